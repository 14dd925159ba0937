! Do not edit: `bindery generate` writes this from specs/routines/attributes.toml through templates/test/fortran_caller/caller.F90.j2.
! Calls of the wrappers of the chapter "attributes".
#include "rec_has.h"
module rec_attributes
    use mpi_f08
    use recorder
    use procedures
    use, intrinsic :: iso_c_binding, only: c_null_ptr, c_ptr
    implicit none
contains

#if REC_HAS_MPI_Comm_delete_attr && !REC_HAS_MPI_Attr_delete
subroutine rec_f08_mpi_attr_delete() bind(C)
    integer :: i
    type(MPI_Comm) :: comm
    integer :: comm_keyval
    integer :: returned
    i = 0
    returned = 0
    comm%MPI_VAL = 1001
    comm_keyval = 102
    call MPI_Attr_delete(&
        comm, &
        comm_keyval, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Comm_delete_attr && !REC_HAS_MPI_Attr_delete
subroutine rec_f08_pmpi_attr_delete() bind(C)
    integer :: i
    type(MPI_Comm) :: comm
    integer :: comm_keyval
    integer :: returned
    i = 0
    returned = 0
    comm%MPI_VAL = 1001
    comm_keyval = 102
    call PMPI_Attr_delete(&
        comm, &
        comm_keyval, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Comm_get_attr && !REC_HAS_MPI_Attr_get
subroutine rec_f08_mpi_attr_get() bind(C)
    integer :: i
    type(MPI_Comm) :: comm
    integer :: comm_keyval
    integer :: attribute_val
    logical :: flag
    integer :: returned
    i = 0
    returned = 0
    comm%MPI_VAL = 1001
    comm_keyval = 102
    flag = 1 == 0
    call MPI_Attr_get(&
        comm, &
        comm_keyval, &
        attribute_val, &
        flag, &
        returned)
    call rec_observe_low_part('attribute_val' // c_null_char, attribute_val)
    call observe_number('flag', merge(1_8, 0_8, flag))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Comm_get_attr && !REC_HAS_MPI_Attr_get
subroutine rec_f08_pmpi_attr_get() bind(C)
    integer :: i
    type(MPI_Comm) :: comm
    integer :: comm_keyval
    integer :: attribute_val
    logical :: flag
    integer :: returned
    i = 0
    returned = 0
    comm%MPI_VAL = 1001
    comm_keyval = 102
    flag = 1 == 0
    call PMPI_Attr_get(&
        comm, &
        comm_keyval, &
        attribute_val, &
        flag, &
        returned)
    call rec_observe_low_part('attribute_val' // c_null_char, attribute_val)
    call observe_number('flag', merge(1_8, 0_8, flag))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Comm_set_attr && !REC_HAS_MPI_Attr_put
subroutine rec_f08_mpi_attr_put() bind(C)
    integer :: i
    type(MPI_Comm) :: comm
    integer :: comm_keyval
    integer :: returned
    i = 0
    returned = 0
    comm%MPI_VAL = 1001
    comm_keyval = 102
    call MPI_Attr_put(&
        comm, &
        comm_keyval, &
        103, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Comm_set_attr && !REC_HAS_MPI_Attr_put
subroutine rec_f08_pmpi_attr_put() bind(C)
    integer :: i
    type(MPI_Comm) :: comm
    integer :: comm_keyval
    integer :: returned
    i = 0
    returned = 0
    comm%MPI_VAL = 1001
    comm_keyval = 102
    call PMPI_Attr_put(&
        comm, &
        comm_keyval, &
        103, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

end module
