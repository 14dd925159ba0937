! Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml through templates/test/fortran_caller/caller.F90.j2.
! Calls of the wrappers of the chapter "datatypes".
#include "rec_has.h"
module rec_datatypes
    use mpi_f08
    use recorder
    use procedures
    use, intrinsic :: iso_c_binding, only: c_null_ptr, c_ptr
    implicit none
contains

#if REC_HAS_MPI_Type_size_x && !REC_HAS_MPI_Type_size_c
subroutine rec_f08_mpi_type_size_c() bind(C)
    integer :: i
    type(MPI_Datatype) :: datatype
    integer(8) :: size
    integer :: returned
    i = 0
    returned = 0
    datatype%MPI_VAL = 1001
    call MPI_Type_size(&
        datatype, &
        size, &
        returned)
    call observe_number('size', int(size, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Type_size_x && !REC_HAS_MPI_Type_size_c
subroutine rec_f08_pmpi_type_size_c() bind(C)
    integer :: i
    type(MPI_Datatype) :: datatype
    integer(8) :: size
    integer :: returned
    i = 0
    returned = 0
    datatype%MPI_VAL = 1001
    call PMPI_Type_size(&
        datatype, &
        size, &
        returned)
    call observe_number('size', int(size, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

end module
