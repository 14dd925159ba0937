// How MPI starts and ends, and what is allowed before and after (R151, R152, R154, R163 to R168, R172). Each case is a process of
// its own: this program starts itself with the name of a case, and looks at what it wrote and how it ended.
#include "child.h"
#include "error_classes.h"

#include <mpi.h>

#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <map>
#include <string>
#include <thread>

namespace {

bool has(const outcome &found, const char *text) { return found.text.find(text) != std::string::npos; }

// ---- what the cases do: 0 is success, and a failed check writes its line ----

#define EXPECT(condition)                                       \
    do {                                                        \
        if (!(condition)) {                                     \
            std::printf("line %d: %s\n", __LINE__, #condition); \
            return 90;                                          \
        }                                                       \
    } while (0)

int flags_case()
{
    int flag = 7;
    EXPECT(MPI_Initialized(&flag) == MPI_SUCCESS && flag == 0);
    EXPECT(MPI_Finalized(&flag) == MPI_SUCCESS && flag == 0);
    MPI_Init(nullptr, nullptr);
    EXPECT(MPI_Initialized(&flag) == MPI_SUCCESS && flag == 1);
    EXPECT(MPI_Finalized(&flag) == MPI_SUCCESS && flag == 0);
    EXPECT(MPI_Finalize() == MPI_SUCCESS);
    EXPECT(MPI_Initialized(&flag) == MPI_SUCCESS && flag == 1);
    EXPECT(MPI_Finalized(&flag) == MPI_SUCCESS && flag == 1);
    return 0;
}

int session_only_case()
{
    int flag = 7;
    MPI_Session session;
    EXPECT(MPI_Session_init(MPI_INFO_NULL, MPI_ERRORS_RETURN, &session) == MPI_SUCCESS);
    EXPECT(MPI_Initialized(&flag) == MPI_SUCCESS && flag == 0);
    EXPECT(MPI_Session_finalize(&session) == MPI_SUCCESS && session == MPI_SESSION_NULL);
    EXPECT(MPI_Finalized(&flag) == MPI_SUCCESS && flag == 0);
    return 0;
}

int arguments_case(int argc, char **argv)
{
    int before = argc;
    EXPECT(MPI_Init(&argc, &argv) == MPI_SUCCESS && argc == before && std::strcmp(argv[1], "arguments") == 0);
    return MPI_Finalize();
}

int levels_case()
{
    int provided = -1, query = -1, is_main = 0;
    EXPECT(MPI_Init_thread(nullptr, nullptr, MPI_THREAD_SERIALIZED, &provided) == MPI_SUCCESS);
    EXPECT(provided == MPI_THREAD_SERIALIZED);
    EXPECT(MPI_Query_thread(&query) == MPI_SUCCESS && query == provided);
    EXPECT(MPI_Is_thread_main(&is_main) == MPI_SUCCESS && is_main == 1);
    std::thread([&] { MPI_Is_thread_main(&is_main); }).join();
    EXPECT(is_main == 0);
    return MPI_Finalize();
}

int multiple_case()
{
    int provided = -1;
    EXPECT(MPI_Init_thread(nullptr, nullptr, MPI_THREAD_MULTIPLE, &provided) == MPI_SUCCESS &&
           provided == MPI_THREAD_MULTIPLE);
    return MPI_Finalize();
}

int single_case()
{
    int query = -1;
    EXPECT(MPI_Init(nullptr, nullptr) == MPI_SUCCESS);
    EXPECT(MPI_Query_thread(&query) == MPI_SUCCESS && query == MPI_THREAD_SINGLE);
    return MPI_Finalize();
}

void ignore_error(MPI_Session *, int *, ...) {}

int any_time_calls()
{
    int version = 0, subversion = 0, length = 0, error_class = 0, code = 0, flag = 0, count = 0;
    char text[MPI_MAX_LIBRARY_VERSION_STRING];
    MPI_Info info, copy, environment;
    EXPECT(MPI_Get_version(&version, &subversion) == MPI_SUCCESS && version == 5 && subversion == 0);
    EXPECT(MPI_Get_library_version(text, &length) == MPI_SUCCESS);
    EXPECT(MPI_Abi_get_version(&version, &subversion) == MPI_SUCCESS && version == 1 && subversion == 0);
    EXPECT(MPI_Abi_get_info(&info) == MPI_SUCCESS && MPI_Info_free(&info) == MPI_SUCCESS);
    EXPECT(MPI_Info_create(&info) == MPI_SUCCESS && MPI_Info_set(info, "key", "value") == MPI_SUCCESS);
    EXPECT(MPI_Info_get_nkeys(info, &count) == MPI_SUCCESS && count == 1);
    EXPECT(MPI_Info_get_nthkey(info, 0, text) == MPI_SUCCESS && std::strcmp(text, "key") == 0);
    length = sizeof text;
    EXPECT(MPI_Info_get_string(info, "key", &length, text, &flag) == MPI_SUCCESS && flag &&
           std::strcmp(text, "value") == 0);
    EXPECT(MPI_Info_dup(info, &copy) == MPI_SUCCESS && MPI_Info_delete(copy, "key") == MPI_SUCCESS);
    EXPECT(MPI_Info_create_env(0, nullptr, &environment) == MPI_SUCCESS);
    for (MPI_Info *const each : {&info, &copy, &environment})
        EXPECT(MPI_Info_free(each) == MPI_SUCCESS && *each == MPI_INFO_NULL);
    EXPECT(MPI_Error_class(MPI_ERR_TAG, &error_class) == MPI_SUCCESS && error_class == MPI_ERR_TAG);
    EXPECT(MPI_Error_string(MPI_ERR_TAG, text, &length) == MPI_SUCCESS && length > 0);
    EXPECT(MPI_Add_error_class(&error_class) == MPI_SUCCESS && MPI_Add_error_code(error_class, &code) == MPI_SUCCESS);
    EXPECT(MPI_Add_error_string(code, "mine") == MPI_SUCCESS && MPI_Remove_error_string(code) == MPI_SUCCESS);
    EXPECT(MPI_Remove_error_code(code) == MPI_SUCCESS && MPI_Remove_error_class(error_class) == MPI_SUCCESS);
    MPI_Errhandler handler;
    EXPECT(MPI_Session_create_errhandler(ignore_error, &handler) == MPI_SUCCESS);
    EXPECT(MPI_Errhandler_free(&handler) == MPI_SUCCESS && handler == MPI_ERRHANDLER_NULL);
    return 0;
}

int any_time_case()
{
    const int before = any_time_calls();
    if (before != 0)
        return before;
    MPI_Init(nullptr, nullptr);
    MPI_Finalize();
    return any_time_calls();
}

// Errors before MPI_Init go to the initial handler, which the environment sets to MPI_ERRORS_RETURN here.
int order_case()
{
    int size = -1, provided = -1;
    EXPECT(class_of(MPI_Comm_size(MPI_COMM_WORLD, &size)) == MPI_ERR_OTHER);
    EXPECT(class_of(MPI_Finalize()) == MPI_ERR_OTHER);
    EXPECT(class_of(MPI_Init_thread(nullptr, nullptr, 3, &provided)) == MPI_ERR_ARG);
    EXPECT(MPI_Init(nullptr, nullptr) == MPI_SUCCESS);
    EXPECT(class_of(MPI_Init(nullptr, nullptr)) == MPI_ERR_OTHER);
    EXPECT(class_of(MPI_Init_thread(nullptr, nullptr, MPI_THREAD_SINGLE, &provided)) == MPI_ERR_OTHER);
    EXPECT(MPI_Comm_size(MPI_COMM_WORLD, &size) == MPI_SUCCESS && size == 1);
    EXPECT(MPI_Finalize() == MPI_SUCCESS);
    EXPECT(class_of(MPI_Finalize()) == MPI_ERR_OTHER);
    EXPECT(class_of(MPI_Init(nullptr, nullptr)) == MPI_ERR_OTHER);
    EXPECT(class_of(MPI_Comm_size(MPI_COMM_WORLD, &size)) == MPI_ERR_OTHER);
    return 0;
}

int too_early_case()
{
    int size;
    return MPI_Comm_size(MPI_COMM_WORLD, &size);
}

int too_late_case()
{
    MPI_Init(nullptr, nullptr);
    MPI_Finalize();
    return MPI_Barrier(MPI_COMM_WORLD);
}

int second_init_case()
{
    MPI_Init(nullptr, nullptr);
    MPI_Finalize();
    return MPI_Init(nullptr, nullptr);
}

int fatal_case()
{
    MPI_Init(nullptr, nullptr);
    std::atexit([] { std::printf("at the end\n"); });
    std::printf("before the error\n");
    MPI_Send(nullptr, 0, MPI_INT, 5, 0, MPI_COMM_WORLD);
    std::printf("after the error\n");
    return 0;
}

int fatal_on_duplicate_case()
{
    MPI_Comm copy;
    MPI_Init(nullptr, nullptr);
    MPI_Comm_dup(MPI_COMM_WORLD, &copy);
    MPI_Comm_set_name(copy, "my copy");
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
    MPI_Comm_set_errhandler(MPI_COMM_SELF, MPI_ERRORS_RETURN);
    MPI_Comm_call_errhandler(copy, MPI_ERR_TOPOLOGY);
    return 0;
}

int errors_abort_case()
{
    MPI_Init(nullptr, nullptr);
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_ABORT);
    MPI_Comm_call_errhandler(MPI_COMM_WORLD, MPI_ERR_RANK);
    return 0;
}

int fatal_callback_case()
{
    int key = MPI_KEYVAL_INVALID;
    MPI_Init(nullptr, nullptr);
    MPI_Comm_create_keyval(
        MPI_COMM_NULL_COPY_FN, [](MPI_Comm, int, void *, void *) -> int { return MPI_ERR_OTHER; }, &key, nullptr);
    MPI_Comm_set_attr(MPI_COMM_WORLD, key, nullptr);
    return MPI_Comm_delete_attr(MPI_COMM_WORLD, key);
}

int fatal_grequest_case()
{
    MPI_Request request;
    MPI_Init(nullptr, nullptr);
    MPI_Grequest_start([](void *, MPI_Status *) -> int { return MPI_ERR_IO; }, nullptr, nullptr, nullptr, &request);
    MPI_Grequest_complete(request);
    return MPI_Wait(&request, MPI_STATUS_IGNORE);
}

int fatal_waitall_case()
{
    int room = 0;
    const int two[2] = {1, 2};
    MPI_Request requests[2];
    MPI_Status statuses[2];
    MPI_Init(nullptr, nullptr);
    MPI_Irecv(&room, 1, MPI_INT, 0, 3, MPI_COMM_WORLD, &requests[0]);
    MPI_Isend(two, 2, MPI_INT, 0, 3, MPI_COMM_WORLD, &requests[1]);
    return MPI_Waitall(2, requests, statuses);
}

int fatal_code_of_user_case()
{
    int error_class = 0, code = 0;
    MPI_Init(nullptr, nullptr);
    MPI_Add_error_class(&error_class);
    MPI_Add_error_code(error_class, &code);
    MPI_Add_error_string(code, "the disk is full");
    return MPI_Comm_call_errhandler(MPI_COMM_SELF, code);
}

int fatal_unknown_code_case()
{
    MPI_Init(nullptr, nullptr);
    return MPI_Comm_call_errhandler(MPI_COMM_WORLD, 12345);
}

int fatal_session_case()
{
    MPI_Info info;
    MPI_Session session;
    MPI_Info_create(&info);
    MPI_Session_init(MPI_INFO_NULL, MPI_ERRORS_ARE_FATAL, &session);
    return MPI_Session_get_pset_info(session, "app://ocean", &info);
}

// An error that belongs to no object goes to MPI_COMM_SELF, not to MPI_COMM_WORLD.
int on_self_case()
{
    MPI_Init(nullptr, nullptr);
    MPI_Comm_set_errhandler(MPI_COMM_SELF, MPI_ERRORS_RETURN);
    MPI_Info info = MPI_INFO_NULL;
    EXPECT(class_of(MPI_Info_free(&info)) == MPI_ERR_INFO);
    MPI_Comm comm = MPI_COMM_NULL;
    EXPECT(class_of(MPI_Comm_free(&comm)) == MPI_ERR_COMM);
    return MPI_Finalize();
}

MPI_Comm noted = MPI_COMM_NULL;
void note_comm(MPI_Comm *comm, int *, ...) { noted = *comm; }

// Nor if both have handlers of their own; a program that has set that of MPI_COMM_WORLD alone, as MPI-3 has it, gets it there.
int on_world_case()
{
    MPI_Init(nullptr, nullptr);
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
    MPI_Datatype predefined = MPI_CXX_BOOL;
    EXPECT(class_of(MPI_Type_free(&predefined)) == MPI_ERR_TYPE && predefined == MPI_CXX_BOOL);
    MPI_Errhandler handler;
    MPI_Comm_create_errhandler(note_comm, &handler);
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, handler);
    EXPECT(class_of(MPI_Type_free(&predefined)) == MPI_ERR_TYPE && noted == MPI_COMM_WORLD);
    MPI_Comm_set_errhandler(MPI_COMM_SELF, handler);
    EXPECT(class_of(MPI_Type_free(&predefined)) == MPI_ERR_TYPE && noted == MPI_COMM_SELF);
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_ARE_FATAL);
    EXPECT(class_of(MPI_Type_free(&predefined)) == MPI_ERR_TYPE);
    MPI_Errhandler_free(&handler);
    MPI_Comm_set_errhandler(MPI_COMM_SELF, MPI_ERRORS_ARE_FATAL);
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
    MPI_Type_free(&predefined);
    return 0;
}

