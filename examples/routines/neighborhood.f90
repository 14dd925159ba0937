! Each process of a ring gets a value from both of its neighbors.
program neighborhood
    use mpi_f08
    implicit none
    integer :: rank, received(2)
    type(MPI_Comm) :: ring

    call MPI_Init()
    call MPI_Cart_create(MPI_COMM_WORLD, 1, [2], [.true.], .false., ring)
    call MPI_Comm_rank(ring, rank)
    call MPI_Neighbor_allgather(rank + 5, 1, MPI_INTEGER, received, 1, MPI_INTEGER, ring)
    if (rank == 0) print '(a, 2(1x, i0))', 'from both sides:', received
    call MPI_Comm_free(ring)
    call MPI_Finalize()
end program
! It prints: from both sides: 6 6
