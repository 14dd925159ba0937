// Do not edit: `bindery generate` writes this from specs/routines/attributes.toml [MPI_Win_create_keyval] through templates/mpicxx/method.cpp.j2.
// Create an attribute key for windows with its copy and delete callbacks.
#include "bnd_method.h"

namespace BND_NAMESPACE {
inline namespace bindery {

int Win::Create_keyval(MPI_Win_copy_attr_function *win_copy_attr_fn, MPI_Win_delete_attr_function *win_delete_attr_fn, void *extra_state)
{
    int win_keyval{};
    const int code = bnd_cxx::win_create_keyval(BND_C(MPI_Win_create_keyval), win_copy_attr_fn, win_delete_attr_fn, extra_state, &win_keyval);
    BND_CXX_CHECK_CALLBACKS(code);
    return win_keyval;
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
