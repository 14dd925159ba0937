// The profiler: what each call of MPI costs and moves, by routine, call site, size of communicator and phase.
#include "call_site.hpp"
#include "calls.hpp"
#include "gather.hpp"
#include "peers.hpp"
#include "recorder.hpp"
#include "threads.hpp"
#include "waits.hpp"

#include <bindery/pending.hpp>
#include <bindery/tool.hpp>

namespace {

[[gnu::tls_model("initial-exec")]] thread_local constinit int depth = 0;
[[gnu::tls_model("initial-exec")]] thread_local constinit bool is_known_thread = false;

// Calls of MPI inside of MPI, as from callbacks, are part of the outer call.
struct inside_call {
    inside_call() { ++depth; }
    ~inside_call() { --depth; }
};

// What a persistent send sends at each start.
struct persistent_send {
    int rank;
    profile::peer_kind kind;
    MPI_Count bytes;
};

}  // namespace

struct profiler {
    static constexpr bool caller = true;

    bindery::pending<persistent_send> persistent;
    profile::wait_recorder waits;

    template <class Call>
    [[gnu::always_inline]] auto operator()(Call &call)
    {
        const void *const caller = bindery::take_caller();
        if (depth > 0 || !begin()) {
            before_free(call);
            profile::wait_recorder::miss(call);
            return call.next();
        }
        const inside_call mark;
        if constexpr (!Call::is(bindery::attributes::initializes))
            profile::find_world();
        before_free(call);
        profile::wait_recorder::observer<Call> observed(waits, call);
        if (profile::is_paused()) {
            const auto start = bindery::now();
            const auto result = finish(call, call.next());
            observed.end(result, -1, -1, start, bindery::now());
            return result;
        }
        const int site = call_site::find(caller);
        const auto row = profile::row_of_call(Call::routine.number, Call::routine.name(), profile::class_of<Call>(),
                                              profile::flags_of<Call>());
        const int path = profile::path_of_call();
        const profile::number partners = profile::partners_of(call).packed();
        const auto start = bindery::now();
        auto result = [&] {
            const profile::current_call current(row, site, start, partners);
            return call.next();
        }();
        const auto end = bindery::now();
        finish(call, result);
        observed.end(result, int(row) - 1, site, start, end);
        if (const auto activity = activity_at_end(); activity != profile::recording) [[unlikely]] {
            if (activity == profile::inactive)
                return result;
            profile::trace_row traced = {profile::thread_id(), row - 1, site, start, end};
            if (result == MPI_SUCCESS)
                profile::add_peers(call, traced);
            profile::record(traced);
        }
        end_of_call(call, result == MPI_SUCCESS, site, path, start, end);
        return result;
    }

    int operator()(bindery::calls::Finalize &call)
    {
        if (depth > 0 || !begin())
            return call.next();
        const inside_call mark;
        profile::find_world();
        profile::store(profile::finalize_time, bindery::now());
        profile::store(profile::run_state, profile::finalized);
        profile::close_times(bindery::now());
        // The hook of the last finalization writes if a session goes on.
        const bool is_gathered = profile::gather(bindery::detail::is_last_finalization());
        profile::forget_world();
        if (is_gathered)
            end_of_profile();
        return call.next();
    }

    int operator()(bindery::calls::Abort &call)
    {
        // Signal handlers call it: without a lock that this thread may hold, without memory, nothing is opened.
        if (profile::activity.load()) {
            profile::store(profile::run_state, profile::aborted);
            profile::store(profile::exit_code, call.errorcode);
            profile::close_times(bindery::now());
            profile::write_own();
        }
        return call.next();
    }

    int operator()(bindery::calls::Pcontrol &call)
    {
        if (begin())
            profile::set_level(call.level, bindery::now());
        return call.next();
    }

    void finalizing()
    {
        if (!profile::activity.load())
            return;
        profile::store(profile::run_state, profile::finalized);
        if (!profile::load(profile::finalize_time))
            profile::store(profile::finalize_time, bindery::now());
    }

private:
    // With processes of MPI_COMM_WORLD. The handle of a nonblocking call is of no use yet.
    template <class Call>
    static constexpr bool makes_communicator =
        Call::is(bindery::attributes::communicator | bindery::attributes::topology) &&
        Call::is(bindery::attributes::blocking) && Call::has_new_handle && Call::routine.info().creates == "MPI_Comm";

