// Do not edit: `bindery generate` writes this from specs/constants.toml [MPI_WCHAR] through templates/mpicxx/constant.cpp.j2.
// Predefined datatypes.
#define BND_CXX_CONSTANT
#include "bnd_constant.h"

#if defined(MPI_WCHAR)
namespace MPI {
inline namespace bindery {

BND_CXX_OBJECT(Datatype, WCHAR, MPI_WCHAR);

}  // namespace bindery
}  // namespace MPI
#endif
