// The configuration of a tool: environment variables BINDERY_TOOL_OPTION, where TOOL is the name of the tool. Without
// std::string, which would take a third of the time that a small tool compiles.
#pragma once

#include <cctype>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string_view>

#include <unistd.h>

namespace bindery {

namespace detail {

// The name of a variable, in capitals.
class variable_name {
public:
    variable_name(const char *tool, const char *option)
        : text_(static_cast<char *>(std::malloc(std::strlen(tool) + std::strlen(option) + sizeof "BINDERY__")))
    {
        if (!text_)
            std::abort();
        char *end = text_;
        for (const char *part : {"BINDERY_", tool, "_", option})
            while (*part)
                *end++ = char(std::toupper(static_cast<unsigned char>(*part++)));
        *end = '\0';
    }
    variable_name(const variable_name &) = delete;
    ~variable_name() { std::free(text_); }

    const char *text() const { return text_; }
    const char *value() const { return std::getenv(text_); }

private:
    char *text_;
};

// Call a function with each part of a text between separators that is not empty; with none of a null pointer.
template <class Function>
void for_each_part(const char *text, char separator, Function function)
{
    std::string_view rest = text ? text : "";
    while (!rest.empty()) {
        const std::string_view part = rest.substr(0, rest.find(separator));
        rest.remove_prefix(part.size() < rest.size() ? part.size() + 1 : rest.size());
        if (!part.empty())
            function(part);
    }
}

}  // namespace detail

}  // namespace bindery
