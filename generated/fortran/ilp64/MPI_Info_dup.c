/* Do not edit: `bindery generate` writes this from specs/routines/info.toml [MPI_Info_dup] through templates/fortran/ilp64.c.j2. */
/* Create a copy of an info object with the same keys, values and order. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Info_dup.c"

#if BND_HAS(MPI_Info_dup)
void BND_WIDE_NAME(mpi_info_dup, MPI_INFO_DUP)(const bnd_default_integer *info, bnd_default_integer *newinfo,
        bnd_default_integer *ierror);

static inline __attribute__((always_inline)) int BND_FAST_PATH(mpi_info_dup)(const bnd_integer *info,
        bnd_integer *newinfo, bnd_integer *ierror)
{
    if (BND_UNLIKELY(!(BND_AVAILABLE(MPI_Info_dup) && bnd_is_inline_f2c_Info(*info)))) return 0;
    BND_HANDLE_UNSET(MPI_INFO, MPI_Info, c_newinfo, newinfo);
    const int result = BND_C(MPI_Info_dup)(bnd_inline_f2c_Info(*info), c_newinfo);
    BND_STORE_IERROR(ierror, result);
    BND_HANDLE_CREATED(MPI_INFO, Info, c_newinfo, newinfo, result);
    return 1;
}

static BND_NOINLINE void BND_WIDE_SLOW_PATH(mpi_info_dup)(const bnd_default_integer *info,
        bnd_default_integer *newinfo, bnd_default_integer *ierror)
{
    const bnd_integer int_info = bnd_integer_handle(*info);
    bnd_integer int_newinfo = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_info_dup)(&int_info, &int_newinfo, &int_ierror);
    bnd_integer_out(newinfo, int_newinfo);
    BND_STORE_IERROR(ierror, int_ierror);
}

void BND_WIDE_NAME(mpi_info_dup, MPI_INFO_DUP)(const bnd_default_integer *info, bnd_default_integer *newinfo,
        bnd_default_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_FIT(bnd_high_half(info), bnd_fits(info)), BND_WIDE_SLOW_PATH(mpi_info_dup)(info, newinfo,
            ierror));
    bnd_integer int_ierror;
    BND_SLOW_PATH_UNLESS(BND_FAST_PATH(mpi_info_dup)(bnd_low_half(info), (bnd_integer *)bnd_low_half(newinfo),
            &int_ierror), BND_WIDE_SLOW_PATH(mpi_info_dup)(info, newinfo, ierror));
    bnd_widen(newinfo);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
