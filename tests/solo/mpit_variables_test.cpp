// Control variables: what is listed, and that each does what it says (R177 to R183).
#include "error_classes.h"
#include "mpit_support.h"

#include <cstdint>
#include <cstring>
#include <ctime>
#include <map>
#include <set>
#include <vector>

// A system with or without huge pages, as a test says: the library calls this.
static bool has_huge_pages = true;
static std::size_t huge_bytes = 0;
extern "C" int madvise(void *, std::size_t bytes, int) noexcept
{
    huge_bytes = bytes;
    return has_huge_pages ? 0 : -1;
}

namespace {

// A copy of MPI_COMM_WORLD whose errors are returned.
struct copied_comm {
    copied_comm()
    {
        MPI_Comm_dup(MPI_COMM_WORLD, &comm);
        MPI_Comm_set_errhandler(comm, MPI_ERRORS_RETURN);
    }
    ~copied_comm() { MPI_Comm_free(&comm); }
    MPI_Comm comm = MPI_COMM_NULL;
};

// A standard send that no receive waits for; if it was copied it is received again.
int send_alone(MPI_Comm comm, int bytes)
{
    const std::vector<char> sent(static_cast<std::size_t>(bytes), 'x');
    std::vector<char> received(sent.size(), ' ');
    const int code = MPI_Send(sent.data(), bytes, MPI_CHAR, 0, 7, comm);
    if (code == MPI_SUCCESS) {
        EXPECT_EQ(MPI_Recv(received.data(), bytes, MPI_CHAR, 0, 7, comm, MPI_STATUS_IGNORE), MPI_SUCCESS);
        EXPECT_EQ(received, sent);
    }
    return code;
}

// ---- cases, each in a process of its own ----

int print_case()
{
    int provided;
    MPI_T_init_thread(MPI_THREAD_SINGLE, &provided);
    for (const char *const name : {"memory_limit", "eager_size"}) {
        const control variable(name);
        std::printf("%s=%llu\n", name, variable.read<whole>());
    }
    for (const char *const name : {"check_arguments", "error_verbosity", "allocator", "wtime_source", "thread_limit"}) {
        const control variable(name);
        std::printf("%s=%d\n", name, variable.read<int>());
    }
    MPI_T_finalize();
    return 0;
}

int thread_limit_case()
{
    int provided = -1, level = -1;
    MPI_T_init_thread(MPI_THREAD_SINGLE, &level);
    const auto limit = new control("thread_limit");
    const control shown("thread_level");
    if (limit->write(MPI_THREAD_FUNNELED) != MPI_SUCCESS || shown.read<int>() != MPI_THREAD_FUNNELED)
        return 1;
    MPI_Init_thread(nullptr, nullptr, MPI_THREAD_MULTIPLE, &provided);
    if (provided != MPI_THREAD_FUNNELED || shown.read<int>() != MPI_THREAD_FUNNELED)
        return 2;
    if (limit->write(MPI_THREAD_MULTIPLE) != MPI_T_ERR_CVAR_SET_NOT_NOW)
        return 3;
    delete limit;
    MPI_Finalize();
    return 0;
}

int printed_error_case()
{
    MPI_Init(nullptr, nullptr);
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
    MPI_Send(nullptr, 0, MPI_INT, 99, 0, MPI_COMM_WORLD);
    MPI_Finalize();
    return 0;
}

const std::map<std::string, int (*)()> cases{
    {"print", print_case}, {"thread_limit", thread_limit_case}, {"printed_error", printed_error_case}};

struct shown {
    std::string name, description;
    int verbosity, bind, scope, items;
    MPI_Datatype type;
    bool operator==(const shown &) const = default;
};

shown show(int index)
{
    char name[256], description[1024];
    int name_length = sizeof name, description_length = sizeof description;
    shown found{};
    MPI_T_enum items = MPI_T_ENUM_NULL;
    EXPECT_EQ(MPI_T_cvar_get_info(index, name, &name_length, &found.verbosity, &found.type, &items, description,
                                  &description_length, &found.bind, &found.scope),
              MPI_SUCCESS);
    found.name = name;
    found.description = description;
    if (items != MPI_T_ENUM_NULL)
        EXPECT_EQ(MPI_T_enum_get_info(items, &found.items, nullptr, nullptr), MPI_SUCCESS);
    return found;
}

}  // namespace

