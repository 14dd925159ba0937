/* Do not edit: `bindery generate` writes this from specs/routines/process-creation.toml [MPI_Comm_accept] through templates/fortran/wrapper.c.j2. */
/* Wait at a port for a client and return an intercommunicator to it. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Comm_accept)
void BND_NAME(comm_accept, COMM_ACCEPT)(const char *port_name, const MPI_Fint *info, const MPI_Fint *root,
        const MPI_Fint *comm, MPI_Fint *newcomm, MPI_Fint *ierror, bnd_length port_name_len);

void BND_NAME(comm_accept, COMM_ACCEPT)(const char *port_name, const MPI_Fint *info, const MPI_Fint *root,
        const MPI_Fint *comm, MPI_Fint *newcomm, MPI_Fint *ierror, bnd_length port_name_len)
{
    struct bnd_string c_port_name;
    MPI_Comm c_newcomm = MPI_COMM_NULL;
    BND_STRING_IN(port_name, BND_TRIM_TRAILING);
    const int result = BND_C(Comm_accept)(c_port_name.text, PMPI_Info_f2c(*info), *root, PMPI_Comm_f2c(*comm),
            &c_newcomm);
    bnd_string_free(&c_port_name);
    if (result == MPI_SUCCESS) *newcomm = PMPI_Comm_c2f(c_newcomm);
    BND_RETURN(ierror, result);
}
#endif
