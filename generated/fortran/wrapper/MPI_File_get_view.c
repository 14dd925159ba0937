/* Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_get_view] through templates/fortran/wrapper.c.j2. */
/* Return the displacement, etype, filetype and representation of a file view. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_File_get_view)
BND_WRAPPER void BND_NAME(mpi_file_get_view, MPI_FILE_GET_VIEW)(const bnd_integer *fh, MPI_Offset *disp,
        bnd_integer *etype, bnd_integer *filetype, char *datarep, bnd_integer *ierror, bnd_length datarep_len);

BND_WRAPPER void BND_NAME(mpi_file_get_view, MPI_FILE_GET_VIEW)(const bnd_integer *fh, MPI_Offset *disp,
        bnd_integer *etype, bnd_integer *filetype, char *datarep, bnd_integer *ierror, bnd_length datarep_len)
{
    BND_REQUIRE(MPI_File_get_view, ierror, BND_ON_FILE, *fh);
    BND_HANDLE_LOCAL(MPI_DATATYPE, MPI_Datatype, c_etype, etype, MPI_DATATYPE_NULL);
    BND_HANDLE_LOCAL(MPI_DATATYPE, MPI_Datatype, c_filetype, filetype, MPI_DATATYPE_NULL);
    char c_datarep[MPI_MAX_DATAREP_STRING];
    const int result = BND_C(MPI_File_get_view)(bnd_f2c_File(*fh), disp, c_etype, c_filetype, c_datarep);
    BND_HANDLE_CREATED(MPI_DATATYPE, Type, c_etype, etype, result);
    BND_HANDLE_CREATED(MPI_DATATYPE, Type, c_filetype, filetype, result);
    if (result == MPI_SUCCESS) bnd_string_to_fortran(datarep, datarep_len, c_datarep);
    BND_STORE_IERROR(ierror, result);
}
#endif
