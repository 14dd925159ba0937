// The configuration of a tool: environment variables BINDERY_TOOL_OPTION, where TOOL is the name of the tool.
#pragma once

#include <cctype>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

#include <unistd.h>

namespace bindery {

namespace detail {

inline std::string variable_of(const std::string &tool, const std::string &option)
{
    std::string name = "BINDERY_" + tool + "_" + option;
    for (char &c : name)
        c = char(std::toupper(static_cast<unsigned char>(c)));
    return name;
}

[[noreturn]] inline void wrong_option(const std::string &tool, const std::string &option, const std::string &wrong,
                                      const std::string &remedy)
{
    std::fprintf(stderr, "%s: %s; %s\n", variable_of(tool, option).c_str(), wrong.c_str(), remedy.c_str());
    _exit(2);
}

// The parts of an option's value between commas.
inline std::vector<std::string> options_of(const std::string &tool, const std::string &option)
{
    std::vector<std::string> parts;
    const char *value = std::getenv(variable_of(tool, option).c_str());
    for (std::string part; value && *value; part.clear()) {
        while (*value && *value != ',')
            part += *value++;
        if (*value)
            ++value;
        if (!part.empty())
            parts.push_back(part);
    }
    return parts;
}

}  // namespace detail

}  // namespace bindery
