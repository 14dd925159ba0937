// Values by request, found and changed without a lock.
#pragma once

#include <bindery/detail/has.hpp>
#include <bindery/detail/link.hpp>

#include <atomic>
#include <cstdint>
#include <optional>
#include <utility>

namespace bindery::detail::inline BND_TOOL_NAMESPACE {

template <class T>
class request_table {
    // A call that holds a value has it alone. A value that is put for the same request meanwhile goes to another entry, and the first
    // becomes replaced: it is forgotten when it is released.
    enum class state : std::uint64_t { put = 1, held, replaced };

public:
    class entry {
    public:
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
            key_.store(empty, std::memory_order_release);
            return taken;
        }

        std::optional<T> value;

    private:
        friend request_table;

        // Acquires the value from the thread that had the entry before.
        bool change(std::uint64_t from, std::uint64_t to)
        {
            return key_.load(std::memory_order_relaxed) == from &&
                   key_.compare_exchange_strong(from, to, std::memory_order_acq_rel, std::memory_order_relaxed);
        }

        std::atomic<std::uint64_t> key_;  // the request and the state
        entry *next_ = nullptr;
    };

    request_table() = default;
    request_table(const request_table &) = delete;
    ~request_table()
    {
        for (list &entries : lists_)
            while (entry *const first = entries) {
                entries = first->next_;
                delete first;
            }
    }

    // The entry of a request that no call holds, for this call; null: there is none.
    entry *hold(MPI_Request request)
    {
        if (request == MPI_REQUEST_NULL)
            return nullptr;
        return change_one(request, key_of(request, state::put), key_of(request, state::held));
    }

    bool is_there(MPI_Request request)
    {
        for (entry *found = list_of(request).load(std::memory_order_acquire); found; found = found->next_) {
            const std::uint64_t key = found->key_.load(std::memory_order_relaxed);  // once: others change it
            if (key == key_of(request, state::put) || key == key_of(request, state::held))
                return true;
        }
        return false;
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

    // Calls that hold a value of the request forget it when they release it.
    void replace_held(MPI_Request request)
    {
        while (change_one(request, key_of(request, state::held), key_of(request, state::replaced)))
            ;
    }

    template <class Visit>
    void for_each(Visit visit)
    {
        for (list &entries : lists_)
            for (entry *found = entries.load(std::memory_order_acquire); found; found = found->next_) {
                const MPI_Request request = (MPI_Request)(found->key_.load(std::memory_order_relaxed) >> 2);
                if (!found->change(key_of(request, state::put), key_of(request, state::held)))
                    continue;
                visit(request, std::as_const(*found->value));
                found->release(request);
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

    list &list_of(MPI_Request request) { return lists_[(std::uint64_t)request * 0x9e3779b97f4a7c15u >> (64 - bits)]; }

    // An entry of the list of a request that had one key and now has the other one.
    entry *change_one(MPI_Request request, std::uint64_t from, std::uint64_t to)
    {
        for (entry *found = list_of(request).load(std::memory_order_acquire); found; found = found->next_)
            if (found->change(from, to))
                return found;
        return nullptr;
    }

    // Entries stay in their list, which therefore needs no lock; an empty one serves any request of that list.
    entry *add(MPI_Request request)
    {
        list &entries = list_of(request);
        entry *const added = new entry;
        added->key_.store(key_of(request, state::held), std::memory_order_relaxed);
        added->next_ = entries.load(std::memory_order_relaxed);
        while (
            !entries.compare_exchange_weak(added->next_, added, std::memory_order_release, std::memory_order_relaxed))
            ;
        return added;
    }

    list lists_[1 << bits] = {};
};

}  // namespace bindery::detail::inline BND_TOOL_NAMESPACE
