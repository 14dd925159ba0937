/* Do not edit: `bindery generate` writes this from specs/routines/process-creation.toml [MPI_Comm_accept] through templates/fortran/wrapper.c.j2. */
/* Wait at a port for a client and return an intercommunicator to it. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Comm_accept)
BND_WRAPPER void BND_NAME(mpi_comm_accept, MPI_COMM_ACCEPT)(const char *port_name, const bnd_integer *info,
        const bnd_integer *root, const bnd_integer *comm, bnd_integer *newcomm, bnd_integer *ierror,
        bnd_length port_name_len);

BND_WRAPPER void BND_NAME(mpi_comm_accept, MPI_COMM_ACCEPT)(const char *port_name, const bnd_integer *info,
        const bnd_integer *root, const bnd_integer *comm, bnd_integer *newcomm, bnd_integer *ierror,
        bnd_length port_name_len)
{
    BND_REQUIRE(MPI_Comm_accept, ierror, BND_ON_COMM, *comm);
    const int at_root = bnd_is_root(bnd_f2c_Comm(*comm), *root);
    struct bnd_string c_port_name;
    BND_HANDLE_LOCAL(MPI_COMM, MPI_Comm, c_newcomm, newcomm, MPI_COMM_NULL);
    BND_CHECK_MEMORY(bnd_string_from_fortran(&c_port_name, port_name, at_root ? port_name_len : 0, BND_TRIM_TRAILING),
            (void)0, ierror);
    const int result = BND_C(MPI_Comm_accept)(c_port_name.text, at_root ? bnd_f2c_Info(*info) : MPI_INFO_NULL, *root,
            bnd_f2c_Comm(*comm), c_newcomm);
    bnd_string_free(&c_port_name);
    BND_HANDLE_CREATED(MPI_COMM, Comm, c_newcomm, newcomm, result);
    BND_STORE_IERROR(ierror, result);
}
#endif
