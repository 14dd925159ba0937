// Reduction operations (MPI 5.0, 6.9): every predefined one over every datatype against a plain computation, and users' own.
#include "error_classes.h"
#include "run_tests.h"

#include <mpi.h>

#include <gtest/gtest.h>

#include <climits>
#include <complex>
#include <cstdint>
#include <cstring>
#include <functional>
#include <set>
#include <string>
#include <sys/mman.h>
#include <vector>

namespace {

__extension__ typedef __int128 integer16;
__extension__ typedef __float128 real16;
__extension__ typedef _Float16 real2;

struct named {
    const char *name;
    MPI_Datatype type;
};
#define NAMED(x) {#x, x}

const std::vector<named> c_integers{
    NAMED(MPI_INT),         NAMED(MPI_LONG),          NAMED(MPI_SHORT),         NAMED(MPI_UNSIGNED_SHORT),
    NAMED(MPI_UNSIGNED),    NAMED(MPI_UNSIGNED_LONG), NAMED(MPI_LONG_LONG_INT), NAMED(MPI_UNSIGNED_LONG_LONG),
    NAMED(MPI_SIGNED_CHAR), NAMED(MPI_UNSIGNED_CHAR), NAMED(MPI_INT8_T),        NAMED(MPI_INT16_T),
    NAMED(MPI_INT32_T),     NAMED(MPI_INT64_T),       NAMED(MPI_UINT8_T),       NAMED(MPI_UINT16_T),
    NAMED(MPI_UINT32_T),    NAMED(MPI_UINT64_T)};
const std::vector<named> fortran_integers{NAMED(MPI_INTEGER),  NAMED(MPI_INTEGER1), NAMED(MPI_INTEGER2),
                                          NAMED(MPI_INTEGER4), NAMED(MPI_INTEGER8), NAMED(MPI_INTEGER16)};
const std::vector<named> reals{
    NAMED(MPI_FLOAT), NAMED(MPI_DOUBLE), NAMED(MPI_LONG_DOUBLE), NAMED(MPI_REAL),  NAMED(MPI_DOUBLE_PRECISION),
    NAMED(MPI_REAL2), NAMED(MPI_REAL4),  NAMED(MPI_REAL8),       NAMED(MPI_REAL16)};
const std::vector<named> logicals{NAMED(MPI_LOGICAL),  NAMED(MPI_C_BOOL),   NAMED(MPI_CXX_BOOL), NAMED(MPI_LOGICAL1),
                                  NAMED(MPI_LOGICAL2), NAMED(MPI_LOGICAL4), NAMED(MPI_LOGICAL8), NAMED(MPI_LOGICAL16)};
const std::vector<named> complexes{
    NAMED(MPI_C_FLOAT_COMPLEX),   NAMED(MPI_C_DOUBLE_COMPLEX),   NAMED(MPI_C_LONG_DOUBLE_COMPLEX),
    NAMED(MPI_CXX_FLOAT_COMPLEX), NAMED(MPI_CXX_DOUBLE_COMPLEX), NAMED(MPI_CXX_LONG_DOUBLE_COMPLEX),
    NAMED(MPI_COMPLEX),           NAMED(MPI_DOUBLE_COMPLEX),     NAMED(MPI_COMPLEX4),
    NAMED(MPI_COMPLEX8),          NAMED(MPI_COMPLEX16),          NAMED(MPI_COMPLEX32)};
const std::vector<named> bytes{NAMED(MPI_BYTE)};
const std::vector<named> multi_language{NAMED(MPI_AINT), NAMED(MPI_OFFSET), NAMED(MPI_COUNT)};
const std::vector<named> pairs{NAMED(MPI_FLOAT_INT), NAMED(MPI_DOUBLE_INT),        NAMED(MPI_LONG_INT),
                               NAMED(MPI_2INT),      NAMED(MPI_SHORT_INT),         NAMED(MPI_LONG_DOUBLE_INT),
                               NAMED(MPI_2REAL),     NAMED(MPI_2DOUBLE_PRECISION), NAMED(MPI_2INTEGER)};
const std::vector<named> of_no_class{NAMED(MPI_CHAR), NAMED(MPI_WCHAR), NAMED(MPI_CHARACTER), NAMED(MPI_PACKED)};

std::vector<named> joined(std::initializer_list<std::vector<named>> lists)
{
    std::vector<named> all;
    for (const auto &list : lists)
        all.insert(all.end(), list.begin(), list.end());
    return all;
}

const std::vector<named> integers = joined({c_integers, fortran_integers, multi_language});
const std::vector<named> every_type = joined({integers, reals, logicals, complexes, bytes, pairs, of_no_class});

struct rule {
    const char *name;
    MPI_Op op;
    std::vector<named> legal;
};

// The table of 6.9.2, and 6.9.4.
const std::vector<rule> rules{
    {"MPI_MAX", MPI_MAX, joined({integers, reals})},
    {"MPI_MIN", MPI_MIN, joined({integers, reals})},
    {"MPI_SUM", MPI_SUM, joined({integers, reals, complexes})},
    {"MPI_PROD", MPI_PROD, joined({integers, reals, complexes})},
    {"MPI_LAND", MPI_LAND, joined({c_integers, logicals})},
    {"MPI_LOR", MPI_LOR, joined({c_integers, logicals})},
    {"MPI_LXOR", MPI_LXOR, joined({c_integers, logicals})},
    {"MPI_BAND", MPI_BAND, joined({integers, bytes})},
    {"MPI_BOR", MPI_BOR, joined({integers, bytes})},
    {"MPI_BXOR", MPI_BXOR, joined({integers, bytes})},
    {"MPI_MAXLOC", MPI_MAXLOC, pairs},
    {"MPI_MINLOC", MPI_MINLOC, pairs},
    {"MPI_REPLACE", MPI_REPLACE, {}},
    {"MPI_NO_OP", MPI_NO_OP, {}},
};

bool is_in(const std::vector<named> &list, MPI_Datatype type)
{
    for (const named &one : list)
        if (one.type == type)
            return true;
    return false;
}

int size_of(MPI_Datatype type)
{
    int size = 0;
    MPI_Type_size(type, &size);
    return size;
}

// ---- a plain computation for each C++ type ----

constexpr int elements = 131;  // not a multiple of any vector length
constexpr int shift = 3;       // bytes by which buffers are out of alignment

template <typename T>
struct made_of {
    static T make(int i) { return static_cast<T>(i); }
};
template <typename P>
struct made_of<std::complex<P>> {
    static std::complex<P> make(int i) { return {static_cast<P>(i), static_cast<P>(7 - i)}; }
};

// inout[i] = f(in[i], inout[i]) is what MPI_Reduce_local must do; small numbers, so that every representation is exact.
template <typename T, typename Function>
void expect_reduced(const char *what, MPI_Datatype type, MPI_Op op, Function f)
{
    std::vector<char> in(elements * sizeof(T) + shift), inout(in.size() + 8, 'x');
    std::vector<T> expected(elements);
    for (int i = 0; i < elements; ++i) {
        const T a = made_of<T>::make(i % 11), b = made_of<T>::make((i * 7 + 3) % 5);
        std::memcpy(in.data() + shift + i * sizeof(T), &a, sizeof(T));
        std::memcpy(inout.data() + shift + i * sizeof(T), &b, sizeof(T));
        expected[i] = f(a, b);
    }
    ASSERT_EQ(MPI_Reduce_local(in.data() + shift, inout.data() + shift, elements, type, op), MPI_SUCCESS) << what;
    for (int i = 0; i < elements; ++i) {
        T got;
        std::memcpy(&got, inout.data() + shift + i * sizeof(T), sizeof(T));
        ASSERT_TRUE(got == expected[i]) << what << ", element " << i;
    }
    for (std::size_t i = shift + elements * sizeof(T); i < inout.size(); ++i)
        ASSERT_EQ(inout[i], 'x') << what << " wrote beyond the end";
}

template <typename T>
void expect_sums(const named &one)
{
    expect_reduced<T>(one.name, one.type, MPI_SUM, [](T a, T b) { return static_cast<T>(a + b); });
    expect_reduced<T>(one.name, one.type, MPI_PROD, [](T a, T b) { return static_cast<T>(a * b); });
}

template <typename T>
void expect_order(const named &one)
{
    expect_reduced<T>(one.name, one.type, MPI_MIN, [](T a, T b) { return b < a ? b : a; });
    expect_reduced<T>(one.name, one.type, MPI_MAX, [](T a, T b) { return b > a ? b : a; });
}

template <typename T>
void expect_bits(const named &one)
{
    expect_reduced<T>(one.name, one.type, MPI_BAND, [](T a, T b) { return static_cast<T>(a & b); });
    expect_reduced<T>(one.name, one.type, MPI_BOR, [](T a, T b) { return static_cast<T>(a | b); });
    expect_reduced<T>(one.name, one.type, MPI_BXOR, [](T a, T b) { return static_cast<T>(a ^ b); });
}

template <typename T>
void expect_logic(const named &one)
{
    expect_reduced<T>(one.name, one.type, MPI_LAND, [](T a, T b) { return static_cast<T>(a != 0 && b != 0); });
    expect_reduced<T>(one.name, one.type, MPI_LOR, [](T a, T b) { return static_cast<T>(a != 0 || b != 0); });
    expect_reduced<T>(one.name, one.type, MPI_LXOR, [](T a, T b) { return static_cast<T>((a != 0) != (b != 0)); });
}

template <typename T>
void expect_integer(const named &one)
{
    expect_sums<T>(one);
    expect_order<T>(one);
    expect_bits<T>(one);
    if (is_in(c_integers, one.type))
        expect_logic<T>(one);
}

template <typename T>
void expect_real(const named &one)
{
    expect_sums<T>(one);
    expect_order<T>(one);
}

bool is_supported(const named &one) { return size_of(one.type) > 0; }

}  // namespace

