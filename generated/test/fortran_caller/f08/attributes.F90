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

#if REC_HAS_MPI_Attr_delete
subroutine rec_f08_mpi_attr_delete() bind(C)
    integer :: i
    type(MPI_Comm) :: comm
    integer :: keyval
    integer :: returned
    i = 0
    returned = 0
    comm%MPI_VAL = 1001
    keyval = 102
    call MPI_Attr_delete(&
        comm, &
        keyval, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Attr_delete
subroutine rec_f08_pmpi_attr_delete() bind(C)
    integer :: i
    type(MPI_Comm) :: comm
    integer :: keyval
    integer :: returned
    i = 0
    returned = 0
    comm%MPI_VAL = 1001
    keyval = 102
    call PMPI_Attr_delete(&
        comm, &
        keyval, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Attr_get
subroutine rec_f08_mpi_attr_get() bind(C)
    integer :: i
    type(MPI_Comm) :: comm
    integer :: keyval
    integer :: attribute_val
    logical :: flag
    integer :: returned
    i = 0
    returned = 0
    comm%MPI_VAL = 1001
    keyval = 102
    flag = 1 == 0
    call MPI_Attr_get(&
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
subroutine rec_f08_pmpi_attr_get() bind(C)
    integer :: i
    type(MPI_Comm) :: comm
    integer :: keyval
    integer :: attribute_val
    logical :: flag
    integer :: returned
    i = 0
    returned = 0
    comm%MPI_VAL = 1001
    keyval = 102
    flag = 1 == 0
    call PMPI_Attr_get(&
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
subroutine rec_f08_mpi_attr_put() bind(C)
    integer :: i
    type(MPI_Comm) :: comm
    integer :: keyval
    integer :: returned
    i = 0
    returned = 0
    comm%MPI_VAL = 1001
    keyval = 102
    call MPI_Attr_put(&
        comm, &
        keyval, &
        103, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Attr_put
subroutine rec_f08_pmpi_attr_put() bind(C)
    integer :: i
    type(MPI_Comm) :: comm
    integer :: keyval
    integer :: returned
    i = 0
    returned = 0
    comm%MPI_VAL = 1001
    keyval = 102
    call PMPI_Attr_put(&
        comm, &
        keyval, &
        103, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Comm_create_keyval
subroutine rec_f08_mpi_comm_create_keyval() bind(C)
    integer :: i
    procedure(MPI_Comm_copy_attr_function) :: rec_procedure_1
    procedure(MPI_Comm_delete_attr_function) :: rec_procedure_2
    integer :: comm_keyval
    integer :: returned
    i = 0
    returned = 0
    call MPI_Comm_create_keyval(&
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
subroutine rec_f08_pmpi_comm_create_keyval() bind(C)
    integer :: i
    procedure(MPI_Comm_copy_attr_function) :: rec_procedure_1
    procedure(MPI_Comm_delete_attr_function) :: rec_procedure_2
    integer :: comm_keyval
    integer :: returned
    i = 0
    returned = 0
    call PMPI_Comm_create_keyval(&
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
subroutine rec_f08_mpi_comm_delete_attr() bind(C)
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
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Comm_delete_attr
subroutine rec_f08_pmpi_comm_delete_attr() bind(C)
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
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Comm_free_keyval
subroutine rec_f08_mpi_comm_free_keyval() bind(C)
    integer :: i
    integer :: comm_keyval
    integer :: returned
    i = 0
    returned = 0
    comm_keyval = 101
    call MPI_Comm_free_keyval(&
        comm_keyval, &
        returned)
    call observe_number('comm_keyval', int(comm_keyval, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Comm_free_keyval
subroutine rec_f08_pmpi_comm_free_keyval() bind(C)
    integer :: i
    integer :: comm_keyval
    integer :: returned
    i = 0
    returned = 0
    comm_keyval = 101
    call PMPI_Comm_free_keyval(&
        comm_keyval, &
        returned)
    call observe_number('comm_keyval', int(comm_keyval, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Comm_get_attr
subroutine rec_f08_mpi_comm_get_attr() bind(C)
    integer :: i
    type(MPI_Comm) :: comm
    integer :: comm_keyval
    integer(8) :: attribute_val
    logical :: flag
    integer :: returned
    i = 0
    returned = 0
    comm%MPI_VAL = 1001
    comm_keyval = 102
    flag = 1 == 0
    call MPI_Comm_get_attr(&
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
subroutine rec_f08_pmpi_comm_get_attr() bind(C)
    integer :: i
    type(MPI_Comm) :: comm
    integer :: comm_keyval
    integer(8) :: attribute_val
    logical :: flag
    integer :: returned
    i = 0
    returned = 0
    comm%MPI_VAL = 1001
    comm_keyval = 102
    flag = 1 == 0
    call PMPI_Comm_get_attr(&
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
subroutine rec_f08_mpi_comm_set_attr() bind(C)
    integer :: i
    type(MPI_Comm) :: comm
    integer :: comm_keyval
    integer :: returned
    i = 0
    returned = 0
    comm%MPI_VAL = 1001
    comm_keyval = 102
    call MPI_Comm_set_attr(&
        comm, &
        comm_keyval, &
        103_8, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Comm_set_attr
subroutine rec_f08_pmpi_comm_set_attr() bind(C)
    integer :: i
    type(MPI_Comm) :: comm
    integer :: comm_keyval
    integer :: returned
    i = 0
    returned = 0
    comm%MPI_VAL = 1001
    comm_keyval = 102
    call PMPI_Comm_set_attr(&
        comm, &
        comm_keyval, &
        103_8, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Type_create_keyval
subroutine rec_f08_mpi_type_create_keyval() bind(C)
    integer :: i
    procedure(MPI_Type_copy_attr_function) :: rec_procedure_1
    procedure(MPI_Type_delete_attr_function) :: rec_procedure_2
    integer :: type_keyval
    integer :: returned
    i = 0
    returned = 0
    call MPI_Type_create_keyval(&
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
subroutine rec_f08_pmpi_type_create_keyval() bind(C)
    integer :: i
    procedure(MPI_Type_copy_attr_function) :: rec_procedure_1
    procedure(MPI_Type_delete_attr_function) :: rec_procedure_2
    integer :: type_keyval
    integer :: returned
    i = 0
    returned = 0
    call PMPI_Type_create_keyval(&
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
subroutine rec_f08_mpi_type_delete_attr() bind(C)
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
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Type_delete_attr
subroutine rec_f08_pmpi_type_delete_attr() bind(C)
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
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Type_free_keyval
subroutine rec_f08_mpi_type_free_keyval() bind(C)
    integer :: i
    integer :: type_keyval
    integer :: returned
    i = 0
    returned = 0
    type_keyval = 101
    call MPI_Type_free_keyval(&
        type_keyval, &
        returned)
    call observe_number('type_keyval', int(type_keyval, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Type_free_keyval
subroutine rec_f08_pmpi_type_free_keyval() bind(C)
    integer :: i
    integer :: type_keyval
    integer :: returned
    i = 0
    returned = 0
    type_keyval = 101
    call PMPI_Type_free_keyval(&
        type_keyval, &
        returned)
    call observe_number('type_keyval', int(type_keyval, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Type_get_attr
subroutine rec_f08_mpi_type_get_attr() bind(C)
    integer :: i
    type(MPI_Datatype) :: datatype
    integer :: type_keyval
    integer(8) :: attribute_val
    logical :: flag
    integer :: returned
    i = 0
    returned = 0
    datatype%MPI_VAL = 1001
    type_keyval = 102
    flag = 1 == 0
    call MPI_Type_get_attr(&
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
subroutine rec_f08_pmpi_type_get_attr() bind(C)
    integer :: i
    type(MPI_Datatype) :: datatype
    integer :: type_keyval
    integer(8) :: attribute_val
    logical :: flag
    integer :: returned
    i = 0
    returned = 0
    datatype%MPI_VAL = 1001
    type_keyval = 102
    flag = 1 == 0
    call PMPI_Type_get_attr(&
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
subroutine rec_f08_mpi_type_set_attr() bind(C)
    integer :: i
    type(MPI_Datatype) :: datatype
    integer :: type_keyval
    integer :: returned
    i = 0
    returned = 0
    datatype%MPI_VAL = 1001
    type_keyval = 102
    call MPI_Type_set_attr(&
        datatype, &
        type_keyval, &
        103_8, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Type_set_attr
subroutine rec_f08_pmpi_type_set_attr() bind(C)
    integer :: i
    type(MPI_Datatype) :: datatype
    integer :: type_keyval
    integer :: returned
    i = 0
    returned = 0
    datatype%MPI_VAL = 1001
    type_keyval = 102
    call PMPI_Type_set_attr(&
        datatype, &
        type_keyval, &
        103_8, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_create_keyval
subroutine rec_f08_mpi_win_create_keyval() bind(C)
    integer :: i
    procedure(MPI_Win_copy_attr_function) :: rec_procedure_1
    procedure(MPI_Win_delete_attr_function) :: rec_procedure_2
    integer :: win_keyval
    integer :: returned
    i = 0
    returned = 0
    call MPI_Win_create_keyval(&
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
subroutine rec_f08_pmpi_win_create_keyval() bind(C)
    integer :: i
    procedure(MPI_Win_copy_attr_function) :: rec_procedure_1
    procedure(MPI_Win_delete_attr_function) :: rec_procedure_2
    integer :: win_keyval
    integer :: returned
    i = 0
    returned = 0
    call PMPI_Win_create_keyval(&
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
subroutine rec_f08_mpi_win_delete_attr() bind(C)
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
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_delete_attr
subroutine rec_f08_pmpi_win_delete_attr() bind(C)
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
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_free_keyval
subroutine rec_f08_mpi_win_free_keyval() bind(C)
    integer :: i
    integer :: win_keyval
    integer :: returned
    i = 0
    returned = 0
    win_keyval = 101
    call MPI_Win_free_keyval(&
        win_keyval, &
        returned)
    call observe_number('win_keyval', int(win_keyval, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_free_keyval
subroutine rec_f08_pmpi_win_free_keyval() bind(C)
    integer :: i
    integer :: win_keyval
    integer :: returned
    i = 0
    returned = 0
    win_keyval = 101
    call PMPI_Win_free_keyval(&
        win_keyval, &
        returned)
    call observe_number('win_keyval', int(win_keyval, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_get_attr
subroutine rec_f08_mpi_win_get_attr() bind(C)
    integer :: i
    type(MPI_Win) :: win
    integer :: win_keyval
    integer(8) :: attribute_val
    logical :: flag
    integer :: returned
    i = 0
    returned = 0
    win%MPI_VAL = 1001
    win_keyval = 102
    flag = 1 == 0
    call MPI_Win_get_attr(&
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
subroutine rec_f08_pmpi_win_get_attr() bind(C)
    integer :: i
    type(MPI_Win) :: win
    integer :: win_keyval
    integer(8) :: attribute_val
    logical :: flag
    integer :: returned
    i = 0
    returned = 0
    win%MPI_VAL = 1001
    win_keyval = 102
    flag = 1 == 0
    call PMPI_Win_get_attr(&
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
subroutine rec_f08_mpi_win_set_attr() bind(C)
    integer :: i
    type(MPI_Win) :: win
    integer :: win_keyval
    integer :: returned
    i = 0
    returned = 0
    win%MPI_VAL = 1001
    win_keyval = 102
    call MPI_Win_set_attr(&
        win, &
        win_keyval, &
        103_8, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_set_attr
subroutine rec_f08_pmpi_win_set_attr() bind(C)
    integer :: i
    type(MPI_Win) :: win
    integer :: win_keyval
    integer :: returned
    i = 0
    returned = 0
    win%MPI_VAL = 1001
    win_keyval = 102
    call PMPI_Win_set_attr(&
        win, &
        win_keyval, &
        103_8, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

end module
