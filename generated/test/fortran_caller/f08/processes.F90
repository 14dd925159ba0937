! Do not edit: `bindery generate` writes this from specs/routines/processes.toml through templates/test/fortran_caller/caller.F90.j2.
! Calls of the wrappers of the chapter "processes".
#include "rec_has.h"
module rec_processes
    use mpi_f08
    use recorder
    use procedures
    use, intrinsic :: iso_c_binding, only: c_null_ptr, c_ptr
    implicit none
contains

#if REC_HAS_MPI_Abort
subroutine rec_f08_mpi_abort() bind(C)
    integer :: i
    type(MPI_Comm) :: comm
    integer :: errorcode
    integer :: returned
    i = 0
    returned = 0
    comm%MPI_VAL = 1001
    errorcode = 102
    call MPI_Abort(&
        comm, &
        errorcode, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Abort
subroutine rec_f08_pmpi_abort() bind(C)
    integer :: i
    type(MPI_Comm) :: comm
    integer :: errorcode
    integer :: returned
    i = 0
    returned = 0
    comm%MPI_VAL = 1001
    errorcode = 102
    call PMPI_Abort(&
        comm, &
        errorcode, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Comm_create_from_group
subroutine rec_f08_mpi_comm_create_from_group() bind(C)
    integer :: i
    type(MPI_Group) :: group
    type(MPI_Info) :: info
    type(MPI_Errhandler) :: errhandler
    type(MPI_Comm) :: newcomm
    integer :: returned
    i = 0
    returned = 0
    group%MPI_VAL = 1001
    info%MPI_VAL = 1003
    errhandler%MPI_VAL = 1004
    call MPI_Comm_create_from_group(&
        group, &
        '  stringtag 102  ', &
        info, &
        errhandler, &
        newcomm, &
        returned)
    call observe_handle('newcomm', newcomm%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Comm_create_from_group
subroutine rec_f08_pmpi_comm_create_from_group() bind(C)
    integer :: i
    type(MPI_Group) :: group
    type(MPI_Info) :: info
    type(MPI_Errhandler) :: errhandler
    type(MPI_Comm) :: newcomm
    integer :: returned
    i = 0
    returned = 0
    group%MPI_VAL = 1001
    info%MPI_VAL = 1003
    errhandler%MPI_VAL = 1004
    call PMPI_Comm_create_from_group(&
        group, &
        '  stringtag 102  ', &
        info, &
        errhandler, &
        newcomm, &
        returned)
    call observe_handle('newcomm', newcomm%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Finalize
subroutine rec_f08_mpi_finalize() bind(C)
    integer :: i
    integer :: returned
    i = 0
    returned = 0
    call MPI_Finalize(&
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Finalize
subroutine rec_f08_pmpi_finalize() bind(C)
    integer :: i
    integer :: returned
    i = 0
    returned = 0
    call PMPI_Finalize(&
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Finalized
subroutine rec_f08_mpi_finalized() bind(C)
    integer :: i
    logical :: flag
    integer :: returned
    i = 0
    returned = 0
    flag = 0 == 0
    call MPI_Finalized(&
        flag, &
        returned)
    call observe_number('flag', merge(1_8, 0_8, flag))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Finalized
subroutine rec_f08_pmpi_finalized() bind(C)
    integer :: i
    logical :: flag
    integer :: returned
    i = 0
    returned = 0
    flag = 0 == 0
    call PMPI_Finalized(&
        flag, &
        returned)
    call observe_number('flag', merge(1_8, 0_8, flag))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Group_from_session_pset
subroutine rec_f08_mpi_group_from_session_pset() bind(C)
    integer :: i
    type(MPI_Session) :: session
    type(MPI_Group) :: newgroup
    integer :: returned
    i = 0
    returned = 0
    session%MPI_VAL = 1001
    call MPI_Group_from_session_pset(&
        session, &
        '  pset_name 102  ', &
        newgroup, &
        returned)
    call observe_handle('newgroup', newgroup%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Group_from_session_pset
subroutine rec_f08_pmpi_group_from_session_pset() bind(C)
    integer :: i
    type(MPI_Session) :: session
    type(MPI_Group) :: newgroup
    integer :: returned
    i = 0
    returned = 0
    session%MPI_VAL = 1001
    call PMPI_Group_from_session_pset(&
        session, &
        '  pset_name 102  ', &
        newgroup, &
        returned)
    call observe_handle('newgroup', newgroup%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Init
subroutine rec_f08_mpi_init() bind(C)
    integer :: i
    integer :: returned
    i = 0
    returned = 0
    call MPI_Init(&
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Init
subroutine rec_f08_pmpi_init() bind(C)
    integer :: i
    integer :: returned
    i = 0
    returned = 0
    call PMPI_Init(&
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Init_thread
subroutine rec_f08_mpi_init_thread() bind(C)
    integer :: i
    integer :: required
    integer :: provided
    integer :: returned
    i = 0
    returned = 0
    required = 103
    call MPI_Init_thread(&
        required, &
        provided, &
        returned)
    call observe_number('provided', int(provided, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Init_thread
subroutine rec_f08_pmpi_init_thread() bind(C)
    integer :: i
    integer :: required
    integer :: provided
    integer :: returned
    i = 0
    returned = 0
    required = 103
    call PMPI_Init_thread(&
        required, &
        provided, &
        returned)
    call observe_number('provided', int(provided, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Initialized
subroutine rec_f08_mpi_initialized() bind(C)
    integer :: i
    logical :: flag
    integer :: returned
    i = 0
    returned = 0
    flag = 0 == 0
    call MPI_Initialized(&
        flag, &
        returned)
    call observe_number('flag', merge(1_8, 0_8, flag))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Initialized
subroutine rec_f08_pmpi_initialized() bind(C)
    integer :: i
    logical :: flag
    integer :: returned
    i = 0
    returned = 0
    flag = 0 == 0
    call PMPI_Initialized(&
        flag, &
        returned)
    call observe_number('flag', merge(1_8, 0_8, flag))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Is_thread_main
subroutine rec_f08_mpi_is_thread_main() bind(C)
    integer :: i
    logical :: flag
    integer :: returned
    i = 0
    returned = 0
    flag = 0 == 0
    call MPI_Is_thread_main(&
        flag, &
        returned)
    call observe_number('flag', merge(1_8, 0_8, flag))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Is_thread_main
subroutine rec_f08_pmpi_is_thread_main() bind(C)
    integer :: i
    logical :: flag
    integer :: returned
    i = 0
    returned = 0
    flag = 0 == 0
    call PMPI_Is_thread_main(&
        flag, &
        returned)
    call observe_number('flag', merge(1_8, 0_8, flag))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Query_thread
subroutine rec_f08_mpi_query_thread() bind(C)
    integer :: i
    integer :: provided
    integer :: returned
    i = 0
    returned = 0
    call MPI_Query_thread(&
        provided, &
        returned)
    call observe_number('provided', int(provided, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Query_thread
subroutine rec_f08_pmpi_query_thread() bind(C)
    integer :: i
    integer :: provided
    integer :: returned
    i = 0
    returned = 0
    call PMPI_Query_thread(&
        provided, &
        returned)
    call observe_number('provided', int(provided, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Session_finalize
subroutine rec_f08_mpi_session_finalize() bind(C)
    integer :: i
    type(MPI_Session) :: session
    integer :: returned
    i = 0
    returned = 0
    session%MPI_VAL = 1001
    call MPI_Session_finalize(&
        session, &
        returned)
    call observe_handle('session', session%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Session_finalize
subroutine rec_f08_pmpi_session_finalize() bind(C)
    integer :: i
    type(MPI_Session) :: session
    integer :: returned
    i = 0
    returned = 0
    session%MPI_VAL = 1001
    call PMPI_Session_finalize(&
        session, &
        returned)
    call observe_handle('session', session%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Session_get_info
subroutine rec_f08_mpi_session_get_info() bind(C)
    integer :: i
    type(MPI_Session) :: session
    type(MPI_Info) :: info_used
    integer :: returned
    i = 0
    returned = 0
    session%MPI_VAL = 1001
    call MPI_Session_get_info(&
        session, &
        info_used, &
        returned)
    call observe_handle('info_used', info_used%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Session_get_info
subroutine rec_f08_pmpi_session_get_info() bind(C)
    integer :: i
    type(MPI_Session) :: session
    type(MPI_Info) :: info_used
    integer :: returned
    i = 0
    returned = 0
    session%MPI_VAL = 1001
    call PMPI_Session_get_info(&
        session, &
        info_used, &
        returned)
    call observe_handle('info_used', info_used%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Session_get_nth_pset
subroutine rec_f08_mpi_session_get_nth_pset() bind(C)
    integer :: i
    type(MPI_Session) :: session
    type(MPI_Info) :: info
    integer :: n
    integer :: pset_len
    character(len=8192) :: pset_name
    integer :: returned
    i = 0
    returned = 0
    session%MPI_VAL = 1001
    info%MPI_VAL = 1002
    n = 103
    pset_len = 104
    call MPI_Session_get_nth_pset(&
        session, &
        info, &
        n, &
        pset_len, &
        pset_name, &
        returned)
    call observe_number('pset_len', int(pset_len, 8))
    call observe_text('pset_name', pset_name)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Session_get_nth_pset
subroutine rec_f08_pmpi_session_get_nth_pset() bind(C)
    integer :: i
    type(MPI_Session) :: session
    type(MPI_Info) :: info
    integer :: n
    integer :: pset_len
    character(len=8192) :: pset_name
    integer :: returned
    i = 0
    returned = 0
    session%MPI_VAL = 1001
    info%MPI_VAL = 1002
    n = 103
    pset_len = 104
    call PMPI_Session_get_nth_pset(&
        session, &
        info, &
        n, &
        pset_len, &
        pset_name, &
        returned)
    call observe_number('pset_len', int(pset_len, 8))
    call observe_text('pset_name', pset_name)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Session_get_num_psets
subroutine rec_f08_mpi_session_get_num_psets() bind(C)
    integer :: i
    type(MPI_Session) :: session
    type(MPI_Info) :: info
    integer :: npset_names
    integer :: returned
    i = 0
    returned = 0
    session%MPI_VAL = 1001
    info%MPI_VAL = 1002
    call MPI_Session_get_num_psets(&
        session, &
        info, &
        npset_names, &
        returned)
    call observe_number('npset_names', int(npset_names, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Session_get_num_psets
subroutine rec_f08_pmpi_session_get_num_psets() bind(C)
    integer :: i
    type(MPI_Session) :: session
    type(MPI_Info) :: info
    integer :: npset_names
    integer :: returned
    i = 0
    returned = 0
    session%MPI_VAL = 1001
    info%MPI_VAL = 1002
    call PMPI_Session_get_num_psets(&
        session, &
        info, &
        npset_names, &
        returned)
    call observe_number('npset_names', int(npset_names, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Session_get_pset_info
subroutine rec_f08_mpi_session_get_pset_info() bind(C)
    integer :: i
    type(MPI_Session) :: session
    type(MPI_Info) :: info
    integer :: returned
    i = 0
    returned = 0
    session%MPI_VAL = 1001
    call MPI_Session_get_pset_info(&
        session, &
        '  pset_name 102  ', &
        info, &
        returned)
    call observe_handle('info', info%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Session_get_pset_info
subroutine rec_f08_pmpi_session_get_pset_info() bind(C)
    integer :: i
    type(MPI_Session) :: session
    type(MPI_Info) :: info
    integer :: returned
    i = 0
    returned = 0
    session%MPI_VAL = 1001
    call PMPI_Session_get_pset_info(&
        session, &
        '  pset_name 102  ', &
        info, &
        returned)
    call observe_handle('info', info%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Session_init
subroutine rec_f08_mpi_session_init() bind(C)
    integer :: i
    type(MPI_Info) :: info
    type(MPI_Errhandler) :: errhandler
    type(MPI_Session) :: session
    integer :: returned
    i = 0
    returned = 0
    info%MPI_VAL = 1001
    errhandler%MPI_VAL = 1002
    call MPI_Session_init(&
        info, &
        errhandler, &
        session, &
        returned)
    call observe_handle('session', session%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Session_init
subroutine rec_f08_pmpi_session_init() bind(C)
    integer :: i
    type(MPI_Info) :: info
    type(MPI_Errhandler) :: errhandler
    type(MPI_Session) :: session
    integer :: returned
    i = 0
    returned = 0
    info%MPI_VAL = 1001
    errhandler%MPI_VAL = 1002
    call PMPI_Session_init(&
        info, &
        errhandler, &
        session, &
        returned)
    call observe_handle('session', session%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

end module
