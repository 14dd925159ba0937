/* Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Send] through templates/fortran/ilp64.c.j2. */
/* Send a message and return once the buffer may be reused. */
#include "bnd_ilp64.h"
#include "../f08ts/MPI_Send_c.c"

#if BND_HAS(MPI_Send_c) || BND_HAS(MPI_Send)
void BND_WIDE_NAME(mpi_send, MPI_SEND)(const void *buf, const MPI_Count *count, const bnd_default_integer *datatype,
        const bnd_default_integer *dest, const bnd_default_integer *tag, const bnd_default_integer *comm,
        bnd_default_integer *ierror);

static inline __attribute__((always_inline)) int BND_FAST_PATH(mpi_send_c)(const void *buf, const MPI_Count *count,
        const bnd_integer *datatype, const bnd_integer *dest, const bnd_integer *tag, const bnd_integer *comm,
        bnd_integer *ierror)
{
#if !BND_HAS(MPI_Send_c)
    return 0;
#else
    if (BND_UNLIKELY(!(BND_AVAILABLE(MPI_Send_c) && bnd_is_contiguous_buffer(buf) &&
            bnd_is_inline_f2c_Type(*datatype) && bnd_is_inline_f2c_Comm(*comm)))) return 0;
    BND_STORE_IERROR(ierror, BND_C(MPI_Send_c)(bnd_base(buf), *count, bnd_inline_f2c_Type(*datatype), *dest, *tag,
            bnd_inline_f2c_Comm(*comm)));
    return 1;
#endif
}

static BND_NOINLINE void BND_WIDE_SLOW_PATH(mpi_send)(const void *buf, const MPI_Count *count,
        const bnd_default_integer *datatype, const bnd_default_integer *dest, const bnd_default_integer *tag,
        const bnd_default_integer *comm, bnd_default_integer *ierror)
{
    bnd_know_type(*datatype);
    BND_NARROW_CHECK(bnd_integer, *dest, 1, MPI_ERR_RANK, ierror, BND_ON_COMM, *comm);
    BND_NARROW_CHECK(bnd_integer, *tag, 1, MPI_ERR_TAG, ierror, BND_ON_COMM, *comm);
    const bnd_integer int_datatype = bnd_integer_type(*datatype);
    const bnd_integer int_dest = BND_NARROWED(bnd_integer, *dest);
    const bnd_integer int_tag = BND_NARROWED(bnd_integer, *tag);
    const bnd_integer int_comm = bnd_integer_handle(*comm);
    bnd_integer int_ierror;
    BND_INNER(mpi_send_c)(buf, count, &int_datatype, &int_dest, &int_tag, &int_comm, &int_ierror);
    BND_STORE_IERROR(ierror, int_ierror);
}

void BND_WIDE_NAME(mpi_send, MPI_SEND)(const void *buf, const MPI_Count *count, const bnd_default_integer *datatype,
        const bnd_default_integer *dest, const bnd_default_integer *tag, const bnd_default_integer *comm,
        bnd_default_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(bnd_fits(dest) && BND_FIT(bnd_high_half(datatype) | bnd_high_half(tag) | bnd_high_half(comm),
            bnd_fits(datatype) && bnd_fits(tag) && bnd_fits(comm)), BND_WIDE_SLOW_PATH(mpi_send)(buf, count, datatype,
            dest, tag, comm, ierror));
    bnd_integer int_ierror;
    BND_SLOW_PATH_UNLESS(BND_FAST_PATH(mpi_send_c)(buf, count, bnd_low_half(datatype), bnd_low_half(dest),
            bnd_low_half(tag), bnd_low_half(comm), &int_ierror), BND_WIDE_SLOW_PATH(mpi_send)(buf, count, datatype,
            dest, tag, comm, ierror));
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
