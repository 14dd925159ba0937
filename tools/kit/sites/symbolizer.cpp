#include "symbolizer.hpp"

#include "wrappers.hpp"

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <vector>

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

namespace call_site {

namespace {

constexpr int patience = 10'000;  // milliseconds for one answer

// That of the program without what would load its tools into the child.
std::vector<char *> child_environment()
{
    std::vector<char *> variables;
    for (char **variable = environ; *variable; ++variable)
        if (std::strncmp(*variable, "LD_PRELOAD=", 11) != 0)
            variables.push_back(*variable);
    variables.push_back(nullptr);
    return variables;
}

// Until the child closes its end, or does not answer.
std::string read_all(int from)
{
    std::string text;
    char part[4096];
    pollfd ready = {from, POLLIN, 0};
    for (;;) {
        const int count = poll(&ready, 1, patience);
        if (count < 0 && errno == EINTR)
            continue;
        const ssize_t length = count > 0 ? read(from, part, sizeof part) : -1;
        if (length <= 0)
            return count > 0 && length == 0 ? text : std::string();
        text.append(part, std::size_t(length));
    }
}

// Returns what a program prints; empty if it cannot be run. posix_spawn() leaves the memory of the process alone, which fork() would share with what
// the MPI has registered with a network.
std::string output_of(const char *const *words)
{
    int ends[2];
    if (pipe2(ends, O_CLOEXEC) != 0)
        return {};
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO);
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
    std::vector<char *> variables = child_environment();
    pid_t child = 0;
    const int error =
        posix_spawnp(&child, words[0], &actions, nullptr, const_cast<char *const *>(words), variables.data());
    posix_spawn_file_actions_destroy(&actions);
    close(ends[1]);
    std::string text;
    if (error == 0) {
        text = read_all(ends[0]);
        if (text.empty())
            kill(child, SIGKILL);
        while (waitpid(child, nullptr, 0) < 0 && errno == EINTR)
            ;
    }
    close(ends[0]);
    return text;
}

// Reads "FUNCTION\nFILE:LINE\n", with more behind a line, for each function that is inlined there, and the one that they are in: the place in the
// first that is none of the bindings.
location parsed(std::string text)
{
    std::size_t begin, end;
    for (;; text.erase(0, end + 1)) {
        begin = text.find('\n') + 1;
        end = text.find('\n', begin);
        if (begin == 0 || end == std::string::npos)
            return {};
        if (!is_wrapper(text.substr(0, begin - 1).c_str()))
            break;
    }
    const std::string place = text.substr(begin, text.find_first_of(" \n", begin) - begin);
    const std::size_t colon = place.rfind(':');
    const int line = colon == std::string::npos ? 0 : std::atoi(place.c_str() + colon + 1);
    return line > 0 ? location{place.substr(0, colon), line} : location{};
}

}  // namespace

location locate(const char *image, std::uintptr_t offset)
{
    char address[32];
    // The return address is after the call: one byte less is inside of it.
    std::snprintf(address, sizeof address, "0x%llx", static_cast<unsigned long long>(offset - 1));
    const char *const first[] = {"addr2line", "-f", "-i", "-e", image, address, nullptr};
    const char *const second[] = {
        "llvm-symbolizer", "--output-style=GNU", "-f", "-i", "--no-demangle", "-e", image, address, nullptr};
    location found = parsed(output_of(first));
    if (found.file.empty())
        found = parsed(output_of(second));
    return found;
}

}  // namespace call_site