// 6.9.2: C integers, and those of several languages, signed and unsigned.
TEST(Operations, IntegersOfC)
{
    for (const named &one : joined({c_integers, multi_language})) {
        const bool is_unsigned = std::strstr(one.name, "UNSIGNED") || std::strstr(one.name, "UINT");
        switch (size_of(one.type)) {
        case 1:
            is_unsigned ? expect_integer<std::uint8_t>(one) : expect_integer<std::int8_t>(one);
            break;
        case 2:
            is_unsigned ? expect_integer<std::uint16_t>(one) : expect_integer<std::int16_t>(one);
            break;
        case 4:
            is_unsigned ? expect_integer<std::uint32_t>(one) : expect_integer<std::int32_t>(one);
            break;
        case 8:
            is_unsigned ? expect_integer<std::uint64_t>(one) : expect_integer<std::int64_t>(one);
            break;
        default:
            ADD_FAILURE() << one.name;
        }
    }
}

// 6.9.2: signed and unsigned integers have different orders.
TEST(Operations, OrderOfSignedAndUnsigned)
{
    std::int8_t negative = -1, one = 1;
    EXPECT_EQ(MPI_Reduce_local(&negative, &one, 1, MPI_SIGNED_CHAR, MPI_MIN), MPI_SUCCESS);
    EXPECT_EQ(one, -1);
    std::uint8_t large = 255, small = 1;
    EXPECT_EQ(MPI_Reduce_local(&large, &small, 1, MPI_UNSIGNED_CHAR, MPI_MIN), MPI_SUCCESS);
    EXPECT_EQ(small, 1);
    std::int64_t low = INT64_MIN, high = 5;
    EXPECT_EQ(MPI_Reduce_local(&low, &high, 1, MPI_INT64_T, MPI_MAX), MPI_SUCCESS);
    EXPECT_EQ(high, 5);
    std::uint64_t top = UINT64_MAX, five = 5;
    EXPECT_EQ(MPI_Reduce_local(&top, &five, 1, MPI_UINT64_T, MPI_MAX), MPI_SUCCESS);
    EXPECT_EQ(five, UINT64_MAX);
}

