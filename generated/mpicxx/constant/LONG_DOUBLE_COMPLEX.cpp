// Do not edit: `bindery generate` writes this from specs/constants.toml [MPI_CXX_LONG_DOUBLE_COMPLEX] through templates/mpicxx/constant.cpp.j2.
// Predefined datatypes.
#define BND_CXX_CONSTANT
#include "bnd_constant.h"

namespace MPI {
inline namespace bindery {

#ifdef MPI_CXX_LONG_DOUBLE_COMPLEX
BND_CXX_OBJECT(Datatype, LONG_DOUBLE_COMPLEX, bnd_cxx::given<MPI_Datatype>(MPI_CXX_LONG_DOUBLE_COMPLEX, MPI_C_LONG_DOUBLE_COMPLEX));
#else
BND_CXX_OBJECT(Datatype, LONG_DOUBLE_COMPLEX, MPI_C_LONG_DOUBLE_COMPLEX);
#endif

}  // namespace bindery
}  // namespace MPI
