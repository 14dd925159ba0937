// The header and the library agree with the values that the ABI prescribes. Each number is written down here by hand.
#include <mpi.h>

#include <gtest/gtest.h>

#include <cstdint>
#include <limits>
#include <set>
#include <type_traits>

namespace {

template <typename Handle>
std::uintptr_t bits(Handle handle)
{
    return reinterpret_cast<std::uintptr_t>(handle);
}

}  // namespace

// R129
TEST(Header, AStatusIsEightInts)
{
    static_assert(sizeof(MPI_Status) == 8 * sizeof(int) && alignof(MPI_Status) == alignof(int));
    EXPECT_EQ(offsetof(MPI_Status, MPI_SOURCE), 0U);
    EXPECT_EQ(offsetof(MPI_Status, MPI_TAG), sizeof(int));
    EXPECT_EQ(offsetof(MPI_Status, MPI_ERROR), 2 * sizeof(int));
    EXPECT_EQ(offsetof(MPI_Status, MPI_internal), 3 * sizeof(int));
}

// R136
TEST(Header, IntegersHaveTheirWidths)
{
    static_assert(std::is_same_v<MPI_Aint, std::intptr_t>);
    EXPECT_EQ(sizeof(MPI_Offset), 8U);
    EXPECT_EQ(sizeof(MPI_Count), 8U);
    EXPECT_LT(std::numeric_limits<MPI_Count>::min(), 0);
}

// R133, R134
TEST(Header, PredefinedHandlesHaveTheirValues)
{
    EXPECT_EQ(bits(MPI_COMM_NULL), 0x100U);
    EXPECT_EQ(bits(MPI_COMM_WORLD), 0x101U);
    EXPECT_EQ(bits(MPI_COMM_SELF), 0x102U);
    EXPECT_EQ(bits(MPI_GROUP_NULL), 0x108U);
    EXPECT_EQ(bits(MPI_GROUP_EMPTY), 0x109U);
    EXPECT_EQ(bits(MPI_WIN_NULL), 0x110U);
    EXPECT_EQ(bits(MPI_FILE_NULL), 0x118U);
    EXPECT_EQ(bits(MPI_SESSION_NULL), 0x120U);
    EXPECT_EQ(bits(MPI_MESSAGE_NULL), 0x128U);
    EXPECT_EQ(bits(MPI_MESSAGE_NO_PROC), 0x129U);
    EXPECT_EQ(bits(MPI_INFO_NULL), 0x130U);
    EXPECT_EQ(bits(MPI_INFO_ENV), 0x131U);
    EXPECT_EQ(bits(MPI_ERRHANDLER_NULL), 0x140U);
    EXPECT_EQ(bits(MPI_ERRORS_ARE_FATAL), 0x141U);
    EXPECT_EQ(bits(MPI_ERRORS_ABORT), 322U);
    EXPECT_EQ(bits(MPI_ERRORS_RETURN), 323U);
    EXPECT_EQ(bits(MPI_REQUEST_NULL), 0x180U);
    EXPECT_EQ(bits(MPI_OP_NULL), 0x20U);
    EXPECT_EQ(bits(MPI_DATATYPE_NULL), 0x200U);
}

// R133: bits 5 to 3 of a fixed-size type are the logarithm of its size. A size that the machine lacks is MPI_UNDEFINED.
TEST(Header, FixedSizesStandInTheHandle)
{
    const MPI_Datatype fixed[] = {MPI_INT8_T,   MPI_UINT8_T,  MPI_INT16_T,  MPI_UINT16_T,  MPI_INT32_T,
                                  MPI_UINT32_T, MPI_INT64_T,  MPI_UINT64_T, MPI_BYTE,      MPI_CHAR,
                                  MPI_REAL4,    MPI_REAL8,    MPI_COMPLEX8, MPI_COMPLEX16, MPI_INTEGER1,
                                  MPI_INTEGER2, MPI_INTEGER4, MPI_INTEGER8, MPI_LOGICAL1,  MPI_LOGICAL8};
    MPI_Init(nullptr, nullptr);
    for (const MPI_Datatype type : fixed) {
        int size = 0;
        EXPECT_EQ(MPI_Type_size(type, &size), MPI_SUCCESS);
        EXPECT_EQ(bits(type) & 0x240U, 0x240U) << std::hex << bits(type);
        EXPECT_EQ(size, 1 << ((bits(type) >> 3) & 7)) << std::hex << bits(type);
    }
}

// R135
TEST(Header, IntegerConstantsHaveTheirValues)
{
    EXPECT_EQ(MPI_ANY_SOURCE, -1);
    EXPECT_EQ(MPI_ANY_TAG, -2);
    EXPECT_EQ(MPI_PROC_NULL, -3);
    EXPECT_EQ(MPI_ROOT, -4);
    EXPECT_EQ(MPI_UNDEFINED, -32766);
    EXPECT_EQ(MPI_KEYVAL_INVALID, 0);
    EXPECT_EQ(MPI_THREAD_SINGLE, 0);
    EXPECT_EQ(MPI_THREAD_FUNNELED, 1024);
    EXPECT_EQ(MPI_THREAD_SERIALIZED, 2048);
    EXPECT_EQ(MPI_THREAD_MULTIPLE, 4096);
    EXPECT_EQ(MPI_ERR_LASTCODE, 16383);
    EXPECT_EQ(MPI_T_ERR_CANNOT_INIT, 1001);
    EXPECT_EQ(MPI_TAG_UB, 501);
    EXPECT_EQ(MPI_WIN_BASE, 601);
}

