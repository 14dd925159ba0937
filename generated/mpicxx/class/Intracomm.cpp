// Do not edit: `bindery generate` writes this from specs/mpicxx.toml [Intracomm] through templates/mpicxx/class.cpp.j2.
// A communicator of one group of processes.
#include "bnd_method.h"

namespace MPI {
inline namespace bindery {

Intracomm::~Intracomm() = default;

}  // namespace bindery
}  // namespace MPI
