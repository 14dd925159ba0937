! Fortran types in a program of sessions alone.
#include "dialect.inc"
program sessions
    USES
    use tally
    implicit none
    HEADER
    HANDLE(MPI_Session) :: session
    HANDLE(MPI_Group) :: group
    HANDLE(MPI_Comm) :: comm
    complex :: mine, sum
    integer :: rank, ranks, ierror
    call MPI_Session_init(MPI_INFO_NULL, MPI_ERRORS_ARE_FATAL, session, ierror)
    call MPI_Group_from_session_pset(session, 'mpi://WORLD', group, ierror)
    call MPI_Comm_create_from_group(group, 'bindery', MPI_INFO_NULL, MPI_ERRORS_ARE_FATAL, comm, ierror)
    call MPI_Comm_rank(comm, rank, ierror)
    call MPI_Comm_size(comm, ranks, ierror)
    mine = (1, -2)
    call MPI_Allreduce(mine, sum, 1, MPI_COMPLEX, MPI_SUM, comm, ierror)
    call check('sum of MPI_COMPLEX', sum == cmplx(ranks, -2 * ranks))
    call print_tally(rank)
    call MPI_Comm_free(comm, ierror)
    call MPI_Group_free(group, ierror)
    call MPI_Session_finalize(session, ierror)
end program
