// Do not edit: `bindery generate` writes this from specs/mpicxx.toml [Graphcomm] through templates/mpicxx/class.cpp.j2.
// A communicator with a graph as its topology.
#include "bnd_method.h"

namespace MPI {
inline namespace bindery {

Graphcomm::~Graphcomm() = default;

}  // namespace bindery
}  // namespace MPI
