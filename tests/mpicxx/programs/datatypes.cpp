// Derived datatypes and what they are made of; packing; reductions of C++ types.
#include "check.h"

#include <complex>
#include <cstddef>

struct Particle {
    char kind;
    double place[2];
    int charge;
};

static const MPI::Intracomm &world = MPI::COMM_WORLD;

static void structures()
{
    const int lengths[3] = {1, 2, 1};
    const MPI::Aint places[3] = {offsetof(Particle, kind), offsetof(Particle, place), offsetof(Particle, charge)};
    const MPI::Datatype members[3] = {MPI::CHAR, MPI::DOUBLE, MPI::INT};
    MPI::Datatype packed = MPI::Datatype::Create_struct(3, lengths, places, members);
    MPI::Datatype type = packed.Create_resized(0, sizeof(Particle));
    type.Commit();
    MPI::Aint lb = -1, extent = -1, addresses[3];
    type.Get_extent(lb, extent);
    CHECK(lb == 0 && extent == sizeof(Particle));
    int integers = 0, num_addresses = 0, types = 0, combiner = 0, numbers[4];
    packed.Get_envelope(integers, num_addresses, types, combiner);
    CHECK(integers == 4 && num_addresses == 3 && types == 3 && combiner == MPI::COMBINER_STRUCT);
    MPI::Datatype inside[3];
    packed.Get_contents(4, 3, 3, numbers, addresses, inside);
    CHECK(numbers[2] == 2 && addresses[1] == places[1] && inside[1] == MPI::DOUBLE && inside[2] == MPI::INT);
    const Particle given[2] = {{'a', {1, 2}, 3}, {'b', {4, 5}, 6}};
    Particle taken[2] = {};
    const int rank = world.Get_rank();
    world.Sendrecv(given, 2, type, rank, 0, taken, 2, type, rank, 0);
    CHECK(taken[1].kind == 'b' && taken[1].place[1] == 5 && taken[1].charge == 6);
    packed.Free();
    type.Free();
}

static void layouts()
{
    const int sizes[2] = {4, 4}, part[2] = {2, 2}, starts[2] = {1, 1}, lengths[2] = {1, 2}, indices[2] = {0, 3};
    const MPI::Aint bytes[2] = {0, 12};
    const int distribution[1] = {MPI::DISTRIBUTE_BLOCK}, argument[1] = {MPI::DISTRIBUTE_DFLT_DARG}, count[1] = {8};
    const int processes[1] = {world.Get_size()};
    MPI::Datatype all[] = {
        MPI::INT.Create_subarray(2, sizes, part, starts, MPI::ORDER_C),
        MPI::INT.Create_darray(world.Get_size(), world.Get_rank(), 1, count, distribution, argument, processes,
                               MPI::ORDER_C),
        MPI::INT.Create_indexed(2, lengths, indices),
        MPI::INT.Create_hindexed(2, lengths, bytes),
        MPI::INT.Create_indexed_block(2, 1, indices),
        MPI::INT.Create_hvector(3, 1, 8),
        MPI::INT.Dup(),
    };
    const int combiners[] = {MPI::COMBINER_SUBARRAY, MPI::COMBINER_DARRAY,        MPI::COMBINER_INDEXED,
                             MPI::COMBINER_HINDEXED, MPI::COMBINER_INDEXED_BLOCK, MPI::COMBINER_HVECTOR,
                             MPI::COMBINER_DUP};
    for (int i = 0; i < 7; ++i) {
        int integers = 0, addresses = 0, types = 0, combiner = 0;
        all[i].Get_envelope(integers, addresses, types, combiner);
        CHECK(combiner == combiners[i] && types == 1 && all[i].Get_size() % int(sizeof(int)) == 0);
        all[i].Free();
        CHECK(all[i] == MPI::DATATYPE_NULL);
    }
    CHECK(MPI::Datatype::Match_size(MPI::TYPECLASS_REAL, 8).Get_size() == 8);
}

