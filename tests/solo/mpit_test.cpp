// How the tool information interface begins and ends, its strings, enumerations and return codes (R175 to R180, R187).
#include "mpit_support.h"

#include <atomic>
#include <cstdlib>
#include <cstring>
#include <map>
#include <new>
#include <thread>
#include <vector>

// Memory that runs out when a test says so: the library uses this operator too.
static thread_local bool memory_is_out = false;
void *operator new(std::size_t bytes)
{
    void *const memory = memory_is_out ? nullptr : std::malloc(bytes != 0 ? bytes : 1);
    if (memory == nullptr)
        throw std::bad_alloc();
    return memory;
}
void operator delete(void *memory) noexcept { std::free(memory); }
void operator delete(void *memory, std::size_t) noexcept { std::free(memory); }

namespace {

// ---- cases, each in a process of its own ----

int mpi_state()
{
    const session of;
    return performance(of, "mpi_state", MPI_T_PVAR_CLASS_STATE).read<int>();
}

// Before MPI_Init, while it is active and after MPI_Finalize, in any order of ends (R176).
int around_mpi_case()
{
    int provided = -1, num = 0;
    if (MPI_T_init_thread(MPI_THREAD_MULTIPLE, &provided) != MPI_SUCCESS || provided != MPI_THREAD_MULTIPLE)
        return 1;
    if (MPI_T_cvar_get_num(&num) != MPI_SUCCESS || num < 1)
        return 2;
    if (mpi_state() != 0)
        return 8;
    MPI_Session open;
    MPI_Session_init(MPI_INFO_NULL, MPI_ERRORS_RETURN, &open);
    if (mpi_state() != 1)
        return 9;
    MPI_Session_finalize(&open);
    MPI_Init(nullptr, nullptr);
    if (MPI_T_pvar_get_num(&num) != MPI_SUCCESS || mpi_state() != 1)
        return 3;
    MPI_Finalize();
    if (mpi_state() != 2)
        return 10;
    if (MPI_T_pvar_get_num(&num) != MPI_SUCCESS || num < 1)
        return 4;
    if (MPI_T_finalize() != MPI_SUCCESS || MPI_T_finalize() != MPI_T_ERR_NOT_INITIALIZED)
        return 5;
    if (MPI_T_pvar_get_num(&num) != MPI_T_ERR_NOT_INITIALIZED)
        return 6;
    if (MPI_T_init_thread(MPI_THREAD_SINGLE, &provided) != MPI_SUCCESS || MPI_T_finalize() != MPI_SUCCESS)
        return 7;
    return 0;
}

// A thread level that is not there while MPI runs without locks: the highest that is (R165).
int late_multiple_case()
{
    MPI_Init(nullptr, nullptr);
    int provided = -1;
    if (MPI_T_init_thread(MPI_THREAD_MULTIPLE, &provided) != MPI_SUCCESS || provided != MPI_THREAD_SERIALIZED)
        return 1;
    MPI_T_finalize();
    MPI_Finalize();
    return 0;
}

// A tool with threads of its own makes no thread of the program that could end a wait: it is refused as ever.
int waiting_case()
{
    int provided = -1;
    MPI_T_init_thread(MPI_THREAD_MULTIPLE, &provided);
    MPI_Init(nullptr, nullptr);
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
    int value = 0, error_class = MPI_SUCCESS, level = -1;
    MPI_Error_class(MPI_Recv(&value, 1, MPI_INT, 0, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE), &error_class);
    MPI_Query_thread(&level);
    MPI_Finalize();
    MPI_T_finalize();
    return error_class == MPI_ERR_OTHER && level == MPI_THREAD_SINGLE ? 0 : 1;
}

int init_case()
{
    int provided = -1;
    std::printf("code %d\n", MPI_T_init_thread(MPI_THREAD_SINGLE, &provided));
    return 0;
}

const std::map<std::string, int (*)()> cases{{"around_mpi", around_mpi_case},
                                             {"late_multiple", late_multiple_case},
                                             {"waiting", waiting_case},
                                             {"init", init_case}};

}  // namespace

// R176: usable before MPI_Init and after MPI_Finalize.
TEST(ToolInterface, WorksBeforeAndAfterMpi)
{
    const outcome found = run_case("around_mpi");
    EXPECT_EQ(found.status, 0) << found.text;
}

TEST(ToolInterface, ProvidesTheLevelThatIsThere)
{
    const outcome found = run_case("late_multiple");
    EXPECT_EQ(found.status, 0) << found.text;
}

