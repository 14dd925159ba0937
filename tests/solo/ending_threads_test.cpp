// Threads while MPI begins and ends (11.2, 11.4, R163 to R168), and calls that would never return (11.6). Each case is a
// process of its own: this program starts itself with the name of a case, and looks at how it ended.
#include "mpit_support.h"
#include "threads.h"

#include <cstring>

namespace {

constexpr int rounds = 100;

// Returns the exit status of a case: 0 is success.
int finish(const mistakes &wrong)
{
    if (wrong != 0)
        std::printf("%d calls did not do what they should\n", wrong.load());
    return wrong == 0 ? 0 : 90;
}

std::atomic<int> session_errors{0};
void count_session_error(MPI_Session *, int *, ...) { ++session_errors; }

// One round of what any thread may call at any time (R166).
int use_anything(int me, int round)
{
    int flag = -1, major = 0, minor = 0, added = 0, keys = 0, length = 0;
    char text[MPI_MAX_LIBRARY_VERSION_STRING];
    MPI_Info info, copied;
    MPI_Errhandler handler;
    int wrong = MPI_Initialized(&flag) != MPI_SUCCESS || MPI_Finalized(&flag) != MPI_SUCCESS;
    wrong += MPI_Get_version(&major, &minor) != MPI_SUCCESS || major != 5;
    wrong += MPI_Get_library_version(text, &length) != MPI_SUCCESS;
    wrong += MPI_Info_create(&info) != MPI_SUCCESS || MPI_Info_set(info, "key", me % 2 ? "odd" : "even") != MPI_SUCCESS;
    wrong +=
        MPI_Info_dup(info, &copied) != MPI_SUCCESS || MPI_Info_get_nkeys(copied, &keys) != MPI_SUCCESS || keys != 1;
    wrong += MPI_Info_free(&copied) != MPI_SUCCESS || MPI_Info_create_env(0, nullptr, &copied) != MPI_SUCCESS;
    wrong += class_of(MPI_Info_delete(info, "other")) != MPI_ERR_INFO_NOKEY;  // an error without an object
    wrong += MPI_Info_free(&copied) != MPI_SUCCESS || MPI_Info_free(&info) != MPI_SUCCESS;
    wrong += MPI_Session_create_errhandler(count_session_error, &handler) != MPI_SUCCESS;
    wrong += MPI_Errhandler_free(&handler) != MPI_SUCCESS;
    wrong += MPI_Add_error_class(&added) != MPI_SUCCESS || class_of(added) != added;
    wrong += MPI_Remove_error_class(added) != MPI_SUCCESS || message_of(MPI_ERR_RANK + round % 3).empty();
    return wrong;
}

// One round in a session of its own, with the error handler that is given.
int use_session(int me, MPI_Errhandler handler, MPI_Info info)
{
    MPI_Session session;
    MPI_Group group;
    MPI_Comm comm;
    int sent = me, received = -7;
    int wrong = MPI_Session_init(info, handler, &session) != MPI_SUCCESS;
    wrong += MPI_Group_from_session_pset(session, "mpi://SELF", &group) != MPI_SUCCESS;
    wrong += MPI_Comm_create_from_group(group, "test", MPI_INFO_NULL, MPI_ERRORS_RETURN, &comm) != MPI_SUCCESS;
    wrong += MPI_Sendrecv(&sent, 1, MPI_INT, 0, 0, &received, 1, MPI_INT, 0, 0, comm, MPI_STATUS_IGNORE) != MPI_SUCCESS;
    wrong += received != me || MPI_Session_call_errhandler(session, MPI_ERR_OTHER) != MPI_SUCCESS;
    wrong += MPI_Group_free(&group) != MPI_SUCCESS || MPI_Comm_free(&comm) != MPI_SUCCESS;
    return wrong + (MPI_Session_finalize(&session) != MPI_SUCCESS);
}

// The World Model begins with a level, is used and ends in one thread; the others go on meanwhile.
template <typename Action>
int beside_the_world(int level, Action &&action)
{
    mistakes wrong{0};
    in_threads([&](int me) {
        if (me != 0) {
            for (int i = 0; i < rounds; ++i)
                wrong += action(me, i);
            return;
        }
        int provided = -1;
        wrong += MPI_Init_thread(nullptr, nullptr, level, &provided) != MPI_SUCCESS || provided != level;
        wrong += MPI_Comm_set_errhandler(MPI_COMM_SELF, MPI_ERRORS_RETURN) != MPI_SUCCESS;
        for (int i = 0; i < 20; ++i) {
            MPI_Comm comm;
            wrong += MPI_Comm_dup(MPI_COMM_SELF, &comm) != MPI_SUCCESS || MPI_Comm_free(&comm) != MPI_SUCCESS;
            wrong += MPI_Comm_set_errhandler(MPI_COMM_SELF, MPI_ERRORS_RETURN) != MPI_SUCCESS;
        }
        wrong += MPI_Finalize() != MPI_SUCCESS;
    });
    return finish(wrong);
}

int table_case() { return beside_the_world(MPI_THREAD_MULTIPLE, use_anything); }
int table_funneled_case() { return beside_the_world(MPI_THREAD_FUNNELED, use_anything); }
int sessions_case()
{
    return beside_the_world(MPI_THREAD_MULTIPLE,
                            [](int me, int) { return use_session(me, MPI_ERRORS_RETURN, MPI_INFO_NULL); });
}

// 11.3.1: sessions may be opened by any thread, and each be used by a thread of its own, whatever its level is.
int low_sessions_case()
{
    mistakes wrong{0};
    MPI_Errhandler handler;
    MPI_Info info;
    MPI_Session session;
    MPI_Session_create_errhandler(count_session_error, &handler);
    MPI_Info_create(&info);
    MPI_Info_set(info, "thread_level", "MPI_THREAD_SINGLE");
    in_threads([&](int me) {
        for (int i = 0; i < 5 * rounds; ++i)
            wrong += use_session(me, handler, info);
    });
    wrong += session_errors != threads * 5 * rounds;
    wrong += MPI_Session_init(info, handler, &session) != MPI_SUCCESS || MPI_Errhandler_free(&handler) != MPI_SUCCESS;
    wrong += MPI_Session_call_errhandler(session, MPI_ERR_OTHER) != MPI_SUCCESS ||
             session_errors != threads * 5 * rounds + 1;
    wrong += MPI_Session_finalize(&session) != MPI_SUCCESS || MPI_Info_free(&info) != MPI_SUCCESS;
    return finish(wrong);
}

// R163: of several threads that initialise MPI one does; the others are told, through the initial error handler.
int one_begins_case()
{
    std::atomic<int> begun{0};
    mistakes wrong{0};
    in_threads([&](int) {
        int provided = -1;
        const int code = MPI_Init_thread(nullptr, nullptr, MPI_THREAD_MULTIPLE, &provided);
        begun += code == MPI_SUCCESS;
        wrong += code != MPI_SUCCESS && class_of(code) != MPI_ERR_OTHER;
    });
    wrong += begun != 1;
    MPI_Finalize();
    return finish(wrong);
}

// A thread that waits for a message for ever. The program goes on when it is surely about to.
void leave_one_waiting()
{
    int provided = -1;
    MPI_Init_thread(nullptr, nullptr, MPI_THREAD_MULTIPLE, &provided);
    std::thread([] {
        int received = -7;
        MPI_Send(&received, 0, MPI_INT, 0, 1, MPI_COMM_WORLD);
        MPI_Recv(&received, 1, MPI_INT, 0, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    }).detach();
    MPI_Recv(nullptr, 0, MPI_INT, 0, 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    usleep(20000);
}

int abort_case()
{
    leave_one_waiting();
    MPI_Abort(MPI_COMM_WORLD, 7);
    return 91;
}

int return_case()
{
    leave_one_waiting();
    return 8;
}

int error_case()
{
    leave_one_waiting();
    MPI_Send(nullptr, 0, MPI_INT, 1, 0, MPI_COMM_WORLD);
    return 91;
}

// R168: threads that abort at the same time, while others communicate and change names.
int aborts_case()
{
    int provided = -1;
    MPI_Init_thread(nullptr, nullptr, MPI_THREAD_MULTIPLE, &provided);
    in_threads([](int me) {
        for (int i = 0; i < 50 || me < 2; ++i) {
            int value = i;
            MPI_Comm_set_name(MPI_COMM_WORLD, i % 2 ? "a name that is too long for a short string" : "other");
            MPI_Sendrecv_replace(&value, 1, MPI_INT, 0, me, 0, me, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        }
        MPI_Abort(MPI_COMM_WORLD, 7);
    });
    return 91;
}

// ---- calls that would wait for ever ----

int never_returns(MPI_Comm comm, int which, MPI_Request *request)
{
    static char large[3 << 20];
    int value = 0, index = 0, done = 0, indices[1];
    MPI_Message message;
    MPI_Comm freed = comm;
    switch (which) {
    case 0:
        return MPI_Recv(&value, 1, MPI_INT, 0, 0, comm, MPI_STATUS_IGNORE);
    case 1:
        return MPI_Ssend(&value, 1, MPI_INT, 0, 0, comm);
    case 2:
        return MPI_Send(large, sizeof large, MPI_CHAR, 0, 0, comm);
    case 3:
        return MPI_Probe(0, 0, comm, MPI_STATUS_IGNORE);
    case 4:
        return MPI_Mprobe(0, 0, comm, &message, MPI_STATUS_IGNORE);
    case 5:
        return MPI_Sendrecv(&value, 1, MPI_INT, 0, 1, &index, 1, MPI_INT, 0, 0, comm, MPI_STATUS_IGNORE);
    case 6:
        return MPI_Wait(request, MPI_STATUS_IGNORE);
    case 7:
        return MPI_Waitall(1, request, MPI_STATUSES_IGNORE);
    case 8:
        return MPI_Waitany(1, request, &index, MPI_STATUS_IGNORE);
    case 9:
        return MPI_Waitsome(1, request, &done, indices, MPI_STATUSES_IGNORE);
    case 10:
        return MPI_Comm_disconnect(&freed);
    default:
        return MPI_SUCCESS;
    }
}

int loud_case(int level)
{
    mistakes wrong{0};
    int provided = -1;
    wrong += MPI_Init_thread(nullptr, nullptr, level, &provided) != MPI_SUCCESS || provided != level;
    MPI_Comm_set_errhandler(MPI_COMM_SELF, MPI_ERRORS_RETURN);
    MPI_Buffer_attach(MPI_BUFFER_AUTOMATIC, 0);
    for (int which = 0; which < 11; ++which) {
        MPI_Comm comm;
        int sent = 3, received = -7;
        MPI_Comm_dup(MPI_COMM_SELF, &comm);
        MPI_Bsend(&sent, 1, MPI_INT, 0, 5, comm);
        MPI_Request request, others[2];
        MPI_Irecv(&received, 1, MPI_INT, 0, 6, comm, &request);
        MPI_Grequest_start(nullptr, nullptr, nullptr, nullptr, &others[0]);
        MPI_Precv_init(&received, 1, 1, MPI_INT, 0, 0, comm, MPI_INFO_NULL, &others[1]);
        MPI_Start(&others[1]);
        const bool is_refused = class_of(never_returns(comm, which, &request)) == MPI_ERR_OTHER;
        if (!is_refused)
            std::printf("level %d, call %d\n", level, which);
        wrong += !is_refused;
        for (MPI_Request &other : others)
            wrong += class_of(MPI_Wait(&other, MPI_STATUS_IGNORE)) != MPI_ERR_OTHER;
        MPI_Cancel(&request);
        MPI_Wait(&request, MPI_STATUS_IGNORE);
        MPI_Recv(&received, 1, MPI_INT, 0, 5, comm, MPI_STATUS_IGNORE);
        wrong += received != 3;
        int left = -1;
        MPI_Iprobe(MPI_ANY_SOURCE, MPI_ANY_TAG, comm, &left, MPI_STATUS_IGNORE);
        wrong += left != 0;
        MPI_Comm_free(&comm);
    }
    return finish(wrong);
}

int single_case() { return loud_case(MPI_THREAD_SINGLE); }
int serialized_case() { return loud_case(MPI_THREAD_SERIALIZED); }
int one_thread_case() { return loud_case(MPI_THREAD_MULTIPLE); }

const struct {
    const char *name;
    int (*run)();
} cases[] = {{"table", table_case},           {"table_funneled", table_funneled_case},
             {"sessions", sessions_case},     {"low_sessions", low_sessions_case},
             {"one_begins", one_begins_case}, {"abort", abort_case},
             {"return", return_case},         {"error", error_case},
             {"aborts", aborts_case},         {"single", single_case},
             {"serialized", serialized_case}, {"one_thread", one_thread_case}};

outcome returning(const char *name) { return run_case(name, "BINDERY_SOLO_INITIAL_ERRHANDLER", "mpi_errors_return"); }

void expect_success(const outcome &found) { EXPECT_EQ(found.status, 0) << found.text; }

TEST(EndingThreads, AnyThreadAnyTime) { expect_success(returning("table")); }
TEST(EndingThreads, AnyThreadBesideOneOfMPI) { expect_success(returning("table_funneled")); }
TEST(EndingThreads, SessionsBesideTheWorld) { expect_success(returning("sessions")); }
TEST(EndingThreads, SessionsOfALowLevel) { expect_success(returning("low_sessions")); }
TEST(EndingThreads, OneBegins) { expect_success(returning("one_begins")); }

// R168, R154: what waits in another thread does not keep the process from ending.
TEST(EndingThreads, WaitingThreadsDoNotKeepTheProcess)
{
    EXPECT_EQ(run_case("abort").status, 7);
    EXPECT_EQ(run_case("return").status, 8);
    EXPECT_EQ(run_case("error").status, MPI_ERR_RANK);
}

TEST(EndingThreads, AbortsAtTheSameTime) { EXPECT_EQ(run_case("aborts").status, 7); }

// 11.6: without MPI_THREAD_MULTIPLE, or in the only thread of a process, nothing can end the wait, so that the call is an error;
// afterwards all is as before. The thread sanitizer has a thread of its own.
TEST(EndingThreads, NobodyWaitsForEver)
{
    expect_success(returning("single"));
    expect_success(returning("serialized"));
    const char *const preloaded = std::getenv("LD_PRELOAD");
    if (preloaded == nullptr || std::strstr(preloaded, "tsan") == nullptr)
        expect_success(returning("one_thread"));
}

}  // namespace

int main(int argc, char **argv)
{
    for (const auto &one : cases)
        if (argc > 1 && std::strcmp(argv[1], one.name) == 0)
            return one.run();
    testing::InitGoogleTest(&argc, argv);
    return RUN_ALL_TESTS();
}
