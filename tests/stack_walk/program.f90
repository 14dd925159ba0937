! Calls that a tool sees, each on a line of its own that names the routine: contiguous buffers and sections.
program stack_walk
    use mpi_f08
    implicit none
    integer :: sent(8), received(8), rank, n
    type(MPI_Request) :: requests(2)
    type(MPI_Status) :: status, statuses(2)
    call MPI_Init()
    call MPI_Comm_rank(MPI_COMM_WORLD, rank)
    sent = [(n, n=1, 8)]
    call MPI_Isend(sent, 8, MPI_INTEGER, rank, 0, MPI_COMM_WORLD, requests(1))
    call MPI_Recv(received, 8, MPI_INTEGER, rank, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE)
    call MPI_Wait(requests(1), status)
    call MPI_Irecv(received(1:8:2), 4, MPI_INTEGER, rank, 0, MPI_COMM_WORLD, requests(1))
    call MPI_Send(sent(2:8:2), 4, MPI_INTEGER, rank, 0, MPI_COMM_WORLD)
    requests(2) = MPI_REQUEST_NULL
    call MPI_Waitall(2, requests, statuses)
    if (any(received /= [2, 2, 4, 4, 6, 6, 8, 8])) error stop 'wrong data'
    call MPI_Allreduce(MPI_IN_PLACE, received(1:8:2), 4, MPI_INTEGER, MPI_SUM, MPI_COMM_WORLD)
    call MPI_Bcast(received(1:8:3), 3, MPI_INTEGER, 0, MPI_COMM_WORLD)
    call MPI_Finalize()
end program
