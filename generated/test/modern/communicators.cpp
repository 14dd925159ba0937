// Do not edit: `bindery generate` writes this from specs/routines/communicators.toml through templates/test/modern/caller.cpp.j2.
// Calls of bindery::mpi for every routine of the chapter "communicators", each argument with a value of its own.
#include "modern_caller.hpp"

static void call_MPI_Comm_compare(int profiled)
{
#if REC_HAS(MPI_Comm_compare)
    MPI_Comm comm1 = REC_NEW(MPI_Comm, 1001);
    MPI_Comm comm2 = REC_NEW(MPI_Comm, 1002);
    int result = (int)0;
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::comm_compare(comm1, comm2) : mpi::comm_compare(comm1, comm2);
            result = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::comm_compare(comm1, comm2) : mpi::returning::comm_compare(comm1, comm2);
        returned = result_.code();
        auto &out_ = *result_;
        result = out_;
    }
    rec_observe_number("result", result);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Comm_create(int profiled)
{
#if REC_HAS(MPI_Comm_create)
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    MPI_Group group = REC_NEW(MPI_Group, 1002);
    MPI_Comm newcomm = REC_NEW(MPI_Comm, 0);
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::comm_create(comm, group) : mpi::comm_create(comm, group);
            newcomm = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::comm_create(comm, group) : mpi::returning::comm_create(comm, group);
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

static void call_MPI_Comm_create_group(int profiled)
{
#if REC_HAS(MPI_Comm_create_group)
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    MPI_Group group = REC_NEW(MPI_Group, 1002);
    int tag = (int)103;
    MPI_Comm newcomm = REC_NEW(MPI_Comm, 0);
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::comm_create_group(comm, group, tag) : mpi::comm_create_group(comm, group, tag);
            newcomm = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::comm_create_group(comm, group, tag) : mpi::returning::comm_create_group(comm, group, tag);
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

static void call_MPI_Comm_dup(int profiled)
{
#if REC_HAS(MPI_Comm_dup)
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    MPI_Comm newcomm = REC_NEW(MPI_Comm, 0);
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::comm_dup(comm) : mpi::comm_dup(comm);
            newcomm = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::comm_dup(comm) : mpi::returning::comm_dup(comm);
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

static void call_MPI_Comm_dup_with_info(int profiled)
{
#if REC_HAS(MPI_Comm_dup_with_info)
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    MPI_Info info = REC_NEW(MPI_Info, 1002);
    MPI_Comm newcomm = REC_NEW(MPI_Comm, 0);
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::comm_dup_with_info(comm, info) : mpi::comm_dup_with_info(comm, info);
            newcomm = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::comm_dup_with_info(comm, info) : mpi::returning::comm_dup_with_info(comm, info);
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

static void call_MPI_Comm_free(int profiled)
{
#if REC_HAS(MPI_Comm_free)
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::comm_free(mpi::handles<mpi::comm>(&comm, 1)[0]) : mpi::comm_free(mpi::handles<mpi::comm>(&comm, 1)[0]);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::comm_free(mpi::handles<mpi::comm>(&comm, 1)[0]) : mpi::returning::comm_free(mpi::handles<mpi::comm>(&comm, 1)[0]);
        returned = result_.code();
    }
    REC_OBSERVE_HANDLE("comm", comm);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Comm_get_info(int profiled)
{
#if REC_HAS(MPI_Comm_get_info)
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    MPI_Info info_used = REC_NEW(MPI_Info, 0);
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::comm_get_info(comm) : mpi::comm_get_info(comm);
            info_used = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::comm_get_info(comm) : mpi::returning::comm_get_info(comm);
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

static void call_MPI_Comm_get_name(int profiled)
{
#if REC_HAS(MPI_Comm_get_name)
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    char comm_name[REC_STRING] = "";
    int resultlen = (int)0;
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::comm_get_name(comm) : mpi::comm_get_name(comm);
            std::strcpy(comm_name, out_.c_str());
            resultlen = 203;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::comm_get_name(comm) : mpi::returning::comm_get_name(comm);
        returned = result_.code();
        auto &out_ = *result_;
        std::strcpy(comm_name, out_.c_str());
        resultlen = 203;
    }
    rec_observe_string("comm_name", comm_name);
    rec_observe_number("resultlen", resultlen);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Comm_group(int profiled)
{
#if REC_HAS(MPI_Comm_group)
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    MPI_Group group = REC_NEW(MPI_Group, 0);
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::comm_group(comm) : mpi::comm_group(comm);
            group = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::comm_group(comm) : mpi::returning::comm_group(comm);
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

static void call_MPI_Comm_idup(int profiled)
{
#if REC_HAS(MPI_Comm_idup)
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    MPI_Comm newcomm = REC_NEW(MPI_Comm, 0);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::comm_idup(comm) : mpi::comm_idup(comm);
            newcomm = out_.newcomm;
            request = out_.request;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::comm_idup(comm) : mpi::returning::comm_idup(comm);
        returned = result_.code();
        auto &out_ = *result_;
        newcomm = out_.newcomm;
        request = out_.request;
    }
    if (modern_never) {
        (void)mpi::comm_idup(comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::comm_idup(comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::comm_idup(comm, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::comm_idup(comm, mpi::handles<mpi::request>(&request, 1)[0]);
    }
    REC_OBSERVE_HANDLE("newcomm", newcomm);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Comm_idup_with_info(int profiled)
{
#if REC_HAS(MPI_Comm_idup_with_info)
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    MPI_Info info = REC_NEW(MPI_Info, 1002);
    MPI_Comm newcomm = REC_NEW(MPI_Comm, 0);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::comm_idup_with_info(comm, info) : mpi::comm_idup_with_info(comm, info);
            newcomm = out_.newcomm;
            request = out_.request;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::comm_idup_with_info(comm, info) : mpi::returning::comm_idup_with_info(comm, info);
        returned = result_.code();
        auto &out_ = *result_;
        newcomm = out_.newcomm;
        request = out_.request;
    }
    if (modern_never) {
        (void)mpi::comm_idup_with_info(comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)mpi::returning::comm_idup_with_info(comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::comm_idup_with_info(comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
        (void)pmpi::returning::comm_idup_with_info(comm, info, mpi::handles<mpi::request>(&request, 1)[0]);
    }
    REC_OBSERVE_HANDLE("newcomm", newcomm);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Comm_rank(int profiled)
{
#if REC_HAS(MPI_Comm_rank)
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int rank = (int)0;
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::comm_rank(comm) : mpi::comm_rank(comm);
            rank = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::comm_rank(comm) : mpi::returning::comm_rank(comm);
        returned = result_.code();
        auto &out_ = *result_;
        rank = out_;
    }
    rec_observe_number("rank", rank);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Comm_remote_group(int profiled)
{
#if REC_HAS(MPI_Comm_remote_group)
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    MPI_Group group = REC_NEW(MPI_Group, 0);
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::comm_remote_group(comm) : mpi::comm_remote_group(comm);
            group = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::comm_remote_group(comm) : mpi::returning::comm_remote_group(comm);
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

static void call_MPI_Comm_remote_size(int profiled)
{
#if REC_HAS(MPI_Comm_remote_size)
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int size = (int)0;
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::comm_remote_size(comm) : mpi::comm_remote_size(comm);
            size = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::comm_remote_size(comm) : mpi::returning::comm_remote_size(comm);
        returned = result_.code();
        auto &out_ = *result_;
        size = out_;
    }
    rec_observe_number("size", size);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Comm_set_info(int profiled)
{
#if REC_HAS(MPI_Comm_set_info)
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    MPI_Info info = REC_NEW(MPI_Info, 1002);
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::comm_set_info(comm, info) : mpi::comm_set_info(comm, info);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::comm_set_info(comm, info) : mpi::returning::comm_set_info(comm, info);
        returned = result_.code();
    }
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Comm_set_name(int profiled)
{
#if REC_HAS(MPI_Comm_set_name)
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::comm_set_name(comm, "comm_name 102") : mpi::comm_set_name(comm, "comm_name 102");
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::comm_set_name(comm, "comm_name 102") : mpi::returning::comm_set_name(comm, "comm_name 102");
        returned = result_.code();
    }
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Comm_size(int profiled)
{
#if REC_HAS(MPI_Comm_size)
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int size = (int)0;
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::comm_size(comm) : mpi::comm_size(comm);
            size = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::comm_size(comm) : mpi::returning::comm_size(comm);
        returned = result_.code();
        auto &out_ = *result_;
        size = out_;
    }
    rec_observe_number("size", size);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Comm_split(int profiled)
{
#if REC_HAS(MPI_Comm_split)
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int color = (int)102;
    int key = (int)103;
    MPI_Comm newcomm = REC_NEW(MPI_Comm, 0);
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::comm_split(comm, color, key) : mpi::comm_split(comm, color, key);
            newcomm = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::comm_split(comm, color, key) : mpi::returning::comm_split(comm, color, key);
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

static void call_MPI_Comm_split_type(int profiled)
{
#if REC_HAS(MPI_Comm_split_type)
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int split_type = (int)102;
    int key = (int)103;
    MPI_Info info = REC_NEW(MPI_Info, 1004);
    MPI_Comm newcomm = REC_NEW(MPI_Comm, 0);
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::comm_split_type(comm, split_type, key, info) : mpi::comm_split_type(comm, split_type, key, info);
            newcomm = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::comm_split_type(comm, split_type, key, info) : mpi::returning::comm_split_type(comm, split_type, key, info);
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

static void call_MPI_Comm_test_inter(int profiled)
{
#if REC_HAS(MPI_Comm_test_inter)
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int flag = (int)0;
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::comm_test_inter(comm) : mpi::comm_test_inter(comm);
            flag = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::comm_test_inter(comm) : mpi::returning::comm_test_inter(comm);
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

static void call_MPI_Intercomm_create(int profiled)
{
#if REC_HAS(MPI_Intercomm_create)
    MPI_Comm local_comm = REC_NEW(MPI_Comm, 1001);
    int local_leader = (int)102;
    MPI_Comm peer_comm = REC_NEW(MPI_Comm, 1003);
    int remote_leader = (int)104;
    int tag = (int)105;
    MPI_Comm newintercomm = REC_NEW(MPI_Comm, 0);
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::intercomm_create(local_comm, local_leader, peer_comm, remote_leader, tag) : mpi::intercomm_create(local_comm, local_leader, peer_comm, remote_leader, tag);
            newintercomm = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::intercomm_create(local_comm, local_leader, peer_comm, remote_leader, tag) : mpi::returning::intercomm_create(local_comm, local_leader, peer_comm, remote_leader, tag);
        returned = result_.code();
        auto &out_ = *result_;
        newintercomm = out_;
    }
    REC_OBSERVE_HANDLE("newintercomm", newintercomm);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Intercomm_create_from_groups(int profiled)
{
#if REC_HAS(MPI_Intercomm_create_from_groups)
    MPI_Group local_group = REC_NEW(MPI_Group, 1001);
    int local_leader = (int)102;
    MPI_Group remote_group = REC_NEW(MPI_Group, 1003);
    int remote_leader = (int)104;
    MPI_Info info = REC_NEW(MPI_Info, 1006);
    MPI_Errhandler errhandler = REC_NEW(MPI_Errhandler, 1007);
    MPI_Comm newintercomm = REC_NEW(MPI_Comm, 0);
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::intercomm_create_from_groups(local_group, local_leader, remote_group, remote_leader, "stringtag 105", info, errhandler) : mpi::intercomm_create_from_groups(local_group, local_leader, remote_group, remote_leader, "stringtag 105", info, errhandler);
            newintercomm = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::intercomm_create_from_groups(local_group, local_leader, remote_group, remote_leader, "stringtag 105", info, errhandler) : mpi::returning::intercomm_create_from_groups(local_group, local_leader, remote_group, remote_leader, "stringtag 105", info, errhandler);
        returned = result_.code();
        auto &out_ = *result_;
        newintercomm = out_;
    }
    REC_OBSERVE_HANDLE("newintercomm", newintercomm);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Intercomm_merge(int profiled)
{
#if REC_HAS(MPI_Intercomm_merge)
    MPI_Comm intercomm = REC_NEW(MPI_Comm, 1001);
    int high = (int)0;
    MPI_Comm newintracomm = REC_NEW(MPI_Comm, 0);
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::intercomm_merge(intercomm, high != 0) : mpi::intercomm_merge(intercomm, high != 0);
            newintracomm = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::intercomm_merge(intercomm, high != 0) : mpi::returning::intercomm_merge(intercomm, high != 0);
        returned = result_.code();
        auto &out_ = *result_;
        newintracomm = out_;
    }
    REC_OBSERVE_HANDLE("newintracomm", newintracomm);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

extern "C" const struct rec_caller rec_callers_communicators[] = {
    {"MPI_Comm_compare", call_MPI_Comm_compare, 0},
    {"MPI_Comm_create", call_MPI_Comm_create, 0},
    {"MPI_Comm_create_group", call_MPI_Comm_create_group, 0},
    {"MPI_Comm_dup", call_MPI_Comm_dup, 0},
    {"MPI_Comm_dup_with_info", call_MPI_Comm_dup_with_info, 0},
    {"MPI_Comm_free", call_MPI_Comm_free, 0},
    {"MPI_Comm_get_info", call_MPI_Comm_get_info, 0},
    {"MPI_Comm_get_name", call_MPI_Comm_get_name, 0},
    {"MPI_Comm_group", call_MPI_Comm_group, 0},
    {"MPI_Comm_idup", call_MPI_Comm_idup, 0},
    {"MPI_Comm_idup_with_info", call_MPI_Comm_idup_with_info, 0},
    {"MPI_Comm_rank", call_MPI_Comm_rank, 0},
    {"MPI_Comm_remote_group", call_MPI_Comm_remote_group, 0},
    {"MPI_Comm_remote_size", call_MPI_Comm_remote_size, 0},
    {"MPI_Comm_set_info", call_MPI_Comm_set_info, 0},
    {"MPI_Comm_set_name", call_MPI_Comm_set_name, 0},
    {"MPI_Comm_size", call_MPI_Comm_size, 0},
    {"MPI_Comm_split", call_MPI_Comm_split, 0},
    {"MPI_Comm_split_type", call_MPI_Comm_split_type, 0},
    {"MPI_Comm_test_inter", call_MPI_Comm_test_inter, 0},
    {"MPI_Intercomm_create", call_MPI_Intercomm_create, 0},
    {"MPI_Intercomm_create_from_groups", call_MPI_Intercomm_create_from_groups, 0},
    {"MPI_Intercomm_merge", call_MPI_Intercomm_merge, 0},
    {nullptr, nullptr, 0}
};
