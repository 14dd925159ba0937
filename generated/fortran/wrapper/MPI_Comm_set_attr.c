/* Do not edit: `bindery generate` writes this from specs/routines/attributes.toml [MPI_Comm_set_attr] through templates/fortran/wrapper.c.j2. */
/* Store an attribute value under a key on a communicator. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Comm_set_attr)
BND_WRAPPER void BND_NAME(mpi_comm_set_attr, MPI_COMM_SET_ATTR)(const bnd_integer *comm,
        const bnd_integer *comm_keyval, const MPI_Aint *attribute_val, bnd_integer *ierror);

BND_WRAPPER void BND_NAME(mpi_comm_set_attr, MPI_COMM_SET_ATTR)(const bnd_integer *comm,
        const bnd_integer *comm_keyval, const MPI_Aint *attribute_val, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Comm_set_attr, ierror, BND_ON_COMM, *comm);
    void *const c_attribute_val = bnd_attribute_new(*attribute_val, sizeof *attribute_val);
    BND_CHECK_MEMORY(c_attribute_val, (void)0, ierror);
    const int result = BND_C(MPI_Comm_set_attr)(bnd_f2c_Comm(*comm), bnd_key_from_fortran(BND_OWNER_COMM,
            *comm_keyval), c_attribute_val);
    bnd_attribute_release_on_error(c_attribute_val, result);
    BND_STORE_IERROR(ierror, result);
}
#endif
