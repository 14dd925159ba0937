// Handles of the tool information interface: numbers that are never reused, so freed and foreign handles are detected. Used
// under the interface lock.
#ifndef SOLO_TOOLS_HANDLES_H
#define SOLO_TOOLS_HANDLES_H

#include "mpit/interface.h"

#include <cstdint>
#include <memory>
#include <unordered_map>

namespace solo::mpit {

// Kinds differ in the low bits of their handles; 1 is MPI_T_PVAR_ALL_HANDLES, and enumerations have handles of their own.
enum class handle_kind : std::uintptr_t { cvar = 2, pvar = 3, session = 4, registration = 5 };

constexpr std::size_t most_handles = 1U << 16;  // of one kind
constexpr std::size_t most_sessions = 1U << 10;

template <typename Handle, typename T, handle_kind kind>
class handle_table {
public:
    // `most` may exist at once; one more is refused with `beyond`.
    explicit handle_table(std::size_t most = most_handles, int beyond = MPI_T_ERR_OUT_OF_HANDLES,
                          int invalid = MPI_T_ERR_INVALID_HANDLE)
        : most_(most)
        , beyond_(beyond)
        , invalid_(invalid)
    {
    }

    Handle add(std::unique_ptr<T> object)
    {
        if (objects_.size() >= most_)
            refuse(beyond_);
        const std::uintptr_t number = ++given_ << 20 | static_cast<std::uintptr_t>(kind);
        objects_.emplace(number, std::move(object));
        return reinterpret_cast<Handle>(number);
    }
    T &find(Handle handle) const
    {
        const auto place = objects_.find(reinterpret_cast<std::uintptr_t>(handle));
        if (place == objects_.end())
            refuse(invalid_);
        return *place->second;
    }
    void remove(Handle handle) { objects_.erase(reinterpret_cast<std::uintptr_t>(handle)); }
    void clear() { objects_.clear(); }
    // Run something for the handle and the object of each.
    template <typename Action>
    void for_each(Action &&action)
    {
        for (auto &[number, object] : objects_)
            action(reinterpret_cast<Handle>(number), *object);
    }

private:
    std::size_t most_;
    int beyond_;
    int invalid_;
    std::uintptr_t given_ = 0;
    std::unordered_map<std::uintptr_t, std::unique_ptr<T>> objects_;
};

}  // namespace solo::mpit

#endif
