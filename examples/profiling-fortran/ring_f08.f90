! A token goes once around all processes, and each adds its rank; then all add their ranks at once.
program ring
    use mpi_f08
    implicit none
    integer :: rank, size, token, total

    call MPI_Init()
    call MPI_Comm_rank(MPI_COMM_WORLD, rank)
    call MPI_Comm_size(MPI_COMM_WORLD, size)
    token = 0
    if (rank > 0) call take()
    token = token + rank
    call MPI_Send(token, 1, MPI_INTEGER, mod(rank + 1, size), 0, MPI_COMM_WORLD)
    if (rank == 0) call take()
    call MPI_Allreduce(rank, total, 1, MPI_INTEGER, MPI_SUM, MPI_COMM_WORLD)
    if (rank == 0) print '(a, i0, a, i0)', 'token ', token, ', sum ', total
    call MPI_Finalize()

contains

    subroutine take()
        call MPI_Recv(token, 1, MPI_INTEGER, mod(rank + size - 1, size), 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE)
    end subroutine

end program
