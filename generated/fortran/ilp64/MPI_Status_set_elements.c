/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Status_set_elements] through templates/fortran/ilp64.c.j2. */
/* Set the element count that later queries on a status are to return. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Status_set_elements_c.c"

#if BND_HAS(MPI_Status_set_elements_c) || BND_HAS(MPI_Status_set_elements_x)
void BND_WIDE_NAME(mpi_status_set_elements, MPI_STATUS_SET_ELEMENTS)(bnd_default_integer *status,
        const bnd_default_integer *datatype, const MPI_Count *count, bnd_default_integer *ierror);

static inline __attribute__((always_inline)) int BND_FAST_PATH(mpi_status_set_elements_c)(bnd_integer *status,
        const bnd_integer *datatype, const MPI_Count *count, bnd_integer *ierror)
{
#if !BND_HAS(MPI_Status_set_elements_c)
    return 0;
#else
    if (BND_UNLIKELY(!(BND_AVAILABLE(MPI_Status_set_elements_c) && bnd_is_inline_f2c_Type(*datatype)))) return 0;
    BND_STORE_IERROR(ierror, BND_C(MPI_Status_set_elements_c)(BND_STATUS_IN(status), bnd_inline_f2c_Type(*datatype),
            *count));
    return 1;
#endif
}

static BND_NOINLINE void BND_WIDE_SLOW_PATH(mpi_status_set_elements)(bnd_default_integer *status,
        const bnd_default_integer *datatype, const MPI_Count *count, bnd_default_integer *ierror)
{
    bnd_know_type(*datatype);
    bnd_integer int_status[BND_STATUS_INTEGERS];
    const bnd_integer int_datatype = bnd_integer_type(*datatype);
    bnd_integers_status(int_status, status);
    bnd_integer int_ierror;
    BND_INNER(mpi_status_set_elements_c)((bnd_is_status_ignore(status) ? (bnd_integer *)status : int_status),
            &int_datatype, count, &int_ierror);
    bnd_integers_status_out(status, int_status);
    BND_STORE_IERROR(ierror, int_ierror);
}

void BND_WIDE_NAME(mpi_status_set_elements, MPI_STATUS_SET_ELEMENTS)(bnd_default_integer *status,
        const bnd_default_integer *datatype, const MPI_Count *count, bnd_default_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_FIT(bnd_high_half(datatype), bnd_fits(datatype)),
            BND_WIDE_SLOW_PATH(mpi_status_set_elements)(status, datatype, count, ierror));
    bnd_integer int_status[BND_STATUS_INTEGERS];
    bnd_integers_status(int_status, status);
    bnd_integer int_ierror;
    BND_SLOW_PATH_UNLESS(BND_FAST_PATH(mpi_status_set_elements_c)((bnd_is_status_ignore(status) ? (bnd_integer *)status : int_status), bnd_low_half(datatype), count, &int_ierror), BND_WIDE_SLOW_PATH(mpi_status_set_elements)(status, datatype, count, ierror));
    bnd_integers_status_out(status, int_status);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
