/* Do not edit: `bindery generate` writes this from specs/routines/attributes.toml [MPI_Type_create_keyval] through templates/fortran/ilp64.c.j2. */
/* Create an attribute key for datatypes with its copy and delete callbacks. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Type_create_keyval.c"

#if BND_HAS(MPI_Type_create_keyval)
void BND_WIDE_NAME(mpi_type_create_keyval, MPI_TYPE_CREATE_KEYVAL)(bnd_procedure *type_copy_attr_fn,
        bnd_procedure *type_delete_attr_fn, bnd_default_integer *type_keyval, const MPI_Aint *extra_state,
        bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_type_create_keyval, MPI_TYPE_CREATE_KEYVAL)(bnd_procedure *type_copy_attr_fn,
        bnd_procedure *type_delete_attr_fn, bnd_default_integer *type_keyval, const MPI_Aint *extra_state,
        bnd_default_integer *ierror)
{
    bnd_integer int_type_keyval = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_type_create_keyval)(type_copy_attr_fn, type_delete_attr_fn, &int_type_keyval, extra_state,
            &int_ierror);
    bnd_integer_out(type_keyval, int_type_keyval);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
