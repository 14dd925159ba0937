! Calls one routine.
program plain
    implicit none
    include 'mpif.h'
    integer :: value = 1, ierror
    call MPI_Init(ierror)
    call MPI_Bcast(value, 1, MPI_INTEGER, 0, MPI_COMM_WORLD, ierror)
    call MPI_Finalize(ierror)
end program
