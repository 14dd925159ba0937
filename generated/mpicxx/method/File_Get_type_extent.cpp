// Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_get_type_extent] through templates/mpicxx/method.cpp.j2.
// Return the extent that a datatype has in the data representation of a file.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

Aint File::Get_type_extent(const Datatype &datatype) const
{
    Aint extent{};
    const int code = BND_C(MPI_File_get_type_extent)(*this, datatype, &extent);
    BND_CXX_CHECK(code);
    return extent;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