// 6.9.2: Fortran integers, of the size that the library says they have.
TEST(Operations, IntegersOfFortran)
{
    for (const named &one : fortran_integers) {
        if (!is_supported(one))
            continue;
        switch (size_of(one.type)) {
        case 1:
            expect_integer<std::int8_t>(one);
            break;
        case 2:
            expect_integer<std::int16_t>(one);
            break;
        case 4:
            expect_integer<std::int32_t>(one);
            break;
        case 8:
            expect_integer<std::int64_t>(one);
            break;
        case 16:
            expect_integer<integer16>(one);
            break;
        default:
            ADD_FAILURE() << one.name;
        }
    }
}

// 6.9.2: floating point, half and quadruple precision too.
TEST(Operations, Reals)
{
    for (const named &one : reals) {
        if (!is_supported(one))
            continue;
        switch (size_of(one.type)) {
        case 2:
            expect_real<real2>(one);
            break;
        case 4:
            expect_real<float>(one);
            break;
        case 8:
            expect_real<double>(one);
            break;
        case 16:
            one.type == MPI_LONG_DOUBLE ? expect_real<long double>(one) : expect_real<real16>(one);
            break;
        default:
            ADD_FAILURE() << one.name;
        }
    }
}

// 6.9.2: complex numbers are added and multiplied.
TEST(Operations, ComplexNumbers)
{
    for (const named &one : complexes) {
        if (!is_supported(one))
            continue;
        const bool is_long = one.type == MPI_C_LONG_DOUBLE_COMPLEX || one.type == MPI_CXX_LONG_DOUBLE_COMPLEX;
        switch (size_of(one.type)) {
        case 8:
            expect_sums<std::complex<float>>(one);
            break;
        case 16:
            expect_sums<std::complex<double>>(one);
            break;
        case 32:
            if (is_long)
                expect_sums<std::complex<long double>>(one);
            break;
        default:
            EXPECT_EQ(one.type, MPI_COMPLEX4) << one.name;
        }
    }
}

