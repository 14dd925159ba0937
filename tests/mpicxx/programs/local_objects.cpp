// Graphs, grids, groups, datatypes with their contents, names and packing, info, the environment.
#include "check.h"

#include <cstring>

static int size, rank;

static void graphs()
{
    int index[16], edges[16];
    for (int i = 0; i < size; ++i) {
        index[i] = i + 1;
        edges[i] = (i + 1) % size;
    }
    MPI::Graphcomm graph = MPI::COMM_WORLD.Create_graph(size, index, edges, false);
    int nodes[2] = {-1, -1}, found[16], neighbors[1] = {-1};
    graph.Get_dims(&nodes[0], &nodes[1]);
    CHECK(nodes[0] == size && nodes[1] == size && graph.Get_topology() == MPI::GRAPH);
    CHECK(graph.Get_neighbors_count(graph.Get_rank()) == 1);
    graph.Get_neighbors(graph.Get_rank(), 1, neighbors);
    CHECK(neighbors[0] == (graph.Get_rank() + 1) % size);
    graph.Get_topo(size, size, found, edges);
    CHECK(found[0] == 1 && found[size - 1] == size);
    MPI::Comm &clone = graph.Clone();
    CHECK(dynamic_cast<MPI::Graphcomm *>(&clone));
    clone.Free();
    delete &clone;
    graph.Free();

    const int sources[1] = {(rank + size - 1) % size}, destinations[1] = {(rank + 1) % size}, weights[1] = {3};
    MPI::Distgraphcomm ring = MPI::COMM_WORLD.Dist_graph_create_adjacent(1, sources, MPI::UNWEIGHTED, 1, destinations,
                                                                         MPI::UNWEIGHTED, MPI::INFO_NULL, false);
    int in = -1, out = -1, from[1] = {-1}, to[1] = {-1};
    bool weighted = true;
    ring.Get_dist_neighbors_count(in, out, weighted);
    CHECK(in == 1 && out == 1 && !weighted);
    ring.Get_dist_neighbors(1, from, MPI::UNWEIGHTED, 1, to, MPI::UNWEIGHTED);
    CHECK(from[0] == sources[0] && to[0] == destinations[0]);
    ring.Free();
    ring = MPI::COMM_WORLD.Dist_graph_create_adjacent(1, sources, weights, 1, destinations, weights, MPI::INFO_NULL,
                                                      false);
    int before[1] = {-1}, after[1] = {-1};
    ring.Get_dist_neighbors(1, from, before, 1, to, after);
    CHECK(before[0] == 3 && after[0] == 3);
    ring.Free();
}

static void grids()
{
    int dims[2] = {0, 0};
    MPI::Compute_dims(size, 2, dims);
    CHECK(dims[0] * dims[1] == size);
    const bool periods[2] = {true, false}, kept[2] = {true, false};
    MPI::Cartcomm grid = MPI::COMM_WORLD.Create_cart(2, dims, periods, false);
    int sizes[2], place[2], source = -1, destination = -1;
    bool around[2] = {false, true};
    grid.Get_topo(2, sizes, around, place);
    CHECK(around[0] && !around[1] && sizes[1] == dims[1] && grid.Get_cart_rank(place) == grid.Get_rank());
    grid.Set_errhandler(MPI::ERRORS_RETURN);
    bool few[2] = {false, true};
    grid.Get_topo(1, sizes, few, place);  // an error of MPICH's, where nothing is written
    CHECK(few[1] && (few[0] || sizes[0] == dims[0]));
    grid.Set_errhandler(MPI::ERRORS_ARE_FATAL);
    grid.Get_coords(grid.Get_rank(), 2, place);
    grid.Shift(1, 1, source, destination);
    CHECK(place[1] > 0 || source == MPI::PROC_NULL);
    MPI::Cartcomm column = grid.Sub(kept);
    CHECK(column.Get_dim() == 1 && column.Get_size() == dims[0] && column.Get_rank() == place[0]);
    CHECK(grid.Map(2, dims, periods) >= MPI::UNDEFINED);
    column.Free();
    grid.Free();
}