static void packing()
{
    char buffer[64];
    int position = 0, given = 7, taken = 0;
    MPI::INT.Pack(&given, 1, buffer, sizeof buffer, position, world);
    const int packed = position;
    position = 0;
    MPI::INT.Unpack(buffer, packed, &taken, 1, position, world);
    CHECK(taken == 7 && position == packed);
    MPI::Aint place = 0;
    MPI::INT.Pack_external("external32", &given, 1, buffer, sizeof buffer, place);
    CHECK(place == 4 && MPI::INT.Pack_external_size("external32", 1) == 4 && buffer[3] == 7);
}

template <typename Value>
static Value sum(const Value &value, const MPI::Datatype &type)
{
    Value result;
    world.Allreduce(&value, &result, 1, type, MPI::SUM);
    CHECK(type.Get_size() == int(sizeof(Value)));
    return result;
}

static void reductions()
{
    const int size = world.Get_size(), rank = world.Get_rank();
    CHECK(sum(std::complex<float>(1, 2), MPI::COMPLEX) == std::complex<float>(float(size), float(2 * size)));
    CHECK(sum(std::complex<double>(1, 2), MPI::DOUBLE_COMPLEX) == std::complex<double>(size, 2 * size));
    CHECK(sum(std::complex<long double>(0, 1), MPI::LONG_DOUBLE_COMPLEX).imag() == size);
    const bool first = rank == 0;
    bool all = false;
    world.Allreduce(&first, &all, 1, MPI::BOOL, MPI::LAND);
    CHECK(all == (size == 1));
    const struct {
        double value;
        int rank;
    } mine = {double(rank), rank};
    auto largest = mine;
    world.Allreduce(&mine, &largest, 1, MPI::DOUBLE_INT, MPI::MAXLOC);
    CHECK(largest.rank == size - 1);
}

// Removed in MPI-3.0. Open MPI 4 has them, and its mpi.h refuses their names in C; Open MPI 5 has only the combiners, and others may lack all.
#if defined(MPICH_NUMVERSION) || (defined(OMPI_MAJOR_VERSION) && OMPI_MAJOR_VERSION < 5)
static const char *name_of(int combiner)
{
    switch (combiner) {
    case MPI::COMBINER_STRUCT:
        return "struct";
    case MPI::COMBINER_HVECTOR_INTEGER:
    case MPI::COMBINER_HINDEXED_INTEGER:
    case MPI::COMBINER_STRUCT_INTEGER:
        return "of Fortran";
    }
    return "other";
}

static void bounds()
{
    const int lengths[3] = {1, 1, 1};
    const MPI::Aint places[3] = {-4, 0, 24};
    const MPI::Datatype members[3] = {MPI::LB, MPI::INT, MPI::UB};
    MPI::Datatype type = MPI::Datatype::Create_struct(3, lengths, places, members), inside[3];
    type.Commit();
    MPI::Aint lb = 0, extent = 0, addresses[3];
    type.Get_extent(lb, extent);
    CHECK(lb == -4 && extent == 28 && type.Get_size() == 4);
    int integers = 0, num_addresses = 0, types = 0, combiner = 0, numbers[4];
    type.Get_envelope(integers, num_addresses, types, combiner);
    CHECK(name_of(combiner)[0] == 's');
    type.Get_contents(4, 3, 3, numbers, addresses, inside);
    CHECK(inside[0] == MPI::LB && inside[2] == MPI::UB);
    const int given[8] = {1, 0, 0, 0, 0, 0, 0, 2}, rank = world.Get_rank();
    int taken[2] = {};
    world.Sendrecv(given, 2, type, rank, 0, taken, 2, MPI::INT, rank, 0);
    CHECK(taken[0] == 1 && taken[1] == 2);
    type.Free();
}
#else
static void bounds() {}
#endif

// Predefined datatypes are no constants of C++: functions that take `MPI::Datatype &` get them too.
static int size_of(MPI::Datatype &type) { return type.Get_size(); }

int main()
{
    MPI::Init();
    structures();
    bounds();
    CHECK(size_of(MPI::INT) == int(sizeof(int)));
    layouts();
    packing();
    reductions();
    return finish();
}
