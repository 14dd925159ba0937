/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml through templates/test/recorder/recorder.c.j2. */
/* The recorder's half of the chapter "one-sided": every routine writes down its arguments and replies with known values. */
#include "recorder.h"

#if REC_HAS(MPI_Accumulate) && !REC_OWN_MPI_Accumulate
int REC_NAME(Accumulate)(const void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank,
        MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Op op,
        MPI_Win win) REC_LABEL(Accumulate);
int REC_NAME(Accumulate)(const void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank,
        MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win)
{
    rec_enter("Accumulate", REC_SHIFT);
    REC_SPECIAL(origin_addr, MPI_BOTTOM);
    rec_pointer("origin_addr", origin_addr);
    rec_number("origin_count", origin_count);
    REC_HANDLE("origin_datatype", origin_datatype);
    rec_number("target_rank", target_rank);
    rec_number("target_disp", target_disp);
    rec_number("target_count", target_count);
    REC_HANDLE("target_datatype", target_datatype);
    REC_HANDLE("op", op);
    REC_HANDLE("win", win);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Accumulate_c) && !REC_OWN_MPI_Accumulate_c
int REC_NAME(Accumulate_c)(const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype,
        int target_rank, MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Op op,
        MPI_Win win) REC_LABEL(Accumulate_c);
int REC_NAME(Accumulate_c)(const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype,
        int target_rank, MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Op op,
        MPI_Win win)
{
    rec_enter("Accumulate_c", REC_SHIFT);
    REC_SPECIAL(origin_addr, MPI_BOTTOM);
    rec_pointer("origin_addr", origin_addr);
    rec_number("origin_count", origin_count);
    REC_HANDLE("origin_datatype", origin_datatype);
    rec_number("target_rank", target_rank);
    rec_number("target_disp", target_disp);
    rec_number("target_count", target_count);
    REC_HANDLE("target_datatype", target_datatype);
    REC_HANDLE("op", op);
    REC_HANDLE("win", win);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Alloc_mem) && !REC_OWN_MPI_Alloc_mem
int REC_NAME(Alloc_mem)(MPI_Aint size, MPI_Info info, void *baseptr) REC_LABEL(Alloc_mem);
int REC_NAME(Alloc_mem)(MPI_Aint size, MPI_Info info, void *baseptr)
{
    rec_enter("Alloc_mem", REC_SHIFT);
    rec_number("size", size);
    REC_HANDLE("info", info);
    *(void **)baseptr = rec_slot(3);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Compare_and_swap) && !REC_OWN_MPI_Compare_and_swap
int REC_NAME(Compare_and_swap)(const void *origin_addr, const void *compare_addr, void *result_addr,
        MPI_Datatype datatype, int target_rank, MPI_Aint target_disp, MPI_Win win) REC_LABEL(Compare_and_swap);
int REC_NAME(Compare_and_swap)(const void *origin_addr, const void *compare_addr, void *result_addr,
        MPI_Datatype datatype, int target_rank, MPI_Aint target_disp, MPI_Win win)
{
    rec_enter("Compare_and_swap", REC_SHIFT);
    REC_SPECIAL(origin_addr, MPI_BOTTOM);
    REC_SPECIAL(compare_addr, MPI_BOTTOM);
    REC_SPECIAL(result_addr, MPI_BOTTOM);
    rec_pointer("origin_addr", origin_addr);
    rec_pointer("compare_addr", compare_addr);
    rec_pointer("result_addr", result_addr);
    REC_HANDLE("datatype", datatype);
    rec_number("target_rank", target_rank);
    rec_number("target_disp", target_disp);
    REC_HANDLE("win", win);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Fetch_and_op) && !REC_OWN_MPI_Fetch_and_op
int REC_NAME(Fetch_and_op)(const void *origin_addr, void *result_addr, MPI_Datatype datatype, int target_rank,
        MPI_Aint target_disp, MPI_Op op, MPI_Win win) REC_LABEL(Fetch_and_op);
int REC_NAME(Fetch_and_op)(const void *origin_addr, void *result_addr, MPI_Datatype datatype, int target_rank,
        MPI_Aint target_disp, MPI_Op op, MPI_Win win)
{
    rec_enter("Fetch_and_op", REC_SHIFT);
    REC_SPECIAL(origin_addr, MPI_BOTTOM);
    REC_SPECIAL(result_addr, MPI_BOTTOM);
    rec_pointer("origin_addr", origin_addr);
    rec_pointer("result_addr", result_addr);
    REC_HANDLE("datatype", datatype);
    rec_number("target_rank", target_rank);
    rec_number("target_disp", target_disp);
    REC_HANDLE("op", op);
    REC_HANDLE("win", win);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Free_mem) && !REC_OWN_MPI_Free_mem
