/* Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_Register_datarep] through templates/fortran/wrapper.c.j2. */
/* Define a new file data representation through conversion and extent callbacks. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Register_datarep)
BND_WRAPPER void BND_NAME(mpi_register_datarep, MPI_REGISTER_DATAREP)(const char *datarep,
        bnd_procedure *read_conversion_fn, bnd_procedure *write_conversion_fn, bnd_procedure *dtype_file_extent_fn,
        const MPI_Aint *extra_state, bnd_integer *ierror, bnd_length datarep_len);

BND_WRAPPER void BND_NAME(mpi_register_datarep, MPI_REGISTER_DATAREP)(const char *datarep,
        bnd_procedure *read_conversion_fn, bnd_procedure *write_conversion_fn, bnd_procedure *dtype_file_extent_fn,
        const MPI_Aint *extra_state, bnd_integer *ierror, bnd_length datarep_len)
{
    BND_REQUIRE(MPI_Register_datarep, ierror, BND_ON_SELF, 0);
    struct bnd_string c_datarep;
    struct bnd_extra_state *c_extra_state;
    BND_CHECK_MEMORY(bnd_string_from_fortran(&c_datarep, datarep, datarep_len, BND_TRIM_TRAILING), (void)0, ierror);
    BND_CHECK_MEMORY(c_extra_state = bnd_extra_state_new(*extra_state, (bnd_procedure *const[3]){read_conversion_fn,
            write_conversion_fn, dtype_file_extent_fn}), (void)0, ierror);
    const int result = BND_C(MPI_Register_datarep)(c_datarep.text,
            bnd_is_no_conversion(read_conversion_fn) ? MPI_CONVERSION_FN_NULL : bnd_datarep_conversion_function_as_read_conversion_fn, bnd_is_no_conversion(write_conversion_fn) ? MPI_CONVERSION_FN_NULL : bnd_datarep_conversion_function_as_write_conversion_fn, bnd_datarep_extent_function, c_extra_state);
    bnd_string_free(&c_datarep);
    bnd_extra_state_release_on_error(c_extra_state, result);
    BND_STORE_IERROR(ierror, result);
}
#endif
