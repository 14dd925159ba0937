#include "collectives/schedules.h"

namespace solo {
namespace {

buffer_desc sent(const void *buffer, MPI_Count count, Datatype &datatype)
{
    return {buffer, count, &datatype, "sendbuf", "sendcount", "sendtype"};
}

buffer_desc received(const void *buffer, MPI_Count count, Datatype &datatype)
{
    return {buffer, count, &datatype, "recvbuf", "recvcount", "recvtype"};
}

// The address of the block of rank 0.
const void *block_at(const buffer_desc &all, const numbers &displs, const char *displs_name)
{
    check_array(displs, displs_name);
    check_block_base(all);
    return offset_by(all.buffer, displs[0], *all.datatype, displs_name);
}

buffer_desc block_sent(const void *buffer, const numbers &counts, const numbers &displs, Datatype &datatype,
                       const char *displs_name)
{
    check_array(counts, "sendcounts");
    buffer_desc block{buffer, counts[0], &datatype, "sendbuf", "sendcounts", "sendtype"};
    block.buffer = block_at(block, displs, displs_name);
    return block;
}

buffer_desc block_received(const void *buffer, const numbers &counts, const numbers &displs, Datatype &datatype,
                           const char *displs_name)
{
    check_array(counts, "recvcounts");
    buffer_desc block{buffer, counts[0], &datatype, "recvbuf", "recvcounts", "recvtype"};
    block.buffer = block_at(block, displs, displs_name);
    return block;
}

// MPI_IN_PLACE: no copy, but the other buffer is checked.
copy_op in_place(const buffer_desc &other)
{
    check_buffer(other);
    return {};
}

}  // namespace

Datatype &datatype_in(const MPI_Datatype datatypes[], int index, const char *argument)
{
    if (datatypes == nullptr)
        fail(MPI_ERR_ARG, argument, "is a null pointer");
    return find<Datatype>(datatypes[index], argument);
}

namespace schedule {

copy_op bcast(void *buffer, MPI_Count count, Datatype &datatype, int root, const Comm &)
{
    check_root(root, "root");
    return in_place({buffer, count, &datatype, "buffer", "count", "datatype"});
}

copy_op gather(const void *sendbuf, MPI_Count sendcount, Datatype *sendtype, void *recvbuf, MPI_Count recvcount,
               Datatype &recvtype, const Comm &)
{
    const buffer_desc to = received(recvbuf, recvcount, recvtype);
    return sendbuf == MPI_IN_PLACE ? in_place(to) : move(sent(sendbuf, sendcount, *sendtype), to);
}

copy_op gatherv(const void *sendbuf, MPI_Count sendcount, Datatype *sendtype, void *recvbuf, const numbers &recvcounts,
                const numbers &displs, Datatype &recvtype, const Comm &)
{
    const buffer_desc to = block_received(recvbuf, recvcounts, displs, recvtype, "displs");
    return sendbuf == MPI_IN_PLACE ? in_place(to) : move(sent(sendbuf, sendcount, *sendtype), to);
}

copy_op scatter(const void *sendbuf, MPI_Count sendcount, Datatype &sendtype, void *recvbuf, MPI_Count recvcount,
                Datatype *recvtype, int root, const Comm &)
{
    check_root(root, "root");
    const buffer_desc from = sent(sendbuf, sendcount, sendtype);
    return recvbuf == MPI_IN_PLACE ? in_place(from) : move(from, received(recvbuf, recvcount, *recvtype));
}

copy_op scatterv(const void *sendbuf, const numbers &sendcounts, const numbers &displs, Datatype &sendtype,
                 void *recvbuf, MPI_Count recvcount, Datatype *recvtype, int root, const Comm &)
{
    check_root(root, "root");
    const buffer_desc from = block_sent(sendbuf, sendcounts, displs, sendtype, "displs");
    return recvbuf == MPI_IN_PLACE ? in_place(from) : move(from, received(recvbuf, recvcount, *recvtype));
}

copy_op alltoallv(const void *sendbuf, const numbers &sendcounts, const numbers &sdispls, Datatype *sendtype,
                  void *recvbuf, const numbers &recvcounts, const numbers &rdispls, Datatype &recvtype, const Comm &)
{
    const buffer_desc to = block_received(recvbuf, recvcounts, rdispls, recvtype, "rdispls");
    return sendbuf == MPI_IN_PLACE ? in_place(to)
                                   : move(block_sent(sendbuf, sendcounts, sdispls, *sendtype, "sdispls"), to);
}

copy_op alltoallw(const void *sendbuf, const numbers &sendcounts, const numbers &sdispls,
                  const MPI_Datatype sendtypes[], void *recvbuf, const numbers &recvcounts, const numbers &rdispls,
                  const MPI_Datatype recvtypes[], const Comm &)
{
    check_array(recvcounts, "recvcounts");
    check_array(rdispls, "rdispls");
    refuse_in_place(recvbuf, "recvbuf");
    const buffer_desc to{offset_by(recvbuf, rdispls[0]),
                         recvcounts[0],
                         &datatype_in(recvtypes, 0, "recvtypes"),
                         "recvbuf",
                         "recvcounts",
                         "recvtypes"};
    if (sendbuf == MPI_IN_PLACE)
        return in_place(to);
    check_array(sendcounts, "sendcounts");
    check_array(sdispls, "sdispls");
    return move({offset_by(sendbuf, sdispls[0]), sendcounts[0], &datatype_in(sendtypes, 0, "sendtypes"), "sendbuf",
                 "sendcounts", "sendtypes"},
                to);
}

copy_op reduction(const void *sendbuf, void *recvbuf, MPI_Count count, Datatype &datatype, const Op &op,
                  const char *count_name)
{
    check_operation(op, datatype);
    const buffer_desc to{recvbuf, count, &datatype, "recvbuf", count_name, "datatype"};
    return sendbuf == MPI_IN_PLACE ? in_place(to)
                                   : move({sendbuf, count, &datatype, "sendbuf", count_name, "datatype"}, to);
}

copy_op reduce_scatter(const void *sendbuf, void *recvbuf, const numbers &recvcounts, Datatype &datatype, const Op &op,
                       const Comm &)
{
    check_array(recvcounts, "recvcounts");
    return reduction(sendbuf, recvbuf, recvcounts[0], datatype, op, "recvcounts");
}

copy_op exscan(const void *sendbuf, void *recvbuf, MPI_Count count, Datatype &datatype, const Op &op, const Comm &)
{
    check_operation(op, datatype);
    if (sendbuf == MPI_IN_PLACE)
        return in_place({recvbuf, count, &datatype, "recvbuf", "count", "datatype"});
    check_buffer({sendbuf, count, &datatype, "sendbuf", "count", "datatype"});
    return {};
}

copy_op gather(const void *sendbuf, MPI_Count sendcount, Datatype *sendtype, void *recvbuf, MPI_Count recvcount,
               Datatype &recvtype, int root, const Comm &comm)
{
    check_root(root, "root");
    return gather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm);
}

copy_op gatherv(const void *sendbuf, MPI_Count sendcount, Datatype *sendtype, void *recvbuf, const numbers &recvcounts,
                const numbers &displs, Datatype &recvtype, int root, const Comm &comm)
{
    check_root(root, "root");
    return gatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm);
}

copy_op reduction(const void *sendbuf, void *recvbuf, MPI_Count count, Datatype &datatype, const Op &op, const Comm &)
{
    return reduction(sendbuf, recvbuf, count, datatype, op);
}

copy_op reduction(const void *sendbuf, void *recvbuf, MPI_Count count, Datatype &datatype, const Op &op, int root,
                  const Comm &)
{
    check_root(root, "root");
    return reduction(sendbuf, recvbuf, count, datatype, op);
}

copy_op reduce_scatter_block(const void *sendbuf, void *recvbuf, MPI_Count recvcount, Datatype &datatype, const Op &op,
                             const Comm &)
{
    return reduction(sendbuf, recvbuf, recvcount, datatype, op, "recvcount");
}

}  // namespace schedule

namespace {

struct prepared {
    copy_op what;
    ref<Datatype> source_type;
    ref<Datatype> destination_type;
    void operator()() const { execute(what); }
};

}  // namespace

void persistent(const copy_op &op, Comm &comm, const Info *, MPI_Request *request)
{
    *request = persistent_request(comm, prepared{op, ref(op.source_type), ref(op.destination_type)});
}

}  // namespace solo
