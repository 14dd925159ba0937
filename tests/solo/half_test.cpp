// Half precision: MPI_REAL2 and MPI_COMPLEX4, two bytes of IEEE 754 for each number (MPI 5.0, 3.2.2, 6.9.2, 14.5.2, 19.1.9).
#include "error_classes.h"
#include "run_tests.h"

#include <mpi.h>

#include <gtest/gtest.h>

#include <bit>
#include <cmath>
#include <cstdint>
#include <vector>

namespace {

using bits = std::uint16_t;

constexpr bits infinity = 0x7C00, sign = 0x8000, one = 0x3C00;

bool is_nan(bits half) { return (half & 0x7FFF) > infinity; }

// Exact.
double value_of(bits half)
{
    const int exponent = half >> 10 & 31, fraction = half & 1023;
    const double size = exponent == 31  ? (fraction == 0 ? INFINITY : NAN)
                        : exponent == 0 ? std::ldexp(fraction, -24)
                                        : std::ldexp(1024 + fraction, exponent - 25);
    return (half & sign) != 0 ? -size : size;
}

// The nearest half, of two equally near ones the even one.
bits rounded(double value)
{
    const bits is_negative = std::signbit(value) ? sign : 0;
    const double size = std::fabs(value);
    if (std::isnan(value))
        return infinity + 1;
    if (size >= 65520)  // half a step beyond the greatest
        return is_negative | infinity;
    const int exponent = size < std::ldexp(1, -14) ? -14 : std::ilogb(size);
    const auto steps =
        static_cast<int>(std::nearbyint(std::ldexp(size, 10 - exponent)));  // 1024 is the first normal number's
    return static_cast<bits>(is_negative | (((exponent + 14) << 10) + steps));
}

std::vector<bits> some_halves()
{
    std::vector<bits> some{0,          sign,   1,      sign | 1,      0x03FF,   0x0400,          one,
                           sign | one, 0x3C01, 0x7BFF, sign | 0x7BFF, infinity, sign | infinity, 0x7E00};
    for (unsigned seed = 1; some.size() < 60;)
        some.push_back(static_cast<bits>((seed = seed * 1664525U + 1013904223U) >> 16));
    return some;
}

// An operation over every half and each of some, in one call for each of these.
template <typename Expect>
void expect_combined(MPI_Op op, Expect &&expect)
{
    std::vector<bits> all(65536), inout(65536);
    for (int i = 0; i < 65536; ++i)
        all[i] = static_cast<bits>(i);
    for (const bits other : some_halves()) {
        inout.assign(65536, other);
        ASSERT_EQ(MPI_Reduce_local(all.data(), inout.data(), 65536, MPI_REAL2, op), MPI_SUCCESS);
        for (int i = 0; i < 65536; ++i) {
            const double wanted = expect(value_of(static_cast<bits>(i)), value_of(other));
            const bool is_right = std::isnan(wanted) ? is_nan(inout[i]) : inout[i] == rounded(wanted);
            ASSERT_TRUE(is_right) << std::hex << i << " and " << other << " gave " << inout[i] << ", not "
                                  << rounded(wanted);
        }
    }
}

int size_of(MPI_Datatype type)
{
    int size = 0;
    MPI_Type_size(type, &size);
    return size;
}

// The model itself: every half is what it rounds to.
TEST(Half, TheModelIsExact)
{
    for (int i = 0; i < 65536; ++i)
        if (!is_nan(static_cast<bits>(i))) {
            ASSERT_EQ(rounded(value_of(static_cast<bits>(i))), i);
        }
    EXPECT_EQ(rounded(1 + std::ldexp(1, -11)), one);  // to even
    EXPECT_EQ(rounded(1 + 3 * std::ldexp(1, -11)), one + 2);
    EXPECT_EQ(rounded(std::ldexp(1, -25)), 0);
}

// 6.9.2: sums and products are rounded to the nearest, ties to even, with subnormal numbers, infinities and NaN.
TEST(Half, Sums)
{
    expect_combined(MPI_SUM, [](double a, double b) { return a + b; });
}

TEST(Half, Products)
{
    expect_combined(MPI_PROD, [](double a, double b) { return a * b; });
}

// 6.9.2: of numbers that have an order.
TEST(Half, LeastAndGreatest)
{
    const bits a[] = {one, sign | one, infinity, 0x0001, sign | infinity}, b[] = {0x3C01, 0, 0x7BFF, 0, 0x7BFF};
    bits least[5], greatest[5];
    std::copy(b, b + 5, least);
    std::copy(b, b + 5, greatest);
    ASSERT_EQ(MPI_Reduce_local(a, least, 5, MPI_REAL2, MPI_MIN), MPI_SUCCESS);
    ASSERT_EQ(MPI_Reduce_local(a, greatest, 5, MPI_REAL2, MPI_MAX), MPI_SUCCESS);
    for (int i = 0; i < 5; ++i) {
        EXPECT_EQ(value_of(least[i]), std::fmin(value_of(a[i]), value_of(b[i])));
        EXPECT_EQ(value_of(greatest[i]), std::fmax(value_of(a[i]), value_of(b[i])));
    }
}

// 6.9.2: a complex product is rounded once; here the parts of it are not numbers of half precision.
TEST(Half, ComplexNumbers)
{
    const bits x = 0x3C01, y = 0x4200;  // 1 + 1/1024 and 3
    const bits in[2] = {x, y};
    bits sum[2] = {y, x}, product[2] = {x, y};
    ASSERT_EQ(MPI_Reduce_local(in, sum, 1, MPI_COMPLEX4, MPI_SUM), MPI_SUCCESS);
    EXPECT_EQ(sum[0], rounded(value_of(x) + value_of(y)));
    EXPECT_EQ(sum[1], sum[0]);
    ASSERT_EQ(MPI_Reduce_local(in, product, 1, MPI_COMPLEX4, MPI_PROD), MPI_SUCCESS);
    EXPECT_EQ(product[0], rounded(value_of(x) * value_of(x) - 9));
    EXPECT_EQ(product[1], rounded(6 * value_of(x)));
    for (const MPI_Op op : {MPI_MIN, MPI_LAND, MPI_BAND})
        EXPECT_EQ(class_of(MPI_Reduce_local(in, product, 1, MPI_COMPLEX4, op)), MPI_ERR_OP);
    EXPECT_EQ(class_of(MPI_Reduce_local(in, product, 1, MPI_REAL2, MPI_BXOR)), MPI_ERR_OP);
}

// 14.5.2: IEEE format of the appropriate size, the byte with the sign first.
TEST(Half, External32)
{
    const bits from[] = {one, sign | 1, 0x7BFF, infinity};
    unsigned char packed[16] = {};
    MPI_Aint size = 0, position = 0;
    ASSERT_EQ(MPI_Pack_external_size("external32", 2, MPI_COMPLEX4, &size), MPI_SUCCESS);
    EXPECT_EQ(size, 8);
    ASSERT_EQ(MPI_Pack_external("external32", from, 2, MPI_COMPLEX4, packed, 16, &position), MPI_SUCCESS);
    EXPECT_EQ(position, 8);
    const unsigned char wanted[16] = {0x3C, 0, 0x80, 1, 0x7B, 0xFF, 0x7C, 0};
    EXPECT_TRUE(std::equal(wanted, wanted + 16, packed));
    bits to[4] = {};
    position = 0;
    ASSERT_EQ(MPI_Unpack_external("external32", packed, 8, &position, to, 4, MPI_REAL2), MPI_SUCCESS);
    EXPECT_TRUE(std::equal(from, from + 4, to));
}

// 19.1.9: found by size.
TEST(Half, IsFoundBySize)
{
    MPI_Datatype type = MPI_DATATYPE_NULL;
    ASSERT_EQ(MPI_Type_match_size(MPI_TYPECLASS_REAL, 2, &type), MPI_SUCCESS);
    EXPECT_EQ(type, MPI_REAL2);
    ASSERT_EQ(MPI_Type_match_size(MPI_TYPECLASS_COMPLEX, 4, &type), MPI_SUCCESS);
    EXPECT_EQ(type, MPI_COMPLEX4);
}

// 5.1, 3.2: derived types, and messages of them.
TEST(Half, MovesInDerivedTypes)
{
    MPI_Datatype type = MPI_DATATYPE_NULL;
    ASSERT_EQ(MPI_Type_vector(3, 1, 2, MPI_REAL2, &type), MPI_SUCCESS);
    ASSERT_EQ(MPI_Type_commit(&type), MPI_SUCCESS);
    const bits from[] = {1, 2, 3, 4, 5};
    bits to[3] = {};
    MPI_Status status;
    ASSERT_EQ(MPI_Sendrecv(from, 1, type, 0, 1, to, 3, MPI_REAL2, 0, 1, MPI_COMM_SELF, &status), MPI_SUCCESS);
    int count = 0;
    MPI_Get_count(&status, MPI_REAL2, &count);
    EXPECT_EQ(count, 3);
    EXPECT_TRUE(to[0] == 1 && to[1] == 3 && to[2] == 5);
    MPI_Type_free(&type);
}

// 5.1.11, 6.9.4: a value of a pair.
TEST(Half, IsTheValueOfAPair)
{
    struct pair {
        bits value;
        std::int32_t index;
    };
    MPI_Datatype type = MPI_DATATYPE_NULL;
    ASSERT_EQ(MPI_Type_get_value_index(MPI_REAL2, MPI_INT32_T, &type), MPI_SUCCESS);
    ASSERT_NE(type, MPI_DATATYPE_NULL);
    const pair in[] = {{sign | one, 1}, {one, 2}};
    pair inout[] = {{0x0001, 7}, {one, 9}};
    ASSERT_EQ(MPI_Reduce_local(in, inout, 2, type, MPI_MINLOC), MPI_SUCCESS);
    EXPECT_TRUE(inout[0].value == (sign | one) && inout[0].index == 1);
    EXPECT_TRUE(inout[1].value == one && inout[1].index == 2);
}

// 19.1.9: what SELECTED_REAL_KIND would choose. Not all compilers have such a kind: only a registered one is found (R138).
TEST(Half, IsAKindWhereFortranSaysSo)
{
    MPI_Datatype type = MPI_DATATYPE_NULL;
    ASSERT_EQ(MPI_Type_create_f90_real(2, 4, &type), MPI_SUCCESS);
    EXPECT_EQ(size_of(type), 4);
    MPI_Info info;
    MPI_Info_create(&info);
    MPI_Info_set(info, "mpi_real2_supported", "true");
    ASSERT_EQ(MPI_Abi_set_fortran_info(info), MPI_SUCCESS);
    MPI_Info_free(&info);
    ASSERT_EQ(MPI_Type_create_f90_real(3, 4, &type), MPI_SUCCESS);
    EXPECT_EQ(size_of(type), 2);
    ASSERT_EQ(MPI_Type_create_f90_complex(3, MPI_UNDEFINED, &type), MPI_SUCCESS);
    EXPECT_EQ(size_of(type), 4);
    bits a[2] = {one, one}, b[2] = {one, 0};
    EXPECT_EQ(MPI_Reduce_local(a, b, 1, type, MPI_SUM), MPI_SUCCESS);
    EXPECT_TRUE(b[0] == 0x4000 && b[1] == one);
    ASSERT_EQ(MPI_Type_create_f90_real(4, 4, &type), MPI_SUCCESS);
    EXPECT_EQ(size_of(type), 4);
    ASSERT_EQ(MPI_Type_create_f90_real(3, 5, &type), MPI_SUCCESS);
    EXPECT_EQ(size_of(type), 4);
}

}  // namespace

int main(int argc, char **argv) { return run_tests(argc, argv); }