int REC_NAME(Free_mem)(void *base) REC_LABEL(Free_mem);
int REC_NAME(Free_mem)(void *base)
{
    rec_enter("Free_mem", REC_SHIFT);
    rec_pointer("base", base);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Get) && !REC_OWN_MPI_Get
int REC_NAME(Get)(void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank,
        MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Win win) REC_LABEL(Get);
int REC_NAME(Get)(void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank,
        MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Win win)
{
    rec_enter("Get", REC_SHIFT);
    REC_SPECIAL(origin_addr, MPI_BOTTOM);
    rec_pointer("origin_addr", origin_addr);
    rec_number("origin_count", origin_count);
    REC_HANDLE("origin_datatype", origin_datatype);
    rec_number("target_rank", target_rank);
    rec_number("target_disp", target_disp);
    rec_number("target_count", target_count);
    REC_HANDLE("target_datatype", target_datatype);
    REC_HANDLE("win", win);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Get_accumulate) && !REC_OWN_MPI_Get_accumulate
int REC_NAME(Get_accumulate)(const void *origin_addr, int origin_count, MPI_Datatype origin_datatype,
        void *result_addr, int result_count, MPI_Datatype result_datatype, int target_rank, MPI_Aint target_disp,
        int target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win) REC_LABEL(Get_accumulate);
int REC_NAME(Get_accumulate)(const void *origin_addr, int origin_count, MPI_Datatype origin_datatype,
        void *result_addr, int result_count, MPI_Datatype result_datatype, int target_rank, MPI_Aint target_disp,
        int target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win)
{
    rec_enter("Get_accumulate", REC_SHIFT);
    REC_SPECIAL(origin_addr, MPI_BOTTOM);
    REC_SPECIAL(result_addr, MPI_BOTTOM);
    rec_pointer("origin_addr", origin_addr);
    rec_number("origin_count", origin_count);
    REC_HANDLE("origin_datatype", origin_datatype);
    rec_pointer("result_addr", result_addr);
    rec_number("result_count", result_count);
    REC_HANDLE("result_datatype", result_datatype);
    rec_number("target_rank", target_rank);
    rec_number("target_disp", target_disp);
    rec_number("target_count", target_count);
    REC_HANDLE("target_datatype", target_datatype);
    REC_HANDLE("op", op);
    REC_HANDLE("win", win);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Get_accumulate_c) && !REC_OWN_MPI_Get_accumulate_c
int REC_NAME(Get_accumulate_c)(const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype,
        void *result_addr, MPI_Count result_count, MPI_Datatype result_datatype, int target_rank, MPI_Aint target_disp,
        MPI_Count target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win) REC_LABEL(Get_accumulate_c);
int REC_NAME(Get_accumulate_c)(const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype,
        void *result_addr, MPI_Count result_count, MPI_Datatype result_datatype, int target_rank, MPI_Aint target_disp,
        MPI_Count target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win)
{
    rec_enter("Get_accumulate_c", REC_SHIFT);
    REC_SPECIAL(origin_addr, MPI_BOTTOM);
    REC_SPECIAL(result_addr, MPI_BOTTOM);
    rec_pointer("origin_addr", origin_addr);
    rec_number("origin_count", origin_count);
    REC_HANDLE("origin_datatype", origin_datatype);
    rec_pointer("result_addr", result_addr);
    rec_number("result_count", result_count);
    REC_HANDLE("result_datatype", result_datatype);
    rec_number("target_rank", target_rank);
    rec_number("target_disp", target_disp);
    rec_number("target_count", target_count);
    REC_HANDLE("target_datatype", target_datatype);
    REC_HANDLE("op", op);
    REC_HANDLE("win", win);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Get_c) && !REC_OWN_MPI_Get_c
int REC_NAME(Get_c)(void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, int target_rank,
        MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Win win) REC_LABEL(Get_c);
