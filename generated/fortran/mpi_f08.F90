! Do not edit: `bindery generate` writes this from specs/ through templates/fortran/mpi_f08.F90.j2.
#include "bnd_has.h"
module mpi_f08
    use mpi_f08_types
    use bnd_callbacks, &
            MPI_COMM_DUP_FN => bnd_f08_comm_dup_fn, &
            MPI_COMM_NULL_COPY_FN => bnd_f08_comm_null_copy_fn, &
            MPI_COMM_NULL_DELETE_FN => bnd_f08_comm_null_delete_fn, &
            MPI_CONVERSION_FN_NULL => bnd_f08_conversion_fn_null, &
            MPI_CONVERSION_FN_NULL_C => bnd_f08_conversion_fn_null_c, &
            MPI_TYPE_DUP_FN => bnd_f08_type_dup_fn, &
            MPI_TYPE_NULL_COPY_FN => bnd_f08_type_null_copy_fn, &
            MPI_TYPE_NULL_DELETE_FN => bnd_f08_type_null_delete_fn, &
            MPI_WIN_DUP_FN => bnd_f08_win_dup_fn, &
            MPI_WIN_NULL_COPY_FN => bnd_f08_win_null_copy_fn, &
            MPI_WIN_NULL_DELETE_FN => bnd_f08_win_null_delete_fn
    use, intrinsic :: iso_c_binding, only: C_PTR
    implicit none
    public
    private :: C_PTR

    INTERFACE
        SUBROUTINE MPI_DUP_FN(OLDCOMM, KEYVAL, EXTRA_STATE, ATTRIBUTE_VAL_IN, ATTRIBUTE_VAL_OUT, FLAG, IERR)
            IMPORT
            INTEGER OLDCOMM
            INTEGER KEYVAL
            INTEGER EXTRA_STATE
            INTEGER ATTRIBUTE_VAL_IN
            INTEGER ATTRIBUTE_VAL_OUT
            LOGICAL FLAG
            INTEGER IERR
        END SUBROUTINE
        SUBROUTINE MPI_NULL_COPY_FN(OLDCOMM, KEYVAL, EXTRA_STATE, ATTRIBUTE_VAL_IN, ATTRIBUTE_VAL_OUT, FLAG, IERR)
            IMPORT
            INTEGER OLDCOMM
            INTEGER KEYVAL
            INTEGER EXTRA_STATE
            INTEGER ATTRIBUTE_VAL_IN
            INTEGER ATTRIBUTE_VAL_OUT
            LOGICAL FLAG
            INTEGER IERR
        END SUBROUTINE
        SUBROUTINE MPI_NULL_DELETE_FN(COMM, KEYVAL, ATTRIBUTE_VAL, EXTRA_STATE, IERR)
            IMPORT
            INTEGER COMM
            INTEGER KEYVAL
            INTEGER ATTRIBUTE_VAL
            INTEGER EXTRA_STATE
            INTEGER IERR
        END SUBROUTINE
    END INTERFACE
#include "f08/abi.inc"
#include "f08/attributes.inc"
#include "f08/collectives.inc"
#include "f08/communicators.inc"
#include "f08/completion.inc"
#include "f08/datatypes.inc"
#include "f08/environment.inc"
#include "f08/error-handling.inc"
#include "f08/files.inc"
#include "f08/fortran-support.inc"
#include "f08/groups.inc"
#include "f08/handle-conversions.inc"
#include "f08/info.inc"
#include "f08/neighborhood.inc"
#include "f08/one-sided.inc"
#include "f08/partitioned.inc"
#include "f08/point-to-point.inc"
#include "f08/process-creation.inc"
#include "f08/processes.inc"
#include "f08/topologies.inc"
end module
