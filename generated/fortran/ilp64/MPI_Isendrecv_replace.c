/* Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Isendrecv_replace] through templates/fortran/ilp64.c.j2. */
/* Start a combined send and receive that share one buffer and return a request. */
#include "bnd_ilp64.h"
#include "../f08ts/MPI_Isendrecv_replace_c.c"

#if BND_HAS(MPI_Isendrecv_replace_c) || BND_HAS(MPI_Isendrecv_replace)
void BND_WIDE_NAME(mpi_isendrecv_replace, MPI_ISENDRECV_REPLACE)(const void *buf, const MPI_Count *count,
        const bnd_default_integer *datatype, const bnd_default_integer *dest, const bnd_default_integer *sendtag,
        const bnd_default_integer *source, const bnd_default_integer *recvtag, const bnd_default_integer *comm,
        bnd_default_integer *request, bnd_default_integer *ierror);

static inline __attribute__((always_inline)) int BND_FAST_PATH(mpi_isendrecv_replace_c)(const void *buf,
        const MPI_Count *count, const bnd_integer *datatype, const bnd_integer *dest, const bnd_integer *sendtag,
        const bnd_integer *source, const bnd_integer *recvtag, const bnd_integer *comm, bnd_integer *request,
        bnd_integer *ierror)
{
#if !BND_HAS(MPI_Isendrecv_replace_c)
    return 0;
#else
    if (BND_UNLIKELY(!(BND_AVAILABLE(MPI_Isendrecv_replace_c) && bnd_is_contiguous_buffer(buf) &&
            bnd_is_inline_f2c_Type(*datatype) && bnd_is_inline_f2c_Comm(*comm)))) return 0;
    BND_HANDLE_UNSET(MPI_REQUEST, MPI_Request, c_request, request);
    const int result = BND_C(MPI_Isendrecv_replace_c)(bnd_base(buf), *count, bnd_inline_f2c_Type(*datatype), *dest,
            *sendtag, *source, *recvtag, bnd_inline_f2c_Comm(*comm), c_request);
    BND_STORE_IERROR(ierror, result);
    BND_REQUEST_CREATED(request, c_request, result);
    return 1;
#endif
}

static BND_NOINLINE void BND_WIDE_SLOW_PATH(mpi_isendrecv_replace)(const void *buf, const MPI_Count *count,
        const bnd_default_integer *datatype, const bnd_default_integer *dest, const bnd_default_integer *sendtag,
        const bnd_default_integer *source, const bnd_default_integer *recvtag, const bnd_default_integer *comm,
        bnd_default_integer *request, bnd_default_integer *ierror)
{
    bnd_know_type(*datatype);
    BND_NARROW_CHECK(bnd_integer, *dest, 1, MPI_ERR_RANK, ierror, BND_ON_COMM, *comm);
    BND_NARROW_CHECK(bnd_integer, *sendtag, 1, MPI_ERR_TAG, ierror, BND_ON_COMM, *comm);
    BND_NARROW_CHECK(bnd_integer, *source, 1, MPI_ERR_RANK, ierror, BND_ON_COMM, *comm);
    BND_NARROW_CHECK(bnd_integer, *recvtag, 1, MPI_ERR_TAG, ierror, BND_ON_COMM, *comm);
    const bnd_integer int_datatype = bnd_integer_type(*datatype);
    const bnd_integer int_dest = BND_NARROWED(bnd_integer, *dest);
    const bnd_integer int_sendtag = BND_NARROWED(bnd_integer, *sendtag);
    const bnd_integer int_source = BND_NARROWED(bnd_integer, *source);
    const bnd_integer int_recvtag = BND_NARROWED(bnd_integer, *recvtag);
    const bnd_integer int_comm = bnd_integer_handle(*comm);
    bnd_integer int_request = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_isendrecv_replace_c)(buf, count, &int_datatype, &int_dest, &int_sendtag, &int_source, &int_recvtag,
            &int_comm, &int_request, &int_ierror);
    bnd_integer_out(request, int_request);
    BND_STORE_IERROR(ierror, int_ierror);
}

void BND_WIDE_NAME(mpi_isendrecv_replace, MPI_ISENDRECV_REPLACE)(const void *buf, const MPI_Count *count,
        const bnd_default_integer *datatype, const bnd_default_integer *dest, const bnd_default_integer *sendtag,
        const bnd_default_integer *source, const bnd_default_integer *recvtag, const bnd_default_integer *comm,
        bnd_default_integer *request, bnd_default_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(bnd_fits(dest) && bnd_fits(source) && bnd_fits(recvtag) &&
            BND_FIT(bnd_high_half(datatype) | bnd_high_half(sendtag) | bnd_high_half(comm),
            bnd_fits(datatype) && bnd_fits(sendtag) && bnd_fits(comm)), BND_WIDE_SLOW_PATH(mpi_isendrecv_replace)(buf,
            count, datatype, dest, sendtag, source, recvtag, comm, request, ierror));
    bnd_integer int_ierror;
    BND_SLOW_PATH_UNLESS(BND_FAST_PATH(mpi_isendrecv_replace_c)(buf, count, bnd_low_half(datatype), bnd_low_half(dest),
            bnd_low_half(sendtag), bnd_low_half(source), bnd_low_half(recvtag), bnd_low_half(comm),
            (bnd_integer *)bnd_low_half(request), &int_ierror), BND_WIDE_SLOW_PATH(mpi_isendrecv_replace)(buf, count,
            datatype, dest, sendtag, source, recvtag, comm, request, ierror));
    bnd_widen(request);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
