/* Do not edit: `bindery generate` writes this from specs/routines/removed.toml [MPI_Type_hvector] through templates/c/entry.c.j2. */
/* Make a type of equal blocks with a byte stride (old MPI-1 form). */
#include "bnd_entry.h"
#include "mpi_removed.h"

int BND_IMPLEMENTATION(Type_hvector)(int count, int blocklength, MPI_Aint stride, MPI_Datatype oldtype,
        MPI_Datatype *newtype);
BND_INSTRUMENTED_CALL(Type_hvector, int, (int count, int blocklength, MPI_Aint stride, MPI_Datatype oldtype,
        MPI_Datatype *newtype), (count, blocklength, stride, oldtype, newtype))

BND_WEAK(MPI_Type_hvector, PMPI_Type_hvector)

int BND_ENTRY(MPI_Type_hvector)(int count, int blocklength, MPI_Aint stride, MPI_Datatype oldtype,
        MPI_Datatype *newtype)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Type_hvector");
    BND_REFUSE_IF("MPI_Type_hvector", count < 0, MPI_ERR_COUNT, "count", BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Type_hvector", blocklength < 0, MPI_ERR_COUNT, "blocklength", BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Type_hvector", BND_IS_NULL(oldtype, MPI_DATATYPE_NULL), MPI_ERR_TYPE, "oldtype", BND_ON_NOTHING,
            0);
    BND_REFUSE_IF("MPI_Type_hvector", !newtype, MPI_ERR_ARG, "newtype", BND_ON_NOTHING, 0);
    BND_FORWARD(Type_hvector, (count, blocklength, stride, oldtype, newtype));
}
