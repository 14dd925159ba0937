/* Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_get_type_extent] through templates/fortran/ilp64.c.j2. */
/* Return the extent that a datatype has in the data representation of a file. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_File_get_type_extent.c"

#if BND_HAS(MPI_File_get_type_extent)
void BND_WIDE_NAME(mpi_file_get_type_extent, MPI_FILE_GET_TYPE_EXTENT)(const bnd_default_integer *fh,
        const bnd_default_integer *datatype, MPI_Aint *extent, bnd_default_integer *ierror);

static BND_NOINLINE void BND_FIRST_USE(mpi_file_get_type_extent)(const bnd_default_integer *fh,
        const bnd_default_integer *datatype, MPI_Aint *extent, bnd_default_integer *ierror)
{
    bnd_make_wide_pair();
    BND_WIDE_NAME(mpi_file_get_type_extent, MPI_FILE_GET_TYPE_EXTENT)(fh, datatype, extent, ierror);
}

void BND_WIDE_NAME(mpi_file_get_type_extent, MPI_FILE_GET_TYPE_EXTENT)(const bnd_default_integer *fh,
        const bnd_default_integer *datatype, MPI_Aint *extent, bnd_default_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(bnd_is_known_type(*datatype), BND_FIRST_USE(mpi_file_get_type_extent)(fh, datatype, extent,
            ierror));
    const bnd_integer int_fh = bnd_integer_handle(*fh);
    const bnd_integer int_datatype = bnd_integer_type(*datatype);
    bnd_integer int_ierror;
    BND_INNER(mpi_file_get_type_extent)(&int_fh, &int_datatype, extent, &int_ierror);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
