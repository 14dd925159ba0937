// Results of all processes at rank 0, from finalizing() or wherever every process of a communicator calls the same function. Each is
// collective over the communicator (it makes a duplicate, whose errors it returns) and unseen by tools. A process that does not take part,
// because it has no tool, makes the others wait for ever.
#pragma once

#include <bindery/detail/has.hpp>
#include <bindery/detail/link.hpp>

#include <cstdint>
#include <string>
#include <utility>

BND_TOOL_REFERENCE(PMPI_Comm_dup)
BND_TOOL_REFERENCE(PMPI_Comm_split)
BND_TOOL_REFERENCE(PMPI_Comm_split_type)
BND_TOOL_REFERENCE(PMPI_Comm_free)
BND_TOOL_REFERENCE(PMPI_Comm_rank)
BND_TOOL_REFERENCE(PMPI_Comm_size)
BND_TOOL_REFERENCE(PMPI_Comm_set_errhandler)
BND_TOOL_REFERENCE(PMPI_Send)
BND_TOOL_REFERENCE(PMPI_Recv)

namespace bindery::detail::inline BND_TOOL_NAMESPACE {

// A communicator of the tool's own.
class own_communicator {
public:
    explicit own_communicator(MPI_Comm of) { begin(BND_TOOL_CALL(Comm_dup)(of, &comm_)); }
    // A part of another one: the processes of this host, or this process.
    own_communicator(const own_communicator &of, bool is_of_host)
    {
        begin(is_of_host ? BND_TOOL_CALL(Comm_split_type)(of.comm_, MPI_COMM_TYPE_SHARED, 0, MPI_INFO_NULL, &comm_)
                         : BND_TOOL_CALL(Comm_split)(of.comm_, of.rank, 0, &comm_));
    }
    own_communicator(const own_communicator &) = delete;
    ~own_communicator()
    {
        if (is_good)
            BND_TOOL_CALL(Comm_free)(&comm_);
    }

    bool send(const std::string &data, int to) const
    {
        std::int64_t length = std::int64_t(data.size());
        bool sent = is_sent(&length, sizeof length, to);
        for (std::int64_t begin = 0; begin < length; begin += part)
            sent = is_sent(data.data() + begin, part_of(length, begin), to) && sent;
        return sent;
    }

    bool receive(std::string &data, int from) const
    {
        std::int64_t length = 0;
        bool received = is_received(&length, sizeof length, from);
        data.resize(received ? std::size_t(length) : 0);
        for (std::int64_t begin = 0; received && begin < length; begin += part)
            received = is_received(data.data() + begin, part_of(length, begin), from);
        return received;
    }

    bool is_sent(const void *data, int bytes, int to) const
    {
        return BND_TOOL_CALL(Send)(data, bytes, MPI_BYTE, to, 0, comm_) == MPI_SUCCESS;
    }
    bool is_received(void *data, int bytes, int from) const
    {
        return BND_TOOL_CALL(Recv)(data, bytes, MPI_BYTE, from, 0, comm_, MPI_STATUS_IGNORE) == MPI_SUCCESS;
    }

    int rank = 0, size = 1;
    bool is_good = false;

private:
    void begin(int result)
    {
        if (result != MPI_SUCCESS)
            return;
        BND_TOOL_CALL(Comm_set_errhandler)(comm_, MPI_ERRORS_RETURN);
        BND_TOOL_CALL(Comm_rank)(comm_, &rank);
        BND_TOOL_CALL(Comm_size)(comm_, &size);
        is_good = true;
    }

    static constexpr std::int64_t part = 1 << 30;  // bytes of a message: its count is an int

    static int part_of(std::int64_t length, std::int64_t begin)
    {
        return int(length - begin < part ? length - begin : part);
    }

    MPI_Comm comm_ = MPI_COMM_NULL;
};

}  // namespace bindery::detail::inline BND_TOOL_NAMESPACE

namespace bindery::inline BND_TOOL_NAMESPACE {

// Up a tree, in as many steps as log2 of the number of processes: merge(data, other) adds what a process of a higher rank has to `data`. A
// process holds two of these at a time. data is what is known of all at rank 0, and of some at others. False where MPI returned an error:
// then parts are missing.
template <class Merge>
bool gather(MPI_Comm comm, std::string &data, Merge merge)
{
    const detail::own_communicator own(comm);
    bool is_good = own.is_good;
    std::string other;
    for (int step = 1; step < own.size; step *= 2) {
        if (own.rank & step)
            return own.send(data, own.rank - step) && is_good;
        if (own.rank + step < own.size) {
            if (own.receive(other, own.rank + step))
                merge(data, std::as_const(other));
            else
                is_good = false;
        }
    }
    return is_good;
}

// One process after the other: visit(rank, data) at rank 0, from 0 on. Rank 0 holds the data of one process at a time, and nobody sends before
// its turn. False where MPI returned an error; rank 0 then visits the ranks before it.
template <class Visit>
bool gather_each(MPI_Comm comm, std::string data, Visit visit)
{
    const detail::own_communicator own(comm);
    if (!own.is_good)
        return false;
    std::string turn;
    if (own.rank != 0)
        return own.receive(turn, 0) && own.send(data, 0);
    visit(0, std::as_const(data));
    for (int rank = 1; rank < own.size; ++rank) {
        if (!own.send(turn, rank) || !own.receive(data, rank))
            return false;
        visit(rank, std::as_const(data));
    }
    return true;
}

}  // namespace bindery::inline BND_TOOL_NAMESPACE
