! Compiled and linked in each build, with either library; nothing runs it.
program linked
    use mpi_f08
    implicit none
    call MPI_Init()
    call MPI_Finalize()
end program linked
