/* Do not edit: `bindery generate` writes this from specs/routines/communicators.toml [MPI_Comm_set_name] through templates/fortran/wrapper.c.j2. */
/* Give a communicator a printable name for use in debugging. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Comm_set_name)
BND_WRAPPER void BND_NAME(mpi_comm_set_name, MPI_COMM_SET_NAME)(const bnd_integer *comm, const char *comm_name,
        bnd_integer *ierror, bnd_length comm_name_len);

BND_WRAPPER void BND_NAME(mpi_comm_set_name, MPI_COMM_SET_NAME)(const bnd_integer *comm, const char *comm_name,
        bnd_integer *ierror, bnd_length comm_name_len)
{
    BND_REQUIRE(MPI_Comm_set_name, ierror, BND_ON_COMM, *comm);
    struct bnd_string c_comm_name;
    BND_CHECK_MEMORY(bnd_string_from_fortran(&c_comm_name, comm_name, comm_name_len, BND_TRIM_TRAILING), (void)0,
            ierror);
    const int result = BND_C(MPI_Comm_set_name)(bnd_f2c_Comm(*comm), c_comm_name.text);
    bnd_string_free(&c_comm_name);
    BND_STORE_IERROR(ierror, result);
}
#endif
