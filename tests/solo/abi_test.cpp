// The ABI chapter (MPI 5.0, 20; R128 to R136, R138 to R142). What can be set once is set once here, in the order of the tests.
#include "error_classes.h"
#include "run_tests.h"

#include <mpi.h>

#include <gtest/gtest.h>

#include <cstdint>
#include <cstring>
#include <limits>
#include <set>
#include <string>
#include <type_traits>
#include <vector>

namespace {

std::string value_of(MPI_Info info, const char *key)
{
    char room[MPI_MAX_INFO_VAL];
    int length = sizeof room, flag = 0;
    EXPECT_EQ(MPI_Info_get_string(info, key, &length, room, &flag), MPI_SUCCESS);
    return flag ? room : "(none)";
}

int size_of(MPI_Datatype type)
{
    int size = -1;
    EXPECT_EQ(MPI_Type_size(type, &size), MPI_SUCCESS);
    return size;
}

void ignore(MPI_Comm *, int *, ...) {}

// R128
TEST(Abi, TellsVersionAndSizes)
{
    int major = 0, minor = -1;
    MPI_Info info;
    EXPECT_EQ(MPI_Abi_get_version(&major, &minor), MPI_SUCCESS);
    EXPECT_EQ(major, MPI_ABI_VERSION);
    EXPECT_EQ(minor, MPI_ABI_SUBVERSION);
    EXPECT_EQ(major, 1);
    EXPECT_EQ(minor, 0);
    ASSERT_EQ(MPI_Abi_get_info(&info), MPI_SUCCESS);
    EXPECT_EQ(value_of(info, "mpi_aint_size"), std::to_string(sizeof(MPI_Aint)));
    EXPECT_EQ(value_of(info, "mpi_count_size"), std::to_string(sizeof(MPI_Count)));
    EXPECT_EQ(value_of(info, "mpi_offset_size"), std::to_string(sizeof(MPI_Offset)));
    EXPECT_EQ(MPI_Info_free(&info), MPI_SUCCESS);
}

// R129, R133, R135
TEST(Abi, HasTheValuesOfTheStandard)
{
    EXPECT_EQ(sizeof(MPI_Status), 32U);
    EXPECT_EQ(alignof(MPI_Status), alignof(int));
    EXPECT_EQ(reinterpret_cast<std::intptr_t>(MPI_COMM_WORLD), 0x101);
    EXPECT_EQ(reinterpret_cast<std::intptr_t>(MPI_ERRORS_RETURN), 323);
    EXPECT_EQ(reinterpret_cast<std::intptr_t>(MPI_INFO_ENV), 0x131);
    EXPECT_EQ(MPI_THREAD_MULTIPLE, 4096);
}

// R134, R136
TEST(Abi, HasTheHandlersAndIntegersOfTheStandard)
{
    EXPECT_EQ(reinterpret_cast<std::intptr_t>(MPI_ERRORS_ABORT), 322);
    EXPECT_EQ(reinterpret_cast<std::intptr_t>(MPI_ERRORS_RETURN), 323);
    static_assert(std::is_same_v<MPI_Aint, std::intptr_t>);
    static_assert(sizeof(MPI_Offset) == 8 && std::is_signed_v<MPI_Offset>);
    static_assert(sizeof(MPI_Count) == 8 && std::is_signed_v<MPI_Count>);
    EXPECT_EQ(MPI_ERR_LASTCODE, 16383);
    EXPECT_EQ(MPI_ANY_SOURCE, -1);
    EXPECT_EQ(MPI_ANY_TAG, -2);
    EXPECT_EQ(MPI_PROC_NULL, -3);
    EXPECT_EQ(MPI_ROOT, -4);
    EXPECT_EQ(MPI_UNDEFINED, -32766);
}

// R132
TEST(Abi, HasTheSpecialAddressesOfTheStandard)
{
    EXPECT_EQ(reinterpret_cast<std::intptr_t>(MPI_BOTTOM), 0);
    EXPECT_EQ(reinterpret_cast<std::intptr_t>(MPI_IN_PLACE), 1);
    EXPECT_EQ(reinterpret_cast<std::intptr_t>(MPI_BUFFER_AUTOMATIC), 2);
    EXPECT_EQ(MPI_STATUS_IGNORE, nullptr);
    EXPECT_EQ(MPI_STATUSES_IGNORE, nullptr);
    EXPECT_EQ(reinterpret_cast<std::intptr_t>(MPI_UNWEIGHTED), 10);
    EXPECT_EQ(reinterpret_cast<std::intptr_t>(MPI_WEIGHTS_EMPTY), 11);
}

// R131: predefined callbacks are numbers, which nobody may call
TEST(Abi, DoesNotCallPredefinedCallbacks)
{
    int copied = 0, dropped = 0, value = 5, flag = 0;
    int *got = nullptr;
    EXPECT_EQ(reinterpret_cast<std::intptr_t>(MPI_COMM_DUP_FN), 1);
    EXPECT_EQ(MPI_COMM_NULL_COPY_FN, nullptr);
    ASSERT_EQ(MPI_Comm_create_keyval(MPI_COMM_DUP_FN, MPI_COMM_NULL_DELETE_FN, &copied, nullptr), MPI_SUCCESS);
    ASSERT_EQ(MPI_Comm_create_keyval(MPI_COMM_NULL_COPY_FN, MPI_COMM_NULL_DELETE_FN, &dropped, nullptr), MPI_SUCCESS);
    MPI_Comm first, second;
    MPI_Comm_dup(MPI_COMM_SELF, &first);
    MPI_Comm_set_attr(first, copied, &value);
    MPI_Comm_set_attr(first, dropped, &value);
    ASSERT_EQ(MPI_Comm_dup(first, &second), MPI_SUCCESS);
    EXPECT_EQ(MPI_Comm_get_attr(second, copied, &got, &flag), MPI_SUCCESS);
    EXPECT_TRUE(flag);
    EXPECT_EQ(got, &value);
    EXPECT_EQ(MPI_Comm_get_attr(second, dropped, &got, &flag), MPI_SUCCESS);
    EXPECT_FALSE(flag);
    EXPECT_EQ(MPI_Comm_free(&first), MPI_SUCCESS);
    EXPECT_EQ(MPI_Comm_free(&second), MPI_SUCCESS);
    MPI_Comm_free_keyval(&copied);
    MPI_Comm_free_keyval(&dropped);
}

// R143
TEST(Abi, HasTheNullHandlesOfTheToolInterface)
{
    EXPECT_EQ(MPI_T_ENUM_NULL, nullptr);
    EXPECT_EQ(MPI_T_CVAR_HANDLE_NULL, nullptr);
    EXPECT_EQ(MPI_T_PVAR_HANDLE_NULL, nullptr);
    EXPECT_EQ(MPI_T_PVAR_SESSION_NULL, nullptr);
    EXPECT_EQ(reinterpret_cast<std::intptr_t>(MPI_T_PVAR_ALL_HANDLES), 1);
}

// R127: the header has nothing that was deprecated before MPI-3.1 except names that its constants keep
TEST(Abi, HasNoMacrosOfRemovedNames)
{
#if defined(MPI_UB) || defined(MPI_LB) || defined(MPI_COMBINER_STRUCT_INTEGER)
    FAIL() << "mpi.h defines what MPI-3.0 removed";
#endif
}

// R130, R137: what a user makes is no predefined handle
TEST(Abi, HandlesOfUsersAreNotInTheReservedRange)
{
    MPI_Info info;
    MPI_Errhandler handler;
    ASSERT_EQ(MPI_Info_create(&info), MPI_SUCCESS);
    ASSERT_EQ(MPI_Comm_create_errhandler(ignore, &handler), MPI_SUCCESS);
    EXPECT_GE(reinterpret_cast<std::uintptr_t>(info), 4096U);
    EXPECT_GE(reinterpret_cast<std::uintptr_t>(handler), 4096U);
    EXPECT_EQ(MPI_Info_fromint(MPI_Info_toint(info)), info);  // R137
    EXPECT_EQ(MPI_Errhandler_fromint(MPI_Errhandler_toint(handler)), handler);
    EXPECT_EQ(MPI_Errhandler_toint(MPI_ERRORS_RETURN), 323);
    // An invalid handle gets the number of none.
    MPI_Info freed = info;
    MPI_Info_free(&info);
    MPI_Info_create(&info);
    EXPECT_NE(freed, info);
    EXPECT_NE(MPI_Info_toint(freed), MPI_Info_toint(info));
    EXPECT_NE(MPI_Info_fromint(MPI_Info_toint(freed)), info);
    EXPECT_NE(MPI_Comm_fromint(MPI_Comm_toint(reinterpret_cast<MPI_Comm>(std::uintptr_t{0x100000101}))),
              MPI_COMM_WORLD);
    MPI_Info_free(&info);
    MPI_Errhandler_free(&handler);
}

// R130, R137: as many as one likes, and none is mistaken for a predefined handle of another kind
TEST(Abi, ManyHandlesOfUsersAreDistinct)
{
    std::vector<MPI_Info> infos(10000);
    std::set<int> numbers;
    for (MPI_Info &info : infos) {
        ASSERT_EQ(MPI_Info_create(&info), MPI_SUCCESS);
        numbers.insert(MPI_Info_toint(info));
        ASSERT_EQ(MPI_Info_fromint(MPI_Info_toint(info)), info);
    }
    EXPECT_EQ(numbers.size(), infos.size());
    const int next = *numbers.rbegin() + 1;
    EXPECT_EQ(MPI_Info_fromint(next), MPI_Info{});
    EXPECT_EQ(MPI_Info_fromint(std::numeric_limits<int>::max()), MPI_Info{});
    for (MPI_Info &info : infos)
        ASSERT_EQ(MPI_Info_free(&info), MPI_SUCCESS);
}

// R130: each value below 4096 is a handle of at most one kind
TEST(Abi, PredefinedHandlesAreOfOneKind)
{
    for (std::uintptr_t bits = 1; bits < 4096; ++bits) {
        int size = 0;
        char name[MPI_MAX_OBJECT_NAME];
        int valid = MPI_Comm_get_name(reinterpret_cast<MPI_Comm>(bits), name, &size) == MPI_SUCCESS;
        valid += MPI_Type_get_name(reinterpret_cast<MPI_Datatype>(bits), name, &size) == MPI_SUCCESS;
        valid += MPI_Op_commutative(reinterpret_cast<MPI_Op>(bits), &size) == MPI_SUCCESS;
        valid += MPI_Group_size(reinterpret_cast<MPI_Group>(bits), &size) == MPI_SUCCESS;
        ASSERT_LE(valid, 1) << bits;
    }
    int commutes = 0;
    for (const std::uintptr_t bits : {std::uintptr_t{0x100}, std::uintptr_t{0x200}, std::uintptr_t{0xF00}})
        EXPECT_EQ(class_of(MPI_Op_commutative(reinterpret_cast<MPI_Op>(bits), &commutes)), MPI_ERR_OP);
}

// R138: what makes no sense does not count as the first time
TEST(AbiFortran, RefusesWhatMakesNoSense)
{
    MPI_Info info;
    ASSERT_EQ(MPI_Abi_get_fortran_info(&info), MPI_SUCCESS);
    EXPECT_EQ(info, MPI_INFO_NULL);
    EXPECT_EQ(class_of(MPI_Abi_set_fortran_info(MPI_INFO_NULL)), MPI_ERR_INFO);
    MPI_Info_create(&info);
    EXPECT_EQ(class_of(MPI_Abi_set_fortran_info(info)), MPI_ERR_INFO_NOKEY);
    for (const char *const value : {"0", "3", "-4", "4 ", "four", "", "99999999999"}) {
        MPI_Info_set(info, "mpi_integer_size", value);
        EXPECT_EQ(class_of(MPI_Abi_set_fortran_info(info)), MPI_ERR_INFO_VALUE) << value;
    }
    MPI_Info_set(info, "mpi_integer_size", "8");
    MPI_Info_set(info, "mpi_real2_supported", "maybe");
    EXPECT_EQ(class_of(MPI_Abi_set_fortran_info(info)), MPI_ERR_INFO_VALUE);
    EXPECT_EQ(size_of(MPI_INTEGER), 4);
    MPI_Info_free(&info);
}

// R138, R141, R142
TEST(AbiFortran, SizesAreSetOnce)
{
    MPI_Info info, got;
    MPI_Info_create(&info);
    MPI_Info_set(info, "mpi_logical_size", "8");
    MPI_Info_set(info, "mpi_integer_size", "8");
    MPI_Info_set(info, "mpi_real_size", "8");
    MPI_Info_set(info, "mpi_double_precision_size", "8");
    MPI_Info_set(info, "mpi_real2_supported", "false");
    MPI_Info_set(info, "mpi_integer8_supported", "true");
    MPI_Info_set(info, "mpi_complex16_supported", "false");
    MPI_Info_set(info, "unknown key", "is ignored");
    ASSERT_EQ(MPI_Abi_set_fortran_info(info), MPI_SUCCESS);
    EXPECT_EQ(size_of(MPI_INTEGER), 8);
    EXPECT_EQ(size_of(MPI_LOGICAL), 8);
    EXPECT_EQ(size_of(MPI_REAL), 8);
    EXPECT_EQ(size_of(MPI_DOUBLE_PRECISION), 8);
    EXPECT_EQ(size_of(MPI_COMPLEX), 16);
    EXPECT_EQ(size_of(MPI_2INTEGER), 16);
    EXPECT_EQ(size_of(MPI_INT), 4);
    EXPECT_EQ(size_of(MPI_INTEGER8), 8);
    EXPECT_EQ(size_of(MPI_REAL2), MPI_UNDEFINED);
    EXPECT_EQ(size_of(MPI_COMPLEX16), MPI_UNDEFINED);

    MPI_Info_set(info, "mpi_integer_size", "4");
    EXPECT_EQ(class_of(MPI_Abi_set_fortran_info(info)), MPI_ERR_ABI);
    EXPECT_EQ(size_of(MPI_INTEGER), 8);
    ASSERT_EQ(MPI_Abi_get_fortran_info(&got), MPI_SUCCESS);
    ASSERT_NE(got, MPI_INFO_NULL);
    EXPECT_EQ(value_of(got, "mpi_integer_size"), "8");
    EXPECT_EQ(value_of(got, "mpi_logical_size"), "8");
    EXPECT_EQ(value_of(got, "mpi_real2_supported"), "false");
    EXPECT_EQ(value_of(got, "mpi_integer8_supported"), "true");
    EXPECT_EQ(value_of(got, "unknown key"), "(none)");
    EXPECT_EQ(MPI_Info_free(&got), MPI_SUCCESS);
    MPI_Info_free(&info);
}

// R141: what has no size moves nothing
TEST(AbiFortran, TypesThatAreLackingAreRefused)
{
    char data[16] = {};
    EXPECT_EQ(class_of(MPI_Send(data, 1, MPI_COMPLEX16, MPI_PROC_NULL, 0, MPI_COMM_SELF)), MPI_ERR_TYPE);
}

// R139
TEST(AbiFortran, BooleansAreSetOnce)
{
    const std::int64_t truth = 1, falsehood = 0;
    std::int64_t got_true = 77, got_false = 77, other = -1;
    int is_set = 5;
    EXPECT_EQ(MPI_Abi_get_fortran_booleans(8, &got_true, &got_false, &is_set), MPI_SUCCESS);
    EXPECT_EQ(is_set, 0);
    EXPECT_EQ(got_true, 77);
    void *const t = const_cast<std::int64_t *>(&truth), *const f = const_cast<std::int64_t *>(&falsehood);
    EXPECT_EQ(class_of(MPI_Abi_set_fortran_booleans(3, t, f)), MPI_ERR_ARG);
    EXPECT_EQ(class_of(MPI_Abi_set_fortran_booleans(8, t, t)), MPI_ERR_ARG);
    EXPECT_EQ(class_of(MPI_Abi_set_fortran_booleans(8, nullptr, f)), MPI_ERR_ARG);
    ASSERT_EQ(MPI_Abi_set_fortran_booleans(8, t, f), MPI_SUCCESS);
    EXPECT_EQ(class_of(MPI_Abi_set_fortran_booleans(8, &other, f)), MPI_ERR_ABI);
    EXPECT_EQ(MPI_Abi_get_fortran_booleans(8, &got_true, &got_false, &is_set), MPI_SUCCESS);
    EXPECT_EQ(is_set, 1);
    EXPECT_EQ(got_true, 1);
    EXPECT_EQ(got_false, 0);
    EXPECT_EQ(MPI_Abi_get_fortran_booleans(4, &got_true, &got_false, &is_set), MPI_SUCCESS);
    EXPECT_EQ(is_set, 0);
}

}  // namespace

int main(int argc, char **argv) { return run_tests(argc, argv); }
