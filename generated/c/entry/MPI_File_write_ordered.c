/* Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_write_ordered] through templates/c/entry.c.j2. */
/* Write collectively at the shared file pointer in rank order. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(File_write_ordered)(MPI_File fh, const void *buf, int count, MPI_Datatype datatype,
        MPI_Status *status);
BND_INSTRUMENTED_CALL(File_write_ordered, int, (MPI_File fh, const void *buf, int count, MPI_Datatype datatype,
        MPI_Status *status), (fh, buf, count, datatype, status))

BND_WEAK(MPI_File_write_ordered, PMPI_File_write_ordered)

int BND_ENTRY(MPI_File_write_ordered)(MPI_File fh, const void *buf, int count, MPI_Datatype datatype,
        MPI_Status *status)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_File_write_ordered");
    BND_REFUSE_IF("MPI_File_write_ordered", BND_IS_NULL(fh, MPI_FILE_NULL), MPI_ERR_FILE, "fh", BND_ON_FILE, fh);
    BND_REFUSE_IF("MPI_File_write_ordered", count < 0, MPI_ERR_COUNT, "count", BND_ON_FILE, fh);
    BND_REFUSE_IF("MPI_File_write_ordered", BND_IS_NULL(datatype, MPI_DATATYPE_NULL), MPI_ERR_TYPE, "datatype",
            BND_ON_FILE, fh);
    BND_FORWARD(File_write_ordered, (fh, buf, count, datatype, status));
}
