// What a tool wants to remember of an operation from its start to its completion, by request. Safe to use in threads:
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
#include <bindery/detail/short_array.hpp>

#include <atomic>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>

namespace bindery::inline BND_TOOL_NAMESPACE {

template <class T>
class pending {
    // A call that holds a value has it alone. A value that is put for the same request meanwhile goes to another entry, and the first
    // becomes replaced: it is forgotten when it is released.
    enum class state : std::uint64_t { put = 1, held, replaced };

    struct entry {
        // Acquires the value from the thread that had the entry before.
        bool change(std::uint64_t from, std::uint64_t to)
        {
            return key.load(std::memory_order_relaxed) == from &&
                   key.compare_exchange_strong(from, to, std::memory_order_acq_rel, std::memory_order_relaxed);
        }
        // By the call that holds it; the value stays if the request is still the one that it was put for.
        void release(MPI_Request request)
        {
            if (!change(key_of(request, state::held), key_of(request, state::put)))
                take();
        }
        std::optional<T> take()
        {
            std::optional<T> taken(std::move(value));
            value.reset();
            key.store(empty, std::memory_order_release);
            return taken;
        }

        std::optional<T> value;
        std::atomic<std::uint64_t> key;  // the request and the state
        entry *next = nullptr;
    };

public:
    pending() = default;
    pending(const pending &) = delete;
    ~pending()
    {
        for (list &entries : lists_)
            while (entry *const first = entries) {
                entries = first->next;
                delete first;
            }
    }

    // The values of the requests of a call that may complete them, out of reach of other threads. Those of requests that the call did
    // not make null stay.
    class held {
    public:
        held(pending &all, array<const MPI_Request> requests) : requests_(requests)
        {
            entries_.reserve(requests.size());
            entry **next = entries_.data();
            for (const MPI_Request request : requests)
                *next++ = all.hold_one(request);
        }
        held(const held &) = delete;
        ~held()
        {
            entry **next = entries_.data();
            for (const MPI_Request request : requests_)
                if (entry *const found = *next++)
                    found->release(request);
        }

        // What was put for an operation; it is forgotten.
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
    void put(MPI_Request request, T value)
    {
        if (is_there(request) && is_complete(request))
            insert(request, std::move(value));
        else
            replace(request, std::move(value));
    }

    // For a persistent request, whose handle is its own.
    void replace(MPI_Request request, T value)
    {
        while (change_one(request, key_of(request, state::held), key_of(request, state::replaced)))
            ;
        while (take(request))
            ;
        insert(request, std::move(value));
    }

    // What was put for a request that is not complete; it is forgotten.
    std::optional<T> take(MPI_Request request)
    {
        entry *const found = hold_one(request);
        return found ? found->take() : std::nullopt;
    }

    // The same without forgetting it, for persistent operations.
    std::optional<T> get(MPI_Request request)
    {
        entry *const found = hold_one(request);
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
        for (list &entries : lists_)
            for (entry *found = entries.load(std::memory_order_acquire); found; found = found->next) {
                const MPI_Request request = request_of(found->key.load(std::memory_order_relaxed));
                if (!found->change(key_of(request, state::put), key_of(request, state::held)))
                    continue;
                visit(request, std::as_const(*found->value));
                found->release(request);
            }
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
        if constexpr (!Call::has_requests) {
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
        } else if constexpr (Call::is(attributes::starts_requests)) {
            return call.next();
        } else {
            T value = make();
            const auto result = call.next();
            if (result == MPI_SUCCESS)
                for (const MPI_Request request : call.requests())
                    if constexpr (Call::is(attributes::persistent))
                        replace(request, value);
                    else
                        put(request, value);
            return result;
        }
    }

private:
    using list = std::atomic<entry *>;
    static constexpr int bits = 14;  // lists are short up to some 100,000 operations at a time
    static constexpr std::uint64_t empty = 0;
    static std::uint64_t key_of(MPI_Request request, state is)
    {
        return (std::uint64_t)request << 2 | std::uint64_t(is);
    }
    static MPI_Request request_of(std::uint64_t key) { return (MPI_Request)(key >> 2); }

    list &list_of(MPI_Request request) { return lists_[(std::uint64_t)request * 0x9e3779b97f4a7c15u >> (64 - bits)]; }

    // An entry of the list of a request that had one key and now has the other one.
    entry *change_one(MPI_Request request, std::uint64_t from, std::uint64_t to)
    {
        for (entry *found = list_of(request).load(std::memory_order_acquire); found; found = found->next)
            if (found->change(from, to))
                return found;
        return nullptr;
    }

    entry *hold_one(MPI_Request request)
    {
        if (request == MPI_REQUEST_NULL)
            return nullptr;
        return change_one(request, key_of(request, state::put), key_of(request, state::held));
    }

    bool is_there(MPI_Request request)
    {
        for (entry *found = list_of(request).load(std::memory_order_acquire); found; found = found->next) {
            const std::uint64_t key = found->key.load(std::memory_order_relaxed);  // once: others change it
            if (key == key_of(request, state::put) || key == key_of(request, state::held))
                return true;
        }
        return false;
    }

    static bool is_complete(MPI_Request request)
    {
        int flag = 0;
        MPI_Status ignored;
        return BND_TOOL_CALL(Request_get_status)(request, &flag, &ignored) == MPI_SUCCESS && flag;
    }

    void insert(MPI_Request request, T value)
    {
        if (request == MPI_REQUEST_NULL)
            return;
        entry *found = change_one(request, empty, key_of(request, state::held));
        if (!found)
            found = add(request);
        found->value.emplace(std::move(value));
        found->release(request);
    }

    // Entries stay in their list, which therefore needs no lock; an empty one serves any request of that list.
    entry *add(MPI_Request request)
    {
        list &entries = list_of(request);
        entry *const added = new entry;
        added->key.store(key_of(request, state::held), std::memory_order_relaxed);
        added->next = entries.load(std::memory_order_relaxed);
        while (!entries.compare_exchange_weak(added->next, added, std::memory_order_release, std::memory_order_relaxed))
            ;
        return added;
    }

    list lists_[1 << bits] = {};
};

}  // namespace bindery::inline BND_TOOL_NAMESPACE
