! A receive is posted before the send, so that both processes may send at once.
program point_to_point
    use mpi_f08
    implicit none
    integer :: rank, other, length
    character(5) :: mine, theirs
    type(MPI_Request) :: request
    type(MPI_Status) :: status

    call MPI_Init()
    call MPI_Comm_rank(MPI_COMM_WORLD, rank)
    other = 1 - rank
    mine = merge('left ', 'right', rank == 0)
    call MPI_Irecv(theirs, len(theirs), MPI_CHARACTER, other, 7, MPI_COMM_WORLD, request)
    call MPI_Send(mine, len_trim(mine), MPI_CHARACTER, other, 7, MPI_COMM_WORLD)
    call MPI_Wait(request, status)
    call MPI_Get_count(status, MPI_CHARACTER, length)
    if (rank == 0) print '(3a, i0)', 'received ', theirs(:length), ' from ', status%MPI_SOURCE
    call MPI_Finalize()
end program
! It prints: received right from 1
