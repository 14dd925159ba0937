// Routines for every kind of topology, and hardware resources.
#include "topologies.h"

#include "communicators/hardware.h"
#include "info/info.h"
#include "topologies/topology.h"

namespace solo {

void Topo_test(Comm &comm, int *status) { *status = comm.topology ? comm.topology->kind : int{MPI_UNDEFINED}; }

void Get_hw_resource_info(MPI_Info *hw_info)
{
    Info resources;
    for (const resource_type &type : resource_types())
        resources.set(type.name, type.is_restricted ? "true" : "false");
    *hw_info = new_info(&resources);
}

}  // namespace solo

#include "topologies_glue.h"
