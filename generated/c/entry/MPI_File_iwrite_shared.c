/* Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_iwrite_shared] through templates/c/entry.c.j2. */
/* Start writing at the shared file pointer and return a request. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(File_iwrite_shared)(MPI_File fh, const void *buf, int count, MPI_Datatype datatype,
        MPI_Request *request);
BND_INSTRUMENTED_CALL(File_iwrite_shared, int, (MPI_File fh, const void *buf, int count, MPI_Datatype datatype,
        MPI_Request *request), (fh, buf, count, datatype, request))

BND_WEAK(MPI_File_iwrite_shared, PMPI_File_iwrite_shared)

int BND_ENTRY(MPI_File_iwrite_shared)(MPI_File fh, const void *buf, int count, MPI_Datatype datatype,
        MPI_Request *request)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_File_iwrite_shared");
    BND_REFUSE_IF("MPI_File_iwrite_shared", BND_IS_NULL(fh, MPI_FILE_NULL), MPI_ERR_FILE, "fh", BND_ON_FILE, fh);
    BND_REFUSE_IF("MPI_File_iwrite_shared", count < 0, MPI_ERR_COUNT, "count", BND_ON_FILE, fh);
    BND_REFUSE_IF("MPI_File_iwrite_shared", BND_IS_NULL(datatype, MPI_DATATYPE_NULL), MPI_ERR_TYPE, "datatype",
            BND_ON_FILE, fh);
    BND_REFUSE_IF("MPI_File_iwrite_shared", !request, MPI_ERR_ARG, "request", BND_ON_FILE, fh);
    BND_FORWARD(File_iwrite_shared, (fh, buf, count, datatype, request));
}
