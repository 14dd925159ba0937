// Do not edit: `bindery generate` writes this from specs/mpicxx.toml [Comm] through templates/mpicxx/class.cpp.j2.
// A communicator of any sort.
#include "bnd_method.h"

namespace MPI {
inline namespace bindery {

Comm::~Comm() = default;

}  // namespace bindery
}  // namespace MPI
