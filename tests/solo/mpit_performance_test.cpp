// Performance variables: classes, sessions, handles, and that each measures what it says (R177 to R185).
#include "mpit_support.h"

#include <atomic>
#include <chrono>
#include <cmath>
#include <cstring>
#include <set>
#include <thread>
#include <vector>

namespace {

constexpr int counter = MPI_T_PVAR_CLASS_COUNTER, timer = MPI_T_PVAR_CLASS_TIMER, level = MPI_T_PVAR_CLASS_LEVEL;
constexpr int high = MPI_T_PVAR_CLASS_HIGHWATERMARK, low = MPI_T_PVAR_CLASS_LOWWATERMARK;
constexpr int aggregate = MPI_T_PVAR_CLASS_AGGREGATE;

void send(MPI_Comm comm, int bytes, int tag = 0)
{
    const std::vector<char> data(static_cast<std::size_t>(bytes) + 1);
    ASSERT_EQ(MPI_Send(data.data(), bytes, MPI_CHAR, 0, tag, comm), MPI_SUCCESS);
}

void receive(MPI_Comm comm, int bytes, int tag = 0)
{
    std::vector<char> data(static_cast<std::size_t>(bytes) + 1);
    ASSERT_EQ(MPI_Recv(data.data(), bytes, MPI_CHAR, 0, tag, comm, MPI_STATUS_IGNORE), MPI_SUCCESS);
}

struct copied_comm {
    copied_comm() { MPI_Comm_dup(MPI_COMM_WORLD, &comm); }
    ~copied_comm() { MPI_Comm_free(&comm); }
    MPI_Comm comm = MPI_COMM_NULL;
};

struct shown {
    std::string name, description;
    int verbosity, var_class, bind, readonly, continuous, atomic;
    MPI_Datatype type;
    MPI_T_enum items;
    bool operator==(const shown &) const = default;
};

shown show(int index)
{
    char name[256], description[1024];
    int name_length = sizeof name, description_length = sizeof description;
    shown found{};
    EXPECT_EQ(MPI_T_pvar_get_info(index, name, &name_length, &found.verbosity, &found.var_class, &found.type,
                                  &found.items, description, &description_length, &found.bind, &found.readonly,
                                  &found.continuous, &found.atomic),
              MPI_SUCCESS);
    found.name = name;
    found.description = description;
    return found;
}

bool is_type_of_class(int var_class, MPI_Datatype type)
{
    const bool is_whole = type == MPI_UNSIGNED || type == MPI_UNSIGNED_LONG || type == MPI_UNSIGNED_LONG_LONG;
    switch (var_class) {
    case MPI_T_PVAR_CLASS_STATE:
        return type == MPI_INT;
    case MPI_T_PVAR_CLASS_PERCENTAGE:
        return type == MPI_DOUBLE;
    case MPI_T_PVAR_CLASS_COUNTER:
        return is_whole;
    case MPI_T_PVAR_CLASS_GENERIC:
        return true;
    default:
        return is_whole || type == MPI_DOUBLE;
    }
}

int code_of_start(const session &of, const performance &variable)
{
    return MPI_T_pvar_start(of.handle, variable.handle);
}

}  // namespace