int abort_with(int code)
{
    MPI_Init(nullptr, nullptr);
    std::printf("unflushed");
    MPI_Abort(MPI_COMM_WORLD, code);
    std::printf("after the abort");
    return 0;
}

int abort_again_case()
{
    MPI_Init(nullptr, nullptr);
    std::atexit([] { MPI_Abort(MPI_COMM_SELF, 4); });
    MPI_Abort(MPI_COMM_WORLD, 3);
    return 0;
}

int order[4], called = 0, was_finalized = -1, sum = -1;

int note_deletion(MPI_Comm comm, int, void *value, void *)
{
    MPI_Finalized(&was_finalized);
    const int one = 21;
    MPI_Allreduce(&one, &sum, 1, MPI_INT, MPI_SUM, comm);
    order[called++] = static_cast<int>(reinterpret_cast<std::intptr_t>(value));
    return MPI_SUCCESS;
}

int self_attributes_case()
{
    int keys[3];
    MPI_Init(nullptr, nullptr);
    for (std::intptr_t i = 0; i < 3; ++i) {
        MPI_Comm_create_keyval(MPI_COMM_NULL_COPY_FN, note_deletion, &keys[i], nullptr);
        MPI_Comm_set_attr(MPI_COMM_SELF, keys[i], reinterpret_cast<void *>(i + 1));
    }
    EXPECT(MPI_Finalize() == MPI_SUCCESS);
    EXPECT(called == 3 && order[0] == 3 && order[1] == 2 && order[2] == 1);
    EXPECT(was_finalized == 0 && sum == 21);
    return 0;
}

