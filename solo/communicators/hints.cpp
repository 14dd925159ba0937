#include "communicators/hints.h"

#include <algorithm>
#include <string_view>
#include <vector>

namespace solo {
namespace {

// Assertions by the user, false by default. solo needs none of them.
constexpr const char *assertions[] = {
    "mpi_assert_no_any_tag",
    "mpi_assert_no_any_source",
    "mpi_assert_exact_length",
    "mpi_assert_allow_overtaking",
};

constexpr const char *asserted_kinds_key = "mpi_assert_memory_alloc_kinds";

// Values are without spaces at either end, and so are the elements of lists (chapter 10).
std::string_view trimmed(std::string_view text)
{
    const std::size_t begin = std::min(text.find_first_not_of(' '), text.size());
    return text.substr(begin, text.find_last_not_of(' ') + 1 - begin);
}

std::vector<std::string_view> elements_of(std::string_view list, char separator)
{
    std::vector<std::string_view> elements;
    for (std::size_t begin = 0; begin < list.size();) {
        const std::size_t end = std::min(list.find(separator, begin), list.size());
        elements.push_back(trimmed(list.substr(begin, end - begin)));
        begin = end + 1;
    }
    return elements;
}

// "system", "mpi", "mpi:alloc_mem": what comes after a colon restricts a kind further.
bool is_known_kind(std::string_view kind)
{
    constexpr std::string_view restrictors[] = {"alloc_mem", "win_allocate", "win_allocate_shared"};
    if (kind == "system" || kind == "mpi")
        return true;
    if (!kind.starts_with("mpi:"))
        return false;
    const auto parts = elements_of(kind.substr(4), ':');
    return std::ranges::all_of(parts, [&](auto part) { return std::ranges::count(restrictors, part) != 0; });
}

bool are_known_kinds(std::string_view list) { return std::ranges::all_of(elements_of(list, ','), is_known_kind); }

void put(ref<Info> &hints, const char *key, const std::string &value)
{
    if (!hints)
        hints = ref<Info>::adopt(new Info);
    hints->set(key, value);
}

}  // namespace

void set_hints(ref<Info> &hints, const Info *given)
{
    if (given == nullptr)
        return;
    const ref<Info> info = copy_of(*given);
    for (const char *const key : assertions)
        if (const std::string *const value = info->get(key))
            if (const std::string_view text = trimmed(*value); text != "true" && text != "false")
                fail(MPI_ERR_INFO_VALUE, "info", "gives an mpi_assert_ key a value that is neither true nor false");
    const guard held;
    for (const char *const key : assertions)
        if (const std::string *const value = info->get(key))
            put(hints, key, std::string(trimmed(*value)));
    if (const std::string *const kinds = info->get(asserted_kinds_key); kinds != nullptr && are_known_kinds(*kinds))
        put(hints, asserted_kinds_key, *kinds);
}

std::string supported_memory_kinds(const std::string *requested)
{
    std::string all = "mpi,system";
    if (requested == nullptr)
        return all;
    for (const std::string_view kind : elements_of(*requested, ','))
        if (is_known_kind(kind) && std::ranges::count(elements_of(all, ','), kind) == 0)
            all.append(",").append(kind);
    return all;
}

MPI_Info hints_in_use(const Comm &comm)
{
    Info all;
    {
        const guard held;
        const ref<Info> &hints = comm.info;
        for (const char *const key : assertions) {
            const std::string *const value = hints ? hints->get(key) : nullptr;
            all.set(key, value ? *value : "false");
        }
        if (const std::string *const kinds = hints ? hints->get(asserted_kinds_key) : nullptr)
            all.set(asserted_kinds_key, *kinds);
    }
    all.set(memory_kinds_key, comm.session ? comm.session->memory_kinds : supported_memory_kinds(nullptr));
    return new_info(&all);
}

}  // namespace solo
