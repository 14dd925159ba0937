! The version of the standard ABI that the library has: -1 if it is another one's.
program abi
    use mpi_f08
    implicit none
    integer :: rank, major, minor

    call MPI_Init()
    call MPI_Comm_rank(MPI_COMM_WORLD, rank)
    call MPI_Abi_get_version(major, minor)
    if (rank == 0) print '(2(a, i0))', 'the ABI has version ', major, '.', minor
    call MPI_Finalize()
end program
! It prints: the ABI has version 1.0
