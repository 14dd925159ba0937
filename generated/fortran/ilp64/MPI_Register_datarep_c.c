/* Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_Register_datarep] through templates/fortran/ilp64.c.j2. */
/* Define a new file data representation through conversion and extent callbacks. */
#include "bnd_ilp64.h"
#ifndef BND_INNER_MPI_Register_datarep_c
#define BND_INNER_MPI_Register_datarep_c
#include "../wrapper/MPI_Register_datarep_c.c"
#endif

#if BND_HAS(MPI_Register_datarep_c) || BND_HAS(MPI_Register_datarep)
void BND_WIDE_NAME(mpi_register_datarep_c, MPI_REGISTER_DATAREP_C)(const char *datarep,
        bnd_procedure *read_conversion_fn, bnd_procedure *write_conversion_fn, bnd_procedure *dtype_file_extent_fn,
        const MPI_Aint *extra_state, bnd_default_integer *ierror, bnd_length datarep_len);

void BND_WIDE_NAME(mpi_register_datarep_c, MPI_REGISTER_DATAREP_C)(const char *datarep,
        bnd_procedure *read_conversion_fn, bnd_procedure *write_conversion_fn, bnd_procedure *dtype_file_extent_fn,
        const MPI_Aint *extra_state, bnd_default_integer *ierror, bnd_length datarep_len)
{
    bnd_integer int_ierror;
    BND_INNER(mpi_register_datarep_c)(datarep, read_conversion_fn, write_conversion_fn, dtype_file_extent_fn,
            extra_state, &int_ierror, datarep_len);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
