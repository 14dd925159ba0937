// Values that a tool remembers of an operation from its start to its completion, by request. Safe to use in threads:
//
//     auto held = started.hold(call.requests());  // before next(): another thread may get the handle of a complete operation
//     const auto result = call.next();
//     for (const auto &operation : call.completed())
//         if (auto value = held.of(operation)) …
#pragma once

#include <bindery/attributes.hpp>
#include <bindery/detail/completion.hpp>
#include <bindery/detail/has.hpp>
#include <bindery/detail/link.hpp>
#include <bindery/detail/request_table.hpp>
#include <bindery/detail/short_array.hpp>

#include <concepts>
#include <cstddef>
#include <optional>
#include <utility>

namespace bindery::inline BND_TOOL_NAMESPACE {

template <class T>
class pending {
    using entry = typename detail::request_table<T>::entry;

public:
    pending() = default;
    pending(const pending &) = delete;

    // The values of the requests of a call that may complete them, out of reach of other threads. Those of requests that the call did
    // not make null stay.
    class held {
    public:
        held(pending &all, array<const MPI_Request> requests) : requests_(requests)
        {
            entries_.reserve(requests.size());
            entry **next = entries_.data();
            for (const MPI_Request request : requests)
                *next++ = all.table_.hold(request);
        }
        held(const held &) = delete;
        ~held()
        {
            entry **next = entries_.data();
            for (const MPI_Request request : requests_)
                if (entry *const found = *next++)
                    found->release(request);
        }

        // The value that was put for an operation; it is forgotten.
        std::optional<T> of(const completed_operation &operation)
        {
            if (operation.index >= requests_.size() || !entries_[operation.index])
                return std::nullopt;
            return std::exchange(entries_[operation.index], nullptr)->take();
        }

    private:
        array<const MPI_Request> requests_;  // the program's
        detail::short_array<entry *> entries_;
    };

    held hold(array<const MPI_Request> requests) { return held(*this, requests); }

    // For a new operation, after the call that starts it. Replaces what was there, since MPI uses the handle of a complete operation again,
    // but not if this operation is complete at once: MPIs give all such ones the same handle, and each has a value of its own.
    void put(handle<object::request> request, T value)
    {
        if (table_.is_there(request) && is_complete(request))
            table_.insert(request, std::move(value));
        else
            replace(request, std::move(value));
    }

    // For a persistent request, whose handle is its own.
    void replace(handle<object::request> request, T value)
    {
        table_.replace_held(request);
        while (take(request))
            ;
        table_.insert(request, std::move(value));
    }

    // The value that was put for a request that is not complete; it is forgotten.
    std::optional<T> take(handle<object::request> request)
    {
        entry *const found = table_.hold(request);
        return found ? found->take() : std::nullopt;
    }

    // The same without forgetting it, for persistent operations.
    std::optional<T> get(handle<object::request> request)
    {
        entry *const found = table_.hold(request);
        if (!found)
            return std::nullopt;
        std::optional<T> copy(found->value);
        found->release(request);
        return copy;
    }

    // Calls visit(request, value) for what was put and is not forgotten, in no order: the operations that never completed, at the end.
    // Only while no other thread starts or completes operations, as in finalizing(): a value is out of its reach during the visit.
    template <std::invocable<MPI_Request, const T &> Visit>
    void for_each(Visit visit)
    {
        table_.for_each(visit);
    }

    // How many values for_each() visits.
    std::size_t size()
    {
        std::size_t count = 0;
        for_each([&count](MPI_Request, const T &) { ++count; });
        return count;
    }

    // In place of call.next(), for a tool that wants to know which operations never complete: puts make() for a request that the call starts,
    // and forgets what belongs to those that it completes or frees. make() runs before next(). Returns what next() returned.
    template <class Call, class Make>
    auto follow(Call &call, Make make)
    {
        if constexpr (!Call::has_requests || Call::is(attributes::starts_requests)) {
            return call.next();
        } else if constexpr (Call::is(attributes::completes_requests)) {
            call.keep();
            held gone = hold(call.requests());
            const auto result = call.next();
            for (const completed_operation &operation : call.completed())
                gone.of(operation);
            return result;
        } else if constexpr (Call::is(attributes::frees_handle)) {
            for (const MPI_Request request : call.requests())
                take(request);
            return call.next();
        } else {
            T value = make();
            const auto result = call.next();
            if (result == MPI_SUCCESS) {
                for (const MPI_Request request : call.requests())
                    if constexpr (Call::is(attributes::persistent))
                        replace(request, value);
                    else
                        put(request, value);
            }
            return result;
        }
    }

private:
    static bool is_complete(MPI_Request request)
    {
        int flag = 0;
        MPI_Status ignored;
        return BND_TOOL_CALL(Request_get_status)(request, &flag, &ignored) == MPI_SUCCESS && flag;
    }

    detail::request_table<T> table_;
};

}  // namespace bindery::inline BND_TOOL_NAMESPACE
