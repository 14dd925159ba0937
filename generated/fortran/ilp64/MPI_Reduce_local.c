/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml [MPI_Reduce_local] through templates/fortran/ilp64.c.j2. */
/* Apply a reduction operation to two local buffers without communication. */
#include "bnd_ilp64.h"
#include "../f08ts/MPI_Reduce_local_c.c"

#if BND_HAS(MPI_Reduce_local_c) || BND_HAS(MPI_Reduce_local)
void BND_WIDE_NAME(mpi_reduce_local, MPI_REDUCE_LOCAL)(const void *inbuf, const void *inoutbuf, const MPI_Count *count,
        const bnd_default_integer *datatype, const bnd_default_integer *op, bnd_default_integer *ierror);

static inline __attribute__((always_inline)) int BND_FAST_PATH(mpi_reduce_local_c)(const void *inbuf,
        const void *inoutbuf, const MPI_Count *count, const bnd_integer *datatype, const bnd_integer *op,
        bnd_integer *ierror)
{
#if !BND_HAS(MPI_Reduce_local_c)
    return 0;
#else
    if (BND_UNLIKELY(!(BND_AVAILABLE(MPI_Reduce_local_c) && bnd_is_contiguous_buffer(inbuf) &&
            bnd_is_contiguous_buffer(inoutbuf) && bnd_is_inline_f2c_Type(*datatype) &&
            bnd_is_inline_f2c_Op(*op)))) return 0;
    BND_STORE_IERROR(ierror, BND_C(MPI_Reduce_local_c)(bnd_base(inbuf), bnd_base(inoutbuf), *count,
            bnd_inline_f2c_Type(*datatype), bnd_inline_f2c_Op(*op)));
    return 1;
#endif
}

static BND_NOINLINE void BND_WIDE_SLOW_PATH(mpi_reduce_local)(const void *inbuf, const void *inoutbuf,
        const MPI_Count *count, const bnd_default_integer *datatype, const bnd_default_integer *op,
        bnd_default_integer *ierror)
{
    bnd_know_type(*datatype);
    const bnd_integer int_datatype = bnd_integer_type(*datatype);
    const bnd_integer int_op = bnd_integer_op(*op, *datatype);
    bnd_integer int_ierror;
    BND_INNER(mpi_reduce_local_c)(inbuf, inoutbuf, count, &int_datatype, &int_op, &int_ierror);
    BND_STORE_IERROR(ierror, int_ierror);
}

void BND_WIDE_NAME(mpi_reduce_local, MPI_REDUCE_LOCAL)(const void *inbuf, const void *inoutbuf, const MPI_Count *count,
        const bnd_default_integer *datatype, const bnd_default_integer *op, bnd_default_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_FIT(bnd_high_half(datatype) | bnd_high_half(op), bnd_fits(datatype) && bnd_fits(op)),
            BND_WIDE_SLOW_PATH(mpi_reduce_local)(inbuf, inoutbuf, count, datatype, op, ierror));
    bnd_integer int_ierror;
    BND_SLOW_PATH_UNLESS(BND_FAST_PATH(mpi_reduce_local_c)(inbuf, inoutbuf, count, bnd_low_half(datatype),
            bnd_low_half(op), &int_ierror), BND_WIDE_SLOW_PATH(mpi_reduce_local)(inbuf, inoutbuf, count, datatype, op,
            ierror));
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
