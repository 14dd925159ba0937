// The routines of partitioned communication (MPI 5.0, chapter 4).
#include "partitioned.h"

#include "requests/partitioned_pair.h"
#include "requests/send.h"

namespace solo {
namespace {

partitions check_partitions(const void *buf, int number, MPI_Count count, const Datatype &datatype, int tag)
{
    if (number < 1)
        fail(MPI_ERR_ARG, "partitions", "is less than 1");
    if (count < 0)
        fail(MPI_ERR_COUNT, "count", "is negative");
    if (tag < 0)
        refuse_tag("tag");
    MPI_Count all;
    if (__builtin_mul_overflow(count, MPI_Count{number}, &all))
        fail(MPI_ERR_COUNT, "count", "times partitions is beyond MPI_Count");
    return {const_cast<void *>(buf), number, all, check_data(buf, all, datatype, "buf", "datatype")};
}

// The pair that has waited longest for this side, or a new one.
std::shared_ptr<partitioned_pair> match_pair(pending_pairs::by_tag &waiting, pending_pairs::by_tag &waiting_of_ours,
                                             int tag)
{
    const auto position = waiting.find(tag);
    if (position == waiting.end()) {
        auto created = std::make_shared<partitioned_pair>();
        auto &queue = *waiting_of_ours.try_emplace(tag).first;
        try {
            queue.second.push_back(created);
        } catch (...) {
            if (queue.second.empty())
                waiting_of_ours.erase(tag);
            throw;
        }
        return created;
    }
    auto pair = std::move(position->second.front());
    position->second.pop_front();
    if (position->second.empty())
        waiting.erase(position);
    return pair;
}

pending_pairs &pairs_of(Comm &comm)
{
    if (!comm.queues->partitioned)
        comm.queues->partitioned = std::make_shared<pending_pairs>();
    return *comm.queues->partitioned;
}

Partitioned_send &sender(Request &request)
{
    auto *const position = dynamic_cast<Partitioned_send *>(&request);
    if (position == nullptr)
        fail(MPI_ERR_REQUEST, "request", "is not of a partitioned send");
    if (!position->is_active)
        fail(MPI_ERR_REQUEST, "request", "has not been started");
    return *position;
}

void check_unready(const Partitioned_send &send, int partition, const char *argument)
{
    send.check_partition(partition, argument);
    if (send.is_ready[static_cast<std::size_t>(partition)])
        fail(MPI_ERR_ARG, argument, "names a partition that is ready already");
}

}  // namespace

void Psend_init(const void *buf, int partitions, MPI_Count count, Datatype &datatype, int dest, int tag, Comm &comm,
                Info *, MPI_Request *request)
{
    if (dest != comm_rank)
        check_rank(dest, "dest");
    const auto data = check_partitions(buf, partitions, count, datatype, tag);
    auto created = std::make_unique<Partitioned_send>(&comm, data, datatype, tag);
    const guard held;
    new_request send(std::move(created));
    if (dest != MPI_PROC_NULL) {
        pending_pairs &all = pairs_of(comm);
        send->through = match_pair(all.without_send, all.without_receive, tag);
        send->through->send = &*send;
    }
    *request = send.commit();
}

void Precv_init(void *buf, int partitions, MPI_Count count, Datatype &datatype, int source, int tag, Comm &comm, Info *,
                MPI_Request *request)
{
    if (source != comm_rank)
        check_rank(source, "source");
    const auto data = check_partitions(buf, partitions, count, datatype, tag);
    auto created = std::make_unique<Partitioned_receive>(&comm, data, datatype, tag);
    const guard held;
    new_request receive(std::move(created));
    if (source != MPI_PROC_NULL) {
        pending_pairs &all = pairs_of(comm);
        receive->through = match_pair(all.without_receive, all.without_send, tag);
        receive->through->receive = &*receive;
    }
    *request = receive.commit();
}

void Pready(int partition, Request &request)
{
    locked_section section;
    Partitioned_send &send = sender(request);
    check_unready(send, partition, "partition");
    send.make_ready(section, partition);
}

void Pready_range(int partition_low, int partition_high, Request &request)
{
    locked_section section;
    Partitioned_send &send = sender(request);
    send.check_partition(partition_low, "partition_low");
    send.check_partition(partition_high, "partition_high");
    if (partition_low > partition_high)
        fail(MPI_ERR_ARG, "partition_high", "is less than partition_low");
    for (int i = partition_low; i <= partition_high; ++i)
        check_unready(send, i, "partition_low");
    for (int i = partition_low; i <= partition_high; ++i)
        send.make_ready(section, i);
}

// One that occurs twice is found before anything is moved.
void Pready_list(int length, const int array_of_partitions[], Request &request)
{
    locked_section section;
    Partitioned_send &send = sender(request);
    std::vector<bool> ready = send.is_ready;
    for (int i = 0; i < length; ++i) {
        check_unready(send, array_of_partitions[i], "array_of_partitions");
        if (ready[static_cast<std::size_t>(array_of_partitions[i])])
            fail(MPI_ERR_ARG, "array_of_partitions", "names a partition twice");
        ready[static_cast<std::size_t>(array_of_partitions[i])] = true;
    }
    for (int i = 0; i < length; ++i)
        send.make_ready(section, array_of_partitions[i]);
}

void Parrived(Request *request, int partition, int *flag)
{
    const guard held;
    *flag = true;
    if (request == nullptr)
        return;
    const auto *const receive = dynamic_cast<Partitioned_receive *>(request);
    if (receive == nullptr)
        fail(MPI_ERR_REQUEST, "request", "is not of a partitioned receive");
    receive->check_partition(partition, "partition");
    *flag = !receive->is_active || receive->has_arrived(partition);
}

}  // namespace solo

#include "partitioned_glue.h"
