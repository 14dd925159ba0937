// Event registrations and their callbacks (MPI 5.0, 15.3.8).
#ifndef SOLO_EVENTS_REGISTRATIONS_H
#define SOLO_EVENTS_REGISTRATIONS_H

#include "mpit/events.h"
#include "mpit/hints.h"

#include <algorithm>
#include <iterator>
#include <memory>
#include <mutex>
#include <vector>

namespace solo::mpit {

struct callback {
    MPI_T_event_cb_function *function = nullptr;
    void *user_data = nullptr;
    hints hints_in_use;
};

// From the least to the most that is asked of a callback.
constexpr MPI_T_cb_safety levels[] = {MPI_T_CB_REQUIRE_NONE, MPI_T_CB_REQUIRE_MPI_RESTRICTED,
                                      MPI_T_CB_REQUIRE_THREAD_SAFE, MPI_T_CB_REQUIRE_ASYNC_SIGNAL_SAFE};

// All members but `type` and `comm` change under registrations_lock() only.
struct registration {
    const event_type *type;
    MPI_Comm comm;
    MPI_T_event_registration handle = nullptr;
    callback callbacks[4];  // in the order of `levels`
    MPI_T_event_dropped_cb_function *dropped_handler = nullptr;
    hints hints_in_use;
    unsigned long long seen = 0;
    MPI_Count dropped = 0;
    int under_way = 0;  // callbacks
    bool is_freed = false;
    MPI_T_event_free_cb_function *free_callback = nullptr;
    void *free_data = nullptr;

    bool has_callback() const
    {
        return std::any_of(std::begin(callbacks), std::end(callbacks),
                           [](const callback &c) { return c.function != nullptr; });
    }
};

using registration_ref = std::shared_ptr<registration>;

// Held for some instructions; no callback runs under it.
std::mutex &registrations_lock();
// All registrations, under that lock.
std::vector<registration_ref> &all_registrations();
// Call the free callback of a registration that was freed and has no callback running. No lock is held.
void run_free_callback(const registration &freed);

}  // namespace solo::mpit

#endif
