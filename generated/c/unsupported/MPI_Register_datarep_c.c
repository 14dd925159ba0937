/* Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_Register_datarep] through templates/c/unsupported.c.j2. */
/* In place of the implementation's function, where it has none: MPI_ERR_UNSUPPORTED_OPERATION. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Register_datarep_c)(const char *datarep, MPI_Datarep_conversion_function_c *read_conversion_fn,
        MPI_Datarep_conversion_function_c *write_conversion_fn, MPI_Datarep_extent_function *dtype_file_extent_fn,
        void *extra_state);

int BND_IMPLEMENTATION(Register_datarep_c)(const char *datarep, MPI_Datarep_conversion_function_c *read_conversion_fn,
        MPI_Datarep_conversion_function_c *write_conversion_fn, MPI_Datarep_extent_function *dtype_file_extent_fn,
        void *extra_state)
{
    (void)datarep;
    (void)read_conversion_fn;
    (void)write_conversion_fn;
    (void)dtype_file_extent_fn;
    (void)extra_state;
    const struct bnd_error error = {MPI_ERR_UNSUPPORTED_OPERATION, "MPI_Register_datarep_c", 0, BND_ON_NOTHING,
            (void *)(0)};
    return BND_IMPLEMENTATION(raise)(&error);
}
