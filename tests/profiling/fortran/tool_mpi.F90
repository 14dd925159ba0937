! A tool in Fortran for programs of mpi and mpif.h, which call by the same names (R33).
module tool_mpi
    implicit none
    integer :: isends = 0
end module

subroutine MPI_ISEND(buf, count, datatype, dest, tag, comm, request, ierror)
    use :: mpi, my_noname => MPI_ISEND
    use :: tool_mpi, only: isends
    implicit none
    type(*) :: buf(*)
    integer :: count, datatype, dest, tag, comm, request, ierror
    isends = isends + 1
    call PMPI_ISEND(buf, count, datatype, dest, tag, comm, request, ierror)
end subroutine

subroutine MPI_FINALIZE(ierror)
    use :: mpi, my_noname => MPI_FINALIZE
    use :: tool_mpi, only: isends
    implicit none
    integer :: ierror, total, rank
    call PMPI_REDUCE(isends, total, 1, MPI_INTEGER, MPI_SUM, 0, MPI_COMM_WORLD, ierror)
    call PMPI_COMM_RANK(MPI_COMM_WORLD, rank, ierror)
    if (rank == 0) print '(a, i0)', 'isends: ', total
    call PMPI_FINALIZE(ierror)
end subroutine
