// Every routine with one wrong argument, for each argument and each way in which it can be wrong: the right error class comes
// through the right error handler, once, and nothing crashes (MPI 5.0, 9.3 and 9.4; R151). The calls are generated.
#include "error_classes.h"
#include "failing_memory.h"
#include "invalid_argument_call.h"

#include <gtest/gtest.h>

#include <csignal>
#include <cstdio>
#include <cstring>
#include <string>
#include <type_traits>
#include <unistd.h>

#define INVALID_ARGUMENT_CALLS(chapter) extern const routine_under_test invalid_argument_calls_##chapter[];
#include "invalid_argument/chapters.inc"
#undef INVALID_ARGUMENT_CALLS

namespace {

struct chapter {
    const char *name;
    const routine_under_test *routines;
};
const chapter chapters[] = {
#define INVALID_ARGUMENT_CALLS(chapter) {#chapter, invalid_argument_calls_##chapter},
#include "invalid_argument/chapters.inc"
#undef INVALID_ARGUMENT_CALLS
};

// The name of the running case, for the last word of a crash.
char running[256];

void report_and_exit(int signal)
{
    const char *const end = signal == SIGALRM ? ": hangs\n" : ": crashes\n";
    const bool is_told = write(2, running, std::strlen(running)) > 0 && write(2, end, std::strlen(end)) > 0;
    _exit(is_told ? 3 : 4);
}

std::string string_of(int code)
{
    char text[MPI_MAX_ERROR_STRING] = "";
    int length;
    MPI_Error_string(code, text, &length);
    return text;
}

// Where an error of this call has to go: R151.
note expected_note(const routine_under_test &routine, const invalid_argument_call &call, int wrong, int code)
{
    const bool is_lost = routine.place == 0 || routine.place == wrong;
    const bool is_unknown = routine.place == wrong && call.defect().ends_with("a null pointer");
    if (routine.on == BND_ON_FILE && !is_unknown)
        return {BND_ON_FILE, is_lost ? MPI_FILE_NULL : call.made_at(routine.place), code};
    if (is_lost)
        return {BND_ON_COMM, MPI_COMM_SELF, code};
    switch (routine.on) {
    case BND_ON_COMM:
        return {BND_ON_COMM, call.made_at(routine.place), code};
    case BND_ON_WIN:
        return {BND_ON_WIN, call.made_at(routine.place), code};
    case BND_ON_SESSION:
        return {BND_ON_SESSION, call.made_at(routine.place), code};
    case BND_ON_REQUEST:
    case BND_ON_MESSAGE:
        return {BND_ON_COMM, fixed.comm, code};
    default:
        return {BND_ON_COMM, MPI_COMM_SELF, code};
    }
}

void check(const routine_under_test &routine, const invalid_argument_call &call, int wrong, int code)
{
    const std::string what = std::string(routine.name) + ", argument " + call.defect();
    ASSERT_NE(code, MPI_SUCCESS) << what;
    const int error_class = class_of(code);
    const bool is_lacking = routine.is_lacking && error_class == MPI_ERR_UNSUPPORTED_OPERATION;
    EXPECT_TRUE(call.expects(error_class) || is_lacking) << what << " gives " << error_class << ", " << string_of(code);
    EXPECT_EQ(string_of(code).rfind(std::string(routine.name) + ": ", 0), 0U) << what << ": " << string_of(code);
    if (call.gives_handler() && notes.empty())
        return;
    ASSERT_EQ(notes.size(), 1U) << what;
    if (is_lacking && routine.on != BND_ON_COMM)
        return;
    const note expected = expected_note(routine, call, wrong, code);
    EXPECT_EQ(notes[0].on, expected.on) << what;
    EXPECT_EQ(notes[0].handle, expected.handle) << what;
    EXPECT_EQ(notes[0].code, code) << what;
}

// All ways in which one argument can be wrong; how many there were.
int try_argument(const routine_under_test &routine, int position)
{
    for (int way = 0;; ++way) {
        invalid_argument_call call(routine.name, position, way);
        std::snprintf(running, sizeof running, "%s, argument %d, way %d", routine.name, position, way);
        notes.clear();
        try {
            const int code = routine.call(call);
            check(routine, call, position, code);
        } catch (no_more_ways) {
            EXPECT_TRUE(notes.empty()) << running << ": making the arguments failed";
            return way;
        }
    }
}

class WrongArguments : public testing::TestWithParam<chapter> {};

TEST_P(WrongArguments, AreRefused)
{
    int tried = 0;
    for (const routine_under_test *routine = GetParam().routines; routine->name != nullptr; ++routine)
        for (int position = 1; position <= routine->arguments; ++position)
            tried += try_argument(*routine, position);
    EXPECT_GT(tried, 0);
    std::printf("%d wrong calls\n", tried);
}

// ---- every routine while memory fails ----

long failing_number = 0;  // 0: none does
bool fails_for_good = false;
bool has_failed = false;

struct result {
    int code;
    bool has_failed;
};

// A call with right arguments, made and cleaned up again, in which an allocation fails.
result call_without_memory(const routine_under_test &routine, long number, bool for_good)
{
    failing_number = number;
    fails_for_good = for_good;
    has_failed = false;
    notes.clear();
    notes.reserve(4);
    invalid_argument_call call(routine.name, 0, 0);
    std::snprintf(running, sizeof running, "%s, allocation %ld%s", routine.name, number,
                  for_good ? " and later ones" : "");
    const int code = routine.call(call);
    const bool is_heard = code == MPI_SUCCESS || call.gives_handler() ? notes.size() < 2 : notes.size() == 1;
    EXPECT_TRUE(is_heard) << running << ": " << notes.size() << " handlers were called";
    return {code, has_failed};
}

// Objects of its own for each routine, since a call that succeeds changes them.
struct own_fixtures {
    own_fixtures()
    {
        make_fixtures();
        void *old;
        int size;
        MPI_Buffer_detach(&old, &size);  // what the one before has attached
    }
    ~own_fixtures()
    {
        free_fixtures();
        fixed = all;
    }
    const std::remove_reference_t<decltype(fixed)> all = fixed;
};

void expect_no_message()
{
    int flag = -1;
    MPI_Iprobe(MPI_ANY_SOURCE, MPI_ANY_TAG, fixed.comm, &flag, MPI_STATUS_IGNORE);
    EXPECT_EQ(flag, 0) << running << ": a message is left behind";
}

// The same failure again and again must not leave anything behind: requests come from a pool, which grows after 64.
void expect_nothing_left(const routine_under_test &routine, long number, bool for_good)
{
    long before = 0;
    for (int i = -3; i < 70; ++i) {
        if (i == 0)
            before = failing_memory::blocks();
        if (call_without_memory(routine, number, for_good).code == MPI_SUCCESS)
            return;  // it needs less than the first call, and has made what it should
    }
    EXPECT_EQ(failing_memory::blocks(), before) << running << ": something is left behind";
    expect_no_message();
}

// All allocations of a call, one after the other; how many there were.
long try_without_memory(const routine_under_test &routine, bool for_good)
{
    const own_fixtures own;
    const int usual = class_of(call_without_memory(routine, 1000000, false).code);
    for (long number = 1;; ++number) {
        const own_fixtures each;
        const result got = call_without_memory(routine, number, for_good);
        if (!got.has_failed)
            return number - 1;
        if (got.code == MPI_SUCCESS)
            continue;
        const int error_class = class_of(got.code);
        EXPECT_TRUE(error_class == MPI_ERR_NO_MEM || error_class == usual)
            << running << " gives " << string_of(got.code);
        expect_nothing_left(routine, number, for_good);
    }
}

TEST_P(WrongArguments, RightOnesWithoutMemory)
{
    invalid_argument_call::begin_call = [] { failing_memory::begin(failing_number, fails_for_good); };
    invalid_argument_call::end_call = [] { has_failed = failing_memory::end(); };
    long tried = 0;
    for (const routine_under_test *routine = GetParam().routines; routine->name != nullptr; ++routine)
        for (const bool for_good : {false, true})
            if (std::strcmp(routine->name, "MPI_Abort") != 0)
                tried += try_without_memory(*routine, for_good);
    invalid_argument_call::begin_call = invalid_argument_call::end_call = [] {};
    std::printf("%ld allocations failed\n", tried);
}

INSTANTIATE_TEST_SUITE_P(Chapters, WrongArguments, testing::ValuesIn(chapters),
                         [](const auto &info) { return info.param.name; });

}  // namespace

int main(int argc, char **argv)
{
    testing::InitGoogleTest(&argc, argv);
    for (const int signal : {SIGSEGV, SIGBUS, SIGFPE, SIGABRT, SIGALRM})
        std::signal(signal, report_and_exit);
    alarm(1000);
    MPI_Init(&argc, &argv);
    make_fixtures();
    const int result = RUN_ALL_TESTS();
    free_fixtures();
    return MPI_Finalize() == MPI_SUCCESS ? result : 1;
}