TEST(ToolInterface, LeavesWaitingAsItIs)
{
    const outcome found = run_case("waiting");
    EXPECT_EQ(found.status, 0) << found.text;
}

// R187: MPI_T_ERR_CANNOT_INIT.
TEST(ToolInterface, CanBeSwitchedOff)
{
    EXPECT_EQ(run_case("init").text, "code 0\n");
    EXPECT_EQ(run_case("init", "BINDERY_SOLO_TOOL_INTERFACE", "off").text,
              "code " + std::to_string(MPI_T_ERR_CANNOT_INIT) + "\n");
}

// R176: counted by reference; calls outside give MPI_T_ERR_NOT_INITIALIZED, one finalize too many an error.
TEST(ToolInterface, IsCountedByReference)
{
    int num = 0, provided = -1;
    EXPECT_EQ(MPI_T_cvar_get_num(&num), MPI_T_ERR_NOT_INITIALIZED);
    EXPECT_EQ(MPI_T_finalize(), MPI_T_ERR_NOT_INITIALIZED);
    EXPECT_EQ(MPI_T_init_thread(MPI_THREAD_SINGLE, &provided), MPI_SUCCESS);
    EXPECT_EQ(provided, MPI_THREAD_SINGLE);
    EXPECT_EQ(PMPI_T_init_thread(MPI_THREAD_FUNNELED, &provided), MPI_SUCCESS);
    EXPECT_EQ(MPI_T_finalize(), MPI_SUCCESS);
    EXPECT_EQ(MPI_T_cvar_get_num(&num), MPI_SUCCESS);
    EXPECT_EQ(PMPI_T_finalize(), MPI_SUCCESS);
    EXPECT_EQ(MPI_T_cvar_get_num(&num), MPI_T_ERR_NOT_INITIALIZED);
    EXPECT_EQ(MPI_T_init_thread(17, &provided), MPI_T_ERR_INVALID);
}

// R176, R187: every routine says so while the interface is not initialised.
TEST(ToolInterface, RefusesEveryRoutineWhileNotInitialized)
{
    int i = 0, j = 0;
    MPI_Count ticks = 0;
    const auto some = reinterpret_cast<void *>(0x7654321);
    auto cvar = static_cast<MPI_T_cvar_handle>(some);
    auto pvar = static_cast<MPI_T_pvar_handle>(some);
    auto of = static_cast<MPI_T_pvar_session>(some);
    const auto registration = static_cast<MPI_T_event_registration>(some);
    const auto instance = static_cast<MPI_T_event_instance>(some);
    const auto enumeration = static_cast<MPI_T_enum>(some);
    MPI_T_event_registration made_registration;
    MPI_T_cvar_handle made_cvar;
    MPI_T_pvar_handle made_pvar;
    MPI_Info info;
    const int codes[] = {
        MPI_T_category_changed(&i),
        MPI_T_category_get_categories(0, 1, &i),
        MPI_T_category_get_cvars(0, 1, &i),
        MPI_T_category_get_events(0, 1, &i),
        MPI_T_category_get_index("solo", &i),
        MPI_T_category_get_info(0, nullptr, nullptr, nullptr, nullptr, &i, &i, &i),
        MPI_T_category_get_num(&i),
        MPI_T_category_get_num_events(0, &i),
        MPI_T_category_get_pvars(0, 1, &i),
        MPI_T_cvar_get_index("eager_size", &i),
        MPI_T_cvar_get_info(0, nullptr, nullptr, &i, nullptr, nullptr, nullptr, nullptr, nullptr, nullptr),
        MPI_T_cvar_get_num(&i),
        MPI_T_cvar_handle_alloc(0, nullptr, &made_cvar, &j),
        MPI_T_cvar_handle_free(&cvar),
        MPI_T_cvar_read(cvar, &i),
        MPI_T_cvar_write(cvar, &i),
        MPI_T_enum_get_info(enumeration, &i, nullptr, nullptr),
        MPI_T_enum_get_item(enumeration, 0, &i, nullptr, nullptr),
        MPI_T_event_callback_get_info(registration, MPI_T_CB_REQUIRE_NONE, &info),
        MPI_T_event_callback_set_info(registration, MPI_T_CB_REQUIRE_NONE, MPI_INFO_NULL),
        MPI_T_event_copy(instance, &i),
        MPI_T_event_get_index("comm_freed", &i),
        MPI_T_event_get_info(0, nullptr, nullptr, &i, nullptr, nullptr, nullptr, nullptr, nullptr, nullptr, nullptr,
                             nullptr),
        MPI_T_event_get_num(&i),
        MPI_T_event_get_source(instance, &i),
        MPI_T_event_get_timestamp(instance, &ticks),
        MPI_T_event_handle_alloc(0, nullptr, MPI_INFO_NULL, &made_registration),
        MPI_T_event_handle_free(registration, nullptr, nullptr),
        MPI_T_event_handle_get_info(registration, &info),
        MPI_T_event_handle_set_info(registration, MPI_INFO_NULL),
        MPI_T_event_read(instance, 0, &i),
        MPI_T_event_register_callback(registration, MPI_T_CB_REQUIRE_NONE, MPI_INFO_NULL, nullptr, nullptr),
        MPI_T_event_set_dropped_handler(registration, nullptr),
        MPI_T_finalize(),
        MPI_T_pvar_get_index("time", 9, &i),
        MPI_T_pvar_get_info(0, nullptr, nullptr, &i, nullptr, nullptr, nullptr, nullptr, nullptr, nullptr, nullptr,
                            nullptr, nullptr),
        MPI_T_pvar_get_num(&i),
        MPI_T_pvar_handle_alloc(of, 0, nullptr, &made_pvar, &j),
        MPI_T_pvar_handle_free(of, &pvar),
        MPI_T_pvar_read(of, pvar, &i),
        MPI_T_pvar_readreset(of, pvar, &i),
        MPI_T_pvar_reset(of, pvar),
        MPI_T_pvar_session_create(&of),
        MPI_T_pvar_session_free(&of),
        MPI_T_pvar_start(of, pvar),
        MPI_T_pvar_stop(of, pvar),
        MPI_T_pvar_write(of, pvar, &i),
        MPI_T_source_get_info(0, nullptr, nullptr, nullptr, nullptr, nullptr, &ticks, nullptr, nullptr),
        MPI_T_source_get_num(&i),
        MPI_T_source_get_timestamp(0, &ticks)};
    EXPECT_EQ(std::size(codes), 50U);  // and MPI_T_init_thread: 51
    for (std::size_t n = 0; n < std::size(codes); ++n)
        EXPECT_EQ(codes[n], MPI_T_ERR_NOT_INITIALIZED) << "routine " << n;
}

