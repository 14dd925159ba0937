/* Do not edit: `bindery generate` writes this from specs/routines/process-creation.toml [MPI_Open_port] through templates/c/entry.c.j2. */
/* Obtain a network address at which a server can accept clients. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Open_port)(MPI_Info info, char *port_name);
BND_INSTRUMENTED_CALL(Open_port, int, (MPI_Info info, char *port_name), (info, port_name))

BND_WEAK(MPI_Open_port, PMPI_Open_port)

int BND_ENTRY(MPI_Open_port)(MPI_Info info, char *port_name)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Open_port");
    BND_REFUSE_IF("MPI_Open_port", !port_name, MPI_ERR_ARG, "port_name", BND_ON_NOTHING, 0);
    BND_FORWARD(Open_port, (info, port_name));
}
