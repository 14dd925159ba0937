#include "collectives/plans.h"

namespace solo {
namespace {

side sent(const void *buffer, MPI_Count count, Datatype &datatype)
{
    return {buffer, count, &datatype, "sendbuf", "sendcount", "sendtype"};
}

side received(const void *buffer, MPI_Count count, Datatype &datatype)
{
    return {buffer, count, &datatype, "recvbuf", "recvcount", "recvtype"};
}

// The address of the block of rank 0. A displacement does not make an address of MPI_BOTTOM unless the datatype does so too.
const void *block_at(const side &all, const numbers &displs, const char *displs_name)
{
    check_array(displs, displs_name);
    if (all.buffer == MPI_IN_PLACE)
        fail(MPI_ERR_BUFFER, all.buffer_name, "is MPI_IN_PLACE, which has no meaning here");
    if (all.buffer == MPI_BOTTOM && all.datatype->is_basic && all.count > 0)
        fail(MPI_ERR_BUFFER, all.buffer_name, "is a null pointer");
    return displaced(all.buffer, displs[0], *all.datatype, displs_name);
}

side block_sent(const void *buffer, const numbers &counts, const numbers &displs, Datatype &datatype,
                const char *displs_name)
{
    check_array(counts, "sendcounts");
    side block{buffer, counts[0], &datatype, "sendbuf", "sendcounts", "sendtype"};
    block.buffer = block_at(block, displs, displs_name);
    return block;
}

side block_received(const void *buffer, const numbers &counts, const numbers &displs, Datatype &datatype,
                    const char *displs_name)
{
    check_array(counts, "recvcounts");
    side block{buffer, counts[0], &datatype, "recvbuf", "recvcounts", "recvtype"};
    block.buffer = block_at(block, displs, displs_name);
    return block;
}

// What is where it belongs already: nothing moves, yet the other side is checked.
movement in_place(const side &other)
{
    check_side(other);
    return {};
}

}  // namespace

Datatype &datatype_in(const MPI_Datatype datatypes[], int index, const char *argument)
{
    if (datatypes == nullptr)
        fail(MPI_ERR_ARG, argument, "is a null pointer");
    return find<Datatype>(datatypes[index], argument);
}

namespace plan {

movement bcast(void *buffer, MPI_Count count, Datatype &datatype, int root)
{
    check_root(root, "root");
    return in_place({buffer, count, &datatype, "buffer", "count", "datatype"});
}

movement gather(const void *sendbuf, MPI_Count sendcount, Datatype *sendtype, void *recvbuf, MPI_Count recvcount,
                Datatype &recvtype)
{
    const side to = received(recvbuf, recvcount, recvtype);
    return sendbuf == MPI_IN_PLACE ? in_place(to) : move(sent(sendbuf, sendcount, *sendtype), to);
}

movement gatherv(const void *sendbuf, MPI_Count sendcount, Datatype *sendtype, void *recvbuf, const numbers &recvcounts,
                 const numbers &displs, Datatype &recvtype)
{
    const side to = block_received(recvbuf, recvcounts, displs, recvtype, "displs");
    return sendbuf == MPI_IN_PLACE ? in_place(to) : move(sent(sendbuf, sendcount, *sendtype), to);
}

movement scatter(const void *sendbuf, MPI_Count sendcount, Datatype &sendtype, void *recvbuf, MPI_Count recvcount,
                 Datatype *recvtype)
{
    const side from = sent(sendbuf, sendcount, sendtype);
    return recvbuf == MPI_IN_PLACE ? in_place(from) : move(from, received(recvbuf, recvcount, *recvtype));
}

movement scatterv(const void *sendbuf, const numbers &sendcounts, const numbers &displs, Datatype &sendtype,
                  void *recvbuf, MPI_Count recvcount, Datatype *recvtype)
{
    const side from = block_sent(sendbuf, sendcounts, displs, sendtype, "displs");
    return recvbuf == MPI_IN_PLACE ? in_place(from) : move(from, received(recvbuf, recvcount, *recvtype));
}

movement alltoallv(const void *sendbuf, const numbers &sendcounts, const numbers &sdispls, Datatype *sendtype,
                   void *recvbuf, const numbers &recvcounts, const numbers &rdispls, Datatype &recvtype)
{
    const side to = block_received(recvbuf, recvcounts, rdispls, recvtype, "rdispls");
    return sendbuf == MPI_IN_PLACE ? in_place(to)
                                   : move(block_sent(sendbuf, sendcounts, sdispls, *sendtype, "sdispls"), to);
}

movement alltoallw(const void *sendbuf, const numbers &sendcounts, const numbers &sdispls,
                   const MPI_Datatype sendtypes[], void *recvbuf, const numbers &recvcounts, const numbers &rdispls,
                   const MPI_Datatype recvtypes[])
{
    check_array(recvcounts, "recvcounts");
    check_array(rdispls, "rdispls");
    if (recvbuf == MPI_IN_PLACE)
        fail(MPI_ERR_BUFFER, "recvbuf", "is MPI_IN_PLACE, which has no meaning here");
    const side to{displaced(recvbuf, rdispls[0]),
                  recvcounts[0],
                  &datatype_in(recvtypes, 0, "recvtypes"),
                  "recvbuf",
                  "recvcounts",
                  "recvtypes"};
    if (sendbuf == MPI_IN_PLACE)
        return in_place(to);
    check_array(sendcounts, "sendcounts");
    check_array(sdispls, "sdispls");
    return move({displaced(sendbuf, sdispls[0]), sendcounts[0], &datatype_in(sendtypes, 0, "sendtypes"), "sendbuf",
                 "sendcounts", "sendtypes"},
                to);
}

movement reduction(const void *sendbuf, void *recvbuf, MPI_Count count, Datatype &datatype, const Op &op,
                   const char *count_name)
{
    check_operation(op, datatype);
    const side to{recvbuf, count, &datatype, "recvbuf", count_name, "datatype"};
    return sendbuf == MPI_IN_PLACE ? in_place(to)
                                   : move({sendbuf, count, &datatype, "sendbuf", count_name, "datatype"}, to);
}

movement reduce_scatter(const void *sendbuf, void *recvbuf, const numbers &recvcounts, Datatype &datatype, const Op &op)
{
    check_array(recvcounts, "recvcounts");
    return reduction(sendbuf, recvbuf, recvcounts[0], datatype, op, "recvcounts");
}

movement exscan(const void *sendbuf, void *recvbuf, MPI_Count count, Datatype &datatype, const Op &op)
{
    check_operation(op, datatype);
    if (sendbuf == MPI_IN_PLACE)
        return in_place({recvbuf, count, &datatype, "recvbuf", "count", "datatype"});
    check_side({sendbuf, count, &datatype, "sendbuf", "count", "datatype"});
    return {};
}

}  // namespace plan

namespace {

struct prepared {
    movement what;
    ref<Datatype> source_type;
    ref<Datatype> destination_type;
    void operator()() const { carry_out(what); }
};

}  // namespace

MPI_Request persistent(Comm &comm, const movement &what)
{
    return persistent_request(comm, prepared{what, ref(what.source_type), ref(what.destination_type)});
}

}  // namespace solo
