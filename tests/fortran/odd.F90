! Over an odd MPI (tests/probes/odd): a stub, a section whose receive MPI_Request_get_status takes for complete, files that the MPI does not
! number, and MPI_COMM_SELF, which is what a function returns.
module odd_handler
    use mpi_f08
    implicit none
    logical :: called_for_self = .false.
contains
    subroutine handle(comm, code)
        type(MPI_Comm) :: comm
        integer :: code
        called_for_self = comm == MPI_COMM_SELF .and. code /= MPI_SUCCESS
    end subroutine
end module
program odd
    use odd_handler
    implicit none
    type(MPI_Message) :: message
    type(MPI_File) :: files(3)
    type(MPI_Request) :: request
    type(MPI_Errhandler) :: handler
    character(len=1000) :: name
    real :: received(3, 4)
    integer :: code, class, i
    call MPI_Init()
    call get_environment_variable("ODD_RANKS", status=code)
    if (code == 0) call MPI_Init()
    call MPI_Comm_set_errhandler(MPI_COMM_SELF, MPI_ERRORS_RETURN)
    call MPI_Mprobe(0, 0, MPI_COMM_SELF, message, MPI_STATUS_IGNORE, code)
    call MPI_Error_class(code, class)
    if (class /= MPI_ERR_UNSUPPORTED_OPERATION) error stop "stub"
    call MPI_Comm_create_errhandler(handle, handler)
    call MPI_Comm_set_errhandler(MPI_COMM_SELF, handler)
    call MPI_Mprobe(0, 0, MPI_COMM_SELF, message, MPI_STATUS_IGNORE, code)
    if (.not. called_for_self) error stop "handler"
    received = 0
    call MPI_Irecv(received(2, :), 4, MPI_REAL, 0, 0, MPI_COMM_SELF, request)
    call MPI_Send([1.0, 2.0, 3.0, 4.0], 4, MPI_REAL, 0, 0, MPI_COMM_SELF)
    call MPI_Wait(request, MPI_STATUS_IGNORE)
    if (any(received(2, :) /= [1, 2, 3, 4]) .or. sum(received) /= 10) error stop "section"
    call get_command_argument(1, name)
    do i = 1, 3
        call MPI_File_open(MPI_COMM_SELF, name, MPI_MODE_CREATE + MPI_MODE_RDWR, MPI_INFO_NULL, files(i))
    end do
    if (files(1) == files(2) .or. any([(files(i) == MPI_FILE_NULL, i = 1, 3)])) error stop "files"
    call MPI_File_write_at(files(1), 0_MPI_OFFSET_KIND, 42, 1, MPI_INTEGER, MPI_STATUS_IGNORE)
    code = 0
    call MPI_File_read_at(files(2), 0_MPI_OFFSET_KIND, code, 1, MPI_INTEGER, MPI_STATUS_IGNORE)
    if (code /= 42) error stop "read"
    do i = 1, 3
        call MPI_File_close(files(i))
    end do
    if (any([(files(i) /= MPI_FILE_NULL, i = 1, 3)])) error stop "closed"
    call MPI_Finalize()
    print '(a)', "right"
end program
