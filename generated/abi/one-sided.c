/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml through templates/abi/calls.c.j2. */
/* What stands under entry points of the standard ABI: every argument is converted, the other MPI's function is called. */
#include "bnd_native_calls.h"

#ifndef BND_EMULATES_MPI_Accumulate
#if BND_HAS_MPI_Accumulate
int BND_IMPLEMENTATION(Accumulate)(const void *origin_addr, int origin_count, abi_Datatype origin_datatype,
        int target_rank, abi_Aint target_disp, int target_count, abi_Datatype target_datatype, abi_Op op, abi_Win win)
{
    BND_ABI_REFUSE_WRONG(Type, origin_datatype, 1, ABI_ERR_TYPE, "MPI_Accumulate", BND_ON_WIN, win);
    BND_ABI_REFUSE_WRONG(Type, target_datatype, 1, ABI_ERR_TYPE, "MPI_Accumulate", BND_ON_WIN, win);
    BND_ABI_REFUSE_WRONG(Op, op, 1, ABI_ERR_OP, "MPI_Accumulate", BND_ON_WIN, win);
    BND_ABI_REFUSE_WRONG(Win, win, 1, ABI_ERR_WIN, "MPI_Accumulate", BND_ON_WIN, win);
    return BND_RETURNED(BND_NATIVE(Accumulate)(origin_addr, origin_count, bnd_to_Type(origin_datatype),
            bnd_to_ranks(target_rank), target_disp, target_count, bnd_to_Type(target_datatype), bnd_to_Op(op),
            bnd_to_Win(win)), "MPI_Accumulate", BND_ON_WIN, win);
}
#else
int BND_IMPLEMENTATION(Accumulate)(const void *origin_addr, int origin_count, abi_Datatype origin_datatype,
        int target_rank, abi_Aint target_disp, int target_count, abi_Datatype target_datatype, abi_Op op, abi_Win win)
{
    (void)origin_addr, (void)origin_count, (void)origin_datatype, (void)target_rank, (void)target_disp,
            (void)target_count, (void)target_datatype, (void)op, (void)win;
    return BND_UNSUPPORTED("MPI_Accumulate", BND_ON_WIN, win);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Accumulate_c
#if BND_HAS_MPI_Accumulate_c && !defined(BND_EMULATES_MPI_Accumulate)
int BND_IMPLEMENTATION(Accumulate_c)(const void *origin_addr, abi_Count origin_count, abi_Datatype origin_datatype,
        int target_rank, abi_Aint target_disp, abi_Count target_count, abi_Datatype target_datatype, abi_Op op,
        abi_Win win)
{
    BND_ABI_REFUSE_WRONG(Type, origin_datatype, 1, ABI_ERR_TYPE, "MPI_Accumulate_c", BND_ON_WIN, win);
    BND_ABI_REFUSE_WRONG(Type, target_datatype, 1, ABI_ERR_TYPE, "MPI_Accumulate_c", BND_ON_WIN, win);
    BND_ABI_REFUSE_WRONG(Op, op, 1, ABI_ERR_OP, "MPI_Accumulate_c", BND_ON_WIN, win);
    BND_ABI_REFUSE_WRONG(Win, win, 1, ABI_ERR_WIN, "MPI_Accumulate_c", BND_ON_WIN, win);
    return BND_RETURNED(BND_NATIVE(Accumulate_c)(origin_addr, origin_count, bnd_to_Type(origin_datatype),
            bnd_to_ranks(target_rank), target_disp, target_count, bnd_to_Type(target_datatype), bnd_to_Op(op),
            bnd_to_Win(win)), "MPI_Accumulate_c", BND_ON_WIN, win);
}
#else
int BND_IMPLEMENTATION(Accumulate_c)(const void *origin_addr, abi_Count origin_count, abi_Datatype origin_datatype,
        int target_rank, abi_Aint target_disp, abi_Count target_count, abi_Datatype target_datatype, abi_Op op,
        abi_Win win)
{
#if BND_HAS_MPI_Accumulate || defined(BND_EMULATES_MPI_Accumulate)
    BND_NARROW_IN(int, origin_count, 1, "MPI_Accumulate_c", ABI_ERR_COUNT, BND_ON_WIN, win);
    BND_NARROW_IN(int, target_count, 1, "MPI_Accumulate_c", ABI_ERR_COUNT, BND_ON_WIN, win);
    const int bnd_result = BND_IMPLEMENTATION(Accumulate)(origin_addr, c_origin_count, origin_datatype, target_rank,
            target_disp, c_target_count, target_datatype, op, win);
    BND_NARROWED_IN(origin_count, 1, 0);
    BND_NARROWED_IN(target_count, 1, 0);
    return bnd_result;
#else
    (void)origin_addr, (void)origin_count, (void)origin_datatype, (void)target_rank, (void)target_disp,
            (void)target_count, (void)target_datatype, (void)op, (void)win;
    return BND_UNSUPPORTED("MPI_Accumulate_c", BND_ON_WIN, win);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Alloc_mem
#if BND_HAS_MPI_Alloc_mem
int BND_IMPLEMENTATION(Alloc_mem)(abi_Aint size, abi_Info info, void *baseptr)
{
    BND_ABI_REFUSE_WRONG(null_or_Info, info, 1, ABI_ERR_INFO, "MPI_Alloc_mem", BND_ON_NOTHING, 0);
    return BND_RETURNED(BND_NATIVE(Alloc_mem)(size, bnd_to_Info(info), baseptr), "MPI_Alloc_mem", BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Alloc_mem)(abi_Aint size, abi_Info info, void *baseptr)
{
    (void)size, (void)info, (void)baseptr;
    return BND_UNSUPPORTED("MPI_Alloc_mem", BND_ON_NOTHING, 0);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Compare_and_swap
#if BND_HAS_MPI_Compare_and_swap
int BND_IMPLEMENTATION(Compare_and_swap)(const void *origin_addr, const void *compare_addr, void *result_addr,
        abi_Datatype datatype, int target_rank, abi_Aint target_disp, abi_Win win)
{
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_Compare_and_swap", BND_ON_WIN, win);
    BND_ABI_REFUSE_WRONG(Win, win, 1, ABI_ERR_WIN, "MPI_Compare_and_swap", BND_ON_WIN, win);
    return BND_RETURNED(BND_NATIVE(Compare_and_swap)(origin_addr, compare_addr, result_addr, bnd_to_Type(datatype),
            bnd_to_ranks(target_rank), target_disp, bnd_to_Win(win)), "MPI_Compare_and_swap", BND_ON_WIN, win);
}
#else
int BND_IMPLEMENTATION(Compare_and_swap)(const void *origin_addr, const void *compare_addr, void *result_addr,
        abi_Datatype datatype, int target_rank, abi_Aint target_disp, abi_Win win)
{
    (void)origin_addr, (void)compare_addr, (void)result_addr, (void)datatype, (void)target_rank, (void)target_disp,
            (void)win;
    return BND_UNSUPPORTED("MPI_Compare_and_swap", BND_ON_WIN, win);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Fetch_and_op
#if BND_HAS_MPI_Fetch_and_op
int BND_IMPLEMENTATION(Fetch_and_op)(const void *origin_addr, void *result_addr, abi_Datatype datatype,
        int target_rank, abi_Aint target_disp, abi_Op op, abi_Win win)
{
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_Fetch_and_op", BND_ON_WIN, win);
    BND_ABI_REFUSE_WRONG(Op, op, 1, ABI_ERR_OP, "MPI_Fetch_and_op", BND_ON_WIN, win);
    BND_ABI_REFUSE_WRONG(Win, win, 1, ABI_ERR_WIN, "MPI_Fetch_and_op", BND_ON_WIN, win);
    return BND_RETURNED(BND_NATIVE(Fetch_and_op)(origin_addr, result_addr, bnd_to_Type(datatype),
            bnd_to_ranks(target_rank), target_disp, bnd_to_Op(op), bnd_to_Win(win)), "MPI_Fetch_and_op", BND_ON_WIN,
            win);
}
#else
int BND_IMPLEMENTATION(Fetch_and_op)(const void *origin_addr, void *result_addr, abi_Datatype datatype,
        int target_rank, abi_Aint target_disp, abi_Op op, abi_Win win)
{
    (void)origin_addr, (void)result_addr, (void)datatype, (void)target_rank, (void)target_disp, (void)op, (void)win;
    return BND_UNSUPPORTED("MPI_Fetch_and_op", BND_ON_WIN, win);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Free_mem
#if BND_HAS_MPI_Free_mem
int BND_IMPLEMENTATION(Free_mem)(void *base)
{
    return BND_RETURNED(BND_NATIVE(Free_mem)(base), "MPI_Free_mem", BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Free_mem)(void *base)
{
    (void)base;
    return BND_UNSUPPORTED("MPI_Free_mem", BND_ON_NOTHING, 0);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Get
#if BND_HAS_MPI_Get
int BND_IMPLEMENTATION(Get)(void *origin_addr, int origin_count, abi_Datatype origin_datatype, int target_rank,
        abi_Aint target_disp, int target_count, abi_Datatype target_datatype, abi_Win win)
{
    BND_ABI_REFUSE_WRONG(Type, origin_datatype, 1, ABI_ERR_TYPE, "MPI_Get", BND_ON_WIN, win);
    BND_ABI_REFUSE_WRONG(Type, target_datatype, 1, ABI_ERR_TYPE, "MPI_Get", BND_ON_WIN, win);
    BND_ABI_REFUSE_WRONG(Win, win, 1, ABI_ERR_WIN, "MPI_Get", BND_ON_WIN, win);
    return BND_RETURNED(BND_NATIVE(Get)(origin_addr, origin_count, bnd_to_Type(origin_datatype),
            bnd_to_ranks(target_rank), target_disp, target_count, bnd_to_Type(target_datatype), bnd_to_Win(win)),
            "MPI_Get", BND_ON_WIN, win);
}
#else
int BND_IMPLEMENTATION(Get)(void *origin_addr, int origin_count, abi_Datatype origin_datatype, int target_rank,
        abi_Aint target_disp, int target_count, abi_Datatype target_datatype, abi_Win win)
{
    (void)origin_addr, (void)origin_count, (void)origin_datatype, (void)target_rank, (void)target_disp,
            (void)target_count, (void)target_datatype, (void)win;
    return BND_UNSUPPORTED("MPI_Get", BND_ON_WIN, win);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Get_accumulate
#if BND_HAS_MPI_Get_accumulate
int BND_IMPLEMENTATION(Get_accumulate)(const void *origin_addr, int origin_count, abi_Datatype origin_datatype,
        void *result_addr, int result_count, abi_Datatype result_datatype, int target_rank, abi_Aint target_disp,
        int target_count, abi_Datatype target_datatype, abi_Op op, abi_Win win)
{
    BND_ABI_REFUSE_WRONG(Type, origin_datatype, !(op == ABI_NO_OP), ABI_ERR_TYPE, "MPI_Get_accumulate", BND_ON_WIN,
            win);
    BND_ABI_REFUSE_WRONG(Type, result_datatype, 1, ABI_ERR_TYPE, "MPI_Get_accumulate", BND_ON_WIN, win);
    BND_ABI_REFUSE_WRONG(Type, target_datatype, 1, ABI_ERR_TYPE, "MPI_Get_accumulate", BND_ON_WIN, win);
    BND_ABI_REFUSE_WRONG(Op, op, 1, ABI_ERR_OP, "MPI_Get_accumulate", BND_ON_WIN, win);
    BND_ABI_REFUSE_WRONG(Win, win, 1, ABI_ERR_WIN, "MPI_Get_accumulate", BND_ON_WIN, win);
    return BND_RETURNED(BND_NATIVE(Get_accumulate)(origin_addr, origin_count, bnd_to_Type(origin_datatype),
            result_addr, result_count, bnd_to_Type(result_datatype), bnd_to_ranks(target_rank), target_disp,
            target_count, bnd_to_Type(target_datatype), bnd_to_Op(op), bnd_to_Win(win)), "MPI_Get_accumulate",
            BND_ON_WIN, win);
}
#else
int BND_IMPLEMENTATION(Get_accumulate)(const void *origin_addr, int origin_count, abi_Datatype origin_datatype,
        void *result_addr, int result_count, abi_Datatype result_datatype, int target_rank, abi_Aint target_disp,
        int target_count, abi_Datatype target_datatype, abi_Op op, abi_Win win)
{
    (void)origin_addr, (void)origin_count, (void)origin_datatype, (void)result_addr, (void)result_count,
            (void)result_datatype, (void)target_rank, (void)target_disp, (void)target_count, (void)target_datatype,
            (void)op, (void)win;
    return BND_UNSUPPORTED("MPI_Get_accumulate", BND_ON_WIN, win);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Get_accumulate_c
#if BND_HAS_MPI_Get_accumulate_c && !defined(BND_EMULATES_MPI_Get_accumulate)
int BND_IMPLEMENTATION(Get_accumulate_c)(const void *origin_addr, abi_Count origin_count, abi_Datatype origin_datatype,
        void *result_addr, abi_Count result_count, abi_Datatype result_datatype, int target_rank, abi_Aint target_disp,
        abi_Count target_count, abi_Datatype target_datatype, abi_Op op, abi_Win win)
{
    BND_ABI_REFUSE_WRONG(Type, origin_datatype, !(op == ABI_NO_OP), ABI_ERR_TYPE, "MPI_Get_accumulate_c", BND_ON_WIN,
            win);
    BND_ABI_REFUSE_WRONG(Type, result_datatype, 1, ABI_ERR_TYPE, "MPI_Get_accumulate_c", BND_ON_WIN, win);
    BND_ABI_REFUSE_WRONG(Type, target_datatype, 1, ABI_ERR_TYPE, "MPI_Get_accumulate_c", BND_ON_WIN, win);
    BND_ABI_REFUSE_WRONG(Op, op, 1, ABI_ERR_OP, "MPI_Get_accumulate_c", BND_ON_WIN, win);
    BND_ABI_REFUSE_WRONG(Win, win, 1, ABI_ERR_WIN, "MPI_Get_accumulate_c", BND_ON_WIN, win);
    return BND_RETURNED(BND_NATIVE(Get_accumulate_c)(origin_addr, origin_count, bnd_to_Type(origin_datatype),
            result_addr, result_count, bnd_to_Type(result_datatype), bnd_to_ranks(target_rank), target_disp,
            target_count, bnd_to_Type(target_datatype), bnd_to_Op(op), bnd_to_Win(win)), "MPI_Get_accumulate_c",
            BND_ON_WIN, win);
}
#else
int BND_IMPLEMENTATION(Get_accumulate_c)(const void *origin_addr, abi_Count origin_count, abi_Datatype origin_datatype,
        void *result_addr, abi_Count result_count, abi_Datatype result_datatype, int target_rank, abi_Aint target_disp,
        abi_Count target_count, abi_Datatype target_datatype, abi_Op op, abi_Win win)
{
#if BND_HAS_MPI_Get_accumulate || defined(BND_EMULATES_MPI_Get_accumulate)
    BND_NARROW_IN(int, origin_count, 1, "MPI_Get_accumulate_c", ABI_ERR_COUNT, BND_ON_WIN, win);
    BND_NARROW_IN(int, result_count, 1, "MPI_Get_accumulate_c", ABI_ERR_COUNT, BND_ON_WIN, win);
    BND_NARROW_IN(int, target_count, 1, "MPI_Get_accumulate_c", ABI_ERR_COUNT, BND_ON_WIN, win);
    const int bnd_result = BND_IMPLEMENTATION(Get_accumulate)(origin_addr, c_origin_count, origin_datatype,
            result_addr, c_result_count, result_datatype, target_rank, target_disp, c_target_count, target_datatype,
            op, win);
    BND_NARROWED_IN(origin_count, 1, 0);
    BND_NARROWED_IN(result_count, 1, 0);
    BND_NARROWED_IN(target_count, 1, 0);
    return bnd_result;
#else
    (void)origin_addr, (void)origin_count, (void)origin_datatype, (void)result_addr, (void)result_count,
            (void)result_datatype, (void)target_rank, (void)target_disp, (void)target_count, (void)target_datatype,
            (void)op, (void)win;
    return BND_UNSUPPORTED("MPI_Get_accumulate_c", BND_ON_WIN, win);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Get_c
#if BND_HAS_MPI_Get_c && !defined(BND_EMULATES_MPI_Get)
int BND_IMPLEMENTATION(Get_c)(void *origin_addr, abi_Count origin_count, abi_Datatype origin_datatype, int target_rank,
        abi_Aint target_disp, abi_Count target_count, abi_Datatype target_datatype, abi_Win win)
{
    BND_ABI_REFUSE_WRONG(Type, origin_datatype, 1, ABI_ERR_TYPE, "MPI_Get_c", BND_ON_WIN, win);
    BND_ABI_REFUSE_WRONG(Type, target_datatype, 1, ABI_ERR_TYPE, "MPI_Get_c", BND_ON_WIN, win);
    BND_ABI_REFUSE_WRONG(Win, win, 1, ABI_ERR_WIN, "MPI_Get_c", BND_ON_WIN, win);
    return BND_RETURNED(BND_NATIVE(Get_c)(origin_addr, origin_count, bnd_to_Type(origin_datatype),
            bnd_to_ranks(target_rank), target_disp, target_count, bnd_to_Type(target_datatype), bnd_to_Win(win)),
            "MPI_Get_c", BND_ON_WIN, win);
}
#else
int BND_IMPLEMENTATION(Get_c)(void *origin_addr, abi_Count origin_count, abi_Datatype origin_datatype, int target_rank,
        abi_Aint target_disp, abi_Count target_count, abi_Datatype target_datatype, abi_Win win)
{
#if BND_HAS_MPI_Get || defined(BND_EMULATES_MPI_Get)
    BND_NARROW_IN(int, origin_count, 1, "MPI_Get_c", ABI_ERR_COUNT, BND_ON_WIN, win);
    BND_NARROW_IN(int, target_count, 1, "MPI_Get_c", ABI_ERR_COUNT, BND_ON_WIN, win);
    const int bnd_result = BND_IMPLEMENTATION(Get)(origin_addr, c_origin_count, origin_datatype, target_rank,
            target_disp, c_target_count, target_datatype, win);
    BND_NARROWED_IN(origin_count, 1, 0);
    BND_NARROWED_IN(target_count, 1, 0);
    return bnd_result;
#else
    (void)origin_addr, (void)origin_count, (void)origin_datatype, (void)target_rank, (void)target_disp,
            (void)target_count, (void)target_datatype, (void)win;
    return BND_UNSUPPORTED("MPI_Get_c", BND_ON_WIN, win);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Put
#if BND_HAS_MPI_Put
int BND_IMPLEMENTATION(Put)(const void *origin_addr, int origin_count, abi_Datatype origin_datatype, int target_rank,
        abi_Aint target_disp, int target_count, abi_Datatype target_datatype, abi_Win win)
{
    BND_ABI_REFUSE_WRONG(Type, origin_datatype, 1, ABI_ERR_TYPE, "MPI_Put", BND_ON_WIN, win);
    BND_ABI_REFUSE_WRONG(Type, target_datatype, 1, ABI_ERR_TYPE, "MPI_Put", BND_ON_WIN, win);
    BND_ABI_REFUSE_WRONG(Win, win, 1, ABI_ERR_WIN, "MPI_Put", BND_ON_WIN, win);
    return BND_RETURNED(BND_NATIVE(Put)(origin_addr, origin_count, bnd_to_Type(origin_datatype),
            bnd_to_ranks(target_rank), target_disp, target_count, bnd_to_Type(target_datatype), bnd_to_Win(win)),
            "MPI_Put", BND_ON_WIN, win);
}
#else
int BND_IMPLEMENTATION(Put)(const void *origin_addr, int origin_count, abi_Datatype origin_datatype, int target_rank,
        abi_Aint target_disp, int target_count, abi_Datatype target_datatype, abi_Win win)
{
    (void)origin_addr, (void)origin_count, (void)origin_datatype, (void)target_rank, (void)target_disp,
            (void)target_count, (void)target_datatype, (void)win;
    return BND_UNSUPPORTED("MPI_Put", BND_ON_WIN, win);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Put_c
#if BND_HAS_MPI_Put_c && !defined(BND_EMULATES_MPI_Put)
int BND_IMPLEMENTATION(Put_c)(const void *origin_addr, abi_Count origin_count, abi_Datatype origin_datatype,
        int target_rank, abi_Aint target_disp, abi_Count target_count, abi_Datatype target_datatype, abi_Win win)
{
    BND_ABI_REFUSE_WRONG(Type, origin_datatype, 1, ABI_ERR_TYPE, "MPI_Put_c", BND_ON_WIN, win);
    BND_ABI_REFUSE_WRONG(Type, target_datatype, 1, ABI_ERR_TYPE, "MPI_Put_c", BND_ON_WIN, win);
    BND_ABI_REFUSE_WRONG(Win, win, 1, ABI_ERR_WIN, "MPI_Put_c", BND_ON_WIN, win);
    return BND_RETURNED(BND_NATIVE(Put_c)(origin_addr, origin_count, bnd_to_Type(origin_datatype),
            bnd_to_ranks(target_rank), target_disp, target_count, bnd_to_Type(target_datatype), bnd_to_Win(win)),
            "MPI_Put_c", BND_ON_WIN, win);
}
#else
int BND_IMPLEMENTATION(Put_c)(const void *origin_addr, abi_Count origin_count, abi_Datatype origin_datatype,
        int target_rank, abi_Aint target_disp, abi_Count target_count, abi_Datatype target_datatype, abi_Win win)
{
#if BND_HAS_MPI_Put || defined(BND_EMULATES_MPI_Put)
    BND_NARROW_IN(int, origin_count, 1, "MPI_Put_c", ABI_ERR_COUNT, BND_ON_WIN, win);
    BND_NARROW_IN(int, target_count, 1, "MPI_Put_c", ABI_ERR_COUNT, BND_ON_WIN, win);
    const int bnd_result = BND_IMPLEMENTATION(Put)(origin_addr, c_origin_count, origin_datatype, target_rank,
            target_disp, c_target_count, target_datatype, win);
    BND_NARROWED_IN(origin_count, 1, 0);
    BND_NARROWED_IN(target_count, 1, 0);
    return bnd_result;
#else
    (void)origin_addr, (void)origin_count, (void)origin_datatype, (void)target_rank, (void)target_disp,
            (void)target_count, (void)target_datatype, (void)win;
    return BND_UNSUPPORTED("MPI_Put_c", BND_ON_WIN, win);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Raccumulate
#if BND_HAS_MPI_Raccumulate
int BND_IMPLEMENTATION(Raccumulate)(const void *origin_addr, int origin_count, abi_Datatype origin_datatype,
        int target_rank, abi_Aint target_disp, int target_count, abi_Datatype target_datatype, abi_Op op, abi_Win win,
        abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Type, origin_datatype, 1, ABI_ERR_TYPE, "MPI_Raccumulate", BND_ON_WIN, win);
    BND_ABI_REFUSE_WRONG(Type, target_datatype, 1, ABI_ERR_TYPE, "MPI_Raccumulate", BND_ON_WIN, win);
    BND_ABI_REFUSE_WRONG(Op, op, 1, ABI_ERR_OP, "MPI_Raccumulate", BND_ON_WIN, win);
    BND_ABI_REFUSE_WRONG(Win, win, 1, ABI_ERR_WIN, "MPI_Raccumulate", BND_ON_WIN, win);
    MPI_Request c_request = bnd_null_Request;
    const int bnd_result = BND_NATIVE(Raccumulate)(origin_addr, origin_count, bnd_to_Type(origin_datatype),
            bnd_to_ranks(target_rank), target_disp, target_count, bnd_to_Type(target_datatype), bnd_to_Op(op),
            bnd_to_Win(win), &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_Raccumulate", BND_ON_WIN, win);
}
#else
int BND_IMPLEMENTATION(Raccumulate)(const void *origin_addr, int origin_count, abi_Datatype origin_datatype,
        int target_rank, abi_Aint target_disp, int target_count, abi_Datatype target_datatype, abi_Op op, abi_Win win,
        abi_Request *request)
{
    (void)origin_addr, (void)origin_count, (void)origin_datatype, (void)target_rank, (void)target_disp,
            (void)target_count, (void)target_datatype, (void)op, (void)win, (void)request;
    return BND_UNSUPPORTED("MPI_Raccumulate", BND_ON_WIN, win);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Raccumulate_c
#if BND_HAS_MPI_Raccumulate_c && !defined(BND_EMULATES_MPI_Raccumulate)
int BND_IMPLEMENTATION(Raccumulate_c)(const void *origin_addr, abi_Count origin_count, abi_Datatype origin_datatype,
        int target_rank, abi_Aint target_disp, abi_Count target_count, abi_Datatype target_datatype, abi_Op op,
        abi_Win win, abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Type, origin_datatype, 1, ABI_ERR_TYPE, "MPI_Raccumulate_c", BND_ON_WIN, win);
    BND_ABI_REFUSE_WRONG(Type, target_datatype, 1, ABI_ERR_TYPE, "MPI_Raccumulate_c", BND_ON_WIN, win);
    BND_ABI_REFUSE_WRONG(Op, op, 1, ABI_ERR_OP, "MPI_Raccumulate_c", BND_ON_WIN, win);
    BND_ABI_REFUSE_WRONG(Win, win, 1, ABI_ERR_WIN, "MPI_Raccumulate_c", BND_ON_WIN, win);
    MPI_Request c_request = bnd_null_Request;
    const int bnd_result = BND_NATIVE(Raccumulate_c)(origin_addr, origin_count, bnd_to_Type(origin_datatype),
            bnd_to_ranks(target_rank), target_disp, target_count, bnd_to_Type(target_datatype), bnd_to_Op(op),
            bnd_to_Win(win), &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_Raccumulate_c", BND_ON_WIN, win);
}
#else
int BND_IMPLEMENTATION(Raccumulate_c)(const void *origin_addr, abi_Count origin_count, abi_Datatype origin_datatype,
        int target_rank, abi_Aint target_disp, abi_Count target_count, abi_Datatype target_datatype, abi_Op op,
        abi_Win win, abi_Request *request)
{
#if BND_HAS_MPI_Raccumulate || defined(BND_EMULATES_MPI_Raccumulate)
    BND_NARROW_IN(int, origin_count, 1, "MPI_Raccumulate_c", ABI_ERR_COUNT, BND_ON_WIN, win);
    BND_NARROW_IN(int, target_count, 1, "MPI_Raccumulate_c", ABI_ERR_COUNT, BND_ON_WIN, win);
    const int bnd_result = BND_IMPLEMENTATION(Raccumulate)(origin_addr, c_origin_count, origin_datatype, target_rank,
            target_disp, c_target_count, target_datatype, op, win, request);
    BND_NARROWED_IN(origin_count, 1, *request);
    BND_NARROWED_IN(target_count, 1, *request);
    return bnd_result;
#else
    (void)origin_addr, (void)origin_count, (void)origin_datatype, (void)target_rank, (void)target_disp,
            (void)target_count, (void)target_datatype, (void)op, (void)win, (void)request;
    return BND_UNSUPPORTED("MPI_Raccumulate_c", BND_ON_WIN, win);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Rget
#if BND_HAS_MPI_Rget
int BND_IMPLEMENTATION(Rget)(void *origin_addr, int origin_count, abi_Datatype origin_datatype, int target_rank,
        abi_Aint target_disp, int target_count, abi_Datatype target_datatype, abi_Win win, abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Type, origin_datatype, 1, ABI_ERR_TYPE, "MPI_Rget", BND_ON_WIN, win);
    BND_ABI_REFUSE_WRONG(Type, target_datatype, 1, ABI_ERR_TYPE, "MPI_Rget", BND_ON_WIN, win);
    BND_ABI_REFUSE_WRONG(Win, win, 1, ABI_ERR_WIN, "MPI_Rget", BND_ON_WIN, win);
    MPI_Request c_request = bnd_null_Request;
    const int bnd_result = BND_NATIVE(Rget)(origin_addr, origin_count, bnd_to_Type(origin_datatype),
            bnd_to_ranks(target_rank), target_disp, target_count, bnd_to_Type(target_datatype), bnd_to_Win(win),
            &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_Rget", BND_ON_WIN, win);
}
#else
int BND_IMPLEMENTATION(Rget)(void *origin_addr, int origin_count, abi_Datatype origin_datatype, int target_rank,
        abi_Aint target_disp, int target_count, abi_Datatype target_datatype, abi_Win win, abi_Request *request)
{
    (void)origin_addr, (void)origin_count, (void)origin_datatype, (void)target_rank, (void)target_disp,
            (void)target_count, (void)target_datatype, (void)win, (void)request;
    return BND_UNSUPPORTED("MPI_Rget", BND_ON_WIN, win);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Rget_accumulate
#if BND_HAS_MPI_Rget_accumulate
int BND_IMPLEMENTATION(Rget_accumulate)(const void *origin_addr, int origin_count, abi_Datatype origin_datatype,
        void *result_addr, int result_count, abi_Datatype result_datatype, int target_rank, abi_Aint target_disp,
        int target_count, abi_Datatype target_datatype, abi_Op op, abi_Win win, abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Type, origin_datatype, !(op == ABI_NO_OP), ABI_ERR_TYPE, "MPI_Rget_accumulate", BND_ON_WIN,
            win);
    BND_ABI_REFUSE_WRONG(Type, result_datatype, 1, ABI_ERR_TYPE, "MPI_Rget_accumulate", BND_ON_WIN, win);
    BND_ABI_REFUSE_WRONG(Type, target_datatype, 1, ABI_ERR_TYPE, "MPI_Rget_accumulate", BND_ON_WIN, win);
    BND_ABI_REFUSE_WRONG(Op, op, 1, ABI_ERR_OP, "MPI_Rget_accumulate", BND_ON_WIN, win);
    BND_ABI_REFUSE_WRONG(Win, win, 1, ABI_ERR_WIN, "MPI_Rget_accumulate", BND_ON_WIN, win);
    MPI_Request c_request = bnd_null_Request;
    const int bnd_result = BND_NATIVE(Rget_accumulate)(origin_addr, origin_count, bnd_to_Type(origin_datatype),
            result_addr, result_count, bnd_to_Type(result_datatype), bnd_to_ranks(target_rank), target_disp,
            target_count, bnd_to_Type(target_datatype), bnd_to_Op(op), bnd_to_Win(win), &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_Rget_accumulate", BND_ON_WIN, win);
}
#else
int BND_IMPLEMENTATION(Rget_accumulate)(const void *origin_addr, int origin_count, abi_Datatype origin_datatype,
        void *result_addr, int result_count, abi_Datatype result_datatype, int target_rank, abi_Aint target_disp,
        int target_count, abi_Datatype target_datatype, abi_Op op, abi_Win win, abi_Request *request)
{
    (void)origin_addr, (void)origin_count, (void)origin_datatype, (void)result_addr, (void)result_count,
            (void)result_datatype, (void)target_rank, (void)target_disp, (void)target_count, (void)target_datatype,
            (void)op, (void)win, (void)request;
    return BND_UNSUPPORTED("MPI_Rget_accumulate", BND_ON_WIN, win);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Rget_accumulate_c
#if BND_HAS_MPI_Rget_accumulate_c && !defined(BND_EMULATES_MPI_Rget_accumulate)
int BND_IMPLEMENTATION(Rget_accumulate_c)(const void *origin_addr, abi_Count origin_count,
        abi_Datatype origin_datatype, void *result_addr, abi_Count result_count, abi_Datatype result_datatype,
        int target_rank, abi_Aint target_disp, abi_Count target_count, abi_Datatype target_datatype, abi_Op op,
        abi_Win win, abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Type, origin_datatype, !(op == ABI_NO_OP), ABI_ERR_TYPE, "MPI_Rget_accumulate_c", BND_ON_WIN,
            win);
    BND_ABI_REFUSE_WRONG(Type, result_datatype, 1, ABI_ERR_TYPE, "MPI_Rget_accumulate_c", BND_ON_WIN, win);
    BND_ABI_REFUSE_WRONG(Type, target_datatype, 1, ABI_ERR_TYPE, "MPI_Rget_accumulate_c", BND_ON_WIN, win);
    BND_ABI_REFUSE_WRONG(Op, op, 1, ABI_ERR_OP, "MPI_Rget_accumulate_c", BND_ON_WIN, win);
    BND_ABI_REFUSE_WRONG(Win, win, 1, ABI_ERR_WIN, "MPI_Rget_accumulate_c", BND_ON_WIN, win);
    MPI_Request c_request = bnd_null_Request;
    const int bnd_result = BND_NATIVE(Rget_accumulate_c)(origin_addr, origin_count, bnd_to_Type(origin_datatype),
            result_addr, result_count, bnd_to_Type(result_datatype), bnd_to_ranks(target_rank), target_disp,
            target_count, bnd_to_Type(target_datatype), bnd_to_Op(op), bnd_to_Win(win), &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_Rget_accumulate_c", BND_ON_WIN, win);
}
#else
int BND_IMPLEMENTATION(Rget_accumulate_c)(const void *origin_addr, abi_Count origin_count,
        abi_Datatype origin_datatype, void *result_addr, abi_Count result_count, abi_Datatype result_datatype,
        int target_rank, abi_Aint target_disp, abi_Count target_count, abi_Datatype target_datatype, abi_Op op,
        abi_Win win, abi_Request *request)
{
#if BND_HAS_MPI_Rget_accumulate || defined(BND_EMULATES_MPI_Rget_accumulate)
    BND_NARROW_IN(int, origin_count, 1, "MPI_Rget_accumulate_c", ABI_ERR_COUNT, BND_ON_WIN, win);
    BND_NARROW_IN(int, result_count, 1, "MPI_Rget_accumulate_c", ABI_ERR_COUNT, BND_ON_WIN, win);
    BND_NARROW_IN(int, target_count, 1, "MPI_Rget_accumulate_c", ABI_ERR_COUNT, BND_ON_WIN, win);
    const int bnd_result = BND_IMPLEMENTATION(Rget_accumulate)(origin_addr, c_origin_count, origin_datatype,
            result_addr, c_result_count, result_datatype, target_rank, target_disp, c_target_count, target_datatype,
            op, win, request);
    BND_NARROWED_IN(origin_count, 1, *request);
    BND_NARROWED_IN(result_count, 1, *request);
    BND_NARROWED_IN(target_count, 1, *request);
    return bnd_result;
#else
    (void)origin_addr, (void)origin_count, (void)origin_datatype, (void)result_addr, (void)result_count,
            (void)result_datatype, (void)target_rank, (void)target_disp, (void)target_count, (void)target_datatype,
            (void)op, (void)win, (void)request;
    return BND_UNSUPPORTED("MPI_Rget_accumulate_c", BND_ON_WIN, win);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Rget_c
#if BND_HAS_MPI_Rget_c && !defined(BND_EMULATES_MPI_Rget)
int BND_IMPLEMENTATION(Rget_c)(void *origin_addr, abi_Count origin_count, abi_Datatype origin_datatype,
        int target_rank, abi_Aint target_disp, abi_Count target_count, abi_Datatype target_datatype, abi_Win win,
        abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Type, origin_datatype, 1, ABI_ERR_TYPE, "MPI_Rget_c", BND_ON_WIN, win);
    BND_ABI_REFUSE_WRONG(Type, target_datatype, 1, ABI_ERR_TYPE, "MPI_Rget_c", BND_ON_WIN, win);
    BND_ABI_REFUSE_WRONG(Win, win, 1, ABI_ERR_WIN, "MPI_Rget_c", BND_ON_WIN, win);
    MPI_Request c_request = bnd_null_Request;
    const int bnd_result = BND_NATIVE(Rget_c)(origin_addr, origin_count, bnd_to_Type(origin_datatype),
            bnd_to_ranks(target_rank), target_disp, target_count, bnd_to_Type(target_datatype), bnd_to_Win(win),
            &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_Rget_c", BND_ON_WIN, win);
}
#else
int BND_IMPLEMENTATION(Rget_c)(void *origin_addr, abi_Count origin_count, abi_Datatype origin_datatype,
        int target_rank, abi_Aint target_disp, abi_Count target_count, abi_Datatype target_datatype, abi_Win win,
        abi_Request *request)
{
#if BND_HAS_MPI_Rget || defined(BND_EMULATES_MPI_Rget)
    BND_NARROW_IN(int, origin_count, 1, "MPI_Rget_c", ABI_ERR_COUNT, BND_ON_WIN, win);
    BND_NARROW_IN(int, target_count, 1, "MPI_Rget_c", ABI_ERR_COUNT, BND_ON_WIN, win);
    const int bnd_result = BND_IMPLEMENTATION(Rget)(origin_addr, c_origin_count, origin_datatype, target_rank,
            target_disp, c_target_count, target_datatype, win, request);
    BND_NARROWED_IN(origin_count, 1, *request);
    BND_NARROWED_IN(target_count, 1, *request);
    return bnd_result;
#else
    (void)origin_addr, (void)origin_count, (void)origin_datatype, (void)target_rank, (void)target_disp,
            (void)target_count, (void)target_datatype, (void)win, (void)request;
    return BND_UNSUPPORTED("MPI_Rget_c", BND_ON_WIN, win);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Rput
#if BND_HAS_MPI_Rput
int BND_IMPLEMENTATION(Rput)(const void *origin_addr, int origin_count, abi_Datatype origin_datatype, int target_rank,
        abi_Aint target_disp, int target_count, abi_Datatype target_datatype, abi_Win win, abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Type, origin_datatype, 1, ABI_ERR_TYPE, "MPI_Rput", BND_ON_WIN, win);
    BND_ABI_REFUSE_WRONG(Type, target_datatype, 1, ABI_ERR_TYPE, "MPI_Rput", BND_ON_WIN, win);
    BND_ABI_REFUSE_WRONG(Win, win, 1, ABI_ERR_WIN, "MPI_Rput", BND_ON_WIN, win);
    MPI_Request c_request = bnd_null_Request;
    const int bnd_result = BND_NATIVE(Rput)(origin_addr, origin_count, bnd_to_Type(origin_datatype),
            bnd_to_ranks(target_rank), target_disp, target_count, bnd_to_Type(target_datatype), bnd_to_Win(win),
            &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_Rput", BND_ON_WIN, win);
}
#else
int BND_IMPLEMENTATION(Rput)(const void *origin_addr, int origin_count, abi_Datatype origin_datatype, int target_rank,
        abi_Aint target_disp, int target_count, abi_Datatype target_datatype, abi_Win win, abi_Request *request)
{
    (void)origin_addr, (void)origin_count, (void)origin_datatype, (void)target_rank, (void)target_disp,
            (void)target_count, (void)target_datatype, (void)win, (void)request;
    return BND_UNSUPPORTED("MPI_Rput", BND_ON_WIN, win);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Rput_c
#if BND_HAS_MPI_Rput_c && !defined(BND_EMULATES_MPI_Rput)
int BND_IMPLEMENTATION(Rput_c)(const void *origin_addr, abi_Count origin_count, abi_Datatype origin_datatype,
        int target_rank, abi_Aint target_disp, abi_Count target_count, abi_Datatype target_datatype, abi_Win win,
        abi_Request *request)
{
    BND_ABI_REFUSE_WRONG(Type, origin_datatype, 1, ABI_ERR_TYPE, "MPI_Rput_c", BND_ON_WIN, win);
    BND_ABI_REFUSE_WRONG(Type, target_datatype, 1, ABI_ERR_TYPE, "MPI_Rput_c", BND_ON_WIN, win);
    BND_ABI_REFUSE_WRONG(Win, win, 1, ABI_ERR_WIN, "MPI_Rput_c", BND_ON_WIN, win);
    MPI_Request c_request = bnd_null_Request;
    const int bnd_result = BND_NATIVE(Rput_c)(origin_addr, origin_count, bnd_to_Type(origin_datatype),
            bnd_to_ranks(target_rank), target_disp, target_count, bnd_to_Type(target_datatype), bnd_to_Win(win),
            &c_request);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *request = bnd_from_Request(c_request);
    }
    return BND_RETURNED(bnd_result, "MPI_Rput_c", BND_ON_WIN, win);
}
#else
int BND_IMPLEMENTATION(Rput_c)(const void *origin_addr, abi_Count origin_count, abi_Datatype origin_datatype,
        int target_rank, abi_Aint target_disp, abi_Count target_count, abi_Datatype target_datatype, abi_Win win,
        abi_Request *request)
{
#if BND_HAS_MPI_Rput || defined(BND_EMULATES_MPI_Rput)
    BND_NARROW_IN(int, origin_count, 1, "MPI_Rput_c", ABI_ERR_COUNT, BND_ON_WIN, win);
    BND_NARROW_IN(int, target_count, 1, "MPI_Rput_c", ABI_ERR_COUNT, BND_ON_WIN, win);
    const int bnd_result = BND_IMPLEMENTATION(Rput)(origin_addr, c_origin_count, origin_datatype, target_rank,
            target_disp, c_target_count, target_datatype, win, request);
    BND_NARROWED_IN(origin_count, 1, *request);
    BND_NARROWED_IN(target_count, 1, *request);
    return bnd_result;
#else
    (void)origin_addr, (void)origin_count, (void)origin_datatype, (void)target_rank, (void)target_disp,
            (void)target_count, (void)target_datatype, (void)win, (void)request;
    return BND_UNSUPPORTED("MPI_Rput_c", BND_ON_WIN, win);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Win_allocate
#if BND_HAS_MPI_Win_allocate
int BND_IMPLEMENTATION(Win_allocate)(abi_Aint size, int disp_unit, abi_Info info, abi_Comm comm, void *baseptr,
        abi_Win *win)
{
    BND_ABI_REFUSE_WRONG(null_or_Info, info, 1, ABI_ERR_INFO, "MPI_Win_allocate", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Win_allocate", BND_ON_COMM, comm);
    MPI_Win c_win = bnd_null_Win;
    const int bnd_result = BND_NATIVE(Win_allocate)(size, disp_unit, bnd_to_Info(info), bnd_to_Comm(comm), baseptr,
            &c_win);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *win = bnd_from_Win(c_win);
    }
    return BND_RETURNED(bnd_result, "MPI_Win_allocate", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Win_allocate)(abi_Aint size, int disp_unit, abi_Info info, abi_Comm comm, void *baseptr,
        abi_Win *win)
{
    (void)size, (void)disp_unit, (void)info, (void)comm, (void)baseptr, (void)win;
    return BND_UNSUPPORTED("MPI_Win_allocate", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Win_allocate_c
#if BND_HAS_MPI_Win_allocate_c && !defined(BND_EMULATES_MPI_Win_allocate)
int BND_IMPLEMENTATION(Win_allocate_c)(abi_Aint size, abi_Aint disp_unit, abi_Info info, abi_Comm comm, void *baseptr,
        abi_Win *win)
{
    BND_ABI_REFUSE_WRONG(null_or_Info, info, 1, ABI_ERR_INFO, "MPI_Win_allocate_c", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Win_allocate_c", BND_ON_COMM, comm);
    MPI_Win c_win = bnd_null_Win;
    const int bnd_result = BND_NATIVE(Win_allocate_c)(size, disp_unit, bnd_to_Info(info), bnd_to_Comm(comm), baseptr,
            &c_win);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *win = bnd_from_Win(c_win);
    }
    return BND_RETURNED(bnd_result, "MPI_Win_allocate_c", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Win_allocate_c)(abi_Aint size, abi_Aint disp_unit, abi_Info info, abi_Comm comm, void *baseptr,
        abi_Win *win)
{
#if BND_HAS_MPI_Win_allocate || defined(BND_EMULATES_MPI_Win_allocate)
    BND_NARROW_IN(int, disp_unit, 1, "MPI_Win_allocate_c", ABI_ERR_DISP, BND_ON_COMM, comm);
    const int bnd_result = BND_IMPLEMENTATION(Win_allocate)(size, c_disp_unit, info, comm, baseptr, win);
    BND_NARROWED_IN(disp_unit, 1, 0);
    return bnd_result;
#else
    (void)size, (void)disp_unit, (void)info, (void)comm, (void)baseptr, (void)win;
    return BND_UNSUPPORTED("MPI_Win_allocate_c", BND_ON_COMM, comm);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Win_allocate_shared
#if BND_HAS_MPI_Win_allocate_shared
int BND_IMPLEMENTATION(Win_allocate_shared)(abi_Aint size, int disp_unit, abi_Info info, abi_Comm comm, void *baseptr,
        abi_Win *win)
{
    BND_ABI_REFUSE_WRONG(null_or_Info, info, 1, ABI_ERR_INFO, "MPI_Win_allocate_shared", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Win_allocate_shared", BND_ON_COMM, comm);
    MPI_Win c_win = bnd_null_Win;
    const int bnd_result = BND_NATIVE(Win_allocate_shared)(size, disp_unit, bnd_to_Info(info), bnd_to_Comm(comm),
            baseptr, &c_win);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *win = bnd_from_Win(c_win);
    }
    return BND_RETURNED(bnd_result, "MPI_Win_allocate_shared", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Win_allocate_shared)(abi_Aint size, int disp_unit, abi_Info info, abi_Comm comm, void *baseptr,
        abi_Win *win)
{
    (void)size, (void)disp_unit, (void)info, (void)comm, (void)baseptr, (void)win;
    return BND_UNSUPPORTED("MPI_Win_allocate_shared", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Win_allocate_shared_c
#if BND_HAS_MPI_Win_allocate_shared_c && !defined(BND_EMULATES_MPI_Win_allocate_shared)
int BND_IMPLEMENTATION(Win_allocate_shared_c)(abi_Aint size, abi_Aint disp_unit, abi_Info info, abi_Comm comm,
        void *baseptr, abi_Win *win)
{
    BND_ABI_REFUSE_WRONG(null_or_Info, info, 1, ABI_ERR_INFO, "MPI_Win_allocate_shared_c", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Win_allocate_shared_c", BND_ON_COMM, comm);
    MPI_Win c_win = bnd_null_Win;
    const int bnd_result = BND_NATIVE(Win_allocate_shared_c)(size, disp_unit, bnd_to_Info(info), bnd_to_Comm(comm),
            baseptr, &c_win);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *win = bnd_from_Win(c_win);
    }
    return BND_RETURNED(bnd_result, "MPI_Win_allocate_shared_c", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Win_allocate_shared_c)(abi_Aint size, abi_Aint disp_unit, abi_Info info, abi_Comm comm,
        void *baseptr, abi_Win *win)
{
#if BND_HAS_MPI_Win_allocate_shared || defined(BND_EMULATES_MPI_Win_allocate_shared)
    BND_NARROW_IN(int, disp_unit, 1, "MPI_Win_allocate_shared_c", ABI_ERR_DISP, BND_ON_COMM, comm);
    const int bnd_result = BND_IMPLEMENTATION(Win_allocate_shared)(size, c_disp_unit, info, comm, baseptr, win);
    BND_NARROWED_IN(disp_unit, 1, 0);
    return bnd_result;
#else
    (void)size, (void)disp_unit, (void)info, (void)comm, (void)baseptr, (void)win;
    return BND_UNSUPPORTED("MPI_Win_allocate_shared_c", BND_ON_COMM, comm);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Win_attach
#if BND_HAS_MPI_Win_attach
int BND_IMPLEMENTATION(Win_attach)(abi_Win win, void *base, abi_Aint size)
{
    BND_ABI_REFUSE_WRONG(Win, win, 1, ABI_ERR_WIN, "MPI_Win_attach", BND_ON_WIN, win);
    return BND_RETURNED(BND_NATIVE(Win_attach)(bnd_to_Win(win), base, size), "MPI_Win_attach", BND_ON_WIN, win);
}
#else
int BND_IMPLEMENTATION(Win_attach)(abi_Win win, void *base, abi_Aint size)
{
    (void)win, (void)base, (void)size;
    return BND_UNSUPPORTED("MPI_Win_attach", BND_ON_WIN, win);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Win_complete
#if BND_HAS_MPI_Win_complete
int BND_IMPLEMENTATION(Win_complete)(abi_Win win)
{
    BND_ABI_REFUSE_WRONG(Win, win, 1, ABI_ERR_WIN, "MPI_Win_complete", BND_ON_WIN, win);
    return BND_RETURNED(BND_NATIVE(Win_complete)(bnd_to_Win(win)), "MPI_Win_complete", BND_ON_WIN, win);
}
#else
int BND_IMPLEMENTATION(Win_complete)(abi_Win win)
{
    (void)win;
    return BND_UNSUPPORTED("MPI_Win_complete", BND_ON_WIN, win);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Win_create
#if BND_HAS_MPI_Win_create
int BND_IMPLEMENTATION(Win_create)(void *base, abi_Aint size, int disp_unit, abi_Info info, abi_Comm comm,
        abi_Win *win)
{
    BND_ABI_REFUSE_WRONG(null_or_Info, info, 1, ABI_ERR_INFO, "MPI_Win_create", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Win_create", BND_ON_COMM, comm);
    MPI_Win c_win = bnd_null_Win;
    const int bnd_result = BND_NATIVE(Win_create)(base, size, disp_unit, bnd_to_Info(info), bnd_to_Comm(comm), &c_win);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *win = bnd_from_Win(c_win);
    }
    return BND_RETURNED(bnd_result, "MPI_Win_create", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Win_create)(void *base, abi_Aint size, int disp_unit, abi_Info info, abi_Comm comm,
        abi_Win *win)
{
    (void)base, (void)size, (void)disp_unit, (void)info, (void)comm, (void)win;
    return BND_UNSUPPORTED("MPI_Win_create", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Win_create_c
#if BND_HAS_MPI_Win_create_c && !defined(BND_EMULATES_MPI_Win_create)
int BND_IMPLEMENTATION(Win_create_c)(void *base, abi_Aint size, abi_Aint disp_unit, abi_Info info, abi_Comm comm,
        abi_Win *win)
{
    BND_ABI_REFUSE_WRONG(null_or_Info, info, 1, ABI_ERR_INFO, "MPI_Win_create_c", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Win_create_c", BND_ON_COMM, comm);
    MPI_Win c_win = bnd_null_Win;
    const int bnd_result = BND_NATIVE(Win_create_c)(base, size, disp_unit, bnd_to_Info(info), bnd_to_Comm(comm),
            &c_win);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *win = bnd_from_Win(c_win);
    }
    return BND_RETURNED(bnd_result, "MPI_Win_create_c", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Win_create_c)(void *base, abi_Aint size, abi_Aint disp_unit, abi_Info info, abi_Comm comm,
        abi_Win *win)
{
#if BND_HAS_MPI_Win_create || defined(BND_EMULATES_MPI_Win_create)
    BND_NARROW_IN(int, disp_unit, 1, "MPI_Win_create_c", ABI_ERR_DISP, BND_ON_COMM, comm);
    const int bnd_result = BND_IMPLEMENTATION(Win_create)(base, size, c_disp_unit, info, comm, win);
    BND_NARROWED_IN(disp_unit, 1, 0);
    return bnd_result;
#else
    (void)base, (void)size, (void)disp_unit, (void)info, (void)comm, (void)win;
    return BND_UNSUPPORTED("MPI_Win_create_c", BND_ON_COMM, comm);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Win_create_dynamic
#if BND_HAS_MPI_Win_create_dynamic
int BND_IMPLEMENTATION(Win_create_dynamic)(abi_Info info, abi_Comm comm, abi_Win *win)
{
    BND_ABI_REFUSE_WRONG(null_or_Info, info, 1, ABI_ERR_INFO, "MPI_Win_create_dynamic", BND_ON_COMM, comm);
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Win_create_dynamic", BND_ON_COMM, comm);
    MPI_Win c_win = bnd_null_Win;
    const int bnd_result = BND_NATIVE(Win_create_dynamic)(bnd_to_Info(info), bnd_to_Comm(comm), &c_win);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *win = bnd_from_Win(c_win);
    }
    return BND_RETURNED(bnd_result, "MPI_Win_create_dynamic", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Win_create_dynamic)(abi_Info info, abi_Comm comm, abi_Win *win)
{
    (void)info, (void)comm, (void)win;
    return BND_UNSUPPORTED("MPI_Win_create_dynamic", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Win_detach
#if BND_HAS_MPI_Win_detach
int BND_IMPLEMENTATION(Win_detach)(abi_Win win, const void *base)
{
    BND_ABI_REFUSE_WRONG(Win, win, 1, ABI_ERR_WIN, "MPI_Win_detach", BND_ON_WIN, win);
    return BND_RETURNED(BND_NATIVE(Win_detach)(bnd_to_Win(win), base), "MPI_Win_detach", BND_ON_WIN, win);
}
#else
int BND_IMPLEMENTATION(Win_detach)(abi_Win win, const void *base)
{
    (void)win, (void)base;
    return BND_UNSUPPORTED("MPI_Win_detach", BND_ON_WIN, win);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Win_fence
#if BND_HAS_MPI_Win_fence
int BND_IMPLEMENTATION(Win_fence)(int assert, abi_Win win)
{
    BND_ABI_REFUSE_WRONG(Win, win, 1, ABI_ERR_WIN, "MPI_Win_fence", BND_ON_WIN, win);
    return BND_RETURNED(BND_NATIVE(Win_fence)(bnd_to_assertions(assert), bnd_to_Win(win)), "MPI_Win_fence", BND_ON_WIN,
            win);
}
#else
int BND_IMPLEMENTATION(Win_fence)(int assert, abi_Win win)
{
    (void)assert, (void)win;
    return BND_UNSUPPORTED("MPI_Win_fence", BND_ON_WIN, win);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Win_flush
#if BND_HAS_MPI_Win_flush
int BND_IMPLEMENTATION(Win_flush)(int rank, abi_Win win)
{
    BND_ABI_REFUSE_WRONG(Win, win, 1, ABI_ERR_WIN, "MPI_Win_flush", BND_ON_WIN, win);
    return BND_RETURNED(BND_NATIVE(Win_flush)(bnd_to_ranks(rank), bnd_to_Win(win)), "MPI_Win_flush", BND_ON_WIN, win);
}
#else
int BND_IMPLEMENTATION(Win_flush)(int rank, abi_Win win)
{
    (void)rank, (void)win;
    return BND_UNSUPPORTED("MPI_Win_flush", BND_ON_WIN, win);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Win_flush_all
#if BND_HAS_MPI_Win_flush_all
int BND_IMPLEMENTATION(Win_flush_all)(abi_Win win)
{
    BND_ABI_REFUSE_WRONG(Win, win, 1, ABI_ERR_WIN, "MPI_Win_flush_all", BND_ON_WIN, win);
    return BND_RETURNED(BND_NATIVE(Win_flush_all)(bnd_to_Win(win)), "MPI_Win_flush_all", BND_ON_WIN, win);
}
#else
int BND_IMPLEMENTATION(Win_flush_all)(abi_Win win)
{
    (void)win;
    return BND_UNSUPPORTED("MPI_Win_flush_all", BND_ON_WIN, win);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Win_flush_local
#if BND_HAS_MPI_Win_flush_local
int BND_IMPLEMENTATION(Win_flush_local)(int rank, abi_Win win)
{
    BND_ABI_REFUSE_WRONG(Win, win, 1, ABI_ERR_WIN, "MPI_Win_flush_local", BND_ON_WIN, win);
    return BND_RETURNED(BND_NATIVE(Win_flush_local)(bnd_to_ranks(rank), bnd_to_Win(win)), "MPI_Win_flush_local",
            BND_ON_WIN, win);
}
#else
int BND_IMPLEMENTATION(Win_flush_local)(int rank, abi_Win win)
{
    (void)rank, (void)win;
    return BND_UNSUPPORTED("MPI_Win_flush_local", BND_ON_WIN, win);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Win_flush_local_all
#if BND_HAS_MPI_Win_flush_local_all
int BND_IMPLEMENTATION(Win_flush_local_all)(abi_Win win)
{
    BND_ABI_REFUSE_WRONG(Win, win, 1, ABI_ERR_WIN, "MPI_Win_flush_local_all", BND_ON_WIN, win);
    return BND_RETURNED(BND_NATIVE(Win_flush_local_all)(bnd_to_Win(win)), "MPI_Win_flush_local_all", BND_ON_WIN, win);
}
#else
int BND_IMPLEMENTATION(Win_flush_local_all)(abi_Win win)
{
    (void)win;
    return BND_UNSUPPORTED("MPI_Win_flush_local_all", BND_ON_WIN, win);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Win_free
#if BND_HAS_MPI_Win_free
int BND_IMPLEMENTATION(Win_free)(abi_Win *win)
{
    BND_ABI_REFUSE_WRONG(Win, *win, 1, ABI_ERR_WIN, "MPI_Win_free", BND_ON_WIN, *win);
    MPI_Win c_win = bnd_to_Win(*win);
    const int bnd_result = BND_NATIVE(Win_free)(&c_win);
    *win = bnd_from_Win(c_win);
    return BND_RETURNED(bnd_result, "MPI_Win_free", BND_ON_WIN, *win);
}
#else
int BND_IMPLEMENTATION(Win_free)(abi_Win *win)
{
    (void)win;
    return BND_UNSUPPORTED("MPI_Win_free", BND_ON_WIN, *win);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Win_get_group
#if BND_HAS_MPI_Win_get_group
int BND_IMPLEMENTATION(Win_get_group)(abi_Win win, abi_Group *group)
{
    BND_ABI_REFUSE_WRONG(Win, win, 1, ABI_ERR_WIN, "MPI_Win_get_group", BND_ON_WIN, win);
    MPI_Group c_group = bnd_null_Group;
    const int bnd_result = BND_NATIVE(Win_get_group)(bnd_to_Win(win), &c_group);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *group = bnd_from_Group(c_group);
    }
    return BND_RETURNED(bnd_result, "MPI_Win_get_group", BND_ON_WIN, win);
}
#else
int BND_IMPLEMENTATION(Win_get_group)(abi_Win win, abi_Group *group)
{
    (void)win, (void)group;
    return BND_UNSUPPORTED("MPI_Win_get_group", BND_ON_WIN, win);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Win_get_info
#if BND_HAS_MPI_Win_get_info
int BND_IMPLEMENTATION(Win_get_info)(abi_Win win, abi_Info *info_used)
{
    BND_ABI_REFUSE_WRONG(Win, win, 1, ABI_ERR_WIN, "MPI_Win_get_info", BND_ON_WIN, win);
    MPI_Info c_info_used = bnd_null_Info;
    const int bnd_result = BND_NATIVE(Win_get_info)(bnd_to_Win(win), &c_info_used);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *info_used = bnd_from_Info(c_info_used);
    }
    return BND_RETURNED(bnd_result, "MPI_Win_get_info", BND_ON_WIN, win);
}
#else
int BND_IMPLEMENTATION(Win_get_info)(abi_Win win, abi_Info *info_used)
{
    (void)win, (void)info_used;
    return BND_UNSUPPORTED("MPI_Win_get_info", BND_ON_WIN, win);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Win_get_name
#if BND_HAS_MPI_Win_get_name
int BND_IMPLEMENTATION(Win_get_name)(abi_Win win, char *win_name, int *resultlen)
{
    BND_ABI_REFUSE_WRONG(null_or_Win, win, 1, ABI_ERR_WIN, "MPI_Win_get_name", BND_ON_WIN, win);
    if (win == ABI_WIN_NULL)
        return bnd_abi_give_name("MPI_WIN_NULL", win_name, resultlen);
    return BND_RETURNED(BND_NATIVE(Win_get_name)(bnd_to_Win(win), win_name, (void *)resultlen), "MPI_Win_get_name",
            BND_ON_WIN, win);
}
#else
int BND_IMPLEMENTATION(Win_get_name)(abi_Win win, char *win_name, int *resultlen)
{
    (void)win, (void)win_name, (void)resultlen;
    return BND_UNSUPPORTED("MPI_Win_get_name", BND_ON_WIN, win);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Win_lock
#if BND_HAS_MPI_Win_lock
int BND_IMPLEMENTATION(Win_lock)(int lock_type, int rank, int assert, abi_Win win)
{
    BND_ABI_REFUSE_WRONG(Win, win, 1, ABI_ERR_WIN, "MPI_Win_lock", BND_ON_WIN, win);
    return BND_RETURNED(BND_NATIVE(Win_lock)(bnd_to_locks(lock_type), bnd_to_ranks(rank), bnd_to_assertions(assert),
            bnd_to_Win(win)), "MPI_Win_lock", BND_ON_WIN, win);
}
#else
int BND_IMPLEMENTATION(Win_lock)(int lock_type, int rank, int assert, abi_Win win)
{
    (void)lock_type, (void)rank, (void)assert, (void)win;
    return BND_UNSUPPORTED("MPI_Win_lock", BND_ON_WIN, win);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Win_lock_all
#if BND_HAS_MPI_Win_lock_all
int BND_IMPLEMENTATION(Win_lock_all)(int assert, abi_Win win)
{
    BND_ABI_REFUSE_WRONG(Win, win, 1, ABI_ERR_WIN, "MPI_Win_lock_all", BND_ON_WIN, win);
    return BND_RETURNED(BND_NATIVE(Win_lock_all)(bnd_to_assertions(assert), bnd_to_Win(win)), "MPI_Win_lock_all",
            BND_ON_WIN, win);
}
#else
int BND_IMPLEMENTATION(Win_lock_all)(int assert, abi_Win win)
{
    (void)assert, (void)win;
    return BND_UNSUPPORTED("MPI_Win_lock_all", BND_ON_WIN, win);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Win_post
#if BND_HAS_MPI_Win_post
int BND_IMPLEMENTATION(Win_post)(abi_Group group, int assert, abi_Win win)
{
    BND_ABI_REFUSE_WRONG(Group, group, 1, ABI_ERR_GROUP, "MPI_Win_post", BND_ON_WIN, win);
    BND_ABI_REFUSE_WRONG(Win, win, 1, ABI_ERR_WIN, "MPI_Win_post", BND_ON_WIN, win);
    return BND_RETURNED(BND_NATIVE(Win_post)(bnd_to_Group(group), bnd_to_assertions(assert), bnd_to_Win(win)),
            "MPI_Win_post", BND_ON_WIN, win);
}
#else
int BND_IMPLEMENTATION(Win_post)(abi_Group group, int assert, abi_Win win)
{
    (void)group, (void)assert, (void)win;
    return BND_UNSUPPORTED("MPI_Win_post", BND_ON_WIN, win);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Win_set_info
#if BND_HAS_MPI_Win_set_info
int BND_IMPLEMENTATION(Win_set_info)(abi_Win win, abi_Info info)
{
    BND_ABI_REFUSE_WRONG(Win, win, 1, ABI_ERR_WIN, "MPI_Win_set_info", BND_ON_WIN, win);
    BND_ABI_REFUSE_WRONG(null_or_Info, info, 1, ABI_ERR_INFO, "MPI_Win_set_info", BND_ON_WIN, win);
    return BND_RETURNED(BND_NATIVE(Win_set_info)(bnd_to_Win(win), bnd_to_Info(info)), "MPI_Win_set_info", BND_ON_WIN,
            win);
}
#else
int BND_IMPLEMENTATION(Win_set_info)(abi_Win win, abi_Info info)
{
    (void)win, (void)info;
    return BND_UNSUPPORTED("MPI_Win_set_info", BND_ON_WIN, win);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Win_set_name
#if BND_HAS_MPI_Win_set_name
int BND_IMPLEMENTATION(Win_set_name)(abi_Win win, const char *win_name)
{
    BND_ABI_REFUSE_WRONG(Win, win, 1, ABI_ERR_WIN, "MPI_Win_set_name", BND_ON_WIN, win);
    return BND_RETURNED(BND_NATIVE(Win_set_name)(bnd_to_Win(win), win_name), "MPI_Win_set_name", BND_ON_WIN, win);
}
#else
int BND_IMPLEMENTATION(Win_set_name)(abi_Win win, const char *win_name)
{
    (void)win, (void)win_name;
    return BND_UNSUPPORTED("MPI_Win_set_name", BND_ON_WIN, win);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Win_shared_query
#if BND_HAS_MPI_Win_shared_query
int BND_IMPLEMENTATION(Win_shared_query)(abi_Win win, int rank, abi_Aint *size, int *disp_unit, void *baseptr)
{
    BND_ABI_REFUSE_WRONG(Win, win, 1, ABI_ERR_WIN, "MPI_Win_shared_query", BND_ON_WIN, win);
    return BND_RETURNED(BND_NATIVE(Win_shared_query)(bnd_to_Win(win), bnd_to_ranks(rank), (void *)size,
            (void *)disp_unit, baseptr), "MPI_Win_shared_query", BND_ON_WIN, win);
}
#else
int BND_IMPLEMENTATION(Win_shared_query)(abi_Win win, int rank, abi_Aint *size, int *disp_unit, void *baseptr)
{
    (void)win, (void)rank, (void)size, (void)disp_unit, (void)baseptr;
    return BND_UNSUPPORTED("MPI_Win_shared_query", BND_ON_WIN, win);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Win_shared_query_c
#if BND_HAS_MPI_Win_shared_query_c && !defined(BND_EMULATES_MPI_Win_shared_query)
int BND_IMPLEMENTATION(Win_shared_query_c)(abi_Win win, int rank, abi_Aint *size, abi_Aint *disp_unit, void *baseptr)
{
    BND_ABI_REFUSE_WRONG(Win, win, 1, ABI_ERR_WIN, "MPI_Win_shared_query_c", BND_ON_WIN, win);
    return BND_RETURNED(BND_NATIVE(Win_shared_query_c)(bnd_to_Win(win), bnd_to_ranks(rank), (void *)size,
            (void *)disp_unit, baseptr), "MPI_Win_shared_query_c", BND_ON_WIN, win);
}
#else
int BND_IMPLEMENTATION(Win_shared_query_c)(abi_Win win, int rank, abi_Aint *size, abi_Aint *disp_unit, void *baseptr)
{
#if BND_HAS_MPI_Win_shared_query || defined(BND_EMULATES_MPI_Win_shared_query)
    BND_NARROW_OUT(int, disp_unit, 1, "MPI_Win_shared_query_c", ABI_ERR_DISP, BND_ON_WIN, win);
    const int bnd_result = BND_IMPLEMENTATION(Win_shared_query)(win, rank, size, c_disp_unit, baseptr);
    BND_NARROWED_OUT(disp_unit, 1, 0);
    return bnd_result;
#else
    (void)win, (void)rank, (void)size, (void)disp_unit, (void)baseptr;
    return BND_UNSUPPORTED("MPI_Win_shared_query_c", BND_ON_WIN, win);
#endif
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Win_start
#if BND_HAS_MPI_Win_start
int BND_IMPLEMENTATION(Win_start)(abi_Group group, int assert, abi_Win win)
{
    BND_ABI_REFUSE_WRONG(Group, group, 1, ABI_ERR_GROUP, "MPI_Win_start", BND_ON_WIN, win);
    BND_ABI_REFUSE_WRONG(Win, win, 1, ABI_ERR_WIN, "MPI_Win_start", BND_ON_WIN, win);
    return BND_RETURNED(BND_NATIVE(Win_start)(bnd_to_Group(group), bnd_to_assertions(assert), bnd_to_Win(win)),
            "MPI_Win_start", BND_ON_WIN, win);
}
#else
int BND_IMPLEMENTATION(Win_start)(abi_Group group, int assert, abi_Win win)
{
    (void)group, (void)assert, (void)win;
    return BND_UNSUPPORTED("MPI_Win_start", BND_ON_WIN, win);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Win_sync
#if BND_HAS_MPI_Win_sync
int BND_IMPLEMENTATION(Win_sync)(abi_Win win)
{
    BND_ABI_REFUSE_WRONG(Win, win, 1, ABI_ERR_WIN, "MPI_Win_sync", BND_ON_WIN, win);
    return BND_RETURNED(BND_NATIVE(Win_sync)(bnd_to_Win(win)), "MPI_Win_sync", BND_ON_WIN, win);
}
#else
int BND_IMPLEMENTATION(Win_sync)(abi_Win win)
{
    (void)win;
    return BND_UNSUPPORTED("MPI_Win_sync", BND_ON_WIN, win);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Win_test
#if BND_HAS_MPI_Win_test
int BND_IMPLEMENTATION(Win_test)(abi_Win win, int *flag)
{
    BND_ABI_REFUSE_WRONG(Win, win, 1, ABI_ERR_WIN, "MPI_Win_test", BND_ON_WIN, win);
    return BND_RETURNED(BND_NATIVE(Win_test)(bnd_to_Win(win), (void *)flag), "MPI_Win_test", BND_ON_WIN, win);
}
#else
int BND_IMPLEMENTATION(Win_test)(abi_Win win, int *flag)
{
    (void)win, (void)flag;
    return BND_UNSUPPORTED("MPI_Win_test", BND_ON_WIN, win);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Win_unlock
#if BND_HAS_MPI_Win_unlock
int BND_IMPLEMENTATION(Win_unlock)(int rank, abi_Win win)
{
    BND_ABI_REFUSE_WRONG(Win, win, 1, ABI_ERR_WIN, "MPI_Win_unlock", BND_ON_WIN, win);
    return BND_RETURNED(BND_NATIVE(Win_unlock)(bnd_to_ranks(rank), bnd_to_Win(win)), "MPI_Win_unlock", BND_ON_WIN,
            win);
}
#else
int BND_IMPLEMENTATION(Win_unlock)(int rank, abi_Win win)
{
    (void)rank, (void)win;
    return BND_UNSUPPORTED("MPI_Win_unlock", BND_ON_WIN, win);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Win_unlock_all
#if BND_HAS_MPI_Win_unlock_all
int BND_IMPLEMENTATION(Win_unlock_all)(abi_Win win)
{
    BND_ABI_REFUSE_WRONG(Win, win, 1, ABI_ERR_WIN, "MPI_Win_unlock_all", BND_ON_WIN, win);
    return BND_RETURNED(BND_NATIVE(Win_unlock_all)(bnd_to_Win(win)), "MPI_Win_unlock_all", BND_ON_WIN, win);
}
#else
int BND_IMPLEMENTATION(Win_unlock_all)(abi_Win win)
{
    (void)win;
    return BND_UNSUPPORTED("MPI_Win_unlock_all", BND_ON_WIN, win);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Win_wait
#if BND_HAS_MPI_Win_wait
int BND_IMPLEMENTATION(Win_wait)(abi_Win win)
{
    BND_ABI_REFUSE_WRONG(Win, win, 1, ABI_ERR_WIN, "MPI_Win_wait", BND_ON_WIN, win);
    return BND_RETURNED(BND_NATIVE(Win_wait)(bnd_to_Win(win)), "MPI_Win_wait", BND_ON_WIN, win);
}
#else
int BND_IMPLEMENTATION(Win_wait)(abi_Win win)
{
    (void)win;
    return BND_UNSUPPORTED("MPI_Win_wait", BND_ON_WIN, win);
}
#endif
#endif