// R178, R179, R181: all ten classes, each with a type that is allowed for it; names are unique in their class.
TEST(PerformanceVariables, AreDescribed)
{
    const tool_use tools;
    int num = 0;
    ASSERT_EQ(MPI_T_pvar_get_num(&num), MPI_SUCCESS);
    std::set<std::pair<std::string, int>> names;
    std::set<int> classes;
    for (int index = 0; index < num; ++index) {
        const shown found = show(index);
        EXPECT_FALSE(found.name.empty());
        EXPECT_FALSE(found.description.empty());
        EXPECT_TRUE(names.insert({found.name, found.var_class}).second) << found.name;
        EXPECT_TRUE(is_type_of_class(found.var_class, found.type)) << found.name;
        EXPECT_EQ(show(index), found);
        int index_again = -1;
        EXPECT_EQ(MPI_T_pvar_get_index(found.name.c_str(), found.var_class, &index_again), MPI_SUCCESS);
        EXPECT_EQ(index_again, index);
        classes.insert(found.var_class);
    }
    EXPECT_EQ(classes.size(), 10U);
    int index = -1;
    EXPECT_EQ(MPI_T_pvar_get_index("memory_in_use", counter, &index), MPI_T_ERR_INVALID_NAME);
    EXPECT_EQ(MPI_T_pvar_get_index("MPI_Nothing", counter, &index), MPI_T_ERR_INVALID_NAME);
    EXPECT_EQ(MPI_T_pvar_get_index("MPI_Send", MPI_T_PVAR_CLASS_LEVEL, &index), MPI_T_ERR_INVALID_NAME);
    EXPECT_EQ(MPI_T_pvar_get_info(num, nullptr, nullptr, nullptr, nullptr, nullptr, nullptr, nullptr, nullptr, nullptr,
                                  nullptr, nullptr, nullptr),
              MPI_T_ERR_INVALID_INDEX);
}

// Counters stay still while nobody watches, and count exactly from the start on.
TEST(PerformanceVariables, CountExactlyWhileStarted)
{
    const tool_use tools;
    const session of;
    const performance sends(of, "MPI_Send", counter), receives(of, "MPI_Recv", counter),
        ranks(of, "MPI_Comm_rank", counter);
    const performance messages(of, "messages", counter), bytes(of, "bytes_copied", aggregate),
        calls(of, "calls", counter);
    int rank = -1;
    for (int i = 0; i < 10; ++i) {
        send(MPI_COMM_WORLD, 100);
        receive(MPI_COMM_WORLD, 100);
    }
    for (const performance *const variable : {&sends, &receives, &ranks, &messages, &bytes, &calls})
        EXPECT_EQ(variable->read(), 0U);
    sends.start();
    receives.start();
    ranks.start();
    messages.start();
    bytes.start();
    for (int i = 0; i < 7; ++i) {
        send(MPI_COMM_WORLD, 100);
        if (i < 5)
            receive(MPI_COMM_WORLD, 100);
        MPI_Comm_rank(MPI_COMM_WORLD, &rank);
        PMPI_Comm_rank(MPI_COMM_WORLD, &rank);
    }
    EXPECT_EQ(sends.read(), 7U);
    EXPECT_EQ(receives.read(), 5U);
    EXPECT_EQ(ranks.read(), 14U);
    EXPECT_EQ(messages.read(), 7U);
    EXPECT_EQ(bytes.read(), 7U * 100 + 5U * 100);  // in, and out again
    sends.stop();
    receive(MPI_COMM_WORLD, 100);
    send(MPI_COMM_WORLD, 100);
    receive(MPI_COMM_WORLD, 100);
    receive(MPI_COMM_WORLD, 100);
    EXPECT_EQ(sends.read(), 7U);
    EXPECT_EQ(receives.read(), 8U);
    EXPECT_EQ(calls.read(), 0U);
    sends.start();
    send(MPI_COMM_WORLD, 1);
    receive(MPI_COMM_WORLD, 1);
    EXPECT_EQ(sends.read(), 8U);  // it goes on where it was stopped
}