static void groups()
{
    MPI::Group world = MPI::COMM_WORLD.Get_group();
    const int first[1] = {0}, all[1][3] = {{0, size - 1, 1}};
    MPI::Group one = world.Incl(1, first), rest = world.Excl(1, first);
    CHECK(one.Get_size() == 1 && rest.Get_size() == size - 1);
    CHECK(one.Get_rank() == (rank == 0 ? 0 : MPI::UNDEFINED));
    MPI::Group together = MPI::Group::Union(one, rest), common = MPI::Group::Intersect(one, rest);
    CHECK(MPI::Group::Compare(together, world) == MPI::IDENT && common == MPI::GROUP_EMPTY);
    MPI::Group less = MPI::Group::Difference(world, rest), range = world.Range_incl(1, all),
               none = world.Range_excl(1, all);
    CHECK(MPI::Group::Compare(less, one) == MPI::IDENT && range.Get_size() == size && none.Get_size() == 0);
    int there[1] = {-1};
    MPI::Group::Translate_ranks(one, 1, first, world, there);
    CHECK(there[0] == 0);
    MPI::Group *const made[] = {&world, &one, &rest, &together, &less, &range};
    for (MPI::Group *group : made) {
        if (*group != MPI::GROUP_EMPTY)
            group->Free();
        CHECK(*group == MPI::GROUP_NULL || *group == MPI::GROUP_EMPTY);
    }
}

struct record {
    int number;
    double value;
};

static void datatypes()
{
    record records[2] = {{rank, 0.5}, {rank + 1, 1.5}}, copies[2] = {};
    const int lengths[2] = {1, 1};
    const MPI::Aint start = MPI::Get_address(&records[0]);
    const MPI::Aint places[2] = {MPI::Get_address(&records[0].number) - start,
                                 MPI::Get_address(&records[0].value) - start};
    const MPI::Datatype members[2] = {MPI::INT, MPI::DOUBLE};
    MPI::Datatype plain = MPI::Datatype::Create_struct(2, lengths, places, members);
    MPI::Datatype type = plain.Create_resized(0, sizeof(record));
    type.Commit();
    MPI::Aint low = -1, extent = -1;
    type.Get_extent(low, extent);
    CHECK(low == 0 && extent == sizeof(record) && type.Get_size() == int(sizeof(int) + sizeof(double)));
    type.Get_true_extent(low, extent);
    CHECK(low == 0 && extent == places[1] + MPI::Aint(sizeof(double)));
    MPI::COMM_SELF.Sendrecv(records, 2, type, 0, 0, copies, 2, type, 0, 0);
    CHECK(copies[1].number == rank + 1 && copies[0].value == 0.5 && copies[1].value == 1.5);

    int integers = -1, addresses = -1, types = -1, combiner = -1;
    plain.Get_envelope(integers, addresses, types, combiner);
    CHECK(integers == 3 && addresses == 2 && types == 2 && combiner == MPI::COMBINER_STRUCT);
    int numbers[3];
    MPI::Aint displacements[2];
    MPI::Datatype parts[2];
    plain.Get_contents(3, 2, 2, numbers, displacements, parts);
    CHECK(numbers[0] == 2 && displacements[1] == places[1] && parts[0] == MPI::INT && parts[1] == MPI::DOUBLE);

    char name[MPI::MAX_OBJECT_NAME];
    int length = -1, position = 0;
    type.Set_name("record");
    type.Get_name(name, length);
    CHECK(length == 6 && !std::strcmp(name, "record"));
    MPI::BOOL.Get_name(name, length);
    CHECK(length == 9 && !std::strcmp(name, "MPI::BOOL"));
    MPI::LONG_DOUBLE_COMPLEX.Get_name(name, length);
    CHECK(length == 24 && !std::strcmp(name, "MPI::LONG_DOUBLE_COMPLEX"));
    MPI::INT.Get_name(name, length);
    CHECK(length == 7 && !std::strcmp(name, "MPI_INT"));
    char packed[256];
    CHECK(type.Pack_size(2, MPI::COMM_WORLD) <= int(sizeof packed));
    type.Pack(records, 2, packed, sizeof packed, position, MPI::COMM_WORLD);
    const int end = position;
    position = 0;
    copies[1].number = -1;
    type.Unpack(packed, end, copies, 2, position, MPI::COMM_WORLD);
    CHECK(position == end && copies[1].number == rank + 1);
    MPI::Aint at = 0;
    CHECK(MPI::INT.Pack_external_size("external32", 1) == 4);
    MPI::INT.Pack_external("external32", &rank, 1, packed, sizeof packed, at);
    CHECK(at == 4 && packed[3] == rank);
    MPI::Datatype copy = type.Dup();
    type.Free();
    plain.Free();
    copy.Free();
    CHECK(type == MPI::DATATYPE_NULL && copy == MPI::DATATYPE_NULL);
}

