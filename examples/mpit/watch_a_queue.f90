! How many messages wait for a receive, and how long sending took.
program watch_a_queue
    use mpi_f08
    use mpi_tool_f08
    implicit none
    integer :: provided, index, count, value, ierror
    integer(MPI_COUNT_KIND) :: length
    double precision :: seconds
    type(MPI_T_pvar_session) :: session
    type(MPI_T_pvar_handle) :: queue, time

    call MPI_T_init_thread(MPI_THREAD_SINGLE, provided)
    call MPI_Init()
    call MPI_T_pvar_session_create(session)
    call MPI_T_pvar_get_index('unexpected_queue_length', MPI_T_PVAR_CLASS_LEVEL, index, ierror)
    if (ierror /= MPI_SUCCESS) error stop 'this MPI has no such variables'
    call MPI_T_pvar_handle_alloc(session, index, MPI_COMM_WORLD, queue, count)
    call MPI_T_pvar_get_index('MPI_Send', MPI_T_PVAR_CLASS_TIMER, index)
    call MPI_T_pvar_handle_alloc(session, index, time, count)       ! bound to no object
    call MPI_T_pvar_start(session, MPI_T_PVAR_ALL_HANDLES)

    call MPI_Send(7, 1, MPI_INTEGER, 0, 0, MPI_COMM_WORLD)
    call MPI_Send(7, 1, MPI_INTEGER, 0, 0, MPI_COMM_WORLD)
    call MPI_T_pvar_read(session, queue, length)
    call MPI_T_pvar_read(session, time, seconds)
    print '(i0, 3a)', length, ' messages wait; sending took ', trim(merge('some', 'no  ', seconds > 0)), ' time'
    call MPI_Recv(value, 1, MPI_INTEGER, 0, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE)
    call MPI_Recv(value, 1, MPI_INTEGER, 0, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE)

    call MPI_T_pvar_session_free(session)
    call MPI_Finalize()
    call MPI_T_finalize()
end program