// MPI_COMM_WORLD's attributes are deleted after MPI_COMM_SELF's.
int world_attributes_case()
{
    int key;
    MPI_Init(nullptr, nullptr);
    MPI_Comm_create_keyval(MPI_COMM_NULL_COPY_FN, note_deletion, &key, nullptr);
    MPI_Comm_set_attr(MPI_COMM_SELF, key, reinterpret_cast<void *>(1));
    MPI_Comm_set_attr(MPI_COMM_WORLD, key, reinterpret_cast<void *>(2));
    MPI_Comm_free_keyval(&key);
    EXPECT(MPI_Finalize() == MPI_SUCCESS);
    EXPECT(called == 2 && order[0] == 1 && order[1] == 2);
    return 0;
}

int finalize_in_callback(MPI_Comm, int, void *, void *)
{
    return class_of(MPI_Finalize()) == MPI_ERR_OTHER ? MPI_SUCCESS : MPI_ERR_INTERN;
}

int nested_finalize_case()
{
    int key;
    MPI_Init(nullptr, nullptr);
    MPI_Comm_set_errhandler(MPI_COMM_SELF, MPI_ERRORS_RETURN);
    MPI_Comm_create_keyval(MPI_COMM_NULL_COPY_FN, finalize_in_callback, &key, nullptr);
    MPI_Comm_set_attr(MPI_COMM_SELF, key, nullptr);
    EXPECT(MPI_Finalize() == MPI_SUCCESS);
    return 0;
}

