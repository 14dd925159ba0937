/* Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml through templates/test/invalid_argument/calls.cpp.j2. */
/* Every routine of the chapter "point-to-point", with arguments that c makes valid or, one at a time, invalid. */
#include "invalid_argument_call.h"

extern const routine_under_test invalid_argument_calls_point_to_point[] = {
    {"MPI_Bsend", BND_ON_COMM, 6, 6, false, [](invalid_argument_call &c) {
        return c.call(MPI_Bsend,
            c.room(1),
            c.number<int>(2, "count", true, MPI_ERR_COUNT, "count"),
            c.handle<MPI_Datatype>(3, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.number<int>(4, "rank", true, MPI_ERR_RANK, "dest"),
            c.number<int>(5, "tag", true, MPI_ERR_TAG, "tag"),
            c.handle<MPI_Comm>(6, MPI_COMM_NULL, MPI_ERR_COMM, false));
    }},
    {"MPI_Bsend_c", BND_ON_COMM, 6, 6, false, [](invalid_argument_call &c) {
        return c.call(MPI_Bsend_c,
            c.room(1),
            c.number<MPI_Count>(2, "count", true, MPI_ERR_COUNT, "count"),
            c.handle<MPI_Datatype>(3, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.number<int>(4, "rank", true, MPI_ERR_RANK, "dest"),
            c.number<int>(5, "tag", true, MPI_ERR_TAG, "tag"),
            c.handle<MPI_Comm>(6, MPI_COMM_NULL, MPI_ERR_COMM, false));
    }},
    {"MPI_Bsend_init", BND_ON_COMM, 6, 7, false, [](invalid_argument_call &c) {
        return c.call(MPI_Bsend_init,
            c.room(1),
            c.number<int>(2, "count", true, MPI_ERR_COUNT, "count"),
            c.handle<MPI_Datatype>(3, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.number<int>(4, "rank", true, MPI_ERR_RANK, "dest"),
            c.number<int>(5, "tag", true, MPI_ERR_TAG, "tag"),
            c.handle<MPI_Comm>(6, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.place<MPI_Request>(7, true));
    }},
    {"MPI_Bsend_init_c", BND_ON_COMM, 6, 7, false, [](invalid_argument_call &c) {
        return c.call(MPI_Bsend_init_c,
            c.room(1),
            c.number<MPI_Count>(2, "count", true, MPI_ERR_COUNT, "count"),
            c.handle<MPI_Datatype>(3, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.number<int>(4, "rank", true, MPI_ERR_RANK, "dest"),
            c.number<int>(5, "tag", true, MPI_ERR_TAG, "tag"),
            c.handle<MPI_Comm>(6, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.place<MPI_Request>(7, true));
    }},
    {"MPI_Buffer_attach", BND_ON_NOTHING, 0, 2, false, [](invalid_argument_call &c) {
        return c.call(MPI_Buffer_attach,
            c.room(1),
            c.number<int>(2, "byte_count", true, MPI_ERR_ARG, "size"));
    }},
    {"MPI_Buffer_attach_c", BND_ON_NOTHING, 0, 2, false, [](invalid_argument_call &c) {
        return c.call(MPI_Buffer_attach_c,
            c.room(1),
            c.number<MPI_Count>(2, "byte_count", true, MPI_ERR_ARG, "size"));
    }},
    {"MPI_Buffer_detach", BND_ON_NOTHING, 0, 2, false, [](invalid_argument_call &c) {
        return c.call(MPI_Buffer_detach,
            c.place<void>(1, false),
            c.place<int>(2, true));
    }},
    {"MPI_Buffer_detach_c", BND_ON_NOTHING, 0, 2, false, [](invalid_argument_call &c) {
        return c.call(MPI_Buffer_detach_c,
            c.place<void>(1, false),
            c.place<MPI_Count>(2, true));
    }},
    {"MPI_Buffer_iflush", BND_ON_NOTHING, 0, 1, false, [](invalid_argument_call &c) {
        return c.call(MPI_Buffer_iflush,
            c.place<MPI_Request>(1, true));
    }},
    {"MPI_Comm_attach_buffer", BND_ON_COMM, 1, 3, false, [](invalid_argument_call &c) {
        return c.call(MPI_Comm_attach_buffer,
            c.handle<MPI_Comm>(1, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.room(2),
            c.number<int>(3, "byte_count", true, MPI_ERR_ARG, "size"));
    }},
    {"MPI_Comm_attach_buffer_c", BND_ON_COMM, 1, 3, false, [](invalid_argument_call &c) {
        return c.call(MPI_Comm_attach_buffer_c,
            c.handle<MPI_Comm>(1, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.room(2),
            c.number<MPI_Count>(3, "byte_count", true, MPI_ERR_ARG, "size"));
    }},
    {"MPI_Comm_detach_buffer", BND_ON_COMM, 1, 3, false, [](invalid_argument_call &c) {
        return c.call(MPI_Comm_detach_buffer,
            c.handle<MPI_Comm>(1, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.place<void>(2, false),
            c.place<int>(3, true));
    }},
    {"MPI_Comm_detach_buffer_c", BND_ON_COMM, 1, 3, false, [](invalid_argument_call &c) {
        return c.call(MPI_Comm_detach_buffer_c,
            c.handle<MPI_Comm>(1, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.place<void>(2, false),
            c.place<MPI_Count>(3, true));
    }},
    {"MPI_Comm_flush_buffer", BND_ON_COMM, 1, 1, false, [](invalid_argument_call &c) {
        return c.call(MPI_Comm_flush_buffer,
            c.handle<MPI_Comm>(1, MPI_COMM_NULL, MPI_ERR_COMM, false));
    }},
    {"MPI_Comm_iflush_buffer", BND_ON_COMM, 1, 2, false, [](invalid_argument_call &c) {
        return c.call(MPI_Comm_iflush_buffer,
            c.handle<MPI_Comm>(1, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.place<MPI_Request>(2, true));
    }},
    {"MPI_Ibsend", BND_ON_COMM, 6, 7, false, [](invalid_argument_call &c) {
        return c.call(MPI_Ibsend,
            c.room(1),
            c.number<int>(2, "count", true, MPI_ERR_COUNT, "count"),
            c.handle<MPI_Datatype>(3, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.number<int>(4, "rank", true, MPI_ERR_RANK, "dest"),
            c.number<int>(5, "tag", true, MPI_ERR_TAG, "tag"),
            c.handle<MPI_Comm>(6, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.place<MPI_Request>(7, true));
    }},
    {"MPI_Ibsend_c", BND_ON_COMM, 6, 7, false, [](invalid_argument_call &c) {
        return c.call(MPI_Ibsend_c,
            c.room(1),
            c.number<MPI_Count>(2, "count", true, MPI_ERR_COUNT, "count"),
            c.handle<MPI_Datatype>(3, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.number<int>(4, "rank", true, MPI_ERR_RANK, "dest"),
            c.number<int>(5, "tag", true, MPI_ERR_TAG, "tag"),
            c.handle<MPI_Comm>(6, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.place<MPI_Request>(7, true));
    }},
    {"MPI_Improbe", BND_ON_COMM, 3, 6, false, [](invalid_argument_call &c) {
        return c.call(MPI_Improbe,
            c.number<int>(1, "rank", true, MPI_ERR_RANK, "source"),
            c.number<int>(2, "tag", true, MPI_ERR_TAG, "tag"),
            c.handle<MPI_Comm>(3, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.place<int>(4, true),
            c.place<MPI_Message>(5, true),
            c.place<MPI_Status>(6, false));
    }},
    {"MPI_Imrecv", BND_ON_MESSAGE, 4, 5, false, [](invalid_argument_call &c) {
        return c.call(MPI_Imrecv,
            c.room(1),
            c.number<int>(2, "count", true, MPI_ERR_COUNT, "count"),
            c.handle<MPI_Datatype>(3, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.handle_at<MPI_Message>(4, MPI_MESSAGE_NULL, MPI_ERR_REQUEST, false, true),
            c.place<MPI_Request>(5, true));
    }},
    {"MPI_Imrecv_c", BND_ON_MESSAGE, 4, 5, false, [](invalid_argument_call &c) {
        return c.call(MPI_Imrecv_c,
            c.room(1),
            c.number<MPI_Count>(2, "count", true, MPI_ERR_COUNT, "count"),
            c.handle<MPI_Datatype>(3, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.handle_at<MPI_Message>(4, MPI_MESSAGE_NULL, MPI_ERR_REQUEST, false, true),
            c.place<MPI_Request>(5, true));
    }},
    {"MPI_Iprobe", BND_ON_COMM, 3, 5, false, [](invalid_argument_call &c) {
        return c.call(MPI_Iprobe,
            c.number<int>(1, "rank", true, MPI_ERR_RANK, "source"),
            c.number<int>(2, "tag", true, MPI_ERR_TAG, "tag"),
            c.handle<MPI_Comm>(3, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.place<int>(4, true),
            c.place<MPI_Status>(5, false));
    }},
    {"MPI_Irecv", BND_ON_COMM, 6, 7, false, [](invalid_argument_call &c) {
        return c.call(MPI_Irecv,
            c.room(1),
            c.number<int>(2, "count", true, MPI_ERR_COUNT, "count"),
            c.handle<MPI_Datatype>(3, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.number<int>(4, "rank", true, MPI_ERR_RANK, "source"),
            c.number<int>(5, "tag", true, MPI_ERR_TAG, "tag"),
            c.handle<MPI_Comm>(6, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.place<MPI_Request>(7, true));
    }},
    {"MPI_Irecv_c", BND_ON_COMM, 6, 7, false, [](invalid_argument_call &c) {
        return c.call(MPI_Irecv_c,
            c.room(1),
            c.number<MPI_Count>(2, "count", true, MPI_ERR_COUNT, "count"),
            c.handle<MPI_Datatype>(3, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.number<int>(4, "rank", true, MPI_ERR_RANK, "source"),
            c.number<int>(5, "tag", true, MPI_ERR_TAG, "tag"),
            c.handle<MPI_Comm>(6, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.place<MPI_Request>(7, true));
    }},
    {"MPI_Irsend", BND_ON_COMM, 6, 7, false, [](invalid_argument_call &c) {
        return c.call(MPI_Irsend,
            c.room(1),
            c.number<int>(2, "count", true, MPI_ERR_COUNT, "count"),
            c.handle<MPI_Datatype>(3, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.number<int>(4, "rank", true, MPI_ERR_RANK, "dest"),
            c.number<int>(5, "tag", true, MPI_ERR_TAG, "tag"),
            c.handle<MPI_Comm>(6, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.place<MPI_Request>(7, true));
    }},
    {"MPI_Irsend_c", BND_ON_COMM, 6, 7, false, [](invalid_argument_call &c) {
        return c.call(MPI_Irsend_c,
            c.room(1),
            c.number<MPI_Count>(2, "count", true, MPI_ERR_COUNT, "count"),
            c.handle<MPI_Datatype>(3, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.number<int>(4, "rank", true, MPI_ERR_RANK, "dest"),
            c.number<int>(5, "tag", true, MPI_ERR_TAG, "tag"),
            c.handle<MPI_Comm>(6, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.place<MPI_Request>(7, true));
    }},
    {"MPI_Isend", BND_ON_COMM, 6, 7, false, [](invalid_argument_call &c) {
        return c.call(MPI_Isend,
            c.room(1),
            c.number<int>(2, "count", true, MPI_ERR_COUNT, "count"),
            c.handle<MPI_Datatype>(3, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.number<int>(4, "rank", true, MPI_ERR_RANK, "dest"),
            c.number<int>(5, "tag", true, MPI_ERR_TAG, "tag"),
            c.handle<MPI_Comm>(6, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.place<MPI_Request>(7, true));
    }},
    {"MPI_Isend_c", BND_ON_COMM, 6, 7, false, [](invalid_argument_call &c) {
        return c.call(MPI_Isend_c,
            c.room(1),
            c.number<MPI_Count>(2, "count", true, MPI_ERR_COUNT, "count"),
            c.handle<MPI_Datatype>(3, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.number<int>(4, "rank", true, MPI_ERR_RANK, "dest"),
            c.number<int>(5, "tag", true, MPI_ERR_TAG, "tag"),
            c.handle<MPI_Comm>(6, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.place<MPI_Request>(7, true));
    }},
    {"MPI_Isendrecv", BND_ON_COMM, 11, 12, false, [](invalid_argument_call &c) {
        return c.call(MPI_Isendrecv,
            c.room(1),
            c.number<int>(2, "count", true, MPI_ERR_COUNT, "sendcount"),
            c.handle<MPI_Datatype>(3, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.number<int>(4, "rank", true, MPI_ERR_RANK, "dest"),
            c.number<int>(5, "tag", true, MPI_ERR_TAG, "sendtag"),
            c.room(6),
            c.number<int>(7, "count", true, MPI_ERR_COUNT, "recvcount"),
            c.handle<MPI_Datatype>(8, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.number<int>(9, "rank", true, MPI_ERR_RANK, "source"),
            c.number<int>(10, "tag", true, MPI_ERR_TAG, "recvtag"),
            c.handle<MPI_Comm>(11, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.place<MPI_Request>(12, true));
    }},
    {"MPI_Isendrecv_c", BND_ON_COMM, 11, 12, false, [](invalid_argument_call &c) {
        return c.call(MPI_Isendrecv_c,
            c.room(1),
            c.number<MPI_Count>(2, "count", true, MPI_ERR_COUNT, "sendcount"),
            c.handle<MPI_Datatype>(3, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.number<int>(4, "rank", true, MPI_ERR_RANK, "dest"),
            c.number<int>(5, "tag", true, MPI_ERR_TAG, "sendtag"),
            c.room(6),
            c.number<MPI_Count>(7, "count", true, MPI_ERR_COUNT, "recvcount"),
            c.handle<MPI_Datatype>(8, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.number<int>(9, "rank", true, MPI_ERR_RANK, "source"),
            c.number<int>(10, "tag", true, MPI_ERR_TAG, "recvtag"),
            c.handle<MPI_Comm>(11, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.place<MPI_Request>(12, true));
    }},
    {"MPI_Isendrecv_replace", BND_ON_COMM, 8, 9, false, [](invalid_argument_call &c) {
        return c.call(MPI_Isendrecv_replace,
            c.room(1),
            c.number<int>(2, "count", true, MPI_ERR_COUNT, "count"),
            c.handle<MPI_Datatype>(3, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.number<int>(4, "rank", true, MPI_ERR_RANK, "dest"),
            c.number<int>(5, "tag", true, MPI_ERR_TAG, "sendtag"),
            c.number<int>(6, "rank", true, MPI_ERR_RANK, "source"),
            c.number<int>(7, "tag", true, MPI_ERR_TAG, "recvtag"),
            c.handle<MPI_Comm>(8, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.place<MPI_Request>(9, true));
    }},
    {"MPI_Isendrecv_replace_c", BND_ON_COMM, 8, 9, false, [](invalid_argument_call &c) {
        return c.call(MPI_Isendrecv_replace_c,
            c.room(1),
            c.number<MPI_Count>(2, "count", true, MPI_ERR_COUNT, "count"),
            c.handle<MPI_Datatype>(3, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.number<int>(4, "rank", true, MPI_ERR_RANK, "dest"),
            c.number<int>(5, "tag", true, MPI_ERR_TAG, "sendtag"),
            c.number<int>(6, "rank", true, MPI_ERR_RANK, "source"),
            c.number<int>(7, "tag", true, MPI_ERR_TAG, "recvtag"),
            c.handle<MPI_Comm>(8, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.place<MPI_Request>(9, true));
    }},
    {"MPI_Issend", BND_ON_COMM, 6, 7, false, [](invalid_argument_call &c) {
        return c.call(MPI_Issend,
            c.room(1),
            c.number<int>(2, "count", true, MPI_ERR_COUNT, "count"),
            c.handle<MPI_Datatype>(3, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.number<int>(4, "rank", true, MPI_ERR_RANK, "dest"),
            c.number<int>(5, "tag", true, MPI_ERR_TAG, "tag"),
            c.handle<MPI_Comm>(6, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.place<MPI_Request>(7, true));
    }},
    {"MPI_Issend_c", BND_ON_COMM, 6, 7, false, [](invalid_argument_call &c) {
        return c.call(MPI_Issend_c,
            c.room(1),
            c.number<MPI_Count>(2, "count", true, MPI_ERR_COUNT, "count"),
            c.handle<MPI_Datatype>(3, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.number<int>(4, "rank", true, MPI_ERR_RANK, "dest"),
            c.number<int>(5, "tag", true, MPI_ERR_TAG, "tag"),
            c.handle<MPI_Comm>(6, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.place<MPI_Request>(7, true));
    }},
    {"MPI_Mprobe", BND_ON_COMM, 3, 5, false, [](invalid_argument_call &c) {
        return c.call(MPI_Mprobe,
            c.number<int>(1, "rank", true, MPI_ERR_RANK, "source"),
            c.number<int>(2, "tag", true, MPI_ERR_TAG, "tag"),
            c.handle<MPI_Comm>(3, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.place<MPI_Message>(4, true),
            c.place<MPI_Status>(5, false));
    }},
    {"MPI_Mrecv", BND_ON_MESSAGE, 4, 5, false, [](invalid_argument_call &c) {
        return c.call(MPI_Mrecv,
            c.room(1),
            c.number<int>(2, "count", true, MPI_ERR_COUNT, "count"),
            c.handle<MPI_Datatype>(3, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.handle_at<MPI_Message>(4, MPI_MESSAGE_NULL, MPI_ERR_REQUEST, false, true),
            c.place<MPI_Status>(5, false));
    }},
    {"MPI_Mrecv_c", BND_ON_MESSAGE, 4, 5, false, [](invalid_argument_call &c) {
        return c.call(MPI_Mrecv_c,
            c.room(1),
            c.number<MPI_Count>(2, "count", true, MPI_ERR_COUNT, "count"),
            c.handle<MPI_Datatype>(3, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.handle_at<MPI_Message>(4, MPI_MESSAGE_NULL, MPI_ERR_REQUEST, false, true),
            c.place<MPI_Status>(5, false));
    }},
    {"MPI_Probe", BND_ON_COMM, 3, 4, false, [](invalid_argument_call &c) {
        return c.call(MPI_Probe,
            c.number<int>(1, "rank", true, MPI_ERR_RANK, "source"),
            c.number<int>(2, "tag", true, MPI_ERR_TAG, "tag"),
            c.handle<MPI_Comm>(3, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.place<MPI_Status>(4, false));
    }},
    {"MPI_Recv", BND_ON_COMM, 6, 7, false, [](invalid_argument_call &c) {
        return c.call(MPI_Recv,
            c.room(1),
            c.number<int>(2, "count", true, MPI_ERR_COUNT, "count"),
            c.handle<MPI_Datatype>(3, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.number<int>(4, "rank", true, MPI_ERR_RANK, "source"),
            c.number<int>(5, "tag", true, MPI_ERR_TAG, "tag"),
            c.handle<MPI_Comm>(6, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.place<MPI_Status>(7, false));
    }},
    {"MPI_Recv_c", BND_ON_COMM, 6, 7, false, [](invalid_argument_call &c) {
        return c.call(MPI_Recv_c,
            c.room(1),
            c.number<MPI_Count>(2, "count", true, MPI_ERR_COUNT, "count"),
            c.handle<MPI_Datatype>(3, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.number<int>(4, "rank", true, MPI_ERR_RANK, "source"),
            c.number<int>(5, "tag", true, MPI_ERR_TAG, "tag"),
            c.handle<MPI_Comm>(6, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.place<MPI_Status>(7, false));
    }},
    {"MPI_Recv_init", BND_ON_COMM, 6, 7, false, [](invalid_argument_call &c) {
        return c.call(MPI_Recv_init,
            c.room(1),
            c.number<int>(2, "count", true, MPI_ERR_COUNT, "count"),
            c.handle<MPI_Datatype>(3, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.number<int>(4, "rank", true, MPI_ERR_RANK, "source"),
            c.number<int>(5, "tag", true, MPI_ERR_TAG, "tag"),
            c.handle<MPI_Comm>(6, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.place<MPI_Request>(7, true));
    }},
    {"MPI_Recv_init_c", BND_ON_COMM, 6, 7, false, [](invalid_argument_call &c) {
        return c.call(MPI_Recv_init_c,
            c.room(1),
            c.number<MPI_Count>(2, "count", true, MPI_ERR_COUNT, "count"),
            c.handle<MPI_Datatype>(3, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.number<int>(4, "rank", true, MPI_ERR_RANK, "source"),
            c.number<int>(5, "tag", true, MPI_ERR_TAG, "tag"),
            c.handle<MPI_Comm>(6, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.place<MPI_Request>(7, true));
    }},
    {"MPI_Rsend", BND_ON_COMM, 6, 6, false, [](invalid_argument_call &c) {
        return c.call(MPI_Rsend,
            c.room(1),
            c.number<int>(2, "count", true, MPI_ERR_COUNT, "count"),
            c.handle<MPI_Datatype>(3, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.number<int>(4, "rank", true, MPI_ERR_RANK, "dest"),
            c.number<int>(5, "tag", true, MPI_ERR_TAG, "tag"),
            c.handle<MPI_Comm>(6, MPI_COMM_NULL, MPI_ERR_COMM, false));
    }},
    {"MPI_Rsend_c", BND_ON_COMM, 6, 6, false, [](invalid_argument_call &c) {
        return c.call(MPI_Rsend_c,
            c.room(1),
            c.number<MPI_Count>(2, "count", true, MPI_ERR_COUNT, "count"),
            c.handle<MPI_Datatype>(3, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.number<int>(4, "rank", true, MPI_ERR_RANK, "dest"),
            c.number<int>(5, "tag", true, MPI_ERR_TAG, "tag"),
            c.handle<MPI_Comm>(6, MPI_COMM_NULL, MPI_ERR_COMM, false));
    }},
    {"MPI_Rsend_init", BND_ON_COMM, 6, 7, false, [](invalid_argument_call &c) {
        return c.call(MPI_Rsend_init,
            c.room(1),
            c.number<int>(2, "count", true, MPI_ERR_COUNT, "count"),
            c.handle<MPI_Datatype>(3, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.number<int>(4, "rank", true, MPI_ERR_RANK, "dest"),
            c.number<int>(5, "tag", true, MPI_ERR_TAG, "tag"),
            c.handle<MPI_Comm>(6, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.place<MPI_Request>(7, true));
    }},
    {"MPI_Rsend_init_c", BND_ON_COMM, 6, 7, false, [](invalid_argument_call &c) {
        return c.call(MPI_Rsend_init_c,
            c.room(1),
            c.number<MPI_Count>(2, "count", true, MPI_ERR_COUNT, "count"),
            c.handle<MPI_Datatype>(3, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.number<int>(4, "rank", true, MPI_ERR_RANK, "dest"),
            c.number<int>(5, "tag", true, MPI_ERR_TAG, "tag"),
            c.handle<MPI_Comm>(6, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.place<MPI_Request>(7, true));
    }},
    {"MPI_Send", BND_ON_COMM, 6, 6, false, [](invalid_argument_call &c) {
        return c.call(MPI_Send,
            c.room(1),
            c.number<int>(2, "count", true, MPI_ERR_COUNT, "count"),
            c.handle<MPI_Datatype>(3, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.number<int>(4, "rank", true, MPI_ERR_RANK, "dest"),
            c.number<int>(5, "tag", true, MPI_ERR_TAG, "tag"),
            c.handle<MPI_Comm>(6, MPI_COMM_NULL, MPI_ERR_COMM, false));
    }},
    {"MPI_Send_c", BND_ON_COMM, 6, 6, false, [](invalid_argument_call &c) {
        return c.call(MPI_Send_c,
            c.room(1),
            c.number<MPI_Count>(2, "count", true, MPI_ERR_COUNT, "count"),
            c.handle<MPI_Datatype>(3, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.number<int>(4, "rank", true, MPI_ERR_RANK, "dest"),
            c.number<int>(5, "tag", true, MPI_ERR_TAG, "tag"),
            c.handle<MPI_Comm>(6, MPI_COMM_NULL, MPI_ERR_COMM, false));
    }},
    {"MPI_Send_init", BND_ON_COMM, 6, 7, false, [](invalid_argument_call &c) {
        return c.call(MPI_Send_init,
            c.room(1),
            c.number<int>(2, "count", true, MPI_ERR_COUNT, "count"),
            c.handle<MPI_Datatype>(3, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.number<int>(4, "rank", true, MPI_ERR_RANK, "dest"),
            c.number<int>(5, "tag", true, MPI_ERR_TAG, "tag"),
            c.handle<MPI_Comm>(6, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.place<MPI_Request>(7, true));
    }},
    {"MPI_Send_init_c", BND_ON_COMM, 6, 7, false, [](invalid_argument_call &c) {
        return c.call(MPI_Send_init_c,
            c.room(1),
            c.number<MPI_Count>(2, "count", true, MPI_ERR_COUNT, "count"),
            c.handle<MPI_Datatype>(3, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.number<int>(4, "rank", true, MPI_ERR_RANK, "dest"),
            c.number<int>(5, "tag", true, MPI_ERR_TAG, "tag"),
            c.handle<MPI_Comm>(6, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.place<MPI_Request>(7, true));
    }},
    {"MPI_Sendrecv", BND_ON_COMM, 11, 12, false, [](invalid_argument_call &c) {
        return c.call(MPI_Sendrecv,
            c.room(1),
            c.number<int>(2, "count", true, MPI_ERR_COUNT, "sendcount"),
            c.handle<MPI_Datatype>(3, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.number<int>(4, "rank", true, MPI_ERR_RANK, "dest"),
            c.number<int>(5, "tag", true, MPI_ERR_TAG, "sendtag"),
            c.room(6),
            c.number<int>(7, "count", true, MPI_ERR_COUNT, "recvcount"),
            c.handle<MPI_Datatype>(8, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.number<int>(9, "rank", true, MPI_ERR_RANK, "source"),
            c.number<int>(10, "tag", true, MPI_ERR_TAG, "recvtag"),
            c.handle<MPI_Comm>(11, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.place<MPI_Status>(12, false));
    }},
    {"MPI_Sendrecv_c", BND_ON_COMM, 11, 12, false, [](invalid_argument_call &c) {
        return c.call(MPI_Sendrecv_c,
            c.room(1),
            c.number<MPI_Count>(2, "count", true, MPI_ERR_COUNT, "sendcount"),
            c.handle<MPI_Datatype>(3, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.number<int>(4, "rank", true, MPI_ERR_RANK, "dest"),
            c.number<int>(5, "tag", true, MPI_ERR_TAG, "sendtag"),
            c.room(6),
            c.number<MPI_Count>(7, "count", true, MPI_ERR_COUNT, "recvcount"),
            c.handle<MPI_Datatype>(8, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.number<int>(9, "rank", true, MPI_ERR_RANK, "source"),
            c.number<int>(10, "tag", true, MPI_ERR_TAG, "recvtag"),
            c.handle<MPI_Comm>(11, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.place<MPI_Status>(12, false));
    }},
    {"MPI_Sendrecv_replace", BND_ON_COMM, 8, 9, false, [](invalid_argument_call &c) {
        return c.call(MPI_Sendrecv_replace,
            c.room(1),
            c.number<int>(2, "count", true, MPI_ERR_COUNT, "count"),
            c.handle<MPI_Datatype>(3, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.number<int>(4, "rank", true, MPI_ERR_RANK, "dest"),
            c.number<int>(5, "tag", true, MPI_ERR_TAG, "sendtag"),
            c.number<int>(6, "rank", true, MPI_ERR_RANK, "source"),
            c.number<int>(7, "tag", true, MPI_ERR_TAG, "recvtag"),
            c.handle<MPI_Comm>(8, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.place<MPI_Status>(9, false));
    }},
    {"MPI_Sendrecv_replace_c", BND_ON_COMM, 8, 9, false, [](invalid_argument_call &c) {
        return c.call(MPI_Sendrecv_replace_c,
            c.room(1),
            c.number<MPI_Count>(2, "count", true, MPI_ERR_COUNT, "count"),
            c.handle<MPI_Datatype>(3, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.number<int>(4, "rank", true, MPI_ERR_RANK, "dest"),
            c.number<int>(5, "tag", true, MPI_ERR_TAG, "sendtag"),
            c.number<int>(6, "rank", true, MPI_ERR_RANK, "source"),
            c.number<int>(7, "tag", true, MPI_ERR_TAG, "recvtag"),
            c.handle<MPI_Comm>(8, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.place<MPI_Status>(9, false));
    }},
    {"MPI_Session_attach_buffer", BND_ON_SESSION, 1, 3, false, [](invalid_argument_call &c) {
        return c.call(MPI_Session_attach_buffer,
            c.handle<MPI_Session>(1, MPI_SESSION_NULL, MPI_ERR_SESSION, false),
            c.room(2),
            c.number<int>(3, "byte_count", true, MPI_ERR_ARG, "size"));
    }},
    {"MPI_Session_attach_buffer_c", BND_ON_SESSION, 1, 3, false, [](invalid_argument_call &c) {
        return c.call(MPI_Session_attach_buffer_c,
            c.handle<MPI_Session>(1, MPI_SESSION_NULL, MPI_ERR_SESSION, false),
            c.room(2),
            c.number<MPI_Count>(3, "byte_count", true, MPI_ERR_ARG, "size"));
    }},
    {"MPI_Session_detach_buffer", BND_ON_SESSION, 1, 3, false, [](invalid_argument_call &c) {
        return c.call(MPI_Session_detach_buffer,
            c.handle<MPI_Session>(1, MPI_SESSION_NULL, MPI_ERR_SESSION, false),
            c.place<void>(2, false),
            c.place<int>(3, true));
    }},
    {"MPI_Session_detach_buffer_c", BND_ON_SESSION, 1, 3, false, [](invalid_argument_call &c) {
        return c.call(MPI_Session_detach_buffer_c,
            c.handle<MPI_Session>(1, MPI_SESSION_NULL, MPI_ERR_SESSION, false),
            c.place<void>(2, false),
            c.place<MPI_Count>(3, true));
    }},
    {"MPI_Session_flush_buffer", BND_ON_SESSION, 1, 1, false, [](invalid_argument_call &c) {
        return c.call(MPI_Session_flush_buffer,
            c.handle<MPI_Session>(1, MPI_SESSION_NULL, MPI_ERR_SESSION, false));
    }},
    {"MPI_Session_iflush_buffer", BND_ON_SESSION, 1, 2, false, [](invalid_argument_call &c) {
        return c.call(MPI_Session_iflush_buffer,
            c.handle<MPI_Session>(1, MPI_SESSION_NULL, MPI_ERR_SESSION, false),
            c.place<MPI_Request>(2, true));
    }},
    {"MPI_Ssend", BND_ON_COMM, 6, 6, false, [](invalid_argument_call &c) {
        return c.call(MPI_Ssend,
            c.room(1),
            c.number<int>(2, "count", true, MPI_ERR_COUNT, "count"),
            c.handle<MPI_Datatype>(3, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.number<int>(4, "rank", true, MPI_ERR_RANK, "dest"),
            c.number<int>(5, "tag", true, MPI_ERR_TAG, "tag"),
            c.handle<MPI_Comm>(6, MPI_COMM_NULL, MPI_ERR_COMM, false));
    }},
    {"MPI_Ssend_c", BND_ON_COMM, 6, 6, false, [](invalid_argument_call &c) {
        return c.call(MPI_Ssend_c,
            c.room(1),
            c.number<MPI_Count>(2, "count", true, MPI_ERR_COUNT, "count"),
            c.handle<MPI_Datatype>(3, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.number<int>(4, "rank", true, MPI_ERR_RANK, "dest"),
            c.number<int>(5, "tag", true, MPI_ERR_TAG, "tag"),
            c.handle<MPI_Comm>(6, MPI_COMM_NULL, MPI_ERR_COMM, false));
    }},
    {"MPI_Ssend_init", BND_ON_COMM, 6, 7, false, [](invalid_argument_call &c) {
        return c.call(MPI_Ssend_init,
            c.room(1),
            c.number<int>(2, "count", true, MPI_ERR_COUNT, "count"),
            c.handle<MPI_Datatype>(3, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.number<int>(4, "rank", true, MPI_ERR_RANK, "dest"),
            c.number<int>(5, "tag", true, MPI_ERR_TAG, "tag"),
            c.handle<MPI_Comm>(6, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.place<MPI_Request>(7, true));
    }},
    {"MPI_Ssend_init_c", BND_ON_COMM, 6, 7, false, [](invalid_argument_call &c) {
        return c.call(MPI_Ssend_init_c,
            c.room(1),
            c.number<MPI_Count>(2, "count", true, MPI_ERR_COUNT, "count"),
            c.handle<MPI_Datatype>(3, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.number<int>(4, "rank", true, MPI_ERR_RANK, "dest"),
            c.number<int>(5, "tag", true, MPI_ERR_TAG, "tag"),
            c.handle<MPI_Comm>(6, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.place<MPI_Request>(7, true));
    }},
    {nullptr, BND_ON_NOTHING, 0, 0, false, nullptr},
};
