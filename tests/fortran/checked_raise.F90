! Under BINDERY_CHECK_RAISE the checked wrappers raise an error in place of a call that is wrong, which then transfers nothing; right calls
! succeed. Prints what differs.
program checked_raise
    use mpi_f08
    implicit none
    integer :: a(10), b(10), column(2, 10), rank, ierror
    real :: x(10)
    type(MPI_Request) :: request
    type(MPI_Win) :: window
    type(MPI_File) :: file
    call MPI_Init()
    call MPI_Comm_rank(MPI_COMM_WORLD, rank)
    call MPI_Comm_set_errhandler(MPI_COMM_SELF, MPI_ERRORS_RETURN)
    a = 1
    x = 1
    column = 1

    b = 7
    call MPI_Sendrecv(x, 10, MPI_INTEGER, 0, 0, b, 10, MPI_INTEGER, 0, 0, MPI_COMM_SELF, MPI_STATUS_IGNORE, ierror)
    call expect('MPI_Sendrecv', MPI_ERR_TYPE)
    ! A section before it, for which something was allocated.
    call MPI_Sendrecv(column(1, :), 10, MPI_INTEGER, 0, 0, b(1:9), 10, MPI_INTEGER, 0, 0, MPI_COMM_SELF, MPI_STATUS_IGNORE, ierror)
    call expect('MPI_Sendrecv of a section', MPI_ERR_COUNT)
    call MPI_Allgatherv(a, 10, MPI_INTEGER, b, [10], [1], MPI_INTEGER, MPI_COMM_SELF, ierror)
    call expect('MPI_Allgatherv', MPI_ERR_COUNT)
    call MPI_Isend(x, 10, MPI_INTEGER, 0, 1, MPI_COMM_SELF, request, ierror)
    call expect('MPI_Isend', MPI_ERR_TYPE)
    if (ierror == MPI_SUCCESS) call MPI_Recv(b, 10, MPI_INTEGER, 0, 1, MPI_COMM_SELF, MPI_STATUS_IGNORE)
    call MPI_Sendrecv(a, 10, MPI_INTEGER, 0, 0, b, 10, MPI_INTEGER, 0, 0, MPI_COMM_SELF, MPI_STATUS_IGNORE, ierror)
    if (any(b /= 1)) print *, 'nothing was received'
    call expect('MPI_Sendrecv that is right', MPI_SUCCESS)

    b = 7
    call MPI_Win_create(b, 40_MPI_ADDRESS_KIND, 4, MPI_INFO_NULL, MPI_COMM_WORLD, window)
    call MPI_Win_set_errhandler(window, MPI_ERRORS_RETURN)
    call MPI_Win_fence(0, window)
    call MPI_Put(x, 10, MPI_INTEGER, 0, 0_MPI_ADDRESS_KIND, 10, MPI_INTEGER, window, ierror)
    call MPI_Win_fence(0, window)
    call expect('MPI_Put', MPI_ERR_TYPE)
    call MPI_Win_free(window)

    call MPI_File_open(MPI_COMM_WORLD, 'checked_raise.data', ior(ior(MPI_MODE_CREATE, MPI_MODE_RDWR), &
        MPI_MODE_DELETE_ON_CLOSE), MPI_INFO_NULL, file)
    call MPI_File_write(file, a, 11, MPI_INTEGER, MPI_STATUS_IGNORE, ierror)
    call expect('MPI_File_write', MPI_ERR_COUNT)
    call MPI_File_close(file)
    call MPI_Finalize()
    if (rank == 0) print '(a)', 'ended'
contains
    subroutine expect(name, wanted)
        character(*), intent(in) :: name
        integer, intent(in) :: wanted
        integer :: error_class
        call MPI_Error_class(ierror, error_class)
        if (error_class /= wanted) print *, name, ': class', error_class, 'and not', wanted
        if (wanted /= MPI_SUCCESS .and. any(b /= 7)) print *, name, ' transferred something'
    end subroutine
end program