// R178, R179, R180, R182: names are unique and found again, types are allowed ones, every query gives the same.
TEST(ControlVariables, AreDescribed)
{
    const tool_use tools;
    int num = 0;
    ASSERT_EQ(MPI_T_cvar_get_num(&num), MPI_SUCCESS);
    std::set<std::string> names;
    std::set<int> scopes;
    for (int index = 0; index < num; ++index) {
        const shown found = show(index);
        EXPECT_GE(found.name.size(), 1U);
        EXPECT_GT(found.description.size(), 10U);
        EXPECT_TRUE(names.insert(found.name).second) << found.name;
        EXPECT_EQ(control_index(found.name.c_str()), index);
        EXPECT_TRUE(found.type == MPI_INT || found.type == MPI_UNSIGNED_LONG_LONG || found.type == MPI_CHAR)
            << found.name;
        EXPECT_TRUE(found.items == 0 || found.type == MPI_INT);
        EXPECT_TRUE(found.bind == MPI_T_BIND_NO_OBJECT || found.bind == MPI_T_BIND_MPI_COMM);
        EXPECT_GE(found.verbosity, MPI_T_VERBOSITY_USER_BASIC);
        EXPECT_EQ(show(index), found);
        scopes.insert(found.scope);
    }
    EXPECT_EQ(scopes, (std::set<int>{MPI_T_SCOPE_CONSTANT, MPI_T_SCOPE_READONLY, MPI_T_SCOPE_LOCAL, MPI_T_SCOPE_GROUP,
                                     MPI_T_SCOPE_ALL, MPI_T_SCOPE_ALL_EQ}));
}

TEST(ControlVariables, ArgumentCheckingCanBeLeftOut)
{
    const tool_use tools;
    const control checks("check_arguments");
    ASSERT_EQ(checks.read<int>(), 1);
    EXPECT_EQ(MPI_T_cvar_get_num(nullptr), MPI_T_ERR_INVALID);
    EXPECT_EQ(class_of(MPI_Comm_size(MPI_COMM_WORLD, nullptr)), MPI_ERR_ARG);
    EXPECT_EQ(checks.write(0), MPI_SUCCESS);
    EXPECT_EQ(MPI_T_cvar_get_num(nullptr), MPI_SUCCESS);  // the implementation leaves a null result out
    EXPECT_EQ(checks.write(1), MPI_SUCCESS);
    EXPECT_EQ(MPI_T_cvar_get_num(nullptr), MPI_T_ERR_INVALID);
    EXPECT_EQ(checks.write(2), MPI_T_ERR_INVALID);  // no item of its enumeration
    EXPECT_EQ(checks.read<int>(), 1);
}

TEST(ControlVariables, MemoryIsLimited)
{
    const tool_use tools;
    const control limit("memory_limit");
    ASSERT_EQ(limit.read<whole>(), 0U);
    ASSERT_EQ(limit.write<whole>(1 << 20), MPI_SUCCESS);
    void *memory = nullptr;
    EXPECT_EQ(class_of(MPI_Alloc_mem(2 << 20, MPI_INFO_NULL, &memory)), MPI_ERR_NO_MEM);
    EXPECT_EQ(MPI_Alloc_mem(1 << 19, MPI_INFO_NULL, &memory), MPI_SUCCESS);
    EXPECT_EQ(class_of(send_alone(MPI_COMM_WORLD, 600000)), MPI_ERR_NO_MEM);
    EXPECT_EQ(send_alone(MPI_COMM_WORLD, 100000), MPI_SUCCESS);
    EXPECT_EQ(MPI_Free_mem(memory), MPI_SUCCESS);
    EXPECT_EQ(send_alone(MPI_COMM_WORLD, 600000), MPI_SUCCESS);
    EXPECT_EQ(limit.write<whole>(0), MPI_SUCCESS);
    EXPECT_EQ(send_alone(MPI_COMM_WORLD, 1 << 20), MPI_SUCCESS);
}

