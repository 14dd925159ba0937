// Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_write_ordered_begin] through templates/mpicxx/method.cpp.j2.
// Begin a split collective write in rank order at the shared file pointer.
#include "bnd_method.h"

#if BND_HAS_MPI_File_write_ordered_begin_c
namespace BND_NAMESPACE {
inline namespace bindery {

void File::Write_ordered_begin_c(const void *buf, Count count, const Datatype &datatype)
{
    const int code = BND_C(MPI_File_write_ordered_begin_c)(*this, buf, count, datatype);
    BND_CXX_CHECK_CALLBACKS(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
