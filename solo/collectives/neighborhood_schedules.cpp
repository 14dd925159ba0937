#include "collectives/neighborhood_schedules.h"

#include "topologies/topology.h"

#include <algorithm>
#include <utility>

namespace solo {
namespace {

// A buffer of blocks: each has a count, a datatype and a displacement, in extents of the datatype or, with an array of
// datatypes, in bytes.
class blocks {
public:
    blocks(const buffer_desc &all, MPI_Count stride) : all_(all), stride_(stride) {}
    blocks(const buffer_desc &all, const numbers &counts, const numbers &displs, const char *displs_name)
        : all_(all)
        , counts_(counts)
        , displs_(displs)
        , displs_name_(displs_name)
    {
    }
    blocks(const buffer_desc &all, const numbers &counts, const numbers &displs, const MPI_Datatype datatypes[],
           const char *displs_name)
        : all_(all)
        , counts_(counts)
        , displs_(displs)
        , displs_name_(displs_name)
        , datatypes_(datatypes)
        , is_of_datatypes_(true)
    {
    }

    // Refuse arrays that are not there, and blocks that cannot be described; the buffer is checked where data is moved.
    void check(int number) const;
    buffer_desc operator[](int index) const;

private:
    buffer_desc all_;
    MPI_Count stride_ = 0;  // blocks of one size: elements from one to the next
    numbers counts_;
    numbers displs_;
    const char *displs_name_ = nullptr;
    const MPI_Datatype *datatypes_ = nullptr;
    bool is_of_datatypes_ = false;
};

void blocks::check(int number) const
{
    refuse_in_place(all_.buffer, all_.buffer_name);
    if (displs_name_ == nullptr)
        return check_count(all_);
    if (number == 0)
        return;
    check_array(counts_, all_.count_name);
    check_array(displs_, displs_name_);
    for (int index = 0; index < number; index++) {
        buffer_desc block = all_;
        block.count = counts_[index];
        if (is_of_datatypes_)
            block.datatype = &datatype_in(datatypes_, index, all_.datatype_name);
        check_count(block);
    }
}

buffer_desc blocks::operator[](int index) const
{
    buffer_desc block = all_;
    if (counts_)
        block.count = counts_[index];
    if (is_of_datatypes_) {
        block.datatype = &datatype_in(datatypes_, index, all_.datatype_name);
        block.buffer = offset_by(all_.buffer, displs_[index]);
        return block;
    }
    check_block_base(block);
    if (displs_)
        block.buffer = offset_by(all_.buffer, displs_[index], *all_.datatype, displs_name_);
    else
        block.buffer = offset_by(all_.buffer, index * stride_, *all_.datatype, all_.count_name);
    return block;
}

struct interval {
    std::uintptr_t first;
    std::uintptr_t end;
    bool is_received;
};

void add_interval(std::vector<interval> &list, const void *buffer, MPI_Count count, const Datatype &datatype,
                  bool is_received)
{
    const std::uintptr_t first = start_of(buffer, datatype);
    if (datatype.is_contiguous)
        list.push_back({first, first + static_cast<std::uintptr_t>(count * datatype.size), is_received});
}

// Refuse sent blocks that overlap a received one, as far as they have no gaps: an early receive would change a later send.
void check_no_overlap(const copy_ops &all)
{
    std::vector<interval> list;
    for (const copy_op &each : all) {
        add_interval(list, each.source, each.source_count, *each.source_type, false);
        add_interval(list, each.destination, each.destination_count, *each.destination_type, true);
    }
    std::sort(list.begin(), list.end(), [](const interval &a, const interval &b) { return a.first < b.first; });
    std::uintptr_t end_of[2] = {};
    for (const interval &each : list) {
        if (end_of[!each.is_received] > each.first)
            fail(MPI_ERR_BUFFER, "recvbuf", "overlaps the other buffer");
        end_of[each.is_received] = std::max(end_of[each.is_received], each.end);
    }
}

copy_ops move_all(const blocks &from, const blocks &to, const Comm &comm)
{
    const topology_info &neighbors = topology_of(comm);
    from.check(static_cast<int>(neighbors.destinations.size()));
    to.check(static_cast<int>(neighbors.sources.size()));
    copy_ops all;
    all.reserve(neighbors.arrives.size());
    for (int index = 0; const int block : neighbors.arrives) {
        const copy_op moved = block < 0 ? copy_op{} : move(from[block], to[index]);
        if (moved.source_type != nullptr)
            all.push_back(moved);
        ++index;
    }
    if (all.size() > 1)
        check_no_overlap(all);
    return all;
}

buffer_desc sent(const void *buffer, MPI_Count count, Datatype *datatype)
{
    return {buffer, count, datatype, "sendbuf", "sendcount", "sendtype"};
}

buffer_desc received(const void *buffer, MPI_Count count, Datatype *datatype)
{
    return {buffer, count, datatype, "recvbuf", "recvcount", "recvtype"};
}

buffer_desc many_sent(const void *buffer, Datatype *datatype)
{
    return {buffer, 0, datatype, "sendbuf", "sendcounts", datatype ? "sendtype" : "sendtypes"};
}

buffer_desc many_received(const void *buffer, Datatype *datatype)
{
    return {buffer, 0, datatype, "recvbuf", "recvcounts", datatype ? "recvtype" : "recvtypes"};
}

}  // namespace

namespace schedule {

copy_ops neighbor_allgather(const void *sendbuf, MPI_Count sendcount, Datatype &sendtype, void *recvbuf,
                            MPI_Count recvcount, Datatype &recvtype, const Comm &comm)
{
    return move_all({sent(sendbuf, sendcount, &sendtype), 0}, {received(recvbuf, recvcount, &recvtype), recvcount},
                    comm);
}

copy_ops neighbor_allgatherv(const void *sendbuf, MPI_Count sendcount, Datatype &sendtype, void *recvbuf,
                             const numbers &recvcounts, const numbers &displs, Datatype &recvtype, const Comm &comm)
{
    return move_all({sent(sendbuf, sendcount, &sendtype), 0},
                    {many_received(recvbuf, &recvtype), recvcounts, displs, "displs"}, comm);
}

copy_ops neighbor_alltoall(const void *sendbuf, MPI_Count sendcount, Datatype &sendtype, void *recvbuf,
                           MPI_Count recvcount, Datatype &recvtype, const Comm &comm)
{
    return move_all({sent(sendbuf, sendcount, &sendtype), sendcount},
                    {received(recvbuf, recvcount, &recvtype), recvcount}, comm);
}

copy_ops neighbor_alltoallv(const void *sendbuf, const numbers &sendcounts, const numbers &sdispls, Datatype &sendtype,
                            void *recvbuf, const numbers &recvcounts, const numbers &rdispls, Datatype &recvtype,
                            const Comm &comm)
{
    return move_all({many_sent(sendbuf, &sendtype), sendcounts, sdispls, "sdispls"},
                    {many_received(recvbuf, &recvtype), recvcounts, rdispls, "rdispls"}, comm);
}

copy_ops neighbor_alltoallw(const void *sendbuf, const numbers &sendcounts, const MPI_Aint sdispls[],
                            const MPI_Datatype sendtypes[], void *recvbuf, const numbers &recvcounts,
                            const MPI_Aint rdispls[], const MPI_Datatype recvtypes[], const Comm &comm)
{
    return move_all({many_sent(sendbuf, nullptr), sendcounts, numbers(sdispls), sendtypes, "sdispls"},
                    {many_received(recvbuf, nullptr), recvcounts, numbers(rdispls), recvtypes, "rdispls"}, comm);
}

}  // namespace schedule

namespace {

struct all_prepared {
    copy_ops what;
    std::vector<ref<Datatype>> datatypes;
    void operator()() const { execute(what); }
};

}  // namespace

void persistent(const copy_ops &all, Comm &comm, const Info *, MPI_Request *request)
{
    all_prepared operation{all, {}};
    for (const copy_op &each : all) {
        operation.datatypes.emplace_back(each.source_type);
        operation.datatypes.emplace_back(each.destination_type);
    }
    *request = persistent_request(comm, std::move(operation));
}

}  // namespace solo

#include "neighborhood_glue.h"
