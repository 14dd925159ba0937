// The environment chapter: versions, names, time, memory (MPI 5.0, 9.1, 9.2, 9.6; R161, R162, R204).
#define BND_MPI_REMOVED
#include "error_classes.h"
#include "run_tests.h"

#include <mpi.h>

#include <gtest/gtest.h>

#include <climits>
#include <cstdint>
#include <cstring>
#include <thread>
#include <unistd.h>
#include <utility>
#include <vector>

namespace {

TEST(Environment, TellsTheVersionOfTheStandard)
{
    int version = 0, subversion = -1;
    EXPECT_EQ(MPI_Get_version(&version, &subversion), MPI_SUCCESS);
    EXPECT_EQ(version, 5);
    EXPECT_EQ(subversion, 0);
    EXPECT_EQ(class_of(MPI_Get_version(nullptr, &subversion)), MPI_ERR_ARG);
}

// R162: a null character at the length that is told
TEST(Environment, TellsTheVersionOfTheLibrary)
{
    std::vector<char> text(MPI_MAX_LIBRARY_VERSION_STRING, '#');
    int length = -1;
    EXPECT_EQ(MPI_Get_library_version(text.data(), &length), MPI_SUCCESS);
    ASSERT_GT(length, 0);
    EXPECT_EQ(text[static_cast<std::size_t>(length)], '\0');
    EXPECT_NE(std::strstr(text.data(), "solo"), nullptr);
    EXPECT_EQ(text[static_cast<std::size_t>(length) + 1], '#');
}

// R162
TEST(Environment, TellsTheProcessor)
{
    char name[MPI_MAX_PROCESSOR_NAME], host[MPI_MAX_PROCESSOR_NAME];
    int length = -1;
    gethostname(host, sizeof host);
    EXPECT_EQ(MPI_Get_processor_name(name, &length), MPI_SUCCESS);
    EXPECT_STREQ(name, host);
    EXPECT_EQ(static_cast<int>(std::strlen(host)), length);
}

// R161
TEST(Environment, TellsTheTime)
{
    const double tick = MPI_Wtick();
    EXPECT_GT(tick, 0.0);
    EXPECT_LT(tick, 1e-3);
    const double start = MPI_Wtime();
    double last = start;
    for (int i = 0; i < 1000; ++i) {
        const double now = MPI_Wtime();
        EXPECT_GE(now, last);
        last = now;
    }
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
    EXPECT_GE(MPI_Wtime() - start, 0.019);
    EXPECT_LT(MPI_Wtime() - start, 10.0);
}

// R10: MPI_Pcontrol does nothing.
TEST(Environment, TakesAnyLevelOfProfiling)
{
    EXPECT_EQ(MPI_Pcontrol(0), MPI_SUCCESS);
    EXPECT_EQ(MPI_Pcontrol(1), MPI_SUCCESS);
    EXPECT_EQ(MPI_Pcontrol(-3, "more", 4), MPI_SUCCESS);
}

// ---- MPI_Alloc_mem ----

TEST(Memory, IsGivenAndFreed)
{
    for (const MPI_Aint size : {0, 1, 8, 100000}) {
        char *memory = nullptr;
        ASSERT_EQ(MPI_Alloc_mem(size, MPI_INFO_NULL, &memory), MPI_SUCCESS);
        ASSERT_NE(memory, nullptr);
        EXPECT_EQ(reinterpret_cast<std::uintptr_t>(memory) % alignof(std::max_align_t), 0U);
        std::memset(memory, 1, static_cast<std::size_t>(size));
        EXPECT_EQ(MPI_Free_mem(memory), MPI_SUCCESS);
    }
}

// 9.2: the key mpi_minimum_memory_alignment
TEST(Memory, IsAlignedAsAskedFor)
{
    MPI_Info info;
    MPI_Info_create(&info);
    for (const std::uintptr_t alignment : {1U, 2U, 64U, 4096U, 1U << 20}) {
        MPI_Info_set(info, "mpi_minimum_memory_alignment", std::to_string(alignment).c_str());
        void *memory = nullptr;
        ASSERT_EQ(MPI_Alloc_mem(100, info, &memory), MPI_SUCCESS);
        EXPECT_EQ(reinterpret_cast<std::uintptr_t>(memory) % alignment, 0U);
        EXPECT_EQ(MPI_Free_mem(memory), MPI_SUCCESS);
    }
    for (const char *const wrong : {"0", "3", "-8", "eight", "", "8 "}) {
        void *memory = nullptr;
        MPI_Info_set(info, "mpi_minimum_memory_alignment", wrong);
        EXPECT_EQ(class_of(MPI_Alloc_mem(100, info, &memory)), MPI_ERR_INFO_VALUE) << wrong;
        EXPECT_EQ(memory, nullptr);
    }
    MPI_Info_free(&info);
}

TEST(Memory, IsRefusedWhenThereIsNone)
{
    void *memory = nullptr;
    EXPECT_EQ(class_of(MPI_Alloc_mem(-1, MPI_INFO_NULL, &memory)), MPI_ERR_SIZE);
    EXPECT_EQ(class_of(MPI_Alloc_mem(PTRDIFF_MAX, MPI_INFO_NULL, &memory)), MPI_ERR_NO_MEM);
    EXPECT_EQ(class_of(MPI_Alloc_mem(8, MPI_INFO_NULL, nullptr)), MPI_ERR_ARG);
    EXPECT_EQ(memory, nullptr);
}

TEST(Memory, IsFreedOnce)
{
    int variable;
    char *memory = nullptr;
    MPI_Alloc_mem(8, MPI_INFO_NULL, &memory);
    EXPECT_EQ(class_of(MPI_Free_mem(memory + 1)), MPI_ERR_BASE);
    EXPECT_EQ(MPI_Free_mem(memory), MPI_SUCCESS);
    EXPECT_EQ(class_of(MPI_Free_mem(memory)), MPI_ERR_BASE);
    EXPECT_EQ(class_of(MPI_Free_mem(&variable)), MPI_ERR_BASE);
    EXPECT_EQ(class_of(MPI_Free_mem(nullptr)), MPI_ERR_BASE);
}

TEST(Memory, IsGivenToThreads)
{
    std::vector<std::thread> threads;
    for (int t = 0; t < 4; ++t)
        threads.emplace_back([] {
            for (int i = 1; i < 500; ++i) {
                void *memory = nullptr;
                EXPECT_EQ(MPI_Alloc_mem(i, MPI_INFO_NULL, &memory), MPI_SUCCESS);
                EXPECT_EQ(MPI_Free_mem(memory), MPI_SUCCESS);
            }
        });
    for (std::thread &thread : threads)
        thread.join();
}

// ---- what MPI-3.0 removed (R204) ----

// R204
TEST(Removed, AddressesAndExtents)
{
    int variable = 0;
    MPI_Aint address = 0, extent = 0, lower = 5, upper = 0;
    EXPECT_EQ(MPI_Address(&variable, &address), MPI_SUCCESS);
    EXPECT_EQ(reinterpret_cast<void *>(address), &variable);
    MPI_Datatype shifted;
    ASSERT_EQ(MPI_Type_create_resized(MPI_DOUBLE, -8, 32, &shifted), MPI_SUCCESS);
    EXPECT_EQ(MPI_Type_extent(shifted, &extent), MPI_SUCCESS);
    EXPECT_EQ(MPI_Type_lb(shifted, &lower), MPI_SUCCESS);
    EXPECT_EQ(MPI_Type_ub(shifted, &upper), MPI_SUCCESS);
    EXPECT_EQ(extent, 32);
    EXPECT_EQ(lower, -8);
    EXPECT_EQ(upper, 24);
    EXPECT_EQ(class_of(MPI_Type_extent(MPI_DATATYPE_NULL, &extent)), MPI_ERR_TYPE);
    MPI_Type_free(&shifted);
}

struct bounds {
    MPI_Aint lower, extent, true_lower, true_extent;
    bool operator==(const bounds &) const = default;
};

bounds bounds_of(MPI_Datatype type)
{
    bounds found{};
    EXPECT_EQ(MPI_Type_get_extent(type, &found.lower, &found.extent), MPI_SUCCESS);
    EXPECT_EQ(MPI_Type_get_true_extent(type, &found.true_lower, &found.true_extent), MPI_SUCCESS);
    return found;
}

MPI_Datatype structure(std::vector<std::pair<MPI_Datatype, MPI_Aint>> members, int length = 1)
{
    std::vector<int> lengths;
    std::vector<MPI_Aint> places;
    std::vector<MPI_Datatype> types;
    for (const auto &[type, place] : members) {
        lengths.push_back(type == MPI_LB || type == MPI_UB ? length : 1);
        places.push_back(place);
        types.push_back(type);
    }
    MPI_Datatype made = MPI_DATATYPE_NULL;
    const int count = static_cast<int>(members.size());
    EXPECT_EQ(MPI_Type_struct(count, lengths.data(), places.data(), types.data(), &made), MPI_SUCCESS);
    return made;
}

void expect_bounds(MPI_Datatype made, const bounds &expected)
{
    const bounds found = bounds_of(made);
    EXPECT_EQ(found, expected) << found.lower << ' ' << found.extent << ' ' << found.true_lower << ' '
                               << found.true_extent;
    MPI_Type_free(&made);
}

// R204; MPI-2.2, 4.1.6: each marker sets one bound, of all members together, and takes no room; the other bound is the data's.
TEST(Removed, MarkersOfBounds)
{
    for (const MPI_Datatype marker : {MPI_LB, MPI_UB})
        EXPECT_EQ(bounds_of(marker), (bounds{0, 0, 0, 0}));
    expect_bounds(structure({{MPI_LB, -3}, {MPI_INT, 0}, {MPI_UB, 6}}), {-3, 9, 0, 4});
    expect_bounds(structure({{MPI_LB, -3}, {MPI_INT, 0}}), {-3, 8, 0, 4});  // rounded up to int's alignment
    expect_bounds(structure({{MPI_LB, -8}, {MPI_LB, 4}, {MPI_DOUBLE, 0}}), {-8, 16, 0, 8});
    expect_bounds(structure({{MPI_UB, 4}, {MPI_UB, 64}, {MPI_DOUBLE, 0}}), {0, 64, 0, 8});
    expect_bounds(structure({{MPI_DOUBLE, 0}, {MPI_UB, 20}}), {0, 20, 0, 8});  // not rounded
    expect_bounds(structure({{MPI_INT, 8}, {MPI_UB, 2}}), {8, -6, 8, 4});
    expect_bounds(structure({{MPI_LB, 8}, {MPI_INT, 0}}), {8, -4, 0, 4});
    expect_bounds(structure({{MPI_LB, 4}, {MPI_UB, 12}}), {4, 8, 0, 0});
    expect_bounds(structure({{MPI_LB, 8}}), {8, 0, 0, 0});
    expect_bounds(structure({{MPI_UB, 8}}), {8, 0, 0, 0});
    expect_bounds(structure({{MPI_LB, -8}, {MPI_INT, 0}}, 3), {-8, 12, 0, 4});
    expect_bounds(structure({{MPI_LB, -8}, {MPI_INT, 0}}, 0), {0, 4, 0, 4});
}

// R204: markers hold in whatever contains them, and come back as contents; data is moved as without them.
TEST(Removed, MarkersWithinDatatypes)
{
    MPI_Datatype lower = structure({{MPI_LB, -4}, {MPI_INT, 0}}),
                 both = structure({{MPI_LB, -3}, {MPI_INT, 0}, {MPI_UB, 6}});
    MPI_Datatype made;
    MPI_Type_contiguous(2, both, &made);
    expect_bounds(made, {-3, 18, 0, 13});
    MPI_Type_vector(3, 1, 2, lower, &made);
    expect_bounds(made, {-4, 40, 0, 36});
    expect_bounds(structure({{lower, 16}, {MPI_INT, 0}}), {12, 8, 0, 20});
    expect_bounds(structure({{both, 0}, {MPI_CHAR, 4}}), {-3, 9, 0, 5});
    int integers[4];
    MPI_Aint addresses[3];
    MPI_Datatype types[3];
    ASSERT_EQ(MPI_Type_get_contents(both, 4, 3, 3, integers, addresses, types), MPI_SUCCESS);
    EXPECT_TRUE(types[0] == MPI_LB && types[1] == MPI_INT && types[2] == MPI_UB);
    char name[MPI_MAX_OBJECT_NAME];
    int length = 0;
    EXPECT_EQ(MPI_Type_get_name(MPI_UB, name, &length), MPI_SUCCESS);
    EXPECT_STREQ(name, "MPI_UB");
    MPI_Datatype marker = MPI_LB;
    EXPECT_EQ(class_of(MPI_Type_free(&marker)), MPI_ERR_TYPE);

    MPI_Datatype spread = structure({{MPI_INT, 0}, {MPI_UB, 12}});
    MPI_Type_commit(&spread);
    const int from[] = {1, 2, 3, 4, 5, 6};
    int to[2] = {};
    EXPECT_EQ(MPI_Sendrecv(from, 2, spread, 0, 0, to, 2, MPI_INT, 0, 0, MPI_COMM_SELF, MPI_STATUS_IGNORE), MPI_SUCCESS);
    EXPECT_TRUE(to[0] == 1 && to[1] == 4);
    for (MPI_Datatype *const each : {&lower, &both, &spread})
        MPI_Type_free(each);
}

// R204, R135: beyond what the ABI reserves, and different from what MPI_Type_get_envelope returns.
TEST(Removed, Combiners)
{
    int n[3], combiner = 0;
    MPI_Type_get_envelope(MPI_LB, &n[0], &n[1], &n[2], &combiner);
    switch (combiner) {
    case MPI_COMBINER_HVECTOR_INTEGER:
    case MPI_COMBINER_HINDEXED_INTEGER:
    case MPI_COMBINER_STRUCT_INTEGER:
    case MPI_COMBINER_STRUCT:
        FAIL() << combiner;
    default:
        EXPECT_EQ(combiner, MPI_COMBINER_NAMED);
    }
    EXPECT_GT(MPI_COMBINER_HVECTOR_INTEGER, 16384);
}

// R204
TEST(Removed, Constructors)
{
    int lengths[2] = {2, 1};
    MPI_Aint places[2] = {0, 16}, extent = 0;
    MPI_Datatype types[2] = {MPI_INT, MPI_DOUBLE}, made;
    int size = 0;
    ASSERT_EQ(MPI_Type_struct(2, lengths, places, types, &made), MPI_SUCCESS);
    EXPECT_EQ(MPI_Type_size(made, &size), MPI_SUCCESS);
    EXPECT_EQ(size, 16);
    EXPECT_EQ(MPI_Type_extent(made, &extent), MPI_SUCCESS);
    EXPECT_EQ(extent, 24);
    MPI_Type_free(&made);
    ASSERT_EQ(MPI_Type_hindexed(2, lengths, places, MPI_INT, &made), MPI_SUCCESS);
    EXPECT_EQ(MPI_Type_size(made, &size), MPI_SUCCESS);
    EXPECT_EQ(size, 12);
    EXPECT_EQ(MPI_Type_extent(made, &extent), MPI_SUCCESS);
    EXPECT_EQ(extent, 20);
    MPI_Type_free(&made);
    ASSERT_EQ(MPI_Type_hvector(3, 1, 8, MPI_INT, &made), MPI_SUCCESS);
    EXPECT_EQ(MPI_Type_extent(made, &extent), MPI_SUCCESS);
    EXPECT_EQ(extent, 20);
    MPI_Type_free(&made);
    int wrong[2] = {2, -1};
    EXPECT_NE(MPI_Type_struct(2, wrong, places, types, &made), MPI_SUCCESS);
    EXPECT_EQ(class_of(MPI_Type_hvector(-3, 1, 8, MPI_INT, &made)), MPI_ERR_COUNT);
}

}  // namespace

int main(int argc, char **argv) { return run_tests(argc, argv, MPI_THREAD_MULTIPLE); }
