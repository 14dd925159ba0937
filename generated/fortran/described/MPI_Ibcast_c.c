/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Ibcast] through templates/fortran/described.c.j2. */
/* Start a broadcast from the root and return a request. */
#define BND_F08TS
#include "bnd_choice.h"

#if BND_HAS(MPI_Ibcast_c)
void BND_NAME(ibcast_c, IBCAST_C)(const void *buffer, const MPI_Count *count, const MPI_Fint *datatype,
        const MPI_Fint *root, const MPI_Fint *comm, MPI_Fint *request, MPI_Fint *ierror);

void BND_NAME(ibcast_c, IBCAST_C)(const void *buffer, const MPI_Count *count, const MPI_Fint *datatype,
        const MPI_Fint *root, const MPI_Fint *comm, MPI_Fint *request, MPI_Fint *ierror)
{
    struct bnd_choice d_buffer;
    BND_CHOICE_IN(buffer, BND_ANY, BND_NO_COPY, *root != MPI_PROC_NULL, 1, *count, PMPI_Type_f2c(*datatype), LLONG_MAX,
            PMPI_Comm_call_errhandler(PMPI_Comm_f2c(*comm), code));
    MPI_Request c_request = MPI_REQUEST_NULL;
    const int result = BND_C(Ibcast_c)(d_buffer.to.address, d_buffer.to.count, d_buffer.to.datatype, *root,
            PMPI_Comm_f2c(*comm), &c_request);
    bnd_choice_out(&d_buffer, result);
    if (result == MPI_SUCCESS) *request = PMPI_Request_c2f(c_request);
    BND_RETURN(ierror, result);
}
#endif
