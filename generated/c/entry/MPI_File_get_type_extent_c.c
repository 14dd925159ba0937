/* Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_get_type_extent] through templates/c/entry.c.j2. */
/* Return the extent that a datatype has in the data representation of a file. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(File_get_type_extent_c)(MPI_File fh, MPI_Datatype datatype, MPI_Count *extent);
BND_INSTRUMENTED_CALL(File_get_type_extent_c, int, (MPI_File fh, MPI_Datatype datatype, MPI_Count *extent), (fh,
        datatype, extent))

BND_WEAK(MPI_File_get_type_extent_c, PMPI_File_get_type_extent_c)

int BND_ENTRY(MPI_File_get_type_extent_c)(MPI_File fh, MPI_Datatype datatype, MPI_Count *extent)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_File_get_type_extent_c");
    BND_REFUSE_IF("MPI_File_get_type_extent_c", BND_IS_NULL(fh, MPI_FILE_NULL), MPI_ERR_FILE, "fh", BND_ON_FILE, fh);
    BND_REFUSE_IF("MPI_File_get_type_extent_c", BND_IS_NULL(datatype, MPI_DATATYPE_NULL), MPI_ERR_TYPE, "datatype",
            BND_ON_FILE, fh);
    BND_REFUSE_IF("MPI_File_get_type_extent_c", !extent, MPI_ERR_ARG, "extent", BND_ON_FILE, fh);
    BND_FORWARD(File_get_type_extent_c, (fh, datatype, extent));
}
