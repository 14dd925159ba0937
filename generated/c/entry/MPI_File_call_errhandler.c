/* Do not edit: `bindery generate` writes this from specs/routines/error-handling.toml [MPI_File_call_errhandler] through templates/c/entry.c.j2. */
/* Invoke the error handler of a file handle with a given error code. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(File_call_errhandler)(MPI_File fh, int errorcode);
BND_INSTRUMENTED_CALL(File_call_errhandler, int, (MPI_File fh, int errorcode), (fh, errorcode))

BND_WEAK(MPI_File_call_errhandler, PMPI_File_call_errhandler)

int BND_ENTRY(MPI_File_call_errhandler)(MPI_File fh, int errorcode)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_File_call_errhandler");
    BND_FORWARD(File_call_errhandler, (fh, errorcode));
}
