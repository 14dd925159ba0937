/* Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_get_byte_offset] through templates/c/entry.c.j2. */
/* Turn an offset relative to the view into an absolute byte position in the file. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(File_get_byte_offset)(MPI_File fh, MPI_Offset offset, MPI_Offset *disp);
BND_INSTRUMENTED_CALL(File_get_byte_offset, int, (MPI_File fh, MPI_Offset offset, MPI_Offset *disp), (fh, offset,
        disp))

BND_WEAK(MPI_File_get_byte_offset, PMPI_File_get_byte_offset)

int BND_ENTRY(MPI_File_get_byte_offset)(MPI_File fh, MPI_Offset offset, MPI_Offset *disp)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_File_get_byte_offset");
    BND_REFUSE_IF("MPI_File_get_byte_offset", BND_IS_NULL(fh, MPI_FILE_NULL), MPI_ERR_FILE, "fh", BND_ON_FILE, fh);
    BND_REFUSE_IF("MPI_File_get_byte_offset", !disp, MPI_ERR_ARG, "disp", BND_ON_FILE, fh);
    BND_FORWARD(File_get_byte_offset, (fh, offset, disp));
}