int verbose_case()
{
    MPI_Init(nullptr, nullptr);
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
    return MPI_Send(nullptr, 0, MPI_INT, 5, 0, MPI_COMM_WORLD) == MPI_ERR_RANK ? 1 : 2;
}

// R166: several threads before MPI_Init.
int threads_before_case()
{
    bool is_fine[4] = {};
    std::thread threads[4];
    for (int t = 0; t < 4; ++t)
        threads[t] = std::thread([&is_fine, t] {
            bool good = true;
            for (int i = 0; i < 2000; ++i) {
                MPI_Info info;
                char value[16];
                int flag = 0;
                good = good && MPI_Info_create(&info) == MPI_SUCCESS &&
                       MPI_Info_set(info, "key", std::to_string(t).c_str()) == 0;
                good = good && MPI_Info_get(info, "key", 15, value, &flag) == 0 && flag && std::atoi(value) == t;
                good = good && MPI_Info_free(&info) == MPI_SUCCESS;
            }
            is_fine[t] = good;
        });
    for (auto &thread : threads)
        thread.join();
    EXPECT(is_fine[0] && is_fine[1] && is_fine[2] && is_fine[3]);
    return 0;
}

// R140: a layer for Fortran may speak before MPI_Init.
int fortran_before_case()
{
    MPI_Info info;
    int truth = -1, falsehood = 0, size = 0;
    MPI_Info_create(&info);
    MPI_Info_set(info, "mpi_integer_size", "8");
    EXPECT(MPI_Abi_set_fortran_info(info) == MPI_SUCCESS);
    EXPECT(MPI_Abi_set_fortran_booleans(sizeof truth, &truth, &falsehood) == MPI_SUCCESS);
    MPI_Info_free(&info);
    MPI_Init(nullptr, nullptr);
    EXPECT(MPI_Type_size(MPI_INTEGER, &size) == MPI_SUCCESS && size == 8);
    return MPI_Finalize();
}

