/* Do not edit: `bindery generate` writes this from specs/routines/attributes.toml [MPI_Comm_delete_attr] through templates/fortran/ilp64.c.j2. */
/* Delete the attribute stored under a key on a communicator. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Comm_delete_attr.c"

#if BND_HAS(MPI_Comm_delete_attr)
void BND_WIDE_NAME(mpi_comm_delete_attr, MPI_COMM_DELETE_ATTR)(const bnd_default_integer *comm,
        const bnd_default_integer *comm_keyval, bnd_default_integer *ierror);

static inline __attribute__((always_inline)) int BND_FAST_PATH(mpi_comm_delete_attr)(const bnd_integer *comm,
        const bnd_integer *comm_keyval, bnd_integer *ierror)
{
    if (BND_UNLIKELY(!(BND_AVAILABLE(MPI_Comm_delete_attr) && bnd_is_inline_f2c_Comm(*comm)))) return 0;
    BND_STORE_IERROR(ierror, BND_C(MPI_Comm_delete_attr)(bnd_inline_f2c_Comm(*comm),
            bnd_key_from_fortran(BND_OWNER_COMM, *comm_keyval)));
    return 1;
}

static BND_NOINLINE void BND_WIDE_SLOW_PATH(mpi_comm_delete_attr)(const bnd_default_integer *comm,
        const bnd_default_integer *comm_keyval, bnd_default_integer *ierror)
{
    BND_NARROW_CHECK(bnd_integer, *comm_keyval, 1, MPI_ERR_KEYVAL, ierror, BND_ON_COMM, *comm);
    const bnd_integer int_comm = bnd_integer_handle(*comm);
    const bnd_integer int_comm_keyval = BND_NARROWED(bnd_integer, *comm_keyval);
    bnd_integer int_ierror;
    BND_INNER(mpi_comm_delete_attr)(&int_comm, &int_comm_keyval, &int_ierror);
    BND_STORE_IERROR(ierror, int_ierror);
}

void BND_WIDE_NAME(mpi_comm_delete_attr, MPI_COMM_DELETE_ATTR)(const bnd_default_integer *comm,
        const bnd_default_integer *comm_keyval, bnd_default_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_FIT(bnd_high_half(comm) | bnd_high_half(comm_keyval),
            bnd_fits(comm) && bnd_fits(comm_keyval)), BND_WIDE_SLOW_PATH(mpi_comm_delete_attr)(comm, comm_keyval,
            ierror));
    bnd_integer int_ierror;
    BND_SLOW_PATH_UNLESS(BND_FAST_PATH(mpi_comm_delete_attr)(bnd_low_half(comm), bnd_low_half(comm_keyval),
            &int_ierror), BND_WIDE_SLOW_PATH(mpi_comm_delete_attr)(comm, comm_keyval, ierror));
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