static void hints()
{
    MPI::Info info = MPI::Info::Create();
    info.Set("first", "1");
    info.Set("second", "two");
    char text[64] = "";
    int length = -1;
    CHECK(info.Get_nkeys() == 2 && info.Get("second", 63, text) && !std::strcmp(text, "two"));
    CHECK(info.Get_valuelen("second", length) && length == 3 && !info.Get("third", 63, text));
    MPI::Info copy = info.Dup();
    info.Delete("first");
    char key[MPI::MAX_INFO_KEY + 1];
    info.Get_nthkey(0, key);
    CHECK(info.Get_nkeys() == 1 && copy.Get_nkeys() == 2 && !std::strcmp(key, "second"));
    info.Free();
    copy.Free();
    CHECK(info == MPI::INFO_NULL);
}

static void environment()
{
    int major = -1, minor = -1, length = -1;
    MPI::Get_version(major, minor);
    CHECK(major >= 3 && MPI::Is_initialized() && !MPI::Is_finalized() && MPI::Is_thread_main());
    char name[MPI::MAX_PROCESSOR_NAME > MPI::MAX_ERROR_STRING ? MPI::MAX_PROCESSOR_NAME : MPI::MAX_ERROR_STRING];
    MPI::Get_processor_name(name, length);
    CHECK(length > 0 && int(std::strlen(name)) == length);
    CHECK(MPI::Query_thread() >= MPI::THREAD_SINGLE && MPI::Wtick() > 0);
    const double start = MPI::Wtime();  // Open MPI counts from its first call
    CHECK(start >= 0 && MPI::Wtime() >= start);
    MPI::Pcontrol(1);
    const int error_class = MPI::Add_error_class(), code = MPI::Add_error_code(error_class);
    MPI::Add_error_string(code, "an error of the program");
    MPI::Get_error_string(code, name, length);
    CHECK(MPI::Get_error_class(code) == error_class && !std::strcmp(name, "an error of the program"));
    MPI::Intracomm comm = MPI::COMM_WORLD.Dup();
    comm.Set_name("copy");
    comm.Get_name(name, length);
    CHECK(length == 4 && !std::strcmp(name, "copy") && MPI::Comm::Compare(comm, MPI::COMM_WORLD) == MPI::CONGRUENT);
    comm.Free();
    CHECK(MPI::Comm::Get_parent() == MPI::COMM_NULL);
}

int main(int argc, char **argv)
{
    CHECK(MPI::Init_thread(argc, argv, MPI::THREAD_FUNNELED) >= MPI::THREAD_SINGLE);
    size = MPI::COMM_WORLD.Get_size();
    rank = MPI::COMM_WORLD.Get_rank();
    graphs();
    grids();
    groups();
    datatypes();
    hints();
    environment();
    return finish();
}
