/* Do not edit: `bindery generate` writes this from specs/routines/attributes.toml [MPI_Type_delete_attr] through templates/c/entry.c.j2. */
/* Delete the attribute stored under a key on a datatype. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Type_delete_attr)(MPI_Datatype datatype, int type_keyval);
BND_INSTRUMENTED_CALL(Type_delete_attr, int, (MPI_Datatype datatype, int type_keyval), (datatype, type_keyval))

BND_WEAK(MPI_Type_delete_attr, PMPI_Type_delete_attr)

int BND_ENTRY(MPI_Type_delete_attr)(MPI_Datatype datatype, int type_keyval)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Type_delete_attr");
    BND_REFUSE_IF("MPI_Type_delete_attr", BND_IS_NULL(datatype, MPI_DATATYPE_NULL), MPI_ERR_TYPE, "datatype",
            BND_ON_NOTHING, 0);
    BND_FORWARD(Type_delete_attr, (datatype, type_keyval));
}
