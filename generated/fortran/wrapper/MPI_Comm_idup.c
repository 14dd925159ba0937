/* Do not edit: `bindery generate` writes this from specs/routines/communicators.toml [MPI_Comm_idup] through templates/fortran/wrapper.c.j2. */
/* Start duplicating a communicator and return a request. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Comm_idup)
void BND_NAME(comm_idup, COMM_IDUP)(const MPI_Fint *comm, MPI_Fint *newcomm, MPI_Fint *request, MPI_Fint *ierror);

void BND_NAME(comm_idup, COMM_IDUP)(const MPI_Fint *comm, MPI_Fint *newcomm, MPI_Fint *request, MPI_Fint *ierror)
{
    MPI_Comm c_newcomm = MPI_COMM_NULL;
    MPI_Request c_request = MPI_REQUEST_NULL;
    const int result = BND_C(Comm_idup)(PMPI_Comm_f2c(*comm), &c_newcomm, &c_request);
    if (result == MPI_SUCCESS) *newcomm = PMPI_Comm_c2f(c_newcomm);
    if (result == MPI_SUCCESS) *request = PMPI_Request_c2f(c_request);
    BND_RETURN(ierror, result);
}
#endif
