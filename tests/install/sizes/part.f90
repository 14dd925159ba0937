! A library with all wrappers that the program calls, and one more.
subroutine part()
    use mpi_f08
    implicit none
    logical :: is_ready
    call MPI_Initialized(is_ready)
    if (is_ready) then
        call MPI_Init()
        call MPI_Send(1, 1, MPI_INTEGER, MPI_PROC_NULL, 0, MPI_COMM_WORLD)
        call MPI_Finalize()
    end if
end subroutine
