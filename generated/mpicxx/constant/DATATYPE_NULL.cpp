// Do not edit: `bindery generate` writes this from specs/constants.toml [MPI_DATATYPE_NULL] through templates/mpicxx/constant.cpp.j2.
// Predefined datatypes.
#define BND_CXX_CONSTANT
#include "bnd_constant.h"

#if defined(MPI_DATATYPE_NULL)
namespace MPI {
inline namespace bindery {

BND_CXX_OBJECT(Datatype, DATATYPE_NULL, MPI_DATATYPE_NULL);

}  // namespace bindery
}  // namespace MPI
#endif
