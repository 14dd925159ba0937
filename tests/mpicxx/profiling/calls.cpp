// A program for tools: each call is there once, or as often as the comment at its line says. Two processes at least.
#include <mpi.h>

namespace {

int copy(const MPI::Comm &comm, int, void *, void *in, void *out, bool &flag)
{
    flag = comm.Get_topology() == MPI::CART;  // this is the program's call, too
    *static_cast<void **>(out) = in;
    return MPI::SUCCESS;
}

void add(const void *in, void *inout, int count, const MPI::Datatype &)
{
    for (int i = 0; i < count; ++i)
        static_cast<int *>(inout)[i] += static_cast<const int *>(in)[i];
}

// On the constant, whose class is known, and through a reference to its base.
void messages(const MPI::Comm &base)
{
    const int rank = base.Get_rank(), size = MPI::COMM_WORLD.Get_size();
    const int right = (rank + 1) % size, left = (rank + size - 1) % size;
    int in[2] = {-1, -1};
    MPI::Status status, statuses[2];
    MPI::Request requests[2] = {MPI::COMM_WORLD.Isend(&rank, 1, MPI::INT, right, 0),
                                base.Isend(&rank, 1, MPI::INT, right, 1)};
    MPI::COMM_WORLD.Recv(&in[0], 1, MPI::INT, left, 0);
    base.Recv(&in[1], 1, MPI::INT, left, 1, status);
    MPI::Request::Waitall(2, requests);
    if (in[0] != left || in[1] != left || status.Get_source() != left)
        MPI::COMM_WORLD.Abort(1);

    requests[0] = MPI::COMM_WORLD.Irecv(&in[0], 1, MPI::INT, left, 2);
    requests[1] = base.Irecv(&in[1], 1, MPI::INT, left, 3);
    MPI::COMM_WORLD.Send(&right, 1, MPI::INT, right, 2);
    base.Send(&right, 1, MPI::INT, right, 3);
    MPI::Request::Waitall(2, requests, statuses);
    if (in[0] != rank || in[1] != rank || statuses[1].Get_tag() != 3)
        MPI::COMM_WORLD.Abort(1);
}

// Methods whose arguments need further calls of C, and copies of communicators.
void topologies()
{
    int dims[1] = {MPI::COMM_WORLD.Get_size()}, coords[1] = {-1};
    const bool periods[1] = {true}, remains[1] = {true};
    bool periodic[1] = {false};
    MPI::Cartcomm cart = MPI::COMM_WORLD.Create_cart(1, dims, periods, false);
    cart.Get_topo(1, dims, periodic, coords);
    MPI::Cartcomm sub = cart.Sub(remains);
    int keyval = MPI::Comm::Create_keyval(copy, MPI::Comm::NULL_DELETE_FN, nullptr);
    cart.Set_attr(keyval, dims);
    MPI::Cartcomm dup = cart.Dup();
    const MPI::Comm &base = cart;
    MPI::Comm &clone = base.Clone();
    void *value = nullptr;
    if (!periodic[0] || !clone.Get_attr(keyval, &value) || value != dims)
        MPI::COMM_WORLD.Abort(1);
    MPI::Comm::Free_keyval(keyval);
    clone.Free();
    delete &clone;
    dup.Free();
    sub.Free();
    cart.Free();
}

void reductions_and_errors()
{
    MPI::Op op;
    op.Init(add, true);
    int one = 1, sum = 0;
    MPI::COMM_WORLD.Allreduce(&one, &sum, 1, MPI::INT, op);
    op.Free();
    MPI::COMM_WORLD.Set_errhandler(MPI::ERRORS_THROW_EXCEPTIONS);
    try {
        MPI::COMM_WORLD.Send(&one, 1, MPI::INT, sum, 0);  // no such rank
        MPI::COMM_WORLD.Abort(1);
    } catch (const MPI::Exception &e) {
        if (e.Get_error_class() != MPI::ERR_RANK)
            MPI::COMM_WORLD.Abort(1);
    }
}

}  // namespace

int main(int argc, char **argv)
{
    MPI::Init(argc, argv);
    messages(MPI::COMM_WORLD);
    topologies();
    reductions_and_errors();
    const PMPI::Comm unobserved = MPI::COMM_WORLD;
    unobserved.Barrier();
    MPI::Finalize();
}
