// What a tool wants to remember of an operation from its start to its completion, by request. Safe to use in threads.
#pragma once

#include <bindery/detail/has.hpp>
#include <bindery/detail/link.hpp>

#include <cstring>
#include <functional>
#include <mutex>
#include <optional>
#include <unordered_map>

namespace bindery::inline BND_TOOL_NAMESPACE {

template <class T>
class pending {
public:
    // Replaces what was there: MPI uses the handle of a complete operation again.
    void put(MPI_Request request, T value)
    {
        if (request == MPI_REQUEST_NULL)
            return;
        shard &s = of(request);
        std::lock_guard lock(s.mutex);
        s.values.insert_or_assign(request, std::move(value));
    }

    // What was put for a request; it is forgotten.
    std::optional<T> take(MPI_Request request)
    {
        shard &s = of(request);
        std::lock_guard lock(s.mutex);
        auto node = s.values.extract(request);
        return node ? std::optional<T>(std::move(node.mapped())) : std::nullopt;
    }

    // The same without forgetting it, for persistent operations.
    std::optional<T> get(MPI_Request request)
    {
        shard &s = of(request);
        std::lock_guard lock(s.mutex);
        const auto found = s.values.find(request);
        return found == s.values.end() ? std::nullopt : std::optional<T>(found->second);
    }

private:
    struct shard {
        std::mutex mutex;
        std::unordered_map<MPI_Request, T> values;
    };

    shard &of(MPI_Request request) { return shards_[std::hash<MPI_Request>()(request) / 16 % 16]; }

    shard shards_[16];
};

}  // namespace bindery::inline BND_TOOL_NAMESPACE
