/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Get_elements] through templates/fortran/ilp64.c.j2. */
/* Count the basic elements that a status accounts for. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Get_elements_c.c"

#if BND_HAS(MPI_Get_elements_c) || BND_HAS(MPI_Get_elements_x)
void BND_WIDE_NAME(mpi_get_elements, MPI_GET_ELEMENTS)(const bnd_default_integer *status,
        const bnd_default_integer *datatype, MPI_Count *count, bnd_default_integer *ierror);

static inline __attribute__((always_inline)) int BND_FAST_PATH(mpi_get_elements_c)(const bnd_integer *status,
        const bnd_integer *datatype, MPI_Count *count, bnd_integer *ierror)
{
#if !BND_HAS(MPI_Get_elements_c)
    return 0;
#else
    if (BND_UNLIKELY(!(BND_AVAILABLE(MPI_Get_elements_c) && bnd_is_inline_f2c_Type(*datatype)))) return 0;
    BND_STORE_IERROR(ierror, BND_C(MPI_Get_elements_c)(BND_STATUS_IN(status), bnd_inline_f2c_Type(*datatype), count));
    return 1;
#endif
}

static BND_NOINLINE void BND_WIDE_SLOW_PATH(mpi_get_elements)(const bnd_default_integer *status,
        const bnd_default_integer *datatype, MPI_Count *count, bnd_default_integer *ierror)
{
    bnd_know_type(*datatype);
    bnd_integer int_status[BND_STATUS_INTEGERS];
    const bnd_integer int_datatype = bnd_integer_type(*datatype);
    bnd_integers_status(int_status, status);
    bnd_integer int_ierror;
    BND_INNER(mpi_get_elements_c)((bnd_is_status_ignore(status) ? (const bnd_integer *)status : int_status),
            &int_datatype, count, &int_ierror);
    BND_STORE_IERROR(ierror, int_ierror);
}

void BND_WIDE_NAME(mpi_get_elements, MPI_GET_ELEMENTS)(const bnd_default_integer *status,
        const bnd_default_integer *datatype, MPI_Count *count, bnd_default_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_FIT(bnd_high_half(datatype), bnd_fits(datatype)),
            BND_WIDE_SLOW_PATH(mpi_get_elements)(status, datatype, count, ierror));
    bnd_integer int_status[BND_STATUS_INTEGERS];
    bnd_integers_status(int_status, status);
    bnd_integer int_ierror;
    BND_SLOW_PATH_UNLESS(BND_FAST_PATH(mpi_get_elements_c)((bnd_is_status_ignore(status) ? (const bnd_integer *)status : int_status), bnd_low_half(datatype), count, &int_ierror), BND_WIDE_SLOW_PATH(mpi_get_elements)(status, datatype, count, ierror));
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
