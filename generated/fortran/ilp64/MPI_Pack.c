/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Pack] through templates/fortran/ilp64.c.j2. */
/* Append typed data to a contiguous packed buffer in native form. */
#include "bnd_ilp64.h"
#include "../f08ts/MPI_Pack_c.c"

#if BND_HAS(MPI_Pack_c) || BND_HAS(MPI_Pack)
void BND_WIDE_NAME(mpi_pack, MPI_PACK)(const void *inbuf, const MPI_Count *incount,
        const bnd_default_integer *datatype, const void *outbuf, const MPI_Count *outsize, MPI_Count *position,
        const bnd_default_integer *comm, bnd_default_integer *ierror);

static inline __attribute__((always_inline)) int BND_FAST_PATH(mpi_pack_c)(const void *inbuf, const MPI_Count *incount,
        const bnd_integer *datatype, const void *outbuf, const MPI_Count *outsize, MPI_Count *position,
        const bnd_integer *comm, bnd_integer *ierror)
{
#if !BND_HAS(MPI_Pack_c)
    return 0;
#else
    if (BND_UNLIKELY(!(BND_AVAILABLE(MPI_Pack_c) && bnd_is_contiguous_buffer(inbuf) &&
            bnd_is_inline_f2c_Type(*datatype) && bnd_is_contiguous_buffer(outbuf) &&
            bnd_is_inline_f2c_Comm(*comm)))) return 0;
    BND_STORE_IERROR(ierror, BND_C(MPI_Pack_c)(bnd_base(inbuf), *incount, bnd_inline_f2c_Type(*datatype),
            bnd_base(outbuf), *outsize, position, bnd_inline_f2c_Comm(*comm)));
    return 1;
#endif
}

static BND_NOINLINE void BND_WIDE_SLOW_PATH(mpi_pack)(const void *inbuf, const MPI_Count *incount,
        const bnd_default_integer *datatype, const void *outbuf, const MPI_Count *outsize, MPI_Count *position,
        const bnd_default_integer *comm, bnd_default_integer *ierror)
{
    bnd_know_type(*datatype);
    const bnd_integer int_datatype = bnd_integer_type(*datatype);
    const bnd_integer int_comm = bnd_integer_handle(*comm);
    bnd_integer int_ierror;
    BND_INNER(mpi_pack_c)(inbuf, incount, &int_datatype, outbuf, outsize, position, &int_comm, &int_ierror);
    BND_STORE_IERROR(ierror, int_ierror);
}

void BND_WIDE_NAME(mpi_pack, MPI_PACK)(const void *inbuf, const MPI_Count *incount,
        const bnd_default_integer *datatype, const void *outbuf, const MPI_Count *outsize, MPI_Count *position,
        const bnd_default_integer *comm, bnd_default_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_FIT(bnd_high_half(datatype) | bnd_high_half(comm), bnd_fits(datatype) && bnd_fits(comm)),
            BND_WIDE_SLOW_PATH(mpi_pack)(inbuf, incount, datatype, outbuf, outsize, position, comm, ierror));
    bnd_integer int_ierror;
    BND_SLOW_PATH_UNLESS(BND_FAST_PATH(mpi_pack_c)(inbuf, incount, bnd_low_half(datatype), outbuf, outsize, position,
            bnd_low_half(comm), &int_ierror), BND_WIDE_SLOW_PATH(mpi_pack)(inbuf, incount, datatype, outbuf, outsize,
            position, comm, ierror));
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
