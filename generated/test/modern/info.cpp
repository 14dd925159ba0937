// Do not edit: `bindery generate` writes this from specs/routines/info.toml through templates/test/modern/caller.cpp.j2.
// Calls of bindery::mpi for every routine of the chapter "info", each argument with a value of its own.
#include "modern_caller.hpp"

static void call_MPI_Info_create(int profiled)
{
#if REC_HAS(MPI_Info_create)
    MPI_Info info = REC_NEW(MPI_Info, 0);
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::info_create() : mpi::info_create();
            info = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::info_create() : mpi::returning::info_create();
        returned = result_.code();
        auto &out_ = *result_;
        info = out_;
    }
    REC_OBSERVE_HANDLE("info", info);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Info_create_env(int profiled)
{
#if REC_HAS(MPI_Info_create_env)
    int argc = 3;
    MPI_Info info = REC_NEW(MPI_Info, 0);
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::info_create_env(argc, rec_words) : mpi::info_create_env(argc, rec_words);
            info = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::info_create_env(argc, rec_words) : mpi::returning::info_create_env(argc, rec_words);
        returned = result_.code();
        auto &out_ = *result_;
        info = out_;
    }
    REC_OBSERVE_HANDLE("info", info);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Info_delete(int profiled)
{
#if REC_HAS(MPI_Info_delete)
    MPI_Info info = REC_NEW(MPI_Info, 1001);
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::info_delete(info, "key 102") : mpi::info_delete(info, "key 102");
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::info_delete(info, "key 102") : mpi::returning::info_delete(info, "key 102");
        returned = result_.code();
    }
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Info_dup(int profiled)
{
#if REC_HAS(MPI_Info_dup)
    MPI_Info info = REC_NEW(MPI_Info, 1001);
    MPI_Info newinfo = REC_NEW(MPI_Info, 0);
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::info_dup(info) : mpi::info_dup(info);
            newinfo = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::info_dup(info) : mpi::returning::info_dup(info);
        returned = result_.code();
        auto &out_ = *result_;
        newinfo = out_;
    }
    REC_OBSERVE_HANDLE("newinfo", newinfo);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Info_free(int profiled)
{
#if REC_HAS(MPI_Info_free)
    MPI_Info info = REC_NEW(MPI_Info, 1001);
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::info_free(mpi::handles<mpi::info>(&info, 1)[0]) : mpi::info_free(mpi::handles<mpi::info>(&info, 1)[0]);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::info_free(mpi::handles<mpi::info>(&info, 1)[0]) : mpi::returning::info_free(mpi::handles<mpi::info>(&info, 1)[0]);
        returned = result_.code();
    }
    REC_OBSERVE_HANDLE("info", info);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Info_get(int profiled)
{
#if REC_HAS(MPI_Info_get)
    MPI_Info info = REC_NEW(MPI_Info, 1001);
    int valuelen = (int)3;
    char value[REC_STRING] = "";
    int flag = (int)0;
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::info_get(info, "key 102", valuelen, value) : mpi::info_get(info, "key 102", valuelen, value);
            flag = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::info_get(info, "key 102", valuelen, value) : mpi::returning::info_get(info, "key 102", valuelen, value);
        returned = result_.code();
        auto &out_ = *result_;
        flag = out_;
    }
    rec_observe_string("value", value);
    rec_observe_number("flag", flag);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Info_get_nkeys(int profiled)
{
#if REC_HAS(MPI_Info_get_nkeys)
    MPI_Info info = REC_NEW(MPI_Info, 1001);
    int nkeys = (int)0;
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::info_get_nkeys(info) : mpi::info_get_nkeys(info);
            nkeys = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::info_get_nkeys(info) : mpi::returning::info_get_nkeys(info);
        returned = result_.code();
        auto &out_ = *result_;
        nkeys = out_;
    }
    rec_observe_number("nkeys", nkeys);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Info_get_nthkey(int profiled)
{
#if REC_HAS(MPI_Info_get_nthkey)
    MPI_Info info = REC_NEW(MPI_Info, 1001);
    int n = (int)102;
    char key[REC_STRING] = "";
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::info_get_nthkey(info, n) : mpi::info_get_nthkey(info, n);
            std::strcpy(key, out_.c_str());
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::info_get_nthkey(info, n) : mpi::returning::info_get_nthkey(info, n);
        returned = result_.code();
        auto &out_ = *result_;
        std::strcpy(key, out_.c_str());
    }
    rec_observe_string("key", key);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Info_get_string(int profiled)
{
#if REC_HAS(MPI_Info_get_string)
    MPI_Info info = REC_NEW(MPI_Info, 1001);
    int buflen = (int)103;
    char value[REC_STRING] = "";
    int flag = (int)0;
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::info_get_string(info, "key 102", std::span(+value, static_cast<std::size_t>(buflen))) : mpi::info_get_string(info, "key 102", std::span(+value, static_cast<std::size_t>(buflen)));
            buflen = out_.buflen;
            flag = out_.flag;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::info_get_string(info, "key 102", std::span(+value, static_cast<std::size_t>(buflen))) : mpi::returning::info_get_string(info, "key 102", std::span(+value, static_cast<std::size_t>(buflen)));
        returned = result_.code();
        auto &out_ = *result_;
        buflen = out_.buflen;
        flag = out_.flag;
    }
    rec_observe_number("buflen", buflen);
    rec_observe_string("value", value);
    rec_observe_number("flag", flag);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Info_get_valuelen(int profiled)
{
#if REC_HAS(MPI_Info_get_valuelen)
    MPI_Info info = REC_NEW(MPI_Info, 1001);
    int valuelen = (int)0;
    int flag = (int)0;
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::info_get_valuelen(info, "key 102") : mpi::info_get_valuelen(info, "key 102");
            valuelen = out_.valuelen;
            flag = out_.flag;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::info_get_valuelen(info, "key 102") : mpi::returning::info_get_valuelen(info, "key 102");
        returned = result_.code();
        auto &out_ = *result_;
        valuelen = out_.valuelen;
        flag = out_.flag;
    }
    rec_observe_number("valuelen", valuelen);
    rec_observe_number("flag", flag);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Info_set(int profiled)
{
#if REC_HAS(MPI_Info_set)
    MPI_Info info = REC_NEW(MPI_Info, 1001);
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::info_set(info, "key 102", "value 103") : mpi::info_set(info, "key 102", "value 103");
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::info_set(info, "key 102", "value 103") : mpi::returning::info_set(info, "key 102", "value 103");
        returned = result_.code();
    }
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

extern "C" const struct rec_caller rec_callers_info[] = {
    {"MPI_Info_create", call_MPI_Info_create, 0},
    {"MPI_Info_create_env", call_MPI_Info_create_env, 0},
    {"MPI_Info_delete", call_MPI_Info_delete, 0},
    {"MPI_Info_dup", call_MPI_Info_dup, 0},
    {"MPI_Info_free", call_MPI_Info_free, 0},
    {"MPI_Info_get", call_MPI_Info_get, 0},
    {"MPI_Info_get_nkeys", call_MPI_Info_get_nkeys, 0},
    {"MPI_Info_get_nthkey", call_MPI_Info_get_nthkey, 0},
    {"MPI_Info_get_string", call_MPI_Info_get_string, 0},
    {"MPI_Info_get_valuelen", call_MPI_Info_get_valuelen, 0},
    {"MPI_Info_set", call_MPI_Info_set, 0},
    {nullptr, nullptr, 0}
};
