#include "info/launch.h"

#include <climits>
#include <cstdio>
#include <memory>
#include <sys/utsname.h>
#include <unistd.h>

namespace solo {

std::vector<std::string> arguments_of_process()
{
    std::vector<std::string> arguments;
    struct closing {
        void operator()(std::FILE *file) const noexcept { std::fclose(file); }
    };
    const std::unique_ptr<std::FILE, closing> file(std::fopen("/proc/self/cmdline", "re"));
    if (!file)
        return arguments;
    std::string argument;
    for (int c = std::fgetc(file.get()); c != EOF; c = std::fgetc(file.get())) {
        if (c != '\0') {
            argument += static_cast<char>(c);
        } else {
            arguments.push_back(argument);
            argument.clear();
        }
    }
    return arguments;
}

namespace {

std::string joined(const std::vector<std::string> &words, std::size_t first)
{
    std::string text;
    for (std::size_t i = first; i < words.size(); ++i)
        text.append(i == first ? "" : " ").append(words[i]);
    return text;
}

void set_if_fits(Info &info, const char *key, const std::string &value)
{
    if (value.size() < MPI_MAX_INFO_VAL)
        info.set(key, value);
}

}  // namespace

void describe_launch(Info &info, const std::vector<std::string> &arguments)
{
    if (!arguments.empty()) {
        set_if_fits(info, "command", arguments[0]);
        set_if_fits(info, "argv", joined(arguments, 1));
    }
    info.set("maxprocs", "1");
    info.set("soft", "1");
    utsname system{};
    if (uname(&system) == 0) {
        set_if_fits(info, "host", system.nodename);
        set_if_fits(info, "arch", system.machine);
    }
    char directory[PATH_MAX];
    if (getcwd(directory, sizeof directory) != nullptr)
        set_if_fits(info, "wdir", directory);
}

}  // namespace solo
