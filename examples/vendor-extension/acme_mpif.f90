program acme_mpif
    implicit none
    include 'mpif.h'
    integer :: numbers(4) = [1, 3, 5, 7], total, request, rank, ierror

    call MPI_INIT(ierror)
    call MPI_COMM_RANK(MPI_COMM_WORLD, rank, ierror)
    call MPIX_ACME_CHECKSUM(numbers, 4, MPI_INTEGER, MPI_COMM_WORLD, total, ierror)
    call MPIX_ACME_IBARRIER(MPI_COMM_WORLD, MPIX_ACME_HIGH, request, ierror)
    call MPI_WAIT(request, MPI_STATUS_IGNORE, ierror)
    if (rank == 0) print '(a,i0)', 'checksum ', total
    call MPI_FINALIZE(ierror)
end program
