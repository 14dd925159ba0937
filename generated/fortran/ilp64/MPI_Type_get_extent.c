/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Type_get_extent] through templates/fortran/ilp64.c.j2. */
/* Return the lower bound and extent of a datatype. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Type_get_extent.c"

#if BND_HAS(MPI_Type_get_extent)
void BND_WIDE_NAME(mpi_type_get_extent, MPI_TYPE_GET_EXTENT)(const bnd_default_integer *datatype, MPI_Aint *lb,
        MPI_Aint *extent, bnd_default_integer *ierror);

static inline __attribute__((always_inline)) int BND_FAST_PATH(mpi_type_get_extent)(const bnd_integer *datatype,
        MPI_Aint *lb, MPI_Aint *extent, bnd_integer *ierror)
{
    if (BND_UNLIKELY(!(BND_AVAILABLE(MPI_Type_get_extent) && bnd_is_inline_f2c_Type(*datatype)))) return 0;
    BND_STORE_IERROR(ierror, BND_C(MPI_Type_get_extent)(bnd_inline_f2c_Type(*datatype), lb, extent));
    return 1;
}

static BND_NOINLINE void BND_WIDE_SLOW_PATH(mpi_type_get_extent)(const bnd_default_integer *datatype, MPI_Aint *lb,
        MPI_Aint *extent, bnd_default_integer *ierror)
{
    bnd_know_type(*datatype);
    const bnd_integer int_datatype = bnd_integer_type(*datatype);
    bnd_integer int_ierror;
    BND_INNER(mpi_type_get_extent)(&int_datatype, lb, extent, &int_ierror);
    BND_STORE_IERROR(ierror, int_ierror);
}

void BND_WIDE_NAME(mpi_type_get_extent, MPI_TYPE_GET_EXTENT)(const bnd_default_integer *datatype, MPI_Aint *lb,
        MPI_Aint *extent, bnd_default_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_FIT(bnd_high_half(datatype), bnd_fits(datatype)),
            BND_WIDE_SLOW_PATH(mpi_type_get_extent)(datatype, lb, extent, ierror));
    bnd_integer int_ierror;
    BND_SLOW_PATH_UNLESS(BND_FAST_PATH(mpi_type_get_extent)(bnd_low_half(datatype), lb, extent, &int_ierror),
            BND_WIDE_SLOW_PATH(mpi_type_get_extent)(datatype, lb, extent, ierror));
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
