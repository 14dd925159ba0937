// Windows as objects (MPI 5.0, 12.2), and MPI_Put and MPI_Get (12.3.1, 12.3.2, 12.3.5).
#include "windows.h"

#include <cstdint>
#include <cstring>
#include <string>
#include <vector>

namespace {

template <typename T>
T attribute_of(MPI_Win win, int keyval)
{
    void *value = nullptr;
    int flag = 0;
    EXPECT_EQ(MPI_Win_get_attr(win, keyval, &value, &flag), MPI_SUCCESS);
    EXPECT_EQ(flag, 1);
    if constexpr (std::is_same_v<T, void *>)
        return value;
    else
        return *static_cast<T *>(value);
}

void expect_attributes(MPI_Win win, void *base, MPI_Aint size, int unit, int flavor)
{
    EXPECT_EQ(attribute_of<void *>(win, MPI_WIN_BASE), base);
    EXPECT_EQ(attribute_of<MPI_Aint>(win, MPI_WIN_SIZE), size);
    EXPECT_EQ(attribute_of<int>(win, MPI_WIN_DISP_UNIT), unit);
    EXPECT_EQ(attribute_of<int>(win, MPI_WIN_CREATE_FLAVOR), flavor);
    EXPECT_EQ(attribute_of<int>(win, MPI_WIN_MODEL), MPI_WIN_UNIFIED);
}

int invoked = 0;
void count_errors(MPI_Win *, int *, ...) { ++invoked; }

// R250: predefined attributes
TEST_F(Windows, Attributes)
{
    expect_attributes(win, memory, sizeof memory, sizeof(int), MPI_WIN_FLAVOR_CREATE);
    EXPECT_REFUSED(MPI_Win_set_attr(win, MPI_WIN_SIZE, nullptr), MPI_ERR_KEYVAL, "win_keyval");
    EXPECT_REFUSED(MPI_Win_delete_attr(win, MPI_WIN_BASE), MPI_ERR_KEYVAL, "win_keyval");
    void *value = nullptr;
    int flag = -1;
    EXPECT_REFUSED(MPI_Win_get_attr(win, MPI_TAG_UB, &value, &flag), MPI_ERR_KEYVAL, "win_keyval");
    int keyval = MPI_KEYVAL_INVALID;
    MPI_Win_create_keyval(
        MPI_WIN_NULL_COPY_FN,
        [](MPI_Win, int, void *attribute, void *) -> int {
            ++*static_cast<int *>(attribute);
            return MPI_SUCCESS;
        },
        &keyval, nullptr);
    int deleted = 0;
    MPI_Win other;
    MPI_Win_create_dynamic(MPI_INFO_NULL, MPI_COMM_WORLD, &other);
    EXPECT_EQ(MPI_Win_set_attr(other, keyval, &deleted), MPI_SUCCESS);
    EXPECT_EQ(attribute_of<void *>(other, keyval), &deleted);
    EXPECT_EQ(MPI_Win_free(&other), MPI_SUCCESS);
    EXPECT_EQ(other, MPI_WIN_NULL);
    EXPECT_EQ(deleted, 1);
    MPI_Win_free_keyval(&keyval);
}

// R171: names
TEST_F(Windows, Names)
{
    char name[MPI_MAX_OBJECT_NAME];
    int size = -1;
    EXPECT_EQ(MPI_Win_get_name(win, name, &size), MPI_SUCCESS);
    EXPECT_EQ(size, 0);
    EXPECT_EQ(MPI_Win_set_name(win, "mine"), MPI_SUCCESS);
    EXPECT_EQ(MPI_Win_get_name(win, name, &size), MPI_SUCCESS);
    EXPECT_STREQ(name, "mine");
    EXPECT_EQ(size, 4);
    EXPECT_EQ(MPI_Win_get_name(MPI_WIN_NULL, name, &size), MPI_SUCCESS);
    EXPECT_STREQ(name, "MPI_WIN_NULL");
}

// R253: hints, with what was set
TEST_F(Windows, Hints)
{
    MPI_Info info, used;
    MPI_Info_create(&info);
    MPI_Info_set(info, "no_locks", "true");
    MPI_Info_set(info, "accumulate_ordering", "none");
    MPI_Info_set(info, "colour", "red");
    EXPECT_EQ(MPI_Win_set_info(win, info), MPI_SUCCESS);
    MPI_Info_set(info, "same_size", "perhaps");
    EXPECT_REFUSED(MPI_Win_set_info(win, info), MPI_ERR_INFO_VALUE, "info");
    EXPECT_EQ(MPI_Win_get_info(win, &used), MPI_SUCCESS);
    const auto hint = [&](const char *key) {
        char value[64] = "";
        int length = sizeof value, flag = 0;
        MPI_Info_get_string(used, key, &length, value, &flag);
        return flag ? std::string(value) : std::string("(none)");
    };
    EXPECT_EQ(hint("no_locks"), "true");
    EXPECT_EQ(hint("accumulate_ordering"), "none");
    EXPECT_EQ(hint("accumulate_ops"), "same_op_no_op");
    EXPECT_EQ(hint("same_size"), "false");
    EXPECT_EQ(hint("colour"), "(none)");
    MPI_Info_free(&used);
    MPI_Info_free(&info);
}

// R152: the handler is MPI_ERRORS_ARE_FATAL, whatever the communicator has; R151: errors are those of the window
TEST_F(Windows, Errors)
{
    MPI_Win other;
    MPI_Errhandler handler;
    MPI_Win_create_dynamic(MPI_INFO_NULL, MPI_COMM_WORLD, &other);
    MPI_Win_get_errhandler(other, &handler);
    EXPECT_EQ(handler, MPI_ERRORS_ARE_FATAL);
    MPI_Errhandler own;
    MPI_Win_create_errhandler(count_errors, &own);
    EXPECT_EQ(MPI_Win_set_errhandler(other, own), MPI_SUCCESS);
    MPI_Errhandler_free(&own);
    invoked = 0;
    EXPECT_EQ(class_of(MPI_Win_unlock_all(other)), MPI_ERR_RMA_SYNC);
    EXPECT_EQ(invoked, 1);
    EXPECT_EQ(MPI_Win_call_errhandler(other, MPI_ERR_OTHER), MPI_SUCCESS);
    EXPECT_EQ(invoked, 2);
    MPI_Win_free(&other);
    EXPECT_EQ(class_of(MPI_Win_create(nullptr, 8, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &other)), MPI_ERR_BASE);
    EXPECT_EQ(class_of(MPI_Win_create(memory, 8, 0, MPI_INFO_NULL, MPI_COMM_WORLD, &other)), MPI_ERR_DISP);
    EXPECT_EQ(class_of(MPI_Win_create(memory, -8, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &other)), MPI_ERR_SIZE);
    EXPECT_EQ(MPI_Win_create(nullptr, 0, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &other), MPI_SUCCESS);
    MPI_Win_free(&other);
}

TEST_F(Windows, Group)
{
    MPI_Group group;
    int size = -1;
    EXPECT_EQ(MPI_Win_get_group(win, &group), MPI_SUCCESS);
    MPI_Group_size(group, &size);
    EXPECT_EQ(size, 1);
    MPI_Group_free(&group);
}

// R254: a window owns the memory that it allocated
TEST_F(Windows, Allocate)
{
    MPI_Info info;
    MPI_Info_create(&info);
    MPI_Info_set(info, "mpi_minimum_memory_alignment", "256");
    int *base = nullptr;
    MPI_Win other;
    ASSERT_EQ(MPI_Win_allocate(64, 4, info, MPI_COMM_WORLD, &base, &other), MPI_SUCCESS);
    MPI_Win_set_errhandler(other, MPI_ERRORS_RETURN);
    EXPECT_EQ(reinterpret_cast<std::uintptr_t>(base) % 256, 0U);
    expect_attributes(other, base, 64, 4, MPI_WIN_FLAVOR_ALLOCATE);
    EXPECT_REFUSED(MPI_Free_mem(base), MPI_ERR_BASE, "base");
    EXPECT_REFUSED(MPI_Win_attach(other, memory, 4), MPI_ERR_RMA_FLAVOR, "win");
    EXPECT_REFUSED(MPI_Win_detach(other, memory), MPI_ERR_RMA_FLAVOR, "win");
    MPI_Win_fence(0, other);
    const int value = 9;
    EXPECT_EQ(MPI_Put(&value, 1, MPI_INT, 0, 15, 1, MPI_INT, other), MPI_SUCCESS);
    MPI_Win_fence(0, other);
    EXPECT_EQ(base[15], 9);
    EXPECT_EQ(MPI_Win_free(&other), MPI_SUCCESS);
    MPI_Info_free(&info);
    ASSERT_EQ(MPI_Win_allocate(0, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &base, &other), MPI_SUCCESS);
    EXPECT_EQ(MPI_Win_free(&other), MPI_SUCCESS);
}

// R252: shared memory; MPI_PROC_NULL is the lowest rank that has some
TEST_F(Windows, Shared)
{
    for (const MPI_Aint bytes : {64, 0}) {
        int *base = nullptr;
        MPI_Win other;
        ASSERT_EQ(MPI_Win_allocate_shared(bytes, 8, MPI_INFO_NULL, MPI_COMM_WORLD, &base, &other), MPI_SUCCESS);
        expect_attributes(other, base, bytes, 8, MPI_WIN_FLAVOR_SHARED);
        for (const int rank : {0, int{MPI_PROC_NULL}}) {
            MPI_Aint size = -1;
            int unit = -1;
            int *found = nullptr;
            EXPECT_EQ(MPI_Win_shared_query(other, rank, &size, &unit, &found), MPI_SUCCESS);
            EXPECT_EQ(size, bytes);
            EXPECT_EQ(unit, 8);
            EXPECT_EQ(found, base);
        }
        MPI_Win_free(&other);
    }
    MPI_Aint size = -1, unit = -1;
    int small_unit = -1;
    void *found;
    EXPECT_REFUSED(MPI_Win_shared_query(win, 1, &size, &small_unit, &found), MPI_ERR_RANK, "rank");
    MPI_Win large;
    ASSERT_EQ(MPI_Win_allocate_shared_c(8, MPI_Aint{1} << 40, MPI_INFO_NULL, MPI_COMM_WORLD, &found, &large),
              MPI_SUCCESS);
    MPI_Win_set_errhandler(large, MPI_ERRORS_RETURN);
    EXPECT_EQ(MPI_Win_shared_query_c(large, 0, &size, &unit, &found), MPI_SUCCESS);
    EXPECT_EQ(unit, MPI_Aint{1} << 40);
    EXPECT_REFUSED(MPI_Win_shared_query(large, 0, &size, &small_unit, &found), MPI_ERR_VALUE_TOO_LARGE, "disp_unit");
    MPI_Win_free(&large);
}

// R251: dynamic windows, whose displacements are addresses
TEST_F(Windows, Dynamic)
{
    MPI_Win other;
    ASSERT_EQ(MPI_Win_create_dynamic(MPI_INFO_NULL, MPI_COMM_WORLD, &other), MPI_SUCCESS);
    MPI_Win_set_errhandler(other, MPI_ERRORS_RETURN);
    expect_attributes(other, MPI_BOTTOM, 0, 1, MPI_WIN_FLAVOR_DYNAMIC);
    MPI_Aint size;
    int unit;
    void *found;
    EXPECT_REFUSED(MPI_Win_shared_query(other, 0, &size, &unit, &found), MPI_ERR_RMA_FLAVOR, "win");
    int region[10] = {};
    const auto address = [&](int index) { return reinterpret_cast<MPI_Aint>(&region[index]); };
    MPI_Win_lock_all(0, other);
    const int values[2] = {3, 4};
    EXPECT_REFUSED(MPI_Put(values, 1, MPI_INT, 0, address(2), 1, MPI_INT, other), MPI_ERR_RMA_RANGE, "target_disp");
    EXPECT_EQ(MPI_Win_attach(other, &region[2], 8), MPI_SUCCESS);
    EXPECT_EQ(MPI_Win_attach(other, &region[4], 8), MPI_SUCCESS);  // adjacent
    EXPECT_EQ(MPI_Win_attach(other, &region[8], 4), MPI_SUCCESS);
    EXPECT_REFUSED(MPI_Win_attach(other, &region[3], 4), MPI_ERR_RMA_ATTACH, "base");
    EXPECT_REFUSED(MPI_Win_attach(other, &region[1], 8), MPI_ERR_RMA_ATTACH, "base");
    EXPECT_REFUSED(MPI_Win_attach(other, nullptr, 8), MPI_ERR_RMA_ATTACH, "base");
    EXPECT_EQ(MPI_Win_attach(other, nullptr, 0), MPI_SUCCESS);
    EXPECT_EQ(MPI_Win_detach(other, nullptr), MPI_SUCCESS);
    EXPECT_REFUSED(MPI_Win_detach(other, nullptr), MPI_ERR_BASE, "base");
    EXPECT_EQ(MPI_Put(values, 2, MPI_INT, 0, address(3), 2, MPI_INT, other), MPI_SUCCESS);  // in both regions
    EXPECT_EQ(region[3], 3);
    EXPECT_EQ(region[4], 4);
    EXPECT_REFUSED(MPI_Put(values, 2, MPI_INT, 0, address(5), 2, MPI_INT, other), MPI_ERR_RMA_RANGE, "target_disp");
    EXPECT_REFUSED(MPI_Put(values, 1, MPI_INT, 0, address(1), 1, MPI_INT, other), MPI_ERR_RMA_RANGE, "target_disp");
    // Absolute addresses in regions with a gap between them
    const MPI_Aint places[2] = {address(2), address(8)};
    MPI_Datatype both;
    MPI_Type_create_hindexed_block(2, 1, places, MPI_INT, &both);
    MPI_Type_commit(&both);
    EXPECT_EQ(MPI_Put(values, 2, MPI_INT, 0, 0, 1, both, other), MPI_SUCCESS);
    EXPECT_EQ(region[2], 3);
    EXPECT_EQ(region[8], 4);
    EXPECT_EQ(MPI_Win_detach(other, &region[8]), MPI_SUCCESS);
    EXPECT_REFUSED(MPI_Put(values, 2, MPI_INT, 0, 0, 1, both, other), MPI_ERR_RMA_RANGE, "target_disp");
    EXPECT_REFUSED(MPI_Win_detach(other, &region[8]), MPI_ERR_BASE, "base");
    EXPECT_EQ(region[6] + region[7] + region[9], 0);
    MPI_Type_free(&both);
    MPI_Win_unlock_all(other);
    EXPECT_EQ(MPI_Win_free(&other), MPI_SUCCESS);
}

// R244: within the window, and no more data than the target describes
TEST_F(Windows, PutAndGet)
{
    int values[4] = {21, 22, 23, 24};
    lock();
    EXPECT_EQ(MPI_Put(values, 4, MPI_INT, 0, 12, 4, MPI_INT, win), MPI_SUCCESS);
    EXPECT_EQ(memory[15], 24);
    EXPECT_REFUSED(MPI_Put(values, 4, MPI_INT, 0, 13, 4, MPI_INT, win), MPI_ERR_RMA_RANGE, "target_disp");
    EXPECT_REFUSED(MPI_Put(values, 1, MPI_INT, 0, -1, 1, MPI_INT, win), MPI_ERR_DISP, "target_disp");
    EXPECT_REFUSED(MPI_Put(values, 1, MPI_INT, 0, INT64_MAX, 1, MPI_INT, win), MPI_ERR_RMA_RANGE, "target_disp");
    EXPECT_REFUSED(MPI_Put(values, 2, MPI_INT, 0, 0, 1, MPI_INT, win), MPI_ERR_TRUNCATE, "target_count");
    EXPECT_REFUSED(MPI_Put(nullptr, 1, MPI_INT, 0, 0, 1, MPI_INT, win), MPI_ERR_BUFFER, "origin_addr");
    EXPECT_REFUSED(MPI_Put(values, 1, MPI_INT, 1, 0, 1, MPI_INT, win), MPI_ERR_RANK, "target_rank");
    EXPECT_EQ(MPI_Put(values, 1, MPI_INT, 0, 0, 2, MPI_INT, win), MPI_SUCCESS);  // as a short message
    EXPECT_EQ(memory[0], 21);
    EXPECT_EQ(memory[1], 1);
    EXPECT_EQ(MPI_Put(nullptr, 0, MPI_INT, 0, 1000, 0, MPI_INT, win), MPI_SUCCESS);
    EXPECT_EQ(MPI_Get(values, 2, MPI_INT, 0, 2, 2, MPI_INT, win), MPI_SUCCESS);
    EXPECT_EQ(values[1], 3);
    EXPECT_REFUSED(MPI_Get(values, 1, MPI_INT, 0, 2, 2, MPI_INT, win), MPI_ERR_TRUNCATE, "origin_count");
    EXPECT_REFUSED(MPI_Get(values, 1, MPI_INT, 0, 16, 1, MPI_INT, win), MPI_ERR_RMA_RANGE, "target_disp");
    EXPECT_EQ(MPI_Get_c(values, 1, MPI_INT, 0, 5, 1, MPI_INT, win), MPI_SUCCESS);
    EXPECT_EQ(values[0], 5);
    EXPECT_EQ(MPI_Put_c(values, 1, MPI_INT, 0, 6, 1, MPI_INT, win), MPI_SUCCESS);
    EXPECT_EQ(memory[6], 5);
    unlock();
}

// R244: the window to itself, bytes that overlap included
TEST_F(Windows, FromTheWindowItself)
{
    lock();
    EXPECT_EQ(MPI_Put(&memory[0], 8, MPI_INT, 0, 4, 8, MPI_INT, win), MPI_SUCCESS);
    for (int i = 0; i < 8; ++i)
        EXPECT_EQ(memory[4 + i], i);
    unlock();
}

// R244: derived datatypes on both sides
TEST_F(Windows, DerivedDatatypes)
{
    MPI_Datatype strided, uncommitted, backwards;
    MPI_Type_vector(3, 1, 2, MPI_INT, &strided);
    MPI_Type_commit(&strided);
    MPI_Type_contiguous(2, MPI_INT, &uncommitted);
    MPI_Type_create_resized(MPI_INT, 0, -4, &backwards);
    MPI_Type_commit(&backwards);
    int values[5] = {31, 0, 32, 0, 33};
    lock();
    EXPECT_EQ(MPI_Put(values, 1, strided, 0, 11, 1, strided, win), MPI_SUCCESS);
    EXPECT_EQ(memory[11], 31);
    EXPECT_EQ(memory[12], 12);
    EXPECT_EQ(memory[15], 33);
    EXPECT_REFUSED(MPI_Put(values, 1, strided, 0, 12, 1, strided, win), MPI_ERR_RMA_RANGE, "target_disp");
    int three[3] = {};
    EXPECT_EQ(MPI_Get(three, 3, MPI_INT, 0, 0, 1, strided, win), MPI_SUCCESS);
    EXPECT_EQ(three[2], 4);
    EXPECT_EQ(MPI_Put(three, 3, MPI_INT, 0, 2, 3, backwards, win), MPI_SUCCESS);
    EXPECT_EQ(memory[2], 0);
    EXPECT_EQ(memory[0], 4);
    EXPECT_REFUSED(MPI_Put(three, 3, MPI_INT, 0, 1, 3, backwards, win), MPI_ERR_RMA_RANGE, "target_disp");
    EXPECT_REFUSED(MPI_Put(values, 1, uncommitted, 0, 0, 2, MPI_INT, win), MPI_ERR_TYPE, "origin_datatype");
    EXPECT_REFUSED(MPI_Put(values, 2, MPI_INT, 0, 0, 1, uncommitted, win), MPI_ERR_TYPE, "target_datatype");
    unlock();
    for (MPI_Datatype *const type : {&strided, &uncommitted, &backwards})
        MPI_Type_free(type);
}

// R249: nothing happens at MPI_PROC_NULL, whatever the buffers are
TEST_F(Windows, ProcNull)
{
    lock();
    EXPECT_EQ(MPI_Put(nullptr, 1, MPI_INT, MPI_PROC_NULL, -5, 1, MPI_INT, win), MPI_SUCCESS);
    EXPECT_EQ(MPI_Get(nullptr, 1, MPI_INT, MPI_PROC_NULL, 500, 1, MPI_INT, win), MPI_SUCCESS);
    EXPECT_EQ(MPI_Accumulate(nullptr, 1, MPI_INT, MPI_PROC_NULL, 500, 1, MPI_INT, MPI_SUM, win), MPI_SUCCESS);
    EXPECT_EQ(MPI_Fetch_and_op(nullptr, nullptr, MPI_INT, MPI_PROC_NULL, 500, MPI_SUM, win), MPI_SUCCESS);
    EXPECT_EQ(MPI_Compare_and_swap(nullptr, nullptr, nullptr, MPI_INT, MPI_PROC_NULL, 500, win), MPI_SUCCESS);
    unlock();
}

// R248: operations with a request, in passive epochs alone
TEST_F(Windows, Requests)
{
    int value = 41, got = 0;
    MPI_Request request = MPI_REQUEST_NULL;
    MPI_Win_fence(0, win);
    EXPECT_REFUSED(MPI_Rput(&value, 1, MPI_INT, 0, 0, 1, MPI_INT, win, &request), MPI_ERR_RMA_SYNC, "locked");
    EXPECT_REFUSED(MPI_Rget(&got, 1, MPI_INT, 0, 0, 1, MPI_INT, win, &request), MPI_ERR_RMA_SYNC, "locked");
    EXPECT_EQ(request, MPI_REQUEST_NULL);
    lock();
    EXPECT_EQ(MPI_Rput(&value, 1, MPI_INT, 0, 0, 1, MPI_INT, win, &request), MPI_SUCCESS);
    EXPECT_NE(request, MPI_REQUEST_NULL);
    EXPECT_EQ(MPI_Wait(&request, MPI_STATUS_IGNORE), MPI_SUCCESS);
    EXPECT_EQ(request, MPI_REQUEST_NULL);
    EXPECT_EQ(MPI_Rget(&got, 1, MPI_INT, 0, 0, 1, MPI_INT, win, &request), MPI_SUCCESS);
    int flag = 0;
    EXPECT_EQ(MPI_Test(&request, &flag, MPI_STATUS_IGNORE), MPI_SUCCESS);
    EXPECT_EQ(flag, 1);
    EXPECT_EQ(got, 41);
    EXPECT_EQ(MPI_Rput(&value, 1, MPI_INT, MPI_PROC_NULL, 0, 1, MPI_INT, win, &request), MPI_SUCCESS);
    EXPECT_EQ(MPI_Request_free(&request), MPI_SUCCESS);
    unlock();
}

}  // namespace

int main(int argc, char **argv) { return run_tests(argc, argv); }
