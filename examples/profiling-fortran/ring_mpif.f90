! ring_f08.f90 with mpif.h.
program ring
    implicit none
    include 'mpif.h'
    integer :: rank, size, token, total, ierror

    call MPI_Init(ierror)
    call MPI_Comm_rank(MPI_COMM_WORLD, rank, ierror)
    call MPI_Comm_size(MPI_COMM_WORLD, size, ierror)
    token = 0
    if (rank > 0) call take()
    token = token + rank
    call MPI_Send(token, 1, MPI_INTEGER, mod(rank + 1, size), 0, MPI_COMM_WORLD, ierror)
    if (rank == 0) call take()
    call MPI_Allreduce(rank, total, 1, MPI_INTEGER, MPI_SUM, MPI_COMM_WORLD, ierror)
    if (rank == 0) print '(a, i0, a, i0)', 'token ', token, ', sum ', total
    call MPI_Finalize(ierror)

contains

    subroutine take()
        call MPI_Recv(token, 1, MPI_INTEGER, mod(rank + size - 1, size), 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE, ierror)
    end subroutine

end program
