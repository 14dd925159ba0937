/* Do not edit: `bindery generate` writes this from specs/routines/communicators.toml [MPI_Comm_split] through templates/fortran/ilp64.c.j2. */
/* Divide a communicator by colour, ordering each part by key. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Comm_split.c"

#if BND_HAS(MPI_Comm_split)
void BND_WIDE_NAME(mpi_comm_split, MPI_COMM_SPLIT)(const bnd_default_integer *comm, const bnd_default_integer *color,
        const bnd_default_integer *key, bnd_default_integer *newcomm, bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_comm_split, MPI_COMM_SPLIT)(const bnd_default_integer *comm, const bnd_default_integer *color,
        const bnd_default_integer *key, bnd_default_integer *newcomm, bnd_default_integer *ierror)
{
    BND_NARROW_CHECK(bnd_integer, *color, 1, MPI_ERR_ARG, ierror, BND_ON_COMM, *comm);
    BND_NARROW_CHECK(bnd_integer, *key, 1, MPI_ERR_ARG, ierror, BND_ON_COMM, *comm);
    const bnd_integer int_comm = bnd_integer_handle(*comm);
    const bnd_integer int_color = BND_NARROWED(bnd_integer, *color);
    const bnd_integer int_key = BND_NARROWED(bnd_integer, *key);
    bnd_integer int_newcomm = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_comm_split)(&int_comm, &int_color, &int_key, &int_newcomm, &int_ierror);
    bnd_integer_out(newcomm, int_newcomm);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
