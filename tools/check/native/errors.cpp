#include "errors.hpp"

#include "call_site.hpp"
#include "current.hpp"
#include "findings.hpp"
#include "objects.hpp"
#include "region.hpp"

#include <bindery/detail/link.hpp>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>

#include <unistd.h>

BND_TOOL_REFERENCE(PMPI_Abort)
BND_TOOL_REFERENCE(PMPI_Comm_call_errhandler)
BND_TOOL_REFERENCE(PMPI_Comm_create_errhandler)
BND_TOOL_REFERENCE(PMPI_Comm_get_errhandler)
BND_TOOL_REFERENCE(PMPI_Comm_set_errhandler)
BND_TOOL_REFERENCE(PMPI_Errhandler_free)
BND_TOOL_REFERENCE(PMPI_Error_class)
BND_TOOL_REFERENCE(PMPI_Error_string)
BND_TOOL_REFERENCE(PMPI_File_call_errhandler)
BND_TOOL_REFERENCE(PMPI_Win_call_errhandler)
BND_TOOL_REFERENCE(PMPI_Win_create_errhandler)
BND_TOOL_REFERENCE(PMPI_Win_get_errhandler)
BND_TOOL_REFERENCE(PMPI_Win_set_errhandler)

namespace check {

namespace {

MPI_Errhandler of_comm = MPI_ERRHANDLER_NULL, of_window = MPI_ERRHANDLER_NULL;

std::string text_of(int code)
{
    char text[16 * MPI_MAX_ERROR_STRING] = "";  // MPICH 4.0 writes more than the maximum
    int length = 0;
    if (BND_TOOL_CALL(Error_string)(code, text, &length) != MPI_SUCCESS)
        return "error " + std::to_string(code);
    return text;
}

// MPICH explains an error in several lines, "function(line)...: text", the last of which says what is wrong; a line may have no text, be
// the call itself, or be cut off. The first line names the class.
std::string mistake_in(std::string_view text)
{
    constexpr std::string_view head = ", error stack:";
    std::string_view found = text.substr(0, text.find('\n'));
    if (found.ends_with(head))
        found.remove_suffix(head.size());
    for (std::size_t begin = text.find('\n'); begin != text.npos; begin = text.find('\n', begin)) {
        ++begin;
        const std::string_view line = text.substr(begin, text.find('\n', begin) - begin);
        const std::size_t place = line.find(": "), after = place + 2;
        const bool is_whole = place != line.npos && line.substr(0, place).find(' ') == line.npos && after < line.size();
        if (is_whole && !line.substr(after).starts_with("MPI_"))
            found = line.substr(after);
    }
    return std::string(found);
}

// MPICH names the call, also in functions that have no name for us: those that its entry points end in.
bindery::routine routine_in(std::string_view text)
{
    const std::size_t begin = text.find(": MPI_"), end = text.find('(', begin);
    return begin == text.npos || end == text.npos ? bindery::routine{0}
                                                  : routine_of(text.substr(begin + 2, end - begin - 2));
}

// Ends the process as MPI would. Bindings raise errors outside of any call.
void end_process(MPI_Comm comm, int code)
{
    const bool is_inside = is_inside_call();
    bindery::routine routine = is_inside ? current_routine() : routine_of(call_site::entry());
    if (!routine.number)
        routine = routine_in(text_of(code));
    if (asked_class() == MPI_SUCCESS)  // else the finding is there
        report_error(routine, is_inside ? current_site() : site_of(nullptr), code);
    std::fprintf(stderr, "Fatal error in %s: %s\n", routine.number ? routine.name().data() : "MPI",
                 text_of(code).c_str());
    say("end", {{"state", "aborted"}, {"code", code}});
    data->state = state::aborted;
    BND_TOOL_CALL(Abort)(comm, code);
    _exit(EXIT_FAILURE);  // that of MPICH 5.0.2 may return
}

void handle_comm_error(MPI_Comm *comm, int *code, ...)
{
    if (!is_own_call())
        end_process(*comm, *code);
}

void handle_window_error(MPI_Win *, int *code, ...)
{
    if (!is_own_call())
        end_process(MPI_COMM_WORLD, *code);
}

}  // namespace

void watch_errors()
{
    if (BND_TOOL_CALL(Comm_create_errhandler)(handle_comm_error, &of_comm) != MPI_SUCCESS)
        return;
    BND_TOOL_CALL(Win_create_errhandler)(handle_window_error, &of_window);
    for (const MPI_Comm comm : {MPI_COMM_WORLD, MPI_COMM_SELF}) {
        MPI_Errhandler is = MPI_ERRHANDLER_NULL;
        BND_TOOL_CALL(Comm_get_errhandler)(comm, &is);
        if (is == MPI_ERRORS_ARE_FATAL)
            BND_TOOL_CALL(Comm_set_errhandler)(comm, of_comm);
    }
}

void watch_errors_of(MPI_Win win)
{
    if (of_window != MPI_ERRHANDLER_NULL)
        BND_TOOL_CALL(Win_set_errhandler)(win, of_window);
}

MPI_Errhandler watched(MPI_Errhandler given, std::string_view type)
{
    const MPI_Errhandler own = type == "MPI_Win" ? of_window : of_comm;
    return given == MPI_ERRORS_ARE_FATAL && own != MPI_ERRHANDLER_NULL ? own : given;
}

bool is_watched(MPI_Errhandler handler)
{
    return handler != MPI_ERRHANDLER_NULL && (handler == of_comm || handler == of_window);
}

// The program gets a reference to MPI_ERRORS_ARE_FATAL, which it may free: Open MPI counts those of that one, too.
void hide_watched_of_comm(MPI_Comm comm, MPI_Errhandler *returned)
{
    if (!is_watched(*returned))
        return;
    BND_TOOL_CALL(Errhandler_free)(returned);
    BND_TOOL_CALL(Comm_set_errhandler)(comm, MPI_ERRORS_ARE_FATAL);
    BND_TOOL_CALL(Comm_get_errhandler)(comm, returned);
    BND_TOOL_CALL(Comm_set_errhandler)(comm, of_comm);
}

void hide_watched_of_window(MPI_Win win, MPI_Errhandler *returned)
{
    if (!is_watched(*returned))
        return;
    BND_TOOL_CALL(Errhandler_free)(returned);
    BND_TOOL_CALL(Win_set_errhandler)(win, MPI_ERRORS_ARE_FATAL);
    BND_TOOL_CALL(Win_get_errhandler)(win, returned);
    BND_TOOL_CALL(Win_set_errhandler)(win, of_window);
}

void report_returned(bindery::routine routine, std::uint32_t site, int code)
{
    const own_calls mark;
    constexpr int mistakes[] = {MPI_ERR_ARG,   MPI_ERR_ASSERT, MPI_ERR_BASE,    MPI_ERR_BUFFER,       MPI_ERR_COMM,
                                MPI_ERR_COUNT, MPI_ERR_DIMS,   MPI_ERR_DISP,    MPI_ERR_GROUP,        MPI_ERR_LOCKTYPE,
                                MPI_ERR_OP,    MPI_ERR_RANK,   MPI_ERR_REQUEST, MPI_ERR_RMA_CONFLICT, MPI_ERR_RMA_SYNC,
                                MPI_ERR_ROOT,  MPI_ERR_SIZE,   MPI_ERR_TAG,     MPI_ERR_TOPOLOGY,     MPI_ERR_TRUNCATE,
                                MPI_ERR_TYPE,  MPI_ERR_WIN};
    int is = MPI_SUCCESS;
    BND_TOOL_CALL(Error_class)(code, &is);
    if (std::ranges::find(mistakes, is) != std::end(mistakes))
        report_error(routine, site, code);
}

void report_error(bindery::routine routine, std::uint32_t site, int code)
{
    const own_calls mark;
    if (!this_thread.has_mistake)
        report({sort::argument, routine, site, ""}, mistake_in(text_of(code)));
}

static void raise(const error_object &object, int error_class)
{
    if (object.win != MPI_WIN_NULL)
        BND_TOOL_CALL(Win_call_errhandler)(object.win, error_class);
    else if (object.file != MPI_FILE_NULL)
        BND_TOOL_CALL(File_call_errhandler)(object.file, error_class);
    else
        BND_TOOL_CALL(Comm_call_errhandler)(object.comm == MPI_COMM_NULL ? MPI_COMM_SELF : object.comm, error_class);
}

int end_with_error(int result, bool is_mistake, bindery::routine routine, std::uint32_t site,
                   const error_object &object)
{
    const int asked_for = asked_class();
    if (is_mistake && result != MPI_SUCCESS && asked_for == MPI_SUCCESS)
        report_returned(routine, site, result);
    if (asked_for != MPI_SUCCESS)
        raise(object, asked_for);
    forget_asked();
    return asked_for != MPI_SUCCESS ? asked_for : result;
}

}  // namespace check
