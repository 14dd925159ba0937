/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml through templates/solo/glue.h.j2. */
/* To be included at the end of the source that defines solo's functions of this chapter. */
#include "bnd_implementation.h"

using namespace solo;

extern "C" int solo_Accumulate(const void *origin_addr, int origin_count, MPI_Datatype origin_datatype,
        int target_rank, MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win)
{
    (void)origin_addr;
    (void)origin_count;
    (void)origin_datatype;
    (void)target_rank;
    (void)target_disp;
    (void)target_count;
    (void)target_datatype;
    (void)op;
    (void)win;
    try {
        unsupported();
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Accumulate", BND_ON_WIN, win);
    }
}

extern "C" int solo_Accumulate_c(const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype,
        int target_rank, MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Op op,
        MPI_Win win)
{
    (void)origin_addr;
    (void)origin_count;
    (void)origin_datatype;
    (void)target_rank;
    (void)target_disp;
    (void)target_count;
    (void)target_datatype;
    (void)op;
    (void)win;
    try {
        unsupported();
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
    (void)origin_addr;
    (void)compare_addr;
    (void)result_addr;
    (void)datatype;
    (void)target_rank;
    (void)target_disp;
    (void)win;
    try {
        unsupported();
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Compare_and_swap", BND_ON_WIN, win);
    }
}

extern "C" int solo_Fetch_and_op(const void *origin_addr, void *result_addr, MPI_Datatype datatype, int target_rank,
        MPI_Aint target_disp, MPI_Op op, MPI_Win win)
{
    (void)origin_addr;
    (void)result_addr;
    (void)datatype;
    (void)target_rank;
    (void)target_disp;
    (void)op;
    (void)win;
    try {
        unsupported();
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
    (void)origin_addr;
    (void)origin_count;
    (void)origin_datatype;
    (void)target_rank;
    (void)target_disp;
    (void)target_count;
    (void)target_datatype;
    (void)win;
    try {
        unsupported();
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Get", BND_ON_WIN, win);
    }
}

extern "C" int solo_Get_c(void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, int target_rank,
        MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Win win)
{
    (void)origin_addr;
    (void)origin_count;
    (void)origin_datatype;
    (void)target_rank;
    (void)target_disp;
    (void)target_count;
    (void)target_datatype;
    (void)win;
    try {
        unsupported();
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Get_c", BND_ON_WIN, win);
    }
}

extern "C" int solo_Get_accumulate(const void *origin_addr, int origin_count, MPI_Datatype origin_datatype,
        void *result_addr, int result_count, MPI_Datatype result_datatype, int target_rank, MPI_Aint target_disp,
        int target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win)
{
    (void)origin_addr;
    (void)origin_count;
    (void)origin_datatype;
    (void)result_addr;
    (void)result_count;
    (void)result_datatype;
    (void)target_rank;
    (void)target_disp;
    (void)target_count;
    (void)target_datatype;
    (void)op;
    (void)win;
    try {
        unsupported();
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Get_accumulate", BND_ON_WIN, win);
    }
}

extern "C" int solo_Get_accumulate_c(const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype,
        void *result_addr, MPI_Count result_count, MPI_Datatype result_datatype, int target_rank, MPI_Aint target_disp,
        MPI_Count target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win)
{
    (void)origin_addr;
    (void)origin_count;
    (void)origin_datatype;
    (void)result_addr;
    (void)result_count;
    (void)result_datatype;
    (void)target_rank;
    (void)target_disp;
    (void)target_count;
    (void)target_datatype;
    (void)op;
    (void)win;
    try {
        unsupported();
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Get_accumulate_c", BND_ON_WIN, win);
    }
}

extern "C" int solo_Put(const void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank,
        MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Win win)
{
    (void)origin_addr;
    (void)origin_count;
    (void)origin_datatype;
    (void)target_rank;
    (void)target_disp;
    (void)target_count;
    (void)target_datatype;
    (void)win;
    try {
        unsupported();
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Put", BND_ON_WIN, win);
    }
}

extern "C" int solo_Put_c(const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype,
        int target_rank, MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Win win)
{
    (void)origin_addr;
    (void)origin_count;
    (void)origin_datatype;
    (void)target_rank;
    (void)target_disp;
    (void)target_count;
    (void)target_datatype;
    (void)win;
    try {
        unsupported();
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Put_c", BND_ON_WIN, win);
    }
}

extern "C" int solo_Raccumulate(const void *origin_addr, int origin_count, MPI_Datatype origin_datatype,
        int target_rank, MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win,
        MPI_Request *request)
{
    (void)origin_addr;
    (void)origin_count;
    (void)origin_datatype;
    (void)target_rank;
    (void)target_disp;
    (void)target_count;
    (void)target_datatype;
    (void)op;
    (void)win;
    (void)request;
    try {
        unsupported();
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Raccumulate", BND_ON_WIN, win);
    }
}

extern "C" int solo_Raccumulate_c(const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype,
        int target_rank, MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Op op,
        MPI_Win win, MPI_Request *request)
{
    (void)origin_addr;
    (void)origin_count;
    (void)origin_datatype;
    (void)target_rank;
    (void)target_disp;
    (void)target_count;
    (void)target_datatype;
    (void)op;
    (void)win;
    (void)request;
    try {
        unsupported();
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Raccumulate_c", BND_ON_WIN, win);
    }
}

extern "C" int solo_Rget(void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank,
        MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Win win, MPI_Request *request)
{
    (void)origin_addr;
    (void)origin_count;
    (void)origin_datatype;
    (void)target_rank;
    (void)target_disp;
    (void)target_count;
    (void)target_datatype;
    (void)win;
    (void)request;
    try {
        unsupported();
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Rget", BND_ON_WIN, win);
    }
}

extern "C" int solo_Rget_c(void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, int target_rank,
        MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Win win, MPI_Request *request)
{
    (void)origin_addr;
    (void)origin_count;
    (void)origin_datatype;
    (void)target_rank;
    (void)target_disp;
    (void)target_count;
    (void)target_datatype;
    (void)win;
    (void)request;
    try {
        unsupported();
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Rget_c", BND_ON_WIN, win);
    }
}

extern "C" int solo_Rget_accumulate(const void *origin_addr, int origin_count, MPI_Datatype origin_datatype,
        void *result_addr, int result_count, MPI_Datatype result_datatype, int target_rank, MPI_Aint target_disp,
        int target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win, MPI_Request *request)
{
    (void)origin_addr;
    (void)origin_count;
    (void)origin_datatype;
    (void)result_addr;
    (void)result_count;
    (void)result_datatype;
    (void)target_rank;
    (void)target_disp;
    (void)target_count;
    (void)target_datatype;
    (void)op;
    (void)win;
    (void)request;
    try {
        unsupported();
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Rget_accumulate", BND_ON_WIN, win);
    }
}

extern "C" int solo_Rget_accumulate_c(const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype,
        void *result_addr, MPI_Count result_count, MPI_Datatype result_datatype, int target_rank, MPI_Aint target_disp,
        MPI_Count target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win, MPI_Request *request)
{
    (void)origin_addr;
    (void)origin_count;
    (void)origin_datatype;
    (void)result_addr;
    (void)result_count;
    (void)result_datatype;
    (void)target_rank;
    (void)target_disp;
    (void)target_count;
    (void)target_datatype;
    (void)op;
    (void)win;
    (void)request;
    try {
        unsupported();
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Rget_accumulate_c", BND_ON_WIN, win);
    }
}

extern "C" int solo_Rput(const void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank,
        MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Win win, MPI_Request *request)
{
    (void)origin_addr;
    (void)origin_count;
    (void)origin_datatype;
    (void)target_rank;
    (void)target_disp;
    (void)target_count;
    (void)target_datatype;
    (void)win;
    (void)request;
    try {
        unsupported();
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Rput", BND_ON_WIN, win);
    }
}

extern "C" int solo_Rput_c(const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype,
        int target_rank, MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Win win,
        MPI_Request *request)
{
    (void)origin_addr;
    (void)origin_count;
    (void)origin_datatype;
    (void)target_rank;
    (void)target_disp;
    (void)target_count;
    (void)target_datatype;
    (void)win;
    (void)request;
    try {
        unsupported();
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Rput_c", BND_ON_WIN, win);
    }
}

extern "C" int solo_Win_allocate(MPI_Aint size, int disp_unit, MPI_Info info, MPI_Comm comm, void *baseptr,
        MPI_Win *win)
{
    (void)size;
    (void)disp_unit;
    (void)info;
    (void)comm;
    (void)baseptr;
    (void)win;
    try {
        unsupported();
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Win_allocate", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Win_allocate_c(MPI_Aint size, MPI_Aint disp_unit, MPI_Info info, MPI_Comm comm, void *baseptr,
        MPI_Win *win)
{
    (void)size;
    (void)disp_unit;
    (void)info;
    (void)comm;
    (void)baseptr;
    (void)win;
    try {
        unsupported();
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Win_allocate_c", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Win_allocate_shared(MPI_Aint size, int disp_unit, MPI_Info info, MPI_Comm comm, void *baseptr,
        MPI_Win *win)
{
    (void)size;
    (void)disp_unit;
    (void)info;
    (void)comm;
    (void)baseptr;
    (void)win;
    try {
        unsupported();
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Win_allocate_shared", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Win_allocate_shared_c(MPI_Aint size, MPI_Aint disp_unit, MPI_Info info, MPI_Comm comm,
        void *baseptr, MPI_Win *win)
{
    (void)size;
    (void)disp_unit;
    (void)info;
    (void)comm;
    (void)baseptr;
    (void)win;
    try {
        unsupported();
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Win_allocate_shared_c", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Win_attach(MPI_Win win, void *base, MPI_Aint size)
{
    (void)win;
    (void)base;
    (void)size;
    try {
        unsupported();
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Win_attach", BND_ON_WIN, win);
    }
}

extern "C" int solo_Win_complete(MPI_Win win)
{
    (void)win;
    try {
        unsupported();
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Win_complete", BND_ON_WIN, win);
    }
}

extern "C" int solo_Win_create(void *base, MPI_Aint size, int disp_unit, MPI_Info info, MPI_Comm comm, MPI_Win *win)
{
    (void)base;
    (void)size;
    (void)disp_unit;
    (void)info;
    (void)comm;
    (void)win;
    try {
        unsupported();
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Win_create", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Win_create_c(void *base, MPI_Aint size, MPI_Aint disp_unit, MPI_Info info, MPI_Comm comm,
        MPI_Win *win)
{
    (void)base;
    (void)size;
    (void)disp_unit;
    (void)info;
    (void)comm;
    (void)win;
    try {
        unsupported();
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Win_create_c", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Win_create_dynamic(MPI_Info info, MPI_Comm comm, MPI_Win *win)
{
    (void)info;
    (void)comm;
    (void)win;
    try {
        unsupported();
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Win_create_dynamic", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Win_detach(MPI_Win win, const void *base)
{
    (void)win;
    (void)base;
    try {
        unsupported();
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Win_detach", BND_ON_WIN, win);
    }
}

extern "C" int solo_Win_fence(int assert, MPI_Win win)
{
    (void)assert;
    (void)win;
    try {
        unsupported();
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Win_fence", BND_ON_WIN, win);
    }
}

extern "C" int solo_Win_flush(int rank, MPI_Win win)
{
    (void)rank;
    (void)win;
    try {
        unsupported();
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Win_flush", BND_ON_WIN, win);
    }
}

extern "C" int solo_Win_flush_all(MPI_Win win)
{
    (void)win;
    try {
        unsupported();
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Win_flush_all", BND_ON_WIN, win);
    }
}

extern "C" int solo_Win_flush_local(int rank, MPI_Win win)
{
    (void)rank;
    (void)win;
    try {
        unsupported();
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Win_flush_local", BND_ON_WIN, win);
    }
}

extern "C" int solo_Win_flush_local_all(MPI_Win win)
{
    (void)win;
    try {
        unsupported();
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Win_flush_local_all", BND_ON_WIN, win);
    }
}

extern "C" int solo_Win_free(MPI_Win *win)
{
    (void)win;
    try {
        unsupported();
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Win_free", BND_ON_WIN, *win);
    }
}

extern "C" int solo_Win_get_group(MPI_Win win, MPI_Group *group)
{
    (void)win;
    (void)group;
    try {
        unsupported();
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Win_get_group", BND_ON_WIN, win);
    }
}

extern "C" int solo_Win_get_info(MPI_Win win, MPI_Info *info_used)
{
    (void)win;
    (void)info_used;
    try {
        unsupported();
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Win_get_info", BND_ON_WIN, win);
    }
}

extern "C" int solo_Win_get_name(MPI_Win win, char *win_name, int *resultlen)
{
    (void)win;
    (void)win_name;
    (void)resultlen;
    try {
        unsupported();
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Win_get_name", BND_ON_WIN, win);
    }
}

extern "C" int solo_Win_lock(int lock_type, int rank, int assert, MPI_Win win)
{
    (void)lock_type;
    (void)rank;
    (void)assert;
    (void)win;
    try {
        unsupported();
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Win_lock", BND_ON_WIN, win);
    }
}

extern "C" int solo_Win_lock_all(int assert, MPI_Win win)
{
    (void)assert;
    (void)win;
    try {
        unsupported();
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Win_lock_all", BND_ON_WIN, win);
    }
}

extern "C" int solo_Win_post(MPI_Group group, int assert, MPI_Win win)
{
    (void)group;
    (void)assert;
    (void)win;
    try {
        unsupported();
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Win_post", BND_ON_WIN, win);
    }
}

extern "C" int solo_Win_set_info(MPI_Win win, MPI_Info info)
{
    (void)win;
    (void)info;
    try {
        unsupported();
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Win_set_info", BND_ON_WIN, win);
    }
}

extern "C" int solo_Win_set_name(MPI_Win win, const char *win_name)
{
    (void)win;
    (void)win_name;
    try {
        unsupported();
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Win_set_name", BND_ON_WIN, win);
    }
}

extern "C" int solo_Win_shared_query(MPI_Win win, int rank, MPI_Aint *size, int *disp_unit, void *baseptr)
{
    (void)win;
    (void)rank;
    (void)size;
    (void)disp_unit;
    (void)baseptr;
    try {
        unsupported();
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Win_shared_query", BND_ON_WIN, win);
    }
}

extern "C" int solo_Win_shared_query_c(MPI_Win win, int rank, MPI_Aint *size, MPI_Aint *disp_unit, void *baseptr)
{
    (void)win;
    (void)rank;
    (void)size;
    (void)disp_unit;
    (void)baseptr;
    try {
        unsupported();
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Win_shared_query_c", BND_ON_WIN, win);
    }
}

extern "C" int solo_Win_start(MPI_Group group, int assert, MPI_Win win)
{
    (void)group;
    (void)assert;
    (void)win;
    try {
        unsupported();
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Win_start", BND_ON_WIN, win);
    }
}

extern "C" int solo_Win_sync(MPI_Win win)
{
    (void)win;
    try {
        unsupported();
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Win_sync", BND_ON_WIN, win);
    }
}

extern "C" int solo_Win_test(MPI_Win win, int *flag)
{
    (void)win;
    (void)flag;
    try {
        unsupported();
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Win_test", BND_ON_WIN, win);
    }
}

extern "C" int solo_Win_unlock(int rank, MPI_Win win)
{
    (void)rank;
    (void)win;
    try {
        unsupported();
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Win_unlock", BND_ON_WIN, win);
    }
}

extern "C" int solo_Win_unlock_all(MPI_Win win)
{
    (void)win;
    try {
        unsupported();
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Win_unlock_all", BND_ON_WIN, win);
    }
}

extern "C" int solo_Win_wait(MPI_Win win)
{
    (void)win;
    try {
        unsupported();
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Win_wait", BND_ON_WIN, win);
    }
}

