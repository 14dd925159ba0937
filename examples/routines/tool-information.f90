! The control variables of the MPI library, before MPI is initialized.
program tool_information
    use mpi_f08
    use mpi_tool_f08
    implicit none
    integer :: rank, provided, count

    call MPI_T_init_thread(MPI_THREAD_SINGLE, provided)
    call MPI_T_cvar_get_num(count)
    call MPI_Init()
    call MPI_Comm_rank(MPI_COMM_WORLD, rank)
    if (rank == 0) print '(a, l1)', 'the library has control variables: ', count > 0
    call MPI_Finalize()
    call MPI_T_finalize()
end program
! It prints: the library has control variables: T