// R184: another session sees nothing of this one's start, stop, write and reset.
TEST(PerformanceVariables, SessionsAreApart)
{
    const tool_use tools;
    const session a, b;
    const performance in_a(a, "MPI_Send", counter), in_b(b, "MPI_Send", counter), second_in_a(a, "MPI_Send", counter);
    in_a.start();
    send(MPI_COMM_WORLD, 1);
    in_b.start();
    send(MPI_COMM_WORLD, 1);
    EXPECT_EQ(in_a.read(), 2U);
    EXPECT_EQ(in_b.read(), 1U);
    EXPECT_EQ(second_in_a.read(), 0U);
    const whole thousand = 1000;
    EXPECT_EQ(MPI_T_pvar_write(a.handle, in_a.handle, &thousand), MPI_SUCCESS);
    EXPECT_EQ(MPI_T_pvar_reset(b.handle, in_b.handle), MPI_SUCCESS);
    send(MPI_COMM_WORLD, 1);
    in_b.stop();
    EXPECT_EQ(in_a.read(), 1001U);
    EXPECT_EQ(in_b.read(), 1U);
    for (int i = 0; i < 3; ++i)
        receive(MPI_COMM_WORLD, 1);
    whole value = 0;
    MPI_T_pvar_handle other = in_a.handle;
    EXPECT_EQ(MPI_T_pvar_read(b.handle, in_a.handle, &value), MPI_T_ERR_INVALID_HANDLE);
    EXPECT_EQ(MPI_T_pvar_write(b.handle, in_a.handle, &value), MPI_T_ERR_INVALID_HANDLE);
    EXPECT_EQ(MPI_T_pvar_readreset(b.handle, in_a.handle, &value), MPI_T_ERR_INVALID_HANDLE);
    EXPECT_EQ(MPI_T_pvar_start(b.handle, in_a.handle), MPI_T_ERR_INVALID_HANDLE);
    EXPECT_EQ(MPI_T_pvar_stop(b.handle, in_a.handle), MPI_T_ERR_INVALID_HANDLE);
    EXPECT_EQ(MPI_T_pvar_reset(b.handle, in_a.handle), MPI_T_ERR_INVALID_HANDLE);
    EXPECT_EQ(MPI_T_pvar_handle_free(b.handle, &other), MPI_T_ERR_INVALID_HANDLE);
    EXPECT_EQ(in_a.read(), 1001U);
}

// R184: freeing a session frees its handles; R187: MPI_T_ERR_INVALID_SESSION.
TEST(PerformanceVariables, EndWithTheirSession)
{
    const tool_use tools;
    MPI_T_pvar_session made = MPI_T_PVAR_SESSION_NULL;
    MPI_T_pvar_handle handle = MPI_T_PVAR_HANDLE_NULL;
    int index = -1, count = 0;
    whole value = 0;
    ASSERT_EQ(MPI_T_pvar_session_create(&made), MPI_SUCCESS);
    ASSERT_EQ(MPI_T_pvar_get_index("MPI_Send", counter, &index), MPI_SUCCESS);
    ASSERT_EQ(MPI_T_pvar_handle_alloc(made, index, nullptr, &handle, &count), MPI_SUCCESS);
    EXPECT_EQ(count, 1);
    EXPECT_EQ(MPI_T_pvar_start(made, handle), MPI_SUCCESS);
    MPI_T_pvar_session copy = made;
    EXPECT_EQ(MPI_T_pvar_session_free(&made), MPI_SUCCESS);
    EXPECT_EQ(made, MPI_T_PVAR_SESSION_NULL);
    EXPECT_EQ(MPI_T_pvar_read(copy, handle, &value), MPI_T_ERR_INVALID_SESSION);
    EXPECT_EQ(MPI_T_pvar_session_free(&copy), MPI_T_ERR_INVALID_SESSION);
    EXPECT_EQ(MPI_T_pvar_handle_alloc(copy, index, nullptr, &handle, &count), MPI_T_ERR_INVALID_SESSION);
    EXPECT_EQ(MPI_T_pvar_start(copy, MPI_T_PVAR_ALL_HANDLES), MPI_T_ERR_INVALID_SESSION);
    const session next;
    EXPECT_EQ(MPI_T_pvar_read(next.handle, handle, &value), MPI_T_ERR_INVALID_HANDLE);
    EXPECT_EQ(MPI_T_pvar_handle_alloc(next.handle, -1, nullptr, &handle, &count), MPI_T_ERR_INVALID_INDEX);
}

