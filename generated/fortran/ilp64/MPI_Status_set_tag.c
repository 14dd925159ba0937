/* Do not edit: `bindery generate` writes this from specs/routines/completion.toml [MPI_Status_set_tag] through templates/fortran/ilp64.c.j2. */
/* Write the message tag held in a status through a procedure call. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Status_set_tag.c"

#if BND_HAS(MPI_Status_set_tag)
void BND_WIDE_NAME(mpi_status_set_tag, MPI_STATUS_SET_TAG)(bnd_default_integer *status, const bnd_default_integer *tag,
        bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_status_set_tag, MPI_STATUS_SET_TAG)(bnd_default_integer *status, const bnd_default_integer *tag,
        bnd_default_integer *ierror)
{
    BND_NARROW_CHECK(bnd_integer, *tag, 1, MPI_ERR_TAG, ierror, BND_ON_SELF, 0);
    bnd_integer int_status[BND_STATUS_INTEGERS];
    const bnd_integer int_tag = BND_NARROWED(bnd_integer, *tag);
    bnd_integers_status(int_status, status);
    bnd_integer int_ierror;
    BND_INNER(mpi_status_set_tag)((bnd_is_status_ignore(status) ? (bnd_integer *)status : int_status), &int_tag,
            &int_ierror);
    bnd_integers_status_out(status, int_status);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
