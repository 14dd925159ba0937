// The checker: what one process can see of its own mistakes, and what all of them need to be compared (format.hpp).
#include "arguments.hpp"
#include "call_site.hpp"
#include "checked_call.hpp"
#include "communication.hpp"
#include "current.hpp"
#include "errors.hpp"
#include "findings.hpp"
#include "initialization.hpp"
#include "keys.hpp"
#include "objects.hpp"
#include "operations.hpp"
#include "outside.hpp"
#include "raise.hpp"
#include "released.hpp"
#include "requests.hpp"
#include "synchronous.hpp"
#include "threads.hpp"
#include "watchpoints.hpp"
#include "windows.hpp"

#include <string>

#include <unistd.h>

BND_TOOL_REFERENCE(PMPI_Get_library_version)
BND_TOOL_REFERENCE(PMPI_Initialized)

struct checker {
    static constexpr bool caller = true;

    template <class Call>
    auto operator()(Call &call)
    {
        if constexpr (check::finalizes_session<Call>)
            return check::with_session_end(call);
        if constexpr (check::sets_errhandler<Call>)
            call.errhandler = check::watched(call.errhandler, Call::has_communicator ? "MPI_Comm" : "MPI_Win");
        const auto result = checked(call);
        if constexpr (check::gets_errhandler<Call>)
            if (result == MPI_SUCCESS)
                check::hide_watched(call);
        return result;
    }

    template <class Call>
    auto checked(Call &call)
    {
        const void *const *const from = bindery::take_caller_place();
        if (!check::begin())
            return call.next();
        if (check::is_inside_call() || check::is_own_call())
            return without_new_objects(call);
        if constexpr (check::initializes_world<Call> || check::initializes_session<Call>)
            return check::with_initialization(call, check::site_at(from));  // no checked call: it may end the process
        check::checked_call mark(Call::routine, from, Call::is(bindery::any_time));
        const check::collective_in_thread order(call, mark.site);
        return check::with_raise(call, mark.site, [&] {
            return check::with_arguments(call, mark.site, [&] { return with_operations(call, mark.site, mark); });
        });
    }

    // By name, as MPI_Abort below: the end of the world model is a procedure of its own.
    int operator()(bindery::calls::Finalize &call)
    {
        if (!check::begin())
            return call.next();
        const std::uint32_t site = check::site_at(bindery::take_caller_place());
        check::name(call.routine);
        check::check_initialized(call.routine, site);
        check::check_finalizing_thread(call.routine, site);
        check::report_pending();
        check::data->state = check::state::finalizing;
        int result;
        {
            check::call_of_thread mark(call.routine, site, nullptr);
            result = call.next();
        }
        check::report_leaks(false);
        check::report_persistent();
        check::say_repeated();
        check::say("end", {{"state", "finalized"}, {"code", 0}});
        check::data->state = check::state::finalized;
        return result;
    }

    int operator()(bindery::calls::Abort &call)
    {
        if (check::begin() && !check::is_own_call()) {
            check::say("end", {{"state", "aborted"}, {"code", call.errorcode}});
            check::data->state = check::state::aborted;
        }
        return call.next();
    }

    // A program whose world model is there.
    void initialized()
    {
        if (!check::begin())
            return;
        const check::own_calls mark;
        int rank = -1, size = -1, is_there = 0;
        BND_TOOL_CALL(Initialized)(&is_there);
        if (is_there) {
            rank = bindery::detail::group_rank(MPI_COMM_WORLD);
            size = bindery::detail::group_size(MPI_COMM_WORLD);
            check::find_world();
            check::find_thread_level();
            check::watch_errors();
            check::prepare_outside(size);
            check::prepare_watchpoints();
        }
        say_process(rank, size);
        check::data->rank = rank;
        check::data->size = size;
        check::data->state = check::state::running;
    }

    // Without a world model.
    void finalizing()
    {
        if (check::begin() && check::data->rank < 0)
            check::data->state = check::state::finalized;
    }

private:
    static void say_process(int rank, int size)
    {
        char host[256] = "", library[MPI_MAX_LIBRARY_VERSION_STRING] = "";
        int length = 0;
        gethostname(host, sizeof host - 1);
        BND_TOOL_CALL(Get_library_version)(library, &length);
        check::say("process", {{"pid", getpid()},
                               {"host", host},
                               {"program", call_site::program()},
                               {"library", std::string_view(library).substr(0, 80)},
                               {"site", check::initialization_site()},
                               {"routine", check::initialization_routine().name()},
                               {"rank", rank},
                               {"size", size},
                               {"threads", rank >= 0 && check::other_threads_may_call() ? check::thread_count() : 0}});
    }

