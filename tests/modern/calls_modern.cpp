// Functions that instructions.py compares with those of the same name in calls_native.cpp.
#include "calls.hpp"

int comm_rank(MPI_Comm comm) { return mpi::comm_rank(comm); }
void send(const void *buf, int n, MPI_Datatype type, int dest, MPI_Comm comm)
{
    mpi::send(buf, n, type, dest, 7, comm);
}
void recv(void *buf, int n, MPI_Datatype type, int source, MPI_Comm comm, MPI_Status *status)
{
    mpi::recv(buf, n, type, source, 7, comm, status);
}
void recv_ignored(void *buf, int n, MPI_Datatype type, int source, MPI_Comm comm)
{
    mpi::recv(buf, n, type, source, 7, comm);
}
MPI_Request isend(const void *buf, int n, MPI_Datatype type, int dest, MPI_Comm comm)
{
    return mpi::isend(buf, n, type, dest, 7, comm);
}
void isend_array(const void *buf, int n, int dest, MPI_Comm comm, mpi::request *requests)
{
    mpi::isend(buf, n, MPI_INT, dest, 7, comm, requests[1]);
}
void isend_wait(const void *buf, int n, MPI_Datatype type, int dest, MPI_Comm comm)
{
    mpi::request request(mpi::uninitialized);
    mpi::isend(buf, n, type, dest, 7, comm, request);
    mpi::wait(request);
}
void isend_wait_value(const void *buf, int n, MPI_Datatype type, int dest, MPI_Comm comm)
{
    mpi::request request = mpi::isend(buf, n, type, dest, 7, comm);
    mpi::wait(request);
}
bool test(mpi::request &request) { return mpi::test(request); }
void waitall(std::span<mpi::request> requests) { mpi::waitall(requests); }
void allreduce(const double *from, double *to, int n, MPI_Comm comm)
{
    mpi::allreduce(from, to, n, MPI_DOUBLE, MPI_SUM, comm);
}
void bcast(void *buf, int n, MPI_Datatype type, int root, MPI_Comm comm) { mpi::bcast(buf, n, type, root, comm); }
void gatherv(const void *from, int n, void *to, numbers counts, numbers displs, MPI_Comm comm)
{
    mpi::gatherv(from, n, MPI_INT, to, counts, displs, MPI_INT, 0, comm);
}
void alltoallw(const void *from, void *to, numbers counts, numbers displs, types kinds, MPI_Comm comm)
{
    mpi::alltoallw(from, counts, displs, kinds, to, counts, displs, kinds, comm);
}
void put(const void *from, int n, MPI_Datatype type, int rank, MPI_Aint disp, MPI_Win win)
{
    mpi::put(from, n, type, rank, disp, n, type, win);
}
void win_lock(int kind, int rank, int assertion, MPI_Win win) { mpi::win_lock(kind, rank, assertion, win); }
void file_write_at(MPI_File file, MPI_Offset offset, const void *buf, int n, MPI_Datatype type)
{
    mpi::file_write_at(file, offset, buf, n, type);
}
MPI_Datatype type_create_struct(numbers lengths, std::span<const MPI_Aint> displs, types kinds)
{
    return mpi::type_create_struct(lengths, displs, kinds);
}
MPI_Comm cart_create(MPI_Comm comm, numbers dims, numbers periods)
{
    return mpi::cart_create(comm, dims, periods, true);
}
MPI_Comm comm_split(MPI_Comm comm, int color, int key) { return mpi::comm_split(comm, color, key); }
int get_count(const MPI_Status &status, MPI_Datatype type) { return mpi::get_count(status, type); }
void probe(int source, int tag, MPI_Comm comm, MPI_Status *status) { mpi::probe(source, tag, comm, status); }
mpi::improbe_result improbe(int source, int tag, MPI_Comm comm, MPI_Status *status)
{
    return mpi::improbe(source, tag, comm, status);
}
void info_set(MPI_Info info, const char *key, const char *value) { mpi::info_set(info, key, value); }
int comm_size_checked(MPI_Comm comm)
{
    const auto size = mpi::returning::comm_size(comm);
    return size ? *size : -size.code();
}
#if BND_HAS_MPI_Send_c
void send_large(const void *buf, std::size_t n, int dest, MPI_Comm comm) { mpi::send(buf, n, MPI_INT, dest, 7, comm); }
void send_range(std::span<const double> range, int dest, MPI_Comm comm) { mpi::send(range, dest, 7, comm); }
#endif
