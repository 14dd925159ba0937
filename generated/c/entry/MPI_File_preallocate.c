/* Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_preallocate] through templates/c/entry.c.j2. */
/* Reserve storage for the first bytes of a file, up to a given size. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(File_preallocate)(MPI_File fh, MPI_Offset size);
BND_INSTRUMENTED_CALL(File_preallocate, int, (MPI_File fh, MPI_Offset size), (fh, size))

BND_WEAK(MPI_File_preallocate, PMPI_File_preallocate)

int BND_ENTRY(MPI_File_preallocate)(MPI_File fh, MPI_Offset size)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_File_preallocate");
    BND_REFUSE_IF("MPI_File_preallocate", BND_IS_NULL(fh, MPI_FILE_NULL), MPI_ERR_FILE, "fh", BND_ON_FILE, fh);
    BND_FORWARD(File_preallocate, (fh, size));
}