// A call without memory for the copy of its message takes back what it has begun; a nonblocking send keeps the data with the user.
TEST(ControlVariables, SendsWithoutMemory)
{
    const tool_use tools;
    const control limit("memory_limit");
    copied_comm own;
    std::vector<char> sent(4096, 's'), got(4096, '-'), later(4, 'l');
    MPI_Request request = MPI_REQUEST_NULL;
    int flag = -1;
    ASSERT_EQ(limit.write<whole>(1), MPI_SUCCESS);
    EXPECT_EQ(class_of(MPI_Isendrecv_replace(sent.data(), 4096, MPI_CHAR, 0, 1, 0, 2, own.comm, &request)),
              MPI_ERR_NO_MEM);
    EXPECT_EQ(class_of(MPI_Sendrecv(sent.data(), 4096, MPI_CHAR, 0, 1, got.data(), 4096, MPI_CHAR, 0, 2, own.comm,
                                    MPI_STATUS_IGNORE)),
              MPI_ERR_NO_MEM);
    EXPECT_EQ(class_of(MPI_Isendrecv(sent.data(), 4096, MPI_CHAR, 0, 1, got.data(), 4096, MPI_CHAR, 0, 2, own.comm,
                                     &request)),
              MPI_ERR_NO_MEM);
    EXPECT_EQ(request, MPI_REQUEST_NULL);
    MPI_Send(later.data(), 4, MPI_CHAR, 0, 2, own.comm);
    EXPECT_EQ(got[0], '-');
    MPI_Iprobe(0, 2, own.comm, &flag, MPI_STATUS_IGNORE);
    EXPECT_TRUE(flag);
    EXPECT_EQ(MPI_Recv(got.data(), 4096, MPI_CHAR, 0, 2, own.comm, MPI_STATUS_IGNORE), MPI_SUCCESS);

    sent[0] = 'i';
    EXPECT_EQ(MPI_Isend(sent.data(), 4096, MPI_CHAR, 0, 1, own.comm, &request), MPI_SUCCESS);
    MPI_Test(&request, &flag, MPI_STATUS_IGNORE);
    EXPECT_FALSE(flag);
    EXPECT_EQ(MPI_Recv(got.data(), 4096, MPI_CHAR, 0, 1, own.comm, MPI_STATUS_IGNORE), MPI_SUCCESS);
    EXPECT_EQ(MPI_Wait(&request, MPI_STATUS_IGNORE), MPI_SUCCESS);
    EXPECT_EQ(got, sent);
    EXPECT_EQ(limit.write<whole>(0), MPI_SUCCESS);
}

// 15.3.6: a variable of all communicators, and a variable bound to a communicator (R183).
TEST(ControlVariables, EagerSizesDecideWhatIsCopied)
{
    const tool_use tools;
    copied_comm a, b;
    const control general("eager_size");
    const control of_a("comm_eager_size", &a.comm), of_b("comm_eager_size", &b.comm);
    const whole before = general.read<whole>();
    EXPECT_EQ(of_a.read<whole>(), before);
    ASSERT_EQ(general.write<whole>(100), MPI_SUCCESS);
    EXPECT_EQ(of_a.read<whole>(), 100U);
    EXPECT_EQ(send_alone(a.comm, 100), MPI_SUCCESS);
    EXPECT_EQ(class_of(send_alone(a.comm, 101)), MPI_ERR_OTHER);
    ASSERT_EQ(of_a.write<whole>(1000), MPI_SUCCESS);
    EXPECT_EQ(of_a.read<whole>(), 1000U);
    EXPECT_EQ(of_b.read<whole>(), 100U);
    EXPECT_EQ(general.read<whole>(), 100U);
    EXPECT_EQ(send_alone(a.comm, 1000), MPI_SUCCESS);
    EXPECT_EQ(class_of(send_alone(a.comm, 1001)), MPI_ERR_OTHER);
    EXPECT_EQ(class_of(send_alone(b.comm, 101)), MPI_ERR_OTHER);
    EXPECT_EQ(of_b.write<whole>(0), MPI_SUCCESS);
    EXPECT_EQ(class_of(send_alone(b.comm, 1)), MPI_ERR_OTHER);
    EXPECT_EQ(send_alone(b.comm, 0), MPI_SUCCESS);
    EXPECT_EQ(of_a.write(~whole{0}), MPI_T_ERR_INVALID);
    EXPECT_EQ(of_a.read<whole>(), 1000U);
    EXPECT_EQ(general.write(before), MPI_SUCCESS);
}

