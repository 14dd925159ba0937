// Do not edit: `bindery generate` writes this from specs/constants.toml [MPI_SESSION_NULL] through templates/mpicxx/constant.cpp.j2.
// Null handles and other predefined handles.
#define BND_CXX_CONSTANT
#include "bnd_constant.h"

#if defined(MPI_SESSION_NULL)
namespace MPI {
inline namespace bindery {

BND_CXX_OBJECT(const Session, SESSION_NULL, MPI_SESSION_NULL);

}  // namespace bindery
}  // namespace MPI
#endif
