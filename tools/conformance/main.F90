program conformance
    use seen
    USES
    implicit none
    HEADER
    integer :: rank, ierror
    call MPI_Init(ierror)
    call MPI_Comm_rank(MPI_COMM_WORLD, rank, ierror)
    call open_seen(rank)
    CALLS
    call MPI_Finalize(ierror)
end program
