/* Do not edit: `bindery generate` writes this from specs/routines/attributes.toml [MPI_Attr_delete] through templates/fortran/wrapper.c.j2. */
/* Delete a cached attribute of a communicator through the old MPI-1 call. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Attr_delete) || BND_HAS(MPI_Comm_delete_attr)
BND_WRAPPER void BND_NAME(mpi_attr_delete, MPI_ATTR_DELETE)(const bnd_integer *comm, const bnd_integer *keyval,
        bnd_integer *ierror);

#if BND_C_TARGET_IS_ABI && BND_HAS(MPI_Attr_delete)
static BND_NOINLINE void BND_FALLBACK(mpi_attr_delete)(const bnd_integer *comm, const bnd_integer *keyval,
        bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Comm_delete_attr, ierror, BND_ON_COMM, *comm);
    BND_STORE_IERROR(ierror, BND_C(MPI_Comm_delete_attr)(bnd_f2c_Comm(*comm), bnd_key_from_fortran(BND_OWNER_COMM,
            *keyval)));
}
#endif

#if BND_HAS(MPI_Attr_delete)
static BND_NOINLINE void BND_SLOW_PATH(mpi_attr_delete)(const bnd_integer *comm, const bnd_integer *keyval,
        bnd_integer *ierror)
{
    BND_IF_UNAVAILABLE(MPI_Attr_delete, BND_FALLBACK(mpi_attr_delete)(comm, keyval, ierror); return);
    BND_STORE_IERROR(ierror, BND_C(MPI_Attr_delete)(bnd_f2c_Comm(*comm), bnd_key_from_fortran(BND_OWNER_COMM,
            *keyval)));
}
#endif

BND_WRAPPER void BND_NAME(mpi_attr_delete, MPI_ATTR_DELETE)(const bnd_integer *comm, const bnd_integer *keyval,
        bnd_integer *ierror)
{
#if BND_HAS(MPI_Attr_delete)
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Attr_delete) && bnd_is_inline_f2c_Comm(*comm),
            BND_SLOW_PATH(mpi_attr_delete)(comm, keyval, ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_Attr_delete)(bnd_inline_f2c_Comm(*comm), bnd_key_from_fortran(BND_OWNER_COMM,
            *keyval)));
#else
    BND_REQUIRE(MPI_Comm_delete_attr, ierror, BND_ON_COMM, *comm);
    BND_STORE_IERROR(ierror, BND_C(MPI_Comm_delete_attr)(bnd_f2c_Comm(*comm), bnd_key_from_fortran(BND_OWNER_COMM,
            *keyval)));
#endif
}
#endif
