/* Do not edit: `bindery generate` writes this from specs/routines/communicators.toml [MPI_Comm_split] through templates/fortran/wrapper.c.j2. */
/* Divide a communicator by colour, ordering each part by key. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Comm_split)
BND_WRAPPER void BND_NAME(mpi_comm_split, MPI_COMM_SPLIT)(const bnd_integer *comm, const bnd_integer *color,
        const bnd_integer *key, bnd_integer *newcomm, bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_comm_split)(const bnd_integer *comm, const bnd_integer *color,
        const bnd_integer *key, bnd_integer *newcomm, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Comm_split, ierror, BND_ON_COMM, *comm);
    BND_HANDLE_LOCAL(MPI_COMM, MPI_Comm, c_newcomm, newcomm, MPI_COMM_NULL);
    const int result = BND_C(MPI_Comm_split)(bnd_f2c_Comm(*comm), *color, *key, c_newcomm);
    BND_HANDLE_CREATED(MPI_COMM, Comm, c_newcomm, newcomm, result);
    BND_STORE_IERROR(ierror, result);
}

BND_WRAPPER void BND_NAME(mpi_comm_split, MPI_COMM_SPLIT)(const bnd_integer *comm, const bnd_integer *color,
        const bnd_integer *key, bnd_integer *newcomm, bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Comm_split) && bnd_is_inline_f2c_Comm(*comm),
            BND_SLOW_PATH(mpi_comm_split)(comm, color, key, newcomm, ierror));
    BND_HANDLE_UNSET(MPI_COMM, MPI_Comm, c_newcomm, newcomm);
    const int result = BND_C(MPI_Comm_split)(bnd_inline_f2c_Comm(*comm), *color, *key, c_newcomm);
    BND_STORE_IERROR(ierror, result);
    BND_HANDLE_CREATED(MPI_COMM, Comm, c_newcomm, newcomm, result);
}
#endif
