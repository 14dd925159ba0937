// Callbacks of events while they run.
#ifndef SOLO_TOOLS_CALLBACK_SCOPE_H
#define SOLO_TOOLS_CALLBACK_SCOPE_H

#include "mpi.h"

namespace solo::mpit {

struct event_instance;

// Makes an event instance accessible to this thread's callback and restricts the routines it may call.
class callback_scope {
public:
    callback_scope(const event_instance *instance, MPI_T_cb_safety safety);
    ~callback_scope();
    callback_scope(const callback_scope &) = delete;
    callback_scope &operator=(const callback_scope &) = delete;
    MPI_T_event_instance handle() const;
    static bool is_inside();  // this thread runs a callback

private:
    friend const event_instance *find_instance(MPI_T_event_instance handle) noexcept;
    friend bool is_restricted();
    const event_instance *const instance_;
    const MPI_T_cb_safety safety_;
    const unsigned long long number_;
    callback_scope *const outer_;
};

// Inside a callback for which the set of routines is restricted (R190).
bool is_restricted();
// Null: no callback of this thread was given that handle, or it has returned.
const event_instance *find_instance(MPI_T_event_instance handle) noexcept;

}  // namespace solo::mpit

#endif
