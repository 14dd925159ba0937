// Matching: the unexpected messages and the posted receives of a communicator (MPI 5.0, 3.5).
#ifndef SOLO_MESSAGES_MATCH_QUEUES_H
#define SOLO_MESSAGES_MATCH_QUEUES_H

#include "messages/message.h"

#include <cstdint>
#include <memory>

namespace solo {

struct pending_pairs;  // partitioned communication; see requests/partitioned_pair.h

// A chain through members of its links, which it does not own.
template <typename T, T *T::*previous, T *T::*next>
struct chain {
    T *first = nullptr;
    T *last = nullptr;

    void append(T &link)
    {
        link.*previous = last;
        link.*next = nullptr;
        (last != nullptr ? last->*next : first) = &link;
        last = &link;
    }
    void prepend(T &link)
    {
        link.*previous = nullptr;
        link.*next = first;
        (first != nullptr ? first->*previous : last) = &link;
        first = &link;
    }
    void remove(T &link)
    {
        (link.*previous != nullptr ? link.*previous->*next : first) = link.*next;
        (link.*next != nullptr ? link.*next->*previous : last) = link.*previous;
    }
};

// Queue entry of a posted receive.
struct posted_receive {
    posted_receive *previous = nullptr;
    posted_receive *next = nullptr;
    std::uint64_t order = 0;
    int tag = MPI_ANY_TAG;
    bool is_posted = false;
};

struct alignas(64) tag_bin {
    int tag = -1;  // -1: the place is free
    chain<unexpected_message, &unexpected_message::previous, &unexpected_message::next> messages;
    chain<posted_receive, &posted_receive::previous, &posted_receive::next> receives;
    bool is_empty() const { return messages.first == nullptr && receives.first == nullptr; }
};

// Hash table of tag bins. Empty bins stay until the next rehash.
class tag_table {
public:
    tag_table() noexcept : bins_(&empty_table) {}
    ~tag_table()
    {
        if (bins_ != &empty_table)
            delete[] bins_;
    }
    tag_table(const tag_table &) = delete;
    tag_table &operator=(const tag_table &) = delete;

    // Null: there is none.
    tag_bin *find(int tag) noexcept
    {
        tag_bin &first = bins_[home(tag)];
        return first.tag == tag ? &first : first.tag == -1 ? nullptr : probe_for(tag);
    }
    // Valid until the next call.
    tag_bin &get(int tag)
    {
        tag_bin &first = bins_[home(tag)];
        return first.tag == tag ? first : insert(tag);
    }

private:
    std::size_t home(int tag) const noexcept
    {
        return static_cast<std::uint32_t>(tag) * UINT64_C(0x9E3779B97F4A7C15) >> 32 & mask_;
    }
    tag_bin &bin_of(int tag) noexcept;
    tag_bin *probe_for(int tag) noexcept;
    tag_bin &insert(int tag);
    void rehash();
    static tag_bin empty_table;  // the table of those who have none
    tag_bin *bins_;              // a power of two, at most half of them taken
    std::size_t mask_ = 0;       // their number less one
    std::size_t used_ = 0;
};

// Used under the lock.
struct match_queues {
    match_queues() = default;
    ~match_queues();  // discards unreceived messages
    match_queues(const match_queues &) = delete;
    match_queues &operator=(const match_queues &) = delete;

    // The message that a receive or probe of the tag (or MPI_ANY_TAG) would get; null: none. It stays.
    unexpected_message *find(int tag) noexcept
    {
        if (unexpected == 0)
            return nullptr;
        if (tag == MPI_ANY_TAG)
            return all.first;
        tag_bin *const bin = bins.find(tag);
        return bin != nullptr ? bin->messages.first : nullptr;
    }
    void add(unexpected_message &arrived);
    void remove(unexpected_message &bin) noexcept;

    // The receive that waits longest of those that match; it is taken out. Null: none.
    posted_receive *take_matching(int tag) noexcept
    {
        if (posted == 0)
            return nullptr;
        tag_bin *const bin = bins.find(tag);
        posted_receive *const exact = bin != nullptr ? bin->receives.first : nullptr;
        if (exact == nullptr || any_tag_receives.first != nullptr) [[unlikely]]
            return take_any_tag(exact);
        take_first(bin->receives);
        return exact;
    }
    void post(posted_receive &receive)
    {
        (receive.tag == MPI_ANY_TAG ? any_tag_receives : bins.get(receive.tag).receives).append(receive);
        receive.order = next_order++;
        receive.is_posted = true;
        ++posted;
    }
    void remove(posted_receive &receive) noexcept;
    // Put one back that take_matching has just taken out.
    void put_back(posted_receive &receive) noexcept
    {
        (receive.tag == MPI_ANY_TAG ? any_tag_receives : bins.find(receive.tag)->receives).prepend(receive);
        receive.is_posted = true;
        ++posted;
    }
    // Whether a receive waits that take_matching would take.
    bool has_matching(int tag) noexcept
    {
        if (posted == 0)
            return false;
        const tag_bin *const bin = bins.find(tag);
        return any_tag_receives.first != nullptr || (bin != nullptr && bin->receives.first != nullptr);
    }
    // Have memory for a message of one tag and a receive of another (or MPI_ANY_TAG), so that adding them cannot fail.
    void reserve(int message_tag, int receive_tag)
    {
        bins.get(message_tag);
        if (receive_tag == MPI_ANY_TAG)
            return;
        bins.get(receive_tag);
        bins.get(message_tag);  // the other may have made the table anew, with more bins
    }

    std::size_t unexpected = 0;
    std::size_t posted = 0;
    std::shared_ptr<pending_pairs> partitioned;  // null: none yet

private:
    using receive_chain = chain<posted_receive, &posted_receive::previous, &posted_receive::next>;
    void take_first(receive_chain &from) noexcept
    {
        posted_receive &receive = *from.first;
        from.first = receive.next;
        (receive.next != nullptr ? receive.next->previous : from.last) = nullptr;
        receive.is_posted = false;
        --posted;
    }
    posted_receive *take_any_tag(posted_receive *exact) noexcept;
    tag_table bins;
    chain<unexpected_message, &unexpected_message::older, &unexpected_message::newer> all;
    receive_chain any_tag_receives;
    std::uint64_t next_order = 0;
};

}  // namespace solo

#endif
