/* Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Mprobe] through templates/fortran/ilp64.c.j2. */
/* Wait for a matching message and extract a handle reserved for receiving it. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Mprobe.c"

#if BND_HAS(MPI_Mprobe)
void BND_WIDE_NAME(mpi_mprobe, MPI_MPROBE)(const bnd_default_integer *source, const bnd_default_integer *tag,
        const bnd_default_integer *comm, bnd_default_integer *message, bnd_default_integer *status,
        bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_mprobe, MPI_MPROBE)(const bnd_default_integer *source, const bnd_default_integer *tag,
        const bnd_default_integer *comm, bnd_default_integer *message, bnd_default_integer *status,
        bnd_default_integer *ierror)
{
    BND_NARROW_CHECK(bnd_integer, *source, 1, MPI_ERR_RANK, ierror, BND_ON_COMM, *comm);
    BND_NARROW_CHECK(bnd_integer, *tag, 1, MPI_ERR_TAG, ierror, BND_ON_COMM, *comm);
    const bnd_integer int_source = BND_NARROWED(bnd_integer, *source);
    const bnd_integer int_tag = BND_NARROWED(bnd_integer, *tag);
    const bnd_integer int_comm = bnd_integer_handle(*comm);
    bnd_integer int_message = BND_INTEGER_UNSET;
    bnd_integer int_status[BND_STATUS_INTEGERS];
    bnd_integers_status(int_status, status);
    bnd_integer int_ierror;
    BND_INNER(mpi_mprobe)(&int_source, &int_tag, &int_comm, &int_message,
            (bnd_is_status_ignore(status) ? (bnd_integer *)status : int_status), &int_ierror);
    bnd_integer_out(message, int_message);
    bnd_integers_status_out(status, int_status);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
