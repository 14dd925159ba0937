// Communicators of one class are made from, assigned and compared with those of every other.
#include "check.h"

#if defined(__GNUC__) && !defined(__clang__)
// As public headers declare them: the same classes, which would be ambiguous otherwise.
namespace MPI {
class Intracomm;
class Datatype;
}  // namespace MPI
#endif

template <class To, class From>
static void made_from(From &from)
{
    const From &constant = from;
    To a(from), b(constant), c, d = from, e = constant;
    c = from;
    CHECK(a == from && b == a && c == a && d == a && e == a && !(c != constant));
    c = MPI::COMM_NULL;
    CHECK(c == MPI::COMM_NULL);
    c = constant;
    MPI_Comm handle = c;
    To f(handle), g = handle;
    g = handle;
    CHECK(f == g && f == handle && g == from);
}

template <class From>
static void all_from(From &from)
{
    made_from<MPI::Intracomm>(from);
    made_from<MPI::Intercomm>(from);
    made_from<MPI::Cartcomm>(from);
    made_from<MPI::Graphcomm>(from);
}

template <class Object, class Handle>
static void handles(const Object &object, Handle handle)
{
    Object a = object, b(object), c(handle), d = handle, e;
    e = handle;
    Handle back = e;
    CHECK(a == b && c == object && d == e && back == handle && e == handle && !(e != back));
    back = object;
    CHECK(Object(back) == object);
}

static int rank_in(const MPI::Intracomm &comm) { return comm.Get_rank(); }

// C's routines take constants and objects of MPI::, and methods take C's handles.
static void in_calls_of_c()
{
    double mine = 1, sum = 0;
    MPI_Allreduce(&mine, &sum, 1, MPI::DOUBLE, MPI::SUM, MPI::COMM_WORLD);
    MPI_Allreduce(MPI::IN_PLACE, &mine, 1, MPI::DOUBLE, MPI::MAX, MPI::COMM_SELF);
    CHECK(sum == MPI::COMM_WORLD.Get_size());
    MPI::Win window = MPI::Win::Create(&sum, sizeof sum, sizeof sum, MPI_INFO_NULL, MPI_COMM_WORLD);
    window.Free();
    const MPI_Datatype types[2] = {MPI::INT, MPI::DOUBLE};
    CHECK(types[1] == MPI_DOUBLE && MPI::Info() == MPI::INFO_NULL);
    switch (MPI::COMM_WORLD.Get_topology()) {
    case MPI::CART:
    case MPI::GRAPH:
        CHECK(false);
        break;
    default:
        break;
    }
}

int main()
{
    MPI::Init();
    in_calls_of_c();
    const int dims[1] = {MPI::COMM_WORLD.Get_size()};
    const bool periods[1] = {false};
    MPI::Cartcomm cart = MPI::COMM_WORLD.Create_cart(1, dims, periods, false);
    MPI::Graphcomm graph;
    MPI::Intercomm inter;
    all_from(MPI::COMM_WORLD);
    all_from(cart);
    all_from(graph);
    all_from(inter);
    MPI::Intracomm intra = cart;
    MPI::Cartcomm again = intra;
    CHECK(again.Get_dim() == 1 && rank_in(again) == rank_in(MPI_COMM_WORLD));
    MPI::Comm &base = intra;
    MPI::Cartcomm from_base(base);
    CHECK(from_base.Get_topology() == MPI::CART);
    MPI::Intracomm chosen = true ? MPI::COMM_WORLD : MPI::COMM_NULL;
    CHECK(chosen == MPI::COMM_WORLD && chosen == MPI_COMM_WORLD);
    handles(MPI::INT, MPI_INT);
    handles(MPI::SUM, MPI_SUM);
    handles(MPI::GROUP_EMPTY, MPI_GROUP_EMPTY);
    handles(MPI::INFO_NULL, MPI_INFO_NULL);
    handles(MPI::ERRORS_RETURN, MPI_ERRORS_RETURN);
    handles(MPI::REQUEST_NULL, MPI_REQUEST_NULL);
    handles(MPI::WIN_NULL, MPI_WIN_NULL);
    handles(MPI::FILE_NULL, MPI_FILE_NULL);
    MPI::Request request;
    MPI::Prequest persistent = request;
    persistent = request;
    MPI::Grequest generalized(request);
    generalized = request;
    CHECK(persistent == generalized && request == MPI_REQUEST_NULL);
    cart.Free();
    return finish();
}
