/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml through templates/solo/glue.h.j2. */
/* To be included at the end of the source that defines solo's functions of this chapter. */
#include "bnd_implementation.h"

using namespace solo;

extern "C" int solo_Accumulate(const void *origin_addr, int origin_count, MPI_Datatype origin_datatype,
        int target_rank, MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win)
{
    try {
        Accumulate(origin_addr, origin_count, find<Datatype>(origin_datatype, "origin_datatype"), target_rank,
                target_disp, target_count, find<Datatype>(target_datatype, "target_datatype"), find<Op>(op, "op"),
                find<Win>(win, "win"));
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Accumulate", BND_ON_WIN, win);
    }
}

extern "C" int solo_Accumulate_c(const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype,
        int target_rank, MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Op op,
        MPI_Win win)
{
    try {
        Accumulate(origin_addr, origin_count, find<Datatype>(origin_datatype, "origin_datatype"), target_rank,
                target_disp, target_count, find<Datatype>(target_datatype, "target_datatype"), find<Op>(op, "op"),
                find<Win>(win, "win"));
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Accumulate_c", BND_ON_WIN, win);
    }
}

extern "C" int solo_Alloc_mem(MPI_Aint size, MPI_Info info, void *baseptr)
{
    try {
        Alloc_mem(size, find_or_null<Info>(info, MPI_INFO_NULL, "info"), baseptr);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Alloc_mem", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Compare_and_swap(const void *origin_addr, const void *compare_addr, void *result_addr,
        MPI_Datatype datatype, int target_rank, MPI_Aint target_disp, MPI_Win win)
{
    try {
        Compare_and_swap(origin_addr, compare_addr, result_addr, find<Datatype>(datatype, "datatype"), target_rank,
                target_disp, find<Win>(win, "win"));
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Compare_and_swap", BND_ON_WIN, win);
    }
}

extern "C" int solo_Fetch_and_op(const void *origin_addr, void *result_addr, MPI_Datatype datatype, int target_rank,
        MPI_Aint target_disp, MPI_Op op, MPI_Win win)
{
    try {
        Fetch_and_op(origin_addr, result_addr, find<Datatype>(datatype, "datatype"), target_rank, target_disp,
                find<Op>(op, "op"), find<Win>(win, "win"));
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Fetch_and_op", BND_ON_WIN, win);
    }
}

extern "C" int solo_Free_mem(void *base)
{
    try {
        Free_mem(base);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Free_mem", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Get(void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank,
        MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Win win)
{
    try {
        Get(origin_addr, origin_count, find<Datatype>(origin_datatype, "origin_datatype"), target_rank, target_disp,
                target_count, find<Datatype>(target_datatype, "target_datatype"), find<Win>(win, "win"));
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Get", BND_ON_WIN, win);
    }
}

extern "C" int solo_Get_c(void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, int target_rank,
        MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Win win)
{
    try {
        Get(origin_addr, origin_count, find<Datatype>(origin_datatype, "origin_datatype"), target_rank, target_disp,
                target_count, find<Datatype>(target_datatype, "target_datatype"), find<Win>(win, "win"));
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Get_c", BND_ON_WIN, win);
    }
}

extern "C" int solo_Get_accumulate(const void *origin_addr, int origin_count, MPI_Datatype origin_datatype,
        void *result_addr, int result_count, MPI_Datatype result_datatype, int target_rank, MPI_Aint target_disp,
        int target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win)
{
    try {
        Get_accumulate(origin_addr, origin_count, find_if<Datatype>(!(op == MPI_NO_OP), origin_datatype,
                "origin_datatype"), result_addr, result_count, find<Datatype>(result_datatype, "result_datatype"),
                target_rank, target_disp, target_count, find<Datatype>(target_datatype, "target_datatype"),
                find<Op>(op, "op"), find<Win>(win, "win"));
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Get_accumulate", BND_ON_WIN, win);
    }
}

extern "C" int solo_Get_accumulate_c(const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype,
        void *result_addr, MPI_Count result_count, MPI_Datatype result_datatype, int target_rank, MPI_Aint target_disp,
        MPI_Count target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win)
{
    try {
        Get_accumulate(origin_addr, origin_count, find_if<Datatype>(!(op == MPI_NO_OP), origin_datatype,
                "origin_datatype"), result_addr, result_count, find<Datatype>(result_datatype, "result_datatype"),
                target_rank, target_disp, target_count, find<Datatype>(target_datatype, "target_datatype"),
                find<Op>(op, "op"), find<Win>(win, "win"));
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Get_accumulate_c", BND_ON_WIN, win);
    }
}

extern "C" int solo_Put(const void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank,
        MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Win win)
{
    try {
        Put(origin_addr, origin_count, find<Datatype>(origin_datatype, "origin_datatype"), target_rank, target_disp,
                target_count, find<Datatype>(target_datatype, "target_datatype"), find<Win>(win, "win"));
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Put", BND_ON_WIN, win);
    }
}

extern "C" int solo_Put_c(const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype,
        int target_rank, MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Win win)
{
    try {
        Put(origin_addr, origin_count, find<Datatype>(origin_datatype, "origin_datatype"), target_rank, target_disp,
                target_count, find<Datatype>(target_datatype, "target_datatype"), find<Win>(win, "win"));
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Put_c", BND_ON_WIN, win);
    }
}

extern "C" int solo_Raccumulate(const void *origin_addr, int origin_count, MPI_Datatype origin_datatype,
        int target_rank, MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win,
        MPI_Request *request)
{
    try {
        Raccumulate(origin_addr, origin_count, find<Datatype>(origin_datatype, "origin_datatype"), target_rank,
                target_disp, target_count, find<Datatype>(target_datatype, "target_datatype"), find<Op>(op, "op"),
                find<Win>(win, "win"), request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Raccumulate", BND_ON_WIN, win);
    }
}

extern "C" int solo_Raccumulate_c(const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype,
        int target_rank, MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Op op,
        MPI_Win win, MPI_Request *request)
{
    try {
        Raccumulate(origin_addr, origin_count, find<Datatype>(origin_datatype, "origin_datatype"), target_rank,
                target_disp, target_count, find<Datatype>(target_datatype, "target_datatype"), find<Op>(op, "op"),
                find<Win>(win, "win"), request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Raccumulate_c", BND_ON_WIN, win);
    }
}

extern "C" int solo_Rget(void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank,
        MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Win win, MPI_Request *request)
{
    try {
        Rget(origin_addr, origin_count, find<Datatype>(origin_datatype, "origin_datatype"), target_rank, target_disp,
                target_count, find<Datatype>(target_datatype, "target_datatype"), find<Win>(win, "win"), request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Rget", BND_ON_WIN, win);
    }
}

extern "C" int solo_Rget_c(void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, int target_rank,
        MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Win win, MPI_Request *request)
{
    try {
        Rget(origin_addr, origin_count, find<Datatype>(origin_datatype, "origin_datatype"), target_rank, target_disp,
                target_count, find<Datatype>(target_datatype, "target_datatype"), find<Win>(win, "win"), request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Rget_c", BND_ON_WIN, win);
    }
}

extern "C" int solo_Rget_accumulate(const void *origin_addr, int origin_count, MPI_Datatype origin_datatype,
        void *result_addr, int result_count, MPI_Datatype result_datatype, int target_rank, MPI_Aint target_disp,
        int target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win, MPI_Request *request)
{
    try {
        Rget_accumulate(origin_addr, origin_count, find_if<Datatype>(!(op == MPI_NO_OP), origin_datatype,
                "origin_datatype"), result_addr, result_count, find<Datatype>(result_datatype, "result_datatype"),
                target_rank, target_disp, target_count, find<Datatype>(target_datatype, "target_datatype"),
                find<Op>(op, "op"), find<Win>(win, "win"), request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Rget_accumulate", BND_ON_WIN, win);
    }
}

extern "C" int solo_Rget_accumulate_c(const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype,
        void *result_addr, MPI_Count result_count, MPI_Datatype result_datatype, int target_rank, MPI_Aint target_disp,
        MPI_Count target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win, MPI_Request *request)
{
    try {
        Rget_accumulate(origin_addr, origin_count, find_if<Datatype>(!(op == MPI_NO_OP), origin_datatype,
                "origin_datatype"), result_addr, result_count, find<Datatype>(result_datatype, "result_datatype"),
                target_rank, target_disp, target_count, find<Datatype>(target_datatype, "target_datatype"),
                find<Op>(op, "op"), find<Win>(win, "win"), request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Rget_accumulate_c", BND_ON_WIN, win);
    }
}

extern "C" int solo_Rput(const void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank,
        MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Win win, MPI_Request *request)
{
    try {
        Rput(origin_addr, origin_count, find<Datatype>(origin_datatype, "origin_datatype"), target_rank, target_disp,
                target_count, find<Datatype>(target_datatype, "target_datatype"), find<Win>(win, "win"), request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Rput", BND_ON_WIN, win);
    }
}

extern "C" int solo_Rput_c(const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype,
        int target_rank, MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Win win,
        MPI_Request *request)
{
    try {
        Rput(origin_addr, origin_count, find<Datatype>(origin_datatype, "origin_datatype"), target_rank, target_disp,
                target_count, find<Datatype>(target_datatype, "target_datatype"), find<Win>(win, "win"), request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Rput_c", BND_ON_WIN, win);
    }
}

extern "C" int solo_Win_allocate(MPI_Aint size, int disp_unit, MPI_Info info, MPI_Comm comm, void *baseptr,
        MPI_Win *win)
{
    try {
        Win_allocate(size, disp_unit, find_or_null<Info>(info, MPI_INFO_NULL, "info"), find<Comm>(comm, "comm"),
                baseptr, win);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Win_allocate", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Win_allocate_c(MPI_Aint size, MPI_Aint disp_unit, MPI_Info info, MPI_Comm comm, void *baseptr,
        MPI_Win *win)
{
    try {
        Win_allocate(size, disp_unit, find_or_null<Info>(info, MPI_INFO_NULL, "info"), find<Comm>(comm, "comm"),
                baseptr, win);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Win_allocate_c", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Win_allocate_shared(MPI_Aint size, int disp_unit, MPI_Info info, MPI_Comm comm, void *baseptr,
        MPI_Win *win)
{
    try {
        Win_allocate_shared(size, disp_unit, find_or_null<Info>(info, MPI_INFO_NULL, "info"), find<Comm>(comm, "comm"),
                baseptr, win);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Win_allocate_shared", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Win_allocate_shared_c(MPI_Aint size, MPI_Aint disp_unit, MPI_Info info, MPI_Comm comm,
        void *baseptr, MPI_Win *win)
{
    try {
        Win_allocate_shared(size, disp_unit, find_or_null<Info>(info, MPI_INFO_NULL, "info"), find<Comm>(comm, "comm"),
                baseptr, win);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Win_allocate_shared_c", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Win_attach(MPI_Win win, void *base, MPI_Aint size)
{
    try {
        Win_attach(find<Win>(win, "win"), base, size);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Win_attach", BND_ON_WIN, win);
    }
}

extern "C" int solo_Win_complete(MPI_Win win)
{
    try {
        Win_complete(find<Win>(win, "win"));
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Win_complete", BND_ON_WIN, win);
    }
}

extern "C" int solo_Win_create(void *base, MPI_Aint size, int disp_unit, MPI_Info info, MPI_Comm comm, MPI_Win *win)
{
    try {
        Win_create(base, size, disp_unit, find_or_null<Info>(info, MPI_INFO_NULL, "info"), find<Comm>(comm, "comm"),
                win);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Win_create", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Win_create_c(void *base, MPI_Aint size, MPI_Aint disp_unit, MPI_Info info, MPI_Comm comm,
        MPI_Win *win)
{
    try {
        Win_create(base, size, disp_unit, find_or_null<Info>(info, MPI_INFO_NULL, "info"), find<Comm>(comm, "comm"),
                win);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Win_create_c", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Win_create_dynamic(MPI_Info info, MPI_Comm comm, MPI_Win *win)
{
    try {
        Win_create_dynamic(find_or_null<Info>(info, MPI_INFO_NULL, "info"), find<Comm>(comm, "comm"), win);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Win_create_dynamic", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Win_detach(MPI_Win win, const void *base)
{
    try {
        Win_detach(find<Win>(win, "win"), base);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Win_detach", BND_ON_WIN, win);
    }
}

extern "C" int solo_Win_fence(int assert, MPI_Win win)
{
    try {
        Win_fence(assert, find<Win>(win, "win"));
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Win_fence", BND_ON_WIN, win);
    }
}

extern "C" int solo_Win_flush(int rank, MPI_Win win)
{
    try {
        Win_flush(rank, find<Win>(win, "win"));
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Win_flush", BND_ON_WIN, win);
    }
}

extern "C" int solo_Win_flush_all(MPI_Win win)
{
    try {
        Win_flush_all(find<Win>(win, "win"));
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Win_flush_all", BND_ON_WIN, win);
    }
}

extern "C" int solo_Win_flush_local(int rank, MPI_Win win)
{
    try {
        Win_flush_local(rank, find<Win>(win, "win"));
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Win_flush_local", BND_ON_WIN, win);
    }
}

extern "C" int solo_Win_flush_local_all(MPI_Win win)
{
    try {
        Win_flush_local_all(find<Win>(win, "win"));
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Win_flush_local_all", BND_ON_WIN, win);
    }
}

extern "C" int solo_Win_free(MPI_Win *win)
{
    try {
        Win_free(win);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Win_free", BND_ON_WIN, *win);
    }
}

extern "C" int solo_Win_get_group(MPI_Win win, MPI_Group *group)
{
    try {
        Win_get_group(find<Win>(win, "win"), group);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Win_get_group", BND_ON_WIN, win);
    }
}

extern "C" int solo_Win_get_info(MPI_Win win, MPI_Info *info_used)
{
    try {
        Win_get_info(find<Win>(win, "win"), info_used);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Win_get_info", BND_ON_WIN, win);
    }
}

extern "C" int solo_Win_get_name(MPI_Win win, char *win_name, int *resultlen)
{
    try {
        Win_get_name(find_or_null<Win>(win, MPI_WIN_NULL, "win"), win_name, resultlen);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Win_get_name", BND_ON_WIN, win);
    }
}

extern "C" int solo_Win_lock(int lock_type, int rank, int assert, MPI_Win win)
{
    try {
        Win_lock(lock_type, rank, assert, find<Win>(win, "win"));
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Win_lock", BND_ON_WIN, win);
    }
}

extern "C" int solo_Win_lock_all(int assert, MPI_Win win)
{
    try {
        Win_lock_all(assert, find<Win>(win, "win"));
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Win_lock_all", BND_ON_WIN, win);
    }
}

extern "C" int solo_Win_post(MPI_Group group, int assert, MPI_Win win)
{
    try {
        Win_post(find<Group>(group, "group"), assert, find<Win>(win, "win"));
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Win_post", BND_ON_WIN, win);
    }
}

extern "C" int solo_Win_set_info(MPI_Win win, MPI_Info info)
{
    try {
        Win_set_info(find<Win>(win, "win"), find_or_null<Info>(info, MPI_INFO_NULL, "info"));
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Win_set_info", BND_ON_WIN, win);
    }
}

extern "C" int solo_Win_set_name(MPI_Win win, const char *win_name)
{
    try {
        Win_set_name(find<Win>(win, "win"), win_name);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Win_set_name", BND_ON_WIN, win);
    }
}

extern "C" int solo_Win_shared_query(MPI_Win win, int rank, MPI_Aint *size, int *disp_unit, void *baseptr)
{
    try {
        Win_shared_query(find<Win>(win, "win"), rank, size, result(disp_unit, "disp_unit"), baseptr);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Win_shared_query", BND_ON_WIN, win);
    }
}

extern "C" int solo_Win_shared_query_c(MPI_Win win, int rank, MPI_Aint *size, MPI_Aint *disp_unit, void *baseptr)
{
    try {
        Win_shared_query(find<Win>(win, "win"), rank, size, result(disp_unit, "disp_unit"), baseptr);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Win_shared_query_c", BND_ON_WIN, win);
    }
}

extern "C" int solo_Win_start(MPI_Group group, int assert, MPI_Win win)
{
    try {
        Win_start(find<Group>(group, "group"), assert, find<Win>(win, "win"));
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Win_start", BND_ON_WIN, win);
    }
}

extern "C" int solo_Win_sync(MPI_Win win)
{
    try {
        Win_sync(find<Win>(win, "win"));
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Win_sync", BND_ON_WIN, win);
    }
}

extern "C" int solo_Win_test(MPI_Win win, int *flag)
{
    try {
        Win_test(find<Win>(win, "win"), flag);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Win_test", BND_ON_WIN, win);
    }
}

extern "C" int solo_Win_unlock(int rank, MPI_Win win)
{
    try {
        Win_unlock(rank, find<Win>(win, "win"));
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Win_unlock", BND_ON_WIN, win);
    }
}

extern "C" int solo_Win_unlock_all(MPI_Win win)
{
    try {
        Win_unlock_all(find<Win>(win, "win"));
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Win_unlock_all", BND_ON_WIN, win);
    }
}

extern "C" int solo_Win_wait(MPI_Win win)
{
    try {
        Win_wait(find<Win>(win, "win"));
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Win_wait", BND_ON_WIN, win);
    }
}

