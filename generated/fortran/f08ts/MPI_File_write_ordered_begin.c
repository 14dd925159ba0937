/* Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_write_ordered_begin] through templates/fortran/wrapper.c.j2. */
/* Begin a split collective write in rank order at the shared file pointer. */
#define BND_F08TS
#include "bnd_choice.h"

#if BND_HAS(MPI_File_write_ordered_begin)
BND_WRAPPER void BND_NAME(mpi_file_write_ordered_begin, MPI_FILE_WRITE_ORDERED_BEGIN)(const MPI_Fint *fh,
        const void *buf, const MPI_Fint *count, const MPI_Fint *datatype, MPI_Fint *ierror);

BND_WRAPPER void BND_NAME(mpi_file_write_ordered_begin, MPI_FILE_WRITE_ORDERED_BEGIN)(const MPI_Fint *fh,
        const void *buf, const MPI_Fint *count, const MPI_Fint *datatype, MPI_Fint *ierror)
{
    BND_REQUIRE(MPI_File_write_ordered_begin, ierror, BND_ON_FILE, *fh);
    struct bnd_pending *pending = NULL;
    struct bnd_choice d_buf;
    BND_CHOICE_IN(d_buf, buf, *count, bnd_f2c_Type(*datatype), 1, pending, (void)0, ierror, BND_ON_FILE, *fh,
            bnd_choice_single_count, BND_MAY_USE_DATATYPE_IN_FILE, BND_BOUNCE_PREFER, 1, *count, *count,
            bnd_f2c_Type(*datatype));
    const int result = BND_C(MPI_File_write_ordered_begin)(bnd_f2c_File(*fh), d_buf.address, d_buf.count,
            d_buf.datatype);
    bnd_pending_attach_file(pending, result, *fh);
    BND_STORE_IERROR(ierror, result);
}
#endif
