// Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_read_ordered] through templates/mpicxx/method.cpp.j2.
// Read collectively at the shared file pointer in rank order.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

void File::Read_ordered(void *buf, int count, const Datatype &datatype)
{
    const int code = BND_C(MPI_File_read_ordered)(*this, buf, count, datatype, MPI_STATUS_IGNORE);
    BND_CXX_CHECK_CALLBACKS(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
