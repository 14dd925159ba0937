// Dispatch of events to registered callbacks.
#include "core/setup.h"
#include "mpit/instrumentation.h"
#include "mpit/registrations.h"
#include "mpit/watermarks.h"

#include <climits>
#include <cstdint>
#include <new>
#include <optional>
#include <utility>

namespace solo::mpit {

namespace {

// Callbacks must be reentrant if there are several threads, or inside another callback.
MPI_T_cb_safety safety_now(const event_type &type)
{
    const bool must_be_safe = locking_on.load(std::memory_order_relaxed) || callback_scope::is_inside();
    return must_be_safe ? MPI_T_CB_REQUIRE_THREAD_SAFE : type.safety;
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

// The callbacks due for one registration, collected under the lock.
struct pending_call {
    registration_ref listener;
    MPI_T_event_dropped_cb_function *dropped_handler = nullptr;
    MPI_Count dropped = 0;
    void *dropped_data = nullptr;
    std::optional<callback> call;
};

bool is_skipped(registration &listener, const callback *chosen)
{
    const unsigned long long every =
        std::max(listener.hints_in_use.every, chosen != nullptr ? chosen->hints_in_use.every : 1);
    return listener.seen++ % every != 0;
}

void take_dropped(registration &from, pending_call &to, MPI_T_cb_safety needed)
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

pending_call make_call(const registration_ref &listener, bool is_wanted, MPI_T_cb_safety needed)
{
    pending_call result{listener, nullptr, 0, nullptr, std::nullopt};
    take_dropped(*listener, result, needed);
    if (!is_wanted)
        return result;
    const callback *const chosen = choose(*listener, needed);
    if (is_skipped(*listener, chosen))
        return result;
    if (chosen != nullptr)
        result.call = *chosen;
    else if (listener->dropped < LLONG_MAX)
        ++listener->dropped;
    return result;
}

bool is_wanted(const registration &by, const event_type &type, MPI_Comm comm)
{
    return by.type == &type && by.has_callback() && (type.bind == MPI_T_BIND_NO_OBJECT || by.comm == comm);
}

// Out of memory: count the event as dropped.
void drop(const event_type &type, MPI_Comm comm)
{
    const std::lock_guard held(registrations_lock());
    for (const registration_ref &listener : all_registrations())
        listener->dropped += is_wanted(*listener, type, comm) && listener->dropped < LLONG_MAX;
}

std::vector<pending_call> make_calls(const event_type &type, MPI_Comm comm, MPI_T_cb_safety needed)
{
    std::vector<pending_call> result;
    const std::lock_guard held(registrations_lock());
    result.reserve(all_registrations().size());
    for (const registration_ref &listener : all_registrations()) {
        if (listener->type->source != type.source)
            continue;
        pending_call pending = make_call(listener, is_wanted(*listener, type, comm), needed);
        if (!pending.call && pending.dropped_handler == nullptr)
            continue;
        ++listener->under_way;
        result.push_back(std::move(pending));
    }
    return result;
}

void end_callback(registration &listener)
{
    bool is_last;
    {
        const std::lock_guard held(registrations_lock());
        is_last = --listener.under_way == 0 && listener.is_freed;
    }
    if (is_last)
        run_free_callback(listener);
}

void execute(const pending_call &item, const event_instance &event, MPI_T_cb_safety needed)
{
    const registration &listener = *item.listener;
    if (item.dropped_handler != nullptr) {
        const callback_scope inside(nullptr, needed);
        item.dropped_handler(item.dropped, listener.handle, event.type->source, needed, item.dropped_data);
    }
    if (item.call) {
        const callback_scope inside(&event, needed);
        item.call->function(inside.handle(), listener.handle, needed, item.call->user_data);
    }
    end_callback(*item.listener);
}

// As MPI_Request_toint gave it while the object was there.
int number_of(const void *handle) { return static_cast<int>(reinterpret_cast<std::uintptr_t>(handle) & 0x7FFFFFFF); }

event_data data_of(event_kind item, void *handle, int first, int second, MPI_Count bytes)
{
    switch (item) {
    case event_kind::request_completed:
        return {number_of(handle), first, second, 0, bytes};
    case event_kind::comm_created:
    case event_kind::comm_freed:
        return {number_of(handle), 0, 0, 0, 0};
    default:
        return {first, second, 0, 0, bytes};
    }
}

void count_dropped_event(event_kind item, void *handle) noexcept { drop(type_of(item), static_cast<MPI_Comm>(handle)); }

void dispatch_event(event_kind item, void *handle, int first, int second, MPI_Count bytes, MPI_Count when)
{
    const event_type &type = type_of(item);
    const MPI_T_cb_safety needed = safety_now(type);
    const event_instance event{&type, data_of(item, handle, first, second, bytes), when};
    const auto comm = static_cast<MPI_Comm>(handle);
    try {
        if (item == event_kind::error_raised)
            count_error(first);
        for (const pending_call &pending : make_calls(type, comm, needed))
            execute(pending, event, needed);
    } catch (const std::bad_alloc &) {
        drop(type, comm);
    }
}

}  // namespace
}  // namespace solo::mpit

void solo::set_up_mpit() { hooks = {mpit::update, mpit::dispatch_event, mpit::count_dropped_event}; }
