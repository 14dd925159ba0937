/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml through templates/solo/wrong.cpp.j2. */
/* Every routine of the chapter "collectives", with arguments that c makes right or, one at a time, wrong. */
#include "wrong_call.h"

extern const routine_under_test wrong_calls_collectives[] = {
    {"MPI_Allgather", BND_ON_COMM, 7, 7, false, [](wrong_call &c) {
        return MPI_Allgather(
            c.room(1),
            c.number<int>(2, "count", true, MPI_ERR_COUNT, "sendcount"),
            c.handle<MPI_Datatype>(3, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.room(4),
            c.number<int>(5, "count", true, MPI_ERR_COUNT, "recvcount"),
            c.handle<MPI_Datatype>(6, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.handle<MPI_Comm>(7, MPI_COMM_NULL, MPI_ERR_COMM, false));
    }},
    {"MPI_Allgather_c", BND_ON_COMM, 7, 7, false, [](wrong_call &c) {
        return MPI_Allgather_c(
            c.room(1),
            c.number<MPI_Count>(2, "count", true, MPI_ERR_COUNT, "sendcount"),
            c.handle<MPI_Datatype>(3, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.room(4),
            c.number<MPI_Count>(5, "count", true, MPI_ERR_COUNT, "recvcount"),
            c.handle<MPI_Datatype>(6, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.handle<MPI_Comm>(7, MPI_COMM_NULL, MPI_ERR_COMM, false));
    }},
    {"MPI_Allgather_init", BND_ON_COMM, 7, 9, false, [](wrong_call &c) {
        return MPI_Allgather_init(
            c.room(1),
            c.number<int>(2, "count", true, MPI_ERR_COUNT, "sendcount"),
            c.handle<MPI_Datatype>(3, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.room(4),
            c.number<int>(5, "count", true, MPI_ERR_COUNT, "recvcount"),
            c.handle<MPI_Datatype>(6, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.handle<MPI_Comm>(7, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.handle<MPI_Info>(8, MPI_INFO_NULL, MPI_ERR_INFO, true),
            c.place<MPI_Request>(9, true));
    }},
    {"MPI_Allgather_init_c", BND_ON_COMM, 7, 9, false, [](wrong_call &c) {
        return MPI_Allgather_init_c(
            c.room(1),
            c.number<MPI_Count>(2, "count", true, MPI_ERR_COUNT, "sendcount"),
            c.handle<MPI_Datatype>(3, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.room(4),
            c.number<MPI_Count>(5, "count", true, MPI_ERR_COUNT, "recvcount"),
            c.handle<MPI_Datatype>(6, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.handle<MPI_Comm>(7, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.handle<MPI_Info>(8, MPI_INFO_NULL, MPI_ERR_INFO, true),
            c.place<MPI_Request>(9, true));
    }},
    {"MPI_Allgatherv", BND_ON_COMM, 8, 8, false, [](wrong_call &c) {
        return MPI_Allgatherv(
            c.room(1),
            c.number<int>(2, "count", true, MPI_ERR_COUNT, "sendcount"),
            c.handle<MPI_Datatype>(3, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.room(4),
            c.numbers<int>(5, "count", MPI_ERR_COUNT, false),
            c.numbers<int>(6, "displacement", MPI_ERR_ARG, false),
            c.handle<MPI_Datatype>(7, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.handle<MPI_Comm>(8, MPI_COMM_NULL, MPI_ERR_COMM, false));
    }},
    {"MPI_Allgatherv_c", BND_ON_COMM, 8, 8, false, [](wrong_call &c) {
        return MPI_Allgatherv_c(
            c.room(1),
            c.number<MPI_Count>(2, "count", true, MPI_ERR_COUNT, "sendcount"),
            c.handle<MPI_Datatype>(3, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.room(4),
            c.numbers<MPI_Count>(5, "count", MPI_ERR_COUNT, false),
            c.numbers<MPI_Aint>(6, "displacement", MPI_ERR_ARG, false),
            c.handle<MPI_Datatype>(7, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.handle<MPI_Comm>(8, MPI_COMM_NULL, MPI_ERR_COMM, false));
    }},
    {"MPI_Allgatherv_init", BND_ON_COMM, 8, 10, false, [](wrong_call &c) {
        return MPI_Allgatherv_init(
            c.room(1),
            c.number<int>(2, "count", true, MPI_ERR_COUNT, "sendcount"),
            c.handle<MPI_Datatype>(3, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.room(4),
            c.numbers<int>(5, "count", MPI_ERR_COUNT, false),
            c.numbers<int>(6, "displacement", MPI_ERR_ARG, false),
            c.handle<MPI_Datatype>(7, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.handle<MPI_Comm>(8, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.handle<MPI_Info>(9, MPI_INFO_NULL, MPI_ERR_INFO, true),
            c.place<MPI_Request>(10, true));
    }},
    {"MPI_Allgatherv_init_c", BND_ON_COMM, 8, 10, false, [](wrong_call &c) {
        return MPI_Allgatherv_init_c(
            c.room(1),
            c.number<MPI_Count>(2, "count", true, MPI_ERR_COUNT, "sendcount"),
            c.handle<MPI_Datatype>(3, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.room(4),
            c.numbers<MPI_Count>(5, "count", MPI_ERR_COUNT, false),
            c.numbers<MPI_Aint>(6, "displacement", MPI_ERR_ARG, false),
            c.handle<MPI_Datatype>(7, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.handle<MPI_Comm>(8, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.handle<MPI_Info>(9, MPI_INFO_NULL, MPI_ERR_INFO, true),
            c.place<MPI_Request>(10, true));
    }},
    {"MPI_Allreduce", BND_ON_COMM, 6, 6, false, [](wrong_call &c) {
        return MPI_Allreduce(
            c.room(1),
            c.room(2),
            c.number<int>(3, "count", true, MPI_ERR_COUNT, "count"),
            c.handle<MPI_Datatype>(4, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.handle<MPI_Op>(5, MPI_OP_NULL, MPI_ERR_OP, false),
            c.handle<MPI_Comm>(6, MPI_COMM_NULL, MPI_ERR_COMM, false));
    }},
    {"MPI_Allreduce_c", BND_ON_COMM, 6, 6, false, [](wrong_call &c) {
        return MPI_Allreduce_c(
            c.room(1),
            c.room(2),
            c.number<MPI_Count>(3, "count", true, MPI_ERR_COUNT, "count"),
            c.handle<MPI_Datatype>(4, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.handle<MPI_Op>(5, MPI_OP_NULL, MPI_ERR_OP, false),
            c.handle<MPI_Comm>(6, MPI_COMM_NULL, MPI_ERR_COMM, false));
    }},
    {"MPI_Allreduce_init", BND_ON_COMM, 6, 8, false, [](wrong_call &c) {
        return MPI_Allreduce_init(
            c.room(1),
            c.room(2),
            c.number<int>(3, "count", true, MPI_ERR_COUNT, "count"),
            c.handle<MPI_Datatype>(4, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.handle<MPI_Op>(5, MPI_OP_NULL, MPI_ERR_OP, false),
            c.handle<MPI_Comm>(6, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.handle<MPI_Info>(7, MPI_INFO_NULL, MPI_ERR_INFO, true),
            c.place<MPI_Request>(8, true));
    }},
    {"MPI_Allreduce_init_c", BND_ON_COMM, 6, 8, false, [](wrong_call &c) {
        return MPI_Allreduce_init_c(
            c.room(1),
            c.room(2),
            c.number<MPI_Count>(3, "count", true, MPI_ERR_COUNT, "count"),
            c.handle<MPI_Datatype>(4, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.handle<MPI_Op>(5, MPI_OP_NULL, MPI_ERR_OP, false),
            c.handle<MPI_Comm>(6, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.handle<MPI_Info>(7, MPI_INFO_NULL, MPI_ERR_INFO, true),
            c.place<MPI_Request>(8, true));
    }},
    {"MPI_Alltoall", BND_ON_COMM, 7, 7, false, [](wrong_call &c) {
        return MPI_Alltoall(
            c.room(1),
            c.number<int>(2, "count", true, MPI_ERR_COUNT, "sendcount"),
            c.handle<MPI_Datatype>(3, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.room(4),
            c.number<int>(5, "count", true, MPI_ERR_COUNT, "recvcount"),
            c.handle<MPI_Datatype>(6, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.handle<MPI_Comm>(7, MPI_COMM_NULL, MPI_ERR_COMM, false));
    }},
    {"MPI_Alltoall_c", BND_ON_COMM, 7, 7, false, [](wrong_call &c) {
        return MPI_Alltoall_c(
            c.room(1),
            c.number<MPI_Count>(2, "count", true, MPI_ERR_COUNT, "sendcount"),
            c.handle<MPI_Datatype>(3, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.room(4),
            c.number<MPI_Count>(5, "count", true, MPI_ERR_COUNT, "recvcount"),
            c.handle<MPI_Datatype>(6, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.handle<MPI_Comm>(7, MPI_COMM_NULL, MPI_ERR_COMM, false));
    }},
    {"MPI_Alltoall_init", BND_ON_COMM, 7, 9, false, [](wrong_call &c) {
        return MPI_Alltoall_init(
            c.room(1),
            c.number<int>(2, "count", true, MPI_ERR_COUNT, "sendcount"),
            c.handle<MPI_Datatype>(3, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.room(4),
            c.number<int>(5, "count", true, MPI_ERR_COUNT, "recvcount"),
            c.handle<MPI_Datatype>(6, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.handle<MPI_Comm>(7, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.handle<MPI_Info>(8, MPI_INFO_NULL, MPI_ERR_INFO, true),
            c.place<MPI_Request>(9, true));
    }},
    {"MPI_Alltoall_init_c", BND_ON_COMM, 7, 9, false, [](wrong_call &c) {
        return MPI_Alltoall_init_c(
            c.room(1),
            c.number<MPI_Count>(2, "count", true, MPI_ERR_COUNT, "sendcount"),
            c.handle<MPI_Datatype>(3, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.room(4),
            c.number<MPI_Count>(5, "count", true, MPI_ERR_COUNT, "recvcount"),
            c.handle<MPI_Datatype>(6, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.handle<MPI_Comm>(7, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.handle<MPI_Info>(8, MPI_INFO_NULL, MPI_ERR_INFO, true),
            c.place<MPI_Request>(9, true));
    }},
    {"MPI_Alltoallv", BND_ON_COMM, 9, 9, false, [](wrong_call &c) {
        return MPI_Alltoallv(
            c.room(1),
            c.numbers<int>(2, "count", MPI_ERR_COUNT, false),
            c.numbers<int>(3, "displacement", MPI_ERR_ARG, false),
            c.handle<MPI_Datatype>(4, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.room(5),
            c.numbers<int>(6, "count", MPI_ERR_COUNT, false),
            c.numbers<int>(7, "displacement", MPI_ERR_ARG, false),
            c.handle<MPI_Datatype>(8, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.handle<MPI_Comm>(9, MPI_COMM_NULL, MPI_ERR_COMM, false));
    }},
    {"MPI_Alltoallv_c", BND_ON_COMM, 9, 9, false, [](wrong_call &c) {
        return MPI_Alltoallv_c(
            c.room(1),
            c.numbers<MPI_Count>(2, "count", MPI_ERR_COUNT, false),
            c.numbers<MPI_Aint>(3, "displacement", MPI_ERR_ARG, false),
            c.handle<MPI_Datatype>(4, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.room(5),
            c.numbers<MPI_Count>(6, "count", MPI_ERR_COUNT, false),
            c.numbers<MPI_Aint>(7, "displacement", MPI_ERR_ARG, false),
            c.handle<MPI_Datatype>(8, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.handle<MPI_Comm>(9, MPI_COMM_NULL, MPI_ERR_COMM, false));
    }},
    {"MPI_Alltoallv_init", BND_ON_COMM, 9, 11, false, [](wrong_call &c) {
        return MPI_Alltoallv_init(
            c.room(1),
            c.numbers<int>(2, "count", MPI_ERR_COUNT, false),
            c.numbers<int>(3, "displacement", MPI_ERR_ARG, false),
            c.handle<MPI_Datatype>(4, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.room(5),
            c.numbers<int>(6, "count", MPI_ERR_COUNT, false),
            c.numbers<int>(7, "displacement", MPI_ERR_ARG, false),
            c.handle<MPI_Datatype>(8, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.handle<MPI_Comm>(9, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.handle<MPI_Info>(10, MPI_INFO_NULL, MPI_ERR_INFO, true),
            c.place<MPI_Request>(11, true));
    }},
    {"MPI_Alltoallv_init_c", BND_ON_COMM, 9, 11, false, [](wrong_call &c) {
        return MPI_Alltoallv_init_c(
            c.room(1),
            c.numbers<MPI_Count>(2, "count", MPI_ERR_COUNT, false),
            c.numbers<MPI_Aint>(3, "displacement", MPI_ERR_ARG, false),
            c.handle<MPI_Datatype>(4, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.room(5),
            c.numbers<MPI_Count>(6, "count", MPI_ERR_COUNT, false),
            c.numbers<MPI_Aint>(7, "displacement", MPI_ERR_ARG, false),
            c.handle<MPI_Datatype>(8, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.handle<MPI_Comm>(9, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.handle<MPI_Info>(10, MPI_INFO_NULL, MPI_ERR_INFO, true),
            c.place<MPI_Request>(11, true));
    }},
    {"MPI_Alltoallw", BND_ON_COMM, 9, 9, false, [](wrong_call &c) {
        return MPI_Alltoallw(
            c.room(1),
            c.numbers<int>(2, "count", MPI_ERR_COUNT, false),
            c.numbers<int>(3, "displacement", MPI_ERR_ARG, false),
            c.handles<MPI_Datatype>(4, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.room(5),
            c.numbers<int>(6, "count", MPI_ERR_COUNT, false),
            c.numbers<int>(7, "displacement", MPI_ERR_ARG, false),
            c.handles<MPI_Datatype>(8, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.handle<MPI_Comm>(9, MPI_COMM_NULL, MPI_ERR_COMM, false));
    }},
    {"MPI_Alltoallw_c", BND_ON_COMM, 9, 9, false, [](wrong_call &c) {
        return MPI_Alltoallw_c(
            c.room(1),
            c.numbers<MPI_Count>(2, "count", MPI_ERR_COUNT, false),
            c.numbers<MPI_Aint>(3, "displacement", MPI_ERR_ARG, false),
            c.handles<MPI_Datatype>(4, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.room(5),
            c.numbers<MPI_Count>(6, "count", MPI_ERR_COUNT, false),
            c.numbers<MPI_Aint>(7, "displacement", MPI_ERR_ARG, false),
            c.handles<MPI_Datatype>(8, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.handle<MPI_Comm>(9, MPI_COMM_NULL, MPI_ERR_COMM, false));
    }},
    {"MPI_Alltoallw_init", BND_ON_COMM, 9, 11, false, [](wrong_call &c) {
        return MPI_Alltoallw_init(
            c.room(1),
            c.numbers<int>(2, "count", MPI_ERR_COUNT, false),
            c.numbers<int>(3, "displacement", MPI_ERR_ARG, false),
            c.handles<MPI_Datatype>(4, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.room(5),
            c.numbers<int>(6, "count", MPI_ERR_COUNT, false),
            c.numbers<int>(7, "displacement", MPI_ERR_ARG, false),
            c.handles<MPI_Datatype>(8, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.handle<MPI_Comm>(9, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.handle<MPI_Info>(10, MPI_INFO_NULL, MPI_ERR_INFO, true),
            c.place<MPI_Request>(11, true));
    }},
    {"MPI_Alltoallw_init_c", BND_ON_COMM, 9, 11, false, [](wrong_call &c) {
        return MPI_Alltoallw_init_c(
            c.room(1),
            c.numbers<MPI_Count>(2, "count", MPI_ERR_COUNT, false),
            c.numbers<MPI_Aint>(3, "displacement", MPI_ERR_ARG, false),
            c.handles<MPI_Datatype>(4, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.room(5),
            c.numbers<MPI_Count>(6, "count", MPI_ERR_COUNT, false),
            c.numbers<MPI_Aint>(7, "displacement", MPI_ERR_ARG, false),
            c.handles<MPI_Datatype>(8, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.handle<MPI_Comm>(9, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.handle<MPI_Info>(10, MPI_INFO_NULL, MPI_ERR_INFO, true),
            c.place<MPI_Request>(11, true));
    }},
    {"MPI_Barrier", BND_ON_COMM, 1, 1, false, [](wrong_call &c) {
        return MPI_Barrier(
            c.handle<MPI_Comm>(1, MPI_COMM_NULL, MPI_ERR_COMM, false));
    }},
    {"MPI_Barrier_init", BND_ON_COMM, 1, 3, false, [](wrong_call &c) {
        return MPI_Barrier_init(
            c.handle<MPI_Comm>(1, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.handle<MPI_Info>(2, MPI_INFO_NULL, MPI_ERR_INFO, true),
            c.place<MPI_Request>(3, true));
    }},
    {"MPI_Bcast", BND_ON_COMM, 5, 5, false, [](wrong_call &c) {
        return MPI_Bcast(
            c.room(1),
            c.number<int>(2, "count", true, MPI_ERR_COUNT, "count"),
            c.handle<MPI_Datatype>(3, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.number<int>(4, "root", true, MPI_ERR_ROOT, "root"),
            c.handle<MPI_Comm>(5, MPI_COMM_NULL, MPI_ERR_COMM, false));
    }},
    {"MPI_Bcast_c", BND_ON_COMM, 5, 5, false, [](wrong_call &c) {
        return MPI_Bcast_c(
            c.room(1),
            c.number<MPI_Count>(2, "count", true, MPI_ERR_COUNT, "count"),
            c.handle<MPI_Datatype>(3, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.number<int>(4, "root", true, MPI_ERR_ROOT, "root"),
            c.handle<MPI_Comm>(5, MPI_COMM_NULL, MPI_ERR_COMM, false));
    }},
    {"MPI_Bcast_init", BND_ON_COMM, 5, 7, false, [](wrong_call &c) {
        return MPI_Bcast_init(
            c.room(1),
            c.number<int>(2, "count", true, MPI_ERR_COUNT, "count"),
            c.handle<MPI_Datatype>(3, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.number<int>(4, "root", true, MPI_ERR_ROOT, "root"),
            c.handle<MPI_Comm>(5, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.handle<MPI_Info>(6, MPI_INFO_NULL, MPI_ERR_INFO, true),
            c.place<MPI_Request>(7, true));
    }},
    {"MPI_Bcast_init_c", BND_ON_COMM, 5, 7, false, [](wrong_call &c) {
        return MPI_Bcast_init_c(
            c.room(1),
            c.number<MPI_Count>(2, "count", true, MPI_ERR_COUNT, "count"),
            c.handle<MPI_Datatype>(3, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.number<int>(4, "root", true, MPI_ERR_ROOT, "root"),
            c.handle<MPI_Comm>(5, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.handle<MPI_Info>(6, MPI_INFO_NULL, MPI_ERR_INFO, true),
            c.place<MPI_Request>(7, true));
    }},
    {"MPI_Exscan", BND_ON_COMM, 6, 6, false, [](wrong_call &c) {
        return MPI_Exscan(
            c.room(1),
            c.room(2),
            c.number<int>(3, "count", true, MPI_ERR_COUNT, "count"),
            c.handle<MPI_Datatype>(4, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.handle<MPI_Op>(5, MPI_OP_NULL, MPI_ERR_OP, false),
            c.handle<MPI_Comm>(6, MPI_COMM_NULL, MPI_ERR_COMM, false));
    }},
    {"MPI_Exscan_c", BND_ON_COMM, 6, 6, false, [](wrong_call &c) {
        return MPI_Exscan_c(
            c.room(1),
            c.room(2),
            c.number<MPI_Count>(3, "count", true, MPI_ERR_COUNT, "count"),
            c.handle<MPI_Datatype>(4, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.handle<MPI_Op>(5, MPI_OP_NULL, MPI_ERR_OP, false),
            c.handle<MPI_Comm>(6, MPI_COMM_NULL, MPI_ERR_COMM, false));
    }},
    {"MPI_Exscan_init", BND_ON_COMM, 6, 8, false, [](wrong_call &c) {
        return MPI_Exscan_init(
            c.room(1),
            c.room(2),
            c.number<int>(3, "count", true, MPI_ERR_COUNT, "count"),
            c.handle<MPI_Datatype>(4, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.handle<MPI_Op>(5, MPI_OP_NULL, MPI_ERR_OP, false),
            c.handle<MPI_Comm>(6, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.handle<MPI_Info>(7, MPI_INFO_NULL, MPI_ERR_INFO, true),
            c.place<MPI_Request>(8, true));
    }},
    {"MPI_Exscan_init_c", BND_ON_COMM, 6, 8, false, [](wrong_call &c) {
        return MPI_Exscan_init_c(
            c.room(1),
            c.room(2),
            c.number<MPI_Count>(3, "count", true, MPI_ERR_COUNT, "count"),
            c.handle<MPI_Datatype>(4, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.handle<MPI_Op>(5, MPI_OP_NULL, MPI_ERR_OP, false),
            c.handle<MPI_Comm>(6, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.handle<MPI_Info>(7, MPI_INFO_NULL, MPI_ERR_INFO, true),
            c.place<MPI_Request>(8, true));
    }},
    {"MPI_Gather", BND_ON_COMM, 8, 8, false, [](wrong_call &c) {
        return MPI_Gather(
            c.room(1),
            c.number<int>(2, "count", true, MPI_ERR_COUNT, "sendcount"),
            c.handle<MPI_Datatype>(3, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.room(4),
            c.number<int>(5, "count", true, MPI_ERR_COUNT, "recvcount"),
            c.handle<MPI_Datatype>(6, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.number<int>(7, "root", true, MPI_ERR_ROOT, "root"),
            c.handle<MPI_Comm>(8, MPI_COMM_NULL, MPI_ERR_COMM, false));
    }},
    {"MPI_Gather_c", BND_ON_COMM, 8, 8, false, [](wrong_call &c) {
        return MPI_Gather_c(
            c.room(1),
            c.number<MPI_Count>(2, "count", true, MPI_ERR_COUNT, "sendcount"),
            c.handle<MPI_Datatype>(3, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.room(4),
            c.number<MPI_Count>(5, "count", true, MPI_ERR_COUNT, "recvcount"),
            c.handle<MPI_Datatype>(6, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.number<int>(7, "root", true, MPI_ERR_ROOT, "root"),
            c.handle<MPI_Comm>(8, MPI_COMM_NULL, MPI_ERR_COMM, false));
    }},
    {"MPI_Gather_init", BND_ON_COMM, 8, 10, false, [](wrong_call &c) {
        return MPI_Gather_init(
            c.room(1),
            c.number<int>(2, "count", true, MPI_ERR_COUNT, "sendcount"),
            c.handle<MPI_Datatype>(3, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.room(4),
            c.number<int>(5, "count", true, MPI_ERR_COUNT, "recvcount"),
            c.handle<MPI_Datatype>(6, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.number<int>(7, "root", true, MPI_ERR_ROOT, "root"),
            c.handle<MPI_Comm>(8, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.handle<MPI_Info>(9, MPI_INFO_NULL, MPI_ERR_INFO, true),
            c.place<MPI_Request>(10, true));
    }},
    {"MPI_Gather_init_c", BND_ON_COMM, 8, 10, false, [](wrong_call &c) {
        return MPI_Gather_init_c(
            c.room(1),
            c.number<MPI_Count>(2, "count", true, MPI_ERR_COUNT, "sendcount"),
            c.handle<MPI_Datatype>(3, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.room(4),
            c.number<MPI_Count>(5, "count", true, MPI_ERR_COUNT, "recvcount"),
            c.handle<MPI_Datatype>(6, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.number<int>(7, "root", true, MPI_ERR_ROOT, "root"),
            c.handle<MPI_Comm>(8, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.handle<MPI_Info>(9, MPI_INFO_NULL, MPI_ERR_INFO, true),
            c.place<MPI_Request>(10, true));
    }},
    {"MPI_Gatherv", BND_ON_COMM, 9, 9, false, [](wrong_call &c) {
        return MPI_Gatherv(
            c.room(1),
            c.number<int>(2, "count", true, MPI_ERR_COUNT, "sendcount"),
            c.handle<MPI_Datatype>(3, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.room(4),
            c.numbers<int>(5, "count", MPI_ERR_COUNT, false),
            c.numbers<int>(6, "displacement", MPI_ERR_ARG, false),
            c.handle<MPI_Datatype>(7, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.number<int>(8, "root", true, MPI_ERR_ROOT, "root"),
            c.handle<MPI_Comm>(9, MPI_COMM_NULL, MPI_ERR_COMM, false));
    }},
    {"MPI_Gatherv_c", BND_ON_COMM, 9, 9, false, [](wrong_call &c) {
        return MPI_Gatherv_c(
            c.room(1),
            c.number<MPI_Count>(2, "count", true, MPI_ERR_COUNT, "sendcount"),
            c.handle<MPI_Datatype>(3, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.room(4),
            c.numbers<MPI_Count>(5, "count", MPI_ERR_COUNT, false),
            c.numbers<MPI_Aint>(6, "displacement", MPI_ERR_ARG, false),
            c.handle<MPI_Datatype>(7, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.number<int>(8, "root", true, MPI_ERR_ROOT, "root"),
            c.handle<MPI_Comm>(9, MPI_COMM_NULL, MPI_ERR_COMM, false));
    }},
    {"MPI_Gatherv_init", BND_ON_COMM, 9, 11, false, [](wrong_call &c) {
        return MPI_Gatherv_init(
            c.room(1),
            c.number<int>(2, "count", true, MPI_ERR_COUNT, "sendcount"),
            c.handle<MPI_Datatype>(3, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.room(4),
            c.numbers<int>(5, "count", MPI_ERR_COUNT, false),
            c.numbers<int>(6, "displacement", MPI_ERR_ARG, false),
            c.handle<MPI_Datatype>(7, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.number<int>(8, "root", true, MPI_ERR_ROOT, "root"),
            c.handle<MPI_Comm>(9, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.handle<MPI_Info>(10, MPI_INFO_NULL, MPI_ERR_INFO, true),
            c.place<MPI_Request>(11, true));
    }},
    {"MPI_Gatherv_init_c", BND_ON_COMM, 9, 11, false, [](wrong_call &c) {
        return MPI_Gatherv_init_c(
            c.room(1),
            c.number<MPI_Count>(2, "count", true, MPI_ERR_COUNT, "sendcount"),
            c.handle<MPI_Datatype>(3, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.room(4),
            c.numbers<MPI_Count>(5, "count", MPI_ERR_COUNT, false),
            c.numbers<MPI_Aint>(6, "displacement", MPI_ERR_ARG, false),
            c.handle<MPI_Datatype>(7, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.number<int>(8, "root", true, MPI_ERR_ROOT, "root"),
            c.handle<MPI_Comm>(9, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.handle<MPI_Info>(10, MPI_INFO_NULL, MPI_ERR_INFO, true),
            c.place<MPI_Request>(11, true));
    }},
    {"MPI_Iallgather", BND_ON_COMM, 7, 8, false, [](wrong_call &c) {
        return MPI_Iallgather(
            c.room(1),
            c.number<int>(2, "count", true, MPI_ERR_COUNT, "sendcount"),
            c.handle<MPI_Datatype>(3, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.room(4),
            c.number<int>(5, "count", true, MPI_ERR_COUNT, "recvcount"),
            c.handle<MPI_Datatype>(6, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.handle<MPI_Comm>(7, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.place<MPI_Request>(8, true));
    }},
    {"MPI_Iallgather_c", BND_ON_COMM, 7, 8, false, [](wrong_call &c) {
        return MPI_Iallgather_c(
            c.room(1),
            c.number<MPI_Count>(2, "count", true, MPI_ERR_COUNT, "sendcount"),
            c.handle<MPI_Datatype>(3, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.room(4),
            c.number<MPI_Count>(5, "count", true, MPI_ERR_COUNT, "recvcount"),
            c.handle<MPI_Datatype>(6, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.handle<MPI_Comm>(7, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.place<MPI_Request>(8, true));
    }},
    {"MPI_Iallgatherv", BND_ON_COMM, 8, 9, false, [](wrong_call &c) {
        return MPI_Iallgatherv(
            c.room(1),
            c.number<int>(2, "count", true, MPI_ERR_COUNT, "sendcount"),
            c.handle<MPI_Datatype>(3, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.room(4),
            c.numbers<int>(5, "count", MPI_ERR_COUNT, false),
            c.numbers<int>(6, "displacement", MPI_ERR_ARG, false),
            c.handle<MPI_Datatype>(7, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.handle<MPI_Comm>(8, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.place<MPI_Request>(9, true));
    }},
    {"MPI_Iallgatherv_c", BND_ON_COMM, 8, 9, false, [](wrong_call &c) {
        return MPI_Iallgatherv_c(
            c.room(1),
            c.number<MPI_Count>(2, "count", true, MPI_ERR_COUNT, "sendcount"),
            c.handle<MPI_Datatype>(3, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.room(4),
            c.numbers<MPI_Count>(5, "count", MPI_ERR_COUNT, false),
            c.numbers<MPI_Aint>(6, "displacement", MPI_ERR_ARG, false),
            c.handle<MPI_Datatype>(7, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.handle<MPI_Comm>(8, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.place<MPI_Request>(9, true));
    }},
    {"MPI_Iallreduce", BND_ON_COMM, 6, 7, false, [](wrong_call &c) {
        return MPI_Iallreduce(
            c.room(1),
            c.room(2),
            c.number<int>(3, "count", true, MPI_ERR_COUNT, "count"),
            c.handle<MPI_Datatype>(4, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.handle<MPI_Op>(5, MPI_OP_NULL, MPI_ERR_OP, false),
            c.handle<MPI_Comm>(6, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.place<MPI_Request>(7, true));
    }},
    {"MPI_Iallreduce_c", BND_ON_COMM, 6, 7, false, [](wrong_call &c) {
        return MPI_Iallreduce_c(
            c.room(1),
            c.room(2),
            c.number<MPI_Count>(3, "count", true, MPI_ERR_COUNT, "count"),
            c.handle<MPI_Datatype>(4, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.handle<MPI_Op>(5, MPI_OP_NULL, MPI_ERR_OP, false),
            c.handle<MPI_Comm>(6, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.place<MPI_Request>(7, true));
    }},
    {"MPI_Ialltoall", BND_ON_COMM, 7, 8, false, [](wrong_call &c) {
        return MPI_Ialltoall(
            c.room(1),
            c.number<int>(2, "count", true, MPI_ERR_COUNT, "sendcount"),
            c.handle<MPI_Datatype>(3, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.room(4),
            c.number<int>(5, "count", true, MPI_ERR_COUNT, "recvcount"),
            c.handle<MPI_Datatype>(6, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.handle<MPI_Comm>(7, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.place<MPI_Request>(8, true));
    }},
    {"MPI_Ialltoall_c", BND_ON_COMM, 7, 8, false, [](wrong_call &c) {
        return MPI_Ialltoall_c(
            c.room(1),
            c.number<MPI_Count>(2, "count", true, MPI_ERR_COUNT, "sendcount"),
            c.handle<MPI_Datatype>(3, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.room(4),
            c.number<MPI_Count>(5, "count", true, MPI_ERR_COUNT, "recvcount"),
            c.handle<MPI_Datatype>(6, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.handle<MPI_Comm>(7, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.place<MPI_Request>(8, true));
    }},
    {"MPI_Ialltoallv", BND_ON_COMM, 9, 10, false, [](wrong_call &c) {
        return MPI_Ialltoallv(
            c.room(1),
            c.numbers<int>(2, "count", MPI_ERR_COUNT, false),
            c.numbers<int>(3, "displacement", MPI_ERR_ARG, false),
            c.handle<MPI_Datatype>(4, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.room(5),
            c.numbers<int>(6, "count", MPI_ERR_COUNT, false),
            c.numbers<int>(7, "displacement", MPI_ERR_ARG, false),
            c.handle<MPI_Datatype>(8, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.handle<MPI_Comm>(9, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.place<MPI_Request>(10, true));
    }},
    {"MPI_Ialltoallv_c", BND_ON_COMM, 9, 10, false, [](wrong_call &c) {
        return MPI_Ialltoallv_c(
            c.room(1),
            c.numbers<MPI_Count>(2, "count", MPI_ERR_COUNT, false),
            c.numbers<MPI_Aint>(3, "displacement", MPI_ERR_ARG, false),
            c.handle<MPI_Datatype>(4, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.room(5),
            c.numbers<MPI_Count>(6, "count", MPI_ERR_COUNT, false),
            c.numbers<MPI_Aint>(7, "displacement", MPI_ERR_ARG, false),
            c.handle<MPI_Datatype>(8, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.handle<MPI_Comm>(9, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.place<MPI_Request>(10, true));
    }},
    {"MPI_Ialltoallw", BND_ON_COMM, 9, 10, false, [](wrong_call &c) {
        return MPI_Ialltoallw(
            c.room(1),
            c.numbers<int>(2, "count", MPI_ERR_COUNT, false),
            c.numbers<int>(3, "displacement", MPI_ERR_ARG, false),
            c.handles<MPI_Datatype>(4, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.room(5),
            c.numbers<int>(6, "count", MPI_ERR_COUNT, false),
            c.numbers<int>(7, "displacement", MPI_ERR_ARG, false),
            c.handles<MPI_Datatype>(8, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.handle<MPI_Comm>(9, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.place<MPI_Request>(10, true));
    }},
    {"MPI_Ialltoallw_c", BND_ON_COMM, 9, 10, false, [](wrong_call &c) {
        return MPI_Ialltoallw_c(
            c.room(1),
            c.numbers<MPI_Count>(2, "count", MPI_ERR_COUNT, false),
            c.numbers<MPI_Aint>(3, "displacement", MPI_ERR_ARG, false),
            c.handles<MPI_Datatype>(4, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.room(5),
            c.numbers<MPI_Count>(6, "count", MPI_ERR_COUNT, false),
            c.numbers<MPI_Aint>(7, "displacement", MPI_ERR_ARG, false),
            c.handles<MPI_Datatype>(8, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.handle<MPI_Comm>(9, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.place<MPI_Request>(10, true));
    }},
    {"MPI_Ibarrier", BND_ON_COMM, 1, 2, false, [](wrong_call &c) {
        return MPI_Ibarrier(
            c.handle<MPI_Comm>(1, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.place<MPI_Request>(2, true));
    }},
    {"MPI_Ibcast", BND_ON_COMM, 5, 6, false, [](wrong_call &c) {
        return MPI_Ibcast(
            c.room(1),
            c.number<int>(2, "count", true, MPI_ERR_COUNT, "count"),
            c.handle<MPI_Datatype>(3, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.number<int>(4, "root", true, MPI_ERR_ROOT, "root"),
            c.handle<MPI_Comm>(5, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.place<MPI_Request>(6, true));
    }},
    {"MPI_Ibcast_c", BND_ON_COMM, 5, 6, false, [](wrong_call &c) {
        return MPI_Ibcast_c(
            c.room(1),
            c.number<MPI_Count>(2, "count", true, MPI_ERR_COUNT, "count"),
            c.handle<MPI_Datatype>(3, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.number<int>(4, "root", true, MPI_ERR_ROOT, "root"),
            c.handle<MPI_Comm>(5, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.place<MPI_Request>(6, true));
    }},
    {"MPI_Iexscan", BND_ON_COMM, 6, 7, false, [](wrong_call &c) {
        return MPI_Iexscan(
            c.room(1),
            c.room(2),
            c.number<int>(3, "count", true, MPI_ERR_COUNT, "count"),
            c.handle<MPI_Datatype>(4, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.handle<MPI_Op>(5, MPI_OP_NULL, MPI_ERR_OP, false),
            c.handle<MPI_Comm>(6, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.place<MPI_Request>(7, true));
    }},
    {"MPI_Iexscan_c", BND_ON_COMM, 6, 7, false, [](wrong_call &c) {
        return MPI_Iexscan_c(
            c.room(1),
            c.room(2),
            c.number<MPI_Count>(3, "count", true, MPI_ERR_COUNT, "count"),
            c.handle<MPI_Datatype>(4, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.handle<MPI_Op>(5, MPI_OP_NULL, MPI_ERR_OP, false),
            c.handle<MPI_Comm>(6, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.place<MPI_Request>(7, true));
    }},
    {"MPI_Igather", BND_ON_COMM, 8, 9, false, [](wrong_call &c) {
        return MPI_Igather(
            c.room(1),
            c.number<int>(2, "count", true, MPI_ERR_COUNT, "sendcount"),
            c.handle<MPI_Datatype>(3, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.room(4),
            c.number<int>(5, "count", true, MPI_ERR_COUNT, "recvcount"),
            c.handle<MPI_Datatype>(6, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.number<int>(7, "root", true, MPI_ERR_ROOT, "root"),
            c.handle<MPI_Comm>(8, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.place<MPI_Request>(9, true));
    }},
    {"MPI_Igather_c", BND_ON_COMM, 8, 9, false, [](wrong_call &c) {
        return MPI_Igather_c(
            c.room(1),
            c.number<MPI_Count>(2, "count", true, MPI_ERR_COUNT, "sendcount"),
            c.handle<MPI_Datatype>(3, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.room(4),
            c.number<MPI_Count>(5, "count", true, MPI_ERR_COUNT, "recvcount"),
            c.handle<MPI_Datatype>(6, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.number<int>(7, "root", true, MPI_ERR_ROOT, "root"),
            c.handle<MPI_Comm>(8, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.place<MPI_Request>(9, true));
    }},
    {"MPI_Igatherv", BND_ON_COMM, 9, 10, false, [](wrong_call &c) {
        return MPI_Igatherv(
            c.room(1),
            c.number<int>(2, "count", true, MPI_ERR_COUNT, "sendcount"),
            c.handle<MPI_Datatype>(3, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.room(4),
            c.numbers<int>(5, "count", MPI_ERR_COUNT, false),
            c.numbers<int>(6, "displacement", MPI_ERR_ARG, false),
            c.handle<MPI_Datatype>(7, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.number<int>(8, "root", true, MPI_ERR_ROOT, "root"),
            c.handle<MPI_Comm>(9, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.place<MPI_Request>(10, true));
    }},
    {"MPI_Igatherv_c", BND_ON_COMM, 9, 10, false, [](wrong_call &c) {
        return MPI_Igatherv_c(
            c.room(1),
            c.number<MPI_Count>(2, "count", true, MPI_ERR_COUNT, "sendcount"),
            c.handle<MPI_Datatype>(3, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.room(4),
            c.numbers<MPI_Count>(5, "count", MPI_ERR_COUNT, false),
            c.numbers<MPI_Aint>(6, "displacement", MPI_ERR_ARG, false),
            c.handle<MPI_Datatype>(7, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.number<int>(8, "root", true, MPI_ERR_ROOT, "root"),
            c.handle<MPI_Comm>(9, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.place<MPI_Request>(10, true));
    }},
    {"MPI_Ireduce", BND_ON_COMM, 7, 8, false, [](wrong_call &c) {
        return MPI_Ireduce(
            c.room(1),
            c.room(2),
            c.number<int>(3, "count", true, MPI_ERR_COUNT, "count"),
            c.handle<MPI_Datatype>(4, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.handle<MPI_Op>(5, MPI_OP_NULL, MPI_ERR_OP, false),
            c.number<int>(6, "root", true, MPI_ERR_ROOT, "root"),
            c.handle<MPI_Comm>(7, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.place<MPI_Request>(8, true));
    }},
    {"MPI_Ireduce_c", BND_ON_COMM, 7, 8, false, [](wrong_call &c) {
        return MPI_Ireduce_c(
            c.room(1),
            c.room(2),
            c.number<MPI_Count>(3, "count", true, MPI_ERR_COUNT, "count"),
            c.handle<MPI_Datatype>(4, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.handle<MPI_Op>(5, MPI_OP_NULL, MPI_ERR_OP, false),
            c.number<int>(6, "root", true, MPI_ERR_ROOT, "root"),
            c.handle<MPI_Comm>(7, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.place<MPI_Request>(8, true));
    }},
    {"MPI_Ireduce_scatter", BND_ON_COMM, 6, 7, false, [](wrong_call &c) {
        return MPI_Ireduce_scatter(
            c.room(1),
            c.room(2),
            c.numbers<int>(3, "count", MPI_ERR_COUNT, false),
            c.handle<MPI_Datatype>(4, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.handle<MPI_Op>(5, MPI_OP_NULL, MPI_ERR_OP, false),
            c.handle<MPI_Comm>(6, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.place<MPI_Request>(7, true));
    }},
    {"MPI_Ireduce_scatter_block", BND_ON_COMM, 6, 7, false, [](wrong_call &c) {
        return MPI_Ireduce_scatter_block(
            c.room(1),
            c.room(2),
            c.number<int>(3, "count", true, MPI_ERR_COUNT, "recvcount"),
            c.handle<MPI_Datatype>(4, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.handle<MPI_Op>(5, MPI_OP_NULL, MPI_ERR_OP, false),
            c.handle<MPI_Comm>(6, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.place<MPI_Request>(7, true));
    }},
    {"MPI_Ireduce_scatter_block_c", BND_ON_COMM, 6, 7, false, [](wrong_call &c) {
        return MPI_Ireduce_scatter_block_c(
            c.room(1),
            c.room(2),
            c.number<MPI_Count>(3, "count", true, MPI_ERR_COUNT, "recvcount"),
            c.handle<MPI_Datatype>(4, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.handle<MPI_Op>(5, MPI_OP_NULL, MPI_ERR_OP, false),
            c.handle<MPI_Comm>(6, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.place<MPI_Request>(7, true));
    }},
    {"MPI_Ireduce_scatter_c", BND_ON_COMM, 6, 7, false, [](wrong_call &c) {
        return MPI_Ireduce_scatter_c(
            c.room(1),
            c.room(2),
            c.numbers<MPI_Count>(3, "count", MPI_ERR_COUNT, false),
            c.handle<MPI_Datatype>(4, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.handle<MPI_Op>(5, MPI_OP_NULL, MPI_ERR_OP, false),
            c.handle<MPI_Comm>(6, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.place<MPI_Request>(7, true));
    }},
    {"MPI_Iscan", BND_ON_COMM, 6, 7, false, [](wrong_call &c) {
        return MPI_Iscan(
            c.room(1),
            c.room(2),
            c.number<int>(3, "count", true, MPI_ERR_COUNT, "count"),
            c.handle<MPI_Datatype>(4, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.handle<MPI_Op>(5, MPI_OP_NULL, MPI_ERR_OP, false),
            c.handle<MPI_Comm>(6, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.place<MPI_Request>(7, true));
    }},
    {"MPI_Iscan_c", BND_ON_COMM, 6, 7, false, [](wrong_call &c) {
        return MPI_Iscan_c(
            c.room(1),
            c.room(2),
            c.number<MPI_Count>(3, "count", true, MPI_ERR_COUNT, "count"),
            c.handle<MPI_Datatype>(4, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.handle<MPI_Op>(5, MPI_OP_NULL, MPI_ERR_OP, false),
            c.handle<MPI_Comm>(6, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.place<MPI_Request>(7, true));
    }},
    {"MPI_Iscatter", BND_ON_COMM, 8, 9, false, [](wrong_call &c) {
        return MPI_Iscatter(
            c.room(1),
            c.number<int>(2, "count", true, MPI_ERR_COUNT, "sendcount"),
            c.handle<MPI_Datatype>(3, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.room(4),
            c.number<int>(5, "count", true, MPI_ERR_COUNT, "recvcount"),
            c.handle<MPI_Datatype>(6, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.number<int>(7, "root", true, MPI_ERR_ROOT, "root"),
            c.handle<MPI_Comm>(8, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.place<MPI_Request>(9, true));
    }},
    {"MPI_Iscatter_c", BND_ON_COMM, 8, 9, false, [](wrong_call &c) {
        return MPI_Iscatter_c(
            c.room(1),
            c.number<MPI_Count>(2, "count", true, MPI_ERR_COUNT, "sendcount"),
            c.handle<MPI_Datatype>(3, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.room(4),
            c.number<MPI_Count>(5, "count", true, MPI_ERR_COUNT, "recvcount"),
            c.handle<MPI_Datatype>(6, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.number<int>(7, "root", true, MPI_ERR_ROOT, "root"),
            c.handle<MPI_Comm>(8, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.place<MPI_Request>(9, true));
    }},
    {"MPI_Iscatterv", BND_ON_COMM, 9, 10, false, [](wrong_call &c) {
        return MPI_Iscatterv(
            c.room(1),
            c.numbers<int>(2, "count", MPI_ERR_COUNT, false),
            c.numbers<int>(3, "displacement", MPI_ERR_ARG, false),
            c.handle<MPI_Datatype>(4, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.room(5),
            c.number<int>(6, "count", true, MPI_ERR_COUNT, "recvcount"),
            c.handle<MPI_Datatype>(7, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.number<int>(8, "root", true, MPI_ERR_ROOT, "root"),
            c.handle<MPI_Comm>(9, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.place<MPI_Request>(10, true));
    }},
    {"MPI_Iscatterv_c", BND_ON_COMM, 9, 10, false, [](wrong_call &c) {
        return MPI_Iscatterv_c(
            c.room(1),
            c.numbers<MPI_Count>(2, "count", MPI_ERR_COUNT, false),
            c.numbers<MPI_Aint>(3, "displacement", MPI_ERR_ARG, false),
            c.handle<MPI_Datatype>(4, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.room(5),
            c.number<MPI_Count>(6, "count", true, MPI_ERR_COUNT, "recvcount"),
            c.handle<MPI_Datatype>(7, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.number<int>(8, "root", true, MPI_ERR_ROOT, "root"),
            c.handle<MPI_Comm>(9, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.place<MPI_Request>(10, true));
    }},
    {"MPI_Op_commutative", BND_ON_NOTHING, 0, 2, false, [](wrong_call &c) {
        return MPI_Op_commutative(
            c.handle<MPI_Op>(1, MPI_OP_NULL, MPI_ERR_OP, false),
            c.place<int>(2, true));
    }},
    {"MPI_Op_create", BND_ON_NOTHING, 0, 3, false, [](wrong_call &c) {
        return MPI_Op_create(
            c.procedure<MPI_User_function>(1, MPI_ERR_ARG, true),
            c.number<int>(2, "logical", false, MPI_ERR_ARG, "commute"),
            c.place<MPI_Op>(3, true));
    }},
    {"MPI_Op_create_c", BND_ON_NOTHING, 0, 3, false, [](wrong_call &c) {
        return MPI_Op_create_c(
            c.procedure<MPI_User_function_c>(1, MPI_ERR_ARG, true),
            c.number<int>(2, "logical", false, MPI_ERR_ARG, "commute"),
            c.place<MPI_Op>(3, true));
    }},
    {"MPI_Op_free", BND_ON_NOTHING, 0, 1, false, [](wrong_call &c) {
        return MPI_Op_free(
            c.handle_at<MPI_Op>(1, MPI_OP_NULL, MPI_ERR_OP, false, true));
    }},
    {"MPI_Reduce", BND_ON_COMM, 7, 7, false, [](wrong_call &c) {
        return MPI_Reduce(
            c.room(1),
            c.room(2),
            c.number<int>(3, "count", true, MPI_ERR_COUNT, "count"),
            c.handle<MPI_Datatype>(4, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.handle<MPI_Op>(5, MPI_OP_NULL, MPI_ERR_OP, false),
            c.number<int>(6, "root", true, MPI_ERR_ROOT, "root"),
            c.handle<MPI_Comm>(7, MPI_COMM_NULL, MPI_ERR_COMM, false));
    }},
    {"MPI_Reduce_c", BND_ON_COMM, 7, 7, false, [](wrong_call &c) {
        return MPI_Reduce_c(
            c.room(1),
            c.room(2),
            c.number<MPI_Count>(3, "count", true, MPI_ERR_COUNT, "count"),
            c.handle<MPI_Datatype>(4, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.handle<MPI_Op>(5, MPI_OP_NULL, MPI_ERR_OP, false),
            c.number<int>(6, "root", true, MPI_ERR_ROOT, "root"),
            c.handle<MPI_Comm>(7, MPI_COMM_NULL, MPI_ERR_COMM, false));
    }},
    {"MPI_Reduce_init", BND_ON_COMM, 7, 9, false, [](wrong_call &c) {
        return MPI_Reduce_init(
            c.room(1),
            c.room(2),
            c.number<int>(3, "count", true, MPI_ERR_COUNT, "count"),
            c.handle<MPI_Datatype>(4, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.handle<MPI_Op>(5, MPI_OP_NULL, MPI_ERR_OP, false),
            c.number<int>(6, "root", true, MPI_ERR_ROOT, "root"),
            c.handle<MPI_Comm>(7, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.handle<MPI_Info>(8, MPI_INFO_NULL, MPI_ERR_INFO, true),
            c.place<MPI_Request>(9, true));
    }},
    {"MPI_Reduce_init_c", BND_ON_COMM, 7, 9, false, [](wrong_call &c) {
        return MPI_Reduce_init_c(
            c.room(1),
            c.room(2),
            c.number<MPI_Count>(3, "count", true, MPI_ERR_COUNT, "count"),
            c.handle<MPI_Datatype>(4, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.handle<MPI_Op>(5, MPI_OP_NULL, MPI_ERR_OP, false),
            c.number<int>(6, "root", true, MPI_ERR_ROOT, "root"),
            c.handle<MPI_Comm>(7, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.handle<MPI_Info>(8, MPI_INFO_NULL, MPI_ERR_INFO, true),
            c.place<MPI_Request>(9, true));
    }},
    {"MPI_Reduce_local", BND_ON_NOTHING, 0, 5, false, [](wrong_call &c) {
        return MPI_Reduce_local(
            c.room(1),
            c.room(2),
            c.number<int>(3, "count", true, MPI_ERR_COUNT, "count"),
            c.handle<MPI_Datatype>(4, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.handle<MPI_Op>(5, MPI_OP_NULL, MPI_ERR_OP, false));
    }},
    {"MPI_Reduce_local_c", BND_ON_NOTHING, 0, 5, false, [](wrong_call &c) {
        return MPI_Reduce_local_c(
            c.room(1),
            c.room(2),
            c.number<MPI_Count>(3, "count", true, MPI_ERR_COUNT, "count"),
            c.handle<MPI_Datatype>(4, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.handle<MPI_Op>(5, MPI_OP_NULL, MPI_ERR_OP, false));
    }},
    {"MPI_Reduce_scatter", BND_ON_COMM, 6, 6, false, [](wrong_call &c) {
        return MPI_Reduce_scatter(
            c.room(1),
            c.room(2),
            c.numbers<int>(3, "count", MPI_ERR_COUNT, false),
            c.handle<MPI_Datatype>(4, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.handle<MPI_Op>(5, MPI_OP_NULL, MPI_ERR_OP, false),
            c.handle<MPI_Comm>(6, MPI_COMM_NULL, MPI_ERR_COMM, false));
    }},
    {"MPI_Reduce_scatter_block", BND_ON_COMM, 6, 6, false, [](wrong_call &c) {
        return MPI_Reduce_scatter_block(
            c.room(1),
            c.room(2),
            c.number<int>(3, "count", true, MPI_ERR_COUNT, "recvcount"),
            c.handle<MPI_Datatype>(4, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.handle<MPI_Op>(5, MPI_OP_NULL, MPI_ERR_OP, false),
            c.handle<MPI_Comm>(6, MPI_COMM_NULL, MPI_ERR_COMM, false));
    }},
    {"MPI_Reduce_scatter_block_c", BND_ON_COMM, 6, 6, false, [](wrong_call &c) {
        return MPI_Reduce_scatter_block_c(
            c.room(1),
            c.room(2),
            c.number<MPI_Count>(3, "count", true, MPI_ERR_COUNT, "recvcount"),
            c.handle<MPI_Datatype>(4, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.handle<MPI_Op>(5, MPI_OP_NULL, MPI_ERR_OP, false),
            c.handle<MPI_Comm>(6, MPI_COMM_NULL, MPI_ERR_COMM, false));
    }},
    {"MPI_Reduce_scatter_block_init", BND_ON_COMM, 6, 8, false, [](wrong_call &c) {
        return MPI_Reduce_scatter_block_init(
            c.room(1),
            c.room(2),
            c.number<int>(3, "count", true, MPI_ERR_COUNT, "recvcount"),
            c.handle<MPI_Datatype>(4, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.handle<MPI_Op>(5, MPI_OP_NULL, MPI_ERR_OP, false),
            c.handle<MPI_Comm>(6, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.handle<MPI_Info>(7, MPI_INFO_NULL, MPI_ERR_INFO, true),
            c.place<MPI_Request>(8, true));
    }},
    {"MPI_Reduce_scatter_block_init_c", BND_ON_COMM, 6, 8, false, [](wrong_call &c) {
        return MPI_Reduce_scatter_block_init_c(
            c.room(1),
            c.room(2),
            c.number<MPI_Count>(3, "count", true, MPI_ERR_COUNT, "recvcount"),
            c.handle<MPI_Datatype>(4, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.handle<MPI_Op>(5, MPI_OP_NULL, MPI_ERR_OP, false),
            c.handle<MPI_Comm>(6, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.handle<MPI_Info>(7, MPI_INFO_NULL, MPI_ERR_INFO, true),
            c.place<MPI_Request>(8, true));
    }},
    {"MPI_Reduce_scatter_c", BND_ON_COMM, 6, 6, false, [](wrong_call &c) {
        return MPI_Reduce_scatter_c(
            c.room(1),
            c.room(2),
            c.numbers<MPI_Count>(3, "count", MPI_ERR_COUNT, false),
            c.handle<MPI_Datatype>(4, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.handle<MPI_Op>(5, MPI_OP_NULL, MPI_ERR_OP, false),
            c.handle<MPI_Comm>(6, MPI_COMM_NULL, MPI_ERR_COMM, false));
    }},
    {"MPI_Reduce_scatter_init", BND_ON_COMM, 6, 8, false, [](wrong_call &c) {
        return MPI_Reduce_scatter_init(
            c.room(1),
            c.room(2),
            c.numbers<int>(3, "count", MPI_ERR_COUNT, false),
            c.handle<MPI_Datatype>(4, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.handle<MPI_Op>(5, MPI_OP_NULL, MPI_ERR_OP, false),
            c.handle<MPI_Comm>(6, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.handle<MPI_Info>(7, MPI_INFO_NULL, MPI_ERR_INFO, true),
            c.place<MPI_Request>(8, true));
    }},
    {"MPI_Reduce_scatter_init_c", BND_ON_COMM, 6, 8, false, [](wrong_call &c) {
        return MPI_Reduce_scatter_init_c(
            c.room(1),
            c.room(2),
            c.numbers<MPI_Count>(3, "count", MPI_ERR_COUNT, false),
            c.handle<MPI_Datatype>(4, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.handle<MPI_Op>(5, MPI_OP_NULL, MPI_ERR_OP, false),
            c.handle<MPI_Comm>(6, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.handle<MPI_Info>(7, MPI_INFO_NULL, MPI_ERR_INFO, true),
            c.place<MPI_Request>(8, true));
    }},
    {"MPI_Scan", BND_ON_COMM, 6, 6, false, [](wrong_call &c) {
        return MPI_Scan(
            c.room(1),
            c.room(2),
            c.number<int>(3, "count", true, MPI_ERR_COUNT, "count"),
            c.handle<MPI_Datatype>(4, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.handle<MPI_Op>(5, MPI_OP_NULL, MPI_ERR_OP, false),
            c.handle<MPI_Comm>(6, MPI_COMM_NULL, MPI_ERR_COMM, false));
    }},
    {"MPI_Scan_c", BND_ON_COMM, 6, 6, false, [](wrong_call &c) {
        return MPI_Scan_c(
            c.room(1),
            c.room(2),
            c.number<MPI_Count>(3, "count", true, MPI_ERR_COUNT, "count"),
            c.handle<MPI_Datatype>(4, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.handle<MPI_Op>(5, MPI_OP_NULL, MPI_ERR_OP, false),
            c.handle<MPI_Comm>(6, MPI_COMM_NULL, MPI_ERR_COMM, false));
    }},
    {"MPI_Scan_init", BND_ON_COMM, 6, 8, false, [](wrong_call &c) {
        return MPI_Scan_init(
            c.room(1),
            c.room(2),
            c.number<int>(3, "count", true, MPI_ERR_COUNT, "count"),
            c.handle<MPI_Datatype>(4, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.handle<MPI_Op>(5, MPI_OP_NULL, MPI_ERR_OP, false),
            c.handle<MPI_Comm>(6, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.handle<MPI_Info>(7, MPI_INFO_NULL, MPI_ERR_INFO, true),
            c.place<MPI_Request>(8, true));
    }},
    {"MPI_Scan_init_c", BND_ON_COMM, 6, 8, false, [](wrong_call &c) {
        return MPI_Scan_init_c(
            c.room(1),
            c.room(2),
            c.number<MPI_Count>(3, "count", true, MPI_ERR_COUNT, "count"),
            c.handle<MPI_Datatype>(4, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.handle<MPI_Op>(5, MPI_OP_NULL, MPI_ERR_OP, false),
            c.handle<MPI_Comm>(6, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.handle<MPI_Info>(7, MPI_INFO_NULL, MPI_ERR_INFO, true),
            c.place<MPI_Request>(8, true));
    }},
    {"MPI_Scatter", BND_ON_COMM, 8, 8, false, [](wrong_call &c) {
        return MPI_Scatter(
            c.room(1),
            c.number<int>(2, "count", true, MPI_ERR_COUNT, "sendcount"),
            c.handle<MPI_Datatype>(3, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.room(4),
            c.number<int>(5, "count", true, MPI_ERR_COUNT, "recvcount"),
            c.handle<MPI_Datatype>(6, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.number<int>(7, "root", true, MPI_ERR_ROOT, "root"),
            c.handle<MPI_Comm>(8, MPI_COMM_NULL, MPI_ERR_COMM, false));
    }},
    {"MPI_Scatter_c", BND_ON_COMM, 8, 8, false, [](wrong_call &c) {
        return MPI_Scatter_c(
            c.room(1),
            c.number<MPI_Count>(2, "count", true, MPI_ERR_COUNT, "sendcount"),
            c.handle<MPI_Datatype>(3, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.room(4),
            c.number<MPI_Count>(5, "count", true, MPI_ERR_COUNT, "recvcount"),
            c.handle<MPI_Datatype>(6, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.number<int>(7, "root", true, MPI_ERR_ROOT, "root"),
            c.handle<MPI_Comm>(8, MPI_COMM_NULL, MPI_ERR_COMM, false));
    }},
    {"MPI_Scatter_init", BND_ON_COMM, 8, 10, false, [](wrong_call &c) {
        return MPI_Scatter_init(
            c.room(1),
            c.number<int>(2, "count", true, MPI_ERR_COUNT, "sendcount"),
            c.handle<MPI_Datatype>(3, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.room(4),
            c.number<int>(5, "count", true, MPI_ERR_COUNT, "recvcount"),
            c.handle<MPI_Datatype>(6, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.number<int>(7, "root", true, MPI_ERR_ROOT, "root"),
            c.handle<MPI_Comm>(8, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.handle<MPI_Info>(9, MPI_INFO_NULL, MPI_ERR_INFO, true),
            c.place<MPI_Request>(10, true));
    }},
    {"MPI_Scatter_init_c", BND_ON_COMM, 8, 10, false, [](wrong_call &c) {
        return MPI_Scatter_init_c(
            c.room(1),
            c.number<MPI_Count>(2, "count", true, MPI_ERR_COUNT, "sendcount"),
            c.handle<MPI_Datatype>(3, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.room(4),
            c.number<MPI_Count>(5, "count", true, MPI_ERR_COUNT, "recvcount"),
            c.handle<MPI_Datatype>(6, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.number<int>(7, "root", true, MPI_ERR_ROOT, "root"),
            c.handle<MPI_Comm>(8, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.handle<MPI_Info>(9, MPI_INFO_NULL, MPI_ERR_INFO, true),
            c.place<MPI_Request>(10, true));
    }},
    {"MPI_Scatterv", BND_ON_COMM, 9, 9, false, [](wrong_call &c) {
        return MPI_Scatterv(
            c.room(1),
            c.numbers<int>(2, "count", MPI_ERR_COUNT, false),
            c.numbers<int>(3, "displacement", MPI_ERR_ARG, false),
            c.handle<MPI_Datatype>(4, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.room(5),
            c.number<int>(6, "count", true, MPI_ERR_COUNT, "recvcount"),
            c.handle<MPI_Datatype>(7, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.number<int>(8, "root", true, MPI_ERR_ROOT, "root"),
            c.handle<MPI_Comm>(9, MPI_COMM_NULL, MPI_ERR_COMM, false));
    }},
    {"MPI_Scatterv_c", BND_ON_COMM, 9, 9, false, [](wrong_call &c) {
        return MPI_Scatterv_c(
            c.room(1),
            c.numbers<MPI_Count>(2, "count", MPI_ERR_COUNT, false),
            c.numbers<MPI_Aint>(3, "displacement", MPI_ERR_ARG, false),
            c.handle<MPI_Datatype>(4, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.room(5),
            c.number<MPI_Count>(6, "count", true, MPI_ERR_COUNT, "recvcount"),
            c.handle<MPI_Datatype>(7, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.number<int>(8, "root", true, MPI_ERR_ROOT, "root"),
            c.handle<MPI_Comm>(9, MPI_COMM_NULL, MPI_ERR_COMM, false));
    }},
    {"MPI_Scatterv_init", BND_ON_COMM, 9, 11, false, [](wrong_call &c) {
        return MPI_Scatterv_init(
            c.room(1),
            c.numbers<int>(2, "count", MPI_ERR_COUNT, false),
            c.numbers<int>(3, "displacement", MPI_ERR_ARG, false),
            c.handle<MPI_Datatype>(4, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.room(5),
            c.number<int>(6, "count", true, MPI_ERR_COUNT, "recvcount"),
            c.handle<MPI_Datatype>(7, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.number<int>(8, "root", true, MPI_ERR_ROOT, "root"),
            c.handle<MPI_Comm>(9, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.handle<MPI_Info>(10, MPI_INFO_NULL, MPI_ERR_INFO, true),
            c.place<MPI_Request>(11, true));
    }},
    {"MPI_Scatterv_init_c", BND_ON_COMM, 9, 11, false, [](wrong_call &c) {
        return MPI_Scatterv_init_c(
            c.room(1),
            c.numbers<MPI_Count>(2, "count", MPI_ERR_COUNT, false),
            c.numbers<MPI_Aint>(3, "displacement", MPI_ERR_ARG, false),
            c.handle<MPI_Datatype>(4, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.room(5),
            c.number<MPI_Count>(6, "count", true, MPI_ERR_COUNT, "recvcount"),
            c.handle<MPI_Datatype>(7, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.number<int>(8, "root", true, MPI_ERR_ROOT, "root"),
            c.handle<MPI_Comm>(9, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.handle<MPI_Info>(10, MPI_INFO_NULL, MPI_ERR_INFO, true),
            c.place<MPI_Request>(11, true));
    }},
    {nullptr, BND_ON_NOTHING, 0, 0, false, nullptr},
};
