! Calls that an MPI's own bindings resolve to names of Fortran.
program stacked
    implicit none
    include 'mpif.h'
    integer :: ierror, rank
    call MPI_INIT(ierror)
    call MPI_COMM_RANK(MPI_COMM_WORLD, rank, ierror)
    print '(a, i0)', 'rank ', rank
    call MPI_FINALIZE(ierror)
end program
