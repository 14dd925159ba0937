#include "requests/partitioned_pair.h"

#include "requests/receive.h"
#include "requests/send.h"

#include <algorithm>

namespace solo {
namespace {

// Remove a destroyed request from the unmatched ones.
void remove_pending(pending_pairs::by_tag &queues, int tag, const std::shared_ptr<partitioned_pair> &pair)
{
    const auto position = queues.find(tag);
    if (position == queues.end())
        return;
    std::erase(position->second, pair);
    if (position->second.empty())
        queues.erase(position);
}

}  // namespace

void Partitioned_request::check_partition(int partition, const char *argument) const
{
    if (partition < 0 || partition >= data.number)
        fail(MPI_ERR_ARG, argument, "is not the number of a partition of this request");
}

// Finished sends that were not received yet still wait for a receive.
Partitioned_send::~Partitioned_send()
{
    if (!through)
        return;
    through->send = nullptr;
    if (through->receive == nullptr && through->packed.empty() && comm->queues->partitioned)
        remove_pending(comm->queues->partitioned->without_receive, tag, through);
}

void Partitioned_send::start(locked_section &)
{
    is_ready.assign(static_cast<std::size_t>(data.number), false);
    unready = data.number;
    is_complete = false;
    count_pending();
}

void Partitioned_send::make_ready(locked_section &section, int partition)
{
    Partitioned_receive *const receive = through ? through->receive : nullptr;
    if (receive != nullptr && receive->is_under_way())
        receive->take(*this, partition);  // may find no memory: then nothing has changed
    is_ready[static_cast<std::size_t>(partition)] = true;
    --unready;
    if (unready == 0)
        take_or_keep(section);
}

void Partitioned_send::take_or_keep(locked_section &section)
{
    if (!through)
        return complete(section, *this);
    defer_message_event(section, event_kind::message_arrived, *comm, tag, data.bytes);
    if (through->receive != nullptr && through->receive->is_under_way()) {
        through->receive->complete_transfer(section, data.bytes);
        return complete(section, *this);
    }
    if (static_cast<std::size_t>(data.bytes) > eager_size(*comm))
        return;
    try {
        storage copy(static_cast<std::size_t>(data.bytes));
        pack_all(data.buffer, data.count, *datatype, data.bytes, copy.data());
        through->packed.push_back(std::move(copy));
    } catch (...) {
        return;  // no memory: the data stays where it is
    }
    complete(section, *this);
}

Partitioned_receive::~Partitioned_receive()
{
    if (!through)
        return;
    through->receive = nullptr;
    if (through->send == nullptr && comm->queues->partitioned)
        remove_pending(comm->queues->partitioned->without_send, tag, through);
}

void Partitioned_receive::start(locked_section &section)
{
    missing.assign(static_cast<std::size_t>(data.number), data.bytes_each());
    is_complete = false;
    failed.reset();
    arrived = proc_null_info();
    if (!through) {
        count_pending();
        return complete(section, *this);
    }
    if (!through->packed.empty()) {
        const storage &copy = through->packed.front();
        const auto bytes = static_cast<MPI_Count>(copy.size());
        unpack_all(copy.data(), std::min(bytes, data.bytes), data.buffer, data.count, *datatype);
        through->packed.pop_front();
        count_pending();
        return complete_transfer(section, bytes);
    }
    Partitioned_send *const send = through->send;
    const bool is_sending = send != nullptr && send->is_under_way();
    for (int i = 0; is_sending && i < send->data.number; ++i)
        if (send->is_ready[static_cast<std::size_t>(i)])
            take(*send, i);
    count_pending();
    if (is_sending && send->unready == 0) {
        complete_transfer(section, send->data.bytes);
        complete(section, *send);
    }
}

// Send and receive may partition the data differently.
void Partitioned_receive::take(const Partitioned_send &from, int partition)
{
    const MPI_Count first = partition * from.data.bytes_each();
    const MPI_Count bytes = std::min(from.data.bytes_each(), data.bytes - first);
    if (bytes <= 0)
        return;
    if (from.datatype->is_contiguous) {
        const char *const packed = static_cast<const char *>(from.data.buffer) + from.datatype->true_lower + first;
        unpack_bytes(packed, bytes, first, data.buffer, data.count, *datatype);
    } else {
        const storage packed(static_cast<std::size_t>(bytes));
        pack_bytes(from.data.buffer, from.data.count, *from.datatype, first, bytes, packed.data());
        unpack_bytes(packed.data(), bytes, first, data.buffer, data.count, *datatype);
    }
    arrive(first, bytes);
}

void Partitioned_receive::arrive(MPI_Count from, MPI_Count bytes)
{
    const MPI_Count each = data.bytes_each();
    while (bytes > 0) {
        const MPI_Count partition = from / each;
        const MPI_Count here = std::min(bytes, (partition + 1) * each - from);
        missing[static_cast<std::size_t>(partition)] -= here;
        from += here;
        bytes -= here;
    }
    guard::notify();
}

// Partitions without data arrive when the sender's are ready; if those are not as many, all at once.
bool Partitioned_receive::has_arrived(int partition) const
{
    if (is_complete || data.bytes_each() != 0)
        return is_complete || missing[static_cast<std::size_t>(partition)] == 0;
    const Partitioned_send *const send = through ? through->send : nullptr;
    return send != nullptr && send->is_under_way() && send->data.number == data.number &&
           send->is_ready[static_cast<std::size_t>(partition)];
}

void Partitioned_receive::complete_transfer(locked_section &section, MPI_Count bytes)
{
    arrived = {comm_rank, tag, std::min(bytes, data.bytes), false};
    if (bytes > data.bytes)
        failed = truncated;
    defer_message_event(section, event_kind::message_matched, *comm, tag, bytes);
    complete(section, *this);
}

}  // namespace solo
