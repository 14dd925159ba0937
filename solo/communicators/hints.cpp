#include "communicators/hints.h"

#include <algorithm>

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

// A list of kinds, "system,mpi:alloc_mem", all of which are supported; what comes after a colon restricts a kind further.
bool are_known_kinds(const std::string &list)
{
    for (std::size_t begin = 0; begin < list.size();) {
        const std::size_t end = std::min(list.find(',', begin), list.size());
        const std::string kind = list.substr(begin, std::min(list.find(':', begin), end) - begin);
        if (kind != "system" && kind != "mpi")
            return false;
        begin = end + 1;
    }
    return true;
}

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
        if (const std::string *const value = info->get(key); value != nullptr && *value != "true" && *value != "false")
            fail(MPI_ERR_INFO_VALUE, "info", "gives an mpi_assert_ key a value that is neither true nor false");
    const guard held;
    for (const char *const key : assertions)
        if (const std::string *const value = info->get(key))
            put(hints, key, *value);
    if (const std::string *const kinds = info->get(asserted_kinds_key); kinds != nullptr && are_known_kinds(*kinds))
        put(hints, asserted_kinds_key, *kinds);
}

MPI_Info hints_in_use(const ref<Info> &hints)
{
    Info all;
    {
        const guard held;
        for (const char *const key : assertions) {
            const std::string *const value = hints ? hints->get(key) : nullptr;
            all.set(key, value ? *value : "false");
        }
        if (const std::string *const kinds = hints ? hints->get(asserted_kinds_key) : nullptr)
            all.set(asserted_kinds_key, *kinds);
    }
    all.set(memory_kinds_key, memory_kinds);
    return new_info(&all);
}

}  // namespace solo