// R176: threads may initialise at the same time.
TEST(ToolInterface, IsInitializedByThreadsAtOnce)
{
    std::atomic<int> failures{0};
    std::vector<std::thread> threads;
    for (int t = 0; t < 4; ++t) {
        threads.emplace_back([&] {
            for (int i = 0; i < 500; ++i) {
                int provided, num = 0;
                failures += MPI_T_init_thread(MPI_THREAD_MULTIPLE, &provided) != MPI_SUCCESS;
                failures += MPI_T_cvar_get_num(&num) != MPI_SUCCESS || num == 0;
                failures += MPI_T_finalize() != MPI_SUCCESS;
            }
        });
    }
    for (std::thread &t : threads)
        t.join();
    EXPECT_EQ(failures, 0);
    int num = 0;
    EXPECT_EQ(MPI_T_cvar_get_num(&num), MPI_T_ERR_NOT_INITIALIZED);
}

// R177: the string-length convention.
TEST(ToolInterface, GivesStringsWithTheirLengths)
{
    const tool_use tools;
    const int index = control_index("eager_size");
    const auto ask = [index](char *name, int *length) {
        return MPI_T_cvar_get_info(index, name, length, nullptr, nullptr, nullptr, nullptr, nullptr, nullptr, nullptr);
    };
    char name[32];
    int length = 0;
    EXPECT_EQ(ask(nullptr, &length), MPI_SUCCESS);
    EXPECT_EQ(length, 11);
    length = 0;
    std::memset(name, '#', sizeof name);
    EXPECT_EQ(ask(name, &length), MPI_SUCCESS);
    EXPECT_EQ(length, 11);
    EXPECT_EQ(name[0], '#');
    length = 6;
    EXPECT_EQ(ask(name, &length), MPI_SUCCESS);
    EXPECT_STREQ(name, "eager");
    EXPECT_EQ(name[6], '#');
    EXPECT_EQ(length, 11);
    length = 1;
    EXPECT_EQ(ask(name, &length), MPI_SUCCESS);
    EXPECT_STREQ(name, "");
    length = sizeof name;
    EXPECT_EQ(ask(name, &length), MPI_SUCCESS);
    EXPECT_STREQ(name, "eager_size");
    EXPECT_EQ(length, 11);
    std::memset(name, '#', sizeof name);
    EXPECT_EQ(ask(name, nullptr), MPI_SUCCESS);
    EXPECT_EQ(name[0], '#');
}

