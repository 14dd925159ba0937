/* Do not edit: `bindery generate` writes this from specs/routines/communicators.toml [MPI_Comm_set_info] through templates/fortran/wrapper.c.j2. */
/* Change the hints attached to a communicator, collectively over its group. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Comm_set_info)
void BND_NAME(comm_set_info, COMM_SET_INFO)(const MPI_Fint *comm, const MPI_Fint *info, MPI_Fint *ierror);

void BND_NAME(comm_set_info, COMM_SET_INFO)(const MPI_Fint *comm, const MPI_Fint *info, MPI_Fint *ierror)
{
    BND_RETURN(ierror, BND_C(Comm_set_info)(bnd_f2c_Comm(*comm), bnd_f2c_Info(*info)));
}
#endif
