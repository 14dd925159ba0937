! Do not edit: `bindery generate` writes this from specs/routines/attributes.toml through templates/test/fortran_caller/caller.F90.j2.
! Calls of the wrappers of the chapter "attributes".
#include "rec_has.h"
module rec_attributes
    use rec_dialect
    use recorder
    use procedures
    use, intrinsic :: iso_c_binding, only: c_null_ptr, c_ptr
    implicit none
contains

#if REC_HAS_MPI_Attr_delete
subroutine rec_mpifh_mpi_attr_delete() bind(C)
    integer :: i
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
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Attr_delete
subroutine rec_mpifh_pmpi_attr_delete() bind(C)
    integer :: i
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
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Attr_get
subroutine rec_mpifh_mpi_attr_get() bind(C)
    integer :: i
    integer :: comm
    integer :: keyval
    integer :: attribute_val
    logical :: flag
    integer :: returned
    i = 0
    returned = 0
    comm = 1001
    keyval = 102
    flag = 1 == 0
    call mpi_attr_get(&
        comm, &
        keyval, &
        attribute_val, &
        flag, &
        returned)
    call rec_observe_low_part('attribute_val' // c_null_char, attribute_val)
    call observe_number('flag', merge(1_8, 0_8, flag))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Attr_get
subroutine rec_mpifh_pmpi_attr_get() bind(C)
    integer :: i
    integer :: comm
    integer :: keyval
    integer :: attribute_val
    logical :: flag
    integer :: returned
    i = 0
    returned = 0
    comm = 1001
    keyval = 102
    flag = 1 == 0
    call pmpi_attr_get(&
        comm, &
        keyval, &
        attribute_val, &
        flag, &
        returned)
    call rec_observe_low_part('attribute_val' // c_null_char, attribute_val)
    call observe_number('flag', merge(1_8, 0_8, flag))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Attr_put
subroutine rec_mpifh_mpi_attr_put() bind(C)
    integer :: i
    integer :: comm
    integer :: keyval
    integer :: returned
    i = 0
    returned = 0
    comm = 1001
    keyval = 102
    call mpi_attr_put(&
        comm, &
        keyval, &
        103, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Attr_put
subroutine rec_mpifh_pmpi_attr_put() bind(C)
    integer :: i
    integer :: comm
    integer :: keyval
    integer :: returned
    i = 0
    returned = 0
    comm = 1001
    keyval = 102
    call pmpi_attr_put(&
        comm, &
        keyval, &
        103, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Comm_create_keyval
subroutine rec_mpifh_mpi_comm_create_keyval() bind(C)
    integer :: i
    external :: rec_procedure_1
    external :: rec_procedure_2
    integer :: comm_keyval
    integer :: returned
    i = 0
    returned = 0
    call mpi_comm_create_keyval(&
        rec_procedure_1, &
        rec_procedure_2, &
        comm_keyval, &
        104_8, &
        returned)
    call observe_number('comm_keyval', int(comm_keyval, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Comm_create_keyval
subroutine rec_mpifh_pmpi_comm_create_keyval() bind(C)
    integer :: i
    external :: rec_procedure_1
    external :: rec_procedure_2
    integer :: comm_keyval
    integer :: returned
    i = 0
    returned = 0
    call pmpi_comm_create_keyval(&
        rec_procedure_1, &
        rec_procedure_2, &
        comm_keyval, &
        104_8, &
        returned)
    call observe_number('comm_keyval', int(comm_keyval, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Comm_delete_attr
subroutine rec_mpifh_mpi_comm_delete_attr() bind(C)
    integer :: i
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
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Comm_delete_attr
subroutine rec_mpifh_pmpi_comm_delete_attr() bind(C)
    integer :: i
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
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Comm_free_keyval
subroutine rec_mpifh_mpi_comm_free_keyval() bind(C)
    integer :: i
    integer :: comm_keyval
    integer :: returned
    i = 0
    returned = 0
    comm_keyval = 101
    call mpi_comm_free_keyval(&
        comm_keyval, &
        returned)
    call observe_number('comm_keyval', int(comm_keyval, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Comm_free_keyval
subroutine rec_mpifh_pmpi_comm_free_keyval() bind(C)
    integer :: i
    integer :: comm_keyval
    integer :: returned
    i = 0
    returned = 0
    comm_keyval = 101
    call pmpi_comm_free_keyval(&
        comm_keyval, &
        returned)
    call observe_number('comm_keyval', int(comm_keyval, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Comm_get_attr
subroutine rec_mpifh_mpi_comm_get_attr() bind(C)
    integer :: i
    integer :: comm
    integer :: comm_keyval
    integer(8) :: attribute_val
    logical :: flag
    integer :: returned
    i = 0
    returned = 0
    comm = 1001
    comm_keyval = 102
    flag = 1 == 0
    call mpi_comm_get_attr(&
        comm, &
        comm_keyval, &
        attribute_val, &
        flag, &
        returned)
    call observe_address('attribute_val', attribute_val)
    call observe_number('flag', merge(1_8, 0_8, flag))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Comm_get_attr
subroutine rec_mpifh_pmpi_comm_get_attr() bind(C)
    integer :: i
    integer :: comm
    integer :: comm_keyval
    integer(8) :: attribute_val
    logical :: flag
    integer :: returned
    i = 0
    returned = 0
    comm = 1001
    comm_keyval = 102
    flag = 1 == 0
    call pmpi_comm_get_attr(&
        comm, &
        comm_keyval, &
        attribute_val, &
        flag, &
        returned)
    call observe_address('attribute_val', attribute_val)
    call observe_number('flag', merge(1_8, 0_8, flag))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Comm_set_attr
subroutine rec_mpifh_mpi_comm_set_attr() bind(C)
    integer :: i
    integer :: comm
    integer :: comm_keyval
    integer :: returned
    i = 0
    returned = 0
    comm = 1001
    comm_keyval = 102
    call mpi_comm_set_attr(&
        comm, &
        comm_keyval, &
        103_8, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Comm_set_attr
subroutine rec_mpifh_pmpi_comm_set_attr() bind(C)
    integer :: i
    integer :: comm
    integer :: comm_keyval
    integer :: returned
    i = 0
    returned = 0
    comm = 1001
    comm_keyval = 102
    call pmpi_comm_set_attr(&
        comm, &
        comm_keyval, &
        103_8, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Keyval_create
subroutine rec_mpifh_mpi_keyval_create() bind(C)
    integer :: i
    external :: rec_procedure_1
    external :: rec_procedure_2
    integer :: keyval
    integer :: returned
    i = 0
    returned = 0
    call mpi_keyval_create(&
        rec_procedure_1, &
        rec_procedure_2, &
        keyval, &
        104, &
        returned)
    call observe_number('keyval', int(keyval, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Keyval_create
subroutine rec_mpifh_pmpi_keyval_create() bind(C)
    integer :: i
    external :: rec_procedure_1
    external :: rec_procedure_2
    integer :: keyval
    integer :: returned
    i = 0
    returned = 0
    call pmpi_keyval_create(&
        rec_procedure_1, &
        rec_procedure_2, &
        keyval, &
        104, &
        returned)
    call observe_number('keyval', int(keyval, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Keyval_free
subroutine rec_mpifh_mpi_keyval_free() bind(C)
    integer :: i
    integer :: keyval
    integer :: returned
    i = 0
    returned = 0
    keyval = 101
    call mpi_keyval_free(&
        keyval, &
        returned)
    call observe_number('keyval', int(keyval, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Keyval_free
subroutine rec_mpifh_pmpi_keyval_free() bind(C)
    integer :: i
    integer :: keyval
    integer :: returned
    i = 0
    returned = 0
    keyval = 101
    call pmpi_keyval_free(&
        keyval, &
        returned)
    call observe_number('keyval', int(keyval, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Type_create_keyval
subroutine rec_mpifh_mpi_type_create_keyval() bind(C)
    integer :: i
    external :: rec_procedure_1
    external :: rec_procedure_2
    integer :: type_keyval
    integer :: returned
    i = 0
    returned = 0
    call mpi_type_create_keyval(&
        rec_procedure_1, &
        rec_procedure_2, &
        type_keyval, &
        104_8, &
        returned)
    call observe_number('type_keyval', int(type_keyval, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Type_create_keyval
subroutine rec_mpifh_pmpi_type_create_keyval() bind(C)
    integer :: i
    external :: rec_procedure_1
    external :: rec_procedure_2
    integer :: type_keyval
    integer :: returned
    i = 0
    returned = 0
    call pmpi_type_create_keyval(&
        rec_procedure_1, &
        rec_procedure_2, &
        type_keyval, &
        104_8, &
        returned)
    call observe_number('type_keyval', int(type_keyval, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Type_delete_attr
subroutine rec_mpifh_mpi_type_delete_attr() bind(C)
    integer :: i
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
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Type_delete_attr
subroutine rec_mpifh_pmpi_type_delete_attr() bind(C)
    integer :: i
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
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Type_free_keyval
subroutine rec_mpifh_mpi_type_free_keyval() bind(C)
    integer :: i
    integer :: type_keyval
    integer :: returned
    i = 0
    returned = 0
    type_keyval = 101
    call mpi_type_free_keyval(&
        type_keyval, &
        returned)
    call observe_number('type_keyval', int(type_keyval, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Type_free_keyval
subroutine rec_mpifh_pmpi_type_free_keyval() bind(C)
    integer :: i
    integer :: type_keyval
    integer :: returned
    i = 0
    returned = 0
    type_keyval = 101
    call pmpi_type_free_keyval(&
        type_keyval, &
        returned)
    call observe_number('type_keyval', int(type_keyval, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Type_get_attr
subroutine rec_mpifh_mpi_type_get_attr() bind(C)
    integer :: i
    integer :: datatype
    integer :: type_keyval
    integer(8) :: attribute_val
    logical :: flag
    integer :: returned
    i = 0
    returned = 0
    datatype = 1001
    type_keyval = 102
    flag = 1 == 0
    call mpi_type_get_attr(&
        datatype, &
        type_keyval, &
        attribute_val, &
        flag, &
        returned)
    call observe_address('attribute_val', attribute_val)
    call observe_number('flag', merge(1_8, 0_8, flag))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Type_get_attr
subroutine rec_mpifh_pmpi_type_get_attr() bind(C)
    integer :: i
    integer :: datatype
    integer :: type_keyval
    integer(8) :: attribute_val
    logical :: flag
    integer :: returned
    i = 0
    returned = 0
    datatype = 1001
    type_keyval = 102
    flag = 1 == 0
    call pmpi_type_get_attr(&
        datatype, &
        type_keyval, &
        attribute_val, &
        flag, &
        returned)
    call observe_address('attribute_val', attribute_val)
    call observe_number('flag', merge(1_8, 0_8, flag))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Type_set_attr
subroutine rec_mpifh_mpi_type_set_attr() bind(C)
    integer :: i
    integer :: datatype
    integer :: type_keyval
    integer :: returned
    i = 0
    returned = 0
    datatype = 1001
    type_keyval = 102
    call mpi_type_set_attr(&
        datatype, &
        type_keyval, &
        103_8, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Type_set_attr
subroutine rec_mpifh_pmpi_type_set_attr() bind(C)
    integer :: i
    integer :: datatype
    integer :: type_keyval
    integer :: returned
    i = 0
    returned = 0
    datatype = 1001
    type_keyval = 102
    call pmpi_type_set_attr(&
        datatype, &
        type_keyval, &
        103_8, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_create_keyval
subroutine rec_mpifh_mpi_win_create_keyval() bind(C)
    integer :: i
    external :: rec_procedure_1
    external :: rec_procedure_2
    integer :: win_keyval
    integer :: returned
    i = 0
    returned = 0
    call mpi_win_create_keyval(&
        rec_procedure_1, &
        rec_procedure_2, &
        win_keyval, &
        104_8, &
        returned)
    call observe_number('win_keyval', int(win_keyval, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_create_keyval
subroutine rec_mpifh_pmpi_win_create_keyval() bind(C)
    integer :: i
    external :: rec_procedure_1
    external :: rec_procedure_2
    integer :: win_keyval
    integer :: returned
    i = 0
    returned = 0
    call pmpi_win_create_keyval(&
        rec_procedure_1, &
        rec_procedure_2, &
        win_keyval, &
        104_8, &
        returned)
    call observe_number('win_keyval', int(win_keyval, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_delete_attr
subroutine rec_mpifh_mpi_win_delete_attr() bind(C)
    integer :: i
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
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_delete_attr
subroutine rec_mpifh_pmpi_win_delete_attr() bind(C)
    integer :: i
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
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_free_keyval
subroutine rec_mpifh_mpi_win_free_keyval() bind(C)
    integer :: i
    integer :: win_keyval
    integer :: returned
    i = 0
    returned = 0
    win_keyval = 101
    call mpi_win_free_keyval(&
        win_keyval, &
        returned)
    call observe_number('win_keyval', int(win_keyval, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_free_keyval
subroutine rec_mpifh_pmpi_win_free_keyval() bind(C)
    integer :: i
    integer :: win_keyval
    integer :: returned
    i = 0
    returned = 0
    win_keyval = 101
    call pmpi_win_free_keyval(&
        win_keyval, &
        returned)
    call observe_number('win_keyval', int(win_keyval, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_get_attr
subroutine rec_mpifh_mpi_win_get_attr() bind(C)
    integer :: i
    integer :: win
    integer :: win_keyval
    integer(8) :: attribute_val
    logical :: flag
    integer :: returned
    i = 0
    returned = 0
    win = 1001
    win_keyval = 102
    flag = 1 == 0
    call mpi_win_get_attr(&
        win, &
        win_keyval, &
        attribute_val, &
        flag, &
        returned)
    call observe_address('attribute_val', attribute_val)
    call observe_number('flag', merge(1_8, 0_8, flag))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_get_attr
subroutine rec_mpifh_pmpi_win_get_attr() bind(C)
    integer :: i
    integer :: win
    integer :: win_keyval
    integer(8) :: attribute_val
    logical :: flag
    integer :: returned
    i = 0
    returned = 0
    win = 1001
    win_keyval = 102
    flag = 1 == 0
    call pmpi_win_get_attr(&
        win, &
        win_keyval, &
        attribute_val, &
        flag, &
        returned)
    call observe_address('attribute_val', attribute_val)
    call observe_number('flag', merge(1_8, 0_8, flag))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_set_attr
subroutine rec_mpifh_mpi_win_set_attr() bind(C)
    integer :: i
    integer :: win
    integer :: win_keyval
    integer :: returned
    i = 0
    returned = 0
    win = 1001
    win_keyval = 102
    call mpi_win_set_attr(&
        win, &
        win_keyval, &
        103_8, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_set_attr
subroutine rec_mpifh_pmpi_win_set_attr() bind(C)
    integer :: i
    integer :: win
    integer :: win_keyval
    integer :: returned
    i = 0
    returned = 0
    win = 1001
    win_keyval = 102
    call pmpi_win_set_attr(&
        win, &
        win_keyval, &
        103_8, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

end module
