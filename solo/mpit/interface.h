// Common frame of all MPI_T routines: admission check, interface lock, exceptions to return codes, string results (15.3.3).
#ifndef SOLO_TOOLS_INTERFACE_H
#define SOLO_TOOLS_INTERFACE_H

#include "core/failure.h"
#include "mpi.h"
#include "mpit/callback_scope.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <mutex>
#include <new>
#include <string_view>

namespace solo::mpit {

struct refusal {
    int code;
};
// Leave a routine with an MPI_T code.
[[noreturn]] void refuse(int code);

std::mutex &interface_lock();
extern int users;  // how often the interface was initialised and not finalised yet; under the lock

enum class use { outside_callbacks, anywhere };

// The body of a routine, under the lock; returns its code. Nothing is thrown.
template <typename Body>
int mpit_call(use where, Body &&body) noexcept
{
    try {
        if (where == use::outside_callbacks && is_restricted())
            return MPI_T_ERR_NOT_ACCESSIBLE;
        const std::lock_guard held(interface_lock());
        if (users == 0)
            return MPI_T_ERR_NOT_INITIALIZED;
        body();
        return MPI_SUCCESS;
    } catch (const refusal &refused) {
        return refused.code;
    } catch (const std::bad_alloc &) {
        return MPI_T_ERR_MEMORY;
    } catch (const failure &failed) {
        return failed.error_class == MPI_ERR_NO_MEM ? MPI_T_ERR_MEMORY : MPI_T_ERR_INVALID;
    }
}
template <typename Body>
int mpit_call(Body &&body) noexcept
{
    return mpit_call(use::outside_callbacks, static_cast<Body &&>(body));
}

// Give a result, unless its address is null (R178).
template <typename T>
void store(T *to, T value)
{
    if (to != nullptr)
        *to = value;
}
// A string with its length (R177): at most *length - 1 characters and their end; *length becomes the length of the whole string
// with its end. Without a length the string is left out.
void store_text(std::string_view text, char *to, int *length);
// Fill as many elements of an array of `length` as there are members.
void store_indices(const int *members, std::size_t count, int length, int *to);

// An index below size, or MPI_T_ERR_INVALID_INDEX.
std::size_t checked_index(int index, std::size_t size);
// MPI_T_ERR_INVALID for null.
void check_address(const void *address);
// Give the position of what has that name: MPI_T_ERR_INVALID_NAME if nothing has.
template <typename List>
void store_index_of(const char *name, const List &list, int *index)
{
    check_address(name);
    check_address(index);
    const auto place =
        std::ranges::find_if(list, [name](const auto &each) { return name == std::string_view(each.name); });
    if (place == list.end())
        refuse(MPI_T_ERR_INVALID_NAME);
    *index = static_cast<int>(place - list.begin());
}

}  // namespace solo::mpit

#endif
