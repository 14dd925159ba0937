// The tests of the tool information interface share these.
#ifndef TESTS_SOLO_MPIT_SUPPORT_H
#define TESTS_SOLO_MPIT_SUPPORT_H

#include "child.h"
#include "run_tests.h"

#include <mpi.h>

#include <gtest/gtest.h>

#include <cstdio>
#include <string>

// The interface, initialised once.
struct tool_use {
    tool_use()
    {
        int provided = -1;
        EXPECT_EQ(MPI_T_init_thread(MPI_THREAD_SINGLE, &provided), MPI_SUCCESS);
    }
    ~tool_use() { EXPECT_EQ(MPI_T_finalize(), MPI_SUCCESS); }
};

inline int control_index(const char *name)
{
    int index = -1;
    EXPECT_EQ(MPI_T_cvar_get_index(name, &index), MPI_SUCCESS) << name;
    return index;
}

// A handle of a control variable, freed at the end.
struct control {
    explicit control(const char *name, void *object = nullptr)
    {
        EXPECT_EQ(MPI_T_cvar_handle_alloc(control_index(name), object, &handle, &count), MPI_SUCCESS) << name;
    }
    ~control()
    {
        EXPECT_EQ(MPI_T_cvar_handle_free(&handle), MPI_SUCCESS);
        EXPECT_EQ(handle, MPI_T_CVAR_HANDLE_NULL);
    }
    control(const control &) = delete;
    template <typename T>
    T read() const
    {
        T value{};
        EXPECT_EQ(MPI_T_cvar_read(handle, &value), MPI_SUCCESS);
        return value;
    }
    template <typename T>
    int write(T value) const
    {
        return MPI_T_cvar_write(handle, &value);
    }
    MPI_T_cvar_handle handle = MPI_T_CVAR_HANDLE_NULL;
    int count = -1;
};

using whole = unsigned long long;

struct session {
    session() { EXPECT_EQ(MPI_T_pvar_session_create(&handle), MPI_SUCCESS); }
    ~session()
    {
        EXPECT_EQ(MPI_T_pvar_session_free(&handle), MPI_SUCCESS);
        EXPECT_EQ(handle, MPI_T_PVAR_SESSION_NULL);
    }
    session(const session &) = delete;
    MPI_T_pvar_session handle = MPI_T_PVAR_SESSION_NULL;
};

// A handle of a performance variable, freed at the end.
struct performance {
    performance(const session &of, const char *name, int var_class, void *object = nullptr) : owner(of.handle)
    {
        int index = -1;
        EXPECT_EQ(MPI_T_pvar_get_index(name, var_class, &index), MPI_SUCCESS) << name;
        EXPECT_EQ(MPI_T_pvar_handle_alloc(owner, index, object, &handle, &count), MPI_SUCCESS) << name;
    }
    ~performance() { EXPECT_EQ(MPI_T_pvar_handle_free(owner, &handle), MPI_SUCCESS); }
    performance(const performance &) = delete;
    void start() const { EXPECT_EQ(MPI_T_pvar_start(owner, handle), MPI_SUCCESS); }
    void stop() const { EXPECT_EQ(MPI_T_pvar_stop(owner, handle), MPI_SUCCESS); }
    template <typename T = whole>
    T read() const
    {
        T value{};
        EXPECT_EQ(MPI_T_pvar_read(owner, handle, &value), MPI_SUCCESS);
        return value;
    }
    MPI_T_pvar_session owner;
    MPI_T_pvar_handle handle = MPI_T_PVAR_HANDLE_NULL;
    int count = -1;
};

#endif
