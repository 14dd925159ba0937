/* Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_write_ordered_end] through templates/fortran/described.c.j2. */
/* End a split collective write begun in rank order at the shared file pointer. */
#define BND_F08TS
#include "bnd_choice.h"

#if BND_HAS(MPI_File_write_ordered_end)
void BND_NAME(file_write_ordered_end, FILE_WRITE_ORDERED_END)(const MPI_Fint *fh, const void *buf, MPI_Fint *status,
        MPI_Fint *ierror);

void BND_NAME(file_write_ordered_end, FILE_WRITE_ORDERED_END)(const MPI_Fint *fh, const void *buf, MPI_Fint *status,
        MPI_Fint *ierror)
{
    struct bnd_choice d_buf;
    BND_CHOICE_IN(buf, BND_BASE, BND_NO_COPY, 1, 1, 0, MPI_BYTE, INT_MAX, PMPI_File_call_errhandler(PMPI_File_f2c(*fh),
            code));
    const int result = BND_C(File_write_ordered_end)(PMPI_File_f2c(*fh), d_buf.to.address, bnd_status(status));
    bnd_choice_out(&d_buf, result);
    BND_RETURN(ierror, result);
}
#endif
