// Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml through templates/test/modern/caller.cpp.j2.
// Calls of bindery::mpi for every routine of the chapter "one-sided", each argument with a value of its own.
#include "modern_caller.hpp"

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
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::accumulate(rec_slot(1), origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, op, win) : mpi::accumulate(rec_slot(1), origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, op, win);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::accumulate(rec_slot(1), origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, op, win) : mpi::returning::accumulate(rec_slot(1), origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, op, win);
        returned = result_.code();
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::accumulate(rec_slot(1), static_cast<std::size_t>(origin_count), origin_datatype, target_rank, target_disp, static_cast<std::size_t>(target_count), target_datatype, op, win) : mpi::accumulate(rec_slot(1), static_cast<std::size_t>(origin_count), origin_datatype, target_rank, target_disp, static_cast<std::size_t>(target_count), target_datatype, op, win);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::accumulate(rec_slot(1), static_cast<std::size_t>(origin_count), origin_datatype, target_rank, target_disp, static_cast<std::size_t>(target_count), target_datatype, op, win) : mpi::returning::accumulate(rec_slot(1), static_cast<std::size_t>(origin_count), origin_datatype, target_rank, target_disp, static_cast<std::size_t>(target_count), target_datatype, op, win);
        returned = result_.code();
    }
    if (modern_never) {
        (void)mpi::accumulate(modern_range, target_rank, target_disp, static_cast<std::size_t>(target_count), target_datatype, op, win);
        (void)mpi::returning::accumulate(modern_range, target_rank, target_disp, static_cast<std::size_t>(target_count), target_datatype, op, win);
        (void)pmpi::accumulate(modern_range, target_rank, target_disp, static_cast<std::size_t>(target_count), target_datatype, op, win);
        (void)pmpi::returning::accumulate(modern_range, target_rank, target_disp, static_cast<std::size_t>(target_count), target_datatype, op, win);
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::alloc_mem(size, info) : mpi::alloc_mem(size, info);
            baseptr = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::alloc_mem(size, info) : mpi::returning::alloc_mem(size, info);
        returned = result_.code();
        auto &out_ = *result_;
        baseptr = out_;
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::compare_and_swap(rec_slot(1), rec_slot(2), rec_slot(3), datatype, target_rank, target_disp, win) : mpi::compare_and_swap(rec_slot(1), rec_slot(2), rec_slot(3), datatype, target_rank, target_disp, win);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::compare_and_swap(rec_slot(1), rec_slot(2), rec_slot(3), datatype, target_rank, target_disp, win) : mpi::returning::compare_and_swap(rec_slot(1), rec_slot(2), rec_slot(3), datatype, target_rank, target_disp, win);
        returned = result_.code();
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::fetch_and_op(rec_slot(1), rec_slot(2), datatype, target_rank, target_disp, op, win) : mpi::fetch_and_op(rec_slot(1), rec_slot(2), datatype, target_rank, target_disp, op, win);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::fetch_and_op(rec_slot(1), rec_slot(2), datatype, target_rank, target_disp, op, win) : mpi::returning::fetch_and_op(rec_slot(1), rec_slot(2), datatype, target_rank, target_disp, op, win);
        returned = result_.code();
    }
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Free_mem(int profiled)
{
#if REC_HAS(MPI_Free_mem)
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::free_mem(rec_slot(1)) : mpi::free_mem(rec_slot(1));
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::free_mem(rec_slot(1)) : mpi::returning::free_mem(rec_slot(1));
        returned = result_.code();
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::get(rec_slot(1), origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win) : mpi::get(rec_slot(1), origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::get(rec_slot(1), origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win) : mpi::returning::get(rec_slot(1), origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win);
        returned = result_.code();
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::get_accumulate(rec_slot(1), origin_count, origin_datatype, rec_slot(4), result_count, result_datatype, target_rank, target_disp, target_count, target_datatype, op, win) : mpi::get_accumulate(rec_slot(1), origin_count, origin_datatype, rec_slot(4), result_count, result_datatype, target_rank, target_disp, target_count, target_datatype, op, win);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::get_accumulate(rec_slot(1), origin_count, origin_datatype, rec_slot(4), result_count, result_datatype, target_rank, target_disp, target_count, target_datatype, op, win) : mpi::returning::get_accumulate(rec_slot(1), origin_count, origin_datatype, rec_slot(4), result_count, result_datatype, target_rank, target_disp, target_count, target_datatype, op, win);
        returned = result_.code();
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::get_accumulate(rec_slot(1), static_cast<std::size_t>(origin_count), origin_datatype, rec_slot(4), static_cast<std::size_t>(result_count), result_datatype, target_rank, target_disp, static_cast<std::size_t>(target_count), target_datatype, op, win) : mpi::get_accumulate(rec_slot(1), static_cast<std::size_t>(origin_count), origin_datatype, rec_slot(4), static_cast<std::size_t>(result_count), result_datatype, target_rank, target_disp, static_cast<std::size_t>(target_count), target_datatype, op, win);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::get_accumulate(rec_slot(1), static_cast<std::size_t>(origin_count), origin_datatype, rec_slot(4), static_cast<std::size_t>(result_count), result_datatype, target_rank, target_disp, static_cast<std::size_t>(target_count), target_datatype, op, win) : mpi::returning::get_accumulate(rec_slot(1), static_cast<std::size_t>(origin_count), origin_datatype, rec_slot(4), static_cast<std::size_t>(result_count), result_datatype, target_rank, target_disp, static_cast<std::size_t>(target_count), target_datatype, op, win);
        returned = result_.code();
    }
    if (modern_never) {
        (void)mpi::get_accumulate(modern_range, modern_range, target_rank, target_disp, static_cast<std::size_t>(target_count), target_datatype, op, win);
        (void)mpi::returning::get_accumulate(modern_range, modern_range, target_rank, target_disp, static_cast<std::size_t>(target_count), target_datatype, op, win);
        (void)pmpi::get_accumulate(modern_range, modern_range, target_rank, target_disp, static_cast<std::size_t>(target_count), target_datatype, op, win);
        (void)pmpi::returning::get_accumulate(modern_range, modern_range, target_rank, target_disp, static_cast<std::size_t>(target_count), target_datatype, op, win);
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::get(rec_slot(1), static_cast<std::size_t>(origin_count), origin_datatype, target_rank, target_disp, static_cast<std::size_t>(target_count), target_datatype, win) : mpi::get(rec_slot(1), static_cast<std::size_t>(origin_count), origin_datatype, target_rank, target_disp, static_cast<std::size_t>(target_count), target_datatype, win);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::get(rec_slot(1), static_cast<std::size_t>(origin_count), origin_datatype, target_rank, target_disp, static_cast<std::size_t>(target_count), target_datatype, win) : mpi::returning::get(rec_slot(1), static_cast<std::size_t>(origin_count), origin_datatype, target_rank, target_disp, static_cast<std::size_t>(target_count), target_datatype, win);
        returned = result_.code();
    }
    if (modern_never) {
        (void)mpi::get(modern_range, target_rank, target_disp, static_cast<std::size_t>(target_count), target_datatype, win);
        (void)mpi::returning::get(modern_range, target_rank, target_disp, static_cast<std::size_t>(target_count), target_datatype, win);
        (void)pmpi::get(modern_range, target_rank, target_disp, static_cast<std::size_t>(target_count), target_datatype, win);
        (void)pmpi::returning::get(modern_range, target_rank, target_disp, static_cast<std::size_t>(target_count), target_datatype, win);
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::put(rec_slot(1), origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win) : mpi::put(rec_slot(1), origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::put(rec_slot(1), origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win) : mpi::returning::put(rec_slot(1), origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win);
        returned = result_.code();
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::put(rec_slot(1), static_cast<std::size_t>(origin_count), origin_datatype, target_rank, target_disp, static_cast<std::size_t>(target_count), target_datatype, win) : mpi::put(rec_slot(1), static_cast<std::size_t>(origin_count), origin_datatype, target_rank, target_disp, static_cast<std::size_t>(target_count), target_datatype, win);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::put(rec_slot(1), static_cast<std::size_t>(origin_count), origin_datatype, target_rank, target_disp, static_cast<std::size_t>(target_count), target_datatype, win) : mpi::returning::put(rec_slot(1), static_cast<std::size_t>(origin_count), origin_datatype, target_rank, target_disp, static_cast<std::size_t>(target_count), target_datatype, win);
        returned = result_.code();
    }
    if (modern_never) {
        (void)mpi::put(modern_range, target_rank, target_disp, static_cast<std::size_t>(target_count), target_datatype, win);
        (void)mpi::returning::put(modern_range, target_rank, target_disp, static_cast<std::size_t>(target_count), target_datatype, win);
        (void)pmpi::put(modern_range, target_rank, target_disp, static_cast<std::size_t>(target_count), target_datatype, win);
        (void)pmpi::returning::put(modern_range, target_rank, target_disp, static_cast<std::size_t>(target_count), target_datatype, win);
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::raccumulate(rec_slot(1), origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, op, win) : mpi::raccumulate(rec_slot(1), origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, op, win);
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::raccumulate(rec_slot(1), origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, op, win) : mpi::returning::raccumulate(rec_slot(1), origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, op, win);
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::raccumulate(rec_slot(1), origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, op, win, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::raccumulate(rec_slot(1), origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, op, win, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::raccumulate(rec_slot(1), origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, op, win, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::raccumulate(rec_slot(1), origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, op, win, mpi::handles<mpi::request>(&request, 1)[0]);
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::raccumulate(rec_slot(1), static_cast<std::size_t>(origin_count), origin_datatype, target_rank, target_disp, static_cast<std::size_t>(target_count), target_datatype, op, win) : mpi::raccumulate(rec_slot(1), static_cast<std::size_t>(origin_count), origin_datatype, target_rank, target_disp, static_cast<std::size_t>(target_count), target_datatype, op, win);
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::raccumulate(rec_slot(1), static_cast<std::size_t>(origin_count), origin_datatype, target_rank, target_disp, static_cast<std::size_t>(target_count), target_datatype, op, win) : mpi::returning::raccumulate(rec_slot(1), static_cast<std::size_t>(origin_count), origin_datatype, target_rank, target_disp, static_cast<std::size_t>(target_count), target_datatype, op, win);
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::raccumulate(modern_range, target_rank, target_disp, static_cast<std::size_t>(target_count), target_datatype, op, win);
        (void)mpi::returning::raccumulate(modern_range, target_rank, target_disp, static_cast<std::size_t>(target_count), target_datatype, op, win);
        (void)pmpi::raccumulate(modern_range, target_rank, target_disp, static_cast<std::size_t>(target_count), target_datatype, op, win);
        (void)pmpi::returning::raccumulate(modern_range, target_rank, target_disp, static_cast<std::size_t>(target_count), target_datatype, op, win);
    }
    if (modern_never) {
        (void)mpi::raccumulate(rec_slot(1), static_cast<std::size_t>(origin_count), origin_datatype, target_rank, target_disp, static_cast<std::size_t>(target_count), target_datatype, op, win, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::raccumulate(rec_slot(1), static_cast<std::size_t>(origin_count), origin_datatype, target_rank, target_disp, static_cast<std::size_t>(target_count), target_datatype, op, win, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::raccumulate(rec_slot(1), static_cast<std::size_t>(origin_count), origin_datatype, target_rank, target_disp, static_cast<std::size_t>(target_count), target_datatype, op, win, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::raccumulate(rec_slot(1), static_cast<std::size_t>(origin_count), origin_datatype, target_rank, target_disp, static_cast<std::size_t>(target_count), target_datatype, op, win, mpi::handles<mpi::request>(&request, 1)[0]);
    }
    if (modern_never) {
        (void)mpi::raccumulate(modern_range, target_rank, target_disp, static_cast<std::size_t>(target_count), target_datatype, op, win, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::raccumulate(modern_range, target_rank, target_disp, static_cast<std::size_t>(target_count), target_datatype, op, win, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::raccumulate(modern_range, target_rank, target_disp, static_cast<std::size_t>(target_count), target_datatype, op, win, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::raccumulate(modern_range, target_rank, target_disp, static_cast<std::size_t>(target_count), target_datatype, op, win, mpi::handles<mpi::request>(&request, 1)[0]);
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::rget(rec_slot(1), origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win) : mpi::rget(rec_slot(1), origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win);
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::rget(rec_slot(1), origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win) : mpi::returning::rget(rec_slot(1), origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win);
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::rget(rec_slot(1), origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::rget(rec_slot(1), origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::rget(rec_slot(1), origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::rget(rec_slot(1), origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win, mpi::handles<mpi::request>(&request, 1)[0]);
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::rget_accumulate(rec_slot(1), origin_count, origin_datatype, rec_slot(4), result_count, result_datatype, target_rank, target_disp, target_count, target_datatype, op, win) : mpi::rget_accumulate(rec_slot(1), origin_count, origin_datatype, rec_slot(4), result_count, result_datatype, target_rank, target_disp, target_count, target_datatype, op, win);
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::rget_accumulate(rec_slot(1), origin_count, origin_datatype, rec_slot(4), result_count, result_datatype, target_rank, target_disp, target_count, target_datatype, op, win) : mpi::returning::rget_accumulate(rec_slot(1), origin_count, origin_datatype, rec_slot(4), result_count, result_datatype, target_rank, target_disp, target_count, target_datatype, op, win);
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::rget_accumulate(rec_slot(1), origin_count, origin_datatype, rec_slot(4), result_count, result_datatype, target_rank, target_disp, target_count, target_datatype, op, win, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::rget_accumulate(rec_slot(1), origin_count, origin_datatype, rec_slot(4), result_count, result_datatype, target_rank, target_disp, target_count, target_datatype, op, win, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::rget_accumulate(rec_slot(1), origin_count, origin_datatype, rec_slot(4), result_count, result_datatype, target_rank, target_disp, target_count, target_datatype, op, win, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::rget_accumulate(rec_slot(1), origin_count, origin_datatype, rec_slot(4), result_count, result_datatype, target_rank, target_disp, target_count, target_datatype, op, win, mpi::handles<mpi::request>(&request, 1)[0]);
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::rget_accumulate(rec_slot(1), static_cast<std::size_t>(origin_count), origin_datatype, rec_slot(4), static_cast<std::size_t>(result_count), result_datatype, target_rank, target_disp, static_cast<std::size_t>(target_count), target_datatype, op, win) : mpi::rget_accumulate(rec_slot(1), static_cast<std::size_t>(origin_count), origin_datatype, rec_slot(4), static_cast<std::size_t>(result_count), result_datatype, target_rank, target_disp, static_cast<std::size_t>(target_count), target_datatype, op, win);
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::rget_accumulate(rec_slot(1), static_cast<std::size_t>(origin_count), origin_datatype, rec_slot(4), static_cast<std::size_t>(result_count), result_datatype, target_rank, target_disp, static_cast<std::size_t>(target_count), target_datatype, op, win) : mpi::returning::rget_accumulate(rec_slot(1), static_cast<std::size_t>(origin_count), origin_datatype, rec_slot(4), static_cast<std::size_t>(result_count), result_datatype, target_rank, target_disp, static_cast<std::size_t>(target_count), target_datatype, op, win);
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::rget_accumulate(modern_range, modern_range, target_rank, target_disp, static_cast<std::size_t>(target_count), target_datatype, op, win);
        (void)mpi::returning::rget_accumulate(modern_range, modern_range, target_rank, target_disp, static_cast<std::size_t>(target_count), target_datatype, op, win);
        (void)pmpi::rget_accumulate(modern_range, modern_range, target_rank, target_disp, static_cast<std::size_t>(target_count), target_datatype, op, win);
        (void)pmpi::returning::rget_accumulate(modern_range, modern_range, target_rank, target_disp, static_cast<std::size_t>(target_count), target_datatype, op, win);
    }
    if (modern_never) {
        (void)mpi::rget_accumulate(rec_slot(1), static_cast<std::size_t>(origin_count), origin_datatype, rec_slot(4), static_cast<std::size_t>(result_count), result_datatype, target_rank, target_disp, static_cast<std::size_t>(target_count), target_datatype, op, win, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::rget_accumulate(rec_slot(1), static_cast<std::size_t>(origin_count), origin_datatype, rec_slot(4), static_cast<std::size_t>(result_count), result_datatype, target_rank, target_disp, static_cast<std::size_t>(target_count), target_datatype, op, win, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::rget_accumulate(rec_slot(1), static_cast<std::size_t>(origin_count), origin_datatype, rec_slot(4), static_cast<std::size_t>(result_count), result_datatype, target_rank, target_disp, static_cast<std::size_t>(target_count), target_datatype, op, win, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::rget_accumulate(rec_slot(1), static_cast<std::size_t>(origin_count), origin_datatype, rec_slot(4), static_cast<std::size_t>(result_count), result_datatype, target_rank, target_disp, static_cast<std::size_t>(target_count), target_datatype, op, win, mpi::handles<mpi::request>(&request, 1)[0]);
    }
    if (modern_never) {
        (void)mpi::rget_accumulate(modern_range, modern_range, target_rank, target_disp, static_cast<std::size_t>(target_count), target_datatype, op, win, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::rget_accumulate(modern_range, modern_range, target_rank, target_disp, static_cast<std::size_t>(target_count), target_datatype, op, win, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::rget_accumulate(modern_range, modern_range, target_rank, target_disp, static_cast<std::size_t>(target_count), target_datatype, op, win, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::rget_accumulate(modern_range, modern_range, target_rank, target_disp, static_cast<std::size_t>(target_count), target_datatype, op, win, mpi::handles<mpi::request>(&request, 1)[0]);
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::rget(rec_slot(1), static_cast<std::size_t>(origin_count), origin_datatype, target_rank, target_disp, static_cast<std::size_t>(target_count), target_datatype, win) : mpi::rget(rec_slot(1), static_cast<std::size_t>(origin_count), origin_datatype, target_rank, target_disp, static_cast<std::size_t>(target_count), target_datatype, win);
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::rget(rec_slot(1), static_cast<std::size_t>(origin_count), origin_datatype, target_rank, target_disp, static_cast<std::size_t>(target_count), target_datatype, win) : mpi::returning::rget(rec_slot(1), static_cast<std::size_t>(origin_count), origin_datatype, target_rank, target_disp, static_cast<std::size_t>(target_count), target_datatype, win);
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::rget(modern_range, target_rank, target_disp, static_cast<std::size_t>(target_count), target_datatype, win);
        (void)mpi::returning::rget(modern_range, target_rank, target_disp, static_cast<std::size_t>(target_count), target_datatype, win);
        (void)pmpi::rget(modern_range, target_rank, target_disp, static_cast<std::size_t>(target_count), target_datatype, win);
        (void)pmpi::returning::rget(modern_range, target_rank, target_disp, static_cast<std::size_t>(target_count), target_datatype, win);
    }
    if (modern_never) {
        (void)mpi::rget(rec_slot(1), static_cast<std::size_t>(origin_count), origin_datatype, target_rank, target_disp, static_cast<std::size_t>(target_count), target_datatype, win, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::rget(rec_slot(1), static_cast<std::size_t>(origin_count), origin_datatype, target_rank, target_disp, static_cast<std::size_t>(target_count), target_datatype, win, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::rget(rec_slot(1), static_cast<std::size_t>(origin_count), origin_datatype, target_rank, target_disp, static_cast<std::size_t>(target_count), target_datatype, win, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::rget(rec_slot(1), static_cast<std::size_t>(origin_count), origin_datatype, target_rank, target_disp, static_cast<std::size_t>(target_count), target_datatype, win, mpi::handles<mpi::request>(&request, 1)[0]);
    }
    if (modern_never) {
        (void)mpi::rget(modern_range, target_rank, target_disp, static_cast<std::size_t>(target_count), target_datatype, win, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::rget(modern_range, target_rank, target_disp, static_cast<std::size_t>(target_count), target_datatype, win, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::rget(modern_range, target_rank, target_disp, static_cast<std::size_t>(target_count), target_datatype, win, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::rget(modern_range, target_rank, target_disp, static_cast<std::size_t>(target_count), target_datatype, win, mpi::handles<mpi::request>(&request, 1)[0]);
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::rput(rec_slot(1), origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win) : mpi::rput(rec_slot(1), origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win);
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::rput(rec_slot(1), origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win) : mpi::returning::rput(rec_slot(1), origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win);
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::rput(rec_slot(1), origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::rput(rec_slot(1), origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::rput(rec_slot(1), origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::rput(rec_slot(1), origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win, mpi::handles<mpi::request>(&request, 1)[0]);
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::rput(rec_slot(1), static_cast<std::size_t>(origin_count), origin_datatype, target_rank, target_disp, static_cast<std::size_t>(target_count), target_datatype, win) : mpi::rput(rec_slot(1), static_cast<std::size_t>(origin_count), origin_datatype, target_rank, target_disp, static_cast<std::size_t>(target_count), target_datatype, win);
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::rput(rec_slot(1), static_cast<std::size_t>(origin_count), origin_datatype, target_rank, target_disp, static_cast<std::size_t>(target_count), target_datatype, win) : mpi::returning::rput(rec_slot(1), static_cast<std::size_t>(origin_count), origin_datatype, target_rank, target_disp, static_cast<std::size_t>(target_count), target_datatype, win);
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::rput(modern_range, target_rank, target_disp, static_cast<std::size_t>(target_count), target_datatype, win);
        (void)mpi::returning::rput(modern_range, target_rank, target_disp, static_cast<std::size_t>(target_count), target_datatype, win);
        (void)pmpi::rput(modern_range, target_rank, target_disp, static_cast<std::size_t>(target_count), target_datatype, win);
        (void)pmpi::returning::rput(modern_range, target_rank, target_disp, static_cast<std::size_t>(target_count), target_datatype, win);
    }
    if (modern_never) {
        (void)mpi::rput(rec_slot(1), static_cast<std::size_t>(origin_count), origin_datatype, target_rank, target_disp, static_cast<std::size_t>(target_count), target_datatype, win, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::rput(rec_slot(1), static_cast<std::size_t>(origin_count), origin_datatype, target_rank, target_disp, static_cast<std::size_t>(target_count), target_datatype, win, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::rput(rec_slot(1), static_cast<std::size_t>(origin_count), origin_datatype, target_rank, target_disp, static_cast<std::size_t>(target_count), target_datatype, win, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::rput(rec_slot(1), static_cast<std::size_t>(origin_count), origin_datatype, target_rank, target_disp, static_cast<std::size_t>(target_count), target_datatype, win, mpi::handles<mpi::request>(&request, 1)[0]);
    }
    if (modern_never) {
        (void)mpi::rput(modern_range, target_rank, target_disp, static_cast<std::size_t>(target_count), target_datatype, win, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::rput(modern_range, target_rank, target_disp, static_cast<std::size_t>(target_count), target_datatype, win, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::rput(modern_range, target_rank, target_disp, static_cast<std::size_t>(target_count), target_datatype, win, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::rput(modern_range, target_rank, target_disp, static_cast<std::size_t>(target_count), target_datatype, win, mpi::handles<mpi::request>(&request, 1)[0]);
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::win_allocate(size, disp_unit, info, comm) : mpi::win_allocate(size, disp_unit, info, comm);
            baseptr = out_.baseptr;
            win = out_.win;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::win_allocate(size, disp_unit, info, comm) : mpi::returning::win_allocate(size, disp_unit, info, comm);
        returned = result_.code();
        auto &out_ = *result_;
        baseptr = out_.baseptr;
        win = out_.win;
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::win_allocate(size, static_cast<std::size_t>(disp_unit), info, comm) : mpi::win_allocate(size, static_cast<std::size_t>(disp_unit), info, comm);
            baseptr = out_.baseptr;
            win = out_.win;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::win_allocate(size, static_cast<std::size_t>(disp_unit), info, comm) : mpi::returning::win_allocate(size, static_cast<std::size_t>(disp_unit), info, comm);
        returned = result_.code();
        auto &out_ = *result_;
        baseptr = out_.baseptr;
        win = out_.win;
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::win_allocate_shared(size, disp_unit, info, comm) : mpi::win_allocate_shared(size, disp_unit, info, comm);
            baseptr = out_.baseptr;
            win = out_.win;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::win_allocate_shared(size, disp_unit, info, comm) : mpi::returning::win_allocate_shared(size, disp_unit, info, comm);
        returned = result_.code();
        auto &out_ = *result_;
        baseptr = out_.baseptr;
        win = out_.win;
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::win_allocate_shared(size, static_cast<std::size_t>(disp_unit), info, comm) : mpi::win_allocate_shared(size, static_cast<std::size_t>(disp_unit), info, comm);
            baseptr = out_.baseptr;
            win = out_.win;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::win_allocate_shared(size, static_cast<std::size_t>(disp_unit), info, comm) : mpi::returning::win_allocate_shared(size, static_cast<std::size_t>(disp_unit), info, comm);
        returned = result_.code();
        auto &out_ = *result_;
        baseptr = out_.baseptr;
        win = out_.win;
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::win_attach(win, rec_slot(2), size) : mpi::win_attach(win, rec_slot(2), size);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::win_attach(win, rec_slot(2), size) : mpi::returning::win_attach(win, rec_slot(2), size);
        returned = result_.code();
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::win_complete(win) : mpi::win_complete(win);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::win_complete(win) : mpi::returning::win_complete(win);
        returned = result_.code();
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::win_create(rec_slot(1), size, disp_unit, info, comm) : mpi::win_create(rec_slot(1), size, disp_unit, info, comm);
            win = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::win_create(rec_slot(1), size, disp_unit, info, comm) : mpi::returning::win_create(rec_slot(1), size, disp_unit, info, comm);
        returned = result_.code();
        auto &out_ = *result_;
        win = out_;
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::win_create(rec_slot(1), size, static_cast<std::size_t>(disp_unit), info, comm) : mpi::win_create(rec_slot(1), size, static_cast<std::size_t>(disp_unit), info, comm);
            win = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::win_create(rec_slot(1), size, static_cast<std::size_t>(disp_unit), info, comm) : mpi::returning::win_create(rec_slot(1), size, static_cast<std::size_t>(disp_unit), info, comm);
        returned = result_.code();
        auto &out_ = *result_;
        win = out_;
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::win_create_dynamic(info, comm) : mpi::win_create_dynamic(info, comm);
            win = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::win_create_dynamic(info, comm) : mpi::returning::win_create_dynamic(info, comm);
        returned = result_.code();
        auto &out_ = *result_;
        win = out_;
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::win_detach(win, rec_slot(2)) : mpi::win_detach(win, rec_slot(2));
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::win_detach(win, rec_slot(2)) : mpi::returning::win_detach(win, rec_slot(2));
        returned = result_.code();
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::win_fence(assert, win) : mpi::win_fence(assert, win);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::win_fence(assert, win) : mpi::returning::win_fence(assert, win);
        returned = result_.code();
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::win_flush(rank, win) : mpi::win_flush(rank, win);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::win_flush(rank, win) : mpi::returning::win_flush(rank, win);
        returned = result_.code();
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::win_flush_all(win) : mpi::win_flush_all(win);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::win_flush_all(win) : mpi::returning::win_flush_all(win);
        returned = result_.code();
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::win_flush_local(rank, win) : mpi::win_flush_local(rank, win);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::win_flush_local(rank, win) : mpi::returning::win_flush_local(rank, win);
        returned = result_.code();
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::win_flush_local_all(win) : mpi::win_flush_local_all(win);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::win_flush_local_all(win) : mpi::returning::win_flush_local_all(win);
        returned = result_.code();
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::win_free(mpi::handles<mpi::win>(&win, 1)[0]) : mpi::win_free(mpi::handles<mpi::win>(&win, 1)[0]);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::win_free(mpi::handles<mpi::win>(&win, 1)[0]) : mpi::returning::win_free(mpi::handles<mpi::win>(&win, 1)[0]);
        returned = result_.code();
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::win_get_group(win) : mpi::win_get_group(win);
            group = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::win_get_group(win) : mpi::returning::win_get_group(win);
        returned = result_.code();
        auto &out_ = *result_;
        group = out_;
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::win_get_info(win) : mpi::win_get_info(win);
            info_used = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::win_get_info(win) : mpi::returning::win_get_info(win);
        returned = result_.code();
        auto &out_ = *result_;
        info_used = out_;
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::win_get_name(win) : mpi::win_get_name(win);
            std::strcpy(win_name, out_.c_str());
            resultlen = 203;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::win_get_name(win) : mpi::returning::win_get_name(win);
        returned = result_.code();
        auto &out_ = *result_;
        std::strcpy(win_name, out_.c_str());
        resultlen = 203;
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::win_lock(lock_type, rank, assert, win) : mpi::win_lock(lock_type, rank, assert, win);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::win_lock(lock_type, rank, assert, win) : mpi::returning::win_lock(lock_type, rank, assert, win);
        returned = result_.code();
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::win_lock_all(assert, win) : mpi::win_lock_all(assert, win);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::win_lock_all(assert, win) : mpi::returning::win_lock_all(assert, win);
        returned = result_.code();
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::win_post(group, assert, win) : mpi::win_post(group, assert, win);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::win_post(group, assert, win) : mpi::returning::win_post(group, assert, win);
        returned = result_.code();
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::win_set_info(win, info) : mpi::win_set_info(win, info);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::win_set_info(win, info) : mpi::returning::win_set_info(win, info);
        returned = result_.code();
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::win_set_name(win, "win_name 102") : mpi::win_set_name(win, "win_name 102");
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::win_set_name(win, "win_name 102") : mpi::returning::win_set_name(win, "win_name 102");
        returned = result_.code();
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::win_shared_query(win, rank) : mpi::win_shared_query(win, rank);
            size = out_.size;
            disp_unit = out_.disp_unit;
            baseptr = out_.baseptr;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::win_shared_query(win, rank) : mpi::returning::win_shared_query(win, rank);
        returned = result_.code();
        auto &out_ = *result_;
        size = out_.size;
        disp_unit = out_.disp_unit;
        baseptr = out_.baseptr;
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::win_shared_query<mpi::count>(win, rank) : mpi::win_shared_query<mpi::count>(win, rank);
            size = out_.size;
            disp_unit = out_.disp_unit;
            baseptr = out_.baseptr;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::win_shared_query<mpi::count>(win, rank) : mpi::returning::win_shared_query<mpi::count>(win, rank);
        returned = result_.code();
        auto &out_ = *result_;
        size = out_.size;
        disp_unit = out_.disp_unit;
        baseptr = out_.baseptr;
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::win_start(group, assert, win) : mpi::win_start(group, assert, win);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::win_start(group, assert, win) : mpi::returning::win_start(group, assert, win);
        returned = result_.code();
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::win_sync(win) : mpi::win_sync(win);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::win_sync(win) : mpi::returning::win_sync(win);
        returned = result_.code();
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::win_test(win) : mpi::win_test(win);
            flag = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::win_test(win) : mpi::returning::win_test(win);
        returned = result_.code();
        auto &out_ = *result_;
        flag = out_;
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::win_unlock(rank, win) : mpi::win_unlock(rank, win);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::win_unlock(rank, win) : mpi::returning::win_unlock(rank, win);
        returned = result_.code();
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::win_unlock_all(win) : mpi::win_unlock_all(win);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::win_unlock_all(win) : mpi::returning::win_unlock_all(win);
        returned = result_.code();
    }
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
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::win_wait(win) : mpi::win_wait(win);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::win_wait(win) : mpi::returning::win_wait(win);
        returned = result_.code();
    }
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

extern "C" const struct rec_caller rec_callers_one_sided[] = {
    {"MPI_Accumulate", call_MPI_Accumulate, 0},
    {"MPI_Accumulate_c", call_MPI_Accumulate_c, 0},
    {"MPI_Alloc_mem", call_MPI_Alloc_mem, 0},
    {"MPI_Compare_and_swap", call_MPI_Compare_and_swap, 0},
    {"MPI_Fetch_and_op", call_MPI_Fetch_and_op, 0},
    {"MPI_Free_mem", call_MPI_Free_mem, 0},
    {"MPI_Get", call_MPI_Get, 0},
    {"MPI_Get_accumulate", call_MPI_Get_accumulate, 0},
    {"MPI_Get_accumulate_c", call_MPI_Get_accumulate_c, 0},
    {"MPI_Get_c", call_MPI_Get_c, 0},
    {"MPI_Put", call_MPI_Put, 0},
    {"MPI_Put_c", call_MPI_Put_c, 0},
    {"MPI_Raccumulate", call_MPI_Raccumulate, 0},
    {"MPI_Raccumulate_c", call_MPI_Raccumulate_c, 0},
    {"MPI_Rget", call_MPI_Rget, 0},
    {"MPI_Rget_accumulate", call_MPI_Rget_accumulate, 0},
    {"MPI_Rget_accumulate_c", call_MPI_Rget_accumulate_c, 0},
    {"MPI_Rget_c", call_MPI_Rget_c, 0},
    {"MPI_Rput", call_MPI_Rput, 0},
    {"MPI_Rput_c", call_MPI_Rput_c, 0},
    {"MPI_Win_allocate", call_MPI_Win_allocate, 0},
    {"MPI_Win_allocate_c", call_MPI_Win_allocate_c, 0},
    {"MPI_Win_allocate_shared", call_MPI_Win_allocate_shared, 0},
    {"MPI_Win_allocate_shared_c", call_MPI_Win_allocate_shared_c, 0},
    {"MPI_Win_attach", call_MPI_Win_attach, 0},
    {"MPI_Win_complete", call_MPI_Win_complete, 0},
    {"MPI_Win_create", call_MPI_Win_create, 0},
    {"MPI_Win_create_c", call_MPI_Win_create_c, 0},
    {"MPI_Win_create_dynamic", call_MPI_Win_create_dynamic, 0},
    {"MPI_Win_detach", call_MPI_Win_detach, 0},
    {"MPI_Win_fence", call_MPI_Win_fence, 0},
    {"MPI_Win_flush", call_MPI_Win_flush, 0},
    {"MPI_Win_flush_all", call_MPI_Win_flush_all, 0},
    {"MPI_Win_flush_local", call_MPI_Win_flush_local, 0},
    {"MPI_Win_flush_local_all", call_MPI_Win_flush_local_all, 0},
    {"MPI_Win_free", call_MPI_Win_free, 0},
    {"MPI_Win_get_group", call_MPI_Win_get_group, 0},
    {"MPI_Win_get_info", call_MPI_Win_get_info, 0},
    {"MPI_Win_get_name", call_MPI_Win_get_name, 0},
    {"MPI_Win_lock", call_MPI_Win_lock, 0},
    {"MPI_Win_lock_all", call_MPI_Win_lock_all, 0},
    {"MPI_Win_post", call_MPI_Win_post, 0},
    {"MPI_Win_set_info", call_MPI_Win_set_info, 0},
    {"MPI_Win_set_name", call_MPI_Win_set_name, 0},
    {"MPI_Win_shared_query", call_MPI_Win_shared_query, 0},
    {"MPI_Win_shared_query_c", call_MPI_Win_shared_query_c, 0},
    {"MPI_Win_start", call_MPI_Win_start, 0},
    {"MPI_Win_sync", call_MPI_Win_sync, 0},
    {"MPI_Win_test", call_MPI_Win_test, 0},
    {"MPI_Win_unlock", call_MPI_Win_unlock, 0},
    {"MPI_Win_unlock_all", call_MPI_Win_unlock_all, 0},
    {"MPI_Win_wait", call_MPI_Win_wait, 0},
    {nullptr, nullptr, 0}
};
