/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Exscan] through templates/fortran/wrapper.c.j2. */
/* Compute a prefix reduction that leaves out the contribution of the caller. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Exscan)
void BND_NAME(exscan, EXSCAN)(void *sendbuf, void *recvbuf, const MPI_Fint *count, const MPI_Fint *datatype,
        const MPI_Fint *op, const MPI_Fint *comm, MPI_Fint *ierror);

void BND_NAME(exscan, EXSCAN)(void *sendbuf, void *recvbuf, const MPI_Fint *count, const MPI_Fint *datatype,
        const MPI_Fint *op, const MPI_Fint *comm, MPI_Fint *ierror)
{
    BND_RETURN(ierror, BND_C(Exscan)(bnd_buffer(sendbuf), bnd_buffer(recvbuf), *count, PMPI_Type_f2c(*datatype),
            PMPI_Op_f2c(*op), PMPI_Comm_f2c(*comm)));
}
#endif