// Settings that the environment makes.
int clock_case()
{
    const double before = MPI_Wtime();
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
    const double passed = MPI_Wtime() - before;
    EXPECT(MPI_Wtick() > 0.0 && MPI_Wtick() < 1e-3);
    return passed < 0.04 ? 1 : before > 1e9 ? 2 : 3;  // processor time, real time, monotonic
}

int pages_case()
{
    char *memory = nullptr;
    MPI_Init(nullptr, nullptr);
    EXPECT(MPI_Alloc_mem(10000, MPI_INFO_NULL, &memory) == MPI_SUCCESS);
    EXPECT(reinterpret_cast<std::uintptr_t>(memory) % static_cast<std::uintptr_t>(sysconf(_SC_PAGESIZE)) == 0);
    for (int i = 0; i < 10000; ++i)
        EXPECT(memory[i] == 0);
    EXPECT(MPI_Free_mem(memory) == MPI_SUCCESS);
    return MPI_Finalize();
}

int limit_case()
{
    void *first = nullptr, *second = nullptr;
    MPI_Init(nullptr, nullptr);
    MPI_Comm_set_errhandler(MPI_COMM_SELF, MPI_ERRORS_RETURN);
    EXPECT(MPI_Alloc_mem(600, MPI_INFO_NULL, &first) == MPI_SUCCESS);
    EXPECT(class_of(MPI_Alloc_mem(600, MPI_INFO_NULL, &second)) == MPI_ERR_NO_MEM && second == nullptr);
    EXPECT(MPI_Free_mem(first) == MPI_SUCCESS);
    EXPECT(MPI_Alloc_mem(600, MPI_INFO_NULL, &second) == MPI_SUCCESS && MPI_Free_mem(second) == MPI_SUCCESS);
    return MPI_Finalize();
}