int REC_NAME(Get_c)(void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, int target_rank,
        MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Win win)
{
    rec_enter("Get_c", REC_SHIFT);
    REC_SPECIAL(origin_addr, MPI_BOTTOM);
    rec_pointer("origin_addr", origin_addr);
    rec_number("origin_count", origin_count);
    REC_HANDLE("origin_datatype", origin_datatype);
    rec_number("target_rank", target_rank);
    rec_number("target_disp", target_disp);
    rec_number("target_count", target_count);
    REC_HANDLE("target_datatype", target_datatype);
    REC_HANDLE("win", win);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Put) && !REC_OWN_MPI_Put
int REC_NAME(Put)(const void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank,
        MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Win win) REC_LABEL(Put);
int REC_NAME(Put)(const void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank,
        MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Win win)
{
    rec_enter("Put", REC_SHIFT);
    REC_SPECIAL(origin_addr, MPI_BOTTOM);
    rec_pointer("origin_addr", origin_addr);
    rec_number("origin_count", origin_count);
    REC_HANDLE("origin_datatype", origin_datatype);
    rec_number("target_rank", target_rank);
    rec_number("target_disp", target_disp);
    rec_number("target_count", target_count);
    REC_HANDLE("target_datatype", target_datatype);
    REC_HANDLE("win", win);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Put_c) && !REC_OWN_MPI_Put_c
int REC_NAME(Put_c)(const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, int target_rank,
        MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Win win) REC_LABEL(Put_c);
int REC_NAME(Put_c)(const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, int target_rank,
        MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Win win)
{
    rec_enter("Put_c", REC_SHIFT);
    REC_SPECIAL(origin_addr, MPI_BOTTOM);
    rec_pointer("origin_addr", origin_addr);
    rec_number("origin_count", origin_count);
    REC_HANDLE("origin_datatype", origin_datatype);
    rec_number("target_rank", target_rank);
    rec_number("target_disp", target_disp);
    rec_number("target_count", target_count);
    REC_HANDLE("target_datatype", target_datatype);
    REC_HANDLE("win", win);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Raccumulate) && !REC_OWN_MPI_Raccumulate
int REC_NAME(Raccumulate)(const void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank,
        MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win,
        MPI_Request *request) REC_LABEL(Raccumulate);
int REC_NAME(Raccumulate)(const void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank,
        MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win,
        MPI_Request *request)
{
    rec_enter("Raccumulate", REC_SHIFT);
    REC_SPECIAL(origin_addr, MPI_BOTTOM);
    rec_pointer("origin_addr", origin_addr);
    rec_number("origin_count", origin_count);
    REC_HANDLE("origin_datatype", origin_datatype);
    rec_number("target_rank", target_rank);
    rec_number("target_disp", target_disp);
    rec_number("target_count", target_count);
    REC_HANDLE("target_datatype", target_datatype);
    REC_HANDLE("op", op);
    REC_HANDLE("win", win);
    *request = REC_NEW(MPI_Request, 2010);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Raccumulate_c) && !REC_OWN_MPI_Raccumulate_c
int REC_NAME(Raccumulate_c)(const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype,
        int target_rank, MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Op op,
        MPI_Win win, MPI_Request *request) REC_LABEL(Raccumulate_c);
int REC_NAME(Raccumulate_c)(const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype,
        int target_rank, MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Op op,
        MPI_Win win, MPI_Request *request)
{
    rec_enter("Raccumulate_c", REC_SHIFT);
    REC_SPECIAL(origin_addr, MPI_BOTTOM);
    rec_pointer("origin_addr", origin_addr);
    rec_number("origin_count", origin_count);
    REC_HANDLE("origin_datatype", origin_datatype);
    rec_number("target_rank", target_rank);
    rec_number("target_disp", target_disp);
    rec_number("target_count", target_count);
    REC_HANDLE("target_datatype", target_datatype);
    REC_HANDLE("op", op);
    REC_HANDLE("win", win);
    *request = REC_NEW(MPI_Request, 2010);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Rget) && !REC_OWN_MPI_Rget
int REC_NAME(Rget)(void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank,
        MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Win win,
        MPI_Request *request) REC_LABEL(Rget);
int REC_NAME(Rget)(void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank,
        MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Win win, MPI_Request *request)
{
    rec_enter("Rget", REC_SHIFT);
    REC_SPECIAL(origin_addr, MPI_BOTTOM);
    rec_pointer("origin_addr", origin_addr);
    rec_number("origin_count", origin_count);
    REC_HANDLE("origin_datatype", origin_datatype);
    rec_number("target_rank", target_rank);
    rec_number("target_disp", target_disp);
    rec_number("target_count", target_count);
    REC_HANDLE("target_datatype", target_datatype);
    REC_HANDLE("win", win);
    *request = REC_NEW(MPI_Request, 2009);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Rget_accumulate) && !REC_OWN_MPI_Rget_accumulate
