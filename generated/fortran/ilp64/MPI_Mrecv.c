/* Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Mrecv] through templates/fortran/ilp64.c.j2. */
/* Receive a message already extracted by a matching probe. */
#include "bnd_ilp64.h"
#include "../f08ts/MPI_Mrecv_c.c"

#if BND_HAS(MPI_Mrecv_c) || BND_HAS(MPI_Mrecv)
void BND_WIDE_NAME(mpi_mrecv, MPI_MRECV)(const void *buf, const MPI_Count *count, const bnd_default_integer *datatype,
        bnd_default_integer *message, bnd_default_integer *status, bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_mrecv, MPI_MRECV)(const void *buf, const MPI_Count *count, const bnd_default_integer *datatype,
        bnd_default_integer *message, bnd_default_integer *status, bnd_default_integer *ierror)
{
    bnd_know_type(*datatype);
    const bnd_integer int_datatype = bnd_integer_type(*datatype);
    bnd_integer int_message = bnd_integer_handle(*message);
    bnd_integer int_status[BND_STATUS_INTEGERS];
    bnd_integers_unset(int_status, status, BND_STATUS_INTEGERS);
    bnd_integer int_ierror;
    BND_INNER(mpi_mrecv_c)(buf, count, &int_datatype, &int_message,
            (bnd_is_status_ignore(status) ? (bnd_integer *)status : int_status), &int_ierror);
    bnd_integer_inout(message, int_message, bnd_integer_handle(*message));
    bnd_statuses_out(status, int_status, bnd_is_status_ignore(status) ? 0 : BND_STATUS_INTEGERS);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
