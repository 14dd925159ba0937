// Do not edit: `bindery generate` writes this from specs/mpicxx.toml [Intercomm] through templates/mpicxx/class.cpp.j2.
// A communicator of a local and a remote group of processes.
#include "bnd_method.h"

namespace MPI {
inline namespace bindery {

Intercomm::~Intercomm() = default;

}  // namespace bindery
}  // namespace MPI
