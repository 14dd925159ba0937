/* Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_read_shared] through templates/c/entry.c.j2. */
/* Read at the shared file pointer and wait for the data. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(File_read_shared)(MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Status *status);
BND_INSTRUMENTED_CALL(File_read_shared, int, (MPI_File fh, void *buf, int count, MPI_Datatype datatype,
        MPI_Status *status), (fh, buf, count, datatype, status))

BND_WEAK(MPI_File_read_shared, PMPI_File_read_shared)

int BND_ENTRY(MPI_File_read_shared)(MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Status *status)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_File_read_shared");
    BND_REFUSE_IF("MPI_File_read_shared", BND_IS_NULL(fh, MPI_FILE_NULL), MPI_ERR_FILE, "fh", BND_ON_FILE, fh);
    BND_REFUSE_IF("MPI_File_read_shared", count < 0, MPI_ERR_COUNT, "count", BND_ON_FILE, fh);
    BND_REFUSE_IF("MPI_File_read_shared", BND_IS_NULL(datatype, MPI_DATATYPE_NULL), MPI_ERR_TYPE, "datatype",
            BND_ON_FILE, fh);
    BND_FORWARD(File_read_shared, (fh, buf, count, datatype, status));
}
