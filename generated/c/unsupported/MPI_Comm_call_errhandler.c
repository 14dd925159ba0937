/* Do not edit: `bindery generate` writes this from specs/routines/error-handling.toml [MPI_Comm_call_errhandler] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Comm_call_errhandler)(MPI_Comm comm, int errorcode);

int BND_IMPLEMENTATION(Comm_call_errhandler)(MPI_Comm comm, int errorcode)
{
    (void)comm;
    (void)errorcode;
    const struct bnd_error error = {MPI_ERR_UNSUPPORTED_OPERATION, "MPI_Comm_call_errhandler", 0, BND_ON_COMM,
            (void *)(comm)};
    return BND_IMPLEMENTATION(raise)(&error);
}
