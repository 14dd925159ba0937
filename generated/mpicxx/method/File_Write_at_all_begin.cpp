// Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_write_at_all_begin] through templates/mpicxx/method.cpp.j2.
// Begin a split collective write at explicit offsets.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

void File::Write_at_all_begin(Offset offset, const void *buf, int count, const Datatype &datatype)
{
    const int code = BND_C(MPI_File_write_at_all_begin)(*this, offset, buf, count, datatype);
    BND_CXX_CHECK_CALLBACKS(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
