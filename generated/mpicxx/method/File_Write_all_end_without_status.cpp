// Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_write_all_end] through templates/mpicxx/method.cpp.j2.
// End a split collective write begun at the individual file pointers.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

void File::Write_all_end(const void *buf)
{
    const int code = BND_C(MPI_File_write_all_end)(*this, buf, MPI_STATUS_IGNORE);
    BND_CXX_CHECK_CALLBACKS(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
