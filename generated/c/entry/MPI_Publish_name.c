/* Do not edit: `bindery generate` writes this from specs/routines/process-creation.toml [MPI_Publish_name] through templates/c/entry.c.j2. */
/* Advertise a port under a service name so that clients can find it. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Publish_name)(const char *service_name, MPI_Info info, const char *port_name);
BND_INSTRUMENTED_CALL(Publish_name, int, (const char *service_name, MPI_Info info, const char *port_name),
        (service_name, info, port_name))

BND_WEAK(MPI_Publish_name, PMPI_Publish_name)

int BND_ENTRY(MPI_Publish_name)(const char *service_name, MPI_Info info, const char *port_name)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Publish_name");
    BND_REFUSE_IF("MPI_Publish_name", !service_name, MPI_ERR_ARG, "service_name", BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Publish_name", !port_name, MPI_ERR_ARG, "port_name", BND_ON_NOTHING, 0);
    BND_FORWARD(Publish_name, (service_name, info, port_name));
}
