// Reduction operations with functions of C++: results, exceptions, reuse of slots.
#include "../exceptions/thrown.h"

static int calls = 0;

static void add(const void *in, void *inout, int count, const MPI::Datatype &datatype)
{
    CHECK(datatype == MPI::INT);
    calls++;
    for (int i = 0; i < count; i++)
        static_cast<int *>(inout)[i] += static_cast<const int *>(in)[i];
}

static void subtract_reversed(const void *in, void *inout, int count, const MPI::Datatype &)
{
    for (int i = 0; i < count; i++)
        static_cast<int *>(inout)[i] = 10 * static_cast<const int *>(in)[i] + static_cast<int *>(inout)[i];
}

static void add_throws(const void *, void *, int, const MPI::Datatype &) { throw 7; }

// A call of MPI inside that throws and is caught leaves nothing.
static void add_catches(const void *in, void *inout, int count, const MPI::Datatype &datatype)
{
    CHECK(thrown_class([] { MPI::COMM_SELF.Send(&calls, 1, MPI::INT, 99, 0); }) == MPI::ERR_RANK);
    add(in, inout, count, datatype);
}

static int reduce(const MPI::Op &op, int value)
{
    int result = 0;
    MPI::COMM_WORLD.Allreduce(&value, &result, 1, MPI::INT, op);
    return result;
}

static void results()
{
    const int rank = MPI::COMM_WORLD.Get_rank(), size = MPI::COMM_WORLD.Get_size();
    MPI::Op op, ordered;
    op.Init(add, true);
    CHECK(op.Is_commutative());
    CHECK(reduce(op, rank + 1) == size * (size + 1) / 2);
    ordered.Init(subtract_reversed, false);
    CHECK(!ordered.Is_commutative());
    int one = 1, two = 2;
    ordered.Reduce_local(&one, &two, 1, MPI::INT);
    CHECK(two == 12);
    ordered.Free();
    op.Free();
    CHECK(op == MPI::OP_NULL);
}

static void exceptions()
{
    MPI::Op throws, catches;
    throws.Init(add_throws, true);
    catches.Init(add_catches, true);
    MPI::COMM_SELF.Set_errhandler(MPI::ERRORS_THROW_EXCEPTIONS);
    CHECK(reduce(catches, 1) == MPI::COMM_WORLD.Get_size());
    // Not every process need run the function.
    const int here = thrown_value([&] { reduce(throws, 1); }, 0) == 7;
    int anywhere = 0;
    MPI::COMM_WORLD.Allreduce(&here, &anywhere, 1, MPI::INT, MPI::MAX);
    CHECK(anywhere == (MPI::COMM_WORLD.Get_size() > 1));
    int result = 0;
    CHECK(thrown_value([&] { throws.Reduce_local(&here, &result, 1, MPI::INT); }, 0) == 7);
    MPI::COMM_SELF.Set_errhandler(MPI::ERRORS_ARE_FATAL);
    throws.Free();
    catches.Free();
}

// An operation that is freed while a reduction is pending keeps its function.
static void freed_early()
{
#if MPI_VERSION >= 3
    MPI::Op op;
    op.Init(add, true);
    int one = 1, sum = 0;
    MPI::Request request = MPI::COMM_WORLD.Iallreduce(&one, &sum, 1, MPI::INT, op);
    op.Free();
    MPI::Op other;
    other.Init(add_throws, true);
    request.Wait();
    CHECK(sum == MPI::COMM_WORLD.Get_size());
    other.Free();
#endif
}

// Slots are used again; one operation too many is MPI_ERR_NO_MEM, and creates nothing.
static void slots()
{
    const int limit = 1024;
    for (int i = 0; i < 1000000; i++) {
        MPI::Op op;
        op.Init(add, true);
        op.Free();
    }
    static MPI::Op ops[limit + 1];
    for (int i = 0; i < limit; i++)
        ops[i].Init(i % 2 ? add : add_throws, true);
    MPI::COMM_WORLD.Set_errhandler(MPI::ERRORS_THROW_EXCEPTIONS);
    CHECK(thrown_class([&] { ops[limit].Init(add, true); }) == MPI_ERR_NO_MEM);
    MPI::COMM_WORLD.Set_errhandler(MPI::ERRORS_ARE_FATAL);
    CHECK(ops[limit] == MPI::OP_NULL);
    CHECK(reduce(ops[limit - 1], 1) == MPI::COMM_WORLD.Get_size());
    for (int i = 0; i < limit; i++)
        ops[i].Free();
    results();
}

#if MPI_VERSION >= 4
static MPI::Count largest_count = 0;

static void add_many(const void *in, void *inout, MPI::Count count, const MPI::Datatype &datatype)
{
    largest_count = count > largest_count ? count : largest_count;
    add(in, inout, static_cast<int>(count), datatype);
}

static void add_many_throws(const void *, void *, MPI::Count, const MPI::Datatype &) { throw 8; }

static void large_counts()
{
    const int rank = MPI::COMM_WORLD.Get_rank(), size = MPI::COMM_WORLD.Get_size();
    MPI::Op op, throws;
    op.Init_c(add_many, true);
    int mine[3] = {rank, 1, 2}, sums[3] = {};
    MPI::COMM_WORLD.Allreduce_c(mine, sums, 3, MPI::INT, op);
    CHECK(sums[0] == size * (size - 1) / 2 && sums[1] == size && sums[2] == 2 * size);
    largest_count = 0;
    op.Reduce_local_c(mine, sums, 3, MPI::INT);
    CHECK(largest_count == 3 && sums[1] == size + 1);
    throws.Init_c(add_many_throws, true);
    int caught = 0;
    try {
        throws.Reduce_local_c(mine, sums, 3, MPI::INT);
    } catch (int thrown) {
        caught = thrown;
    }
    CHECK(caught == 8);
    // The places of small and of large functions are apart: as many of each as are allowed.
    for (int i = 0; i < 3000; i++) {
        MPI::Op small, large;
        small.Init(add, true);
        large.Init_c(add_many, true);
        CHECK(i % 100 || (reduce(small, 1) == size && reduce(large, 2) == 2 * size));
        small.Free();
        large.Free();
    }
    op.Free();
    throws.Free();
}
#else
static void large_counts() {}
#endif

int main()
{
    MPI::Init();
    results();
    large_counts();
    exceptions();
    freed_early();
    slots();
    return finish();
}
