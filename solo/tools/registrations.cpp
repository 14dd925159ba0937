// Registrations for events: who is told, and how (MPI 5.0, 15.3.8).
//
// A registration is kept by its table and by each callback under way; it ends, and its free callback runs, when both are gone.
#include "bnd_conversion.h"
#include "bnd_implementation.h"
#include "tools/events.h"
#include "tools/handles.h"
#include "tools/hints.h"
#include "tools/subject.h"
#include "tools/watching.h"

#include <algorithm>
#include <climits>
#include <optional>
#include <utility>

namespace solo::tools {
namespace {

struct callback {
    MPI_T_event_cb_function *function = nullptr;
    void *user_data = nullptr;
    hints hints_in_use;
};

constexpr MPI_T_cb_safety levels[] = {MPI_T_CB_REQUIRE_NONE, MPI_T_CB_REQUIRE_MPI_RESTRICTED, MPI_T_CB_REQUIRE_THREAD_SAFE,
                                      MPI_T_CB_REQUIRE_ASYNC_SIGNAL_SAFE};

// All members but `type` and `comm` change under registrations_lock() only.
struct registration {
    const event_type *type;
    MPI_Comm comm;
    MPI_T_event_registration handle = nullptr;
    callback callbacks[4];      // in the order of `levels`
    MPI_T_event_dropped_cb_function *dropped_handler = nullptr;
    hints hints_in_use;
    unsigned long long seen = 0;
    MPI_Count dropped = 0;
    int under_way = 0;          // callbacks
    bool is_freed = false;
    MPI_T_event_free_cb_function *free_callback = nullptr;
    void *free_data = nullptr;

