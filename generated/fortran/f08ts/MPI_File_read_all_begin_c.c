/* Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_read_all_begin] through templates/fortran/wrapper.c.j2. */
/* Begin a split collective read at the individual file pointers. */
#define BND_F08TS
#include "bnd_choice.h"

#if BND_HAS(MPI_File_read_all_begin_c) || BND_HAS(MPI_File_read_all_begin)
void BND_NAME(mpi_file_read_all_begin_c, MPI_FILE_READ_ALL_BEGIN_C)(const MPI_Fint *fh, const void *buf,
        const MPI_Count *count, const MPI_Fint *datatype, MPI_Fint *ierror);

void BND_NAME(mpi_file_read_all_begin_c, MPI_FILE_READ_ALL_BEGIN_C)(const MPI_Fint *fh, const void *buf,
        const MPI_Count *count, const MPI_Fint *datatype, MPI_Fint *ierror)
{
#if BND_HAS(MPI_File_read_all_begin_c)
    BND_REQUIRE(MPI_File_read_all_begin_c, PMPI_File_call_errhandler(bnd_f2c_File(*fh), code));
    struct bnd_pending *pending = NULL;
    struct bnd_choice d_buf;
    BND_CHOICE_IN(buf, *count, bnd_f2c_Type(*datatype), 1, bnd_choice_even(&made, buf, &pending, BND_ANY_FILED,
            BND_COPY_BACK, BND_ON_FILE, *fh, 1, *count, *count, bnd_f2c_Type(*datatype)),
            if (code > 0) PMPI_File_call_errhandler(bnd_f2c_File(*fh), code));
    const int result = BND_C(MPI_File_read_all_begin_c)(bnd_f2c_File(*fh), d_buf.address, d_buf.count, d_buf.datatype);
    bnd_pending_file(pending, result, *fh);
    BND_STORE_IERROR(ierror, result);
#else
    BND_REQUIRE(MPI_File_read_all_begin, PMPI_File_call_errhandler(bnd_f2c_File(*fh), code));
    BND_FIT_IN(int, *count, 1, MPI_ERR_COUNT, PMPI_File_call_errhandler(bnd_f2c_File(*fh), code));
    struct bnd_pending *pending = NULL;
    struct bnd_choice d_buf;
    BND_CHOICE_IN(buf, *count, bnd_f2c_Type(*datatype), 1, bnd_choice_even(&made, buf, &pending, BND_ANY_FILED,
            BND_COPY_BACK, BND_ON_FILE, *fh, 1, *count, *count, bnd_f2c_Type(*datatype)),
            if (code > 0) PMPI_File_call_errhandler(bnd_f2c_File(*fh), code));
    const int result = BND_C(MPI_File_read_all_begin)(bnd_f2c_File(*fh), d_buf.address, d_buf.count, d_buf.datatype);
    bnd_pending_file(pending, result, *fh);
    BND_STORE_IERROR(ierror, result);
#endif
}
#endif
