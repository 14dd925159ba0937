#include "mpit/control_variables.h"

#include "bnd_implementation.h"
#include "communicators/comm.h"
#include "core/active.h"
#include "core/state.h"
#include "mpit/instrumentation.h"

#include <climits>
#include <cstring>
#include <sys/mman.h>
#include <unistd.h>

namespace solo::mpit {
namespace {

template <typename T>
T value_at(const void *from)
{
    T value;
    std::memcpy(&value, from, sizeof value);
    return value;
}

template <typename T>
int put(void *to, T value)
{
    std::memcpy(to, &value, sizeof value);
    return MPI_SUCCESS;
}

int read_checks(Comm *, void *to) { return put(to, setting.check_arguments.load() ? 1 : 0); }
int set_checks(const void *from)
{
    const bool value = value_at<int>(from) != 0;
    setting.check_arguments.store(value);
    __atomic_store_n(&solo_unchecked, value ? 0 : 1, __ATOMIC_RELAXED);
    return MPI_SUCCESS;
}

// Tools see settings of type std::atomic<int> as they are, and numbers of bytes as unsigned long long.
int shown(int value) { return value; }
unsigned long long shown(std::size_t value) { return value; }

template <auto member>
int read_setting(Comm *, void *to)
{
    return put(to, shown((setting.*member).load()));
}
template <auto member>
int set_setting(const void *from)
{
    (setting.*member).store(value_at<decltype(shown((setting.*member).load()))>(from));
    return MPI_SUCCESS;
}

// MPI_T_ERR_NOT_SUPPORTED: this system gives no huge pages.
int set_allocator(const void *from)
{
    if (value_at<int>(from) == 2) {
        const std::size_t page = static_cast<std::size_t>(::sysconf(_SC_PAGESIZE));
        void *const tried = ::mmap(nullptr, page, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
        const bool works = tried != MAP_FAILED && ::madvise(tried, page, MADV_HUGEPAGE) == 0;
        if (tried != MAP_FAILED)
            ::munmap(tried, page);
        if (!works)
            return MPI_T_ERR_NOT_SUPPORTED;
    }
    return set_setting<&settings::allocator>(from);
}

int read_offered(Comm *, void *to) { return put(to, is_offered.load() ? 1 : 0); }
int set_offered(const void *from)
{
    is_offered.store(value_at<int>(from) != 0);
    return MPI_SUCCESS;
}

// The value of one communicator; the general one until it was written.
int read_comm_eager_size(Comm *comm, void *to)
{
    const long long own = comm->eager_size.load();
    return put(to, own < 0 ? static_cast<unsigned long long>(setting.eager_size.load())
                           : static_cast<unsigned long long>(own));
}
int write_comm_eager_size(Comm *comm, const void *from)
{
    const auto value = value_at<unsigned long long>(from);
    if (value > LLONG_MAX)
        return MPI_T_ERR_INVALID;
    comm->eager_size.store(static_cast<long long>(value));
    return MPI_SUCCESS;
}

// The moment from which MPI_Wtime counts does not change during the life of the process (MPI 5.0, 9.6).
int write_wtime_source(Comm *, const void *from)
{
    if (has_been_active())
        return MPI_T_ERR_CVAR_SET_NOT_NOW;
    return set_setting<&settings::wtime_source>(from);
}
int write_thread_limit(Comm *, const void *from)
{
    if (is_active())
        return MPI_T_ERR_CVAR_SET_NOT_NOW;
    return set_setting<&settings::thread_limit>(from);
}
int read_thread_level(Comm *, void *to)
{
    const int level = level_of_world();
    return put(to, level >= 0 ? level : setting.thread_limit.load());
}

int read_version(Comm *, void *to)
{
    int length = 0;
    return solo_Get_library_version(static_cast<char *>(to), &length);
}

template <int (*preset)(const void *)>
int write_with(Comm *, const void *from)
{
    return preset(from);
}

constexpr int basic = MPI_T_VERBOSITY_USER_BASIC;
constexpr int no_object = MPI_T_BIND_NO_OBJECT;

using read_function = int (*)(Comm *, void *);
using write_function = int (*)(Comm *, const void *);
using preset_function = int (*)(const void *);

control_variable choice(const char *name, const enumeration &items, int scope, read_function read, write_function write,
                        preset_function preset, const char *description)
{
    return {name, description, basic, MPI_INT, &items, no_object, scope, 1, read, write, preset};
}

control_variable bytes(const char *name, int bind, int scope, read_function read, write_function write,
                       preset_function preset, const char *description)
{
    return {name, description, basic, MPI_UNSIGNED_LONG_LONG, nullptr, bind, scope, 1, read, write, preset};
}

// A setting that is written in the same way at load and later.
template <std::atomic<int> settings::*member>
control_variable setting_choice(const char *name, const enumeration &items, int scope, const char *description)
{
    return choice(name, items, scope, read_setting<member>, write_with<set_setting<member>>, set_setting<member>,
                  description);
}
template <std::atomic<std::size_t> settings::*member>
control_variable setting_bytes(const char *name, int scope, const char *description)
{
    return bytes(name, no_object, scope, read_setting<member>, write_with<set_setting<member>>, set_setting<member>,
                 description);
}

}  // namespace

const std::vector<control_variable> &control_variables()
{
    constexpr int local = MPI_T_SCOPE_LOCAL, readonly = MPI_T_SCOPE_READONLY;
    static const auto &variables = *new const std::vector<control_variable>{
        choice("check_arguments", switches, local, read_checks, write_with<set_checks>, set_checks,
               "Whether arguments are checked where that is cheap: null handles, negative counts, ranks."),
        setting_bytes<&settings::memory_limit>(
            "memory_limit", local,
            "Bytes that the library may hold at once for messages and MPI_Alloc_mem; 0: no limit."),
        setting_bytes<&settings::eager_size>(
            "eager_size", MPI_T_SCOPE_ALL,
            "Bytes up to which a standard send without a posted receive copies its message and returns."),
        bytes("comm_eager_size", MPI_T_BIND_MPI_COMM, MPI_T_SCOPE_GROUP, read_comm_eager_size, write_comm_eager_size,
              nullptr, "As eager_size, for one communicator; until it is written there, it is eager_size."),
        setting_choice<&settings::error_verbosity>(
            "error_verbosity", verbosities, local,
            "Detail of error codes: a class alone, a message, or a message that is also printed to standard error."),
        choice("allocator", allocators, local, read_setting<&settings::allocator>, write_with<set_allocator>,
               set_allocator,
               "Where MPI_Alloc_mem takes memory from: malloc, pages of zeros, or the same of huge pages."),
        choice("wtime_source", clocks, MPI_T_SCOPE_ALL_EQ, read_setting<&settings::wtime_source>, write_wtime_source,
               set_setting<&settings::wtime_source>,
               "The clock of MPI_Wtime; set before MPI is initialised for the first time."),
        choice("thread_limit", thread_levels, local, read_setting<&settings::thread_limit>, write_thread_limit,
               set_setting<&settings::thread_limit>,
               "The highest level of thread support that is provided; set before MPI is initialised."),
        choice("thread_level", thread_levels, readonly, read_thread_level, nullptr, nullptr,
               "The level of thread support that MPI_Init_thread provided; outside of it thread_limit."),
        setting_choice<&settings::finalize_report>(
            "finalize_report", switches, local,
            "Whether MPI_Finalize reports messages that were not received and objects that were not freed."),
        setting_choice<&settings::lenient>(
            "lenient", switches, local,
            "Whether the same buffer on both sides of a collective, and a second MPI_Init, are no errors."),
        choice("tool_interface", switches, readonly, read_offered, nullptr, set_offered,
               "Whether the tool information interface can be initialised; set before the library is loaded."),
        {"library_version", "The text of MPI_Get_library_version.", basic, MPI_CHAR, nullptr, no_object,
         MPI_T_SCOPE_CONSTANT, MPI_MAX_LIBRARY_VERSION_STRING, read_version, nullptr, nullptr},
    };
    return variables;
}

}  // namespace solo::mpit
