/* Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_read_ordered_begin] through templates/fortran/wrapper.c.j2. */
/* Begin a split collective read in rank order at the shared file pointer. */
#define BND_F08TS
#include "bnd_choice.h"

#if BND_HAS(MPI_File_read_ordered_begin)
void BND_NAME(mpi_file_read_ordered_begin, MPI_FILE_READ_ORDERED_BEGIN)(const MPI_Fint *fh, const void *buf,
        const MPI_Fint *count, const MPI_Fint *datatype, MPI_Fint *ierror);

void BND_NAME(mpi_file_read_ordered_begin, MPI_FILE_READ_ORDERED_BEGIN)(const MPI_Fint *fh, const void *buf,
        const MPI_Fint *count, const MPI_Fint *datatype, MPI_Fint *ierror)
{
    BND_REQUIRE(MPI_File_read_ordered_begin, PMPI_File_call_errhandler(bnd_f2c_File(*fh), code));
    struct bnd_pending *pending = NULL;
    struct bnd_choice d_buf;
    BND_CHOICE_IN(buf, *count, bnd_f2c_Type(*datatype), 1, bnd_choice_even(&made, buf, &pending, BND_ANY_FILED,
            BND_COPY_BACK, BND_ON_FILE, *fh, 1, *count, *count, bnd_f2c_Type(*datatype)),
            if (code > 0) PMPI_File_call_errhandler(bnd_f2c_File(*fh), code));
    const int result = BND_C(MPI_File_read_ordered_begin)(bnd_f2c_File(*fh), d_buf.address, d_buf.count,
            d_buf.datatype);
    bnd_pending_file(pending, result, *fh);
    BND_STORE_IERROR(ierror, result);
}
#endif
