/* Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml [MPI_Imrecv] through templates/fortran/wrapper.c.j2. */
/* Start receiving a message already extracted by a matching probe. */
#define BND_F08TS
#include "bnd_choice.h"

#if BND_HAS(MPI_Imrecv_c) || BND_HAS(MPI_Imrecv)
BND_WRAPPER void BND_NAME(mpi_imrecv_c, MPI_IMRECV_C)(const void *buf, const MPI_Count *count,
        const bnd_integer *datatype, bnd_integer *message, bnd_integer *request, bnd_integer *ierror);

BND_WRAPPER void BND_NAME(mpi_imrecv_c, MPI_IMRECV_C)(const void *buf, const MPI_Count *count,
        const bnd_integer *datatype, bnd_integer *message, bnd_integer *request, bnd_integer *ierror)
{
#if BND_HAS(MPI_Imrecv_c)
    BND_REQUIRE(MPI_Imrecv_c, ierror, BND_ON_SELF, 0);
    struct bnd_pending *pending = NULL;
    struct bnd_choice d_buf;
    if (bnd_choice_is_section(&d_buf, buf, *count, bnd_f2c_Type(*datatype),
            bnd_f2c_Message(*message) != MPI_MESSAGE_NO_PROC)) BND_RETURN_ON_ERROR(bnd_choice_single_count(&d_buf, buf,
            BND_SINGLE_COUNT(BND_MAY_USE_DATATYPE, BND_BOUNCE_INOUT, 1, *count, *count, bnd_f2c_Type(*datatype)),
            &pending, BND_ON_SELF, 0), (void)0, ierror);
    BND_HANDLE_LOCAL(MPI_MESSAGE, MPI_Message, c_message, message, bnd_f2c_Message(*message));
    BND_HANDLE_LOCAL(MPI_REQUEST, MPI_Request, c_request, request, MPI_REQUEST_NULL);
    const int result = BND_C(MPI_Imrecv_c)(d_buf.address, d_buf.count, d_buf.datatype, c_message, c_request);
    BND_HANDLE_COPY_OUT(MPI_MESSAGE, Message, c_message, message);
    BND_REQUEST_CREATED(request, c_request, result);
    if (pending) bnd_pending_attach_request(pending, result, request, 0, BND_ON_SELF, 0);
    BND_STORE_IERROR(ierror, result);
#else
    BND_REQUIRE(MPI_Imrecv, ierror, BND_ON_SELF, 0);
    BND_NARROW_CHECK(int, *count, bnd_f2c_Message(*message) != MPI_MESSAGE_NO_PROC, MPI_ERR_COUNT, ierror, BND_ON_SELF,
            0);
    struct bnd_pending *pending = NULL;
    struct bnd_choice d_buf;
    if (bnd_choice_is_section(&d_buf, buf, BND_NARROWED(int, *count), bnd_f2c_Type(*datatype),
            bnd_f2c_Message(*message) != MPI_MESSAGE_NO_PROC)) BND_RETURN_ON_ERROR(bnd_choice_single_count(&d_buf, buf,
            BND_SINGLE_COUNT(BND_MAY_USE_DATATYPE, BND_BOUNCE_INOUT, 1, *count, *count, bnd_f2c_Type(*datatype)),
            &pending, BND_ON_SELF, 0), (void)0, ierror);
    BND_HANDLE_LOCAL(MPI_MESSAGE, MPI_Message, c_message, message, bnd_f2c_Message(*message));
    BND_HANDLE_LOCAL(MPI_REQUEST, MPI_Request, c_request, request, MPI_REQUEST_NULL);
    const int result = BND_C(MPI_Imrecv)(d_buf.address, d_buf.count, d_buf.datatype, c_message, c_request);
    BND_HANDLE_COPY_OUT(MPI_MESSAGE, Message, c_message, message);
    BND_REQUEST_CREATED(request, c_request, result);
    if (pending) bnd_pending_attach_request(pending, result, request, 0, BND_ON_SELF, 0);
    BND_STORE_IERROR(ierror, result);
#endif
}
#endif
