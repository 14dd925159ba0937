/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Type_dup] through templates/fortran/ilp64.c.j2. */
/* Duplicate a datatype together with its cached attributes. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Type_dup.c"

#if BND_HAS(MPI_Type_dup)
void BND_WIDE_NAME(mpi_type_dup, MPI_TYPE_DUP)(const bnd_default_integer *oldtype, bnd_default_integer *newtype,
        bnd_default_integer *ierror);

static inline __attribute__((always_inline)) int BND_FAST_PATH(mpi_type_dup)(const bnd_integer *oldtype,
        bnd_integer *newtype, bnd_integer *ierror)
{
    if (BND_UNLIKELY(!(BND_AVAILABLE(MPI_Type_dup) && bnd_is_inline_f2c_Type(*oldtype)))) return 0;
    BND_HANDLE_UNSET(MPI_DATATYPE, MPI_Datatype, c_newtype, newtype);
    const int result = BND_C(MPI_Type_dup)(bnd_inline_f2c_Type(*oldtype), c_newtype);
    BND_STORE_IERROR(ierror, result);
    BND_HANDLE_CREATED(MPI_DATATYPE, Type, c_newtype, newtype, result);
    return 1;
}

static BND_NOINLINE void BND_WIDE_SLOW_PATH(mpi_type_dup)(const bnd_default_integer *oldtype,
        bnd_default_integer *newtype, bnd_default_integer *ierror)
{
    bnd_know_type(*oldtype);
    const bnd_integer int_oldtype = bnd_integer_type(*oldtype);
    bnd_integer int_newtype = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_type_dup)(&int_oldtype, &int_newtype, &int_ierror);
    bnd_integer_out(newtype, int_newtype);
    BND_STORE_IERROR(ierror, int_ierror);
}

void BND_WIDE_NAME(mpi_type_dup, MPI_TYPE_DUP)(const bnd_default_integer *oldtype, bnd_default_integer *newtype,
        bnd_default_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_FIT(bnd_high_half(oldtype), bnd_fits(oldtype)), BND_WIDE_SLOW_PATH(mpi_type_dup)(oldtype,
            newtype, ierror));
    bnd_integer int_ierror;
    BND_SLOW_PATH_UNLESS(BND_FAST_PATH(mpi_type_dup)(bnd_low_half(oldtype), (bnd_integer *)bnd_low_half(newtype),
            &int_ierror), BND_WIDE_SLOW_PATH(mpi_type_dup)(oldtype, newtype, ierror));
    bnd_widen(newtype);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
