// MPI_Accumulate, MPI_Get_accumulate, MPI_Fetch_and_op and MPI_Compare_and_swap (MPI 5.0, 12.3.4).
#include "threads.h"
#include "windows.h"

#include <cstring>
#include <vector>

namespace {

class Accumulate : public Windows {
protected:
    void SetUp() override
    {
        Windows::SetUp();
        lock();
    }
    void TearDown() override
    {
        unlock();
        Windows::TearDown();
    }
    int accumulate(int value, MPI_Aint disp, MPI_Op op)
    {
        return MPI_Accumulate(&value, 1, MPI_INT, 0, disp, 1, MPI_INT, op, win);
    }
    int fetch(int value, int &old, MPI_Aint disp, MPI_Op op)
    {
        return MPI_Fetch_and_op(&value, &old, MPI_INT, 0, disp, op, win);
    }
};

void of_user(void *, void *, int *, MPI_Datatype *) {}

// R245: predefined operations and MPI_REPLACE
TEST_F(Accumulate, Operations)
{
    EXPECT_EQ(accumulate(5, 3, MPI_SUM), MPI_SUCCESS);
    EXPECT_EQ(memory[3], 8);
    EXPECT_EQ(accumulate(2, 3, MPI_PROD), MPI_SUCCESS);
    EXPECT_EQ(memory[3], 16);
    EXPECT_EQ(accumulate(3, 3, MPI_BOR), MPI_SUCCESS);
    EXPECT_EQ(memory[3], 19);
    EXPECT_EQ(accumulate(4, 3, MPI_MIN), MPI_SUCCESS);
    EXPECT_EQ(memory[3], 4);
    EXPECT_EQ(accumulate(9, 3, MPI_REPLACE), MPI_SUCCESS);
    EXPECT_EQ(memory[3], 9);
    EXPECT_EQ(memory[2], 2);
    EXPECT_EQ(memory[4], 4);
    MPI_Op op;
    MPI_Op_create(of_user, 1, &op);
    EXPECT_REFUSED(accumulate(9, 3, op), MPI_ERR_OP, "op");
    MPI_Op_free(&op);
    EXPECT_REFUSED(accumulate(9, 3, MPI_NO_OP), MPI_ERR_OP, "op");
    EXPECT_REFUSED(accumulate(9, 3, MPI_MAXLOC), MPI_ERR_OP, "op");
    EXPECT_REFUSED(accumulate(9, 16, MPI_SUM), MPI_ERR_RMA_RANGE, "target_disp");
    const double half = 0.5;
    EXPECT_REFUSED(MPI_Accumulate(&half, 1, MPI_DOUBLE, 0, 2, 1, MPI_DOUBLE, MPI_BAND, win), MPI_ERR_OP, "op");
    EXPECT_REFUSED(MPI_Accumulate(&half, 1, MPI_DOUBLE, 0, 2, 2, MPI_INT, MPI_SUM, win), MPI_ERR_TYPE, "origin");
    EXPECT_REFUSED(MPI_Accumulate(&half, 1, MPI_DOUBLE, 0, 2, 1, MPI_INT, MPI_REPLACE, win), MPI_ERR_TYPE, "origin");
    EXPECT_REFUSED(MPI_Accumulate(memory, 2, MPI_INT, 0, 2, 1, MPI_INT, MPI_SUM, win), MPI_ERR_TRUNCATE,
                   "target_count");
    EXPECT_EQ(memory[3], 9);
    // No data: mpi4py asks so whether the routine works.
    EXPECT_EQ(MPI_Accumulate(memory, 0, MPI_BYTE, 0, 0, 0, MPI_BYTE, MPI_SUM, win), MPI_SUCCESS);
    EXPECT_EQ(MPI_Get_accumulate(&half, 0, MPI_BYTE, memory, 0, MPI_BYTE, 0, 0, 0, MPI_BYTE, MPI_SUM, win),
              MPI_SUCCESS);
}

// R245: derived datatypes of one predefined datatype on either side
TEST_F(Accumulate, DerivedDatatypes)
{
    MPI_Datatype strided, mixed;
    MPI_Type_vector(4, 1, 2, MPI_INT, &strided);
    const int ones[2] = {1, 1};
    const MPI_Aint places[2] = {0, 4};
    const MPI_Datatype types[2] = {MPI_INT, MPI_FLOAT};
    MPI_Type_create_struct(2, ones, places, types, &mixed);
    MPI_Type_commit(&strided);
    MPI_Type_commit(&mixed);
    const int values[8] = {100, 200, 300, 400, 500, 600, 700, 800};
    EXPECT_EQ(MPI_Accumulate(values, 4, MPI_INT, 0, 1, 1, strided, MPI_SUM, win), MPI_SUCCESS);
    EXPECT_EQ(memory[1], 101);
    EXPECT_EQ(memory[2], 2);
    EXPECT_EQ(memory[7], 407);
    EXPECT_EQ(MPI_Accumulate(values, 1, strided, 0, 8, 4, MPI_INT, MPI_SUM, win), MPI_SUCCESS);
    EXPECT_EQ(memory[8], 108);
    EXPECT_EQ(memory[9], 309);
    EXPECT_EQ(memory[11], 711);
    int results[8] = {};
    EXPECT_EQ(MPI_Get_accumulate(values, 1, strided, results, 1, strided, 0, 1, 1, strided, MPI_MAX, win), MPI_SUCCESS);
    EXPECT_EQ(results[0], 101);
    EXPECT_EQ(results[1], 0);
    EXPECT_EQ(results[6], 407);
    EXPECT_EQ(memory[3], 300);
    EXPECT_EQ(memory[7], 700);
    EXPECT_REFUSED(MPI_Accumulate(values, 1, mixed, 0, 0, 1, mixed, MPI_SUM, win), MPI_ERR_TYPE, "target_datatype");
    MPI_Type_free(&strided);
    MPI_Type_free(&mixed);
}

// R245: long strided data, in pieces
TEST(AccumulateMuch, DerivedDatatypes)
{
    constexpr int length = 20000;
    std::vector<double> target(2 * length, 1.0), origin(length);
    for (int i = 0; i < length; ++i)
        origin[static_cast<std::size_t>(i)] = i;
    MPI_Datatype strided;
    MPI_Type_vector(length, 1, 2, MPI_DOUBLE, &strided);
    MPI_Type_commit(&strided);
    MPI_Win win;
    MPI_Win_create(target.data(), 2 * length * 8, 8, MPI_INFO_NULL, MPI_COMM_WORLD, &win);
    MPI_Win_fence(0, win);
    EXPECT_EQ(MPI_Accumulate(origin.data(), length, MPI_DOUBLE, 0, 0, 1, strided, MPI_SUM, win), MPI_SUCCESS);
    MPI_Win_fence(0, win);
    int wrong = 0;
    for (int i = 0; i < length; ++i)
        wrong += target[static_cast<std::size_t>(2 * i)] != 1.0 + i || target[static_cast<std::size_t>(2 * i + 1)] != 1;
    EXPECT_EQ(wrong, 0);
    MPI_Win_free(&win);
    MPI_Type_free(&strided);
}

// R245: pairs, with gaps in them, alone and in derived datatypes
TEST(AccumulatePairs, WithGaps)
{
    struct pair {
        double value;
        int index;
    };
    pair target[4] = {{1, 1}, {2, 2}, {3, 3}, {4, 4}};
    const pair origin[2] = {{2.5, 10}, {2.5, 11}};
    MPI_Datatype strided;
    MPI_Type_vector(2, 1, 2, MPI_DOUBLE_INT, &strided);
    MPI_Type_commit(&strided);
    MPI_Win win;
    MPI_Win_create(target, sizeof target, sizeof(pair), MPI_INFO_NULL, MPI_COMM_WORLD, &win);
    MPI_Win_set_errhandler(win, MPI_ERRORS_RETURN);
    MPI_Win_fence(0, win);
    EXPECT_EQ(MPI_Accumulate(origin, 2, MPI_DOUBLE_INT, 0, 0, 2, MPI_DOUBLE_INT, MPI_MAXLOC, win), MPI_SUCCESS);
    EXPECT_EQ(target[0].index, 10);
    EXPECT_EQ(target[1].index, 11);
    EXPECT_EQ(MPI_Accumulate(origin, 2, MPI_DOUBLE_INT, 0, 1, 1, strided, MPI_MINLOC, win), MPI_SUCCESS);
    EXPECT_EQ(target[1].index, 10);  // the smaller of two
    EXPECT_EQ(target[3].index, 11);
    EXPECT_EQ(target[3].value, 2.5);
    EXPECT_EQ(target[2].value, 3);
    EXPECT_EQ(class_of(MPI_Accumulate(origin, 1, MPI_DOUBLE_INT, 0, 0, 1, MPI_DOUBLE_INT, MPI_SUM, win)), MPI_ERR_OP);
    MPI_Win_fence(0, win);
    MPI_Win_free(&win);
    MPI_Type_free(&strided);
}

// R246: the old value comes back; MPI_NO_OP changes nothing and reads no origin
TEST_F(Accumulate, Fetch)
{
    int old = -1;
    EXPECT_EQ(fetch(5, old, 3, MPI_SUM), MPI_SUCCESS);
    EXPECT_EQ(old, 3);
    EXPECT_EQ(memory[3], 8);
    EXPECT_EQ(fetch(1, old, 3, MPI_REPLACE), MPI_SUCCESS);
    EXPECT_EQ(old, 8);
    EXPECT_EQ(memory[3], 1);
    EXPECT_EQ(MPI_Fetch_and_op(nullptr, &old, MPI_INT, 0, 3, MPI_NO_OP, win), MPI_SUCCESS);
    EXPECT_EQ(old, 1);
    int results[2] = {};
    EXPECT_EQ(MPI_Get_accumulate(nullptr, -5, MPI_DATATYPE_NULL, results, 2, MPI_INT, 0, 4, 2, MPI_INT, MPI_NO_OP, win),
              MPI_SUCCESS);
    EXPECT_EQ(results[1], 5);
    EXPECT_REFUSED(MPI_Get_accumulate(nullptr, 1, MPI_INT, results, 1, MPI_INT, 0, 4, 2, MPI_INT, MPI_NO_OP, win),
                   MPI_ERR_TRUNCATE, "result_count");
    EXPECT_REFUSED(MPI_Get_accumulate(nullptr, 1, MPI_INT, results, 1, MPI_INT, 0, 4, 1, MPI_INT, MPI_SUM, win),
                   MPI_ERR_BUFFER, "origin_addr");
    EXPECT_REFUSED(MPI_Fetch_and_op(&old, &old, MPI_INT, 0, 3, MPI_SUM, win), MPI_ERR_BUFFER, "result_addr");
    MPI_Datatype two;
    MPI_Type_contiguous(2, MPI_INT, &two);
    MPI_Type_commit(&two);
    EXPECT_REFUSED(MPI_Fetch_and_op(results, &old, two, 0, 3, MPI_SUM, win), MPI_ERR_TYPE, "datatype");
    MPI_Type_free(&two);
    EXPECT_EQ(memory[3], 1);
    EXPECT_EQ(memory[4], 4);
}

// R247: integers, logicals and bytes can be compared
TEST_F(Accumulate, CompareAndSwap)
{
    int old = -1;
    const int value = 77, right = 3, wrong = 4;
    EXPECT_EQ(MPI_Compare_and_swap(&value, &wrong, &old, MPI_INT, 0, 3, win), MPI_SUCCESS);
    EXPECT_EQ(old, 3);
    EXPECT_EQ(memory[3], 3);
    EXPECT_EQ(MPI_Compare_and_swap(&value, &right, &old, MPI_INT, 0, 3, win), MPI_SUCCESS);
    EXPECT_EQ(old, 3);
    EXPECT_EQ(memory[3], 77);
    for (const MPI_Datatype type : {MPI_FLOAT, MPI_DOUBLE_INT, MPI_C_FLOAT_COMPLEX})
        EXPECT_REFUSED(MPI_Compare_and_swap(&value, &right, &old, type, 0, 3, win), MPI_ERR_TYPE, "datatype");
    for (const MPI_Datatype type : {MPI_LOGICAL, MPI_BYTE, MPI_INTEGER, MPI_C_BOOL})
        EXPECT_EQ(MPI_Compare_and_swap(&value, &right, &old, type, 0, 3, win), MPI_SUCCESS);
    EXPECT_REFUSED(MPI_Compare_and_swap(&value, nullptr, &old, MPI_INT, 0, 3, win), MPI_ERR_BUFFER, "compare_addr");
    EXPECT_REFUSED(MPI_Compare_and_swap(&value, &right, &old, MPI_INT, 0, 16, win), MPI_ERR_RMA_RANGE, "target_disp");
}

// R248: the forms with a request
TEST_F(Accumulate, Requests)
{
    const int value = 10;
    int old = -1;
    MPI_Request requests[2];
    EXPECT_EQ(MPI_Raccumulate(&value, 1, MPI_INT, 0, 3, 1, MPI_INT, MPI_SUM, win, &requests[0]), MPI_SUCCESS);
    EXPECT_EQ(MPI_Rget_accumulate(&value, 1, MPI_INT, &old, 1, MPI_INT, 0, 3, 1, MPI_INT, MPI_SUM, win, &requests[1]),
              MPI_SUCCESS);
    EXPECT_EQ(MPI_Waitall(2, requests, MPI_STATUSES_IGNORE), MPI_SUCCESS);
    EXPECT_EQ(old, 13);
    EXPECT_EQ(memory[3], 23);
}

// R256: threads see each element whole
TEST_F(Accumulate, Threads)
{
    constexpr int times = 5000;
    mistakes wrong = 0;
    in_threads([&](int) {
        const int one = 1;
        for (int i = 0; i < times; ++i) {
            int old = -1;
            wrong += MPI_Accumulate(&one, 1, MPI_INT, 0, 0, 1, MPI_INT, MPI_SUM, win) != MPI_SUCCESS;
            wrong += MPI_Fetch_and_op(&one, &old, MPI_INT, 0, 1, MPI_SUM, win) != MPI_SUCCESS || old < 1;
        }
    });
    EXPECT_EQ(wrong, 0);
    EXPECT_EQ(memory[0], threads * times);
    EXPECT_EQ(memory[1], 1 + threads * times);
}

// R242: a thread posts while another one starts
TEST(Epochs, InTwoThreads)
{
    constexpr int times = 500;
    int memory = 0;
    MPI_Win win;
    MPI_Win_create(&memory, sizeof memory, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &win);
    MPI_Group group = world_group();
    mistakes wrong = 0;
    in_threads(2, [&](int thread) {
        for (int i = 0; i < times; ++i)
            if (thread == 0) {
                wrong += MPI_Win_post(group, 0, win) != MPI_SUCCESS || MPI_Win_wait(win) != MPI_SUCCESS;
                wrong += memory != i + 1;
            } else {
                const int one = 1;
                wrong += MPI_Win_start(group, 0, win) != MPI_SUCCESS;
                wrong += MPI_Accumulate(&one, 1, MPI_INT, 0, 0, 1, MPI_INT, MPI_SUM, win) != MPI_SUCCESS;
                wrong += MPI_Win_complete(win) != MPI_SUCCESS;
            }
    });
    EXPECT_EQ(wrong, 0);
    MPI_Group_free(&group);
    MPI_Win_free(&win);
}

}  // namespace

int main(int argc, char **argv) { return run_tests(argc, argv, MPI_THREAD_MULTIPLE); }
