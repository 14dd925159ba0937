// Do not edit: `bindery generate` writes this from specs/mpicxx.toml [Nullcomm] through templates/mpicxx/class.cpp.j2.
// The null communicator, from which a communicator of any sort can be made.
#include "bnd_method.h"

namespace MPI {
inline namespace bindery {

Nullcomm::~Nullcomm() = default;

}  // namespace bindery
}  // namespace MPI
