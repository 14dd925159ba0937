/* Do not edit: `bindery generate` writes this from specs/routines/process-creation.toml [MPI_Unpublish_name] through templates/c/entry.c.j2. */
/* Withdraw a service name that was advertised for a port. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Unpublish_name)(const char *service_name, MPI_Info info, const char *port_name);
BND_INSTRUMENTED_CALL(Unpublish_name, int, (const char *service_name, MPI_Info info, const char *port_name),
        (service_name, info, port_name))

BND_WEAK(MPI_Unpublish_name, PMPI_Unpublish_name)

int BND_ENTRY(MPI_Unpublish_name)(const char *service_name, MPI_Info info, const char *port_name)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Unpublish_name");
    BND_REFUSE_IF("MPI_Unpublish_name", !service_name, MPI_ERR_ARG, "service_name", BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Unpublish_name", !port_name, MPI_ERR_ARG, "port_name", BND_ON_NOTHING, 0);
    BND_FORWARD(Unpublish_name, (service_name, info, port_name));
}
