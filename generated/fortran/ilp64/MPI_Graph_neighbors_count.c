/* Do not edit: `bindery generate` writes this from specs/routines/topologies.toml [MPI_Graph_neighbors_count] through templates/fortran/ilp64.c.j2. */
/* Count the neighbours of any given rank in a graph communicator. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Graph_neighbors_count.c"

#if BND_HAS(MPI_Graph_neighbors_count)
void BND_WIDE_NAME(mpi_graph_neighbors_count, MPI_GRAPH_NEIGHBORS_COUNT)(const bnd_default_integer *comm,
        const bnd_default_integer *rank, bnd_default_integer *nneighbors, bnd_default_integer *ierror);

static inline __attribute__((always_inline)) int BND_FAST_PATH(mpi_graph_neighbors_count)(const bnd_integer *comm,
        const bnd_integer *rank, bnd_integer *nneighbors, bnd_integer *ierror)
{
    if (BND_UNLIKELY(!(BND_AVAILABLE(MPI_Graph_neighbors_count) && bnd_is_inline_f2c_Comm(*comm)))) return 0;
    BND_STORE_IERROR(ierror, BND_C(MPI_Graph_neighbors_count)(bnd_inline_f2c_Comm(*comm), *rank, nneighbors));
    return 1;
}

static BND_NOINLINE void BND_WIDE_SLOW_PATH(mpi_graph_neighbors_count)(const bnd_default_integer *comm,
        const bnd_default_integer *rank, bnd_default_integer *nneighbors, bnd_default_integer *ierror)
{
    BND_NARROW_CHECK(bnd_integer, *rank, 1, MPI_ERR_RANK, ierror, BND_ON_COMM, *comm);
    const bnd_integer int_comm = bnd_integer_handle(*comm);
    const bnd_integer int_rank = BND_NARROWED(bnd_integer, *rank);
    bnd_integer int_nneighbors = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_graph_neighbors_count)(&int_comm, &int_rank, &int_nneighbors, &int_ierror);
    bnd_integer_out(nneighbors, int_nneighbors);
    BND_STORE_IERROR(ierror, int_ierror);
}

void BND_WIDE_NAME(mpi_graph_neighbors_count, MPI_GRAPH_NEIGHBORS_COUNT)(const bnd_default_integer *comm,
        const bnd_default_integer *rank, bnd_default_integer *nneighbors, bnd_default_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_FIT(bnd_high_half(comm) | bnd_high_half(rank), bnd_fits(comm) && bnd_fits(rank)),
            BND_WIDE_SLOW_PATH(mpi_graph_neighbors_count)(comm, rank, nneighbors, ierror));
    bnd_integer int_ierror;
    BND_SLOW_PATH_UNLESS(BND_FAST_PATH(mpi_graph_neighbors_count)(bnd_low_half(comm), bnd_low_half(rank),
            (bnd_integer *)bnd_low_half(nneighbors), &int_ierror), BND_WIDE_SLOW_PATH(mpi_graph_neighbors_count)(comm,
            rank, nneighbors, ierror));
    bnd_widen(nneighbors);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
