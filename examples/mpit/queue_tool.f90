! A tool in front of MPI for programs of mpi_f08: which receives find a long queue of messages that nobody has received yet?
!
! Its procedures take the place of the library's MPI_Init_f08, MPI_Recv_f08ts and MPI_Finalize_f08, and read a performance variable
! that is bound to the communicator of each receive.
module queue_tool
    use mpi_f08
    use mpi_tool_f08
    implicit none
    integer, parameter :: most_comms = 64, is_long = 4
    type instrumented
        type(MPI_Comm) :: comm
        type(MPI_T_pvar_handle) :: handle
    end type
    type(instrumented) :: known(most_comms)
    integer :: known_count = 0, variable = -1
    type(MPI_T_pvar_session) :: session = MPI_T_PVAR_SESSION_NULL
    integer(MPI_COUNT_KIND) :: receives = 0, behind_long_queues = 0, longest = 0

contains

    subroutine begin()
        integer :: provided, ierror
        call PMPI_T_init_thread(MPI_THREAD_SINGLE, provided, ierror)
        if (ierror == MPI_SUCCESS) then
            call PMPI_T_pvar_get_index('unexpected_queue_length', MPI_T_PVAR_CLASS_LEVEL, variable, ierror)
        end if
        if (ierror == MPI_SUCCESS) call PMPI_T_pvar_session_create(session, ierror)
        if (ierror /= MPI_SUCCESS) print '(a)', 'queue_tool: this MPI does not offer the length of its queues'
    end subroutine

    ! The handle for a communicator, made at its first receive; the null handle if there is none.
    function handle_for(comm) result(handle)
        type(MPI_Comm), intent(in) :: comm
        type(MPI_T_pvar_handle) :: handle
        integer :: i, count, ierror
        do i = 1, known_count
            if (known(i)%comm == comm) then
                handle = known(i)%handle
                return
            end if
        end do
        handle = MPI_T_PVAR_HANDLE_NULL
        if (session == MPI_T_PVAR_SESSION_NULL .or. known_count == most_comms) return
        call PMPI_T_pvar_handle_alloc(session, variable, comm, handle, count, ierror)
        if (ierror /= MPI_SUCCESS) return
        known_count = known_count + 1
        known(known_count) = instrumented(comm, handle)
    end function

    subroutine count_receive(comm)
        type(MPI_Comm), intent(in) :: comm
        type(MPI_T_pvar_handle) :: handle
        integer(MPI_COUNT_KIND) :: length
        integer :: ierror
        handle = handle_for(comm)
        if (handle == MPI_T_PVAR_HANDLE_NULL) return
        call PMPI_T_pvar_read(session, handle, length, ierror)
        if (ierror /= MPI_SUCCESS) return
        receives = receives + 1
        behind_long_queues = behind_long_queues + merge(1, 0, length > is_long)
        longest = max(longest, length)
    end subroutine

    subroutine report()
        print '(4(a, i0))', 'queue_tool: ', receives, ' receives, ', behind_long_queues, ' behind more than ', is_long, &
            ' messages, at most ', longest
        if (session /= MPI_T_PVAR_SESSION_NULL) call PMPI_T_pvar_session_free(session)
        call PMPI_T_finalize()
    end subroutine
end module

subroutine MPI_Init_f08(ierror)
    use :: mpi_f08, my_noname => MPI_Init_f08
    use :: queue_tool, only: begin
    implicit none
    integer, optional, intent(out) :: ierror
    call PMPI_Init(ierror)
    call begin()
end subroutine

subroutine MPI_Recv_f08ts(buf, count, datatype, source, tag, comm, status, ierror)
    use :: mpi_f08, my_noname => MPI_Recv_f08ts
    use :: queue_tool, only: count_receive
    implicit none
    type(*), dimension(..) :: buf
    integer, intent(in) :: count, source, tag
    type(MPI_Datatype), intent(in) :: datatype
    type(MPI_Comm), intent(in) :: comm
    type(MPI_Status) :: status
    integer, optional, intent(out) :: ierror
    call count_receive(comm)
    call PMPI_Recv(buf, count, datatype, source, tag, comm, status, ierror)
end subroutine

subroutine MPI_Finalize_f08(ierror)
    use :: mpi_f08, my_noname => MPI_Finalize_f08
    use :: queue_tool, only: report
    implicit none
    integer, optional, intent(out) :: ierror
    call report()
    call PMPI_Finalize(ierror)
end subroutine
