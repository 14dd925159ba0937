// Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_write_at_all] through templates/mpicxx/method.cpp.j2.
// Write collectively, each process at an explicit offset.
#include "bnd_method.h"

#if BND_HAS_MPI_File_write_at_all_c
namespace BND_NAMESPACE {
inline namespace bindery {

void File::Write_at_all_c(Offset offset, const void *buf, Count count, const Datatype &datatype)
{
    const int code = BND_C(MPI_File_write_at_all_c)(*this, offset, buf, count, datatype, MPI_STATUS_IGNORE);
    BND_CXX_CHECK_CALLBACKS(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
