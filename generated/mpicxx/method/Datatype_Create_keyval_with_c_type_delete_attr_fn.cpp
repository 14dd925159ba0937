// Do not edit: `bindery generate` writes this from specs/routines/attributes.toml [MPI_Type_create_keyval] through templates/mpicxx/method.cpp.j2.
// Create an attribute key for datatypes with its copy and delete callbacks.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

int Datatype::Create_keyval(Datatype::Copy_attr_function *type_copy_attr_fn, MPI_Type_delete_attr_function *type_delete_attr_fn, void *extra_state)
{
    int type_keyval{};
    const int code = bnd_cxx::type_create_keyval(BND_C(MPI_Type_create_keyval), type_copy_attr_fn, type_delete_attr_fn, extra_state, &type_keyval);
    BND_CXX_CHECK_CALLBACKS(code);
    return type_keyval;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
