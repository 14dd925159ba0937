/* Do not edit: `bindery generate` writes this from specs/routines/process-creation.toml [MPI_Comm_connect] through templates/fortran/wrapper.c.j2. */
/* Contact a server at its port and return an intercommunicator to it. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Comm_connect)
void BND_NAME(mpi_comm_connect, MPI_COMM_CONNECT)(const char *port_name, const MPI_Fint *info, const MPI_Fint *root,
        const MPI_Fint *comm, MPI_Fint *newcomm, MPI_Fint *ierror, bnd_length port_name_len);

void BND_NAME(mpi_comm_connect, MPI_COMM_CONNECT)(const char *port_name, const MPI_Fint *info, const MPI_Fint *root,
        const MPI_Fint *comm, MPI_Fint *newcomm, MPI_Fint *ierror, bnd_length port_name_len)
{
    BND_REQUIRE(MPI_Comm_connect, PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    const int at_root = bnd_is_root(bnd_f2c_Comm(*comm), *root);
    struct bnd_string c_port_name;
    BND_HANDLE_LOCAL(MPI_COMM, MPI_Comm, newcomm, MPI_COMM_NULL);
    BND_STRING_IN(port_name, BND_TRIM_TRAILING, at_root ? port_name_len : 0, (void)0);
    const int result = BND_C(MPI_Comm_connect)(c_port_name.text, at_root ? bnd_f2c_Info(*info) : MPI_INFO_NULL, *root,
            bnd_f2c_Comm(*comm), BND_HANDLE_ADDRESS(MPI_COMM, newcomm));
    bnd_string_free(&c_port_name);
    BND_HANDLE_MADE(MPI_COMM, Comm, newcomm);
    BND_STORE_IERROR(ierror, result);
}
#endif