int REC_NAME(Rget_accumulate)(const void *origin_addr, int origin_count, MPI_Datatype origin_datatype,
        void *result_addr, int result_count, MPI_Datatype result_datatype, int target_rank, MPI_Aint target_disp,
        int target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win,
        MPI_Request *request) REC_LABEL(Rget_accumulate);
int REC_NAME(Rget_accumulate)(const void *origin_addr, int origin_count, MPI_Datatype origin_datatype,
        void *result_addr, int result_count, MPI_Datatype result_datatype, int target_rank, MPI_Aint target_disp,
        int target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win, MPI_Request *request)
{
    rec_enter("Rget_accumulate", REC_SHIFT);
    REC_SPECIAL(origin_addr, MPI_BOTTOM);
    REC_SPECIAL(result_addr, MPI_BOTTOM);
    rec_pointer("origin_addr", origin_addr);
    rec_number("origin_count", origin_count);
    REC_HANDLE("origin_datatype", origin_datatype);
    rec_pointer("result_addr", result_addr);
    rec_number("result_count", result_count);
    REC_HANDLE("result_datatype", result_datatype);
    rec_number("target_rank", target_rank);
    rec_number("target_disp", target_disp);
    rec_number("target_count", target_count);
    REC_HANDLE("target_datatype", target_datatype);
    REC_HANDLE("op", op);
    REC_HANDLE("win", win);
    *request = REC_NEW(MPI_Request, 2013);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Rget_accumulate_c) && !REC_OWN_MPI_Rget_accumulate_c
int REC_NAME(Rget_accumulate_c)(const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype,
        void *result_addr, MPI_Count result_count, MPI_Datatype result_datatype, int target_rank, MPI_Aint target_disp,
        MPI_Count target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win,
        MPI_Request *request) REC_LABEL(Rget_accumulate_c);
int REC_NAME(Rget_accumulate_c)(const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype,
        void *result_addr, MPI_Count result_count, MPI_Datatype result_datatype, int target_rank, MPI_Aint target_disp,
        MPI_Count target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win, MPI_Request *request)
{
    rec_enter("Rget_accumulate_c", REC_SHIFT);
    REC_SPECIAL(origin_addr, MPI_BOTTOM);
    REC_SPECIAL(result_addr, MPI_BOTTOM);
    rec_pointer("origin_addr", origin_addr);
    rec_number("origin_count", origin_count);
    REC_HANDLE("origin_datatype", origin_datatype);
    rec_pointer("result_addr", result_addr);
    rec_number("result_count", result_count);
    REC_HANDLE("result_datatype", result_datatype);
    rec_number("target_rank", target_rank);
    rec_number("target_disp", target_disp);
    rec_number("target_count", target_count);
    REC_HANDLE("target_datatype", target_datatype);
    REC_HANDLE("op", op);
    REC_HANDLE("win", win);
    *request = REC_NEW(MPI_Request, 2013);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Rget_c) && !REC_OWN_MPI_Rget_c
int REC_NAME(Rget_c)(void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, int target_rank,
        MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Win win,
        MPI_Request *request) REC_LABEL(Rget_c);
int REC_NAME(Rget_c)(void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, int target_rank,
        MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Win win, MPI_Request *request)
{
    rec_enter("Rget_c", REC_SHIFT);
    REC_SPECIAL(origin_addr, MPI_BOTTOM);
    rec_pointer("origin_addr", origin_addr);
    rec_number("origin_count", origin_count);
    REC_HANDLE("origin_datatype", origin_datatype);
    rec_number("target_rank", target_rank);
    rec_number("target_disp", target_disp);
    rec_number("target_count", target_count);
    REC_HANDLE("target_datatype", target_datatype);
    REC_HANDLE("win", win);
    *request = REC_NEW(MPI_Request, 2009);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Rput) && !REC_OWN_MPI_Rput
int REC_NAME(Rput)(const void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank,
        MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Win win,
        MPI_Request *request) REC_LABEL(Rput);