// 6.9.2: complex numbers of half and quadruple precision: (1+2i)(3+4i) = -5+10i.
TEST(Operations, RareComplexNumbers)
{
    if (is_supported(NAMED(MPI_COMPLEX4))) {
        real2 a[2] = {1, 2}, b[2] = {3, 4};
        EXPECT_EQ(MPI_Reduce_local(a, b, 1, MPI_COMPLEX4, MPI_PROD), MPI_SUCCESS);
        EXPECT_TRUE(b[0] == real2(-5) && b[1] == real2(10));
    }
    if (is_supported(NAMED(MPI_COMPLEX32))) {
        real16 a[2] = {1, 2}, b[2] = {3, 4};
        EXPECT_EQ(MPI_Reduce_local(a, b, 1, MPI_COMPLEX32, MPI_PROD), MPI_SUCCESS);
        EXPECT_TRUE(b[0] == real16(-5) && b[1] == real16(10));
    }
}

// 6.9.2: logicals, true being 1 as long as no Fortran compiler says otherwise.
TEST(Operations, Logicals)
{
    for (const named &one : logicals) {
        const int size = size_of(one.type);
        if (size <= 0)
            continue;
        for (const MPI_Op op : {MPI_LAND, MPI_LOR, MPI_LXOR}) {
            std::vector<unsigned char> in(4 * size), inout(4 * size), expected(4 * size);
            for (int i = 0; i < 4; ++i) {
                const bool a = i & 1, b = i & 2;
                in[i * size] = a;
                inout[i * size] = b;
                expected[i * size] = op == MPI_LAND ? a && b : op == MPI_LOR ? a || b : a != b;
            }
            EXPECT_EQ(MPI_Reduce_local(in.data(), inout.data(), 4, one.type, op), MPI_SUCCESS) << one.name;
            EXPECT_EQ(inout, expected) << one.name;
        }
    }
}

// 6.9.2: MPI_BYTE takes bitwise operations.
TEST(Operations, Bytes) { expect_bits<std::uint8_t>(NAMED(MPI_BYTE)); }

namespace {

template <typename V, typename I>
struct located {
    V value;
    I index;
};

// Lower, equal and higher values; of equal ones the lower index wins, wherever it comes from.
template <typename V, typename I>
void expect_locations(const named &one)
{
    using P = located<V, I>;
    const std::vector<P> in{{1, 4}, {2, 4}, {3, 4}, {5, 1}, {5, 9}};
    const std::vector<P> other{{2, 3}, {2, 3}, {2, 3}, {5, 7}, {5, 7}};
    const std::vector<P> least{{1, 4}, {2, 3}, {2, 3}, {5, 1}, {5, 7}};
    const std::vector<P> most{{2, 3}, {2, 3}, {3, 4}, {5, 1}, {5, 7}};
    for (const MPI_Op op : {MPI_MINLOC, MPI_MAXLOC}) {
        std::vector<P> inout = other;
        ASSERT_EQ(MPI_Reduce_local(in.data(), inout.data(), static_cast<int>(in.size()), one.type, op), MPI_SUCCESS)
            << one.name;
        const std::vector<P> &expected = op == MPI_MINLOC ? least : most;
        for (std::size_t i = 0; i < in.size(); ++i) {
            EXPECT_TRUE(inout[i].value == expected[i].value) << one.name << ' ' << i;
            EXPECT_TRUE(inout[i].index == expected[i].index) << one.name << ' ' << i;
        }
    }
}

}  // namespace

