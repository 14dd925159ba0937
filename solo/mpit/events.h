// Events of the tool information interface (MPI 5.0, 15.3.8).
#ifndef SOLO_EVENTS_EVENTS_H
#define SOLO_EVENTS_EVENTS_H

#include "core/state.h"
#include "mpit/callback_scope.h"
#include "mpit/enumerations.h"

#include <vector>

namespace solo::mpit {

// The data of any event, as a tool copies it; each type names the elements that it has.
struct event_data {
    int first = 0;
    int second = 0;
    int third = 0;
    int unused = 0;
    MPI_Count bytes = 0;
};

struct event_type {
    struct element {
        MPI_Datatype type;
        MPI_Aint displacement;
    };
    const char *name;
    const char *description;
    int verbosity;
    event_kind kind;
    const enumeration *names;  // of the elements
    std::vector<element> elements;
    int bind;
    int source;              // index of it
    MPI_T_cb_safety safety;  // that a callback needs while MPI runs in one thread

    std::size_t size() const;  // bytes of the data
};

const std::vector<event_type> &event_types();
const event_type &type_of(event_kind kind);
std::size_t element_size(MPI_Datatype type);

// An event while a callback runs: on the stack of the thread that raised it (R190).
struct event_instance {
    const event_type *type;
    event_data data;
    MPI_Count timestamp;
};
// MPI_T_ERR_INVALID_HANDLE: no callback of this thread was given that handle, or it has returned.
const event_instance &instance_behind(MPI_T_event_instance handle);

}  // namespace solo::mpit

#endif
