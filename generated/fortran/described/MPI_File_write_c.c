/* Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_write] through templates/fortran/described.c.j2. */
/* Write at the individual file pointer and wait until the buffer is free. */
#define BND_F08TS
#include "bnd_choice.h"

#if BND_HAS(MPI_File_write_c)
void BND_NAME(file_write_c, FILE_WRITE_C)(const MPI_Fint *fh, const void *buf, const MPI_Count *count,
        const MPI_Fint *datatype, MPI_Fint *status, MPI_Fint *ierror);

void BND_NAME(file_write_c, FILE_WRITE_C)(const MPI_Fint *fh, const void *buf, const MPI_Count *count,
        const MPI_Fint *datatype, MPI_Fint *status, MPI_Fint *ierror)
{
    struct bnd_choice d_buf;
    BND_CHOICE_IN(buf, BND_ANY, BND_COPY_IN, 1, 1, *count, PMPI_Type_f2c(*datatype), LLONG_MAX,
            PMPI_File_call_errhandler(PMPI_File_f2c(*fh), code));
    const int result = BND_C(File_write_c)(PMPI_File_f2c(*fh), d_buf.to.address, d_buf.to.count, d_buf.to.datatype,
            bnd_status(status));
    bnd_choice_out(&d_buf, result);
    BND_RETURN(ierror, result);
}
#endif
