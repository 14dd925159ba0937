// Do not edit: `bindery generate` writes this from specs/mpicxx.toml [Win] through templates/mpicxx/class.cpp.j2.
// A window.
#include "bnd_method.h"

namespace MPI {
inline namespace bindery {

Win::~Win() = default;

}  // namespace bindery
}  // namespace MPI
