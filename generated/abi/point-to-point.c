/* Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml through templates/abi/calls.c.j2. */
/* What stands under entry points of the standard ABI: every argument is converted, the other MPI's function is called. */
#include "bnd_native_calls.h"

#ifndef BND_EMULATES_MPI_Bsend
#if BND_HAS_MPI_Bsend
int BND_IMPLEMENTATION(Bsend)(const void *buf, int count, abi_Datatype datatype, int dest, int tag, abi_Comm comm)
{
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_Bsend", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Bsend", BND_ON_COMM, comm);
    return BND_RETURNED(BND_NATIVE(Bsend)(buf, count, bnd_to_Type(datatype), bnd_to_ranks(dest), tag,
            bnd_to_Comm(comm)), "MPI_Bsend", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Bsend)(const void *buf, int count, abi_Datatype datatype, int dest, int tag, abi_Comm comm)
{
    (void)buf, (void)count, (void)datatype, (void)dest, (void)tag, (void)comm;
    return BND_UNSUPPORTED("MPI_Bsend", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Bsend_c
#if BND_HAS_MPI_Bsend_c && !defined(BND_EMULATES_MPI_Bsend)
int BND_IMPLEMENTATION(Bsend_c)(const void *buf, abi_Count count, abi_Datatype datatype, int dest, int tag,
        abi_Comm comm)
{
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_Bsend_c", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Bsend_c", BND_ON_COMM, comm);
    return BND_RETURNED(BND_NATIVE(Bsend_c)(buf, count, bnd_to_Type(datatype), bnd_to_ranks(dest), tag,
            bnd_to_Comm(comm)), "MPI_Bsend_c", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Bsend_c)(const void *buf, abi_Count count, abi_Datatype datatype, int dest, int tag,
        abi_Comm comm)
{
#if BND_HAS_MPI_Bsend || defined(BND_EMULATES_MPI_Bsend)
    BND_NARROW_IN(int, count, 1, "MPI_Bsend_c", ABI_ERR_COUNT, BND_ON_COMM, comm);
    const int bnd_result = BND_IMPLEMENTATION(Bsend)(buf, c_count, datatype, dest, tag, comm);
    BND_NARROWED_IN(count, 1, 0);
    return bnd_result;
#else
    (void)buf, (void)count, (void)datatype, (void)dest, (void)tag, (void)comm;
    return BND_UNSUPPORTED("MPI_Bsend_c", BND_ON_COMM, comm);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Bsend_init
#if BND_HAS_MPI_Bsend_init
int BND_IMPLEMENTATION(Bsend_init)(const void *buf, int count, abi_Datatype datatype, int dest, int tag, abi_Comm comm,
        abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_Bsend_init", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Bsend_init", BND_ON_COMM, comm);
    MPI_Request c_request = bnd_null_Request;
    const int bnd_result = BND_NATIVE(Bsend_init)(buf, count, bnd_to_Type(datatype), bnd_to_ranks(dest), tag,
            bnd_to_Comm(comm), &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_Bsend_init", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Bsend_init)(const void *buf, int count, abi_Datatype datatype, int dest, int tag, abi_Comm comm,
        abi_Request *request)
{
    (void)buf, (void)count, (void)datatype, (void)dest, (void)tag, (void)comm, (void)request;
    return BND_UNSUPPORTED("MPI_Bsend_init", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Bsend_init_c
#if BND_HAS_MPI_Bsend_init_c && !defined(BND_EMULATES_MPI_Bsend_init)
int BND_IMPLEMENTATION(Bsend_init_c)(const void *buf, abi_Count count, abi_Datatype datatype, int dest, int tag,
        abi_Comm comm, abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_Bsend_init_c", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Bsend_init_c", BND_ON_COMM, comm);
    MPI_Request c_request = bnd_null_Request;
    const int bnd_result = BND_NATIVE(Bsend_init_c)(buf, count, bnd_to_Type(datatype), bnd_to_ranks(dest), tag,
            bnd_to_Comm(comm), &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_Bsend_init_c", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Bsend_init_c)(const void *buf, abi_Count count, abi_Datatype datatype, int dest, int tag,
        abi_Comm comm, abi_Request *request)
{
#if BND_HAS_MPI_Bsend_init || defined(BND_EMULATES_MPI_Bsend_init)
    BND_NARROW_IN(int, count, 1, "MPI_Bsend_init_c", ABI_ERR_COUNT, BND_ON_COMM, comm);
    const int bnd_result = BND_IMPLEMENTATION(Bsend_init)(buf, c_count, datatype, dest, tag, comm, request);
    BND_NARROWED_IN(count, 1, *request);
    return bnd_result;
#else
    (void)buf, (void)count, (void)datatype, (void)dest, (void)tag, (void)comm, (void)request;
    return BND_UNSUPPORTED("MPI_Bsend_init_c", BND_ON_COMM, comm);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Buffer_attach
#if BND_HAS_MPI_Buffer_attach
int BND_IMPLEMENTATION(Buffer_attach)(void *buffer, int size)
{
#if !BND_HAS_MPI_BUFFER_AUTOMATIC
    if (buffer == ABI_BUFFER_AUTOMATIC)
        return BND_UNSUPPORTED("MPI_Buffer_attach", BND_ON_NOTHING, 0);
#endif
    return BND_RETURNED(BND_NATIVE(Buffer_attach)(buffer == ABI_BUFFER_AUTOMATIC ? BND_ADDRESS(BUFFER_AUTOMATIC) : buffer, size), "MPI_Buffer_attach", BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Buffer_attach)(void *buffer, int size)
{
    (void)buffer, (void)size;
    return BND_UNSUPPORTED("MPI_Buffer_attach", BND_ON_NOTHING, 0);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Buffer_attach_c
#if BND_HAS_MPI_Buffer_attach_c && !defined(BND_EMULATES_MPI_Buffer_attach)
int BND_IMPLEMENTATION(Buffer_attach_c)(void *buffer, abi_Count size)
{
#if !BND_HAS_MPI_BUFFER_AUTOMATIC
    if (buffer == ABI_BUFFER_AUTOMATIC)
        return BND_UNSUPPORTED("MPI_Buffer_attach_c", BND_ON_NOTHING, 0);
#endif
    return BND_RETURNED(BND_NATIVE(Buffer_attach_c)(buffer == ABI_BUFFER_AUTOMATIC ? BND_ADDRESS(BUFFER_AUTOMATIC) : buffer, size), "MPI_Buffer_attach_c", BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Buffer_attach_c)(void *buffer, abi_Count size)
{
#if BND_HAS_MPI_Buffer_attach || defined(BND_EMULATES_MPI_Buffer_attach)
    BND_NARROW_IN(int, size, 1, "MPI_Buffer_attach_c", ABI_ERR_ARG, BND_ON_NOTHING, 0);
    const int bnd_result = BND_IMPLEMENTATION(Buffer_attach)(buffer, c_size);
    BND_NARROWED_IN(size, 1, 0);
    return bnd_result;
#else
    (void)buffer, (void)size;
    return BND_UNSUPPORTED("MPI_Buffer_attach_c", BND_ON_NOTHING, 0);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Buffer_detach
#if BND_HAS_MPI_Buffer_detach
int BND_IMPLEMENTATION(Buffer_detach)(void *buffer_addr, int *size)
{
    const int bnd_result = BND_NATIVE(Buffer_detach)(buffer_addr, (void *)size);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *(void **)buffer_addr = bnd_abi_from_buffer(*(void **)buffer_addr);
    }
    return BND_RETURNED(bnd_result, "MPI_Buffer_detach", BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Buffer_detach)(void *buffer_addr, int *size)
{
    (void)buffer_addr, (void)size;
    return BND_UNSUPPORTED("MPI_Buffer_detach", BND_ON_NOTHING, 0);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Buffer_detach_c
#if BND_HAS_MPI_Buffer_detach_c && !defined(BND_EMULATES_MPI_Buffer_detach)
int BND_IMPLEMENTATION(Buffer_detach_c)(void *buffer_addr, abi_Count *size)
{
    const int bnd_result = BND_NATIVE(Buffer_detach_c)(buffer_addr, (void *)size);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *(void **)buffer_addr = bnd_abi_from_buffer(*(void **)buffer_addr);
    }
    return BND_RETURNED(bnd_result, "MPI_Buffer_detach_c", BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Buffer_detach_c)(void *buffer_addr, abi_Count *size)
{
#if BND_HAS_MPI_Buffer_detach || defined(BND_EMULATES_MPI_Buffer_detach)
    BND_NARROW_OUT(int, size, 1, "MPI_Buffer_detach_c", ABI_ERR_ARG, BND_ON_NOTHING, 0);
    const int bnd_result = BND_IMPLEMENTATION(Buffer_detach)(buffer_addr, c_size);
    BND_NARROWED_OUT(size, 1, 0);
    return bnd_result;
#else
    (void)buffer_addr, (void)size;
    return BND_UNSUPPORTED("MPI_Buffer_detach_c", BND_ON_NOTHING, 0);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Buffer_flush
#if BND_HAS_MPI_Buffer_flush
int BND_IMPLEMENTATION(Buffer_flush)(void)
{
    return BND_RETURNED(BND_NATIVE(Buffer_flush)(), "MPI_Buffer_flush", BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Buffer_flush)(void)
{
    return BND_UNSUPPORTED("MPI_Buffer_flush", BND_ON_NOTHING, 0);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Buffer_iflush
#if BND_HAS_MPI_Buffer_iflush
int BND_IMPLEMENTATION(Buffer_iflush)(abi_Request *request)
{
    MPI_Request c_request = bnd_null_Request;
    const int bnd_result = BND_NATIVE(Buffer_iflush)(&c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_Buffer_iflush", BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Buffer_iflush)(abi_Request *request)
{
    (void)request;
    return BND_UNSUPPORTED("MPI_Buffer_iflush", BND_ON_NOTHING, 0);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Comm_attach_buffer
#if BND_HAS_MPI_Comm_attach_buffer
int BND_IMPLEMENTATION(Comm_attach_buffer)(abi_Comm comm, void *buffer, int size)
{
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Comm_attach_buffer", BND_ON_COMM, comm);
#if !BND_HAS_MPI_BUFFER_AUTOMATIC
    if (buffer == ABI_BUFFER_AUTOMATIC)
        return BND_UNSUPPORTED("MPI_Comm_attach_buffer", BND_ON_COMM, comm);
#endif
    return BND_RETURNED(BND_NATIVE(Comm_attach_buffer)(bnd_to_Comm(comm),
            buffer == ABI_BUFFER_AUTOMATIC ? BND_ADDRESS(BUFFER_AUTOMATIC) : buffer, size), "MPI_Comm_attach_buffer",
            BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Comm_attach_buffer)(abi_Comm comm, void *buffer, int size)
{
    (void)comm, (void)buffer, (void)size;
    return BND_UNSUPPORTED("MPI_Comm_attach_buffer", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Comm_attach_buffer_c
#if BND_HAS_MPI_Comm_attach_buffer_c && !defined(BND_EMULATES_MPI_Comm_attach_buffer)
int BND_IMPLEMENTATION(Comm_attach_buffer_c)(abi_Comm comm, void *buffer, abi_Count size)
{
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Comm_attach_buffer_c", BND_ON_COMM, comm);
#if !BND_HAS_MPI_BUFFER_AUTOMATIC
    if (buffer == ABI_BUFFER_AUTOMATIC)
        return BND_UNSUPPORTED("MPI_Comm_attach_buffer_c", BND_ON_COMM, comm);
#endif
    return BND_RETURNED(BND_NATIVE(Comm_attach_buffer_c)(bnd_to_Comm(comm),
            buffer == ABI_BUFFER_AUTOMATIC ? BND_ADDRESS(BUFFER_AUTOMATIC) : buffer, size), "MPI_Comm_attach_buffer_c",
            BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Comm_attach_buffer_c)(abi_Comm comm, void *buffer, abi_Count size)
{
#if BND_HAS_MPI_Comm_attach_buffer || defined(BND_EMULATES_MPI_Comm_attach_buffer)
    BND_NARROW_IN(int, size, 1, "MPI_Comm_attach_buffer_c", ABI_ERR_ARG, BND_ON_COMM, comm);
    const int bnd_result = BND_IMPLEMENTATION(Comm_attach_buffer)(comm, buffer, c_size);
    BND_NARROWED_IN(size, 1, 0);
    return bnd_result;
#else
    (void)comm, (void)buffer, (void)size;
    return BND_UNSUPPORTED("MPI_Comm_attach_buffer_c", BND_ON_COMM, comm);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Comm_detach_buffer
#if BND_HAS_MPI_Comm_detach_buffer
int BND_IMPLEMENTATION(Comm_detach_buffer)(abi_Comm comm, void *buffer_addr, int *size)
{
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Comm_detach_buffer", BND_ON_COMM, comm);
    const int bnd_result = BND_NATIVE(Comm_detach_buffer)(bnd_to_Comm(comm), buffer_addr, (void *)size);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *(void **)buffer_addr = bnd_abi_from_buffer(*(void **)buffer_addr);
    }
    return BND_RETURNED(bnd_result, "MPI_Comm_detach_buffer", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Comm_detach_buffer)(abi_Comm comm, void *buffer_addr, int *size)
{
    (void)comm, (void)buffer_addr, (void)size;
    return BND_UNSUPPORTED("MPI_Comm_detach_buffer", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Comm_detach_buffer_c
#if BND_HAS_MPI_Comm_detach_buffer_c && !defined(BND_EMULATES_MPI_Comm_detach_buffer)
int BND_IMPLEMENTATION(Comm_detach_buffer_c)(abi_Comm comm, void *buffer_addr, abi_Count *size)
{
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Comm_detach_buffer_c", BND_ON_COMM, comm);
    const int bnd_result = BND_NATIVE(Comm_detach_buffer_c)(bnd_to_Comm(comm), buffer_addr, (void *)size);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *(void **)buffer_addr = bnd_abi_from_buffer(*(void **)buffer_addr);
    }
    return BND_RETURNED(bnd_result, "MPI_Comm_detach_buffer_c", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Comm_detach_buffer_c)(abi_Comm comm, void *buffer_addr, abi_Count *size)
{
#if BND_HAS_MPI_Comm_detach_buffer || defined(BND_EMULATES_MPI_Comm_detach_buffer)
    BND_NARROW_OUT(int, size, 1, "MPI_Comm_detach_buffer_c", ABI_ERR_ARG, BND_ON_COMM, comm);
    const int bnd_result = BND_IMPLEMENTATION(Comm_detach_buffer)(comm, buffer_addr, c_size);
    BND_NARROWED_OUT(size, 1, 0);
    return bnd_result;
#else
    (void)comm, (void)buffer_addr, (void)size;
    return BND_UNSUPPORTED("MPI_Comm_detach_buffer_c", BND_ON_COMM, comm);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Comm_flush_buffer
#if BND_HAS_MPI_Comm_flush_buffer
int BND_IMPLEMENTATION(Comm_flush_buffer)(abi_Comm comm)
{
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Comm_flush_buffer", BND_ON_COMM, comm);
    return BND_RETURNED(BND_NATIVE(Comm_flush_buffer)(bnd_to_Comm(comm)), "MPI_Comm_flush_buffer", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Comm_flush_buffer)(abi_Comm comm)
{
    (void)comm;
    return BND_UNSUPPORTED("MPI_Comm_flush_buffer", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Comm_iflush_buffer
#if BND_HAS_MPI_Comm_iflush_buffer
int BND_IMPLEMENTATION(Comm_iflush_buffer)(abi_Comm comm, abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Comm_iflush_buffer", BND_ON_COMM, comm);
    MPI_Request c_request = bnd_null_Request;
    const int bnd_result = BND_NATIVE(Comm_iflush_buffer)(bnd_to_Comm(comm), &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_Comm_iflush_buffer", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Comm_iflush_buffer)(abi_Comm comm, abi_Request *request)
{
    (void)comm, (void)request;
    return BND_UNSUPPORTED("MPI_Comm_iflush_buffer", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Ibsend
#if BND_HAS_MPI_Ibsend
int BND_IMPLEMENTATION(Ibsend)(const void *buf, int count, abi_Datatype datatype, int dest, int tag, abi_Comm comm,
        abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_Ibsend", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Ibsend", BND_ON_COMM, comm);
    MPI_Request c_request = bnd_null_Request;
    const int bnd_result = BND_NATIVE(Ibsend)(buf, count, bnd_to_Type(datatype), bnd_to_ranks(dest), tag,
            bnd_to_Comm(comm), &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_Ibsend", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Ibsend)(const void *buf, int count, abi_Datatype datatype, int dest, int tag, abi_Comm comm,
        abi_Request *request)
{
    (void)buf, (void)count, (void)datatype, (void)dest, (void)tag, (void)comm, (void)request;
    return BND_UNSUPPORTED("MPI_Ibsend", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Ibsend_c
#if BND_HAS_MPI_Ibsend_c && !defined(BND_EMULATES_MPI_Ibsend)
int BND_IMPLEMENTATION(Ibsend_c)(const void *buf, abi_Count count, abi_Datatype datatype, int dest, int tag,
        abi_Comm comm, abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_Ibsend_c", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Ibsend_c", BND_ON_COMM, comm);
    MPI_Request c_request = bnd_null_Request;
    const int bnd_result = BND_NATIVE(Ibsend_c)(buf, count, bnd_to_Type(datatype), bnd_to_ranks(dest), tag,
            bnd_to_Comm(comm), &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_Ibsend_c", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Ibsend_c)(const void *buf, abi_Count count, abi_Datatype datatype, int dest, int tag,
        abi_Comm comm, abi_Request *request)
{
#if BND_HAS_MPI_Ibsend || defined(BND_EMULATES_MPI_Ibsend)
    BND_NARROW_IN(int, count, 1, "MPI_Ibsend_c", ABI_ERR_COUNT, BND_ON_COMM, comm);
    const int bnd_result = BND_IMPLEMENTATION(Ibsend)(buf, c_count, datatype, dest, tag, comm, request);
    BND_NARROWED_IN(count, 1, *request);
    return bnd_result;
#else
    (void)buf, (void)count, (void)datatype, (void)dest, (void)tag, (void)comm, (void)request;
    return BND_UNSUPPORTED("MPI_Ibsend_c", BND_ON_COMM, comm);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Improbe
#if BND_HAS_MPI_Improbe
int BND_IMPLEMENTATION(Improbe)(int source, int tag, abi_Comm comm, int *flag, abi_Message *message,
        abi_Status *status)
{
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Improbe", BND_ON_COMM, comm);
    MPI_Message c_message = bnd_null_Message;
    MPI_Status c_status;
    const int bnd_result = BND_NATIVE(Improbe)(bnd_to_ranks(source), bnd_to_tags(tag), bnd_to_Comm(comm), (void *)flag,
            &c_message, status == ABI_STATUS_IGNORE ? MPI_STATUS_IGNORE : &c_status);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        if (*flag) *message = bnd_from_Message(c_message);
        if (*flag) if (status != ABI_STATUS_IGNORE) bnd_from_status(status, &c_status);
    }
    return BND_RETURNED(bnd_result, "MPI_Improbe", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Improbe)(int source, int tag, abi_Comm comm, int *flag, abi_Message *message,
        abi_Status *status)
{
    (void)source, (void)tag, (void)comm, (void)flag, (void)message, (void)status;
    return BND_UNSUPPORTED("MPI_Improbe", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Imrecv
#if BND_HAS_MPI_Imrecv
int BND_IMPLEMENTATION(Imrecv)(void *buf, int count, abi_Datatype datatype, abi_Message *message, abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_Imrecv", BND_ON_MESSAGE, *message);
    BND_ABI_REFUSE_WRONG(Message, *message, 1, ABI_ERR_REQUEST, "MPI_Imrecv", BND_ON_MESSAGE, *message);
    MPI_Message c_message = bnd_to_Message(*message);
    MPI_Request c_request = bnd_null_Request;
    const int bnd_result = BND_NATIVE(Imrecv)(buf, count, bnd_to_Type(datatype), &c_message, &c_request);
    *message = bnd_from_Message(c_message);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_Imrecv", BND_ON_MESSAGE, *message);
}
#else
int BND_IMPLEMENTATION(Imrecv)(void *buf, int count, abi_Datatype datatype, abi_Message *message, abi_Request *request)
{
    (void)buf, (void)count, (void)datatype, (void)message, (void)request;
    return BND_UNSUPPORTED("MPI_Imrecv", BND_ON_MESSAGE, *message);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Imrecv_c
#if BND_HAS_MPI_Imrecv_c && !defined(BND_EMULATES_MPI_Imrecv)
int BND_IMPLEMENTATION(Imrecv_c)(void *buf, abi_Count count, abi_Datatype datatype, abi_Message *message,
        abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_Imrecv_c", BND_ON_MESSAGE, *message);
    BND_ABI_REFUSE_WRONG(Message, *message, 1, ABI_ERR_REQUEST, "MPI_Imrecv_c", BND_ON_MESSAGE, *message);
    MPI_Message c_message = bnd_to_Message(*message);
    MPI_Request c_request = bnd_null_Request;
    const int bnd_result = BND_NATIVE(Imrecv_c)(buf, count, bnd_to_Type(datatype), &c_message, &c_request);
    *message = bnd_from_Message(c_message);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_Imrecv_c", BND_ON_MESSAGE, *message);
}
#else
int BND_IMPLEMENTATION(Imrecv_c)(void *buf, abi_Count count, abi_Datatype datatype, abi_Message *message,
        abi_Request *request)
{
#if BND_HAS_MPI_Imrecv || defined(BND_EMULATES_MPI_Imrecv)
    BND_NARROW_IN(int, count, 1, "MPI_Imrecv_c", ABI_ERR_COUNT, BND_ON_MESSAGE, *message);
    const int bnd_result = BND_IMPLEMENTATION(Imrecv)(buf, c_count, datatype, message, request);
    BND_NARROWED_IN(count, 1, *request);
    return bnd_result;
#else
    (void)buf, (void)count, (void)datatype, (void)message, (void)request;
    return BND_UNSUPPORTED("MPI_Imrecv_c", BND_ON_MESSAGE, *message);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Iprobe
#if BND_HAS_MPI_Iprobe
int BND_IMPLEMENTATION(Iprobe)(int source, int tag, abi_Comm comm, int *flag, abi_Status *status)
{
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Iprobe", BND_ON_COMM, comm);
    MPI_Status c_status;
    const int bnd_result = BND_NATIVE(Iprobe)(bnd_to_ranks(source), bnd_to_tags(tag), bnd_to_Comm(comm), (void *)flag,
            status == ABI_STATUS_IGNORE ? MPI_STATUS_IGNORE : &c_status);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        if (*flag) if (status != ABI_STATUS_IGNORE) bnd_from_status(status, &c_status);
    }
    return BND_RETURNED(bnd_result, "MPI_Iprobe", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Iprobe)(int source, int tag, abi_Comm comm, int *flag, abi_Status *status)
{
    (void)source, (void)tag, (void)comm, (void)flag, (void)status;
    return BND_UNSUPPORTED("MPI_Iprobe", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Irecv
#if BND_HAS_MPI_Irecv
int BND_IMPLEMENTATION(Irecv)(void *buf, int count, abi_Datatype datatype, int source, int tag, abi_Comm comm,
        abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_Irecv", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Irecv", BND_ON_COMM, comm);
    MPI_Request c_request = bnd_null_Request;
    const int bnd_result = BND_NATIVE(Irecv)(buf, count, bnd_to_Type(datatype), bnd_to_ranks(source), bnd_to_tags(tag),
            bnd_to_Comm(comm), &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_Irecv", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Irecv)(void *buf, int count, abi_Datatype datatype, int source, int tag, abi_Comm comm,
        abi_Request *request)
{
    (void)buf, (void)count, (void)datatype, (void)source, (void)tag, (void)comm, (void)request;
    return BND_UNSUPPORTED("MPI_Irecv", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Irecv_c
#if BND_HAS_MPI_Irecv_c && !defined(BND_EMULATES_MPI_Irecv)
int BND_IMPLEMENTATION(Irecv_c)(void *buf, abi_Count count, abi_Datatype datatype, int source, int tag, abi_Comm comm,
        abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_Irecv_c", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Irecv_c", BND_ON_COMM, comm);
    MPI_Request c_request = bnd_null_Request;
    const int bnd_result = BND_NATIVE(Irecv_c)(buf, count, bnd_to_Type(datatype), bnd_to_ranks(source),
            bnd_to_tags(tag), bnd_to_Comm(comm), &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_Irecv_c", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Irecv_c)(void *buf, abi_Count count, abi_Datatype datatype, int source, int tag, abi_Comm comm,
        abi_Request *request)
{
#if BND_HAS_MPI_Irecv || defined(BND_EMULATES_MPI_Irecv)
    BND_NARROW_IN(int, count, 1, "MPI_Irecv_c", ABI_ERR_COUNT, BND_ON_COMM, comm);
    const int bnd_result = BND_IMPLEMENTATION(Irecv)(buf, c_count, datatype, source, tag, comm, request);
    BND_NARROWED_IN(count, 1, *request);
    return bnd_result;
#else
    (void)buf, (void)count, (void)datatype, (void)source, (void)tag, (void)comm, (void)request;
    return BND_UNSUPPORTED("MPI_Irecv_c", BND_ON_COMM, comm);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Irsend
#if BND_HAS_MPI_Irsend
int BND_IMPLEMENTATION(Irsend)(const void *buf, int count, abi_Datatype datatype, int dest, int tag, abi_Comm comm,
        abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_Irsend", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Irsend", BND_ON_COMM, comm);
    MPI_Request c_request = bnd_null_Request;
    const int bnd_result = BND_NATIVE(Irsend)(buf, count, bnd_to_Type(datatype), bnd_to_ranks(dest), tag,
            bnd_to_Comm(comm), &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_Irsend", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Irsend)(const void *buf, int count, abi_Datatype datatype, int dest, int tag, abi_Comm comm,
        abi_Request *request)
{
    (void)buf, (void)count, (void)datatype, (void)dest, (void)tag, (void)comm, (void)request;
    return BND_UNSUPPORTED("MPI_Irsend", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Irsend_c
#if BND_HAS_MPI_Irsend_c && !defined(BND_EMULATES_MPI_Irsend)
int BND_IMPLEMENTATION(Irsend_c)(const void *buf, abi_Count count, abi_Datatype datatype, int dest, int tag,
        abi_Comm comm, abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_Irsend_c", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Irsend_c", BND_ON_COMM, comm);
    MPI_Request c_request = bnd_null_Request;
    const int bnd_result = BND_NATIVE(Irsend_c)(buf, count, bnd_to_Type(datatype), bnd_to_ranks(dest), tag,
            bnd_to_Comm(comm), &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_Irsend_c", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Irsend_c)(const void *buf, abi_Count count, abi_Datatype datatype, int dest, int tag,
        abi_Comm comm, abi_Request *request)
{
#if BND_HAS_MPI_Irsend || defined(BND_EMULATES_MPI_Irsend)
    BND_NARROW_IN(int, count, 1, "MPI_Irsend_c", ABI_ERR_COUNT, BND_ON_COMM, comm);
    const int bnd_result = BND_IMPLEMENTATION(Irsend)(buf, c_count, datatype, dest, tag, comm, request);
    BND_NARROWED_IN(count, 1, *request);
    return bnd_result;
#else
    (void)buf, (void)count, (void)datatype, (void)dest, (void)tag, (void)comm, (void)request;
    return BND_UNSUPPORTED("MPI_Irsend_c", BND_ON_COMM, comm);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Isend
#if BND_HAS_MPI_Isend
int BND_IMPLEMENTATION(Isend)(const void *buf, int count, abi_Datatype datatype, int dest, int tag, abi_Comm comm,
        abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_Isend", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Isend", BND_ON_COMM, comm);
    MPI_Request c_request = bnd_null_Request;
    const int bnd_result = BND_NATIVE(Isend)(buf, count, bnd_to_Type(datatype), bnd_to_ranks(dest), tag,
            bnd_to_Comm(comm), &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_Isend", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Isend)(const void *buf, int count, abi_Datatype datatype, int dest, int tag, abi_Comm comm,
        abi_Request *request)
{
    (void)buf, (void)count, (void)datatype, (void)dest, (void)tag, (void)comm, (void)request;
    return BND_UNSUPPORTED("MPI_Isend", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Isend_c
#if BND_HAS_MPI_Isend_c && !defined(BND_EMULATES_MPI_Isend)
int BND_IMPLEMENTATION(Isend_c)(const void *buf, abi_Count count, abi_Datatype datatype, int dest, int tag,
        abi_Comm comm, abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_Isend_c", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Isend_c", BND_ON_COMM, comm);
    MPI_Request c_request = bnd_null_Request;
    const int bnd_result = BND_NATIVE(Isend_c)(buf, count, bnd_to_Type(datatype), bnd_to_ranks(dest), tag,
            bnd_to_Comm(comm), &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_Isend_c", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Isend_c)(const void *buf, abi_Count count, abi_Datatype datatype, int dest, int tag,
        abi_Comm comm, abi_Request *request)
{
#if BND_HAS_MPI_Isend || defined(BND_EMULATES_MPI_Isend)
    BND_NARROW_IN(int, count, 1, "MPI_Isend_c", ABI_ERR_COUNT, BND_ON_COMM, comm);
    const int bnd_result = BND_IMPLEMENTATION(Isend)(buf, c_count, datatype, dest, tag, comm, request);
    BND_NARROWED_IN(count, 1, *request);
    return bnd_result;
#else
    (void)buf, (void)count, (void)datatype, (void)dest, (void)tag, (void)comm, (void)request;
    return BND_UNSUPPORTED("MPI_Isend_c", BND_ON_COMM, comm);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Isendrecv
#if BND_HAS_MPI_Isendrecv
int BND_IMPLEMENTATION(Isendrecv)(const void *sendbuf, int sendcount, abi_Datatype sendtype, int dest, int sendtag,
        void *recvbuf, int recvcount, abi_Datatype recvtype, int source, int recvtag, abi_Comm comm,
        abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Type, sendtype, 1, ABI_ERR_TYPE, "MPI_Isendrecv", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Type, recvtype, 1, ABI_ERR_TYPE, "MPI_Isendrecv", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Isendrecv", BND_ON_COMM, comm);
    MPI_Request c_request = bnd_null_Request;
    const int bnd_result = BND_NATIVE(Isendrecv)(sendbuf, sendcount, bnd_to_Type(sendtype), bnd_to_ranks(dest),
            sendtag, recvbuf, recvcount, bnd_to_Type(recvtype), bnd_to_ranks(source), bnd_to_tags(recvtag),
            bnd_to_Comm(comm), &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_Isendrecv", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Isendrecv)(const void *sendbuf, int sendcount, abi_Datatype sendtype, int dest, int sendtag,
        void *recvbuf, int recvcount, abi_Datatype recvtype, int source, int recvtag, abi_Comm comm,
        abi_Request *request)
{
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)dest, (void)sendtag, (void)recvbuf, (void)recvcount,
            (void)recvtype, (void)source, (void)recvtag, (void)comm, (void)request;
    return BND_UNSUPPORTED("MPI_Isendrecv", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Isendrecv_c
#if BND_HAS_MPI_Isendrecv_c && !defined(BND_EMULATES_MPI_Isendrecv)
int BND_IMPLEMENTATION(Isendrecv_c)(const void *sendbuf, abi_Count sendcount, abi_Datatype sendtype, int dest,
        int sendtag, void *recvbuf, abi_Count recvcount, abi_Datatype recvtype, int source, int recvtag, abi_Comm comm,
        abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Type, sendtype, 1, ABI_ERR_TYPE, "MPI_Isendrecv_c", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Type, recvtype, 1, ABI_ERR_TYPE, "MPI_Isendrecv_c", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Isendrecv_c", BND_ON_COMM, comm);
    MPI_Request c_request = bnd_null_Request;
    const int bnd_result = BND_NATIVE(Isendrecv_c)(sendbuf, sendcount, bnd_to_Type(sendtype), bnd_to_ranks(dest),
            sendtag, recvbuf, recvcount, bnd_to_Type(recvtype), bnd_to_ranks(source), bnd_to_tags(recvtag),
            bnd_to_Comm(comm), &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_Isendrecv_c", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Isendrecv_c)(const void *sendbuf, abi_Count sendcount, abi_Datatype sendtype, int dest,
        int sendtag, void *recvbuf, abi_Count recvcount, abi_Datatype recvtype, int source, int recvtag, abi_Comm comm,
        abi_Request *request)
{
#if BND_HAS_MPI_Isendrecv || defined(BND_EMULATES_MPI_Isendrecv)
    BND_NARROW_IN(int, sendcount, 1, "MPI_Isendrecv_c", ABI_ERR_COUNT, BND_ON_COMM, comm);
    BND_NARROW_IN(int, recvcount, 1, "MPI_Isendrecv_c", ABI_ERR_COUNT, BND_ON_COMM, comm);
    const int bnd_result = BND_IMPLEMENTATION(Isendrecv)(sendbuf, c_sendcount, sendtype, dest, sendtag, recvbuf,
            c_recvcount, recvtype, source, recvtag, comm, request);
    BND_NARROWED_IN(sendcount, 1, *request);
    BND_NARROWED_IN(recvcount, 1, *request);
    return bnd_result;
#else
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)dest, (void)sendtag, (void)recvbuf, (void)recvcount,
            (void)recvtype, (void)source, (void)recvtag, (void)comm, (void)request;
    return BND_UNSUPPORTED("MPI_Isendrecv_c", BND_ON_COMM, comm);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Isendrecv_replace
#if BND_HAS_MPI_Isendrecv_replace
int BND_IMPLEMENTATION(Isendrecv_replace)(void *buf, int count, abi_Datatype datatype, int dest, int sendtag,
        int source, int recvtag, abi_Comm comm, abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_Isendrecv_replace", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Isendrecv_replace", BND_ON_COMM, comm);
    MPI_Request c_request = bnd_null_Request;
    const int bnd_result = BND_NATIVE(Isendrecv_replace)(buf, count, bnd_to_Type(datatype), bnd_to_ranks(dest),
            sendtag, bnd_to_ranks(source), bnd_to_tags(recvtag), bnd_to_Comm(comm), &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_Isendrecv_replace", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Isendrecv_replace)(void *buf, int count, abi_Datatype datatype, int dest, int sendtag,
        int source, int recvtag, abi_Comm comm, abi_Request *request)
{
    (void)buf, (void)count, (void)datatype, (void)dest, (void)sendtag, (void)source, (void)recvtag, (void)comm,
            (void)request;
    return BND_UNSUPPORTED("MPI_Isendrecv_replace", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Isendrecv_replace_c
#if BND_HAS_MPI_Isendrecv_replace_c && !defined(BND_EMULATES_MPI_Isendrecv_replace)
int BND_IMPLEMENTATION(Isendrecv_replace_c)(void *buf, abi_Count count, abi_Datatype datatype, int dest, int sendtag,
        int source, int recvtag, abi_Comm comm, abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_Isendrecv_replace_c", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Isendrecv_replace_c", BND_ON_COMM, comm);
    MPI_Request c_request = bnd_null_Request;
    const int bnd_result = BND_NATIVE(Isendrecv_replace_c)(buf, count, bnd_to_Type(datatype), bnd_to_ranks(dest),
            sendtag, bnd_to_ranks(source), bnd_to_tags(recvtag), bnd_to_Comm(comm), &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_Isendrecv_replace_c", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Isendrecv_replace_c)(void *buf, abi_Count count, abi_Datatype datatype, int dest, int sendtag,
        int source, int recvtag, abi_Comm comm, abi_Request *request)
{
#if BND_HAS_MPI_Isendrecv_replace || defined(BND_EMULATES_MPI_Isendrecv_replace)
    BND_NARROW_IN(int, count, 1, "MPI_Isendrecv_replace_c", ABI_ERR_COUNT, BND_ON_COMM, comm);
    const int bnd_result = BND_IMPLEMENTATION(Isendrecv_replace)(buf, c_count, datatype, dest, sendtag, source,
            recvtag, comm, request);
    BND_NARROWED_IN(count, 1, *request);
    return bnd_result;
#else
    (void)buf, (void)count, (void)datatype, (void)dest, (void)sendtag, (void)source, (void)recvtag, (void)comm,
            (void)request;
    return BND_UNSUPPORTED("MPI_Isendrecv_replace_c", BND_ON_COMM, comm);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Issend
#if BND_HAS_MPI_Issend
int BND_IMPLEMENTATION(Issend)(const void *buf, int count, abi_Datatype datatype, int dest, int tag, abi_Comm comm,
        abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_Issend", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Issend", BND_ON_COMM, comm);
    MPI_Request c_request = bnd_null_Request;
    const int bnd_result = BND_NATIVE(Issend)(buf, count, bnd_to_Type(datatype), bnd_to_ranks(dest), tag,
            bnd_to_Comm(comm), &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_Issend", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Issend)(const void *buf, int count, abi_Datatype datatype, int dest, int tag, abi_Comm comm,
        abi_Request *request)
{
    (void)buf, (void)count, (void)datatype, (void)dest, (void)tag, (void)comm, (void)request;
    return BND_UNSUPPORTED("MPI_Issend", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Issend_c
#if BND_HAS_MPI_Issend_c && !defined(BND_EMULATES_MPI_Issend)
int BND_IMPLEMENTATION(Issend_c)(const void *buf, abi_Count count, abi_Datatype datatype, int dest, int tag,
        abi_Comm comm, abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_Issend_c", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Issend_c", BND_ON_COMM, comm);
    MPI_Request c_request = bnd_null_Request;
    const int bnd_result = BND_NATIVE(Issend_c)(buf, count, bnd_to_Type(datatype), bnd_to_ranks(dest), tag,
            bnd_to_Comm(comm), &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_Issend_c", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Issend_c)(const void *buf, abi_Count count, abi_Datatype datatype, int dest, int tag,
        abi_Comm comm, abi_Request *request)
{
#if BND_HAS_MPI_Issend || defined(BND_EMULATES_MPI_Issend)
    BND_NARROW_IN(int, count, 1, "MPI_Issend_c", ABI_ERR_COUNT, BND_ON_COMM, comm);
    const int bnd_result = BND_IMPLEMENTATION(Issend)(buf, c_count, datatype, dest, tag, comm, request);
    BND_NARROWED_IN(count, 1, *request);
    return bnd_result;
#else
    (void)buf, (void)count, (void)datatype, (void)dest, (void)tag, (void)comm, (void)request;
    return BND_UNSUPPORTED("MPI_Issend_c", BND_ON_COMM, comm);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Mprobe
#if BND_HAS_MPI_Mprobe
int BND_IMPLEMENTATION(Mprobe)(int source, int tag, abi_Comm comm, abi_Message *message, abi_Status *status)
{
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Mprobe", BND_ON_COMM, comm);
    MPI_Message c_message = bnd_null_Message;
    MPI_Status c_status;
    const int bnd_result = BND_NATIVE(Mprobe)(bnd_to_ranks(source), bnd_to_tags(tag), bnd_to_Comm(comm), &c_message,
            status == ABI_STATUS_IGNORE ? MPI_STATUS_IGNORE : &c_status);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *message = bnd_from_Message(c_message);
        if (status != ABI_STATUS_IGNORE) bnd_from_status(status, &c_status);
    }
    return BND_RETURNED(bnd_result, "MPI_Mprobe", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Mprobe)(int source, int tag, abi_Comm comm, abi_Message *message, abi_Status *status)
{
    (void)source, (void)tag, (void)comm, (void)message, (void)status;
    return BND_UNSUPPORTED("MPI_Mprobe", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Mrecv
#if BND_HAS_MPI_Mrecv
int BND_IMPLEMENTATION(Mrecv)(void *buf, int count, abi_Datatype datatype, abi_Message *message, abi_Status *status)
{
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_Mrecv", BND_ON_MESSAGE, *message);
    BND_ABI_REFUSE_WRONG(Message, *message, 1, ABI_ERR_REQUEST, "MPI_Mrecv", BND_ON_MESSAGE, *message);
    MPI_Message c_message = bnd_to_Message(*message);
    MPI_Status c_status;
    const int bnd_result = BND_NATIVE(Mrecv)(buf, count, bnd_to_Type(datatype), &c_message,
            status == ABI_STATUS_IGNORE ? MPI_STATUS_IGNORE : &c_status);
    *message = bnd_from_Message(c_message);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        if (status != ABI_STATUS_IGNORE) bnd_from_status(status, &c_status);
    }
    return BND_RETURNED(bnd_result, "MPI_Mrecv", BND_ON_MESSAGE, *message);
}
#else
int BND_IMPLEMENTATION(Mrecv)(void *buf, int count, abi_Datatype datatype, abi_Message *message, abi_Status *status)
{
    (void)buf, (void)count, (void)datatype, (void)message, (void)status;
    return BND_UNSUPPORTED("MPI_Mrecv", BND_ON_MESSAGE, *message);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Mrecv_c
#if BND_HAS_MPI_Mrecv_c && !defined(BND_EMULATES_MPI_Mrecv)
int BND_IMPLEMENTATION(Mrecv_c)(void *buf, abi_Count count, abi_Datatype datatype, abi_Message *message,
        abi_Status *status)
{
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_Mrecv_c", BND_ON_MESSAGE, *message);
    BND_ABI_REFUSE_WRONG(Message, *message, 1, ABI_ERR_REQUEST, "MPI_Mrecv_c", BND_ON_MESSAGE, *message);
    MPI_Message c_message = bnd_to_Message(*message);
    MPI_Status c_status;
    const int bnd_result = BND_NATIVE(Mrecv_c)(buf, count, bnd_to_Type(datatype), &c_message,
            status == ABI_STATUS_IGNORE ? MPI_STATUS_IGNORE : &c_status);
    *message = bnd_from_Message(c_message);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        if (status != ABI_STATUS_IGNORE) bnd_from_status(status, &c_status);
    }
    return BND_RETURNED(bnd_result, "MPI_Mrecv_c", BND_ON_MESSAGE, *message);
}
#else
int BND_IMPLEMENTATION(Mrecv_c)(void *buf, abi_Count count, abi_Datatype datatype, abi_Message *message,
        abi_Status *status)
{
#if BND_HAS_MPI_Mrecv || defined(BND_EMULATES_MPI_Mrecv)
    BND_NARROW_IN(int, count, 1, "MPI_Mrecv_c", ABI_ERR_COUNT, BND_ON_MESSAGE, *message);
    const int bnd_result = BND_IMPLEMENTATION(Mrecv)(buf, c_count, datatype, message, status);
    BND_NARROWED_IN(count, 1, 0);
    return bnd_result;
#else
    (void)buf, (void)count, (void)datatype, (void)message, (void)status;
    return BND_UNSUPPORTED("MPI_Mrecv_c", BND_ON_MESSAGE, *message);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Probe
#if BND_HAS_MPI_Probe
int BND_IMPLEMENTATION(Probe)(int source, int tag, abi_Comm comm, abi_Status *status)
{
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Probe", BND_ON_COMM, comm);
    MPI_Status c_status;
    const int bnd_result = BND_NATIVE(Probe)(bnd_to_ranks(source), bnd_to_tags(tag), bnd_to_Comm(comm),
            status == ABI_STATUS_IGNORE ? MPI_STATUS_IGNORE : &c_status);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        if (status != ABI_STATUS_IGNORE) bnd_from_status(status, &c_status);
    }
    return BND_RETURNED(bnd_result, "MPI_Probe", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Probe)(int source, int tag, abi_Comm comm, abi_Status *status)
{
    (void)source, (void)tag, (void)comm, (void)status;
    return BND_UNSUPPORTED("MPI_Probe", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Recv
#if BND_HAS_MPI_Recv
int BND_IMPLEMENTATION(Recv)(void *buf, int count, abi_Datatype datatype, int source, int tag, abi_Comm comm,
        abi_Status *status)
{
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_Recv", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Recv", BND_ON_COMM, comm);
    MPI_Status c_status;
    const int bnd_result = BND_NATIVE(Recv)(buf, count, bnd_to_Type(datatype), bnd_to_ranks(source), bnd_to_tags(tag),
            bnd_to_Comm(comm), status == ABI_STATUS_IGNORE ? MPI_STATUS_IGNORE : &c_status);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        if (status != ABI_STATUS_IGNORE) bnd_from_status(status, &c_status);
    }
    return BND_RETURNED(bnd_result, "MPI_Recv", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Recv)(void *buf, int count, abi_Datatype datatype, int source, int tag, abi_Comm comm,
        abi_Status *status)
{
    (void)buf, (void)count, (void)datatype, (void)source, (void)tag, (void)comm, (void)status;
    return BND_UNSUPPORTED("MPI_Recv", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Recv_c
#if BND_HAS_MPI_Recv_c && !defined(BND_EMULATES_MPI_Recv)
int BND_IMPLEMENTATION(Recv_c)(void *buf, abi_Count count, abi_Datatype datatype, int source, int tag, abi_Comm comm,
        abi_Status *status)
{
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_Recv_c", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Recv_c", BND_ON_COMM, comm);
    MPI_Status c_status;
    const int bnd_result = BND_NATIVE(Recv_c)(buf, count, bnd_to_Type(datatype), bnd_to_ranks(source),
            bnd_to_tags(tag), bnd_to_Comm(comm), status == ABI_STATUS_IGNORE ? MPI_STATUS_IGNORE : &c_status);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        if (status != ABI_STATUS_IGNORE) bnd_from_status(status, &c_status);
    }
    return BND_RETURNED(bnd_result, "MPI_Recv_c", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Recv_c)(void *buf, abi_Count count, abi_Datatype datatype, int source, int tag, abi_Comm comm,
        abi_Status *status)
{
#if BND_HAS_MPI_Recv || defined(BND_EMULATES_MPI_Recv)
    BND_NARROW_IN(int, count, 1, "MPI_Recv_c", ABI_ERR_COUNT, BND_ON_COMM, comm);
    const int bnd_result = BND_IMPLEMENTATION(Recv)(buf, c_count, datatype, source, tag, comm, status);
    BND_NARROWED_IN(count, 1, 0);
    return bnd_result;
#else
    (void)buf, (void)count, (void)datatype, (void)source, (void)tag, (void)comm, (void)status;
    return BND_UNSUPPORTED("MPI_Recv_c", BND_ON_COMM, comm);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Recv_init
#if BND_HAS_MPI_Recv_init
int BND_IMPLEMENTATION(Recv_init)(void *buf, int count, abi_Datatype datatype, int source, int tag, abi_Comm comm,
        abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_Recv_init", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Recv_init", BND_ON_COMM, comm);
    MPI_Request c_request = bnd_null_Request;
    const int bnd_result = BND_NATIVE(Recv_init)(buf, count, bnd_to_Type(datatype), bnd_to_ranks(source),
            bnd_to_tags(tag), bnd_to_Comm(comm), &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_Recv_init", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Recv_init)(void *buf, int count, abi_Datatype datatype, int source, int tag, abi_Comm comm,
        abi_Request *request)
{
    (void)buf, (void)count, (void)datatype, (void)source, (void)tag, (void)comm, (void)request;
    return BND_UNSUPPORTED("MPI_Recv_init", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Recv_init_c
#if BND_HAS_MPI_Recv_init_c && !defined(BND_EMULATES_MPI_Recv_init)
int BND_IMPLEMENTATION(Recv_init_c)(void *buf, abi_Count count, abi_Datatype datatype, int source, int tag,
        abi_Comm comm, abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_Recv_init_c", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Recv_init_c", BND_ON_COMM, comm);
    MPI_Request c_request = bnd_null_Request;
    const int bnd_result = BND_NATIVE(Recv_init_c)(buf, count, bnd_to_Type(datatype), bnd_to_ranks(source),
            bnd_to_tags(tag), bnd_to_Comm(comm), &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_Recv_init_c", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Recv_init_c)(void *buf, abi_Count count, abi_Datatype datatype, int source, int tag,
        abi_Comm comm, abi_Request *request)
{
#if BND_HAS_MPI_Recv_init || defined(BND_EMULATES_MPI_Recv_init)
    BND_NARROW_IN(int, count, 1, "MPI_Recv_init_c", ABI_ERR_COUNT, BND_ON_COMM, comm);
    const int bnd_result = BND_IMPLEMENTATION(Recv_init)(buf, c_count, datatype, source, tag, comm, request);
    BND_NARROWED_IN(count, 1, *request);
    return bnd_result;
#else
    (void)buf, (void)count, (void)datatype, (void)source, (void)tag, (void)comm, (void)request;
    return BND_UNSUPPORTED("MPI_Recv_init_c", BND_ON_COMM, comm);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Rsend
#if BND_HAS_MPI_Rsend
int BND_IMPLEMENTATION(Rsend)(const void *buf, int count, abi_Datatype datatype, int dest, int tag, abi_Comm comm)
{
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_Rsend", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Rsend", BND_ON_COMM, comm);
    return BND_RETURNED(BND_NATIVE(Rsend)(buf, count, bnd_to_Type(datatype), bnd_to_ranks(dest), tag,
            bnd_to_Comm(comm)), "MPI_Rsend", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Rsend)(const void *buf, int count, abi_Datatype datatype, int dest, int tag, abi_Comm comm)
{
    (void)buf, (void)count, (void)datatype, (void)dest, (void)tag, (void)comm;
    return BND_UNSUPPORTED("MPI_Rsend", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Rsend_c
#if BND_HAS_MPI_Rsend_c && !defined(BND_EMULATES_MPI_Rsend)
int BND_IMPLEMENTATION(Rsend_c)(const void *buf, abi_Count count, abi_Datatype datatype, int dest, int tag,
        abi_Comm comm)
{
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_Rsend_c", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Rsend_c", BND_ON_COMM, comm);
    return BND_RETURNED(BND_NATIVE(Rsend_c)(buf, count, bnd_to_Type(datatype), bnd_to_ranks(dest), tag,
            bnd_to_Comm(comm)), "MPI_Rsend_c", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Rsend_c)(const void *buf, abi_Count count, abi_Datatype datatype, int dest, int tag,
        abi_Comm comm)
{
#if BND_HAS_MPI_Rsend || defined(BND_EMULATES_MPI_Rsend)
    BND_NARROW_IN(int, count, 1, "MPI_Rsend_c", ABI_ERR_COUNT, BND_ON_COMM, comm);
    const int bnd_result = BND_IMPLEMENTATION(Rsend)(buf, c_count, datatype, dest, tag, comm);
    BND_NARROWED_IN(count, 1, 0);
    return bnd_result;
#else
    (void)buf, (void)count, (void)datatype, (void)dest, (void)tag, (void)comm;
    return BND_UNSUPPORTED("MPI_Rsend_c", BND_ON_COMM, comm);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Rsend_init
#if BND_HAS_MPI_Rsend_init
int BND_IMPLEMENTATION(Rsend_init)(const void *buf, int count, abi_Datatype datatype, int dest, int tag, abi_Comm comm,
        abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_Rsend_init", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Rsend_init", BND_ON_COMM, comm);
    MPI_Request c_request = bnd_null_Request;
    const int bnd_result = BND_NATIVE(Rsend_init)(buf, count, bnd_to_Type(datatype), bnd_to_ranks(dest), tag,
            bnd_to_Comm(comm), &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_Rsend_init", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Rsend_init)(const void *buf, int count, abi_Datatype datatype, int dest, int tag, abi_Comm comm,
        abi_Request *request)
{
    (void)buf, (void)count, (void)datatype, (void)dest, (void)tag, (void)comm, (void)request;
    return BND_UNSUPPORTED("MPI_Rsend_init", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Rsend_init_c
#if BND_HAS_MPI_Rsend_init_c && !defined(BND_EMULATES_MPI_Rsend_init)
int BND_IMPLEMENTATION(Rsend_init_c)(const void *buf, abi_Count count, abi_Datatype datatype, int dest, int tag,
        abi_Comm comm, abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_Rsend_init_c", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Rsend_init_c", BND_ON_COMM, comm);
    MPI_Request c_request = bnd_null_Request;
    const int bnd_result = BND_NATIVE(Rsend_init_c)(buf, count, bnd_to_Type(datatype), bnd_to_ranks(dest), tag,
            bnd_to_Comm(comm), &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_Rsend_init_c", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Rsend_init_c)(const void *buf, abi_Count count, abi_Datatype datatype, int dest, int tag,
        abi_Comm comm, abi_Request *request)
{
#if BND_HAS_MPI_Rsend_init || defined(BND_EMULATES_MPI_Rsend_init)
    BND_NARROW_IN(int, count, 1, "MPI_Rsend_init_c", ABI_ERR_COUNT, BND_ON_COMM, comm);
    const int bnd_result = BND_IMPLEMENTATION(Rsend_init)(buf, c_count, datatype, dest, tag, comm, request);
    BND_NARROWED_IN(count, 1, *request);
    return bnd_result;
#else
    (void)buf, (void)count, (void)datatype, (void)dest, (void)tag, (void)comm, (void)request;
    return BND_UNSUPPORTED("MPI_Rsend_init_c", BND_ON_COMM, comm);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Send
#if BND_HAS_MPI_Send
int BND_IMPLEMENTATION(Send)(const void *buf, int count, abi_Datatype datatype, int dest, int tag, abi_Comm comm)
{
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_Send", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Send", BND_ON_COMM, comm);
    return BND_RETURNED(BND_NATIVE(Send)(buf, count, bnd_to_Type(datatype), bnd_to_ranks(dest), tag,
            bnd_to_Comm(comm)), "MPI_Send", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Send)(const void *buf, int count, abi_Datatype datatype, int dest, int tag, abi_Comm comm)
{
    (void)buf, (void)count, (void)datatype, (void)dest, (void)tag, (void)comm;
    return BND_UNSUPPORTED("MPI_Send", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Send_c
#if BND_HAS_MPI_Send_c && !defined(BND_EMULATES_MPI_Send)
int BND_IMPLEMENTATION(Send_c)(const void *buf, abi_Count count, abi_Datatype datatype, int dest, int tag,
        abi_Comm comm)
{
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_Send_c", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Send_c", BND_ON_COMM, comm);
    return BND_RETURNED(BND_NATIVE(Send_c)(buf, count, bnd_to_Type(datatype), bnd_to_ranks(dest), tag,
            bnd_to_Comm(comm)), "MPI_Send_c", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Send_c)(const void *buf, abi_Count count, abi_Datatype datatype, int dest, int tag,
        abi_Comm comm)
{
#if BND_HAS_MPI_Send || defined(BND_EMULATES_MPI_Send)
    BND_NARROW_IN(int, count, 1, "MPI_Send_c", ABI_ERR_COUNT, BND_ON_COMM, comm);
    const int bnd_result = BND_IMPLEMENTATION(Send)(buf, c_count, datatype, dest, tag, comm);
    BND_NARROWED_IN(count, 1, 0);
    return bnd_result;
#else
    (void)buf, (void)count, (void)datatype, (void)dest, (void)tag, (void)comm;
    return BND_UNSUPPORTED("MPI_Send_c", BND_ON_COMM, comm);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Send_init
#if BND_HAS_MPI_Send_init
int BND_IMPLEMENTATION(Send_init)(const void *buf, int count, abi_Datatype datatype, int dest, int tag, abi_Comm comm,
        abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_Send_init", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Send_init", BND_ON_COMM, comm);
    MPI_Request c_request = bnd_null_Request;
    const int bnd_result = BND_NATIVE(Send_init)(buf, count, bnd_to_Type(datatype), bnd_to_ranks(dest), tag,
            bnd_to_Comm(comm), &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_Send_init", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Send_init)(const void *buf, int count, abi_Datatype datatype, int dest, int tag, abi_Comm comm,
        abi_Request *request)
{
    (void)buf, (void)count, (void)datatype, (void)dest, (void)tag, (void)comm, (void)request;
    return BND_UNSUPPORTED("MPI_Send_init", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Send_init_c
#if BND_HAS_MPI_Send_init_c && !defined(BND_EMULATES_MPI_Send_init)
int BND_IMPLEMENTATION(Send_init_c)(const void *buf, abi_Count count, abi_Datatype datatype, int dest, int tag,
        abi_Comm comm, abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_Send_init_c", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Send_init_c", BND_ON_COMM, comm);
    MPI_Request c_request = bnd_null_Request;
    const int bnd_result = BND_NATIVE(Send_init_c)(buf, count, bnd_to_Type(datatype), bnd_to_ranks(dest), tag,
            bnd_to_Comm(comm), &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_Send_init_c", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Send_init_c)(const void *buf, abi_Count count, abi_Datatype datatype, int dest, int tag,
        abi_Comm comm, abi_Request *request)
{
#if BND_HAS_MPI_Send_init || defined(BND_EMULATES_MPI_Send_init)
    BND_NARROW_IN(int, count, 1, "MPI_Send_init_c", ABI_ERR_COUNT, BND_ON_COMM, comm);
    const int bnd_result = BND_IMPLEMENTATION(Send_init)(buf, c_count, datatype, dest, tag, comm, request);
    BND_NARROWED_IN(count, 1, *request);
    return bnd_result;
#else
    (void)buf, (void)count, (void)datatype, (void)dest, (void)tag, (void)comm, (void)request;
    return BND_UNSUPPORTED("MPI_Send_init_c", BND_ON_COMM, comm);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Sendrecv
#if BND_HAS_MPI_Sendrecv
int BND_IMPLEMENTATION(Sendrecv)(const void *sendbuf, int sendcount, abi_Datatype sendtype, int dest, int sendtag,
        void *recvbuf, int recvcount, abi_Datatype recvtype, int source, int recvtag, abi_Comm comm,
        abi_Status *status)
{
    BND_ABI_REFUSE_WRONG(Type, sendtype, 1, ABI_ERR_TYPE, "MPI_Sendrecv", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Type, recvtype, 1, ABI_ERR_TYPE, "MPI_Sendrecv", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Sendrecv", BND_ON_COMM, comm);
    MPI_Status c_status;
    const int bnd_result = BND_NATIVE(Sendrecv)(sendbuf, sendcount, bnd_to_Type(sendtype), bnd_to_ranks(dest), sendtag,
            recvbuf, recvcount, bnd_to_Type(recvtype), bnd_to_ranks(source), bnd_to_tags(recvtag), bnd_to_Comm(comm),
            status == ABI_STATUS_IGNORE ? MPI_STATUS_IGNORE : &c_status);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        if (status != ABI_STATUS_IGNORE) bnd_from_status(status, &c_status);
    }
    return BND_RETURNED(bnd_result, "MPI_Sendrecv", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Sendrecv)(const void *sendbuf, int sendcount, abi_Datatype sendtype, int dest, int sendtag,
        void *recvbuf, int recvcount, abi_Datatype recvtype, int source, int recvtag, abi_Comm comm,
        abi_Status *status)
{
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)dest, (void)sendtag, (void)recvbuf, (void)recvcount,
            (void)recvtype, (void)source, (void)recvtag, (void)comm, (void)status;
    return BND_UNSUPPORTED("MPI_Sendrecv", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Sendrecv_c
#if BND_HAS_MPI_Sendrecv_c && !defined(BND_EMULATES_MPI_Sendrecv)
int BND_IMPLEMENTATION(Sendrecv_c)(const void *sendbuf, abi_Count sendcount, abi_Datatype sendtype, int dest,
        int sendtag, void *recvbuf, abi_Count recvcount, abi_Datatype recvtype, int source, int recvtag, abi_Comm comm,
        abi_Status *status)
{
    BND_ABI_REFUSE_WRONG(Type, sendtype, 1, ABI_ERR_TYPE, "MPI_Sendrecv_c", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Type, recvtype, 1, ABI_ERR_TYPE, "MPI_Sendrecv_c", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Sendrecv_c", BND_ON_COMM, comm);
    MPI_Status c_status;
    const int bnd_result = BND_NATIVE(Sendrecv_c)(sendbuf, sendcount, bnd_to_Type(sendtype), bnd_to_ranks(dest),
            sendtag, recvbuf, recvcount, bnd_to_Type(recvtype), bnd_to_ranks(source), bnd_to_tags(recvtag),
            bnd_to_Comm(comm), status == ABI_STATUS_IGNORE ? MPI_STATUS_IGNORE : &c_status);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        if (status != ABI_STATUS_IGNORE) bnd_from_status(status, &c_status);
    }
    return BND_RETURNED(bnd_result, "MPI_Sendrecv_c", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Sendrecv_c)(const void *sendbuf, abi_Count sendcount, abi_Datatype sendtype, int dest,
        int sendtag, void *recvbuf, abi_Count recvcount, abi_Datatype recvtype, int source, int recvtag, abi_Comm comm,
        abi_Status *status)
{
#if BND_HAS_MPI_Sendrecv || defined(BND_EMULATES_MPI_Sendrecv)
    BND_NARROW_IN(int, sendcount, 1, "MPI_Sendrecv_c", ABI_ERR_COUNT, BND_ON_COMM, comm);
    BND_NARROW_IN(int, recvcount, 1, "MPI_Sendrecv_c", ABI_ERR_COUNT, BND_ON_COMM, comm);
    const int bnd_result = BND_IMPLEMENTATION(Sendrecv)(sendbuf, c_sendcount, sendtype, dest, sendtag, recvbuf,
            c_recvcount, recvtype, source, recvtag, comm, status);
    BND_NARROWED_IN(sendcount, 1, 0);
    BND_NARROWED_IN(recvcount, 1, 0);
    return bnd_result;
#else
    (void)sendbuf, (void)sendcount, (void)sendtype, (void)dest, (void)sendtag, (void)recvbuf, (void)recvcount,
            (void)recvtype, (void)source, (void)recvtag, (void)comm, (void)status;
    return BND_UNSUPPORTED("MPI_Sendrecv_c", BND_ON_COMM, comm);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Sendrecv_replace
#if BND_HAS_MPI_Sendrecv_replace
int BND_IMPLEMENTATION(Sendrecv_replace)(void *buf, int count, abi_Datatype datatype, int dest, int sendtag,
        int source, int recvtag, abi_Comm comm, abi_Status *status)
{
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_Sendrecv_replace", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Sendrecv_replace", BND_ON_COMM, comm);
    MPI_Status c_status;
    const int bnd_result = BND_NATIVE(Sendrecv_replace)(buf, count, bnd_to_Type(datatype), bnd_to_ranks(dest), sendtag,
            bnd_to_ranks(source), bnd_to_tags(recvtag), bnd_to_Comm(comm),
            status == ABI_STATUS_IGNORE ? MPI_STATUS_IGNORE : &c_status);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        if (status != ABI_STATUS_IGNORE) bnd_from_status(status, &c_status);
    }
    return BND_RETURNED(bnd_result, "MPI_Sendrecv_replace", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Sendrecv_replace)(void *buf, int count, abi_Datatype datatype, int dest, int sendtag,
        int source, int recvtag, abi_Comm comm, abi_Status *status)
{
    (void)buf, (void)count, (void)datatype, (void)dest, (void)sendtag, (void)source, (void)recvtag, (void)comm,
            (void)status;
    return BND_UNSUPPORTED("MPI_Sendrecv_replace", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Sendrecv_replace_c
#if BND_HAS_MPI_Sendrecv_replace_c && !defined(BND_EMULATES_MPI_Sendrecv_replace)
int BND_IMPLEMENTATION(Sendrecv_replace_c)(void *buf, abi_Count count, abi_Datatype datatype, int dest, int sendtag,
        int source, int recvtag, abi_Comm comm, abi_Status *status)
{
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_Sendrecv_replace_c", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Sendrecv_replace_c", BND_ON_COMM, comm);
    MPI_Status c_status;
    const int bnd_result = BND_NATIVE(Sendrecv_replace_c)(buf, count, bnd_to_Type(datatype), bnd_to_ranks(dest),
            sendtag, bnd_to_ranks(source), bnd_to_tags(recvtag), bnd_to_Comm(comm),
            status == ABI_STATUS_IGNORE ? MPI_STATUS_IGNORE : &c_status);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        if (status != ABI_STATUS_IGNORE) bnd_from_status(status, &c_status);
    }
    return BND_RETURNED(bnd_result, "MPI_Sendrecv_replace_c", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Sendrecv_replace_c)(void *buf, abi_Count count, abi_Datatype datatype, int dest, int sendtag,
        int source, int recvtag, abi_Comm comm, abi_Status *status)
{
#if BND_HAS_MPI_Sendrecv_replace || defined(BND_EMULATES_MPI_Sendrecv_replace)
    BND_NARROW_IN(int, count, 1, "MPI_Sendrecv_replace_c", ABI_ERR_COUNT, BND_ON_COMM, comm);
    const int bnd_result = BND_IMPLEMENTATION(Sendrecv_replace)(buf, c_count, datatype, dest, sendtag, source, recvtag,
            comm, status);
    BND_NARROWED_IN(count, 1, 0);
    return bnd_result;
#else
    (void)buf, (void)count, (void)datatype, (void)dest, (void)sendtag, (void)source, (void)recvtag, (void)comm,
            (void)status;
    return BND_UNSUPPORTED("MPI_Sendrecv_replace_c", BND_ON_COMM, comm);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Session_attach_buffer
#if BND_HAS_MPI_Session_attach_buffer
int BND_IMPLEMENTATION(Session_attach_buffer)(abi_Session session, void *buffer, int size)
{
    BND_ABI_REFUSE_WRONG(Session, session, 1, ABI_ERR_SESSION, "MPI_Session_attach_buffer", BND_ON_SESSION, session);
#if !BND_HAS_MPI_BUFFER_AUTOMATIC
    if (buffer == ABI_BUFFER_AUTOMATIC)
        return BND_UNSUPPORTED("MPI_Session_attach_buffer", BND_ON_SESSION, session);
#endif
    return BND_RETURNED(BND_NATIVE(Session_attach_buffer)(bnd_to_Session(session),
            buffer == ABI_BUFFER_AUTOMATIC ? BND_ADDRESS(BUFFER_AUTOMATIC) : buffer, size),
            "MPI_Session_attach_buffer", BND_ON_SESSION, session);
}
#else
int BND_IMPLEMENTATION(Session_attach_buffer)(abi_Session session, void *buffer, int size)
{
    (void)session, (void)buffer, (void)size;
    return BND_UNSUPPORTED("MPI_Session_attach_buffer", BND_ON_SESSION, session);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Session_attach_buffer_c
#if BND_HAS_MPI_Session_attach_buffer_c && !defined(BND_EMULATES_MPI_Session_attach_buffer)
int BND_IMPLEMENTATION(Session_attach_buffer_c)(abi_Session session, void *buffer, abi_Count size)
{
    BND_ABI_REFUSE_WRONG(Session, session, 1, ABI_ERR_SESSION, "MPI_Session_attach_buffer_c", BND_ON_SESSION, session);
#if !BND_HAS_MPI_BUFFER_AUTOMATIC
    if (buffer == ABI_BUFFER_AUTOMATIC)
        return BND_UNSUPPORTED("MPI_Session_attach_buffer_c", BND_ON_SESSION, session);
#endif
    return BND_RETURNED(BND_NATIVE(Session_attach_buffer_c)(bnd_to_Session(session),
            buffer == ABI_BUFFER_AUTOMATIC ? BND_ADDRESS(BUFFER_AUTOMATIC) : buffer, size),
            "MPI_Session_attach_buffer_c", BND_ON_SESSION, session);
}
#else
int BND_IMPLEMENTATION(Session_attach_buffer_c)(abi_Session session, void *buffer, abi_Count size)
{
#if BND_HAS_MPI_Session_attach_buffer || defined(BND_EMULATES_MPI_Session_attach_buffer)
    BND_NARROW_IN(int, size, 1, "MPI_Session_attach_buffer_c", ABI_ERR_ARG, BND_ON_SESSION, session);
    const int bnd_result = BND_IMPLEMENTATION(Session_attach_buffer)(session, buffer, c_size);
    BND_NARROWED_IN(size, 1, 0);
    return bnd_result;
#else
    (void)session, (void)buffer, (void)size;
    return BND_UNSUPPORTED("MPI_Session_attach_buffer_c", BND_ON_SESSION, session);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Session_detach_buffer
#if BND_HAS_MPI_Session_detach_buffer
int BND_IMPLEMENTATION(Session_detach_buffer)(abi_Session session, void *buffer_addr, int *size)
{
    BND_ABI_REFUSE_WRONG(Session, session, 1, ABI_ERR_SESSION, "MPI_Session_detach_buffer", BND_ON_SESSION, session);
    const int bnd_result = BND_NATIVE(Session_detach_buffer)(bnd_to_Session(session), buffer_addr, (void *)size);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *(void **)buffer_addr = bnd_abi_from_buffer(*(void **)buffer_addr);
    }
    return BND_RETURNED(bnd_result, "MPI_Session_detach_buffer", BND_ON_SESSION, session);
}
#else
int BND_IMPLEMENTATION(Session_detach_buffer)(abi_Session session, void *buffer_addr, int *size)
{
    (void)session, (void)buffer_addr, (void)size;
    return BND_UNSUPPORTED("MPI_Session_detach_buffer", BND_ON_SESSION, session);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Session_detach_buffer_c
#if BND_HAS_MPI_Session_detach_buffer_c && !defined(BND_EMULATES_MPI_Session_detach_buffer)
int BND_IMPLEMENTATION(Session_detach_buffer_c)(abi_Session session, void *buffer_addr, abi_Count *size)
{
    BND_ABI_REFUSE_WRONG(Session, session, 1, ABI_ERR_SESSION, "MPI_Session_detach_buffer_c", BND_ON_SESSION, session);
    const int bnd_result = BND_NATIVE(Session_detach_buffer_c)(bnd_to_Session(session), buffer_addr, (void *)size);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *(void **)buffer_addr = bnd_abi_from_buffer(*(void **)buffer_addr);
    }
    return BND_RETURNED(bnd_result, "MPI_Session_detach_buffer_c", BND_ON_SESSION, session);
}
#else
int BND_IMPLEMENTATION(Session_detach_buffer_c)(abi_Session session, void *buffer_addr, abi_Count *size)
{
#if BND_HAS_MPI_Session_detach_buffer || defined(BND_EMULATES_MPI_Session_detach_buffer)
    BND_NARROW_OUT(int, size, 1, "MPI_Session_detach_buffer_c", ABI_ERR_ARG, BND_ON_SESSION, session);
    const int bnd_result = BND_IMPLEMENTATION(Session_detach_buffer)(session, buffer_addr, c_size);
    BND_NARROWED_OUT(size, 1, 0);
    return bnd_result;
#else
    (void)session, (void)buffer_addr, (void)size;
    return BND_UNSUPPORTED("MPI_Session_detach_buffer_c", BND_ON_SESSION, session);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Session_flush_buffer
#if BND_HAS_MPI_Session_flush_buffer
int BND_IMPLEMENTATION(Session_flush_buffer)(abi_Session session)
{
    BND_ABI_REFUSE_WRONG(Session, session, 1, ABI_ERR_SESSION, "MPI_Session_flush_buffer", BND_ON_SESSION, session);
    return BND_RETURNED(BND_NATIVE(Session_flush_buffer)(bnd_to_Session(session)), "MPI_Session_flush_buffer",
            BND_ON_SESSION, session);
}
#else
int BND_IMPLEMENTATION(Session_flush_buffer)(abi_Session session)
{
    (void)session;
    return BND_UNSUPPORTED("MPI_Session_flush_buffer", BND_ON_SESSION, session);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Session_iflush_buffer
#if BND_HAS_MPI_Session_iflush_buffer
int BND_IMPLEMENTATION(Session_iflush_buffer)(abi_Session session, abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Session, session, 1, ABI_ERR_SESSION, "MPI_Session_iflush_buffer", BND_ON_SESSION, session);
    MPI_Request c_request = bnd_null_Request;
    const int bnd_result = BND_NATIVE(Session_iflush_buffer)(bnd_to_Session(session), &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_Session_iflush_buffer", BND_ON_SESSION, session);
}
#else
int BND_IMPLEMENTATION(Session_iflush_buffer)(abi_Session session, abi_Request *request)
{
    (void)session, (void)request;
    return BND_UNSUPPORTED("MPI_Session_iflush_buffer", BND_ON_SESSION, session);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Ssend
#if BND_HAS_MPI_Ssend
int BND_IMPLEMENTATION(Ssend)(const void *buf, int count, abi_Datatype datatype, int dest, int tag, abi_Comm comm)
{
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_Ssend", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Ssend", BND_ON_COMM, comm);
    return BND_RETURNED(BND_NATIVE(Ssend)(buf, count, bnd_to_Type(datatype), bnd_to_ranks(dest), tag,
            bnd_to_Comm(comm)), "MPI_Ssend", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Ssend)(const void *buf, int count, abi_Datatype datatype, int dest, int tag, abi_Comm comm)
{
    (void)buf, (void)count, (void)datatype, (void)dest, (void)tag, (void)comm;
    return BND_UNSUPPORTED("MPI_Ssend", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Ssend_c
#if BND_HAS_MPI_Ssend_c && !defined(BND_EMULATES_MPI_Ssend)
int BND_IMPLEMENTATION(Ssend_c)(const void *buf, abi_Count count, abi_Datatype datatype, int dest, int tag,
        abi_Comm comm)
{
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_Ssend_c", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Ssend_c", BND_ON_COMM, comm);
    return BND_RETURNED(BND_NATIVE(Ssend_c)(buf, count, bnd_to_Type(datatype), bnd_to_ranks(dest), tag,
            bnd_to_Comm(comm)), "MPI_Ssend_c", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Ssend_c)(const void *buf, abi_Count count, abi_Datatype datatype, int dest, int tag,
        abi_Comm comm)
{
#if BND_HAS_MPI_Ssend || defined(BND_EMULATES_MPI_Ssend)
    BND_NARROW_IN(int, count, 1, "MPI_Ssend_c", ABI_ERR_COUNT, BND_ON_COMM, comm);
    const int bnd_result = BND_IMPLEMENTATION(Ssend)(buf, c_count, datatype, dest, tag, comm);
    BND_NARROWED_IN(count, 1, 0);
    return bnd_result;
#else
    (void)buf, (void)count, (void)datatype, (void)dest, (void)tag, (void)comm;
    return BND_UNSUPPORTED("MPI_Ssend_c", BND_ON_COMM, comm);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Ssend_init
#if BND_HAS_MPI_Ssend_init
int BND_IMPLEMENTATION(Ssend_init)(const void *buf, int count, abi_Datatype datatype, int dest, int tag, abi_Comm comm,
        abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_Ssend_init", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Ssend_init", BND_ON_COMM, comm);
    MPI_Request c_request = bnd_null_Request;
    const int bnd_result = BND_NATIVE(Ssend_init)(buf, count, bnd_to_Type(datatype), bnd_to_ranks(dest), tag,
            bnd_to_Comm(comm), &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_Ssend_init", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Ssend_init)(const void *buf, int count, abi_Datatype datatype, int dest, int tag, abi_Comm comm,
        abi_Request *request)
{
    (void)buf, (void)count, (void)datatype, (void)dest, (void)tag, (void)comm, (void)request;
    return BND_UNSUPPORTED("MPI_Ssend_init", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Ssend_init_c
#if BND_HAS_MPI_Ssend_init_c && !defined(BND_EMULATES_MPI_Ssend_init)
int BND_IMPLEMENTATION(Ssend_init_c)(const void *buf, abi_Count count, abi_Datatype datatype, int dest, int tag,
        abi_Comm comm, abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_Ssend_init_c", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Ssend_init_c", BND_ON_COMM, comm);
    MPI_Request c_request = bnd_null_Request;
    const int bnd_result = BND_NATIVE(Ssend_init_c)(buf, count, bnd_to_Type(datatype), bnd_to_ranks(dest), tag,
            bnd_to_Comm(comm), &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_Ssend_init_c", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Ssend_init_c)(const void *buf, abi_Count count, abi_Datatype datatype, int dest, int tag,
        abi_Comm comm, abi_Request *request)
{
#if BND_HAS_MPI_Ssend_init || defined(BND_EMULATES_MPI_Ssend_init)
    BND_NARROW_IN(int, count, 1, "MPI_Ssend_init_c", ABI_ERR_COUNT, BND_ON_COMM, comm);
    const int bnd_result = BND_IMPLEMENTATION(Ssend_init)(buf, c_count, datatype, dest, tag, comm, request);
    BND_NARROWED_IN(count, 1, *request);
    return bnd_result;
#else
    (void)buf, (void)count, (void)datatype, (void)dest, (void)tag, (void)comm, (void)request;
    return BND_UNSUPPORTED("MPI_Ssend_init_c", BND_ON_COMM, comm);
#endif
}
#endif
#endif

