// Groups, communicators between groups, distributed graphs, info objects, error classes, MPI::Alltoallw.
#include "check.h"

#include <cstring>
#include <vector>

static const MPI::Intracomm &world = MPI::COMM_WORLD;
static const int none = MPI::UNDEFINED;

static void groups()
{
    const int size = world.Get_size(), rank = world.Get_rank(), zero[1] = {0}, backwards[1][3] = {{size - 1, 0, -1}};
    MPI::Group all = world.Get_group(), first = all.Incl(1, zero), others = all.Excl(1, zero);
    MPI::Group turned = all.Range_incl(1, backwards), nobody = all.Range_excl(1, backwards);
    MPI::Group joined = MPI::Group::Union(first, others), common = MPI::Group::Intersect(first, others);
    CHECK(MPI::Group::Compare(all, joined) == MPI::IDENT && MPI::Group::Compare(all, turned) == MPI::SIMILAR);
    CHECK(nobody.Get_size() == 0 && nobody.Get_rank() == none && common == MPI::GROUP_EMPTY);
    CHECK(MPI::Group::Difference(all, others).Get_size() == 1 && turned.Get_rank() == size - 1 - rank);
    int there[1] = {-1};
    MPI::Group::Translate_ranks(all, 1, zero, others, there);
    CHECK(there[0] == none);
    for (MPI::Group *group : {&all, &first, &others, &turned, &joined}) {
        group->Free();
        CHECK(*group == MPI::GROUP_NULL);
    }
}

static void between()
{
    const int size = world.Get_size(), side = world.Get_rank() % 2;
    MPI::Intracomm half = world.Split(side, 0);
    MPI::Intercomm inter = half.Create_intercomm(0, world, 1 - side, 1);
    CHECK(inter.Is_inter() && inter.Get_size() + inter.Get_remote_size() == size);
    int value = side ? 0 : 5, one = 1, sum = 0;
    inter.Bcast(&value, 1, MPI::INT, side ? 0 : half.Get_rank() == 0 ? MPI::ROOT : MPI::PROC_NULL);
    inter.Allreduce(&one, &sum, 1, MPI::INT, MPI::SUM);
    CHECK(value == 5 && sum == inter.Get_remote_size());
    MPI::Comm &copy = inter.Clone();
    CHECK(dynamic_cast<MPI::Intercomm *>(&copy));
    copy.Free();
    delete &copy;
    MPI::Intracomm merged = inter.Merge(side == 1);
    CHECK(merged.Get_size() == size && (merged.Get_rank() == half.Get_rank()) == (side == 0));
    merged.Free();
    inter.Free();
    half.Free();
}

static void neighbors()
{
    const int size = world.Get_size(), rank = world.Get_rank(), left[1] = {(rank + size - 1) % size},
              right[1] = {(rank + 1) % size};
    MPI::Distgraphcomm ring = world.Dist_graph_create_adjacent(1, left, 1, right, MPI::INFO_NULL, false);
    int indegree = 0, outdegree = 0, sources[1], destinations[1], weights[2];
    bool weighted = true;
    ring.Get_dist_neighbors_count(indegree, outdegree, weighted);
    CHECK(indegree == 1 && outdegree == 1 && !weighted && ring.Get_topology() == MPI::DIST_GRAPH);
    ring.Get_dist_neighbors(1, sources, &weights[0], 1, destinations, &weights[1]);
    CHECK(sources[0] == left[0] && destinations[0] == right[0]);
    ring.Free();
    std::vector<int> given, taken(unsigned(size), -1), counts(unsigned(size), 1), bytes;
    const std::vector<MPI::Datatype> types(unsigned(size), MPI::INT);
    for (int i = 0; i < size; ++i) {
        given.push_back(10 * rank + i);
        bytes.push_back(i * int(sizeof(int)));
    }
    world.Alltoallw(given.data(), counts.data(), bytes.data(), types.data(), taken.data(), counts.data(), bytes.data(),
                    types.data());
    CHECK(taken.front() == rank && taken.back() == 10 * (size - 1) + rank);
}

static void infos()
{
    MPI::Info info = MPI::Info::Create();
    info.Set("first", "1");
    info.Set("second", "22");
    char text[MPI::MAX_INFO_KEY + 1];
    int length = 0;
    info.Get_nthkey(1, text);
    CHECK(info.Get_nkeys() == 2 && std::strcmp(text, "second") == 0 && info.Get_valuelen(text, length) && length == 2);
    MPI::Info copy = info.Dup();
    info.Delete("first");
    CHECK(!info.Get("first", 8, text) && copy.Get("first", 8, text) && std::strcmp(text, "1") == 0);
    copy.Free();
    info.Free();
    CHECK(info == MPI::INFO_NULL);
}

static void error_classes()
{
    const int error_class = MPI::Add_error_class(), code = MPI::Add_error_code(error_class);
    MPI::Add_error_string(code, "out of paper");
    MPI::Intracomm comm = world.Dup();
    comm.Set_errhandler(MPI::ERRORS_THROW_EXCEPTIONS);
    bool thrown = false;
    try {
        comm.Call_errhandler(code);
    } catch (MPI::Exception &exception) {
        thrown = exception.Get_error_class() == error_class &&
                 std::strcmp(exception.Get_error_string(), "out of paper") == 0;
    }
    CHECK(thrown);
    comm.Free();
}

int main()
{
    MPI::Init();
    groups();
    between();
    neighbors();
    infos();
    error_classes();
    return finish();
}
