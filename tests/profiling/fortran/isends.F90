! Two nonblocking sends to the next process, in the dialect that DIALECT_xxx says; in mpi_f08 the second of every other element.
program isends
#if defined(DIALECT_f08)
    use mpi_f08
#define REQUEST type(MPI_Request)
#define EVERY_OTHER ::2
#elif defined(DIALECT_mpi)
    use mpi
#endif
    implicit none
#if defined(DIALECT_mpif)
    include 'mpif.h'
#endif
#ifndef REQUEST
#define REQUEST integer
#define EVERY_OTHER 1:3
#endif
    REQUEST :: requests(2)
    integer :: rank, size, next, previous, i, ierror
    integer :: sent(6)
    integer :: received(3), all_sent(6)
    call MPI_Init(ierror)
    call MPI_Comm_rank(MPI_COMM_WORLD, rank, ierror)
    call MPI_Comm_size(MPI_COMM_WORLD, size, ierror)
    next = mod(rank + 1, size)
    previous = mod(rank + size - 1, size)
    sent = [(10 * rank + i, i = 1, 6)]
    call MPI_Isend(sent, 3, MPI_INTEGER, next, 0, MPI_COMM_WORLD, requests(1), ierror)
    call MPI_Isend(sent(EVERY_OTHER), 3, MPI_INTEGER, next, 1, MPI_COMM_WORLD, requests(2), ierror)
    call MPI_Recv(received, 3, MPI_INTEGER, previous, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE, ierror)
    if (any(received /= 10 * previous + [1, 2, 3])) stop 'the first message is wrong'
    call MPI_Recv(received, 3, MPI_INTEGER, previous, 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE, ierror)
    all_sent = 10 * previous + [(i, i = 1, 6)]
    if (any(received /= all_sent(EVERY_OTHER))) stop 'the second message is wrong'
    call MPI_Waitall(2, requests, MPI_STATUSES_IGNORE, ierror)
    call MPI_Finalize(ierror)
end program
