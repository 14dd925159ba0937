/* Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_write_at_all] through templates/c/entry.c.j2. */
/* Write collectively, each process at an explicit offset. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(File_write_at_all)(MPI_File fh, MPI_Offset offset, const void *buf, int count,
        MPI_Datatype datatype, MPI_Status *status);
BND_INSTRUMENTED_CALL(File_write_at_all, int, (MPI_File fh, MPI_Offset offset, const void *buf, int count,
        MPI_Datatype datatype, MPI_Status *status), (fh, offset, buf, count, datatype, status))

BND_WEAK(MPI_File_write_at_all, PMPI_File_write_at_all)

int BND_ENTRY(MPI_File_write_at_all)(MPI_File fh, MPI_Offset offset, const void *buf, int count, MPI_Datatype datatype,
        MPI_Status *status)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_File_write_at_all");
    BND_REFUSE_IF("MPI_File_write_at_all", BND_IS_NULL(fh, MPI_FILE_NULL), MPI_ERR_FILE, "fh", BND_ON_FILE, fh);
    BND_REFUSE_IF("MPI_File_write_at_all", count < 0, MPI_ERR_COUNT, "count", BND_ON_FILE, fh);
    BND_REFUSE_IF("MPI_File_write_at_all", BND_IS_NULL(datatype, MPI_DATATYPE_NULL), MPI_ERR_TYPE, "datatype",
            BND_ON_FILE, fh);
    BND_FORWARD(File_write_at_all, (fh, offset, buf, count, datatype, status));
}
