// The checker: what one process can see of its own mistakes, and what all of them need to be compared (format.hpp).
#include "call_site.hpp"
#include "calls.hpp"
#include "current.hpp"
#include "errors.hpp"
#include "objects.hpp"
#include "operations.hpp"
#include "region.hpp"

#include <bindery/clock.hpp>

#include <array>
#include <mutex>
#include <unordered_map>
#include <vector>

#include <unistd.h>

BND_TOOL_REFERENCE(PMPI_Get_library_version)
BND_TOOL_REFERENCE(PMPI_Initialized)
BND_TOOL_REFERENCE(PMPI_Test_cancelled)

namespace {

using check::event;
using check::kind;
using check::operation;

std::int32_t rank_in_events(int rank)
{
    return rank == MPI_ANY_SOURCE ? check::any_source : rank == MPI_PROC_NULL ? check::proc_null : rank;
}

std::int32_t tag_in_events(int tag) { return tag == MPI_ANY_TAG ? check::any_tag : tag; }

bool is_usable(MPI_Datatype datatype)
{
    return datatype != MPI_DATATYPE_NULL && !check::is_freed({"MPI_Datatype", check::value_of(datatype)});
}

// An operation's part of one direction.
struct side {
    check::range bytes = {};
    std::uint32_t datatype = check::unknown_datatype;
    std::int64_t count = -1;
};

side side_of(const void *buffer, MPI_Count count, MPI_Datatype datatype)
{
    if (buffer == MPI_IN_PLACE || !is_usable(datatype) || count < 0)
        return {};
    const check::datatype_facts facts = check::facts_of(datatype);
    side result = {{}, facts.number, count};
    if (facts.is_dense && buffer != MPI_BOTTOM)
        result.bytes = {static_cast<const char *>(buffer) + facts.low, std::size_t(count * facts.size)};
    return result;
}

event event_of(kind what, const operation &call)
{
    event one = {};
    one.time = std::uint64_t(bindery::now());
    one.what = what;
    one.routine = call.routine.number;
    one.site = call.site;
    one.object = call.comm;
    one.operation = call.number;
    return one;
}

std::uint64_t add_send(const operation &call)
{
    event one = event_of(kind::send, call);
    one.peer = call.send_peer;
    one.tag = call.send_tag;
    one.datatype = call.datatype;
    one.count = call.count;
    return check::add(one);
}

std::uint64_t add_receive(const operation &call)
{
    event one = event_of(kind::receive, call);
    one.peer = call.receive_peer;
    one.tag = call.receive_tag;
    one.datatype = call.receive_datatype;
    one.count = call.receive_count;
    return check::add(one);
}

void add_received(const operation &call, const MPI_Status &status)
{
    int cancelled = 0;
    if (call.is_active)
        BND_TOOL_CALL(Test_cancelled)(&status, &cancelled);
    event one = event_of(kind::received, call);
    one.peer = rank_in_events(status.MPI_SOURCE);
    one.tag = tag_in_events(status.MPI_TAG);
    one.count = bindery::detail::received_bytes(status);
    one.extra = cancelled;
    check::add(one);
}

// Messages that MPI_Mprobe and MPI_Improbe took, and the numbers of the receives that follow.
class taken_messages {
public:
    void put(MPI_Message message, const operation &call)
    {
        const std::lock_guard hold(check::lock);
        known_[check::value_of(message)] = {call.number, call.comm};
    }
    void take(MPI_Message message, operation &call)
    {
        const std::lock_guard hold(check::lock);
        const auto found = known_.find(check::value_of(message));
        if (found == known_.end())
            return;
        call.number = found->second.number;
        call.comm = found->second.comm;
        known_.erase(found);
    }

private:
    struct receive {
        std::uint32_t number, comm;
    };
    std::unordered_map<std::uintptr_t, receive> known_;
};

}  // namespace

struct checker {
    static constexpr bool caller = true;

    taken_messages messages;

    template <class Call>
    auto operator()(Call &call)
    {
        const void *const from = bindery::take_caller();
        if (!check::begin())
            return call.next();
        const std::uint32_t site = check::site_of(from);
        if (check::is_inside_call() || check::is_own_call())
            return with_objects(call, site, [&] { return call.next(); });
        check::call_of_thread mark(Call::routine, site);
        check::name(Call::routine);
        const auto result = with_objects(call, site, [&] { return with_operations(call, site, mark); });
        if constexpr (check::has_true_errors<Call> && std::is_same_v<decltype(call.next()), int>)
            if (result != MPI_SUCCESS && result != MPI_ERR_PENDING)
                check::report_error(Call::routine, site, result);
        return result;
    }

