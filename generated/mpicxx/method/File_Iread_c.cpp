// Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_iread] through templates/mpicxx/method.cpp.j2.
// Start reading at the individual file pointer and return a request.
#include "bnd_method.h"

#if BND_HAS_MPI_File_iread_c
namespace BND_NAMESPACE {
inline namespace bindery {

Request File::Iread_c(void *buf, Count count, const Datatype &datatype)
{
    MPI_Request request = MPI_REQUEST_NULL;
    const int code = BND_C(MPI_File_iread_c)(*this, buf, count, datatype, &request);
    BND_CXX_CHECK_CALLBACKS(code);
    return request;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