// R183: binding to what is no communicator, and to a communicator that is freed later.
TEST(ControlVariables, AreBoundToValidObjectsOnly)
{
    const tool_use tools;
    const int index = control_index("comm_eager_size");
    MPI_T_cvar_handle handle = MPI_T_CVAR_HANDLE_NULL;
    int count = 0;
    whole value = 0;
    MPI_Comm none = MPI_COMM_NULL, wrong = reinterpret_cast<MPI_Comm>(&count);
    EXPECT_EQ(MPI_T_cvar_handle_alloc(index, nullptr, &handle, &count), MPI_T_ERR_INVALID);
    EXPECT_EQ(MPI_T_cvar_handle_alloc(index, &none, &handle, &count), MPI_T_ERR_INVALID_HANDLE);
    EXPECT_EQ(MPI_T_cvar_handle_alloc(index, &wrong, &handle, &count), MPI_T_ERR_INVALID_HANDLE);
    EXPECT_EQ(handle, MPI_T_CVAR_HANDLE_NULL);
    {
        copied_comm shortly;
        ASSERT_EQ(MPI_T_cvar_handle_alloc(index, &shortly.comm, &handle, &count), MPI_SUCCESS);
        EXPECT_EQ(count, 1);
    }
    EXPECT_EQ(MPI_T_cvar_read(handle, &value), MPI_T_ERR_INVALID_HANDLE);
    EXPECT_EQ(MPI_T_cvar_write(handle, &value), MPI_T_ERR_INVALID_HANDLE);
    EXPECT_EQ(MPI_T_cvar_handle_free(&handle), MPI_SUCCESS);
}

TEST(ControlVariables, ErrorsSayAsMuchAsWanted)
{
    const tool_use tools;
    const control verbosity("error_verbosity");
    char text[MPI_MAX_ERROR_STRING];
    int length = 0;
    ASSERT_EQ(verbosity.read<int>(), 1);
    int code = MPI_Send(nullptr, 0, MPI_INT, 99, 0, MPI_COMM_WORLD);
    EXPECT_NE(code, MPI_ERR_RANK);
    EXPECT_EQ(class_of(code), MPI_ERR_RANK);
    MPI_Error_string(code, text, &length);
    EXPECT_NE(std::string(text).find("MPI_Send"), std::string::npos) << text;
    ASSERT_EQ(verbosity.write(0), MPI_SUCCESS);
    EXPECT_EQ(MPI_Send(nullptr, 0, MPI_INT, 99, 0, MPI_COMM_WORLD), MPI_ERR_RANK);
    ASSERT_EQ(verbosity.write(1), MPI_SUCCESS);
    const outcome quiet = run_case("printed_error");
    EXPECT_EQ(quiet.text, "");
    const outcome printed = run_case("printed_error", "BINDERY_SOLO_ERROR_VERBOSITY", "printed");
    EXPECT_NE(printed.text.find("MPI_Send"), std::string::npos) << printed.text;
}

TEST(ControlVariables, MemoryComesFromTheAllocator)
{
    const tool_use tools;
    const control allocator("allocator");
    ASSERT_EQ(allocator.write(1), MPI_SUCCESS);
    const auto page = static_cast<std::uintptr_t>(sysconf(_SC_PAGESIZE));
    for (int i = 0; i < 8; ++i) {
        char *memory = nullptr;
        ASSERT_EQ(MPI_Alloc_mem(3000, MPI_INFO_NULL, &memory), MPI_SUCCESS);
        EXPECT_EQ(reinterpret_cast<std::uintptr_t>(memory) % page, 0U);
        EXPECT_EQ(std::string(memory, 3000), std::string(3000, '\0'));
        std::memset(memory, 'x', 3000);
        EXPECT_EQ(MPI_Free_mem(memory), MPI_SUCCESS);
    }
    ASSERT_EQ(allocator.write(0), MPI_SUCCESS);
    EXPECT_EQ(allocator.write(17), MPI_T_ERR_INVALID);
}

// R187: MPI_T_ERR_NOT_SUPPORTED, where the system has no huge pages.
TEST(ControlVariables, HugePagesAreRefusedWhereThereAreNone)
{
    const tool_use tools;
    const control allocator("allocator");
    has_huge_pages = false;
    EXPECT_EQ(allocator.write(2), MPI_T_ERR_NOT_SUPPORTED);
    EXPECT_EQ(allocator.read<int>(), 0);
    has_huge_pages = true;
    EXPECT_EQ(allocator.write(2), MPI_SUCCESS);
    char *memory = nullptr;
    ASSERT_EQ(MPI_Alloc_mem(3 << 20, MPI_INFO_NULL, &memory), MPI_SUCCESS);
    EXPECT_EQ(reinterpret_cast<std::uintptr_t>(memory) % (2 << 20), 0U);
    EXPECT_EQ(memory[0] | memory[(3 << 20) - 1], 0);
    EXPECT_EQ(huge_bytes, std::size_t{4} << 20);
    EXPECT_EQ(MPI_Free_mem(memory), MPI_SUCCESS);
    EXPECT_EQ(allocator.write(0), MPI_SUCCESS);
}

