// Values of JSON (RFC 8259), and the only place that writes them.
#pragma once

#include <bindery/detail/link.hpp>

#include <concepts>
#include <cstdio>
#include <string>
#include <string_view>
#include <vector>

namespace bindery::detail::inline BND_TOOL_NAMESPACE {

class json {
public:
    struct member;

    json(std::string_view text) : text_(quoted(text)) {}
    json(const std::string &text) : json(std::string_view(text)) {}
    json(const char *text) : json(std::string_view(text)) {}
    json(bool value) : text_(value ? "true" : "false") {}
    template <std::integral T>
    json(T number) : text_(std::to_string(number))
    {
    }
    template <class T>
    json(const std::vector<T> &list) : text_("[")
    {
        for (const T &one : list)
            text_ += (text_.size() > 1 ? ", " : "") + json(one).text_;
        text_ += ']';
    }
    static json null() { return {}; }
    static json object(const std::vector<member> &members);

    const std::string &text() const { return text_; }

private:
    json() : text_("null") {}

    static std::string quoted(std::string_view text)
    {
        std::string result = "\"";
        for (const char c : text) {
            char code[8] = {c};
            if (c == '"' || c == '\\')
                result += '\\';
            else if (static_cast<unsigned char>(c) < ' ')
                std::snprintf(code, sizeof code, "\\u%04x", unsigned(c));
            result += code;
        }
        return result + '"';
    }

    std::string text_;
};

struct json::member {
    std::string_view name;
    json value;
};

inline json json::object(const std::vector<member> &members)
{
    json result;
    result.text_ = "{";
    for (const member &one : members)
        result.text_ += (result.text_.size() > 1 ? ", " : "") + quoted(one.name) + ": " + one.value.text_;
    result.text_ += '}';
    return result;
}

}  // namespace bindery::detail::inline BND_TOOL_NAMESPACE