// 6.9.4: MPI_MINLOC and MPI_MAXLOC over every pair.
TEST(Operations, Locations)
{
    expect_locations<float, int>(NAMED(MPI_FLOAT_INT));
    expect_locations<double, int>(NAMED(MPI_DOUBLE_INT));
    expect_locations<long, int>(NAMED(MPI_LONG_INT));
    expect_locations<int, int>(NAMED(MPI_2INT));
    expect_locations<short, int>(NAMED(MPI_SHORT_INT));
    expect_locations<long double, int>(NAMED(MPI_LONG_DOUBLE_INT));
    if (size_of(MPI_2REAL) == 8)
        expect_locations<float, float>(NAMED(MPI_2REAL));
    if (size_of(MPI_2DOUBLE_PRECISION) == 16)
        expect_locations<double, double>(NAMED(MPI_2DOUBLE_PRECISION));
    if (size_of(MPI_2INTEGER) == 8)
        expect_locations<int, int>(NAMED(MPI_2INTEGER));
}

// 6.9.4: the pairs without a name that MPI_Type_get_value_index returns.
TEST(Operations, LocationsOfUnnamedPairs)
{
    const auto pair_of = [](const char *name, MPI_Datatype value, MPI_Datatype index) {
        MPI_Datatype pair = MPI_DATATYPE_NULL;
        EXPECT_EQ(MPI_Type_get_value_index(value, index, &pair), MPI_SUCCESS);
        EXPECT_NE(pair, MPI_DATATYPE_NULL) << name;
        return named{name, pair};
    };
    expect_locations<double, std::int64_t>(pair_of("double, int64", MPI_DOUBLE, MPI_INT64_T));
    expect_locations<std::int64_t, std::int64_t>(pair_of("int64, int64", MPI_INT64_T, MPI_INT64_T));
    expect_locations<std::uint64_t, short>(pair_of("uint64, short", MPI_UINT64_T, MPI_SHORT));
    expect_locations<std::int8_t, std::uint8_t>(pair_of("int8, uint8", MPI_INT8_T, MPI_UINT8_T));
    expect_locations<unsigned char, unsigned long>(
        pair_of("unsigned char, unsigned long", MPI_UNSIGNED_CHAR, MPI_UNSIGNED_LONG));
    expect_locations<float, unsigned>(pair_of("float, unsigned", MPI_FLOAT, MPI_UNSIGNED));
    expect_locations<long double, std::int16_t>(pair_of("long double, int16", MPI_LONG_DOUBLE, MPI_INT16_T));
    if (size_of(MPI_REAL16) > 0)
        expect_locations<real16, int>(pair_of("real16, int", MPI_REAL16, MPI_INT));
    if (size_of(MPI_INTEGER16) > 0)
        expect_locations<float, integer16>(pair_of("float, integer16", MPI_FLOAT, MPI_INTEGER16));
    expect_locations<float, int>(pair_of("float, int", MPI_FLOAT, MPI_INT));
    int a[8] = {}, b[8] = {};
    EXPECT_EQ(class_of(MPI_Reduce_local(a, b, 1, pair_of("double, int64", MPI_DOUBLE, MPI_INT64_T).type, MPI_SUM)),
              MPI_ERR_OP);
}

// 6.9.2, R111: what the table does not allow is MPI_ERR_OP, wherever the operation is given, and nothing is written.
TEST(Operations, EveryPairIsAllowedOrRefused)
{
    alignas(16) char in[64], out[64];
    for (const rule &r : rules) {
        for (const named &one : every_type) {
            if (!is_supported(one))
                continue;
            const std::string what = std::string(r.name) + " over " + one.name;
            const bool is_legal = is_in(r.legal, one.type);
            std::memset(in, 1, sizeof in);
            std::memset(out, 1, sizeof out);
            EXPECT_EQ(class_of(MPI_Reduce_local(in, out, 1, one.type, r.op)), is_legal ? MPI_SUCCESS : MPI_ERR_OP)
                << what;
            std::memset(out, 7, sizeof out);
            EXPECT_EQ(class_of(MPI_Allreduce(in, out, 1, one.type, r.op, MPI_COMM_SELF)),
                      is_legal ? MPI_SUCCESS : MPI_ERR_OP)
                << what;
            EXPECT_EQ(out[0], is_legal ? 1 : 7) << what;
        }
    }
}

