#include "tools/interface.h"

#include "bnd_implementation.h"
#include "environment/active.h"
#include "tools/control_handles.h"
#include "tools/events.h"
#include "tools/instrumentation.h"
#include "tools/performance_handles.h"

#include <algorithm>
#include <cstring>

namespace solo::tools {
namespace {

int users = 0;  // how often the interface was initialised and not finalised yet

// Tools read state guarded by the library lock, and locking cannot be switched on while MPI is in use without it.
int provided_level(int required)
{
    if (required != MPI_THREAD_MULTIPLE || provide_multiple_to_tools())
        return required;
    return MPI_THREAD_SERIALIZED;
}

}  // namespace

void refuse(int code) { throw refusal{code}; }

std::mutex &interface_lock()
{
    static std::mutex instance;
    return instance;
}

bool is_initialized() { return users > 0; }

void store_text(std::string_view text, char *to, int *length)
{
    if (length == nullptr)
        return;
    const int whole = static_cast<int>(text.size()) + 1;
    if (to != nullptr && *length > 0) {
        const auto copied = static_cast<std::size_t>(std::min(*length, whole) - 1);
        std::memcpy(to, text.data(), copied);
        to[copied] = '\0';
    }
    *length = whole;
}

void store_indices(const int *members, std::size_t count, int length, int *to)
{
    if (length < 0)
        refuse(MPI_T_ERR_INVALID);
    if (to != nullptr)
        std::copy_n(members, std::min(count, static_cast<std::size_t>(length)), to);
}

std::size_t checked_index(int index, std::size_t size)
{
    if (index < 0 || static_cast<std::size_t>(index) >= size)
        refuse(MPI_T_ERR_INVALID_INDEX);
    return static_cast<std::size_t>(index);
}

}  // namespace solo::tools

using namespace solo::tools;

extern "C" int solo_T_init_thread(int required, int *provided)
{
    if (is_restricted())
        return MPI_T_ERR_NOT_ACCESSIBLE;
    if (!solo::is_thread_level(required))
        return MPI_T_ERR_INVALID;
    if (!is_offered.load())
        return MPI_T_ERR_CANNOT_INIT;
    const std::lock_guard held(interface_lock());
    ++users;
    store(provided, provided_level(required));
    return MPI_SUCCESS;
}

extern "C" int solo_T_finalize(void)
{
    return tool_call([] {
        if (--users == 0) {
            free_all_control_handles();
            free_all_sessions();
            free_all_registrations();
        }
    });
}
