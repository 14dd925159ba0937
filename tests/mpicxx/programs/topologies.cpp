// Communicators of every class, made from each other; groups; derived datatypes; an operation and attributes of the program's own.
#include "check.h"

static void cartesian()
{
    const int dims[1] = {MPI::COMM_WORLD.Get_size()};
    const bool periods[1] = {true};
    MPI::Cartcomm cart = MPI::COMM_WORLD.Create_cart(1, dims, periods, false);
    int source = -1, destination = -1, dims_there[1], coordinates[1];
    bool periods_there[1] = {false};
    cart.Shift(0, 1, source, destination);
    cart.Get_topo(1, dims_there, periods_there, coordinates);
    CHECK(dims_there[0] == dims[0] && periods_there[0] && coordinates[0] == cart.Get_rank());
    CHECK(destination == (cart.Get_rank() + 1) % dims[0] && cart.Get_cart_rank(coordinates) == cart.Get_rank());
    CHECK(cart.Get_topology() == MPI::CART && cart.Get_dim() == 1);
    MPI::Comm &copy = cart.Clone();
    CHECK(dynamic_cast<MPI::Cartcomm *>(&copy) != nullptr);
    copy.Free();
    delete &copy;
    cart.Free();
}

static void groups()
{
    MPI::Group world = MPI::COMM_WORLD.Get_group();
    const int first[1] = {0};
    MPI::Group one = world.Incl(1, first);
    MPI::Intracomm part = MPI::COMM_WORLD.Create(one);
    CHECK((part == MPI::COMM_NULL) == (MPI::COMM_WORLD.Get_rank() != 0));
    CHECK(MPI::Group::Compare(world, one) == (MPI::COMM_WORLD.Get_size() == 1 ? MPI::IDENT : MPI::UNEQUAL));
    if (part != MPI::COMM_NULL)
        part.Free();
    one.Free();
    world.Free();
    MPI::Intracomm half = MPI::COMM_WORLD.Split(MPI::COMM_WORLD.Get_rank() % 2, 0);
    CHECK(half.Get_rank() == MPI::COMM_WORLD.Get_rank() / 2 && !half.Is_inter());
    half.Free();
}

static void columns()
{
    int matrix[3][4] = {{0, 1, 2, 3}, {4, 5, 6, 7}, {8, 9, 10, 11}}, column[3] = {-1, -1, -1};
    MPI::Datatype type = MPI::INT.Create_vector(3, 1, 4);
    type.Commit();
    MPI::COMM_SELF.Sendrecv(&matrix[0][1], 1, type, 0, 0, column, 3, MPI::INT, 0, 0);
    CHECK(column[0] == 1 && column[1] == 5 && column[2] == 9 && type.Get_size() == 3 * int(sizeof(int)));
    type.Free();
    CHECK(type == MPI::DATATYPE_NULL);
}

static void larger(const void *in, void *inout, int count, const MPI::Datatype &datatype)
{
    CHECK(datatype == MPI::INT);
    for (int i = 0; i < count; ++i)
        if (static_cast<const int *>(in)[i] > static_cast<int *>(inout)[i])
            static_cast<int *>(inout)[i] = static_cast<const int *>(in)[i];
}

static void reductions()
{
    MPI::Op op;
    op.Init(larger, true);
    const int mine[2] = {MPI::COMM_WORLD.Get_rank(), -MPI::COMM_WORLD.Get_rank()};
    int all[2] = {-9, -9};
    MPI::COMM_WORLD.Allreduce(mine, all, 2, MPI::INT, op);
    CHECK(all[0] == MPI::COMM_WORLD.Get_size() - 1 && all[1] == 0);
    op.Free();
    const bool yes = MPI::COMM_WORLD.Get_rank() == 0;
    bool any = false;
    MPI::COMM_WORLD.Allreduce(&yes, &any, 1, MPI::BOOL, MPI::LOR);
    CHECK(any);
}

static int deleted = 0;

static int count_up(const MPI::Comm &, int, void *extra, void *in, void *out, bool &flag)
{
    CHECK(extra == &deleted);
    *static_cast<void **>(out) = static_cast<char *>(in) + 1;
    flag = true;
    return MPI::SUCCESS;
}

static int count_deleted(MPI::Comm &, int, void *, void *extra)
{
    ++*static_cast<int *>(extra);
    return MPI::SUCCESS;
}

static void attributes()
{
    int keyval = MPI::Comm::Create_keyval(count_up, count_deleted, &deleted);
    static char places[2];
    MPI::Intracomm comm = MPI::COMM_WORLD.Dup();
    comm.Set_attr(keyval, places);
    MPI::Intracomm copy = comm.Dup();
    void *value = nullptr;
    CHECK(copy.Get_attr(keyval, &value) && value == places + 1);
    comm.Free();
    copy.Free();
    CHECK(deleted == 2);
    MPI::Comm::Free_keyval(keyval);
    CHECK(keyval == MPI::KEYVAL_INVALID);
    CHECK(MPI::COMM_WORLD.Get_attr(MPI::TAG_UB, &value) && *static_cast<int *>(value) >= 32767);
}

int main()
{
    MPI::Init();
    cartesian();
    groups();
    columns();
    reductions();
    attributes();
    return finish();
}
