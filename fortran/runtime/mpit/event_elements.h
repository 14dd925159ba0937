// The types of the elements of an event, by which reads of them are checked.
#pragma once

#include "hidden.h"
#include "mpit/tool_interface.h"

#if BND_T_HAS_EVENTS

struct bnd_t_elements {
    int count;
    MPI_Aint bytes;  // of all data of an event
    int types[];
};

// Under the lock of the registrations. They are never freed. Null where there is no memory.
extern "C" BND_HIDDEN const bnd_t_elements *bnd_t_elements_of(int event_index);

#endif
