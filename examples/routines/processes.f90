! Threads of a program may call MPI as far as the library agrees.
program processes
    use mpi_f08
    implicit none
    integer :: rank, provided
    logical :: before, after

    call MPI_Initialized(before)
    call MPI_Init_thread(MPI_THREAD_FUNNELED, provided)
    call MPI_Comm_rank(MPI_COMM_WORLD, rank)
    call MPI_Initialized(after)
    if (rank == 0) print '(a, 3(1x, l1))', 'initialized:', before, after, provided >= MPI_THREAD_FUNNELED
    call MPI_Finalize()
end program
! It prints: initialized: F T T
