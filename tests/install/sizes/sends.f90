program sends
    use mpi_f08
    implicit none
    call part()
    call MPI_Init()
    call MPI_Send(1, 1, MPI_INTEGER, MPI_PROC_NULL, 0, MPI_COMM_WORLD)
    call MPI_Finalize()
    print "(a)", "ended"
end program
