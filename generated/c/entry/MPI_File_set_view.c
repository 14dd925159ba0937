/* Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_set_view] through templates/c/entry.c.j2. */
/* Choose which part of a file a process sees and how its data is represented. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(File_set_view)(MPI_File fh, MPI_Offset disp, MPI_Datatype etype, MPI_Datatype filetype,
        const char *datarep, MPI_Info info);
BND_INSTRUMENTED_CALL(File_set_view, int, (MPI_File fh, MPI_Offset disp, MPI_Datatype etype, MPI_Datatype filetype,
        const char *datarep, MPI_Info info), (fh, disp, etype, filetype, datarep, info))

BND_WEAK(MPI_File_set_view, PMPI_File_set_view)

int BND_ENTRY(MPI_File_set_view)(MPI_File fh, MPI_Offset disp, MPI_Datatype etype, MPI_Datatype filetype,
        const char *datarep, MPI_Info info)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_File_set_view");
    BND_REFUSE_IF("MPI_File_set_view", BND_IS_NULL(fh, MPI_FILE_NULL), MPI_ERR_FILE, "fh", BND_ON_FILE, fh);
    BND_REFUSE_IF("MPI_File_set_view", BND_IS_NULL(etype, MPI_DATATYPE_NULL), MPI_ERR_TYPE, "etype", BND_ON_FILE, fh);
    BND_REFUSE_IF("MPI_File_set_view", BND_IS_NULL(filetype, MPI_DATATYPE_NULL), MPI_ERR_TYPE, "filetype", BND_ON_FILE,
            fh);
    BND_REFUSE_IF("MPI_File_set_view", !datarep, MPI_ERR_ARG, "datarep", BND_ON_FILE, fh);
    BND_FORWARD(File_set_view, (fh, disp, etype, filetype, datarep, info));
}
