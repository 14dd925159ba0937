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
#include <bindery/detail/short_array.hpp>

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <functional>
#include <iterator>
#include <mutex>
#include <optional>
#include <unordered_map>
#include <utility>

namespace bindery::inline BND_TOOL_NAMESPACE {

template <class T>
class pending {
public:
    // The values of the requests of a call that may complete them, as they are when it begins. What belongs to a request that the call
    // made null is forgotten in the end, also if nobody wants it.
    class held {
    public:
        held(pending &all, array<const MPI_Request> requests)
            : all_(all)
            , requests_(requests)
            , time_(all.time_.load(std::memory_order_relaxed))
        {
            before_.assign(requests.data(), requests.size());
        }
        held(const held &) = delete;
        ~held()
        {
            for (int i = 0; i < before_.size(); ++i)
                if (before_[i] != requests_[i])
                    all_.take(before_[i], time_);
        }

        // What was put for an operation; it is forgotten.
        std::optional<T> of(const completed_operation &operation)
        {
            if (operation.index < before_.size())
                before_[operation.index] = MPI_REQUEST_NULL;
            return all_.take(operation.request, time_);
        }

    private:
        pending &all_;
        array<const MPI_Request> requests_;  // the program's
        detail::short_array<MPI_Request> before_;
        std::uint64_t time_;
    };

    held hold(array<const MPI_Request> requests) { return held(*this, requests); }

    // MPI uses the handle of a complete operation again: what was there is for calls that still hold it.
    void put(MPI_Request request, T value)
    {
        if (request == MPI_REQUEST_NULL)
            return;
        const std::uint64_t time = time_.fetch_add(1, std::memory_order_relaxed) + 1;
        shard &s = of(request);
        std::lock_guard lock(s.mutex);
        const auto [begin, end] = s.values.equal_range(request);
        if (std::distance(begin, end) >= most_values)
            s.values.erase(std::min_element(begin, end, is_older));
        s.values.emplace(request, stamped{time, std::move(value)});
    }

    // What was put for a request that is not complete; it is forgotten.
    std::optional<T> take(MPI_Request request) { return take(request, std::uint64_t(-1)); }

    // The same without forgetting it, for persistent operations.
    std::optional<T> get(MPI_Request request)
    {
        shard &s = of(request);
        std::lock_guard lock(s.mutex);
        const auto [begin, end] = s.values.equal_range(request);
        return begin == end ? std::nullopt : std::optional<T>(std::max_element(begin, end, is_older)->second.value);
    }

private:
    struct stamped {
        std::uint64_t time;  // when it was put, as a number of put()s
        T value;
    };

    // Of one handle: one for each thread that is between the completion of an operation and of(), and such as nobody took.
    static constexpr int most_values = 64;

    struct shard {
        std::mutex mutex;
        std::unordered_multimap<MPI_Request, stamped> values;
    };

    static constexpr auto is_older = [](const auto &a, const auto &b) { return a.second.time < b.second.time; };

    // The last value that was put until then. It and those before are forgotten.
    std::optional<T> take(MPI_Request request, std::uint64_t time)
    {
        std::optional<T> found;
        if (request == MPI_REQUEST_NULL)
            return found;
        shard &s = of(request);
        std::lock_guard lock(s.mutex);
        std::uint64_t newest = 0;
        auto [next, end] = s.values.equal_range(request);
        while (next != end) {
            if (next->second.time > time) {
                ++next;
                continue;
            }
            if (next->second.time > newest) {
                newest = next->second.time;
                found.emplace(std::move(next->second.value));
            }
            next = s.values.erase(next);
        }
        return found;
    }

    shard &of(MPI_Request request) { return shards_[std::hash<MPI_Request>()(request) / 16 % 16]; }

    std::atomic<std::uint64_t> time_ = 0;
    shard shards_[16];
};

}  // namespace bindery::inline BND_TOOL_NAMESPACE
