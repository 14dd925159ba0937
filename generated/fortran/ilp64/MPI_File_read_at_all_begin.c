/* Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_read_at_all_begin] through templates/fortran/ilp64.c.j2. */
/* Begin a split collective read at explicit offsets. */
#include "bnd_ilp64.h"
#include "../f08ts/MPI_File_read_at_all_begin_c.c"

#if BND_HAS(MPI_File_read_at_all_begin_c) || BND_HAS(MPI_File_read_at_all_begin)
void BND_WIDE_NAME(mpi_file_read_at_all_begin, MPI_FILE_READ_AT_ALL_BEGIN)(const bnd_default_integer *fh,
        const MPI_Offset *offset, const void *buf, const MPI_Count *count, const bnd_default_integer *datatype,
        bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_file_read_at_all_begin, MPI_FILE_READ_AT_ALL_BEGIN)(const bnd_default_integer *fh,
        const MPI_Offset *offset, const void *buf, const MPI_Count *count, const bnd_default_integer *datatype,
        bnd_default_integer *ierror)
{
    bnd_know_type(*datatype);
    const bnd_integer int_fh = bnd_integer_handle(*fh);
    const bnd_integer int_datatype = bnd_integer_type(*datatype);
    bnd_integer int_ierror;
    BND_INNER(mpi_file_read_at_all_begin_c)(&int_fh, offset, buf, count, &int_datatype, &int_ierror);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
