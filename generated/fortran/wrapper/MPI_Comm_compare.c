/* Do not edit: `bindery generate` writes this from specs/routines/communicators.toml [MPI_Comm_compare] through templates/fortran/wrapper.c.j2. */
/* Tell how far two communicators agree in context, members and rank order. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Comm_compare)
BND_WRAPPER void BND_NAME(mpi_comm_compare, MPI_COMM_COMPARE)(const bnd_integer *comm1, const bnd_integer *comm2,
        bnd_integer *result, bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_comm_compare)(const bnd_integer *comm1, const bnd_integer *comm2,
        bnd_integer *result, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Comm_compare, ierror, BND_ON_COMM, *comm1);
    BND_STORE_IERROR(ierror, BND_C(MPI_Comm_compare)(bnd_f2c_Comm(*comm1), bnd_f2c_Comm(*comm2), result));
}

BND_WRAPPER void BND_NAME(mpi_comm_compare, MPI_COMM_COMPARE)(const bnd_integer *comm1, const bnd_integer *comm2,
        bnd_integer *result, bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Comm_compare) && bnd_is_inline_f2c_Comm(*comm1) &&
            bnd_is_inline_f2c_Comm(*comm2), BND_SLOW_PATH(mpi_comm_compare)(comm1, comm2, result, ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_Comm_compare)(bnd_inline_f2c_Comm(*comm1), bnd_inline_f2c_Comm(*comm2),
            result));
}
#endif
