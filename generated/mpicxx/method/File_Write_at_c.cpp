// Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_write_at] through templates/mpicxx/method.cpp.j2.
// Write at an explicit offset and wait until the buffer is free.
#include "bnd_method.h"

#if BND_HAS_MPI_File_write_at_c
namespace BND_NAMESPACE {
inline namespace bindery {

void File::Write_at_c(Offset offset, const void *buf, Count count, const Datatype &datatype, Status &status)
{
    const int code = BND_C(MPI_File_write_at_c)(*this, offset, buf, count, datatype, bnd_cxx::address(status));
    BND_CXX_CHECK_CALLBACKS(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
