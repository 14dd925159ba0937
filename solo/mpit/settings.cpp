// The variables of the environment that set control variables when the library is loaded.
#include "core/setup.h"
#include "core/state.h"
#include "mpit/control_variables.h"

#include <charconv>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>

namespace solo {
namespace {

using namespace mpit;

std::string environment_name(const control_variable &variable)
{
    std::string name = "BINDERY_SOLO_";
    for (const char *c = variable.name; *c; ++c)
        name += *c >= 'a' && *c <= 'z' ? static_cast<char>(*c - 'a' + 'A') : *c;
    return name;
}

// A number of bytes: digits, and K, M, G or T for the powers of 1024.
bool bytes_from(std::string_view text, unsigned long long &bytes)
{
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), bytes);
    if (error != std::errc() || text.empty())
        return false;
    const std::string_view unit(end, static_cast<std::size_t>(text.data() + text.size() - end));
    if (unit.empty())
        return true;
    const auto power = std::string_view("KMGT").find(unit[0]);
    if (unit.size() != 1 || power == std::string_view::npos)
        return false;
    const auto shift = 10 * (power + 1);
    if (bytes > ~0ULL >> shift)
        return false;
    bytes <<= shift;
    return true;
}

std::string allowed(const control_variable &variable)
{
    if (variable.items == nullptr)
        return "a number of bytes, such as 65536, 64K or 1G";
    std::string list;
    for (const auto &item : variable.items->items())
        list += (list.empty() ? "one of: " : ", ") + std::string(item.name);
    return list;
}

bool preset(const control_variable &variable, const char *text)
{
    int value = 0;
    unsigned long long bytes = 0;
    if (variable.items != nullptr)
        return variable.items->find(text, value) && variable.preset(&value) == MPI_SUCCESS;
    return bytes_from(text, bytes) && variable.preset(&bytes) == MPI_SUCCESS;
}

}  // namespace

void set_up_settings()
{
    for (const control_variable &variable : control_variables()) {
        if (variable.preset == nullptr)
            continue;
        const std::string name = environment_name(variable);
        const char *const text = std::getenv(name.c_str());
        if (text != nullptr && !preset(variable, text))
            std::fprintf(stderr, "solo: %s=%s is ignored; it must be %s\n", name.c_str(), text,
                         allowed(variable).c_str());
    }
}

}  // namespace solo
