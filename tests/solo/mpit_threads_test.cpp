// The tool information interface while other threads use MPI and the interface itself (MPI 5.0, 15.3.4).
#include "threads.h"

#include <cstring>

namespace {

constexpr int rounds = 200;

int index_of(const char *name, int var_class)
{
    int index = -1;
    EXPECT_EQ(MPI_T_pvar_get_index(name, var_class, &index), MPI_SUCCESS) << name;
    return index;
}

// Some messages, an error and a communicator, as a program has them.
int use_mpi(MPI_Comm comm, int me, int round)
{
    int got = -7;
    MPI_Request request;
    MPI_Comm copied;
    int wrong = MPI_Irecv(&got, 1, MPI_INT, 0, me, comm, &request) != MPI_SUCCESS;
    wrong += MPI_Send(&round, 1, MPI_INT, 0, me, comm) != MPI_SUCCESS;
    wrong += MPI_Wait(&request, MPI_STATUS_IGNORE) != MPI_SUCCESS || got != round;
    wrong += class_of(MPI_Send(nullptr, 0, MPI_INT, 0, -3, comm)) != MPI_ERR_TAG;
    return wrong + (MPI_Comm_dup(comm, &copied) != MPI_SUCCESS) + (MPI_Comm_free(&copied) != MPI_SUCCESS);
}

// 15.3.7, R183: a tool reads the queues of communicators while their threads free them: it reads a length, or is told.
TEST(ToolThreads, CommunicatorsFreedWhileRead)
{
    const int level = index_of("unexpected_queue_length", MPI_T_PVAR_CLASS_LEVEL);
    const int mark = index_of("unexpected_queue_highest", MPI_T_PVAR_CLASS_HIGHWATERMARK);
    int eager = -1;
    ASSERT_EQ(MPI_T_cvar_get_index("comm_eager_size", &eager), MPI_SUCCESS);
    mistakes wrong{0};
    for (int i = 0; i < rounds; ++i) {
        MPI_Comm comm = own_comm();
        MPI_T_pvar_session session;
        MPI_T_pvar_handle lengths, highest;
        MPI_T_cvar_handle sizes;
        int count = 0;
        MPI_T_pvar_session_create(&session);
        wrong += MPI_T_pvar_handle_alloc(session, level, &comm, &lengths, &count) != MPI_SUCCESS;
        wrong += MPI_T_pvar_handle_alloc(session, mark, &comm, &highest, &count) != MPI_SUCCESS;
        wrong += MPI_T_cvar_handle_alloc(eager, &comm, &sizes, &count) != MPI_SUCCESS;
        wrong += MPI_T_pvar_start(session, highest) != MPI_SUCCESS;
        in_threads(4, [&](int me) {
            unsigned long long value = 7;
            int code = MPI_SUCCESS;
            if (me == 0) {
                wrong += MPI_Send(&i, 1, MPI_INT, 0, 0, comm) != MPI_SUCCESS;
                wrong += MPI_Recv(&count, 1, MPI_INT, 0, 0, comm, MPI_STATUS_IGNORE) != MPI_SUCCESS;
                wrong += MPI_Comm_free(&comm) != MPI_SUCCESS;
            } else if (me == 1) {
                code = MPI_T_pvar_read(session, lengths, &value);
                wrong += code == MPI_SUCCESS && value > 1;
            } else if (me == 2) {
                code = MPI_T_pvar_readreset(session, highest, &value);
                wrong += code == MPI_SUCCESS && value > 1;
            } else {
                value = 100;
                code = MPI_T_cvar_write(sizes, &value);
            }
            wrong += code != MPI_SUCCESS && code != MPI_T_ERR_INVALID_HANDLE;
        });
        wrong += MPI_T_pvar_session_free(&session) != MPI_SUCCESS || MPI_T_cvar_handle_free(&sizes) != MPI_SUCCESS;
    }
    EXPECT_EQ(wrong, 0);
}

// 15.3.4, R176, R184: each thread initialises the interface, looks, and finalises it again, while others only use MPI.
TEST(ToolThreads, SessionsBesideCalls)
{
    MPI_Comm comm = own_comm();
    const int sends = index_of("MPI_Send", MPI_T_PVAR_CLASS_COUNTER);
    mistakes wrong{0};
    in_threads([&](int me) {
        for (int i = 0; i < rounds; ++i) {
            wrong += use_mpi(comm, me, i);
            if (me < 2)
                continue;
            int provided = -1, count = 0, flag = -1;
            MPI_T_pvar_session session;
            MPI_T_pvar_handle counter, last;
            unsigned long long before = 0, after = 0;
            char error_message[MPI_MAX_ERROR_STRING];
            wrong +=
                MPI_T_init_thread(MPI_THREAD_MULTIPLE, &provided) != MPI_SUCCESS || provided != MPI_THREAD_MULTIPLE;
            wrong += MPI_T_pvar_session_create(&session) != MPI_SUCCESS;
            wrong += MPI_T_pvar_handle_alloc(session, sends, nullptr, &counter, &count) != MPI_SUCCESS;
            wrong += MPI_T_pvar_handle_alloc(session, index_of("last_error", MPI_T_PVAR_CLASS_GENERIC), nullptr, &last,
                                             &count) != MPI_SUCCESS;
            wrong += MPI_T_pvar_start(session, MPI_T_PVAR_ALL_HANDLES) != MPI_SUCCESS;
            wrong += MPI_T_pvar_read(session, counter, &before) != MPI_SUCCESS;
            wrong += use_mpi(comm, me, i);
            wrong += MPI_T_pvar_read(session, counter, &after) != MPI_SUCCESS || after < before + 1;
            wrong += MPI_T_pvar_read(session, last, error_message) != MPI_SUCCESS ||
                     std::strstr(error_message, "MPI_Send") == nullptr;
            wrong += MPI_T_pvar_session_free(&session) != MPI_SUCCESS;
            wrong += MPI_T_category_changed(&flag) != MPI_SUCCESS || MPI_T_finalize() != MPI_SUCCESS;
        }
    });
    EXPECT_EQ(wrong, 0);
    MPI_Comm_free(&comm);
}

// 15.3.6: control variables are written and read while calls go by them.
TEST(ToolThreads, ControlVariables)
{
    MPI_Comm comm = own_comm();
    const char *const names[] = {"check_arguments", "eager_size", "memory_limit", "error_verbosity", "thread_level"};
    mistakes wrong{0};
    in_threads([&](int me) {
        for (int i = 0; i < rounds; ++i) {
            if (me != 0) {
                int got = -7;
                wrong += MPI_Send(&i, 1, MPI_INT, 0, me, comm) != MPI_SUCCESS || !(MPI_Wtime() > 0);
                wrong += MPI_Recv(&got, 1, MPI_INT, 0, me, comm, MPI_STATUS_IGNORE) != MPI_SUCCESS || got != i;
                continue;
            }
            int index = -1, count = 0;
            unsigned long long value = 0;
            MPI_T_cvar_handle handle;
            wrong += MPI_T_cvar_get_index(names[i % 5], &index) != MPI_SUCCESS;
            wrong += MPI_T_cvar_handle_alloc(index, nullptr, &handle, &count) != MPI_SUCCESS;
            wrong += MPI_T_cvar_read(handle, &value) != MPI_SUCCESS;
            const int code = MPI_T_cvar_write(handle, &value);
            wrong += code != (i % 5 == 4 ? int{MPI_T_ERR_CVAR_SET_NEVER} : int{MPI_SUCCESS});
            wrong += MPI_T_cvar_handle_free(&handle) != MPI_SUCCESS;
        }
    });
    EXPECT_EQ(wrong, 0);
    MPI_Comm_free(&comm);
}

struct told {
    std::atomic<int> events{0}, after_the_end{0}, ends{0}, dropped{0};
};

void count_event(MPI_T_event_instance event, MPI_T_event_registration, MPI_T_cb_safety, void *user_data)
{
    auto *const by = static_cast<told *>(user_data);
    int first = 0;
    MPI_Count time = 0;
    by->after_the_end += by->ends != 0;
    if (MPI_T_event_read(event, 0, &first) == MPI_SUCCESS && MPI_T_event_get_timestamp(event, &time) == MPI_SUCCESS)
        ++by->events;
}

void count_end(MPI_T_event_registration, MPI_T_cb_safety, void *user_data) { ++static_cast<told *>(user_data)->ends; }

void count_dropped(MPI_Count, MPI_T_event_registration, int, MPI_T_cb_safety, void *user_data)
{
    if (user_data != nullptr)
        ++static_cast<told *>(user_data)->dropped;
}

// 15.3.8, R189, R190: registrations are made, changed and freed while other threads raise their events: no callback comes after
// the one that tells of the end, which comes once.
TEST(ToolThreads, Registrations)
{
    MPI_Comm comm = own_comm();
    std::vector<told> all(rounds);
    const char *const names[] = {"message_arrived", "request_completed", "comm_created", "error_raised"};
    mistakes wrong{0};
    std::atomic<bool> is_over{false};
    MPI_Info info;
    MPI_Info_create(&info);
    in_threads([&](int me) {
        for (int i = 0; me != 0 && !is_over; ++i) {
            wrong += use_mpi(comm, me, i);
            if (me == 1)
                wrong += MPI_Info_set(info, "bindery_solo_every", i % 2 ? "2" : "1") != MPI_SUCCESS;
        }
        for (int i = 0; me == 0 && i < rounds; ++i) {
            int index = -1;
            told &mine = all[static_cast<std::size_t>(i)];
            MPI_T_event_registration registration;
            MPI_Info used;
            wrong += MPI_T_event_get_index(names[i % 4], &index) != MPI_SUCCESS;
            wrong += MPI_T_event_handle_alloc(index, &comm, info, &registration) != MPI_SUCCESS;
            wrong += MPI_T_event_set_dropped_handler(registration, count_dropped) != MPI_SUCCESS;
            const MPI_T_cb_safety safety = i % 3 ? MPI_T_CB_REQUIRE_ASYNC_SIGNAL_SAFE : MPI_T_CB_REQUIRE_NONE;
            wrong += MPI_T_event_register_callback(registration, safety, info, &mine, count_event) != MPI_SUCCESS;
            wrong += MPI_T_event_handle_set_info(registration, info) != MPI_SUCCESS;
            wrong +=
                MPI_T_event_handle_get_info(registration, &used) != MPI_SUCCESS || MPI_Info_free(&used) != MPI_SUCCESS;
            use_mpi(comm, 0, i);
            wrong += MPI_T_event_handle_free(registration, &mine, count_end) != MPI_SUCCESS;
        }
        is_over = is_over || me == 0;
    });
    EXPECT_EQ(wrong, 0);
    for (const told &one : all) {
        EXPECT_EQ(one.ends, 1);
        EXPECT_EQ(one.after_the_end, 0);
    }
    MPI_Info_free(&info);
    MPI_Comm_free(&comm);
}

// 15.3.8: the time of an event is when it happened, though its callback runs when the call lets go of the library.
std::atomic<MPI_Count> arrived{0};
std::atomic<bool> has_arrived{false};

void note_time(MPI_T_event_instance event, MPI_T_event_registration, MPI_T_cb_safety, void *)
{
    MPI_Count when = 0;
    MPI_T_event_get_timestamp(event, &when);
    arrived = when;
    has_arrived = true;
}

TEST(ToolThreads, EventsHappenBeforeTheWait)
{
    MPI_Comm comm = own_comm();
    int index = -1, value = 0;
    MPI_T_event_registration registration;
    ASSERT_EQ(MPI_T_event_get_index("message_arrived", &index), MPI_SUCCESS);
    ASSERT_EQ(MPI_T_event_handle_alloc(index, &comm, MPI_INFO_NULL, &registration), MPI_SUCCESS);
    MPI_T_event_register_callback(registration, MPI_T_CB_REQUIRE_THREAD_SAFE, MPI_INFO_NULL, nullptr, note_time);
    MPI_Count begin = 0, end = 0;
    MPI_T_source_get_timestamp(0, &begin);
    std::thread sender([&] { MPI_Ssend(nullptr, 0, MPI_INT, 0, 0, comm); });
    EXPECT_EQ(MPI_Probe(0, 0, comm, MPI_STATUS_IGNORE), MPI_SUCCESS);
    for (int i = 0; i < 2000 && !has_arrived; ++i)
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    EXPECT_TRUE(has_arrived);  // the sender waits, and has told of it before
    MPI_T_source_get_timestamp(0, &end);
    EXPECT_EQ(MPI_Recv(&value, 1, MPI_INT, 0, 0, comm, MPI_STATUS_IGNORE), MPI_SUCCESS);
    sender.join();
    EXPECT_GE(arrived, begin);
    EXPECT_LE(arrived, end);
    EXPECT_EQ(MPI_T_event_handle_free(registration, nullptr, nullptr), MPI_SUCCESS);
    MPI_Comm_free(&comm);
}

// ---- everything at once ----

int keep_value(MPI_Comm, int, void *, void *from, void *to, int *flag)
{
    *static_cast<void **>(to) = from;
    *flag = 1;
    return MPI_SUCCESS;
}

// Threads share these objects: each does everything with them.
struct shared {
    MPI_Comm comm = own_comm();
    MPI_Datatype type = MPI_DATATYPE_NULL;
    MPI_Info info = MPI_INFO_NULL;
    int keyval = MPI_KEYVAL_INVALID;
    shared()
    {
        MPI_Type_vector(2, 1, 2, MPI_INT, &type);
        MPI_Type_commit(&type);
        MPI_Info_create(&info);
        MPI_Comm_create_keyval(keep_value, MPI_COMM_NULL_DELETE_FN, &keyval, nullptr);
        MPI_Buffer_attach(MPI_BUFFER_AUTOMATIC, 0);
    }
    ~shared()
    {
        void *old = nullptr;
        int size = 0;
        EXPECT_EQ(MPI_Buffer_detach(&old, &size), MPI_SUCCESS);
        EXPECT_EQ(MPI_Comm_free_keyval(&keyval), MPI_SUCCESS);
        EXPECT_EQ(MPI_Info_free(&info), MPI_SUCCESS);
        EXPECT_EQ(MPI_Type_free(&type), MPI_SUCCESS);
        EXPECT_EQ(MPI_Comm_free(&comm), MPI_SUCCESS);
    }
    shared(const shared &) = delete;
};

int send_in_modes(const shared &with, int me)
{
    int sent[3] = {me, 0, me}, got[2] = {-7, -7}, flag = 0;
    MPI_Request requests[3];
    MPI_Message message;
    int wrong = MPI_Issend(sent, 1, with.type, 0, me, with.comm, &requests[0]) != MPI_SUCCESS;
    wrong += MPI_Mprobe(0, me, with.comm, &message, MPI_STATUS_IGNORE) != MPI_SUCCESS;
    wrong += MPI_Imrecv(got, 2, MPI_INT, &message, &requests[1]) != MPI_SUCCESS;
    wrong += MPI_Ibsend(sent, 1, MPI_INT, 0, me, with.comm, &requests[2]) != MPI_SUCCESS;
    wrong += MPI_Waitall(3, requests, MPI_STATUSES_IGNORE) != MPI_SUCCESS || got[0] != me || got[1] != me;
    wrong += MPI_Iprobe(0, me, with.comm, &flag, MPI_STATUS_IGNORE) != MPI_SUCCESS || !flag;
    wrong += MPI_Recv(got, 1, MPI_INT, 0, me, with.comm, MPI_STATUS_IGNORE) != MPI_SUCCESS || got[0] != me;
    wrong += MPI_Irecv(got, 1, with.type, 0, me, with.comm, &requests[0]) != MPI_SUCCESS;
    return wrong + (MPI_Cancel(&requests[0]) != MPI_SUCCESS) +
           (MPI_Wait(&requests[0], MPI_STATUS_IGNORE) != MPI_SUCCESS);
}

int change_objects(const shared &with, int me, int round)
{
    MPI_Comm comm;
    MPI_Datatype type;
    MPI_Errhandler handler;
    MPI_Info used;
    void *value = nullptr;
    int flag = 0, sum = 0;
    int wrong = MPI_Comm_set_attr(with.comm, with.keyval, &used) != MPI_SUCCESS;
    wrong += MPI_Info_set(with.info, "mpi_assert_exact_length", round % 2 ? "true" : "false") != MPI_SUCCESS;
    wrong += MPI_Comm_dup_with_info(with.comm, with.info, &comm) != MPI_SUCCESS;
    wrong += MPI_Comm_get_attr(comm, with.keyval, &value, &flag) != MPI_SUCCESS || !flag;
    wrong += MPI_Comm_get_info(comm, &used) != MPI_SUCCESS || MPI_Info_free(&used) != MPI_SUCCESS;
    wrong += MPI_Comm_get_errhandler(with.comm, &handler) != MPI_SUCCESS ||
             MPI_Comm_set_errhandler(comm, handler) != MPI_SUCCESS;
    wrong += MPI_Errhandler_free(&handler) != MPI_SUCCESS;
    wrong += MPI_Type_contiguous(2, with.type, &type) != MPI_SUCCESS || MPI_Type_commit(&type) != MPI_SUCCESS;
    wrong +=
        MPI_Comm_set_name(with.comm, round % 2 ? "one name" : "another name, which is somewhat longer") != MPI_SUCCESS;
    wrong += MPI_Allreduce(&me, &sum, 1, MPI_INT, MPI_SUM, comm) != MPI_SUCCESS || sum != me;
    return wrong + (MPI_Type_free(&type) != MPI_SUCCESS) + (MPI_Comm_free(&comm) != MPI_SUCCESS);
}

// A session in which everything that can be started is, and a registration for each type of events.
struct instrumented_calls {
    MPI_T_pvar_session session;
    std::vector<MPI_T_event_registration> registrations;
    told heard;
    explicit instrumented_calls(MPI_Comm comm)
    {
        int variables = 0, events = 0;
        MPI_T_pvar_session_create(&session);
        MPI_T_pvar_get_num(&variables);
        for (int i = 0; i < variables && i < 60; ++i) {
            MPI_T_pvar_handle handle;
            int count = 0;
            EXPECT_EQ(MPI_T_pvar_handle_alloc(session, i, &comm, &handle, &count), MPI_SUCCESS);
        }
        EXPECT_EQ(MPI_T_pvar_start(session, MPI_T_PVAR_ALL_HANDLES), MPI_SUCCESS);
        MPI_T_event_get_num(&events);
        registrations.resize(static_cast<std::size_t>(events));
        for (int i = 0; i < events; ++i) {
            MPI_T_event_registration &one = registrations[static_cast<std::size_t>(i)];
            EXPECT_EQ(MPI_T_event_handle_alloc(i, &comm, MPI_INFO_NULL, &one), MPI_SUCCESS);
            MPI_T_event_register_callback(one, MPI_T_CB_REQUIRE_ASYNC_SIGNAL_SAFE, MPI_INFO_NULL, &heard, count_event);
        }
    }
    ~instrumented_calls()
    {
        for (const MPI_T_event_registration one : registrations)
            EXPECT_EQ(MPI_T_event_handle_free(one, &heard, count_end), MPI_SUCCESS);
        EXPECT_EQ(MPI_T_pvar_session_free(&session), MPI_SUCCESS);
    }
    instrumented_calls(const instrumented_calls &) = delete;
};

// All kinds of calls, all instrumented; one thread resets what the others count.
TEST(ToolThreads, EverythingWatched)
{
    shared with;
    instrumented_calls all(with.comm);
    mistakes wrong{0};
    in_threads([&](int me) {
        for (int i = 0; i < rounds / 4; ++i) {
            wrong += use_mpi(with.comm, me, i) + send_in_modes(with, me) + change_objects(with, me, i);
            if (me == 0)
                wrong += MPI_T_pvar_stop(all.session, MPI_T_PVAR_ALL_HANDLES) != MPI_SUCCESS ||
                         MPI_T_pvar_start(all.session, MPI_T_PVAR_ALL_HANDLES) != MPI_SUCCESS ||
                         MPI_T_pvar_reset(all.session, MPI_T_PVAR_ALL_HANDLES) != MPI_SUCCESS;
        }
    });
    EXPECT_EQ(wrong, 0);
    EXPECT_GT(all.heard.events, 0);
}

// R175: an error that has no error_message is told of as any other.
TEST(ToolThreads, ErrorsWithoutASentence)
{
    MPI_Comm comm = own_comm();
    MPI_T_pvar_session session;
    MPI_T_pvar_handle last;
    int count = 0;
    char error_message[MPI_MAX_ERROR_STRING] = "";
    MPI_T_pvar_session_create(&session);
    MPI_T_pvar_handle_alloc(session, index_of("last_error", MPI_T_PVAR_CLASS_GENERIC), nullptr, &last, &count);
    EXPECT_EQ(MPI_T_pvar_start(session, last), MPI_SUCCESS);
    EXPECT_EQ(MPI_Comm_call_errhandler(comm, 123456789), MPI_SUCCESS);
    EXPECT_EQ(MPI_T_pvar_read(session, last, error_message), MPI_SUCCESS);
    EXPECT_STREQ(error_message, "error code 123456789");
    MPI_T_pvar_session_free(&session);
    MPI_Comm_free(&comm);
}

}  // namespace

int main(int argc, char **argv)
{
    int provided = 0;
    if (MPI_T_init_thread(MPI_THREAD_MULTIPLE, &provided) != MPI_SUCCESS || provided != MPI_THREAD_MULTIPLE)
        return 1;
    const int result = run_tests(argc, argv, MPI_THREAD_MULTIPLE);
    MPI_T_finalize();
    return result;
}
