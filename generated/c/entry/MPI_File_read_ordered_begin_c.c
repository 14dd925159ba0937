/* Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_read_ordered_begin] through templates/c/entry.c.j2. */
/* Begin a split collective read in rank order at the shared file pointer. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(File_read_ordered_begin_c)(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype);
BND_INSTRUMENTED_CALL(File_read_ordered_begin_c, int, (MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype),
        (fh, buf, count, datatype))

BND_WEAK(MPI_File_read_ordered_begin_c, PMPI_File_read_ordered_begin_c)

int BND_ENTRY(MPI_File_read_ordered_begin_c)(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_File_read_ordered_begin_c");
    BND_REFUSE_IF("MPI_File_read_ordered_begin_c", BND_IS_NULL(fh, MPI_FILE_NULL), MPI_ERR_FILE, "fh", BND_ON_FILE,
            fh);
    BND_REFUSE_IF("MPI_File_read_ordered_begin_c", count < 0, MPI_ERR_COUNT, "count", BND_ON_FILE, fh);
    BND_REFUSE_IF("MPI_File_read_ordered_begin_c", BND_IS_NULL(datatype, MPI_DATATYPE_NULL), MPI_ERR_TYPE, "datatype",
            BND_ON_FILE, fh);
    BND_FORWARD(File_read_ordered_begin_c, (fh, buf, count, datatype));
}
