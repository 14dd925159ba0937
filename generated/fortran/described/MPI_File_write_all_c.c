/* Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_write_all] through templates/fortran/described.c.j2. */
/* Write collectively, each process at its individual file pointer. */
#define BND_F08TS
#include "bnd_choice.h"

#if BND_HAS(MPI_File_write_all_c) || BND_HAS(MPI_File_write_all)
void BND_NAME(file_write_all_c, FILE_WRITE_ALL_C)(const MPI_Fint *fh, const void *buf, const MPI_Count *count,
        const MPI_Fint *datatype, MPI_Fint *status, MPI_Fint *ierror);

void BND_NAME(file_write_all_c, FILE_WRITE_ALL_C)(const MPI_Fint *fh, const void *buf, const MPI_Count *count,
        const MPI_Fint *datatype, MPI_Fint *status, MPI_Fint *ierror)
{
#if BND_HAS(MPI_File_write_all_c)
    struct bnd_kept *kept = NULL;
    struct bnd_choice d_buf;
    BND_CHOICE_IN(buf, 0, MPI_BYTE, 1, bnd_choice_even(&made, buf, &kept, BND_FLAT, BND_COPY_RATHER, 1, *count, *count,
            bnd_f2c_Type(*datatype)), PMPI_File_call_errhandler(bnd_f2c_File(*fh), code));
    const int result = BND_C(File_write_all_c)(bnd_f2c_File(*fh), d_buf.address, *count, bnd_f2c_Type(*datatype),
            bnd_status(status));
    bnd_kept_now(kept, result);
    BND_RETURN(ierror, result);
#else
    BND_FIT_IN(int, *count, 1, MPI_ERR_COUNT, PMPI_File_call_errhandler(bnd_f2c_File(*fh), code));
    struct bnd_kept *kept = NULL;
    struct bnd_choice d_buf;
    BND_CHOICE_IN(buf, 0, MPI_BYTE, 1, bnd_choice_even(&made, buf, &kept, BND_FLAT, BND_COPY_RATHER, 1, *count, *count,
            bnd_f2c_Type(*datatype)), PMPI_File_call_errhandler(bnd_f2c_File(*fh), code));
    const int result = BND_C(File_write_all)(bnd_f2c_File(*fh), d_buf.address, (int)*count, bnd_f2c_Type(*datatype),
            bnd_status(status));
    bnd_kept_now(kept, result);
    BND_RETURN(ierror, result);
#endif
}
#endif
