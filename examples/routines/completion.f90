! Several requests, of which the program takes whichever is complete.
program completion
    use mpi_f08
    implicit none
    integer :: rank, i, index, values(3), total
    type(MPI_Request) :: requests(3)

    call MPI_Init()
    call MPI_Comm_rank(MPI_COMM_WORLD, rank)
    total = 0
    do i = 1, 3
        if (rank == 0) call MPI_Irecv(values(i), 1, MPI_INTEGER, 1, i, MPI_COMM_WORLD, requests(i))
        if (rank == 1) call MPI_Send(10 * i, 1, MPI_INTEGER, 0, i, MPI_COMM_WORLD)
    end do
    do i = 1, merge(3, 0, rank == 0)
        call MPI_Waitany(3, requests, index, MPI_STATUS_IGNORE)
        total = total + values(index)
    end do
    if (rank == 0) print '(a, i0)', 'in all ', total
    call MPI_Finalize()
end program
! It prints: in all 60
