/* Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Improbe] through templates/fortran/ilp64.c.j2. */
/* Check without waiting for a matching message and, if found, extract its handle. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Improbe.c"

#if BND_HAS(MPI_Improbe)
void BND_WIDE_NAME(mpi_improbe, MPI_IMPROBE)(const bnd_default_integer *source, const bnd_default_integer *tag,
        const bnd_default_integer *comm, bnd_logical *flag, bnd_default_integer *message, bnd_default_integer *status,
        bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_improbe, MPI_IMPROBE)(const bnd_default_integer *source, const bnd_default_integer *tag,
        const bnd_default_integer *comm, bnd_logical *flag, bnd_default_integer *message, bnd_default_integer *status,
        bnd_default_integer *ierror)
{
    BND_NARROW_CHECK(bnd_integer, *source, 1, MPI_ERR_RANK, ierror, BND_ON_COMM, *comm);
    BND_NARROW_CHECK(bnd_integer, *tag, 1, MPI_ERR_TAG, ierror, BND_ON_COMM, *comm);
    const bnd_integer int_source = BND_NARROWED(bnd_integer, *source);
    const bnd_integer int_tag = BND_NARROWED(bnd_integer, *tag);
    const bnd_integer int_comm = bnd_integer_handle(*comm);
    bnd_integer int_message = BND_INTEGER_UNSET;
    bnd_integer int_status[BND_STATUS_INTEGERS];
    bnd_integers_unset(int_status, status, BND_STATUS_INTEGERS);
    bnd_integer int_ierror;
    BND_INNER(mpi_improbe)(&int_source, &int_tag, &int_comm, flag, &int_message,
            (bnd_is_status_ignore(status) ? (bnd_integer *)status : int_status), &int_ierror);
    bnd_integer_out(message, int_message);
    bnd_statuses_out(status, int_status, bnd_is_status_ignore(status) ? 0 : BND_STATUS_INTEGERS);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
