// Do not edit: `bindery generate` writes this from specs/constants.toml [MPI_CXX_BOOL] through templates/mpicxx/constant.cpp.j2.
// Predefined datatypes.
#define BND_CXX_CONSTANT
#include "bnd_constant.h"

namespace MPI {
inline namespace bindery {

#ifdef MPI_CXX_BOOL
BND_CXX_OBJECT(Datatype, BOOL, bnd_cxx::given<MPI_Datatype>(MPI_CXX_BOOL, MPI_C_BOOL));
#else
BND_CXX_OBJECT(Datatype, BOOL, MPI_C_BOOL);
#endif

}  // namespace bindery
}  // namespace MPI
