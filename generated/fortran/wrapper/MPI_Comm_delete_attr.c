/* Do not edit: `bindery generate` writes this from specs/routines/attributes.toml [MPI_Comm_delete_attr] through templates/fortran/wrapper.c.j2. */
/* Delete the attribute stored under a key on a communicator. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Comm_delete_attr)
void BND_NAME(comm_delete_attr, COMM_DELETE_ATTR)(const MPI_Fint *comm, const MPI_Fint *comm_keyval, MPI_Fint *ierror);

void BND_NAME(comm_delete_attr, COMM_DELETE_ATTR)(const MPI_Fint *comm, const MPI_Fint *comm_keyval, MPI_Fint *ierror)
{
    BND_RETURN(ierror, BND_C(Comm_delete_attr)(bnd_f2c_Comm(*comm), *comm_keyval));
}
#endif