// R185: all handles of a session at once.
TEST(PerformanceVariables, AllHandlesAtOnce)
{
    const tool_use tools;
    const session of, empty;
    EXPECT_EQ(MPI_T_pvar_start(empty.handle, MPI_T_PVAR_ALL_HANDLES), MPI_SUCCESS);
    EXPECT_EQ(MPI_T_pvar_reset(empty.handle, MPI_T_PVAR_ALL_HANDLES), MPI_SUCCESS);
    const performance sends(of, "MPI_Send", counter), receives(of, "MPI_Recv", counter),
        memory(of, "memory_in_use", level);
    EXPECT_EQ(MPI_T_pvar_start(of.handle, MPI_T_PVAR_ALL_HANDLES), MPI_SUCCESS);
    EXPECT_EQ(MPI_T_pvar_start(of.handle, MPI_T_PVAR_ALL_HANDLES), MPI_SUCCESS);
    send(MPI_COMM_WORLD, 1);
    receive(MPI_COMM_WORLD, 1);
    EXPECT_EQ(sends.read(), 1U);
    EXPECT_EQ(receives.read(), 1U);
    EXPECT_EQ(MPI_T_pvar_reset(of.handle, MPI_T_PVAR_ALL_HANDLES), MPI_SUCCESS);
    EXPECT_EQ(sends.read(), 0U);
    EXPECT_EQ(MPI_T_pvar_stop(of.handle, MPI_T_PVAR_ALL_HANDLES), MPI_SUCCESS);
    EXPECT_EQ(MPI_T_pvar_stop(of.handle, MPI_T_PVAR_ALL_HANDLES), MPI_SUCCESS);
    send(MPI_COMM_WORLD, 1);
    receive(MPI_COMM_WORLD, 1);
    EXPECT_EQ(sends.read(), 0U);
    whole value = 0;
    EXPECT_EQ(MPI_T_pvar_read(of.handle, MPI_T_PVAR_ALL_HANDLES, &value), MPI_T_ERR_INVALID_HANDLE);
    EXPECT_EQ(MPI_T_pvar_write(of.handle, MPI_T_PVAR_ALL_HANDLES, &value), MPI_T_ERR_INVALID_HANDLE);
    EXPECT_EQ(MPI_T_pvar_readreset(of.handle, MPI_T_PVAR_ALL_HANDLES, &value), MPI_T_ERR_INVALID_HANDLE);
    MPI_T_pvar_handle all = MPI_T_PVAR_ALL_HANDLES;
    EXPECT_EQ(MPI_T_pvar_handle_free(of.handle, &all), MPI_T_ERR_INVALID_HANDLE);
}

// R185: a variable that cannot be started fails, and the others are started all the same.
TEST(PerformanceVariables, AllHandlesSayWhatFailed)
{
    const tool_use tools;
    const session of;
    const performance sends(of, "MPI_Send", counter);
    auto *const shortly = new copied_comm;
    const performance mark(of, "unexpected_queue_highest", high, &shortly->comm);
    delete shortly;
    EXPECT_EQ(MPI_T_pvar_start(of.handle, MPI_T_PVAR_ALL_HANDLES), MPI_T_ERR_PVAR_NO_STARTSTOP);
    EXPECT_EQ(code_of_start(of, mark), MPI_T_ERR_INVALID_HANDLE);
    send(MPI_COMM_WORLD, 1);
    receive(MPI_COMM_WORLD, 1);
    EXPECT_EQ(sends.read(), 1U);
    EXPECT_EQ(MPI_T_pvar_reset(of.handle, MPI_T_PVAR_ALL_HANDLES), MPI_T_ERR_PVAR_NO_WRITE);
}

