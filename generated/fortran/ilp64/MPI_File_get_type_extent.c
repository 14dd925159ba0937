/* Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_get_type_extent] through templates/fortran/ilp64.c.j2. */
/* Return the extent that a datatype has in the data representation of a file. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_File_get_type_extent.c"

#if BND_HAS(MPI_File_get_type_extent)
void BND_WIDE_NAME(mpi_file_get_type_extent, MPI_FILE_GET_TYPE_EXTENT)(const bnd_default_integer *fh,
        const bnd_default_integer *datatype, MPI_Aint *extent, bnd_default_integer *ierror);

static inline __attribute__((always_inline)) int BND_FAST_PATH(mpi_file_get_type_extent)(const bnd_integer *fh,
        const bnd_integer *datatype, MPI_Aint *extent, bnd_integer *ierror)
{
    if (BND_UNLIKELY(!(BND_AVAILABLE(MPI_File_get_type_extent) && bnd_is_inline_f2c_File(*fh) &&
            bnd_is_inline_f2c_Type(*datatype)))) return 0;
    BND_STORE_IERROR(ierror, BND_C(MPI_File_get_type_extent)(bnd_inline_f2c_File(*fh), bnd_inline_f2c_Type(*datatype),
            extent));
    return 1;
}

static BND_NOINLINE void BND_WIDE_SLOW_PATH(mpi_file_get_type_extent)(const bnd_default_integer *fh,
        const bnd_default_integer *datatype, MPI_Aint *extent, bnd_default_integer *ierror)
{
    bnd_know_type(*datatype);
    const bnd_integer int_fh = bnd_integer_handle(*fh);
    const bnd_integer int_datatype = bnd_integer_type(*datatype);
    bnd_integer int_ierror;
    BND_INNER(mpi_file_get_type_extent)(&int_fh, &int_datatype, extent, &int_ierror);
    BND_STORE_IERROR(ierror, int_ierror);
}

void BND_WIDE_NAME(mpi_file_get_type_extent, MPI_FILE_GET_TYPE_EXTENT)(const bnd_default_integer *fh,
        const bnd_default_integer *datatype, MPI_Aint *extent, bnd_default_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_FIT(bnd_high_half(fh) | bnd_high_half(datatype), bnd_fits(fh) && bnd_fits(datatype)),
            BND_WIDE_SLOW_PATH(mpi_file_get_type_extent)(fh, datatype, extent, ierror));
    bnd_integer int_ierror;
    BND_SLOW_PATH_UNLESS(BND_FAST_PATH(mpi_file_get_type_extent)(bnd_low_half(fh), bnd_low_half(datatype), extent,
            &int_ierror), BND_WIDE_SLOW_PATH(mpi_file_get_type_extent)(fh, datatype, extent, ierror));
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
