/* Do not edit: `bindery generate` writes this from specs/routines/communicators.toml [MPI_Comm_get_name] through templates/fortran/wrapper.c.j2. */
/* Return the printable name last given to a communicator. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Comm_get_name)
BND_WRAPPER void BND_NAME(mpi_comm_get_name, MPI_COMM_GET_NAME)(const bnd_integer *comm, char *comm_name,
        bnd_integer *resultlen, bnd_integer *ierror, bnd_length comm_name_len);

BND_WRAPPER void BND_NAME(mpi_comm_get_name, MPI_COMM_GET_NAME)(const bnd_integer *comm, char *comm_name,
        bnd_integer *resultlen, bnd_integer *ierror, bnd_length comm_name_len)
{
    BND_REQUIRE(MPI_Comm_get_name, ierror, BND_ON_COMM, *comm);
    char c_comm_name[MPI_MAX_OBJECT_NAME];
    const int result = BND_C(MPI_Comm_get_name)(bnd_f2c_Comm(*comm), c_comm_name, resultlen);
    if (result == MPI_SUCCESS) bnd_string_to_fortran(comm_name, comm_name_len, c_comm_name);
    BND_STORE_IERROR(ierror, result);
}
#endif
