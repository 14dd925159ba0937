// Do not edit: `bindery generate` writes this from specs/constants.toml [MPI_ERRORS_ARE_FATAL] through templates/mpicxx/constant.cpp.j2.
// Predefined error handlers.
#define BND_CXX_CONSTANT
#include "bnd_constant.h"

#if defined(MPI_ERRORS_ARE_FATAL)
namespace MPI {
inline namespace bindery {

BND_CXX_OBJECT(const Errhandler, ERRORS_ARE_FATAL, MPI_ERRORS_ARE_FATAL);

}  // namespace bindery
}  // namespace MPI
#endif
