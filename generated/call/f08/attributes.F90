! Do not edit: `bindery generate` writes this from specs/routines/attributes.toml through templates/call/caller.F90.j2.
! Calls of the wrappers of the chapter "attributes".
#include "rec_has.h"

#if REC_HAS_MPI_Comm_delete_attr
subroutine rec_f08_mpi_comm_delete_attr() bind(C)
    use mpi_f08
    use recorder
    use, intrinsic :: iso_c_binding, only: c_ptr
    implicit none
    integer :: i
    type(MPI_Comm) :: comm
    integer :: comm_keyval
    integer :: returned
    i = 0
    returned = 0
    comm%MPI_VAL = 1001
    comm_keyval = 102
    call MPI_Comm_delete_attr(&
        comm, &
        comm_keyval, &
        returned)
    call saw_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Comm_delete_attr
subroutine rec_f08_pmpi_comm_delete_attr() bind(C)
    use mpi_f08
    use recorder
    use, intrinsic :: iso_c_binding, only: c_ptr
    implicit none
    integer :: i
    type(MPI_Comm) :: comm
    integer :: comm_keyval
    integer :: returned
    i = 0
    returned = 0
    comm%MPI_VAL = 1001
    comm_keyval = 102
    call PMPI_Comm_delete_attr(&
        comm, &
        comm_keyval, &
        returned)
    call saw_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Comm_free_keyval
subroutine rec_f08_mpi_comm_free_keyval() bind(C)
    use mpi_f08
    use recorder
    use, intrinsic :: iso_c_binding, only: c_ptr
    implicit none
    integer :: i
    integer :: comm_keyval
    integer :: returned
    i = 0
    returned = 0
    comm_keyval = 101
    call MPI_Comm_free_keyval(&
        comm_keyval, &
        returned)
    call saw_number('comm_keyval', int(comm_keyval, 8))
    call saw_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Comm_free_keyval
subroutine rec_f08_pmpi_comm_free_keyval() bind(C)
    use mpi_f08
    use recorder
    use, intrinsic :: iso_c_binding, only: c_ptr
    implicit none
    integer :: i
    integer :: comm_keyval
    integer :: returned
    i = 0
    returned = 0
    comm_keyval = 101
    call PMPI_Comm_free_keyval(&
        comm_keyval, &
        returned)
    call saw_number('comm_keyval', int(comm_keyval, 8))
    call saw_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Type_delete_attr
subroutine rec_f08_mpi_type_delete_attr() bind(C)
    use mpi_f08
    use recorder
    use, intrinsic :: iso_c_binding, only: c_ptr
    implicit none
    integer :: i
    type(MPI_Datatype) :: datatype
    integer :: type_keyval
    integer :: returned
    i = 0
    returned = 0
    datatype%MPI_VAL = 1001
    type_keyval = 102
    call MPI_Type_delete_attr(&
        datatype, &
        type_keyval, &
        returned)
    call saw_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Type_delete_attr
subroutine rec_f08_pmpi_type_delete_attr() bind(C)
    use mpi_f08
    use recorder
    use, intrinsic :: iso_c_binding, only: c_ptr
    implicit none
    integer :: i
    type(MPI_Datatype) :: datatype
    integer :: type_keyval
    integer :: returned
    i = 0
    returned = 0
    datatype%MPI_VAL = 1001
    type_keyval = 102
    call PMPI_Type_delete_attr(&
        datatype, &
        type_keyval, &
        returned)
    call saw_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Type_free_keyval
subroutine rec_f08_mpi_type_free_keyval() bind(C)
    use mpi_f08
    use recorder
    use, intrinsic :: iso_c_binding, only: c_ptr
    implicit none
    integer :: i
    integer :: type_keyval
    integer :: returned
    i = 0
    returned = 0
    type_keyval = 101
    call MPI_Type_free_keyval(&
        type_keyval, &
        returned)
    call saw_number('type_keyval', int(type_keyval, 8))
    call saw_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Type_free_keyval
subroutine rec_f08_pmpi_type_free_keyval() bind(C)
    use mpi_f08
    use recorder
    use, intrinsic :: iso_c_binding, only: c_ptr
    implicit none
    integer :: i
    integer :: type_keyval
    integer :: returned
    i = 0
    returned = 0
    type_keyval = 101
    call PMPI_Type_free_keyval(&
        type_keyval, &
        returned)
    call saw_number('type_keyval', int(type_keyval, 8))
    call saw_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_delete_attr
subroutine rec_f08_mpi_win_delete_attr() bind(C)
    use mpi_f08
    use recorder
    use, intrinsic :: iso_c_binding, only: c_ptr
    implicit none
    integer :: i
    type(MPI_Win) :: win
    integer :: win_keyval
    integer :: returned
    i = 0
    returned = 0
    win%MPI_VAL = 1001
    win_keyval = 102
    call MPI_Win_delete_attr(&
        win, &
        win_keyval, &
        returned)
    call saw_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_delete_attr
subroutine rec_f08_pmpi_win_delete_attr() bind(C)
    use mpi_f08
    use recorder
    use, intrinsic :: iso_c_binding, only: c_ptr
    implicit none
    integer :: i
    type(MPI_Win) :: win
    integer :: win_keyval
    integer :: returned
    i = 0
    returned = 0
    win%MPI_VAL = 1001
    win_keyval = 102
    call PMPI_Win_delete_attr(&
        win, &
        win_keyval, &
        returned)
    call saw_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_free_keyval
subroutine rec_f08_mpi_win_free_keyval() bind(C)
    use mpi_f08
    use recorder
    use, intrinsic :: iso_c_binding, only: c_ptr
    implicit none
    integer :: i
    integer :: win_keyval
    integer :: returned
    i = 0
    returned = 0
    win_keyval = 101
    call MPI_Win_free_keyval(&
        win_keyval, &
        returned)
    call saw_number('win_keyval', int(win_keyval, 8))
    call saw_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_free_keyval
subroutine rec_f08_pmpi_win_free_keyval() bind(C)
    use mpi_f08
    use recorder
    use, intrinsic :: iso_c_binding, only: c_ptr
    implicit none
    integer :: i
    integer :: win_keyval
    integer :: returned
    i = 0
    returned = 0
    win_keyval = 101
    call PMPI_Win_free_keyval(&
        win_keyval, &
        returned)
    call saw_number('win_keyval', int(win_keyval, 8))
    call saw_number('returned', int(returned, 8))
end subroutine
#endif
