! A group of the other process, and a communicator of it.
program groups
    use mpi_f08
    implicit none
    integer :: rank, ranks(1)
    type(MPI_Group) :: all, last
    type(MPI_Comm) :: comm

    call MPI_Init()
    call MPI_Comm_rank(MPI_COMM_WORLD, rank)
    call MPI_Comm_group(MPI_COMM_WORLD, all)
    call MPI_Group_incl(all, 1, [1], last)
    call MPI_Group_translate_ranks(last, 1, [0], all, ranks)
    call MPI_Comm_create(MPI_COMM_WORLD, last, comm)
    if (rank == 0) print '(a, i0, a, l1)', 'its rank is ', ranks(1), ', here it is null: ', comm == MPI_COMM_NULL
    if (comm /= MPI_COMM_NULL) call MPI_Comm_free(comm)
    call MPI_Group_free(last)
    call MPI_Group_free(all)
    call MPI_Finalize()
end program
! It prints: its rank is 1, here it is null: T
