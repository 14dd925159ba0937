! Do not edit: `bindery generate` writes this from specs/routines/attributes.toml through templates/call/caller.F90.j2.
! Calls of the wrappers of the chapter "attributes".
#include "rec_has.h"

#if REC_HAS_MPI_Attr_delete
subroutine rec_mpifh_mpi_attr_delete() bind(C)
    use recorder
    use, intrinsic :: iso_c_binding, only: c_ptr
    implicit none
    integer :: i
    external :: mpi_attr_delete
    integer :: comm
    integer :: keyval
    integer :: returned
    i = 0
    returned = 0
    comm = 1001
    keyval = 102
    call mpi_attr_delete(&
        comm, &
        keyval, &
        returned)
    call saw_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Attr_delete
subroutine rec_mpifh_pmpi_attr_delete() bind(C)
    use recorder
    use, intrinsic :: iso_c_binding, only: c_ptr
    implicit none
    integer :: i
    external :: pmpi_attr_delete
    integer :: comm
    integer :: keyval
    integer :: returned
    i = 0
    returned = 0
    comm = 1001
    keyval = 102
    call pmpi_attr_delete(&
        comm, &
        keyval, &
        returned)
    call saw_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Comm_delete_attr
subroutine rec_mpifh_mpi_comm_delete_attr() bind(C)
    use recorder
    use, intrinsic :: iso_c_binding, only: c_ptr
    implicit none
    integer :: i
    external :: mpi_comm_delete_attr
    integer :: comm
    integer :: comm_keyval
    integer :: returned
    i = 0
    returned = 0
    comm = 1001
    comm_keyval = 102
    call mpi_comm_delete_attr(&
        comm, &
        comm_keyval, &
        returned)
    call saw_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Comm_delete_attr
subroutine rec_mpifh_pmpi_comm_delete_attr() bind(C)
    use recorder
    use, intrinsic :: iso_c_binding, only: c_ptr
    implicit none
    integer :: i
    external :: pmpi_comm_delete_attr
    integer :: comm
    integer :: comm_keyval
    integer :: returned
    i = 0
    returned = 0
    comm = 1001
    comm_keyval = 102
    call pmpi_comm_delete_attr(&
        comm, &
        comm_keyval, &
        returned)
    call saw_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Comm_free_keyval
subroutine rec_mpifh_mpi_comm_free_keyval() bind(C)
    use recorder
    use, intrinsic :: iso_c_binding, only: c_ptr
    implicit none
    integer :: i
    external :: mpi_comm_free_keyval
    integer :: comm_keyval
    integer :: returned
    i = 0
    returned = 0
    comm_keyval = 101
    call mpi_comm_free_keyval(&
        comm_keyval, &
        returned)
    call saw_number('comm_keyval', int(comm_keyval, 8))
    call saw_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Comm_free_keyval
subroutine rec_mpifh_pmpi_comm_free_keyval() bind(C)
    use recorder
    use, intrinsic :: iso_c_binding, only: c_ptr
    implicit none
    integer :: i
    external :: pmpi_comm_free_keyval
    integer :: comm_keyval
    integer :: returned
    i = 0
    returned = 0
    comm_keyval = 101
    call pmpi_comm_free_keyval(&
        comm_keyval, &
        returned)
    call saw_number('comm_keyval', int(comm_keyval, 8))
    call saw_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Keyval_free
subroutine rec_mpifh_mpi_keyval_free() bind(C)
    use recorder
    use, intrinsic :: iso_c_binding, only: c_ptr
    implicit none
    integer :: i
    external :: mpi_keyval_free
    integer :: keyval
    integer :: returned
    i = 0
    returned = 0
    keyval = 101
    call mpi_keyval_free(&
        keyval, &
        returned)
    call saw_number('keyval', int(keyval, 8))
    call saw_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Keyval_free
subroutine rec_mpifh_pmpi_keyval_free() bind(C)
    use recorder
    use, intrinsic :: iso_c_binding, only: c_ptr
    implicit none
    integer :: i
    external :: pmpi_keyval_free
    integer :: keyval
    integer :: returned
    i = 0
    returned = 0
    keyval = 101
    call pmpi_keyval_free(&
        keyval, &
        returned)
    call saw_number('keyval', int(keyval, 8))
    call saw_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Type_delete_attr
