/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Iscatterv] through templates/fortran/described.c.j2. */
/* Start handing out varying-size blocks from the root and return a request. */
#define BND_F08TS
#include "bnd_choice.h"

#if BND_HAS(MPI_Iscatterv_c)
void BND_NAME(iscatterv_c, ISCATTERV_C)(const void *sendbuf, MPI_Count *sendcounts, MPI_Aint *displs,
        const MPI_Fint *sendtype, const void *recvbuf, const MPI_Count *recvcount, const MPI_Fint *recvtype,
        const MPI_Fint *root, const MPI_Fint *comm, MPI_Fint *request, MPI_Fint *ierror);

void BND_NAME(iscatterv_c, ISCATTERV_C)(const void *sendbuf, MPI_Count *sendcounts, MPI_Aint *displs,
        const MPI_Fint *sendtype, const void *recvbuf, const MPI_Count *recvcount, const MPI_Fint *recvtype,
        const MPI_Fint *root, const MPI_Fint *comm, MPI_Fint *request, MPI_Fint *ierror)
{
    struct bnd_choice d_sendbuf;
    struct bnd_choice d_recvbuf;
    BND_CHOICE_IN(sendbuf, BND_WHOLE, BND_NO_COPY, bnd_is_root(PMPI_Comm_f2c(*comm), *root), 1, 0, MPI_BYTE, LLONG_MAX,
            PMPI_Comm_call_errhandler(PMPI_Comm_f2c(*comm), code));
    BND_CHOICE_IN(recvbuf, BND_ANY, BND_NO_COPY, *root >= 0, 1, *recvcount, PMPI_Type_f2c(*recvtype), LLONG_MAX,
            bnd_choice_out(&d_sendbuf, code); PMPI_Comm_call_errhandler(PMPI_Comm_f2c(*comm), code));
    MPI_Request c_request = MPI_REQUEST_NULL;
    const int result = BND_C(Iscatterv_c)(d_sendbuf.to.address, sendcounts, displs, PMPI_Type_f2c(*sendtype),
            d_recvbuf.to.address, d_recvbuf.to.count, d_recvbuf.to.datatype, *root, PMPI_Comm_f2c(*comm), &c_request);
    bnd_choice_out(&d_sendbuf, result);
    bnd_choice_out(&d_recvbuf, result);
    if (result == MPI_SUCCESS) *request = PMPI_Request_c2f(c_request);
    BND_RETURN(ierror, result);
}
#endif
