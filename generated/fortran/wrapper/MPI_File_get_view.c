/* Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_get_view] through templates/fortran/wrapper.c.j2. */
/* Return the displacement, etype, filetype and representation of a file view. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_File_get_view)
void BND_NAME(mpi_file_get_view, MPI_FILE_GET_VIEW)(const MPI_Fint *fh, MPI_Offset *disp, MPI_Fint *etype,
        MPI_Fint *filetype, char *datarep, MPI_Fint *ierror, bnd_length datarep_len);

void BND_NAME(mpi_file_get_view, MPI_FILE_GET_VIEW)(const MPI_Fint *fh, MPI_Offset *disp, MPI_Fint *etype,
        MPI_Fint *filetype, char *datarep, MPI_Fint *ierror, bnd_length datarep_len)
{
    BND_REQUIRE(MPI_File_get_view, PMPI_File_call_errhandler(bnd_f2c_File(*fh), code));
    BND_HANDLE_LOCAL(MPI_DATATYPE, MPI_Datatype, etype, MPI_DATATYPE_NULL);
    BND_HANDLE_LOCAL(MPI_DATATYPE, MPI_Datatype, filetype, MPI_DATATYPE_NULL);
    char c_datarep[MPI_MAX_DATAREP_STRING];
    const int result = BND_C(MPI_File_get_view)(bnd_f2c_File(*fh), disp, BND_HANDLE_ADDRESS(MPI_DATATYPE, etype),
            BND_HANDLE_ADDRESS(MPI_DATATYPE, filetype), c_datarep);
    BND_HANDLE_MADE(MPI_DATATYPE, Type, etype);
    BND_HANDLE_MADE(MPI_DATATYPE, Type, filetype);
    if (result == MPI_SUCCESS) bnd_string_out(datarep, datarep_len, c_datarep);
    BND_STORE_IERROR(ierror, result);
}
#endif
