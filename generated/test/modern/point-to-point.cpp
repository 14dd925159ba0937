// Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml through templates/test/modern/caller.cpp.j2.
// Calls of bindery::mpi for every routine of the chapter "point-to-point", each argument with a value of its own.
#include "modern_caller.hpp"

static void call_MPI_Bsend(int profiled)
{
#if REC_HAS(MPI_Bsend)
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::bsend(rec_slot(1), count, datatype, dest, tag, comm) : mpi::bsend(rec_slot(1), count, datatype, dest, tag, comm);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::bsend(rec_slot(1), count, datatype, dest, tag, comm) : mpi::returning::bsend(rec_slot(1), count, datatype, dest, tag, comm);
        returned = result_.code();
    }
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Bsend_c(int profiled)
{
#if REC_HAS(MPI_Bsend_c)
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::bsend(rec_slot(1), static_cast<std::size_t>(count), datatype, dest, tag, comm) : mpi::bsend(rec_slot(1), static_cast<std::size_t>(count), datatype, dest, tag, comm);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::bsend(rec_slot(1), static_cast<std::size_t>(count), datatype, dest, tag, comm) : mpi::returning::bsend(rec_slot(1), static_cast<std::size_t>(count), datatype, dest, tag, comm);
        returned = result_.code();
    }
    if (modern_never) {
        (void)mpi::bsend(modern_range, dest, tag, comm);
        (void)mpi::returning::bsend(modern_range, dest, tag, comm);
        (void)pmpi::bsend(modern_range, dest, tag, comm);
        (void)pmpi::returning::bsend(modern_range, dest, tag, comm);
    }
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Bsend_init(int profiled)
{
#if REC_HAS(MPI_Bsend_init)
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::bsend_init(rec_slot(1), count, datatype, dest, tag, comm) : mpi::bsend_init(rec_slot(1), count, datatype, dest, tag, comm);
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::bsend_init(rec_slot(1), count, datatype, dest, tag, comm) : mpi::returning::bsend_init(rec_slot(1), count, datatype, dest, tag, comm);
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::bsend_init(rec_slot(1), count, datatype, dest, tag, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::bsend_init(rec_slot(1), count, datatype, dest, tag, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::bsend_init(rec_slot(1), count, datatype, dest, tag, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::bsend_init(rec_slot(1), count, datatype, dest, tag, comm, mpi::handles<mpi::request>(&request, 1)[0]);
    }
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Bsend_init_c(int profiled)
{
#if REC_HAS(MPI_Bsend_init_c)
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::bsend_init(rec_slot(1), static_cast<std::size_t>(count), datatype, dest, tag, comm) : mpi::bsend_init(rec_slot(1), static_cast<std::size_t>(count), datatype, dest, tag, comm);
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::bsend_init(rec_slot(1), static_cast<std::size_t>(count), datatype, dest, tag, comm) : mpi::returning::bsend_init(rec_slot(1), static_cast<std::size_t>(count), datatype, dest, tag, comm);
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::bsend_init(modern_range, dest, tag, comm);
        (void)mpi::returning::bsend_init(modern_range, dest, tag, comm);
        (void)pmpi::bsend_init(modern_range, dest, tag, comm);
        (void)pmpi::returning::bsend_init(modern_range, dest, tag, comm);
    }
    if (modern_never) {
        (void)mpi::bsend_init(rec_slot(1), static_cast<std::size_t>(count), datatype, dest, tag, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::bsend_init(rec_slot(1), static_cast<std::size_t>(count), datatype, dest, tag, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::bsend_init(rec_slot(1), static_cast<std::size_t>(count), datatype, dest, tag, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::bsend_init(rec_slot(1), static_cast<std::size_t>(count), datatype, dest, tag, comm, mpi::handles<mpi::request>(&request, 1)[0]);
    }
    if (modern_never) {
        (void)mpi::bsend_init(modern_range, dest, tag, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::bsend_init(modern_range, dest, tag, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::bsend_init(modern_range, dest, tag, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::bsend_init(modern_range, dest, tag, comm, mpi::handles<mpi::request>(&request, 1)[0]);
    }
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Buffer_attach(int profiled)
{
#if REC_HAS(MPI_Buffer_attach)
    int size = (int)102;
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::buffer_attach(rec_slot(1), size) : mpi::buffer_attach(rec_slot(1), size);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::buffer_attach(rec_slot(1), size) : mpi::returning::buffer_attach(rec_slot(1), size);
        returned = result_.code();
    }
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Buffer_attach_c(int profiled)
{
#if REC_HAS(MPI_Buffer_attach_c)
    MPI_Count size = (MPI_Count)5000000002;
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::buffer_attach(rec_slot(1), static_cast<std::size_t>(size)) : mpi::buffer_attach(rec_slot(1), static_cast<std::size_t>(size));
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::buffer_attach(rec_slot(1), static_cast<std::size_t>(size)) : mpi::returning::buffer_attach(rec_slot(1), static_cast<std::size_t>(size));
        returned = result_.code();
    }
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Buffer_detach(int profiled)
{
#if REC_HAS(MPI_Buffer_detach)
    void *buffer_addr = 0;
    int size = (int)0;
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::buffer_detach() : mpi::buffer_detach();
            buffer_addr = out_.buffer_addr;
            size = out_.size;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::buffer_detach() : mpi::returning::buffer_detach();
        returned = result_.code();
        auto &out_ = *result_;
        buffer_addr = out_.buffer_addr;
        size = out_.size;
    }
    rec_observe_pointer("buffer_addr", buffer_addr);
    rec_observe_number("size", size);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Buffer_detach_c(int profiled)
{
#if REC_HAS(MPI_Buffer_detach_c)
    void *buffer_addr = 0;
    MPI_Count size = (MPI_Count)0;
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::buffer_detach<mpi::count>() : mpi::buffer_detach<mpi::count>();
            buffer_addr = out_.buffer_addr;
            size = out_.size;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::buffer_detach<mpi::count>() : mpi::returning::buffer_detach<mpi::count>();
        returned = result_.code();
        auto &out_ = *result_;
        buffer_addr = out_.buffer_addr;
        size = out_.size;
    }
    rec_observe_pointer("buffer_addr", buffer_addr);
    rec_observe_number("size", size);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Buffer_flush(int profiled)
{
#if REC_HAS(MPI_Buffer_flush)
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::buffer_flush() : mpi::buffer_flush();
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::buffer_flush() : mpi::returning::buffer_flush();
        returned = result_.code();
    }
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Buffer_iflush(int profiled)
{
#if REC_HAS(MPI_Buffer_iflush)
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::buffer_iflush() : mpi::buffer_iflush();
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::buffer_iflush() : mpi::returning::buffer_iflush();
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::buffer_iflush(mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::buffer_iflush(mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::buffer_iflush(mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::buffer_iflush(mpi::handles<mpi::request>(&request, 1)[0]);
    }
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Comm_attach_buffer(int profiled)
{
#if REC_HAS(MPI_Comm_attach_buffer)
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int size = (int)103;
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::comm_attach_buffer(comm, rec_slot(2), size) : mpi::comm_attach_buffer(comm, rec_slot(2), size);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::comm_attach_buffer(comm, rec_slot(2), size) : mpi::returning::comm_attach_buffer(comm, rec_slot(2), size);
        returned = result_.code();
    }
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Comm_attach_buffer_c(int profiled)
{
#if REC_HAS(MPI_Comm_attach_buffer_c)
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    MPI_Count size = (MPI_Count)5000000003;
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::comm_attach_buffer(comm, rec_slot(2), static_cast<std::size_t>(size)) : mpi::comm_attach_buffer(comm, rec_slot(2), static_cast<std::size_t>(size));
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::comm_attach_buffer(comm, rec_slot(2), static_cast<std::size_t>(size)) : mpi::returning::comm_attach_buffer(comm, rec_slot(2), static_cast<std::size_t>(size));
        returned = result_.code();
    }
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Comm_detach_buffer(int profiled)
{
#if REC_HAS(MPI_Comm_detach_buffer)
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    void *buffer_addr = 0;
    int size = (int)0;
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::comm_detach_buffer(comm) : mpi::comm_detach_buffer(comm);
            buffer_addr = out_.buffer_addr;
            size = out_.size;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::comm_detach_buffer(comm) : mpi::returning::comm_detach_buffer(comm);
        returned = result_.code();
        auto &out_ = *result_;
        buffer_addr = out_.buffer_addr;
        size = out_.size;
    }
    rec_observe_pointer("buffer_addr", buffer_addr);
    rec_observe_number("size", size);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Comm_detach_buffer_c(int profiled)
{
#if REC_HAS(MPI_Comm_detach_buffer_c)
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    void *buffer_addr = 0;
    MPI_Count size = (MPI_Count)0;
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::comm_detach_buffer<mpi::count>(comm) : mpi::comm_detach_buffer<mpi::count>(comm);
            buffer_addr = out_.buffer_addr;
            size = out_.size;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::comm_detach_buffer<mpi::count>(comm) : mpi::returning::comm_detach_buffer<mpi::count>(comm);
        returned = result_.code();
        auto &out_ = *result_;
        buffer_addr = out_.buffer_addr;
        size = out_.size;
    }
    rec_observe_pointer("buffer_addr", buffer_addr);
    rec_observe_number("size", size);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Comm_flush_buffer(int profiled)
{
#if REC_HAS(MPI_Comm_flush_buffer)
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::comm_flush_buffer(comm) : mpi::comm_flush_buffer(comm);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::comm_flush_buffer(comm) : mpi::returning::comm_flush_buffer(comm);
        returned = result_.code();
    }
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Comm_iflush_buffer(int profiled)
{
#if REC_HAS(MPI_Comm_iflush_buffer)
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::comm_iflush_buffer(comm) : mpi::comm_iflush_buffer(comm);
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::comm_iflush_buffer(comm) : mpi::returning::comm_iflush_buffer(comm);
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::comm_iflush_buffer(comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::comm_iflush_buffer(comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::comm_iflush_buffer(comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::comm_iflush_buffer(comm, mpi::handles<mpi::request>(&request, 1)[0]);
    }
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Ibsend(int profiled)
{
#if REC_HAS(MPI_Ibsend)
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::ibsend(rec_slot(1), count, datatype, dest, tag, comm) : mpi::ibsend(rec_slot(1), count, datatype, dest, tag, comm);
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::ibsend(rec_slot(1), count, datatype, dest, tag, comm) : mpi::returning::ibsend(rec_slot(1), count, datatype, dest, tag, comm);
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::ibsend(rec_slot(1), count, datatype, dest, tag, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::ibsend(rec_slot(1), count, datatype, dest, tag, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::ibsend(rec_slot(1), count, datatype, dest, tag, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::ibsend(rec_slot(1), count, datatype, dest, tag, comm, mpi::handles<mpi::request>(&request, 1)[0]);
    }
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Ibsend_c(int profiled)
{
#if REC_HAS(MPI_Ibsend_c)
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::ibsend(rec_slot(1), static_cast<std::size_t>(count), datatype, dest, tag, comm) : mpi::ibsend(rec_slot(1), static_cast<std::size_t>(count), datatype, dest, tag, comm);
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::ibsend(rec_slot(1), static_cast<std::size_t>(count), datatype, dest, tag, comm) : mpi::returning::ibsend(rec_slot(1), static_cast<std::size_t>(count), datatype, dest, tag, comm);
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::ibsend(modern_range, dest, tag, comm);
        (void)mpi::returning::ibsend(modern_range, dest, tag, comm);
        (void)pmpi::ibsend(modern_range, dest, tag, comm);
        (void)pmpi::returning::ibsend(modern_range, dest, tag, comm);
    }
    if (modern_never) {
        (void)mpi::ibsend(rec_slot(1), static_cast<std::size_t>(count), datatype, dest, tag, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::ibsend(rec_slot(1), static_cast<std::size_t>(count), datatype, dest, tag, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::ibsend(rec_slot(1), static_cast<std::size_t>(count), datatype, dest, tag, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::ibsend(rec_slot(1), static_cast<std::size_t>(count), datatype, dest, tag, comm, mpi::handles<mpi::request>(&request, 1)[0]);
    }
    if (modern_never) {
        (void)mpi::ibsend(modern_range, dest, tag, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::ibsend(modern_range, dest, tag, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::ibsend(modern_range, dest, tag, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::ibsend(modern_range, dest, tag, comm, mpi::handles<mpi::request>(&request, 1)[0]);
    }
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Improbe(int profiled)
{
#if REC_HAS(MPI_Improbe)
    int source = (int)101;
    int tag = (int)102;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1003);
    int flag = (int)0;
    MPI_Message message = REC_NEW(MPI_Message, 0);
    MPI_Status status = REC_STATUS_ZERO;
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::improbe(source, tag, comm, &status) : mpi::improbe(source, tag, comm, &status);
            flag = out_.flag;
            message = out_.message;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::improbe(source, tag, comm, &status) : mpi::returning::improbe(source, tag, comm, &status);
        returned = result_.code();
        auto &out_ = *result_;
        flag = out_.flag;
        message = out_.message;
    }
    rec_observe_number("flag", flag);
    REC_OBSERVE_HANDLE("message", message);
    REC_OBSERVE_STATUS("status", status);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Imrecv(int profiled)
{
#if REC_HAS(MPI_Imrecv)
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    MPI_Message message = REC_NEW(MPI_Message, 1004);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::imrecv(rec_slot(1), count, datatype, mpi::handles<mpi::message>(&message, 1)[0]) : mpi::imrecv(rec_slot(1), count, datatype, mpi::handles<mpi::message>(&message, 1)[0]);
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::imrecv(rec_slot(1), count, datatype, mpi::handles<mpi::message>(&message, 1)[0]) : mpi::returning::imrecv(rec_slot(1), count, datatype, mpi::handles<mpi::message>(&message, 1)[0]);
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::imrecv(rec_slot(1), count, datatype, mpi::handles<mpi::message>(&message, 1)[0], mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::imrecv(rec_slot(1), count, datatype, mpi::handles<mpi::message>(&message, 1)[0], mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::imrecv(rec_slot(1), count, datatype, mpi::handles<mpi::message>(&message, 1)[0], mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::imrecv(rec_slot(1), count, datatype, mpi::handles<mpi::message>(&message, 1)[0], mpi::handles<mpi::request>(&request, 1)[0]);
    }
    REC_OBSERVE_HANDLE("message", message);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Imrecv_c(int profiled)
{
#if REC_HAS(MPI_Imrecv_c)
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    MPI_Message message = REC_NEW(MPI_Message, 1004);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::imrecv(rec_slot(1), static_cast<std::size_t>(count), datatype, mpi::handles<mpi::message>(&message, 1)[0]) : mpi::imrecv(rec_slot(1), static_cast<std::size_t>(count), datatype, mpi::handles<mpi::message>(&message, 1)[0]);
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::imrecv(rec_slot(1), static_cast<std::size_t>(count), datatype, mpi::handles<mpi::message>(&message, 1)[0]) : mpi::returning::imrecv(rec_slot(1), static_cast<std::size_t>(count), datatype, mpi::handles<mpi::message>(&message, 1)[0]);
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::imrecv(modern_range, mpi::handles<mpi::message>(&message, 1)[0]);
        (void)mpi::returning::imrecv(modern_range, mpi::handles<mpi::message>(&message, 1)[0]);
        (void)pmpi::imrecv(modern_range, mpi::handles<mpi::message>(&message, 1)[0]);
        (void)pmpi::returning::imrecv(modern_range, mpi::handles<mpi::message>(&message, 1)[0]);
    }
    if (modern_never) {
        (void)mpi::imrecv(rec_slot(1), static_cast<std::size_t>(count), datatype, mpi::handles<mpi::message>(&message, 1)[0], mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::imrecv(rec_slot(1), static_cast<std::size_t>(count), datatype, mpi::handles<mpi::message>(&message, 1)[0], mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::imrecv(rec_slot(1), static_cast<std::size_t>(count), datatype, mpi::handles<mpi::message>(&message, 1)[0], mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::imrecv(rec_slot(1), static_cast<std::size_t>(count), datatype, mpi::handles<mpi::message>(&message, 1)[0], mpi::handles<mpi::request>(&request, 1)[0]);
    }
    if (modern_never) {
        (void)mpi::imrecv(modern_range, mpi::handles<mpi::message>(&message, 1)[0], mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::imrecv(modern_range, mpi::handles<mpi::message>(&message, 1)[0], mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::imrecv(modern_range, mpi::handles<mpi::message>(&message, 1)[0], mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::imrecv(modern_range, mpi::handles<mpi::message>(&message, 1)[0], mpi::handles<mpi::request>(&request, 1)[0]);
    }
    REC_OBSERVE_HANDLE("message", message);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Iprobe(int profiled)
{
#if REC_HAS(MPI_Iprobe)
    int source = (int)101;
    int tag = (int)102;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1003);
    int flag = (int)0;
    MPI_Status status = REC_STATUS_ZERO;
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::iprobe(source, tag, comm, &status) : mpi::iprobe(source, tag, comm, &status);
            flag = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::iprobe(source, tag, comm, &status) : mpi::returning::iprobe(source, tag, comm, &status);
        returned = result_.code();
        auto &out_ = *result_;
        flag = out_;
    }
    rec_observe_number("flag", flag);
    REC_OBSERVE_STATUS("status", status);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Irecv(int profiled)
{
#if REC_HAS(MPI_Irecv)
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int source = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::irecv(rec_slot(1), count, datatype, source, tag, comm) : mpi::irecv(rec_slot(1), count, datatype, source, tag, comm);
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::irecv(rec_slot(1), count, datatype, source, tag, comm) : mpi::returning::irecv(rec_slot(1), count, datatype, source, tag, comm);
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::irecv(rec_slot(1), count, datatype, source, tag, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::irecv(rec_slot(1), count, datatype, source, tag, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::irecv(rec_slot(1), count, datatype, source, tag, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::irecv(rec_slot(1), count, datatype, source, tag, comm, mpi::handles<mpi::request>(&request, 1)[0]);
    }
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Irecv_c(int profiled)
{
#if REC_HAS(MPI_Irecv_c)
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int source = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::irecv(rec_slot(1), static_cast<std::size_t>(count), datatype, source, tag, comm) : mpi::irecv(rec_slot(1), static_cast<std::size_t>(count), datatype, source, tag, comm);
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::irecv(rec_slot(1), static_cast<std::size_t>(count), datatype, source, tag, comm) : mpi::returning::irecv(rec_slot(1), static_cast<std::size_t>(count), datatype, source, tag, comm);
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::irecv(modern_range, source, tag, comm);
        (void)mpi::returning::irecv(modern_range, source, tag, comm);
        (void)pmpi::irecv(modern_range, source, tag, comm);
        (void)pmpi::returning::irecv(modern_range, source, tag, comm);
    }
    if (modern_never) {
        (void)mpi::irecv(rec_slot(1), static_cast<std::size_t>(count), datatype, source, tag, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::irecv(rec_slot(1), static_cast<std::size_t>(count), datatype, source, tag, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::irecv(rec_slot(1), static_cast<std::size_t>(count), datatype, source, tag, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::irecv(rec_slot(1), static_cast<std::size_t>(count), datatype, source, tag, comm, mpi::handles<mpi::request>(&request, 1)[0]);
    }
    if (modern_never) {
        (void)mpi::irecv(modern_range, source, tag, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::irecv(modern_range, source, tag, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::irecv(modern_range, source, tag, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::irecv(modern_range, source, tag, comm, mpi::handles<mpi::request>(&request, 1)[0]);
    }
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Irsend(int profiled)
{
#if REC_HAS(MPI_Irsend)
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::irsend(rec_slot(1), count, datatype, dest, tag, comm) : mpi::irsend(rec_slot(1), count, datatype, dest, tag, comm);
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::irsend(rec_slot(1), count, datatype, dest, tag, comm) : mpi::returning::irsend(rec_slot(1), count, datatype, dest, tag, comm);
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::irsend(rec_slot(1), count, datatype, dest, tag, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::irsend(rec_slot(1), count, datatype, dest, tag, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::irsend(rec_slot(1), count, datatype, dest, tag, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::irsend(rec_slot(1), count, datatype, dest, tag, comm, mpi::handles<mpi::request>(&request, 1)[0]);
    }
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Irsend_c(int profiled)
{
#if REC_HAS(MPI_Irsend_c)
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::irsend(rec_slot(1), static_cast<std::size_t>(count), datatype, dest, tag, comm) : mpi::irsend(rec_slot(1), static_cast<std::size_t>(count), datatype, dest, tag, comm);
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::irsend(rec_slot(1), static_cast<std::size_t>(count), datatype, dest, tag, comm) : mpi::returning::irsend(rec_slot(1), static_cast<std::size_t>(count), datatype, dest, tag, comm);
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::irsend(modern_range, dest, tag, comm);
        (void)mpi::returning::irsend(modern_range, dest, tag, comm);
        (void)pmpi::irsend(modern_range, dest, tag, comm);
        (void)pmpi::returning::irsend(modern_range, dest, tag, comm);
    }
    if (modern_never) {
        (void)mpi::irsend(rec_slot(1), static_cast<std::size_t>(count), datatype, dest, tag, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::irsend(rec_slot(1), static_cast<std::size_t>(count), datatype, dest, tag, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::irsend(rec_slot(1), static_cast<std::size_t>(count), datatype, dest, tag, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::irsend(rec_slot(1), static_cast<std::size_t>(count), datatype, dest, tag, comm, mpi::handles<mpi::request>(&request, 1)[0]);
    }
    if (modern_never) {
        (void)mpi::irsend(modern_range, dest, tag, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::irsend(modern_range, dest, tag, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::irsend(modern_range, dest, tag, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::irsend(modern_range, dest, tag, comm, mpi::handles<mpi::request>(&request, 1)[0]);
    }
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Isend(int profiled)
{
#if REC_HAS(MPI_Isend)
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::isend(rec_slot(1), count, datatype, dest, tag, comm) : mpi::isend(rec_slot(1), count, datatype, dest, tag, comm);
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::isend(rec_slot(1), count, datatype, dest, tag, comm) : mpi::returning::isend(rec_slot(1), count, datatype, dest, tag, comm);
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::isend(rec_slot(1), count, datatype, dest, tag, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::isend(rec_slot(1), count, datatype, dest, tag, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::isend(rec_slot(1), count, datatype, dest, tag, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::isend(rec_slot(1), count, datatype, dest, tag, comm, mpi::handles<mpi::request>(&request, 1)[0]);
    }
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Isend_c(int profiled)
{
#if REC_HAS(MPI_Isend_c)
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::isend(rec_slot(1), static_cast<std::size_t>(count), datatype, dest, tag, comm) : mpi::isend(rec_slot(1), static_cast<std::size_t>(count), datatype, dest, tag, comm);
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::isend(rec_slot(1), static_cast<std::size_t>(count), datatype, dest, tag, comm) : mpi::returning::isend(rec_slot(1), static_cast<std::size_t>(count), datatype, dest, tag, comm);
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::isend(modern_range, dest, tag, comm);
        (void)mpi::returning::isend(modern_range, dest, tag, comm);
        (void)pmpi::isend(modern_range, dest, tag, comm);
        (void)pmpi::returning::isend(modern_range, dest, tag, comm);
    }
    if (modern_never) {
        (void)mpi::isend(rec_slot(1), static_cast<std::size_t>(count), datatype, dest, tag, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::isend(rec_slot(1), static_cast<std::size_t>(count), datatype, dest, tag, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::isend(rec_slot(1), static_cast<std::size_t>(count), datatype, dest, tag, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::isend(rec_slot(1), static_cast<std::size_t>(count), datatype, dest, tag, comm, mpi::handles<mpi::request>(&request, 1)[0]);
    }
    if (modern_never) {
        (void)mpi::isend(modern_range, dest, tag, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::isend(modern_range, dest, tag, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::isend(modern_range, dest, tag, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::isend(modern_range, dest, tag, comm, mpi::handles<mpi::request>(&request, 1)[0]);
    }
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Isendrecv(int profiled)
{
#if REC_HAS(MPI_Isendrecv)
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int sendtag = (int)105;
    int recvcount = (int)107;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1008);
    int source = (int)109;
    int recvtag = (int)110;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1011);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::isendrecv(rec_slot(1), sendcount, sendtype, dest, sendtag, rec_slot(6), recvcount, recvtype, source, recvtag, comm) : mpi::isendrecv(rec_slot(1), sendcount, sendtype, dest, sendtag, rec_slot(6), recvcount, recvtype, source, recvtag, comm);
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::isendrecv(rec_slot(1), sendcount, sendtype, dest, sendtag, rec_slot(6), recvcount, recvtype, source, recvtag, comm) : mpi::returning::isendrecv(rec_slot(1), sendcount, sendtype, dest, sendtag, rec_slot(6), recvcount, recvtype, source, recvtag, comm);
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::isendrecv(rec_slot(1), sendcount, sendtype, dest, sendtag, rec_slot(6), recvcount, recvtype, source, recvtag, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::isendrecv(rec_slot(1), sendcount, sendtype, dest, sendtag, rec_slot(6), recvcount, recvtype, source, recvtag, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::isendrecv(rec_slot(1), sendcount, sendtype, dest, sendtag, rec_slot(6), recvcount, recvtype, source, recvtag, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::isendrecv(rec_slot(1), sendcount, sendtype, dest, sendtag, rec_slot(6), recvcount, recvtype, source, recvtag, comm, mpi::handles<mpi::request>(&request, 1)[0]);
    }
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Isendrecv_c(int profiled)
{
#if REC_HAS(MPI_Isendrecv_c)
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int sendtag = (int)105;
    MPI_Count recvcount = (MPI_Count)5000000007;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1008);
    int source = (int)109;
    int recvtag = (int)110;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1011);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::isendrecv(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, dest, sendtag, rec_slot(6), static_cast<std::size_t>(recvcount), recvtype, source, recvtag, comm) : mpi::isendrecv(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, dest, sendtag, rec_slot(6), static_cast<std::size_t>(recvcount), recvtype, source, recvtag, comm);
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::isendrecv(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, dest, sendtag, rec_slot(6), static_cast<std::size_t>(recvcount), recvtype, source, recvtag, comm) : mpi::returning::isendrecv(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, dest, sendtag, rec_slot(6), static_cast<std::size_t>(recvcount), recvtype, source, recvtag, comm);
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::isendrecv(modern_range, dest, sendtag, modern_range, source, recvtag, comm);
        (void)mpi::returning::isendrecv(modern_range, dest, sendtag, modern_range, source, recvtag, comm);
        (void)pmpi::isendrecv(modern_range, dest, sendtag, modern_range, source, recvtag, comm);
        (void)pmpi::returning::isendrecv(modern_range, dest, sendtag, modern_range, source, recvtag, comm);
    }
    if (modern_never) {
        (void)mpi::isendrecv(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, dest, sendtag, rec_slot(6), static_cast<std::size_t>(recvcount), recvtype, source, recvtag, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::isendrecv(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, dest, sendtag, rec_slot(6), static_cast<std::size_t>(recvcount), recvtype, source, recvtag, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::isendrecv(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, dest, sendtag, rec_slot(6), static_cast<std::size_t>(recvcount), recvtype, source, recvtag, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::isendrecv(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, dest, sendtag, rec_slot(6), static_cast<std::size_t>(recvcount), recvtype, source, recvtag, comm, mpi::handles<mpi::request>(&request, 1)[0]);
    }
    if (modern_never) {
        (void)mpi::isendrecv(modern_range, dest, sendtag, modern_range, source, recvtag, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::isendrecv(modern_range, dest, sendtag, modern_range, source, recvtag, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::isendrecv(modern_range, dest, sendtag, modern_range, source, recvtag, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::isendrecv(modern_range, dest, sendtag, modern_range, source, recvtag, comm, mpi::handles<mpi::request>(&request, 1)[0]);
    }
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Isendrecv_replace(int profiled)
{
#if REC_HAS(MPI_Isendrecv_replace)
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int sendtag = (int)105;
    int source = (int)106;
    int recvtag = (int)107;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::isendrecv_replace(rec_slot(1), count, datatype, dest, sendtag, source, recvtag, comm) : mpi::isendrecv_replace(rec_slot(1), count, datatype, dest, sendtag, source, recvtag, comm);
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::isendrecv_replace(rec_slot(1), count, datatype, dest, sendtag, source, recvtag, comm) : mpi::returning::isendrecv_replace(rec_slot(1), count, datatype, dest, sendtag, source, recvtag, comm);
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::isendrecv_replace(rec_slot(1), count, datatype, dest, sendtag, source, recvtag, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::isendrecv_replace(rec_slot(1), count, datatype, dest, sendtag, source, recvtag, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::isendrecv_replace(rec_slot(1), count, datatype, dest, sendtag, source, recvtag, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::isendrecv_replace(rec_slot(1), count, datatype, dest, sendtag, source, recvtag, comm, mpi::handles<mpi::request>(&request, 1)[0]);
    }
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Isendrecv_replace_c(int profiled)
{
#if REC_HAS(MPI_Isendrecv_replace_c)
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int sendtag = (int)105;
    int source = (int)106;
    int recvtag = (int)107;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::isendrecv_replace(rec_slot(1), static_cast<std::size_t>(count), datatype, dest, sendtag, source, recvtag, comm) : mpi::isendrecv_replace(rec_slot(1), static_cast<std::size_t>(count), datatype, dest, sendtag, source, recvtag, comm);
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::isendrecv_replace(rec_slot(1), static_cast<std::size_t>(count), datatype, dest, sendtag, source, recvtag, comm) : mpi::returning::isendrecv_replace(rec_slot(1), static_cast<std::size_t>(count), datatype, dest, sendtag, source, recvtag, comm);
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::isendrecv_replace(modern_range, dest, sendtag, source, recvtag, comm);
        (void)mpi::returning::isendrecv_replace(modern_range, dest, sendtag, source, recvtag, comm);
        (void)pmpi::isendrecv_replace(modern_range, dest, sendtag, source, recvtag, comm);
        (void)pmpi::returning::isendrecv_replace(modern_range, dest, sendtag, source, recvtag, comm);
    }
    if (modern_never) {
        (void)mpi::isendrecv_replace(rec_slot(1), static_cast<std::size_t>(count), datatype, dest, sendtag, source, recvtag, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::isendrecv_replace(rec_slot(1), static_cast<std::size_t>(count), datatype, dest, sendtag, source, recvtag, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::isendrecv_replace(rec_slot(1), static_cast<std::size_t>(count), datatype, dest, sendtag, source, recvtag, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::isendrecv_replace(rec_slot(1), static_cast<std::size_t>(count), datatype, dest, sendtag, source, recvtag, comm, mpi::handles<mpi::request>(&request, 1)[0]);
    }
    if (modern_never) {
        (void)mpi::isendrecv_replace(modern_range, dest, sendtag, source, recvtag, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::isendrecv_replace(modern_range, dest, sendtag, source, recvtag, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::isendrecv_replace(modern_range, dest, sendtag, source, recvtag, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::isendrecv_replace(modern_range, dest, sendtag, source, recvtag, comm, mpi::handles<mpi::request>(&request, 1)[0]);
    }
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Issend(int profiled)
{
#if REC_HAS(MPI_Issend)
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::issend(rec_slot(1), count, datatype, dest, tag, comm) : mpi::issend(rec_slot(1), count, datatype, dest, tag, comm);
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::issend(rec_slot(1), count, datatype, dest, tag, comm) : mpi::returning::issend(rec_slot(1), count, datatype, dest, tag, comm);
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::issend(rec_slot(1), count, datatype, dest, tag, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::issend(rec_slot(1), count, datatype, dest, tag, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::issend(rec_slot(1), count, datatype, dest, tag, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::issend(rec_slot(1), count, datatype, dest, tag, comm, mpi::handles<mpi::request>(&request, 1)[0]);
    }
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Issend_c(int profiled)
{
#if REC_HAS(MPI_Issend_c)
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::issend(rec_slot(1), static_cast<std::size_t>(count), datatype, dest, tag, comm) : mpi::issend(rec_slot(1), static_cast<std::size_t>(count), datatype, dest, tag, comm);
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::issend(rec_slot(1), static_cast<std::size_t>(count), datatype, dest, tag, comm) : mpi::returning::issend(rec_slot(1), static_cast<std::size_t>(count), datatype, dest, tag, comm);
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::issend(modern_range, dest, tag, comm);
        (void)mpi::returning::issend(modern_range, dest, tag, comm);
        (void)pmpi::issend(modern_range, dest, tag, comm);
        (void)pmpi::returning::issend(modern_range, dest, tag, comm);
    }
    if (modern_never) {
        (void)mpi::issend(rec_slot(1), static_cast<std::size_t>(count), datatype, dest, tag, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::issend(rec_slot(1), static_cast<std::size_t>(count), datatype, dest, tag, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::issend(rec_slot(1), static_cast<std::size_t>(count), datatype, dest, tag, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::issend(rec_slot(1), static_cast<std::size_t>(count), datatype, dest, tag, comm, mpi::handles<mpi::request>(&request, 1)[0]);
    }
    if (modern_never) {
        (void)mpi::issend(modern_range, dest, tag, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::issend(modern_range, dest, tag, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::issend(modern_range, dest, tag, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::issend(modern_range, dest, tag, comm, mpi::handles<mpi::request>(&request, 1)[0]);
    }
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Mprobe(int profiled)
{
#if REC_HAS(MPI_Mprobe)
    int source = (int)101;
    int tag = (int)102;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1003);
    MPI_Message message = REC_NEW(MPI_Message, 0);
    MPI_Status status = REC_STATUS_ZERO;
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::mprobe(source, tag, comm, &status) : mpi::mprobe(source, tag, comm, &status);
            message = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::mprobe(source, tag, comm, &status) : mpi::returning::mprobe(source, tag, comm, &status);
        returned = result_.code();
        auto &out_ = *result_;
        message = out_;
    }
    REC_OBSERVE_HANDLE("message", message);
    REC_OBSERVE_STATUS("status", status);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Mrecv(int profiled)
{
#if REC_HAS(MPI_Mrecv)
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    MPI_Message message = REC_NEW(MPI_Message, 1004);
    MPI_Status status = REC_STATUS_ZERO;
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::mrecv(rec_slot(1), count, datatype, mpi::handles<mpi::message>(&message, 1)[0], &status) : mpi::mrecv(rec_slot(1), count, datatype, mpi::handles<mpi::message>(&message, 1)[0], &status);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::mrecv(rec_slot(1), count, datatype, mpi::handles<mpi::message>(&message, 1)[0], &status) : mpi::returning::mrecv(rec_slot(1), count, datatype, mpi::handles<mpi::message>(&message, 1)[0], &status);
        returned = result_.code();
    }
    REC_OBSERVE_HANDLE("message", message);
    REC_OBSERVE_STATUS("status", status);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Mrecv_c(int profiled)
{
#if REC_HAS(MPI_Mrecv_c)
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    MPI_Message message = REC_NEW(MPI_Message, 1004);
    MPI_Status status = REC_STATUS_ZERO;
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::mrecv(rec_slot(1), static_cast<std::size_t>(count), datatype, mpi::handles<mpi::message>(&message, 1)[0], &status) : mpi::mrecv(rec_slot(1), static_cast<std::size_t>(count), datatype, mpi::handles<mpi::message>(&message, 1)[0], &status);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::mrecv(rec_slot(1), static_cast<std::size_t>(count), datatype, mpi::handles<mpi::message>(&message, 1)[0], &status) : mpi::returning::mrecv(rec_slot(1), static_cast<std::size_t>(count), datatype, mpi::handles<mpi::message>(&message, 1)[0], &status);
        returned = result_.code();
    }
    if (modern_never) {
        (void)mpi::mrecv(modern_range, mpi::handles<mpi::message>(&message, 1)[0], &status);
        (void)mpi::returning::mrecv(modern_range, mpi::handles<mpi::message>(&message, 1)[0], &status);
        (void)pmpi::mrecv(modern_range, mpi::handles<mpi::message>(&message, 1)[0], &status);
        (void)pmpi::returning::mrecv(modern_range, mpi::handles<mpi::message>(&message, 1)[0], &status);
    }
    REC_OBSERVE_HANDLE("message", message);
    REC_OBSERVE_STATUS("status", status);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Probe(int profiled)
{
#if REC_HAS(MPI_Probe)
    int source = (int)101;
    int tag = (int)102;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1003);
    MPI_Status status = REC_STATUS_ZERO;
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::probe(source, tag, comm, &status) : mpi::probe(source, tag, comm, &status);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::probe(source, tag, comm, &status) : mpi::returning::probe(source, tag, comm, &status);
        returned = result_.code();
    }
    REC_OBSERVE_STATUS("status", status);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Recv(int profiled)
{
#if REC_HAS(MPI_Recv)
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int source = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Status status = REC_STATUS_ZERO;
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::recv(rec_slot(1), count, datatype, source, tag, comm, &status) : mpi::recv(rec_slot(1), count, datatype, source, tag, comm, &status);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::recv(rec_slot(1), count, datatype, source, tag, comm, &status) : mpi::returning::recv(rec_slot(1), count, datatype, source, tag, comm, &status);
        returned = result_.code();
    }
    REC_OBSERVE_STATUS("status", status);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Recv_c(int profiled)
{
#if REC_HAS(MPI_Recv_c)
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int source = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Status status = REC_STATUS_ZERO;
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::recv(rec_slot(1), static_cast<std::size_t>(count), datatype, source, tag, comm, &status) : mpi::recv(rec_slot(1), static_cast<std::size_t>(count), datatype, source, tag, comm, &status);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::recv(rec_slot(1), static_cast<std::size_t>(count), datatype, source, tag, comm, &status) : mpi::returning::recv(rec_slot(1), static_cast<std::size_t>(count), datatype, source, tag, comm, &status);
        returned = result_.code();
    }
    if (modern_never) {
        (void)mpi::recv(modern_range, source, tag, comm, &status);
        (void)mpi::returning::recv(modern_range, source, tag, comm, &status);
        (void)pmpi::recv(modern_range, source, tag, comm, &status);
        (void)pmpi::returning::recv(modern_range, source, tag, comm, &status);
    }
    REC_OBSERVE_STATUS("status", status);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Recv_init(int profiled)
{
#if REC_HAS(MPI_Recv_init)
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int source = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::recv_init(rec_slot(1), count, datatype, source, tag, comm) : mpi::recv_init(rec_slot(1), count, datatype, source, tag, comm);
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::recv_init(rec_slot(1), count, datatype, source, tag, comm) : mpi::returning::recv_init(rec_slot(1), count, datatype, source, tag, comm);
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::recv_init(rec_slot(1), count, datatype, source, tag, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::recv_init(rec_slot(1), count, datatype, source, tag, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::recv_init(rec_slot(1), count, datatype, source, tag, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::recv_init(rec_slot(1), count, datatype, source, tag, comm, mpi::handles<mpi::request>(&request, 1)[0]);
    }
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Recv_init_c(int profiled)
{
#if REC_HAS(MPI_Recv_init_c)
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int source = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::recv_init(rec_slot(1), static_cast<std::size_t>(count), datatype, source, tag, comm) : mpi::recv_init(rec_slot(1), static_cast<std::size_t>(count), datatype, source, tag, comm);
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::recv_init(rec_slot(1), static_cast<std::size_t>(count), datatype, source, tag, comm) : mpi::returning::recv_init(rec_slot(1), static_cast<std::size_t>(count), datatype, source, tag, comm);
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::recv_init(modern_range, source, tag, comm);
        (void)mpi::returning::recv_init(modern_range, source, tag, comm);
        (void)pmpi::recv_init(modern_range, source, tag, comm);
        (void)pmpi::returning::recv_init(modern_range, source, tag, comm);
    }
    if (modern_never) {
        (void)mpi::recv_init(rec_slot(1), static_cast<std::size_t>(count), datatype, source, tag, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::recv_init(rec_slot(1), static_cast<std::size_t>(count), datatype, source, tag, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::recv_init(rec_slot(1), static_cast<std::size_t>(count), datatype, source, tag, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::recv_init(rec_slot(1), static_cast<std::size_t>(count), datatype, source, tag, comm, mpi::handles<mpi::request>(&request, 1)[0]);
    }
    if (modern_never) {
        (void)mpi::recv_init(modern_range, source, tag, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::recv_init(modern_range, source, tag, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::recv_init(modern_range, source, tag, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::recv_init(modern_range, source, tag, comm, mpi::handles<mpi::request>(&request, 1)[0]);
    }
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Rsend(int profiled)
{
#if REC_HAS(MPI_Rsend)
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::rsend(rec_slot(1), count, datatype, dest, tag, comm) : mpi::rsend(rec_slot(1), count, datatype, dest, tag, comm);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::rsend(rec_slot(1), count, datatype, dest, tag, comm) : mpi::returning::rsend(rec_slot(1), count, datatype, dest, tag, comm);
        returned = result_.code();
    }
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Rsend_c(int profiled)
{
#if REC_HAS(MPI_Rsend_c)
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::rsend(rec_slot(1), static_cast<std::size_t>(count), datatype, dest, tag, comm) : mpi::rsend(rec_slot(1), static_cast<std::size_t>(count), datatype, dest, tag, comm);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::rsend(rec_slot(1), static_cast<std::size_t>(count), datatype, dest, tag, comm) : mpi::returning::rsend(rec_slot(1), static_cast<std::size_t>(count), datatype, dest, tag, comm);
        returned = result_.code();
    }
    if (modern_never) {
        (void)mpi::rsend(modern_range, dest, tag, comm);
        (void)mpi::returning::rsend(modern_range, dest, tag, comm);
        (void)pmpi::rsend(modern_range, dest, tag, comm);
        (void)pmpi::returning::rsend(modern_range, dest, tag, comm);
    }
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Rsend_init(int profiled)
{
#if REC_HAS(MPI_Rsend_init)
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::rsend_init(rec_slot(1), count, datatype, dest, tag, comm) : mpi::rsend_init(rec_slot(1), count, datatype, dest, tag, comm);
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::rsend_init(rec_slot(1), count, datatype, dest, tag, comm) : mpi::returning::rsend_init(rec_slot(1), count, datatype, dest, tag, comm);
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::rsend_init(rec_slot(1), count, datatype, dest, tag, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::rsend_init(rec_slot(1), count, datatype, dest, tag, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::rsend_init(rec_slot(1), count, datatype, dest, tag, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::rsend_init(rec_slot(1), count, datatype, dest, tag, comm, mpi::handles<mpi::request>(&request, 1)[0]);
    }
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Rsend_init_c(int profiled)
{
#if REC_HAS(MPI_Rsend_init_c)
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::rsend_init(rec_slot(1), static_cast<std::size_t>(count), datatype, dest, tag, comm) : mpi::rsend_init(rec_slot(1), static_cast<std::size_t>(count), datatype, dest, tag, comm);
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::rsend_init(rec_slot(1), static_cast<std::size_t>(count), datatype, dest, tag, comm) : mpi::returning::rsend_init(rec_slot(1), static_cast<std::size_t>(count), datatype, dest, tag, comm);
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::rsend_init(modern_range, dest, tag, comm);
        (void)mpi::returning::rsend_init(modern_range, dest, tag, comm);
        (void)pmpi::rsend_init(modern_range, dest, tag, comm);
        (void)pmpi::returning::rsend_init(modern_range, dest, tag, comm);
    }
    if (modern_never) {
        (void)mpi::rsend_init(rec_slot(1), static_cast<std::size_t>(count), datatype, dest, tag, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::rsend_init(rec_slot(1), static_cast<std::size_t>(count), datatype, dest, tag, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::rsend_init(rec_slot(1), static_cast<std::size_t>(count), datatype, dest, tag, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::rsend_init(rec_slot(1), static_cast<std::size_t>(count), datatype, dest, tag, comm, mpi::handles<mpi::request>(&request, 1)[0]);
    }
    if (modern_never) {
        (void)mpi::rsend_init(modern_range, dest, tag, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::rsend_init(modern_range, dest, tag, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::rsend_init(modern_range, dest, tag, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::rsend_init(modern_range, dest, tag, comm, mpi::handles<mpi::request>(&request, 1)[0]);
    }
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Send(int profiled)
{
#if REC_HAS(MPI_Send)
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::send(rec_slot(1), count, datatype, dest, tag, comm) : mpi::send(rec_slot(1), count, datatype, dest, tag, comm);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::send(rec_slot(1), count, datatype, dest, tag, comm) : mpi::returning::send(rec_slot(1), count, datatype, dest, tag, comm);
        returned = result_.code();
    }
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Send_c(int profiled)
{
#if REC_HAS(MPI_Send_c)
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::send(rec_slot(1), static_cast<std::size_t>(count), datatype, dest, tag, comm) : mpi::send(rec_slot(1), static_cast<std::size_t>(count), datatype, dest, tag, comm);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::send(rec_slot(1), static_cast<std::size_t>(count), datatype, dest, tag, comm) : mpi::returning::send(rec_slot(1), static_cast<std::size_t>(count), datatype, dest, tag, comm);
        returned = result_.code();
    }
    if (modern_never) {
        (void)mpi::send(modern_range, dest, tag, comm);
        (void)mpi::returning::send(modern_range, dest, tag, comm);
        (void)pmpi::send(modern_range, dest, tag, comm);
        (void)pmpi::returning::send(modern_range, dest, tag, comm);
    }
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Send_init(int profiled)
{
#if REC_HAS(MPI_Send_init)
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::send_init(rec_slot(1), count, datatype, dest, tag, comm) : mpi::send_init(rec_slot(1), count, datatype, dest, tag, comm);
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::send_init(rec_slot(1), count, datatype, dest, tag, comm) : mpi::returning::send_init(rec_slot(1), count, datatype, dest, tag, comm);
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::send_init(rec_slot(1), count, datatype, dest, tag, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::send_init(rec_slot(1), count, datatype, dest, tag, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::send_init(rec_slot(1), count, datatype, dest, tag, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::send_init(rec_slot(1), count, datatype, dest, tag, comm, mpi::handles<mpi::request>(&request, 1)[0]);
    }
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Send_init_c(int profiled)
{
#if REC_HAS(MPI_Send_init_c)
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::send_init(rec_slot(1), static_cast<std::size_t>(count), datatype, dest, tag, comm) : mpi::send_init(rec_slot(1), static_cast<std::size_t>(count), datatype, dest, tag, comm);
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::send_init(rec_slot(1), static_cast<std::size_t>(count), datatype, dest, tag, comm) : mpi::returning::send_init(rec_slot(1), static_cast<std::size_t>(count), datatype, dest, tag, comm);
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::send_init(modern_range, dest, tag, comm);
        (void)mpi::returning::send_init(modern_range, dest, tag, comm);
        (void)pmpi::send_init(modern_range, dest, tag, comm);
        (void)pmpi::returning::send_init(modern_range, dest, tag, comm);
    }
    if (modern_never) {
        (void)mpi::send_init(rec_slot(1), static_cast<std::size_t>(count), datatype, dest, tag, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::send_init(rec_slot(1), static_cast<std::size_t>(count), datatype, dest, tag, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::send_init(rec_slot(1), static_cast<std::size_t>(count), datatype, dest, tag, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::send_init(rec_slot(1), static_cast<std::size_t>(count), datatype, dest, tag, comm, mpi::handles<mpi::request>(&request, 1)[0]);
    }
    if (modern_never) {
        (void)mpi::send_init(modern_range, dest, tag, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::send_init(modern_range, dest, tag, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::send_init(modern_range, dest, tag, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::send_init(modern_range, dest, tag, comm, mpi::handles<mpi::request>(&request, 1)[0]);
    }
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Sendrecv(int profiled)
{
#if REC_HAS(MPI_Sendrecv)
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int sendtag = (int)105;
    int recvcount = (int)107;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1008);
    int source = (int)109;
    int recvtag = (int)110;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1011);
    MPI_Status status = REC_STATUS_ZERO;
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::sendrecv(rec_slot(1), sendcount, sendtype, dest, sendtag, rec_slot(6), recvcount, recvtype, source, recvtag, comm, &status) : mpi::sendrecv(rec_slot(1), sendcount, sendtype, dest, sendtag, rec_slot(6), recvcount, recvtype, source, recvtag, comm, &status);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::sendrecv(rec_slot(1), sendcount, sendtype, dest, sendtag, rec_slot(6), recvcount, recvtype, source, recvtag, comm, &status) : mpi::returning::sendrecv(rec_slot(1), sendcount, sendtype, dest, sendtag, rec_slot(6), recvcount, recvtype, source, recvtag, comm, &status);
        returned = result_.code();
    }
    REC_OBSERVE_STATUS("status", status);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Sendrecv_c(int profiled)
{
#if REC_HAS(MPI_Sendrecv_c)
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int sendtag = (int)105;
    MPI_Count recvcount = (MPI_Count)5000000007;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1008);
    int source = (int)109;
    int recvtag = (int)110;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1011);
    MPI_Status status = REC_STATUS_ZERO;
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::sendrecv(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, dest, sendtag, rec_slot(6), static_cast<std::size_t>(recvcount), recvtype, source, recvtag, comm, &status) : mpi::sendrecv(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, dest, sendtag, rec_slot(6), static_cast<std::size_t>(recvcount), recvtype, source, recvtag, comm, &status);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::sendrecv(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, dest, sendtag, rec_slot(6), static_cast<std::size_t>(recvcount), recvtype, source, recvtag, comm, &status) : mpi::returning::sendrecv(rec_slot(1), static_cast<std::size_t>(sendcount), sendtype, dest, sendtag, rec_slot(6), static_cast<std::size_t>(recvcount), recvtype, source, recvtag, comm, &status);
        returned = result_.code();
    }
    if (modern_never) {
        (void)mpi::sendrecv(modern_range, dest, sendtag, modern_range, source, recvtag, comm, &status);
        (void)mpi::returning::sendrecv(modern_range, dest, sendtag, modern_range, source, recvtag, comm, &status);
        (void)pmpi::sendrecv(modern_range, dest, sendtag, modern_range, source, recvtag, comm, &status);
        (void)pmpi::returning::sendrecv(modern_range, dest, sendtag, modern_range, source, recvtag, comm, &status);
    }
    REC_OBSERVE_STATUS("status", status);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Sendrecv_replace(int profiled)
{
#if REC_HAS(MPI_Sendrecv_replace)
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int sendtag = (int)105;
    int source = (int)106;
    int recvtag = (int)107;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    MPI_Status status = REC_STATUS_ZERO;
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::sendrecv_replace(rec_slot(1), count, datatype, dest, sendtag, source, recvtag, comm, &status) : mpi::sendrecv_replace(rec_slot(1), count, datatype, dest, sendtag, source, recvtag, comm, &status);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::sendrecv_replace(rec_slot(1), count, datatype, dest, sendtag, source, recvtag, comm, &status) : mpi::returning::sendrecv_replace(rec_slot(1), count, datatype, dest, sendtag, source, recvtag, comm, &status);
        returned = result_.code();
    }
    REC_OBSERVE_STATUS("status", status);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Sendrecv_replace_c(int profiled)
{
#if REC_HAS(MPI_Sendrecv_replace_c)
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int sendtag = (int)105;
    int source = (int)106;
    int recvtag = (int)107;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    MPI_Status status = REC_STATUS_ZERO;
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::sendrecv_replace(rec_slot(1), static_cast<std::size_t>(count), datatype, dest, sendtag, source, recvtag, comm, &status) : mpi::sendrecv_replace(rec_slot(1), static_cast<std::size_t>(count), datatype, dest, sendtag, source, recvtag, comm, &status);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::sendrecv_replace(rec_slot(1), static_cast<std::size_t>(count), datatype, dest, sendtag, source, recvtag, comm, &status) : mpi::returning::sendrecv_replace(rec_slot(1), static_cast<std::size_t>(count), datatype, dest, sendtag, source, recvtag, comm, &status);
        returned = result_.code();
    }
    if (modern_never) {
        (void)mpi::sendrecv_replace(modern_range, dest, sendtag, source, recvtag, comm, &status);
        (void)mpi::returning::sendrecv_replace(modern_range, dest, sendtag, source, recvtag, comm, &status);
        (void)pmpi::sendrecv_replace(modern_range, dest, sendtag, source, recvtag, comm, &status);
        (void)pmpi::returning::sendrecv_replace(modern_range, dest, sendtag, source, recvtag, comm, &status);
    }
    REC_OBSERVE_STATUS("status", status);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Session_attach_buffer(int profiled)
{
#if REC_HAS(MPI_Session_attach_buffer)
    MPI_Session session = REC_NEW(MPI_Session, 1001);
    int size = (int)103;
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::session_attach_buffer(session, rec_slot(2), size) : mpi::session_attach_buffer(session, rec_slot(2), size);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::session_attach_buffer(session, rec_slot(2), size) : mpi::returning::session_attach_buffer(session, rec_slot(2), size);
        returned = result_.code();
    }
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Session_attach_buffer_c(int profiled)
{
#if REC_HAS(MPI_Session_attach_buffer_c)
    MPI_Session session = REC_NEW(MPI_Session, 1001);
    MPI_Count size = (MPI_Count)5000000003;
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::session_attach_buffer(session, rec_slot(2), static_cast<std::size_t>(size)) : mpi::session_attach_buffer(session, rec_slot(2), static_cast<std::size_t>(size));
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::session_attach_buffer(session, rec_slot(2), static_cast<std::size_t>(size)) : mpi::returning::session_attach_buffer(session, rec_slot(2), static_cast<std::size_t>(size));
        returned = result_.code();
    }
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Session_detach_buffer(int profiled)
{
#if REC_HAS(MPI_Session_detach_buffer)
    MPI_Session session = REC_NEW(MPI_Session, 1001);
    void *buffer_addr = 0;
    int size = (int)0;
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::session_detach_buffer(session) : mpi::session_detach_buffer(session);
            buffer_addr = out_.buffer_addr;
            size = out_.size;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::session_detach_buffer(session) : mpi::returning::session_detach_buffer(session);
        returned = result_.code();
        auto &out_ = *result_;
        buffer_addr = out_.buffer_addr;
        size = out_.size;
    }
    rec_observe_pointer("buffer_addr", buffer_addr);
    rec_observe_number("size", size);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Session_detach_buffer_c(int profiled)
{
#if REC_HAS(MPI_Session_detach_buffer_c)
    MPI_Session session = REC_NEW(MPI_Session, 1001);
    void *buffer_addr = 0;
    MPI_Count size = (MPI_Count)0;
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::session_detach_buffer<mpi::count>(session) : mpi::session_detach_buffer<mpi::count>(session);
            buffer_addr = out_.buffer_addr;
            size = out_.size;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::session_detach_buffer<mpi::count>(session) : mpi::returning::session_detach_buffer<mpi::count>(session);
        returned = result_.code();
        auto &out_ = *result_;
        buffer_addr = out_.buffer_addr;
        size = out_.size;
    }
    rec_observe_pointer("buffer_addr", buffer_addr);
    rec_observe_number("size", size);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Session_flush_buffer(int profiled)
{
#if REC_HAS(MPI_Session_flush_buffer)
    MPI_Session session = REC_NEW(MPI_Session, 1001);
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::session_flush_buffer(session) : mpi::session_flush_buffer(session);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::session_flush_buffer(session) : mpi::returning::session_flush_buffer(session);
        returned = result_.code();
    }
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Session_iflush_buffer(int profiled)
{
#if REC_HAS(MPI_Session_iflush_buffer)
    MPI_Session session = REC_NEW(MPI_Session, 1001);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::session_iflush_buffer(session) : mpi::session_iflush_buffer(session);
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::session_iflush_buffer(session) : mpi::returning::session_iflush_buffer(session);
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::session_iflush_buffer(session, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::session_iflush_buffer(session, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::session_iflush_buffer(session, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::session_iflush_buffer(session, mpi::handles<mpi::request>(&request, 1)[0]);
    }
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Ssend(int profiled)
{
#if REC_HAS(MPI_Ssend)
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::ssend(rec_slot(1), count, datatype, dest, tag, comm) : mpi::ssend(rec_slot(1), count, datatype, dest, tag, comm);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::ssend(rec_slot(1), count, datatype, dest, tag, comm) : mpi::returning::ssend(rec_slot(1), count, datatype, dest, tag, comm);
        returned = result_.code();
    }
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Ssend_c(int profiled)
{
#if REC_HAS(MPI_Ssend_c)
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::ssend(rec_slot(1), static_cast<std::size_t>(count), datatype, dest, tag, comm) : mpi::ssend(rec_slot(1), static_cast<std::size_t>(count), datatype, dest, tag, comm);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::ssend(rec_slot(1), static_cast<std::size_t>(count), datatype, dest, tag, comm) : mpi::returning::ssend(rec_slot(1), static_cast<std::size_t>(count), datatype, dest, tag, comm);
        returned = result_.code();
    }
    if (modern_never) {
        (void)mpi::ssend(modern_range, dest, tag, comm);
        (void)mpi::returning::ssend(modern_range, dest, tag, comm);
        (void)pmpi::ssend(modern_range, dest, tag, comm);
        (void)pmpi::returning::ssend(modern_range, dest, tag, comm);
    }
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Ssend_init(int profiled)
{
#if REC_HAS(MPI_Ssend_init)
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::ssend_init(rec_slot(1), count, datatype, dest, tag, comm) : mpi::ssend_init(rec_slot(1), count, datatype, dest, tag, comm);
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::ssend_init(rec_slot(1), count, datatype, dest, tag, comm) : mpi::returning::ssend_init(rec_slot(1), count, datatype, dest, tag, comm);
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::ssend_init(rec_slot(1), count, datatype, dest, tag, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::ssend_init(rec_slot(1), count, datatype, dest, tag, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::ssend_init(rec_slot(1), count, datatype, dest, tag, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::ssend_init(rec_slot(1), count, datatype, dest, tag, comm, mpi::handles<mpi::request>(&request, 1)[0]);
    }
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Ssend_init_c(int profiled)
{
#if REC_HAS(MPI_Ssend_init_c)
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::ssend_init(rec_slot(1), static_cast<std::size_t>(count), datatype, dest, tag, comm) : mpi::ssend_init(rec_slot(1), static_cast<std::size_t>(count), datatype, dest, tag, comm);
            request = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::ssend_init(rec_slot(1), static_cast<std::size_t>(count), datatype, dest, tag, comm) : mpi::returning::ssend_init(rec_slot(1), static_cast<std::size_t>(count), datatype, dest, tag, comm);
        returned = result_.code();
        auto &out_ = *result_;
        request = out_;
    }
    if (modern_never) {
        (void)mpi::ssend_init(modern_range, dest, tag, comm);
        (void)mpi::returning::ssend_init(modern_range, dest, tag, comm);
        (void)pmpi::ssend_init(modern_range, dest, tag, comm);
        (void)pmpi::returning::ssend_init(modern_range, dest, tag, comm);
    }
    if (modern_never) {
        (void)mpi::ssend_init(rec_slot(1), static_cast<std::size_t>(count), datatype, dest, tag, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::ssend_init(rec_slot(1), static_cast<std::size_t>(count), datatype, dest, tag, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::ssend_init(rec_slot(1), static_cast<std::size_t>(count), datatype, dest, tag, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::ssend_init(rec_slot(1), static_cast<std::size_t>(count), datatype, dest, tag, comm, mpi::handles<mpi::request>(&request, 1)[0]);
    }
    if (modern_never) {
        (void)mpi::ssend_init(modern_range, dest, tag, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::ssend_init(modern_range, dest, tag, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::ssend_init(modern_range, dest, tag, comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::ssend_init(modern_range, dest, tag, comm, mpi::handles<mpi::request>(&request, 1)[0]);
    }
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

extern "C" const struct rec_caller rec_callers_point_to_point[] = {
    {"MPI_Bsend", call_MPI_Bsend, 0},
    {"MPI_Bsend_c", call_MPI_Bsend_c, 0},
    {"MPI_Bsend_init", call_MPI_Bsend_init, 0},
    {"MPI_Bsend_init_c", call_MPI_Bsend_init_c, 0},
    {"MPI_Buffer_attach", call_MPI_Buffer_attach, 0},
    {"MPI_Buffer_attach_c", call_MPI_Buffer_attach_c, 0},
    {"MPI_Buffer_detach", call_MPI_Buffer_detach, 0},
    {"MPI_Buffer_detach_c", call_MPI_Buffer_detach_c, 0},
    {"MPI_Buffer_flush", call_MPI_Buffer_flush, 0},
    {"MPI_Buffer_iflush", call_MPI_Buffer_iflush, 0},
    {"MPI_Comm_attach_buffer", call_MPI_Comm_attach_buffer, 0},
    {"MPI_Comm_attach_buffer_c", call_MPI_Comm_attach_buffer_c, 0},
    {"MPI_Comm_detach_buffer", call_MPI_Comm_detach_buffer, 0},
    {"MPI_Comm_detach_buffer_c", call_MPI_Comm_detach_buffer_c, 0},
    {"MPI_Comm_flush_buffer", call_MPI_Comm_flush_buffer, 0},
    {"MPI_Comm_iflush_buffer", call_MPI_Comm_iflush_buffer, 0},
    {"MPI_Ibsend", call_MPI_Ibsend, 0},
    {"MPI_Ibsend_c", call_MPI_Ibsend_c, 0},
    {"MPI_Improbe", call_MPI_Improbe, 0},
    {"MPI_Imrecv", call_MPI_Imrecv, 0},
    {"MPI_Imrecv_c", call_MPI_Imrecv_c, 0},
    {"MPI_Iprobe", call_MPI_Iprobe, 0},
    {"MPI_Irecv", call_MPI_Irecv, 0},
    {"MPI_Irecv_c", call_MPI_Irecv_c, 0},
    {"MPI_Irsend", call_MPI_Irsend, 0},
    {"MPI_Irsend_c", call_MPI_Irsend_c, 0},
    {"MPI_Isend", call_MPI_Isend, 0},
    {"MPI_Isend_c", call_MPI_Isend_c, 0},
    {"MPI_Isendrecv", call_MPI_Isendrecv, 0},
    {"MPI_Isendrecv_c", call_MPI_Isendrecv_c, 0},
    {"MPI_Isendrecv_replace", call_MPI_Isendrecv_replace, 0},
    {"MPI_Isendrecv_replace_c", call_MPI_Isendrecv_replace_c, 0},
    {"MPI_Issend", call_MPI_Issend, 0},
    {"MPI_Issend_c", call_MPI_Issend_c, 0},
    {"MPI_Mprobe", call_MPI_Mprobe, 0},
    {"MPI_Mrecv", call_MPI_Mrecv, 0},
    {"MPI_Mrecv_c", call_MPI_Mrecv_c, 0},
    {"MPI_Probe", call_MPI_Probe, 0},
    {"MPI_Recv", call_MPI_Recv, 0},
    {"MPI_Recv_c", call_MPI_Recv_c, 0},
    {"MPI_Recv_init", call_MPI_Recv_init, 0},
    {"MPI_Recv_init_c", call_MPI_Recv_init_c, 0},
    {"MPI_Rsend", call_MPI_Rsend, 0},
    {"MPI_Rsend_c", call_MPI_Rsend_c, 0},
    {"MPI_Rsend_init", call_MPI_Rsend_init, 0},
    {"MPI_Rsend_init_c", call_MPI_Rsend_init_c, 0},
    {"MPI_Send", call_MPI_Send, 0},
    {"MPI_Send_c", call_MPI_Send_c, 0},
    {"MPI_Send_init", call_MPI_Send_init, 0},
    {"MPI_Send_init_c", call_MPI_Send_init_c, 0},
    {"MPI_Sendrecv", call_MPI_Sendrecv, 0},
    {"MPI_Sendrecv_c", call_MPI_Sendrecv_c, 0},
    {"MPI_Sendrecv_replace", call_MPI_Sendrecv_replace, 0},
    {"MPI_Sendrecv_replace_c", call_MPI_Sendrecv_replace_c, 0},
    {"MPI_Session_attach_buffer", call_MPI_Session_attach_buffer, 0},
    {"MPI_Session_attach_buffer_c", call_MPI_Session_attach_buffer_c, 0},
    {"MPI_Session_detach_buffer", call_MPI_Session_detach_buffer, 0},
    {"MPI_Session_detach_buffer_c", call_MPI_Session_detach_buffer_c, 0},
    {"MPI_Session_flush_buffer", call_MPI_Session_flush_buffer, 0},
    {"MPI_Session_iflush_buffer", call_MPI_Session_iflush_buffer, 0},
    {"MPI_Ssend", call_MPI_Ssend, 0},
    {"MPI_Ssend_c", call_MPI_Ssend_c, 0},
    {"MPI_Ssend_init", call_MPI_Ssend_init, 0},
    {"MPI_Ssend_init_c", call_MPI_Ssend_init_c, 0},
    {nullptr, nullptr, 0}
};
