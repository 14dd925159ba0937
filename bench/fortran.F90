! One kind of call, as often as the first argument says: the dialect and the kind are chosen with -D.
program loop
    implicit none
    integer :: times, ierror
    character(len=16) :: text
    call get_command_argument(1, text)
    read (text, *) times
    call MPI_Init(ierror)
    call calls(times)
    call MPI_Finalize(ierror)
end program

! The counted procedure: callgrind collects in here alone. Compiled with -fno-inline, so that it stays a procedure.
subroutine calls(times)
#if defined(DIALECT_f08)
    use mpi_f08
    implicit none
    type(MPI_Request) :: request, requests(64)
#else
#if defined(DIALECT_mpi)
    use mpi
#endif
    implicit none
#if defined(DIALECT_mpifh)
    include 'mpif.h'
#endif
    integer :: request, requests(64)
#endif
    integer :: i, times, rank, ierror
    double precision :: x(4), y(4), field(102, 100)
    x = 0
#if defined(KIND_Halo)
    field = 0
#endif
    do i = 1, times
#if defined(KIND_Comm_rank)
        call MPI_Comm_rank(MPI_COMM_WORLD, rank, ierror)
#elif defined(KIND_Send)
        call MPI_Send(x, 4, MPI_DOUBLE_PRECISION, MPI_PROC_NULL, 0, MPI_COMM_WORLD, ierror)
#elif defined(KIND_Recv)
        call MPI_Recv(x, 4, MPI_DOUBLE_PRECISION, MPI_PROC_NULL, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE, ierror)
#elif defined(KIND_Waitall)
        requests = MPI_REQUEST_NULL
        call MPI_Waitall(64, requests, MPI_STATUSES_IGNORE, ierror)
#elif defined(KIND_Allreduce)
        call MPI_Allreduce(x, y, 4, MPI_DOUBLE_PRECISION, MPI_SUM, MPI_COMM_SELF, ierror)
#elif defined(KIND_Halo)
        call MPI_Sendrecv(field(2, :), 100, MPI_DOUBLE_PRECISION, MPI_PROC_NULL, 0, field(1, :), 100, MPI_DOUBLE_PRECISION, &
            MPI_PROC_NULL, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE, ierror)
#elif defined(KIND_Comm_set_name)
        call MPI_Comm_set_name(MPI_COMM_SELF, 'the name of a communicator', ierror)
#else
        call MPI_Isend(x, 4, MPI_DOUBLE_PRECISION, MPI_PROC_NULL, 0, MPI_COMM_WORLD, request, ierror)
        call MPI_Wait(request, MPI_STATUS_IGNORE, ierror)
#endif
    end do
end subroutine
