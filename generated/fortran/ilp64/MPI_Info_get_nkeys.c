/* Do not edit: `bindery generate` writes this from specs/routines/info.toml [MPI_Info_get_nkeys] through templates/fortran/ilp64.c.j2. */
/* Count the keys currently defined in an info object. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Info_get_nkeys.c"

#if BND_HAS(MPI_Info_get_nkeys)
void BND_WIDE_NAME(mpi_info_get_nkeys, MPI_INFO_GET_NKEYS)(const bnd_default_integer *info, bnd_default_integer *nkeys,
        bnd_default_integer *ierror);

static inline __attribute__((always_inline)) int BND_FAST_PATH(mpi_info_get_nkeys)(const bnd_integer *info,
        bnd_integer *nkeys, bnd_integer *ierror)
{
    if (BND_UNLIKELY(!(BND_AVAILABLE(MPI_Info_get_nkeys) && bnd_is_inline_f2c_Info(*info)))) return 0;
    BND_STORE_IERROR(ierror, BND_C(MPI_Info_get_nkeys)(bnd_inline_f2c_Info(*info), nkeys));
    return 1;
}

static BND_NOINLINE void BND_WIDE_SLOW_PATH(mpi_info_get_nkeys)(const bnd_default_integer *info,
        bnd_default_integer *nkeys, bnd_default_integer *ierror)
{
    const bnd_integer int_info = bnd_integer_handle(*info);
    bnd_integer int_nkeys = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_info_get_nkeys)(&int_info, &int_nkeys, &int_ierror);
    bnd_integer_out(nkeys, int_nkeys);
    BND_STORE_IERROR(ierror, int_ierror);
}

void BND_WIDE_NAME(mpi_info_get_nkeys, MPI_INFO_GET_NKEYS)(const bnd_default_integer *info, bnd_default_integer *nkeys,
        bnd_default_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_FIT(bnd_high_half(info), bnd_fits(info)), BND_WIDE_SLOW_PATH(mpi_info_get_nkeys)(info,
            nkeys, ierror));
    bnd_integer int_ierror;
    BND_SLOW_PATH_UNLESS(BND_FAST_PATH(mpi_info_get_nkeys)(bnd_low_half(info), (bnd_integer *)bnd_low_half(nkeys),
            &int_ierror), BND_WIDE_SLOW_PATH(mpi_info_get_nkeys)(info, nkeys, ierror));
    bnd_widen(nkeys);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
