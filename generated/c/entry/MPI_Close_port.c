/* Do not edit: `bindery generate` writes this from specs/routines/process-creation.toml [MPI_Close_port] through templates/c/entry.c.j2. */
/* Release a port on which a server accepted connections. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Close_port)(const char *port_name);
BND_INSTRUMENTED_CALL(Close_port, int, (const char *port_name), (port_name))

BND_WEAK(MPI_Close_port, PMPI_Close_port)

int BND_ENTRY(MPI_Close_port)(const char *port_name)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Close_port");
    BND_REFUSE_IF("MPI_Close_port", !port_name, MPI_ERR_ARG, "port_name", BND_ON_NOTHING, 0);
    BND_FORWARD(Close_port, (port_name));
}
