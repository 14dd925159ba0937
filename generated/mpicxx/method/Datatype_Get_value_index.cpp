// Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Type_get_value_index] through templates/mpicxx/method.cpp.j2.
// Find the predefined pair type for a given value type and index type.
#include "bnd_method.h"

#if BND_HAS_MPI_Type_get_value_index
namespace BND_NAMESPACE {
inline namespace bindery {

Datatype Datatype::Get_value_index(const Datatype &value_type, const Datatype &index_type)
{
    MPI_Datatype pair_type = MPI_DATATYPE_NULL;
    const int code = BND_C(MPI_Type_get_value_index)(value_type, index_type, &pair_type);
    BND_CXX_CHECK(code);
    return pair_type;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
