/* Do not edit: `bindery generate` writes this from specs/routines/process-creation.toml [MPI_Close_port] through templates/fortran/wrapper.c.j2. */
/* Release a port on which a server accepted connections. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Close_port)
BND_WRAPPER void BND_NAME(mpi_close_port, MPI_CLOSE_PORT)(const char *port_name, bnd_integer *ierror,
        bnd_length port_name_len);

BND_WRAPPER void BND_NAME(mpi_close_port, MPI_CLOSE_PORT)(const char *port_name, bnd_integer *ierror,
        bnd_length port_name_len)
{
    BND_REQUIRE(MPI_Close_port, ierror, BND_ON_SELF, 0);
    struct bnd_string c_port_name;
    BND_CHECK_MEMORY(bnd_string_from_fortran(&c_port_name, port_name, port_name_len, BND_TRIM_TRAILING), (void)0,
            ierror);
    const int result = BND_C(MPI_Close_port)(c_port_name.text);
    bnd_string_free(&c_port_name);
    BND_STORE_IERROR(ierror, result);
}
#endif
