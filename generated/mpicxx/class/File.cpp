// Do not edit: `bindery generate` writes this from specs/mpicxx.toml [File] through templates/mpicxx/class.cpp.j2.
// A file.
#include "bnd_method.h"

namespace MPI {
inline namespace bindery {

File::~File() = default;

}  // namespace bindery
}  // namespace MPI
