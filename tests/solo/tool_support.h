// What the tests of the tool information interface share.
#ifndef TESTS_SOLO_TOOL_SUPPORT_H
#define TESTS_SOLO_TOOL_SUPPORT_H

#include <mpi.h>

#include <gtest/gtest.h>

#include <cstdio>
#include <string>
#include <sys/wait.h>
#include <unistd.h>

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

struct outcome {
    int status = -1;    // 1000 + the signal, if one ended the process
    std::string text;   // standard output and error
};

// This program again, with an argument that names a case, and a variable of the environment.
inline outcome run_case(const char *name, const char *variable = nullptr, const char *value = nullptr)
{
    char self[4096] = {};
    int ends[2];
    if (readlink("/proc/self/exe", self, sizeof self - 1) < 0 || pipe(ends) != 0)
        return {};
    const pid_t child = fork();
    if (child == 0) {
        if (variable != nullptr)
            setenv(variable, value, 1);
        dup2(ends[1], 1);
        dup2(ends[1], 2);
        close(ends[0]);
        alarm(20);
        execl(self, self, name, static_cast<char *>(nullptr));
        _exit(99);
    }
    close(ends[1]);
    outcome found;
    char piece[512];
    for (ssize_t got = read(ends[0], piece, sizeof piece); got > 0; got = read(ends[0], piece, sizeof piece))
        found.text.append(piece, static_cast<std::size_t>(got));
    close(ends[0]);
    int status = 0;
    waitpid(child, &status, 0);
    found.status = WIFEXITED(status) ? WEXITSTATUS(status) : 1000 + WTERMSIG(status);
    return found;
}

#endif