    bool has_callback() const
    {
        return std::any_of(std::begin(callbacks), std::end(callbacks), [](const callback &c) { return c.function != nullptr; });
    }
};

using registration_ref = std::shared_ptr<registration>;

// The handle's table says which handles are valid (under the interface's lock); the list says who is to be told.
struct entry {
    registration_ref object;
};

auto &handles()
{
    static handle_table<MPI_T_event_registration, entry, handle_kind::registration> made(most_handles, MPI_T_ERR_OUT_OF_HANDLES,
                                                                                         MPI_T_ERR_INVALID_HANDLE);
    return made;
}

// Held for some instructions; no callback runs under it.
std::mutex &registrations_lock()
{
    static std::mutex made;
    return made;
}

std::vector<registration_ref> &listeners()
{
    static std::vector<registration_ref> made;
    return made;
}

int level_index(MPI_T_cb_safety safety)
{
    const auto *const place = std::find(std::begin(levels), std::end(levels), safety);
    if (place == std::end(levels))
        refuse(MPI_T_ERR_INVALID);
    return static_cast<int>(place - std::begin(levels));
}

// With several threads, or inside another callback, only what is reentrant will do.
MPI_T_cb_safety safety_now(const event_type &type)
{
    return is_multiple.load(std::memory_order_relaxed) || callback_scope::is_inside() ? MPI_T_CB_REQUIRE_THREAD_SAFE : type.safety;
}

// The callback of the lowest level that is high enough (R189); null: none is.
const callback *choose(const registration &from, MPI_T_cb_safety needed)
{
    for (int i = 0; i < 4; ++i) {
        if (levels[i] >= needed && from.callbacks[i].function != nullptr)
            return &from.callbacks[i];
    }
    return nullptr;
}

// What is to be done for one registration, taken out of it under the lock.
struct order {
    registration_ref target;
    MPI_T_event_dropped_cb_function *dropped_handler = nullptr;
    MPI_Count dropped = 0;
    void *dropped_data = nullptr;
    std::optional<callback> call;
};

bool is_skipped(registration &target, const callback *chosen)
{
    const unsigned long long every = std::max(target.hints_in_use.every, chosen != nullptr ? chosen->hints_in_use.every : 1);
    return target.seen++ % every != 0;
}

void take_dropped(registration &from, order &to, MPI_T_cb_safety needed)
{
    if (from.dropped == 0 || from.dropped_handler == nullptr)
        return;
    const callback *owner = choose(from, needed);
    for (int i = 3; owner == nullptr && i >= 0; --i)
        owner = from.callbacks[i].function != nullptr ? &from.callbacks[i] : nullptr;
    to.dropped_handler = from.dropped_handler;
    to.dropped = std::exchange(from.dropped, 0);
    to.dropped_data = owner != nullptr ? owner->user_data : nullptr;
}

order make_order(const registration_ref &target, bool is_wanted, MPI_T_cb_safety needed)
{
    order made{target, nullptr, 0, nullptr, std::nullopt};
    take_dropped(*target, made, needed);
    if (!is_wanted)
        return made;
    const callback *const chosen = choose(*target, needed);
    if (is_skipped(*target, chosen))
        return made;
    if (chosen != nullptr)
        made.call = *chosen;
    else if (target->dropped < LLONG_MAX)
        ++target->dropped;
    return made;
}

bool is_wanted(const registration &by, const event_type &type, MPI_Comm comm)
{
    return by.type == &type && by.has_callback() && (type.bind == MPI_T_BIND_NO_OBJECT || by.comm == comm);
}

// There is no memory to tell of an event.
void drop(const event_type &type, MPI_Comm comm)
{
    const std::lock_guard held(registrations_lock());
    for (const registration_ref &listener : listeners())
        listener->dropped += is_wanted(*listener, type, comm) && listener->dropped < LLONG_MAX;
}

std::vector<order> make_orders(const event_type &type, MPI_Comm comm, MPI_T_cb_safety needed)
{
    std::vector<order> made;
    const std::lock_guard held(registrations_lock());
    made.reserve(listeners().size());
    for (const registration_ref &listener : listeners()) {
        if (listener->type->source != type.source)
            continue;
        order one = make_order(listener, is_wanted(*listener, type, comm), needed);
        if (!one.call && one.dropped_handler == nullptr)
            continue;
        ++listener->under_way;
        made.push_back(std::move(one));
    }
    return made;
}

// The end of a registration: nothing more will come of it.
void run_free_callback(const registration &ended)
{
    if (ended.free_callback == nullptr)
        return;
    const callback_scope inside(nullptr, MPI_T_CB_REQUIRE_NONE);
    ended.free_callback(ended.handle, MPI_T_CB_REQUIRE_NONE, ended.free_data);
}

void end_callback(registration &target)
{
    bool is_last;
    {
        const std::lock_guard held(registrations_lock());
        is_last = --target.under_way == 0 && target.is_freed;
    }
    if (is_last)
        run_free_callback(target);
}

void carry_out(const order &what, const event_instance &event, MPI_T_cb_safety needed)
{
    const registration &target = *what.target;
    if (what.dropped_handler != nullptr) {
        const callback_scope inside(nullptr, needed);
        what.dropped_handler(what.dropped, target.handle, event.type->source, needed, what.dropped_data);
    }
    if (what.call) {
        const callback_scope inside(&event, needed);
        what.call->function(inside.handle(), target.handle, needed, what.call->user_data);
    }
    end_callback(*what.target);
}

event_data data_of(event_kind what, void *handle, int first, int second, MPI_Count bytes)
{
    switch (what) {
    case event_kind::request_completed:
        return {bnd_handle_to_integer(BND_REQUEST, handle), first, second, 0, bytes};
    case event_kind::comm_created:
    case event_kind::comm_freed:
        return {bnd_handle_to_integer(BND_COMM, handle), 0, 0, 0, 0};
    default:
        return {first, second, 0, 0, bytes};
    }
}

}  // namespace

void forget_registrations()
{
    const std::lock_guard held(registrations_lock());
    for (const registration_ref &listener : listeners()) {
        if (listener->has_callback())
            unwatch();
    }
    listeners().clear();
    handles().clear();
}

}  // namespace solo::tools

using namespace solo;
using namespace solo::tools;

void solo::tell_event(event_kind what, void *handle, int first, int second, MPI_Count bytes)
{
    if (what == event_kind::error_raised)
        note_error(first);
    const event_type &type = type_of(what);
    const MPI_T_cb_safety needed = safety_now(type);
    const event_instance event{&type, data_of(what, handle, first, second, bytes), static_cast<MPI_Count>(ticks())};
    const auto comm = static_cast<MPI_Comm>(handle);
    try {
        for (const order &one : make_orders(type, comm, needed))
            carry_out(one, event, needed);
    } catch (const std::bad_alloc &) {
        drop(type, comm);
    }
}

