! A message, a sum in place, an ignored status and an absent ierror, in one of the dialects.
program main
#if defined(DIALECT_f08)
    use mpi_f08
#elif defined(DIALECT_mpi)
    use mpi
#endif
    implicit none
#ifdef DIALECT_mpifh
    include 'mpif.h'
#endif
    integer :: rank, ierror, total, message(4)
    double precision :: start
    call MPI_Init(ierror)
    start = MPI_Wtime()
    call MPI_Comm_rank(MPI_COMM_WORLD, rank, ierror)
    message = rank
    if (rank == 0) call MPI_Send([7, 8, 9, 10], 4, MPI_INTEGER, 1, 3, MPI_COMM_WORLD, ierror)
    if (rank == 1) call MPI_Recv(message, 4, MPI_INTEGER, 0, 3, MPI_COMM_WORLD, MPI_STATUS_IGNORE, ierror)
    total = sum(message)
    call MPI_Allreduce(MPI_IN_PLACE, total, 1, MPI_INTEGER, MPI_SUM, MPI_COMM_WORLD, ierror)
#ifdef DIALECT_f08
    call MPI_Barrier(MPI_COMM_WORLD)
#endif
    if (rank == 0) print '(i0, 1x, l1)', total, MPI_Wtime() >= start
    call MPI_Finalize(ierror)
end program
