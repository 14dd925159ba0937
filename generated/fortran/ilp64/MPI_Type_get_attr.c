/* Do not edit: `bindery generate` writes this from specs/routines/attributes.toml [MPI_Type_get_attr] through templates/fortran/ilp64.c.j2. */
/* Look up the attribute stored under a key on a datatype. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Type_get_attr.c"

#if BND_HAS(MPI_Type_get_attr)
void BND_WIDE_NAME(mpi_type_get_attr, MPI_TYPE_GET_ATTR)(const bnd_default_integer *datatype,
        const bnd_default_integer *type_keyval, MPI_Aint *attribute_val, bnd_logical *flag,
        bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_type_get_attr, MPI_TYPE_GET_ATTR)(const bnd_default_integer *datatype,
        const bnd_default_integer *type_keyval, MPI_Aint *attribute_val, bnd_logical *flag,
        bnd_default_integer *ierror)
{
    bnd_know_type(*datatype);
    BND_NARROW_CHECK(bnd_integer, *type_keyval, 1, MPI_ERR_KEYVAL, ierror, BND_ON_SELF, 0);
    const bnd_integer int_datatype = bnd_integer_type(*datatype);
    const bnd_integer int_type_keyval = BND_NARROWED(bnd_integer, *type_keyval);
    bnd_integer int_ierror;
    BND_INNER(mpi_type_get_attr)(&int_datatype, &int_type_keyval, attribute_val, flag, &int_ierror);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
