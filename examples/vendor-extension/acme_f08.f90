program acme_f08
    use mpi_f08
    implicit none
    integer :: numbers(7) = [1, 0, 3, 0, 5, 0, 7], total, rank
    type(MPI_Request) :: request

    call MPI_Init()
    call MPI_Comm_rank(MPI_COMM_WORLD, rank)
    call MPIX_Acme_checksum(numbers(::2), 4, MPI_INTEGER, MPI_COMM_WORLD, total)
    call MPIX_Acme_ibarrier(MPI_COMM_WORLD, MPIX_ACME_HIGH, request)
    call MPI_Wait(request, MPI_STATUS_IGNORE)
    if (rank == 0) print '(a,i0)', 'checksum ', total
    call MPI_Finalize()
end program
