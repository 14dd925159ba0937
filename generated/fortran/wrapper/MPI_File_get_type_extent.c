/* Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_get_type_extent] through templates/fortran/wrapper.c.j2. */
/* Return the extent that a datatype has in the data representation of a file. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_File_get_type_extent)
BND_WRAPPER void BND_NAME(mpi_file_get_type_extent, MPI_FILE_GET_TYPE_EXTENT)(const bnd_integer *fh,
        const bnd_integer *datatype, MPI_Aint *extent, bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_file_get_type_extent)(const bnd_integer *fh, const bnd_integer *datatype,
        MPI_Aint *extent, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_File_get_type_extent, ierror, BND_ON_FILE, *fh);
    BND_STORE_IERROR(ierror, BND_C(MPI_File_get_type_extent)(bnd_f2c_File(*fh), bnd_f2c_Type(*datatype), extent));
}

BND_WRAPPER void BND_NAME(mpi_file_get_type_extent, MPI_FILE_GET_TYPE_EXTENT)(const bnd_integer *fh,
        const bnd_integer *datatype, MPI_Aint *extent, bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_File_get_type_extent) && bnd_is_inline_f2c_File(*fh) &&
            bnd_is_inline_f2c_Type(*datatype), BND_SLOW_PATH(mpi_file_get_type_extent)(fh, datatype, extent, ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_File_get_type_extent)(bnd_inline_f2c_File(*fh), bnd_inline_f2c_Type(*datatype),
            extent));
}
#endif
