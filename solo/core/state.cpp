#include "core/state.h"

#include "core/failure.h"
#include "core/setup.h"

int solo_is_watched = 0;
int solo_active = 0;
int solo_unchecked = 0;

extern "C" int solo_is_active(void) { return solo::is_active(); }

namespace solo {

std::atomic<bool> is_multiple{false};
std::atomic<bool> may_wait{false};
std::atomic<bool> is_quiet{true};
std::mutex lock;
std::condition_variable &changed = *new std::condition_variable;
settings setting;
measures measure;

void reckon_quiet()
{
    static std::mutex one_at_a_time;
    const std::lock_guard held(one_at_a_time);
    is_quiet.store(!is_multiple.load() && !is_watched());
}

void guard::refuse_to_wait(const char *reason) { fail_call(MPI_ERR_OTHER, reason); }

namespace {

// Handles may stand in initialisers and some routines may be called before MPI_Init (R166), so predefined objects exist from the
// moment the library is loaded.
[[gnu::constructor]] void set_up()
{
    set_up_settings();
    set_up_errhandlers();
    set_up_infos();
    set_up_datatypes();
    set_up_operations();
    set_up_groups();
    set_up_requests();
}

}  // namespace
}  // namespace solo
