/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml through templates/test/recorder/refusals.c.j2. */
/* Calls of the chapter "one-sided" with one invalid argument each, and the error that each must raise. */
#include "recorder.h"
#include "bnd_entry.h"

static void refuse_MPI_Accumulate_0(void)
{
    int origin_count = (int)102;
    MPI_Datatype origin_datatype = REC_NEW(MPI_Datatype, 1003);
    int target_rank = (int)104;
    MPI_Aint target_disp = (MPI_Aint)5000000005;
    int target_count = (int)106;
    MPI_Datatype target_datatype = REC_NEW(MPI_Datatype, 1007);
    MPI_Op op = REC_NEW(MPI_Op, 1008);
    MPI_Win win = REC_NEW(MPI_Win, 1009);
    origin_count = -77;
    int returned = (MPI_Accumulate)(rec_slot(1), origin_count, origin_datatype, target_rank, target_disp, target_count,
            target_datatype, op, win);
    rec_expect_refusal("MPI_Accumulate", "origin_count", MPI_ERR_COUNT, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Accumulate_1(void)
{
    int origin_count = (int)102;
    MPI_Datatype origin_datatype = REC_NEW(MPI_Datatype, 1003);
    int target_rank = (int)104;
    MPI_Aint target_disp = (MPI_Aint)5000000005;
    int target_count = (int)106;
    MPI_Datatype target_datatype = REC_NEW(MPI_Datatype, 1007);
    MPI_Op op = REC_NEW(MPI_Op, 1008);
    MPI_Win win = REC_NEW(MPI_Win, 1009);
    origin_datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Accumulate)(rec_slot(1), origin_count, origin_datatype, target_rank, target_disp, target_count,
            target_datatype, op, win);
    rec_expect_refusal("MPI_Accumulate", "origin_datatype", MPI_ERR_TYPE, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Accumulate_2(void)
{
    int origin_count = (int)102;
    MPI_Datatype origin_datatype = REC_NEW(MPI_Datatype, 1003);
    int target_rank = (int)104;
    MPI_Aint target_disp = (MPI_Aint)5000000005;
    int target_count = (int)106;
    MPI_Datatype target_datatype = REC_NEW(MPI_Datatype, 1007);
    MPI_Op op = REC_NEW(MPI_Op, 1008);
    MPI_Win win = REC_NEW(MPI_Win, 1009);
    target_rank = -77;
    int returned = (MPI_Accumulate)(rec_slot(1), origin_count, origin_datatype, target_rank, target_disp, target_count,
            target_datatype, op, win);
    rec_expect_refusal("MPI_Accumulate", "target_rank", MPI_ERR_RANK, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Accumulate_3(void)
{
    int origin_count = (int)102;
    MPI_Datatype origin_datatype = REC_NEW(MPI_Datatype, 1003);
    int target_rank = (int)104;
    MPI_Aint target_disp = (MPI_Aint)5000000005;
    int target_count = (int)106;
    MPI_Datatype target_datatype = REC_NEW(MPI_Datatype, 1007);
    MPI_Op op = REC_NEW(MPI_Op, 1008);
    MPI_Win win = REC_NEW(MPI_Win, 1009);
    target_count = -77;
    int returned = (MPI_Accumulate)(rec_slot(1), origin_count, origin_datatype, target_rank, target_disp, target_count,
            target_datatype, op, win);
    rec_expect_refusal("MPI_Accumulate", "target_count", MPI_ERR_COUNT, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Accumulate_4(void)
{
    int origin_count = (int)102;
    MPI_Datatype origin_datatype = REC_NEW(MPI_Datatype, 1003);
    int target_rank = (int)104;
    MPI_Aint target_disp = (MPI_Aint)5000000005;
    int target_count = (int)106;
    MPI_Datatype target_datatype = REC_NEW(MPI_Datatype, 1007);
    MPI_Op op = REC_NEW(MPI_Op, 1008);
    MPI_Win win = REC_NEW(MPI_Win, 1009);
    target_datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Accumulate)(rec_slot(1), origin_count, origin_datatype, target_rank, target_disp, target_count,
            target_datatype, op, win);
    rec_expect_refusal("MPI_Accumulate", "target_datatype", MPI_ERR_TYPE, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Accumulate_5(void)
{
    int origin_count = (int)102;
    MPI_Datatype origin_datatype = REC_NEW(MPI_Datatype, 1003);
    int target_rank = (int)104;
    MPI_Aint target_disp = (MPI_Aint)5000000005;
    int target_count = (int)106;
    MPI_Datatype target_datatype = REC_NEW(MPI_Datatype, 1007);
    MPI_Op op = REC_NEW(MPI_Op, 1008);
    MPI_Win win = REC_NEW(MPI_Win, 1009);
    op = MPI_OP_NULL;
    int returned = (MPI_Accumulate)(rec_slot(1), origin_count, origin_datatype, target_rank, target_disp, target_count,
            target_datatype, op, win);
    rec_expect_refusal("MPI_Accumulate", "op", MPI_ERR_OP, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Accumulate_6(void)
{
    int origin_count = (int)102;
    MPI_Datatype origin_datatype = REC_NEW(MPI_Datatype, 1003);
    int target_rank = (int)104;
    MPI_Aint target_disp = (MPI_Aint)5000000005;
    int target_count = (int)106;
    MPI_Datatype target_datatype = REC_NEW(MPI_Datatype, 1007);
    MPI_Op op = REC_NEW(MPI_Op, 1008);
    MPI_Win win = REC_NEW(MPI_Win, 1009);
    win = MPI_WIN_NULL;
    int returned = (MPI_Accumulate)(rec_slot(1), origin_count, origin_datatype, target_rank, target_disp, target_count,
            target_datatype, op, win);
    rec_expect_refusal("MPI_Accumulate", "win", MPI_ERR_WIN, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Accumulate_c_0(void)
{
    MPI_Count origin_count = (MPI_Count)5000000002;
    MPI_Datatype origin_datatype = REC_NEW(MPI_Datatype, 1003);
    int target_rank = (int)104;
    MPI_Aint target_disp = (MPI_Aint)5000000005;
    MPI_Count target_count = (MPI_Count)5000000006;
    MPI_Datatype target_datatype = REC_NEW(MPI_Datatype, 1007);
    MPI_Op op = REC_NEW(MPI_Op, 1008);
    MPI_Win win = REC_NEW(MPI_Win, 1009);
    origin_count = -77;
    int returned = (MPI_Accumulate_c)(rec_slot(1), origin_count, origin_datatype, target_rank, target_disp,
            target_count, target_datatype, op, win);
    rec_expect_refusal("MPI_Accumulate_c", "origin_count", MPI_ERR_COUNT, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Accumulate_c_1(void)
{
    MPI_Count origin_count = (MPI_Count)5000000002;
    MPI_Datatype origin_datatype = REC_NEW(MPI_Datatype, 1003);
    int target_rank = (int)104;
    MPI_Aint target_disp = (MPI_Aint)5000000005;
    MPI_Count target_count = (MPI_Count)5000000006;
    MPI_Datatype target_datatype = REC_NEW(MPI_Datatype, 1007);
    MPI_Op op = REC_NEW(MPI_Op, 1008);
    MPI_Win win = REC_NEW(MPI_Win, 1009);
    origin_datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Accumulate_c)(rec_slot(1), origin_count, origin_datatype, target_rank, target_disp,
            target_count, target_datatype, op, win);
    rec_expect_refusal("MPI_Accumulate_c", "origin_datatype", MPI_ERR_TYPE, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Accumulate_c_2(void)
{
    MPI_Count origin_count = (MPI_Count)5000000002;
    MPI_Datatype origin_datatype = REC_NEW(MPI_Datatype, 1003);
    int target_rank = (int)104;
    MPI_Aint target_disp = (MPI_Aint)5000000005;
    MPI_Count target_count = (MPI_Count)5000000006;
    MPI_Datatype target_datatype = REC_NEW(MPI_Datatype, 1007);
    MPI_Op op = REC_NEW(MPI_Op, 1008);
    MPI_Win win = REC_NEW(MPI_Win, 1009);
    target_rank = -77;
    int returned = (MPI_Accumulate_c)(rec_slot(1), origin_count, origin_datatype, target_rank, target_disp,
            target_count, target_datatype, op, win);
    rec_expect_refusal("MPI_Accumulate_c", "target_rank", MPI_ERR_RANK, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Accumulate_c_3(void)
{
    MPI_Count origin_count = (MPI_Count)5000000002;
    MPI_Datatype origin_datatype = REC_NEW(MPI_Datatype, 1003);
    int target_rank = (int)104;
    MPI_Aint target_disp = (MPI_Aint)5000000005;
    MPI_Count target_count = (MPI_Count)5000000006;
    MPI_Datatype target_datatype = REC_NEW(MPI_Datatype, 1007);
    MPI_Op op = REC_NEW(MPI_Op, 1008);
    MPI_Win win = REC_NEW(MPI_Win, 1009);
    target_count = -77;
    int returned = (MPI_Accumulate_c)(rec_slot(1), origin_count, origin_datatype, target_rank, target_disp,
            target_count, target_datatype, op, win);
    rec_expect_refusal("MPI_Accumulate_c", "target_count", MPI_ERR_COUNT, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Accumulate_c_4(void)
{
    MPI_Count origin_count = (MPI_Count)5000000002;
    MPI_Datatype origin_datatype = REC_NEW(MPI_Datatype, 1003);
    int target_rank = (int)104;
    MPI_Aint target_disp = (MPI_Aint)5000000005;
    MPI_Count target_count = (MPI_Count)5000000006;
    MPI_Datatype target_datatype = REC_NEW(MPI_Datatype, 1007);
    MPI_Op op = REC_NEW(MPI_Op, 1008);
    MPI_Win win = REC_NEW(MPI_Win, 1009);
    target_datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Accumulate_c)(rec_slot(1), origin_count, origin_datatype, target_rank, target_disp,
            target_count, target_datatype, op, win);
    rec_expect_refusal("MPI_Accumulate_c", "target_datatype", MPI_ERR_TYPE, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Accumulate_c_5(void)
{
    MPI_Count origin_count = (MPI_Count)5000000002;
    MPI_Datatype origin_datatype = REC_NEW(MPI_Datatype, 1003);
    int target_rank = (int)104;
    MPI_Aint target_disp = (MPI_Aint)5000000005;
    MPI_Count target_count = (MPI_Count)5000000006;
    MPI_Datatype target_datatype = REC_NEW(MPI_Datatype, 1007);
    MPI_Op op = REC_NEW(MPI_Op, 1008);
    MPI_Win win = REC_NEW(MPI_Win, 1009);
    op = MPI_OP_NULL;
    int returned = (MPI_Accumulate_c)(rec_slot(1), origin_count, origin_datatype, target_rank, target_disp,
            target_count, target_datatype, op, win);
    rec_expect_refusal("MPI_Accumulate_c", "op", MPI_ERR_OP, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Accumulate_c_6(void)
{
    MPI_Count origin_count = (MPI_Count)5000000002;
    MPI_Datatype origin_datatype = REC_NEW(MPI_Datatype, 1003);
    int target_rank = (int)104;
    MPI_Aint target_disp = (MPI_Aint)5000000005;
    MPI_Count target_count = (MPI_Count)5000000006;
    MPI_Datatype target_datatype = REC_NEW(MPI_Datatype, 1007);
    MPI_Op op = REC_NEW(MPI_Op, 1008);
    MPI_Win win = REC_NEW(MPI_Win, 1009);
    win = MPI_WIN_NULL;
    int returned = (MPI_Accumulate_c)(rec_slot(1), origin_count, origin_datatype, target_rank, target_disp,
            target_count, target_datatype, op, win);
    rec_expect_refusal("MPI_Accumulate_c", "win", MPI_ERR_WIN, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Alloc_mem_0(void)
{
    MPI_Aint size = (MPI_Aint)5000000001;
    MPI_Info info = REC_NEW(MPI_Info, 1002);
    void *baseptr = 0;
    size = -77;
    int returned = (MPI_Alloc_mem)(size, info, &baseptr);
    rec_expect_refusal("MPI_Alloc_mem", "size", MPI_ERR_SIZE, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Alloc_mem_1(void)
{
    MPI_Aint size = (MPI_Aint)5000000001;
    MPI_Info info = REC_NEW(MPI_Info, 1002);
    int returned = (MPI_Alloc_mem)(size, info, 0);
    rec_expect_refusal("MPI_Alloc_mem", "baseptr", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Compare_and_swap_0(void)
{
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    int target_rank = (int)105;
    MPI_Aint target_disp = (MPI_Aint)5000000006;
    MPI_Win win = REC_NEW(MPI_Win, 1007);
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Compare_and_swap)(rec_slot(1), rec_slot(2), rec_slot(3), datatype, target_rank, target_disp,
            win);
    rec_expect_refusal("MPI_Compare_and_swap", "datatype", MPI_ERR_TYPE, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Compare_and_swap_1(void)
{
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    int target_rank = (int)105;
    MPI_Aint target_disp = (MPI_Aint)5000000006;
    MPI_Win win = REC_NEW(MPI_Win, 1007);
    target_rank = -77;
    int returned = (MPI_Compare_and_swap)(rec_slot(1), rec_slot(2), rec_slot(3), datatype, target_rank, target_disp,
            win);
    rec_expect_refusal("MPI_Compare_and_swap", "target_rank", MPI_ERR_RANK, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Compare_and_swap_2(void)
{
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    int target_rank = (int)105;
    MPI_Aint target_disp = (MPI_Aint)5000000006;
    MPI_Win win = REC_NEW(MPI_Win, 1007);
    win = MPI_WIN_NULL;
    int returned = (MPI_Compare_and_swap)(rec_slot(1), rec_slot(2), rec_slot(3), datatype, target_rank, target_disp,
            win);
    rec_expect_refusal("MPI_Compare_and_swap", "win", MPI_ERR_WIN, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Fetch_and_op_0(void)
{
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int target_rank = (int)104;
    MPI_Aint target_disp = (MPI_Aint)5000000005;
    MPI_Op op = REC_NEW(MPI_Op, 1006);
    MPI_Win win = REC_NEW(MPI_Win, 1007);
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Fetch_and_op)(rec_slot(1), rec_slot(2), datatype, target_rank, target_disp, op, win);
    rec_expect_refusal("MPI_Fetch_and_op", "datatype", MPI_ERR_TYPE, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Fetch_and_op_1(void)
{
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int target_rank = (int)104;
    MPI_Aint target_disp = (MPI_Aint)5000000005;
    MPI_Op op = REC_NEW(MPI_Op, 1006);
    MPI_Win win = REC_NEW(MPI_Win, 1007);
    target_rank = -77;
    int returned = (MPI_Fetch_and_op)(rec_slot(1), rec_slot(2), datatype, target_rank, target_disp, op, win);
    rec_expect_refusal("MPI_Fetch_and_op", "target_rank", MPI_ERR_RANK, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Fetch_and_op_2(void)
{
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int target_rank = (int)104;
    MPI_Aint target_disp = (MPI_Aint)5000000005;
    MPI_Op op = REC_NEW(MPI_Op, 1006);
    MPI_Win win = REC_NEW(MPI_Win, 1007);
    op = MPI_OP_NULL;
    int returned = (MPI_Fetch_and_op)(rec_slot(1), rec_slot(2), datatype, target_rank, target_disp, op, win);
    rec_expect_refusal("MPI_Fetch_and_op", "op", MPI_ERR_OP, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Fetch_and_op_3(void)
{
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int target_rank = (int)104;
    MPI_Aint target_disp = (MPI_Aint)5000000005;
    MPI_Op op = REC_NEW(MPI_Op, 1006);
    MPI_Win win = REC_NEW(MPI_Win, 1007);
    win = MPI_WIN_NULL;
    int returned = (MPI_Fetch_and_op)(rec_slot(1), rec_slot(2), datatype, target_rank, target_disp, op, win);
    rec_expect_refusal("MPI_Fetch_and_op", "win", MPI_ERR_WIN, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Get_0(void)
{
    int origin_count = (int)102;
    MPI_Datatype origin_datatype = REC_NEW(MPI_Datatype, 1003);
    int target_rank = (int)104;
    MPI_Aint target_disp = (MPI_Aint)5000000005;
    int target_count = (int)106;
    MPI_Datatype target_datatype = REC_NEW(MPI_Datatype, 1007);
    MPI_Win win = REC_NEW(MPI_Win, 1008);
    origin_count = -77;
    int returned = (MPI_Get)(rec_slot(1), origin_count, origin_datatype, target_rank, target_disp, target_count,
            target_datatype, win);
    rec_expect_refusal("MPI_Get", "origin_count", MPI_ERR_COUNT, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Get_1(void)
{
    int origin_count = (int)102;
    MPI_Datatype origin_datatype = REC_NEW(MPI_Datatype, 1003);
    int target_rank = (int)104;
    MPI_Aint target_disp = (MPI_Aint)5000000005;
    int target_count = (int)106;
    MPI_Datatype target_datatype = REC_NEW(MPI_Datatype, 1007);
    MPI_Win win = REC_NEW(MPI_Win, 1008);
    origin_datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Get)(rec_slot(1), origin_count, origin_datatype, target_rank, target_disp, target_count,
            target_datatype, win);
    rec_expect_refusal("MPI_Get", "origin_datatype", MPI_ERR_TYPE, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Get_2(void)
{
    int origin_count = (int)102;
    MPI_Datatype origin_datatype = REC_NEW(MPI_Datatype, 1003);
    int target_rank = (int)104;
    MPI_Aint target_disp = (MPI_Aint)5000000005;
    int target_count = (int)106;
    MPI_Datatype target_datatype = REC_NEW(MPI_Datatype, 1007);
    MPI_Win win = REC_NEW(MPI_Win, 1008);
    target_rank = -77;
    int returned = (MPI_Get)(rec_slot(1), origin_count, origin_datatype, target_rank, target_disp, target_count,
            target_datatype, win);
    rec_expect_refusal("MPI_Get", "target_rank", MPI_ERR_RANK, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Get_3(void)
{
    int origin_count = (int)102;
    MPI_Datatype origin_datatype = REC_NEW(MPI_Datatype, 1003);
    int target_rank = (int)104;
    MPI_Aint target_disp = (MPI_Aint)5000000005;
    int target_count = (int)106;
    MPI_Datatype target_datatype = REC_NEW(MPI_Datatype, 1007);
    MPI_Win win = REC_NEW(MPI_Win, 1008);
    target_count = -77;
    int returned = (MPI_Get)(rec_slot(1), origin_count, origin_datatype, target_rank, target_disp, target_count,
            target_datatype, win);
    rec_expect_refusal("MPI_Get", "target_count", MPI_ERR_COUNT, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Get_4(void)
{
    int origin_count = (int)102;
    MPI_Datatype origin_datatype = REC_NEW(MPI_Datatype, 1003);
    int target_rank = (int)104;
    MPI_Aint target_disp = (MPI_Aint)5000000005;
    int target_count = (int)106;
    MPI_Datatype target_datatype = REC_NEW(MPI_Datatype, 1007);
    MPI_Win win = REC_NEW(MPI_Win, 1008);
    target_datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Get)(rec_slot(1), origin_count, origin_datatype, target_rank, target_disp, target_count,
            target_datatype, win);
    rec_expect_refusal("MPI_Get", "target_datatype", MPI_ERR_TYPE, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Get_5(void)
{
    int origin_count = (int)102;
    MPI_Datatype origin_datatype = REC_NEW(MPI_Datatype, 1003);
    int target_rank = (int)104;
    MPI_Aint target_disp = (MPI_Aint)5000000005;
    int target_count = (int)106;
    MPI_Datatype target_datatype = REC_NEW(MPI_Datatype, 1007);
    MPI_Win win = REC_NEW(MPI_Win, 1008);
    win = MPI_WIN_NULL;
    int returned = (MPI_Get)(rec_slot(1), origin_count, origin_datatype, target_rank, target_disp, target_count,
            target_datatype, win);
    rec_expect_refusal("MPI_Get", "win", MPI_ERR_WIN, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Get_accumulate_0(void)
{
    int origin_count = (int)102;
    MPI_Datatype origin_datatype = REC_NEW(MPI_Datatype, 1003);
    int result_count = (int)105;
    MPI_Datatype result_datatype = REC_NEW(MPI_Datatype, 1006);
    int target_rank = (int)107;
    MPI_Aint target_disp = (MPI_Aint)5000000008;
    int target_count = (int)109;
    MPI_Datatype target_datatype = REC_NEW(MPI_Datatype, 1010);
    MPI_Op op = REC_NEW(MPI_Op, 1011);
    MPI_Win win = REC_NEW(MPI_Win, 1012);
    origin_count = -77;
    int returned = (MPI_Get_accumulate)(rec_slot(1), origin_count, origin_datatype, rec_slot(4), result_count,
            result_datatype, target_rank, target_disp, target_count, target_datatype, op, win);
    rec_expect_refusal("MPI_Get_accumulate", "origin_count", MPI_ERR_COUNT, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Get_accumulate_1(void)
{
    int origin_count = (int)102;
    MPI_Datatype origin_datatype = REC_NEW(MPI_Datatype, 1003);
    int result_count = (int)105;
    MPI_Datatype result_datatype = REC_NEW(MPI_Datatype, 1006);
    int target_rank = (int)107;
    MPI_Aint target_disp = (MPI_Aint)5000000008;
    int target_count = (int)109;
    MPI_Datatype target_datatype = REC_NEW(MPI_Datatype, 1010);
    MPI_Op op = REC_NEW(MPI_Op, 1011);
    MPI_Win win = REC_NEW(MPI_Win, 1012);
    origin_datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Get_accumulate)(rec_slot(1), origin_count, origin_datatype, rec_slot(4), result_count,
            result_datatype, target_rank, target_disp, target_count, target_datatype, op, win);
    rec_expect_refusal("MPI_Get_accumulate", "origin_datatype", MPI_ERR_TYPE, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Get_accumulate_2(void)
{
    int origin_count = (int)102;
    MPI_Datatype origin_datatype = REC_NEW(MPI_Datatype, 1003);
    int result_count = (int)105;
    MPI_Datatype result_datatype = REC_NEW(MPI_Datatype, 1006);
    int target_rank = (int)107;
    MPI_Aint target_disp = (MPI_Aint)5000000008;
    int target_count = (int)109;
    MPI_Datatype target_datatype = REC_NEW(MPI_Datatype, 1010);
    MPI_Op op = REC_NEW(MPI_Op, 1011);
    MPI_Win win = REC_NEW(MPI_Win, 1012);
    result_count = -77;
    int returned = (MPI_Get_accumulate)(rec_slot(1), origin_count, origin_datatype, rec_slot(4), result_count,
            result_datatype, target_rank, target_disp, target_count, target_datatype, op, win);
    rec_expect_refusal("MPI_Get_accumulate", "result_count", MPI_ERR_COUNT, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Get_accumulate_3(void)
{
    int origin_count = (int)102;
    MPI_Datatype origin_datatype = REC_NEW(MPI_Datatype, 1003);
    int result_count = (int)105;
    MPI_Datatype result_datatype = REC_NEW(MPI_Datatype, 1006);
    int target_rank = (int)107;
    MPI_Aint target_disp = (MPI_Aint)5000000008;
    int target_count = (int)109;
    MPI_Datatype target_datatype = REC_NEW(MPI_Datatype, 1010);
    MPI_Op op = REC_NEW(MPI_Op, 1011);
    MPI_Win win = REC_NEW(MPI_Win, 1012);
    result_datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Get_accumulate)(rec_slot(1), origin_count, origin_datatype, rec_slot(4), result_count,
            result_datatype, target_rank, target_disp, target_count, target_datatype, op, win);
    rec_expect_refusal("MPI_Get_accumulate", "result_datatype", MPI_ERR_TYPE, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Get_accumulate_4(void)
{
    int origin_count = (int)102;
    MPI_Datatype origin_datatype = REC_NEW(MPI_Datatype, 1003);
    int result_count = (int)105;
    MPI_Datatype result_datatype = REC_NEW(MPI_Datatype, 1006);
    int target_rank = (int)107;
    MPI_Aint target_disp = (MPI_Aint)5000000008;
    int target_count = (int)109;
    MPI_Datatype target_datatype = REC_NEW(MPI_Datatype, 1010);
    MPI_Op op = REC_NEW(MPI_Op, 1011);
    MPI_Win win = REC_NEW(MPI_Win, 1012);
    target_rank = -77;
    int returned = (MPI_Get_accumulate)(rec_slot(1), origin_count, origin_datatype, rec_slot(4), result_count,
            result_datatype, target_rank, target_disp, target_count, target_datatype, op, win);
    rec_expect_refusal("MPI_Get_accumulate", "target_rank", MPI_ERR_RANK, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Get_accumulate_5(void)
{
    int origin_count = (int)102;
    MPI_Datatype origin_datatype = REC_NEW(MPI_Datatype, 1003);
    int result_count = (int)105;
    MPI_Datatype result_datatype = REC_NEW(MPI_Datatype, 1006);
    int target_rank = (int)107;
    MPI_Aint target_disp = (MPI_Aint)5000000008;
    int target_count = (int)109;
    MPI_Datatype target_datatype = REC_NEW(MPI_Datatype, 1010);
    MPI_Op op = REC_NEW(MPI_Op, 1011);
    MPI_Win win = REC_NEW(MPI_Win, 1012);
    target_count = -77;
    int returned = (MPI_Get_accumulate)(rec_slot(1), origin_count, origin_datatype, rec_slot(4), result_count,
            result_datatype, target_rank, target_disp, target_count, target_datatype, op, win);
    rec_expect_refusal("MPI_Get_accumulate", "target_count", MPI_ERR_COUNT, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Get_accumulate_6(void)
{
    int origin_count = (int)102;
    MPI_Datatype origin_datatype = REC_NEW(MPI_Datatype, 1003);
    int result_count = (int)105;
    MPI_Datatype result_datatype = REC_NEW(MPI_Datatype, 1006);
    int target_rank = (int)107;
    MPI_Aint target_disp = (MPI_Aint)5000000008;
    int target_count = (int)109;
    MPI_Datatype target_datatype = REC_NEW(MPI_Datatype, 1010);
    MPI_Op op = REC_NEW(MPI_Op, 1011);
    MPI_Win win = REC_NEW(MPI_Win, 1012);
    target_datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Get_accumulate)(rec_slot(1), origin_count, origin_datatype, rec_slot(4), result_count,
            result_datatype, target_rank, target_disp, target_count, target_datatype, op, win);
    rec_expect_refusal("MPI_Get_accumulate", "target_datatype", MPI_ERR_TYPE, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Get_accumulate_7(void)
{
    int origin_count = (int)102;
    MPI_Datatype origin_datatype = REC_NEW(MPI_Datatype, 1003);
    int result_count = (int)105;
    MPI_Datatype result_datatype = REC_NEW(MPI_Datatype, 1006);
    int target_rank = (int)107;
    MPI_Aint target_disp = (MPI_Aint)5000000008;
    int target_count = (int)109;
    MPI_Datatype target_datatype = REC_NEW(MPI_Datatype, 1010);
    MPI_Op op = REC_NEW(MPI_Op, 1011);
    MPI_Win win = REC_NEW(MPI_Win, 1012);
    op = MPI_OP_NULL;
    int returned = (MPI_Get_accumulate)(rec_slot(1), origin_count, origin_datatype, rec_slot(4), result_count,
            result_datatype, target_rank, target_disp, target_count, target_datatype, op, win);
    rec_expect_refusal("MPI_Get_accumulate", "op", MPI_ERR_OP, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Get_accumulate_8(void)
{
    int origin_count = (int)102;
    MPI_Datatype origin_datatype = REC_NEW(MPI_Datatype, 1003);
    int result_count = (int)105;
    MPI_Datatype result_datatype = REC_NEW(MPI_Datatype, 1006);
    int target_rank = (int)107;
    MPI_Aint target_disp = (MPI_Aint)5000000008;
    int target_count = (int)109;
    MPI_Datatype target_datatype = REC_NEW(MPI_Datatype, 1010);
    MPI_Op op = REC_NEW(MPI_Op, 1011);
    MPI_Win win = REC_NEW(MPI_Win, 1012);
    win = MPI_WIN_NULL;
    int returned = (MPI_Get_accumulate)(rec_slot(1), origin_count, origin_datatype, rec_slot(4), result_count,
            result_datatype, target_rank, target_disp, target_count, target_datatype, op, win);
    rec_expect_refusal("MPI_Get_accumulate", "win", MPI_ERR_WIN, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Get_accumulate_c_0(void)
{
    MPI_Count origin_count = (MPI_Count)5000000002;
    MPI_Datatype origin_datatype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count result_count = (MPI_Count)5000000005;
    MPI_Datatype result_datatype = REC_NEW(MPI_Datatype, 1006);
    int target_rank = (int)107;
    MPI_Aint target_disp = (MPI_Aint)5000000008;
    MPI_Count target_count = (MPI_Count)5000000009;
    MPI_Datatype target_datatype = REC_NEW(MPI_Datatype, 1010);
    MPI_Op op = REC_NEW(MPI_Op, 1011);
    MPI_Win win = REC_NEW(MPI_Win, 1012);
    origin_count = -77;
    int returned = (MPI_Get_accumulate_c)(rec_slot(1), origin_count, origin_datatype, rec_slot(4), result_count,
            result_datatype, target_rank, target_disp, target_count, target_datatype, op, win);
    rec_expect_refusal("MPI_Get_accumulate_c", "origin_count", MPI_ERR_COUNT, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Get_accumulate_c_1(void)
{
    MPI_Count origin_count = (MPI_Count)5000000002;
    MPI_Datatype origin_datatype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count result_count = (MPI_Count)5000000005;
    MPI_Datatype result_datatype = REC_NEW(MPI_Datatype, 1006);
    int target_rank = (int)107;
    MPI_Aint target_disp = (MPI_Aint)5000000008;
    MPI_Count target_count = (MPI_Count)5000000009;
    MPI_Datatype target_datatype = REC_NEW(MPI_Datatype, 1010);
    MPI_Op op = REC_NEW(MPI_Op, 1011);
    MPI_Win win = REC_NEW(MPI_Win, 1012);
    origin_datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Get_accumulate_c)(rec_slot(1), origin_count, origin_datatype, rec_slot(4), result_count,
            result_datatype, target_rank, target_disp, target_count, target_datatype, op, win);
    rec_expect_refusal("MPI_Get_accumulate_c", "origin_datatype", MPI_ERR_TYPE, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Get_accumulate_c_2(void)
{
    MPI_Count origin_count = (MPI_Count)5000000002;
    MPI_Datatype origin_datatype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count result_count = (MPI_Count)5000000005;
    MPI_Datatype result_datatype = REC_NEW(MPI_Datatype, 1006);
    int target_rank = (int)107;
    MPI_Aint target_disp = (MPI_Aint)5000000008;
    MPI_Count target_count = (MPI_Count)5000000009;
    MPI_Datatype target_datatype = REC_NEW(MPI_Datatype, 1010);
    MPI_Op op = REC_NEW(MPI_Op, 1011);
    MPI_Win win = REC_NEW(MPI_Win, 1012);
    result_count = -77;
    int returned = (MPI_Get_accumulate_c)(rec_slot(1), origin_count, origin_datatype, rec_slot(4), result_count,
            result_datatype, target_rank, target_disp, target_count, target_datatype, op, win);
    rec_expect_refusal("MPI_Get_accumulate_c", "result_count", MPI_ERR_COUNT, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Get_accumulate_c_3(void)
{
    MPI_Count origin_count = (MPI_Count)5000000002;
    MPI_Datatype origin_datatype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count result_count = (MPI_Count)5000000005;
    MPI_Datatype result_datatype = REC_NEW(MPI_Datatype, 1006);
    int target_rank = (int)107;
    MPI_Aint target_disp = (MPI_Aint)5000000008;
    MPI_Count target_count = (MPI_Count)5000000009;
    MPI_Datatype target_datatype = REC_NEW(MPI_Datatype, 1010);
    MPI_Op op = REC_NEW(MPI_Op, 1011);
    MPI_Win win = REC_NEW(MPI_Win, 1012);
    result_datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Get_accumulate_c)(rec_slot(1), origin_count, origin_datatype, rec_slot(4), result_count,
            result_datatype, target_rank, target_disp, target_count, target_datatype, op, win);
    rec_expect_refusal("MPI_Get_accumulate_c", "result_datatype", MPI_ERR_TYPE, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Get_accumulate_c_4(void)
{
    MPI_Count origin_count = (MPI_Count)5000000002;
    MPI_Datatype origin_datatype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count result_count = (MPI_Count)5000000005;
    MPI_Datatype result_datatype = REC_NEW(MPI_Datatype, 1006);
    int target_rank = (int)107;
    MPI_Aint target_disp = (MPI_Aint)5000000008;
    MPI_Count target_count = (MPI_Count)5000000009;
    MPI_Datatype target_datatype = REC_NEW(MPI_Datatype, 1010);
    MPI_Op op = REC_NEW(MPI_Op, 1011);
    MPI_Win win = REC_NEW(MPI_Win, 1012);
    target_rank = -77;
    int returned = (MPI_Get_accumulate_c)(rec_slot(1), origin_count, origin_datatype, rec_slot(4), result_count,
            result_datatype, target_rank, target_disp, target_count, target_datatype, op, win);
    rec_expect_refusal("MPI_Get_accumulate_c", "target_rank", MPI_ERR_RANK, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Get_accumulate_c_5(void)
{
    MPI_Count origin_count = (MPI_Count)5000000002;
    MPI_Datatype origin_datatype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count result_count = (MPI_Count)5000000005;
    MPI_Datatype result_datatype = REC_NEW(MPI_Datatype, 1006);
    int target_rank = (int)107;
    MPI_Aint target_disp = (MPI_Aint)5000000008;
    MPI_Count target_count = (MPI_Count)5000000009;
    MPI_Datatype target_datatype = REC_NEW(MPI_Datatype, 1010);
    MPI_Op op = REC_NEW(MPI_Op, 1011);
    MPI_Win win = REC_NEW(MPI_Win, 1012);
    target_count = -77;
    int returned = (MPI_Get_accumulate_c)(rec_slot(1), origin_count, origin_datatype, rec_slot(4), result_count,
            result_datatype, target_rank, target_disp, target_count, target_datatype, op, win);
    rec_expect_refusal("MPI_Get_accumulate_c", "target_count", MPI_ERR_COUNT, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Get_accumulate_c_6(void)
{
    MPI_Count origin_count = (MPI_Count)5000000002;
    MPI_Datatype origin_datatype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count result_count = (MPI_Count)5000000005;
    MPI_Datatype result_datatype = REC_NEW(MPI_Datatype, 1006);
    int target_rank = (int)107;
    MPI_Aint target_disp = (MPI_Aint)5000000008;
    MPI_Count target_count = (MPI_Count)5000000009;
    MPI_Datatype target_datatype = REC_NEW(MPI_Datatype, 1010);
    MPI_Op op = REC_NEW(MPI_Op, 1011);
    MPI_Win win = REC_NEW(MPI_Win, 1012);
    target_datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Get_accumulate_c)(rec_slot(1), origin_count, origin_datatype, rec_slot(4), result_count,
            result_datatype, target_rank, target_disp, target_count, target_datatype, op, win);
    rec_expect_refusal("MPI_Get_accumulate_c", "target_datatype", MPI_ERR_TYPE, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Get_accumulate_c_7(void)
{
    MPI_Count origin_count = (MPI_Count)5000000002;
    MPI_Datatype origin_datatype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count result_count = (MPI_Count)5000000005;
    MPI_Datatype result_datatype = REC_NEW(MPI_Datatype, 1006);
    int target_rank = (int)107;
    MPI_Aint target_disp = (MPI_Aint)5000000008;
    MPI_Count target_count = (MPI_Count)5000000009;
    MPI_Datatype target_datatype = REC_NEW(MPI_Datatype, 1010);
    MPI_Op op = REC_NEW(MPI_Op, 1011);
    MPI_Win win = REC_NEW(MPI_Win, 1012);
    op = MPI_OP_NULL;
    int returned = (MPI_Get_accumulate_c)(rec_slot(1), origin_count, origin_datatype, rec_slot(4), result_count,
            result_datatype, target_rank, target_disp, target_count, target_datatype, op, win);
    rec_expect_refusal("MPI_Get_accumulate_c", "op", MPI_ERR_OP, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Get_accumulate_c_8(void)
{
    MPI_Count origin_count = (MPI_Count)5000000002;
    MPI_Datatype origin_datatype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count result_count = (MPI_Count)5000000005;
    MPI_Datatype result_datatype = REC_NEW(MPI_Datatype, 1006);
    int target_rank = (int)107;
    MPI_Aint target_disp = (MPI_Aint)5000000008;
    MPI_Count target_count = (MPI_Count)5000000009;
    MPI_Datatype target_datatype = REC_NEW(MPI_Datatype, 1010);
    MPI_Op op = REC_NEW(MPI_Op, 1011);
    MPI_Win win = REC_NEW(MPI_Win, 1012);
    win = MPI_WIN_NULL;
    int returned = (MPI_Get_accumulate_c)(rec_slot(1), origin_count, origin_datatype, rec_slot(4), result_count,
            result_datatype, target_rank, target_disp, target_count, target_datatype, op, win);
    rec_expect_refusal("MPI_Get_accumulate_c", "win", MPI_ERR_WIN, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Get_c_0(void)
{
    MPI_Count origin_count = (MPI_Count)5000000002;
    MPI_Datatype origin_datatype = REC_NEW(MPI_Datatype, 1003);
    int target_rank = (int)104;
    MPI_Aint target_disp = (MPI_Aint)5000000005;
    MPI_Count target_count = (MPI_Count)5000000006;
    MPI_Datatype target_datatype = REC_NEW(MPI_Datatype, 1007);
    MPI_Win win = REC_NEW(MPI_Win, 1008);
    origin_count = -77;
    int returned = (MPI_Get_c)(rec_slot(1), origin_count, origin_datatype, target_rank, target_disp, target_count,
            target_datatype, win);
    rec_expect_refusal("MPI_Get_c", "origin_count", MPI_ERR_COUNT, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Get_c_1(void)
{
    MPI_Count origin_count = (MPI_Count)5000000002;
    MPI_Datatype origin_datatype = REC_NEW(MPI_Datatype, 1003);
    int target_rank = (int)104;
    MPI_Aint target_disp = (MPI_Aint)5000000005;
    MPI_Count target_count = (MPI_Count)5000000006;
    MPI_Datatype target_datatype = REC_NEW(MPI_Datatype, 1007);
    MPI_Win win = REC_NEW(MPI_Win, 1008);
    origin_datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Get_c)(rec_slot(1), origin_count, origin_datatype, target_rank, target_disp, target_count,
            target_datatype, win);
    rec_expect_refusal("MPI_Get_c", "origin_datatype", MPI_ERR_TYPE, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Get_c_2(void)
{
    MPI_Count origin_count = (MPI_Count)5000000002;
    MPI_Datatype origin_datatype = REC_NEW(MPI_Datatype, 1003);
    int target_rank = (int)104;
    MPI_Aint target_disp = (MPI_Aint)5000000005;
    MPI_Count target_count = (MPI_Count)5000000006;
    MPI_Datatype target_datatype = REC_NEW(MPI_Datatype, 1007);
    MPI_Win win = REC_NEW(MPI_Win, 1008);
    target_rank = -77;
    int returned = (MPI_Get_c)(rec_slot(1), origin_count, origin_datatype, target_rank, target_disp, target_count,
            target_datatype, win);
    rec_expect_refusal("MPI_Get_c", "target_rank", MPI_ERR_RANK, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Get_c_3(void)
{
    MPI_Count origin_count = (MPI_Count)5000000002;
    MPI_Datatype origin_datatype = REC_NEW(MPI_Datatype, 1003);
    int target_rank = (int)104;
    MPI_Aint target_disp = (MPI_Aint)5000000005;
    MPI_Count target_count = (MPI_Count)5000000006;
    MPI_Datatype target_datatype = REC_NEW(MPI_Datatype, 1007);
    MPI_Win win = REC_NEW(MPI_Win, 1008);
    target_count = -77;
    int returned = (MPI_Get_c)(rec_slot(1), origin_count, origin_datatype, target_rank, target_disp, target_count,
            target_datatype, win);
    rec_expect_refusal("MPI_Get_c", "target_count", MPI_ERR_COUNT, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Get_c_4(void)
{
    MPI_Count origin_count = (MPI_Count)5000000002;
    MPI_Datatype origin_datatype = REC_NEW(MPI_Datatype, 1003);
    int target_rank = (int)104;
    MPI_Aint target_disp = (MPI_Aint)5000000005;
    MPI_Count target_count = (MPI_Count)5000000006;
    MPI_Datatype target_datatype = REC_NEW(MPI_Datatype, 1007);
    MPI_Win win = REC_NEW(MPI_Win, 1008);
    target_datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Get_c)(rec_slot(1), origin_count, origin_datatype, target_rank, target_disp, target_count,
            target_datatype, win);
    rec_expect_refusal("MPI_Get_c", "target_datatype", MPI_ERR_TYPE, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Get_c_5(void)
{
    MPI_Count origin_count = (MPI_Count)5000000002;
    MPI_Datatype origin_datatype = REC_NEW(MPI_Datatype, 1003);
    int target_rank = (int)104;
    MPI_Aint target_disp = (MPI_Aint)5000000005;
    MPI_Count target_count = (MPI_Count)5000000006;
    MPI_Datatype target_datatype = REC_NEW(MPI_Datatype, 1007);
    MPI_Win win = REC_NEW(MPI_Win, 1008);
    win = MPI_WIN_NULL;
    int returned = (MPI_Get_c)(rec_slot(1), origin_count, origin_datatype, target_rank, target_disp, target_count,
            target_datatype, win);
    rec_expect_refusal("MPI_Get_c", "win", MPI_ERR_WIN, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Put_0(void)
{
    int origin_count = (int)102;
    MPI_Datatype origin_datatype = REC_NEW(MPI_Datatype, 1003);
    int target_rank = (int)104;
    MPI_Aint target_disp = (MPI_Aint)5000000005;
    int target_count = (int)106;
    MPI_Datatype target_datatype = REC_NEW(MPI_Datatype, 1007);
    MPI_Win win = REC_NEW(MPI_Win, 1008);
    origin_count = -77;
    int returned = (MPI_Put)(rec_slot(1), origin_count, origin_datatype, target_rank, target_disp, target_count,
            target_datatype, win);
    rec_expect_refusal("MPI_Put", "origin_count", MPI_ERR_COUNT, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Put_1(void)
{
    int origin_count = (int)102;
    MPI_Datatype origin_datatype = REC_NEW(MPI_Datatype, 1003);
    int target_rank = (int)104;
    MPI_Aint target_disp = (MPI_Aint)5000000005;
    int target_count = (int)106;
    MPI_Datatype target_datatype = REC_NEW(MPI_Datatype, 1007);
    MPI_Win win = REC_NEW(MPI_Win, 1008);
    origin_datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Put)(rec_slot(1), origin_count, origin_datatype, target_rank, target_disp, target_count,
            target_datatype, win);
    rec_expect_refusal("MPI_Put", "origin_datatype", MPI_ERR_TYPE, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Put_2(void)
{
    int origin_count = (int)102;
    MPI_Datatype origin_datatype = REC_NEW(MPI_Datatype, 1003);
    int target_rank = (int)104;
    MPI_Aint target_disp = (MPI_Aint)5000000005;
    int target_count = (int)106;
    MPI_Datatype target_datatype = REC_NEW(MPI_Datatype, 1007);
    MPI_Win win = REC_NEW(MPI_Win, 1008);
    target_rank = -77;
    int returned = (MPI_Put)(rec_slot(1), origin_count, origin_datatype, target_rank, target_disp, target_count,
            target_datatype, win);
    rec_expect_refusal("MPI_Put", "target_rank", MPI_ERR_RANK, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Put_3(void)
{
    int origin_count = (int)102;
    MPI_Datatype origin_datatype = REC_NEW(MPI_Datatype, 1003);
    int target_rank = (int)104;
    MPI_Aint target_disp = (MPI_Aint)5000000005;
    int target_count = (int)106;
    MPI_Datatype target_datatype = REC_NEW(MPI_Datatype, 1007);
    MPI_Win win = REC_NEW(MPI_Win, 1008);
    target_count = -77;
    int returned = (MPI_Put)(rec_slot(1), origin_count, origin_datatype, target_rank, target_disp, target_count,
            target_datatype, win);
    rec_expect_refusal("MPI_Put", "target_count", MPI_ERR_COUNT, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Put_4(void)
{
    int origin_count = (int)102;
    MPI_Datatype origin_datatype = REC_NEW(MPI_Datatype, 1003);
    int target_rank = (int)104;
    MPI_Aint target_disp = (MPI_Aint)5000000005;
    int target_count = (int)106;
    MPI_Datatype target_datatype = REC_NEW(MPI_Datatype, 1007);
    MPI_Win win = REC_NEW(MPI_Win, 1008);
    target_datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Put)(rec_slot(1), origin_count, origin_datatype, target_rank, target_disp, target_count,
            target_datatype, win);
    rec_expect_refusal("MPI_Put", "target_datatype", MPI_ERR_TYPE, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Put_5(void)
{
    int origin_count = (int)102;
    MPI_Datatype origin_datatype = REC_NEW(MPI_Datatype, 1003);
    int target_rank = (int)104;
    MPI_Aint target_disp = (MPI_Aint)5000000005;
    int target_count = (int)106;
    MPI_Datatype target_datatype = REC_NEW(MPI_Datatype, 1007);
    MPI_Win win = REC_NEW(MPI_Win, 1008);
    win = MPI_WIN_NULL;
    int returned = (MPI_Put)(rec_slot(1), origin_count, origin_datatype, target_rank, target_disp, target_count,
            target_datatype, win);
    rec_expect_refusal("MPI_Put", "win", MPI_ERR_WIN, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Put_c_0(void)
{
    MPI_Count origin_count = (MPI_Count)5000000002;
    MPI_Datatype origin_datatype = REC_NEW(MPI_Datatype, 1003);
    int target_rank = (int)104;
    MPI_Aint target_disp = (MPI_Aint)5000000005;
    MPI_Count target_count = (MPI_Count)5000000006;
    MPI_Datatype target_datatype = REC_NEW(MPI_Datatype, 1007);
    MPI_Win win = REC_NEW(MPI_Win, 1008);
    origin_count = -77;
    int returned = (MPI_Put_c)(rec_slot(1), origin_count, origin_datatype, target_rank, target_disp, target_count,
            target_datatype, win);
    rec_expect_refusal("MPI_Put_c", "origin_count", MPI_ERR_COUNT, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Put_c_1(void)
{
    MPI_Count origin_count = (MPI_Count)5000000002;
    MPI_Datatype origin_datatype = REC_NEW(MPI_Datatype, 1003);
    int target_rank = (int)104;
    MPI_Aint target_disp = (MPI_Aint)5000000005;
    MPI_Count target_count = (MPI_Count)5000000006;
    MPI_Datatype target_datatype = REC_NEW(MPI_Datatype, 1007);
    MPI_Win win = REC_NEW(MPI_Win, 1008);
    origin_datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Put_c)(rec_slot(1), origin_count, origin_datatype, target_rank, target_disp, target_count,
            target_datatype, win);
    rec_expect_refusal("MPI_Put_c", "origin_datatype", MPI_ERR_TYPE, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Put_c_2(void)
{
    MPI_Count origin_count = (MPI_Count)5000000002;
    MPI_Datatype origin_datatype = REC_NEW(MPI_Datatype, 1003);
    int target_rank = (int)104;
    MPI_Aint target_disp = (MPI_Aint)5000000005;
    MPI_Count target_count = (MPI_Count)5000000006;
    MPI_Datatype target_datatype = REC_NEW(MPI_Datatype, 1007);
    MPI_Win win = REC_NEW(MPI_Win, 1008);
    target_rank = -77;
    int returned = (MPI_Put_c)(rec_slot(1), origin_count, origin_datatype, target_rank, target_disp, target_count,
            target_datatype, win);
    rec_expect_refusal("MPI_Put_c", "target_rank", MPI_ERR_RANK, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Put_c_3(void)
{
    MPI_Count origin_count = (MPI_Count)5000000002;
    MPI_Datatype origin_datatype = REC_NEW(MPI_Datatype, 1003);
    int target_rank = (int)104;
    MPI_Aint target_disp = (MPI_Aint)5000000005;
    MPI_Count target_count = (MPI_Count)5000000006;
    MPI_Datatype target_datatype = REC_NEW(MPI_Datatype, 1007);
    MPI_Win win = REC_NEW(MPI_Win, 1008);
    target_count = -77;
    int returned = (MPI_Put_c)(rec_slot(1), origin_count, origin_datatype, target_rank, target_disp, target_count,
            target_datatype, win);
    rec_expect_refusal("MPI_Put_c", "target_count", MPI_ERR_COUNT, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Put_c_4(void)
{
    MPI_Count origin_count = (MPI_Count)5000000002;
    MPI_Datatype origin_datatype = REC_NEW(MPI_Datatype, 1003);
    int target_rank = (int)104;
    MPI_Aint target_disp = (MPI_Aint)5000000005;
    MPI_Count target_count = (MPI_Count)5000000006;
    MPI_Datatype target_datatype = REC_NEW(MPI_Datatype, 1007);
    MPI_Win win = REC_NEW(MPI_Win, 1008);
    target_datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Put_c)(rec_slot(1), origin_count, origin_datatype, target_rank, target_disp, target_count,
            target_datatype, win);
    rec_expect_refusal("MPI_Put_c", "target_datatype", MPI_ERR_TYPE, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Put_c_5(void)
{
    MPI_Count origin_count = (MPI_Count)5000000002;
    MPI_Datatype origin_datatype = REC_NEW(MPI_Datatype, 1003);
    int target_rank = (int)104;
    MPI_Aint target_disp = (MPI_Aint)5000000005;
    MPI_Count target_count = (MPI_Count)5000000006;
    MPI_Datatype target_datatype = REC_NEW(MPI_Datatype, 1007);
    MPI_Win win = REC_NEW(MPI_Win, 1008);
    win = MPI_WIN_NULL;
    int returned = (MPI_Put_c)(rec_slot(1), origin_count, origin_datatype, target_rank, target_disp, target_count,
            target_datatype, win);
    rec_expect_refusal("MPI_Put_c", "win", MPI_ERR_WIN, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Raccumulate_0(void)
{
    int origin_count = (int)102;
    MPI_Datatype origin_datatype = REC_NEW(MPI_Datatype, 1003);
    int target_rank = (int)104;
    MPI_Aint target_disp = (MPI_Aint)5000000005;
    int target_count = (int)106;
    MPI_Datatype target_datatype = REC_NEW(MPI_Datatype, 1007);
    MPI_Op op = REC_NEW(MPI_Op, 1008);
    MPI_Win win = REC_NEW(MPI_Win, 1009);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    origin_count = -77;
    int returned = (MPI_Raccumulate)(rec_slot(1), origin_count, origin_datatype, target_rank, target_disp,
            target_count, target_datatype, op, win, &request);
    rec_expect_refusal("MPI_Raccumulate", "origin_count", MPI_ERR_COUNT, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Raccumulate_1(void)
{
    int origin_count = (int)102;
    MPI_Datatype origin_datatype = REC_NEW(MPI_Datatype, 1003);
    int target_rank = (int)104;
    MPI_Aint target_disp = (MPI_Aint)5000000005;
    int target_count = (int)106;
    MPI_Datatype target_datatype = REC_NEW(MPI_Datatype, 1007);
    MPI_Op op = REC_NEW(MPI_Op, 1008);
    MPI_Win win = REC_NEW(MPI_Win, 1009);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    origin_datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Raccumulate)(rec_slot(1), origin_count, origin_datatype, target_rank, target_disp,
            target_count, target_datatype, op, win, &request);
    rec_expect_refusal("MPI_Raccumulate", "origin_datatype", MPI_ERR_TYPE, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Raccumulate_2(void)
{
    int origin_count = (int)102;
    MPI_Datatype origin_datatype = REC_NEW(MPI_Datatype, 1003);
    int target_rank = (int)104;
    MPI_Aint target_disp = (MPI_Aint)5000000005;
    int target_count = (int)106;
    MPI_Datatype target_datatype = REC_NEW(MPI_Datatype, 1007);
    MPI_Op op = REC_NEW(MPI_Op, 1008);
    MPI_Win win = REC_NEW(MPI_Win, 1009);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    target_rank = -77;
    int returned = (MPI_Raccumulate)(rec_slot(1), origin_count, origin_datatype, target_rank, target_disp,
            target_count, target_datatype, op, win, &request);
    rec_expect_refusal("MPI_Raccumulate", "target_rank", MPI_ERR_RANK, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Raccumulate_3(void)
{
    int origin_count = (int)102;
    MPI_Datatype origin_datatype = REC_NEW(MPI_Datatype, 1003);
    int target_rank = (int)104;
    MPI_Aint target_disp = (MPI_Aint)5000000005;
    int target_count = (int)106;
    MPI_Datatype target_datatype = REC_NEW(MPI_Datatype, 1007);
    MPI_Op op = REC_NEW(MPI_Op, 1008);
    MPI_Win win = REC_NEW(MPI_Win, 1009);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    target_count = -77;
    int returned = (MPI_Raccumulate)(rec_slot(1), origin_count, origin_datatype, target_rank, target_disp,
            target_count, target_datatype, op, win, &request);
    rec_expect_refusal("MPI_Raccumulate", "target_count", MPI_ERR_COUNT, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Raccumulate_4(void)
{
    int origin_count = (int)102;
    MPI_Datatype origin_datatype = REC_NEW(MPI_Datatype, 1003);
    int target_rank = (int)104;
    MPI_Aint target_disp = (MPI_Aint)5000000005;
    int target_count = (int)106;
    MPI_Datatype target_datatype = REC_NEW(MPI_Datatype, 1007);
    MPI_Op op = REC_NEW(MPI_Op, 1008);
    MPI_Win win = REC_NEW(MPI_Win, 1009);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    target_datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Raccumulate)(rec_slot(1), origin_count, origin_datatype, target_rank, target_disp,
            target_count, target_datatype, op, win, &request);
    rec_expect_refusal("MPI_Raccumulate", "target_datatype", MPI_ERR_TYPE, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Raccumulate_5(void)
{
    int origin_count = (int)102;
    MPI_Datatype origin_datatype = REC_NEW(MPI_Datatype, 1003);
    int target_rank = (int)104;
    MPI_Aint target_disp = (MPI_Aint)5000000005;
    int target_count = (int)106;
    MPI_Datatype target_datatype = REC_NEW(MPI_Datatype, 1007);
    MPI_Op op = REC_NEW(MPI_Op, 1008);
    MPI_Win win = REC_NEW(MPI_Win, 1009);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    op = MPI_OP_NULL;
    int returned = (MPI_Raccumulate)(rec_slot(1), origin_count, origin_datatype, target_rank, target_disp,
            target_count, target_datatype, op, win, &request);
    rec_expect_refusal("MPI_Raccumulate", "op", MPI_ERR_OP, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Raccumulate_6(void)
{
    int origin_count = (int)102;
    MPI_Datatype origin_datatype = REC_NEW(MPI_Datatype, 1003);
    int target_rank = (int)104;
    MPI_Aint target_disp = (MPI_Aint)5000000005;
    int target_count = (int)106;
    MPI_Datatype target_datatype = REC_NEW(MPI_Datatype, 1007);
    MPI_Op op = REC_NEW(MPI_Op, 1008);
    MPI_Win win = REC_NEW(MPI_Win, 1009);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    win = MPI_WIN_NULL;
    int returned = (MPI_Raccumulate)(rec_slot(1), origin_count, origin_datatype, target_rank, target_disp,
            target_count, target_datatype, op, win, &request);
    rec_expect_refusal("MPI_Raccumulate", "win", MPI_ERR_WIN, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Raccumulate_7(void)
{
    int origin_count = (int)102;
    MPI_Datatype origin_datatype = REC_NEW(MPI_Datatype, 1003);
    int target_rank = (int)104;
    MPI_Aint target_disp = (MPI_Aint)5000000005;
    int target_count = (int)106;
    MPI_Datatype target_datatype = REC_NEW(MPI_Datatype, 1007);
    MPI_Op op = REC_NEW(MPI_Op, 1008);
    MPI_Win win = REC_NEW(MPI_Win, 1009);
    int returned = (MPI_Raccumulate)(rec_slot(1), origin_count, origin_datatype, target_rank, target_disp,
            target_count, target_datatype, op, win, 0);
    rec_expect_refusal("MPI_Raccumulate", "request", MPI_ERR_ARG, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Raccumulate_c_0(void)
{
    MPI_Count origin_count = (MPI_Count)5000000002;
    MPI_Datatype origin_datatype = REC_NEW(MPI_Datatype, 1003);
    int target_rank = (int)104;
    MPI_Aint target_disp = (MPI_Aint)5000000005;
    MPI_Count target_count = (MPI_Count)5000000006;
    MPI_Datatype target_datatype = REC_NEW(MPI_Datatype, 1007);
    MPI_Op op = REC_NEW(MPI_Op, 1008);
    MPI_Win win = REC_NEW(MPI_Win, 1009);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    origin_count = -77;
    int returned = (MPI_Raccumulate_c)(rec_slot(1), origin_count, origin_datatype, target_rank, target_disp,
            target_count, target_datatype, op, win, &request);
    rec_expect_refusal("MPI_Raccumulate_c", "origin_count", MPI_ERR_COUNT, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Raccumulate_c_1(void)
{
    MPI_Count origin_count = (MPI_Count)5000000002;
    MPI_Datatype origin_datatype = REC_NEW(MPI_Datatype, 1003);
    int target_rank = (int)104;
    MPI_Aint target_disp = (MPI_Aint)5000000005;
    MPI_Count target_count = (MPI_Count)5000000006;
    MPI_Datatype target_datatype = REC_NEW(MPI_Datatype, 1007);
    MPI_Op op = REC_NEW(MPI_Op, 1008);
    MPI_Win win = REC_NEW(MPI_Win, 1009);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    origin_datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Raccumulate_c)(rec_slot(1), origin_count, origin_datatype, target_rank, target_disp,
            target_count, target_datatype, op, win, &request);
    rec_expect_refusal("MPI_Raccumulate_c", "origin_datatype", MPI_ERR_TYPE, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Raccumulate_c_2(void)
{
    MPI_Count origin_count = (MPI_Count)5000000002;
    MPI_Datatype origin_datatype = REC_NEW(MPI_Datatype, 1003);
    int target_rank = (int)104;
    MPI_Aint target_disp = (MPI_Aint)5000000005;
    MPI_Count target_count = (MPI_Count)5000000006;
    MPI_Datatype target_datatype = REC_NEW(MPI_Datatype, 1007);
    MPI_Op op = REC_NEW(MPI_Op, 1008);
    MPI_Win win = REC_NEW(MPI_Win, 1009);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    target_rank = -77;
    int returned = (MPI_Raccumulate_c)(rec_slot(1), origin_count, origin_datatype, target_rank, target_disp,
            target_count, target_datatype, op, win, &request);
    rec_expect_refusal("MPI_Raccumulate_c", "target_rank", MPI_ERR_RANK, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Raccumulate_c_3(void)
{
    MPI_Count origin_count = (MPI_Count)5000000002;
    MPI_Datatype origin_datatype = REC_NEW(MPI_Datatype, 1003);
    int target_rank = (int)104;
    MPI_Aint target_disp = (MPI_Aint)5000000005;
    MPI_Count target_count = (MPI_Count)5000000006;
    MPI_Datatype target_datatype = REC_NEW(MPI_Datatype, 1007);
    MPI_Op op = REC_NEW(MPI_Op, 1008);
    MPI_Win win = REC_NEW(MPI_Win, 1009);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    target_count = -77;
    int returned = (MPI_Raccumulate_c)(rec_slot(1), origin_count, origin_datatype, target_rank, target_disp,
            target_count, target_datatype, op, win, &request);
    rec_expect_refusal("MPI_Raccumulate_c", "target_count", MPI_ERR_COUNT, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Raccumulate_c_4(void)
{
    MPI_Count origin_count = (MPI_Count)5000000002;
    MPI_Datatype origin_datatype = REC_NEW(MPI_Datatype, 1003);
    int target_rank = (int)104;
    MPI_Aint target_disp = (MPI_Aint)5000000005;
    MPI_Count target_count = (MPI_Count)5000000006;
    MPI_Datatype target_datatype = REC_NEW(MPI_Datatype, 1007);
    MPI_Op op = REC_NEW(MPI_Op, 1008);
    MPI_Win win = REC_NEW(MPI_Win, 1009);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    target_datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Raccumulate_c)(rec_slot(1), origin_count, origin_datatype, target_rank, target_disp,
            target_count, target_datatype, op, win, &request);
    rec_expect_refusal("MPI_Raccumulate_c", "target_datatype", MPI_ERR_TYPE, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Raccumulate_c_5(void)
{
    MPI_Count origin_count = (MPI_Count)5000000002;
    MPI_Datatype origin_datatype = REC_NEW(MPI_Datatype, 1003);
    int target_rank = (int)104;
    MPI_Aint target_disp = (MPI_Aint)5000000005;
    MPI_Count target_count = (MPI_Count)5000000006;
    MPI_Datatype target_datatype = REC_NEW(MPI_Datatype, 1007);
    MPI_Op op = REC_NEW(MPI_Op, 1008);
    MPI_Win win = REC_NEW(MPI_Win, 1009);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    op = MPI_OP_NULL;
    int returned = (MPI_Raccumulate_c)(rec_slot(1), origin_count, origin_datatype, target_rank, target_disp,
            target_count, target_datatype, op, win, &request);
    rec_expect_refusal("MPI_Raccumulate_c", "op", MPI_ERR_OP, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Raccumulate_c_6(void)
{
    MPI_Count origin_count = (MPI_Count)5000000002;
    MPI_Datatype origin_datatype = REC_NEW(MPI_Datatype, 1003);
    int target_rank = (int)104;
    MPI_Aint target_disp = (MPI_Aint)5000000005;
    MPI_Count target_count = (MPI_Count)5000000006;
    MPI_Datatype target_datatype = REC_NEW(MPI_Datatype, 1007);
    MPI_Op op = REC_NEW(MPI_Op, 1008);
    MPI_Win win = REC_NEW(MPI_Win, 1009);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    win = MPI_WIN_NULL;
    int returned = (MPI_Raccumulate_c)(rec_slot(1), origin_count, origin_datatype, target_rank, target_disp,
            target_count, target_datatype, op, win, &request);
    rec_expect_refusal("MPI_Raccumulate_c", "win", MPI_ERR_WIN, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Raccumulate_c_7(void)
{
    MPI_Count origin_count = (MPI_Count)5000000002;
    MPI_Datatype origin_datatype = REC_NEW(MPI_Datatype, 1003);
    int target_rank = (int)104;
    MPI_Aint target_disp = (MPI_Aint)5000000005;
    MPI_Count target_count = (MPI_Count)5000000006;
    MPI_Datatype target_datatype = REC_NEW(MPI_Datatype, 1007);
    MPI_Op op = REC_NEW(MPI_Op, 1008);
    MPI_Win win = REC_NEW(MPI_Win, 1009);
    int returned = (MPI_Raccumulate_c)(rec_slot(1), origin_count, origin_datatype, target_rank, target_disp,
            target_count, target_datatype, op, win, 0);
    rec_expect_refusal("MPI_Raccumulate_c", "request", MPI_ERR_ARG, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Rget_0(void)
{
    int origin_count = (int)102;
    MPI_Datatype origin_datatype = REC_NEW(MPI_Datatype, 1003);
    int target_rank = (int)104;
    MPI_Aint target_disp = (MPI_Aint)5000000005;
    int target_count = (int)106;
    MPI_Datatype target_datatype = REC_NEW(MPI_Datatype, 1007);
    MPI_Win win = REC_NEW(MPI_Win, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    origin_count = -77;
    int returned = (MPI_Rget)(rec_slot(1), origin_count, origin_datatype, target_rank, target_disp, target_count,
            target_datatype, win, &request);
    rec_expect_refusal("MPI_Rget", "origin_count", MPI_ERR_COUNT, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Rget_1(void)
{
    int origin_count = (int)102;
    MPI_Datatype origin_datatype = REC_NEW(MPI_Datatype, 1003);
    int target_rank = (int)104;
    MPI_Aint target_disp = (MPI_Aint)5000000005;
    int target_count = (int)106;
    MPI_Datatype target_datatype = REC_NEW(MPI_Datatype, 1007);
    MPI_Win win = REC_NEW(MPI_Win, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    origin_datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Rget)(rec_slot(1), origin_count, origin_datatype, target_rank, target_disp, target_count,
            target_datatype, win, &request);
    rec_expect_refusal("MPI_Rget", "origin_datatype", MPI_ERR_TYPE, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Rget_2(void)
{
    int origin_count = (int)102;
    MPI_Datatype origin_datatype = REC_NEW(MPI_Datatype, 1003);
    int target_rank = (int)104;
    MPI_Aint target_disp = (MPI_Aint)5000000005;
    int target_count = (int)106;
    MPI_Datatype target_datatype = REC_NEW(MPI_Datatype, 1007);
    MPI_Win win = REC_NEW(MPI_Win, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    target_rank = -77;
    int returned = (MPI_Rget)(rec_slot(1), origin_count, origin_datatype, target_rank, target_disp, target_count,
            target_datatype, win, &request);
    rec_expect_refusal("MPI_Rget", "target_rank", MPI_ERR_RANK, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Rget_3(void)
{
    int origin_count = (int)102;
    MPI_Datatype origin_datatype = REC_NEW(MPI_Datatype, 1003);
    int target_rank = (int)104;
    MPI_Aint target_disp = (MPI_Aint)5000000005;
    int target_count = (int)106;
    MPI_Datatype target_datatype = REC_NEW(MPI_Datatype, 1007);
    MPI_Win win = REC_NEW(MPI_Win, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    target_count = -77;
    int returned = (MPI_Rget)(rec_slot(1), origin_count, origin_datatype, target_rank, target_disp, target_count,
            target_datatype, win, &request);
    rec_expect_refusal("MPI_Rget", "target_count", MPI_ERR_COUNT, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Rget_4(void)
{
    int origin_count = (int)102;
    MPI_Datatype origin_datatype = REC_NEW(MPI_Datatype, 1003);
    int target_rank = (int)104;
    MPI_Aint target_disp = (MPI_Aint)5000000005;
    int target_count = (int)106;
    MPI_Datatype target_datatype = REC_NEW(MPI_Datatype, 1007);
    MPI_Win win = REC_NEW(MPI_Win, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    target_datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Rget)(rec_slot(1), origin_count, origin_datatype, target_rank, target_disp, target_count,
            target_datatype, win, &request);
    rec_expect_refusal("MPI_Rget", "target_datatype", MPI_ERR_TYPE, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Rget_5(void)
{
    int origin_count = (int)102;
    MPI_Datatype origin_datatype = REC_NEW(MPI_Datatype, 1003);
    int target_rank = (int)104;
    MPI_Aint target_disp = (MPI_Aint)5000000005;
    int target_count = (int)106;
    MPI_Datatype target_datatype = REC_NEW(MPI_Datatype, 1007);
    MPI_Win win = REC_NEW(MPI_Win, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    win = MPI_WIN_NULL;
    int returned = (MPI_Rget)(rec_slot(1), origin_count, origin_datatype, target_rank, target_disp, target_count,
            target_datatype, win, &request);
    rec_expect_refusal("MPI_Rget", "win", MPI_ERR_WIN, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Rget_6(void)
{
    int origin_count = (int)102;
    MPI_Datatype origin_datatype = REC_NEW(MPI_Datatype, 1003);
    int target_rank = (int)104;
    MPI_Aint target_disp = (MPI_Aint)5000000005;
    int target_count = (int)106;
    MPI_Datatype target_datatype = REC_NEW(MPI_Datatype, 1007);
    MPI_Win win = REC_NEW(MPI_Win, 1008);
    int returned = (MPI_Rget)(rec_slot(1), origin_count, origin_datatype, target_rank, target_disp, target_count,
            target_datatype, win, 0);
    rec_expect_refusal("MPI_Rget", "request", MPI_ERR_ARG, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Rget_accumulate_0(void)
{
    int origin_count = (int)102;
    MPI_Datatype origin_datatype = REC_NEW(MPI_Datatype, 1003);
    int result_count = (int)105;
    MPI_Datatype result_datatype = REC_NEW(MPI_Datatype, 1006);
    int target_rank = (int)107;
    MPI_Aint target_disp = (MPI_Aint)5000000008;
    int target_count = (int)109;
    MPI_Datatype target_datatype = REC_NEW(MPI_Datatype, 1010);
    MPI_Op op = REC_NEW(MPI_Op, 1011);
    MPI_Win win = REC_NEW(MPI_Win, 1012);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    origin_count = -77;
    int returned = (MPI_Rget_accumulate)(rec_slot(1), origin_count, origin_datatype, rec_slot(4), result_count,
            result_datatype, target_rank, target_disp, target_count, target_datatype, op, win, &request);
    rec_expect_refusal("MPI_Rget_accumulate", "origin_count", MPI_ERR_COUNT, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Rget_accumulate_1(void)
{
    int origin_count = (int)102;
    MPI_Datatype origin_datatype = REC_NEW(MPI_Datatype, 1003);
    int result_count = (int)105;
    MPI_Datatype result_datatype = REC_NEW(MPI_Datatype, 1006);
    int target_rank = (int)107;
    MPI_Aint target_disp = (MPI_Aint)5000000008;
    int target_count = (int)109;
    MPI_Datatype target_datatype = REC_NEW(MPI_Datatype, 1010);
    MPI_Op op = REC_NEW(MPI_Op, 1011);
    MPI_Win win = REC_NEW(MPI_Win, 1012);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    origin_datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Rget_accumulate)(rec_slot(1), origin_count, origin_datatype, rec_slot(4), result_count,
            result_datatype, target_rank, target_disp, target_count, target_datatype, op, win, &request);
    rec_expect_refusal("MPI_Rget_accumulate", "origin_datatype", MPI_ERR_TYPE, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Rget_accumulate_2(void)
{
    int origin_count = (int)102;
    MPI_Datatype origin_datatype = REC_NEW(MPI_Datatype, 1003);
    int result_count = (int)105;
    MPI_Datatype result_datatype = REC_NEW(MPI_Datatype, 1006);
    int target_rank = (int)107;
    MPI_Aint target_disp = (MPI_Aint)5000000008;
    int target_count = (int)109;
    MPI_Datatype target_datatype = REC_NEW(MPI_Datatype, 1010);
    MPI_Op op = REC_NEW(MPI_Op, 1011);
    MPI_Win win = REC_NEW(MPI_Win, 1012);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    result_count = -77;
    int returned = (MPI_Rget_accumulate)(rec_slot(1), origin_count, origin_datatype, rec_slot(4), result_count,
            result_datatype, target_rank, target_disp, target_count, target_datatype, op, win, &request);
    rec_expect_refusal("MPI_Rget_accumulate", "result_count", MPI_ERR_COUNT, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Rget_accumulate_3(void)
{
    int origin_count = (int)102;
    MPI_Datatype origin_datatype = REC_NEW(MPI_Datatype, 1003);
    int result_count = (int)105;
    MPI_Datatype result_datatype = REC_NEW(MPI_Datatype, 1006);
    int target_rank = (int)107;
    MPI_Aint target_disp = (MPI_Aint)5000000008;
    int target_count = (int)109;
    MPI_Datatype target_datatype = REC_NEW(MPI_Datatype, 1010);
    MPI_Op op = REC_NEW(MPI_Op, 1011);
    MPI_Win win = REC_NEW(MPI_Win, 1012);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    result_datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Rget_accumulate)(rec_slot(1), origin_count, origin_datatype, rec_slot(4), result_count,
            result_datatype, target_rank, target_disp, target_count, target_datatype, op, win, &request);
    rec_expect_refusal("MPI_Rget_accumulate", "result_datatype", MPI_ERR_TYPE, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Rget_accumulate_4(void)
{
    int origin_count = (int)102;
    MPI_Datatype origin_datatype = REC_NEW(MPI_Datatype, 1003);
    int result_count = (int)105;
    MPI_Datatype result_datatype = REC_NEW(MPI_Datatype, 1006);
    int target_rank = (int)107;
    MPI_Aint target_disp = (MPI_Aint)5000000008;
    int target_count = (int)109;
    MPI_Datatype target_datatype = REC_NEW(MPI_Datatype, 1010);
    MPI_Op op = REC_NEW(MPI_Op, 1011);
    MPI_Win win = REC_NEW(MPI_Win, 1012);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    target_rank = -77;
    int returned = (MPI_Rget_accumulate)(rec_slot(1), origin_count, origin_datatype, rec_slot(4), result_count,
            result_datatype, target_rank, target_disp, target_count, target_datatype, op, win, &request);
    rec_expect_refusal("MPI_Rget_accumulate", "target_rank", MPI_ERR_RANK, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Rget_accumulate_5(void)
{
    int origin_count = (int)102;
    MPI_Datatype origin_datatype = REC_NEW(MPI_Datatype, 1003);
    int result_count = (int)105;
    MPI_Datatype result_datatype = REC_NEW(MPI_Datatype, 1006);
    int target_rank = (int)107;
    MPI_Aint target_disp = (MPI_Aint)5000000008;
    int target_count = (int)109;
    MPI_Datatype target_datatype = REC_NEW(MPI_Datatype, 1010);
    MPI_Op op = REC_NEW(MPI_Op, 1011);
    MPI_Win win = REC_NEW(MPI_Win, 1012);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    target_count = -77;
    int returned = (MPI_Rget_accumulate)(rec_slot(1), origin_count, origin_datatype, rec_slot(4), result_count,
            result_datatype, target_rank, target_disp, target_count, target_datatype, op, win, &request);
    rec_expect_refusal("MPI_Rget_accumulate", "target_count", MPI_ERR_COUNT, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Rget_accumulate_6(void)
{
    int origin_count = (int)102;
    MPI_Datatype origin_datatype = REC_NEW(MPI_Datatype, 1003);
    int result_count = (int)105;
    MPI_Datatype result_datatype = REC_NEW(MPI_Datatype, 1006);
    int target_rank = (int)107;
    MPI_Aint target_disp = (MPI_Aint)5000000008;
    int target_count = (int)109;
    MPI_Datatype target_datatype = REC_NEW(MPI_Datatype, 1010);
    MPI_Op op = REC_NEW(MPI_Op, 1011);
    MPI_Win win = REC_NEW(MPI_Win, 1012);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    target_datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Rget_accumulate)(rec_slot(1), origin_count, origin_datatype, rec_slot(4), result_count,
            result_datatype, target_rank, target_disp, target_count, target_datatype, op, win, &request);
    rec_expect_refusal("MPI_Rget_accumulate", "target_datatype", MPI_ERR_TYPE, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Rget_accumulate_7(void)
{
    int origin_count = (int)102;
    MPI_Datatype origin_datatype = REC_NEW(MPI_Datatype, 1003);
    int result_count = (int)105;
    MPI_Datatype result_datatype = REC_NEW(MPI_Datatype, 1006);
    int target_rank = (int)107;
    MPI_Aint target_disp = (MPI_Aint)5000000008;
    int target_count = (int)109;
    MPI_Datatype target_datatype = REC_NEW(MPI_Datatype, 1010);
    MPI_Op op = REC_NEW(MPI_Op, 1011);
    MPI_Win win = REC_NEW(MPI_Win, 1012);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    op = MPI_OP_NULL;
    int returned = (MPI_Rget_accumulate)(rec_slot(1), origin_count, origin_datatype, rec_slot(4), result_count,
            result_datatype, target_rank, target_disp, target_count, target_datatype, op, win, &request);
    rec_expect_refusal("MPI_Rget_accumulate", "op", MPI_ERR_OP, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Rget_accumulate_8(void)
{
    int origin_count = (int)102;
    MPI_Datatype origin_datatype = REC_NEW(MPI_Datatype, 1003);
    int result_count = (int)105;
    MPI_Datatype result_datatype = REC_NEW(MPI_Datatype, 1006);
    int target_rank = (int)107;
    MPI_Aint target_disp = (MPI_Aint)5000000008;
    int target_count = (int)109;
    MPI_Datatype target_datatype = REC_NEW(MPI_Datatype, 1010);
    MPI_Op op = REC_NEW(MPI_Op, 1011);
    MPI_Win win = REC_NEW(MPI_Win, 1012);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    win = MPI_WIN_NULL;
    int returned = (MPI_Rget_accumulate)(rec_slot(1), origin_count, origin_datatype, rec_slot(4), result_count,
            result_datatype, target_rank, target_disp, target_count, target_datatype, op, win, &request);
    rec_expect_refusal("MPI_Rget_accumulate", "win", MPI_ERR_WIN, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Rget_accumulate_9(void)
{
    int origin_count = (int)102;
    MPI_Datatype origin_datatype = REC_NEW(MPI_Datatype, 1003);
    int result_count = (int)105;
    MPI_Datatype result_datatype = REC_NEW(MPI_Datatype, 1006);
    int target_rank = (int)107;
    MPI_Aint target_disp = (MPI_Aint)5000000008;
    int target_count = (int)109;
    MPI_Datatype target_datatype = REC_NEW(MPI_Datatype, 1010);
    MPI_Op op = REC_NEW(MPI_Op, 1011);
    MPI_Win win = REC_NEW(MPI_Win, 1012);
    int returned = (MPI_Rget_accumulate)(rec_slot(1), origin_count, origin_datatype, rec_slot(4), result_count,
            result_datatype, target_rank, target_disp, target_count, target_datatype, op, win, 0);
    rec_expect_refusal("MPI_Rget_accumulate", "request", MPI_ERR_ARG, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Rget_accumulate_c_0(void)
{
    MPI_Count origin_count = (MPI_Count)5000000002;
    MPI_Datatype origin_datatype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count result_count = (MPI_Count)5000000005;
    MPI_Datatype result_datatype = REC_NEW(MPI_Datatype, 1006);
    int target_rank = (int)107;
    MPI_Aint target_disp = (MPI_Aint)5000000008;
    MPI_Count target_count = (MPI_Count)5000000009;
    MPI_Datatype target_datatype = REC_NEW(MPI_Datatype, 1010);
    MPI_Op op = REC_NEW(MPI_Op, 1011);
    MPI_Win win = REC_NEW(MPI_Win, 1012);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    origin_count = -77;
    int returned = (MPI_Rget_accumulate_c)(rec_slot(1), origin_count, origin_datatype, rec_slot(4), result_count,
            result_datatype, target_rank, target_disp, target_count, target_datatype, op, win, &request);
    rec_expect_refusal("MPI_Rget_accumulate_c", "origin_count", MPI_ERR_COUNT, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Rget_accumulate_c_1(void)
{
    MPI_Count origin_count = (MPI_Count)5000000002;
    MPI_Datatype origin_datatype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count result_count = (MPI_Count)5000000005;
    MPI_Datatype result_datatype = REC_NEW(MPI_Datatype, 1006);
    int target_rank = (int)107;
    MPI_Aint target_disp = (MPI_Aint)5000000008;
    MPI_Count target_count = (MPI_Count)5000000009;
    MPI_Datatype target_datatype = REC_NEW(MPI_Datatype, 1010);
    MPI_Op op = REC_NEW(MPI_Op, 1011);
    MPI_Win win = REC_NEW(MPI_Win, 1012);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    origin_datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Rget_accumulate_c)(rec_slot(1), origin_count, origin_datatype, rec_slot(4), result_count,
            result_datatype, target_rank, target_disp, target_count, target_datatype, op, win, &request);
    rec_expect_refusal("MPI_Rget_accumulate_c", "origin_datatype", MPI_ERR_TYPE, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Rget_accumulate_c_2(void)
{
    MPI_Count origin_count = (MPI_Count)5000000002;
    MPI_Datatype origin_datatype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count result_count = (MPI_Count)5000000005;
    MPI_Datatype result_datatype = REC_NEW(MPI_Datatype, 1006);
    int target_rank = (int)107;
    MPI_Aint target_disp = (MPI_Aint)5000000008;
    MPI_Count target_count = (MPI_Count)5000000009;
    MPI_Datatype target_datatype = REC_NEW(MPI_Datatype, 1010);
    MPI_Op op = REC_NEW(MPI_Op, 1011);
    MPI_Win win = REC_NEW(MPI_Win, 1012);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    result_count = -77;
    int returned = (MPI_Rget_accumulate_c)(rec_slot(1), origin_count, origin_datatype, rec_slot(4), result_count,
            result_datatype, target_rank, target_disp, target_count, target_datatype, op, win, &request);
    rec_expect_refusal("MPI_Rget_accumulate_c", "result_count", MPI_ERR_COUNT, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Rget_accumulate_c_3(void)
{
    MPI_Count origin_count = (MPI_Count)5000000002;
    MPI_Datatype origin_datatype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count result_count = (MPI_Count)5000000005;
    MPI_Datatype result_datatype = REC_NEW(MPI_Datatype, 1006);
    int target_rank = (int)107;
    MPI_Aint target_disp = (MPI_Aint)5000000008;
    MPI_Count target_count = (MPI_Count)5000000009;
    MPI_Datatype target_datatype = REC_NEW(MPI_Datatype, 1010);
    MPI_Op op = REC_NEW(MPI_Op, 1011);
    MPI_Win win = REC_NEW(MPI_Win, 1012);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    result_datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Rget_accumulate_c)(rec_slot(1), origin_count, origin_datatype, rec_slot(4), result_count,
            result_datatype, target_rank, target_disp, target_count, target_datatype, op, win, &request);
    rec_expect_refusal("MPI_Rget_accumulate_c", "result_datatype", MPI_ERR_TYPE, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Rget_accumulate_c_4(void)
{
    MPI_Count origin_count = (MPI_Count)5000000002;
    MPI_Datatype origin_datatype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count result_count = (MPI_Count)5000000005;
    MPI_Datatype result_datatype = REC_NEW(MPI_Datatype, 1006);
    int target_rank = (int)107;
    MPI_Aint target_disp = (MPI_Aint)5000000008;
    MPI_Count target_count = (MPI_Count)5000000009;
    MPI_Datatype target_datatype = REC_NEW(MPI_Datatype, 1010);
    MPI_Op op = REC_NEW(MPI_Op, 1011);
    MPI_Win win = REC_NEW(MPI_Win, 1012);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    target_rank = -77;
    int returned = (MPI_Rget_accumulate_c)(rec_slot(1), origin_count, origin_datatype, rec_slot(4), result_count,
            result_datatype, target_rank, target_disp, target_count, target_datatype, op, win, &request);
    rec_expect_refusal("MPI_Rget_accumulate_c", "target_rank", MPI_ERR_RANK, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Rget_accumulate_c_5(void)
{
    MPI_Count origin_count = (MPI_Count)5000000002;
    MPI_Datatype origin_datatype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count result_count = (MPI_Count)5000000005;
    MPI_Datatype result_datatype = REC_NEW(MPI_Datatype, 1006);
    int target_rank = (int)107;
    MPI_Aint target_disp = (MPI_Aint)5000000008;
    MPI_Count target_count = (MPI_Count)5000000009;
    MPI_Datatype target_datatype = REC_NEW(MPI_Datatype, 1010);
    MPI_Op op = REC_NEW(MPI_Op, 1011);
    MPI_Win win = REC_NEW(MPI_Win, 1012);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    target_count = -77;
    int returned = (MPI_Rget_accumulate_c)(rec_slot(1), origin_count, origin_datatype, rec_slot(4), result_count,
            result_datatype, target_rank, target_disp, target_count, target_datatype, op, win, &request);
    rec_expect_refusal("MPI_Rget_accumulate_c", "target_count", MPI_ERR_COUNT, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Rget_accumulate_c_6(void)
{
    MPI_Count origin_count = (MPI_Count)5000000002;
    MPI_Datatype origin_datatype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count result_count = (MPI_Count)5000000005;
    MPI_Datatype result_datatype = REC_NEW(MPI_Datatype, 1006);
    int target_rank = (int)107;
    MPI_Aint target_disp = (MPI_Aint)5000000008;
    MPI_Count target_count = (MPI_Count)5000000009;
    MPI_Datatype target_datatype = REC_NEW(MPI_Datatype, 1010);
    MPI_Op op = REC_NEW(MPI_Op, 1011);
    MPI_Win win = REC_NEW(MPI_Win, 1012);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    target_datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Rget_accumulate_c)(rec_slot(1), origin_count, origin_datatype, rec_slot(4), result_count,
            result_datatype, target_rank, target_disp, target_count, target_datatype, op, win, &request);
    rec_expect_refusal("MPI_Rget_accumulate_c", "target_datatype", MPI_ERR_TYPE, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Rget_accumulate_c_7(void)
{
    MPI_Count origin_count = (MPI_Count)5000000002;
    MPI_Datatype origin_datatype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count result_count = (MPI_Count)5000000005;
    MPI_Datatype result_datatype = REC_NEW(MPI_Datatype, 1006);
    int target_rank = (int)107;
    MPI_Aint target_disp = (MPI_Aint)5000000008;
    MPI_Count target_count = (MPI_Count)5000000009;
    MPI_Datatype target_datatype = REC_NEW(MPI_Datatype, 1010);
    MPI_Op op = REC_NEW(MPI_Op, 1011);
    MPI_Win win = REC_NEW(MPI_Win, 1012);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    op = MPI_OP_NULL;
    int returned = (MPI_Rget_accumulate_c)(rec_slot(1), origin_count, origin_datatype, rec_slot(4), result_count,
            result_datatype, target_rank, target_disp, target_count, target_datatype, op, win, &request);
    rec_expect_refusal("MPI_Rget_accumulate_c", "op", MPI_ERR_OP, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Rget_accumulate_c_8(void)
{
    MPI_Count origin_count = (MPI_Count)5000000002;
    MPI_Datatype origin_datatype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count result_count = (MPI_Count)5000000005;
    MPI_Datatype result_datatype = REC_NEW(MPI_Datatype, 1006);
    int target_rank = (int)107;
    MPI_Aint target_disp = (MPI_Aint)5000000008;
    MPI_Count target_count = (MPI_Count)5000000009;
    MPI_Datatype target_datatype = REC_NEW(MPI_Datatype, 1010);
    MPI_Op op = REC_NEW(MPI_Op, 1011);
    MPI_Win win = REC_NEW(MPI_Win, 1012);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    win = MPI_WIN_NULL;
    int returned = (MPI_Rget_accumulate_c)(rec_slot(1), origin_count, origin_datatype, rec_slot(4), result_count,
            result_datatype, target_rank, target_disp, target_count, target_datatype, op, win, &request);
    rec_expect_refusal("MPI_Rget_accumulate_c", "win", MPI_ERR_WIN, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Rget_accumulate_c_9(void)
{
    MPI_Count origin_count = (MPI_Count)5000000002;
    MPI_Datatype origin_datatype = REC_NEW(MPI_Datatype, 1003);
    MPI_Count result_count = (MPI_Count)5000000005;
    MPI_Datatype result_datatype = REC_NEW(MPI_Datatype, 1006);
    int target_rank = (int)107;
    MPI_Aint target_disp = (MPI_Aint)5000000008;
    MPI_Count target_count = (MPI_Count)5000000009;
    MPI_Datatype target_datatype = REC_NEW(MPI_Datatype, 1010);
    MPI_Op op = REC_NEW(MPI_Op, 1011);
    MPI_Win win = REC_NEW(MPI_Win, 1012);
    int returned = (MPI_Rget_accumulate_c)(rec_slot(1), origin_count, origin_datatype, rec_slot(4), result_count,
            result_datatype, target_rank, target_disp, target_count, target_datatype, op, win, 0);
    rec_expect_refusal("MPI_Rget_accumulate_c", "request", MPI_ERR_ARG, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Rget_c_0(void)
{
    MPI_Count origin_count = (MPI_Count)5000000002;
    MPI_Datatype origin_datatype = REC_NEW(MPI_Datatype, 1003);
    int target_rank = (int)104;
    MPI_Aint target_disp = (MPI_Aint)5000000005;
    MPI_Count target_count = (MPI_Count)5000000006;
    MPI_Datatype target_datatype = REC_NEW(MPI_Datatype, 1007);
    MPI_Win win = REC_NEW(MPI_Win, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    origin_count = -77;
    int returned = (MPI_Rget_c)(rec_slot(1), origin_count, origin_datatype, target_rank, target_disp, target_count,
            target_datatype, win, &request);
    rec_expect_refusal("MPI_Rget_c", "origin_count", MPI_ERR_COUNT, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Rget_c_1(void)
{
    MPI_Count origin_count = (MPI_Count)5000000002;
    MPI_Datatype origin_datatype = REC_NEW(MPI_Datatype, 1003);
    int target_rank = (int)104;
    MPI_Aint target_disp = (MPI_Aint)5000000005;
    MPI_Count target_count = (MPI_Count)5000000006;
    MPI_Datatype target_datatype = REC_NEW(MPI_Datatype, 1007);
    MPI_Win win = REC_NEW(MPI_Win, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    origin_datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Rget_c)(rec_slot(1), origin_count, origin_datatype, target_rank, target_disp, target_count,
            target_datatype, win, &request);
    rec_expect_refusal("MPI_Rget_c", "origin_datatype", MPI_ERR_TYPE, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Rget_c_2(void)
{
    MPI_Count origin_count = (MPI_Count)5000000002;
    MPI_Datatype origin_datatype = REC_NEW(MPI_Datatype, 1003);
    int target_rank = (int)104;
    MPI_Aint target_disp = (MPI_Aint)5000000005;
    MPI_Count target_count = (MPI_Count)5000000006;
    MPI_Datatype target_datatype = REC_NEW(MPI_Datatype, 1007);
    MPI_Win win = REC_NEW(MPI_Win, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    target_rank = -77;
    int returned = (MPI_Rget_c)(rec_slot(1), origin_count, origin_datatype, target_rank, target_disp, target_count,
            target_datatype, win, &request);
    rec_expect_refusal("MPI_Rget_c", "target_rank", MPI_ERR_RANK, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Rget_c_3(void)
{
    MPI_Count origin_count = (MPI_Count)5000000002;
    MPI_Datatype origin_datatype = REC_NEW(MPI_Datatype, 1003);
    int target_rank = (int)104;
    MPI_Aint target_disp = (MPI_Aint)5000000005;
    MPI_Count target_count = (MPI_Count)5000000006;
    MPI_Datatype target_datatype = REC_NEW(MPI_Datatype, 1007);
    MPI_Win win = REC_NEW(MPI_Win, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    target_count = -77;
    int returned = (MPI_Rget_c)(rec_slot(1), origin_count, origin_datatype, target_rank, target_disp, target_count,
            target_datatype, win, &request);
    rec_expect_refusal("MPI_Rget_c", "target_count", MPI_ERR_COUNT, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Rget_c_4(void)
{
    MPI_Count origin_count = (MPI_Count)5000000002;
    MPI_Datatype origin_datatype = REC_NEW(MPI_Datatype, 1003);
    int target_rank = (int)104;
    MPI_Aint target_disp = (MPI_Aint)5000000005;
    MPI_Count target_count = (MPI_Count)5000000006;
    MPI_Datatype target_datatype = REC_NEW(MPI_Datatype, 1007);
    MPI_Win win = REC_NEW(MPI_Win, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    target_datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Rget_c)(rec_slot(1), origin_count, origin_datatype, target_rank, target_disp, target_count,
            target_datatype, win, &request);
    rec_expect_refusal("MPI_Rget_c", "target_datatype", MPI_ERR_TYPE, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Rget_c_5(void)
{
    MPI_Count origin_count = (MPI_Count)5000000002;
    MPI_Datatype origin_datatype = REC_NEW(MPI_Datatype, 1003);
    int target_rank = (int)104;
    MPI_Aint target_disp = (MPI_Aint)5000000005;
    MPI_Count target_count = (MPI_Count)5000000006;
    MPI_Datatype target_datatype = REC_NEW(MPI_Datatype, 1007);
    MPI_Win win = REC_NEW(MPI_Win, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    win = MPI_WIN_NULL;
    int returned = (MPI_Rget_c)(rec_slot(1), origin_count, origin_datatype, target_rank, target_disp, target_count,
            target_datatype, win, &request);
    rec_expect_refusal("MPI_Rget_c", "win", MPI_ERR_WIN, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Rget_c_6(void)
{
    MPI_Count origin_count = (MPI_Count)5000000002;
    MPI_Datatype origin_datatype = REC_NEW(MPI_Datatype, 1003);
    int target_rank = (int)104;
    MPI_Aint target_disp = (MPI_Aint)5000000005;
    MPI_Count target_count = (MPI_Count)5000000006;
    MPI_Datatype target_datatype = REC_NEW(MPI_Datatype, 1007);
    MPI_Win win = REC_NEW(MPI_Win, 1008);
    int returned = (MPI_Rget_c)(rec_slot(1), origin_count, origin_datatype, target_rank, target_disp, target_count,
            target_datatype, win, 0);
    rec_expect_refusal("MPI_Rget_c", "request", MPI_ERR_ARG, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Rput_0(void)
{
    int origin_count = (int)102;
    MPI_Datatype origin_datatype = REC_NEW(MPI_Datatype, 1003);
    int target_rank = (int)104;
    MPI_Aint target_disp = (MPI_Aint)5000000005;
    int target_count = (int)106;
    MPI_Datatype target_datatype = REC_NEW(MPI_Datatype, 1007);
    MPI_Win win = REC_NEW(MPI_Win, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    origin_count = -77;
    int returned = (MPI_Rput)(rec_slot(1), origin_count, origin_datatype, target_rank, target_disp, target_count,
            target_datatype, win, &request);
    rec_expect_refusal("MPI_Rput", "origin_count", MPI_ERR_COUNT, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Rput_1(void)
{
    int origin_count = (int)102;
    MPI_Datatype origin_datatype = REC_NEW(MPI_Datatype, 1003);
    int target_rank = (int)104;
    MPI_Aint target_disp = (MPI_Aint)5000000005;
    int target_count = (int)106;
    MPI_Datatype target_datatype = REC_NEW(MPI_Datatype, 1007);
    MPI_Win win = REC_NEW(MPI_Win, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    origin_datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Rput)(rec_slot(1), origin_count, origin_datatype, target_rank, target_disp, target_count,
            target_datatype, win, &request);
    rec_expect_refusal("MPI_Rput", "origin_datatype", MPI_ERR_TYPE, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Rput_2(void)
{
    int origin_count = (int)102;
    MPI_Datatype origin_datatype = REC_NEW(MPI_Datatype, 1003);
    int target_rank = (int)104;
    MPI_Aint target_disp = (MPI_Aint)5000000005;
    int target_count = (int)106;
    MPI_Datatype target_datatype = REC_NEW(MPI_Datatype, 1007);
    MPI_Win win = REC_NEW(MPI_Win, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    target_rank = -77;
    int returned = (MPI_Rput)(rec_slot(1), origin_count, origin_datatype, target_rank, target_disp, target_count,
            target_datatype, win, &request);
    rec_expect_refusal("MPI_Rput", "target_rank", MPI_ERR_RANK, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Rput_3(void)
{
    int origin_count = (int)102;
    MPI_Datatype origin_datatype = REC_NEW(MPI_Datatype, 1003);
    int target_rank = (int)104;
    MPI_Aint target_disp = (MPI_Aint)5000000005;
    int target_count = (int)106;
    MPI_Datatype target_datatype = REC_NEW(MPI_Datatype, 1007);
    MPI_Win win = REC_NEW(MPI_Win, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    target_count = -77;
    int returned = (MPI_Rput)(rec_slot(1), origin_count, origin_datatype, target_rank, target_disp, target_count,
            target_datatype, win, &request);
    rec_expect_refusal("MPI_Rput", "target_count", MPI_ERR_COUNT, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Rput_4(void)
{
    int origin_count = (int)102;
    MPI_Datatype origin_datatype = REC_NEW(MPI_Datatype, 1003);
    int target_rank = (int)104;
    MPI_Aint target_disp = (MPI_Aint)5000000005;
    int target_count = (int)106;
    MPI_Datatype target_datatype = REC_NEW(MPI_Datatype, 1007);
    MPI_Win win = REC_NEW(MPI_Win, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    target_datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Rput)(rec_slot(1), origin_count, origin_datatype, target_rank, target_disp, target_count,
            target_datatype, win, &request);
    rec_expect_refusal("MPI_Rput", "target_datatype", MPI_ERR_TYPE, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Rput_5(void)
{
    int origin_count = (int)102;
    MPI_Datatype origin_datatype = REC_NEW(MPI_Datatype, 1003);
    int target_rank = (int)104;
    MPI_Aint target_disp = (MPI_Aint)5000000005;
    int target_count = (int)106;
    MPI_Datatype target_datatype = REC_NEW(MPI_Datatype, 1007);
    MPI_Win win = REC_NEW(MPI_Win, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    win = MPI_WIN_NULL;
    int returned = (MPI_Rput)(rec_slot(1), origin_count, origin_datatype, target_rank, target_disp, target_count,
            target_datatype, win, &request);
    rec_expect_refusal("MPI_Rput", "win", MPI_ERR_WIN, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Rput_6(void)
{
    int origin_count = (int)102;
    MPI_Datatype origin_datatype = REC_NEW(MPI_Datatype, 1003);
    int target_rank = (int)104;
    MPI_Aint target_disp = (MPI_Aint)5000000005;
    int target_count = (int)106;
    MPI_Datatype target_datatype = REC_NEW(MPI_Datatype, 1007);
    MPI_Win win = REC_NEW(MPI_Win, 1008);
    int returned = (MPI_Rput)(rec_slot(1), origin_count, origin_datatype, target_rank, target_disp, target_count,
            target_datatype, win, 0);
    rec_expect_refusal("MPI_Rput", "request", MPI_ERR_ARG, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Rput_c_0(void)
{
    MPI_Count origin_count = (MPI_Count)5000000002;
    MPI_Datatype origin_datatype = REC_NEW(MPI_Datatype, 1003);
    int target_rank = (int)104;
    MPI_Aint target_disp = (MPI_Aint)5000000005;
    MPI_Count target_count = (MPI_Count)5000000006;
    MPI_Datatype target_datatype = REC_NEW(MPI_Datatype, 1007);
    MPI_Win win = REC_NEW(MPI_Win, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    origin_count = -77;
    int returned = (MPI_Rput_c)(rec_slot(1), origin_count, origin_datatype, target_rank, target_disp, target_count,
            target_datatype, win, &request);
    rec_expect_refusal("MPI_Rput_c", "origin_count", MPI_ERR_COUNT, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Rput_c_1(void)
{
    MPI_Count origin_count = (MPI_Count)5000000002;
    MPI_Datatype origin_datatype = REC_NEW(MPI_Datatype, 1003);
    int target_rank = (int)104;
    MPI_Aint target_disp = (MPI_Aint)5000000005;
    MPI_Count target_count = (MPI_Count)5000000006;
    MPI_Datatype target_datatype = REC_NEW(MPI_Datatype, 1007);
    MPI_Win win = REC_NEW(MPI_Win, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    origin_datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Rput_c)(rec_slot(1), origin_count, origin_datatype, target_rank, target_disp, target_count,
            target_datatype, win, &request);
    rec_expect_refusal("MPI_Rput_c", "origin_datatype", MPI_ERR_TYPE, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Rput_c_2(void)
{
    MPI_Count origin_count = (MPI_Count)5000000002;
    MPI_Datatype origin_datatype = REC_NEW(MPI_Datatype, 1003);
    int target_rank = (int)104;
    MPI_Aint target_disp = (MPI_Aint)5000000005;
    MPI_Count target_count = (MPI_Count)5000000006;
    MPI_Datatype target_datatype = REC_NEW(MPI_Datatype, 1007);
    MPI_Win win = REC_NEW(MPI_Win, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    target_rank = -77;
    int returned = (MPI_Rput_c)(rec_slot(1), origin_count, origin_datatype, target_rank, target_disp, target_count,
            target_datatype, win, &request);
    rec_expect_refusal("MPI_Rput_c", "target_rank", MPI_ERR_RANK, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Rput_c_3(void)
{
    MPI_Count origin_count = (MPI_Count)5000000002;
    MPI_Datatype origin_datatype = REC_NEW(MPI_Datatype, 1003);
    int target_rank = (int)104;
    MPI_Aint target_disp = (MPI_Aint)5000000005;
    MPI_Count target_count = (MPI_Count)5000000006;
    MPI_Datatype target_datatype = REC_NEW(MPI_Datatype, 1007);
    MPI_Win win = REC_NEW(MPI_Win, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    target_count = -77;
    int returned = (MPI_Rput_c)(rec_slot(1), origin_count, origin_datatype, target_rank, target_disp, target_count,
            target_datatype, win, &request);
    rec_expect_refusal("MPI_Rput_c", "target_count", MPI_ERR_COUNT, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Rput_c_4(void)
{
    MPI_Count origin_count = (MPI_Count)5000000002;
    MPI_Datatype origin_datatype = REC_NEW(MPI_Datatype, 1003);
    int target_rank = (int)104;
    MPI_Aint target_disp = (MPI_Aint)5000000005;
    MPI_Count target_count = (MPI_Count)5000000006;
    MPI_Datatype target_datatype = REC_NEW(MPI_Datatype, 1007);
    MPI_Win win = REC_NEW(MPI_Win, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    target_datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Rput_c)(rec_slot(1), origin_count, origin_datatype, target_rank, target_disp, target_count,
            target_datatype, win, &request);
    rec_expect_refusal("MPI_Rput_c", "target_datatype", MPI_ERR_TYPE, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Rput_c_5(void)
{
    MPI_Count origin_count = (MPI_Count)5000000002;
    MPI_Datatype origin_datatype = REC_NEW(MPI_Datatype, 1003);
    int target_rank = (int)104;
    MPI_Aint target_disp = (MPI_Aint)5000000005;
    MPI_Count target_count = (MPI_Count)5000000006;
    MPI_Datatype target_datatype = REC_NEW(MPI_Datatype, 1007);
    MPI_Win win = REC_NEW(MPI_Win, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    win = MPI_WIN_NULL;
    int returned = (MPI_Rput_c)(rec_slot(1), origin_count, origin_datatype, target_rank, target_disp, target_count,
            target_datatype, win, &request);
    rec_expect_refusal("MPI_Rput_c", "win", MPI_ERR_WIN, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Rput_c_6(void)
{
    MPI_Count origin_count = (MPI_Count)5000000002;
    MPI_Datatype origin_datatype = REC_NEW(MPI_Datatype, 1003);
    int target_rank = (int)104;
    MPI_Aint target_disp = (MPI_Aint)5000000005;
    MPI_Count target_count = (MPI_Count)5000000006;
    MPI_Datatype target_datatype = REC_NEW(MPI_Datatype, 1007);
    MPI_Win win = REC_NEW(MPI_Win, 1008);
    int returned = (MPI_Rput_c)(rec_slot(1), origin_count, origin_datatype, target_rank, target_disp, target_count,
            target_datatype, win, 0);
    rec_expect_refusal("MPI_Rput_c", "request", MPI_ERR_ARG, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Win_allocate_0(void)
{
    MPI_Aint size = (MPI_Aint)5000000001;
    int disp_unit = (int)102;
    MPI_Info info = REC_NEW(MPI_Info, 1003);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1004);
    void *baseptr = 0;
    MPI_Win win = REC_NEW(MPI_Win, 0);
    size = -77;
    int returned = (MPI_Win_allocate)(size, disp_unit, info, comm, &baseptr, &win);
    rec_expect_refusal("MPI_Win_allocate", "size", MPI_ERR_SIZE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Win_allocate_1(void)
{
    MPI_Aint size = (MPI_Aint)5000000001;
    int disp_unit = (int)102;
    MPI_Info info = REC_NEW(MPI_Info, 1003);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1004);
    void *baseptr = 0;
    MPI_Win win = REC_NEW(MPI_Win, 0);
    disp_unit = -77;
    int returned = (MPI_Win_allocate)(size, disp_unit, info, comm, &baseptr, &win);
    rec_expect_refusal("MPI_Win_allocate", "disp_unit", MPI_ERR_DISP, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Win_allocate_2(void)
{
    MPI_Aint size = (MPI_Aint)5000000001;
    int disp_unit = (int)102;
    MPI_Info info = REC_NEW(MPI_Info, 1003);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1004);
    void *baseptr = 0;
    MPI_Win win = REC_NEW(MPI_Win, 0);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Win_allocate)(size, disp_unit, info, comm, &baseptr, &win);
    rec_expect_refusal("MPI_Win_allocate", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Win_allocate_3(void)
{
    MPI_Aint size = (MPI_Aint)5000000001;
    int disp_unit = (int)102;
    MPI_Info info = REC_NEW(MPI_Info, 1003);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1004);
    MPI_Win win = REC_NEW(MPI_Win, 0);
    int returned = (MPI_Win_allocate)(size, disp_unit, info, comm, 0, &win);
    rec_expect_refusal("MPI_Win_allocate", "baseptr", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Win_allocate_4(void)
{
    MPI_Aint size = (MPI_Aint)5000000001;
    int disp_unit = (int)102;
    MPI_Info info = REC_NEW(MPI_Info, 1003);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1004);
    void *baseptr = 0;
    int returned = (MPI_Win_allocate)(size, disp_unit, info, comm, &baseptr, 0);
    rec_expect_refusal("MPI_Win_allocate", "win", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Win_allocate_c_0(void)
{
    MPI_Aint size = (MPI_Aint)5000000001;
    MPI_Aint disp_unit = (MPI_Aint)5000000002;
    MPI_Info info = REC_NEW(MPI_Info, 1003);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1004);
    void *baseptr = 0;
    MPI_Win win = REC_NEW(MPI_Win, 0);
    size = -77;
    int returned = (MPI_Win_allocate_c)(size, disp_unit, info, comm, &baseptr, &win);
    rec_expect_refusal("MPI_Win_allocate_c", "size", MPI_ERR_SIZE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Win_allocate_c_1(void)
{
    MPI_Aint size = (MPI_Aint)5000000001;
    MPI_Aint disp_unit = (MPI_Aint)5000000002;
    MPI_Info info = REC_NEW(MPI_Info, 1003);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1004);
    void *baseptr = 0;
    MPI_Win win = REC_NEW(MPI_Win, 0);
    disp_unit = -77;
    int returned = (MPI_Win_allocate_c)(size, disp_unit, info, comm, &baseptr, &win);
    rec_expect_refusal("MPI_Win_allocate_c", "disp_unit", MPI_ERR_DISP, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Win_allocate_c_2(void)
{
    MPI_Aint size = (MPI_Aint)5000000001;
    MPI_Aint disp_unit = (MPI_Aint)5000000002;
    MPI_Info info = REC_NEW(MPI_Info, 1003);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1004);
    void *baseptr = 0;
    MPI_Win win = REC_NEW(MPI_Win, 0);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Win_allocate_c)(size, disp_unit, info, comm, &baseptr, &win);
    rec_expect_refusal("MPI_Win_allocate_c", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Win_allocate_c_3(void)
{
    MPI_Aint size = (MPI_Aint)5000000001;
    MPI_Aint disp_unit = (MPI_Aint)5000000002;
    MPI_Info info = REC_NEW(MPI_Info, 1003);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1004);
    MPI_Win win = REC_NEW(MPI_Win, 0);
    int returned = (MPI_Win_allocate_c)(size, disp_unit, info, comm, 0, &win);
    rec_expect_refusal("MPI_Win_allocate_c", "baseptr", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Win_allocate_c_4(void)
{
    MPI_Aint size = (MPI_Aint)5000000001;
    MPI_Aint disp_unit = (MPI_Aint)5000000002;
    MPI_Info info = REC_NEW(MPI_Info, 1003);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1004);
    void *baseptr = 0;
    int returned = (MPI_Win_allocate_c)(size, disp_unit, info, comm, &baseptr, 0);
    rec_expect_refusal("MPI_Win_allocate_c", "win", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Win_allocate_shared_0(void)
{
    MPI_Aint size = (MPI_Aint)5000000001;
    int disp_unit = (int)102;
    MPI_Info info = REC_NEW(MPI_Info, 1003);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1004);
    void *baseptr = 0;
    MPI_Win win = REC_NEW(MPI_Win, 0);
    size = -77;
    int returned = (MPI_Win_allocate_shared)(size, disp_unit, info, comm, &baseptr, &win);
    rec_expect_refusal("MPI_Win_allocate_shared", "size", MPI_ERR_SIZE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Win_allocate_shared_1(void)
{
    MPI_Aint size = (MPI_Aint)5000000001;
    int disp_unit = (int)102;
    MPI_Info info = REC_NEW(MPI_Info, 1003);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1004);
    void *baseptr = 0;
    MPI_Win win = REC_NEW(MPI_Win, 0);
    disp_unit = -77;
    int returned = (MPI_Win_allocate_shared)(size, disp_unit, info, comm, &baseptr, &win);
    rec_expect_refusal("MPI_Win_allocate_shared", "disp_unit", MPI_ERR_DISP, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Win_allocate_shared_2(void)
{
    MPI_Aint size = (MPI_Aint)5000000001;
    int disp_unit = (int)102;
    MPI_Info info = REC_NEW(MPI_Info, 1003);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1004);
    void *baseptr = 0;
    MPI_Win win = REC_NEW(MPI_Win, 0);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Win_allocate_shared)(size, disp_unit, info, comm, &baseptr, &win);
    rec_expect_refusal("MPI_Win_allocate_shared", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Win_allocate_shared_3(void)
{
    MPI_Aint size = (MPI_Aint)5000000001;
    int disp_unit = (int)102;
    MPI_Info info = REC_NEW(MPI_Info, 1003);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1004);
    MPI_Win win = REC_NEW(MPI_Win, 0);
    int returned = (MPI_Win_allocate_shared)(size, disp_unit, info, comm, 0, &win);
    rec_expect_refusal("MPI_Win_allocate_shared", "baseptr", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Win_allocate_shared_4(void)
{
    MPI_Aint size = (MPI_Aint)5000000001;
    int disp_unit = (int)102;
    MPI_Info info = REC_NEW(MPI_Info, 1003);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1004);
    void *baseptr = 0;
    int returned = (MPI_Win_allocate_shared)(size, disp_unit, info, comm, &baseptr, 0);
    rec_expect_refusal("MPI_Win_allocate_shared", "win", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Win_allocate_shared_c_0(void)
{
    MPI_Aint size = (MPI_Aint)5000000001;
    MPI_Aint disp_unit = (MPI_Aint)5000000002;
    MPI_Info info = REC_NEW(MPI_Info, 1003);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1004);
    void *baseptr = 0;
    MPI_Win win = REC_NEW(MPI_Win, 0);
    size = -77;
    int returned = (MPI_Win_allocate_shared_c)(size, disp_unit, info, comm, &baseptr, &win);
    rec_expect_refusal("MPI_Win_allocate_shared_c", "size", MPI_ERR_SIZE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Win_allocate_shared_c_1(void)
{
    MPI_Aint size = (MPI_Aint)5000000001;
    MPI_Aint disp_unit = (MPI_Aint)5000000002;
    MPI_Info info = REC_NEW(MPI_Info, 1003);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1004);
    void *baseptr = 0;
    MPI_Win win = REC_NEW(MPI_Win, 0);
    disp_unit = -77;
    int returned = (MPI_Win_allocate_shared_c)(size, disp_unit, info, comm, &baseptr, &win);
    rec_expect_refusal("MPI_Win_allocate_shared_c", "disp_unit", MPI_ERR_DISP, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Win_allocate_shared_c_2(void)
{
    MPI_Aint size = (MPI_Aint)5000000001;
    MPI_Aint disp_unit = (MPI_Aint)5000000002;
    MPI_Info info = REC_NEW(MPI_Info, 1003);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1004);
    void *baseptr = 0;
    MPI_Win win = REC_NEW(MPI_Win, 0);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Win_allocate_shared_c)(size, disp_unit, info, comm, &baseptr, &win);
    rec_expect_refusal("MPI_Win_allocate_shared_c", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Win_allocate_shared_c_3(void)
{
    MPI_Aint size = (MPI_Aint)5000000001;
    MPI_Aint disp_unit = (MPI_Aint)5000000002;
    MPI_Info info = REC_NEW(MPI_Info, 1003);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1004);
    MPI_Win win = REC_NEW(MPI_Win, 0);
    int returned = (MPI_Win_allocate_shared_c)(size, disp_unit, info, comm, 0, &win);
    rec_expect_refusal("MPI_Win_allocate_shared_c", "baseptr", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Win_allocate_shared_c_4(void)
{
    MPI_Aint size = (MPI_Aint)5000000001;
    MPI_Aint disp_unit = (MPI_Aint)5000000002;
    MPI_Info info = REC_NEW(MPI_Info, 1003);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1004);
    void *baseptr = 0;
    int returned = (MPI_Win_allocate_shared_c)(size, disp_unit, info, comm, &baseptr, 0);
    rec_expect_refusal("MPI_Win_allocate_shared_c", "win", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Win_attach_0(void)
{
    MPI_Win win = REC_NEW(MPI_Win, 1001);
    MPI_Aint size = (MPI_Aint)5000000003;
    win = MPI_WIN_NULL;
    int returned = (MPI_Win_attach)(win, rec_slot(2), size);
    rec_expect_refusal("MPI_Win_attach", "win", MPI_ERR_WIN, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Win_attach_1(void)
{
    MPI_Win win = REC_NEW(MPI_Win, 1001);
    MPI_Aint size = (MPI_Aint)5000000003;
    size = -77;
    int returned = (MPI_Win_attach)(win, rec_slot(2), size);
    rec_expect_refusal("MPI_Win_attach", "size", MPI_ERR_SIZE, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Win_complete_0(void)
{
    MPI_Win win = REC_NEW(MPI_Win, 1001);
    win = MPI_WIN_NULL;
    int returned = (MPI_Win_complete)(win);
    rec_expect_refusal("MPI_Win_complete", "win", MPI_ERR_WIN, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Win_create_0(void)
{
    MPI_Aint size = (MPI_Aint)5000000002;
    int disp_unit = (int)103;
    MPI_Info info = REC_NEW(MPI_Info, 1004);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1005);
    MPI_Win win = REC_NEW(MPI_Win, 0);
    size = -77;
    int returned = (MPI_Win_create)(rec_slot(1), size, disp_unit, info, comm, &win);
    rec_expect_refusal("MPI_Win_create", "size", MPI_ERR_SIZE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Win_create_1(void)
{
    MPI_Aint size = (MPI_Aint)5000000002;
    int disp_unit = (int)103;
    MPI_Info info = REC_NEW(MPI_Info, 1004);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1005);
    MPI_Win win = REC_NEW(MPI_Win, 0);
    disp_unit = -77;
    int returned = (MPI_Win_create)(rec_slot(1), size, disp_unit, info, comm, &win);
    rec_expect_refusal("MPI_Win_create", "disp_unit", MPI_ERR_DISP, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Win_create_2(void)
{
    MPI_Aint size = (MPI_Aint)5000000002;
    int disp_unit = (int)103;
    MPI_Info info = REC_NEW(MPI_Info, 1004);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1005);
    MPI_Win win = REC_NEW(MPI_Win, 0);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Win_create)(rec_slot(1), size, disp_unit, info, comm, &win);
    rec_expect_refusal("MPI_Win_create", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Win_create_3(void)
{
    MPI_Aint size = (MPI_Aint)5000000002;
    int disp_unit = (int)103;
    MPI_Info info = REC_NEW(MPI_Info, 1004);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1005);
    int returned = (MPI_Win_create)(rec_slot(1), size, disp_unit, info, comm, 0);
    rec_expect_refusal("MPI_Win_create", "win", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Win_create_c_0(void)
{
    MPI_Aint size = (MPI_Aint)5000000002;
    MPI_Aint disp_unit = (MPI_Aint)5000000003;
    MPI_Info info = REC_NEW(MPI_Info, 1004);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1005);
    MPI_Win win = REC_NEW(MPI_Win, 0);
    size = -77;
    int returned = (MPI_Win_create_c)(rec_slot(1), size, disp_unit, info, comm, &win);
    rec_expect_refusal("MPI_Win_create_c", "size", MPI_ERR_SIZE, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Win_create_c_1(void)
{
    MPI_Aint size = (MPI_Aint)5000000002;
    MPI_Aint disp_unit = (MPI_Aint)5000000003;
    MPI_Info info = REC_NEW(MPI_Info, 1004);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1005);
    MPI_Win win = REC_NEW(MPI_Win, 0);
    disp_unit = -77;
    int returned = (MPI_Win_create_c)(rec_slot(1), size, disp_unit, info, comm, &win);
    rec_expect_refusal("MPI_Win_create_c", "disp_unit", MPI_ERR_DISP, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Win_create_c_2(void)
{
    MPI_Aint size = (MPI_Aint)5000000002;
    MPI_Aint disp_unit = (MPI_Aint)5000000003;
    MPI_Info info = REC_NEW(MPI_Info, 1004);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1005);
    MPI_Win win = REC_NEW(MPI_Win, 0);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Win_create_c)(rec_slot(1), size, disp_unit, info, comm, &win);
    rec_expect_refusal("MPI_Win_create_c", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Win_create_c_3(void)
{
    MPI_Aint size = (MPI_Aint)5000000002;
    MPI_Aint disp_unit = (MPI_Aint)5000000003;
    MPI_Info info = REC_NEW(MPI_Info, 1004);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1005);
    int returned = (MPI_Win_create_c)(rec_slot(1), size, disp_unit, info, comm, 0);
    rec_expect_refusal("MPI_Win_create_c", "win", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Win_create_dynamic_0(void)
{
    MPI_Info info = REC_NEW(MPI_Info, 1001);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1002);
    MPI_Win win = REC_NEW(MPI_Win, 0);
    comm = MPI_COMM_NULL;
    int returned = (MPI_Win_create_dynamic)(info, comm, &win);
    rec_expect_refusal("MPI_Win_create_dynamic", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Win_create_dynamic_1(void)
{
    MPI_Info info = REC_NEW(MPI_Info, 1001);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1002);
    int returned = (MPI_Win_create_dynamic)(info, comm, 0);
    rec_expect_refusal("MPI_Win_create_dynamic", "win", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Win_detach_0(void)
{
    MPI_Win win = REC_NEW(MPI_Win, 1001);
    win = MPI_WIN_NULL;
    int returned = (MPI_Win_detach)(win, rec_slot(2));
    rec_expect_refusal("MPI_Win_detach", "win", MPI_ERR_WIN, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Win_fence_0(void)
{
    int assert = (int)101;
    MPI_Win win = REC_NEW(MPI_Win, 1002);
    win = MPI_WIN_NULL;
    int returned = (MPI_Win_fence)(assert, win);
    rec_expect_refusal("MPI_Win_fence", "win", MPI_ERR_WIN, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Win_flush_0(void)
{
    int rank = (int)101;
    MPI_Win win = REC_NEW(MPI_Win, 1002);
    rank = -77;
    int returned = (MPI_Win_flush)(rank, win);
    rec_expect_refusal("MPI_Win_flush", "rank", MPI_ERR_RANK, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Win_flush_1(void)
{
    int rank = (int)101;
    MPI_Win win = REC_NEW(MPI_Win, 1002);
    win = MPI_WIN_NULL;
    int returned = (MPI_Win_flush)(rank, win);
    rec_expect_refusal("MPI_Win_flush", "win", MPI_ERR_WIN, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Win_flush_all_0(void)
{
    MPI_Win win = REC_NEW(MPI_Win, 1001);
    win = MPI_WIN_NULL;
    int returned = (MPI_Win_flush_all)(win);
    rec_expect_refusal("MPI_Win_flush_all", "win", MPI_ERR_WIN, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Win_flush_local_0(void)
{
    int rank = (int)101;
    MPI_Win win = REC_NEW(MPI_Win, 1002);
    rank = -77;
    int returned = (MPI_Win_flush_local)(rank, win);
    rec_expect_refusal("MPI_Win_flush_local", "rank", MPI_ERR_RANK, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Win_flush_local_1(void)
{
    int rank = (int)101;
    MPI_Win win = REC_NEW(MPI_Win, 1002);
    win = MPI_WIN_NULL;
    int returned = (MPI_Win_flush_local)(rank, win);
    rec_expect_refusal("MPI_Win_flush_local", "win", MPI_ERR_WIN, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Win_flush_local_all_0(void)
{
    MPI_Win win = REC_NEW(MPI_Win, 1001);
    win = MPI_WIN_NULL;
    int returned = (MPI_Win_flush_local_all)(win);
    rec_expect_refusal("MPI_Win_flush_local_all", "win", MPI_ERR_WIN, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Win_free_0(void)
{
    int returned = (MPI_Win_free)(0);
    rec_expect_refusal("MPI_Win_free", "win", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Win_free_1(void)
{
    MPI_Win win = REC_NEW(MPI_Win, 1001);
    win = MPI_WIN_NULL;
    int returned = (MPI_Win_free)(&win);
    rec_expect_refusal("MPI_Win_free", "win", MPI_ERR_WIN, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Win_get_group_0(void)
{
    MPI_Win win = REC_NEW(MPI_Win, 1001);
    MPI_Group group = REC_NEW(MPI_Group, 0);
    win = MPI_WIN_NULL;
    int returned = (MPI_Win_get_group)(win, &group);
    rec_expect_refusal("MPI_Win_get_group", "win", MPI_ERR_WIN, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Win_get_group_1(void)
{
    MPI_Win win = REC_NEW(MPI_Win, 1001);
    int returned = (MPI_Win_get_group)(win, 0);
    rec_expect_refusal("MPI_Win_get_group", "group", MPI_ERR_ARG, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Win_get_info_0(void)
{
    MPI_Win win = REC_NEW(MPI_Win, 1001);
    MPI_Info info_used = REC_NEW(MPI_Info, 0);
    win = MPI_WIN_NULL;
    int returned = (MPI_Win_get_info)(win, &info_used);
    rec_expect_refusal("MPI_Win_get_info", "win", MPI_ERR_WIN, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Win_get_info_1(void)
{
    MPI_Win win = REC_NEW(MPI_Win, 1001);
    int returned = (MPI_Win_get_info)(win, 0);
    rec_expect_refusal("MPI_Win_get_info", "info_used", MPI_ERR_ARG, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Win_get_name_0(void)
{
    MPI_Win win = REC_NEW(MPI_Win, 1001);
    int resultlen = (int)0;
    int returned = (MPI_Win_get_name)(win, 0, &resultlen);
    rec_expect_refusal("MPI_Win_get_name", "win_name", MPI_ERR_ARG, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Win_get_name_1(void)
{
    MPI_Win win = REC_NEW(MPI_Win, 1001);
    char win_name[REC_STRING] = "";
    int returned = (MPI_Win_get_name)(win, win_name, 0);
    rec_expect_refusal("MPI_Win_get_name", "resultlen", MPI_ERR_ARG, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Win_lock_0(void)
{
    int lock_type = (int)101;
    int rank = (int)102;
    int assert = (int)103;
    MPI_Win win = REC_NEW(MPI_Win, 1004);
    rank = -77;
    int returned = (MPI_Win_lock)(lock_type, rank, assert, win);
    rec_expect_refusal("MPI_Win_lock", "rank", MPI_ERR_RANK, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Win_lock_1(void)
{
    int lock_type = (int)101;
    int rank = (int)102;
    int assert = (int)103;
    MPI_Win win = REC_NEW(MPI_Win, 1004);
    win = MPI_WIN_NULL;
    int returned = (MPI_Win_lock)(lock_type, rank, assert, win);
    rec_expect_refusal("MPI_Win_lock", "win", MPI_ERR_WIN, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Win_lock_all_0(void)
{
    int assert = (int)101;
    MPI_Win win = REC_NEW(MPI_Win, 1002);
    win = MPI_WIN_NULL;
    int returned = (MPI_Win_lock_all)(assert, win);
    rec_expect_refusal("MPI_Win_lock_all", "win", MPI_ERR_WIN, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Win_post_0(void)
{
    MPI_Group group = REC_NEW(MPI_Group, 1001);
    int assert = (int)102;
    MPI_Win win = REC_NEW(MPI_Win, 1003);
    group = MPI_GROUP_NULL;
    int returned = (MPI_Win_post)(group, assert, win);
    rec_expect_refusal("MPI_Win_post", "group", MPI_ERR_GROUP, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Win_post_1(void)
{
    MPI_Group group = REC_NEW(MPI_Group, 1001);
    int assert = (int)102;
    MPI_Win win = REC_NEW(MPI_Win, 1003);
    win = MPI_WIN_NULL;
    int returned = (MPI_Win_post)(group, assert, win);
    rec_expect_refusal("MPI_Win_post", "win", MPI_ERR_WIN, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Win_set_info_0(void)
{
    MPI_Win win = REC_NEW(MPI_Win, 1001);
    MPI_Info info = REC_NEW(MPI_Info, 1002);
    win = MPI_WIN_NULL;
    int returned = (MPI_Win_set_info)(win, info);
    rec_expect_refusal("MPI_Win_set_info", "win", MPI_ERR_WIN, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Win_set_name_0(void)
{
    MPI_Win win = REC_NEW(MPI_Win, 1001);
    win = MPI_WIN_NULL;
    int returned = (MPI_Win_set_name)(win, "win_name 102");
    rec_expect_refusal("MPI_Win_set_name", "win", MPI_ERR_WIN, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Win_set_name_1(void)
{
    MPI_Win win = REC_NEW(MPI_Win, 1001);
    int returned = (MPI_Win_set_name)(win, 0);
    rec_expect_refusal("MPI_Win_set_name", "win_name", MPI_ERR_ARG, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Win_shared_query_0(void)
{
    MPI_Win win = REC_NEW(MPI_Win, 1001);
    int rank = (int)102;
    MPI_Aint size = (MPI_Aint)0;
    int disp_unit = (int)0;
    void *baseptr = 0;
    win = MPI_WIN_NULL;
    int returned = (MPI_Win_shared_query)(win, rank, &size, &disp_unit, &baseptr);
    rec_expect_refusal("MPI_Win_shared_query", "win", MPI_ERR_WIN, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Win_shared_query_1(void)
{
    MPI_Win win = REC_NEW(MPI_Win, 1001);
    int rank = (int)102;
    MPI_Aint size = (MPI_Aint)0;
    int disp_unit = (int)0;
    void *baseptr = 0;
    rank = -77;
    int returned = (MPI_Win_shared_query)(win, rank, &size, &disp_unit, &baseptr);
    rec_expect_refusal("MPI_Win_shared_query", "rank", MPI_ERR_RANK, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Win_shared_query_2(void)
{
    MPI_Win win = REC_NEW(MPI_Win, 1001);
    int rank = (int)102;
    int disp_unit = (int)0;
    void *baseptr = 0;
    int returned = (MPI_Win_shared_query)(win, rank, 0, &disp_unit, &baseptr);
    rec_expect_refusal("MPI_Win_shared_query", "size", MPI_ERR_ARG, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Win_shared_query_3(void)
{
    MPI_Win win = REC_NEW(MPI_Win, 1001);
    int rank = (int)102;
    MPI_Aint size = (MPI_Aint)0;
    void *baseptr = 0;
    int returned = (MPI_Win_shared_query)(win, rank, &size, 0, &baseptr);
    rec_expect_refusal("MPI_Win_shared_query", "disp_unit", MPI_ERR_ARG, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Win_shared_query_4(void)
{
    MPI_Win win = REC_NEW(MPI_Win, 1001);
    int rank = (int)102;
    MPI_Aint size = (MPI_Aint)0;
    int disp_unit = (int)0;
    int returned = (MPI_Win_shared_query)(win, rank, &size, &disp_unit, 0);
    rec_expect_refusal("MPI_Win_shared_query", "baseptr", MPI_ERR_ARG, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Win_shared_query_c_0(void)
{
    MPI_Win win = REC_NEW(MPI_Win, 1001);
    int rank = (int)102;
    MPI_Aint size = (MPI_Aint)0;
    MPI_Aint disp_unit = (MPI_Aint)0;
    void *baseptr = 0;
    win = MPI_WIN_NULL;
    int returned = (MPI_Win_shared_query_c)(win, rank, &size, &disp_unit, &baseptr);
    rec_expect_refusal("MPI_Win_shared_query_c", "win", MPI_ERR_WIN, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Win_shared_query_c_1(void)
{
    MPI_Win win = REC_NEW(MPI_Win, 1001);
    int rank = (int)102;
    MPI_Aint size = (MPI_Aint)0;
    MPI_Aint disp_unit = (MPI_Aint)0;
    void *baseptr = 0;
    rank = -77;
    int returned = (MPI_Win_shared_query_c)(win, rank, &size, &disp_unit, &baseptr);
    rec_expect_refusal("MPI_Win_shared_query_c", "rank", MPI_ERR_RANK, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Win_shared_query_c_2(void)
{
    MPI_Win win = REC_NEW(MPI_Win, 1001);
    int rank = (int)102;
    MPI_Aint disp_unit = (MPI_Aint)0;
    void *baseptr = 0;
    int returned = (MPI_Win_shared_query_c)(win, rank, 0, &disp_unit, &baseptr);
    rec_expect_refusal("MPI_Win_shared_query_c", "size", MPI_ERR_ARG, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Win_shared_query_c_3(void)
{
    MPI_Win win = REC_NEW(MPI_Win, 1001);
    int rank = (int)102;
    MPI_Aint size = (MPI_Aint)0;
    void *baseptr = 0;
    int returned = (MPI_Win_shared_query_c)(win, rank, &size, 0, &baseptr);
    rec_expect_refusal("MPI_Win_shared_query_c", "disp_unit", MPI_ERR_ARG, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Win_shared_query_c_4(void)
{
    MPI_Win win = REC_NEW(MPI_Win, 1001);
    int rank = (int)102;
    MPI_Aint size = (MPI_Aint)0;
    MPI_Aint disp_unit = (MPI_Aint)0;
    int returned = (MPI_Win_shared_query_c)(win, rank, &size, &disp_unit, 0);
    rec_expect_refusal("MPI_Win_shared_query_c", "baseptr", MPI_ERR_ARG, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Win_start_0(void)
{
    MPI_Group group = REC_NEW(MPI_Group, 1001);
    int assert = (int)102;
    MPI_Win win = REC_NEW(MPI_Win, 1003);
    group = MPI_GROUP_NULL;
    int returned = (MPI_Win_start)(group, assert, win);
    rec_expect_refusal("MPI_Win_start", "group", MPI_ERR_GROUP, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Win_start_1(void)
{
    MPI_Group group = REC_NEW(MPI_Group, 1001);
    int assert = (int)102;
    MPI_Win win = REC_NEW(MPI_Win, 1003);
    win = MPI_WIN_NULL;
    int returned = (MPI_Win_start)(group, assert, win);
    rec_expect_refusal("MPI_Win_start", "win", MPI_ERR_WIN, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Win_sync_0(void)
{
    MPI_Win win = REC_NEW(MPI_Win, 1001);
    win = MPI_WIN_NULL;
    int returned = (MPI_Win_sync)(win);
    rec_expect_refusal("MPI_Win_sync", "win", MPI_ERR_WIN, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Win_test_0(void)
{
    MPI_Win win = REC_NEW(MPI_Win, 1001);
    int flag = (int)0;
    win = MPI_WIN_NULL;
    int returned = (MPI_Win_test)(win, &flag);
    rec_expect_refusal("MPI_Win_test", "win", MPI_ERR_WIN, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Win_test_1(void)
{
    MPI_Win win = REC_NEW(MPI_Win, 1001);
    int returned = (MPI_Win_test)(win, 0);
    rec_expect_refusal("MPI_Win_test", "flag", MPI_ERR_ARG, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Win_unlock_0(void)
{
    int rank = (int)101;
    MPI_Win win = REC_NEW(MPI_Win, 1002);
    rank = -77;
    int returned = (MPI_Win_unlock)(rank, win);
    rec_expect_refusal("MPI_Win_unlock", "rank", MPI_ERR_RANK, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Win_unlock_1(void)
{
    int rank = (int)101;
    MPI_Win win = REC_NEW(MPI_Win, 1002);
    win = MPI_WIN_NULL;
    int returned = (MPI_Win_unlock)(rank, win);
    rec_expect_refusal("MPI_Win_unlock", "win", MPI_ERR_WIN, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Win_unlock_all_0(void)
{
    MPI_Win win = REC_NEW(MPI_Win, 1001);
    win = MPI_WIN_NULL;
    int returned = (MPI_Win_unlock_all)(win);
    rec_expect_refusal("MPI_Win_unlock_all", "win", MPI_ERR_WIN, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Win_wait_0(void)
{
    MPI_Win win = REC_NEW(MPI_Win, 1001);
    win = MPI_WIN_NULL;
    int returned = (MPI_Win_wait)(win);
    rec_expect_refusal("MPI_Win_wait", "win", MPI_ERR_WIN, BND_ON_WIN, (void *)win, returned);
}

const struct rec_refusal rec_refusals_one_sided[] = {
    {"MPI_Accumulate", refuse_MPI_Accumulate_0},
    {"MPI_Accumulate", refuse_MPI_Accumulate_1},
    {"MPI_Accumulate", refuse_MPI_Accumulate_2},
    {"MPI_Accumulate", refuse_MPI_Accumulate_3},
    {"MPI_Accumulate", refuse_MPI_Accumulate_4},
    {"MPI_Accumulate", refuse_MPI_Accumulate_5},
    {"MPI_Accumulate", refuse_MPI_Accumulate_6},
    {"MPI_Accumulate_c", refuse_MPI_Accumulate_c_0},
    {"MPI_Accumulate_c", refuse_MPI_Accumulate_c_1},
    {"MPI_Accumulate_c", refuse_MPI_Accumulate_c_2},
    {"MPI_Accumulate_c", refuse_MPI_Accumulate_c_3},
    {"MPI_Accumulate_c", refuse_MPI_Accumulate_c_4},
    {"MPI_Accumulate_c", refuse_MPI_Accumulate_c_5},
    {"MPI_Accumulate_c", refuse_MPI_Accumulate_c_6},
    {"MPI_Alloc_mem", refuse_MPI_Alloc_mem_0},
    {"MPI_Alloc_mem", refuse_MPI_Alloc_mem_1},
    {"MPI_Compare_and_swap", refuse_MPI_Compare_and_swap_0},
    {"MPI_Compare_and_swap", refuse_MPI_Compare_and_swap_1},
    {"MPI_Compare_and_swap", refuse_MPI_Compare_and_swap_2},
    {"MPI_Fetch_and_op", refuse_MPI_Fetch_and_op_0},
    {"MPI_Fetch_and_op", refuse_MPI_Fetch_and_op_1},
    {"MPI_Fetch_and_op", refuse_MPI_Fetch_and_op_2},
    {"MPI_Fetch_and_op", refuse_MPI_Fetch_and_op_3},
    {"MPI_Get", refuse_MPI_Get_0},
    {"MPI_Get", refuse_MPI_Get_1},
    {"MPI_Get", refuse_MPI_Get_2},
    {"MPI_Get", refuse_MPI_Get_3},
    {"MPI_Get", refuse_MPI_Get_4},
    {"MPI_Get", refuse_MPI_Get_5},
    {"MPI_Get_accumulate", refuse_MPI_Get_accumulate_0},
    {"MPI_Get_accumulate", refuse_MPI_Get_accumulate_1},
    {"MPI_Get_accumulate", refuse_MPI_Get_accumulate_2},
    {"MPI_Get_accumulate", refuse_MPI_Get_accumulate_3},
    {"MPI_Get_accumulate", refuse_MPI_Get_accumulate_4},
    {"MPI_Get_accumulate", refuse_MPI_Get_accumulate_5},
    {"MPI_Get_accumulate", refuse_MPI_Get_accumulate_6},
    {"MPI_Get_accumulate", refuse_MPI_Get_accumulate_7},
    {"MPI_Get_accumulate", refuse_MPI_Get_accumulate_8},
    {"MPI_Get_accumulate_c", refuse_MPI_Get_accumulate_c_0},
    {"MPI_Get_accumulate_c", refuse_MPI_Get_accumulate_c_1},
    {"MPI_Get_accumulate_c", refuse_MPI_Get_accumulate_c_2},
    {"MPI_Get_accumulate_c", refuse_MPI_Get_accumulate_c_3},
    {"MPI_Get_accumulate_c", refuse_MPI_Get_accumulate_c_4},
    {"MPI_Get_accumulate_c", refuse_MPI_Get_accumulate_c_5},
    {"MPI_Get_accumulate_c", refuse_MPI_Get_accumulate_c_6},
    {"MPI_Get_accumulate_c", refuse_MPI_Get_accumulate_c_7},
    {"MPI_Get_accumulate_c", refuse_MPI_Get_accumulate_c_8},
    {"MPI_Get_c", refuse_MPI_Get_c_0},
    {"MPI_Get_c", refuse_MPI_Get_c_1},
    {"MPI_Get_c", refuse_MPI_Get_c_2},
    {"MPI_Get_c", refuse_MPI_Get_c_3},
    {"MPI_Get_c", refuse_MPI_Get_c_4},
    {"MPI_Get_c", refuse_MPI_Get_c_5},
    {"MPI_Put", refuse_MPI_Put_0},
    {"MPI_Put", refuse_MPI_Put_1},
    {"MPI_Put", refuse_MPI_Put_2},
    {"MPI_Put", refuse_MPI_Put_3},
    {"MPI_Put", refuse_MPI_Put_4},
    {"MPI_Put", refuse_MPI_Put_5},
    {"MPI_Put_c", refuse_MPI_Put_c_0},
    {"MPI_Put_c", refuse_MPI_Put_c_1},
    {"MPI_Put_c", refuse_MPI_Put_c_2},
    {"MPI_Put_c", refuse_MPI_Put_c_3},
    {"MPI_Put_c", refuse_MPI_Put_c_4},
    {"MPI_Put_c", refuse_MPI_Put_c_5},
    {"MPI_Raccumulate", refuse_MPI_Raccumulate_0},
    {"MPI_Raccumulate", refuse_MPI_Raccumulate_1},
    {"MPI_Raccumulate", refuse_MPI_Raccumulate_2},
    {"MPI_Raccumulate", refuse_MPI_Raccumulate_3},
    {"MPI_Raccumulate", refuse_MPI_Raccumulate_4},
    {"MPI_Raccumulate", refuse_MPI_Raccumulate_5},
    {"MPI_Raccumulate", refuse_MPI_Raccumulate_6},
    {"MPI_Raccumulate", refuse_MPI_Raccumulate_7},
    {"MPI_Raccumulate_c", refuse_MPI_Raccumulate_c_0},
    {"MPI_Raccumulate_c", refuse_MPI_Raccumulate_c_1},
    {"MPI_Raccumulate_c", refuse_MPI_Raccumulate_c_2},
    {"MPI_Raccumulate_c", refuse_MPI_Raccumulate_c_3},
    {"MPI_Raccumulate_c", refuse_MPI_Raccumulate_c_4},
    {"MPI_Raccumulate_c", refuse_MPI_Raccumulate_c_5},
    {"MPI_Raccumulate_c", refuse_MPI_Raccumulate_c_6},
    {"MPI_Raccumulate_c", refuse_MPI_Raccumulate_c_7},
    {"MPI_Rget", refuse_MPI_Rget_0},
    {"MPI_Rget", refuse_MPI_Rget_1},
    {"MPI_Rget", refuse_MPI_Rget_2},
    {"MPI_Rget", refuse_MPI_Rget_3},
    {"MPI_Rget", refuse_MPI_Rget_4},
    {"MPI_Rget", refuse_MPI_Rget_5},
    {"MPI_Rget", refuse_MPI_Rget_6},
    {"MPI_Rget_accumulate", refuse_MPI_Rget_accumulate_0},
    {"MPI_Rget_accumulate", refuse_MPI_Rget_accumulate_1},
    {"MPI_Rget_accumulate", refuse_MPI_Rget_accumulate_2},
    {"MPI_Rget_accumulate", refuse_MPI_Rget_accumulate_3},
    {"MPI_Rget_accumulate", refuse_MPI_Rget_accumulate_4},
    {"MPI_Rget_accumulate", refuse_MPI_Rget_accumulate_5},
    {"MPI_Rget_accumulate", refuse_MPI_Rget_accumulate_6},
    {"MPI_Rget_accumulate", refuse_MPI_Rget_accumulate_7},
    {"MPI_Rget_accumulate", refuse_MPI_Rget_accumulate_8},
    {"MPI_Rget_accumulate", refuse_MPI_Rget_accumulate_9},
    {"MPI_Rget_accumulate_c", refuse_MPI_Rget_accumulate_c_0},
    {"MPI_Rget_accumulate_c", refuse_MPI_Rget_accumulate_c_1},
    {"MPI_Rget_accumulate_c", refuse_MPI_Rget_accumulate_c_2},
    {"MPI_Rget_accumulate_c", refuse_MPI_Rget_accumulate_c_3},
    {"MPI_Rget_accumulate_c", refuse_MPI_Rget_accumulate_c_4},
    {"MPI_Rget_accumulate_c", refuse_MPI_Rget_accumulate_c_5},
    {"MPI_Rget_accumulate_c", refuse_MPI_Rget_accumulate_c_6},
    {"MPI_Rget_accumulate_c", refuse_MPI_Rget_accumulate_c_7},
    {"MPI_Rget_accumulate_c", refuse_MPI_Rget_accumulate_c_8},
    {"MPI_Rget_accumulate_c", refuse_MPI_Rget_accumulate_c_9},
    {"MPI_Rget_c", refuse_MPI_Rget_c_0},
    {"MPI_Rget_c", refuse_MPI_Rget_c_1},
    {"MPI_Rget_c", refuse_MPI_Rget_c_2},
    {"MPI_Rget_c", refuse_MPI_Rget_c_3},
    {"MPI_Rget_c", refuse_MPI_Rget_c_4},
    {"MPI_Rget_c", refuse_MPI_Rget_c_5},
    {"MPI_Rget_c", refuse_MPI_Rget_c_6},
    {"MPI_Rput", refuse_MPI_Rput_0},
    {"MPI_Rput", refuse_MPI_Rput_1},
    {"MPI_Rput", refuse_MPI_Rput_2},
    {"MPI_Rput", refuse_MPI_Rput_3},
    {"MPI_Rput", refuse_MPI_Rput_4},
    {"MPI_Rput", refuse_MPI_Rput_5},
    {"MPI_Rput", refuse_MPI_Rput_6},
    {"MPI_Rput_c", refuse_MPI_Rput_c_0},
    {"MPI_Rput_c", refuse_MPI_Rput_c_1},
    {"MPI_Rput_c", refuse_MPI_Rput_c_2},
    {"MPI_Rput_c", refuse_MPI_Rput_c_3},
    {"MPI_Rput_c", refuse_MPI_Rput_c_4},
    {"MPI_Rput_c", refuse_MPI_Rput_c_5},
    {"MPI_Rput_c", refuse_MPI_Rput_c_6},
    {"MPI_Win_allocate", refuse_MPI_Win_allocate_0},
    {"MPI_Win_allocate", refuse_MPI_Win_allocate_1},
    {"MPI_Win_allocate", refuse_MPI_Win_allocate_2},
    {"MPI_Win_allocate", refuse_MPI_Win_allocate_3},
    {"MPI_Win_allocate", refuse_MPI_Win_allocate_4},
    {"MPI_Win_allocate_c", refuse_MPI_Win_allocate_c_0},
    {"MPI_Win_allocate_c", refuse_MPI_Win_allocate_c_1},
    {"MPI_Win_allocate_c", refuse_MPI_Win_allocate_c_2},
    {"MPI_Win_allocate_c", refuse_MPI_Win_allocate_c_3},
    {"MPI_Win_allocate_c", refuse_MPI_Win_allocate_c_4},
    {"MPI_Win_allocate_shared", refuse_MPI_Win_allocate_shared_0},
    {"MPI_Win_allocate_shared", refuse_MPI_Win_allocate_shared_1},
    {"MPI_Win_allocate_shared", refuse_MPI_Win_allocate_shared_2},
    {"MPI_Win_allocate_shared", refuse_MPI_Win_allocate_shared_3},
    {"MPI_Win_allocate_shared", refuse_MPI_Win_allocate_shared_4},
    {"MPI_Win_allocate_shared_c", refuse_MPI_Win_allocate_shared_c_0},
    {"MPI_Win_allocate_shared_c", refuse_MPI_Win_allocate_shared_c_1},
    {"MPI_Win_allocate_shared_c", refuse_MPI_Win_allocate_shared_c_2},
    {"MPI_Win_allocate_shared_c", refuse_MPI_Win_allocate_shared_c_3},
    {"MPI_Win_allocate_shared_c", refuse_MPI_Win_allocate_shared_c_4},
    {"MPI_Win_attach", refuse_MPI_Win_attach_0},
    {"MPI_Win_attach", refuse_MPI_Win_attach_1},
    {"MPI_Win_complete", refuse_MPI_Win_complete_0},
    {"MPI_Win_create", refuse_MPI_Win_create_0},
    {"MPI_Win_create", refuse_MPI_Win_create_1},
    {"MPI_Win_create", refuse_MPI_Win_create_2},
    {"MPI_Win_create", refuse_MPI_Win_create_3},
    {"MPI_Win_create_c", refuse_MPI_Win_create_c_0},
    {"MPI_Win_create_c", refuse_MPI_Win_create_c_1},
    {"MPI_Win_create_c", refuse_MPI_Win_create_c_2},
    {"MPI_Win_create_c", refuse_MPI_Win_create_c_3},
    {"MPI_Win_create_dynamic", refuse_MPI_Win_create_dynamic_0},
    {"MPI_Win_create_dynamic", refuse_MPI_Win_create_dynamic_1},
    {"MPI_Win_detach", refuse_MPI_Win_detach_0},
    {"MPI_Win_fence", refuse_MPI_Win_fence_0},
    {"MPI_Win_flush", refuse_MPI_Win_flush_0},
    {"MPI_Win_flush", refuse_MPI_Win_flush_1},
    {"MPI_Win_flush_all", refuse_MPI_Win_flush_all_0},
    {"MPI_Win_flush_local", refuse_MPI_Win_flush_local_0},
    {"MPI_Win_flush_local", refuse_MPI_Win_flush_local_1},
    {"MPI_Win_flush_local_all", refuse_MPI_Win_flush_local_all_0},
    {"MPI_Win_free", refuse_MPI_Win_free_0},
    {"MPI_Win_free", refuse_MPI_Win_free_1},
    {"MPI_Win_get_group", refuse_MPI_Win_get_group_0},
    {"MPI_Win_get_group", refuse_MPI_Win_get_group_1},
    {"MPI_Win_get_info", refuse_MPI_Win_get_info_0},
    {"MPI_Win_get_info", refuse_MPI_Win_get_info_1},
    {"MPI_Win_get_name", refuse_MPI_Win_get_name_0},
    {"MPI_Win_get_name", refuse_MPI_Win_get_name_1},
    {"MPI_Win_lock", refuse_MPI_Win_lock_0},
    {"MPI_Win_lock", refuse_MPI_Win_lock_1},
    {"MPI_Win_lock_all", refuse_MPI_Win_lock_all_0},
    {"MPI_Win_post", refuse_MPI_Win_post_0},
    {"MPI_Win_post", refuse_MPI_Win_post_1},
    {"MPI_Win_set_info", refuse_MPI_Win_set_info_0},
    {"MPI_Win_set_name", refuse_MPI_Win_set_name_0},
    {"MPI_Win_set_name", refuse_MPI_Win_set_name_1},
    {"MPI_Win_shared_query", refuse_MPI_Win_shared_query_0},
    {"MPI_Win_shared_query", refuse_MPI_Win_shared_query_1},
    {"MPI_Win_shared_query", refuse_MPI_Win_shared_query_2},
    {"MPI_Win_shared_query", refuse_MPI_Win_shared_query_3},
    {"MPI_Win_shared_query", refuse_MPI_Win_shared_query_4},
    {"MPI_Win_shared_query_c", refuse_MPI_Win_shared_query_c_0},
    {"MPI_Win_shared_query_c", refuse_MPI_Win_shared_query_c_1},
    {"MPI_Win_shared_query_c", refuse_MPI_Win_shared_query_c_2},
    {"MPI_Win_shared_query_c", refuse_MPI_Win_shared_query_c_3},
    {"MPI_Win_shared_query_c", refuse_MPI_Win_shared_query_c_4},
    {"MPI_Win_start", refuse_MPI_Win_start_0},
    {"MPI_Win_start", refuse_MPI_Win_start_1},
    {"MPI_Win_sync", refuse_MPI_Win_sync_0},
    {"MPI_Win_test", refuse_MPI_Win_test_0},
    {"MPI_Win_test", refuse_MPI_Win_test_1},
    {"MPI_Win_unlock", refuse_MPI_Win_unlock_0},
    {"MPI_Win_unlock", refuse_MPI_Win_unlock_1},
    {"MPI_Win_unlock_all", refuse_MPI_Win_unlock_all_0},
    {"MPI_Win_wait", refuse_MPI_Win_wait_0},
    {0, 0}
};
