// Partitioned communication (MPI 5.0, chapter 4): sends and receives are matched once, when they are initialised.
#ifndef SOLO_REQUESTS_PARTITIONED_PAIR_H
#define SOLO_REQUESTS_PARTITIONED_PAIR_H

#include "messages/match_queues.h"
#include "requests/request.h"

#include <deque>
#include <memory>
#include <unordered_map>
#include <vector>

namespace solo {

struct Partitioned_send;
struct Partitioned_receive;

// A matched send and receive. While both are active data is copied from buffer to buffer. A send that finishes before the
// receive starts leaves a copy here if it is eager; else it waits.
struct partitioned_pair {
    Partitioned_send *send = nullptr;  // null: not made yet, or freed
    Partitioned_receive *receive = nullptr;
    std::deque<storage> packed;  // of finished sends, one for each start
};

// Unmatched sides of a communicator by tag, oldest first.
struct pending_pairs {
    using by_tag = std::unordered_map<int, std::deque<std::shared_ptr<partitioned_pair>>>;
    by_tag without_send;
    by_tag without_receive;
};

// The buffer of one side, the same for every start.
struct partitions {
    MPI_Count bytes_each() const { return bytes / number; }
    void *buffer;
    int number;
    MPI_Count count;  // of elements in all of them
    MPI_Count bytes;  // of data in all of them
};

struct Partitioned_request : Request {
    Partitioned_request(Comm *on, const partitions &arguments, Datatype &of, int with_tag)
        : Request(on)
        , data(arguments)
        , datatype(&of)
        , tag(with_tag)
    {
        is_persistent = true;
        is_active = false;
    }
    ~Partitioned_request() override = default;
    const char *why_not_free() const override { return "is partitioned and active, so it cannot be freed"; }
    // A partition's number that comes from the user.
    void check_partition(int partition, const char *argument) const;

    const partitions data;
    const ref<Datatype> datatype;
    const int tag;
    std::shared_ptr<partitioned_pair> through;  // null: to or from MPI_PROC_NULL
};

struct Partitioned_send final : Partitioned_request {
    using Partitioned_request::Partitioned_request;
    ~Partitioned_send() override;
    void start(locked_section &section) override;
    void make_ready(locked_section &section, int partition);  // which is not ready yet
    void take_or_keep(locked_section &section);               // all are ready

    std::vector<bool> is_ready;
    int unready = 0;
};

struct Partitioned_receive final : Partitioned_request {
    using Partitioned_request::Partitioned_request;
    ~Partitioned_receive() override;
    void start(locked_section &section) override;
    void take(const Partitioned_send &from, int partition);  // one of the sender's
    void arrive(MPI_Count from, MPI_Count bytes);  // so many bytes of the data, from there on, have been moved
    void complete_transfer(locked_section &section, MPI_Count bytes);  // the sender had so many
    bool has_arrived(int partition) const;

    std::vector<MPI_Count> missing;  // bytes of each partition
};

}  // namespace solo

#endif
