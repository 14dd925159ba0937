/* Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Imrecv] through templates/fortran/wrapper.c.j2. */
/* Start receiving a message already extracted by a matching probe. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Imrecv)
void BND_NAME(imrecv, IMRECV)(void *buf, const MPI_Fint *count, const MPI_Fint *datatype, MPI_Fint *message,
        MPI_Fint *request, MPI_Fint *ierror);

void BND_NAME(imrecv, IMRECV)(void *buf, const MPI_Fint *count, const MPI_Fint *datatype, MPI_Fint *message,
        MPI_Fint *request, MPI_Fint *ierror)
{
    MPI_Message c_message = PMPI_Message_f2c(*message);
    MPI_Request c_request = MPI_REQUEST_NULL;
    const int result = BND_C(Imrecv)(bnd_buffer(buf), *count, PMPI_Type_f2c(*datatype), &c_message, &c_request);
    *message = PMPI_Message_c2f(c_message);
    if (result == MPI_SUCCESS) *request = PMPI_Request_c2f(c_request);
    BND_RETURN(ierror, result);
}
#endif
