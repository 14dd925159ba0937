/* Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Imrecv] through templates/fortran/ilp64.c.j2. */
/* Start receiving a message already extracted by a matching probe. */
#include "bnd_ilp64.h"
#include "../f08ts/MPI_Imrecv_c.c"

#if BND_HAS(MPI_Imrecv_c) || BND_HAS(MPI_Imrecv)
void BND_WIDE_NAME(mpi_imrecv, MPI_IMRECV)(const void *buf, const MPI_Count *count,
        const bnd_default_integer *datatype, bnd_default_integer *message, bnd_default_integer *request,
        bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_imrecv, MPI_IMRECV)(const void *buf, const MPI_Count *count,
        const bnd_default_integer *datatype, bnd_default_integer *message, bnd_default_integer *request,
        bnd_default_integer *ierror)
{
    bnd_know_type(*datatype);
    const bnd_integer int_datatype = bnd_integer_type(*datatype);
    bnd_integer int_message = bnd_integer_handle(*message);
    bnd_integer int_request = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_imrecv_c)(buf, count, &int_datatype, &int_message, &int_request, &int_ierror);
    bnd_integer_inout(message, int_message, bnd_integer_handle(*message));
    bnd_integer_out(request, int_request);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
