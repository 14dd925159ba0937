// Do not edit: `bindery generate` writes this from specs/mpicxx.toml [Errhandler] through templates/mpicxx/constant.cpp.j2.
// An error handler.
#define BND_CXX_CONSTANT
#include "bnd_constant.h"

namespace MPI {
inline namespace bindery {

BND_CXX_OBJECT(const Errhandler, ERRORS_THROW_EXCEPTIONS, BND_CXX_ERRORS_THROW_EXCEPTIONS);

}  // namespace bindery
}  // namespace MPI
