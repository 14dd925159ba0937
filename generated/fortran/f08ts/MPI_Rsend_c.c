/* Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Rsend] through templates/fortran/wrapper.c.j2. */
/* Send a message in ready mode, whose receive must already be posted. */
#define BND_F08TS
#include "bnd_choice.h"

#if BND_HAS(MPI_Rsend_c) || BND_HAS(MPI_Rsend)
BND_WRAPPER void BND_NAME(mpi_rsend_c, MPI_RSEND_C)(const void *buf, const MPI_Count *count,
        const bnd_integer *datatype, const bnd_integer *dest, const bnd_integer *tag, const bnd_integer *comm,
        bnd_integer *ierror);

#if BND_HAS(MPI_Rsend_c)
static BND_NOINLINE void BND_SLOW_PATH(mpi_rsend_c)(const void *buf, const MPI_Count *count,
        const bnd_integer *datatype, const bnd_integer *dest, const bnd_integer *tag, const bnd_integer *comm,
        bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Rsend_c, ierror, BND_ON_COMM, *comm);
    struct bnd_pending *pending = NULL;
    struct bnd_choice d_buf;
    if (bnd_choice_is_section(&d_buf, buf, *count, bnd_f2c_Type(*datatype),
            *dest != MPI_PROC_NULL)) BND_RETURN_ON_ERROR(bnd_choice_single_count(&d_buf, buf,
            BND_SINGLE_COUNT(BND_MAY_USE_DATATYPE, BND_BOUNCE_PREFER, 1, *count, *count, bnd_f2c_Type(*datatype)),
            &pending, BND_ON_COMM, *comm), (void)0, ierror);
    const int result = BND_C(MPI_Rsend_c)(d_buf.address, d_buf.count, d_buf.datatype, *dest, *tag,
            bnd_f2c_Comm(*comm));
    if (pending) bnd_pending_complete(pending, result);
    BND_STORE_IERROR(ierror, result);
}
#endif

BND_WRAPPER void BND_NAME(mpi_rsend_c, MPI_RSEND_C)(const void *buf, const MPI_Count *count,
        const bnd_integer *datatype, const bnd_integer *dest, const bnd_integer *tag, const bnd_integer *comm,
        bnd_integer *ierror)
{
#if BND_HAS(MPI_Rsend_c)
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Rsend_c) && bnd_is_contiguous_buffer(buf) &&
            bnd_is_inline_f2c_Type(*datatype) && bnd_is_inline_f2c_Comm(*comm), BND_SLOW_PATH(mpi_rsend_c)(buf, count,
            datatype, dest, tag, comm, ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_Rsend_c)(bnd_base(buf), *count, bnd_inline_f2c_Type(*datatype), *dest, *tag,
            bnd_inline_f2c_Comm(*comm)));
#else
    BND_REQUIRE(MPI_Rsend, ierror, BND_ON_COMM, *comm);
    BND_NARROW_CHECK(int, *count, *dest != MPI_PROC_NULL, MPI_ERR_COUNT, ierror, BND_ON_COMM, *comm);
    struct bnd_pending *pending = NULL;
    struct bnd_choice d_buf;
    if (bnd_choice_is_section(&d_buf, buf, BND_NARROWED(int, *count), bnd_f2c_Type(*datatype),
            *dest != MPI_PROC_NULL)) BND_RETURN_ON_ERROR(bnd_choice_single_count(&d_buf, buf,
            BND_SINGLE_COUNT(BND_MAY_USE_DATATYPE, BND_BOUNCE_PREFER, 1, *count, *count, bnd_f2c_Type(*datatype)),
            &pending, BND_ON_COMM, *comm), (void)0, ierror);
    const int result = BND_C(MPI_Rsend)(d_buf.address, d_buf.count, d_buf.datatype, *dest, *tag, bnd_f2c_Comm(*comm));
    if (pending) bnd_pending_complete(pending, result);
    BND_STORE_IERROR(ierror, result);
#endif
}
#endif
