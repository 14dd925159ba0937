/* Do not edit: `bindery generate` writes this from specs/routines/attributes.toml [MPI_Attr_delete] through templates/fortran/ilp64.c.j2. */
/* Delete a cached attribute of a communicator through the old MPI-1 call. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Attr_delete.c"

#if BND_HAS(MPI_Attr_delete) || BND_HAS(MPI_Comm_delete_attr)
void BND_WIDE_NAME(mpi_attr_delete, MPI_ATTR_DELETE)(const bnd_default_integer *comm,
        const bnd_default_integer *keyval, bnd_default_integer *ierror);

static inline __attribute__((always_inline)) int BND_FAST_PATH(mpi_attr_delete)(const bnd_integer *comm,
        const bnd_integer *keyval, bnd_integer *ierror)
{
#if !BND_HAS(MPI_Attr_delete)
    return 0;
#else
    if (BND_UNLIKELY(!(BND_AVAILABLE(MPI_Attr_delete) && bnd_is_inline_f2c_Comm(*comm)))) return 0;
    BND_STORE_IERROR(ierror, BND_C(MPI_Attr_delete)(bnd_inline_f2c_Comm(*comm), bnd_key_from_fortran(BND_OWNER_COMM,
            *keyval)));
    return 1;
#endif
}

static BND_NOINLINE void BND_WIDE_SLOW_PATH(mpi_attr_delete)(const bnd_default_integer *comm,
        const bnd_default_integer *keyval, bnd_default_integer *ierror)
{
    BND_NARROW_CHECK(bnd_integer, *keyval, 1, MPI_ERR_KEYVAL, ierror, BND_ON_COMM, *comm);
    const bnd_integer int_comm = bnd_integer_handle(*comm);
    const bnd_integer int_keyval = BND_NARROWED(bnd_integer, *keyval);
    bnd_integer int_ierror;
    BND_INNER(mpi_attr_delete)(&int_comm, &int_keyval, &int_ierror);
    BND_STORE_IERROR(ierror, int_ierror);
}

void BND_WIDE_NAME(mpi_attr_delete, MPI_ATTR_DELETE)(const bnd_default_integer *comm,
        const bnd_default_integer *keyval, bnd_default_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_FIT(bnd_high_half(comm) | bnd_high_half(keyval), bnd_fits(comm) && bnd_fits(keyval)),
            BND_WIDE_SLOW_PATH(mpi_attr_delete)(comm, keyval, ierror));
    bnd_integer int_ierror;
    BND_SLOW_PATH_UNLESS(BND_FAST_PATH(mpi_attr_delete)(bnd_low_half(comm), bnd_low_half(keyval), &int_ierror),
            BND_WIDE_SLOW_PATH(mpi_attr_delete)(comm, keyval, ierror));
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