// R141: a datatype that this machine lacks is refused.
TEST(Operations, DatatypesThatAreNotThere)
{
    char in[64] = {}, out[64] = {};
    for (const named &one : every_type) {
        if (!is_supported(one)) {
            EXPECT_NE(MPI_Reduce_local(in, out, 1, one.type, MPI_SUM), MPI_SUCCESS) << one.name;
        }
    }
}

// 6.9.2: the datatypes that MPI_Type_create_f90_x returns belong to the classes of Fortran.
TEST(Operations, ParametrizedDatatypes)
{
    MPI_Datatype type;
    ASSERT_EQ(MPI_Type_create_f90_integer(9, &type), MPI_SUCCESS);
    ASSERT_EQ(size_of(type), 4);
    expect_integer<std::int32_t>({"f90 integer", type});
    ASSERT_EQ(MPI_Type_create_f90_real(15, MPI_UNDEFINED, &type), MPI_SUCCESS);
    ASSERT_EQ(size_of(type), 8);
    expect_real<double>({"f90 real", type});
    ASSERT_EQ(MPI_Type_create_f90_complex(6, MPI_UNDEFINED, &type), MPI_SUCCESS);
    ASSERT_EQ(size_of(type), 8);
    expect_sums<std::complex<float>>({"f90 complex", type});
    std::complex<float> a, b;
    EXPECT_EQ(class_of(MPI_Reduce_local(&a, &b, 1, type, MPI_MAX)), MPI_ERR_OP);
}

// 6.9.2: predefined operations take predefined datatypes only.
TEST(Operations, DerivedDatatypesAreRefused)
{
    MPI_Datatype pair, twin;
    MPI_Type_contiguous(2, MPI_INT, &pair);
    MPI_Type_commit(&pair);
    MPI_Type_dup(MPI_INT, &twin);
    int a[2] = {1, 2}, b[2] = {3, 4};
    EXPECT_EQ(class_of(MPI_Reduce_local(a, b, 1, pair, MPI_SUM)), MPI_ERR_OP);
    EXPECT_EQ(class_of(MPI_Allreduce(a, b, 1, pair, MPI_SUM, MPI_COMM_WORLD)), MPI_ERR_OP);
    EXPECT_EQ(class_of(MPI_Allreduce(a, b, 1, twin, MPI_SUM, MPI_COMM_WORLD)), MPI_ERR_OP);
    EXPECT_EQ(b[0], 3);
    MPI_Type_free(&pair);
    MPI_Type_free(&twin);
}

// 6.9.7: bad buffers, and counts of nothing.
TEST(Operations, ReduceLocalChecksItsArguments)
{
    int a[4] = {1, 2, 3, 4}, b[4] = {1, 1, 1, 1};
    EXPECT_EQ(MPI_Reduce_local(nullptr, nullptr, 0, MPI_INT, MPI_SUM), MPI_SUCCESS);
    EXPECT_EQ(class_of(MPI_Reduce_local(nullptr, b, 1, MPI_INT, MPI_SUM)), MPI_ERR_BUFFER);
    EXPECT_EQ(class_of(MPI_Reduce_local(a, nullptr, 1, MPI_INT, MPI_SUM)), MPI_ERR_BUFFER);
    EXPECT_EQ(class_of(MPI_Reduce_local(MPI_IN_PLACE, b, 1, MPI_INT, MPI_SUM)), MPI_ERR_BUFFER);
    EXPECT_EQ(class_of(MPI_Reduce_local(a, MPI_IN_PLACE, 1, MPI_INT, MPI_SUM)), MPI_ERR_BUFFER);
    EXPECT_EQ(class_of(MPI_Reduce_local(a, a, 1, MPI_INT, MPI_SUM)), MPI_ERR_BUFFER);
    EXPECT_EQ(class_of(MPI_Reduce_local(a, a + 1, 2, MPI_INT, MPI_SUM)), MPI_ERR_BUFFER);
    EXPECT_EQ(class_of(MPI_Reduce_local(a, b, -1, MPI_INT, MPI_SUM)), MPI_ERR_COUNT);
    EXPECT_EQ(class_of(MPI_Reduce_local(a, b, 1, MPI_DATATYPE_NULL, MPI_SUM)), MPI_ERR_TYPE);
    EXPECT_EQ(class_of(MPI_Reduce_local(a, b, 1, MPI_INT, MPI_OP_NULL)), MPI_ERR_OP);
    MPI_Datatype raw;
    MPI_Type_contiguous(1, MPI_INT, &raw);
    EXPECT_EQ(class_of(MPI_Reduce_local(a, b, 1, raw, MPI_SUM)), MPI_ERR_TYPE);
    MPI_Type_free(&raw);
    EXPECT_EQ(b[0], 1);
}

