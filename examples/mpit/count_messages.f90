! Events: a callback counts the messages that arrive on a communicator, and their bytes.
module counter
    use mpi_f08
    use mpi_tool_f08
    implicit none
    integer(MPI_COUNT_KIND) :: bytes_of(0:9) = 0
    integer :: messages_of(0:9) = 0

contains

    ! Element 2 of the event message_arrived is the number of bytes. The callback needs no lock: one thread calls MPI.
    subroutine arrived(event_instance, event_registration, cb_safety, user_data)
        type(MPI_T_event_instance) :: event_instance
        type(MPI_T_event_registration) :: event_registration
        integer :: cb_safety
        integer(MPI_ADDRESS_KIND) :: user_data      ! what was given to MPI_T_event_register_callback
        integer(MPI_COUNT_KIND) :: bytes
        integer :: ierror
        call MPI_T_event_read(event_instance, 2, bytes, ierror)
        if (ierror /= MPI_SUCCESS) error stop 'an event without bytes'
        messages_of(user_data) = messages_of(user_data) + 1
        bytes_of(user_data) = bytes_of(user_data) + bytes
    end subroutine
end module

program count_messages
    use counter
    implicit none
    integer :: provided, index, ierror, numbers(100) = 0
    type(MPI_T_event_registration) :: registration

    call MPI_Init()
    call MPI_T_init_thread(MPI_THREAD_SINGLE, provided)
    call MPI_T_event_get_index('message_arrived', index, ierror)
    if (ierror /= MPI_SUCCESS) error stop 'this MPI has no such event'
    call MPI_T_event_handle_alloc(index, MPI_COMM_WORLD, MPI_INFO_NULL, registration)
    call MPI_T_event_register_callback(registration, MPI_T_CB_REQUIRE_MPI_RESTRICTED, MPI_INFO_NULL, &
        int(1, MPI_ADDRESS_KIND), arrived)
    call MPI_Sendrecv(numbers, 25, MPI_INTEGER, 0, 0, numbers(51:), 25, MPI_INTEGER, 0, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE)
    call MPI_Sendrecv(numbers, 50, MPI_INTEGER, 0, 0, numbers(51:), 50, MPI_INTEGER, 0, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE)
    call MPI_T_event_handle_free(registration, int(1, MPI_ADDRESS_KIND))
    print '(i0, a, i0, a)', messages_of(1), ' messages with ', bytes_of(1), ' bytes'
    call MPI_T_finalize()
    call MPI_Finalize()
end program
