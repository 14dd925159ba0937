// Do not edit: `bindery generate` writes this from specs/routines/attributes.toml [MPI_Comm_create_keyval] through templates/mpicxx/method.cpp.j2.
// Create an attribute key for communicators with its copy and delete callbacks.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

int Comm::Create_keyval(Comm::Copy_attr_function *comm_copy_attr_fn, Comm::Delete_attr_function *comm_delete_attr_fn, void *extra_state)
{
    int comm_keyval{};
    const int code = bnd_cxx::comm_create_keyval(BND_C(MPI_Comm_create_keyval), comm_copy_attr_fn, comm_delete_attr_fn, extra_state, &comm_keyval);
    BND_CXX_CHECK_CALLBACKS(code);
    return comm_keyval;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
