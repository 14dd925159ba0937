/* Do not edit: `bindery generate` writes this from specs/routines/attributes.toml [MPI_Type_delete_attr] through templates/fortran/wrapper.c.j2. */
/* Delete the attribute stored under a key on a datatype. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Type_delete_attr)
BND_WRAPPER void BND_NAME(mpi_type_delete_attr, MPI_TYPE_DELETE_ATTR)(const bnd_integer *datatype,
        const bnd_integer *type_keyval, bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_type_delete_attr)(const bnd_integer *datatype,
        const bnd_integer *type_keyval, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Type_delete_attr, ierror, BND_ON_SELF, 0);
    BND_STORE_IERROR(ierror, BND_C(MPI_Type_delete_attr)(bnd_f2c_Type(*datatype),
            bnd_key_from_fortran(BND_OWNER_DATATYPE, *type_keyval)));
}

BND_WRAPPER void BND_NAME(mpi_type_delete_attr, MPI_TYPE_DELETE_ATTR)(const bnd_integer *datatype,
        const bnd_integer *type_keyval, bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Type_delete_attr) && bnd_is_inline_f2c_Type(*datatype),
            BND_SLOW_PATH(mpi_type_delete_attr)(datatype, type_keyval, ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_Type_delete_attr)(bnd_inline_f2c_Type(*datatype),
            bnd_key_from_fortran(BND_OWNER_DATATYPE, *type_keyval)));
}
#endif
