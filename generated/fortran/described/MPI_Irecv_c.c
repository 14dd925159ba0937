/* Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Irecv] through templates/fortran/described.c.j2. */
/* Start a receive from a given source and tag and return a request. */
#define BND_F08TS
#include "bnd_choice.h"

#if BND_HAS(MPI_Irecv_c)
void BND_NAME(irecv_c, IRECV_C)(const void *buf, const MPI_Count *count, const MPI_Fint *datatype,
        const MPI_Fint *source, const MPI_Fint *tag, const MPI_Fint *comm, MPI_Fint *request, MPI_Fint *ierror);

void BND_NAME(irecv_c, IRECV_C)(const void *buf, const MPI_Count *count, const MPI_Fint *datatype,
        const MPI_Fint *source, const MPI_Fint *tag, const MPI_Fint *comm, MPI_Fint *request, MPI_Fint *ierror)
{
    struct bnd_choice d_buf;
    BND_CHOICE_IN(buf, BND_ANY, BND_NO_COPY, 1, 1, *count, PMPI_Type_f2c(*datatype), LLONG_MAX,
            PMPI_Comm_call_errhandler(PMPI_Comm_f2c(*comm), code));
    MPI_Request c_request = MPI_REQUEST_NULL;
    const int result = BND_C(Irecv_c)(d_buf.to.address, d_buf.to.count, d_buf.to.datatype, *source, *tag,
            PMPI_Comm_f2c(*comm), &c_request);
    bnd_choice_out(&d_buf, result);
    if (result == MPI_SUCCESS) *request = PMPI_Request_c2f(c_request);
    BND_RETURN(ierror, result);
}
#endif