extern "C" int solo_T_event_handle_alloc(int event_index, void *obj_handle, MPI_Info info,
                                         MPI_T_event_registration *event_registration)
{
    return answer([&] {
        const event_type &type = event_types()[checked_index(event_index, event_types().size())];
        if (event_registration == nullptr)
            refuse(MPI_T_ERR_INVALID);
        auto made = std::make_shared<registration>();
        made->type = &type;
        made->comm = comm_at(type.bind, obj_handle);
        set_hints(made->hints_in_use, info);
        const std::lock_guard held(registrations_lock());
        listeners().reserve(listeners().size() + 1);
        made->handle = handles().add(std::make_unique<entry>(entry{made}));
        listeners().push_back(made);
        *event_registration = made->handle;
    });
}

extern "C" int solo_T_event_register_callback(MPI_T_event_registration event_registration, MPI_T_cb_safety cb_safety, MPI_Info info,
                                              void *user_data, MPI_T_event_cb_function *event_cb_function)
{
    return answer([&] {
        registration &target = *handles().find(event_registration).object;
        const int level = level_index(cb_safety);
        callback made{event_cb_function, user_data, {}};
        set_hints(made.hints_in_use, info);
        const std::lock_guard held(registrations_lock());
        const bool was_watching = target.has_callback();
        target.callbacks[level] = event_cb_function != nullptr ? made : callback{};
        if (target.has_callback() && !was_watching)
            watch();
        if (!target.has_callback() && was_watching)
            unwatch();
    });
}

extern "C" int solo_T_event_set_dropped_handler(MPI_T_event_registration event_registration,
                                                MPI_T_event_dropped_cb_function *dropped_cb_function)
{
    return answer([&] {
        registration &target = *handles().find(event_registration).object;
        const std::lock_guard held(registrations_lock());
        target.dropped_handler = dropped_cb_function;
    });
}

extern "C" int solo_T_event_handle_free(MPI_T_event_registration event_registration, void *user_data,
                                        MPI_T_event_free_cb_function *free_cb_function)
{
    registration_ref ended;
    const int code = answer([&] {
        const registration_ref target = handles().find(event_registration).object;
        const std::lock_guard held(registrations_lock());
        if (target->has_callback())
            unwatch();
        std::erase(listeners(), target);
        handles().remove(event_registration);
        target->free_callback = free_cb_function;
        target->free_data = user_data;
        target->is_freed = true;
        if (target->under_way == 0)
            ended = target;
    });
    if (ended)
        run_free_callback(*ended);
    return code;
}

extern "C" int solo_T_event_handle_set_info(MPI_T_event_registration event_registration, MPI_Info info)
{
    return answer([&] {
        registration &target = *handles().find(event_registration).object;
        const std::lock_guard held(registrations_lock());
        set_hints(target.hints_in_use, info);
    });
}

extern "C" int solo_T_event_handle_get_info(MPI_T_event_registration event_registration, MPI_Info *info_used)
{
    return answer([&] {
        const registration &target = *handles().find(event_registration).object;
        if (info_used == nullptr)
            refuse(MPI_T_ERR_INVALID);
        *info_used = info_of(target.hints_in_use);
    });
}

extern "C" int solo_T_event_callback_set_info(MPI_T_event_registration event_registration, MPI_T_cb_safety cb_safety, MPI_Info info)
{
    return answer([&] {
        registration &target = *handles().find(event_registration).object;
        const int level = level_index(cb_safety);
        const std::lock_guard held(registrations_lock());
        if (target.callbacks[level].function == nullptr)
            refuse(MPI_T_ERR_INVALID);
        set_hints(target.callbacks[level].hints_in_use, info);
    });
}

extern "C" int solo_T_event_callback_get_info(MPI_T_event_registration event_registration, MPI_T_cb_safety cb_safety,
                                              MPI_Info *info_used)
{
    return answer([&] {
        const registration &target = *handles().find(event_registration).object;
        const callback &found = target.callbacks[level_index(cb_safety)];
        if (info_used == nullptr || found.function == nullptr)
            refuse(MPI_T_ERR_INVALID);
        *info_used = info_of(found.hints_in_use);
    });
}
