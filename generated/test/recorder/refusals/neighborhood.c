/* Do not edit: `bindery generate` writes this from specs/routines/neighborhood.toml through templates/test/recorder/refusals.c.j2. */
/* Calls of the chapter "neighborhood" with one invalid argument each, and the error that each must raise. */
#include "recorder.h"
#include "bnd_entry.h"

static void refuse_MPI_Ineighbor_allgather_0(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcount = (int)105;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    sendcount = -77;
    int returned = (MPI_Ineighbor_allgather)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm,
            &request);
    rec_expect_refusal("MPI_Ineighbor_allgather", "sendcount", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Ineighbor_allgather_1(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcount = (int)105;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    sendtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Ineighbor_allgather)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm,
            &request);
    rec_expect_refusal("MPI_Ineighbor_allgather", "sendtype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Ineighbor_allgather_2(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcount = (int)105;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    recvcount = -77;
    int returned = (MPI_Ineighbor_allgather)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm,
            &request);
    rec_expect_refusal("MPI_Ineighbor_allgather", "recvcount", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Ineighbor_allgather_3(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcount = (int)105;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    recvtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Ineighbor_allgather)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm,
            &request);
    rec_expect_refusal("MPI_Ineighbor_allgather", "recvtype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Ineighbor_allgather_4(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcount = (int)105;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Ineighbor_allgather)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm,
            &request);
    rec_expect_refusal("MPI_Ineighbor_allgather", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Ineighbor_allgather_5(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcount = (int)105;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    int returned = (MPI_Ineighbor_allgather)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm,
            0);
    rec_expect_refusal("MPI_Ineighbor_allgather", "request", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Ineighbor_allgather_c_0(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcount = (MPI_Count)5000000005;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    sendcount = -77;
    int returned = (MPI_Ineighbor_allgather_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype,
            comm, &request);
    rec_expect_refusal("MPI_Ineighbor_allgather_c", "sendcount", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Ineighbor_allgather_c_1(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcount = (MPI_Count)5000000005;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    sendtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Ineighbor_allgather_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype,
            comm, &request);
    rec_expect_refusal("MPI_Ineighbor_allgather_c", "sendtype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Ineighbor_allgather_c_2(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcount = (MPI_Count)5000000005;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    recvcount = -77;
    int returned = (MPI_Ineighbor_allgather_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype,
            comm, &request);
    rec_expect_refusal("MPI_Ineighbor_allgather_c", "recvcount", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Ineighbor_allgather_c_3(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcount = (MPI_Count)5000000005;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    recvtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Ineighbor_allgather_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype,
            comm, &request);
    rec_expect_refusal("MPI_Ineighbor_allgather_c", "recvtype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Ineighbor_allgather_c_4(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcount = (MPI_Count)5000000005;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Ineighbor_allgather_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype,
            comm, &request);
    rec_expect_refusal("MPI_Ineighbor_allgather_c", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Ineighbor_allgather_c_5(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcount = (MPI_Count)5000000005;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    int returned = (MPI_Ineighbor_allgather_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype,
            comm, 0);
    rec_expect_refusal("MPI_Ineighbor_allgather_c", "request", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Ineighbor_allgatherv_0(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcounts[REC_MOST] = REC_NUMBERS(105);
    int displs[REC_MOST] = REC_NUMBERS(106);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1007);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    sendcount = -77;
    int returned = (MPI_Ineighbor_allgatherv)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcounts, displs,
            recvtype, comm, &request);
    rec_expect_refusal("MPI_Ineighbor_allgatherv", "sendcount", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Ineighbor_allgatherv_1(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcounts[REC_MOST] = REC_NUMBERS(105);
    int displs[REC_MOST] = REC_NUMBERS(106);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1007);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    sendtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Ineighbor_allgatherv)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcounts, displs,
            recvtype, comm, &request);
    rec_expect_refusal("MPI_Ineighbor_allgatherv", "sendtype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Ineighbor_allgatherv_2(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcounts[REC_MOST] = REC_NUMBERS(105);
    int displs[REC_MOST] = REC_NUMBERS(106);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1007);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    recvtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Ineighbor_allgatherv)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcounts, displs,
            recvtype, comm, &request);
    rec_expect_refusal("MPI_Ineighbor_allgatherv", "recvtype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Ineighbor_allgatherv_3(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcounts[REC_MOST] = REC_NUMBERS(105);
    int displs[REC_MOST] = REC_NUMBERS(106);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1007);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Ineighbor_allgatherv)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcounts, displs,
            recvtype, comm, &request);
    rec_expect_refusal("MPI_Ineighbor_allgatherv", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Ineighbor_allgatherv_4(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcounts[REC_MOST] = REC_NUMBERS(105);
    int displs[REC_MOST] = REC_NUMBERS(106);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1007);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    int returned = (MPI_Ineighbor_allgatherv)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcounts, displs,
            recvtype, comm, 0);
    rec_expect_refusal("MPI_Ineighbor_allgatherv", "request", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Ineighbor_allgatherv_c_0(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcounts[REC_MOST] = REC_NUMBERS(5000000005);
    MPI_Aint displs[REC_MOST] = REC_NUMBERS(5000000006);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1007);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    sendcount = -77;
    int returned = (MPI_Ineighbor_allgatherv_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcounts, displs,
            recvtype, comm, &request);
    rec_expect_refusal("MPI_Ineighbor_allgatherv_c", "sendcount", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Ineighbor_allgatherv_c_1(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcounts[REC_MOST] = REC_NUMBERS(5000000005);
    MPI_Aint displs[REC_MOST] = REC_NUMBERS(5000000006);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1007);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    sendtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Ineighbor_allgatherv_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcounts, displs,
            recvtype, comm, &request);
    rec_expect_refusal("MPI_Ineighbor_allgatherv_c", "sendtype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Ineighbor_allgatherv_c_2(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcounts[REC_MOST] = REC_NUMBERS(5000000005);
    MPI_Aint displs[REC_MOST] = REC_NUMBERS(5000000006);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1007);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    recvtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Ineighbor_allgatherv_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcounts, displs,
            recvtype, comm, &request);
    rec_expect_refusal("MPI_Ineighbor_allgatherv_c", "recvtype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Ineighbor_allgatherv_c_3(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcounts[REC_MOST] = REC_NUMBERS(5000000005);
    MPI_Aint displs[REC_MOST] = REC_NUMBERS(5000000006);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1007);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Ineighbor_allgatherv_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcounts, displs,
            recvtype, comm, &request);
    rec_expect_refusal("MPI_Ineighbor_allgatherv_c", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Ineighbor_allgatherv_c_4(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcounts[REC_MOST] = REC_NUMBERS(5000000005);
    MPI_Aint displs[REC_MOST] = REC_NUMBERS(5000000006);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1007);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    int returned = (MPI_Ineighbor_allgatherv_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcounts, displs,
            recvtype, comm, 0);
    rec_expect_refusal("MPI_Ineighbor_allgatherv_c", "request", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Ineighbor_alltoall_0(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcount = (int)105;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    sendcount = -77;
    int returned = (MPI_Ineighbor_alltoall)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm,
            &request);
    rec_expect_refusal("MPI_Ineighbor_alltoall", "sendcount", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Ineighbor_alltoall_1(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcount = (int)105;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    sendtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Ineighbor_alltoall)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm,
            &request);
    rec_expect_refusal("MPI_Ineighbor_alltoall", "sendtype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Ineighbor_alltoall_2(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcount = (int)105;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    recvcount = -77;
    int returned = (MPI_Ineighbor_alltoall)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm,
            &request);
    rec_expect_refusal("MPI_Ineighbor_alltoall", "recvcount", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Ineighbor_alltoall_3(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcount = (int)105;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    recvtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Ineighbor_alltoall)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm,
            &request);
    rec_expect_refusal("MPI_Ineighbor_alltoall", "recvtype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Ineighbor_alltoall_4(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcount = (int)105;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Ineighbor_alltoall)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm,
            &request);
    rec_expect_refusal("MPI_Ineighbor_alltoall", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Ineighbor_alltoall_5(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcount = (int)105;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    int returned = (MPI_Ineighbor_alltoall)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm,
            0);
    rec_expect_refusal("MPI_Ineighbor_alltoall", "request", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Ineighbor_alltoall_c_0(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcount = (MPI_Count)5000000005;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    sendcount = -77;
    int returned = (MPI_Ineighbor_alltoall_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm,
            &request);
    rec_expect_refusal("MPI_Ineighbor_alltoall_c", "sendcount", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Ineighbor_alltoall_c_1(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcount = (MPI_Count)5000000005;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    sendtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Ineighbor_alltoall_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm,
            &request);
    rec_expect_refusal("MPI_Ineighbor_alltoall_c", "sendtype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Ineighbor_alltoall_c_2(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcount = (MPI_Count)5000000005;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    recvcount = -77;
    int returned = (MPI_Ineighbor_alltoall_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm,
            &request);
    rec_expect_refusal("MPI_Ineighbor_alltoall_c", "recvcount", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Ineighbor_alltoall_c_3(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcount = (MPI_Count)5000000005;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    recvtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Ineighbor_alltoall_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm,
            &request);
    rec_expect_refusal("MPI_Ineighbor_alltoall_c", "recvtype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Ineighbor_alltoall_c_4(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcount = (MPI_Count)5000000005;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Ineighbor_alltoall_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm,
            &request);
    rec_expect_refusal("MPI_Ineighbor_alltoall_c", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Ineighbor_alltoall_c_5(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcount = (MPI_Count)5000000005;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    int returned = (MPI_Ineighbor_alltoall_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm,
            0);
    rec_expect_refusal("MPI_Ineighbor_alltoall_c", "request", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Ineighbor_alltoallv_0(void)
{
    int sendcounts[REC_MOST] = REC_NUMBERS(102);
    int sdispls[REC_MOST] = REC_NUMBERS(103);
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1004);
    int recvcounts[REC_MOST] = REC_NUMBERS(106);
    int rdispls[REC_MOST] = REC_NUMBERS(107);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1008);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    sendtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Ineighbor_alltoallv)(rec_slot(1), sendcounts, sdispls, sendtype, rec_slot(5), recvcounts,
            rdispls, recvtype, comm, &request);
    rec_expect_refusal("MPI_Ineighbor_alltoallv", "sendtype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Ineighbor_alltoallv_1(void)
{
    int sendcounts[REC_MOST] = REC_NUMBERS(102);
    int sdispls[REC_MOST] = REC_NUMBERS(103);
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1004);
    int recvcounts[REC_MOST] = REC_NUMBERS(106);
    int rdispls[REC_MOST] = REC_NUMBERS(107);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1008);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    recvtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Ineighbor_alltoallv)(rec_slot(1), sendcounts, sdispls, sendtype, rec_slot(5), recvcounts,
            rdispls, recvtype, comm, &request);
    rec_expect_refusal("MPI_Ineighbor_alltoallv", "recvtype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Ineighbor_alltoallv_2(void)
{
    int sendcounts[REC_MOST] = REC_NUMBERS(102);
    int sdispls[REC_MOST] = REC_NUMBERS(103);
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1004);
    int recvcounts[REC_MOST] = REC_NUMBERS(106);
    int rdispls[REC_MOST] = REC_NUMBERS(107);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1008);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Ineighbor_alltoallv)(rec_slot(1), sendcounts, sdispls, sendtype, rec_slot(5), recvcounts,
            rdispls, recvtype, comm, &request);
    rec_expect_refusal("MPI_Ineighbor_alltoallv", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Ineighbor_alltoallv_3(void)
{
    int sendcounts[REC_MOST] = REC_NUMBERS(102);
    int sdispls[REC_MOST] = REC_NUMBERS(103);
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1004);
    int recvcounts[REC_MOST] = REC_NUMBERS(106);
    int rdispls[REC_MOST] = REC_NUMBERS(107);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1008);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    int returned = (MPI_Ineighbor_alltoallv)(rec_slot(1), sendcounts, sdispls, sendtype, rec_slot(5), recvcounts,
            rdispls, recvtype, comm, 0);
    rec_expect_refusal("MPI_Ineighbor_alltoallv", "request", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Ineighbor_alltoallv_c_0(void)
{
    MPI_Count sendcounts[REC_MOST] = REC_NUMBERS(5000000002);
    MPI_Aint sdispls[REC_MOST] = REC_NUMBERS(5000000003);
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1004);
    MPI_Count recvcounts[REC_MOST] = REC_NUMBERS(5000000006);
    MPI_Aint rdispls[REC_MOST] = REC_NUMBERS(5000000007);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1008);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    sendtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Ineighbor_alltoallv_c)(rec_slot(1), sendcounts, sdispls, sendtype, rec_slot(5), recvcounts,
            rdispls, recvtype, comm, &request);
    rec_expect_refusal("MPI_Ineighbor_alltoallv_c", "sendtype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Ineighbor_alltoallv_c_1(void)
{
    MPI_Count sendcounts[REC_MOST] = REC_NUMBERS(5000000002);
    MPI_Aint sdispls[REC_MOST] = REC_NUMBERS(5000000003);
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1004);
    MPI_Count recvcounts[REC_MOST] = REC_NUMBERS(5000000006);
    MPI_Aint rdispls[REC_MOST] = REC_NUMBERS(5000000007);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1008);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    recvtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Ineighbor_alltoallv_c)(rec_slot(1), sendcounts, sdispls, sendtype, rec_slot(5), recvcounts,
            rdispls, recvtype, comm, &request);
    rec_expect_refusal("MPI_Ineighbor_alltoallv_c", "recvtype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Ineighbor_alltoallv_c_2(void)
{
    MPI_Count sendcounts[REC_MOST] = REC_NUMBERS(5000000002);
    MPI_Aint sdispls[REC_MOST] = REC_NUMBERS(5000000003);
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1004);
    MPI_Count recvcounts[REC_MOST] = REC_NUMBERS(5000000006);
    MPI_Aint rdispls[REC_MOST] = REC_NUMBERS(5000000007);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1008);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Ineighbor_alltoallv_c)(rec_slot(1), sendcounts, sdispls, sendtype, rec_slot(5), recvcounts,
            rdispls, recvtype, comm, &request);
    rec_expect_refusal("MPI_Ineighbor_alltoallv_c", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Ineighbor_alltoallv_c_3(void)
{
    MPI_Count sendcounts[REC_MOST] = REC_NUMBERS(5000000002);
    MPI_Aint sdispls[REC_MOST] = REC_NUMBERS(5000000003);
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1004);
    MPI_Count recvcounts[REC_MOST] = REC_NUMBERS(5000000006);
    MPI_Aint rdispls[REC_MOST] = REC_NUMBERS(5000000007);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1008);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    int returned = (MPI_Ineighbor_alltoallv_c)(rec_slot(1), sendcounts, sdispls, sendtype, rec_slot(5), recvcounts,
            rdispls, recvtype, comm, 0);
    rec_expect_refusal("MPI_Ineighbor_alltoallv_c", "request", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Ineighbor_alltoallw_0(void)
{
    int sendcounts[REC_MOST] = REC_NUMBERS(102);
    MPI_Aint sdispls[REC_MOST] = REC_NUMBERS(5000000003);
    MPI_Datatype sendtypes[REC_MOST];
    REC_NEW_ARRAY(MPI_Datatype, sendtypes, 1004);
    int recvcounts[REC_MOST] = REC_NUMBERS(106);
    MPI_Aint rdispls[REC_MOST] = REC_NUMBERS(5000000007);
    MPI_Datatype recvtypes[REC_MOST];
    REC_NEW_ARRAY(MPI_Datatype, recvtypes, 1008);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Ineighbor_alltoallw)(rec_slot(1), sendcounts, sdispls, sendtypes, rec_slot(5), recvcounts,
            rdispls, recvtypes, comm, &request);
    rec_expect_refusal("MPI_Ineighbor_alltoallw", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Ineighbor_alltoallw_1(void)
{
    int sendcounts[REC_MOST] = REC_NUMBERS(102);
    MPI_Aint sdispls[REC_MOST] = REC_NUMBERS(5000000003);
    MPI_Datatype sendtypes[REC_MOST];
    REC_NEW_ARRAY(MPI_Datatype, sendtypes, 1004);
    int recvcounts[REC_MOST] = REC_NUMBERS(106);
    MPI_Aint rdispls[REC_MOST] = REC_NUMBERS(5000000007);
    MPI_Datatype recvtypes[REC_MOST];
    REC_NEW_ARRAY(MPI_Datatype, recvtypes, 1008);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    int returned = (MPI_Ineighbor_alltoallw)(rec_slot(1), sendcounts, sdispls, sendtypes, rec_slot(5), recvcounts,
            rdispls, recvtypes, comm, 0);
    rec_expect_refusal("MPI_Ineighbor_alltoallw", "request", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Ineighbor_alltoallw_c_0(void)
{
    MPI_Count sendcounts[REC_MOST] = REC_NUMBERS(5000000002);
    MPI_Aint sdispls[REC_MOST] = REC_NUMBERS(5000000003);
    MPI_Datatype sendtypes[REC_MOST];
    REC_NEW_ARRAY(MPI_Datatype, sendtypes, 1004);
    MPI_Count recvcounts[REC_MOST] = REC_NUMBERS(5000000006);
    MPI_Aint rdispls[REC_MOST] = REC_NUMBERS(5000000007);
    MPI_Datatype recvtypes[REC_MOST];
    REC_NEW_ARRAY(MPI_Datatype, recvtypes, 1008);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Ineighbor_alltoallw_c)(rec_slot(1), sendcounts, sdispls, sendtypes, rec_slot(5), recvcounts,
            rdispls, recvtypes, comm, &request);
    rec_expect_refusal("MPI_Ineighbor_alltoallw_c", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Ineighbor_alltoallw_c_1(void)
{
    MPI_Count sendcounts[REC_MOST] = REC_NUMBERS(5000000002);
    MPI_Aint sdispls[REC_MOST] = REC_NUMBERS(5000000003);
    MPI_Datatype sendtypes[REC_MOST];
    REC_NEW_ARRAY(MPI_Datatype, sendtypes, 1004);
    MPI_Count recvcounts[REC_MOST] = REC_NUMBERS(5000000006);
    MPI_Aint rdispls[REC_MOST] = REC_NUMBERS(5000000007);
    MPI_Datatype recvtypes[REC_MOST];
    REC_NEW_ARRAY(MPI_Datatype, recvtypes, 1008);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    int returned = (MPI_Ineighbor_alltoallw_c)(rec_slot(1), sendcounts, sdispls, sendtypes, rec_slot(5), recvcounts,
            rdispls, recvtypes, comm, 0);
    rec_expect_refusal("MPI_Ineighbor_alltoallw_c", "request", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Neighbor_allgather_0(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcount = (int)105;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    sendcount = -77;
    int returned = (MPI_Neighbor_allgather)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm);
    rec_expect_refusal("MPI_Neighbor_allgather", "sendcount", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Neighbor_allgather_1(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcount = (int)105;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    sendtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Neighbor_allgather)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm);
    rec_expect_refusal("MPI_Neighbor_allgather", "sendtype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Neighbor_allgather_2(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcount = (int)105;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    recvcount = -77;
    int returned = (MPI_Neighbor_allgather)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm);
    rec_expect_refusal("MPI_Neighbor_allgather", "recvcount", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Neighbor_allgather_3(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcount = (int)105;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    recvtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Neighbor_allgather)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm);
    rec_expect_refusal("MPI_Neighbor_allgather", "recvtype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Neighbor_allgather_4(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcount = (int)105;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Neighbor_allgather)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm);
    rec_expect_refusal("MPI_Neighbor_allgather", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Neighbor_allgather_c_0(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcount = (MPI_Count)5000000005;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    sendcount = -77;
    int returned = (MPI_Neighbor_allgather_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype,
            comm);
    rec_expect_refusal("MPI_Neighbor_allgather_c", "sendcount", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Neighbor_allgather_c_1(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcount = (MPI_Count)5000000005;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    sendtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Neighbor_allgather_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype,
            comm);
    rec_expect_refusal("MPI_Neighbor_allgather_c", "sendtype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Neighbor_allgather_c_2(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcount = (MPI_Count)5000000005;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    recvcount = -77;
    int returned = (MPI_Neighbor_allgather_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype,
            comm);
    rec_expect_refusal("MPI_Neighbor_allgather_c", "recvcount", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Neighbor_allgather_c_3(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcount = (MPI_Count)5000000005;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    recvtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Neighbor_allgather_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype,
            comm);
    rec_expect_refusal("MPI_Neighbor_allgather_c", "recvtype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Neighbor_allgather_c_4(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcount = (MPI_Count)5000000005;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Neighbor_allgather_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype,
            comm);
    rec_expect_refusal("MPI_Neighbor_allgather_c", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Neighbor_allgather_init_0(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcount = (int)105;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Info info = REC_NEW(MPI_Info, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    sendcount = -77;
    int returned = (MPI_Neighbor_allgather_init)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype,
            comm, info, &request);
    rec_expect_refusal("MPI_Neighbor_allgather_init", "sendcount", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Neighbor_allgather_init_1(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcount = (int)105;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Info info = REC_NEW(MPI_Info, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    sendtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Neighbor_allgather_init)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype,
            comm, info, &request);
    rec_expect_refusal("MPI_Neighbor_allgather_init", "sendtype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Neighbor_allgather_init_2(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcount = (int)105;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Info info = REC_NEW(MPI_Info, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    recvcount = -77;
    int returned = (MPI_Neighbor_allgather_init)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype,
            comm, info, &request);
    rec_expect_refusal("MPI_Neighbor_allgather_init", "recvcount", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Neighbor_allgather_init_3(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcount = (int)105;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Info info = REC_NEW(MPI_Info, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    recvtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Neighbor_allgather_init)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype,
            comm, info, &request);
    rec_expect_refusal("MPI_Neighbor_allgather_init", "recvtype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Neighbor_allgather_init_4(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcount = (int)105;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Info info = REC_NEW(MPI_Info, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Neighbor_allgather_init)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype,
            comm, info, &request);
    rec_expect_refusal("MPI_Neighbor_allgather_init", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Neighbor_allgather_init_5(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcount = (int)105;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Info info = REC_NEW(MPI_Info, 1008);
    int returned = (MPI_Neighbor_allgather_init)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype,
            comm, info, 0);
    rec_expect_refusal("MPI_Neighbor_allgather_init", "request", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Neighbor_allgather_init_c_0(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcount = (MPI_Count)5000000005;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Info info = REC_NEW(MPI_Info, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    sendcount = -77;
    int returned = (MPI_Neighbor_allgather_init_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype,
            comm, info, &request);
    rec_expect_refusal("MPI_Neighbor_allgather_init_c", "sendcount", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm,
            returned);
}

static void refuse_MPI_Neighbor_allgather_init_c_1(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcount = (MPI_Count)5000000005;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Info info = REC_NEW(MPI_Info, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    sendtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Neighbor_allgather_init_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype,
            comm, info, &request);
    rec_expect_refusal("MPI_Neighbor_allgather_init_c", "sendtype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Neighbor_allgather_init_c_2(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcount = (MPI_Count)5000000005;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Info info = REC_NEW(MPI_Info, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    recvcount = -77;
    int returned = (MPI_Neighbor_allgather_init_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype,
            comm, info, &request);
    rec_expect_refusal("MPI_Neighbor_allgather_init_c", "recvcount", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm,
            returned);
}

static void refuse_MPI_Neighbor_allgather_init_c_3(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcount = (MPI_Count)5000000005;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Info info = REC_NEW(MPI_Info, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    recvtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Neighbor_allgather_init_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype,
            comm, info, &request);
    rec_expect_refusal("MPI_Neighbor_allgather_init_c", "recvtype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Neighbor_allgather_init_c_4(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcount = (MPI_Count)5000000005;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Info info = REC_NEW(MPI_Info, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Neighbor_allgather_init_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype,
            comm, info, &request);
    rec_expect_refusal("MPI_Neighbor_allgather_init_c", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Neighbor_allgather_init_c_5(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcount = (MPI_Count)5000000005;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Info info = REC_NEW(MPI_Info, 1008);
    int returned = (MPI_Neighbor_allgather_init_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype,
            comm, info, 0);
    rec_expect_refusal("MPI_Neighbor_allgather_init_c", "request", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Neighbor_allgatherv_0(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcounts[REC_MOST] = REC_NUMBERS(105);
    int displs[REC_MOST] = REC_NUMBERS(106);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1007);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    sendcount = -77;
    int returned = (MPI_Neighbor_allgatherv)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcounts, displs,
            recvtype, comm);
    rec_expect_refusal("MPI_Neighbor_allgatherv", "sendcount", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Neighbor_allgatherv_1(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcounts[REC_MOST] = REC_NUMBERS(105);
    int displs[REC_MOST] = REC_NUMBERS(106);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1007);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    sendtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Neighbor_allgatherv)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcounts, displs,
            recvtype, comm);
    rec_expect_refusal("MPI_Neighbor_allgatherv", "sendtype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Neighbor_allgatherv_2(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcounts[REC_MOST] = REC_NUMBERS(105);
    int displs[REC_MOST] = REC_NUMBERS(106);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1007);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    recvtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Neighbor_allgatherv)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcounts, displs,
            recvtype, comm);
    rec_expect_refusal("MPI_Neighbor_allgatherv", "recvtype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Neighbor_allgatherv_3(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcounts[REC_MOST] = REC_NUMBERS(105);
    int displs[REC_MOST] = REC_NUMBERS(106);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1007);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Neighbor_allgatherv)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcounts, displs,
            recvtype, comm);
    rec_expect_refusal("MPI_Neighbor_allgatherv", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Neighbor_allgatherv_c_0(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcounts[REC_MOST] = REC_NUMBERS(5000000005);
    MPI_Aint displs[REC_MOST] = REC_NUMBERS(5000000006);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1007);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    sendcount = -77;
    int returned = (MPI_Neighbor_allgatherv_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcounts, displs,
            recvtype, comm);
    rec_expect_refusal("MPI_Neighbor_allgatherv_c", "sendcount", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Neighbor_allgatherv_c_1(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcounts[REC_MOST] = REC_NUMBERS(5000000005);
    MPI_Aint displs[REC_MOST] = REC_NUMBERS(5000000006);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1007);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    sendtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Neighbor_allgatherv_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcounts, displs,
            recvtype, comm);
    rec_expect_refusal("MPI_Neighbor_allgatherv_c", "sendtype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Neighbor_allgatherv_c_2(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcounts[REC_MOST] = REC_NUMBERS(5000000005);
    MPI_Aint displs[REC_MOST] = REC_NUMBERS(5000000006);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1007);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    recvtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Neighbor_allgatherv_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcounts, displs,
            recvtype, comm);
    rec_expect_refusal("MPI_Neighbor_allgatherv_c", "recvtype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Neighbor_allgatherv_c_3(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcounts[REC_MOST] = REC_NUMBERS(5000000005);
    MPI_Aint displs[REC_MOST] = REC_NUMBERS(5000000006);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1007);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Neighbor_allgatherv_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcounts, displs,
            recvtype, comm);
    rec_expect_refusal("MPI_Neighbor_allgatherv_c", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Neighbor_allgatherv_init_0(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcounts[REC_MOST] = REC_NUMBERS(105);
    int displs[REC_MOST] = REC_NUMBERS(106);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1007);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    MPI_Info info = REC_NEW(MPI_Info, 1009);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    sendcount = -77;
    int returned = (MPI_Neighbor_allgatherv_init)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcounts, displs,
            recvtype, comm, info, &request);
    rec_expect_refusal("MPI_Neighbor_allgatherv_init", "sendcount", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm,
            returned);
}

static void refuse_MPI_Neighbor_allgatherv_init_1(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcounts[REC_MOST] = REC_NUMBERS(105);
    int displs[REC_MOST] = REC_NUMBERS(106);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1007);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    MPI_Info info = REC_NEW(MPI_Info, 1009);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    sendtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Neighbor_allgatherv_init)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcounts, displs,
            recvtype, comm, info, &request);
    rec_expect_refusal("MPI_Neighbor_allgatherv_init", "sendtype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Neighbor_allgatherv_init_2(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcounts[REC_MOST] = REC_NUMBERS(105);
    int displs[REC_MOST] = REC_NUMBERS(106);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1007);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    MPI_Info info = REC_NEW(MPI_Info, 1009);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    recvtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Neighbor_allgatherv_init)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcounts, displs,
            recvtype, comm, info, &request);
    rec_expect_refusal("MPI_Neighbor_allgatherv_init", "recvtype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Neighbor_allgatherv_init_3(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcounts[REC_MOST] = REC_NUMBERS(105);
    int displs[REC_MOST] = REC_NUMBERS(106);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1007);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    MPI_Info info = REC_NEW(MPI_Info, 1009);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Neighbor_allgatherv_init)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcounts, displs,
            recvtype, comm, info, &request);
    rec_expect_refusal("MPI_Neighbor_allgatherv_init", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Neighbor_allgatherv_init_4(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcounts[REC_MOST] = REC_NUMBERS(105);
    int displs[REC_MOST] = REC_NUMBERS(106);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1007);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    MPI_Info info = REC_NEW(MPI_Info, 1009);
    int returned = (MPI_Neighbor_allgatherv_init)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcounts, displs,
            recvtype, comm, info, 0);
    rec_expect_refusal("MPI_Neighbor_allgatherv_init", "request", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Neighbor_allgatherv_init_c_0(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcounts[REC_MOST] = REC_NUMBERS(5000000005);
    MPI_Aint displs[REC_MOST] = REC_NUMBERS(5000000006);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1007);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    MPI_Info info = REC_NEW(MPI_Info, 1009);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    sendcount = -77;
    int returned = (MPI_Neighbor_allgatherv_init_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcounts, displs,
            recvtype, comm, info, &request);
    rec_expect_refusal("MPI_Neighbor_allgatherv_init_c", "sendcount", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm,
            returned);
}

static void refuse_MPI_Neighbor_allgatherv_init_c_1(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcounts[REC_MOST] = REC_NUMBERS(5000000005);
    MPI_Aint displs[REC_MOST] = REC_NUMBERS(5000000006);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1007);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    MPI_Info info = REC_NEW(MPI_Info, 1009);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    sendtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Neighbor_allgatherv_init_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcounts, displs,
            recvtype, comm, info, &request);
    rec_expect_refusal("MPI_Neighbor_allgatherv_init_c", "sendtype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm,
            returned);
}

static void refuse_MPI_Neighbor_allgatherv_init_c_2(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcounts[REC_MOST] = REC_NUMBERS(5000000005);
    MPI_Aint displs[REC_MOST] = REC_NUMBERS(5000000006);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1007);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    MPI_Info info = REC_NEW(MPI_Info, 1009);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    recvtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Neighbor_allgatherv_init_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcounts, displs,
            recvtype, comm, info, &request);
    rec_expect_refusal("MPI_Neighbor_allgatherv_init_c", "recvtype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm,
            returned);
}

static void refuse_MPI_Neighbor_allgatherv_init_c_3(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcounts[REC_MOST] = REC_NUMBERS(5000000005);
    MPI_Aint displs[REC_MOST] = REC_NUMBERS(5000000006);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1007);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    MPI_Info info = REC_NEW(MPI_Info, 1009);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Neighbor_allgatherv_init_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcounts, displs,
            recvtype, comm, info, &request);
    rec_expect_refusal("MPI_Neighbor_allgatherv_init_c", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Neighbor_allgatherv_init_c_4(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcounts[REC_MOST] = REC_NUMBERS(5000000005);
    MPI_Aint displs[REC_MOST] = REC_NUMBERS(5000000006);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1007);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    MPI_Info info = REC_NEW(MPI_Info, 1009);
    int returned = (MPI_Neighbor_allgatherv_init_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcounts, displs,
            recvtype, comm, info, 0);
    rec_expect_refusal("MPI_Neighbor_allgatherv_init_c", "request", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Neighbor_alltoall_0(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcount = (int)105;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    sendcount = -77;
    int returned = (MPI_Neighbor_alltoall)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm);
    rec_expect_refusal("MPI_Neighbor_alltoall", "sendcount", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Neighbor_alltoall_1(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcount = (int)105;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    sendtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Neighbor_alltoall)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm);
    rec_expect_refusal("MPI_Neighbor_alltoall", "sendtype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Neighbor_alltoall_2(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcount = (int)105;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    recvcount = -77;
    int returned = (MPI_Neighbor_alltoall)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm);
    rec_expect_refusal("MPI_Neighbor_alltoall", "recvcount", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Neighbor_alltoall_3(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcount = (int)105;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    recvtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Neighbor_alltoall)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm);
    rec_expect_refusal("MPI_Neighbor_alltoall", "recvtype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Neighbor_alltoall_4(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcount = (int)105;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Neighbor_alltoall)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm);
    rec_expect_refusal("MPI_Neighbor_alltoall", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Neighbor_alltoall_c_0(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcount = (MPI_Count)5000000005;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    sendcount = -77;
    int returned = (MPI_Neighbor_alltoall_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm);
    rec_expect_refusal("MPI_Neighbor_alltoall_c", "sendcount", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Neighbor_alltoall_c_1(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcount = (MPI_Count)5000000005;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    sendtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Neighbor_alltoall_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm);
    rec_expect_refusal("MPI_Neighbor_alltoall_c", "sendtype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Neighbor_alltoall_c_2(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcount = (MPI_Count)5000000005;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    recvcount = -77;
    int returned = (MPI_Neighbor_alltoall_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm);
    rec_expect_refusal("MPI_Neighbor_alltoall_c", "recvcount", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Neighbor_alltoall_c_3(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcount = (MPI_Count)5000000005;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    recvtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Neighbor_alltoall_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm);
    rec_expect_refusal("MPI_Neighbor_alltoall_c", "recvtype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Neighbor_alltoall_c_4(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcount = (MPI_Count)5000000005;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Neighbor_alltoall_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype, comm);
    rec_expect_refusal("MPI_Neighbor_alltoall_c", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Neighbor_alltoall_init_0(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcount = (int)105;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Info info = REC_NEW(MPI_Info, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    sendcount = -77;
    int returned = (MPI_Neighbor_alltoall_init)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype,
            comm, info, &request);
    rec_expect_refusal("MPI_Neighbor_alltoall_init", "sendcount", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Neighbor_alltoall_init_1(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcount = (int)105;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Info info = REC_NEW(MPI_Info, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    sendtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Neighbor_alltoall_init)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype,
            comm, info, &request);
    rec_expect_refusal("MPI_Neighbor_alltoall_init", "sendtype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Neighbor_alltoall_init_2(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcount = (int)105;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Info info = REC_NEW(MPI_Info, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    recvcount = -77;
    int returned = (MPI_Neighbor_alltoall_init)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype,
            comm, info, &request);
    rec_expect_refusal("MPI_Neighbor_alltoall_init", "recvcount", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Neighbor_alltoall_init_3(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcount = (int)105;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Info info = REC_NEW(MPI_Info, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    recvtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Neighbor_alltoall_init)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype,
            comm, info, &request);
    rec_expect_refusal("MPI_Neighbor_alltoall_init", "recvtype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Neighbor_alltoall_init_4(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcount = (int)105;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Info info = REC_NEW(MPI_Info, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Neighbor_alltoall_init)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype,
            comm, info, &request);
    rec_expect_refusal("MPI_Neighbor_alltoall_init", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Neighbor_alltoall_init_5(void)
{
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int recvcount = (int)105;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Info info = REC_NEW(MPI_Info, 1008);
    int returned = (MPI_Neighbor_alltoall_init)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype,
            comm, info, 0);
    rec_expect_refusal("MPI_Neighbor_alltoall_init", "request", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Neighbor_alltoall_init_c_0(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcount = (MPI_Count)5000000005;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Info info = REC_NEW(MPI_Info, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    sendcount = -77;
    int returned = (MPI_Neighbor_alltoall_init_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype,
            comm, info, &request);
    rec_expect_refusal("MPI_Neighbor_alltoall_init_c", "sendcount", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm,
            returned);
}

static void refuse_MPI_Neighbor_alltoall_init_c_1(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcount = (MPI_Count)5000000005;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Info info = REC_NEW(MPI_Info, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    sendtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Neighbor_alltoall_init_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype,
            comm, info, &request);
    rec_expect_refusal("MPI_Neighbor_alltoall_init_c", "sendtype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Neighbor_alltoall_init_c_2(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcount = (MPI_Count)5000000005;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Info info = REC_NEW(MPI_Info, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    recvcount = -77;
    int returned = (MPI_Neighbor_alltoall_init_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype,
            comm, info, &request);
    rec_expect_refusal("MPI_Neighbor_alltoall_init_c", "recvcount", MPI_ERR_COUNT, BND_ON_COMM, (void *)comm,
            returned);
}

static void refuse_MPI_Neighbor_alltoall_init_c_3(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcount = (MPI_Count)5000000005;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Info info = REC_NEW(MPI_Info, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    recvtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Neighbor_alltoall_init_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype,
            comm, info, &request);
    rec_expect_refusal("MPI_Neighbor_alltoall_init_c", "recvtype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Neighbor_alltoall_init_c_4(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcount = (MPI_Count)5000000005;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Info info = REC_NEW(MPI_Info, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Neighbor_alltoall_init_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype,
            comm, info, &request);
    rec_expect_refusal("MPI_Neighbor_alltoall_init_c", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Neighbor_alltoall_init_c_5(void)
{
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count recvcount = (MPI_Count)5000000005;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1006);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Info info = REC_NEW(MPI_Info, 1008);
    int returned = (MPI_Neighbor_alltoall_init_c)(rec_slot(1), sendcount, sendtype, rec_slot(4), recvcount, recvtype,
            comm, info, 0);
    rec_expect_refusal("MPI_Neighbor_alltoall_init_c", "request", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Neighbor_alltoallv_0(void)
{
    int sendcounts[REC_MOST] = REC_NUMBERS(102);
    int sdispls[REC_MOST] = REC_NUMBERS(103);
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1004);
    int recvcounts[REC_MOST] = REC_NUMBERS(106);
    int rdispls[REC_MOST] = REC_NUMBERS(107);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1008);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    sendtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Neighbor_alltoallv)(rec_slot(1), sendcounts, sdispls, sendtype, rec_slot(5), recvcounts,
            rdispls, recvtype, comm);
    rec_expect_refusal("MPI_Neighbor_alltoallv", "sendtype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Neighbor_alltoallv_1(void)
{
    int sendcounts[REC_MOST] = REC_NUMBERS(102);
    int sdispls[REC_MOST] = REC_NUMBERS(103);
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1004);
    int recvcounts[REC_MOST] = REC_NUMBERS(106);
    int rdispls[REC_MOST] = REC_NUMBERS(107);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1008);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    recvtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Neighbor_alltoallv)(rec_slot(1), sendcounts, sdispls, sendtype, rec_slot(5), recvcounts,
            rdispls, recvtype, comm);
    rec_expect_refusal("MPI_Neighbor_alltoallv", "recvtype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Neighbor_alltoallv_2(void)
{
    int sendcounts[REC_MOST] = REC_NUMBERS(102);
    int sdispls[REC_MOST] = REC_NUMBERS(103);
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1004);
    int recvcounts[REC_MOST] = REC_NUMBERS(106);
    int rdispls[REC_MOST] = REC_NUMBERS(107);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1008);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Neighbor_alltoallv)(rec_slot(1), sendcounts, sdispls, sendtype, rec_slot(5), recvcounts,
            rdispls, recvtype, comm);
    rec_expect_refusal("MPI_Neighbor_alltoallv", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Neighbor_alltoallv_c_0(void)
{
    MPI_Count sendcounts[REC_MOST] = REC_NUMBERS(5000000002);
    MPI_Aint sdispls[REC_MOST] = REC_NUMBERS(5000000003);
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1004);
    MPI_Count recvcounts[REC_MOST] = REC_NUMBERS(5000000006);
    MPI_Aint rdispls[REC_MOST] = REC_NUMBERS(5000000007);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1008);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    sendtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Neighbor_alltoallv_c)(rec_slot(1), sendcounts, sdispls, sendtype, rec_slot(5), recvcounts,
            rdispls, recvtype, comm);
    rec_expect_refusal("MPI_Neighbor_alltoallv_c", "sendtype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Neighbor_alltoallv_c_1(void)
{
    MPI_Count sendcounts[REC_MOST] = REC_NUMBERS(5000000002);
    MPI_Aint sdispls[REC_MOST] = REC_NUMBERS(5000000003);
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1004);
    MPI_Count recvcounts[REC_MOST] = REC_NUMBERS(5000000006);
    MPI_Aint rdispls[REC_MOST] = REC_NUMBERS(5000000007);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1008);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    recvtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Neighbor_alltoallv_c)(rec_slot(1), sendcounts, sdispls, sendtype, rec_slot(5), recvcounts,
            rdispls, recvtype, comm);
    rec_expect_refusal("MPI_Neighbor_alltoallv_c", "recvtype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Neighbor_alltoallv_c_2(void)
{
    MPI_Count sendcounts[REC_MOST] = REC_NUMBERS(5000000002);
    MPI_Aint sdispls[REC_MOST] = REC_NUMBERS(5000000003);
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1004);
    MPI_Count recvcounts[REC_MOST] = REC_NUMBERS(5000000006);
    MPI_Aint rdispls[REC_MOST] = REC_NUMBERS(5000000007);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1008);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Neighbor_alltoallv_c)(rec_slot(1), sendcounts, sdispls, sendtype, rec_slot(5), recvcounts,
            rdispls, recvtype, comm);
    rec_expect_refusal("MPI_Neighbor_alltoallv_c", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Neighbor_alltoallv_init_0(void)
{
    int sendcounts[REC_MOST] = REC_NUMBERS(102);
    int sdispls[REC_MOST] = REC_NUMBERS(103);
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1004);
    int recvcounts[REC_MOST] = REC_NUMBERS(106);
    int rdispls[REC_MOST] = REC_NUMBERS(107);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1008);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    MPI_Info info = REC_NEW(MPI_Info, 1010);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    sendtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Neighbor_alltoallv_init)(rec_slot(1), sendcounts, sdispls, sendtype, rec_slot(5), recvcounts,
            rdispls, recvtype, comm, info, &request);
    rec_expect_refusal("MPI_Neighbor_alltoallv_init", "sendtype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Neighbor_alltoallv_init_1(void)
{
    int sendcounts[REC_MOST] = REC_NUMBERS(102);
    int sdispls[REC_MOST] = REC_NUMBERS(103);
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1004);
    int recvcounts[REC_MOST] = REC_NUMBERS(106);
    int rdispls[REC_MOST] = REC_NUMBERS(107);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1008);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    MPI_Info info = REC_NEW(MPI_Info, 1010);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    recvtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Neighbor_alltoallv_init)(rec_slot(1), sendcounts, sdispls, sendtype, rec_slot(5), recvcounts,
            rdispls, recvtype, comm, info, &request);
    rec_expect_refusal("MPI_Neighbor_alltoallv_init", "recvtype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Neighbor_alltoallv_init_2(void)
{
    int sendcounts[REC_MOST] = REC_NUMBERS(102);
    int sdispls[REC_MOST] = REC_NUMBERS(103);
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1004);
    int recvcounts[REC_MOST] = REC_NUMBERS(106);
    int rdispls[REC_MOST] = REC_NUMBERS(107);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1008);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    MPI_Info info = REC_NEW(MPI_Info, 1010);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Neighbor_alltoallv_init)(rec_slot(1), sendcounts, sdispls, sendtype, rec_slot(5), recvcounts,
            rdispls, recvtype, comm, info, &request);
    rec_expect_refusal("MPI_Neighbor_alltoallv_init", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Neighbor_alltoallv_init_3(void)
{
    int sendcounts[REC_MOST] = REC_NUMBERS(102);
    int sdispls[REC_MOST] = REC_NUMBERS(103);
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1004);
    int recvcounts[REC_MOST] = REC_NUMBERS(106);
    int rdispls[REC_MOST] = REC_NUMBERS(107);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1008);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    MPI_Info info = REC_NEW(MPI_Info, 1010);
    int returned = (MPI_Neighbor_alltoallv_init)(rec_slot(1), sendcounts, sdispls, sendtype, rec_slot(5), recvcounts,
            rdispls, recvtype, comm, info, 0);
    rec_expect_refusal("MPI_Neighbor_alltoallv_init", "request", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Neighbor_alltoallv_init_c_0(void)
{
    MPI_Count sendcounts[REC_MOST] = REC_NUMBERS(5000000002);
    MPI_Aint sdispls[REC_MOST] = REC_NUMBERS(5000000003);
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1004);
    MPI_Count recvcounts[REC_MOST] = REC_NUMBERS(5000000006);
    MPI_Aint rdispls[REC_MOST] = REC_NUMBERS(5000000007);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1008);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    MPI_Info info = REC_NEW(MPI_Info, 1010);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    sendtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Neighbor_alltoallv_init_c)(rec_slot(1), sendcounts, sdispls, sendtype, rec_slot(5), recvcounts,
            rdispls, recvtype, comm, info, &request);
    rec_expect_refusal("MPI_Neighbor_alltoallv_init_c", "sendtype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Neighbor_alltoallv_init_c_1(void)
{
    MPI_Count sendcounts[REC_MOST] = REC_NUMBERS(5000000002);
    MPI_Aint sdispls[REC_MOST] = REC_NUMBERS(5000000003);
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1004);
    MPI_Count recvcounts[REC_MOST] = REC_NUMBERS(5000000006);
    MPI_Aint rdispls[REC_MOST] = REC_NUMBERS(5000000007);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1008);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    MPI_Info info = REC_NEW(MPI_Info, 1010);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    recvtype = MPI_DATATYPE_NULL;
    int returned = (MPI_Neighbor_alltoallv_init_c)(rec_slot(1), sendcounts, sdispls, sendtype, rec_slot(5), recvcounts,
            rdispls, recvtype, comm, info, &request);
    rec_expect_refusal("MPI_Neighbor_alltoallv_init_c", "recvtype", MPI_ERR_TYPE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Neighbor_alltoallv_init_c_2(void)
{
    MPI_Count sendcounts[REC_MOST] = REC_NUMBERS(5000000002);
    MPI_Aint sdispls[REC_MOST] = REC_NUMBERS(5000000003);
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1004);
    MPI_Count recvcounts[REC_MOST] = REC_NUMBERS(5000000006);
    MPI_Aint rdispls[REC_MOST] = REC_NUMBERS(5000000007);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1008);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    MPI_Info info = REC_NEW(MPI_Info, 1010);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Neighbor_alltoallv_init_c)(rec_slot(1), sendcounts, sdispls, sendtype, rec_slot(5), recvcounts,
            rdispls, recvtype, comm, info, &request);
    rec_expect_refusal("MPI_Neighbor_alltoallv_init_c", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Neighbor_alltoallv_init_c_3(void)
{
    MPI_Count sendcounts[REC_MOST] = REC_NUMBERS(5000000002);
    MPI_Aint sdispls[REC_MOST] = REC_NUMBERS(5000000003);
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1004);
    MPI_Count recvcounts[REC_MOST] = REC_NUMBERS(5000000006);
    MPI_Aint rdispls[REC_MOST] = REC_NUMBERS(5000000007);
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1008);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    MPI_Info info = REC_NEW(MPI_Info, 1010);
    int returned = (MPI_Neighbor_alltoallv_init_c)(rec_slot(1), sendcounts, sdispls, sendtype, rec_slot(5), recvcounts,
            rdispls, recvtype, comm, info, 0);
    rec_expect_refusal("MPI_Neighbor_alltoallv_init_c", "request", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Neighbor_alltoallw_0(void)
{
    int sendcounts[REC_MOST] = REC_NUMBERS(102);
    MPI_Aint sdispls[REC_MOST] = REC_NUMBERS(5000000003);
    MPI_Datatype sendtypes[REC_MOST];
    REC_NEW_ARRAY(MPI_Datatype, sendtypes, 1004);
    int recvcounts[REC_MOST] = REC_NUMBERS(106);
    MPI_Aint rdispls[REC_MOST] = REC_NUMBERS(5000000007);
    MPI_Datatype recvtypes[REC_MOST];
    REC_NEW_ARRAY(MPI_Datatype, recvtypes, 1008);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Neighbor_alltoallw)(rec_slot(1), sendcounts, sdispls, sendtypes, rec_slot(5), recvcounts,
            rdispls, recvtypes, comm);
    rec_expect_refusal("MPI_Neighbor_alltoallw", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Neighbor_alltoallw_c_0(void)
{
    MPI_Count sendcounts[REC_MOST] = REC_NUMBERS(5000000002);
    MPI_Aint sdispls[REC_MOST] = REC_NUMBERS(5000000003);
    MPI_Datatype sendtypes[REC_MOST];
    REC_NEW_ARRAY(MPI_Datatype, sendtypes, 1004);
    MPI_Count recvcounts[REC_MOST] = REC_NUMBERS(5000000006);
    MPI_Aint rdispls[REC_MOST] = REC_NUMBERS(5000000007);
    MPI_Datatype recvtypes[REC_MOST];
    REC_NEW_ARRAY(MPI_Datatype, recvtypes, 1008);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Neighbor_alltoallw_c)(rec_slot(1), sendcounts, sdispls, sendtypes, rec_slot(5), recvcounts,
            rdispls, recvtypes, comm);
    rec_expect_refusal("MPI_Neighbor_alltoallw_c", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Neighbor_alltoallw_init_0(void)
{
    int sendcounts[REC_MOST] = REC_NUMBERS(102);
    MPI_Aint sdispls[REC_MOST] = REC_NUMBERS(5000000003);
    MPI_Datatype sendtypes[REC_MOST];
    REC_NEW_ARRAY(MPI_Datatype, sendtypes, 1004);
    int recvcounts[REC_MOST] = REC_NUMBERS(106);
    MPI_Aint rdispls[REC_MOST] = REC_NUMBERS(5000000007);
    MPI_Datatype recvtypes[REC_MOST];
    REC_NEW_ARRAY(MPI_Datatype, recvtypes, 1008);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    MPI_Info info = REC_NEW(MPI_Info, 1010);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Neighbor_alltoallw_init)(rec_slot(1), sendcounts, sdispls, sendtypes, rec_slot(5), recvcounts,
            rdispls, recvtypes, comm, info, &request);
    rec_expect_refusal("MPI_Neighbor_alltoallw_init", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Neighbor_alltoallw_init_1(void)
{
    int sendcounts[REC_MOST] = REC_NUMBERS(102);
    MPI_Aint sdispls[REC_MOST] = REC_NUMBERS(5000000003);
    MPI_Datatype sendtypes[REC_MOST];
    REC_NEW_ARRAY(MPI_Datatype, sendtypes, 1004);
    int recvcounts[REC_MOST] = REC_NUMBERS(106);
    MPI_Aint rdispls[REC_MOST] = REC_NUMBERS(5000000007);
    MPI_Datatype recvtypes[REC_MOST];
    REC_NEW_ARRAY(MPI_Datatype, recvtypes, 1008);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    MPI_Info info = REC_NEW(MPI_Info, 1010);
    int returned = (MPI_Neighbor_alltoallw_init)(rec_slot(1), sendcounts, sdispls, sendtypes, rec_slot(5), recvcounts,
            rdispls, recvtypes, comm, info, 0);
    rec_expect_refusal("MPI_Neighbor_alltoallw_init", "request", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Neighbor_alltoallw_init_c_0(void)
{
    MPI_Count sendcounts[REC_MOST] = REC_NUMBERS(5000000002);
    MPI_Aint sdispls[REC_MOST] = REC_NUMBERS(5000000003);
    MPI_Datatype sendtypes[REC_MOST];
    REC_NEW_ARRAY(MPI_Datatype, sendtypes, 1004);
    MPI_Count recvcounts[REC_MOST] = REC_NUMBERS(5000000006);
    MPI_Aint rdispls[REC_MOST] = REC_NUMBERS(5000000007);
    MPI_Datatype recvtypes[REC_MOST];
    REC_NEW_ARRAY(MPI_Datatype, recvtypes, 1008);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    MPI_Info info = REC_NEW(MPI_Info, 1010);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Neighbor_alltoallw_init_c)(rec_slot(1), sendcounts, sdispls, sendtypes, rec_slot(5),
            recvcounts, rdispls, recvtypes, comm, info, &request);
    rec_expect_refusal("MPI_Neighbor_alltoallw_init_c", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Neighbor_alltoallw_init_c_1(void)
{
    MPI_Count sendcounts[REC_MOST] = REC_NUMBERS(5000000002);
    MPI_Aint sdispls[REC_MOST] = REC_NUMBERS(5000000003);
    MPI_Datatype sendtypes[REC_MOST];
    REC_NEW_ARRAY(MPI_Datatype, sendtypes, 1004);
    MPI_Count recvcounts[REC_MOST] = REC_NUMBERS(5000000006);
    MPI_Aint rdispls[REC_MOST] = REC_NUMBERS(5000000007);
    MPI_Datatype recvtypes[REC_MOST];
    REC_NEW_ARRAY(MPI_Datatype, recvtypes, 1008);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1009);
    MPI_Info info = REC_NEW(MPI_Info, 1010);
    int returned = (MPI_Neighbor_alltoallw_init_c)(rec_slot(1), sendcounts, sdispls, sendtypes, rec_slot(5),
            recvcounts, rdispls, recvtypes, comm, info, 0);
    rec_expect_refusal("MPI_Neighbor_alltoallw_init_c", "request", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

const struct rec_refusal rec_refusals_neighborhood[] = {
    {"MPI_Ineighbor_allgather", refuse_MPI_Ineighbor_allgather_0},
    {"MPI_Ineighbor_allgather", refuse_MPI_Ineighbor_allgather_1},
    {"MPI_Ineighbor_allgather", refuse_MPI_Ineighbor_allgather_2},
    {"MPI_Ineighbor_allgather", refuse_MPI_Ineighbor_allgather_3},
    {"MPI_Ineighbor_allgather", refuse_MPI_Ineighbor_allgather_4},
    {"MPI_Ineighbor_allgather", refuse_MPI_Ineighbor_allgather_5},
    {"MPI_Ineighbor_allgather_c", refuse_MPI_Ineighbor_allgather_c_0},
    {"MPI_Ineighbor_allgather_c", refuse_MPI_Ineighbor_allgather_c_1},
    {"MPI_Ineighbor_allgather_c", refuse_MPI_Ineighbor_allgather_c_2},
    {"MPI_Ineighbor_allgather_c", refuse_MPI_Ineighbor_allgather_c_3},
    {"MPI_Ineighbor_allgather_c", refuse_MPI_Ineighbor_allgather_c_4},
    {"MPI_Ineighbor_allgather_c", refuse_MPI_Ineighbor_allgather_c_5},
    {"MPI_Ineighbor_allgatherv", refuse_MPI_Ineighbor_allgatherv_0},
    {"MPI_Ineighbor_allgatherv", refuse_MPI_Ineighbor_allgatherv_1},
    {"MPI_Ineighbor_allgatherv", refuse_MPI_Ineighbor_allgatherv_2},
    {"MPI_Ineighbor_allgatherv", refuse_MPI_Ineighbor_allgatherv_3},
    {"MPI_Ineighbor_allgatherv", refuse_MPI_Ineighbor_allgatherv_4},
    {"MPI_Ineighbor_allgatherv_c", refuse_MPI_Ineighbor_allgatherv_c_0},
    {"MPI_Ineighbor_allgatherv_c", refuse_MPI_Ineighbor_allgatherv_c_1},
    {"MPI_Ineighbor_allgatherv_c", refuse_MPI_Ineighbor_allgatherv_c_2},
    {"MPI_Ineighbor_allgatherv_c", refuse_MPI_Ineighbor_allgatherv_c_3},
    {"MPI_Ineighbor_allgatherv_c", refuse_MPI_Ineighbor_allgatherv_c_4},
    {"MPI_Ineighbor_alltoall", refuse_MPI_Ineighbor_alltoall_0},
    {"MPI_Ineighbor_alltoall", refuse_MPI_Ineighbor_alltoall_1},
    {"MPI_Ineighbor_alltoall", refuse_MPI_Ineighbor_alltoall_2},
    {"MPI_Ineighbor_alltoall", refuse_MPI_Ineighbor_alltoall_3},
    {"MPI_Ineighbor_alltoall", refuse_MPI_Ineighbor_alltoall_4},
    {"MPI_Ineighbor_alltoall", refuse_MPI_Ineighbor_alltoall_5},
    {"MPI_Ineighbor_alltoall_c", refuse_MPI_Ineighbor_alltoall_c_0},
    {"MPI_Ineighbor_alltoall_c", refuse_MPI_Ineighbor_alltoall_c_1},
    {"MPI_Ineighbor_alltoall_c", refuse_MPI_Ineighbor_alltoall_c_2},
    {"MPI_Ineighbor_alltoall_c", refuse_MPI_Ineighbor_alltoall_c_3},
    {"MPI_Ineighbor_alltoall_c", refuse_MPI_Ineighbor_alltoall_c_4},
    {"MPI_Ineighbor_alltoall_c", refuse_MPI_Ineighbor_alltoall_c_5},
    {"MPI_Ineighbor_alltoallv", refuse_MPI_Ineighbor_alltoallv_0},
    {"MPI_Ineighbor_alltoallv", refuse_MPI_Ineighbor_alltoallv_1},
    {"MPI_Ineighbor_alltoallv", refuse_MPI_Ineighbor_alltoallv_2},
    {"MPI_Ineighbor_alltoallv", refuse_MPI_Ineighbor_alltoallv_3},
    {"MPI_Ineighbor_alltoallv_c", refuse_MPI_Ineighbor_alltoallv_c_0},
    {"MPI_Ineighbor_alltoallv_c", refuse_MPI_Ineighbor_alltoallv_c_1},
    {"MPI_Ineighbor_alltoallv_c", refuse_MPI_Ineighbor_alltoallv_c_2},
    {"MPI_Ineighbor_alltoallv_c", refuse_MPI_Ineighbor_alltoallv_c_3},
    {"MPI_Ineighbor_alltoallw", refuse_MPI_Ineighbor_alltoallw_0},
    {"MPI_Ineighbor_alltoallw", refuse_MPI_Ineighbor_alltoallw_1},
    {"MPI_Ineighbor_alltoallw_c", refuse_MPI_Ineighbor_alltoallw_c_0},
    {"MPI_Ineighbor_alltoallw_c", refuse_MPI_Ineighbor_alltoallw_c_1},
    {"MPI_Neighbor_allgather", refuse_MPI_Neighbor_allgather_0},
    {"MPI_Neighbor_allgather", refuse_MPI_Neighbor_allgather_1},
    {"MPI_Neighbor_allgather", refuse_MPI_Neighbor_allgather_2},
    {"MPI_Neighbor_allgather", refuse_MPI_Neighbor_allgather_3},
    {"MPI_Neighbor_allgather", refuse_MPI_Neighbor_allgather_4},
    {"MPI_Neighbor_allgather_c", refuse_MPI_Neighbor_allgather_c_0},
    {"MPI_Neighbor_allgather_c", refuse_MPI_Neighbor_allgather_c_1},
    {"MPI_Neighbor_allgather_c", refuse_MPI_Neighbor_allgather_c_2},
    {"MPI_Neighbor_allgather_c", refuse_MPI_Neighbor_allgather_c_3},
    {"MPI_Neighbor_allgather_c", refuse_MPI_Neighbor_allgather_c_4},
    {"MPI_Neighbor_allgather_init", refuse_MPI_Neighbor_allgather_init_0},
    {"MPI_Neighbor_allgather_init", refuse_MPI_Neighbor_allgather_init_1},
    {"MPI_Neighbor_allgather_init", refuse_MPI_Neighbor_allgather_init_2},
    {"MPI_Neighbor_allgather_init", refuse_MPI_Neighbor_allgather_init_3},
    {"MPI_Neighbor_allgather_init", refuse_MPI_Neighbor_allgather_init_4},
    {"MPI_Neighbor_allgather_init", refuse_MPI_Neighbor_allgather_init_5},
    {"MPI_Neighbor_allgather_init_c", refuse_MPI_Neighbor_allgather_init_c_0},
    {"MPI_Neighbor_allgather_init_c", refuse_MPI_Neighbor_allgather_init_c_1},
    {"MPI_Neighbor_allgather_init_c", refuse_MPI_Neighbor_allgather_init_c_2},
    {"MPI_Neighbor_allgather_init_c", refuse_MPI_Neighbor_allgather_init_c_3},
    {"MPI_Neighbor_allgather_init_c", refuse_MPI_Neighbor_allgather_init_c_4},
    {"MPI_Neighbor_allgather_init_c", refuse_MPI_Neighbor_allgather_init_c_5},
    {"MPI_Neighbor_allgatherv", refuse_MPI_Neighbor_allgatherv_0},
    {"MPI_Neighbor_allgatherv", refuse_MPI_Neighbor_allgatherv_1},
    {"MPI_Neighbor_allgatherv", refuse_MPI_Neighbor_allgatherv_2},
    {"MPI_Neighbor_allgatherv", refuse_MPI_Neighbor_allgatherv_3},
    {"MPI_Neighbor_allgatherv_c", refuse_MPI_Neighbor_allgatherv_c_0},
    {"MPI_Neighbor_allgatherv_c", refuse_MPI_Neighbor_allgatherv_c_1},
    {"MPI_Neighbor_allgatherv_c", refuse_MPI_Neighbor_allgatherv_c_2},
    {"MPI_Neighbor_allgatherv_c", refuse_MPI_Neighbor_allgatherv_c_3},
    {"MPI_Neighbor_allgatherv_init", refuse_MPI_Neighbor_allgatherv_init_0},
    {"MPI_Neighbor_allgatherv_init", refuse_MPI_Neighbor_allgatherv_init_1},
    {"MPI_Neighbor_allgatherv_init", refuse_MPI_Neighbor_allgatherv_init_2},
    {"MPI_Neighbor_allgatherv_init", refuse_MPI_Neighbor_allgatherv_init_3},
    {"MPI_Neighbor_allgatherv_init", refuse_MPI_Neighbor_allgatherv_init_4},
    {"MPI_Neighbor_allgatherv_init_c", refuse_MPI_Neighbor_allgatherv_init_c_0},
    {"MPI_Neighbor_allgatherv_init_c", refuse_MPI_Neighbor_allgatherv_init_c_1},
    {"MPI_Neighbor_allgatherv_init_c", refuse_MPI_Neighbor_allgatherv_init_c_2},
    {"MPI_Neighbor_allgatherv_init_c", refuse_MPI_Neighbor_allgatherv_init_c_3},
    {"MPI_Neighbor_allgatherv_init_c", refuse_MPI_Neighbor_allgatherv_init_c_4},
    {"MPI_Neighbor_alltoall", refuse_MPI_Neighbor_alltoall_0},
    {"MPI_Neighbor_alltoall", refuse_MPI_Neighbor_alltoall_1},
    {"MPI_Neighbor_alltoall", refuse_MPI_Neighbor_alltoall_2},
    {"MPI_Neighbor_alltoall", refuse_MPI_Neighbor_alltoall_3},
    {"MPI_Neighbor_alltoall", refuse_MPI_Neighbor_alltoall_4},
    {"MPI_Neighbor_alltoall_c", refuse_MPI_Neighbor_alltoall_c_0},
    {"MPI_Neighbor_alltoall_c", refuse_MPI_Neighbor_alltoall_c_1},
    {"MPI_Neighbor_alltoall_c", refuse_MPI_Neighbor_alltoall_c_2},
    {"MPI_Neighbor_alltoall_c", refuse_MPI_Neighbor_alltoall_c_3},
    {"MPI_Neighbor_alltoall_c", refuse_MPI_Neighbor_alltoall_c_4},
    {"MPI_Neighbor_alltoall_init", refuse_MPI_Neighbor_alltoall_init_0},
    {"MPI_Neighbor_alltoall_init", refuse_MPI_Neighbor_alltoall_init_1},
    {"MPI_Neighbor_alltoall_init", refuse_MPI_Neighbor_alltoall_init_2},
    {"MPI_Neighbor_alltoall_init", refuse_MPI_Neighbor_alltoall_init_3},
    {"MPI_Neighbor_alltoall_init", refuse_MPI_Neighbor_alltoall_init_4},
    {"MPI_Neighbor_alltoall_init", refuse_MPI_Neighbor_alltoall_init_5},
    {"MPI_Neighbor_alltoall_init_c", refuse_MPI_Neighbor_alltoall_init_c_0},
    {"MPI_Neighbor_alltoall_init_c", refuse_MPI_Neighbor_alltoall_init_c_1},
    {"MPI_Neighbor_alltoall_init_c", refuse_MPI_Neighbor_alltoall_init_c_2},
    {"MPI_Neighbor_alltoall_init_c", refuse_MPI_Neighbor_alltoall_init_c_3},
    {"MPI_Neighbor_alltoall_init_c", refuse_MPI_Neighbor_alltoall_init_c_4},
    {"MPI_Neighbor_alltoall_init_c", refuse_MPI_Neighbor_alltoall_init_c_5},
    {"MPI_Neighbor_alltoallv", refuse_MPI_Neighbor_alltoallv_0},
    {"MPI_Neighbor_alltoallv", refuse_MPI_Neighbor_alltoallv_1},
    {"MPI_Neighbor_alltoallv", refuse_MPI_Neighbor_alltoallv_2},
    {"MPI_Neighbor_alltoallv_c", refuse_MPI_Neighbor_alltoallv_c_0},
    {"MPI_Neighbor_alltoallv_c", refuse_MPI_Neighbor_alltoallv_c_1},
    {"MPI_Neighbor_alltoallv_c", refuse_MPI_Neighbor_alltoallv_c_2},
    {"MPI_Neighbor_alltoallv_init", refuse_MPI_Neighbor_alltoallv_init_0},
    {"MPI_Neighbor_alltoallv_init", refuse_MPI_Neighbor_alltoallv_init_1},
    {"MPI_Neighbor_alltoallv_init", refuse_MPI_Neighbor_alltoallv_init_2},
    {"MPI_Neighbor_alltoallv_init", refuse_MPI_Neighbor_alltoallv_init_3},
    {"MPI_Neighbor_alltoallv_init_c", refuse_MPI_Neighbor_alltoallv_init_c_0},
    {"MPI_Neighbor_alltoallv_init_c", refuse_MPI_Neighbor_alltoallv_init_c_1},
    {"MPI_Neighbor_alltoallv_init_c", refuse_MPI_Neighbor_alltoallv_init_c_2},
    {"MPI_Neighbor_alltoallv_init_c", refuse_MPI_Neighbor_alltoallv_init_c_3},
    {"MPI_Neighbor_alltoallw", refuse_MPI_Neighbor_alltoallw_0},
    {"MPI_Neighbor_alltoallw_c", refuse_MPI_Neighbor_alltoallw_c_0},
    {"MPI_Neighbor_alltoallw_init", refuse_MPI_Neighbor_alltoallw_init_0},
    {"MPI_Neighbor_alltoallw_init", refuse_MPI_Neighbor_alltoallw_init_1},
    {"MPI_Neighbor_alltoallw_init_c", refuse_MPI_Neighbor_alltoallw_init_c_0},
    {"MPI_Neighbor_alltoallw_init_c", refuse_MPI_Neighbor_alltoallw_init_c_1},
    {0, 0}
};