int REC_NAME(Rput)(const void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank,
        MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Win win, MPI_Request *request)
{
    rec_enter("Rput", REC_SHIFT);
    REC_SPECIAL(origin_addr, MPI_BOTTOM);
    rec_pointer("origin_addr", origin_addr);
    rec_number("origin_count", origin_count);
    REC_HANDLE("origin_datatype", origin_datatype);
    rec_number("target_rank", target_rank);
    rec_number("target_disp", target_disp);
    rec_number("target_count", target_count);
    REC_HANDLE("target_datatype", target_datatype);
    REC_HANDLE("win", win);
    *request = REC_NEW(MPI_Request, 2009);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Rput_c) && !REC_OWN_MPI_Rput_c
int REC_NAME(Rput_c)(const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, int target_rank,
        MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Win win,
        MPI_Request *request) REC_LABEL(Rput_c);
int REC_NAME(Rput_c)(const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, int target_rank,
        MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Win win, MPI_Request *request)
{
    rec_enter("Rput_c", REC_SHIFT);
    REC_SPECIAL(origin_addr, MPI_BOTTOM);
    rec_pointer("origin_addr", origin_addr);
    rec_number("origin_count", origin_count);
    REC_HANDLE("origin_datatype", origin_datatype);
    rec_number("target_rank", target_rank);
    rec_number("target_disp", target_disp);
    rec_number("target_count", target_count);
    REC_HANDLE("target_datatype", target_datatype);
    REC_HANDLE("win", win);
    *request = REC_NEW(MPI_Request, 2009);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Win_allocate) && !REC_OWN_MPI_Win_allocate
int REC_NAME(Win_allocate)(MPI_Aint size, int disp_unit, MPI_Info info, MPI_Comm comm, void *baseptr,
        MPI_Win *win) REC_LABEL(Win_allocate);
int REC_NAME(Win_allocate)(MPI_Aint size, int disp_unit, MPI_Info info, MPI_Comm comm, void *baseptr, MPI_Win *win)
{
    rec_enter("Win_allocate", REC_SHIFT);
    rec_number("size", size);
    rec_number("disp_unit", disp_unit);
    REC_HANDLE("info", info);
    REC_HANDLE("comm", comm);
    *(void **)baseptr = rec_slot(5);
    *win = REC_NEW(MPI_Win, 2006);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Win_allocate_c) && !REC_OWN_MPI_Win_allocate_c
int REC_NAME(Win_allocate_c)(MPI_Aint size, MPI_Aint disp_unit, MPI_Info info, MPI_Comm comm, void *baseptr,
        MPI_Win *win) REC_LABEL(Win_allocate_c);
int REC_NAME(Win_allocate_c)(MPI_Aint size, MPI_Aint disp_unit, MPI_Info info, MPI_Comm comm, void *baseptr,
        MPI_Win *win)
{
    rec_enter("Win_allocate_c", REC_SHIFT);
    rec_number("size", size);
    rec_number("disp_unit", disp_unit);
    REC_HANDLE("info", info);
    REC_HANDLE("comm", comm);
    *(void **)baseptr = rec_slot(5);
    *win = REC_NEW(MPI_Win, 2006);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Win_allocate_shared) && !REC_OWN_MPI_Win_allocate_shared
int REC_NAME(Win_allocate_shared)(MPI_Aint size, int disp_unit, MPI_Info info, MPI_Comm comm, void *baseptr,
        MPI_Win *win) REC_LABEL(Win_allocate_shared);
int REC_NAME(Win_allocate_shared)(MPI_Aint size, int disp_unit, MPI_Info info, MPI_Comm comm, void *baseptr,
        MPI_Win *win)
{
    rec_enter("Win_allocate_shared", REC_SHIFT);
    rec_number("size", size);
    rec_number("disp_unit", disp_unit);
    REC_HANDLE("info", info);
    REC_HANDLE("comm", comm);
    *(void **)baseptr = rec_slot(5);
    *win = REC_NEW(MPI_Win, 2006);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Win_allocate_shared_c) && !REC_OWN_MPI_Win_allocate_shared_c
int REC_NAME(Win_allocate_shared_c)(MPI_Aint size, MPI_Aint disp_unit, MPI_Info info, MPI_Comm comm, void *baseptr,
        MPI_Win *win) REC_LABEL(Win_allocate_shared_c);
