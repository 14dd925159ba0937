/* Do not edit: `bindery generate` writes this from specs/routines/neighborhood.toml [MPI_Ineighbor_allgatherv] through templates/fortran/described.c.j2. */
/* Start sending one block to all neighbours and collecting varying-size ones. */
#define BND_F08TS
#include "bnd_choice.h"

#if BND_HAS(MPI_Ineighbor_allgatherv_c)
void BND_NAME(ineighbor_allgatherv_c, INEIGHBOR_ALLGATHERV_C)(const void *sendbuf, const MPI_Count *sendcount,
        const MPI_Fint *sendtype, const void *recvbuf, MPI_Count *recvcounts, MPI_Aint *displs,
        const MPI_Fint *recvtype, const MPI_Fint *comm, MPI_Fint *request, MPI_Fint *ierror);

void BND_NAME(ineighbor_allgatherv_c, INEIGHBOR_ALLGATHERV_C)(const void *sendbuf, const MPI_Count *sendcount,
        const MPI_Fint *sendtype, const void *recvbuf, MPI_Count *recvcounts, MPI_Aint *displs,
        const MPI_Fint *recvtype, const MPI_Fint *comm, MPI_Fint *request, MPI_Fint *ierror)
{
    struct bnd_choice d_sendbuf;
    struct bnd_choice d_recvbuf;
    BND_CHOICE_IN(sendbuf, BND_ANY, BND_NO_COPY, 1, 1, *sendcount, PMPI_Type_f2c(*sendtype), LLONG_MAX,
            PMPI_Comm_call_errhandler(PMPI_Comm_f2c(*comm), code));
    BND_CHOICE_IN(recvbuf, BND_WHOLE, BND_NO_COPY, 1, 1, 0, MPI_BYTE, LLONG_MAX, bnd_choice_out(&d_sendbuf,
            code); PMPI_Comm_call_errhandler(PMPI_Comm_f2c(*comm), code));
    MPI_Request c_request = MPI_REQUEST_NULL;
    const int result = BND_C(Ineighbor_allgatherv_c)(d_sendbuf.to.address, d_sendbuf.to.count, d_sendbuf.to.datatype,
            d_recvbuf.to.address, recvcounts, displs, PMPI_Type_f2c(*recvtype), PMPI_Comm_f2c(*comm), &c_request);
    bnd_choice_out(&d_sendbuf, result);
    bnd_choice_out(&d_recvbuf, result);
    if (result == MPI_SUCCESS) *request = PMPI_Request_c2f(c_request);
    BND_RETURN(ierror, result);
}
#endif
