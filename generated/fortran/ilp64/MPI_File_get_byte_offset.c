/* Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_get_byte_offset] through templates/fortran/ilp64.c.j2. */
/* Turn an offset relative to the view into an absolute byte position in the file. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_File_get_byte_offset.c"

#if BND_HAS(MPI_File_get_byte_offset)
void BND_WIDE_NAME(mpi_file_get_byte_offset, MPI_FILE_GET_BYTE_OFFSET)(const bnd_default_integer *fh,
        const MPI_Offset *offset, MPI_Offset *disp, bnd_default_integer *ierror);

static inline __attribute__((always_inline)) int BND_FAST_PATH(mpi_file_get_byte_offset)(const bnd_integer *fh,
        const MPI_Offset *offset, MPI_Offset *disp, bnd_integer *ierror)
{
    if (BND_UNLIKELY(!(BND_AVAILABLE(MPI_File_get_byte_offset) && bnd_is_inline_f2c_File(*fh)))) return 0;
    BND_STORE_IERROR(ierror, BND_C(MPI_File_get_byte_offset)(bnd_inline_f2c_File(*fh), *offset, disp));
    return 1;
}

static BND_NOINLINE void BND_WIDE_SLOW_PATH(mpi_file_get_byte_offset)(const bnd_default_integer *fh,
        const MPI_Offset *offset, MPI_Offset *disp, bnd_default_integer *ierror)
{
    const bnd_integer int_fh = bnd_integer_handle(*fh);
    bnd_integer int_ierror;
    BND_INNER(mpi_file_get_byte_offset)(&int_fh, offset, disp, &int_ierror);
    BND_STORE_IERROR(ierror, int_ierror);
}

void BND_WIDE_NAME(mpi_file_get_byte_offset, MPI_FILE_GET_BYTE_OFFSET)(const bnd_default_integer *fh,
        const MPI_Offset *offset, MPI_Offset *disp, bnd_default_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_FIT(bnd_high_half(fh), bnd_fits(fh)), BND_WIDE_SLOW_PATH(mpi_file_get_byte_offset)(fh,
            offset, disp, ierror));
    bnd_integer int_ierror;
    BND_SLOW_PATH_UNLESS(BND_FAST_PATH(mpi_file_get_byte_offset)(bnd_low_half(fh), offset, disp, &int_ierror),
            BND_WIDE_SLOW_PATH(mpi_file_get_byte_offset)(fh, offset, disp, ierror));
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
