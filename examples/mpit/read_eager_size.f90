! Read a control variable that is bound to a communicator, set it for that one, and see that others keep theirs.
program read_eager_size
    use mpi_f08
    use mpi_tool_f08
    implicit none
    integer :: provided, ierror
    integer(MPI_COUNT_KIND) :: of_world, of_copy
    type(MPI_Comm) :: copy

    call MPI_Init()
    call MPI_T_init_thread(MPI_THREAD_SINGLE, provided, ierror)
    if (ierror /= MPI_SUCCESS) error stop 'no tool information interface'
    call MPI_Comm_dup(MPI_COMM_WORLD, copy)
    of_copy = eager_size(copy, 4096)
    of_world = eager_size(MPI_COMM_WORLD)
    print '(a, i0, a, i0, a)', 'MPI_COMM_WORLD: ', of_world, ' bytes, its copy: ', of_copy, ' bytes'
    call MPI_Comm_free(copy)
    call MPI_T_finalize()
    call MPI_Finalize()

contains

    ! The value of the variable for a communicator; `wanted` is written first.
    function eager_size(comm, wanted) result(value)
        type(MPI_Comm), intent(in) :: comm
        integer, intent(in), optional :: wanted
        integer(MPI_COUNT_KIND) :: value
        type(MPI_T_cvar_handle) :: handle
        integer :: index, count, ierror
        call MPI_T_cvar_get_index('comm_eager_size', index, ierror)
        if (ierror /= MPI_SUCCESS) error stop 'this MPI has no such variable'
        call MPI_T_cvar_handle_alloc(index, comm, handle, count)
        if (present(wanted)) call MPI_T_cvar_write(handle, wanted)
        call MPI_T_cvar_read(handle, value)
        call MPI_T_cvar_handle_free(handle)
    end function
end program
