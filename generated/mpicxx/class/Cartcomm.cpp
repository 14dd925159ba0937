// Do not edit: `bindery generate` writes this from specs/mpicxx.toml [Cartcomm] through templates/mpicxx/class.cpp.j2.
// A communicator with a Cartesian topology.
#include "bnd_method.h"

namespace MPI {
inline namespace bindery {

Cartcomm::~Cartcomm() = default;

}  // namespace bindery
}  // namespace MPI
