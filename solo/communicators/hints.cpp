#include "communicators/hints.h"

#include <iterator>

namespace solo {
namespace {

// What the user asserts not to do; each is false unless set. They restrict the user, and nothing here needs them to.
constexpr const char *assertions[] = {
    "mpi_assert_no_any_tag",
    "mpi_assert_no_any_source",
    "mpi_assert_exact_length",
    "mpi_assert_allow_overtaking",
};

}  // namespace

void set_hints(ref<Info> &hints, const Info *info)
{
    if (info == nullptr)
        return;
    for (const char *const key : assertions)
        if (const std::string *const value = info->get(key); value != nullptr && *value != "true" && *value != "false")
            fail(MPI_ERR_INFO_VALUE, "info", "gives an mpi_assert_ key a value that is neither true nor false");
    const guard held;
    for (const char *const key : assertions)
        if (const std::string *const value = info->get(key)) {
            if (!hints)
                hints = ref<Info>::adopt(new Info);
            hints->set(key, *value);
        }
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
    }
    all.set(memory_kinds_key, memory_kinds);
    return new_info(&all);
}

}  // namespace solo