// R184, R185, R187: what is continuous is neither started nor stopped, what is read-only not written, and not read and reset.
TEST(PerformanceVariables, FlagsAreKept)
{
    const tool_use tools;
    const session of;
    const performance memory(of, "memory_in_use", level), sends(of, "MPI_Send", counter);
    const performance last(of, "last_error", MPI_T_PVAR_CLASS_GENERIC);
    whole value = 5;
    EXPECT_EQ(code_of_start(of, memory), MPI_T_ERR_PVAR_NO_STARTSTOP);
    EXPECT_EQ(MPI_T_pvar_stop(of.handle, memory.handle), MPI_T_ERR_PVAR_NO_STARTSTOP);
    EXPECT_EQ(MPI_T_pvar_write(of.handle, memory.handle, &value), MPI_T_ERR_PVAR_NO_WRITE);
    EXPECT_EQ(MPI_T_pvar_reset(of.handle, memory.handle), MPI_T_ERR_PVAR_NO_WRITE);
    EXPECT_EQ(MPI_T_pvar_readreset(of.handle, memory.handle, &value), MPI_T_ERR_PVAR_NO_ATOMIC);
    EXPECT_EQ(MPI_T_pvar_write(of.handle, last.handle, &value), MPI_T_ERR_PVAR_NO_WRITE);
    EXPECT_EQ(MPI_T_pvar_write(of.handle, sends.handle, &value), MPI_SUCCESS);
    sends.start();
    send(MPI_COMM_WORLD, 1);
    receive(MPI_COMM_WORLD, 1);
    value = 0;
    EXPECT_EQ(MPI_T_pvar_readreset(of.handle, sends.handle, &value), MPI_SUCCESS);
    EXPECT_EQ(value, 6U);
    EXPECT_EQ(sends.read(), 0U);
    EXPECT_EQ(MPI_T_pvar_read(of.handle, sends.handle, nullptr), MPI_T_ERR_INVALID);
    EXPECT_EQ(MPI_T_pvar_read(of.handle, MPI_T_PVAR_HANDLE_NULL, &value), MPI_T_ERR_INVALID_HANDLE);
}

// The queues of a communicator (15.3.7).
TEST(PerformanceVariables, QueuesOfACommunicator)
{
    const tool_use tools;
    const session of;
    copied_comm a, b;
    const performance unexpected(of, "unexpected_queue_length", level, &a.comm),
        other(of, "unexpected_queue_length", level, &b.comm);
    const performance posted(of, "posted_queue_length", level, &a.comm),
        most(of, "unexpected_queue_highest", high, &a.comm);
    const performance most_posted(of, "posted_queue_highest", high, &a.comm);
    EXPECT_EQ(unexpected.read(), 0U);
    most_posted.start();
    send(a.comm, 10);
    most.start();
    for (int i = 0; i < 4; ++i)
        send(a.comm, 10);
    EXPECT_EQ(unexpected.read(), 5U);
    EXPECT_EQ(other.read(), 0U);
    for (int i = 0; i < 3; ++i)
        receive(a.comm, 10);
    EXPECT_EQ(unexpected.read(), 2U);
    EXPECT_EQ(most.read(), 5U);
    EXPECT_EQ(MPI_T_pvar_reset(of.handle, most.handle), MPI_SUCCESS);
    EXPECT_EQ(most.read(), 2U);  // the level of that moment
    receive(a.comm, 10);
    receive(a.comm, 10);
    most.stop();
    send(a.comm, 10);
    send(a.comm, 10);
    send(a.comm, 10);
    EXPECT_EQ(most.read(), 2U);
    for (int i = 0; i < 3; ++i)
        receive(a.comm, 10);
    MPI_Request requests[2];
    char data[2];
    MPI_Irecv(data, 1, MPI_CHAR, 0, 1, a.comm, &requests[0]);
    MPI_Irecv(data + 1, 1, MPI_CHAR, 0, 2, a.comm, &requests[1]);
    EXPECT_EQ(posted.read(), 2U);
    send(a.comm, 1, 1);
    EXPECT_EQ(posted.read(), 1U);
    EXPECT_EQ(unexpected.read(), 0U);
    send(a.comm, 1, 2);
    MPI_Waitall(2, requests, MPI_STATUSES_IGNORE);
    EXPECT_EQ(posted.read(), 0U);
    EXPECT_EQ(most_posted.read(), 2U);
}

