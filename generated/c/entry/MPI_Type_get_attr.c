/* Do not edit: `bindery generate` writes this from specs/routines/attributes.toml [MPI_Type_get_attr] through templates/c/entry.c.j2. */
/* Look up the attribute stored under a key on a datatype. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Type_get_attr)(MPI_Datatype datatype, int type_keyval, void *attribute_val, int *flag);
BND_INSTRUMENTED_CALL(Type_get_attr, int, (MPI_Datatype datatype, int type_keyval, void *attribute_val, int *flag),
        (datatype, type_keyval, attribute_val, flag))

BND_WEAK(MPI_Type_get_attr, PMPI_Type_get_attr)

int BND_ENTRY(MPI_Type_get_attr)(MPI_Datatype datatype, int type_keyval, void *attribute_val, int *flag)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Type_get_attr");
    BND_REFUSE_IF("MPI_Type_get_attr", BND_IS_NULL(datatype, MPI_DATATYPE_NULL), MPI_ERR_TYPE, "datatype",
            BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Type_get_attr", !attribute_val, MPI_ERR_ARG, "attribute_val", BND_ON_NOTHING, 0);
    BND_REFUSE_IF("MPI_Type_get_attr", !flag, MPI_ERR_ARG, "flag", BND_ON_NOTHING, 0);
    BND_FORWARD(Type_get_attr, (datatype, type_keyval, attribute_val, flag));
}