int REC_NAME(Win_allocate_shared_c)(MPI_Aint size, MPI_Aint disp_unit, MPI_Info info, MPI_Comm comm, void *baseptr,
        MPI_Win *win)
{
    rec_enter("Win_allocate_shared_c", REC_SHIFT);
    rec_number("size", size);
    rec_number("disp_unit", disp_unit);
    REC_HANDLE("info", info);
    REC_HANDLE("comm", comm);
    *(void **)baseptr = rec_slot(5);
    *win = REC_NEW(MPI_Win, 2006);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Win_attach) && !REC_OWN_MPI_Win_attach
int REC_NAME(Win_attach)(MPI_Win win, void *base, MPI_Aint size) REC_LABEL(Win_attach);
int REC_NAME(Win_attach)(MPI_Win win, void *base, MPI_Aint size)
{
    rec_enter("Win_attach", REC_SHIFT);
    REC_SPECIAL(base, MPI_BOTTOM);
    REC_HANDLE("win", win);
    rec_pointer("base", base);
    rec_number("size", size);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Win_complete) && !REC_OWN_MPI_Win_complete
int REC_NAME(Win_complete)(MPI_Win win) REC_LABEL(Win_complete);
int REC_NAME(Win_complete)(MPI_Win win)
{
    rec_enter("Win_complete", REC_SHIFT);
    REC_HANDLE("win", win);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Win_create) && !REC_OWN_MPI_Win_create
int REC_NAME(Win_create)(void *base, MPI_Aint size, int disp_unit, MPI_Info info, MPI_Comm comm,
        MPI_Win *win) REC_LABEL(Win_create);
int REC_NAME(Win_create)(void *base, MPI_Aint size, int disp_unit, MPI_Info info, MPI_Comm comm, MPI_Win *win)
{
    rec_enter("Win_create", REC_SHIFT);
    REC_SPECIAL(base, MPI_BOTTOM);
    rec_pointer("base", base);
    rec_number("size", size);
    rec_number("disp_unit", disp_unit);
    REC_HANDLE("info", info);
    REC_HANDLE("comm", comm);
    *win = REC_NEW(MPI_Win, 2006);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Win_create_c) && !REC_OWN_MPI_Win_create_c
int REC_NAME(Win_create_c)(void *base, MPI_Aint size, MPI_Aint disp_unit, MPI_Info info, MPI_Comm comm,
        MPI_Win *win) REC_LABEL(Win_create_c);
int REC_NAME(Win_create_c)(void *base, MPI_Aint size, MPI_Aint disp_unit, MPI_Info info, MPI_Comm comm, MPI_Win *win)
{
    rec_enter("Win_create_c", REC_SHIFT);
    REC_SPECIAL(base, MPI_BOTTOM);
    rec_pointer("base", base);
    rec_number("size", size);
    rec_number("disp_unit", disp_unit);
    REC_HANDLE("info", info);
    REC_HANDLE("comm", comm);
    *win = REC_NEW(MPI_Win, 2006);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Win_create_dynamic) && !REC_OWN_MPI_Win_create_dynamic
int REC_NAME(Win_create_dynamic)(MPI_Info info, MPI_Comm comm, MPI_Win *win) REC_LABEL(Win_create_dynamic);
int REC_NAME(Win_create_dynamic)(MPI_Info info, MPI_Comm comm, MPI_Win *win)
{
    rec_enter("Win_create_dynamic", REC_SHIFT);
    REC_HANDLE("info", info);
    REC_HANDLE("comm", comm);
    *win = REC_NEW(MPI_Win, 2003);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Win_detach) && !REC_OWN_MPI_Win_detach
int REC_NAME(Win_detach)(MPI_Win win, const void *base) REC_LABEL(Win_detach);
int REC_NAME(Win_detach)(MPI_Win win, const void *base)
{
    rec_enter("Win_detach", REC_SHIFT);
    REC_SPECIAL(base, MPI_BOTTOM);
    REC_HANDLE("win", win);
    rec_pointer("base", base);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Win_fence) && !REC_OWN_MPI_Win_fence
int REC_NAME(Win_fence)(int assert, MPI_Win win) REC_LABEL(Win_fence);
int REC_NAME(Win_fence)(int assert, MPI_Win win)
{
    rec_enter("Win_fence", REC_SHIFT);
    rec_number("assert", assert);
    REC_HANDLE("win", win);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Win_flush) && !REC_OWN_MPI_Win_flush