TEST(PerformanceVariables, RequestsInFlight)
{
    const tool_use tools;
    const session of;
    const performance now(of, "requests_in_flight", level), most(of, "requests_highest", high);
    const whole before = now.read();
    most.start();
    MPI_Request requests[3];
    char data[3];
    for (int i = 0; i < 3; ++i)
        MPI_Irecv(data + i, 1, MPI_CHAR, 0, 5, MPI_COMM_WORLD, &requests[i]);
    EXPECT_EQ(now.read(), before + 3);
    for (int i = 0; i < 3; ++i)
        send(MPI_COMM_WORLD, 1, 5);
    EXPECT_EQ(now.read(), before);
    MPI_Waitall(3, requests, MPI_STATUSES_IGNORE);
    EXPECT_EQ(most.read(), before + 3);
}

// Memory in use, with marks that begin at the value of their start, and as a part of the limit.
TEST(PerformanceVariables, Memory)
{
    const tool_use tools;
    const session of;
    const control limit("memory_limit");
    const performance now(of, "memory_in_use", level), most(of, "memory_highest", high),
        least(of, "memory_lowest", low);
    const performance size(of, "memory_size", MPI_T_PVAR_CLASS_SIZE),
        share(of, "memory_share", MPI_T_PVAR_CLASS_PERCENTAGE);
    const whole before = now.read();
    EXPECT_GT(size.read(), whole{1} << 20);
    void *first = nullptr, *second = nullptr;
    ASSERT_EQ(MPI_Alloc_mem(1000, MPI_INFO_NULL, &first), MPI_SUCCESS);
    most.start();
    least.start();
    EXPECT_EQ(now.read(), before + 1000);
    ASSERT_EQ(MPI_Alloc_mem(5000, MPI_INFO_NULL, &second), MPI_SUCCESS);
    ASSERT_EQ(limit.write<whole>(before + 12000), MPI_SUCCESS);
    EXPECT_EQ(size.read(), before + 12000);
    EXPECT_NEAR(share.read<double>(), static_cast<double>(before + 6000) / static_cast<double>(before + 12000), 1e-8);
    MPI_Free_mem(second);
    MPI_Free_mem(first);
    limit.write<whole>(0);
    ASSERT_EQ(MPI_Alloc_mem(2000, MPI_INFO_NULL, &first), MPI_SUCCESS);
    EXPECT_EQ(most.read(), before + 6000);
    EXPECT_EQ(least.read(), before);
    whole value = 0;
    EXPECT_EQ(MPI_T_pvar_readreset(of.handle, most.handle, &value), MPI_SUCCESS);
    EXPECT_EQ(value, before + 6000);
    EXPECT_EQ(most.read(), before + 2000);
    EXPECT_EQ(MPI_T_pvar_reset(of.handle, least.handle), MPI_SUCCESS);
    EXPECT_EQ(least.read(), before + 2000);
    MPI_Free_mem(first);
    EXPECT_EQ(now.read(), before);
    EXPECT_GE(share.read<double>(), 0.0);
    EXPECT_LE(share.read<double>(), 1.0);
}

// Before MPI_Init and after MPI_Finalize: mpit_test.cpp.
TEST(PerformanceVariables, StateOfMpi)
{
    const tool_use tools;
    const session of;
    const performance state(of, "mpi_state", MPI_T_PVAR_CLASS_STATE);
    EXPECT_EQ(state.read<int>(), 1);
}

