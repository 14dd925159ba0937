// The test's own program as a process of its own.
#ifndef TESTS_SOLO_CHILD_H
#define TESTS_SOLO_CHILD_H

#include <cstddef>
#include <cstdlib>
#include <string>
#include <sys/wait.h>
#include <unistd.h>

struct outcome {
    int status = -1;   // as MPI_Abort gave it; 1000 + the signal, if one ended the process
    std::string text;  // standard output and error
};

// This program again, with an argument that names a case, and another variable of the environment if one is given.
inline outcome run_case(const std::string &name, const char *variable = nullptr, const char *value = nullptr)
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
        close(ends[1]);
        alarm(200);
        execl(self, self, name.c_str(), static_cast<char *>(nullptr));
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
