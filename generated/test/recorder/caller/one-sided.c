/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml through templates/test/recorder/caller.c.j2. */
/* Calls of every routine of the chapter "one-sided", each argument with a value of its own. */
#include "recorder.h"

static void call_MPI_Accumulate(int profiled)
{
#if REC_HAS(MPI_Accumulate)
    int origin_count = (int)102;
    MPI_Datatype origin_datatype = REC_NEW(MPI_Datatype, 1003);
    int target_rank = (int)104;
    MPI_Aint target_disp = (MPI_Aint)5000000005;
    int target_count = (int)106;
    MPI_Datatype target_datatype = REC_NEW(MPI_Datatype, 1007);
    MPI_Op op = REC_NEW(MPI_Op, 1008);
    MPI_Win win = REC_NEW(MPI_Win, 1009);
    int returned = profiled ? (PMPI_Accumulate)(rec_slot(1), origin_count, origin_datatype, target_rank, target_disp,
            target_count, target_datatype, op, win) : (MPI_Accumulate)(rec_slot(1), origin_count, origin_datatype,
            target_rank, target_disp, target_count, target_datatype, op, win);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Accumulate_c(int profiled)
{
#if REC_HAS(MPI_Accumulate_c)
    MPI_Count origin_count = (MPI_Count)5000000002;
    MPI_Datatype origin_datatype = REC_NEW(MPI_Datatype, 1003);
    int target_rank = (int)104;
    MPI_Aint target_disp = (MPI_Aint)5000000005;
    MPI_Count target_count = (MPI_Count)5000000006;
    MPI_Datatype target_datatype = REC_NEW(MPI_Datatype, 1007);
    MPI_Op op = REC_NEW(MPI_Op, 1008);
    MPI_Win win = REC_NEW(MPI_Win, 1009);
    int returned = profiled ? (PMPI_Accumulate_c)(rec_slot(1), origin_count, origin_datatype, target_rank, target_disp,
            target_count, target_datatype, op, win) : (MPI_Accumulate_c)(rec_slot(1), origin_count, origin_datatype,
            target_rank, target_disp, target_count, target_datatype, op, win);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Alloc_mem(int profiled)
{
#if REC_HAS(MPI_Alloc_mem)
    MPI_Aint size = (MPI_Aint)5000000001;
    MPI_Info info = REC_NEW(MPI_Info, 1002);
    void *baseptr = 0;
    int returned = profiled ? (PMPI_Alloc_mem)(size, info, &baseptr) : (MPI_Alloc_mem)(size, info, &baseptr);
    rec_observe_pointer("baseptr", baseptr);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Compare_and_swap(int profiled)
{
#if REC_HAS(MPI_Compare_and_swap)
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1004);
    int target_rank = (int)105;
    MPI_Aint target_disp = (MPI_Aint)5000000006;
    MPI_Win win = REC_NEW(MPI_Win, 1007);
    int returned = profiled ? (PMPI_Compare_and_swap)(rec_slot(1), rec_slot(2), rec_slot(3), datatype, target_rank,
            target_disp, win) : (MPI_Compare_and_swap)(rec_slot(1), rec_slot(2), rec_slot(3), datatype, target_rank,
            target_disp, win);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Fetch_and_op(int profiled)
{
#if REC_HAS(MPI_Fetch_and_op)
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int target_rank = (int)104;
    MPI_Aint target_disp = (MPI_Aint)5000000005;
    MPI_Op op = REC_NEW(MPI_Op, 1006);
    MPI_Win win = REC_NEW(MPI_Win, 1007);
    int returned = profiled ? (PMPI_Fetch_and_op)(rec_slot(1), rec_slot(2), datatype, target_rank, target_disp, op,
            win) : (MPI_Fetch_and_op)(rec_slot(1), rec_slot(2), datatype, target_rank, target_disp, op, win);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Free_mem(int profiled)
{
#if REC_HAS(MPI_Free_mem)
    int returned = profiled ? (PMPI_Free_mem)(rec_slot(1)) : (MPI_Free_mem)(rec_slot(1));
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Get(int profiled)
{
#if REC_HAS(MPI_Get)
    int origin_count = (int)102;
    MPI_Datatype origin_datatype = REC_NEW(MPI_Datatype, 1003);
    int target_rank = (int)104;
    MPI_Aint target_disp = (MPI_Aint)5000000005;
    int target_count = (int)106;
    MPI_Datatype target_datatype = REC_NEW(MPI_Datatype, 1007);
    MPI_Win win = REC_NEW(MPI_Win, 1008);
    int returned = profiled ? (PMPI_Get)(rec_slot(1), origin_count, origin_datatype, target_rank, target_disp,
            target_count, target_datatype, win) : (MPI_Get)(rec_slot(1), origin_count, origin_datatype, target_rank,
            target_disp, target_count, target_datatype, win);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Get_accumulate(int profiled)
{
#if REC_HAS(MPI_Get_accumulate)
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
    int returned = profiled ? (PMPI_Get_accumulate)(rec_slot(1), origin_count, origin_datatype, rec_slot(4),
            result_count, result_datatype, target_rank, target_disp, target_count, target_datatype, op,
            win) : (MPI_Get_accumulate)(rec_slot(1), origin_count, origin_datatype, rec_slot(4), result_count,
            result_datatype, target_rank, target_disp, target_count, target_datatype, op, win);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Get_accumulate_c(int profiled)
{
#if REC_HAS(MPI_Get_accumulate_c)
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
    int returned = profiled ? (PMPI_Get_accumulate_c)(rec_slot(1), origin_count, origin_datatype, rec_slot(4),
            result_count, result_datatype, target_rank, target_disp, target_count, target_datatype, op,
            win) : (MPI_Get_accumulate_c)(rec_slot(1), origin_count, origin_datatype, rec_slot(4), result_count,
            result_datatype, target_rank, target_disp, target_count, target_datatype, op, win);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Get_c(int profiled)
{
#if REC_HAS(MPI_Get_c)
    MPI_Count origin_count = (MPI_Count)5000000002;
    MPI_Datatype origin_datatype = REC_NEW(MPI_Datatype, 1003);
    int target_rank = (int)104;
    MPI_Aint target_disp = (MPI_Aint)5000000005;
    MPI_Count target_count = (MPI_Count)5000000006;
    MPI_Datatype target_datatype = REC_NEW(MPI_Datatype, 1007);
    MPI_Win win = REC_NEW(MPI_Win, 1008);
    int returned = profiled ? (PMPI_Get_c)(rec_slot(1), origin_count, origin_datatype, target_rank, target_disp,
            target_count, target_datatype, win) : (MPI_Get_c)(rec_slot(1), origin_count, origin_datatype, target_rank,
            target_disp, target_count, target_datatype, win);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Put(int profiled)
{
#if REC_HAS(MPI_Put)
    int origin_count = (int)102;
    MPI_Datatype origin_datatype = REC_NEW(MPI_Datatype, 1003);
    int target_rank = (int)104;
    MPI_Aint target_disp = (MPI_Aint)5000000005;
    int target_count = (int)106;
    MPI_Datatype target_datatype = REC_NEW(MPI_Datatype, 1007);
    MPI_Win win = REC_NEW(MPI_Win, 1008);
    int returned = profiled ? (PMPI_Put)(rec_slot(1), origin_count, origin_datatype, target_rank, target_disp,
            target_count, target_datatype, win) : (MPI_Put)(rec_slot(1), origin_count, origin_datatype, target_rank,
            target_disp, target_count, target_datatype, win);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Put_c(int profiled)
{
#if REC_HAS(MPI_Put_c)
    MPI_Count origin_count = (MPI_Count)5000000002;
    MPI_Datatype origin_datatype = REC_NEW(MPI_Datatype, 1003);
    int target_rank = (int)104;
    MPI_Aint target_disp = (MPI_Aint)5000000005;
    MPI_Count target_count = (MPI_Count)5000000006;
    MPI_Datatype target_datatype = REC_NEW(MPI_Datatype, 1007);
    MPI_Win win = REC_NEW(MPI_Win, 1008);
    int returned = profiled ? (PMPI_Put_c)(rec_slot(1), origin_count, origin_datatype, target_rank, target_disp,
            target_count, target_datatype, win) : (MPI_Put_c)(rec_slot(1), origin_count, origin_datatype, target_rank,
            target_disp, target_count, target_datatype, win);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Raccumulate(int profiled)
{
#if REC_HAS(MPI_Raccumulate)
    int origin_count = (int)102;
    MPI_Datatype origin_datatype = REC_NEW(MPI_Datatype, 1003);
    int target_rank = (int)104;
    MPI_Aint target_disp = (MPI_Aint)5000000005;
    int target_count = (int)106;
    MPI_Datatype target_datatype = REC_NEW(MPI_Datatype, 1007);
    MPI_Op op = REC_NEW(MPI_Op, 1008);
    MPI_Win win = REC_NEW(MPI_Win, 1009);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = profiled ? (PMPI_Raccumulate)(rec_slot(1), origin_count, origin_datatype, target_rank, target_disp,
            target_count, target_datatype, op, win, &request) : (MPI_Raccumulate)(rec_slot(1), origin_count,
            origin_datatype, target_rank, target_disp, target_count, target_datatype, op, win, &request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Raccumulate_c(int profiled)
{
#if REC_HAS(MPI_Raccumulate_c)
    MPI_Count origin_count = (MPI_Count)5000000002;
    MPI_Datatype origin_datatype = REC_NEW(MPI_Datatype, 1003);
    int target_rank = (int)104;
    MPI_Aint target_disp = (MPI_Aint)5000000005;
    MPI_Count target_count = (MPI_Count)5000000006;
    MPI_Datatype target_datatype = REC_NEW(MPI_Datatype, 1007);
    MPI_Op op = REC_NEW(MPI_Op, 1008);
    MPI_Win win = REC_NEW(MPI_Win, 1009);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = profiled ? (PMPI_Raccumulate_c)(rec_slot(1), origin_count, origin_datatype, target_rank,
            target_disp, target_count, target_datatype, op, win, &request) : (MPI_Raccumulate_c)(rec_slot(1),
            origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, op, win, &request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Rget(int profiled)
{
#if REC_HAS(MPI_Rget)
    int origin_count = (int)102;
    MPI_Datatype origin_datatype = REC_NEW(MPI_Datatype, 1003);
    int target_rank = (int)104;
    MPI_Aint target_disp = (MPI_Aint)5000000005;
    int target_count = (int)106;
    MPI_Datatype target_datatype = REC_NEW(MPI_Datatype, 1007);
    MPI_Win win = REC_NEW(MPI_Win, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = profiled ? (PMPI_Rget)(rec_slot(1), origin_count, origin_datatype, target_rank, target_disp,
            target_count, target_datatype, win, &request) : (MPI_Rget)(rec_slot(1), origin_count, origin_datatype,
            target_rank, target_disp, target_count, target_datatype, win, &request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Rget_accumulate(int profiled)
{
#if REC_HAS(MPI_Rget_accumulate)
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
    int returned = profiled ? (PMPI_Rget_accumulate)(rec_slot(1), origin_count, origin_datatype, rec_slot(4),
            result_count, result_datatype, target_rank, target_disp, target_count, target_datatype, op, win,
            &request) : (MPI_Rget_accumulate)(rec_slot(1), origin_count, origin_datatype, rec_slot(4), result_count,
            result_datatype, target_rank, target_disp, target_count, target_datatype, op, win, &request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Rget_accumulate_c(int profiled)
{
#if REC_HAS(MPI_Rget_accumulate_c)
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
    int returned = profiled ? (PMPI_Rget_accumulate_c)(rec_slot(1), origin_count, origin_datatype, rec_slot(4),
            result_count, result_datatype, target_rank, target_disp, target_count, target_datatype, op, win,
            &request) : (MPI_Rget_accumulate_c)(rec_slot(1), origin_count, origin_datatype, rec_slot(4), result_count,
            result_datatype, target_rank, target_disp, target_count, target_datatype, op, win, &request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Rget_c(int profiled)
{
#if REC_HAS(MPI_Rget_c)
    MPI_Count origin_count = (MPI_Count)5000000002;
    MPI_Datatype origin_datatype = REC_NEW(MPI_Datatype, 1003);
    int target_rank = (int)104;
    MPI_Aint target_disp = (MPI_Aint)5000000005;
    MPI_Count target_count = (MPI_Count)5000000006;
    MPI_Datatype target_datatype = REC_NEW(MPI_Datatype, 1007);
    MPI_Win win = REC_NEW(MPI_Win, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = profiled ? (PMPI_Rget_c)(rec_slot(1), origin_count, origin_datatype, target_rank, target_disp,
            target_count, target_datatype, win, &request) : (MPI_Rget_c)(rec_slot(1), origin_count, origin_datatype,
            target_rank, target_disp, target_count, target_datatype, win, &request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Rput(int profiled)
{
#if REC_HAS(MPI_Rput)
    int origin_count = (int)102;
    MPI_Datatype origin_datatype = REC_NEW(MPI_Datatype, 1003);
    int target_rank = (int)104;
    MPI_Aint target_disp = (MPI_Aint)5000000005;
    int target_count = (int)106;
    MPI_Datatype target_datatype = REC_NEW(MPI_Datatype, 1007);
    MPI_Win win = REC_NEW(MPI_Win, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = profiled ? (PMPI_Rput)(rec_slot(1), origin_count, origin_datatype, target_rank, target_disp,
            target_count, target_datatype, win, &request) : (MPI_Rput)(rec_slot(1), origin_count, origin_datatype,
            target_rank, target_disp, target_count, target_datatype, win, &request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Rput_c(int profiled)
{
#if REC_HAS(MPI_Rput_c)
    MPI_Count origin_count = (MPI_Count)5000000002;
    MPI_Datatype origin_datatype = REC_NEW(MPI_Datatype, 1003);
    int target_rank = (int)104;
    MPI_Aint target_disp = (MPI_Aint)5000000005;
    MPI_Count target_count = (MPI_Count)5000000006;
    MPI_Datatype target_datatype = REC_NEW(MPI_Datatype, 1007);
    MPI_Win win = REC_NEW(MPI_Win, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = profiled ? (PMPI_Rput_c)(rec_slot(1), origin_count, origin_datatype, target_rank, target_disp,
            target_count, target_datatype, win, &request) : (MPI_Rput_c)(rec_slot(1), origin_count, origin_datatype,
            target_rank, target_disp, target_count, target_datatype, win, &request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Win_allocate(int profiled)
{
#if REC_HAS(MPI_Win_allocate)
    MPI_Aint size = (MPI_Aint)5000000001;
    int disp_unit = (int)102;
    MPI_Info info = REC_NEW(MPI_Info, 1003);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1004);
    void *baseptr = 0;
    MPI_Win win = REC_NEW(MPI_Win, 0);
    int returned = profiled ? (PMPI_Win_allocate)(size, disp_unit, info, comm, &baseptr,
            &win) : (MPI_Win_allocate)(size, disp_unit, info, comm, &baseptr, &win);
    rec_observe_pointer("baseptr", baseptr);
    REC_OBSERVE_HANDLE("win", win);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Win_allocate_c(int profiled)
{
#if REC_HAS(MPI_Win_allocate_c)
    MPI_Aint size = (MPI_Aint)5000000001;
    MPI_Aint disp_unit = (MPI_Aint)5000000002;
    MPI_Info info = REC_NEW(MPI_Info, 1003);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1004);
    void *baseptr = 0;
    MPI_Win win = REC_NEW(MPI_Win, 0);
    int returned = profiled ? (PMPI_Win_allocate_c)(size, disp_unit, info, comm, &baseptr,
            &win) : (MPI_Win_allocate_c)(size, disp_unit, info, comm, &baseptr, &win);
    rec_observe_pointer("baseptr", baseptr);
    REC_OBSERVE_HANDLE("win", win);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Win_allocate_shared(int profiled)
{
#if REC_HAS(MPI_Win_allocate_shared)
    MPI_Aint size = (MPI_Aint)5000000001;
    int disp_unit = (int)102;
    MPI_Info info = REC_NEW(MPI_Info, 1003);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1004);
    void *baseptr = 0;
    MPI_Win win = REC_NEW(MPI_Win, 0);
    int returned = profiled ? (PMPI_Win_allocate_shared)(size, disp_unit, info, comm, &baseptr,
            &win) : (MPI_Win_allocate_shared)(size, disp_unit, info, comm, &baseptr, &win);
    rec_observe_pointer("baseptr", baseptr);
    REC_OBSERVE_HANDLE("win", win);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Win_allocate_shared_c(int profiled)
{
#if REC_HAS(MPI_Win_allocate_shared_c)
    MPI_Aint size = (MPI_Aint)5000000001;
    MPI_Aint disp_unit = (MPI_Aint)5000000002;
    MPI_Info info = REC_NEW(MPI_Info, 1003);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1004);
    void *baseptr = 0;
    MPI_Win win = REC_NEW(MPI_Win, 0);
    int returned = profiled ? (PMPI_Win_allocate_shared_c)(size, disp_unit, info, comm, &baseptr,
            &win) : (MPI_Win_allocate_shared_c)(size, disp_unit, info, comm, &baseptr, &win);
    rec_observe_pointer("baseptr", baseptr);
    REC_OBSERVE_HANDLE("win", win);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Win_attach(int profiled)
{
#if REC_HAS(MPI_Win_attach)
    MPI_Win win = REC_NEW(MPI_Win, 1001);
    MPI_Aint size = (MPI_Aint)5000000003;
    int returned = profiled ? (PMPI_Win_attach)(win, rec_slot(2), size) : (MPI_Win_attach)(win, rec_slot(2), size);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Win_complete(int profiled)
{
#if REC_HAS(MPI_Win_complete)
    MPI_Win win = REC_NEW(MPI_Win, 1001);
    int returned = profiled ? (PMPI_Win_complete)(win) : (MPI_Win_complete)(win);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Win_create(int profiled)
{
#if REC_HAS(MPI_Win_create)
    MPI_Aint size = (MPI_Aint)5000000002;
    int disp_unit = (int)103;
    MPI_Info info = REC_NEW(MPI_Info, 1004);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1005);
    MPI_Win win = REC_NEW(MPI_Win, 0);
    int returned = profiled ? (PMPI_Win_create)(rec_slot(1), size, disp_unit, info, comm,
            &win) : (MPI_Win_create)(rec_slot(1), size, disp_unit, info, comm, &win);
    REC_OBSERVE_HANDLE("win", win);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Win_create_c(int profiled)
{
#if REC_HAS(MPI_Win_create_c)
    MPI_Aint size = (MPI_Aint)5000000002;
    MPI_Aint disp_unit = (MPI_Aint)5000000003;
    MPI_Info info = REC_NEW(MPI_Info, 1004);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1005);
    MPI_Win win = REC_NEW(MPI_Win, 0);
    int returned = profiled ? (PMPI_Win_create_c)(rec_slot(1), size, disp_unit, info, comm,
            &win) : (MPI_Win_create_c)(rec_slot(1), size, disp_unit, info, comm, &win);
    REC_OBSERVE_HANDLE("win", win);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Win_create_dynamic(int profiled)
{
#if REC_HAS(MPI_Win_create_dynamic)
    MPI_Info info = REC_NEW(MPI_Info, 1001);
    MPI_Comm comm = REC_NEW(MPI_Comm, 1002);
    MPI_Win win = REC_NEW(MPI_Win, 0);
    int returned = profiled ? (PMPI_Win_create_dynamic)(info, comm, &win) : (MPI_Win_create_dynamic)(info, comm, &win);
    REC_OBSERVE_HANDLE("win", win);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Win_detach(int profiled)
{
#if REC_HAS(MPI_Win_detach)
    MPI_Win win = REC_NEW(MPI_Win, 1001);
    int returned = profiled ? (PMPI_Win_detach)(win, rec_slot(2)) : (MPI_Win_detach)(win, rec_slot(2));
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Win_fence(int profiled)
{
#if REC_HAS(MPI_Win_fence)
    int assert = (int)101;
    MPI_Win win = REC_NEW(MPI_Win, 1002);
    int returned = profiled ? (PMPI_Win_fence)(assert, win) : (MPI_Win_fence)(assert, win);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Win_flush(int profiled)
{
#if REC_HAS(MPI_Win_flush)
    int rank = (int)101;
    MPI_Win win = REC_NEW(MPI_Win, 1002);
    int returned = profiled ? (PMPI_Win_flush)(rank, win) : (MPI_Win_flush)(rank, win);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Win_flush_all(int profiled)
{
#if REC_HAS(MPI_Win_flush_all)
    MPI_Win win = REC_NEW(MPI_Win, 1001);
    int returned = profiled ? (PMPI_Win_flush_all)(win) : (MPI_Win_flush_all)(win);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Win_flush_local(int profiled)
{
#if REC_HAS(MPI_Win_flush_local)
    int rank = (int)101;
    MPI_Win win = REC_NEW(MPI_Win, 1002);
    int returned = profiled ? (PMPI_Win_flush_local)(rank, win) : (MPI_Win_flush_local)(rank, win);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Win_flush_local_all(int profiled)
{
#if REC_HAS(MPI_Win_flush_local_all)
    MPI_Win win = REC_NEW(MPI_Win, 1001);
    int returned = profiled ? (PMPI_Win_flush_local_all)(win) : (MPI_Win_flush_local_all)(win);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Win_free(int profiled)
{
#if REC_HAS(MPI_Win_free)
    MPI_Win win = REC_NEW(MPI_Win, 1001);
    int returned = profiled ? (PMPI_Win_free)(&win) : (MPI_Win_free)(&win);
    REC_OBSERVE_HANDLE("win", win);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Win_get_group(int profiled)
{
#if REC_HAS(MPI_Win_get_group)
    MPI_Win win = REC_NEW(MPI_Win, 1001);
    MPI_Group group = REC_NEW(MPI_Group, 0);
    int returned = profiled ? (PMPI_Win_get_group)(win, &group) : (MPI_Win_get_group)(win, &group);
    REC_OBSERVE_HANDLE("group", group);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Win_get_info(int profiled)
{
#if REC_HAS(MPI_Win_get_info)
    MPI_Win win = REC_NEW(MPI_Win, 1001);
    MPI_Info info_used = REC_NEW(MPI_Info, 0);
    int returned = profiled ? (PMPI_Win_get_info)(win, &info_used) : (MPI_Win_get_info)(win, &info_used);
    REC_OBSERVE_HANDLE("info_used", info_used);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Win_get_name(int profiled)
{
#if REC_HAS(MPI_Win_get_name)
    MPI_Win win = REC_NEW(MPI_Win, 1001);
    char win_name[REC_STRING] = "";
    int resultlen = (int)0;
    int returned = profiled ? (PMPI_Win_get_name)(win, win_name, &resultlen) : (MPI_Win_get_name)(win, win_name,
            &resultlen);
    rec_observe_string("win_name", win_name);
    rec_observe_number("resultlen", resultlen);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Win_lock(int profiled)
{
#if REC_HAS(MPI_Win_lock)
    int lock_type = (int)101;
    int rank = (int)102;
    int assert = (int)103;
    MPI_Win win = REC_NEW(MPI_Win, 1004);
    int returned = profiled ? (PMPI_Win_lock)(lock_type, rank, assert, win) : (MPI_Win_lock)(lock_type, rank, assert,
            win);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Win_lock_all(int profiled)
{
#if REC_HAS(MPI_Win_lock_all)
    int assert = (int)101;
    MPI_Win win = REC_NEW(MPI_Win, 1002);
    int returned = profiled ? (PMPI_Win_lock_all)(assert, win) : (MPI_Win_lock_all)(assert, win);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Win_post(int profiled)
{
#if REC_HAS(MPI_Win_post)
    MPI_Group group = REC_NEW(MPI_Group, 1001);
    int assert = (int)102;
    MPI_Win win = REC_NEW(MPI_Win, 1003);
    int returned = profiled ? (PMPI_Win_post)(group, assert, win) : (MPI_Win_post)(group, assert, win);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Win_set_info(int profiled)
{
#if REC_HAS(MPI_Win_set_info)
    MPI_Win win = REC_NEW(MPI_Win, 1001);
    MPI_Info info = REC_NEW(MPI_Info, 1002);
    int returned = profiled ? (PMPI_Win_set_info)(win, info) : (MPI_Win_set_info)(win, info);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Win_set_name(int profiled)
{
#if REC_HAS(MPI_Win_set_name)
    MPI_Win win = REC_NEW(MPI_Win, 1001);
    int returned = profiled ? (PMPI_Win_set_name)(win, "win_name 102") : (MPI_Win_set_name)(win, "win_name 102");
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Win_shared_query(int profiled)
{
#if REC_HAS(MPI_Win_shared_query)
    MPI_Win win = REC_NEW(MPI_Win, 1001);
    int rank = (int)102;
    MPI_Aint size = (MPI_Aint)0;
    int disp_unit = (int)0;
    void *baseptr = 0;
    int returned = profiled ? (PMPI_Win_shared_query)(win, rank, &size, &disp_unit,
            &baseptr) : (MPI_Win_shared_query)(win, rank, &size, &disp_unit, &baseptr);
    rec_observe_number("size", size);
    rec_observe_number("disp_unit", disp_unit);
    rec_observe_pointer("baseptr", baseptr);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Win_shared_query_c(int profiled)
{
#if REC_HAS(MPI_Win_shared_query_c)
    MPI_Win win = REC_NEW(MPI_Win, 1001);
    int rank = (int)102;
    MPI_Aint size = (MPI_Aint)0;
    MPI_Aint disp_unit = (MPI_Aint)0;
    void *baseptr = 0;
    int returned = profiled ? (PMPI_Win_shared_query_c)(win, rank, &size, &disp_unit,
            &baseptr) : (MPI_Win_shared_query_c)(win, rank, &size, &disp_unit, &baseptr);
    rec_observe_number("size", size);
    rec_observe_number("disp_unit", disp_unit);
    rec_observe_pointer("baseptr", baseptr);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Win_start(int profiled)
{
#if REC_HAS(MPI_Win_start)
    MPI_Group group = REC_NEW(MPI_Group, 1001);
    int assert = (int)102;
    MPI_Win win = REC_NEW(MPI_Win, 1003);
    int returned = profiled ? (PMPI_Win_start)(group, assert, win) : (MPI_Win_start)(group, assert, win);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Win_sync(int profiled)
{
#if REC_HAS(MPI_Win_sync)
    MPI_Win win = REC_NEW(MPI_Win, 1001);
    int returned = profiled ? (PMPI_Win_sync)(win) : (MPI_Win_sync)(win);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Win_test(int profiled)
{
#if REC_HAS(MPI_Win_test)
    MPI_Win win = REC_NEW(MPI_Win, 1001);
    int flag = (int)0;
    int returned = profiled ? (PMPI_Win_test)(win, &flag) : (MPI_Win_test)(win, &flag);
    rec_observe_number("flag", flag);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Win_unlock(int profiled)
{
#if REC_HAS(MPI_Win_unlock)
    int rank = (int)101;
    MPI_Win win = REC_NEW(MPI_Win, 1002);
    int returned = profiled ? (PMPI_Win_unlock)(rank, win) : (MPI_Win_unlock)(rank, win);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Win_unlock_all(int profiled)
{
#if REC_HAS(MPI_Win_unlock_all)
    MPI_Win win = REC_NEW(MPI_Win, 1001);
    int returned = profiled ? (PMPI_Win_unlock_all)(win) : (MPI_Win_unlock_all)(win);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Win_wait(int profiled)
{
#if REC_HAS(MPI_Win_wait)
    MPI_Win win = REC_NEW(MPI_Win, 1001);
    int returned = profiled ? (PMPI_Win_wait)(win) : (MPI_Win_wait)(win);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

const struct rec_caller rec_callers_one_sided[] = {
    {"MPI_Accumulate", call_MPI_Accumulate, 1},
    {"MPI_Accumulate_c", call_MPI_Accumulate_c, 1},
    {"MPI_Alloc_mem", call_MPI_Alloc_mem, 1},
    {"MPI_Compare_and_swap", call_MPI_Compare_and_swap, 1},
    {"MPI_Fetch_and_op", call_MPI_Fetch_and_op, 1},
    {"MPI_Free_mem", call_MPI_Free_mem, 1},
    {"MPI_Get", call_MPI_Get, 1},
    {"MPI_Get_accumulate", call_MPI_Get_accumulate, 1},
    {"MPI_Get_accumulate_c", call_MPI_Get_accumulate_c, 1},
    {"MPI_Get_c", call_MPI_Get_c, 1},
    {"MPI_Put", call_MPI_Put, 1},
    {"MPI_Put_c", call_MPI_Put_c, 1},
    {"MPI_Raccumulate", call_MPI_Raccumulate, 1},
    {"MPI_Raccumulate_c", call_MPI_Raccumulate_c, 1},
    {"MPI_Rget", call_MPI_Rget, 1},
    {"MPI_Rget_accumulate", call_MPI_Rget_accumulate, 1},
    {"MPI_Rget_accumulate_c", call_MPI_Rget_accumulate_c, 1},
    {"MPI_Rget_c", call_MPI_Rget_c, 1},
    {"MPI_Rput", call_MPI_Rput, 1},
    {"MPI_Rput_c", call_MPI_Rput_c, 1},
    {"MPI_Win_allocate", call_MPI_Win_allocate, 1},
    {"MPI_Win_allocate_c", call_MPI_Win_allocate_c, 1},
    {"MPI_Win_allocate_shared", call_MPI_Win_allocate_shared, 1},
    {"MPI_Win_allocate_shared_c", call_MPI_Win_allocate_shared_c, 1},
    {"MPI_Win_attach", call_MPI_Win_attach, 1},
    {"MPI_Win_complete", call_MPI_Win_complete, 1},
    {"MPI_Win_create", call_MPI_Win_create, 1},
    {"MPI_Win_create_c", call_MPI_Win_create_c, 1},
    {"MPI_Win_create_dynamic", call_MPI_Win_create_dynamic, 1},
    {"MPI_Win_detach", call_MPI_Win_detach, 1},
    {"MPI_Win_fence", call_MPI_Win_fence, 1},
    {"MPI_Win_flush", call_MPI_Win_flush, 1},
    {"MPI_Win_flush_all", call_MPI_Win_flush_all, 1},
    {"MPI_Win_flush_local", call_MPI_Win_flush_local, 1},
    {"MPI_Win_flush_local_all", call_MPI_Win_flush_local_all, 1},
    {"MPI_Win_free", call_MPI_Win_free, 1},
    {"MPI_Win_get_group", call_MPI_Win_get_group, 1},
    {"MPI_Win_get_info", call_MPI_Win_get_info, 1},
    {"MPI_Win_get_name", call_MPI_Win_get_name, 1},
    {"MPI_Win_lock", call_MPI_Win_lock, 1},
    {"MPI_Win_lock_all", call_MPI_Win_lock_all, 1},
    {"MPI_Win_post", call_MPI_Win_post, 1},
    {"MPI_Win_set_info", call_MPI_Win_set_info, 1},
    {"MPI_Win_set_name", call_MPI_Win_set_name, 1},
    {"MPI_Win_shared_query", call_MPI_Win_shared_query, 1},
    {"MPI_Win_shared_query_c", call_MPI_Win_shared_query_c, 1},
    {"MPI_Win_start", call_MPI_Win_start, 1},
    {"MPI_Win_sync", call_MPI_Win_sync, 1},
    {"MPI_Win_test", call_MPI_Win_test, 1},
    {"MPI_Win_unlock", call_MPI_Win_unlock, 1},
    {"MPI_Win_unlock_all", call_MPI_Win_unlock_all, 1},
    {"MPI_Win_wait", call_MPI_Win_wait, 1},
    {0, 0, 0}
};
