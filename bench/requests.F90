! Isend and Wait of a plain message, as often as the first argument says; with -DBESIDE while a receive into a copied section is pending.
program requests
    use mpi_f08
    implicit none
    integer, asynchronous :: memory(80)
    type(MPI_Request) :: pending
    integer :: times
    character(len=16) :: text
    call get_command_argument(1, text)
    read (text, *) times
    call MPI_Init()
#ifdef BESIDE
    call MPI_Irecv(memory(1:80:2), 10, MPI_INTEGER8, 0, 1, MPI_COMM_SELF, pending)
#endif
    call calls(times)
#ifdef BESIDE
    call MPI_Cancel(pending)
    call MPI_Wait(pending, MPI_STATUS_IGNORE)
#endif
    call MPI_Finalize()
end program

! The counted procedure, as in fortran.F90.
subroutine calls(times)
    use mpi_f08
    implicit none
    type(MPI_Request) :: request
    integer :: i, times
    double precision, asynchronous :: x(4)
    x = 0
    do i = 1, times
        call MPI_Isend(x, 4, MPI_DOUBLE_PRECISION, MPI_PROC_NULL, 0, MPI_COMM_WORLD, request)
        call MPI_Wait(request, MPI_STATUS_IGNORE)
    end do
end subroutine
