/* Do not edit: `bindery generate` writes this from specs/routines/communicators.toml [MPI_Comm_split] through templates/fortran/wrapper.c.j2. */
/* Divide a communicator by colour, ordering each part by key. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Comm_split)
void BND_NAME(mpi_comm_split, MPI_COMM_SPLIT)(const MPI_Fint *comm, const MPI_Fint *color, const MPI_Fint *key,
        MPI_Fint *newcomm, MPI_Fint *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_comm_split)(const MPI_Fint *comm, const MPI_Fint *color,
        const MPI_Fint *key, MPI_Fint *newcomm, MPI_Fint *ierror)
{
    BND_REQUIRE(MPI_Comm_split, PMPI_Comm_call_errhandler(bnd_f2c_Comm(*comm), code));
    BND_HANDLE_LOCAL(MPI_COMM, MPI_Comm, newcomm, MPI_COMM_NULL);
    const int result = BND_C(MPI_Comm_split)(bnd_f2c_Comm(*comm), *color, *key, BND_HANDLE_ADDRESS(MPI_COMM, newcomm));
    BND_HANDLE_MADE(MPI_COMM, Comm, newcomm);
    BND_STORE_IERROR(ierror, result);
}

void BND_NAME(mpi_comm_split, MPI_COMM_SPLIT)(const MPI_Fint *comm, const MPI_Fint *color, const MPI_Fint *key,
        MPI_Fint *newcomm, MPI_Fint *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Comm_split) && bnd_is_known_Comm(*comm), BND_SLOW_PATH(mpi_comm_split)(comm,
            color, key, newcomm, ierror));
    BND_HANDLE_ROOM(MPI_COMM, MPI_Comm, newcomm);
    const int result = BND_C(MPI_Comm_split)(bnd_known_as_Comm(*comm), *color, *key, BND_HANDLE_ADDRESS(MPI_COMM,
            newcomm));
    BND_STORE_IERROR(ierror, result);
    BND_HANDLE_MADE(MPI_COMM, Comm, newcomm);
}
#endif
