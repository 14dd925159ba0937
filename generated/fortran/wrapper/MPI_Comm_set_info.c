/* Do not edit: `bindery generate` writes this from specs/routines/communicators.toml [MPI_Comm_set_info] through templates/fortran/wrapper.c.j2. */
/* Change the hints attached to a communicator, collectively over its group. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Comm_set_info)
BND_WRAPPER void BND_NAME(mpi_comm_set_info, MPI_COMM_SET_INFO)(const bnd_integer *comm, const bnd_integer *info,
        bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_comm_set_info)(const bnd_integer *comm, const bnd_integer *info,
        bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Comm_set_info, ierror, BND_ON_COMM, *comm);
    BND_STORE_IERROR(ierror, BND_C(MPI_Comm_set_info)(bnd_f2c_Comm(*comm), bnd_f2c_Info(*info)));
}

BND_WRAPPER void BND_NAME(mpi_comm_set_info, MPI_COMM_SET_INFO)(const bnd_integer *comm, const bnd_integer *info,
        bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Comm_set_info) && bnd_is_inline_f2c_Comm(*comm) &&
            bnd_is_inline_f2c_Info(*info), BND_SLOW_PATH(mpi_comm_set_info)(comm, info, ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_Comm_set_info)(bnd_inline_f2c_Comm(*comm), bnd_inline_f2c_Info(*info)));
}
#endif
