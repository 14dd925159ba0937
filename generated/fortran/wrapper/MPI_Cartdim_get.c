/* Do not edit: `bindery generate` writes this from specs/routines/topologies.toml [MPI_Cartdim_get] through templates/fortran/wrapper.c.j2. */
/* Return the number of dimensions of a Cartesian communicator. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Cartdim_get)
BND_WRAPPER void BND_NAME(mpi_cartdim_get, MPI_CARTDIM_GET)(const bnd_integer *comm, bnd_integer *ndims,
        bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_cartdim_get)(const bnd_integer *comm, bnd_integer *ndims,
        bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Cartdim_get, ierror, BND_ON_COMM, *comm);
    BND_STORE_IERROR(ierror, BND_C(MPI_Cartdim_get)(bnd_f2c_Comm(*comm), ndims));
}

BND_WRAPPER void BND_NAME(mpi_cartdim_get, MPI_CARTDIM_GET)(const bnd_integer *comm, bnd_integer *ndims,
        bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Cartdim_get) && bnd_is_inline_f2c_Comm(*comm),
            BND_SLOW_PATH(mpi_cartdim_get)(comm, ndims, ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_Cartdim_get)(bnd_inline_f2c_Comm(*comm), ndims));
}
#endif
