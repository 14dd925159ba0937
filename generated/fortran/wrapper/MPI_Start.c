/* Do not edit: `bindery generate` writes this from specs/routines/completion.toml [MPI_Start] through templates/fortran/wrapper.c.j2. */
/* Activate one persistent or partitioned request. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Start)
void BND_NAME(start, START)(MPI_Fint *request, MPI_Fint *ierror);

void BND_NAME(start, START)(MPI_Fint *request, MPI_Fint *ierror)
{
    MPI_Request c_request = PMPI_Request_f2c(*request);
    const int result = BND_C(Start)(&c_request);
    *request = PMPI_Request_c2f(c_request);
    BND_RETURN(ierror, result);
}
#endif