    int operator()(bindery::calls::Finalize &call)
    {
        const std::uint32_t site = check::begin() ? check::site_of(bindery::take_caller()) : 0;
        if (!check::begin())
            return call.next();
        check::name(call.routine);
        check::report_pending();
        check::data->is = check::state::finalizing;
        int result;
        {
            check::call_of_thread mark(call.routine, site);
            result = call.next();
        }
        check::report_leaks();
        check::report_persistent();
        check::say_repeated();
        check::say("end", "\"state\": \"finalized\", \"code\": 0");
        check::data->is = check::state::finalized;
        return result;
    }

    int operator()(bindery::calls::Abort &call)
    {
        if (check::begin() && !check::is_own_call()) {
            check::say("end", "\"state\": \"aborted\", \"code\": " + std::to_string(call.errorcode));
            check::data->is = check::state::aborted;
        }
        return call.next();
    }

    int operator()(bindery::calls::Comm_set_errhandler &call)
    {
        if (check::begin())
            call.errhandler = check::watched(call.errhandler);
        return call.next();
    }

    int operator()(bindery::calls::Comm_get_errhandler &call)
    {
        const int result = call.next();
        if (check::begin() && result == MPI_SUCCESS)
            check::hide_watched(call.errhandler);
        return result;
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
            check::watch_errors();
        }
        say_process(rank, size);
        check::data->rank = rank;
        check::data->size = size;
        check::data->is = check::state::running;
    }

    // Without a world model.
    void finalizing()
    {
        if (check::begin() && check::data->rank < 0)
            check::data->is = check::state::finalized;
    }