TEST(ControlVariables, WtimeComesFromTheClock)
{
    const tool_use tools;
    const control source("wtime_source");
    ASSERT_EQ(source.read<int>(), 0);
    timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    EXPECT_NEAR(MPI_Wtime(), static_cast<double>(now.tv_sec), 5.0);
    EXPECT_EQ(source.write(1), MPI_T_ERR_CVAR_SET_NOT_NOW);  // 9.6: time begins once
    EXPECT_EQ(source.read<int>(), 0);
}

// R182: MPI_T_ERR_CVAR_SET_NEVER and MPI_T_ERR_CVAR_SET_NOT_NOW.
TEST(ControlVariables, SomeAreNotWritten)
{
    const tool_use tools;
    const control version("library_version"), level("thread_level"), limit("thread_limit");
    char text[MPI_MAX_LIBRARY_VERSION_STRING] = "", expected[MPI_MAX_LIBRARY_VERSION_STRING];
    int length = 0;
    ASSERT_EQ(version.count, MPI_MAX_LIBRARY_VERSION_STRING);
    EXPECT_EQ(MPI_T_cvar_read(version.handle, text), MPI_SUCCESS);
    MPI_Get_library_version(expected, &length);
    EXPECT_STREQ(text, expected);
    EXPECT_EQ(MPI_T_cvar_write(version.handle, text), MPI_T_ERR_CVAR_SET_NEVER);
    EXPECT_EQ(level.read<int>(), MPI_THREAD_SINGLE);
    EXPECT_EQ(level.write(MPI_THREAD_MULTIPLE), MPI_T_ERR_CVAR_SET_NEVER);
    EXPECT_EQ(limit.write(MPI_THREAD_SINGLE), MPI_T_ERR_CVAR_SET_NOT_NOW);
    const outcome early = run_case("thread_limit");
    EXPECT_EQ(early.status, 0) << early.text;
}

// Every setting comes from the environment too; a wrong value is told of in one line, and the default stays.
TEST(ControlVariables, ComeFromTheEnvironment)
{
    const std::string defaults = run_case("print").text;
    EXPECT_EQ(defaults,
              "memory_limit=0\neager_size=1048576\ncheck_arguments=1\nerror_verbosity=1\nallocator=0\nwtime_source=0\n"
              "thread_limit=" +
                  std::to_string(MPI_THREAD_MULTIPLE) + "\n");
    const auto with = [](const char *variable, const char *value) {
        return run_case("print", (std::string("BINDERY_SOLO_") + variable).c_str(), value).text;
    };
    EXPECT_NE(with("MEMORY_LIMIT", "3G").find("memory_limit=3221225472\n"), std::string::npos);
    EXPECT_NE(with("EAGER_SIZE", "64K").find("eager_size=65536\n"), std::string::npos);
    EXPECT_NE(with("EAGER_SIZE", "0").find("eager_size=0\n"), std::string::npos);
    EXPECT_NE(with("CHECK_ARGUMENTS", "off").find("check_arguments=0\n"), std::string::npos);
    EXPECT_NE(with("ALLOCATOR", "pages").find("allocator=1\n"), std::string::npos);
    EXPECT_NE(with("WTIME_SOURCE", "processor").find("wtime_source=2\n"), std::string::npos);
    EXPECT_NE(with("THREAD_LIMIT", "serialized").find("thread_limit=" + std::to_string(MPI_THREAD_SERIALIZED) + "\n"),
              std::string::npos);
    EXPECT_EQ(
        with("WTIME_SOURCE", "sundial"),
        "solo: BINDERY_SOLO_WTIME_SOURCE=sundial is ignored; it must be one of: monotonic, realtime, processor\n" +
            defaults);
    for (const char *const wrong : {"", "many", "-1", "12Q", "1KB", "99999999999999999999", "99999999999T"})
        EXPECT_EQ(with("EAGER_SIZE", wrong),
                  std::string("solo: BINDERY_SOLO_EAGER_SIZE=") + wrong +
                      " is ignored; it must be a number of bytes, such as 65536, 64K or 1G\n" + defaults);
}

int main(int argc, char **argv)
{
    if (argc > 1 && cases.count(argv[1]) != 0)
        return cases.at(argv[1])();
    return run_tests(argc, argv);
}