// R179, R187: enumerations of control variables, performance variables and events.
TEST(ToolInterface, NamesTheItemsOfEnumerations)
{
    const tool_use tools;
    MPI_T_enum type = MPI_T_ENUM_NULL;
    ASSERT_EQ(MPI_T_cvar_get_info(control_index("wtime_source"), nullptr, nullptr, nullptr, nullptr, &type, nullptr,
                                  nullptr, nullptr, nullptr),
              MPI_SUCCESS);
    int num = 0, length = 32, value = -1;
    char name[32];
    ASSERT_EQ(MPI_T_enum_get_info(type, &num, name, &length), MPI_SUCCESS);
    EXPECT_STREQ(name, "clock");
    ASSERT_EQ(num, 3);
    const char *const expected[] = {"monotonic", "realtime", "processor"};
    for (int i = 0; i < num; ++i) {
        length = 32;
        EXPECT_EQ(MPI_T_enum_get_item(type, i, &value, name, &length), MPI_SUCCESS);
        EXPECT_STREQ(name, expected[i]);
        EXPECT_EQ(value, i);
        EXPECT_EQ(length, static_cast<int>(std::strlen(name)) + 1);
    }
    EXPECT_EQ(MPI_T_enum_get_item(type, 0, nullptr, nullptr, nullptr), MPI_SUCCESS);
    EXPECT_EQ(MPI_T_enum_get_item(type, num, &value, nullptr, nullptr), MPI_T_ERR_INVALID_INDEX);
    EXPECT_EQ(MPI_T_enum_get_item(type, -1, &value, nullptr, nullptr), MPI_T_ERR_INVALID_INDEX);
    EXPECT_EQ(MPI_T_enum_get_info(MPI_T_ENUM_NULL, &num, nullptr, nullptr), MPI_T_ERR_INVALID_HANDLE);
    EXPECT_EQ(MPI_T_enum_get_info(reinterpret_cast<MPI_T_enum>(&num), &num, nullptr, nullptr),
              MPI_T_ERR_INVALID_HANDLE);
}

// R187: MPI_T_ERR_MEMORY; nothing is left half done.
TEST(ToolInterface, SaysWhenMemoryIsOut)
{
    const tool_use tools;
    MPI_T_pvar_session made = MPI_T_PVAR_SESSION_NULL;
    memory_is_out = true;
    const int code = MPI_T_pvar_session_create(&made);
    memory_is_out = false;
    EXPECT_EQ(code, MPI_T_ERR_MEMORY);
    EXPECT_EQ(made, MPI_T_PVAR_SESSION_NULL);
    EXPECT_EQ(MPI_T_pvar_session_create(&made), MPI_SUCCESS);
    EXPECT_EQ(MPI_T_pvar_session_free(&made), MPI_SUCCESS);
}

// R187: MPI_T_ERR_OUT_OF_SESSIONS and MPI_T_ERR_OUT_OF_HANDLES; after one was freed there is room again.
TEST(ToolInterface, SaysWhenThereAreNoMoreHandles)
{
    const tool_use tools;
    std::vector<MPI_T_pvar_session> sessions;
    MPI_T_pvar_session next;
    int code;
    while ((code = MPI_T_pvar_session_create(&next)) == MPI_SUCCESS && sessions.size() < 1000000)
        sessions.push_back(next);
    EXPECT_EQ(code, MPI_T_ERR_OUT_OF_SESSIONS);
    ASSERT_FALSE(sessions.empty());
    std::vector<MPI_T_cvar_handle> handles;
    MPI_T_cvar_handle handle;
    int count;
    const int index = control_index("eager_size");
    while ((code = MPI_T_cvar_handle_alloc(index, nullptr, &handle, &count)) == MPI_SUCCESS &&
           handles.size() < 10000000)
        handles.push_back(handle);
    EXPECT_EQ(code, MPI_T_ERR_OUT_OF_HANDLES);
    ASSERT_FALSE(handles.empty());
    EXPECT_EQ(MPI_T_cvar_handle_free(&handles.back()), MPI_SUCCESS);
    EXPECT_EQ(MPI_T_cvar_handle_alloc(index, nullptr, &handles.back(), &count), MPI_SUCCESS);
    for (MPI_T_cvar_handle &h : handles)
        EXPECT_EQ(MPI_T_cvar_handle_free(&h), MPI_SUCCESS);
    for (MPI_T_pvar_session &s : sessions)
        EXPECT_EQ(MPI_T_pvar_session_free(&s), MPI_SUCCESS);
}

