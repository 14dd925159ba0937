/* Do not edit: `bindery generate` writes this from specs/routines/attributes.toml [MPI_Comm_get_attr] through templates/fortran/wrapper.c.j2. */
/* Look up the attribute stored under a key on a communicator. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Comm_get_attr)
BND_WRAPPER void BND_NAME(mpi_comm_get_attr, MPI_COMM_GET_ATTR)(const bnd_integer *comm,
        const bnd_integer *comm_keyval, MPI_Aint *attribute_val, bnd_logical *flag, bnd_integer *ierror);

BND_WRAPPER void BND_NAME(mpi_comm_get_attr, MPI_COMM_GET_ATTR)(const bnd_integer *comm,
        const bnd_integer *comm_keyval, MPI_Aint *attribute_val, bnd_logical *flag, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Comm_get_attr, ierror, BND_ON_COMM, *comm);
    void *c_attribute_val = 0;
    int c_flag = 0;
    const int result = BND_C(MPI_Comm_get_attr)(bnd_f2c_Comm(*comm), bnd_key_from_fortran(BND_OWNER_COMM,
            *comm_keyval), &c_attribute_val, &c_flag);
    if (result == MPI_SUCCESS && c_flag) *attribute_val = (MPI_Aint)bnd_attribute_value(BND_OWNER_COMM, *comm_keyval,
            c_attribute_val);
    *flag = BND_LOGICAL(c_flag);
    BND_STORE_IERROR(ierror, result);
}
#endif
