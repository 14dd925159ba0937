! All processes get the sum, the root gets what each has, in the order of ranks.
program collectives
    use mpi_f08
    implicit none
    integer :: rank, total, all(2)

    call MPI_Init()
    call MPI_Comm_rank(MPI_COMM_WORLD, rank)
    call MPI_Allreduce(rank + 1, total, 1, MPI_INTEGER, MPI_SUM, MPI_COMM_WORLD)
    call MPI_Gather(total * (rank + 1), 1, MPI_INTEGER, all, 1, MPI_INTEGER, 0, MPI_COMM_WORLD)
    if (rank == 0) print '(a, 2(1x, i0))', 'gathered', all
    call MPI_Finalize()
end program
! It prints: gathered 3 6
