/* Do not edit: `bindery generate` writes this from specs/routines/communicators.toml [MPI_Comm_set_info] through templates/fortran/wrapper.c.j2. */
/* Change the hints attached to a communicator, collectively over its group. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Comm_set_info)
void BND_NAME(comm_set_info, COMM_SET_INFO)(const MPI_Fint *comm, const MPI_Fint *info, MPI_Fint *ierror);

static BND_APART void BND_OTHERWISE(comm_set_info)(const MPI_Fint *comm, const MPI_Fint *info, MPI_Fint *ierror)
{
    BND_RETURN(ierror, BND_C(Comm_set_info)(bnd_f2c_Comm(*comm), bnd_f2c_Info(*info)));
}

void BND_NAME(comm_set_info, COMM_SET_INFO)(const MPI_Fint *comm, const MPI_Fint *info, MPI_Fint *ierror)
{
    BND_UNLESS(bnd_is_known_Comm(*comm) && bnd_is_known_Info(*info), BND_OTHERWISE(comm_set_info)(comm, info, ierror));
    BND_RETURN(ierror, BND_C(Comm_set_info)(bnd_known_as_Comm(*comm), bnd_known_as_Info(*info)));
}
#endif
