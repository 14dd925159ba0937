/* Do not edit: `bindery generate` writes this from specs/routines/communicators.toml [MPI_Intercomm_merge] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Intercomm_merge)(MPI_Comm intercomm, int high, MPI_Comm *newintracomm);

int BND_IMPLEMENTATION(Intercomm_merge)(MPI_Comm intercomm, int high, MPI_Comm *newintracomm)
{
    (void)intercomm;
    (void)high;
    (void)newintracomm;
    const struct bnd_error error = {MPI_ERR_UNSUPPORTED_OPERATION, "MPI_Intercomm_merge", 0, BND_ON_COMM,
            (void *)(intercomm)};
    return BND_IMPLEMENTATION(raise)(&error);
}
