// Do not edit: `bindery generate` writes this from specs/constants.toml [MPI_MESSAGE_NULL] through templates/mpicxx/constant.cpp.j2.
// Null handles and other predefined handles.
#define BND_CXX_CONSTANT
#include "bnd_constant.h"

#if defined(MPI_MESSAGE_NULL)
namespace MPI {
inline namespace bindery {

BND_CXX_OBJECT(const Message, MESSAGE_NULL, MPI_MESSAGE_NULL);

}  // namespace bindery
}  // namespace MPI
#endif
