#include "mpit/enumerations.h"

#include "bnd_implementation.h"
#include "mpit/interface.h"

#include <algorithm>

namespace solo::mpit {

bool enumeration::has(int value) const
{
    return std::ranges::any_of(items(), [value](const item &i) { return i.value == value; });
}

bool enumeration::find(std::string_view item_name, int &value) const
{
    for (const item &i : items()) {
        if (item_name == i.name) {
            value = i.value;
            return true;
        }
    }
    return false;
}

namespace {

// A handle is a number, so that a wrong one is known without looking where it points.
constexpr std::uintptr_t first_handle = 0x10001;

const enumeration &find(MPI_T_enum handle)
{
    const auto index = reinterpret_cast<std::uintptr_t>(handle) - first_handle;
    if (index >= std::size(enumerations))
        refuse(MPI_T_ERR_INVALID_HANDLE);
    return enumerations[index];
}

}  // namespace

MPI_T_enum enum_handle(const enumeration *which)
{
    if (which == nullptr)
        return MPI_T_ENUM_NULL;
    return reinterpret_cast<MPI_T_enum>(first_handle + static_cast<std::uintptr_t>(which - enumerations));
}

}  // namespace solo::mpit

using namespace solo::mpit;

extern "C" int solo_T_enum_get_info(MPI_T_enum enumtype, int *num, char *name, int *name_len)
{
    return mpit_call([&] {
        const enumeration &match = find(enumtype);
        store(num, static_cast<int>(match.items().size()));
        store_text(match.name, name, name_len);
    });
}

extern "C" int solo_T_enum_get_item(MPI_T_enum enumtype, int index, int *value, char *name, int *name_len)
{
    return mpit_call([&] {
        const enumeration &match = find(enumtype);
        const auto &item = match.items()[checked_index(index, match.items().size())];
        store(value, item.value);
        store_text(item.name, name, name_len);
    });
}
