/* Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_get_view] through templates/c/entry.c.j2. */
/* Return the displacement, etype, filetype and representation of a file view. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(File_get_view)(MPI_File fh, MPI_Offset *disp, MPI_Datatype *etype, MPI_Datatype *filetype,
        char *datarep);
BND_INSTRUMENTED_CALL(File_get_view, int, (MPI_File fh, MPI_Offset *disp, MPI_Datatype *etype, MPI_Datatype *filetype,
        char *datarep), (fh, disp, etype, filetype, datarep))

BND_WEAK(MPI_File_get_view, PMPI_File_get_view)

int BND_ENTRY(MPI_File_get_view)(MPI_File fh, MPI_Offset *disp, MPI_Datatype *etype, MPI_Datatype *filetype,
        char *datarep)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_File_get_view");
    BND_REFUSE_IF("MPI_File_get_view", BND_IS_NULL(fh, MPI_FILE_NULL), MPI_ERR_FILE, "fh", BND_ON_FILE, fh);
    BND_REFUSE_IF("MPI_File_get_view", !disp, MPI_ERR_ARG, "disp", BND_ON_FILE, fh);
    BND_REFUSE_IF("MPI_File_get_view", !etype, MPI_ERR_ARG, "etype", BND_ON_FILE, fh);
    BND_REFUSE_IF("MPI_File_get_view", !filetype, MPI_ERR_ARG, "filetype", BND_ON_FILE, fh);
    BND_REFUSE_IF("MPI_File_get_view", !datarep, MPI_ERR_ARG, "datarep", BND_ON_FILE, fh);
    BND_FORWARD(File_get_view, (fh, disp, etype, filetype, datarep));
}
