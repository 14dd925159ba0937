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

#include <functional>
#include <mutex>
#include <optional>
#include <unordered_map>
#include <utility>
#include <vector>

namespace bindery::inline BND_TOOL_NAMESPACE {

template <class T>
class pending {
    using map = std::unordered_map<MPI_Request, T>;
    using node = typename map::node_type;

public:
    // The values of the requests of a call that may complete them, out of reach of other threads. Those of requests that the call did
    // not make null are put back, without an allocation.
    class held {
    public:
        held(pending &all, array<const MPI_Request> requests) : all_(all), requests_(requests)
        {
            if (requests.size() > few)
                more_.resize(requests.size());
            for (int i = 0; i < requests.size(); ++i)
                nodes()[i] = all.extract(requests[i]);
        }
        held(const held &) = delete;
        ~held()
        {
            for (int i = 0; i < requests_.size(); ++i)
                if (node &value = nodes()[i]; value && value.key() == requests_[i])
                    all_.put_back(std::move(value));
        }

        // What was put for an operation; it is forgotten.
        std::optional<T> of(const completed_operation &operation)
        {
            if (operation.index >= requests_.size())
                return std::nullopt;
            return value_of(std::exchange(nodes()[operation.index], node()));
        }

    private:
        static constexpr int few = 4;
        node *nodes() { return more_.empty() ? few_ : more_.data(); }

        pending &all_;
        array<const MPI_Request> requests_;  // the program's
        node few_[few];
        std::vector<node> more_;
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
    std::optional<T> take(MPI_Request request) { return value_of(extract(request)); }

    // The same without forgetting it, for persistent operations.
    std::optional<T> get(MPI_Request request)
    {
        shard &s = of(request);
        std::lock_guard lock(s.mutex);
        const auto found = s.values.find(request);
        return found == s.values.end() ? std::nullopt : std::optional<T>(found->second);
    }

private:
    static std::optional<T> value_of(node &&found)
    {
        return found ? std::optional<T>(std::move(found.mapped())) : std::nullopt;
    }

    node extract(MPI_Request request)
    {
        if (request == MPI_REQUEST_NULL)
            return node();
        shard &s = of(request);
        std::lock_guard lock(s.mutex);
        return s.values.extract(request);
    }

    void put_back(node &&value)
    {
        shard &s = of(value.key());
        std::lock_guard lock(s.mutex);
        s.values.insert(std::move(value));  // not over what a new operation has put
    }

    struct shard {
        std::mutex mutex;
        map values;
    };

    shard &of(MPI_Request request) { return shards_[std::hash<MPI_Request>()(request) / 16 % 16]; }

    shard shards_[16];
};

}  // namespace bindery::inline BND_TOOL_NAMESPACE
