// Collectives of each class of communicator, with counts, with counts and displacements, in place, and between two groups.
#include "check.h"

static const int most = 16;
static int size, rank;

static void single_counts(const MPI::Intracomm &comm)
{
    int one = rank == 0 ? 42 : -1, all[most], mine = -1;
    comm.Bcast(&one, 1, MPI::INT, 0);
    CHECK(one == 42);
    comm.Gather(&rank, 1, MPI::INT, all, 1, MPI::INT, 0);
    for (int i = 0; i < size && rank == 0; ++i)
        CHECK(all[i] == i);
    comm.Scatter(all, 1, MPI::INT, &mine, 1, MPI::INT, 0);
    CHECK(mine == rank);
    comm.Allgather(&rank, 1, MPI::INT, all, 1, MPI::INT);
    for (int i = 0; i < size; ++i)
        CHECK(all[i] == i);
    all[rank] = 7 * rank;
    comm.Allgather(MPI::IN_PLACE, 0, MPI::DATATYPE_NULL, all, 1, MPI::INT);
    int given[most], taken[most];
    for (int i = 0; i < size; ++i) {
        CHECK(all[i] == 7 * i);
        given[i] = 100 * rank + i;
    }
    comm.Alltoall(given, 1, MPI::INT, taken, 1, MPI::INT);
    for (int i = 0; i < size; ++i)
        CHECK(taken[i] == 100 * i + rank);
}

// Process i has i + 1 numbers.
static void displacements(const MPI::Intracomm &comm)
{
    int counts[most], places[most], mine[most], all[most * most], total = 0;
    for (int i = 0; i < size; ++i) {
        counts[i] = i + 1;
        places[i] = total;
        total += i + 1;
        mine[i] = rank;
    }
    comm.Gatherv(mine, rank + 1, MPI::INT, all, counts, places, MPI::INT, size - 1);
    if (rank == size - 1)
        for (int i = 0; i < size; ++i)
            CHECK(all[places[i]] == i && all[places[i] + i] == i);
    for (int i = 0; i < size; ++i)
        mine[i] = -1;
    comm.Scatterv(all, counts, places, MPI::INT, mine, rank + 1, MPI::INT, size - 1);
    CHECK(mine[0] == rank && mine[rank] == rank);
    comm.Allgatherv(mine, rank + 1, MPI::INT, all, counts, places, MPI::INT);
    for (int i = 0; i < size; ++i)
        CHECK(all[places[i]] == i && all[places[i] + i] == i);
    int ones[most], order[most], bytes[most], given[most], taken[most];
    MPI::Datatype types[most];
    for (int i = 0; i < size; ++i) {
        ones[i] = 1;
        order[i] = size - 1 - i;
        bytes[i] = int(sizeof(int)) * order[i];
        types[i] = MPI::INT;
        given[order[i]] = 100 * rank + i;
    }
    comm.Alltoallv(given, ones, order, MPI::INT, taken, ones, order, MPI::INT);
    for (int i = 0; i < size; ++i)
        CHECK(taken[order[i]] == 100 * i + rank);
    for (int i = 0; i < size; ++i)
        taken[i] = -1;
    comm.Alltoallw(given, ones, bytes, types, taken, ones, bytes, types);
    for (int i = 0; i < size; ++i)
        CHECK(taken[order[i]] == 100 * i + rank);
}

static void reductions(const MPI::Intracomm &comm)
{
    const int sum = size * (size - 1) / 2;
    int result = -1, counts[most], given[most];
    comm.Reduce(&rank, &result, 1, MPI::INT, MPI::SUM, 0);
    CHECK(rank != 0 || result == sum);
    comm.Allreduce(&rank, &result, 1, MPI::INT, MPI::MAX);
    CHECK(result == size - 1);
    result = rank;
    comm.Allreduce(MPI::IN_PLACE, &result, 1, MPI::INT, MPI::SUM);
    CHECK(result == sum);
    comm.Scan(&rank, &result, 1, MPI::INT, MPI::SUM);
    CHECK(result == rank * (rank + 1) / 2);
    comm.Exscan(&rank, &result, 1, MPI::INT, MPI::SUM);
    CHECK(rank == 0 || result == rank * (rank - 1) / 2);
    for (int i = 0; i < size; ++i) {
        counts[i] = 1;
        given[i] = i;
    }
    comm.Reduce_scatter(given, &result, counts, MPI::INT, MPI::SUM);
    CHECK(result == size * rank);
    result = -1;
    comm.Reduce_scatter_block(given, &result, 1, MPI::INT, MPI::SUM);
    CHECK(result == size * rank);
    const struct {
        double value;
        int place;
    } pair = {double(rank), rank};
    struct {
        double value;
        int place;
    } best = {-1, -1};
    comm.Allreduce(&pair, &best, 1, MPI::DOUBLE_INT, MPI::MAXLOC);
    CHECK(best.place == size - 1);
    CHECK(MPI::SUM.Is_commutative());
    int local = 5;
    MPI::SUM.Reduce_local(&rank, &local, 1, MPI::INT);
    CHECK(local == 5 + rank);
}

// Even and odd processes.
static void between_groups()
{
    if (size < 2)
        return;
    const bool odd = rank % 2 != 0;
    MPI::Intracomm local = MPI::COMM_WORLD.Split(odd, rank);
    MPI::Intercomm inter = local.Create_intercomm(0, MPI::COMM_WORLD, odd ? 0 : 1, 5);
    const int remote = inter.Get_remote_size();
    CHECK(inter.Is_inter() && inter.Get_size() == local.Get_size() && remote == size - local.Get_size());
    MPI::Group group = inter.Get_remote_group();
    CHECK(group.Get_size() == remote);
    group.Free();
    int all[most], root = odd ? 0 : inter.Get_rank() == 0 ? MPI::ROOT : MPI::PROC_NULL, word = odd ? -1 : 17, sum = -1;
    inter.Barrier();
    inter.Bcast(&word, 1, MPI::INT, root);
    CHECK(word == 17);
    inter.Allgather(&rank, 1, MPI::INT, all, 1, MPI::INT);
    for (int i = 0; i < remote; ++i)
        CHECK(all[i] == 2 * i + !odd);
    inter.Allreduce(&rank, &sum, 1, MPI::INT, MPI::SUM);
    for (int i = 0; i < remote; ++i)
        sum -= all[i];
    CHECK(sum == 0);
    MPI::Intercomm copy = inter.Dup();
    MPI::Comm &clone = inter.Clone();
    CHECK(dynamic_cast<MPI::Intercomm *>(&clone) && MPI::Comm::Compare(copy, inter) == MPI::CONGRUENT);
    MPI::Intracomm merged = copy.Merge(odd);
    CHECK(merged.Get_size() == size && !merged.Is_inter());
    merged.Free();
    clone.Free();
    delete &clone;
    copy.Disconnect();
    inter.Free();
    local.Free();
    CHECK(inter == MPI::COMM_NULL && copy == MPI::COMM_NULL);
}

int main()
{
    MPI::Init();
    size = MPI::COMM_WORLD.Get_size();
    rank = MPI::COMM_WORLD.Get_rank();
    CHECK(size <= most);
    single_counts(MPI::COMM_WORLD);
    displacements(MPI::COMM_WORLD);
    reductions(MPI::COMM_WORLD);
    const bool around[1] = {true};
    MPI::Cartcomm cart = MPI::COMM_WORLD.Create_cart(1, &size, around, false);
    single_counts(cart);
    cart.Free();
    between_groups();
    return finish();
}
