// Do not edit: `bindery generate` writes this from specs/mpicxx.toml [Distgraphcomm] through templates/mpicxx/class.cpp.j2.
// A communicator with a distributed graph as its topology.
#include "bnd_method.h"

namespace MPI {
inline namespace bindery {

Distgraphcomm::~Distgraphcomm() = default;

}  // namespace bindery
}  // namespace MPI
