! R33: a tool takes the place of specific procedures and calls the generic PMPI names.
subroutine MPI_Comm_rank_f08(comm, rank, ierror)
    use :: mpi_f08, my_noname => MPI_Comm_rank_f08
    implicit none
    type(MPI_Comm), intent(in) :: comm
    integer, intent(out) :: rank
    integer, optional, intent(out) :: ierror
    call PMPI_Comm_rank(comm, rank, ierror)
end subroutine

subroutine MPI_COMM_SIZE(comm, size, ierror)
    use :: mpi, my_noname => MPI_COMM_SIZE
    implicit none
    integer :: comm, size, ierror
    call PMPI_COMM_SIZE(comm, size, ierror)
end subroutine
