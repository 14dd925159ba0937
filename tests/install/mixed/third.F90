! A third party's library: uses every constant that is known by its address, and returns how many were not understood.
#ifdef DIALECT_mpif
#define HEADER include 'mpif.h'
#elif defined(DIALECT_mpi)
#define USED use mpi
#else
#define USED use mpi_f08
#endif
#ifndef USED
#define USED
#endif
#ifndef HEADER
#define HEADER
#endif
#ifdef DIALECT_f08
#define REQUEST type(MPI_Request)
#define HANDLE(name) type(name)
#else
#define REQUEST integer
#define HANDLE(name) integer
#endif
subroutine third_party(wrong)
    USED
    implicit none
    HEADER
    integer :: wrong, total(2), got(2), ierror, in, out
    integer(MPI_ADDRESS_KIND) :: places(1)
    integer :: lengths(1)
    logical :: weighted
    REQUEST :: requests(2)
    HANDLE(MPI_Datatype) :: datatype
    HANDLE(MPI_Comm) :: graph
    HANDLE(MPI_Comm) :: child
    external :: third_spawned
    wrong = 0
    total = [3, 4]
    call MPI_Allreduce(MPI_IN_PLACE, total, 2, MPI_INTEGER, MPI_SUM, MPI_COMM_SELF, ierror)
    if (any(total /= [3, 4])) wrong = wrong + 1

    call MPI_Get_address(got, places(1), ierror)
    lengths = 2
    call MPI_Type_create_hindexed(1, lengths, places, MPI_INTEGER, datatype, ierror)
    call MPI_Type_commit(datatype, ierror)
    got = 0
    call MPI_Isend(total, 2, MPI_INTEGER, 0, 1, MPI_COMM_SELF, requests(1), ierror)
    call MPI_Recv(MPI_BOTTOM, 1, datatype, 0, 1, MPI_COMM_SELF, MPI_STATUS_IGNORE, ierror)
    call MPI_Wait(requests(1), MPI_STATUS_IGNORE, ierror)
    if (any(got /= total)) wrong = wrong + 10
    call MPI_Type_free(datatype, ierror)

    got = 0
    call MPI_Irecv(got, 2, MPI_INTEGER, 0, 2, MPI_COMM_SELF, requests(1), ierror)
    call MPI_Isend(total, 2, MPI_INTEGER, 0, 2, MPI_COMM_SELF, requests(2), ierror)
    call MPI_Waitall(2, requests, MPI_STATUSES_IGNORE, ierror)
    if (any(got /= total)) wrong = wrong + 100

    lengths = 0
    call MPI_Dist_graph_create_adjacent(MPI_COMM_SELF, 1, lengths, MPI_UNWEIGHTED, 1, lengths, MPI_UNWEIGHTED, &
        MPI_INFO_NULL, .false., graph, ierror)
    call MPI_Dist_graph_neighbors_count(graph, in, out, weighted, ierror)
    if (weighted .or. in /= 1) wrong = wrong + 1000
    call MPI_Comm_free(graph, ierror)
    call MPI_Dist_graph_create_adjacent(MPI_COMM_SELF, 0, lengths, MPI_WEIGHTS_EMPTY, 0, lengths, MPI_WEIGHTS_EMPTY, &
        MPI_INFO_NULL, .false., graph, ierror)
    call MPI_Dist_graph_neighbors_count(graph, in, out, weighted, ierror)
    if (.not. weighted .or. in /= 0) wrong = wrong + 10000
    call MPI_Comm_free(graph, ierror)

    ! The program's own MPI_Comm_spawn looks at what comes to C.
    call MPI_Comm_spawn('none', MPI_ARGV_NULL, 1, MPI_INFO_NULL, 0, MPI_COMM_SELF, child, MPI_ERRCODES_IGNORE, ierror)
    call third_spawned(wrong)
end subroutine
