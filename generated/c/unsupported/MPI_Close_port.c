/* Do not edit: `bindery generate` writes this from specs/routines/process-creation.toml [MPI_Close_port] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Close_port)(const char *port_name);

int BND_IMPLEMENTATION(Close_port)(const char *port_name)
{
    (void)port_name;
    const struct bnd_error error = {MPI_ERR_UNSUPPORTED_OPERATION, "MPI_Close_port", 0, BND_ON_NOTHING, (void *)(0)};
    return BND_IMPLEMENTATION(raise)(&error);
}
