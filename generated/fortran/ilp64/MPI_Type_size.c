/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Type_size] through templates/fortran/ilp64.c.j2. */
/* Return the number of bytes of data in a datatype, without gaps. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Type_size_c.c"

#if BND_HAS(MPI_Type_size_c) || BND_HAS(MPI_Type_size_x)
void BND_WIDE_NAME(mpi_type_size, MPI_TYPE_SIZE)(const bnd_default_integer *datatype, MPI_Count *size,
        bnd_default_integer *ierror);

static inline __attribute__((always_inline)) int BND_FAST_PATH(mpi_type_size_c)(const bnd_integer *datatype,
        MPI_Count *size, bnd_integer *ierror)
{
#if !BND_HAS(MPI_Type_size_c)
    return 0;
#else
    if (BND_UNLIKELY(!(BND_AVAILABLE(MPI_Type_size_c) && bnd_is_inline_f2c_Type(*datatype)))) return 0;
    BND_STORE_IERROR(ierror, BND_C(MPI_Type_size_c)(bnd_inline_f2c_Type(*datatype), size));
    return 1;
#endif
}

static BND_NOINLINE void BND_WIDE_SLOW_PATH(mpi_type_size)(const bnd_default_integer *datatype, MPI_Count *size,
        bnd_default_integer *ierror)
{
    bnd_know_type(*datatype);
    const bnd_integer int_datatype = bnd_integer_type(*datatype);
    bnd_integer int_ierror;
    BND_INNER(mpi_type_size_c)(&int_datatype, size, &int_ierror);
    BND_STORE_IERROR(ierror, int_ierror);
}

void BND_WIDE_NAME(mpi_type_size, MPI_TYPE_SIZE)(const bnd_default_integer *datatype, MPI_Count *size,
        bnd_default_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_FIT(bnd_high_half(datatype), bnd_fits(datatype)),
            BND_WIDE_SLOW_PATH(mpi_type_size)(datatype, size, ierror));
    bnd_integer int_ierror;
    BND_SLOW_PATH_UNLESS(BND_FAST_PATH(mpi_type_size_c)(bnd_low_half(datatype), size, &int_ierror),
            BND_WIDE_SLOW_PATH(mpi_type_size)(datatype, size, ierror));
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
