// Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_iread_at_all] through templates/mpicxx/method.cpp.j2.
// Start a collective read at explicit offsets and return a request.
#include "bnd_method.h"

#if BND_HAS_MPI_File_iread_at_all_c
namespace BND_NAMESPACE {
inline namespace bindery {

Request File::Iread_at_all_c(Offset offset, void *buf, Count count, const Datatype &datatype)
{
    MPI_Request request = MPI_REQUEST_NULL;
    const int code = BND_C(MPI_File_iread_at_all_c)(*this, offset, buf, count, datatype, &request);
    BND_CXX_CHECK_CALLBACKS(code);
    return request;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
