// Packing, external32, absolute addresses, great distances, and the counts of what arrived (MPI 5.0, 5.1.5, 5.1.11, 5.2, 5.3).
#include "error_classes.h"
#include "run_tests.h"

#include <gtest/gtest.h>

#include <sys/mman.h>

#include <climits>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <limits>
#include <string>
#include <vector>

namespace {

using bytes = std::vector<unsigned char>;

template <typename T>
bytes external_of(const T &value, MPI_Datatype type, int count = 1)
{
    MPI_Aint size = -1, position = 0;
    EXPECT_EQ(MPI_Pack_external_size("external32", count, type, &size), MPI_SUCCESS);
    bytes packed(static_cast<std::size_t>(size));
    EXPECT_EQ(MPI_Pack_external("external32", &value, count, type, packed.data(), size, &position), MPI_SUCCESS);
    EXPECT_EQ(position, size);
    return packed;
}

template <typename T>
T from_external(const bytes &packed, MPI_Datatype type)
{
    T value{};
    MPI_Aint position = 0;
    EXPECT_EQ(MPI_Unpack_external("external32", packed.data(), static_cast<MPI_Aint>(packed.size()), &position, &value,
                                  1, type),
              MPI_SUCCESS);
    EXPECT_EQ(position, static_cast<MPI_Aint>(packed.size()));
    return value;
}

// 5.2: items are appended at the position, and read in the order in which they were written.
TEST(Pack, ItemsInOrder)
{
    char buffer[64];
    int position = 0, size = -1;
    const int one = 7;
    const double two[2] = {1.5, 2.5};
    ASSERT_EQ(MPI_Pack(&one, 1, MPI_INT, buffer, 64, &position, MPI_COMM_WORLD), MPI_SUCCESS);
    ASSERT_EQ(MPI_Pack(two, 2, MPI_DOUBLE, buffer, 64, &position, MPI_COMM_WORLD), MPI_SUCCESS);
    ASSERT_EQ(MPI_Pack_size(2, MPI_DOUBLE, MPI_COMM_WORLD, &size), MPI_SUCCESS);
    EXPECT_EQ(size, 16);
    EXPECT_EQ(position, 20);
    int first = 0, at = 0;
    double second[2] = {};
    ASSERT_EQ(MPI_Unpack(buffer, 20, &at, &first, 1, MPI_INT, MPI_COMM_WORLD), MPI_SUCCESS);
    ASSERT_EQ(MPI_Unpack(buffer, 20, &at, second, 2, MPI_DOUBLE, MPI_COMM_WORLD), MPI_SUCCESS);
    EXPECT_EQ(first, 7);
    EXPECT_EQ(second[1], 2.5);
    EXPECT_EQ(at, 20);
}

// 5.2: a packed message can be received as what it consists of, and typed data as MPI_PACKED.
TEST(Pack, TravelsAsPacked)
{
    const short from[3] = {1, 2, 3};
    char buffer[6];
    short to[3] = {};
    int position = 0;
    MPI_Pack(from, 3, MPI_SHORT, buffer, 6, &position, MPI_COMM_SELF);
    MPI_Status status;
    ASSERT_EQ(MPI_Sendrecv(buffer, position, MPI_PACKED, 0, 0, to, 3, MPI_SHORT, 0, 0, MPI_COMM_SELF, &status),
              MPI_SUCCESS);
    EXPECT_EQ(to[2], 3);
}

// 5.2: what does not fit is refused, and neither the buffer nor the position changes.
TEST(Pack, Refused)
{
    const int from[2] = {1, 2};
    unsigned char buffer[8];
    std::memset(buffer, 0xEE, sizeof buffer);
    int position = 4;
    EXPECT_REFUSED(MPI_Pack(from, 2, MPI_INT, buffer, 8, &position, MPI_COMM_SELF), MPI_ERR_TRUNCATE, "outsize");
    EXPECT_EQ(position, 4);
    EXPECT_EQ(buffer[4], 0xEE);
    position = -1;
    EXPECT_REFUSED(MPI_Pack(from, 1, MPI_INT, buffer, 8, &position, MPI_COMM_SELF), MPI_ERR_ARG, "position");
    position = 9;
    EXPECT_REFUSED(MPI_Pack(from, 0, MPI_INT, buffer, 8, &position, MPI_COMM_SELF), MPI_ERR_ARG, "position");
    position = 0;
    EXPECT_REFUSED(MPI_Pack(nullptr, 1, MPI_INT, buffer, 8, &position, MPI_COMM_SELF), MPI_ERR_BUFFER, "inbuf");
    EXPECT_REFUSED(MPI_Pack(from, 1, MPI_INT, nullptr, 8, &position, MPI_COMM_SELF), MPI_ERR_BUFFER, "outbuf");
    int to[2] = {};
    EXPECT_REFUSED(MPI_Unpack(buffer, 4, &position, to, 2, MPI_INT, MPI_COMM_SELF), MPI_ERR_TRUNCATE, "insize");
    EXPECT_REFUSED(MPI_Unpack(buffer, 8, &position, nullptr, 2, MPI_INT, MPI_COMM_SELF), MPI_ERR_BUFFER, "outbuf");
    EXPECT_EQ(position, 0);
}

// 5.1.12: displacements may be addresses, from MPI_BOTTOM on.
TEST(Pack, AbsoluteAddresses)
{
    int first = 11;
    double second = 2.5;
    const int lengths[] = {1, 1};
    MPI_Aint at[2];
    MPI_Get_address(&first, &at[0]);
    MPI_Get_address(&second, &at[1]);
    const MPI_Datatype types[] = {MPI_INT, MPI_DOUBLE};
    MPI_Datatype type;
    ASSERT_EQ(MPI_Type_create_struct(2, lengths, at, types, &type), MPI_SUCCESS);
    MPI_Type_commit(&type);
    char packed[12];
    int position = 0;
    ASSERT_EQ(MPI_Pack(MPI_BOTTOM, 1, type, packed, 12, &position, MPI_COMM_SELF), MPI_SUCCESS);
    first = 0;
    second = 0;
    position = 0;
    ASSERT_EQ(MPI_Unpack(packed, 12, &position, MPI_BOTTOM, 1, type, MPI_COMM_SELF), MPI_SUCCESS);
    EXPECT_EQ(first, 11);
    EXPECT_EQ(second, 2.5);
    MPI_Type_free(&type);
}

// 5.1: extents and displacements beyond 2^31, on memory that is not touched between.
TEST(Pack, GreatDistances)
{
    constexpr std::size_t room = 10UL << 30;
    void *const memory =
        mmap(nullptr, room, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (memory == MAP_FAILED)
        GTEST_SKIP() << "no address space of this size";
    auto *const base = static_cast<char *>(memory);
    MPI_Datatype apart, type;
    ASSERT_EQ(MPI_Type_create_hvector_c(2, 1, 3LL << 30, MPI_INT, &apart), MPI_SUCCESS);
    ASSERT_EQ(MPI_Type_create_resized_c(apart, 0, 5LL << 30, &type), MPI_SUCCESS);
    MPI_Type_commit(&type);
    const MPI_Count at[] = {0, 3LL << 30, 5LL << 30, 8LL << 30};
    for (int i = 0; i < 4; ++i)
        std::memcpy(base + at[i], &i, sizeof i);
    int packed[4] = {-1, -1, -1, -1};
    int position = 0;
    ASSERT_EQ(MPI_Pack(base, 2, type, packed, sizeof packed, &position, MPI_COMM_SELF), MPI_SUCCESS);
    for (int i = 0; i < 4; ++i)
        EXPECT_EQ(packed[i], i);
    MPI_Type_free(&apart);
    MPI_Type_free(&type);
    munmap(memory, room);
}

// 5.1: more elements than int counts, all on one byte.
TEST(Pack, MoreElementsThanInt)
{
    constexpr MPI_Count count = (1LL << 31) + 5;
    void *const memory =
        mmap(nullptr, count, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (memory == MAP_FAILED)
        GTEST_SKIP() << "no address space of this size";
    MPI_Datatype zero, pair;
    ASSERT_EQ(MPI_Type_contiguous_c(count, MPI_BYTE, &zero), MPI_SUCCESS);
    MPI_Type_commit(&zero);
    ASSERT_EQ(MPI_Type_create_hvector_c(2, 1, 0, zero, &pair), MPI_SUCCESS);
    MPI_Count size = 0, position = 0;
    ASSERT_EQ(MPI_Pack_size_c(1, pair, MPI_COMM_SELF, &size), MPI_SUCCESS);
    EXPECT_EQ(size, 2 * count);
    char small[4];
    EXPECT_REFUSED(MPI_Pack_c(memory, count, MPI_BYTE, small, 4, &position, MPI_COMM_SELF), MPI_ERR_TRUNCATE,
                   "outsize");
    MPI_Status status;
    ASSERT_EQ(MPI_Status_set_elements_x(&status, MPI_BYTE, count), MPI_SUCCESS);
    int elements = 0;
    MPI_Count large = 0;
    ASSERT_EQ(MPI_Get_elements(&status, MPI_BYTE, &elements), MPI_SUCCESS);
    EXPECT_EQ(elements, MPI_UNDEFINED);
    ASSERT_EQ(MPI_Get_elements_x(&status, MPI_BYTE, &large), MPI_SUCCESS);
    EXPECT_EQ(large, count);
    ASSERT_EQ(MPI_Get_count(&status, MPI_BYTE, &elements), MPI_SUCCESS);
    EXPECT_EQ(elements, MPI_UNDEFINED);
    ASSERT_EQ(MPI_Get_count_c(&status, zero, &large), MPI_SUCCESS);
    EXPECT_EQ(large, 1);
    MPI_Type_free(&zero);
    MPI_Type_free(&pair);
    munmap(memory, count);
}

// 5.1.11, example: counts of whole elements and of basic ones, when a message ends within an element.
TEST(Counts, WithinAnElement)
{
    MPI_Datatype type;
    const int lengths[] = {1, 1};
    const MPI_Aint at[] = {0, 8};
    const MPI_Datatype types[] = {MPI_FLOAT, MPI_DOUBLE};
    MPI_Type_create_struct(2, lengths, at, types, &type);
    MPI_Type_commit(&type);
    struct item {
        float one;
        double two;
    };
    const item from[2] = {{1, 2}, {3, 4}};
    char packed[24];
    int position = 0;
    ASSERT_EQ(MPI_Pack(from, 2, type, packed, 24, &position, MPI_COMM_SELF), MPI_SUCCESS);
    for (int sent : {12, 16, 24, 14}) {
        item to[2] = {};
        MPI_Status status;
        ASSERT_EQ(MPI_Sendrecv(packed, sent, MPI_PACKED, 0, 0, to, 2, type, 0, 0, MPI_COMM_SELF, &status), MPI_SUCCESS);
        int count = -1, elements = -1;
        MPI_Get_count(&status, type, &count);
        MPI_Get_elements(&status, type, &elements);
        EXPECT_EQ(count, sent == 12 ? 1 : sent == 24 ? 2 : MPI_UNDEFINED) << sent;
        EXPECT_EQ(elements, sent == 12 ? 2 : sent == 16 ? 3 : sent == 24 ? 4 : MPI_UNDEFINED) << sent;
        EXPECT_EQ(to[1].two, sent == 24 ? 4 : 0) << sent;
    }
    MPI_Type_free(&type);
}

// 14.5.2: big-endian, and of the sizes of the table, whatever they are here.
TEST(External32, Sizes)
{
    const struct {
        MPI_Datatype type;
        MPI_Aint size;
    } table[] = {{MPI_PACKED, 1},
                 {MPI_BYTE, 1},
                 {MPI_CHAR, 1},
                 {MPI_UNSIGNED_CHAR, 1},
                 {MPI_SIGNED_CHAR, 1},
                 {MPI_WCHAR, 2},
                 {MPI_SHORT, 2},
                 {MPI_UNSIGNED_SHORT, 2},
                 {MPI_INT, 4},
                 {MPI_LONG, 4},
                 {MPI_UNSIGNED, 4},
                 {MPI_UNSIGNED_LONG, 4},
                 {MPI_LONG_LONG, 8},
                 {MPI_UNSIGNED_LONG_LONG, 8},
                 {MPI_FLOAT, 4},
                 {MPI_DOUBLE, 8},
                 {MPI_LONG_DOUBLE, 16},
                 {MPI_C_BOOL, 1},
                 {MPI_INT8_T, 1},
                 {MPI_UINT64_T, 8},
                 {MPI_AINT, 8},
                 {MPI_COUNT, 8},
                 {MPI_OFFSET, 8},
                 {MPI_C_FLOAT_COMPLEX, 8},
                 {MPI_C_DOUBLE_COMPLEX, 16},
                 {MPI_C_LONG_DOUBLE_COMPLEX, 32},
                 {MPI_CHARACTER, 1},
                 {MPI_LOGICAL, 4},
                 {MPI_INTEGER, 4},
                 {MPI_REAL, 4},
                 {MPI_DOUBLE_PRECISION, 8},
                 {MPI_COMPLEX, 8},
                 {MPI_DOUBLE_COMPLEX, 16},
                 {MPI_INTEGER16, 16},
                 {MPI_REAL16, 16},
                 {MPI_COMPLEX32, 32},
                 {MPI_LONG_INT, 8},
                 {MPI_LONG_DOUBLE_INT, 20},
                 {MPI_2INT, 8}};
    for (const auto &each : table) {
        MPI_Aint size = -1;
        ASSERT_EQ(MPI_Pack_external_size("external32", 3, each.type, &size), MPI_SUCCESS);
        EXPECT_EQ(size, 3 * each.size) << reinterpret_cast<std::uintptr_t>(each.type);
    }
}

// 14.5.2: values of known representation.
TEST(External32, Values)
{
    EXPECT_EQ(external_of(0x01020304, MPI_INT), (bytes{1, 2, 3, 4}));
    EXPECT_EQ(external_of(short{-2}, MPI_SHORT), (bytes{0xFF, 0xFE}));
    EXPECT_EQ(external_of(-2L, MPI_LONG), (bytes{0xFF, 0xFF, 0xFF, 0xFE}));
    EXPECT_EQ(external_of(4000000000UL, MPI_UNSIGNED_LONG), (bytes{0xEE, 0x6B, 0x28, 0x00}));
    EXPECT_EQ(external_of(L'\u20AC', MPI_WCHAR), (bytes{0x20, 0xAC}));
    EXPECT_EQ(external_of(1.0, MPI_DOUBLE), (bytes{0x3F, 0xF0, 0, 0, 0, 0, 0, 0}));
    const float complex_value[2] = {1.0F, -2.0F};
    EXPECT_EQ(external_of(complex_value, MPI_C_FLOAT_COMPLEX), (bytes{0x3F, 0x80, 0, 0, 0xC0, 0, 0, 0}));
    const bytes minus_two_and_a_half = {0xC0, 0x00, 0x40, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    EXPECT_EQ(external_of(-2.5L, MPI_LONG_DOUBLE), minus_two_and_a_half);
    EXPECT_EQ(from_external<long double>(minus_two_and_a_half, MPI_LONG_DOUBLE), -2.5L);
    EXPECT_EQ(from_external<long>({0xFF, 0xFF, 0xFF, 0xFE}, MPI_LONG), -2L);
    EXPECT_EQ(from_external<unsigned long>({0xFF, 0xFF, 0xFF, 0xFE}, MPI_UNSIGNED_LONG), 0xFFFFFFFEUL);
    EXPECT_EQ(from_external<wchar_t>({0xFF, 0xFE}, MPI_WCHAR), static_cast<wchar_t>(0xFFFE));
}

// 14.5.2: long double keeps its value, the greatest and the odd ones too.
TEST(External32, LongDouble)
{
    using limits = std::numeric_limits<long double>;
    for (const long double value :
         {1.0L / 3, limits::max(), limits::min(), limits::denorm_min(), -0.0L, limits::infinity()}) {
        const auto again = from_external<long double>(external_of(value, MPI_LONG_DOUBLE), MPI_LONG_DOUBLE);
        EXPECT_EQ(again, value);
        EXPECT_EQ(std::signbit(again), std::signbit(value));
    }
    EXPECT_TRUE(
        std::isnan(from_external<long double>(external_of(limits::quiet_NaN(), MPI_LONG_DOUBLE), MPI_LONG_DOUBLE)));
}

// 5.3: a value that four bytes cannot hold is no silent loss.
TEST(External32, ValuesThatDoNotFit)
{
    unsigned char packed[8];
    MPI_Aint position = 0;
    for (const long value : {1L << 31, -(1L << 31) - 1, LONG_MAX, LONG_MIN})
        EXPECT_REFUSED(MPI_Pack_external("external32", &value, 1, MPI_LONG, packed, 8, &position), MPI_ERR_CONVERSION,
                       "datatype");
    const unsigned long natural = 1UL << 32;
    EXPECT_REFUSED(MPI_Pack_external("external32", &natural, 1, MPI_UNSIGNED_LONG, packed, 8, &position),
                   MPI_ERR_CONVERSION, "datatype");
    EXPECT_EQ(position, 0);
    for (const long value : {(1L << 31) - 1, -(1L << 31)})
        EXPECT_EQ(from_external<long>(external_of(value, MPI_LONG), MPI_LONG), value);
}

// 5.3: structures, in the order of their typemap; more than is converted in one piece.
TEST(External32, Structures)
{
    struct item {
        short one;
        long two;
        double three;
    };
    MPI_Datatype type, sized;
    const int lengths[] = {1, 1, 1};
    const MPI_Aint at[] = {offsetof(item, three), offsetof(item, one), offsetof(item, two)};
    const MPI_Datatype types[] = {MPI_DOUBLE, MPI_SHORT, MPI_LONG};
    MPI_Type_create_struct(3, lengths, at, types, &type);
    MPI_Type_create_resized(type, 0, sizeof(item), &sized);
    MPI_Type_commit(&sized);
    constexpr int count = 2000;
    std::vector<item> from(count), to(count, item{});
    for (int i = 0; i < count; ++i)
        from[static_cast<std::size_t>(i)] = {static_cast<short>(i), -i, 0.5 * i};
    MPI_Aint size, position = 0;
    ASSERT_EQ(MPI_Pack_external_size("external32", count, sized, &size), MPI_SUCCESS);
    EXPECT_EQ(size, 14 * count);
    bytes packed(static_cast<std::size_t>(size));
    ASSERT_EQ(MPI_Pack_external("external32", from.data(), count, sized, packed.data(), size, &position), MPI_SUCCESS);
    EXPECT_EQ(packed[14 * 258 + 8], 1);  // the short of element 258
    EXPECT_EQ(packed[14 * 258 + 9], 2);
    position = 0;
    ASSERT_EQ(MPI_Unpack_external("external32", packed.data(), size, &position, to.data(), count, sized), MPI_SUCCESS);
    for (int i = 0; i < count; ++i) {
        const auto k = static_cast<std::size_t>(i);
        ASSERT_TRUE(to[k].one == from[k].one && to[k].two == from[k].two && to[k].three == from[k].three) << i;
    }
    MPI_Type_free(&type);
    MPI_Type_free(&sized);
}

// 5.3: other representations, and what does not fit, are refused.
TEST(External32, Refused)
{
    const int value = 1;
    unsigned char packed[4];
    MPI_Aint position = 0, size;
    EXPECT_REFUSED(MPI_Pack_external("native", &value, 1, MPI_INT, packed, 4, &position), MPI_ERR_ARG, "datarep");
    EXPECT_REFUSED(MPI_Pack_external_size("external64", 1, MPI_INT, &size), MPI_ERR_ARG, "datarep");
    EXPECT_REFUSED(MPI_Pack_external("external32", &value, 2, MPI_INT, packed, 4, &position), MPI_ERR_TRUNCATE,
                   "outsize");
    int to;
    EXPECT_REFUSED(MPI_Unpack_external("external32", packed, 3, &position, &to, 1, MPI_INT), MPI_ERR_TRUNCATE,
                   "insize");
    EXPECT_REFUSED(MPI_Unpack_external("internal", packed, 4, &position, &to, 1, MPI_INT), MPI_ERR_ARG, "datarep");
    position = 5;
    EXPECT_REFUSED(MPI_Unpack_external("external32", packed, 4, &position, &to, 0, MPI_INT), MPI_ERR_ARG, "position");
}

}  // namespace

int main(int argc, char **argv) { return run_tests(argc, argv); }
