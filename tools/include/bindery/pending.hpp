// What a tool wants to remember of an operation from its start to its completion, by request. Safe to use in threads:
//
//     auto held = started.hold(call.requests());  // before next(): another thread may get the handle of a complete operation
//     const auto result = call.next();
//     for (const auto &operation : call.completed())
//         if (auto value = held.of(operation)) …
#pragma once

#include <bindery/detail/completion.hpp>
#include <bindery/detail/has.hpp>
#include <bindery/detail/link.hpp>

#include <cstring>
#include <functional>
#include <mutex>
#include <optional>
#include <unordered_map>
#include <utility>
#include <vector>

namespace bindery::inline BND_TOOL_NAMESPACE {

template <class T>
class pending {
public:
    // The values of the requests of a call that may complete them. Those that nobody wants are put back.
    class held {
    public:
        held(pending &all, array<const MPI_Request> requests) : all_(all), requests_(requests.begin(), requests.end())
        {
            for (MPI_Request request : requests_)
                values_.push_back(all.take(request));
        }
        held(const held &) = delete;
        ~held()
        {
            for (std::size_t i = 0; i < values_.size(); ++i)
                if (values_[i])
                    all_.put_back(requests_[i], std::move(*values_[i]));
        }

        // What was put for an operation; it is forgotten.
        std::optional<T> of(const completed_operation &operation)
        {
            return std::exchange(values_.at(operation.index), std::nullopt);
        }

    private:
        pending &all_;
        std::vector<MPI_Request> requests_;
        std::vector<std::optional<T>> values_;
    };

    held hold(array<const MPI_Request> requests) { return held(*this, requests); }

    // Replaces what was there: MPI uses the handle of a complete operation again.
    void put(MPI_Request request, T value)
    {
        if (request == MPI_REQUEST_NULL)
            return;
        shard &s = of(request);
        std::lock_guard lock(s.mutex);
        s.values.insert_or_assign(request, std::move(value));
    }

    // What was put for a request that is not complete; it is forgotten.
    std::optional<T> take(MPI_Request request)
    {
        if (request == MPI_REQUEST_NULL)
            return std::nullopt;
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
    void put_back(MPI_Request request, T value)
    {
        shard &s = of(request);
        std::lock_guard lock(s.mutex);
        s.values.try_emplace(request, std::move(value));  // not over what a new operation has put
    }

    struct shard {
        std::mutex mutex;
        std::unordered_map<MPI_Request, T> values;
    };

    shard &of(MPI_Request request) { return shards_[std::hash<MPI_Request>()(request) / 16 % 16]; }

    shard shards_[16];
};

}  // namespace bindery::inline BND_TOOL_NAMESPACE
