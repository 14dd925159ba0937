#include "mpit/performance_variables.h"

#include "bnd_implementation.h"
#include "communicators/comm.h"
#include "messages/match_queues.h"
#include "mpit/bound_object.h"
#include "mpit/instrumentation.h"

#include <unistd.h>
#include <vector>

namespace solo::mpit {
namespace {

#define SOLO_NAME(name) #name,
const char *const routine_names[] = {BND_EACH_ENTRY(SOLO_NAME)};
#undef SOLO_NAME

unsigned long long positive(long long value) { return value > 0 ? static_cast<unsigned long long>(value) : 0; }

unsigned long long state_now(const bound_object &)
{
    int is_initialized = 0, is_finalized = 0;
    solo_Initialized(&is_initialized);
    solo_Finalized(&is_finalized);
    if (is_active())
        return 1;
    return is_finalized || is_initialized ? 2 : 0;
}

unsigned long long memory_now(const bound_object &) { return positive(measure.memory.load()); }
unsigned long long requests_now(const bound_object &) { return positive(measure.requests.load()); }

// memory_limit, or the memory of the machine.
unsigned long long memory_size(const bound_object &)
{
    const unsigned long long limit = setting.memory_limit.load();
    return limit != 0 ? limit : positive(::sysconf(_SC_PHYS_PAGES)) * positive(::sysconf(_SC_PAGESIZE));
}

unsigned long long memory_share(const bound_object &about)
{
    const auto size = static_cast<double>(memory_size(about));
    const double share = size > 0 ? static_cast<double>(memory_now(about)) / size : 0;
    return static_cast<unsigned long long>((share < 1 ? share : 1) * 1e9);
}

template <std::size_t match_queues::*length>
unsigned long long queue_length(const bound_object &about)
{
    const ref<Comm> comm = bound_comm(about.comm);
    const guard held;
    return (*comm->queues).*length;
}
constexpr auto unexpected_now = queue_length<&match_queues::unexpected>;
constexpr auto posted_now = queue_length<&match_queues::posted>;

unsigned long long messages_now(const bound_object &) { return measure.messages.load(); }
unsigned long long bytes_now(const bound_object &) { return measure.bytes_copied.load(); }
unsigned long long errors_now(const bound_object &) { return all_errors(); }
unsigned long long calls_now(const bound_object &) { return all_calls(); }
unsigned long long time_now(const bound_object &) { return all_nanoseconds(); }
unsigned long long routine_calls(const bound_object &about) { return calls_of(about.routine); }
unsigned long long routine_time(const bound_object &about) { return nanoseconds_in(about.routine); }

constexpr int basic = MPI_T_VERBOSITY_USER_BASIC;
constexpr int unbound = MPI_T_BIND_NO_OBJECT;
constexpr int of_comm = MPI_T_BIND_MPI_COMM;

using read_now = unsigned long long (*)(const bound_object &);

// Readable at any time; neither started nor written.
performance_variable continuous(const char *name, int var_class, MPI_Datatype type, int bind, read_now now,
                                const char *description, const enumeration *items = nullptr)
{
    return {name, description, basic, var_class, type, items, bind, true, true, false, 1, now};
}

performance_variable mark(const char *name, int var_class, int bind, read_now now, watermark_kind level,
                          const char *description)
{
    return {name, description, basic, var_class, MPI_UNSIGNED_LONG_LONG, nullptr, bind, false, false,
            true, 1,           now,   level};
}

performance_variable sum(const char *name, int var_class, MPI_Datatype type, read_now now,
                         const std::string &description)
{
    return {name, description, basic, var_class, type, nullptr, unbound, false, false, true, 1, now};
}

std::vector<performance_variable> make_levels()
{
    return {
        continuous("mpi_state", MPI_T_PVAR_CLASS_STATE, MPI_INT, unbound, state_now,
                   "Whether MPI has not been initialised yet, is active (also by a session), or was finalized.",
                   &mpi_states),
        continuous("unexpected_queue_length", MPI_T_PVAR_CLASS_LEVEL, MPI_UNSIGNED_LONG_LONG, of_comm, unexpected_now,
                   "Messages that have arrived on a communicator and wait for a receive."),
        continuous("posted_queue_length", MPI_T_PVAR_CLASS_LEVEL, MPI_UNSIGNED_LONG_LONG, of_comm, posted_now,
                   "Receives on a communicator that wait for a message."),
        continuous("requests_in_flight", MPI_T_PVAR_CLASS_LEVEL, MPI_UNSIGNED_LONG_LONG, unbound, requests_now,
                   "Operations that were started and are not complete."),
        continuous("memory_in_use", MPI_T_PVAR_CLASS_LEVEL, MPI_UNSIGNED_LONG_LONG, unbound, memory_now,
                   "Bytes that the library holds for messages and MPI_Alloc_mem."),
        continuous("memory_size", MPI_T_PVAR_CLASS_SIZE, MPI_UNSIGNED_LONG_LONG, unbound, memory_size,
                   "Bytes that it may hold at once: memory_limit, or without a limit the memory of the machine."),
        continuous("memory_share", MPI_T_PVAR_CLASS_PERCENTAGE, MPI_DOUBLE, unbound, memory_share,
                   "memory_in_use as a part of memory_size."),
    };
}

std::vector<performance_variable> make_marks()
{
    constexpr int highest = MPI_T_PVAR_CLASS_HIGHWATERMARK;
    return {
        mark("memory_highest", highest, unbound, memory_now, watermark_kind::memory,
             "The most memory_in_use since the start."),
        mark("memory_lowest", MPI_T_PVAR_CLASS_LOWWATERMARK, unbound, memory_now, watermark_kind::memory,
             "The least memory_in_use since the start."),
        mark("requests_highest", highest, unbound, requests_now, watermark_kind::requests,
             "The most requests_in_flight since the start."),
        mark("unexpected_queue_highest", highest, of_comm, unexpected_now, watermark_kind::unexpected,
             "The most of unexpected_queue_length since the start."),
        mark("posted_queue_highest", highest, of_comm, posted_now, watermark_kind::posted,
             "The most of posted_queue_length since the start."),
    };
}

std::vector<performance_variable> make_sums()
{
    constexpr int counter = MPI_T_PVAR_CLASS_COUNTER;
    const MPI_Datatype whole = MPI_UNSIGNED_LONG_LONG;
    return {
        sum("messages", counter, whole, messages_now, "Messages that were sent."),
        sum("errors", counter, whole, errors_now, "Errors that were raised, whatever their handler did."),
        sum("calls", counter, whole, calls_now, "Calls of all routines."),
        sum("bytes_copied", MPI_T_PVAR_CLASS_AGGREGATE, whole, bytes_now, "Bytes of messages that were copied."),
        sum("time", MPI_T_PVAR_CLASS_TIMER, MPI_DOUBLE, time_now,
            "Seconds in all routines; calls from callbacks count once."),
        {"last_error", "The message of the last error raised since the start; empty if there was none.", basic,
         MPI_T_PVAR_CLASS_GENERIC, MPI_CHAR, nullptr, unbound, true, false, false, MPI_MAX_ERROR_STRING, errors_now},
    };
}

performance_variable of_routine(int number, bool is_timer)
{
    const char *const name = routine_names[number];
    const std::string description = std::string(is_timer ? "Seconds in " : "Calls of ") + name + ".";
    performance_variable variable =
        is_timer ? sum(name, MPI_T_PVAR_CLASS_TIMER, MPI_DOUBLE, routine_time, description)
                 : sum(name, MPI_T_PVAR_CLASS_COUNTER, MPI_UNSIGNED_LONG_LONG, routine_calls, description);
    variable.verbosity = MPI_T_VERBOSITY_TUNER_DETAIL;
    variable.routine = number;
    return variable;
}

}  // namespace

const std::vector<performance_variable> &fixed_performance_variables()
{
    static const auto &variable = *new const std::vector<performance_variable>([] {
        std::vector<performance_variable> all = make_levels();
        for (const auto &more : {make_marks(), make_sums()})
            all.insert(all.end(), more.begin(), more.end());
        return all;
    }());
    return variable;
}

bool performance_variable::is_mark() const
{
    return var_class == MPI_T_PVAR_CLASS_HIGHWATERMARK || var_class == MPI_T_PVAR_CLASS_LOWWATERMARK;
}

bool performance_variable::accumulates() const
{
    return var_class == MPI_T_PVAR_CLASS_COUNTER || var_class == MPI_T_PVAR_CLASS_AGGREGATE ||
           var_class == MPI_T_PVAR_CLASS_TIMER;
}

std::size_t performance_variable_count()
{
    return fixed_performance_variables().size() + 2 * std::size_t{BND_NUMBER_COUNT};
}

std::size_t routine_variable(int number)
{
    return fixed_performance_variables().size() + 2 * static_cast<std::size_t>(number);
}
const char *routine_name(int number) { return routine_names[number]; }

performance_variable performance_variable_at(std::size_t index)
{
    if (index < fixed_performance_variables().size())
        return fixed_performance_variables()[index];
    const std::size_t beyond = index - fixed_performance_variables().size();
    return of_routine(static_cast<int>(beyond / 2), beyond % 2 != 0);
}

std::size_t find_performance_variable(const std::string &name, int var_class)
{
    for (std::size_t index = 0; index < fixed_performance_variables().size(); ++index) {
        if (fixed_performance_variables()[index].name == name &&
            fixed_performance_variables()[index].var_class == var_class)
            return index;
    }
    const bool is_timer = var_class == MPI_T_PVAR_CLASS_TIMER;
    for (int number = 0; number < BND_NUMBER_COUNT && (is_timer || var_class == MPI_T_PVAR_CLASS_COUNTER); ++number) {
        if (name == routine_names[number])
            return routine_variable(number) + (is_timer ? 1 : 0);
    }
    return performance_variable_count();
}

}  // namespace solo::mpit
