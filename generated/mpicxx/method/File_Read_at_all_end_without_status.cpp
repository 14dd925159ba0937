// Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_read_at_all_end] through templates/mpicxx/method.cpp.j2.
// End a split collective read begun at explicit offsets.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

void File::Read_at_all_end(void *buf)
{
    const int code = BND_C(MPI_File_read_at_all_end)(*this, buf, MPI_STATUS_IGNORE);
    BND_CXX_CHECK_CALLBACKS(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
