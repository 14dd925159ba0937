/* Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_Register_datarep] through templates/c/entry.c.j2. */
/* Define a new file data representation through conversion and extent callbacks. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Register_datarep_c)(const char *datarep, MPI_Datarep_conversion_function_c *read_conversion_fn,
        MPI_Datarep_conversion_function_c *write_conversion_fn, MPI_Datarep_extent_function *dtype_file_extent_fn,
        void *extra_state);
BND_INSTRUMENTED_CALL(Register_datarep_c, int, (const char *datarep,
        MPI_Datarep_conversion_function_c *read_conversion_fn, MPI_Datarep_conversion_function_c *write_conversion_fn,
        MPI_Datarep_extent_function *dtype_file_extent_fn, void *extra_state), (datarep, read_conversion_fn,
        write_conversion_fn, dtype_file_extent_fn, extra_state))

BND_WEAK(MPI_Register_datarep_c, PMPI_Register_datarep_c)

int BND_ENTRY(MPI_Register_datarep_c)(const char *datarep, MPI_Datarep_conversion_function_c *read_conversion_fn,
        MPI_Datarep_conversion_function_c *write_conversion_fn, MPI_Datarep_extent_function *dtype_file_extent_fn,
        void *extra_state)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Register_datarep_c");
    BND_REFUSE_IF("MPI_Register_datarep_c", !datarep, MPI_ERR_ARG, "datarep", BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Register_datarep_c", !dtype_file_extent_fn, MPI_ERR_ARG, "dtype_file_extent_fn", BND_ON_NOTHING,
            0);
    BND_FORWARD(Register_datarep_c, (datarep, read_conversion_fn, write_conversion_fn, dtype_file_extent_fn,
            extra_state));
}
