! Twelve kinds of call, once each, in the dialect that DIALECT_xxx says.
#if defined(DIALECT_f08)
#define COMM type(MPI_Comm)
#define REQUEST type(MPI_Request)
#define DATATYPE type(MPI_Datatype)
#define USES use mpi_f08
#elif defined(DIALECT_mpi)
#define COMM integer
#define REQUEST integer
#define DATATYPE integer
#define USES use mpi
#else
#define COMM integer
#define REQUEST integer
#define DATATYPE integer
#define USES
#endif
program twelve
    USES
    implicit none
#if defined(DIALECT_mpifh)
    include 'mpif.h'
#endif
    COMM :: copy
    REQUEST :: requests(1)
    DATATYPE :: pair
    integer :: rank, size, next, previous, ierror, sent(2), received(2), total
    call MPI_Init(ierror)
    call MPI_Comm_rank(MPI_COMM_WORLD, rank, ierror)
    call MPI_Comm_size(MPI_COMM_WORLD, size, ierror)
    call MPI_Comm_dup(MPI_COMM_WORLD, copy, ierror)
    call MPI_Comm_set_name(copy, 'a copy', ierror)
    call MPI_Type_contiguous(2, MPI_INTEGER, pair, ierror)
    next = mod(rank + 1, size)
    previous = mod(rank + size - 1, size)
    sent = [rank, -rank]
    call MPI_Irecv(received, 2, MPI_INTEGER, previous, 0, copy, requests(1), ierror)
    call MPI_Send(sent, 2, MPI_INTEGER, next, 0, copy, ierror)
    call MPI_Waitall(1, requests, MPI_STATUSES_IGNORE, ierror)
    call MPI_Sendrecv(received, 2, MPI_INTEGER, previous, 1, sent, 2, MPI_INTEGER, next, 1, copy, MPI_STATUS_IGNORE, ierror)
    call MPI_Allreduce(sent(1), total, 1, MPI_INTEGER, MPI_SUM, copy, ierror)
    call MPI_Bcast(total, 1, MPI_INTEGER, 0, copy, ierror)
    call MPI_Barrier(copy, ierror)
    if (sent(1) /= rank .or. total /= size * (size - 1) / 2) stop 'wrong numbers'
    call MPI_Finalize(ierror)
end program
