// Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_get_type_extent] through templates/mpicxx/method.cpp.j2.
// Return the extent that a datatype has in the data representation of a file.
#include "bnd_method.h"

#if BND_HAS_MPI_File_get_type_extent_c
namespace BND_NAMESPACE {
inline namespace bindery {

Count File::Get_type_extent_c(const Datatype &datatype) const
{
    Count extent{};
    const int code = BND_C(MPI_File_get_type_extent_c)(*this, datatype, &extent);
    BND_CXX_CHECK(code);
    return extent;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
