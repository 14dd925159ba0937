#include "tools/enumerations.h"

#include "bnd_implementation.h"
#include "tools/interface.h"

#include <algorithm>
#include <array>

namespace solo::tools {

bool enumeration::has(int value) const
{
    return std::any_of(items.begin(), items.end(), [value](const item &i) { return i.value == value; });
}

bool enumeration::find(std::string_view item_name, int &value) const
{
    for (const item &i : items) {
        if (item_name == i.name) {
            value = i.value;
            return true;
        }
    }
    return false;
}

const enumeration &switches()
{
    static const auto &instance = *new const enumeration{"switch", {{0, "off"}, {1, "on"}}};
    return instance;
}

const enumeration &verbosities()
{
    static const auto &instance =
        *new const enumeration{"error_verbosity", {{0, "classes"}, {1, "messages"}, {2, "printed"}}};
    return instance;
}

const enumeration &allocators()
{
    static const auto &instance = *new const enumeration{"allocator", {{0, "malloc"}, {1, "pages"}, {2, "huge_pages"}}};
    return instance;
}

const enumeration &clocks()
{
    static const auto &instance =
        *new const enumeration{"clock", {{0, "monotonic"}, {1, "realtime"}, {2, "processor"}}};
    return instance;
}

const enumeration &thread_levels()
{
    static const auto &instance = *new const enumeration{"thread_level",
                                                         {{MPI_THREAD_SINGLE, "single"},
                                                          {MPI_THREAD_FUNNELED, "funneled"},
                                                          {MPI_THREAD_SERIALIZED, "serialized"},
                                                          {MPI_THREAD_MULTIPLE, "multiple"}}};
    return instance;
}

const enumeration &mpi_states()
{
    static const auto &instance =
        *new const enumeration{"mpi_state", {{0, "before_init"}, {1, "active"}, {2, "finalized"}}};
    return instance;
}

const enumeration &message_elements()
{
    static const auto &instance = *new const enumeration{"message", {{0, "source"}, {1, "tag"}, {2, "bytes"}}};
    return instance;
}

const enumeration &request_elements()
{
    static const auto &instance =
        *new const enumeration{"request", {{0, "request"}, {1, "source"}, {2, "tag"}, {3, "bytes"}}};
    return instance;
}

const enumeration &comm_elements()
{
    static const auto &instance = *new const enumeration{"communicator", {{0, "comm"}}};
    return instance;
}

const enumeration &error_elements()
{
    static const auto &instance = *new const enumeration{"error", {{0, "code"}, {1, "class"}}};
    return instance;
}

namespace {

const std::array<const enumeration *, 10> &all()
{
    static const std::array<const enumeration *, 10> instance{
        &switches(),   &verbosities(),      &allocators(),       &clocks(),        &thread_levels(),
        &mpi_states(), &message_elements(), &request_elements(), &comm_elements(), &error_elements()};
    return instance;
}

// A handle is a number, so that a wrong one is known without looking where it points.
constexpr std::uintptr_t first_handle = 0x10001;

const enumeration &find(MPI_T_enum handle)
{
    const auto index = reinterpret_cast<std::uintptr_t>(handle) - first_handle;
    if (index >= all().size())
        refuse(MPI_T_ERR_INVALID_HANDLE);
    return *all()[index];
}

}  // namespace

MPI_T_enum enum_handle(const enumeration *which)
{
    const auto place = std::find(all().begin(), all().end(), which);
    if (which == nullptr || place == all().end())
        return MPI_T_ENUM_NULL;
    return reinterpret_cast<MPI_T_enum>(first_handle + static_cast<std::uintptr_t>(place - all().begin()));
}

}  // namespace solo::tools

using namespace solo::tools;

extern "C" int solo_T_enum_get_info(MPI_T_enum enumtype, int *num, char *name, int *name_len)
{
    return tool_call([&] {
        const enumeration &match = find(enumtype);
        store(num, static_cast<int>(match.items.size()));
        store_text(match.name, name, name_len);
    });
}

extern "C" int solo_T_enum_get_item(MPI_T_enum enumtype, int index, int *value, char *name, int *name_len)
{
    return tool_call([&] {
        const enumeration &match = find(enumtype);
        const auto &item = match.items[checked_index(index, match.items.size())];
        store(value, item.value);
        store_text(item.name, name, name_len);
    });
}
