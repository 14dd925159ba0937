// Do not edit: `bindery generate` writes this from specs/constants.toml [MPI_MESSAGE_NO_PROC] through templates/mpicxx/constant.cpp.j2.
// Null handles and other predefined handles.
#define BND_CXX_CONSTANT
#include "bnd_constant.h"

#if defined(MPI_MESSAGE_NO_PROC)
namespace MPI {
inline namespace bindery {

BND_CXX_OBJECT(const Message, MESSAGE_NO_PROC, MPI_MESSAGE_NO_PROC);

}  // namespace bindery
}  // namespace MPI
#endif