int start_time_case()
{
    timespec before, after;
    clock_gettime(CLOCK_MONOTONIC, &before);
    MPI_Init(nullptr, nullptr);
    MPI_Finalize();
    clock_gettime(CLOCK_MONOTONIC, &after);
    std::printf("%ld", (after.tv_sec - before.tv_sec) * 1000000 + (after.tv_nsec - before.tv_nsec) / 1000);
    return 0;
}

const std::map<std::string, int (*)()> cases = {
    {"flags", flags_case},
    {"session_only", session_only_case},
    {"levels", levels_case},
    {"multiple", multiple_case},
    {"single", single_case},
    {"any_time", any_time_case},
    {"order", order_case},
    {"too_early", too_early_case},
    {"too_late", too_late_case},
    {"second_init", second_init_case},
    {"fatal", fatal_case},
    {"fatal_on_duplicate", fatal_on_duplicate_case},
    {"fatal_callback", fatal_callback_case},
    {"fatal_grequest", fatal_grequest_case},
    {"fatal_waitall", fatal_waitall_case},
    {"fatal_code_of_user", fatal_code_of_user_case},
    {"fatal_unknown_code", fatal_unknown_code_case},
    {"fatal_session", fatal_session_case},
    {"errors_abort", errors_abort_case},
    {"on_self", on_self_case},
    {"on_world", on_world_case},
    {"abort_0", [] { return abort_with(0); }},
    {"abort_7", [] { return abort_with(7); }},
    {"abort_256", [] { return abort_with(256); }},
    {"abort_again", abort_again_case},
    {"self_attributes", self_attributes_case},
    {"world_attributes", world_attributes_case},
    {"nested_finalize", nested_finalize_case},
    {"verbose", verbose_case},
    {"threads_before", threads_before_case},
    {"clock", clock_case},
    {"pages", pages_case},
    {"limit", limit_case},
    {"fortran_before", fortran_before_case},
    {"start_time", start_time_case},
};

constexpr char initial[] = "BINDERY_SOLO_INITIAL_ERRHANDLER";

// ---- the tests ----

