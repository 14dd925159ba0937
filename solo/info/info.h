// Info objects: ordered lists of keys and values (MPI 5.0, chapter 10).
#ifndef SOLO_INFO_INFO_H
#define SOLO_INFO_INFO_H

#include "core/object.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace solo {

struct Info : Concurrent_object {
    Info() : Concurrent_object(BND_INFO) {}
    std::vector<std::pair<std::string, std::string>> entries;  // in the order in which keys were first set
    const std::string *get(std::string_view key) const;        // null: no such key
    void set(std::string_view key, std::string_view value);
};

// A copy without a handle, owned by the caller. Null for null. Another thread may change an info that a user gave, so that only its
// copy can be read.
ref<Info> copy_of(const Info &info);
ref<Info> copy_of(const Info *info);
// A new handle for a copy, or for an empty info where there is none: what MPI_X_get_info gives.
MPI_Info new_info(const Info *info);
// MPI_INFO_ENV belongs to the World Model (11.3): its handle is valid from MPI_Init on.
void publish_environment() noexcept;

}  // namespace solo

#endif
