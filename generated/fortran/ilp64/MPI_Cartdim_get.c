/* Do not edit: `bindery generate` writes this from specs/routines/topologies.toml [MPI_Cartdim_get] through templates/fortran/ilp64.c.j2. */
/* Return the number of dimensions of a Cartesian communicator. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Cartdim_get.c"

#if BND_HAS(MPI_Cartdim_get)
void BND_WIDE_NAME(mpi_cartdim_get, MPI_CARTDIM_GET)(const bnd_default_integer *comm, bnd_default_integer *ndims,
        bnd_default_integer *ierror);

static inline __attribute__((always_inline)) int BND_FAST_PATH(mpi_cartdim_get)(const bnd_integer *comm,
        bnd_integer *ndims, bnd_integer *ierror)
{
    if (BND_UNLIKELY(!(BND_AVAILABLE(MPI_Cartdim_get) && bnd_is_inline_f2c_Comm(*comm)))) return 0;
    BND_STORE_IERROR(ierror, BND_C(MPI_Cartdim_get)(bnd_inline_f2c_Comm(*comm), ndims));
    return 1;
}

static BND_NOINLINE void BND_WIDE_SLOW_PATH(mpi_cartdim_get)(const bnd_default_integer *comm,
        bnd_default_integer *ndims, bnd_default_integer *ierror)
{
    const bnd_integer int_comm = bnd_integer_handle(*comm);
    bnd_integer int_ndims = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_cartdim_get)(&int_comm, &int_ndims, &int_ierror);
    bnd_integer_out(ndims, int_ndims);
    BND_STORE_IERROR(ierror, int_ierror);
}

void BND_WIDE_NAME(mpi_cartdim_get, MPI_CARTDIM_GET)(const bnd_default_integer *comm, bnd_default_integer *ndims,
        bnd_default_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_FIT(bnd_high_half(comm), bnd_fits(comm)), BND_WIDE_SLOW_PATH(mpi_cartdim_get)(comm, ndims,
            ierror));
    bnd_integer int_ierror;
    BND_SLOW_PATH_UNLESS(BND_FAST_PATH(mpi_cartdim_get)(bnd_low_half(comm), (bnd_integer *)bnd_low_half(ndims),
            &int_ierror), BND_WIDE_SLOW_PATH(mpi_cartdim_get)(comm, ndims, ierror));
    bnd_widen(ndims);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
