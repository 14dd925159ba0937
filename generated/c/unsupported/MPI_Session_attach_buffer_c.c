/* Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Session_attach_buffer] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Session_attach_buffer_c)(MPI_Session session, void *buffer, MPI_Count size);

int BND_IMPLEMENTATION(Session_attach_buffer_c)(MPI_Session session, void *buffer, MPI_Count size)
{
    (void)session;
    (void)buffer;
    (void)size;
    const struct bnd_error error = {MPI_ERR_UNSUPPORTED_OPERATION, "MPI_Session_attach_buffer_c", 0, BND_ON_SESSION,
            (void *)(session)};
    return BND_IMPLEMENTATION(raise)(&error);
}
