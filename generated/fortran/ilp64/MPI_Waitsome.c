/* Do not edit: `bindery generate` writes this from specs/routines/completion.toml [MPI_Waitsome] through templates/fortran/ilp64.c.j2. */
/* Block until at least one request of a list is complete and finish all that are. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Waitsome.c"

#if BND_HAS(MPI_Waitsome)
void BND_WIDE_NAME(mpi_waitsome, MPI_WAITSOME)(const bnd_default_integer *incount,
        bnd_default_integer *array_of_requests, bnd_default_integer *outcount, bnd_default_integer *array_of_indices,
        bnd_default_integer *array_of_statuses, bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_waitsome, MPI_WAITSOME)(const bnd_default_integer *incount,
        bnd_default_integer *array_of_requests, bnd_default_integer *outcount, bnd_default_integer *array_of_indices,
        bnd_default_integer *array_of_statuses, bnd_default_integer *ierror)
{
    const long int_array_of_requests_count = *incount;
    const long int_array_of_indices_count = *incount;
    const long int_array_of_statuses_count = bnd_is_statuses_ignore(array_of_statuses) ? 0 : *incount * BND_STATUS_INTEGERS;
    BND_NARROW_CHECK(bnd_integer, *incount, 1, MPI_ERR_ARG, ierror, BND_ON_SELF, 0);
    const bnd_integer int_incount = BND_NARROWED(bnd_integer, *incount);
    bnd_integer int_outcount = BND_INTEGER_UNSET;
    BND_INTEGERS(bnd_integers_handles, int_array_of_requests, array_of_requests, (void)0, ierror);
    BND_INTEGERS(bnd_integers_unset, int_array_of_indices, array_of_indices, BND_ARRAY_FREE(int_array_of_requests),
            ierror);
    BND_INTEGERS(bnd_integers_unset, int_array_of_statuses, array_of_statuses,
            BND_ARRAY_FREE(int_array_of_requests); BND_ARRAY_FREE(int_array_of_indices), ierror);
    bnd_integer int_ierror;
    BND_INNER(mpi_waitsome)(&int_incount, int_array_of_requests, &int_outcount, int_array_of_indices,
            (bnd_is_statuses_ignore(array_of_statuses) ? (bnd_integer *)array_of_statuses : int_array_of_statuses),
            &int_ierror);
    bnd_integers_handles_out(array_of_requests, int_array_of_requests, int_array_of_requests_count);
    BND_ARRAY_FREE(int_array_of_requests);
    bnd_integer_out(outcount, int_outcount);
    bnd_integers_out(array_of_indices, int_array_of_indices, int_array_of_indices_count);
    BND_ARRAY_FREE(int_array_of_indices);
    bnd_statuses_out(array_of_statuses, int_array_of_statuses, int_array_of_statuses_count);
    BND_ARRAY_FREE(int_array_of_statuses);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
