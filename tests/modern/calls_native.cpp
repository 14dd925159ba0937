// The same calls in C, each with the check that bindery::mpi has.
#include "calls.hpp"

static void check(int code)
{
    if (code != MPI_SUCCESS) [[unlikely]]
        mpi::detail::fail(code);
}

template <class... Object>
[[gnu::always_inline]] static inline int length(std::size_t size, Object... object)
{
    if (!std::in_range<int>(size)) [[unlikely]]
        mpi::detail::fail(mpi::detail::raise(object..., MPI_ERR_ARG));
    return static_cast<int>(size);
}

int comm_rank(MPI_Comm comm)
{
    int rank;
    check(MPI_Comm_rank(comm, &rank));
    return rank;
}
void send(const void *buf, int n, MPI_Datatype type, int dest, MPI_Comm comm)
{
    check(MPI_Send(buf, n, type, dest, 7, comm));
}
void recv(void *buf, int n, MPI_Datatype type, int source, MPI_Comm comm, MPI_Status *status)
{
    check(MPI_Recv(buf, n, type, source, 7, comm, status));
}
void recv_ignored(void *buf, int n, MPI_Datatype type, int source, MPI_Comm comm)
{
    check(MPI_Recv(buf, n, type, source, 7, comm, MPI_STATUS_IGNORE));
}
MPI_Request isend(const void *buf, int n, MPI_Datatype type, int dest, MPI_Comm comm)
{
    MPI_Request request;
    check(MPI_Isend(buf, n, type, dest, 7, comm, &request));
    return request;
}
void isend_array(const void *buf, int n, int dest, MPI_Comm comm, mpi::request *requests)
{
    check(MPI_Isend(buf, n, MPI_INT, dest, 7, comm, &requests[1].native));
}
void isend_wait(const void *buf, int n, MPI_Datatype type, int dest, MPI_Comm comm)
{
    MPI_Request request;
    check(MPI_Isend(buf, n, type, dest, 7, comm, &request));
    check(MPI_Wait(&request, MPI_STATUS_IGNORE));
}
void isend_wait_value(const void *buf, int n, MPI_Datatype type, int dest, MPI_Comm comm)
{
    isend_wait(buf, n, type, dest, comm);
}
bool test(mpi::request &request)
{
    int flag;
    check(MPI_Test(&request.native, &flag, MPI_STATUS_IGNORE));
    return flag != 0;
}
void waitall(std::span<mpi::request> requests)
{
    check(MPI_Waitall(length(requests.size()), &requests.data()->native, MPI_STATUSES_IGNORE));
}
void allreduce(const double *from, double *to, int n, MPI_Comm comm)
{
    check(MPI_Allreduce(from, to, n, MPI_DOUBLE, MPI_SUM, comm));
}
void bcast(void *buf, int n, MPI_Datatype type, int root, MPI_Comm comm) { check(MPI_Bcast(buf, n, type, root, comm)); }
void gatherv(const void *from, int n, void *to, numbers counts, numbers displs, MPI_Comm comm)
{
    check(MPI_Gatherv(from, n, MPI_INT, to, counts.data(), displs.data(), MPI_INT, 0, comm));
}
void alltoallw(const void *from, void *to, numbers counts, numbers displs, types kinds, MPI_Comm comm)
{
    const MPI_Datatype *const native = &kinds.data()->native;
    check(MPI_Alltoallw(from, counts.data(), displs.data(), native, to, counts.data(), displs.data(), native, comm));
}
void put(const void *from, int n, MPI_Datatype type, int rank, MPI_Aint disp, MPI_Win win)
{
    check(MPI_Put(from, n, type, rank, disp, n, type, win));
}
void win_lock(int kind, int rank, int assertion, MPI_Win win) { check(MPI_Win_lock(kind, rank, assertion, win)); }
void file_write_at(MPI_File file, MPI_Offset offset, const void *buf, int n, MPI_Datatype type)
{
    check(MPI_File_write_at(file, offset, buf, n, type, MPI_STATUS_IGNORE));
}
MPI_Datatype type_create_struct(numbers lengths, std::span<const MPI_Aint> displs, types kinds)
{
    const MPI_Datatype *const native = &kinds.data()->native;
    MPI_Datatype type;
    check(MPI_Type_create_struct(length(lengths.size()), lengths.data(), displs.data(), native, &type));
    return type;
}
MPI_Comm cart_create(MPI_Comm comm, numbers dims, numbers periods)
{
    MPI_Comm cart;
    check(MPI_Cart_create(comm, length(dims.size(), mpi::comm(comm)), dims.data(), periods.data(), 1, &cart));
    return cart;
}
MPI_Comm comm_split(MPI_Comm comm, int color, int key)
{
    MPI_Comm part;
    check(MPI_Comm_split(comm, color, key, &part));
    return part;
}
int get_count(const MPI_Status &status, MPI_Datatype type)
{
    int count;
    check(MPI_Get_count(&status, type, &count));
    return count;
}
void probe(int source, int tag, MPI_Comm comm, MPI_Status *status) { check(MPI_Probe(source, tag, comm, status)); }
mpi::improbe_result improbe(int source, int tag, MPI_Comm comm, MPI_Status *status)
{
    int flag;
    MPI_Message message;
    check(MPI_Improbe(source, tag, comm, &flag, &message, status));
    return {flag != 0, message};
}
void info_set(MPI_Info info, const char *key, const char *value) { check(MPI_Info_set(info, key, value)); }
int comm_size_checked(MPI_Comm comm)
{
    int size;
    const int code = MPI_Comm_size(comm, &size);
    return code == MPI_SUCCESS ? size : -code;
}
#if BND_HAS_MPI_Send_c
void send_large(const void *buf, std::size_t n, int dest, MPI_Comm comm)
{
    check(MPI_Send_c(buf, static_cast<MPI_Count>(n), MPI_INT, dest, 7, comm));
}
void send_range(std::span<const double> range, int dest, MPI_Comm comm)
{
    check(MPI_Send_c(range.data(), static_cast<MPI_Count>(range.size()), MPI_DOUBLE, dest, 7, comm));
}
#endif
