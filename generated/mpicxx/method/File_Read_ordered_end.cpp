// Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_read_ordered_end] through templates/mpicxx/method.cpp.j2.
// End a split collective read begun in rank order at the shared file pointer.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

void File::Read_ordered_end(void *buf, Status &status)
{
    const int code = BND_C(MPI_File_read_ordered_end)(*this, buf, bnd_cxx::address(status));
    BND_CXX_CHECK_CALLBACKS(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
