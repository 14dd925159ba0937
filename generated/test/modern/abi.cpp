// Do not edit: `bindery generate` writes this from specs/routines/abi.toml through templates/test/modern/caller.cpp.j2.
// Calls of bindery::mpi for every routine of the chapter "abi", each argument with a value of its own.
#include "modern_caller.hpp"

static void call_MPI_Abi_get_fortran_booleans(int profiled)
{
#if REC_HAS(MPI_Abi_get_fortran_booleans)
    int logical_size = (int)101;
    void *logical_true = 0;
    void *logical_false = 0;
    int is_set = (int)0;
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::abi_get_fortran_booleans(logical_size, &logical_true, &logical_false) : mpi::abi_get_fortran_booleans(logical_size, &logical_true, &logical_false);
            is_set = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::abi_get_fortran_booleans(logical_size, &logical_true, &logical_false) : mpi::returning::abi_get_fortran_booleans(logical_size, &logical_true, &logical_false);
        returned = result_.code();
        auto &out_ = *result_;
        is_set = out_;
    }
    rec_observe_pointer("logical_true", logical_true);
    rec_observe_pointer("logical_false", logical_false);
    rec_observe_number("is_set", is_set);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Abi_get_fortran_info(int profiled)
{
#if REC_HAS(MPI_Abi_get_fortran_info)
    MPI_Info info = REC_NEW(MPI_Info, 0);
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::abi_get_fortran_info() : mpi::abi_get_fortran_info();
            info = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::abi_get_fortran_info() : mpi::returning::abi_get_fortran_info();
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

static void call_MPI_Abi_get_info(int profiled)
{
#if REC_HAS(MPI_Abi_get_info)
    MPI_Info info = REC_NEW(MPI_Info, 0);
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::abi_get_info() : mpi::abi_get_info();
            info = out_;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::abi_get_info() : mpi::returning::abi_get_info();
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

static void call_MPI_Abi_get_version(int profiled)
{
#if REC_HAS(MPI_Abi_get_version)
    int abi_major = (int)0;
    int abi_minor = (int)0;
    int returned = 0;
    if (modern_throws) {
        try {
            auto out_ = profiled ? pmpi::abi_get_version() : mpi::abi_get_version();
            abi_major = out_.abi_major;
            abi_minor = out_.abi_minor;
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::abi_get_version() : mpi::returning::abi_get_version();
        returned = result_.code();
        auto &out_ = *result_;
        abi_major = out_.abi_major;
        abi_minor = out_.abi_minor;
    }
    rec_observe_number("abi_major", abi_major);
    rec_observe_number("abi_minor", abi_minor);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Abi_set_fortran_booleans(int profiled)
{
#if REC_HAS(MPI_Abi_set_fortran_booleans)
    int logical_size = (int)101;
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::abi_set_fortran_booleans(logical_size, rec_slot(2), rec_slot(3)) : mpi::abi_set_fortran_booleans(logical_size, rec_slot(2), rec_slot(3));
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::abi_set_fortran_booleans(logical_size, rec_slot(2), rec_slot(3)) : mpi::returning::abi_set_fortran_booleans(logical_size, rec_slot(2), rec_slot(3));
        returned = result_.code();
    }
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Abi_set_fortran_info(int profiled)
{
#if REC_HAS(MPI_Abi_set_fortran_info)
    MPI_Info info = REC_NEW(MPI_Info, 1001);
    int returned = 0;
    if (modern_throws) {
        try {
            profiled ? pmpi::abi_set_fortran_info(info) : mpi::abi_set_fortran_info(info);
        } catch (const mpi::error &error_) {
            returned = error_.code();
        }
    } else {
        auto result_ = profiled ? pmpi::returning::abi_set_fortran_info(info) : mpi::returning::abi_set_fortran_info(info);
        returned = result_.code();
    }
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

extern "C" const struct rec_caller rec_callers_abi[] = {
    {"MPI_Abi_get_fortran_booleans", call_MPI_Abi_get_fortran_booleans, 0},
    {"MPI_Abi_get_fortran_info", call_MPI_Abi_get_fortran_info, 0},
    {"MPI_Abi_get_info", call_MPI_Abi_get_info, 0},
    {"MPI_Abi_get_version", call_MPI_Abi_get_version, 0},
    {"MPI_Abi_set_fortran_booleans", call_MPI_Abi_set_fortran_booleans, 0},
    {"MPI_Abi_set_fortran_info", call_MPI_Abi_set_fortran_info, 0},
    {nullptr, nullptr, 0}
};
