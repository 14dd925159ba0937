// Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_write_all_begin] through templates/mpicxx/method.cpp.j2.
// Begin a split collective write at the individual file pointers.
#include "bnd_method.h"

#if BND_HAS_MPI_File_write_all_begin_c
namespace BND_NAMESPACE {
inline namespace bindery {

void File::Write_all_begin_c(const void *buf, Count count, const Datatype &datatype)
{
    const int code = BND_C(MPI_File_write_all_begin_c)(*this, buf, count, datatype);
    BND_CXX_CHECK_CALLBACKS(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