namespace {

struct call {
    MPI_Count length;
    MPI_Datatype type;
    const void *in;
    const void *inout;
};
std::vector<call> calls;

// in + 2 * inout: not commutative.
void twice(void *in, void *inout, int *length, MPI_Datatype *type)
{
    calls.push_back({*length, *type, in, inout});
    for (int i = 0; i < *length; ++i)
        static_cast<int *>(inout)[i] = static_cast<int *>(in)[i] + 2 * static_cast<int *>(inout)[i];
}

void twice_c(void *in, void *inout, MPI_Count *length, MPI_Datatype *type)
{
    calls.push_back({*length, *type, in, inout});
    for (MPI_Count i = 0; i < *length; ++i)
        static_cast<int *>(inout)[i] = static_cast<int *>(in)[i] + 2 * static_cast<int *>(inout)[i];
}

void note(void *in, void *inout, int *length, MPI_Datatype *type)
{
    calls.push_back({*length, *type, in, inout});
    *length = -7;  // the user's to change, without effect
    *type = MPI_DATATYPE_NULL;
}

void note_c(void *in, void *inout, MPI_Count *length, MPI_Datatype *type)
{
    calls.push_back({*length, *type, in, inout});
}

}  // namespace

// 6.9.5: a user's operation, made in either form and used in either.
TEST(Operations, OfUsers)
{
    for (const bool is_large : {false, true}) {
        MPI_Op op = MPI_OP_NULL;
        ASSERT_EQ(is_large ? MPI_Op_create_c(twice_c, 0, &op) : MPI_Op_create(twice, 0, &op), MPI_SUCCESS);
        EXPECT_NE(op, MPI_OP_NULL);
        int commutes = 7;
        EXPECT_EQ(MPI_Op_commutative(op, &commutes), MPI_SUCCESS);
        EXPECT_EQ(commutes, 0);
        for (const bool is_large_call : {false, true}) {
            int in[3] = {1, 2, 3}, inout[3] = {10, 20, 30};
            calls.clear();
            EXPECT_EQ(is_large_call ? MPI_Reduce_local_c(in, inout, 3, MPI_INT, op)
                                    : MPI_Reduce_local(in, inout, 3, MPI_INT, op),
                      MPI_SUCCESS);
            EXPECT_EQ(inout[0], 21);
            EXPECT_EQ(inout[2], 63);
            ASSERT_EQ(calls.size(), 1u);
            EXPECT_EQ(calls[0].length, 3);
            EXPECT_EQ(calls[0].type, MPI_INT);
        }
        EXPECT_EQ(MPI_Op_free(&op), MPI_SUCCESS);
        EXPECT_EQ(op, MPI_OP_NULL);
    }
}

// 6.9.5, R109: the function gets the caller's handle of a derived datatype.
TEST(Operations, OfUsersOverDerivedDatatypes)
{
    MPI_Datatype type;
    MPI_Type_vector(2, 1, 3, MPI_INT, &type);
    MPI_Type_commit(&type);
    MPI_Op op;
    MPI_Op_create(note, 1, &op);
    int commutes = 0;
    MPI_Op_commutative(op, &commutes);
    EXPECT_EQ(commutes, 1);
    int in[20] = {}, inout[20] = {};
    calls.clear();
    EXPECT_EQ(MPI_Reduce_local(in, inout, 2, type, op), MPI_SUCCESS);
    ASSERT_EQ(calls.size(), 1u);
    EXPECT_EQ(calls[0].type, type);
    EXPECT_EQ(calls[0].length, 2);
    EXPECT_EQ(calls[0].in, in);
    EXPECT_EQ(calls[0].inout, inout);
    calls.clear();
    EXPECT_EQ(MPI_Allreduce(in, inout, 2, type, op, MPI_COMM_WORLD), MPI_SUCCESS);
    EXPECT_TRUE(calls.empty()) << "there is one contribution: nothing to combine";
    MPI_Op_free(&op);
    MPI_Type_free(&type);
}