private:
    static void say_process(int rank, int size)
    {
        char host[256] = "", library[MPI_MAX_LIBRARY_VERSION_STRING] = "";
        int length = 0;
        gethostname(host, sizeof host - 1);
        BND_TOOL_CALL(Get_library_version)(library, &length);
        check::say("process", "\"pid\": " + std::to_string(getpid()) + ", \"host\": " + check::quoted(host) +
                                  ", \"program\": " + check::quoted(call_site::program()) +
                                  ", \"library\": " + check::quoted(std::string_view(library).substr(0, 80)) +
                                  ", \"rank\": " + std::to_string(rank) + ", \"size\": " + std::to_string(size));
    }

    // ---- objects ----

    template <class Call, class Next>
    auto with_objects(Call &call, std::uint32_t site, Next next)
    {
        if constexpr (check::frees_object<Call>) {
            const check::handle what = {Call::routine.info().frees, check::freed_handle(call)};
            check::freed_object object(what);
            const auto forgotten = before_free(call);
            const auto result = next();
            if (result != MPI_SUCCESS)
                object.comes_back();
            return result;
        } else if constexpr (check::makes_object<Call>) {
            int index = -1;
            if constexpr (check::makes_set<Call>)
                index = check::next_index(call.communicator());
            const auto result = next();
            if (result == MPI_SUCCESS)
                made(call, site, index);
            return result;
        } else {
            return next();
        }
    }

    template <class Call>
    static int before_free(Call &call)
    {
        if constexpr (Call::routine.info().frees == "MPI_Comm")
            check::forget_comm(*call.comm);
        else if constexpr (Call::routine.info().frees == "MPI_Win")
            check::forget_window(*call.win);
        else if constexpr (Call::routine.info().frees == "MPI_Datatype")
            check::forget_datatype(*call.datatype);
        return 0;
    }

    template <class Call>
    static void made(Call &call, std::uint32_t site, int index)
    {
        const check::own_calls mark;
        constexpr std::string_view type = Call::routine.info().creates;
        check::made({type, check::value_of(call.new_handle())}, {Call::routine, site});
        if constexpr (check::makes_set<Call> && type == "MPI_Comm")
            check::made_comm(call.new_handle(), call.communicator(), index);
        if constexpr (type == "MPI_Win") {
            check::watch_errors_of(call.new_handle());
            MPI_Aint bytes = -1;
            int unit = 1;
            if constexpr (requires { call.size; })
                bytes = call.size;
            if constexpr (requires { call.disp_unit; })
                unit = int(call.disp_unit);
            check::made_window(call.new_handle(), call.communicator(), index, bytes, unit);
        }
    }

    // ---- operations ----

    template <class Call>
    auto with_operations(Call &call, std::uint32_t site, check::call_of_thread &mark)
    {
        if constexpr (Call::is(bindery::completes_requests))
            return with_completion(call, site, mark);
        else if constexpr (Call::is(bindery::starts_requests))
            return with_starts(call, site);
        else if constexpr (Call::is(bindery::frees_handle) && Call::has_requests)
            return with_free(call, site);
        else if constexpr (Call::is(bindery::communication) || check::is_collective<Call> || check::makes_request<Call>)
            return with_communication(call, site, mark);
        else
            return call.next();
    }

    template <class Call>
    static operation operation_of(Call &call, std::uint32_t site)
    {
        const check::own_calls mark;
        operation one = {.routine = Call::routine, .site = site, .number = check::next_operation()};
        one.is_persistent = Call::is(bindery::persistent);
        one.is_collective = check::is_collective<Call>;
        if constexpr (Call::has_communicator)
            one.comm = call.communicator() == MPI_COMM_NULL ? check::unknown_object
                                                            : check::number_of_comm(call.communicator());
        read_send(call, one);
        read_receive(call, one);
        return one;
    }

    // Whether a collective takes data from the buffer of this process, or puts some there.
    template <class Call>
    static bool is_sent(Call &call)
    {
        if constexpr (Call::has_send_peer)
            return call.send_peer() != MPI_PROC_NULL;
        else
            return (Call::is(bindery::persistent) ? call.bytes_sent_by_start() : call.bytes_sent()) > 0;
    }
    template <class Call>
    static bool is_received(Call &call)
    {
        if constexpr (Call::has_receive_peer)
            return call.receive_peer() != MPI_PROC_NULL;
        else if constexpr (requires { call.source; })
            return call.source != MPI_PROC_NULL;
        else if constexpr (requires { call.message; })
            return true;
        else
            return (Call::is(bindery::persistent) ? call.bytes_received_by_start() : call.bytes_received()) > 0;
    }

    template <class Call>
    static bool is_significant(Call &call, check::rooted here)
    {
        if constexpr (check::root_alone<Call> == check::rooted::none)
            return true;
        else
            return check::root_alone<Call> != here ||
                   call.root_rank() == bindery::detail::group_rank(call.communicator());
    }

    template <class Call>
    static void read_send(Call &call, operation &one)
    {
        if constexpr (Call::has_send_peer) {
            one.send_peer = rank_in_events(call.send_peer());
            one.has_send = check::is_message<Call>;
        }
        if constexpr (Call::has_send_tag)
            one.send_tag = tag_in_events(call.send_tag());
        one.datatype = check::unknown_datatype;
        one.count = -1;
        if constexpr (Call::has_send_buffer && Call::has_send_count && Call::has_send_datatype) {
            if (!is_valid(call) || !is_significant(call, check::rooted::sends))
                return;
            const side is = side_of(call.send_buffer(), call.send_count(), call.send_datatype());
            one.datatype = is.datatype;
            one.count = is.count;
            if (is.bytes.size && is_sent(call))
                one.sent = is.bytes;
        }
    }

    template <class Call>
    static void read_receive(Call &call, operation &one)
    {
        if constexpr (Call::is(bindery::point_to_point) && Call::has_receive_buffer) {
            one.has_receive = one.is_receive = true;
            one.receive_peer = rank_in_events(source_of(call));
            one.receive_tag = tag_in_events(receive_tag_of(call));
        }
        one.receive_datatype = check::unknown_datatype;
        one.receive_count = -1;
        if constexpr (Call::has_receive_buffer && Call::has_receive_count && Call::has_receive_datatype) {
            if (!is_valid(call) || !is_significant(call, check::rooted::receives))
                return;
            const side is = side_of(call.receive_buffer(), call.receive_count(), call.receive_datatype());
            one.receive_datatype = is.datatype;
            one.receive_count = is.count;
            if (is.bytes.size && is_received(call))
                one.received = is.bytes;
        }
    }

    template <class Call>
    static bool is_valid(Call &call)
    {
        if constexpr (Call::has_communicator)
            return call.communicator() != MPI_COMM_NULL;
        else
            return true;
    }

    template <class Call>
    static int source_of(Call &call)
    {
        if constexpr (requires { call.source; })
            return call.source;
        else
            return MPI_ANY_SOURCE;
    }

    template <class Call>
    static int receive_tag_of(Call &call)
    {
        if constexpr (requires { call.recvtag; })
            return call.recvtag;
        else if constexpr (requires { call.tag; })
            return call.tag;
        else
            return MPI_ANY_TAG;
    }

    template <class Call>
    static std::uint64_t add_events(Call &call, const operation &one)
    {
        std::uint64_t position = 0;
        if constexpr (check::is_collective<Call>) {
            event made = event_of(kind::collective, one);
            made.peer = made.tag = -1;
            if constexpr (Call::has_root_rank)
                made.peer = call.root_rank();
            if constexpr (Call::has_operation)
                made.tag = check::number_of_operation(call.operation());
            made.datatype = one.datatype;
            made.count = one.count;
            made.receive_datatype = one.receive_datatype;
            made.receive_count = one.receive_count;
            position = check::add(made);
        }
        if (!one.is_persistent && one.has_send)
            position = add_send(one);
        if (!one.is_persistent && one.has_receive)
            position = add_receive(one);
        if constexpr (Call::is(bindery::rma))
            add_rma(call, one);
        if constexpr (check::is_message<Call> && !Call::has_receive_buffer && !Call::has_send_buffer &&
                      requires { call.source; }) {
            event made = event_of(kind::probe, one);
            made.peer = rank_in_events(call.source);
            made.tag = tag_in_events(call.tag);
            if (check::is_blocking<Call> && !requires { call.flag; })
                position = check::add(made);
        }
        return position;
    }

    template <class Call>
    static void add_rma(Call &call, const operation &one)
    {
        if constexpr (check::synchronizes<Call> && Call::has_window) {
            event made = event_of(kind::synchronize, one);
            made.object = check::number_of_window(call.window());
            check::add(made);
        } else if constexpr (requires {
                                 call.target_disp;
                                 call.target_rank;
                             }) {
            event made = event_of(kind::transfer, one);
            made.object = check::number_of_window(call.win);
            made.peer = rank_in_events(call.target_rank);
            made.extra = call.target_disp;
            if constexpr (Call::has_operation)
                made.tag = check::number_of_operation(call.operation());
            if constexpr (requires {
                              call.target_count;
                              call.target_datatype;
                          })
                made.count = std::int64_t(side_of(nullptr, call.target_count, call.target_datatype).bytes.size);
            check::add(made);
        }
    }

    // Whether the call may wait for other processes of this run alone.
    template <class Call>
    static bool may_wait(const operation &one)
    {
        if constexpr (!check::is_blocking<Call>)
            return false;
        else if constexpr (check::is_collective<Call>)
            return true;
        else
            return (one.has_send && one.send_peer != check::proc_null) ||
                   (one.has_receive && one.receive_peer != check::proc_null);
    }

    template <class Call>
    auto with_communication(Call &call, std::uint32_t site, check::call_of_thread &mark)
    {
        operation one = operation_of(call, site);
        const MPI_Message *message = nullptr;
        if constexpr (Call::has_receive_buffer && requires { call.message; }) {
            message = call.message;
            messages.take(*message, one);
        }
        const std::uint64_t position = add_events(call, one);
        if (!one.is_persistent)
            check::check_buffers(one);
        if constexpr (check::synchronizes<Call> && Call::has_window)
            check::end_epoch(check::value_of(call.window()));
        if (may_wait<Call>(one) || is_waiting_probe(call))
            mark.waits(position);
        MPI_Status own;
        MPI_Status *status = nullptr;
        if constexpr (check::is_message<Call> || Call::has_receive_buffer)
            if constexpr (requires { call.status; }) {
                if (call.status == MPI_STATUS_IGNORE)
                    call.status = &own;
                status = call.status;
            }
        const auto result = call.next();
        if (result == MPI_SUCCESS)
            after_communication(call, one, status);
        return result;
    }

    template <class Call>
    static bool is_waiting_probe(Call &call)
    {
        if constexpr (
            check::is_message<Call> && !Call::has_receive_buffer && requires { call.source; } &&
            !requires { call.flag; })
            return call.source != MPI_PROC_NULL;
        else
            return false;
    }

    template <class Call>
    void after_communication(Call &call, operation &one, MPI_Status *status)
    {
        const check::own_calls mark;
        if constexpr (check::makes_request<Call>) {
            const MPI_Request request = call.requests()[0];
            one.variable = call.requests().data();
            if (request != MPI_REQUEST_NULL)
                check::start(check::value_of(request), std::move(one));
        } else if constexpr (Call::is(bindery::rma) && (Call::has_send_buffer || Call::has_receive_buffer)) {
            one.window = check::value_of(call.window());
            check::start_transfer(std::move(one));
        } else if constexpr (Call::has_new_handle && requires { call.message; }) {
            add_matched(call, one, status);
        } else if (one.has_receive && status) {
            add_received(one, *status);
        }
    }

    template <class Call>
    void add_matched(Call &call, const operation &one, const MPI_Status *status)
    {
        if constexpr (requires { call.flag; })
            if (!*call.flag)
                return;
        if (*call.message == MPI_MESSAGE_NO_PROC)
            return;
        messages.put(*call.message, one);
        event made = event_of(kind::matched, one);
        made.peer = rank_in_events(status->MPI_SOURCE);
        made.tag = tag_in_events(status->MPI_TAG);
        check::add(made);
    }

    // ---- requests ----

    using held_operations = std::vector<std::optional<operation>>;

    template <class Call>
    static held_operations hold(Call &call)
    {
        held_operations held;
        for (const MPI_Request &request : call.requests())
            held.push_back(request == MPI_REQUEST_NULL ? std::nullopt
                                                       : check::take(check::value_of(request), &request));
        return held;
    }

    template <class Call>
    static std::uint64_t add_waits(const held_operations &held, std::uint32_t site)
    {
        std::uint64_t first = 0;
        std::int64_t all = 0, ordinal = 0;
        for (const auto &one : held)
            all += one && one->is_active;
        for (const auto &one : held) {
            if (!one || !one->is_active)
                continue;
            event made = event_of(kind::wait, *one);
            made.routine = Call::routine.number;
            made.site = site;
            made.tag = check::waits_for_any<Call>;
            made.count = all;
            made.extra = ordinal++;
            const std::uint64_t position = check::add(made);
            first = first ? first : position;
        }
        return first;
    }

    template <class Call>
    auto with_completion(Call &call, std::uint32_t site, check::call_of_thread &mark)
    {
        std::vector<MPI_Request> before(call.requests().begin(), call.requests().end());
        held_operations held = hold(call);
        call.keep();
        if constexpr (check::waits_for_requests<Call>)
            if (const std::uint64_t position = add_waits<Call>(held, site))
                mark.waits(position);
        const auto result = call.next();
        const check::own_calls quiet;
        for (const auto &done : call.completed()) {
            auto &one = held[done.index];
            if (!one)
                continue;
            if (one->is_receive)
                add_received(*one, done.status);
            check::complete(*one);
            one->is_active = false;
        }
        for (std::size_t i = 0; i < held.size(); ++i)
            if (held[i] && (held[i]->is_active || held[i]->is_persistent))
                check::put_back(check::value_of(before[i]), std::move(*held[i]));
        return result;
    }

    template <class Call>
    auto with_starts(Call &call, std::uint32_t site)
    {
        held_operations held = hold(call);
        for (auto &one : held) {
            if (!one)
                continue;
            if (one->is_active)
                check::report({"request", Call::routine, site, "request", one->site},
                              "is of an operation that is active, of " + std::string(one->routine.name()));
            one->number = check::next_operation();
            if (one->has_send)
                add_send(*one);
            if (one->has_receive)
                add_receive(*one);
        }
        const auto result = call.next();
        const check::own_calls quiet;
        for (int i = 0; i < call.requests().size(); ++i) {
            if (!held[i])
                continue;
            if (result == MPI_SUCCESS && !held[i]->is_active)
                check::begins_again(*held[i]);
            check::put_back(check::value_of(call.requests()[i]), std::move(*held[i]));
        }
        return result;
    }

    template <class Call>
    auto with_free(Call &call, std::uint32_t site)
    {
        held_operations held = hold(call);
        std::optional<operation> one = held.empty() ? std::nullopt : std::move(held[0]);
        if (one && one->is_active && (one->is_receive || one->is_collective))
            check::report({"request", Call::routine, site, "request", one->site},
                          "is of an operation that is active, of " + std::string(one->routine.name()));
        const auto result = call.next();
        if (one)
            check::forget_use(*one);
        return result;
    }
};

extern "C" {

// The findings of the checked wrappers of Fortran (docs/check.md).
[[gnu::visibility("default")]] void bnd_check_finding(const char *routine, const char *argument, const char *kind,
                                                      const char *text)
{
    if (!check::begin())
        return;
    const std::uint32_t site = check::site_of(nullptr);
    check::report({kind, check::routine_of(routine), site, argument}, text);
}
}

BINDERY_TOOL(checker, communication | completion | communicator | topology | datatype | group | reduction_operation |
                          rma | io | info | error_handling)
