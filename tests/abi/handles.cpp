// Every routine of the ABI with one wrong handle, for each argument: an MPI error comes, or the call is right, and nothing crashes.
// The calls are those of solo's tests. Usage: handles [ROUTINE]
#include "invalid_argument_call.h"

#include <csetjmp>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <unistd.h>

#define INVALID_ARGUMENT_CALLS(chapter) extern const routine_under_test invalid_argument_calls_##chapter[];
#include "invalid_argument/chapters.inc"
#undef INVALID_ARGUMENT_CALLS

namespace {

const routine_under_test *const chapters[] = {
#define INVALID_ARGUMENT_CALLS(chapter) invalid_argument_calls_##chapter,
#include "invalid_argument/chapters.inc"
#undef INVALID_ARGUMENT_CALLS
};

struct not_this_way {};

const invalid_argument_call *current;
char running[256];
sigjmp_buf before_call;
int failures, tried;
bool is_in_call;

void fail(const char *how)
{
    std::printf("%s, argument %s %s\n", running, current->defect().c_str(), how);
    std::fflush(stdout);
    failures++;
}

void crashed(int signal)
{
    fail(signal == SIGALRM ? "hangs" : "crashes");
    if (!is_in_call)
        _exit(3);
    siglongjmp(before_call, 1);
}

// Handles that the MPI below made are its own affair: some MPIs read whatever memory a handle names.
bool is_ours(const std::string &defect)
{
    for (const char *const how :
         {"a handle of zero bits", "a handle that the ABI reserves", "a handle of another kind", "a null handle"})
        if (defect.ends_with(how))
            return true;
    return false;
}

bool is_to_be_called(const std::string &defect)
{
    return is_ours(defect) || (std::getenv("FOREIGN") != nullptr && defect.ends_with("handle of arbitrary bits"));
}

void begin()
{
    if (!is_to_be_called(current->defect()))
        throw not_this_way();
    notes.clear();
    is_in_call = true;
    alarm(20);
}

void try_way(const routine_under_test &routine, int position, int way, bool &is_last)
{
    // The call stays with all that it made: some MPIs cannot free what a call refused.
    invalid_argument_call &call = *new invalid_argument_call(routine.name, position, way);
    current = &call;
    try {
        if (sigsetjmp(before_call, 1) != 0)
            return;
        const int code = routine.call(call);
        tried++;
        if (code == MPI_SUCCESS)
            fail("is taken");
        else if (notes.size() > 1 &&
                 std::strcmp(routine.name, "MPI_File_open") != 0)  // MPICH raises it on files as well
            fail("calls more than one error handler");
    } catch (not_this_way) {
    } catch (no_more_ways) {
        is_last = true;
    }
}

void try_routine(const routine_under_test &routine)
{
    std::snprintf(running, sizeof running, "%s", routine.name);

    for (int position = 1; position <= routine.arguments; ++position) {
        bool is_last = false;
        for (int way = 0; !is_last; ++way)
            try_way(routine, position, way, is_last);
    }
}

}  // namespace

int main(int argc, char **argv)
{
    for (const int signal : {SIGSEGV, SIGBUS, SIGFPE, SIGABRT, SIGALRM})
        std::signal(signal, crashed);
    MPI_Init(&argc, &argv);
    make_fixtures();
    MPI_File_set_errhandler(MPI_FILE_NULL, MPI_ERRORS_RETURN);  // MPICH 4.0.2 counts references to others wrongly
    invalid_argument_call::has_freed_handles = false;
    invalid_argument_call::begin_call = begin;
    invalid_argument_call::end_call = [] {
        alarm(0);
        is_in_call = false;
    };
    // Over Open MPI, what starts or meets other jobs ends the program, or waits for them.
    for (const routine_under_test *routine : chapters)
        for (; routine->name != nullptr; ++routine)
            if (argc < 2 ? std::strstr(routine->name, "Comm_spawn") == nullptr
                         : std::strcmp(routine->name, argv[1]) == 0)
                try_routine(*routine);
    std::printf("%d wrong calls, %d failures\n", tried, failures);
    std::fflush(stdout);
    _exit(failures != 0);
}
