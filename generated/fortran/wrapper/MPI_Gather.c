/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Gather] through templates/fortran/wrapper.c.j2. */
/* Collect equal blocks from all processes at the root. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Gather)
void BND_NAME(gather, GATHER)(void *sendbuf, const MPI_Fint *sendcount, const MPI_Fint *sendtype, void *recvbuf,
        const MPI_Fint *recvcount, const MPI_Fint *recvtype, const MPI_Fint *root, const MPI_Fint *comm,
        MPI_Fint *ierror);

static BND_APART void BND_OTHERWISE(gather)(void *sendbuf, const MPI_Fint *sendcount, const MPI_Fint *sendtype,
        void *recvbuf, const MPI_Fint *recvcount, const MPI_Fint *recvtype, const MPI_Fint *root, const MPI_Fint *comm,
        MPI_Fint *ierror)
{
    BND_RETURN(ierror, BND_C(Gather)(bnd_buffer(sendbuf), *sendcount, bnd_f2c_Type(*sendtype), bnd_buffer(recvbuf),
            *recvcount, bnd_f2c_Type(*recvtype), *root, bnd_f2c_Comm(*comm)));
}

void BND_NAME(gather, GATHER)(void *sendbuf, const MPI_Fint *sendcount, const MPI_Fint *sendtype, void *recvbuf,
        const MPI_Fint *recvcount, const MPI_Fint *recvtype, const MPI_Fint *root, const MPI_Fint *comm,
        MPI_Fint *ierror)
{
    BND_UNLESS(bnd_is_known_Type(*sendtype) && bnd_is_known_Type(*recvtype) && bnd_is_known_Comm(*comm),
            BND_OTHERWISE(gather)(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, ierror));
    BND_RETURN(ierror, BND_C(Gather)(bnd_buffer(sendbuf), *sendcount, bnd_known_as_Type(*sendtype),
            bnd_buffer(recvbuf), *recvcount, bnd_known_as_Type(*recvtype), *root, bnd_known_as_Comm(*comm)));
}
#endif