// R164
TEST(Startup, TellsWhatIsInitialisedAndFinalised) { EXPECT_EQ(run_case("flags").status, 0) << run_case("flags").text; }
TEST(Startup, IsNotInitialisedBySessions)
{
    EXPECT_EQ(run_case("session_only").status, 0) << run_case("session_only").text;
}
// R163
TEST(Startup, LeavesArgumentsAlone) { EXPECT_EQ(run_case("arguments").status, 0); }
// R165
TEST(Startup, ProvidesTheLevelThatIsRequired)
{
    EXPECT_EQ(run_case("levels").status, 0) << run_case("levels").text;
    EXPECT_EQ(run_case("multiple").status, 0);
    EXPECT_EQ(run_case("single").status, 0);
}
// R149, R166
TEST(Startup, AllowsTheCallsOfAnyTime) { EXPECT_EQ(run_case("any_time").status, 0) << run_case("any_time").text; }
TEST(Startup, LetsThreadsUseInfosBeforeInit)
{
    EXPECT_EQ(run_case("threads_before").status, 0) << run_case("threads_before").text;
}
// R140
TEST(Startup, LetsFortranDescribeItselfBeforeInit)
{
    EXPECT_EQ(run_case("fortran_before").status, 0) << run_case("fortran_before").text;
}
// R163, R166, R151: the launch key's handler returns
TEST(Startup, RefusesCallsInTheWrongOrder)
{
    const outcome found = run_case("order", initial, "mpi_errors_return");
    EXPECT_EQ(found.status, 0) << found.text;
}
// R152: the initial handler is fatal, and says what was wrong in one line
TEST(Startup, EndsTheProcessForCallsTooEarlyOrTooLate)
{
    for (const char *const name : {"too_early", "too_late", "second_init"}) {
        const outcome found = run_case(name);
        EXPECT_GT(found.status, 0) << name;
        EXPECT_LT(found.status, 128) << name;
        EXPECT_TRUE(has(found, "MPI_")) << found.text;
        EXPECT_EQ(found.text.find('\n'), found.text.size() - 1) << found.text;
    }
    EXPECT_TRUE(has(run_case("too_early"), "MPI_Comm_size: MPI is not initialised"));
}
TEST(Startup, WarnsOfAnInitialHandlerThatDoesNotExist)
{
    const outcome found = run_case("single", initial, "MPI_ERRORS_RETURN");
    EXPECT_EQ(found.status, 0);
    EXPECT_TRUE(has(found, initial)) << found.text;
}
// R154
TEST(Fatal, EndsTheProcessWithASentence)
{
    const outcome found = run_case("fatal");
    EXPECT_EQ(found.status, MPI_ERR_RANK);
    EXPECT_TRUE(has(found,
                    "MPI_Send: dest is not a rank of the communicator (MPI_ERR_RANK). MPI_ERRORS_ARE_FATAL, the error "
                    "handler of MPI_COMM_WORLD, ends the process."))
        << found.text;
    EXPECT_TRUE(has(found, "before the error") && has(found, "at the end")) << found.text;
    EXPECT_FALSE(has(found, "after the error")) << found.text;
}
// 9.3: wherever the code is from, the message has the routine, the class and the object.
TEST(Fatal, NamesRoutineClassAndObject)
{
    const auto expect = [](const char *name, const std::string &error, const std::string &object,
                           const char *value = "messages") {
        const outcome found = run_case(name, "BINDERY_SOLO_ERROR_VERBOSITY", value);
        EXPECT_EQ(found.text,
                  error + ". MPI_ERRORS_ARE_FATAL, the error handler of " + object + ", ends the process.\n");
    };
    expect("fatal_callback", "MPI_Comm_delete_attr: MPI_ERR_OTHER: an error of no other class", "MPI_COMM_WORLD");
    expect("fatal_grequest", "MPI_Wait: MPI_ERR_IO: input or output failed", "MPI_COMM_SELF");
    expect("fatal_waitall", "MPI_Waitall: MPI_ERR_IN_STATUS: the error codes are in the statuses", "MPI_COMM_WORLD");
    expect("fatal_code_of_user", "MPI_Comm_call_errhandler: the disk is full (error class 16384)", "MPI_COMM_SELF");
    expect("fatal_unknown_code", "MPI_Comm_call_errhandler: error code 12345 (of no error class)", "MPI_COMM_WORLD");
    expect("fatal_session",
           "MPI_Session_get_pset_info: pset_name is not the name of a process set of the session (MPI_ERR_ARG)",
           "a session");
    expect("fatal_session", "MPI_Session_get_pset_info: MPI_ERR_ARG: an argument is not valid", "a session", "classes");
}
TEST(Fatal, IsInheritedAndNamesItsObject)
{
    const outcome found = run_case("fatal_on_duplicate");
    EXPECT_EQ(found.status, MPI_ERR_TOPOLOGY);
    EXPECT_TRUE(has(found, "MPI_Comm_call_errhandler: MPI_ERR_TOPOLOGY: ") && has(found, "my copy")) << found.text;
}
TEST(Fatal, IsLikeErrorsAbortInOneProcess)
{
    const outcome found = run_case("errors_abort");
    EXPECT_EQ(found.status, MPI_ERR_RANK);
    EXPECT_TRUE(has(found, "MPI_ERRORS_ABORT")) << found.text;
}
// R151
TEST(Fatal, DoesNotComeFromWorldForErrorsWithoutAnObject)
{
    EXPECT_EQ(run_case("on_self").status, 0) << run_case("on_self").text;
}
TEST(Fatal, ComesFromSelfOnceItsHandlerIsSet)
{
    const outcome found = run_case("on_world");
    EXPECT_EQ(found.status, MPI_ERR_TYPE);
    EXPECT_TRUE(has(found, "MPI_COMM_SELF")) << found.text;
}
// The setting that prints every error
TEST(Fatal, PrintsReturnedErrorsToo)
{
    const outcome found = run_case("verbose", "BINDERY_SOLO_ERROR_VERBOSITY", "printed");
    EXPECT_EQ(found.status, 2);
    EXPECT_TRUE(has(found, "MPI_Send: dest")) << found.text;
    EXPECT_EQ(run_case("verbose", "BINDERY_SOLO_ERROR_VERBOSITY", "classes").status, 1);
}
// The settings of this chapter do what they say.
TEST(Settings, ChooseTheClock)
{
    EXPECT_EQ(run_case("clock", "BINDERY_SOLO_WTIME_SOURCE", "processor").status, 1);
    EXPECT_EQ(run_case("clock", "BINDERY_SOLO_WTIME_SOURCE", "realtime").status, 2);
    EXPECT_EQ(run_case("clock").status, 3);
}
TEST(Settings, ChooseTheAllocator) { EXPECT_EQ(run_case("pages", "BINDERY_SOLO_ALLOCATOR", "pages").status, 0); }
TEST(Settings, LimitMemory)
{
    const outcome found = run_case("limit", "BINDERY_SOLO_MEMORY_LIMIT", "1000");
    EXPECT_EQ(found.status, 0) << found.text;
}
// R168
TEST(Abort, GivesItsCodeToTheEnvironment)
{
    const outcome found = run_case("abort_7");
    EXPECT_EQ(found.status, 7);
    EXPECT_TRUE(has(found, "unflushed") && has(found, "error code 7")) << found.text;
    EXPECT_FALSE(has(found, "after the abort"));
    EXPECT_EQ(run_case("abort_0").status, 0);
    EXPECT_EQ(run_case("abort_256").status, 1);
}
TEST(Abort, MayComeAgainFromWhatRunsAtTheEnd)
{
    const int status = run_case("abort_again").status;
    EXPECT_TRUE(status == 3 || status == 4) << status;
}
// R172
TEST(Finalize, DeletesTheAttributesOfSelfFirst)
{
    EXPECT_EQ(run_case("self_attributes").status, 0) << run_case("self_attributes").text;
}
TEST(Finalize, DeletesTheAttributesOfWorld)
{
    EXPECT_EQ(run_case("world_attributes").status, 0) << run_case("world_attributes").text;
}
TEST(Finalize, IsRefusedWithinItself)
{
    EXPECT_EQ(run_case("nested_finalize").status, 0) << run_case("nested_finalize").text;
}
// The figure of start-up: at most 1 ms, the best of a few as the machine may be busy
TEST(Startup, TakesAtMostAMillisecond)
{
    long best = 1000000;
    for (int i = 0; i < 10; ++i)
        best = std::min(best, std::atol(run_case("start_time").text.c_str()));
    EXPECT_LE(best, 1000);
}

}  // namespace

int main(int argc, char **argv)
{
    if (argc > 1 && std::strcmp(argv[1], "arguments") == 0)
        return arguments_case(argc, argv);
    if (argc > 1 && cases.contains(argv[1]))
        return cases.at(argv[1])();
    testing::InitGoogleTest(&argc, argv);
    return RUN_ALL_TESTS();
}
