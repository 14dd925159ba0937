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

// The parts of a text between separators, without empty ones; none of a null pointer.
inline std::vector<std::string> split(const char *text, char separator)
{
    std::vector<std::string> parts;
    for (std::string part; text && *text; part.clear()) {
        while (*text && *text != separator)
            part += *text++;
        if (*text)
            ++text;
        if (!part.empty())
            parts.push_back(part);
    }
    return parts;
}

// The parts of an option's value between commas.
inline std::vector<std::string> options_of(const std::string &tool, const std::string &option)
{
    return split(std::getenv(variable_of(tool, option).c_str()), ',');
}

}  // namespace detail

}  // namespace bindery
