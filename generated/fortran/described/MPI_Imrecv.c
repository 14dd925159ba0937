/* Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Imrecv] through templates/fortran/described.c.j2. */
/* Start receiving a message already extracted by a matching probe. */
#define BND_F08TS
#include "bnd_choice.h"

#if BND_HAS(MPI_Imrecv)
void BND_NAME(imrecv, IMRECV)(const void *buf, const MPI_Fint *count, const MPI_Fint *datatype, MPI_Fint *message,
        MPI_Fint *request, MPI_Fint *ierror);

void BND_NAME(imrecv, IMRECV)(const void *buf, const MPI_Fint *count, const MPI_Fint *datatype, MPI_Fint *message,
        MPI_Fint *request, MPI_Fint *ierror)
{
    struct bnd_choice d_buf;
    BND_CHOICE_IN(buf, BND_ANY, BND_NO_COPY, 1, 1, *count, PMPI_Type_f2c(*datatype), INT_MAX,
            PMPI_Comm_call_errhandler(MPI_COMM_SELF, code));
    MPI_Message c_message = PMPI_Message_f2c(*message);
    MPI_Request c_request = MPI_REQUEST_NULL;
    const int result = BND_C(Imrecv)(d_buf.to.address, d_buf.to.count, d_buf.to.datatype, &c_message, &c_request);
    bnd_choice_out(&d_buf, result);
    *message = PMPI_Message_c2f(c_message);
    if (result == MPI_SUCCESS) *request = PMPI_Request_c2f(c_request);
    BND_RETURN(ierror, result);
}
#endif