    // Follows a call of a callback or of MPI itself: objects of the program that it frees are gone, and those that it makes are MPI's.
    template <class Call>
    auto without_new_objects(Call &call)
    {
        if constexpr (check::frees_object<Call> || check::frees_keyval<Call>)
            return with_objects(call, 0);
        else if constexpr (check::frees_request<Call>)
            return check::with_free(call, check::site_of(nullptr));
        const auto result = call.next();
        check::look_at_handles(call, result);
        return result;
    }

    template <class Call>
    auto with_objects(Call &call, std::uint32_t site)
    {
        if constexpr (check::frees_object<Call>) {
            check::freed_object object({bindery::type_name(Call::routine.info().frees), check::freed_handle(call)});
            if constexpr (Call::routine.info().frees == bindery::object::window)
                check::window_ends(check::freed_handle(call));
            const auto result = call.next();
            if (result != MPI_SUCCESS)
                object.comes_back();
            return result;
        } else if constexpr (check::makes_keyval<Call> || check::frees_keyval<Call>) {
            return check::with_key(call, site);
        } else if constexpr (check::makes_object<Call>) {
            int index = -1;
            if constexpr (check::makes_set<Call>)
                index = check::next_index(call.communicator());
            const auto result = call.next();
            if (result == MPI_SUCCESS && check::gives_new_handle(call))
                made(call, site, index);
            return result;
        } else {
            const auto result = check::make(call);
            check::look_at_handles(call, result);
            return result;
        }
    }

    template <class Call>
    static void made(Call &call, std::uint32_t site, int index)
    {
        const check::own_calls mark;
        constexpr std::string_view type = bindery::type_name(Call::routine.info().creates);
        check::made({type, check::value_of(call.new_handle())}, {Call::routine, site});
        if constexpr (check::makes_set<Call> && type == "MPI_Comm")
            check::made_comm(call.new_handle(), call.communicator(), index);
        if constexpr (type == "MPI_File")
            check::made_file(call.new_handle(), call.communicator(), index);
        if constexpr (check::is_made_by_members<Call>)
            check::made_comm_of_members(call.new_handle());
        if constexpr (type == "MPI_Win") {
            check::watch_errors_of(call.new_handle());
            check::made_window_of(call, index);
        }
    }

    template <class Call>
    auto with_operations(Call &call, std::uint32_t site, check::call_of_thread &mark)
    {
        if constexpr (check::frees_object<Call>)
            if (!check::freed_handle(call))  // a null pointer
                return call.next();
        if constexpr (Call::is(bindery::completes_requests))
            return check::with_completion(call, site, mark);
        else if constexpr (Call::is(bindery::asks_for_requests))
            return check::with_question(call);
        else if constexpr (Call::is(bindery::starts_requests))
            return check::with_starts(call, site);
        else if constexpr (check::frees_request<Call>)
            return check::with_free(call, site);
        else if constexpr (Call::is(bindery::cancels_requests))
            return check::with_cancel(call);
        else if constexpr (check::uses_partitions<Call>)
            return check::with_partitions(call, site, [&] { return call.next(); });
        else if constexpr (Call::is(bindery::communication) || check::is_collective<Call> || check::makes_request<Call>)
            return check::with_communication(call, site, mark, [&] { return with_objects(call, site); });
        else
            return with_objects(call, site);
    }
};

extern "C" {

// For the C++ classes: a callback that throws may not be an error where errors end the program.
[[gnu::visibility("default")]] int bnd_check_is_fatal(MPI_Errhandler handler) { return check::is_watched(handler); }

// The findings of the checked wrappers of Fortran (docs/howto/check.md), which raise their errors themselves.
[[gnu::visibility("default")]] void bnd_check_finding(const char *routine, const char *argument, const char *kind,
                                                      const char *text)
{
    if (!check::begin())
        return;
    check::report({check::sort_of(kind), check::routine_of(routine), check::site_of(nullptr), argument}, text);
    check::forget_asked();
}
}

BINDERY_TOOL(checker, communication | completion | communicator | topology | datatype | group | reduction_operation |
                          rma | io | info | error_handling | buffer | initializes | finalizes | creates_key |
                          frees_key | ((process & (creates_handle | frees_handle)) - lends_handle))
