/* Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_set_view] through templates/fortran/wrapper.c.j2. */
/* Choose which part of a file a process sees and how its data is represented. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_File_set_view)
BND_WRAPPER void BND_NAME(mpi_file_set_view, MPI_FILE_SET_VIEW)(const bnd_integer *fh, const MPI_Offset *disp,
        const bnd_integer *etype, const bnd_integer *filetype, const char *datarep, const bnd_integer *info,
        bnd_integer *ierror, bnd_length datarep_len);

BND_WRAPPER void BND_NAME(mpi_file_set_view, MPI_FILE_SET_VIEW)(const bnd_integer *fh, const MPI_Offset *disp,
        const bnd_integer *etype, const bnd_integer *filetype, const char *datarep, const bnd_integer *info,
        bnd_integer *ierror, bnd_length datarep_len)
{
    BND_REQUIRE(MPI_File_set_view, ierror, BND_ON_FILE, *fh);
    struct bnd_string c_datarep;
    BND_CHECK_MEMORY(bnd_string_from_fortran(&c_datarep, datarep, datarep_len, BND_TRIM_TRAILING), (void)0, ierror);
    const int result = BND_C(MPI_File_set_view)(bnd_f2c_File(*fh), *disp, bnd_f2c_Type(*etype),
            bnd_f2c_Type(*filetype), c_datarep.text, bnd_f2c_Info(*info));
    bnd_string_free(&c_datarep);
    BND_STORE_IERROR(ierror, result);
}
#endif
