! A value that belongs to a communicator, and goes with its copies.
program attributes
    use mpi_f08
    implicit none
    integer :: rank, key
    integer(MPI_ADDRESS_KIND) :: value
    logical :: is_set
    type(MPI_Comm) :: copy

    call MPI_Init()
    call MPI_Comm_rank(MPI_COMM_WORLD, rank)
    call MPI_Comm_create_keyval(MPI_COMM_DUP_FN, MPI_COMM_NULL_DELETE_FN, key, 0_MPI_ADDRESS_KIND)
    call MPI_Comm_set_attr(MPI_COMM_WORLD, key, 42_MPI_ADDRESS_KIND)
    call MPI_Comm_dup(MPI_COMM_WORLD, copy)
    call MPI_Comm_get_attr(copy, key, value, is_set)
    if (rank == 0) print '(a, l1, 1x, i0)', 'the copy has it: ', is_set, value
    call MPI_Comm_free(copy)
    call MPI_Comm_delete_attr(MPI_COMM_WORLD, key)
    call MPI_Comm_free_keyval(key)
    call MPI_Finalize()
end program
! It prints: the copy has it: T 42
