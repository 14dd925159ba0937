// Do not edit: `bindery generate` writes this from specs/constants.toml [MPI_INFO_ENV] through templates/mpicxx/constant.cpp.j2.
// Null handles and other predefined handles.
#define BND_CXX_CONSTANT
#include "bnd_constant.h"

#if defined(MPI_INFO_ENV)
namespace MPI {
inline namespace bindery {

BND_CXX_OBJECT(const Info, INFO_ENV, MPI_INFO_ENV);

}  // namespace bindery
}  // namespace MPI
#endif
