! A grid of processes, in which each finds its coordinates and its neighbors.
program topologies
    use mpi_f08
    implicit none
    integer :: dims(2), coords(2), rank, before, after
    type(MPI_Comm) :: grid

    call MPI_Init()
    dims = [0, 1]
    call MPI_Dims_create(2, 2, dims)
    call MPI_Cart_create(MPI_COMM_WORLD, 2, dims, [.true., .false.], .false., grid)
    call MPI_Comm_rank(grid, rank)
    call MPI_Cart_coords(grid, rank, 2, coords)
    call MPI_Cart_shift(grid, 0, 1, before, after)
    if (rank == 1) print '(2(a, i0), a, 2(1x, i0))', 'at ', coords(1), ',', coords(2), ' between', before, after
    call MPI_Comm_free(grid)
    call MPI_Finalize()
end program
! It prints: at 1,0 between 0 0
