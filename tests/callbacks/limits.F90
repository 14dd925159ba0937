! As many operations and error handlers are alive as the library has room for; one more is an error of MPI_COMM_SELF, makes
! nothing, and leaves the rest as it was (callbacks/limits.h: BND_MAX_OPS, BND_MAX_ERRHANDLERS).
program limits
    use procedures
    implicit none
    integer, parameter :: most_ops = 1024, most_handlers = 512, tried = 2000
    type(MPI_Errhandler) :: of_self
    call MPI_Init()
    call MPI_Comm_create_errhandler(on_comm, of_self)
    call MPI_Comm_set_errhandler(MPI_COMM_SELF, of_self)
    call operations()
    call large_operations()
    call handlers(1, most_handlers - 1) ! one is that of MPI_COMM_SELF
    call handlers(2, most_handlers)
    call handlers(3, most_handlers)
    call MPI_Errhandler_free(of_self)
    call MPI_Comm_set_errhandler(MPI_COMM_SELF, MPI_ERRORS_ARE_FATAL)
    call MPI_Finalize()
    print '(a)', 'right'

contains

    subroutine operations()
        type(MPI_Op) :: ops(tried)
        integer :: i, ierror, made
        ops%MPI_VAL = -77
        made = 0
        times_handled = 0
        do i = 1, tried
            call MPI_Op_create(add, .true., ops(i), ierror)
            if (ierror == MPI_SUCCESS) made = made + 1
            if (ierror == MPI_SUCCESS) call check(made == i .and. ops(i)%MPI_VAL /= -77, 'one was made after one was refused')
            if (ierror /= MPI_SUCCESS) call refused(ierror, ops(i)%MPI_VAL, i - made)
        end do
        call check(made == most_ops, 'another number of operations than the library has room for')
        do i = 1, made
            call check(reduced(i, 5, ops(i)) == i + 5, 'an operation that is alive')
        end do
        ! Where one is gone there is room for one.
        call MPI_Op_free(ops(500))
        call MPI_Op_create(multiply, .true., ops(500), ierror)
        call check(ierror == MPI_SUCCESS, 'no room where one is gone')
        call check(reduced(3, 4, ops(500)) == 12, 'the one in its place')
        call check(reduced(3, 4, ops(501)) == 7, 'its neighbour')
        times_handled = 0
        call MPI_Op_create(multiply, .true., ops(tried), ierror)
        call refused(ierror, ops(tried)%MPI_VAL, 1)
        do i = 1, made
            call MPI_Op_free(ops(i))
        end do
    end subroutine

    ! These have places of their own.
    subroutine large_operations()
        type(MPI_Op) :: ops(tried), small
        integer :: i, ierror, made
        ops%MPI_VAL = -77
        made = 0
        times_handled = 0
        do i = 1, tried
            call MPI_Op_create_c(add_c, .true., ops(i), ierror)
            if (ierror == MPI_SUCCESS) made = made + 1
            if (ierror /= MPI_SUCCESS) call refused(ierror, ops(i)%MPI_VAL, i - made)
        end do
        call check(made == most_ops, 'another number of large operations than the library has room for')
        call MPI_Op_create(multiply, .true., small, ierror)
        call check(ierror == MPI_SUCCESS .and. reduced(3, 4, small) == 12, 'a small operation beside them')
        call MPI_Op_free(small)
        do i = 1, made
            call check(reduced(i, 5, ops(i)) == i + 5, 'a large operation that is alive')
            call MPI_Op_free(ops(i))
        end do
    end subroutine

    subroutine handlers(sort, room)
        integer, intent(in) :: sort, room
        type(MPI_Errhandler) :: made(tried)
        integer :: i, number, ierror
        made%MPI_VAL = -77
        number = 0
        times_handled = 0
        do i = 1, tried
            call create(sort, made(i), ierror)
            if (ierror == MPI_SUCCESS) number = number + 1
            if (ierror /= MPI_SUCCESS) call refused(ierror, made(i)%MPI_VAL, i - number)
        end do
        call check(number == room, 'another number of error handlers than the library has room for')
        do i = 1, number
            call MPI_Errhandler_free(made(i))
        end do
        times_handled = 0
        call create(sort, made(1), ierror)
        call check(ierror == MPI_SUCCESS .and. times_handled == 0, 'no room where all are gone')
        call MPI_Errhandler_free(made(1))
    end subroutine

    subroutine create(sort, made, ierror)
        integer, intent(in) :: sort
        type(MPI_Errhandler), intent(inout) :: made
        integer, intent(out) :: ierror
        select case (sort)
        case (1)
            call MPI_Comm_create_errhandler(on_comm, made, ierror)
        case (2)
            call MPI_Win_create_errhandler(on_win, made, ierror)
        case default
            call MPI_File_create_errhandler(on_file, made, ierror)
        end select
    end subroutine

    ! The handler of MPI_COMM_SELF was called each time; the caller's handle is as it was.
    subroutine refused(ierror, handle, times)
        integer, intent(in) :: ierror, handle, times
        integer :: class
        call MPI_Error_class(ierror, class)
        call check(class == MPI_ERR_NO_MEM, 'the error is another')
        call check(last_code == ierror .and. times_handled == times, 'the handler of MPI_COMM_SELF was not called')
        call check(handle == -77, 'the handle changed')
    end subroutine

end program
