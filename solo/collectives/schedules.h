// The schedule of each collective on one process: arguments checked, at most one copy. Blocking, nonblocking and persistent
// forms execute the same schedule at different times.
#ifndef SOLO_COLLECTIVES_SCHEDULES_H
#define SOLO_COLLECTIVES_SCHEDULES_H

#include "collectives/copy_op.h"
#include "collectives/elements.h"
#include "collectives/op.h"
#include "communicators/comm.h"
#include "core/numbers.h"
#include "requests/request.h"

namespace solo {

// Refuse a null array (MPI_ERR_ARG).
inline void check_array(const numbers &array, const char *argument)
{
    if (!array)
        fail(MPI_ERR_ARG, argument, "is a null pointer");
}
// The datatype of an array of handles; MPI_ERR_TYPE if it is none.
Datatype &datatype_in(const MPI_Datatype datatypes[], int index, const char *argument);

namespace schedule {

inline copy_op barrier(const Comm &) { return {}; }
copy_op bcast(void *buffer, MPI_Count count, Datatype &datatype, int root, const Comm &comm);
copy_op gather(const void *sendbuf, MPI_Count sendcount, Datatype *sendtype, void *recvbuf, MPI_Count recvcount,
               Datatype &recvtype, const Comm &comm);
copy_op gather(const void *sendbuf, MPI_Count sendcount, Datatype *sendtype, void *recvbuf, MPI_Count recvcount,
               Datatype &recvtype, int root, const Comm &comm);
copy_op gatherv(const void *sendbuf, MPI_Count sendcount, Datatype *sendtype, void *recvbuf, const numbers &recvcounts,
                const numbers &displs, Datatype &recvtype, const Comm &comm);
copy_op gatherv(const void *sendbuf, MPI_Count sendcount, Datatype *sendtype, void *recvbuf, const numbers &recvcounts,
                const numbers &displs, Datatype &recvtype, int root, const Comm &comm);
copy_op scatter(const void *sendbuf, MPI_Count sendcount, Datatype &sendtype, void *recvbuf, MPI_Count recvcount,
                Datatype *recvtype, int root, const Comm &comm);
copy_op scatterv(const void *sendbuf, const numbers &sendcounts, const numbers &displs, Datatype &sendtype,
                 void *recvbuf, MPI_Count recvcount, Datatype *recvtype, int root, const Comm &comm);
copy_op alltoallv(const void *sendbuf, const numbers &sendcounts, const numbers &sdispls, Datatype *sendtype,
                  void *recvbuf, const numbers &recvcounts, const numbers &rdispls, Datatype &recvtype,
                  const Comm &comm);
copy_op alltoallw(const void *sendbuf, const numbers &sendcounts, const numbers &sdispls,
                  const MPI_Datatype sendtypes[], void *recvbuf, const numbers &recvcounts, const numbers &rdispls,
                  const MPI_Datatype recvtypes[], const Comm &comm);
// The only contribution is the result; the operation is not called.
copy_op reduction(const void *sendbuf, void *recvbuf, MPI_Count count, Datatype &datatype, const Op &op,
                  const char *count_name = "count");
copy_op reduction(const void *sendbuf, void *recvbuf, MPI_Count count, Datatype &datatype, const Op &op,
                  const Comm &comm);
copy_op reduction(const void *sendbuf, void *recvbuf, MPI_Count count, Datatype &datatype, const Op &op, int root,
                  const Comm &comm);
copy_op reduce_scatter(const void *sendbuf, void *recvbuf, const numbers &recvcounts, Datatype &datatype, const Op &op,
                       const Comm &comm);
copy_op reduce_scatter_block(const void *sendbuf, void *recvbuf, MPI_Count recvcount, Datatype &datatype, const Op &op,
                             const Comm &comm);
// Rank 0 receives nothing, and its recvbuf is not significant unless it is the input (MPI 5.0, 6.11.2).
copy_op exscan(const void *sendbuf, void *recvbuf, MPI_Count count, Datatype &datatype, const Op &op, const Comm &comm);

}  // namespace schedule

// Fast path of common reductions: predefined contiguous datatypes, distinct buffers. False: not applicable, or a check failed;
// nothing was done.
inline bool reduce_fast_path(const void *sendbuf, void *recvbuf, MPI_Count count, const Datatype &datatype,
                             const Op &op)
{
    constexpr std::uintptr_t most = std::uintptr_t{1} << 40;
    const std::uintptr_t index = datatype.handle_bits() - first_datatype;
    if (index > last_datatype - first_datatype || (op.accepts & known_datatypes[index].belongs_to) == 0 ||
        (known_datatypes[index].holds == element::none && !has_every_size) || !datatype.is_contiguous ||
        is_instrumented())
        return false;
    const auto from = reinterpret_cast<std::uintptr_t>(sendbuf);
    const auto to = reinterpret_cast<std::uintptr_t>(recvbuf);
    const std::uintptr_t bytes = static_cast<std::uintptr_t>(count) * static_cast<std::uintptr_t>(datatype.size);
    if (static_cast<std::uintptr_t>(count) > most || from < first_page || to < first_page)
        return false;
    if (from - to < bytes || to - from < bytes)
        return false;
    if (bytes == sizeof(double))
        std::memcpy(recvbuf, sendbuf, sizeof(double));
    else
        std::memcpy(recvbuf, sendbuf, bytes);
    return true;
}

// The three forms of a routine; the glue calls them.
template <typename Schedule>
void blocking(const Schedule &schedule)
{
    execute(schedule);
}
template <typename Schedule>
void nonblocking(const Schedule &schedule, Comm &comm, MPI_Request *request)
{
    const MPI_Request complete = collective_request(comm);
    execute(schedule);
    *request = complete;
}
// Executes the schedule at each start; holds references to its datatypes.
void persistent(const copy_op &op, Comm &comm, const Info *info, MPI_Request *request);

}  // namespace solo

#endif
