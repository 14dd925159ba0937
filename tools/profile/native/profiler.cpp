// The profiler: what each call of MPI costs and moves, by routine, call site, size of communicator and phase.
#include "gather.hpp"
#include "observed_call.hpp"
#include "routine_facts.hpp"
#include "waits.hpp"

#include <bindery/tool.hpp>

struct profiler {
    static constexpr bool caller = true, identities = true;

    template <class Call>
    [[gnu::always_inline]] auto operator()(Call &call)
    {
        profile::observed_call seen(profile::facts<Call>);
        profile::describe(call, seen);
        forget(call);
        if constexpr (Call::is(bindery::attributes::completes_requests))
            if (profile::follows_waits) [[unlikely]]
                return complete(call, seen);
        [[maybe_unused]] MPI_Status own;
        if constexpr (profile::is_message<Call> && requires { call.status; })
            if (profile::follows_waits) [[unlikely]]
                seen.status = call.status = call.status == MPI_STATUS_IGNORE ? &own : call.status;
        if (!seen.begin(bindery::take_caller_place()))
            return call.next();
        const auto result = call.next();
        const bool is_asked = seen.returned(result);
        if (result == MPI_SUCCESS)
            remember(call, seen);
        if (is_asked)
            profile::add_bytes(call, seen);
        seen.end();
        return result;
    }

    int operator()(bindery::calls::Finalize &call)
    {
        const profile::inside_call mark;
        if (!mark.is_outermost() || !profile::is_recording())
            return call.next();
        profile::find_world();
        profile::store(&profile::header::finalize_time, bindery::now());
        profile::store(&profile::header::run_state, profile::finalized);
        profile::close_times(bindery::now());
        // The hook of the last finalization writes if a session goes on.
        if (profile::gather(bindery::detail::is_last_finalization()))
            end_of_profile();
        return call.next();
    }

    int operator()(bindery::calls::Abort &call)
    {
        // Signal handlers call it: without a lock that this thread may hold, without memory, nothing is opened.
        if (profile::activity.load()) {
            profile::store(&profile::header::run_state, profile::aborted);
            profile::store(&profile::header::exit_code, call.errorcode);
            profile::close_times(bindery::now());
            profile::update_named_regions();
            profile::write_own();
        }
        return call.next();
    }

    int operator()(bindery::calls::Pcontrol &call)
    {
        if (profile::is_recording())
            profile::set_level(call.level, bindery::now());
        return call.next();
    }

    void finalizing()
    {
        if (!profile::activity.load())
            return;
        profile::store(&profile::header::run_state, profile::finalized);
        profile::update_named_regions();
        if (!profile::load(&profile::header::finalize_time))
            profile::store(&profile::header::finalize_time, bindery::now());
    }

private:
    static void end_of_profile()
    {
        profile::activity.store(profile::inactive);
        profile::remove_live();
    }

    template <class Call>
    static void forget(Call &call)
    {
        if constexpr (Call::is(bindery::attributes::frees_handle) && Call::has_requests)
            profile::forget_request(call.requests()[0]);
        if constexpr (Call::is(bindery::attributes::cancels_requests))
            if (profile::follows_waits) [[unlikely]]
                profile::cancel_operation(call.requests()[0]);
    }

    // Records a call that completes requests, and who waits for whom.
    template <class Call>
    [[gnu::noinline, gnu::cold]] static int complete(Call &call, profile::observed_call &seen)
    {
        call.keep();
        profile::followed_requests followed(call.requests());
        if (!seen.begin(bindery::take_caller_place()))
            return call.next();
        const int result = call.next();
        seen.returned(result);
        followed.complete(call.completed(), seen, requires { call.outcount; });
        seen.end();
        return result;
    }

    // Records what must be known of a call that succeeded also while MPI_Pcontrol(0) pauses.
    template <class Call>
    static void remember(Call &call, const profile::seen_call &seen)
    {
        if constexpr (Call::is(bindery::attributes::initializes))
            after_init(seen.done.end);
        if constexpr (Call::has_send_peer && Call::is(bindery::attributes::persistent))
            profile::remember_persistent(seen, call.bytes_sent_by_start());
    }

    static void after_init(std::int64_t end)
    {
        profile::find_world();
        profile::store(&profile::header::run_state, profile::running);  // a session after the end of another one
        profile::store(&profile::header::finalize_time, 0);
        if (!profile::load(&profile::header::init_time))
            profile::store(&profile::header::init_time, end);
    }
};

// Not what a process answers by itself in no time, such as MPI_Comm_rank.
BINDERY_TOOL(profiler,
             (communication | completion | io | process | ((communicator | topology | session) & creates_handle) |
              ((communicator | topology | session) & frees_handle)) -
                 named("MPI_Initialized", "MPI_Finalized", "MPI_Query_thread", "MPI_Is_thread_main", "MPI_Comm_group",
                       "MPI_Comm_remote_group", "MPI_Comm_get_*", "MPI_Session_get_*"))
