// Do not edit: `bindery generate` writes this from specs/constants.toml [MPI_CXX_FLOAT_COMPLEX] through templates/mpicxx/constant.cpp.j2.
// Predefined datatypes.
#define BND_CXX_CONSTANT
#include "bnd_constant.h"

namespace MPI {
inline namespace bindery {

#ifdef MPI_CXX_FLOAT_COMPLEX
BND_CXX_OBJECT(Datatype, COMPLEX, bnd_cxx::given<MPI_Datatype>(MPI_CXX_FLOAT_COMPLEX, MPI_C_FLOAT_COMPLEX));
#else
BND_CXX_OBJECT(Datatype, COMPLEX, MPI_C_FLOAT_COMPLEX);
#endif

}  // namespace bindery
}  // namespace MPI
