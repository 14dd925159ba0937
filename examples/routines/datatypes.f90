! A row of a matrix as a datatype: the elements of a row lie a column apart.
program datatypes
    use mpi_f08
    implicit none
    integer :: rank, i, matrix(3, 4)
    type(MPI_Datatype) :: row

    call MPI_Init()
    call MPI_Comm_rank(MPI_COMM_WORLD, rank)
    matrix = 0
    if (rank == 1) matrix = reshape([(i, i = 1, 12)], [3, 4])
    call MPI_Type_vector(4, 1, 3, MPI_INTEGER, row)
    call MPI_Type_commit(row)
    if (rank == 1) call MPI_Send(matrix(2, 1), 1, row, 0, 0, MPI_COMM_WORLD)
    if (rank == 0) call MPI_Recv(matrix(2, 1), 1, row, 1, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE)
    call MPI_Type_free(row)
    if (rank == 0) print '(a, 4(1x, i0), a, i0)', 'row', matrix(2, :), ', the others ', sum(matrix(1:3:2, :))
    call MPI_Finalize()
end program
! It prints: row 2 5 8 11, the others 0
