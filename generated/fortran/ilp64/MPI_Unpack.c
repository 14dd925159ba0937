/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Unpack] through templates/fortran/ilp64.c.j2. */
/* Extract typed data from a buffer packed in native form. */
#include "bnd_ilp64.h"
#include "../f08ts/MPI_Unpack_c.c"

#if BND_HAS(MPI_Unpack_c) || BND_HAS(MPI_Unpack)
void BND_WIDE_NAME(mpi_unpack, MPI_UNPACK)(const void *inbuf, const MPI_Count *insize, MPI_Count *position,
        const void *outbuf, const MPI_Count *outcount, const bnd_default_integer *datatype,
        const bnd_default_integer *comm, bnd_default_integer *ierror);

static inline __attribute__((always_inline)) int BND_FAST_PATH(mpi_unpack_c)(const void *inbuf,
        const MPI_Count *insize, MPI_Count *position, const void *outbuf, const MPI_Count *outcount,
        const bnd_integer *datatype, const bnd_integer *comm, bnd_integer *ierror)
{
#if !BND_HAS(MPI_Unpack_c)
    return 0;
#else
    if (BND_UNLIKELY(!(BND_AVAILABLE(MPI_Unpack_c) && bnd_is_contiguous_buffer(inbuf) &&
            bnd_is_contiguous_buffer(outbuf) && bnd_is_inline_f2c_Type(*datatype) &&
            bnd_is_inline_f2c_Comm(*comm)))) return 0;
    BND_STORE_IERROR(ierror, BND_C(MPI_Unpack_c)(bnd_base(inbuf), *insize, position, bnd_base(outbuf), *outcount,
            bnd_inline_f2c_Type(*datatype), bnd_inline_f2c_Comm(*comm)));
    return 1;
#endif
}

static BND_NOINLINE void BND_WIDE_SLOW_PATH(mpi_unpack)(const void *inbuf, const MPI_Count *insize,
        MPI_Count *position, const void *outbuf, const MPI_Count *outcount, const bnd_default_integer *datatype,
        const bnd_default_integer *comm, bnd_default_integer *ierror)
{
    bnd_know_type(*datatype);
    const bnd_integer int_datatype = bnd_integer_type(*datatype);
    const bnd_integer int_comm = bnd_integer_handle(*comm);
    bnd_integer int_ierror;
    BND_INNER(mpi_unpack_c)(inbuf, insize, position, outbuf, outcount, &int_datatype, &int_comm, &int_ierror);
    BND_STORE_IERROR(ierror, int_ierror);
}

void BND_WIDE_NAME(mpi_unpack, MPI_UNPACK)(const void *inbuf, const MPI_Count *insize, MPI_Count *position,
        const void *outbuf, const MPI_Count *outcount, const bnd_default_integer *datatype,
        const bnd_default_integer *comm, bnd_default_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_FIT(bnd_high_half(datatype) | bnd_high_half(comm), bnd_fits(datatype) && bnd_fits(comm)),
            BND_WIDE_SLOW_PATH(mpi_unpack)(inbuf, insize, position, outbuf, outcount, datatype, comm, ierror));
    bnd_integer int_ierror;
    BND_SLOW_PATH_UNLESS(BND_FAST_PATH(mpi_unpack_c)(inbuf, insize, position, outbuf, outcount, bnd_low_half(datatype),
            bnd_low_half(comm), &int_ierror), BND_WIDE_SLOW_PATH(mpi_unpack)(inbuf, insize, position, outbuf, outcount,
            datatype, comm, ierror));
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
