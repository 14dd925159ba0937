// The constructors of datatypes: bounds, contents, and what they refuse (MPI 5.0, 5.1.2 to 5.1.8, 5.1.13).
#include "error_classes.h"
#include "mpi_removed.h"
#include "run_tests.h"

#include <gtest/gtest.h>

#include <climits>
#include <cstring>
#include <vector>

namespace {

using bounds = std::pair<MPI_Count, MPI_Count>;

// A datatype that is freed with the test, and what it says.
class made {
public:
    made() = default;
    made(const made &) = delete;
    made &operator=(const made &) = delete;
    ~made()
    {
        if (handle != MPI_DATATYPE_NULL)
            MPI_Type_free(&handle);
    }
    MPI_Count size() const
    {
        MPI_Count found = -7;
        EXPECT_EQ(MPI_Type_size_c(handle, &found), MPI_SUCCESS);
        return found;
    }
    bounds extent() const
    {
        bounds found{-7, -7};
        EXPECT_EQ(MPI_Type_get_extent_c(handle, &found.first, &found.second), MPI_SUCCESS);
        return found;
    }
    bounds true_extent() const
    {
        bounds found{-7, -7};
        EXPECT_EQ(MPI_Type_get_true_extent_c(handle, &found.first, &found.second), MPI_SUCCESS);
        return found;
    }
    operator MPI_Datatype() const { return handle; }
    MPI_Datatype *operator&() { return &handle; }
    MPI_Datatype handle = MPI_DATATYPE_NULL;
};

// 5.1.2, example: a vector's typemap, with a stride that goes forth, and back.
TEST(Vector, Bounds)
{
    made forth, back, none, empty;
    ASSERT_EQ(MPI_Type_vector(2, 3, 4, MPI_DOUBLE, &forth), MPI_SUCCESS);
    EXPECT_EQ(forth.size(), 48);
    EXPECT_EQ(forth.extent(), (bounds{0, 56}));
    ASSERT_EQ(MPI_Type_vector(3, 1, -2, MPI_DOUBLE, &back), MPI_SUCCESS);
    EXPECT_EQ(back.extent(), (bounds{-32, 40}));
    EXPECT_EQ(back.true_extent(), (bounds{-32, 40}));
    ASSERT_EQ(MPI_Type_vector(0, 3, 4, MPI_DOUBLE, &none), MPI_SUCCESS);
    EXPECT_EQ(none.extent(), (bounds{0, 0}));
    ASSERT_EQ(MPI_Type_vector(3, 0, 4, MPI_DOUBLE, &empty), MPI_SUCCESS);
    EXPECT_EQ(empty.size(), 0);
    EXPECT_EQ(empty.true_extent(), (bounds{0, 0}));
}

// 5.1.6: the extent of a struct is rounded up to its strictest alignment, as a compiler does.
TEST(Struct, Padding)
{
    struct item {
        double value;
        char mark;
    };
    const int lengths[] = {1, 1};
    const MPI_Aint at[] = {0, 8};
    const MPI_Datatype types[] = {MPI_DOUBLE, MPI_CHAR};
    made type, row;
    ASSERT_EQ(MPI_Type_create_struct(2, lengths, at, types, &type), MPI_SUCCESS);
    EXPECT_EQ(type.size(), 9);
    EXPECT_EQ(type.extent(), (bounds{0, sizeof(item)}));
    EXPECT_EQ(type.true_extent(), (bounds{0, 9}));
    ASSERT_EQ(MPI_Type_contiguous(3, type, &row), MPI_SUCCESS);
    EXPECT_EQ(row.extent(), (bounds{0, sizeof(item[3])}));
    EXPECT_EQ(row.true_extent(), (bounds{0, 41}));
}

// 5.1.7: bounds that were set hold against what lies beside them, until they are set again.
TEST(Resized, BoundsHold)
{
    made narrow, mixed, again;
    ASSERT_EQ(MPI_Type_create_resized(MPI_INT, -3, 9, &narrow), MPI_SUCCESS);
    EXPECT_EQ(narrow.extent(), (bounds{-3, 9}));
    EXPECT_EQ(narrow.true_extent(), (bounds{0, 4}));
    const int lengths[] = {1, 2};
    const MPI_Aint at[] = {100, 0};
    const MPI_Datatype types[] = {MPI_DOUBLE, narrow};
    ASSERT_EQ(MPI_Type_create_struct(2, lengths, at, types, &mixed), MPI_SUCCESS);
    EXPECT_EQ(mixed.extent(), (bounds{-3, 18}));
    EXPECT_EQ(mixed.true_extent(), (bounds{0, 108}));
    ASSERT_EQ(MPI_Type_create_resized(mixed, 0, 4, &again), MPI_SUCCESS);
    EXPECT_EQ(again.extent(), (bounds{0, 4}));
    EXPECT_EQ(again.size(), 16);
}

// 5.1.7: an extent may be negative or nothing; then elements go backwards, or lie on one another.
TEST(Resized, NegativeExtent)
{
    made back;
    ASSERT_EQ(MPI_Type_create_resized(MPI_INT, 0, -4, &back), MPI_SUCCESS);
    EXPECT_EQ(back.extent(), (bounds{0, -4}));
    MPI_Type_commit(&back);
    const int from[] = {1, 2, 3};
    int to[3] = {};
    int position = 0;
    ASSERT_EQ(MPI_Pack(from + 2, 3, back, to, sizeof to, &position, MPI_COMM_SELF), MPI_SUCCESS);
    EXPECT_EQ(to[0], 3);
    EXPECT_EQ(to[2], 1);
}

// 5.1.3: a subarray's bounds are those of the whole array.
TEST(Subarray, Bounds)
{
    made type;
    const int sizes[] = {4, 5, 6}, parts[] = {2, 3, 1}, starts[] = {1, 2, 3};
    ASSERT_EQ(MPI_Type_create_subarray(3, sizes, parts, starts, MPI_ORDER_C, MPI_INT, &type), MPI_SUCCESS);
    EXPECT_EQ(type.size(), 24);
    EXPECT_EQ(type.extent(), (bounds{0, 480}));
    const MPI_Count first = 4 * (3 + 6 * (2 + 5 * 1)), last = 4 * (3 + 6 * (4 + 5 * 2));
    EXPECT_EQ(type.true_extent(), (bounds{first, last + 4 - first}));
}

// 5.1.3: what lies outside of the array, or is no array, is refused.
TEST(Subarray, Refused)
{
    made type;
    const int size = 4, part = 2, zero = 0, five = 5, three = 3, minus = -1;
    const auto subarray = [&](int ndims, const int *whole, const int *of_it, const int *start, int order) {
        return MPI_Type_create_subarray(ndims, whole, of_it, start, order, MPI_INT, &type);
    };
    EXPECT_REFUSED(subarray(0, &size, &part, &zero, MPI_ORDER_C), MPI_ERR_ARG, "ndims");
    EXPECT_REFUSED(subarray(1, &zero, &part, &zero, MPI_ORDER_C), MPI_ERR_ARG, "array_of_sizes");
    EXPECT_REFUSED(subarray(1, &size, &five, &zero, MPI_ORDER_C), MPI_ERR_ARG, "array_of_subsizes");
    EXPECT_REFUSED(subarray(1, &size, &zero, &zero, MPI_ORDER_C), MPI_ERR_ARG, "array_of_subsizes");
    EXPECT_REFUSED(subarray(1, &size, &part, &three, MPI_ORDER_C), MPI_ERR_ARG, "array_of_starts");
    EXPECT_REFUSED(subarray(1, &size, &part, &minus, MPI_ORDER_C), MPI_ERR_ARG, "array_of_starts");
    EXPECT_REFUSED(subarray(1, &size, &part, &zero, 99), MPI_ERR_ARG, "order");
    EXPECT_EQ(type.handle, MPI_DATATYPE_NULL);
}

// 5.1.4: the parts of all processes are the whole array, each element once.
TEST(Darray, PartsMakeTheWhole)
{
    const int sizes[] = {7, 5}, distribs[] = {MPI_DISTRIBUTE_CYCLIC, MPI_DISTRIBUTE_BLOCK};
    const int args[] = {2, MPI_DISTRIBUTE_DFLT_DARG};
    const int grid[] = {2, 2};
    std::vector<int> whole(35, 0);
    MPI_Count bytes = 0;
    for (int rank = 0; rank < 4; ++rank) {
        made type;
        ASSERT_EQ(MPI_Type_create_darray(4, rank, 2, sizes, distribs, args, grid, MPI_ORDER_C, MPI_INT, &type),
                  MPI_SUCCESS);
        MPI_Type_commit(&type);
        EXPECT_EQ(type.extent(), (bounds{0, 140}));
        std::vector<int> part(static_cast<std::size_t>(type.size() / 4), rank + 1);
        int position = 0;
        const int room = static_cast<int>(type.size());
        ASSERT_EQ(MPI_Unpack(part.data(), room, &position, whole.data(), 1, type, MPI_COMM_SELF), MPI_SUCCESS);
        bytes += type.size();
    }
    EXPECT_EQ(bytes, 140);
    for (int i = 0; i < 7; ++i)
        for (int j = 0; j < 5; ++j)
            EXPECT_EQ(whole[static_cast<std::size_t>(5 * i + j)], 1 + 2 * (i / 2 % 2) + j / 3) << i << " " << j;
}

// 5.1.4: grids and distributions that are none.
TEST(Darray, Refused)
{
    made type;
    const int size = 8, block = MPI_DISTRIBUTE_BLOCK, none = MPI_DISTRIBUTE_NONE, def = MPI_DISTRIBUTE_DFLT_DARG;
    const int two = 2, three = 3, bad = 99;
    const auto darray = [&](int n, int rank, const int *kind, const int *arg, const int *grid) {
        return MPI_Type_create_darray(n, rank, 1, &size, kind, arg, grid, MPI_ORDER_C, MPI_INT, &type);
    };
    EXPECT_REFUSED(darray(3, 0, &block, &def, &two), MPI_ERR_ARG, "array_of_psizes");
    EXPECT_REFUSED(darray(2, 2, &block, &def, &two), MPI_ERR_RANK, "rank");
    EXPECT_REFUSED(darray(2, 0, &none, &def, &two), MPI_ERR_ARG, "array_of_psizes");
    EXPECT_REFUSED(darray(2, 0, &block, &three, &two), MPI_ERR_ARG, "array_of_dargs");
    EXPECT_REFUSED(darray(2, 0, &bad, &def, &two), MPI_ERR_ARG, "array_of_distribs");
    EXPECT_EQ(type.handle, MPI_DATATYPE_NULL);
}

// 5.1.2: lengths and types within arrays are looked at before anything is made.
TEST(Indexed, Refused)
{
    made type;
    const int lengths[] = {1, -1}, at[] = {0, 1};
    const MPI_Aint bytes[] = {0, 8};
    EXPECT_REFUSED(MPI_Type_indexed(2, lengths, at, MPI_INT, &type), MPI_ERR_COUNT, "array_of_blocklengths");
    EXPECT_REFUSED(MPI_Type_create_hindexed(2, lengths, bytes, MPI_INT, &type), MPI_ERR_COUNT, "array_of_blocklengths");
    const int ones[] = {1, 1};
    const MPI_Datatype types[] = {MPI_INT, MPI_DATATYPE_NULL};
    EXPECT_REFUSED(MPI_Type_create_struct(2, ones, bytes, types, &type), MPI_ERR_TYPE, "array_of_types");
    EXPECT_EQ(type.handle, MPI_DATATYPE_NULL);
}

// 5.1: types of no elements are types.
TEST(Empty, AreTypes)
{
    made none, of_none, resized;
    ASSERT_EQ(MPI_Type_create_struct(0, nullptr, nullptr, nullptr, &none), MPI_SUCCESS);
    EXPECT_EQ(none.size(), 0);
    EXPECT_EQ(none.extent(), (bounds{0, 0}));
    ASSERT_EQ(MPI_Type_create_resized(none, 8, 16, &resized), MPI_SUCCESS);
    EXPECT_EQ(resized.extent(), (bounds{8, 16}));
    EXPECT_EQ(resized.true_extent(), (bounds{0, 0}));
    ASSERT_EQ(MPI_Type_vector(3, 2, 5, resized, &of_none), MPI_SUCCESS);
    EXPECT_EQ(of_none.extent(), (bounds{8, 16 * 12}));
    MPI_Type_commit(&of_none);
    int position = 0;
    EXPECT_EQ(MPI_Pack(nullptr, 4, of_none, nullptr, 0, &position, MPI_COMM_SELF), MPI_SUCCESS);
    EXPECT_EQ(position, 0);
    MPI_Status status;
    ASSERT_EQ(MPI_Sendrecv(nullptr, 5, of_none, 0, 0, nullptr, 5, of_none, 0, 0, MPI_COMM_SELF, &status), MPI_SUCCESS);
    int count = -1;
    MPI_Get_count(&status, of_none, &count);
    EXPECT_EQ(count, 0);
    EXPECT_REFUSED(MPI_Status_set_elements(&status, of_none, 1), MPI_ERR_COUNT, "count");
}

// 5.1.11, 2.5.8: sizes beyond int are told by the large forms, and are MPI_UNDEFINED in the small ones.
TEST(Large, SizesBeyondInt)
{
    made type, twice;
    ASSERT_EQ(MPI_Type_contiguous(INT_MAX, MPI_DOUBLE, &type), MPI_SUCCESS);
    int small = 0;
    ASSERT_EQ(MPI_Type_size(type, &small), MPI_SUCCESS);
    EXPECT_EQ(small, MPI_UNDEFINED);
    EXPECT_EQ(type.size(), 8LL * INT_MAX);
    EXPECT_EQ(type.extent(), (bounds{0, 8LL * INT_MAX}));
    MPI_Count size_x = 0;
    ASSERT_EQ(MPI_Type_size_x(type, &size_x), MPI_SUCCESS);
    EXPECT_EQ(size_x, 8LL * INT_MAX);
    ASSERT_EQ(MPI_Type_vector(2, 1, 1 << 28, type, &twice), MPI_SUCCESS);
    EXPECT_EQ(twice.size(), 16LL * INT_MAX);
    EXPECT_EQ(twice.extent().second, 8LL * INT_MAX * ((1LL << 28) + 1));
    MPI_Aint lower, extent;
    ASSERT_EQ(MPI_Type_get_extent(twice, &lower, &extent), MPI_SUCCESS);
    EXPECT_EQ(extent, 8LL * INT_MAX * ((1LL << 28) + 1));
    EXPECT_EQ(MPI_Pack_size(1, type, MPI_COMM_SELF, &small), MPI_SUCCESS);  // 5.2
    EXPECT_EQ(small, MPI_UNDEFINED);
}

// 5.1: what MPI_Count cannot hold is refused, in every constructor; nothing wraps.
TEST(Large, OverflowIsRefused)
{
    constexpr MPI_Count huge = 1LL << 61;
    made type, big;
    EXPECT_REFUSED(MPI_Type_contiguous_c(huge, MPI_DOUBLE, &type), MPI_ERR_COUNT, "count");
    EXPECT_REFUSED(MPI_Type_vector_c(2, 1, huge, MPI_DOUBLE, &type), MPI_ERR_COUNT, "stride");
    EXPECT_REFUSED(MPI_Type_vector_c(3, huge, 1, MPI_INT, &type), MPI_ERR_COUNT, "blocklength");
    EXPECT_REFUSED(MPI_Type_create_hvector_c(9, 1, huge, MPI_DOUBLE, &type), MPI_ERR_COUNT, "stride");
    const MPI_Count lengths[] = {huge, huge}, at[] = {huge, -huge}, far[] = {4 * (huge - 1), -4 * (huge - 1)},
                    one[] = {1, 1};
    EXPECT_REFUSED(MPI_Type_indexed_c(2, lengths, at, MPI_BYTE, &type), MPI_SUCCESS, "");
    if (type.handle != MPI_DATATYPE_NULL)
        MPI_Type_free(&type);
    EXPECT_REFUSED(MPI_Type_indexed_c(2, lengths, at, MPI_INT, &type), MPI_ERR_COUNT, "array_of_");
    EXPECT_REFUSED(MPI_Type_create_hindexed_c(2, one, far, MPI_INT, &type), MPI_ERR_COUNT, "array_of_displacements");
    const MPI_Datatype types[] = {MPI_INT, MPI_DOUBLE};
    EXPECT_REFUSED(MPI_Type_create_struct_c(2, one, far, types, &type), MPI_ERR_COUNT, "array_of_");
    EXPECT_REFUSED(MPI_Type_create_resized_c(MPI_INT, 3 * huge, 3 * huge, &type), MPI_ERR_COUNT, "extent");
    const MPI_Count sizes[] = {1LL << 31, 1LL << 31}, starts[] = {0, 0};
    EXPECT_REFUSED(MPI_Type_create_subarray_c(2, sizes, one, starts, MPI_ORDER_C, MPI_DOUBLE, &type), MPI_ERR_COUNT,
                   "array_of_sizes");
    ASSERT_EQ(MPI_Type_contiguous_c(huge, MPI_BYTE, &big), MPI_SUCCESS);
    MPI_Type_commit(&big);
    EXPECT_REFUSED(MPI_Type_contiguous(4, big, &type), MPI_ERR_COUNT, "count");
    MPI_Count size;
    EXPECT_EQ(MPI_Pack_size_c(4, big, MPI_COMM_SELF, &size), MPI_SUCCESS);
    EXPECT_EQ(size, MPI_UNDEFINED);
    EXPECT_EQ(MPI_Pack_external_size_c("external32", 4, big, &size), MPI_SUCCESS);
    EXPECT_EQ(size, MPI_UNDEFINED);
    EXPECT_EQ(type.handle, MPI_DATATYPE_NULL);
}

struct envelope {
    MPI_Count integers = -1, addresses = -1, counts = -1, datatypes = -1;
    int combiner = -1;
    bool operator==(const envelope &) const = default;
};

envelope envelope_of(MPI_Datatype type)
{
    envelope found;
    EXPECT_EQ(MPI_Type_get_envelope_c(type, &found.integers, &found.addresses, &found.counts, &found.datatypes,
                                      &found.combiner),
              MPI_SUCCESS);
    return found;
}

// 5.1.13: the numbers of arguments of every constructor, in its small form and in its large one.
TEST(Contents, Envelopes)
{
    const int l[] = {1, 2}, d[] = {0, 4}, p[] = {1, 1};
    const MPI_Aint a[] = {0, 64};
    const MPI_Count lc[] = {1, 2}, ac[] = {0, 64}, oc[] = {1, 1}, zc[] = {0, 0};
    const MPI_Datatype t[] = {MPI_INT, MPI_DOUBLE};
    const int z[] = {4, 4}, kinds[] = {MPI_DISTRIBUTE_NONE, MPI_DISTRIBUTE_NONE}, args[] = {1, 1}, starts[] = {0, 0};
    const MPI_Count z_c[] = {4, 4};
    const auto expect = [](int code, made &type, envelope wanted) {
        ASSERT_EQ(code, MPI_SUCCESS);
        EXPECT_EQ(envelope_of(type), wanted) << wanted.combiner;
        MPI_Type_free(&type);
    };
    made x;
    expect(MPI_Type_dup(MPI_INT, &x), x, {0, 0, 0, 1, MPI_COMBINER_DUP});
    expect(MPI_Type_contiguous(2, MPI_INT, &x), x, {1, 0, 0, 1, MPI_COMBINER_CONTIGUOUS});
    expect(MPI_Type_contiguous_c(2, MPI_INT, &x), x, {0, 0, 1, 1, MPI_COMBINER_CONTIGUOUS});
    expect(MPI_Type_vector(2, 1, 3, MPI_INT, &x), x, {3, 0, 0, 1, MPI_COMBINER_VECTOR});
    expect(MPI_Type_vector_c(2, 1, 3, MPI_INT, &x), x, {0, 0, 3, 1, MPI_COMBINER_VECTOR});
    expect(MPI_Type_create_hvector(2, 1, 3, MPI_INT, &x), x, {2, 1, 0, 1, MPI_COMBINER_HVECTOR});
    expect(MPI_Type_create_hvector_c(2, 1, 3, MPI_INT, &x), x, {0, 0, 3, 1, MPI_COMBINER_HVECTOR});
    expect(MPI_Type_indexed(2, l, d, MPI_INT, &x), x, {5, 0, 0, 1, MPI_COMBINER_INDEXED});
    expect(MPI_Type_indexed_c(2, lc, ac, MPI_INT, &x), x, {0, 0, 5, 1, MPI_COMBINER_INDEXED});
    expect(MPI_Type_create_hindexed(2, l, a, MPI_INT, &x), x, {3, 2, 0, 1, MPI_COMBINER_HINDEXED});
    expect(MPI_Type_create_hindexed_c(2, lc, ac, MPI_INT, &x), x, {0, 0, 5, 1, MPI_COMBINER_HINDEXED});
    expect(MPI_Type_create_indexed_block(2, 3, d, MPI_INT, &x), x, {4, 0, 0, 1, MPI_COMBINER_INDEXED_BLOCK});
    expect(MPI_Type_create_indexed_block_c(2, 3, ac, MPI_INT, &x), x, {0, 0, 4, 1, MPI_COMBINER_INDEXED_BLOCK});
    expect(MPI_Type_create_hindexed_block(2, 3, a, MPI_INT, &x), x, {2, 2, 0, 1, MPI_COMBINER_HINDEXED_BLOCK});
    expect(MPI_Type_create_hindexed_block_c(2, 3, ac, MPI_INT, &x), x, {0, 0, 4, 1, MPI_COMBINER_HINDEXED_BLOCK});
    expect(MPI_Type_create_struct(2, l, a, t, &x), x, {3, 2, 0, 2, MPI_COMBINER_STRUCT});
    expect(MPI_Type_create_struct_c(2, lc, ac, t, &x), x, {0, 0, 5, 2, MPI_COMBINER_STRUCT});
    expect(MPI_Type_create_subarray(2, z, p, starts, MPI_ORDER_C, MPI_INT, &x), x, {8, 0, 0, 1, MPI_COMBINER_SUBARRAY});
    expect(MPI_Type_create_subarray_c(2, z_c, oc, zc, MPI_ORDER_C, MPI_INT, &x), x,
           {2, 0, 6, 1, MPI_COMBINER_SUBARRAY});
    expect(MPI_Type_create_darray(1, 0, 2, z, kinds, args, p, MPI_ORDER_C, MPI_INT, &x), x,
           {12, 0, 0, 1, MPI_COMBINER_DARRAY});
    expect(MPI_Type_create_darray_c(1, 0, 2, z_c, kinds, args, p, MPI_ORDER_C, MPI_INT, &x), x,
           {10, 0, 2, 1, MPI_COMBINER_DARRAY});
    expect(MPI_Type_create_resized(MPI_INT, 1, 9, &x), x, {0, 2, 0, 1, MPI_COMBINER_RESIZED});
    expect(MPI_Type_create_resized_c(MPI_INT, 1, 9, &x), x, {0, 0, 2, 1, MPI_COMBINER_RESIZED});
}

// R204, 5.1.13: the removed constructors take ints, and their contents come back as those of the small forms.
TEST(Contents, OfRemovedConstructors)
{
    int lengths[] = {1, 2};
    MPI_Aint at[] = {0, 64};
    MPI_Datatype types[] = {MPI_INT, MPI_DOUBLE};
    made vector, indexed, structure;
    ASSERT_EQ(MPI_Type_hvector(2, 1, 24, MPI_INT, &vector), MPI_SUCCESS);
    EXPECT_EQ(envelope_of(vector), (envelope{2, 1, 0, 1, MPI_COMBINER_HVECTOR}));
    EXPECT_EQ(vector.extent(), (bounds{0, 28}));
    ASSERT_EQ(MPI_Type_hindexed(2, lengths, at, MPI_INT, &indexed), MPI_SUCCESS);
    EXPECT_EQ(envelope_of(indexed), (envelope{3, 2, 0, 1, MPI_COMBINER_HINDEXED}));
    ASSERT_EQ(MPI_Type_struct(2, lengths, at, types, &structure), MPI_SUCCESS);
    EXPECT_EQ(envelope_of(structure), (envelope{3, 2, 0, 2, MPI_COMBINER_STRUCT}));
}

// 5.1.13: the arguments themselves, in their order.
TEST(Contents, Arguments)
{
    const int l[] = {1, 2};
    const MPI_Aint a[] = {8, -64};
    const MPI_Datatype t[] = {MPI_INT, MPI_DOUBLE_INT};
    made type;
    ASSERT_EQ(MPI_Type_create_struct(2, l, a, t, &type), MPI_SUCCESS);
    int i[3] = {};
    MPI_Aint addresses[2] = {};
    MPI_Datatype types[2] = {};
    ASSERT_EQ(MPI_Type_get_contents(type, 3, 2, 2, i, addresses, types), MPI_SUCCESS);
    EXPECT_EQ(i[0], 2);
    EXPECT_EQ(i[1], 1);
    EXPECT_EQ(i[2], 2);
    EXPECT_EQ(addresses[1], -64);
    EXPECT_EQ(types[0], MPI_INT);
    EXPECT_EQ(types[1], MPI_DOUBLE_INT);
    EXPECT_REFUSED(MPI_Type_get_contents(type, 2, 2, 2, i, addresses, types), MPI_ERR_ARG, "max_integers");
    EXPECT_REFUSED(MPI_Type_get_contents(type, 3, 1, 2, i, addresses, types), MPI_ERR_ARG, "max_addresses");
    EXPECT_REFUSED(MPI_Type_get_contents(type, 3, 2, 1, i, addresses, types), MPI_ERR_ARG, "max_datatypes");
    EXPECT_REFUSED(MPI_Type_get_contents(MPI_INT, 3, 2, 2, i, addresses, types), MPI_ERR_TYPE, "datatype");
}

// 5.1.13: large counts cannot be told by the small forms.
TEST(Contents, LargeNeedsTheLargeForm)
{
    made type;
    ASSERT_EQ(MPI_Type_contiguous_c(2, MPI_INT, &type), MPI_SUCCESS);
    int i, a, d, combiner;
    EXPECT_REFUSED(MPI_Type_get_envelope(type, &i, &a, &d, &combiner), MPI_ERR_TYPE, "datatype");
    int integers[1];
    MPI_Aint addresses[1];
    MPI_Datatype types[1];
    EXPECT_REFUSED(MPI_Type_get_contents(type, 1, 1, 1, integers, addresses, types), MPI_ERR_TYPE, "datatype");
    MPI_Count counts[1] = {};
    ASSERT_EQ(MPI_Type_get_contents_c(type, 0, 0, 1, 1, integers, addresses, counts, types), MPI_SUCCESS);
    EXPECT_EQ(counts[0], 2);
}

// 5.1.13: derived types come back as new handles, which live and are freed on their own.
TEST(Contents, DerivedTypesAreNew)
{
    made inner, outer;
    MPI_Type_vector(3, 1, 2, MPI_SHORT, &inner);
    MPI_Type_contiguous(2, inner, &outer);
    int integer;
    MPI_Aint address;
    MPI_Datatype copy = MPI_DATATYPE_NULL;
    ASSERT_EQ(MPI_Type_get_contents(outer, 1, 0, 1, &integer, &address, &copy), MPI_SUCCESS);
    EXPECT_NE(copy, inner.handle);
    MPI_Type_free(&inner);
    MPI_Type_free(&outer);
    EXPECT_EQ(envelope_of(copy), (envelope{3, 0, 0, 1, MPI_COMBINER_VECTOR}));
    ASSERT_EQ(MPI_Type_commit(&copy), MPI_SUCCESS);
    const short from[] = {1, 2, 3, 4, 5};
    short to[3] = {};
    int position = 0;
    ASSERT_EQ(MPI_Pack(from, 1, copy, to, sizeof to, &position, MPI_COMM_SELF), MPI_SUCCESS);
    EXPECT_EQ(to[2], 5);
    EXPECT_EQ(MPI_Type_free(&copy), MPI_SUCCESS);
}

}  // namespace

int main(int argc, char **argv) { return run_tests(argc, argv); }
