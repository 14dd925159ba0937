#include "mpit/interface.h"

#include <algorithm>
#include <cstring>

namespace solo::mpit {

void refuse(int code) { throw refusal{code}; }

std::mutex &interface_lock()
{
    static std::mutex instance;
    return instance;
}

int users = 0;

void store_text(std::string_view text, char *to, int *length)
{
    if (length == nullptr)
        return;
    const int whole = static_cast<int>(text.size()) + 1;
    if (to != nullptr && *length > 0) {
        const auto copied = static_cast<std::size_t>(std::min(*length, whole) - 1);
        std::memcpy(to, text.data(), copied);
        to[copied] = '\0';
    }
    *length = whole;
}

void store_indices(const int *members, std::size_t count, int length, int *to)
{
    if (length < 0)
        refuse(MPI_T_ERR_INVALID);
    if (to != nullptr)
        std::copy_n(members, std::min(count, static_cast<std::size_t>(length)), to);
}

void check_address(const void *address)
{
    if (address == nullptr)
        refuse(MPI_T_ERR_INVALID);
}

std::size_t checked_index(int index, std::size_t size)
{
    if (index < 0 || static_cast<std::size_t>(index) >= size)
        refuse(MPI_T_ERR_INVALID_INDEX);
    return static_cast<std::size_t>(index);
}

}  // namespace solo::mpit
