! An operation, or an error handler, made and freed a great many times: none is refused, and memory stays flat.
! Arguments: how many times.
program cycles
    use procedures
    implicit none
    integer, parameter :: warm_up = 20000, tolerance = 1024 ! in KiB
    integer :: number, before, after
    type(MPI_Comm) :: comm
    character(len=20) :: text
    call get_command_argument(1, text)
    read (text, *) number
    call MPI_Init()
    call MPI_Comm_dup(MPI_COMM_SELF, comm)
    call operations(warm_up)
    call handlers(warm_up)
    before = resident()
    call operations(number)
    call handlers(number)
    after = resident()
    call check(before > 0 .and. after - before < tolerance, 'memory grew')
    call MPI_Comm_free(comm)
    call MPI_Finalize()
    print '(a)', 'right'

contains

    subroutine operations(times)
        integer, intent(in) :: times
        integer :: i
        do i = 1, times / 2
            call check(cycle_operations(1_c_int) == 0, 'an operation did something else')
        end do
    end subroutine

    ! The communicator keeps each handler until it is given the next.
    subroutine handlers(times)
        integer, intent(in) :: times
        type(MPI_Errhandler) :: handler
        integer :: i, ierror
        times_handled = 0
        do i = 1, times
            call MPI_Comm_create_errhandler(on_comm, handler, ierror)
            call check(ierror == MPI_SUCCESS, 'an error handler was refused')
            call MPI_Comm_set_errhandler(comm, handler)
            call MPI_Errhandler_free(handler)
            call MPI_Comm_call_errhandler(comm, MPI_ERR_OTHER)
        end do
        call check(times_handled == times, 'an error handler did not run')
    end subroutine

    ! KiB of memory in use.
    integer function resident()
        character(len=200) :: line
        integer :: unit, status
        resident = 0
        open (newunit=unit, file='/proc/self/status', action='read', status='old')
        do
            read (unit, '(a)', iostat=status) line
            if (status /= 0) exit
            if (line(1:6) == 'VmRSS:') read (line(7:index(line, 'kB') - 1), *) resident
        end do
        close (unit)
    end function

end program
