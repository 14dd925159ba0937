// Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_read_ordered] through templates/mpicxx/method.cpp.j2.
// Read collectively at the shared file pointer in rank order.
#include "bnd_method.h"

#if BND_HAS_MPI_File_read_ordered_c
namespace BND_NAMESPACE {
inline namespace bindery {

void File::Read_ordered_c(void *buf, Count count, const Datatype &datatype, Status &status)
{
    const int code = BND_C(MPI_File_read_ordered_c)(*this, buf, count, datatype, bnd_cxx::address(status));
    BND_CXX_CHECK_CALLBACKS(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
