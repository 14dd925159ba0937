// Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_Register_datarep] through templates/mpicxx/method.cpp.j2.
// Define a new file data representation through conversion and extent callbacks.
#include "bnd_method.h"

#if BND_HAS_MPI_Register_datarep_c
namespace BND_NAMESPACE {
inline namespace bindery {

void Register_datarep_c(const char *datarep, MPI_Datarep_conversion_function_c *read_conversion_fn, MPI_Datarep_conversion_function_c *write_conversion_fn, Datarep_extent_function *dtype_file_extent_fn, void *extra_state)
{
    const int code = bnd_cxx::register_datarep_c(BND_C(MPI_Register_datarep_c), datarep, read_conversion_fn, write_conversion_fn, dtype_file_extent_fn, extra_state);
    BND_CXX_CHECK(code);
}

}  // namespace bindery
}  // namespace BND_NAMESPACE
#endif
