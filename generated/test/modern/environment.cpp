// Do not edit: `bindery generate` writes this from specs/routines/environment.toml through templates/test/modern/caller.cpp.j2.
// Calls of bindery::mpi for every routine of the chapter "environment", each argument with a value of its own.
#include "modern_caller.hpp"

static void call_MPI_Get_library_version(int profiled)
{
#if REC_HAS(MPI_Get_library_version)
    char version[REC_STRING] = "";
    int resultlen = (int)0;
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::get_library_version() : mpi::get_library_version();
            std::strcpy(version, out_.c_str());
            resultlen = 202;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::get_library_version() : mpi::returning::get_library_version();
        returned = result_.code();
        auto &out_ = *result_;
        std::strcpy(version, out_.c_str());
        resultlen = 202;
    }
    rec_observe_string("version", version);
    rec_observe_number("resultlen", resultlen);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Get_processor_name(int profiled)
{
#if REC_HAS(MPI_Get_processor_name)
    char name[REC_STRING] = "";
    int resultlen = (int)0;
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::get_processor_name() : mpi::get_processor_name();
            std::strcpy(name, out_.c_str());
            resultlen = 202;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::get_processor_name() : mpi::returning::get_processor_name();
        returned = result_.code();
        auto &out_ = *result_;
        std::strcpy(name, out_.c_str());
        resultlen = 202;
    }
    rec_observe_string("name", name);
    rec_observe_number("resultlen", resultlen);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Get_version(int profiled)
{
#if REC_HAS(MPI_Get_version)
    int version = (int)0;
    int subversion = (int)0;
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::get_version() : mpi::get_version();
            version = out_.version;
            subversion = out_.subversion;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::get_version() : mpi::returning::get_version();
        returned = result_.code();
        auto &out_ = *result_;
        version = out_.version;
        subversion = out_.subversion;
    }
    rec_observe_number("version", version);
    rec_observe_number("subversion", subversion);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Pcontrol(int profiled)
{
#if REC_HAS(MPI_Pcontrol)
    int level = (int)101;
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::pcontrol(level) : mpi::pcontrol(level);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::pcontrol(level) : mpi::returning::pcontrol(level);
        returned = result_.code();
    }
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Wtick(int profiled)
{
#if REC_HAS(MPI_Wtick)
    double returned = profiled ? pmpi::wtick() : mpi::wtick();
    rec_observe_real("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Wtime(int profiled)
{
#if REC_HAS(MPI_Wtime)
    double returned = profiled ? pmpi::wtime() : mpi::wtime();
    rec_observe_real("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

extern "C" const struct rec_caller rec_callers_environment[] = {
    {"MPI_Get_library_version", call_MPI_Get_library_version, 0},
    {"MPI_Get_processor_name", call_MPI_Get_processor_name, 0},
    {"MPI_Get_version", call_MPI_Get_version, 0},
    {"MPI_Pcontrol", call_MPI_Pcontrol, 0},
    {"MPI_Wtick", call_MPI_Wtick, 0},
    {"MPI_Wtime", call_MPI_Wtime, 0},
    {nullptr, nullptr, 0}
};
