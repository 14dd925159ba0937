// Datatypes say what they are, and live and end (MPI 5.0, chapter 5, 19.1.9, 20.4).
#include "error_classes.h"
#include "run_tests.h"

#include <gtest/gtest.h>

#include <climits>
#include <complex>
#include <cstring>
#include <limits>
#include <string>
#include <vector>

namespace {

MPI_Count size_of(MPI_Datatype type)
{
    MPI_Count size = -7;
    EXPECT_EQ(MPI_Type_size_c(type, &size), MPI_SUCCESS);
    return size;
}

std::pair<MPI_Count, MPI_Count> bounds_of(MPI_Datatype type)
{
    MPI_Count lower = -7, extent = -7;
    EXPECT_EQ(MPI_Type_get_extent_c(type, &lower, &extent), MPI_SUCCESS);
    return {lower, extent};
}

std::pair<MPI_Count, MPI_Count> true_bounds_of(MPI_Datatype type)
{
    MPI_Count lower = -7, extent = -7;
    EXPECT_EQ(MPI_Type_get_true_extent_c(type, &lower, &extent), MPI_SUCCESS);
    return {lower, extent};
}

std::string name_of(MPI_Datatype type)
{
    char name[MPI_MAX_OBJECT_NAME] = "";
    int length = -1;
    EXPECT_EQ(MPI_Type_get_name(type, name, &length), MPI_SUCCESS);
    EXPECT_EQ(static_cast<std::size_t>(length), std::strlen(name));
    return name;
}

int combiner_of(MPI_Datatype type)
{
    MPI_Count i, a, c, d;
    int combiner = -1;
    EXPECT_EQ(MPI_Type_get_envelope_c(type, &i, &a, &c, &d, &combiner), MPI_SUCCESS);
    return combiner;
}

using bounds = std::pair<MPI_Count, MPI_Count>;

struct named {
    MPI_Datatype type;
    const char *name;
    int size;  // MPI_UNDEFINED: not here
};
#define NAMED(type, size) {type, #type, size}

const named all_named[] = {
    NAMED(MPI_AINT, sizeof(MPI_Aint)),
    NAMED(MPI_COUNT, 8),
    NAMED(MPI_OFFSET, 8),
    NAMED(MPI_PACKED, 1),
    NAMED(MPI_SHORT, 2),
    NAMED(MPI_INT, 4),
    NAMED(MPI_LONG, sizeof(long)),
    NAMED(MPI_LONG_LONG_INT, 8),
    NAMED(MPI_UNSIGNED_SHORT, 2),
    NAMED(MPI_UNSIGNED, 4),
    NAMED(MPI_UNSIGNED_LONG, sizeof(long)),
    NAMED(MPI_UNSIGNED_LONG_LONG, 8),
    NAMED(MPI_FLOAT, 4),
    NAMED(MPI_C_COMPLEX, 8),
    NAMED(MPI_CXX_FLOAT_COMPLEX, 8),
    NAMED(MPI_DOUBLE, 8),
    NAMED(MPI_C_DOUBLE_COMPLEX, 16),
    NAMED(MPI_CXX_DOUBLE_COMPLEX, 16),
    NAMED(MPI_LOGICAL, 4),
    NAMED(MPI_INTEGER, 4),
    NAMED(MPI_REAL, 4),
    NAMED(MPI_COMPLEX, 8),
    NAMED(MPI_DOUBLE_PRECISION, 8),
    NAMED(MPI_DOUBLE_COMPLEX, 16),
    NAMED(MPI_CHARACTER, 1),
    NAMED(MPI_LONG_DOUBLE, sizeof(long double)),
    NAMED(MPI_C_LONG_DOUBLE_COMPLEX, 2 * sizeof(long double)),
    NAMED(MPI_CXX_LONG_DOUBLE_COMPLEX, 2 * sizeof(long double)),
    NAMED(MPI_FLOAT_INT, 8),
    NAMED(MPI_DOUBLE_INT, 12),
    NAMED(MPI_LONG_INT, sizeof(long) + 4),
    NAMED(MPI_2INT, 8),
    NAMED(MPI_SHORT_INT, 6),
    NAMED(MPI_LONG_DOUBLE_INT, sizeof(long double) + 4),
    NAMED(MPI_2REAL, 8),
    NAMED(MPI_2DOUBLE_PRECISION, 16),
    NAMED(MPI_2INTEGER, 8),
    NAMED(MPI_C_BOOL, 1),
    NAMED(MPI_CXX_BOOL, 1),
    NAMED(MPI_WCHAR, sizeof(wchar_t)),
    NAMED(MPI_INT8_T, 1),
    NAMED(MPI_UINT8_T, 1),
    NAMED(MPI_CHAR, 1),
    NAMED(MPI_SIGNED_CHAR, 1),
    NAMED(MPI_UNSIGNED_CHAR, 1),
    NAMED(MPI_BYTE, 1),
    NAMED(MPI_INT16_T, 2),
    NAMED(MPI_UINT16_T, 2),
    NAMED(MPI_INT32_T, 4),
    NAMED(MPI_UINT32_T, 4),
    NAMED(MPI_INT64_T, 8),
    NAMED(MPI_UINT64_T, 8),
    NAMED(MPI_LOGICAL1, 1),
    NAMED(MPI_INTEGER1, 1),
    NAMED(MPI_LOGICAL2, 2),
    NAMED(MPI_INTEGER2, 2),
    NAMED(MPI_REAL2, 2),
    NAMED(MPI_LOGICAL4, 4),
    NAMED(MPI_INTEGER4, 4),
    NAMED(MPI_REAL4, 4),
    NAMED(MPI_COMPLEX4, 4),
    NAMED(MPI_LOGICAL8, 8),
    NAMED(MPI_INTEGER8, 8),
    NAMED(MPI_REAL8, 8),
    NAMED(MPI_COMPLEX8, 8),
    NAMED(MPI_LOGICAL16, 16),
    NAMED(MPI_INTEGER16, 16),
    NAMED(MPI_REAL16, 16),
    NAMED(MPI_COMPLEX16, 16),
    NAMED(MPI_COMPLEX32, 32),
};

// 3.2.2, R130, R171: every predefined datatype of the ABI has its size, its own name, and no contents. Of two
// names for one it is that of which the standard calls the other a synonym (table 3.2).
TEST(Predefined, HaveSizesAndNames)
{
    for (const named &each : all_named) {
        EXPECT_EQ(size_of(each.type), each.size) << each.name;
        EXPECT_EQ(name_of(each.type), each.name);
        EXPECT_EQ(combiner_of(each.type), MPI_COMBINER_NAMED) << each.name;
        EXPECT_EQ(bounds_of(each.type).first, 0) << each.name;
    }
    EXPECT_EQ(MPI_LONG_LONG_INT, MPI_LONG_LONG);
    EXPECT_EQ(MPI_C_COMPLEX, MPI_C_FLOAT_COMPLEX);
}

// R133: fixed-size types say their size in their handle.
TEST(Predefined, FixedSizesAreInTheHandle)
{
    for (const named &each : all_named) {
        const auto bits = reinterpret_cast<std::uintptr_t>(each.type);
        if ((bits & 0x40) != 0 && each.size != MPI_UNDEFINED) {
            EXPECT_EQ(each.size, 1 << ((bits >> 3) & 7)) << each.name;
        }
    }
}

// 6.9.4: pairs lie as C structs do.
TEST(Predefined, PairsLieAsStructs)
{
    struct short_int {
        short value;
        int index;
    };
    struct double_int {
        double value;
        int index;
    };
    struct long_double_int {
        long double value;
        int index;
    };
    EXPECT_EQ(bounds_of(MPI_SHORT_INT), (bounds{0, sizeof(short_int)}));
    EXPECT_EQ(true_bounds_of(MPI_SHORT_INT), (bounds{0, 8}));
    EXPECT_EQ(bounds_of(MPI_DOUBLE_INT), (bounds{0, sizeof(double_int)}));
    EXPECT_EQ(true_bounds_of(MPI_DOUBLE_INT), (bounds{0, 12}));
    EXPECT_EQ(bounds_of(MPI_LONG_DOUBLE_INT), (bounds{0, sizeof(long_double_int)}));
    const double_int from[2] = {{1.5, 3}, {2.5, 4}};
    char packed[24];
    int position = 0;
    ASSERT_EQ(MPI_Pack(from, 2, MPI_DOUBLE_INT, packed, 24, &position, MPI_COMM_SELF), MPI_SUCCESS);
    EXPECT_EQ(position, 24);
    double value;
    int index;
    std::memcpy(&value, packed + 12, 8);
    std::memcpy(&index, packed + 20, 4);
    EXPECT_EQ(value, 2.5);
    EXPECT_EQ(index, 4);
}

// 5.1.9: predefined datatypes are committed, and committing is no error, once or again.
TEST(Life, CommitAgain)
{
    MPI_Datatype type = MPI_INT;
    EXPECT_EQ(MPI_Type_commit(&type), MPI_SUCCESS);
    ASSERT_EQ(MPI_Type_contiguous(2, MPI_INT, &type), MPI_SUCCESS);
    int data[2] = {1, 2};
    char packed[8];
    int position = 0;
    EXPECT_REFUSED(MPI_Pack(data, 1, type, packed, 8, &position, MPI_COMM_SELF), MPI_ERR_TYPE, "datatype");
    EXPECT_EQ(MPI_Type_commit(&type), MPI_SUCCESS);
    EXPECT_EQ(MPI_Type_commit(&type), MPI_SUCCESS);
    EXPECT_EQ(MPI_Pack(data, 1, type, packed, 8, &position, MPI_COMM_SELF), MPI_SUCCESS);
    EXPECT_EQ(MPI_Type_free(&type), MPI_SUCCESS);
}

// R174: freeing gives the null handle; predefined types, the unnamed ones too, and freed ones are refused.
TEST(Life, Free)
{
    MPI_Datatype type;
    ASSERT_EQ(MPI_Type_contiguous(2, MPI_INT, &type), MPI_SUCCESS);
    MPI_Datatype copy = type;
    EXPECT_EQ(MPI_Type_free(&type), MPI_SUCCESS);
    EXPECT_EQ(type, MPI_DATATYPE_NULL);
    EXPECT_REFUSED(MPI_Type_free(&copy), MPI_ERR_TYPE, "datatype");
    EXPECT_REFUSED(MPI_Type_free(&type), MPI_ERR_TYPE, "datatype");
    for (MPI_Datatype each : {MPI_INT, MPI_DOUBLE_INT, MPI_REAL2}) {
        MPI_Datatype predefined = each;
        EXPECT_REFUSED(MPI_Type_free(&predefined), MPI_ERR_TYPE, "datatype");
        EXPECT_EQ(predefined, each);
    }
    ASSERT_EQ(MPI_Type_create_f90_real(6, MPI_UNDEFINED, &type), MPI_SUCCESS);
    EXPECT_REFUSED(MPI_Type_free(&type), MPI_ERR_TYPE, "datatype");
}

// 5.1.10: freeing a type does not affect those made of it, however many there are.
TEST(Life, ChainsOfTypes)
{
    MPI_Datatype type;
    ASSERT_EQ(MPI_Type_vector(2, 1, 2, MPI_INT, &type), MPI_SUCCESS);
    for (int i = 0; i < 200000; ++i) {
        MPI_Datatype next;
        ASSERT_EQ(MPI_Type_dup(type, &next), MPI_SUCCESS);
        ASSERT_EQ(MPI_Type_free(&type), MPI_SUCCESS);
        type = next;
    }
    MPI_Type_commit(&type);
    const int from[3] = {1, 2, 3};
    int packed[2];
    int position = 0;
    EXPECT_EQ(MPI_Pack(from, 1, type, packed, sizeof packed, &position, MPI_COMM_SELF), MPI_SUCCESS);
    EXPECT_EQ(packed[1], 3);
    EXPECT_EQ(MPI_Type_free(&type), MPI_SUCCESS);
}

// Structs within structs, each with something of its own, as deep as memory allows; beyond a limit there is an error, no crash.
TEST(Life, DeepStructs)
{
    MPI_Datatype type = MPI_INT;
    int depth = 0, code = MPI_SUCCESS;
    for (; depth < 20000; ++depth) {
        const int lengths[] = {1, 1};
        const MPI_Aint at[] = {0, 4 * depth + 8};
        const MPI_Datatype types[] = {type, depth % 2 == 0 ? MPI_FLOAT : MPI_INT};
        MPI_Datatype next = MPI_DATATYPE_NULL;
        code = MPI_Type_create_struct(2, lengths, at, types, &next);
        if (code != MPI_SUCCESS)
            break;
        if (type != MPI_INT)
            MPI_Type_free(&type);
        type = next;
    }
    EXPECT_GE(depth, 1000);
    EXPECT_EQ(class_of(code), MPI_ERR_TYPE);
    EXPECT_EQ(size_of(type), 4 * (depth + 1));
    MPI_Type_commit(&type);
    MPI_Status status;
    ASSERT_EQ(MPI_Status_set_elements(&status, type, depth), MPI_SUCCESS);
    int elements = -1;
    MPI_Get_elements(&status, type, &elements);
    EXPECT_EQ(elements, depth);
    std::vector<char> from(static_cast<std::size_t>(4 * depth + 16), 1), to(from.size());
    int position = 0;
    EXPECT_EQ(MPI_Pack(from.data(), 1, type, to.data(), static_cast<int>(to.size()), &position, MPI_COMM_SELF),
              MPI_SUCCESS);
    MPI_Aint external = 0;
    const auto room = static_cast<MPI_Aint>(to.size());
    EXPECT_EQ(MPI_Pack_external("external32", from.data(), 1, type, to.data(), room, &external), MPI_SUCCESS);
    EXPECT_EQ(external, 4 * (depth + 1));
    MPI_Type_free(&type);
}

// R171: names begin empty, can be changed on predefined types too, and are cut at their greatest length.
TEST(Names, SetAndGet)
{
    MPI_Datatype type;
    MPI_Type_contiguous(2, MPI_INT, &type);
    EXPECT_EQ(name_of(type), "");
    EXPECT_EQ(name_of(MPI_DATATYPE_NULL), "MPI_DATATYPE_NULL");
    EXPECT_EQ(MPI_Type_set_name(type, "row"), MPI_SUCCESS);
    EXPECT_EQ(name_of(type), "row");
    const std::string longer(3 * MPI_MAX_OBJECT_NAME, 'x');
    EXPECT_EQ(MPI_Type_set_name(type, longer.c_str()), MPI_SUCCESS);
    EXPECT_EQ(name_of(type), longer.substr(0, MPI_MAX_OBJECT_NAME - 1));
    EXPECT_EQ(MPI_Type_set_name(MPI_INT, "whole"), MPI_SUCCESS);
    EXPECT_EQ(name_of(MPI_INT), "whole");
    EXPECT_EQ(MPI_Type_set_name(MPI_INT, "MPI_INT"), MPI_SUCCESS);
    EXPECT_REFUSED(MPI_Type_set_name(MPI_DATATYPE_NULL, "x"), MPI_ERR_TYPE, "datatype");
    MPI_Type_free(&type);
}

int times_deleted;
int code_of_delete;

int copy_attribute(MPI_Datatype, int, void *extra, void *in, void *out, int *flag)
{
    *static_cast<void **>(out) = in;
    *flag = extra == nullptr;
    return extra == nullptr ? MPI_SUCCESS : MPI_ERR_OTHER;
}

int delete_attribute(MPI_Datatype, int, void *, void *)
{
    ++times_deleted;
    return code_of_delete;
}

// 7.7.4, 5.1.10: a duplicate has the attributes; they are deleted with the type, and a refusal to be deleted keeps the type.
TEST(Attributes, WithDupAndFree)
{
    int keyval = MPI_KEYVAL_INVALID;
    ASSERT_EQ(MPI_Type_create_keyval(copy_attribute, delete_attribute, &keyval, nullptr), MPI_SUCCESS);
    MPI_Datatype type, copy;
    MPI_Type_vector(2, 1, 3, MPI_INT, &type);
    int value = 5, flag = 0;
    void *found = nullptr;
    ASSERT_EQ(MPI_Type_set_attr(type, keyval, &value), MPI_SUCCESS);
    ASSERT_EQ(MPI_Type_dup(type, &copy), MPI_SUCCESS);
    ASSERT_EQ(MPI_Type_get_attr(copy, keyval, &found, &flag), MPI_SUCCESS);
    EXPECT_TRUE(flag);
    EXPECT_EQ(found, &value);
    times_deleted = 0;
    code_of_delete = MPI_ERR_OTHER;
    EXPECT_NE(MPI_Type_free(&copy), MPI_SUCCESS);
    EXPECT_NE(copy, MPI_DATATYPE_NULL);
    code_of_delete = MPI_SUCCESS;
    EXPECT_EQ(MPI_Type_free(&copy), MPI_SUCCESS);
    EXPECT_EQ(times_deleted, 2);
    EXPECT_EQ(MPI_Type_free(&type), MPI_SUCCESS);
    EXPECT_EQ(times_deleted, 3);
    MPI_Type_free_keyval(&keyval);
}

// 7.7.4: a copy callback that fails makes the duplication fail, and leaves no type behind.
TEST(Attributes, FailureOfDup)
{
    int keyval = MPI_KEYVAL_INVALID, extra = 0;
    ASSERT_EQ(MPI_Type_create_keyval(copy_attribute, delete_attribute, &keyval, &extra), MPI_SUCCESS);
    MPI_Datatype type, copy = MPI_DATATYPE_NULL;
    MPI_Type_contiguous(2, MPI_INT, &type);
    MPI_Type_set_attr(type, keyval, nullptr);
    EXPECT_NE(MPI_Type_dup(type, &copy), MPI_SUCCESS);
    EXPECT_EQ(copy, MPI_DATATYPE_NULL);
    code_of_delete = MPI_SUCCESS;
    MPI_Type_free(&type);
    MPI_Type_free_keyval(&keyval);
}

// 5.1.10: the duplicate of a committed type is committed, and is as its model in all.
TEST(Life, Dup)
{
    MPI_Datatype type, copy;
    MPI_Type_create_resized(MPI_DOUBLE_INT, -4, 40, &type);
    MPI_Type_commit(&type);
    ASSERT_EQ(MPI_Type_dup(type, &copy), MPI_SUCCESS);
    EXPECT_NE(copy, type);
    EXPECT_EQ(bounds_of(copy), (bounds{-4, 40}));
    EXPECT_EQ(combiner_of(copy), MPI_COMBINER_DUP);
    MPI_Type_free(&type);
    char data[24] = {}, packed[24];
    int position = 0;
    EXPECT_EQ(MPI_Pack(data, 1, copy, packed, 24, &position, MPI_COMM_SELF), MPI_SUCCESS);
    EXPECT_EQ(position, 12);
    MPI_Type_free(&copy);
    ASSERT_EQ(MPI_Type_dup(MPI_DOUBLE, &copy), MPI_SUCCESS);
    EXPECT_EQ(name_of(copy), "");
    EXPECT_EQ(MPI_Type_free(&copy), MPI_SUCCESS);
}

// 19.1.9: the handles of equal parameters are equal, and asking 100,000 times takes no more than once.
TEST(Parametrized, AreRemembered)
{
    MPI_Datatype first, again;
    ASSERT_EQ(MPI_Type_create_f90_real(15, 307, &first), MPI_SUCCESS);
    for (int i = 0; i < 100000; ++i) {
        ASSERT_EQ(MPI_Type_create_f90_real(15, 307, &again), MPI_SUCCESS);
        ASSERT_EQ(again, first);
    }
    EXPECT_EQ(size_of(first), 8);
    ASSERT_EQ(MPI_Type_create_f90_real(15, 306, &again), MPI_SUCCESS);
    EXPECT_NE(again, first);  // the envelope tells them apart
    int integers[2] = {};
    MPI_Aint no_address;
    MPI_Datatype no_type;
    ASSERT_EQ(combiner_of(again), MPI_COMBINER_F90_REAL);
    ASSERT_EQ(MPI_Type_get_contents(again, 2, 0, 0, integers, &no_address, &no_type), MPI_SUCCESS);
    EXPECT_EQ(integers[0], 15);
    EXPECT_EQ(integers[1], 306);
}

// 19.1.9: the smallest kind that satisfies what is asked.
TEST(Parametrized, Sizes)
{
    const auto real = [](int p, int r) {
        MPI_Datatype type = MPI_DATATYPE_NULL;
        return MPI_Type_create_f90_real(p, r, &type) == MPI_SUCCESS ? size_of(type) : -1;
    };
    EXPECT_EQ(real(6, 37), 4);
    EXPECT_EQ(real(MPI_UNDEFINED, 37), 4);
    EXPECT_EQ(real(0, MPI_UNDEFINED), 4);
    EXPECT_EQ(real(7, MPI_UNDEFINED), 8);
    EXPECT_EQ(real(6, 38), 8);
    EXPECT_EQ(real(16, 307), 16);
    EXPECT_EQ(real(33, 4931), 16);
    MPI_Datatype type;
    ASSERT_EQ(MPI_Type_create_f90_complex(7, MPI_UNDEFINED, &type), MPI_SUCCESS);
    EXPECT_EQ(size_of(type), 16);
    EXPECT_EQ(combiner_of(type), MPI_COMBINER_F90_COMPLEX);
    const int ranges[] = {2, 4, 9, 18, 38};
    for (int i = 0; i < 5; ++i) {
        ASSERT_EQ(MPI_Type_create_f90_integer(ranges[i], &type), MPI_SUCCESS);
        EXPECT_EQ(size_of(type), 1 << i);
        EXPECT_EQ(combiner_of(type), MPI_COMBINER_F90_INTEGER);
    }
}

// 19.1.9, 6.9.2: operations know the format, which the size alone does not tell.
TEST(Parametrized, Arithmetic)
{
    if (std::numeric_limits<long double>::digits != 64)
        GTEST_SKIP() << "long double has no format of its own";
    MPI_Datatype type;
    ASSERT_EQ(MPI_Type_create_f90_real(18, MPI_UNDEFINED, &type), MPI_SUCCESS);
    const long double in = 1.25L;
    long double inout = 2.5L;
    ASSERT_EQ(MPI_Reduce_local(&in, &inout, 1, type, MPI_SUM), MPI_SUCCESS);
    EXPECT_EQ(inout, 3.75L);
    ASSERT_EQ(MPI_Type_create_f90_real(33, MPI_UNDEFINED, &type), MPI_SUCCESS);
    __extension__ __float128 quad_in = 1.25L, quad_inout = 2.5L;
    ASSERT_EQ(MPI_Reduce_local(&quad_in, &quad_inout, 1, type, MPI_SUM), MPI_SUCCESS);
    EXPECT_EQ(static_cast<double>(quad_inout), 3.75);
}

// 19.1.9: parameters that no kind satisfies are refused.
TEST(Parametrized, Refused)
{
    MPI_Datatype type = MPI_DATATYPE_NULL;
    EXPECT_REFUSED(MPI_Type_create_f90_real(34, 10, &type), MPI_ERR_ARG, "p");
    EXPECT_REFUSED(MPI_Type_create_f90_real(10, 4932, &type), MPI_ERR_ARG, "r");
    EXPECT_REFUSED(MPI_Type_create_f90_real(MPI_UNDEFINED, MPI_UNDEFINED, &type), MPI_ERR_ARG, "p");
    EXPECT_REFUSED(MPI_Type_create_f90_complex(-1, 10, &type), MPI_ERR_ARG, "p");
    EXPECT_REFUSED(MPI_Type_create_f90_integer(39, &type), MPI_ERR_ARG, "r");
    EXPECT_REFUSED(MPI_Type_create_f90_integer(-1, &type), MPI_ERR_ARG, "r");
    EXPECT_EQ(type, MPI_DATATYPE_NULL);
}

// 19.1.9: types by class and size.
TEST(MatchSize, FindsPredefined)
{
    MPI_Datatype type = MPI_DATATYPE_NULL;
    EXPECT_EQ(MPI_Type_match_size(MPI_TYPECLASS_INTEGER, 2, &type), MPI_SUCCESS);
    EXPECT_EQ(size_of(type), 2);
    EXPECT_EQ(MPI_Type_match_size(MPI_TYPECLASS_REAL, 8, &type), MPI_SUCCESS);
    EXPECT_EQ(size_of(type), 8);
    EXPECT_EQ(MPI_Type_match_size(MPI_TYPECLASS_COMPLEX, 32, &type), MPI_SUCCESS);
    EXPECT_EQ(size_of(type), 32);
    EXPECT_EQ(combiner_of(type), MPI_COMBINER_NAMED);
    EXPECT_REFUSED(MPI_Type_match_size(MPI_TYPECLASS_REAL, 3, &type), MPI_ERR_ARG, "size");
    EXPECT_REFUSED(MPI_Type_match_size(MPI_TYPECLASS_INTEGER, 3, &type), MPI_ERR_ARG, "size");
    EXPECT_REFUSED(MPI_Type_match_size(7, 4, &type), MPI_ERR_ARG, "typeclass");
}

// 6.9.4 (since 4.1): the named pair where there is one, an unnamed predefined one elsewhere, else the null handle.
TEST(ValueIndex, Pairs)
{
    MPI_Datatype pair = MPI_INT, again;
    EXPECT_EQ(MPI_Type_get_value_index(MPI_DOUBLE, MPI_INT, &pair), MPI_SUCCESS);
    EXPECT_EQ(pair, MPI_DOUBLE_INT);
    EXPECT_EQ(MPI_Type_get_value_index(MPI_INT, MPI_INT, &pair), MPI_SUCCESS);
    EXPECT_EQ(pair, MPI_2INT);
    EXPECT_EQ(MPI_Type_get_value_index(MPI_DOUBLE_PRECISION, MPI_DOUBLE_PRECISION, &pair), MPI_SUCCESS);
    EXPECT_EQ(pair, MPI_2DOUBLE_PRECISION);
    ASSERT_EQ(MPI_Type_get_value_index(MPI_FLOAT, MPI_INT64_T, &pair), MPI_SUCCESS);
    struct float_int64 {
        float value;
        std::int64_t index;
    };
    EXPECT_EQ(bounds_of(pair), (bounds{0, sizeof(float_int64)}));
    EXPECT_EQ(size_of(pair), 12);
    EXPECT_EQ(combiner_of(pair), MPI_COMBINER_VALUE_INDEX);
    MPI_Type_get_value_index(MPI_FLOAT, MPI_INT64_T, &again);
    EXPECT_EQ(again, pair);
    int no_integer;
    MPI_Aint no_address;
    MPI_Datatype types[2] = {};
    ASSERT_EQ(MPI_Type_get_contents(pair, 0, 0, 2, &no_integer, &no_address, types), MPI_SUCCESS);
    EXPECT_EQ(types[0], MPI_FLOAT);
    EXPECT_EQ(types[1], MPI_INT64_T);
    EXPECT_REFUSED(MPI_Type_free(&pair), MPI_ERR_TYPE, "datatype");
    EXPECT_EQ(MPI_Type_get_value_index(MPI_FLOAT, MPI_DOUBLE, &pair), MPI_SUCCESS);
    EXPECT_EQ(pair, MPI_DATATYPE_NULL);
    EXPECT_EQ(MPI_Type_get_value_index(MPI_2INT, MPI_INT, &pair), MPI_SUCCESS);
    EXPECT_EQ(pair, MPI_DATATYPE_NULL);
    EXPECT_EQ(MPI_Type_get_value_index(MPI_CHAR, MPI_INT, &pair), MPI_SUCCESS);
    EXPECT_EQ(pair, MPI_DATATYPE_NULL);
}

// 5.1.5: addresses, and their arithmetic.
TEST(Addresses, AddAndDiff)
{
    const int data[4] = {};
    MPI_Aint first, third;
    ASSERT_EQ(MPI_Get_address(&data[0], &first), MPI_SUCCESS);
    ASSERT_EQ(MPI_Get_address(&data[2], &third), MPI_SUCCESS);
    EXPECT_EQ(MPI_Aint_diff(third, first), 8);
    EXPECT_EQ(MPI_Aint_add(first, 8), third);
    MPI_Aint bottom = -1;
    ASSERT_EQ(MPI_Get_address(MPI_BOTTOM, &bottom), MPI_SUCCESS);
    EXPECT_EQ(bottom, 0);
}

}  // namespace

int main(int argc, char **argv) { return run_tests(argc, argv); }
