/* Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_iwrite_at] through templates/c/entry.c.j2. */
/* Start writing at an explicit offset and return a request. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(File_iwrite_at)(MPI_File fh, MPI_Offset offset, const void *buf, int count,
        MPI_Datatype datatype, MPI_Request *request);
BND_INSTRUMENTED_CALL(File_iwrite_at, int, (MPI_File fh, MPI_Offset offset, const void *buf, int count,
        MPI_Datatype datatype, MPI_Request *request), (fh, offset, buf, count, datatype, request))

BND_WEAK(MPI_File_iwrite_at, PMPI_File_iwrite_at)

int BND_ENTRY(MPI_File_iwrite_at)(MPI_File fh, MPI_Offset offset, const void *buf, int count, MPI_Datatype datatype,
        MPI_Request *request)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_File_iwrite_at");
    BND_REFUSE_IF("MPI_File_iwrite_at", BND_IS_NULL(fh, MPI_FILE_NULL), MPI_ERR_FILE, "fh", BND_ON_FILE, fh);
    BND_REFUSE_IF("MPI_File_iwrite_at", count < 0, MPI_ERR_COUNT, "count", BND_ON_FILE, fh);
    BND_REFUSE_IF("MPI_File_iwrite_at", BND_IS_NULL(datatype, MPI_DATATYPE_NULL), MPI_ERR_TYPE, "datatype",
            BND_ON_FILE, fh);
    BND_REFUSE_IF("MPI_File_iwrite_at", !request, MPI_ERR_ARG, "request", BND_ON_FILE, fh);
    BND_FORWARD(File_iwrite_at, (fh, offset, buf, count, datatype, request));
}