// R131, R132
TEST(Header, AddressesAndCallbacksHaveTheirValues)
{
    EXPECT_EQ(bits(MPI_BOTTOM), 0U);
    EXPECT_EQ(bits(MPI_IN_PLACE), 1U);
    EXPECT_EQ(bits(MPI_BUFFER_AUTOMATIC), 2U);
    EXPECT_EQ(bits(MPI_STATUS_IGNORE), 0U);
    EXPECT_EQ(bits(MPI_STATUSES_IGNORE), 0U);
    EXPECT_EQ(bits(MPI_ERRCODES_IGNORE), 0U);
    EXPECT_EQ(bits(MPI_ARGV_NULL), 0U);
    EXPECT_EQ(bits(MPI_UNWEIGHTED), 10U);
    EXPECT_EQ(bits(MPI_WEIGHTS_EMPTY), 11U);
    EXPECT_EQ(bits(MPI_COMM_NULL_COPY_FN), 0U);
    EXPECT_EQ(bits(MPI_COMM_DUP_FN), 1U);
    EXPECT_EQ(bits(MPI_TYPE_NULL_DELETE_FN), 0U);
}

// R143
TEST(Header, TheToolInterfaceHasItsNullHandles)
{
    EXPECT_EQ(bits(MPI_T_ENUM_NULL), 0U);
    EXPECT_EQ(bits(MPI_T_CVAR_HANDLE_NULL), 0U);
    EXPECT_EQ(bits(MPI_T_PVAR_HANDLE_NULL), 0U);
    EXPECT_EQ(bits(MPI_T_PVAR_SESSION_NULL), 0U);
    EXPECT_EQ(bits(MPI_T_PVAR_ALL_HANDLES), 1U);
}

// R130, R137: handles of new objects are beyond the predefined ones, and so are their integers, which lead back.
TEST(Header, UsersHandlesAreBeyondThePredefinedOnes)
{
    std::set<int> numbers;
    std::set<MPI_Comm> made;
    for (int i = 0; i < 100; ++i) {
        MPI_Comm copy;
        ASSERT_EQ(MPI_Comm_dup(MPI_COMM_SELF, &copy), MPI_SUCCESS);
        EXPECT_GT(bits(copy), 4095U);
        EXPECT_GT(MPI_Comm_toint(copy), 4095);
        EXPECT_EQ(MPI_Comm_fromint(MPI_Comm_toint(copy)), copy);
        EXPECT_EQ(MPI_Comm_toint(copy), MPI_Comm_toint(copy));
        numbers.insert(MPI_Comm_toint(copy));
        made.insert(copy);
    }
    EXPECT_EQ(numbers.size(), 100U);
    for (MPI_Comm copy : made)
        MPI_Comm_free(&copy);
    EXPECT_EQ(MPI_Comm_toint(MPI_COMM_WORLD), 0x101);
    EXPECT_EQ(MPI_Type_fromint(MPI_Type_toint(MPI_DOUBLE)), MPI_DOUBLE);
}

// R130: a handle that was freed, one of another kind and arbitrary bits are refused, not followed.
TEST(Header, InvalidHandlesAreRefused)
{
    MPI_Comm_set_errhandler(MPI_COMM_SELF, MPI_ERRORS_RETURN);
    MPI_Comm copy;
    ASSERT_EQ(MPI_Comm_dup(MPI_COMM_SELF, &copy), MPI_SUCCESS);
    const MPI_Comm stale = copy;
    ASSERT_EQ(MPI_Comm_free(&copy), MPI_SUCCESS);
    MPI_Datatype type;
    ASSERT_EQ(MPI_Type_contiguous(2, MPI_INT, &type), MPI_SUCCESS);
    const MPI_Comm wrong[] = {stale,
                              reinterpret_cast<MPI_Comm>(type),
                              reinterpret_cast<MPI_Comm>(MPI_INT),
                              reinterpret_cast<MPI_Comm>(0x7FFF12345678),
                              reinterpret_cast<MPI_Comm>(4096),
                              nullptr,
                              MPI_COMM_NULL};
    for (const MPI_Comm handle : wrong) {
        int size = -5, error_class = 0;
        MPI_Error_class(MPI_Comm_size(handle, &size), &error_class);
        EXPECT_EQ(error_class, MPI_ERR_COMM) << std::hex << bits(handle);
        EXPECT_EQ(size, -5);
    }
    MPI_Type_free(&type);
}

// R130: neither are the values that the slot of a freed handle may hold, which has a next one.
TEST(Header, HandlesOfFreeSlotsAreRefused)
{
    constexpr std::uintptr_t kind = std::uintptr_t{1} << 32, generation = std::uintptr_t{1} << 36, number = kind - 1;
    MPI_Comm copies[2];
    std::uintptr_t stale = 0;
    for (MPI_Comm &copy : copies)
        ASSERT_EQ(MPI_Comm_dup(MPI_COMM_SELF, &copy), MPI_SUCCESS);
    for (MPI_Comm &copy : copies) {
        stale = bits(copy);
        ASSERT_EQ(MPI_Comm_free(&copy), MPI_SUCCESS);
    }
    for (std::uintptr_t age = 0; age < 3; ++age)
        for (std::uintptr_t of = 0; of < 16; ++of)
            for (const std::uintptr_t flag : {std::uintptr_t{0}, kind >> 1}) {
                const std::uintptr_t tried =
                    (stale & number) + (stale / generation + age) * generation + of * kind + flag;
                int size = -5, error_class = 0;
                MPI_Error_class(MPI_Comm_size(reinterpret_cast<MPI_Comm>(tried), &size), &error_class);
                ASSERT_EQ(error_class, MPI_ERR_COMM) << std::hex << tried;
            }
}

int main(int argc, char **argv)
{
    testing::InitGoogleTest(&argc, argv);
    const int failed = RUN_ALL_TESTS();
    MPI_Finalize();
    return failed;
}