TEST(PerformanceVariables, TimersRunWhileStarted)
{
    const tool_use tools;
    const session of;
    const performance probes(of, "MPI_Iprobe", timer), all(of, "time", timer), sends(of, "MPI_Send", timer);
    int flag;
    MPI_Iprobe(0, 0, MPI_COMM_WORLD, &flag, MPI_STATUS_IGNORE);
    EXPECT_EQ(probes.read<double>(), 0.0);
    probes.start();
    all.start();
    sends.start();
    const double begin = MPI_Wtime();
    for (int i = 0; i < 20000; ++i)
        MPI_Iprobe(0, 0, MPI_COMM_WORLD, &flag, MPI_STATUS_IGNORE);
    const double elapsed = MPI_Wtime() - begin;
    EXPECT_GT(probes.read<double>(), 0.0);
    EXPECT_LT(probes.read<double>(), elapsed * 1.01);
    EXPECT_GE(all.read<double>(), probes.read<double>());
    EXPECT_EQ(sends.read<double>(), 0.0);
    const double wrong[] = {-1.0, std::nan(""), HUGE_VAL}, some = 12.5;
    for (const double value : wrong)
        EXPECT_EQ(MPI_T_pvar_write(of.handle, sends.handle, &value), MPI_T_ERR_INVALID);
    EXPECT_EQ(MPI_T_pvar_write(of.handle, sends.handle, &some), MPI_SUCCESS);
    EXPECT_NEAR(sends.read<double>(), 12.5, 1e-9);
}

// A routine that waits for a thread counts the time of waiting; calls from callbacks are in `time` once.
TEST(PerformanceVariables, TimeOfNestedCallsCountsOnce)
{
    const tool_use tools;
    const session of;
    const performance all(of, "time", timer), reduces(of, "MPI_Reduce_local", timer),
        ranks(of, "MPI_Comm_rank", counter);
    MPI_Op slow;
    MPI_Op_create(
        [](void *, void *, int *, MPI_Datatype *) {
            int rank;
            MPI_Comm_rank(MPI_COMM_WORLD, &rank);
            std::this_thread::sleep_for(std::chrono::milliseconds(30));
        },
        1, &slow);
    all.start();
    ranks.start();
    reduces.start();
    int from[2] = {1, 2};
    const double begin = MPI_Wtime();
    EXPECT_EQ(MPI_Reduce_local(&from[0], &from[1], 1, MPI_INT, slow), MPI_SUCCESS);
    const double elapsed = MPI_Wtime() - begin;
    EXPECT_EQ(ranks.read(), 1U);
    EXPECT_GE(reduces.read<double>(), 0.030);
    EXPECT_GE(all.read<double>(), reduces.read<double>());
    EXPECT_LE(all.read<double>(), elapsed * 1.01);
    MPI_Op_free(&slow);
}

TEST(PerformanceVariables, ErrorsAndTheLastOne)
{
    const tool_use tools;
    const session of;
    const performance errors(of, "errors", counter), last(of, "last_error", MPI_T_PVAR_CLASS_GENERIC);
    EXPECT_EQ(last.count, MPI_MAX_ERROR_STRING);
    char text[MPI_MAX_ERROR_STRING] = "#", expected[MPI_MAX_ERROR_STRING];
    int length = 0;
    errors.start();
    last.start();
    EXPECT_EQ(MPI_T_pvar_read(of.handle, last.handle, text), MPI_SUCCESS);
    EXPECT_STREQ(text, "");
    MPI_Send(nullptr, 0, MPI_INT, 0, -12, MPI_COMM_WORLD);
    const int code = MPI_Send(nullptr, 0, MPI_INT, 99, 0, MPI_COMM_WORLD);
    MPI_Error_string(code, expected, &length);
    EXPECT_EQ(errors.read(), 2U);
    EXPECT_EQ(MPI_T_pvar_read(of.handle, last.handle, text), MPI_SUCCESS);
    EXPECT_STREQ(text, expected);
    last.stop();
    MPI_Send(nullptr, 0, MPI_INT, 0, -12, MPI_COMM_WORLD);
    EXPECT_EQ(MPI_T_pvar_read(of.handle, last.handle, text), MPI_SUCCESS);
    EXPECT_STREQ(text, expected);
}