int REC_NAME(Win_flush)(int rank, MPI_Win win) REC_LABEL(Win_flush);
int REC_NAME(Win_flush)(int rank, MPI_Win win)
{
    rec_enter("Win_flush", REC_SHIFT);
    rec_number("rank", rank);
    REC_HANDLE("win", win);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Win_flush_all) && !REC_OWN_MPI_Win_flush_all
int REC_NAME(Win_flush_all)(MPI_Win win) REC_LABEL(Win_flush_all);
int REC_NAME(Win_flush_all)(MPI_Win win)
{
    rec_enter("Win_flush_all", REC_SHIFT);
    REC_HANDLE("win", win);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Win_flush_local) && !REC_OWN_MPI_Win_flush_local
int REC_NAME(Win_flush_local)(int rank, MPI_Win win) REC_LABEL(Win_flush_local);
int REC_NAME(Win_flush_local)(int rank, MPI_Win win)
{
    rec_enter("Win_flush_local", REC_SHIFT);
    rec_number("rank", rank);
    REC_HANDLE("win", win);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Win_flush_local_all) && !REC_OWN_MPI_Win_flush_local_all
int REC_NAME(Win_flush_local_all)(MPI_Win win) REC_LABEL(Win_flush_local_all);
int REC_NAME(Win_flush_local_all)(MPI_Win win)
{
    rec_enter("Win_flush_local_all", REC_SHIFT);
    REC_HANDLE("win", win);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Win_free) && !REC_OWN_MPI_Win_free
int REC_NAME(Win_free)(MPI_Win *win) REC_LABEL(Win_free);
int REC_NAME(Win_free)(MPI_Win *win)
{
    rec_enter("Win_free", REC_SHIFT);
    REC_HANDLE("win", *win);
    *win = REC_NEW(MPI_Win, 2001);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Win_get_group) && !REC_OWN_MPI_Win_get_group
int REC_NAME(Win_get_group)(MPI_Win win, MPI_Group *group) REC_LABEL(Win_get_group);
int REC_NAME(Win_get_group)(MPI_Win win, MPI_Group *group)
{
    rec_enter("Win_get_group", REC_SHIFT);
    REC_HANDLE("win", win);
    *group = REC_NEW(MPI_Group, 2002);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Win_get_info) && !REC_OWN_MPI_Win_get_info
int REC_NAME(Win_get_info)(MPI_Win win, MPI_Info *info_used) REC_LABEL(Win_get_info);
int REC_NAME(Win_get_info)(MPI_Win win, MPI_Info *info_used)
{
    rec_enter("Win_get_info", REC_SHIFT);
    REC_HANDLE("win", win);
    *info_used = REC_NEW(MPI_Info, 2002);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Win_get_name) && !REC_OWN_MPI_Win_get_name
int REC_NAME(Win_get_name)(MPI_Win win, char *win_name, int *resultlen) REC_LABEL(Win_get_name);
int REC_NAME(Win_get_name)(MPI_Win win, char *win_name, int *resultlen)
{
    rec_enter("Win_get_name", REC_SHIFT);
    REC_HANDLE("win", win);
    rec_reply_string(win_name, 2);
    *resultlen = 203;
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Win_lock) && !REC_OWN_MPI_Win_lock
int REC_NAME(Win_lock)(int lock_type, int rank, int assert, MPI_Win win) REC_LABEL(Win_lock);
int REC_NAME(Win_lock)(int lock_type, int rank, int assert, MPI_Win win)
{
    rec_enter("Win_lock", REC_SHIFT);
    rec_number("lock_type", lock_type);
    rec_number("rank", rank);
    rec_number("assert", assert);
    REC_HANDLE("win", win);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Win_lock_all) && !REC_OWN_MPI_Win_lock_all
int REC_NAME(Win_lock_all)(int assert, MPI_Win win) REC_LABEL(Win_lock_all);
int REC_NAME(Win_lock_all)(int assert, MPI_Win win)
{
    rec_enter("Win_lock_all", REC_SHIFT);
    rec_number("assert", assert);
    REC_HANDLE("win", win);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Win_post) && !REC_OWN_MPI_Win_post
int REC_NAME(Win_post)(MPI_Group group, int assert, MPI_Win win) REC_LABEL(Win_post);
int REC_NAME(Win_post)(MPI_Group group, int assert, MPI_Win win)
{
    rec_enter("Win_post", REC_SHIFT);
    REC_HANDLE("group", group);
    rec_number("assert", assert);
    REC_HANDLE("win", win);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Win_set_info) && !REC_OWN_MPI_Win_set_info
