/* Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Issend] through templates/fortran/ilp64.c.j2. */
/* Start a synchronous-mode send, complete only when its receive has started. */
#include "bnd_ilp64.h"
#include "../f08ts/MPI_Issend_c.c"

#if BND_HAS(MPI_Issend_c) || BND_HAS(MPI_Issend)
void BND_WIDE_NAME(mpi_issend, MPI_ISSEND)(const void *buf, const MPI_Count *count,
        const bnd_default_integer *datatype, const bnd_default_integer *dest, const bnd_default_integer *tag,
        const bnd_default_integer *comm, bnd_default_integer *request, bnd_default_integer *ierror);

static inline __attribute__((always_inline)) int BND_FAST_PATH(mpi_issend_c)(const void *buf, const MPI_Count *count,
        const bnd_integer *datatype, const bnd_integer *dest, const bnd_integer *tag, const bnd_integer *comm,
        bnd_integer *request, bnd_integer *ierror)
{
#if !BND_HAS(MPI_Issend_c)
    return 0;
#else
    if (BND_UNLIKELY(!(BND_AVAILABLE(MPI_Issend_c) && bnd_is_contiguous_buffer(buf) &&
            bnd_is_inline_f2c_Type(*datatype) && bnd_is_inline_f2c_Comm(*comm)))) return 0;
    BND_HANDLE_UNSET(MPI_REQUEST, MPI_Request, c_request, request);
    const int result = BND_C(MPI_Issend_c)(bnd_base(buf), *count, bnd_inline_f2c_Type(*datatype), *dest, *tag,
            bnd_inline_f2c_Comm(*comm), c_request);
    BND_STORE_IERROR(ierror, result);
    BND_REQUEST_CREATED(request, c_request, result);
    return 1;
#endif
}

static BND_NOINLINE void BND_WIDE_SLOW_PATH(mpi_issend)(const void *buf, const MPI_Count *count,
        const bnd_default_integer *datatype, const bnd_default_integer *dest, const bnd_default_integer *tag,
        const bnd_default_integer *comm, bnd_default_integer *request, bnd_default_integer *ierror)
{
    bnd_know_type(*datatype);
    BND_NARROW_CHECK(bnd_integer, *dest, 1, MPI_ERR_RANK, ierror, BND_ON_COMM, *comm);
    BND_NARROW_CHECK(bnd_integer, *tag, 1, MPI_ERR_TAG, ierror, BND_ON_COMM, *comm);
    const bnd_integer int_datatype = bnd_integer_type(*datatype);
    const bnd_integer int_dest = BND_NARROWED(bnd_integer, *dest);
    const bnd_integer int_tag = BND_NARROWED(bnd_integer, *tag);
    const bnd_integer int_comm = bnd_integer_handle(*comm);
    bnd_integer int_request = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_issend_c)(buf, count, &int_datatype, &int_dest, &int_tag, &int_comm, &int_request, &int_ierror);
    bnd_integer_out(request, int_request);
    BND_STORE_IERROR(ierror, int_ierror);
}

void BND_WIDE_NAME(mpi_issend, MPI_ISSEND)(const void *buf, const MPI_Count *count,
        const bnd_default_integer *datatype, const bnd_default_integer *dest, const bnd_default_integer *tag,
        const bnd_default_integer *comm, bnd_default_integer *request, bnd_default_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(bnd_fits(dest) && BND_FIT(bnd_high_half(datatype) | bnd_high_half(tag) | bnd_high_half(comm),
            bnd_fits(datatype) && bnd_fits(tag) && bnd_fits(comm)), BND_WIDE_SLOW_PATH(mpi_issend)(buf, count,
            datatype, dest, tag, comm, request, ierror));
    bnd_integer int_ierror;
    BND_SLOW_PATH_UNLESS(BND_FAST_PATH(mpi_issend_c)(buf, count, bnd_low_half(datatype), bnd_low_half(dest),
            bnd_low_half(tag), bnd_low_half(comm), (bnd_integer *)bnd_low_half(request), &int_ierror),
            BND_WIDE_SLOW_PATH(mpi_issend)(buf, count, datatype, dest, tag, comm, request, ierror));
    bnd_widen(request);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