subroutine rec_mpifh_mpi_type_delete_attr() bind(C)
    use recorder
    use, intrinsic :: iso_c_binding, only: c_ptr
    implicit none
    integer :: i
    external :: mpi_type_delete_attr
    integer :: datatype
    integer :: type_keyval
    integer :: returned
    i = 0
    returned = 0
    datatype = 1001
    type_keyval = 102
    call mpi_type_delete_attr(&
        datatype, &
        type_keyval, &
        returned)
    call saw_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Type_delete_attr
subroutine rec_mpifh_pmpi_type_delete_attr() bind(C)
    use recorder
    use, intrinsic :: iso_c_binding, only: c_ptr
    implicit none
    integer :: i
    external :: pmpi_type_delete_attr
    integer :: datatype
    integer :: type_keyval
    integer :: returned
    i = 0
    returned = 0
    datatype = 1001
    type_keyval = 102
    call pmpi_type_delete_attr(&
        datatype, &
        type_keyval, &
        returned)
    call saw_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Type_free_keyval
subroutine rec_mpifh_mpi_type_free_keyval() bind(C)
    use recorder
    use, intrinsic :: iso_c_binding, only: c_ptr
    implicit none
    integer :: i
    external :: mpi_type_free_keyval
    integer :: type_keyval
    integer :: returned
    i = 0
    returned = 0
    type_keyval = 101
    call mpi_type_free_keyval(&
        type_keyval, &
        returned)
    call saw_number('type_keyval', int(type_keyval, 8))
    call saw_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Type_free_keyval
subroutine rec_mpifh_pmpi_type_free_keyval() bind(C)
    use recorder
    use, intrinsic :: iso_c_binding, only: c_ptr
    implicit none
    integer :: i
    external :: pmpi_type_free_keyval
    integer :: type_keyval
    integer :: returned
    i = 0
    returned = 0
    type_keyval = 101
    call pmpi_type_free_keyval(&
        type_keyval, &
        returned)
    call saw_number('type_keyval', int(type_keyval, 8))
    call saw_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_delete_attr
subroutine rec_mpifh_mpi_win_delete_attr() bind(C)
    use recorder
    use, intrinsic :: iso_c_binding, only: c_ptr
    implicit none
    integer :: i
    external :: mpi_win_delete_attr
    integer :: win
    integer :: win_keyval
    integer :: returned
    i = 0
    returned = 0
    win = 1001
    win_keyval = 102
    call mpi_win_delete_attr(&
        win, &
        win_keyval, &
        returned)
    call saw_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_delete_attr
subroutine rec_mpifh_pmpi_win_delete_attr() bind(C)
    use recorder
    use, intrinsic :: iso_c_binding, only: c_ptr
    implicit none
    integer :: i
    external :: pmpi_win_delete_attr
    integer :: win
    integer :: win_keyval
    integer :: returned
    i = 0
    returned = 0
    win = 1001
    win_keyval = 102
    call pmpi_win_delete_attr(&
        win, &
        win_keyval, &
        returned)
    call saw_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_free_keyval
subroutine rec_mpifh_mpi_win_free_keyval() bind(C)
    use recorder
    use, intrinsic :: iso_c_binding, only: c_ptr
    implicit none
    integer :: i
    external :: mpi_win_free_keyval
    integer :: win_keyval
    integer :: returned
    i = 0
    returned = 0
    win_keyval = 101
    call mpi_win_free_keyval(&
        win_keyval, &
        returned)
    call saw_number('win_keyval', int(win_keyval, 8))
    call saw_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_free_keyval
subroutine rec_mpifh_pmpi_win_free_keyval() bind(C)
    use recorder
    use, intrinsic :: iso_c_binding, only: c_ptr
    implicit none
    integer :: i
    external :: pmpi_win_free_keyval
    integer :: win_keyval
    integer :: returned
    i = 0
    returned = 0
    win_keyval = 101
    call pmpi_win_free_keyval(&
        win_keyval, &
        returned)
    call saw_number('win_keyval', int(win_keyval, 8))
    call saw_number('returned', int(returned, 8))
end subroutine
#endif
