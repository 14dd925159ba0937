// Compiled twice, as ours() with Bindery's bindings and as theirs() with the MPI's own: classes, virtual functions, callbacks, constants.
#include <mpi.h>

static int calls = 0;

static void add(const void *in, void *inout, int count, const MPI::Datatype &)
{
    ++calls;
    for (int i = 0; i < count; ++i)
        static_cast<int *>(inout)[i] += static_cast<const int *>(in)[i];
}

static int copy(const MPI::Comm &, int, void *, void *in, void *out, bool &flag)
{
    *static_cast<void **>(out) = in;
    flag = true;
    return MPI_SUCCESS;
}

static int remove(MPI::Comm &, int, void *, void *)
{
    ++calls;
    return MPI_SUCCESS;
}

static bool same_through_base(MPI::Comm &comm, MPI::Comm &clone)
{
    return MPI::Comm::Compare(comm, clone) == MPI::CONGRUENT;
}

int PART()
{
    const int size = MPI::COMM_WORLD.Get_size(), dims[1] = {size};
    const bool periods[1] = {true};
    MPI::Cartcomm cart = MPI::COMM_WORLD.Create_cart(1, dims, periods, false);
    MPI::Comm &clone = cart.Clone();
    if (!same_through_base(cart, clone))
        return 1;
    int keyval = MPI::Comm::Create_keyval(copy, remove, nullptr);
    clone.Set_attr(keyval, dims);
    MPI::Op op;
    op.Init(add, true);
    const int one = 1;
    int sum = 0;
    clone.Barrier();
    cart.Allreduce(&one, &sum, 1, MPI::INT, op);
    clone.Free();
    delete &clone;
    cart.Free();
    op.Free();
    MPI::Comm::Free_keyval(keyval);
    return sum == size && calls >= (size > 1 ? 2 : 1) ? 0 : 2;
}
