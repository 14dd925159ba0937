! Do not edit: `bindery generate` writes this from specs/routines/communicators.toml through templates/test/fortran_caller/caller.F90.j2.
! Calls of the wrappers of the chapter "communicators".
#include "rec_has.h"
module rec_communicators
    use mpi_f08
    use recorder
    use procedures
    use, intrinsic :: iso_c_binding, only: c_null_ptr, c_ptr
    implicit none
contains

#if REC_HAS_MPI_Comm_compare
subroutine rec_f08_mpi_comm_compare() bind(C)
    integer :: i
    type(MPI_Comm) :: comm1
    type(MPI_Comm) :: comm2
    integer :: result
    integer :: returned
    i = 0
    returned = 0
    comm1%MPI_VAL = 1001
    comm2%MPI_VAL = 1002
    call MPI_Comm_compare(&
        comm1, &
        comm2, &
        result, &
        returned)
    call observe_number('result', int(result, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Comm_compare
subroutine rec_f08_pmpi_comm_compare() bind(C)
    integer :: i
    type(MPI_Comm) :: comm1
    type(MPI_Comm) :: comm2
    integer :: result
    integer :: returned
    i = 0
    returned = 0
    comm1%MPI_VAL = 1001
    comm2%MPI_VAL = 1002
    call PMPI_Comm_compare(&
        comm1, &
        comm2, &
        result, &
        returned)
    call observe_number('result', int(result, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Comm_create
subroutine rec_f08_mpi_comm_create() bind(C)
    integer :: i
    type(MPI_Comm) :: comm
    type(MPI_Group) :: group
    type(MPI_Comm) :: newcomm
    integer :: returned
    i = 0
    returned = 0
    comm%MPI_VAL = 1001
    group%MPI_VAL = 1002
    call MPI_Comm_create(&
        comm, &
        group, &
        newcomm, &
        returned)
    call observe_handle('newcomm', newcomm%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Comm_create
subroutine rec_f08_pmpi_comm_create() bind(C)
    integer :: i
    type(MPI_Comm) :: comm
    type(MPI_Group) :: group
    type(MPI_Comm) :: newcomm
    integer :: returned
    i = 0
    returned = 0
    comm%MPI_VAL = 1001
    group%MPI_VAL = 1002
    call PMPI_Comm_create(&
        comm, &
        group, &
        newcomm, &
        returned)
    call observe_handle('newcomm', newcomm%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Comm_create_group
subroutine rec_f08_mpi_comm_create_group() bind(C)
    integer :: i
    type(MPI_Comm) :: comm
    type(MPI_Group) :: group
    integer :: tag
    type(MPI_Comm) :: newcomm
    integer :: returned
    i = 0
    returned = 0
    comm%MPI_VAL = 1001
    group%MPI_VAL = 1002
    tag = 103
    call MPI_Comm_create_group(&
        comm, &
        group, &
        tag, &
        newcomm, &
        returned)
    call observe_handle('newcomm', newcomm%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Comm_create_group
subroutine rec_f08_pmpi_comm_create_group() bind(C)
    integer :: i
    type(MPI_Comm) :: comm
    type(MPI_Group) :: group
    integer :: tag
    type(MPI_Comm) :: newcomm
    integer :: returned
    i = 0
    returned = 0
    comm%MPI_VAL = 1001
    group%MPI_VAL = 1002
    tag = 103
    call PMPI_Comm_create_group(&
        comm, &
        group, &
        tag, &
        newcomm, &
        returned)
    call observe_handle('newcomm', newcomm%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Comm_dup
subroutine rec_f08_mpi_comm_dup() bind(C)
    integer :: i
    type(MPI_Comm) :: comm
    type(MPI_Comm) :: newcomm
    integer :: returned
    i = 0
    returned = 0
    comm%MPI_VAL = 1001
    call MPI_Comm_dup(&
        comm, &
        newcomm, &
        returned)
    call observe_handle('newcomm', newcomm%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Comm_dup
subroutine rec_f08_pmpi_comm_dup() bind(C)
    integer :: i
    type(MPI_Comm) :: comm
    type(MPI_Comm) :: newcomm
    integer :: returned
    i = 0
    returned = 0
    comm%MPI_VAL = 1001
    call PMPI_Comm_dup(&
        comm, &
        newcomm, &
        returned)
    call observe_handle('newcomm', newcomm%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Comm_dup_with_info
subroutine rec_f08_mpi_comm_dup_with_info() bind(C)
    integer :: i
    type(MPI_Comm) :: comm
    type(MPI_Info) :: info
    type(MPI_Comm) :: newcomm
    integer :: returned
    i = 0
    returned = 0
    comm%MPI_VAL = 1001
    info%MPI_VAL = 1002
    call MPI_Comm_dup_with_info(&
        comm, &
        info, &
        newcomm, &
        returned)
    call observe_handle('newcomm', newcomm%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Comm_dup_with_info
subroutine rec_f08_pmpi_comm_dup_with_info() bind(C)
    integer :: i
    type(MPI_Comm) :: comm
    type(MPI_Info) :: info
    type(MPI_Comm) :: newcomm
    integer :: returned
    i = 0
    returned = 0
    comm%MPI_VAL = 1001
    info%MPI_VAL = 1002
    call PMPI_Comm_dup_with_info(&
        comm, &
        info, &
        newcomm, &
        returned)
    call observe_handle('newcomm', newcomm%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Comm_free
subroutine rec_f08_mpi_comm_free() bind(C)
    integer :: i
    type(MPI_Comm) :: comm
    integer :: returned
    i = 0
    returned = 0
    comm%MPI_VAL = 1001
    call MPI_Comm_free(&
        comm, &
        returned)
    call observe_handle('comm', comm%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Comm_free
subroutine rec_f08_pmpi_comm_free() bind(C)
    integer :: i
    type(MPI_Comm) :: comm
    integer :: returned
    i = 0
    returned = 0
    comm%MPI_VAL = 1001
    call PMPI_Comm_free(&
        comm, &
        returned)
    call observe_handle('comm', comm%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Comm_get_info
subroutine rec_f08_mpi_comm_get_info() bind(C)
    integer :: i
    type(MPI_Comm) :: comm
    type(MPI_Info) :: info_used
    integer :: returned
    i = 0
    returned = 0
    comm%MPI_VAL = 1001
    call MPI_Comm_get_info(&
        comm, &
        info_used, &
        returned)
    call observe_handle('info_used', info_used%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Comm_get_info
subroutine rec_f08_pmpi_comm_get_info() bind(C)
    integer :: i
    type(MPI_Comm) :: comm
    type(MPI_Info) :: info_used
    integer :: returned
    i = 0
    returned = 0
    comm%MPI_VAL = 1001
    call PMPI_Comm_get_info(&
        comm, &
        info_used, &
        returned)
    call observe_handle('info_used', info_used%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Comm_get_name
subroutine rec_f08_mpi_comm_get_name() bind(C)
    integer :: i
    type(MPI_Comm) :: comm
    character(len=8192) :: comm_name
    integer :: resultlen
    integer :: returned
    i = 0
    returned = 0
    comm%MPI_VAL = 1001
    call MPI_Comm_get_name(&
        comm, &
        comm_name, &
        resultlen, &
        returned)
    call observe_text('comm_name', comm_name)
    call observe_number('resultlen', int(resultlen, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Comm_get_name
subroutine rec_f08_pmpi_comm_get_name() bind(C)
    integer :: i
    type(MPI_Comm) :: comm
    character(len=8192) :: comm_name
    integer :: resultlen
    integer :: returned
    i = 0
    returned = 0
    comm%MPI_VAL = 1001
    call PMPI_Comm_get_name(&
        comm, &
        comm_name, &
        resultlen, &
        returned)
    call observe_text('comm_name', comm_name)
    call observe_number('resultlen', int(resultlen, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Comm_group
subroutine rec_f08_mpi_comm_group() bind(C)
    integer :: i
    type(MPI_Comm) :: comm
    type(MPI_Group) :: group
    integer :: returned
    i = 0
    returned = 0
    comm%MPI_VAL = 1001
    call MPI_Comm_group(&
        comm, &
        group, &
        returned)
    call observe_handle('group', group%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Comm_group
subroutine rec_f08_pmpi_comm_group() bind(C)
    integer :: i
    type(MPI_Comm) :: comm
    type(MPI_Group) :: group
    integer :: returned
    i = 0
    returned = 0
    comm%MPI_VAL = 1001
    call PMPI_Comm_group(&
        comm, &
        group, &
        returned)
    call observe_handle('group', group%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Comm_idup
subroutine rec_f08_mpi_comm_idup() bind(C)
    integer :: i
    type(MPI_Comm) :: comm
    type(MPI_Comm) :: newcomm
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    comm%MPI_VAL = 1001
    call MPI_Comm_idup(&
        comm, &
        newcomm, &
        request, &
        returned)
    call observe_handle('newcomm', newcomm%MPI_VAL)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Comm_idup
subroutine rec_f08_pmpi_comm_idup() bind(C)
    integer :: i
    type(MPI_Comm) :: comm
    type(MPI_Comm) :: newcomm
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    comm%MPI_VAL = 1001
    call PMPI_Comm_idup(&
        comm, &
        newcomm, &
        request, &
        returned)
    call observe_handle('newcomm', newcomm%MPI_VAL)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Comm_idup_with_info
subroutine rec_f08_mpi_comm_idup_with_info() bind(C)
    integer :: i
    type(MPI_Comm) :: comm
    type(MPI_Info) :: info
    type(MPI_Comm) :: newcomm
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    comm%MPI_VAL = 1001
    info%MPI_VAL = 1002
    call MPI_Comm_idup_with_info(&
        comm, &
        info, &
        newcomm, &
        request, &
        returned)
    call observe_handle('newcomm', newcomm%MPI_VAL)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Comm_idup_with_info
subroutine rec_f08_pmpi_comm_idup_with_info() bind(C)
    integer :: i
    type(MPI_Comm) :: comm
    type(MPI_Info) :: info
    type(MPI_Comm) :: newcomm
    type(MPI_Request) :: request
    integer :: returned
    i = 0
    returned = 0
    comm%MPI_VAL = 1001
    info%MPI_VAL = 1002
    call PMPI_Comm_idup_with_info(&
        comm, &
        info, &
        newcomm, &
        request, &
        returned)
    call observe_handle('newcomm', newcomm%MPI_VAL)
    call observe_handle('request', request%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Comm_rank
subroutine rec_f08_mpi_comm_rank() bind(C)
    integer :: i
    type(MPI_Comm) :: comm
    integer :: rank
    integer :: returned
    i = 0
    returned = 0
    comm%MPI_VAL = 1001
    call MPI_Comm_rank(&
        comm, &
        rank, &
        returned)
    call observe_number('rank', int(rank, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Comm_rank
subroutine rec_f08_pmpi_comm_rank() bind(C)
    integer :: i
    type(MPI_Comm) :: comm
    integer :: rank
    integer :: returned
    i = 0
    returned = 0
    comm%MPI_VAL = 1001
    call PMPI_Comm_rank(&
        comm, &
        rank, &
        returned)
    call observe_number('rank', int(rank, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Comm_remote_group
subroutine rec_f08_mpi_comm_remote_group() bind(C)
    integer :: i
    type(MPI_Comm) :: comm
    type(MPI_Group) :: group
    integer :: returned
    i = 0
    returned = 0
    comm%MPI_VAL = 1001
    call MPI_Comm_remote_group(&
        comm, &
        group, &
        returned)
    call observe_handle('group', group%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Comm_remote_group
subroutine rec_f08_pmpi_comm_remote_group() bind(C)
    integer :: i
    type(MPI_Comm) :: comm
    type(MPI_Group) :: group
    integer :: returned
    i = 0
    returned = 0
    comm%MPI_VAL = 1001
    call PMPI_Comm_remote_group(&
        comm, &
        group, &
        returned)
    call observe_handle('group', group%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Comm_remote_size
subroutine rec_f08_mpi_comm_remote_size() bind(C)
    integer :: i
    type(MPI_Comm) :: comm
    integer :: size
    integer :: returned
    i = 0
    returned = 0
    comm%MPI_VAL = 1001
    call MPI_Comm_remote_size(&
        comm, &
        size, &
        returned)
    call observe_number('size', int(size, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Comm_remote_size
subroutine rec_f08_pmpi_comm_remote_size() bind(C)
    integer :: i
    type(MPI_Comm) :: comm
    integer :: size
    integer :: returned
    i = 0
    returned = 0
    comm%MPI_VAL = 1001
    call PMPI_Comm_remote_size(&
        comm, &
        size, &
        returned)
    call observe_number('size', int(size, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Comm_set_info
subroutine rec_f08_mpi_comm_set_info() bind(C)
    integer :: i
    type(MPI_Comm) :: comm
    type(MPI_Info) :: info
    integer :: returned
    i = 0
    returned = 0
    comm%MPI_VAL = 1001
    info%MPI_VAL = 1002
    call MPI_Comm_set_info(&
        comm, &
        info, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Comm_set_info
subroutine rec_f08_pmpi_comm_set_info() bind(C)
    integer :: i
    type(MPI_Comm) :: comm
    type(MPI_Info) :: info
    integer :: returned
    i = 0
    returned = 0
    comm%MPI_VAL = 1001
    info%MPI_VAL = 1002
    call PMPI_Comm_set_info(&
        comm, &
        info, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Comm_set_name
subroutine rec_f08_mpi_comm_set_name() bind(C)
    integer :: i
    type(MPI_Comm) :: comm
    integer :: returned
    i = 0
    returned = 0
    comm%MPI_VAL = 1001
    call MPI_Comm_set_name(&
        comm, &
        '  comm_name 102  ', &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Comm_set_name
subroutine rec_f08_pmpi_comm_set_name() bind(C)
    integer :: i
    type(MPI_Comm) :: comm
    integer :: returned
    i = 0
    returned = 0
    comm%MPI_VAL = 1001
    call PMPI_Comm_set_name(&
        comm, &
        '  comm_name 102  ', &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Comm_size
subroutine rec_f08_mpi_comm_size() bind(C)
    integer :: i
    type(MPI_Comm) :: comm
    integer :: size
    integer :: returned
    i = 0
    returned = 0
    comm%MPI_VAL = 1001
    call MPI_Comm_size(&
        comm, &
        size, &
        returned)
    call observe_number('size', int(size, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Comm_size
subroutine rec_f08_pmpi_comm_size() bind(C)
    integer :: i
    type(MPI_Comm) :: comm
    integer :: size
    integer :: returned
    i = 0
    returned = 0
    comm%MPI_VAL = 1001
    call PMPI_Comm_size(&
        comm, &
        size, &
        returned)
    call observe_number('size', int(size, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Comm_split
subroutine rec_f08_mpi_comm_split() bind(C)
    integer :: i
    type(MPI_Comm) :: comm
    integer :: color
    integer :: key
    type(MPI_Comm) :: newcomm
    integer :: returned
    i = 0
    returned = 0
    comm%MPI_VAL = 1001
    color = 102
    key = 103
    call MPI_Comm_split(&
        comm, &
        color, &
        key, &
        newcomm, &
        returned)
    call observe_handle('newcomm', newcomm%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Comm_split
subroutine rec_f08_pmpi_comm_split() bind(C)
    integer :: i
    type(MPI_Comm) :: comm
    integer :: color
    integer :: key
    type(MPI_Comm) :: newcomm
    integer :: returned
    i = 0
    returned = 0
    comm%MPI_VAL = 1001
    color = 102
    key = 103
    call PMPI_Comm_split(&
        comm, &
        color, &
        key, &
        newcomm, &
        returned)
    call observe_handle('newcomm', newcomm%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Comm_split_type
subroutine rec_f08_mpi_comm_split_type() bind(C)
    integer :: i
    type(MPI_Comm) :: comm
    integer :: split_type
    integer :: key
    type(MPI_Info) :: info
    type(MPI_Comm) :: newcomm
    integer :: returned
    i = 0
    returned = 0
    comm%MPI_VAL = 1001
    split_type = 102
    key = 103
    info%MPI_VAL = 1004
    call MPI_Comm_split_type(&
        comm, &
        split_type, &
        key, &
        info, &
        newcomm, &
        returned)
    call observe_handle('newcomm', newcomm%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Comm_split_type
subroutine rec_f08_pmpi_comm_split_type() bind(C)
    integer :: i
    type(MPI_Comm) :: comm
    integer :: split_type
    integer :: key
    type(MPI_Info) :: info
    type(MPI_Comm) :: newcomm
    integer :: returned
    i = 0
    returned = 0
    comm%MPI_VAL = 1001
    split_type = 102
    key = 103
    info%MPI_VAL = 1004
    call PMPI_Comm_split_type(&
        comm, &
        split_type, &
        key, &
        info, &
        newcomm, &
        returned)
    call observe_handle('newcomm', newcomm%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Comm_test_inter
subroutine rec_f08_mpi_comm_test_inter() bind(C)
    integer :: i
    type(MPI_Comm) :: comm
    logical :: flag
    integer :: returned
    i = 0
    returned = 0
    comm%MPI_VAL = 1001
    flag = 1 == 0
    call MPI_Comm_test_inter(&
        comm, &
        flag, &
        returned)
    call observe_number('flag', merge(1_8, 0_8, flag))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Comm_test_inter
subroutine rec_f08_pmpi_comm_test_inter() bind(C)
    integer :: i
    type(MPI_Comm) :: comm
    logical :: flag
    integer :: returned
    i = 0
    returned = 0
    comm%MPI_VAL = 1001
    flag = 1 == 0
    call PMPI_Comm_test_inter(&
        comm, &
        flag, &
        returned)
    call observe_number('flag', merge(1_8, 0_8, flag))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Intercomm_create
subroutine rec_f08_mpi_intercomm_create() bind(C)
    integer :: i
    type(MPI_Comm) :: local_comm
    integer :: local_leader
    type(MPI_Comm) :: peer_comm
    integer :: remote_leader
    integer :: tag
    type(MPI_Comm) :: newintercomm
    integer :: returned
    i = 0
    returned = 0
    local_comm%MPI_VAL = 1001
    local_leader = 102
    peer_comm%MPI_VAL = 1003
    remote_leader = 104
    tag = 105
    call MPI_Intercomm_create(&
        local_comm, &
        local_leader, &
        peer_comm, &
        remote_leader, &
        tag, &
        newintercomm, &
        returned)
    call observe_handle('newintercomm', newintercomm%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Intercomm_create
subroutine rec_f08_pmpi_intercomm_create() bind(C)
    integer :: i
    type(MPI_Comm) :: local_comm
    integer :: local_leader
    type(MPI_Comm) :: peer_comm
    integer :: remote_leader
    integer :: tag
    type(MPI_Comm) :: newintercomm
    integer :: returned
    i = 0
    returned = 0
    local_comm%MPI_VAL = 1001
    local_leader = 102
    peer_comm%MPI_VAL = 1003
    remote_leader = 104
    tag = 105
    call PMPI_Intercomm_create(&
        local_comm, &
        local_leader, &
        peer_comm, &
        remote_leader, &
        tag, &
        newintercomm, &
        returned)
    call observe_handle('newintercomm', newintercomm%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Intercomm_create_from_groups
subroutine rec_f08_mpi_intercomm_create_from_groups() bind(C)
    integer :: i
    type(MPI_Group) :: local_group
    integer :: local_leader
    type(MPI_Group) :: remote_group
    integer :: remote_leader
    type(MPI_Info) :: info
    type(MPI_Errhandler) :: errhandler
    type(MPI_Comm) :: newintercomm
    integer :: returned
    i = 0
    returned = 0
    local_group%MPI_VAL = 1001
    local_leader = 102
    remote_group%MPI_VAL = 1003
    remote_leader = 104
    info%MPI_VAL = 1006
    errhandler%MPI_VAL = 1007
    call MPI_Intercomm_create_from_groups(&
        local_group, &
        local_leader, &
        remote_group, &
        remote_leader, &
        '  stringtag 105  ', &
        info, &
        errhandler, &
        newintercomm, &
        returned)
    call observe_handle('newintercomm', newintercomm%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Intercomm_create_from_groups
subroutine rec_f08_pmpi_intercomm_create_from_groups() bind(C)
    integer :: i
    type(MPI_Group) :: local_group
    integer :: local_leader
    type(MPI_Group) :: remote_group
    integer :: remote_leader
    type(MPI_Info) :: info
    type(MPI_Errhandler) :: errhandler
    type(MPI_Comm) :: newintercomm
    integer :: returned
    i = 0
    returned = 0
    local_group%MPI_VAL = 1001
    local_leader = 102
    remote_group%MPI_VAL = 1003
    remote_leader = 104
    info%MPI_VAL = 1006
    errhandler%MPI_VAL = 1007
    call PMPI_Intercomm_create_from_groups(&
        local_group, &
        local_leader, &
        remote_group, &
        remote_leader, &
        '  stringtag 105  ', &
        info, &
        errhandler, &
        newintercomm, &
        returned)
    call observe_handle('newintercomm', newintercomm%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Intercomm_merge
subroutine rec_f08_mpi_intercomm_merge() bind(C)
    integer :: i
    type(MPI_Comm) :: intercomm
    logical :: high
    type(MPI_Comm) :: newintracomm
    integer :: returned
    i = 0
    returned = 0
    intercomm%MPI_VAL = 1001
    high = 0 /= 0
    call MPI_Intercomm_merge(&
        intercomm, &
        high, &
        newintracomm, &
        returned)
    call observe_handle('newintracomm', newintracomm%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Intercomm_merge
subroutine rec_f08_pmpi_intercomm_merge() bind(C)
    integer :: i
    type(MPI_Comm) :: intercomm
    logical :: high
    type(MPI_Comm) :: newintracomm
    integer :: returned
    i = 0
    returned = 0
    intercomm%MPI_VAL = 1001
    high = 0 /= 0
    call PMPI_Intercomm_merge(&
        intercomm, &
        high, &
        newintracomm, &
        returned)
    call observe_handle('newintracomm', newintracomm%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

end module
