// Event types, event sources, and access to event instances.
#include "bnd_implementation.h"
#include "info/info.h"
#include "mpit/events.h"
#include "mpit/hints.h"
#include "mpit/instrumentation.h"
#include "mpit/interface.h"

#include <algorithm>
#include <climits>
#include <cstddef>
#include <cstring>
#include <utility>

namespace solo::mpit {
namespace {

struct source {
    const char *name;
    const char *description;
};
const source sources[] = {
    {"communication", "Messages and requests, as they are worked on."},
    {"objects", "Communicators and errors, as they come and go."},
};
enum { communication, objects };

event_type event(const char *name, event_kind kind, const enumeration &names, std::vector<event_type::element> elements,
                 int bind, int source, MPI_T_cb_safety safety, const char *description)
{
    return {name, description, MPI_T_VERBOSITY_USER_BASIC, kind, &names, std::move(elements), bind, source, safety};
}

}  // namespace

const std::vector<event_type> &event_types()
{
    using element = event_type::element;
    const element first{MPI_INT, offsetof(event_data, first)};
    const element second{MPI_INT, offsetof(event_data, second)};
    const element third{MPI_INT, offsetof(event_data, third)};
    const element bytes{MPI_COUNT, offsetof(event_data, bytes)};
    constexpr auto restricted = MPI_T_CB_REQUIRE_MPI_RESTRICTED, none = MPI_T_CB_REQUIRE_NONE;
    constexpr int unbound = MPI_T_BIND_NO_OBJECT, of_comm = MPI_T_BIND_MPI_COMM;
    static const auto &types = *new const std::vector<event_type>{
        event("message_arrived", event_kind::message_arrived, message_elements, {first, second, bytes}, of_comm,
              communication, restricted, "A message has reached its communicator."),
        event("message_matched", event_kind::message_matched, message_elements, {first, second, bytes}, of_comm,
              communication, restricted, "A message and a receive have found each other."),
        event("request_completed", event_kind::request_completed, request_elements, {first, second, third, bytes},
              unbound, communication, restricted,
              "An operation with a request is complete; the request as MPI_Request_toint gives it."),
        event("comm_created", event_kind::comm_created, comm_elements, {first}, unbound, objects, restricted,
              "A communicator was made; as MPI_Comm_toint gives it."),
        event("comm_freed", event_kind::comm_freed, comm_elements, {first}, unbound, objects, restricted,
              "A communicator was freed; as MPI_Comm_toint gave it."),
        event("error_raised", event_kind::error_raised, error_elements, {first, second}, unbound, objects, none,
              "An error is about to go to its handler."),
    };
    return types;
}

const event_type &type_of(event_kind kind)
{
    return *std::find_if(event_types().begin(), event_types().end(),
                         [kind](const event_type &t) { return t.kind == kind; });
}

std::size_t element_size(MPI_Datatype type) { return type == MPI_COUNT ? sizeof(MPI_Count) : sizeof(int); }

std::size_t event_type::size() const
{
    return static_cast<std::size_t>(elements.back().displacement) + element_size(elements.back().type);
}

const event_instance &instance_behind(MPI_T_event_instance handle)
{
    const event_instance *const instance = find_instance(handle);
    if (instance == nullptr)
        refuse(MPI_T_ERR_INVALID_HANDLE);
    return *instance;
}

namespace {

const event_type &type_at(int index) { return event_types()[checked_index(index, event_types().size())]; }

// As many elements as the caller's array holds; num becomes how many there are (R189).
void store_elements(const event_type &type, MPI_Datatype *datatypes, MPI_Aint *displacements, int *num)
{
    if (num == nullptr)
        return;
    const std::size_t capacity = *num > 0 ? static_cast<std::size_t>(*num) : 0;
    for (std::size_t i = 0; i < std::min(capacity, type.elements.size()); ++i) {
        if (datatypes != nullptr)
            datatypes[i] = type.elements[i].type;
        if (displacements != nullptr)
            displacements[i] = type.elements[i].displacement;
    }
    *num = static_cast<int>(type.elements.size());
}

}  // namespace
}  // namespace solo::mpit

using namespace solo;
using namespace solo::mpit;

extern "C" int solo_T_event_get_num(int *num_events)
{
    return mpit_call([&] { store(num_events, static_cast<int>(event_types().size())); });
}

extern "C" int solo_T_event_get_info(int event_index, char *name, int *name_len, int *verbosity,
                                     MPI_Datatype array_of_datatypes[], MPI_Aint array_of_displacements[],
                                     int *num_elements, MPI_T_enum *enumtype, MPI_Info *info, char *desc, int *desc_len,
                                     int *bind)
{
    return mpit_call([&] {
        const event_type &type = type_at(event_index);
        if (info != nullptr)
            *info = info_of(hints());
        store_text(type.name, name, name_len);
        store(verbosity, type.verbosity);
        store_elements(type, array_of_datatypes, array_of_displacements, num_elements);
        store(enumtype, enum_handle(type.names));
        store_text(type.description, desc, desc_len);
        store(bind, type.bind);
    });
}

extern "C" int solo_T_event_get_index(const char *name, int *event_index)
{
    return mpit_call([&] { store_index_of(name, event_types(), event_index); });
}

extern "C" int solo_T_source_get_num(int *num_sources)
{
    return mpit_call([&] { store(num_sources, static_cast<int>(std::size(sources))); });
}

// Callbacks of two threads may overtake each other, so neither source is ordered.
extern "C" int solo_T_source_get_info(int source_index, char *name, int *name_len, char *desc, int *desc_len,
                                      MPI_T_source_order *ordering, MPI_Count *ticks_per_second, MPI_Count *max_ticks,
                                      MPI_Info *info)
{
    return mpit_call([&] {
        const source &entry = sources[checked_index(source_index, std::size(sources))];
        if (info != nullptr)
            *info = new_info(nullptr);
        store_text(entry.name, name, name_len);
        store_text(entry.description, desc, desc_len);
        store(ordering, MPI_T_SOURCE_UNORDERED);
        store(ticks_per_second, MPI_Count{1000000000});
        store(max_ticks, MPI_Count{LLONG_MAX});
    });
}

extern "C" int solo_T_source_get_timestamp(int source_index, MPI_Count *timestamp)
{
    return mpit_call(use::anywhere, [&] {
        checked_index(source_index, std::size(sources));
        store(timestamp, event_time());
    });
}

extern "C" int solo_T_event_read(MPI_T_event_instance event_instance, int element_index, void *buffer)
{
    return mpit_call(use::anywhere, [&] {
        const auto &event = instance_behind(event_instance);
        const auto &element = event.type->elements[checked_index(element_index, event.type->elements.size())];
        check_address(buffer);
        std::memcpy(buffer, reinterpret_cast<const char *>(&event.data) + element.displacement,
                    element_size(element.type));
    });
}

extern "C" int solo_T_event_copy(MPI_T_event_instance event_instance, void *buffer)
{
    return mpit_call(use::anywhere, [&] {
        const auto &event = instance_behind(event_instance);
        check_address(buffer);
        std::memcpy(buffer, &event.data, event.type->size());
    });
}

extern "C" int solo_T_event_get_timestamp(MPI_T_event_instance event_instance, MPI_Count *event_timestamp)
{
    return mpit_call(use::anywhere, [&] { store(event_timestamp, instance_behind(event_instance).timestamp); });
}

extern "C" int solo_T_event_get_source(MPI_T_event_instance event_instance, int *source_index)
{
    return mpit_call(use::anywhere, [&] { store(source_index, instance_behind(event_instance).type->source); });
}
