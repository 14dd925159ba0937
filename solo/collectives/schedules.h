// What each collective is to do on one process, after everything has been checked. Its blocking, nonblocking and persistent forms
// differ only in when that is carried out. Arguments are those of the routine.
#ifndef SOLO_COLLECTIVES_PLANS_H
#define SOLO_COLLECTIVES_PLANS_H

#include "collectives/elements.h"
#include "collectives/copy_op.h"
#include "collectives/op.h"
#include "communicators/comm.h"
#include "core/numbers.h"
#include "requests/request.h"

namespace solo {

// An array that must be there (MPI_ERR_ARG).
inline void check_array(const numbers &array, const char *argument)
{
    if (!array)
        fail(MPI_ERR_ARG, argument, "is a null pointer");
}
// The datatype of an array of handles; MPI_ERR_TYPE if it is none.
Datatype &datatype_in(const MPI_Datatype datatypes[], int index, const char *argument);

namespace schedule {

copy_op bcast(void *buffer, MPI_Count count, Datatype &datatype, int root);
// MPI_Gather, MPI_Allgather, MPI_Alltoall
copy_op gather(const void *sendbuf, MPI_Count sendcount, Datatype *sendtype, void *recvbuf, MPI_Count recvcount,
                Datatype &recvtype);
// MPI_Gatherv, MPI_Allgatherv
copy_op gatherv(const void *sendbuf, MPI_Count sendcount, Datatype *sendtype, void *recvbuf, const numbers &recvcounts,
                 const numbers &displs, Datatype &recvtype);
copy_op scatter(const void *sendbuf, MPI_Count sendcount, Datatype &sendtype, void *recvbuf, MPI_Count recvcount,
                 Datatype *recvtype);
copy_op scatterv(const void *sendbuf, const numbers &sendcounts, const numbers &displs, Datatype &sendtype,
                  void *recvbuf, MPI_Count recvcount, Datatype *recvtype);
copy_op alltoallv(const void *sendbuf, const numbers &sendcounts, const numbers &sdispls, Datatype *sendtype,
                   void *recvbuf, const numbers &recvcounts, const numbers &rdispls, Datatype &recvtype);
copy_op alltoallw(const void *sendbuf, const numbers &sendcounts, const numbers &sdispls,
                   const MPI_Datatype sendtypes[], void *recvbuf, const numbers &recvcounts, const numbers &rdispls,
                   const MPI_Datatype recvtypes[]);
// MPI_Reduce, MPI_Allreduce, MPI_Scan, MPI_Reduce_scatter_block: the one contribution is the result; the operation is not called.
copy_op reduction(const void *sendbuf, void *recvbuf, MPI_Count count, Datatype &datatype, const Op &op,
                   const char *count_name = "count");
copy_op reduce_scatter(const void *sendbuf, void *recvbuf, const numbers &recvcounts, Datatype &datatype,
                        const Op &op);
// Nothing arrives at rank 0, where recvbuf is not significant, whatever it is (MPI 5.0 §6.11.2); unless it is the input, too.
copy_op exscan(const void *sendbuf, void *recvbuf, MPI_Count count, Datatype &datatype, const Op &op);

}  // namespace schedule

// The short way of the reductions that are used most: of predefined datatypes without gap, from one buffer to another. False: it
// is not one of these, or there may be something wrong with it; nothing was done.
inline bool reduce_fast_path(const void *sendbuf, void *recvbuf, MPI_Count count, const Datatype &datatype, const Op &op)
{
    constexpr std::uintptr_t most = std::uintptr_t{1} << 40;
    const std::uintptr_t index = datatype.handle_bits() - first_datatype;
    if (index > last_datatype - first_datatype || (op.accepts & known_datatypes[index].belongs_to) == 0 ||
        (known_datatypes[index].holds == element::none && !has_every_size) || !datatype.is_contiguous || is_instrumented())
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

// Requests for what has been carried out already, and for what is to be carried out at each start. The datatypes are kept.
MPI_Request persistent(Comm &comm, const copy_op &what);

}  // namespace solo

#endif
