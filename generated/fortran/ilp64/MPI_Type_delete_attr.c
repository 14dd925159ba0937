/* Do not edit: `bindery generate` writes this from specs/routines/attributes.toml [MPI_Type_delete_attr] through templates/fortran/ilp64.c.j2. */
/* Delete the attribute stored under a key on a datatype. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Type_delete_attr.c"

#if BND_HAS(MPI_Type_delete_attr)
void BND_WIDE_NAME(mpi_type_delete_attr, MPI_TYPE_DELETE_ATTR)(const bnd_default_integer *datatype,
        const bnd_default_integer *type_keyval, bnd_default_integer *ierror);

static inline __attribute__((always_inline)) int BND_FAST_PATH(mpi_type_delete_attr)(const bnd_integer *datatype,
        const bnd_integer *type_keyval, bnd_integer *ierror)
{
    if (BND_UNLIKELY(!(BND_AVAILABLE(MPI_Type_delete_attr) && bnd_is_inline_f2c_Type(*datatype)))) return 0;
    BND_STORE_IERROR(ierror, BND_C(MPI_Type_delete_attr)(bnd_inline_f2c_Type(*datatype),
            bnd_key_from_fortran(BND_OWNER_DATATYPE, *type_keyval)));
    return 1;
}

static BND_NOINLINE void BND_WIDE_SLOW_PATH(mpi_type_delete_attr)(const bnd_default_integer *datatype,
        const bnd_default_integer *type_keyval, bnd_default_integer *ierror)
{
    bnd_know_type(*datatype);
    BND_NARROW_CHECK(bnd_integer, *type_keyval, 1, MPI_ERR_KEYVAL, ierror, BND_ON_SELF, 0);
    const bnd_integer int_datatype = bnd_integer_type(*datatype);
    const bnd_integer int_type_keyval = BND_NARROWED(bnd_integer, *type_keyval);
    bnd_integer int_ierror;
    BND_INNER(mpi_type_delete_attr)(&int_datatype, &int_type_keyval, &int_ierror);
    BND_STORE_IERROR(ierror, int_ierror);
}

void BND_WIDE_NAME(mpi_type_delete_attr, MPI_TYPE_DELETE_ATTR)(const bnd_default_integer *datatype,
        const bnd_default_integer *type_keyval, bnd_default_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_FIT(bnd_high_half(datatype) | bnd_high_half(type_keyval),
            bnd_fits(datatype) && bnd_fits(type_keyval)), BND_WIDE_SLOW_PATH(mpi_type_delete_attr)(datatype,
            type_keyval, ierror));
    bnd_integer int_ierror;
    BND_SLOW_PATH_UNLESS(BND_FAST_PATH(mpi_type_delete_attr)(bnd_low_half(datatype), bnd_low_half(type_keyval),
            &int_ierror), BND_WIDE_SLOW_PATH(mpi_type_delete_attr)(datatype, type_keyval, ierror));
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
