/* Do not edit: `bindery generate` writes this from specs/routines/attributes.toml [MPI_Type_set_attr] through templates/c/entry.c.j2. */
/* Store an attribute value under a key on a datatype. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Type_set_attr)(MPI_Datatype datatype, int type_keyval, void *attribute_val);
BND_INSTRUMENTED_CALL(Type_set_attr, int, (MPI_Datatype datatype, int type_keyval, void *attribute_val), (datatype,
        type_keyval, attribute_val))

BND_WEAK(MPI_Type_set_attr, PMPI_Type_set_attr)

int BND_ENTRY(MPI_Type_set_attr)(MPI_Datatype datatype, int type_keyval, void *attribute_val)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Type_set_attr");
    BND_REFUSE_IF("MPI_Type_set_attr", BND_IS_NULL(datatype, MPI_DATATYPE_NULL), MPI_ERR_TYPE, "datatype",
            BND_ON_NOTHING, 0);
    BND_FORWARD(Type_set_attr, (datatype, type_keyval, attribute_val));
}
