/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Allreduce] through templates/fortran/wrapper.c.j2. */
/* Reduce values over all processes and give every process the result. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Allreduce)
void BND_NAME(allreduce, ALLREDUCE)(void *sendbuf, void *recvbuf, const MPI_Fint *count, const MPI_Fint *datatype,
        const MPI_Fint *op, const MPI_Fint *comm, MPI_Fint *ierror);

void BND_NAME(allreduce, ALLREDUCE)(void *sendbuf, void *recvbuf, const MPI_Fint *count, const MPI_Fint *datatype,
        const MPI_Fint *op, const MPI_Fint *comm, MPI_Fint *ierror)
{
    BND_RETURN(ierror, BND_C(Allreduce)(bnd_buffer(sendbuf), bnd_buffer(recvbuf), *count, bnd_f2c_Type(*datatype),
            bnd_f2c_Op(*op), bnd_f2c_Comm(*comm)));
}
#endif
