// Events and their callbacks. The runtime keeps for each registration what C cannot give back: the types of the elements of its events,
// and the Fortran procedures. Callbacks may run in any thread and in signal handlers, so nothing that they read needs a lock: places are
// never freed, and a procedure or an element's type is not changed once C can reach it.
#include "mpit/event_elements.h"

#if BND_T_HAS_EVENTS

#include <pthread.h>

struct bnd_t_place;

struct bnd_t_callback {
    bnd_procedure *procedure;
    MPI_Aint user_data;
    bnd_t_place *place;
    bnd_t_callback *next;  // of the same registration
};

// The data of a registration; free to be reused where `handle` is 0.
struct bnd_t_place {
    MPI_Aint handle;
    bnd_procedure *dropped;
    const bnd_t_elements *elements;
    bnd_t_callback *callbacks;
    bnd_t_place *next;
};

namespace {

using Place = bnd_t_place;

Place *places;
pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

class Locked {
public:
    Locked() { pthread_mutex_lock(&mutex); }
    ~Locked() { pthread_mutex_unlock(&mutex); }
};

Place *find(MPI_Aint handle)
{
    for (Place *place = __atomic_load_n(&places, __ATOMIC_ACQUIRE); place; place = place->next)
        if (__atomic_load_n(&place->handle, __ATOMIC_ACQUIRE) == handle)
            return place;
    return nullptr;
}

// A place for a registration, under the lock. Null where there is no memory.
Place *new_place(MPI_Aint handle)
{
    Place *place = find(0);
    if (!place) {
        place = static_cast<Place *>(calloc(1, sizeof(Place)));
        if (!place)
            return nullptr;
        place->next = places;
        __atomic_store_n(&places, place, __ATOMIC_RELEASE);
    }
    __atomic_store_n(&place->handle, handle, __ATOMIC_RELEASE);
    return place;
}

Place *place_of(MPI_Aint handle)
{
    Place *const known = find(handle);
    return known ? known : new_place(handle);
}

MPI_Aint number_of(MPI_T_event_registration registration) { return reinterpret_cast<MPI_Aint>(registration); }

bnd_t_handle to_fortran(MPI_T_event_registration registration) { return {number_of(registration), 0}; }

bnd_t_handle to_fortran(MPI_T_event_instance instance, const Place &place)
{
    return {reinterpret_cast<MPI_Aint>(instance), reinterpret_cast<MPI_Aint>(place.elements)};
}

using event_procedure = void(const bnd_t_handle *, const bnd_t_handle *, const bnd_default_integer *, const MPI_Aint *);
using dropped_procedure = void(const MPI_Count *, const bnd_t_handle *, const bnd_default_integer *,
                               const bnd_default_integer *, const MPI_Aint *);
using free_procedure = void(const bnd_t_handle *, const bnd_default_integer *, const MPI_Aint *);

}  // namespace

extern "C" {

MPI_Aint bnd_t_registered(MPI_T_event_registration registration, int event_index)
{
    const Locked guard;
    if (Place *const place = new_place(number_of(registration)))
        place->elements = bnd_t_elements_of(event_index);
    return 0;
}

bnd_t_callback *bnd_t_callback_new(const bnd_t_handle *registration, bnd_procedure *procedure, MPI_Aint user_data)
{
    const auto created = static_cast<bnd_t_callback *>(malloc(sizeof(bnd_t_callback)));
    const Locked guard;
    Place *const place = created ? place_of(registration->value) : nullptr;
    if (!place) {
        free(created);
        return nullptr;
    }
    *created = {procedure, user_data, place, place->callbacks};
    __atomic_store_n(&place->callbacks, created, __ATOMIC_RELEASE);
    return created;
}

// After a failure it stays with its registration, for another thread may have added one behind it: C does not know it, and it is freed
// with the others.
void bnd_t_callback_release_on_error(bnd_t_callback *callback, int result)
{
    if (result != MPI_SUCCESS)
        callback->procedure = nullptr;
}

int bnd_t_set_procedure(const bnd_t_handle *registration, bnd_procedure *procedure, bnd_procedure **previous)
{
    const Locked guard;
    Place *const place = place_of(registration->value);
    if (!place)
        return 0;
    *previous = __atomic_exchange_n(&place->dropped, procedure, __ATOMIC_ACQ_REL);
    return 1;
}

void bnd_t_restore_procedure(const bnd_t_handle *registration, bnd_procedure *previous)
{
    if (Place *const place = find(registration->value))
        __atomic_store_n(&place->dropped, previous, __ATOMIC_RELEASE);
}

void bnd_t_event_cb_function(MPI_T_event_instance event_instance, MPI_T_event_registration event_registration,
                             MPI_T_cb_safety cb_safety, void *user_data)
{
    const auto *const callback = static_cast<const bnd_t_callback *>(user_data);
    const bnd_t_handle instance = to_fortran(event_instance, *callback->place);
    const bnd_t_handle registration = to_fortran(event_registration);
    const auto safety = static_cast<bnd_default_integer>(cb_safety);
    const MPI_Aint value = callback->user_data;
    reinterpret_cast<event_procedure *>(callback->procedure)(&instance, &registration, &safety, &value);
}

// C passes the data of the callback that the lost events would have had, if any: of a callback registered in Fortran or in C.
void bnd_t_event_dropped_cb_function(MPI_Count count, MPI_T_event_registration event_registration, int source_index,
                                     MPI_T_cb_safety cb_safety, void *user_data)
{
    const Place *const place = find(number_of(event_registration));
    bnd_procedure *const procedure = place ? __atomic_load_n(&place->dropped, __ATOMIC_ACQUIRE) : nullptr;
    if (!procedure)
        return;
    MPI_Aint value = 0;
    for (const bnd_t_callback *c = __atomic_load_n(&place->callbacks, __ATOMIC_ACQUIRE); c; c = c->next)
        if (c == user_data)
            value = c->user_data;
    const bnd_t_handle registration = to_fortran(event_registration);
    const bnd_default_integer source = source_index;
    const auto safety = static_cast<bnd_default_integer>(cb_safety);
    reinterpret_cast<dropped_procedure *>(procedure)(&count, &registration, &source, &safety, &value);
}

// The last call for a registration.
void bnd_t_event_free_cb_function(MPI_T_event_registration event_registration, MPI_T_cb_safety cb_safety,
                                  void *user_data)
{
    const auto *const callback = static_cast<const bnd_t_callback *>(user_data);
    if (callback->procedure) {
        const bnd_t_handle registration = to_fortran(event_registration);
        const auto safety = static_cast<bnd_default_integer>(cb_safety);
        const MPI_Aint value = callback->user_data;
        reinterpret_cast<free_procedure *>(callback->procedure)(&registration, &safety, &value);
    }
    const Locked guard;
    Place *const place = callback->place;
    for (bnd_t_callback *c = place->callbacks; c;) {
        bnd_t_callback *const next = c->next;
        free(c);
        c = next;
    }
    place->callbacks = nullptr;
    place->elements = nullptr;
    __atomic_store_n(&place->dropped, nullptr, __ATOMIC_RELEASE);
    __atomic_store_n(&place->handle, 0, __ATOMIC_RELEASE);
}

}  // extern "C"

#endif
