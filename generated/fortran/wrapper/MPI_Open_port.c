/* Do not edit: `bindery generate` writes this from specs/routines/process-creation.toml [MPI_Open_port] through templates/fortran/wrapper.c.j2. */
/* Obtain a network address at which a server can accept clients. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Open_port)
BND_WRAPPER void BND_NAME(mpi_open_port, MPI_OPEN_PORT)(const bnd_integer *info, char *port_name, bnd_integer *ierror,
        bnd_length port_name_len);

BND_WRAPPER void BND_NAME(mpi_open_port, MPI_OPEN_PORT)(const bnd_integer *info, char *port_name, bnd_integer *ierror,
        bnd_length port_name_len)
{
    BND_REQUIRE(MPI_Open_port, ierror, BND_ON_SELF, 0);
    char c_port_name[MPI_MAX_PORT_NAME];
    const int result = BND_C(MPI_Open_port)(bnd_f2c_Info(*info), c_port_name);
    if (result == MPI_SUCCESS) bnd_string_to_fortran(port_name, port_name_len, c_port_name);
    BND_STORE_IERROR(ierror, result);
}
#endif
