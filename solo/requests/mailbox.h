// Matching: the messages of a communicator that wait for a receive, and the receives that wait for a message (MPI 5.0, 3.5).
//
// One process: the source is always 0, so a message matches by its tag, and by the order in which it was sent. Each tag in use
// has a lane of its own in a hash table; messages are also chained over all tags, for receives of MPI_ANY_TAG. Every operation
// takes constant time, however many wait.
#ifndef SOLO_REQUESTS_MAILBOX_H
#define SOLO_REQUESTS_MAILBOX_H

#include "core/object.h"
#include "requests/message.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace solo {

struct Receive_request;
struct channels;    // partitioned communication; see channel.h

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
    void remove(T &link)
    {
        (link.*previous != nullptr ? link.*previous->*next : first) = link.*next;
        (link.*next != nullptr ? link.*next->*previous : last) = link.*previous;
    }
};

// What a receive is while it waits.
struct posted_receive {
    posted_receive *previous = nullptr;
    posted_receive *next = nullptr;
    std::uint64_t order = 0;
    int tag = MPI_ANY_TAG;
    bool is_posted = false;
};

struct lane {
    int tag = -1;   // -1: the place is free
    chain<message, &message::previous, &message::next> messages;
    chain<posted_receive, &posted_receive::previous, &posted_receive::next> receives;
    bool is_empty() const { return messages.first == nullptr && receives.first == nullptr; }
};

// The lanes of a mailbox. A lane that has become empty stays until the table is made anew.
class lane_table {
public:
    // Null: there is none.
    lane *find(int tag) noexcept
    {
        if (places_.empty())
            return nullptr;
        lane &found = places_[place_of(tag)];
        return found.tag == tag ? &found : nullptr;
    }
    // Valid until the next call.
    lane &get(int tag)
    {
        if (lane *const found = find(tag))
            return *found;
        return add(tag);
    }

private:
    std::size_t place_of(int tag) const noexcept
    {
        const std::size_t mask = places_.size() - 1;
        std::size_t place = static_cast<std::uint32_t>(tag) * UINT64_C(0x9E3779B97F4A7C15) >> 32 & mask;
        while (places_[place].tag != tag && places_[place].tag != -1)
            place = (place + 1) & mask;
        return place;
    }
    lane &add(int tag);
    void make_anew();
    std::vector<lane> places_;  // a power of two, at most half of them taken
    std::size_t taken_ = 0;
};

// Used under the lock.
struct mailbox {
    mailbox();
    ~mailbox();                 // the messages that nobody received are dropped
    mailbox(const mailbox &) = delete;
    mailbox &operator=(const mailbox &) = delete;

    // The message that a receive or probe of the tag (or MPI_ANY_TAG) would get; null: none. It stays.
    message *find(int tag) noexcept
    {
        if (unexpected == 0)
            return nullptr;
        if (tag == MPI_ANY_TAG)
            return all.first;
        lane *const found = lanes.find(tag);
        return found != nullptr ? found->messages.first : nullptr;
    }
    void add(message &arrived);
    void remove(message &found) noexcept;

    // The receive that waits longest of those that match; it is taken out. Null: none.
    posted_receive *take_receive(int tag) noexcept
    {
        return posted == 0 ? nullptr : take_posted(tag);
    }
    void post(posted_receive &receive);
    void remove(posted_receive &receive) noexcept;

    std::size_t unexpected = 0;
    std::size_t posted = 0;
    std::unique_ptr<channels> partitioned;

private:
    posted_receive *take_posted(int tag) noexcept;
    lane_table lanes;
    chain<message, &message::older, &message::newer> all;
    chain<posted_receive, &posted_receive::previous, &posted_receive::next> of_any_tag;
    std::uint64_t next_order = 0;
};

struct Comm;
// Messages that have arrived and no receive has taken yet; receives that wait. For performance variables.
std::size_t unexpected_length(const Comm &comm);
std::size_t posted_length(const Comm &comm);

}  // namespace solo

#endif
