/* Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Iprobe] through templates/fortran/wrapper.c.j2. */
/* Check without waiting whether a matching message can be received. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Iprobe)
BND_WRAPPER void BND_NAME(mpi_iprobe, MPI_IPROBE)(const bnd_integer *source, const bnd_integer *tag,
        const bnd_integer *comm, bnd_logical *flag, bnd_integer *status, bnd_integer *ierror);

BND_WRAPPER void BND_NAME(mpi_iprobe, MPI_IPROBE)(const bnd_integer *source, const bnd_integer *tag,
        const bnd_integer *comm, bnd_logical *flag, bnd_integer *status, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Iprobe, ierror, BND_ON_COMM, *comm);
    int c_flag = 0;
    const int result = BND_C(MPI_Iprobe)(*source, *tag, bnd_f2c_Comm(*comm), &c_flag, bnd_status(status));
    *flag = BND_LOGICAL(c_flag);
    BND_STORE_IERROR(ierror, result);
}
#endif
