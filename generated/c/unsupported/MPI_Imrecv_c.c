/* Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Imrecv] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Imrecv_c)(void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Message *message,
        MPI_Request *request);

int BND_IMPLEMENTATION(Imrecv_c)(void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Message *message,
        MPI_Request *request)
{
    (void)buf;
    (void)count;
    (void)datatype;
    (void)message;
    (void)request;
    const struct bnd_error error = {MPI_ERR_UNSUPPORTED_OPERATION, "MPI_Imrecv_c", 0, BND_ON_MESSAGE,
            (void *)(*message)};
    return BND_IMPLEMENTATION(raise)(&error);
}
