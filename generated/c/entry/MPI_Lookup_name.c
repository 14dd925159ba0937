/* Do not edit: `bindery generate` writes this from specs/routines/process-creation.toml [MPI_Lookup_name] through templates/c/entry.c.j2. */
/* Find the port that a server has published under a service name. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Lookup_name)(const char *service_name, MPI_Info info, char *port_name);
BND_INSTRUMENTED_CALL(Lookup_name, int, (const char *service_name, MPI_Info info, char *port_name), (service_name,
        info, port_name))

BND_WEAK(MPI_Lookup_name, PMPI_Lookup_name)

int BND_ENTRY(MPI_Lookup_name)(const char *service_name, MPI_Info info, char *port_name)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Lookup_name");
    BND_REFUSE_IF("MPI_Lookup_name", !service_name, MPI_ERR_ARG, "service_name", BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Lookup_name", !port_name, MPI_ERR_ARG, "port_name", BND_ON_NOTHING, 0);
    BND_FORWARD(Lookup_name, (service_name, info, port_name));
}
