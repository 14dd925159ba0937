/* Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Probe] through templates/fortran/wrapper.c.j2. */
/* Wait until a matching message can be received and describe it in a status. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Probe)
BND_WRAPPER void BND_NAME(mpi_probe, MPI_PROBE)(const bnd_integer *source, const bnd_integer *tag,
        const bnd_integer *comm, bnd_integer *status, bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_probe)(const bnd_integer *source, const bnd_integer *tag,
        const bnd_integer *comm, bnd_integer *status, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Probe, ierror, BND_ON_COMM, *comm);
    BND_STORE_IERROR(ierror, BND_C(MPI_Probe)(*source, *tag, bnd_f2c_Comm(*comm), bnd_status(status)));
}

BND_WRAPPER void BND_NAME(mpi_probe, MPI_PROBE)(const bnd_integer *source, const bnd_integer *tag,
        const bnd_integer *comm, bnd_integer *status, bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Probe) && bnd_is_inline_f2c_Comm(*comm), BND_SLOW_PATH(mpi_probe)(source,
            tag, comm, status, ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_Probe)(*source, *tag, bnd_inline_f2c_Comm(*comm), bnd_status(status)));
}
#endif
