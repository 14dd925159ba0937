/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Alltoallw] through templates/fortran/ilp64.c.j2. */
/* Exchange blocks between all pairs with a separate size, place and type for each. */
#include "bnd_ilp64.h"
#include "../f08ts/MPI_Alltoallw_c.c"

#if BND_HAS(MPI_Alltoallw_c) || BND_HAS(MPI_Alltoallw)
void BND_WIDE_NAME(mpi_alltoallw, MPI_ALLTOALLW)(const void *sendbuf, MPI_Count *sendcounts, MPI_Aint *sdispls,
        const bnd_default_integer *sendtypes, const void *recvbuf, MPI_Count *recvcounts, MPI_Aint *rdispls,
        const bnd_default_integer *recvtypes, const bnd_default_integer *comm, bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_alltoallw, MPI_ALLTOALLW)(const void *sendbuf, MPI_Count *sendcounts, MPI_Aint *sdispls,
        const bnd_default_integer *sendtypes, const void *recvbuf, MPI_Count *recvcounts, MPI_Aint *rdispls,
        const bnd_default_integer *recvtypes, const bnd_default_integer *comm, bnd_default_integer *ierror)
{
    const int remote_size_comm = bnd_remote_size(bnd_f2c_Comm(*comm));
    const long int_sendtypes_count = !bnd_is_in_place(bnd_base(sendbuf)) ? remote_size_comm : 0;
    const long int_recvtypes_count = remote_size_comm;
    const bnd_integer int_comm = bnd_integer_handle(*comm);
    BND_INTEGERS(bnd_integers_types, int_sendtypes, sendtypes, (void)0, ierror);
    BND_INTEGERS(bnd_integers_types, int_recvtypes, recvtypes, BND_ARRAY_FREE(int_sendtypes), ierror);
    bnd_integer int_ierror;
    BND_INNER(mpi_alltoallw_c)(sendbuf, sendcounts, sdispls, int_sendtypes, recvbuf, recvcounts, rdispls,
            int_recvtypes, &int_comm, &int_ierror);
    BND_ARRAY_FREE(int_sendtypes);
    BND_ARRAY_FREE(int_recvtypes);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
