/* Neighbourhood collective calls: what each gives its neighbours, and what they take. */
#include "cases.h"

static int a[16], b[16];

static MPI_Comm ring(void)
{
    const int periodic = 1;
    MPI_Comm made;
    MPI_Cart_create(WORLD, 1, &size, &periodic, 0, &made);
    return made;
}

// Each process sends to the next one.
static MPI_Comm next(void)
{
    const int to = (rank + 1) % size, from = (rank + size - 1) % size;
    MPI_Comm made;
    MPI_Dist_graph_create_adjacent(WORLD, 1, &from, MPI_UNWEIGHTED, 1, &to, MPI_UNWEIGHTED, MPI_INFO_NULL, 0, &made);
    return made;
}

CASE(ring_exchange, 3)
{
    MPI_Comm comm = ring();
    a[0] = rank;
    MPI_Neighbor_allgather(a, 1, MPI_INT, b, 1, MPI_INT, comm);
    EXPECT(b[0] == (rank + 2) % 3 && b[1] == (rank + 1) % 3);
    MPI_Comm_free(&comm);
}

// quick
CASE(ring_types_differ, 3)
{
    MPI_Comm comm = ring();
    MPI_Neighbor_allgather(a, 1, rank ? MPI_INT : MPI_FLOAT, b, 1, rank ? MPI_INT : MPI_FLOAT,
                           comm);  // wrong: collective
    MPI_Comm_free(&comm);
}

CASE(next_amounts_differ, 3)
{
    MPI_Comm comm = next();
    MPI_Neighbor_alltoall(a, 2, MPI_INT, b, rank == 1 ? 3 : 2, MPI_INT, comm);  // wrong: collective
    MPI_Comm_free(&comm);
}

CASE(next_vectors, 3)
{
    MPI_Comm comm = next();
    const int zero = 0, sent = rank + 1, received = (rank + 2) % 3 + 1;
    MPI_Neighbor_alltoallv(a, &sent, &zero, MPI_INT, b, &received, &zero, MPI_INT, comm);
    MPI_Neighbor_allgatherv(a, sent, MPI_INT, b, &received, &zero, MPI_INT, comm);
    MPI_Comm_free(&comm);
}

CASE(next_vectors_differ, 3)
{
    MPI_Comm comm = next();
    const int zero = 0, sent = rank + 1, received = 3;
    MPI_Neighbor_alltoallv(a, &sent, &zero, MPI_INT, b, &received, &zero, MPI_INT, comm);  // wrong: collective
    MPI_Comm_free(&comm);
}

CASE(neighbour_missing, 3)
{
    MPI_Comm comm = ring();
    if (rank != 2)
        MPI_Neighbor_allgather(a, 1, MPI_INT, b, 1, MPI_INT, comm);  // wrong: deadlock|collective
    else
        MPI_Barrier(comm);  // may: collective
    MPI_Comm_free(&comm);
}

CASE(neighbour_read_before_wait, 3)
{
    MPI_Comm comm = ring();
    MPI_Request request;
    MPI_Ineighbor_allgather(a, 1, MPI_INT, b, 1, MPI_INT, comm, &request);  // wrong: buffer
    if (b[0] == 12345)
        puts("read too early");
    MPI_Wait(&request, IGNORE);
    MPI_Comm_free(&comm);
}

CASE(neighbours_without_topology, 2)
{
    MPI_Neighbor_allgather(a, 1, MPI_INT, b, 1, MPI_INT, WORLD);  // wrong: argument
}
