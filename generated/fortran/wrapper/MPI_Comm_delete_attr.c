/* Do not edit: `bindery generate` writes this from specs/routines/attributes.toml [MPI_Comm_delete_attr] through templates/fortran/wrapper.c.j2. */
/* Delete the attribute stored under a key on a communicator. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Comm_delete_attr)
BND_WRAPPER void BND_NAME(mpi_comm_delete_attr, MPI_COMM_DELETE_ATTR)(const bnd_integer *comm,
        const bnd_integer *comm_keyval, bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_comm_delete_attr)(const bnd_integer *comm, const bnd_integer *comm_keyval,
        bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Comm_delete_attr, ierror, BND_ON_COMM, *comm);
    BND_STORE_IERROR(ierror, BND_C(MPI_Comm_delete_attr)(bnd_f2c_Comm(*comm), bnd_key_from_fortran(BND_OWNER_COMM,
            *comm_keyval)));
}

BND_WRAPPER void BND_NAME(mpi_comm_delete_attr, MPI_COMM_DELETE_ATTR)(const bnd_integer *comm,
        const bnd_integer *comm_keyval, bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Comm_delete_attr) && bnd_is_inline_f2c_Comm(*comm),
            BND_SLOW_PATH(mpi_comm_delete_attr)(comm, comm_keyval, ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_Comm_delete_attr)(bnd_inline_f2c_Comm(*comm),
            bnd_key_from_fortran(BND_OWNER_COMM, *comm_keyval)));
}
#endif