// R187: wrong indices, names and handles, of every kind.
TEST(ToolInterface, RefusesWrongIndicesNamesAndHandles)
{
    const tool_use tools;
    int num = 0, index = -1, count = 0;
    MPI_T_cvar_handle cvar = MPI_T_CVAR_HANDLE_NULL;
    const auto info = [](int i) {
        return MPI_T_cvar_get_info(i, nullptr, nullptr, nullptr, nullptr, nullptr, nullptr, nullptr, nullptr, nullptr);
    };
    ASSERT_EQ(MPI_T_cvar_get_num(&num), MPI_SUCCESS);
    EXPECT_EQ(info(num - 1), MPI_SUCCESS);
    EXPECT_EQ(info(num), MPI_T_ERR_INVALID_INDEX);
    EXPECT_EQ(info(-1), MPI_T_ERR_INVALID_INDEX);
    EXPECT_EQ(MPI_T_cvar_handle_alloc(num, nullptr, &cvar, &count), MPI_T_ERR_INVALID_INDEX);
    EXPECT_EQ(cvar, MPI_T_CVAR_HANDLE_NULL);
    EXPECT_EQ(MPI_T_cvar_get_index("no such variable", &index), MPI_T_ERR_INVALID_NAME);
    EXPECT_EQ(MPI_T_cvar_get_index("", &index), MPI_T_ERR_INVALID_NAME);
    EXPECT_EQ(MPI_T_cvar_get_index(nullptr, &index), MPI_T_ERR_INVALID);
    EXPECT_EQ(MPI_T_cvar_get_index("eager_size", nullptr), MPI_T_ERR_INVALID);
    int value = 0;
    EXPECT_EQ(MPI_T_cvar_read(MPI_T_CVAR_HANDLE_NULL, &value), MPI_T_ERR_INVALID_HANDLE);
    EXPECT_EQ(MPI_T_cvar_read(reinterpret_cast<MPI_T_cvar_handle>(&value), &value), MPI_T_ERR_INVALID_HANDLE);
    EXPECT_EQ(MPI_T_cvar_handle_free(&cvar), MPI_T_ERR_INVALID_HANDLE);
    ASSERT_EQ(MPI_T_cvar_handle_alloc(0, nullptr, &cvar, &count), MPI_SUCCESS);
    MPI_T_cvar_handle copy = cvar;
    EXPECT_EQ(MPI_T_cvar_read(cvar, nullptr), MPI_T_ERR_INVALID);
    EXPECT_EQ(MPI_T_cvar_handle_free(&cvar), MPI_SUCCESS);
    EXPECT_EQ(MPI_T_cvar_read(copy, &value), MPI_T_ERR_INVALID_HANDLE);
    EXPECT_EQ(MPI_T_cvar_handle_free(&copy), MPI_T_ERR_INVALID_HANDLE);
}

// R175: an error here is never fatal and calls no handler, though MPI_COMM_SELF's would end the process.
TEST(ToolInterface, NeverCallsErrorHandlers)
{
    const tool_use tools;
    int index = -1;
    MPI_Comm_set_errhandler(MPI_COMM_SELF, MPI_ERRORS_ARE_FATAL);
    EXPECT_EQ(MPI_T_cvar_get_index("no such variable", &index), MPI_T_ERR_INVALID_NAME);
    MPI_Comm gone = MPI_COMM_NULL;
    MPI_T_cvar_handle handle;
    int count;
    EXPECT_EQ(MPI_T_cvar_handle_alloc(control_index("comm_eager_size"), &gone, &handle, &count),
              MPI_T_ERR_INVALID_HANDLE);
    MPI_Comm_set_errhandler(MPI_COMM_SELF, MPI_ERRORS_RETURN);
    int size = 0;
    EXPECT_EQ(MPI_Comm_size(MPI_COMM_WORLD, &size), MPI_SUCCESS);
}

// R147: the codes of the interface have a class and a error_message of their own.
TEST(ToolInterface, CodesAreClassesWithSentences)
{
    for (int code = MPI_T_ERR_CANNOT_INIT; code <= MPI_T_ERR_PVAR_NO_ATOMIC; ++code) {
        int error_class = -1, length = 0;
        char text[MPI_MAX_ERROR_STRING];
        EXPECT_EQ(MPI_Error_class(code, &error_class), MPI_SUCCESS);
        EXPECT_EQ(error_class, code);
        EXPECT_EQ(MPI_Error_string(code, text, &length), MPI_SUCCESS);
        EXPECT_GT(length, 0) << code;
    }
}

int main(int argc, char **argv)
{
    if (argc > 1 && cases.count(argv[1]) != 0)
        return cases.at(argv[1])();
    return run_tests(argc, argv);
}
