/* Do not edit: `bindery generate` writes this from specs/routines/topologies.toml [MPI_Graphdims_get] through templates/fortran/ilp64.c.j2. */
/* Return the numbers of nodes and edges of a graph communicator. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Graphdims_get.c"

#if BND_HAS(MPI_Graphdims_get)
void BND_WIDE_NAME(mpi_graphdims_get, MPI_GRAPHDIMS_GET)(const bnd_default_integer *comm, bnd_default_integer *nnodes,
        bnd_default_integer *nedges, bnd_default_integer *ierror);

static inline __attribute__((always_inline)) int BND_FAST_PATH(mpi_graphdims_get)(const bnd_integer *comm,
        bnd_integer *nnodes, bnd_integer *nedges, bnd_integer *ierror)
{
    if (BND_UNLIKELY(!(BND_AVAILABLE(MPI_Graphdims_get) && bnd_is_inline_f2c_Comm(*comm)))) return 0;
    BND_STORE_IERROR(ierror, BND_C(MPI_Graphdims_get)(bnd_inline_f2c_Comm(*comm), nnodes, nedges));
    return 1;
}

static BND_NOINLINE void BND_WIDE_SLOW_PATH(mpi_graphdims_get)(const bnd_default_integer *comm,
        bnd_default_integer *nnodes, bnd_default_integer *nedges, bnd_default_integer *ierror)
{
    const bnd_integer int_comm = bnd_integer_handle(*comm);
    bnd_integer int_nnodes = BND_INTEGER_UNSET;
    bnd_integer int_nedges = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_graphdims_get)(&int_comm, &int_nnodes, &int_nedges, &int_ierror);
    bnd_integer_out(nnodes, int_nnodes);
    bnd_integer_out(nedges, int_nedges);
    BND_STORE_IERROR(ierror, int_ierror);
}

void BND_WIDE_NAME(mpi_graphdims_get, MPI_GRAPHDIMS_GET)(const bnd_default_integer *comm, bnd_default_integer *nnodes,
        bnd_default_integer *nedges, bnd_default_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_FIT(bnd_high_half(comm), bnd_fits(comm)), BND_WIDE_SLOW_PATH(mpi_graphdims_get)(comm,
            nnodes, nedges, ierror));
    bnd_integer int_ierror;
    BND_SLOW_PATH_UNLESS(BND_FAST_PATH(mpi_graphdims_get)(bnd_low_half(comm), (bnd_integer *)bnd_low_half(nnodes),
            (bnd_integer *)bnd_low_half(nedges), &int_ierror), BND_WIDE_SLOW_PATH(mpi_graphdims_get)(comm, nnodes,
            nedges, ierror));
    bnd_widen(nnodes);
    bnd_widen(nedges);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