// Threads count into the same variable, and nothing is lost, also while it is read and reset.
TEST(PerformanceVariables, ThreadsCountTogether)
{
    const tool_use tools;
    const session of;
    const performance ticks(of, "MPI_Wtick", counter);
    ticks.start();
    std::vector<std::thread> threads;
    std::atomic<bool> go{false};
    for (int t = 0; t < 3; ++t) {
        threads.emplace_back([&] {
            while (!go) {}
            for (int i = 0; i < 20000; ++i)
                MPI_Wtick();
        });
    }
    go = true;
    whole sum = 0, part = 0;
    for (int i = 0; i < 100; ++i) {
        EXPECT_EQ(MPI_T_pvar_readreset(of.handle, ticks.handle, &part), MPI_SUCCESS);
        sum += part;
    }
    for (std::thread &t : threads)
        t.join();
    EXPECT_EQ(sum + ticks.read(), 60000U);
}

namespace {

// Two threads exchange messages with themselves while two others look on, each in sessions of its own.
int threads_case()
{
    int provided;
    MPI_T_init_thread(MPI_THREAD_MULTIPLE, &provided);
    MPI_Init_thread(nullptr, nullptr, MPI_THREAD_MULTIPLE, &provided);
    std::atomic<int> working{2}, failures{0};
    const auto work = [&](int tag) {
        for (int i = 0; i < 1000; ++i) {
            send(MPI_COMM_WORLD, 100, tag);
            receive(MPI_COMM_WORLD, 100, tag);
        }
        --working;
    };
    const auto look = [&] {
        MPI_Comm world = MPI_COMM_WORLD;
        do {
            const session of;
            const performance now(of, "unexpected_queue_length", level, &world),
                most(of, "unexpected_queue_highest", high, &world);
            const performance sends(of, "MPI_Send", counter), memory(of, "memory_highest", high);
            failures += MPI_T_pvar_start(of.handle, MPI_T_PVAR_ALL_HANDLES) != MPI_SUCCESS;
            failures += now.read() > 2 || most.read() > 2;
            sends.read();
            memory.read();
        } while (working > 0);
    };
    const session of;
    {
        MPI_Comm world = MPI_COMM_WORLD;
        const performance messages(of, "messages", counter), most(of, "unexpected_queue_highest", high, &world);
        messages.start();
        most.start();
        std::thread threads[] = {std::thread(work, 1), std::thread(work, 2), std::thread(look), std::thread(look)};
        for (std::thread &t : threads)
            t.join();
        failures += messages.read() != 2000 || most.read() < 1 || most.read() > 2;
    }
    MPI_Finalize();
    return failures == 0 && !testing::Test::HasFailure() ? 0 : 1;
}

}  // namespace

// R176, R184: sessions of several threads, while others communicate.
TEST(PerformanceVariables, ThreadsLookOnWhileOthersWork)
{
    const outcome found = run_case("threads");
    EXPECT_EQ(found.status, 0) << found.text;
}

// R176: the last finalize ends the sessions' instrumentation.
TEST(PerformanceVariables, EndWithTheInterface)
{
    int provided;
    ASSERT_EQ(MPI_T_init_thread(MPI_THREAD_SINGLE, &provided), MPI_SUCCESS);
    MPI_T_pvar_session made;
    MPI_T_pvar_handle handle;
    int index, count;
    whole value = 0;
    MPI_T_pvar_session_create(&made);
    MPI_T_pvar_get_index("MPI_Wtick", counter, &index);
    MPI_T_pvar_handle_alloc(made, index, nullptr, &handle, &count);
    MPI_T_pvar_start(made, handle);
    ASSERT_EQ(MPI_T_finalize(), MPI_SUCCESS);
    EXPECT_EQ(MPI_T_pvar_read(made, handle, &value), MPI_T_ERR_NOT_INITIALIZED);
    const tool_use again;
    EXPECT_EQ(MPI_T_pvar_read(made, handle, &value), MPI_T_ERR_INVALID_SESSION);
}

int main(int argc, char **argv)
{
    if (argc > 1 && std::strcmp(argv[1], "threads") == 0)
        return threads_case();
    return run_tests(argc, argv);
}
