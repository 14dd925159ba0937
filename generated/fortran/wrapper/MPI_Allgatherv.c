/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Allgatherv] through templates/fortran/wrapper.c.j2. */
/* Collect blocks of varying size from all processes and deliver all to each. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Allgatherv)
void BND_NAME(allgatherv, ALLGATHERV)(void *sendbuf, const MPI_Fint *sendcount, const MPI_Fint *sendtype,
        void *recvbuf, MPI_Fint *recvcounts, MPI_Fint *displs, const MPI_Fint *recvtype, const MPI_Fint *comm,
        MPI_Fint *ierror);

static BND_APART void BND_OTHERWISE(allgatherv)(void *sendbuf, const MPI_Fint *sendcount, const MPI_Fint *sendtype,
        void *recvbuf, MPI_Fint *recvcounts, MPI_Fint *displs, const MPI_Fint *recvtype, const MPI_Fint *comm,
        MPI_Fint *ierror)
{
    BND_RETURN(ierror, BND_C(Allgatherv)(bnd_buffer(sendbuf), *sendcount, bnd_f2c_Type(*sendtype), bnd_buffer(recvbuf),
            recvcounts, displs, bnd_f2c_Type(*recvtype), bnd_f2c_Comm(*comm)));
}

void BND_NAME(allgatherv, ALLGATHERV)(void *sendbuf, const MPI_Fint *sendcount, const MPI_Fint *sendtype,
        void *recvbuf, MPI_Fint *recvcounts, MPI_Fint *displs, const MPI_Fint *recvtype, const MPI_Fint *comm,
        MPI_Fint *ierror)
{
    BND_UNLESS(bnd_is_known_Type(*sendtype) && bnd_is_known_Type(*recvtype) && bnd_is_known_Comm(*comm),
            BND_OTHERWISE(allgatherv)(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm,
            ierror));
    BND_RETURN(ierror, BND_C(Allgatherv)(bnd_buffer(sendbuf), *sendcount, bnd_known_as_Type(*sendtype),
            bnd_buffer(recvbuf), recvcounts, displs, bnd_known_as_Type(*recvtype), bnd_known_as_Comm(*comm)));
}
#endif
