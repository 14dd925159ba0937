// Do not edit: `bindery generate` writes this from specs/constants.toml [MPI_C_DOUBLE_COMPLEX] through templates/mpicxx/constant.cpp.j2.
// Predefined datatypes.
#define BND_CXX_CONSTANT
#include "bnd_constant.h"

#if defined(MPI_C_DOUBLE_COMPLEX)
namespace MPI {
inline namespace bindery {

BND_CXX_OBJECT(Datatype, C_DOUBLE_COMPLEX, MPI_C_DOUBLE_COMPLEX);

}  // namespace bindery
}  // namespace MPI
#endif
