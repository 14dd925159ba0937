// Hardware resources of the process, as reported by the system (MPI 5.0, 9.1.2: MPI_Get_hw_resource_info).
#ifndef SOLO_COMMUNICATORS_HARDWARE_H
#define SOLO_COMMUNICATORS_HARDWARE_H

#include <string>
#include <vector>

namespace solo {

struct resource_type {
    std::string name;    // "linux://core"
    bool is_restricted;  // the process runs on one instance of it only
};

// At the moment of the call; the process may be moved later.
std::vector<resource_type> resource_types();
// False also for a type that is not known. "mpi_shared_memory" is one.
bool is_restricted_to_one(const std::string &name);

}  // namespace solo

#endif