    // False if nothing is to be recorded.
    static bool begin()
    {
        if (!profile::data) [[unlikely]]
            profile::open_region();
        if (!profile::activity.load(std::memory_order_relaxed))
            return false;
        if (!is_known_thread) [[unlikely]] {
            is_known_thread = true;
            profile::enter_thread();
        }
        return true;
    }

    static void end_of_profile()
    {
        profile::activity.store(profile::inactive);
        profile::remove_live();
    }

    // Not what comes after the end of the run, as the end of the last session, nor what ends in a pause.
    static profile::activity_kind activity_at_end()
    {
        const auto activity = profile::activity.load(std::memory_order_relaxed);
        return profile::is_paused() || profile::load(profile::finalize_time) ? profile::inactive : activity;
    }

    template <class Call>
    void before_free(Call &call)
    {
        if constexpr (profile::frees_set<Call> && Call::has_communicator)
            profile::forget_communicator(call.communicator()), profile::forget_identity(call.communicator());
        if constexpr (profile::frees_set<Call> && Call::has_window)
            profile::forget_window(call.window());
        if constexpr (Call::is(bindery::attributes::frees_handle) && Call::has_requests)
            persistent.take(call.requests()[0]);
#if BND_HAS_MPI_Session_finalize
        if constexpr (std::is_same_v<Call, bindery::calls::Session_finalize>)
            profile::forget_world(*call.session);
#endif
    }

    // What must be known of a call also while MPI_Pcontrol(0) pauses.
    template <class Call, class Result>
    Result finish(Call &call, Result result)
    {
        if (result != MPI_SUCCESS)
            return result;
        if constexpr (Call::is(bindery::attributes::initializes))
            after_init(call, bindery::now());
        if constexpr (makes_communicator<Call>)
            profile::identify(call.new_handle());
        if constexpr (Call::has_send_peer && Call::is(bindery::attributes::persistent))
            if (const auto *const set = profile::processes_of(call); set && call.send_peer() != MPI_PROC_NULL)
                persistent.put(call.requests()[0],
                               {set->world_rank(call.send_peer()), profile::message, call.bytes_sent_by_start()});
        return result;
    }

    template <class Call>
    void end_of_call(Call &call, bool is_good, int site, int path, std::int64_t start, std::int64_t end)
    {
        constexpr auto routine = Call::routine;
        profile::event event = {
            routine.number, profile::class_of<Call>(), profile::flags_of<Call>(), routine.name(), site, start, end};
        event.path = path;
        if (is_good) {
            if constexpr (profile::knows_bytes<Call>()) {
                event.sent = call.bytes_sent();
                event.received = call.bytes_received();
            }
            const profile::process_set *const set = profile::processes_of(call);
            event.comm_class = set ? set->size_class : 0;
            if (set)
                profile::deliver(call, *set, event);
            if constexpr (profile::is_start<Call>)
                deliver_started(call, event);
        }
        profile::record(event);
    }

    template <class Call>
    void after_init([[maybe_unused]] Call &call, std::int64_t end)
    {
#if BND_HAS_MPI_Session_init
        if constexpr (std::is_same_v<Call, bindery::calls::Session_init>)
            profile::find_world(*call.session);  // MPI_COMM_WORLD is not known after it
        else
#endif
            profile::find_world();
        profile::store(profile::run_state, profile::running);  // a session after the end of another one
        profile::store(profile::finalize_time, 0);
        if (!profile::load(profile::init_time))
            profile::store(profile::init_time, end);
    }

    template <class Call>
    void deliver_started(Call &call, profile::event &event)
    {
        for (const MPI_Request request : call.requests())
            if (const auto send = persistent.get(request)) {
                profile::record(profile::delivery{send->rank, send->kind, 1, send->bytes});
                event.sent += send->bytes;
                event.flags |= profile::is_transfer;
            }
    }
};

// Not what a process answers by itself in no time, as MPI_Comm_rank.
BINDERY_TOOL(profiler,
             (communication | completion | io | process | ((communicator | topology | session) & creates_handle) |
              ((communicator | topology | session) & frees_handle)) -
                 named("MPI_Initialized", "MPI_Finalized", "MPI_Query_thread", "MPI_Is_thread_main", "MPI_Comm_group",
                       "MPI_Comm_remote_group", "MPI_Comm_get_*", "MPI_Session_get_*"))
