/* Do not edit: `bindery generate` writes this from specs/routines/communicators.toml [MPI_Comm_split] through templates/fortran/ilp64.c.j2. */
/* Divide a communicator by colour, ordering each part by key. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Comm_split.c"

#if BND_HAS(MPI_Comm_split)
void BND_WIDE_NAME(mpi_comm_split, MPI_COMM_SPLIT)(const bnd_default_integer *comm, const bnd_default_integer *color,
        const bnd_default_integer *key, bnd_default_integer *newcomm, bnd_default_integer *ierror);

static inline __attribute__((always_inline)) int BND_FAST_PATH(mpi_comm_split)(const bnd_integer *comm,
        const bnd_integer *color, const bnd_integer *key, bnd_integer *newcomm, bnd_integer *ierror)
{
    if (BND_UNLIKELY(!(BND_AVAILABLE(MPI_Comm_split) && bnd_is_inline_f2c_Comm(*comm)))) return 0;
    BND_HANDLE_UNSET(MPI_COMM, MPI_Comm, c_newcomm, newcomm);
    const int result = BND_C(MPI_Comm_split)(bnd_inline_f2c_Comm(*comm), *color, *key, c_newcomm);
    BND_STORE_IERROR(ierror, result);
    BND_HANDLE_CREATED(MPI_COMM, Comm, c_newcomm, newcomm, result);
    return 1;
}

static BND_NOINLINE void BND_WIDE_SLOW_PATH(mpi_comm_split)(const bnd_default_integer *comm,
        const bnd_default_integer *color, const bnd_default_integer *key, bnd_default_integer *newcomm,
        bnd_default_integer *ierror)
{
    BND_NARROW_CHECK(bnd_integer, *color, 1, MPI_ERR_ARG, ierror, BND_ON_COMM, *comm);
    BND_NARROW_CHECK(bnd_integer, *key, *color != MPI_UNDEFINED, MPI_ERR_ARG, ierror, BND_ON_COMM, *comm);
    const bnd_integer int_comm = bnd_integer_handle(*comm);
    const bnd_integer int_color = BND_NARROWED(bnd_integer, *color);
    const bnd_integer int_key = BND_NARROWED(bnd_integer, *key);
    bnd_integer int_newcomm = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_comm_split)(&int_comm, &int_color, &int_key, &int_newcomm, &int_ierror);
    bnd_integer_out(newcomm, int_newcomm);
    BND_STORE_IERROR(ierror, int_ierror);
}

void BND_WIDE_NAME(mpi_comm_split, MPI_COMM_SPLIT)(const bnd_default_integer *comm, const bnd_default_integer *color,
        const bnd_default_integer *key, bnd_default_integer *newcomm, bnd_default_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(bnd_fits(color) && BND_FIT(bnd_high_half(comm) | bnd_high_half(key),
            bnd_fits(comm) && bnd_fits(key)), BND_WIDE_SLOW_PATH(mpi_comm_split)(comm, color, key, newcomm, ierror));
    bnd_integer int_ierror;
    BND_SLOW_PATH_UNLESS(BND_FAST_PATH(mpi_comm_split)(bnd_low_half(comm), bnd_low_half(color), bnd_low_half(key),
            (bnd_integer *)bnd_low_half(newcomm), &int_ierror), BND_WIDE_SLOW_PATH(mpi_comm_split)(comm, color, key,
            newcomm, ierror));
    bnd_widen(newcomm);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
