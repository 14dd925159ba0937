// Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_write_ordered] through templates/mpicxx/method.cpp.j2.
// Write collectively at the shared file pointer in rank order.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

void File::Write_ordered(const void *buf, int count, const Datatype &datatype, Status &status)
{
    const int code = BND_C(MPI_File_write_ordered)(*this, buf, count, datatype, bnd_cxx::address(status));
    BND_CXX_CHECK_CALLBACKS(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
