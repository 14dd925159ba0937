! R55: the members of a status, and the constants of the same names, are visible together.
subroutine statuses(status, old)
    use mpi_f08
    implicit none
    type(MPI_Status), intent(inout) :: status
    integer, intent(out) :: old(MPI_STATUS_SIZE)
    type(MPI_Status) :: many(4)
    type(MPI_Request) :: requests(2)
    requests = MPI_REQUEST_NULL
    call MPI_Status_f082f(status, old)
    old(MPI_SOURCE) = status%MPI_SOURCE
    old(MPI_TAG) = status%MPI_TAG
    old(MPI_ERROR) = status%MPI_ERROR
    call MPI_Status_f2f08(old, status)
    many = status
    call MPI_Probe(MPI_ANY_SOURCE, MPI_ANY_TAG, MPI_COMM_WORLD, MPI_STATUS_IGNORE)
    call MPI_Waitall(2, requests, MPI_STATUSES_IGNORE)
    call MPI_Probe(MPI_ANY_SOURCE, MPI_ANY_TAG, MPI_COMM_WORLD, many(2))
end subroutine
