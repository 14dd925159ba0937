/* Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_write_all_begin] through templates/fortran/described.c.j2. */
/* Begin a split collective write at the individual file pointers. */
#define BND_F08TS
#include "bnd_choice.h"

#if BND_HAS(MPI_File_write_all_begin)
void BND_NAME(file_write_all_begin, FILE_WRITE_ALL_BEGIN)(const MPI_Fint *fh, const void *buf, const MPI_Fint *count,
        const MPI_Fint *datatype, MPI_Fint *ierror);

static BND_APART void BND_OTHERWISE(file_write_all_begin)(const MPI_Fint *fh, const void *buf, const MPI_Fint *count,
        const MPI_Fint *datatype, MPI_Fint *ierror)
{
    struct bnd_kept *kept = NULL;
    struct bnd_choice d_buf;
    BND_CHOICE_IN(buf, 0, MPI_BYTE, 1, bnd_choice_even(&made, buf, &kept, BND_FLAT, BND_COPY_RATHER, 1, *count, *count,
            bnd_f2c_Type(*datatype)), PMPI_File_call_errhandler(bnd_f2c_File(*fh), code));
    const int result = BND_C(File_write_all_begin)(bnd_f2c_File(*fh), d_buf.address, *count, bnd_f2c_Type(*datatype));
    bnd_kept_file(kept, result, *fh);
    BND_RETURN(ierror, result);
}

void BND_NAME(file_write_all_begin, FILE_WRITE_ALL_BEGIN)(const MPI_Fint *fh, const void *buf, const MPI_Fint *count,
        const MPI_Fint *datatype, MPI_Fint *ierror)
{
    BND_UNLESS(bnd_is_known_File(*fh) && bnd_is_plain(buf) && bnd_is_known_Type(*datatype),
            BND_OTHERWISE(file_write_all_begin)(fh, buf, count, datatype, ierror));
    BND_RETURN(ierror, BND_C(File_write_all_begin)(bnd_known_as_File(*fh), bnd_base(buf), *count,
            bnd_known_as_Type(*datatype)));
}
#endif
