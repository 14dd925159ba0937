// Do not edit: `bindery generate` writes this from specs/routines/process-creation.toml through templates/test/modern/caller.cpp.j2.
// Calls of bindery::mpi for every routine of the chapter "process-creation", each argument with a value of its own.
#include "modern_caller.hpp"

static void call_MPI_Close_port(int profiled)
{
#if REC_HAS(MPI_Close_port)
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::close_port("port_name 101") : mpi::close_port("port_name 101");
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::close_port("port_name 101") : mpi::returning::close_port("port_name 101");
        returned = result_.code();
    }
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Comm_accept(int profiled)
{
#if REC_HAS(MPI_Comm_accept)
    MPI_Info info = REC_NEW(MPI_Info, 1002);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1004);
    MPI_Comm newcomm = REC_NEW(MPI_Comm, 0);
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::comm_accept("port_name 101", info, root, comm) : mpi::comm_accept("port_name 101", info, root, comm);
            newcomm = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::comm_accept("port_name 101", info, root, comm) : mpi::returning::comm_accept("port_name 101", info, root, comm);
        returned = result_.code();
        auto &out_ = *result_;
        newcomm = out_;
    }
    REC_OBSERVE_HANDLE("newcomm", newcomm);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Comm_connect(int profiled)
{
#if REC_HAS(MPI_Comm_connect)
    MPI_Info info = REC_NEW(MPI_Info, 1002);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1004);
    MPI_Comm newcomm = REC_NEW(MPI_Comm, 0);
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::comm_connect("port_name 101", info, root, comm) : mpi::comm_connect("port_name 101", info, root, comm);
            newcomm = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::comm_connect("port_name 101", info, root, comm) : mpi::returning::comm_connect("port_name 101", info, root, comm);
        returned = result_.code();
        auto &out_ = *result_;
        newcomm = out_;
    }
    REC_OBSERVE_HANDLE("newcomm", newcomm);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Comm_disconnect(int profiled)
{
#if REC_HAS(MPI_Comm_disconnect)
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::comm_disconnect(mpi::handles<mpi::comm>(&comm, 1)[0]) : mpi::comm_disconnect(mpi::handles<mpi::comm>(&comm, 1)[0]);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::comm_disconnect(mpi::handles<mpi::comm>(&comm, 1)[0]) : mpi::returning::comm_disconnect(mpi::handles<mpi::comm>(&comm, 1)[0]);
        returned = result_.code();
    }
    REC_OBSERVE_HANDLE("comm", comm);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Comm_get_parent(int profiled)
{
#if REC_HAS(MPI_Comm_get_parent)
    MPI_Comm parent = REC_NEW(MPI_Comm, 0);
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::comm_get_parent() : mpi::comm_get_parent();
            parent = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::comm_get_parent() : mpi::returning::comm_get_parent();
        returned = result_.code();
        auto &out_ = *result_;
        parent = out_;
    }
    REC_OBSERVE_HANDLE("parent", parent);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Comm_join(int profiled)
{
#if REC_HAS(MPI_Comm_join)
    int fd = (int)101;
    MPI_Comm intercomm = REC_NEW(MPI_Comm, 0);
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::comm_join(fd) : mpi::comm_join(fd);
            intercomm = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::comm_join(fd) : mpi::returning::comm_join(fd);
        returned = result_.code();
        auto &out_ = *result_;
        intercomm = out_;
    }
    REC_OBSERVE_HANDLE("intercomm", intercomm);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Comm_spawn(int profiled)
{
#if REC_HAS(MPI_Comm_spawn)
    int maxprocs = (int)3;
    MPI_Info info = REC_NEW(MPI_Info, 1004);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Comm intercomm = REC_NEW(MPI_Comm, 0);
    int array_of_errcodes[REC_MOST] = REC_NUMBERS(0);
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::comm_spawn("command 101", rec_words, maxprocs, info, root, comm, std::span(+array_of_errcodes, static_cast<std::size_t>(maxprocs))) : mpi::comm_spawn("command 101", rec_words, maxprocs, info, root, comm, std::span(+array_of_errcodes, static_cast<std::size_t>(maxprocs)));
            intercomm = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::comm_spawn("command 101", rec_words, maxprocs, info, root, comm, std::span(+array_of_errcodes, static_cast<std::size_t>(maxprocs))) : mpi::returning::comm_spawn("command 101", rec_words, maxprocs, info, root, comm, std::span(+array_of_errcodes, static_cast<std::size_t>(maxprocs)));
        returned = result_.code();
        auto &out_ = *result_;
        intercomm = out_;
    }
    REC_OBSERVE_HANDLE("intercomm", intercomm);
    REC_OBSERVE_ARRAY("array_of_errcodes", array_of_errcodes, maxprocs);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Comm_spawn_multiple(int profiled)
{
#if REC_HAS(MPI_Comm_spawn_multiple)
    int count = (int)3;
    char **array_of_argv[REC_MOST] = { rec_words, rec_words, rec_words };
    int array_of_maxprocs[REC_MOST] = REC_NUMBERS(104);
    MPI_Info array_of_info[REC_MOST];
    REC_NEW_ARRAY(MPI_Info, array_of_info, 1005);
    int root = (int)202;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1007);
    MPI_Comm intercomm = REC_NEW(MPI_Comm, 0);
    int array_of_errcodes[REC_MOST] = REC_NUMBERS(0);
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::comm_spawn_multiple(std::span(+rec_words, static_cast<std::size_t>(count)), array_of_argv, std::span(+array_of_maxprocs, static_cast<std::size_t>(count)), mpi::handles<mpi::info>(array_of_info, count), root, comm, std::span(+array_of_errcodes, static_cast<std::size_t>(3))) : mpi::comm_spawn_multiple(std::span(+rec_words, static_cast<std::size_t>(count)), array_of_argv, std::span(+array_of_maxprocs, static_cast<std::size_t>(count)), mpi::handles<mpi::info>(array_of_info, count), root, comm, std::span(+array_of_errcodes, static_cast<std::size_t>(3)));
            intercomm = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::comm_spawn_multiple(std::span(+rec_words, static_cast<std::size_t>(count)), array_of_argv, std::span(+array_of_maxprocs, static_cast<std::size_t>(count)), mpi::handles<mpi::info>(array_of_info, count), root, comm, std::span(+array_of_errcodes, static_cast<std::size_t>(3))) : mpi::returning::comm_spawn_multiple(std::span(+rec_words, static_cast<std::size_t>(count)), array_of_argv, std::span(+array_of_maxprocs, static_cast<std::size_t>(count)), mpi::handles<mpi::info>(array_of_info, count), root, comm, std::span(+array_of_errcodes, static_cast<std::size_t>(3)));
        returned = result_.code();
        auto &out_ = *result_;
        intercomm = out_;
    }
    REC_OBSERVE_HANDLE("intercomm", intercomm);
    REC_OBSERVE_ARRAY("array_of_errcodes", array_of_errcodes, 3);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Lookup_name(int profiled)
{
#if REC_HAS(MPI_Lookup_name)
    MPI_Info info = REC_NEW(MPI_Info, 1002);
    char port_name[REC_STRING] = "";
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::lookup_name("service_name 101", info) : mpi::lookup_name("service_name 101", info);
            std::strcpy(port_name, out_.c_str());
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::lookup_name("service_name 101", info) : mpi::returning::lookup_name("service_name 101", info);
        returned = result_.code();
        auto &out_ = *result_;
        std::strcpy(port_name, out_.c_str());
    }
    rec_observe_string("port_name", port_name);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Open_port(int profiled)
{
#if REC_HAS(MPI_Open_port)
    MPI_Info info = REC_NEW(MPI_Info, 1001);
    char port_name[REC_STRING] = "";
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::open_port(info) : mpi::open_port(info);
            std::strcpy(port_name, out_.c_str());
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::open_port(info) : mpi::returning::open_port(info);
        returned = result_.code();
        auto &out_ = *result_;
        std::strcpy(port_name, out_.c_str());
    }
    rec_observe_string("port_name", port_name);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Publish_name(int profiled)
{
#if REC_HAS(MPI_Publish_name)
    MPI_Info info = REC_NEW(MPI_Info, 1002);
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::publish_name("service_name 101", info, "port_name 103") : mpi::publish_name("service_name 101", info, "port_name 103");
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::publish_name("service_name 101", info, "port_name 103") : mpi::returning::publish_name("service_name 101", info, "port_name 103");
        returned = result_.code();
    }
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Unpublish_name(int profiled)
{
#if REC_HAS(MPI_Unpublish_name)
    MPI_Info info = REC_NEW(MPI_Info, 1002);
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::unpublish_name("service_name 101", info, "port_name 103") : mpi::unpublish_name("service_name 101", info, "port_name 103");
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::unpublish_name("service_name 101", info, "port_name 103") : mpi::returning::unpublish_name("service_name 101", info, "port_name 103");
        returned = result_.code();
    }
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

extern "C" const struct rec_caller rec_callers_process_creation[] = {
    {"MPI_Close_port", call_MPI_Close_port, 0},
    {"MPI_Comm_accept", call_MPI_Comm_accept, 0},
    {"MPI_Comm_connect", call_MPI_Comm_connect, 0},
    {"MPI_Comm_disconnect", call_MPI_Comm_disconnect, 0},
    {"MPI_Comm_get_parent", call_MPI_Comm_get_parent, 0},
    {"MPI_Comm_join", call_MPI_Comm_join, 0},
    {"MPI_Comm_spawn", call_MPI_Comm_spawn, 0},
    {"MPI_Comm_spawn_multiple", call_MPI_Comm_spawn_multiple, 0},
    {"MPI_Lookup_name", call_MPI_Lookup_name, 0},
    {"MPI_Open_port", call_MPI_Open_port, 0},
    {"MPI_Publish_name", call_MPI_Publish_name, 0},
    {"MPI_Unpublish_name", call_MPI_Unpublish_name, 0},
    {nullptr, nullptr, 0}
};
