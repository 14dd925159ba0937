// The routines for registrations (MPI 5.0, 15.3.8).
#include "mpit/registrations.h"

#include "bnd_implementation.h"
#include "mpit/bound_object.h"
#include "mpit/finalize.h"
#include "mpit/handles.h"
#include "mpit/instrumentation.h"

namespace solo::mpit {
namespace {

// Entry of the handle table; changed under the interface lock.
struct entry {
    registration_ref object;
};

auto &registrations()
{
    static auto &created = *new handle_table<MPI_T_event_registration, entry, handle_kind::registration>;
    return created;
}

int level_index(MPI_T_cb_safety safety)
{
    const auto *const place = std::find(std::begin(levels), std::end(levels), safety);
    if (place == std::end(levels))
        refuse(MPI_T_ERR_INVALID);
    return static_cast<int>(place - std::begin(levels));
}

}  // namespace

std::mutex &registrations_lock()
{
    static std::mutex result;
    return result;
}

std::vector<registration_ref> &all_registrations()
{
    static auto &result = *new std::vector<registration_ref>;
    return result;
}

void run_free_callback(const registration &freed)
{
    if (freed.free_callback == nullptr)
        return;
    const callback_scope inside(nullptr, MPI_T_CB_REQUIRE_NONE);
    freed.free_callback(freed.handle, MPI_T_CB_REQUIRE_NONE, freed.free_data);
}

void free_all_registrations()
{
    const std::lock_guard held(registrations_lock());
    for (const registration_ref &listener : all_registrations()) {
        if (listener->has_callback())
            disable_instrumentation();
    }
    all_registrations().clear();
    registrations().clear();
}

}  // namespace solo::mpit

using namespace solo;
using namespace solo::mpit;

extern "C" int solo_T_event_handle_alloc(int event_index, void *obj_handle, MPI_Info info,
                                         MPI_T_event_registration *event_registration)
{
    return mpit_call([&] {
        const event_type &type = event_types()[checked_index(event_index, event_types().size())];
        check_address(event_registration);
        auto created = std::make_shared<registration>();
        created->type = &type;
        created->comm = comm_at(type.bind, obj_handle);
        set_hints(created->hints_in_use, info);
        const std::lock_guard held(registrations_lock());
        all_registrations().reserve(all_registrations().size() + 1);
        created->handle = registrations().add(std::make_unique<entry>(entry{created}));
        all_registrations().push_back(created);
        *event_registration = created->handle;
    });
}

extern "C" int solo_T_event_register_callback(MPI_T_event_registration event_registration, MPI_T_cb_safety cb_safety,
                                              MPI_Info info, void *user_data,
                                              MPI_T_event_cb_function *event_cb_function)
{
    return mpit_call([&] {
        registration &listener = *registrations().find(event_registration).object;
        const int level = level_index(cb_safety);
        callback created{event_cb_function, user_data, {}};
        set_hints(created.hints_in_use, info);
        const std::lock_guard held(registrations_lock());
        const bool was_watching = listener.has_callback();
        listener.callbacks[level] = event_cb_function != nullptr ? created : callback{};
        if (listener.has_callback() && !was_watching)
            enable_instrumentation();
        if (!listener.has_callback() && was_watching)
            disable_instrumentation();
    });
}

extern "C" int solo_T_event_set_dropped_handler(MPI_T_event_registration event_registration,
                                                MPI_T_event_dropped_cb_function *dropped_cb_function)
{
    return mpit_call([&] {
        registration &listener = *registrations().find(event_registration).object;
        const std::lock_guard held(registrations_lock());
        listener.dropped_handler = dropped_cb_function;
    });
}

extern "C" int solo_T_event_handle_free(MPI_T_event_registration event_registration, void *user_data,
                                        MPI_T_event_free_cb_function *free_cb_function)
{
    registration_ref ended;
    const int code = mpit_call([&] {
        const registration_ref listener = registrations().find(event_registration).object;
        const std::lock_guard held(registrations_lock());
        if (listener->has_callback())
            disable_instrumentation();
        std::erase(all_registrations(), listener);
        registrations().remove(event_registration);
        listener->free_callback = free_cb_function;
        listener->free_data = user_data;
        listener->is_freed = true;
        if (listener->under_way == 0)
            ended = listener;
    });
    if (ended)
        run_free_callback(*ended);
    return code;
}

extern "C" int solo_T_event_handle_set_info(MPI_T_event_registration event_registration, MPI_Info info)
{
    return mpit_call([&] {
        registration &listener = *registrations().find(event_registration).object;
        const std::lock_guard held(registrations_lock());
        set_hints(listener.hints_in_use, info);
    });
}

extern "C" int solo_T_event_handle_get_info(MPI_T_event_registration event_registration, MPI_Info *info_used)
{
    return mpit_call([&] {
        const registration &listener = *registrations().find(event_registration).object;
        check_address(info_used);
        *info_used = info_of(listener.hints_in_use);
    });
}

extern "C" int solo_T_event_callback_set_info(MPI_T_event_registration event_registration, MPI_T_cb_safety cb_safety,
                                              MPI_Info info)
{
    return mpit_call([&] {
        registration &listener = *registrations().find(event_registration).object;
        const int level = level_index(cb_safety);
        const std::lock_guard held(registrations_lock());
        check_address(reinterpret_cast<const void *>(listener.callbacks[level].function));
        set_hints(listener.callbacks[level].hints_in_use, info);
    });
}

extern "C" int solo_T_event_callback_get_info(MPI_T_event_registration event_registration, MPI_T_cb_safety cb_safety,
                                              MPI_Info *info_used)
{
    return mpit_call([&] {
        const registration &listener = *registrations().find(event_registration).object;
        const callback &registered = listener.callbacks[level_index(cb_safety)];
        check_address(info_used);
        check_address(reinterpret_cast<const void *>(registered.function));
        *info_used = info_of(registered.hints_in_use);
    });
}