// R110: a function with counts of int is called with parts of what is more; one with large counts once. Address space only.
TEST(Operations, MoreElementsThanInt)
{
    const MPI_Count count = MPI_Count{INT_MAX} + 12345;
    const std::size_t room = static_cast<std::size_t>(count);
    char *in = static_cast<char *>(
        mmap(nullptr, 2 * room, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0));
    ASSERT_NE(in, MAP_FAILED);
    char *inout = in + room;
    MPI_Op small, large;
    MPI_Op_create(note, 1, &small);
    MPI_Op_create_c(note_c, 1, &large);
    calls.clear();
    EXPECT_EQ(MPI_Reduce_local_c(in, inout, count, MPI_CHAR, small), MPI_SUCCESS);
    ASSERT_EQ(calls.size(), 2u);
    EXPECT_EQ(calls[0].length, INT_MAX);
    EXPECT_EQ(calls[1].length, 12345);
    EXPECT_EQ(calls[1].type, MPI_CHAR);
    EXPECT_EQ(calls[1].in, in + INT_MAX);
    EXPECT_EQ(calls[1].inout, inout + INT_MAX);
    calls.clear();
    EXPECT_EQ(MPI_Reduce_local_c(in, inout, count, MPI_CHAR, large), MPI_SUCCESS);
    ASSERT_EQ(calls.size(), 1u);
    EXPECT_EQ(calls[0].length, count);
    MPI_Op_free(&small);
    MPI_Op_free(&large);
    munmap(in, 2 * room);
}

// 6.9.5: what may not be freed or made.
TEST(Operations, HandlesAreChecked)
{
    for (const rule &r : rules) {
        MPI_Op op = r.op;
        EXPECT_EQ(class_of(MPI_Op_free(&op)), MPI_ERR_OP) << r.name;
        EXPECT_EQ(op, r.op);
    }
    MPI_Op op = MPI_OP_NULL;
    EXPECT_EQ(class_of(MPI_Op_free(&op)), MPI_ERR_OP);
    EXPECT_EQ(class_of(MPI_Op_create(nullptr, 1, &op)), MPI_ERR_ARG);
    EXPECT_EQ(class_of(MPI_Op_create_c(nullptr, 1, &op)), MPI_ERR_ARG);
    MPI_Op_create(note, 1, &op);
    MPI_Op copy = op;
    EXPECT_EQ(MPI_Op_free(&op), MPI_SUCCESS);
    int a = 1, b = 1, commutes = 0;
    EXPECT_EQ(class_of(MPI_Op_free(&copy)), MPI_ERR_OP);
    EXPECT_EQ(class_of(MPI_Op_commutative(copy, &commutes)), MPI_ERR_OP);
    EXPECT_EQ(class_of(MPI_Reduce_local(&a, &b, 1, MPI_INT, copy)), MPI_ERR_OP);
    EXPECT_EQ(class_of(MPI_Allreduce(&a, &b, 1, MPI_INT, copy, MPI_COMM_WORLD)), MPI_ERR_OP);
    EXPECT_EQ(MPI_Op_commutative(MPI_SUM, &commutes), MPI_SUCCESS);
    EXPECT_EQ(commutes, 1);
    const MPI_Op wrong_kind = reinterpret_cast<MPI_Op>(MPI_COMM_WORLD);
    EXPECT_EQ(class_of(MPI_Reduce_local(&a, &b, 1, MPI_INT, wrong_kind)), MPI_ERR_OP);
}

// R107, R137: an operation and its integer.
TEST(Operations, Integers)
{
    EXPECT_EQ(MPI_Op_fromint(MPI_Op_toint(MPI_SUM)), MPI_SUM);
    MPI_Op op;
    MPI_Op_create(note, 1, &op);
    EXPECT_EQ(MPI_Op_fromint(MPI_Op_toint(op)), op);
    MPI_Op_free(&op);
}

int main(int argc, char **argv) { return run_tests(argc, argv); }
