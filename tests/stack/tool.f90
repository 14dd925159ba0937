! A tool in Fortran, for mpif.h. Its own calls use a sentinel.
subroutine MPI_COMM_RANK(comm, rank, ierror)
    implicit none
    include 'mpif.h'
    integer :: comm, rank, ierror, answer
    answer = 42
    print '(a)', 'f mpi_comm_rank_'
    call PMPI_ALLREDUCE(MPI_IN_PLACE, answer, 1, MPI_INTEGER, MPI_SUM, MPI_COMM_SELF, ierror)
    print '(a, i0)', 'f in place ', answer
    call PMPI_COMM_RANK(comm, rank, ierror)
end subroutine
