/* Do not edit: `bindery generate` writes this from specs/routines/neighborhood.toml through templates/solo/wrong.cpp.j2. */
/* Every routine of the chapter "neighborhood", with arguments that c makes right or, one at a time, wrong. */
#include "wrong_call.h"

extern const routine_under_test wrong_calls_neighborhood[] = {
    {"MPI_Ineighbor_allgather", BND_ON_COMM, 7, 8, false, [](wrong_call &c) {
        return MPI_Ineighbor_allgather(
            c.room(1),
            c.number<int>(2, "count", true, MPI_ERR_COUNT, "sendcount"),
            c.handle<MPI_Datatype>(3, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.room(4),
            c.number<int>(5, "count", true, MPI_ERR_COUNT, "recvcount"),
            c.handle<MPI_Datatype>(6, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.handle<MPI_Comm>(7, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.place<MPI_Request>(8, true));
    }},
    {"MPI_Ineighbor_allgather_c", BND_ON_COMM, 7, 8, false, [](wrong_call &c) {
        return MPI_Ineighbor_allgather_c(
            c.room(1),
            c.number<MPI_Count>(2, "count", true, MPI_ERR_COUNT, "sendcount"),
            c.handle<MPI_Datatype>(3, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.room(4),
            c.number<MPI_Count>(5, "count", true, MPI_ERR_COUNT, "recvcount"),
            c.handle<MPI_Datatype>(6, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.handle<MPI_Comm>(7, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.place<MPI_Request>(8, true));
    }},
    {"MPI_Ineighbor_allgatherv", BND_ON_COMM, 8, 9, false, [](wrong_call &c) {
        return MPI_Ineighbor_allgatherv(
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
    {"MPI_Ineighbor_allgatherv_c", BND_ON_COMM, 8, 9, false, [](wrong_call &c) {
        return MPI_Ineighbor_allgatherv_c(
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
    {"MPI_Ineighbor_alltoall", BND_ON_COMM, 7, 8, false, [](wrong_call &c) {
        return MPI_Ineighbor_alltoall(
            c.room(1),
            c.number<int>(2, "count", true, MPI_ERR_COUNT, "sendcount"),
            c.handle<MPI_Datatype>(3, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.room(4),
            c.number<int>(5, "count", true, MPI_ERR_COUNT, "recvcount"),
            c.handle<MPI_Datatype>(6, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.handle<MPI_Comm>(7, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.place<MPI_Request>(8, true));
    }},
    {"MPI_Ineighbor_alltoall_c", BND_ON_COMM, 7, 8, false, [](wrong_call &c) {
        return MPI_Ineighbor_alltoall_c(
            c.room(1),
            c.number<MPI_Count>(2, "count", true, MPI_ERR_COUNT, "sendcount"),
            c.handle<MPI_Datatype>(3, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.room(4),
            c.number<MPI_Count>(5, "count", true, MPI_ERR_COUNT, "recvcount"),
            c.handle<MPI_Datatype>(6, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.handle<MPI_Comm>(7, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.place<MPI_Request>(8, true));
    }},
    {"MPI_Ineighbor_alltoallv", BND_ON_COMM, 9, 10, false, [](wrong_call &c) {
        return MPI_Ineighbor_alltoallv(
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
    {"MPI_Ineighbor_alltoallv_c", BND_ON_COMM, 9, 10, false, [](wrong_call &c) {
        return MPI_Ineighbor_alltoallv_c(
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
    {"MPI_Ineighbor_alltoallw", BND_ON_COMM, 9, 10, false, [](wrong_call &c) {
        return MPI_Ineighbor_alltoallw(
            c.room(1),
            c.numbers<int>(2, "count", MPI_ERR_COUNT, false),
            c.numbers<MPI_Aint>(3, "address", MPI_ERR_ARG, false),
            c.handles<MPI_Datatype>(4, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.room(5),
            c.numbers<int>(6, "count", MPI_ERR_COUNT, false),
            c.numbers<MPI_Aint>(7, "address", MPI_ERR_ARG, false),
            c.handles<MPI_Datatype>(8, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.handle<MPI_Comm>(9, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.place<MPI_Request>(10, true));
    }},
    {"MPI_Ineighbor_alltoallw_c", BND_ON_COMM, 9, 10, false, [](wrong_call &c) {
        return MPI_Ineighbor_alltoallw_c(
            c.room(1),
            c.numbers<MPI_Count>(2, "count", MPI_ERR_COUNT, false),
            c.numbers<MPI_Aint>(3, "address", MPI_ERR_ARG, false),
            c.handles<MPI_Datatype>(4, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.room(5),
            c.numbers<MPI_Count>(6, "count", MPI_ERR_COUNT, false),
            c.numbers<MPI_Aint>(7, "address", MPI_ERR_ARG, false),
            c.handles<MPI_Datatype>(8, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.handle<MPI_Comm>(9, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.place<MPI_Request>(10, true));
    }},
    {"MPI_Neighbor_allgather", BND_ON_COMM, 7, 7, false, [](wrong_call &c) {
        return MPI_Neighbor_allgather(
            c.room(1),
            c.number<int>(2, "count", true, MPI_ERR_COUNT, "sendcount"),
            c.handle<MPI_Datatype>(3, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.room(4),
            c.number<int>(5, "count", true, MPI_ERR_COUNT, "recvcount"),
            c.handle<MPI_Datatype>(6, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.handle<MPI_Comm>(7, MPI_COMM_NULL, MPI_ERR_COMM, false));
    }},
    {"MPI_Neighbor_allgather_c", BND_ON_COMM, 7, 7, false, [](wrong_call &c) {
        return MPI_Neighbor_allgather_c(
            c.room(1),
            c.number<MPI_Count>(2, "count", true, MPI_ERR_COUNT, "sendcount"),
            c.handle<MPI_Datatype>(3, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.room(4),
            c.number<MPI_Count>(5, "count", true, MPI_ERR_COUNT, "recvcount"),
            c.handle<MPI_Datatype>(6, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.handle<MPI_Comm>(7, MPI_COMM_NULL, MPI_ERR_COMM, false));
    }},
    {"MPI_Neighbor_allgather_init", BND_ON_COMM, 7, 9, false, [](wrong_call &c) {
        return MPI_Neighbor_allgather_init(
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
    {"MPI_Neighbor_allgather_init_c", BND_ON_COMM, 7, 9, false, [](wrong_call &c) {
        return MPI_Neighbor_allgather_init_c(
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
    {"MPI_Neighbor_allgatherv", BND_ON_COMM, 8, 8, false, [](wrong_call &c) {
        return MPI_Neighbor_allgatherv(
            c.room(1),
            c.number<int>(2, "count", true, MPI_ERR_COUNT, "sendcount"),
            c.handle<MPI_Datatype>(3, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.room(4),
            c.numbers<int>(5, "count", MPI_ERR_COUNT, false),
            c.numbers<int>(6, "displacement", MPI_ERR_ARG, false),
            c.handle<MPI_Datatype>(7, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.handle<MPI_Comm>(8, MPI_COMM_NULL, MPI_ERR_COMM, false));
    }},
    {"MPI_Neighbor_allgatherv_c", BND_ON_COMM, 8, 8, false, [](wrong_call &c) {
        return MPI_Neighbor_allgatherv_c(
            c.room(1),
            c.number<MPI_Count>(2, "count", true, MPI_ERR_COUNT, "sendcount"),
            c.handle<MPI_Datatype>(3, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.room(4),
            c.numbers<MPI_Count>(5, "count", MPI_ERR_COUNT, false),
            c.numbers<MPI_Aint>(6, "displacement", MPI_ERR_ARG, false),
            c.handle<MPI_Datatype>(7, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.handle<MPI_Comm>(8, MPI_COMM_NULL, MPI_ERR_COMM, false));
    }},
    {"MPI_Neighbor_allgatherv_init", BND_ON_COMM, 8, 10, false, [](wrong_call &c) {
        return MPI_Neighbor_allgatherv_init(
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
    {"MPI_Neighbor_allgatherv_init_c", BND_ON_COMM, 8, 10, false, [](wrong_call &c) {
        return MPI_Neighbor_allgatherv_init_c(
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
    {"MPI_Neighbor_alltoall", BND_ON_COMM, 7, 7, false, [](wrong_call &c) {
        return MPI_Neighbor_alltoall(
            c.room(1),
            c.number<int>(2, "count", true, MPI_ERR_COUNT, "sendcount"),
            c.handle<MPI_Datatype>(3, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.room(4),
            c.number<int>(5, "count", true, MPI_ERR_COUNT, "recvcount"),
            c.handle<MPI_Datatype>(6, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.handle<MPI_Comm>(7, MPI_COMM_NULL, MPI_ERR_COMM, false));
    }},
    {"MPI_Neighbor_alltoall_c", BND_ON_COMM, 7, 7, false, [](wrong_call &c) {
        return MPI_Neighbor_alltoall_c(
            c.room(1),
            c.number<MPI_Count>(2, "count", true, MPI_ERR_COUNT, "sendcount"),
            c.handle<MPI_Datatype>(3, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.room(4),
            c.number<MPI_Count>(5, "count", true, MPI_ERR_COUNT, "recvcount"),
            c.handle<MPI_Datatype>(6, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.handle<MPI_Comm>(7, MPI_COMM_NULL, MPI_ERR_COMM, false));
    }},
    {"MPI_Neighbor_alltoall_init", BND_ON_COMM, 7, 9, false, [](wrong_call &c) {
        return MPI_Neighbor_alltoall_init(
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
    {"MPI_Neighbor_alltoall_init_c", BND_ON_COMM, 7, 9, false, [](wrong_call &c) {
        return MPI_Neighbor_alltoall_init_c(
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
    {"MPI_Neighbor_alltoallv", BND_ON_COMM, 9, 9, false, [](wrong_call &c) {
        return MPI_Neighbor_alltoallv(
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
    {"MPI_Neighbor_alltoallv_c", BND_ON_COMM, 9, 9, false, [](wrong_call &c) {
        return MPI_Neighbor_alltoallv_c(
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
    {"MPI_Neighbor_alltoallv_init", BND_ON_COMM, 9, 11, false, [](wrong_call &c) {
        return MPI_Neighbor_alltoallv_init(
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
    {"MPI_Neighbor_alltoallv_init_c", BND_ON_COMM, 9, 11, false, [](wrong_call &c) {
        return MPI_Neighbor_alltoallv_init_c(
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
    {"MPI_Neighbor_alltoallw", BND_ON_COMM, 9, 9, false, [](wrong_call &c) {
        return MPI_Neighbor_alltoallw(
            c.room(1),
            c.numbers<int>(2, "count", MPI_ERR_COUNT, false),
            c.numbers<MPI_Aint>(3, "address", MPI_ERR_ARG, false),
            c.handles<MPI_Datatype>(4, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.room(5),
            c.numbers<int>(6, "count", MPI_ERR_COUNT, false),
            c.numbers<MPI_Aint>(7, "address", MPI_ERR_ARG, false),
            c.handles<MPI_Datatype>(8, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.handle<MPI_Comm>(9, MPI_COMM_NULL, MPI_ERR_COMM, false));
    }},
    {"MPI_Neighbor_alltoallw_c", BND_ON_COMM, 9, 9, false, [](wrong_call &c) {
        return MPI_Neighbor_alltoallw_c(
            c.room(1),
            c.numbers<MPI_Count>(2, "count", MPI_ERR_COUNT, false),
            c.numbers<MPI_Aint>(3, "address", MPI_ERR_ARG, false),
            c.handles<MPI_Datatype>(4, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.room(5),
            c.numbers<MPI_Count>(6, "count", MPI_ERR_COUNT, false),
            c.numbers<MPI_Aint>(7, "address", MPI_ERR_ARG, false),
            c.handles<MPI_Datatype>(8, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.handle<MPI_Comm>(9, MPI_COMM_NULL, MPI_ERR_COMM, false));
    }},
    {"MPI_Neighbor_alltoallw_init", BND_ON_COMM, 9, 11, false, [](wrong_call &c) {
        return MPI_Neighbor_alltoallw_init(
            c.room(1),
            c.numbers<int>(2, "count", MPI_ERR_COUNT, false),
            c.numbers<MPI_Aint>(3, "address", MPI_ERR_ARG, false),
            c.handles<MPI_Datatype>(4, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.room(5),
            c.numbers<int>(6, "count", MPI_ERR_COUNT, false),
            c.numbers<MPI_Aint>(7, "address", MPI_ERR_ARG, false),
            c.handles<MPI_Datatype>(8, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.handle<MPI_Comm>(9, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.handle<MPI_Info>(10, MPI_INFO_NULL, MPI_ERR_INFO, true),
            c.place<MPI_Request>(11, true));
    }},
    {"MPI_Neighbor_alltoallw_init_c", BND_ON_COMM, 9, 11, false, [](wrong_call &c) {
        return MPI_Neighbor_alltoallw_init_c(
            c.room(1),
            c.numbers<MPI_Count>(2, "count", MPI_ERR_COUNT, false),
            c.numbers<MPI_Aint>(3, "address", MPI_ERR_ARG, false),
            c.handles<MPI_Datatype>(4, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.room(5),
            c.numbers<MPI_Count>(6, "count", MPI_ERR_COUNT, false),
            c.numbers<MPI_Aint>(7, "address", MPI_ERR_ARG, false),
            c.handles<MPI_Datatype>(8, MPI_DATATYPE_NULL, MPI_ERR_TYPE, false),
            c.handle<MPI_Comm>(9, MPI_COMM_NULL, MPI_ERR_COMM, false),
            c.handle<MPI_Info>(10, MPI_INFO_NULL, MPI_ERR_INFO, true),
            c.place<MPI_Request>(11, true));
    }},
    {nullptr, BND_ON_NOTHING, 0, 0, false, nullptr},
};
