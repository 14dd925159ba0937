! An error that the program sees, in place of an end of all processes.
program error_handling
    use mpi_f08
    implicit none
    integer :: rank, ierror, class, length
    character(MPI_MAX_ERROR_STRING) :: text

    call MPI_Init()
    call MPI_Comm_rank(MPI_COMM_WORLD, rank)
    call MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN)
    call MPI_Send(rank, 1, MPI_INTEGER, 1000, 0, MPI_COMM_WORLD, ierror)
    call MPI_Error_class(ierror, class)
    call MPI_Error_string(ierror, text, length)
    if (rank == 0) print '(a, l1, a, l1)', 'no such rank: ', class == MPI_ERR_RANK, ', with a text: ', length > 0
    call MPI_Finalize()
end program
! It prints: no such rank: T, with a text: T