int REC_NAME(Win_set_info)(MPI_Win win, MPI_Info info) REC_LABEL(Win_set_info);
int REC_NAME(Win_set_info)(MPI_Win win, MPI_Info info)
{
    rec_enter("Win_set_info", REC_SHIFT);
    REC_HANDLE("win", win);
    REC_HANDLE("info", info);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Win_set_name) && !REC_OWN_MPI_Win_set_name
int REC_NAME(Win_set_name)(MPI_Win win, const char *win_name) REC_LABEL(Win_set_name);
int REC_NAME(Win_set_name)(MPI_Win win, const char *win_name)
{
    rec_enter("Win_set_name", REC_SHIFT);
    REC_HANDLE("win", win);
    rec_string("win_name", win_name);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Win_shared_query) && !REC_OWN_MPI_Win_shared_query
int REC_NAME(Win_shared_query)(MPI_Win win, int rank, MPI_Aint *size, int *disp_unit,
        void *baseptr) REC_LABEL(Win_shared_query);
int REC_NAME(Win_shared_query)(MPI_Win win, int rank, MPI_Aint *size, int *disp_unit, void *baseptr)
{
    rec_enter("Win_shared_query", REC_SHIFT);
    REC_HANDLE("win", win);
    rec_number("rank", rank);
    *size = 5000000103;
    *disp_unit = 204;
    *(void **)baseptr = rec_slot(5);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Win_shared_query_c) && !REC_OWN_MPI_Win_shared_query_c
int REC_NAME(Win_shared_query_c)(MPI_Win win, int rank, MPI_Aint *size, MPI_Aint *disp_unit,
        void *baseptr) REC_LABEL(Win_shared_query_c);
int REC_NAME(Win_shared_query_c)(MPI_Win win, int rank, MPI_Aint *size, MPI_Aint *disp_unit, void *baseptr)
{
    rec_enter("Win_shared_query_c", REC_SHIFT);
    REC_HANDLE("win", win);
    rec_number("rank", rank);
    *size = 5000000103;
    *disp_unit = 5000000104;
    *(void **)baseptr = rec_slot(5);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Win_start) && !REC_OWN_MPI_Win_start
int REC_NAME(Win_start)(MPI_Group group, int assert, MPI_Win win) REC_LABEL(Win_start);
int REC_NAME(Win_start)(MPI_Group group, int assert, MPI_Win win)
{
    rec_enter("Win_start", REC_SHIFT);
    REC_HANDLE("group", group);
    rec_number("assert", assert);
    REC_HANDLE("win", win);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Win_sync) && !REC_OWN_MPI_Win_sync
int REC_NAME(Win_sync)(MPI_Win win) REC_LABEL(Win_sync);
int REC_NAME(Win_sync)(MPI_Win win)
{
    rec_enter("Win_sync", REC_SHIFT);
    REC_HANDLE("win", win);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Win_test) && !REC_OWN_MPI_Win_test
int REC_NAME(Win_test)(MPI_Win win, int *flag) REC_LABEL(Win_test);
int REC_NAME(Win_test)(MPI_Win win, int *flag)
{
    rec_enter("Win_test", REC_SHIFT);
    REC_HANDLE("win", win);
    *flag = 1;
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Win_unlock) && !REC_OWN_MPI_Win_unlock
int REC_NAME(Win_unlock)(int rank, MPI_Win win) REC_LABEL(Win_unlock);
int REC_NAME(Win_unlock)(int rank, MPI_Win win)
{
    rec_enter("Win_unlock", REC_SHIFT);
    rec_number("rank", rank);
    REC_HANDLE("win", win);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Win_unlock_all) && !REC_OWN_MPI_Win_unlock_all
int REC_NAME(Win_unlock_all)(MPI_Win win) REC_LABEL(Win_unlock_all);
int REC_NAME(Win_unlock_all)(MPI_Win win)
{
    rec_enter("Win_unlock_all", REC_SHIFT);
    REC_HANDLE("win", win);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Win_wait) && !REC_OWN_MPI_Win_wait
int REC_NAME(Win_wait)(MPI_Win win) REC_LABEL(Win_wait);
int REC_NAME(Win_wait)(MPI_Win win)
{
    rec_enter("Win_wait", REC_SHIFT);
    REC_HANDLE("win", win);
    return rec_reply();
}
#endif

