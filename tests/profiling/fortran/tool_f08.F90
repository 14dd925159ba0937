! A tool in Fortran for programs of mpi_f08: its procedures take the place of the library's by their specific names (R33).
module tool_f08
    implicit none
    integer :: isends = 0
end module

subroutine MPI_Isend_f08ts(buf, count, datatype, dest, tag, comm, request, ierror)
    use :: mpi_f08, my_noname => MPI_Isend_f08ts
    use :: tool_f08, only: isends
    implicit none
    type(*), dimension(..), intent(in), asynchronous :: buf
    integer, intent(in) :: count, dest, tag
    type(MPI_Datatype), intent(in) :: datatype
    type(MPI_Comm), intent(in) :: comm
    type(MPI_Request), intent(out) :: request
    integer, optional, intent(out) :: ierror
    isends = isends + 1
    call PMPI_Isend(buf, count, datatype, dest, tag, comm, request, ierror)
end subroutine

subroutine MPI_Finalize_f08(ierror)
    use :: mpi_f08, my_noname => MPI_Finalize_f08
    use :: tool_f08, only: isends
    implicit none
    integer, optional, intent(out) :: ierror
    integer :: total, rank
    call PMPI_Reduce(isends, total, 1, MPI_INTEGER, MPI_SUM, 0, MPI_COMM_WORLD)
    call PMPI_Comm_rank(MPI_COMM_WORLD, rank)
    if (rank == 0) print '(a, i0)', 'isends: ', total
    call PMPI_Finalize(ierror)
end subroutine
