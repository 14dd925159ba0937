! A program that knows of no tool: three rounds of eight messages that wait, and then a sum.
program worker
    use mpi_f08
    implicit none
    integer, parameter :: messages = 8, rounds = 3
    integer :: round, i, got, total

    call MPI_Init()
    do round = 0, rounds - 1
        do i = 0, messages - 1
            call MPI_Send(round * messages + i, 1, MPI_INTEGER, 0, i, MPI_COMM_WORLD)
        end do
        total = 0
        do i = 0, messages - 1
            call MPI_Recv(got, 1, MPI_INTEGER, 0, i, MPI_COMM_WORLD, MPI_STATUS_IGNORE)
            total = total + got
        end do
        call MPI_Allreduce(MPI_IN_PLACE, total, 1, MPI_INTEGER, MPI_SUM, MPI_COMM_WORLD)
    end do
    print '(a, i0)', 'sum ', total
    call MPI_Finalize()
end program
