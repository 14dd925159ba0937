! Each half of the processes has a communicator of its own, and a rank in it.
program communicators
    use mpi_f08
    implicit none
    integer :: rank, size, relation
    type(MPI_Comm) :: half, copy

    call MPI_Init()
    call MPI_Comm_rank(MPI_COMM_WORLD, rank)
    call MPI_Comm_split(MPI_COMM_WORLD, modulo(rank, 2), rank, half)
    call MPI_Comm_size(half, size)
    call MPI_Comm_dup(half, copy)
    call MPI_Comm_compare(half, copy, relation)
    if (rank == 0) print '(a, i0, a, l1)', 'halves of ', size, ', congruent ', relation == MPI_CONGRUENT
    call MPI_Comm_free(copy)
    call MPI_Comm_free(half)
    call MPI_Finalize()
end program
! It prints: halves of 1, congruent T
