/* Do not edit: `bindery generate` writes this from specs/routines/partitioned.toml [MPI_Precv_init] through templates/fortran/ilp64.c.j2. */
/* Prepare a receive whose buffer is filled in separate partitions. */
#include "bnd_ilp64.h"
#include "../f08ts/MPI_Precv_init.c"

#if BND_HAS(MPI_Precv_init)
void BND_WIDE_NAME(mpi_precv_init, MPI_PRECV_INIT)(const void *buf, const bnd_default_integer *partitions,
        const MPI_Count *count, const bnd_default_integer *datatype, const bnd_default_integer *source,
        const bnd_default_integer *tag, const bnd_default_integer *comm, const bnd_default_integer *info,
        bnd_default_integer *request, bnd_default_integer *ierror);

static inline __attribute__((always_inline)) int BND_FAST_PATH(mpi_precv_init)(const void *buf,
        const bnd_integer *partitions, const MPI_Count *count, const bnd_integer *datatype, const bnd_integer *source,
        const bnd_integer *tag, const bnd_integer *comm, const bnd_integer *info, bnd_integer *request,
        bnd_integer *ierror)
{
    if (BND_UNLIKELY(!(BND_AVAILABLE(MPI_Precv_init) && bnd_is_contiguous_buffer(buf) &&
            bnd_is_inline_f2c_Type(*datatype) && bnd_is_inline_f2c_Comm(*comm) &&
            bnd_is_inline_f2c_Info(*info)))) return 0;
    BND_HANDLE_UNSET(MPI_REQUEST, MPI_Request, c_request, request);
    const int result = BND_C(MPI_Precv_init)(bnd_base(buf), *partitions, *count, bnd_inline_f2c_Type(*datatype),
            *source, *tag, bnd_inline_f2c_Comm(*comm), bnd_inline_f2c_Info(*info), c_request);
    BND_STORE_IERROR(ierror, result);
    BND_REQUEST_CREATED(request, c_request, result);
    return 1;
}

static BND_NOINLINE void BND_WIDE_SLOW_PATH(mpi_precv_init)(const void *buf, const bnd_default_integer *partitions,
        const MPI_Count *count, const bnd_default_integer *datatype, const bnd_default_integer *source,
        const bnd_default_integer *tag, const bnd_default_integer *comm, const bnd_default_integer *info,
        bnd_default_integer *request, bnd_default_integer *ierror)
{
    bnd_know_type(*datatype);
    BND_NARROW_CHECK(bnd_integer, *partitions, 1, MPI_ERR_ARG, ierror, BND_ON_COMM, *comm);
    BND_NARROW_CHECK(bnd_integer, *source, 1, MPI_ERR_RANK, ierror, BND_ON_COMM, *comm);
    BND_NARROW_CHECK(bnd_integer, *tag, 1, MPI_ERR_TAG, ierror, BND_ON_COMM, *comm);
    const bnd_integer int_partitions = BND_NARROWED(bnd_integer, *partitions);
    const bnd_integer int_datatype = bnd_integer_type(*datatype);
    const bnd_integer int_source = BND_NARROWED(bnd_integer, *source);
    const bnd_integer int_tag = BND_NARROWED(bnd_integer, *tag);
    const bnd_integer int_comm = bnd_integer_handle(*comm);
    const bnd_integer int_info = bnd_integer_handle(*info);
    bnd_integer int_request = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_precv_init)(buf, &int_partitions, count, &int_datatype, &int_source, &int_tag, &int_comm, &int_info,
            &int_request, &int_ierror);
    bnd_integer_out(request, int_request);
    BND_STORE_IERROR(ierror, int_ierror);
}

void BND_WIDE_NAME(mpi_precv_init, MPI_PRECV_INIT)(const void *buf, const bnd_default_integer *partitions,
        const MPI_Count *count, const bnd_default_integer *datatype, const bnd_default_integer *source,
        const bnd_default_integer *tag, const bnd_default_integer *comm, const bnd_default_integer *info,
        bnd_default_integer *request, bnd_default_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(bnd_fits(source) &&
            BND_FIT(bnd_high_half(partitions) | bnd_high_half(datatype) | bnd_high_half(tag) | bnd_high_half(comm) | bnd_high_half(info), bnd_fits(partitions) && bnd_fits(datatype) && bnd_fits(tag) && bnd_fits(comm) && bnd_fits(info)), BND_WIDE_SLOW_PATH(mpi_precv_init)(buf, partitions, count, datatype, source, tag, comm, info, request, ierror));
    bnd_integer int_ierror;
    BND_SLOW_PATH_UNLESS(BND_FAST_PATH(mpi_precv_init)(buf, bnd_low_half(partitions), count, bnd_low_half(datatype),
            bnd_low_half(source), bnd_low_half(tag), bnd_low_half(comm), bnd_low_half(info),
            (bnd_integer *)bnd_low_half(request), &int_ierror), BND_WIDE_SLOW_PATH(mpi_precv_init)(buf, partitions,
            count, datatype, source, tag, comm, info, request, ierror));
    bnd_widen(request);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
