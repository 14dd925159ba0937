! More operations and error handlers are alive than the library has functions for, over an MPI that passes their procedures as states
! (with_state.cpp): each does what its own procedure says.
program beyond
    use procedures
    implicit none
    integer, parameter :: ops_tried = 1100, handlers_tried = 600
    type(MPI_Op) :: ops(ops_tried)
    type(MPI_Errhandler) :: handlers(handlers_tried)
    integer :: i, ierror
    call MPI_Init()
    do i = 1, ops_tried
        if (mod(i, 2) == 0) call MPI_Op_create(add, .true., ops(i), ierror)
        if (mod(i, 2) == 1) call MPI_Op_create(multiply, mod(i, 3) == 0, ops(i), ierror)
        call check(ierror == MPI_SUCCESS, 'an operation is refused')
    end do
    call operations()
    ! Operations are freed and made anew, at the limit and beyond it.
    do i = 1, ops_tried, 50
        call MPI_Op_free(ops(i))
        call MPI_Op_create(multiply, mod(i, 3) == 0, ops(i), ierror)
        call check(ierror == MPI_SUCCESS, 'an operation is refused where one is gone')
    end do
    call operations()
    do i = 1, ops_tried
        call MPI_Op_free(ops(i))
    end do
    do i = 1, handlers_tried
        call MPI_Comm_create_errhandler(on_comm, handlers(i), ierror)
        call check(ierror == MPI_SUCCESS, 'an error handler is refused')
    end do
    do i = 500, handlers_tried, 20
        call MPI_Comm_set_errhandler(MPI_COMM_SELF, handlers(i))
        times_handled = 0
        call MPI_Comm_call_errhandler(MPI_COMM_SELF, MPI_ERR_TAG, ierror)
        call check(times_handled == 1 .and. last_code == MPI_ERR_TAG, 'an error handler is not called')
    end do
    do i = 1, handlers_tried
        call MPI_Errhandler_free(handlers(i))
    end do
    call MPI_Comm_set_errhandler(MPI_COMM_SELF, MPI_ERRORS_ARE_FATAL)
    call MPI_Finalize()
    print '(a)', 'right'

contains

    subroutine operations()
        logical :: commutes
        do i = 1, ops_tried
            call check(reduced(3, i, ops(i)) == merge(3 + i, 3 * i, mod(i, 2) == 0), 'an operation does what another one should')
            call MPI_Op_commutative(ops(i), commutes)
            call check(commutes .eqv. (mod(i, 2) == 0 .or. mod(i, 3) == 0), 'an operation commutes as another one should')
        end do
    end subroutine

end program
