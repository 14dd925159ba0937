/* Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_write_at_all_begin] through templates/c/entry.c.j2. */
/* Begin a split collective write at explicit offsets. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(File_write_at_all_begin)(MPI_File fh, MPI_Offset offset, const void *buf, int count,
        MPI_Datatype datatype);
BND_INSTRUMENTED_CALL(File_write_at_all_begin, int, (MPI_File fh, MPI_Offset offset, const void *buf, int count,
        MPI_Datatype datatype), (fh, offset, buf, count, datatype))

BND_WEAK(MPI_File_write_at_all_begin, PMPI_File_write_at_all_begin)

int BND_ENTRY(MPI_File_write_at_all_begin)(MPI_File fh, MPI_Offset offset, const void *buf, int count,
        MPI_Datatype datatype)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_File_write_at_all_begin");
    BND_REFUSE_IF("MPI_File_write_at_all_begin", BND_IS_NULL(fh, MPI_FILE_NULL), MPI_ERR_FILE, "fh", BND_ON_FILE, fh);
    BND_REFUSE_IF("MPI_File_write_at_all_begin", count < 0, MPI_ERR_COUNT, "count", BND_ON_FILE, fh);
    BND_REFUSE_IF("MPI_File_write_at_all_begin", BND_IS_NULL(datatype, MPI_DATATYPE_NULL), MPI_ERR_TYPE, "datatype",
            BND_ON_FILE, fh);
    BND_FORWARD(File_write_at_all_begin, (fh, offset, buf, count, datatype));
}
