/* Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_read_ordered] through templates/fortran/described.c.j2. */
/* Read collectively at the shared file pointer in rank order. */
#define BND_F08TS
#include "bnd_choice.h"

#if BND_HAS(MPI_File_read_ordered)
void BND_NAME(file_read_ordered, FILE_READ_ORDERED)(const MPI_Fint *fh, const void *buf, const MPI_Fint *count,
        const MPI_Fint *datatype, MPI_Fint *status, MPI_Fint *ierror);

static BND_APART void BND_OTHERWISE(file_read_ordered)(const MPI_Fint *fh, const void *buf, const MPI_Fint *count,
        const MPI_Fint *datatype, MPI_Fint *status, MPI_Fint *ierror)
{
    struct bnd_kept *kept = NULL;
    struct bnd_choice d_buf;
    BND_CHOICE_IN(buf, 0, MPI_BYTE, 1, bnd_choice_even(&made, buf, &kept, BND_FLAT, BND_COPY_BACK, 1, *count, *count,
            bnd_f2c_Type(*datatype)), PMPI_File_call_errhandler(bnd_f2c_File(*fh), code));
    const int result = BND_C(File_read_ordered)(bnd_f2c_File(*fh), d_buf.address, *count, bnd_f2c_Type(*datatype),
            bnd_status(status));
    bnd_kept_now(kept, result);
    BND_RETURN(ierror, result);
}

void BND_NAME(file_read_ordered, FILE_READ_ORDERED)(const MPI_Fint *fh, const void *buf, const MPI_Fint *count,
        const MPI_Fint *datatype, MPI_Fint *status, MPI_Fint *ierror)
{
    BND_UNLESS(bnd_is_known_File(*fh) && bnd_is_plain(buf) && bnd_is_known_Type(*datatype),
            BND_OTHERWISE(file_read_ordered)(fh, buf, count, datatype, status, ierror));
    BND_RETURN(ierror, BND_C(File_read_ordered)(bnd_known_as_File(*fh), bnd_base(buf), *count,
            bnd_known_as_Type(*datatype), bnd_status(status)));
}
#endif
