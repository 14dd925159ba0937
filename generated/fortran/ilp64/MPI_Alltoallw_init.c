/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Alltoallw_init] through templates/fortran/ilp64.c.j2. */
/* Prepare a persistent request for an all-pairs exchange with a type per block. */
#include "bnd_ilp64.h"
#include "../f08ts/MPI_Alltoallw_init_c.c"

#if BND_HAS(MPI_Alltoallw_init_c) || BND_HAS(MPI_Alltoallw_init)
void BND_WIDE_NAME(mpi_alltoallw_init, MPI_ALLTOALLW_INIT)(const void *sendbuf, MPI_Count *sendcounts,
        MPI_Aint *sdispls, const bnd_default_integer *sendtypes, const void *recvbuf, MPI_Count *recvcounts,
        MPI_Aint *rdispls, const bnd_default_integer *recvtypes, const bnd_default_integer *comm,
        const bnd_default_integer *info, bnd_default_integer *request, bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_alltoallw_init, MPI_ALLTOALLW_INIT)(const void *sendbuf, MPI_Count *sendcounts,
        MPI_Aint *sdispls, const bnd_default_integer *sendtypes, const void *recvbuf, MPI_Count *recvcounts,
        MPI_Aint *rdispls, const bnd_default_integer *recvtypes, const bnd_default_integer *comm,
        const bnd_default_integer *info, bnd_default_integer *request, bnd_default_integer *ierror)
{
    const int remote_size_comm = bnd_remote_size(bnd_f2c_Comm(*comm));
    const long int_sendtypes_count = !bnd_is_in_place(bnd_base(sendbuf)) ? remote_size_comm : 0;
    const long int_recvtypes_count = remote_size_comm;
    const bnd_integer int_comm = bnd_integer_handle(*comm);
    const bnd_integer int_info = bnd_integer_handle(*info);
    bnd_integer int_request = BND_INTEGER_UNSET;
    BND_INTEGERS(bnd_integers_types, int_sendtypes, sendtypes, (void)0, ierror);
    BND_INTEGERS(bnd_integers_types, int_recvtypes, recvtypes, BND_ARRAY_FREE(int_sendtypes), ierror);
    bnd_integer int_ierror;
    BND_INNER(mpi_alltoallw_init_c)(sendbuf, sendcounts, sdispls, int_sendtypes, recvbuf, recvcounts, rdispls,
            int_recvtypes, &int_comm, &int_info, &int_request, &int_ierror);
    BND_ARRAY_FREE(int_sendtypes);
    BND_ARRAY_FREE(int_recvtypes);
    bnd_integer_out(request, int_request);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
