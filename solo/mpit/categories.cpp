// The static tree of categories (MPI 5.0, 15.3.9).
#include "bnd_implementation.h"
#include "mpit/control_variables.h"
#include "mpit/events.h"
#include "mpit/interface.h"
#include "mpit/performance_variables.h"

#include <algorithm>
#include <cstring>
#include <string>
#include <vector>

namespace solo::mpit {
namespace {

struct category {
    std::string name;
    std::string description;
    std::vector<int> control, performance, events, categories;  // indices
};

struct names {
    const char *name;
    const char *description;
    std::vector<const char *> control, performance, events, categories;
};

// The last is the parent of the families below.
const std::vector<names> &tree()
{
    static const auto &result = *new const std::vector<names>{
        {"solo",
         "All of the library.",
         {"library_version", "tool_interface"},
         {"mpi_state"},
         {},
         {"communication", "memory", "errors", "threads", "time", "routines"}},
        {"communication",
         "Messages and the requests for them, and communicators.",
         {"eager_size", "comm_eager_size"},
         {"messages", "bytes_copied"},
         {"comm_created", "comm_freed"},
         {"queues", "requests"}},
        {"queues",
         "Unexpected messages and posted receives.",
         {},
         {"unexpected_queue_length", "unexpected_queue_highest", "posted_queue_length", "posted_queue_highest"},
         {"message_arrived", "message_matched"},
         {}},
        {"requests", "Pending operations.", {}, {"requests_in_flight", "requests_highest"}, {"request_completed"}, {}},
        {"memory",
         "Memory that the library holds.",
         {"memory_limit", "allocator"},
         {"memory_in_use", "memory_highest", "memory_lowest", "memory_size", "memory_share"},
         {},
         {}},
        {"errors",
         "Argument checks and error messages.",
         {"check_arguments", "error_verbosity", "finalize_report", "lenient"},
         {"errors", "last_error"},
         {"error_raised"},
         {}},
        {"threads", "Thread support.", {"thread_limit", "thread_level"}, {}, {}, {}},
        {"time", "Clocks, and time in the library.", {"wtime_source"}, {"time"}, {}, {}},
        {"routines", "Calls of each routine, and the time in it.", {}, {"calls"}, {}, {}},
    };
    return result;
}

// Routines are sorted by the object that their name begins with.
struct family {
    const char *name;
    const char *prefix;
    const char *description;
};
const family families[] = {
    {"comm_routines", "MPI_Comm_", "Routines of communicators: MPI_Comm_*."},
    {"file_routines", "MPI_File_", "Routines of files: MPI_File_*."},
    {"group_routines", "MPI_Group_", "Routines of groups: MPI_Group_*."},
    {"info_routines", "MPI_Info_", "Routines of info objects: MPI_Info_*."},
    {"session_routines", "MPI_Session_", "Routines of sessions: MPI_Session_*."},
    {"tool_routines", "MPI_T_", "Routines of the tool information interface: MPI_T_*."},
    {"type_routines", "MPI_Type_", "Routines of datatypes: MPI_Type_*."},
    {"window_routines", "MPI_Win_", "Routines of windows: MPI_Win_*."},
    {"other_routines", "MPI_", "All other routines."},
};

const family &family_of(const char *routine)
{
    return *std::find_if(std::begin(families), std::end(families), [routine](const family &f) {
        return std::strncmp(routine, f.prefix, std::strlen(f.prefix)) == 0;
    });
}

// The indices of all that have each name; performance variables have one name in several classes.
template <typename List>
std::vector<int> indices_of(const std::vector<const char *> &names_wanted, const List &list)
{
    std::vector<int> result;
    for (const std::string_view name : names_wanted)
        for (const auto &each : list)
            if (each.name == name)
                result.push_back(static_cast<int>(&each - list.data()));
    return result;
}

category make_fixed(const names &from)
{
    return {from.name,
            from.description,
            indices_of(from.control, control_variables()),
            indices_of(from.performance, fixed_performance_variables()),
            indices_of(from.events, event_types()),
            indices_of(from.categories, tree())};
}

category make_family(const family &from)
{
    category result{from.name, from.description, {}, {}, {}, {}};
    for (int number = 0; number < BND_NUMBER_COUNT; ++number) {
        if (&family_of(routine_name(number)) != &from)
            continue;
        const auto counter = static_cast<int>(routine_variable(number));
        result.performance.insert(result.performance.end(), {counter, counter + 1});
    }
    return result;
}

const std::vector<category> &categories()
{
    static const auto &result = *new const std::vector<category>([] {
        std::vector<category> all;
        for (const names &n : tree())
            all.push_back(make_fixed(n));
        const std::size_t routines = all.size() - 1;
        for (const family &f : families) {
            all[routines].categories.push_back(static_cast<int>(all.size()));
            all.push_back(make_family(f));
        }
        return all;
    }());
    return result;
}

const category &category_at(int index) { return categories()[checked_index(index, categories().size())]; }

int list(int cat_index, int len, int *indices, std::vector<int> category::*members)
{
    return mpit_call([&] {
        const std::vector<int> &entry = category_at(cat_index).*members;
        store_indices(entry.data(), entry.size(), len, indices);
    });
}

}  // namespace
}  // namespace solo::mpit

using namespace solo::mpit;

extern "C" int solo_T_category_get_num(int *num_cat)
{
    return mpit_call([&] { store(num_cat, static_cast<int>(categories().size())); });
}

extern "C" int solo_T_category_get_info(int cat_index, char *name, int *name_len, char *desc, int *desc_len,
                                        int *num_cvars, int *num_pvars, int *num_categories)
{
    return mpit_call([&] {
        const category &entry = category_at(cat_index);
        store_text(entry.name, name, name_len);
        store_text(entry.description, desc, desc_len);
        store(num_cvars, static_cast<int>(entry.control.size()));
        store(num_pvars, static_cast<int>(entry.performance.size()));
        store(num_categories, static_cast<int>(entry.categories.size()));
    });
}

extern "C" int solo_T_category_get_num_events(int cat_index, int *num_events)
{
    return mpit_call([&] { store(num_events, static_cast<int>(category_at(cat_index).events.size())); });
}

extern "C" int solo_T_category_get_index(const char *name, int *cat_index)
{
    return mpit_call([&] { store_index_of(name, categories(), cat_index); });
}

extern "C" int solo_T_category_get_cvars(int cat_index, int len, int indices[])
{
    return list(cat_index, len, indices, &category::control);
}

extern "C" int solo_T_category_get_pvars(int cat_index, int len, int indices[])
{
    return list(cat_index, len, indices, &category::performance);
}

extern "C" int solo_T_category_get_events(int cat_index, int len, int indices[])
{
    return list(cat_index, len, indices, &category::events);
}

extern "C" int solo_T_category_get_categories(int cat_index, int len, int indices[])
{
    return list(cat_index, len, indices, &category::categories);
}

// Nothing changes (R186).
extern "C" int solo_T_category_changed(int *update_number)
{
    return mpit_call([&] { store(update_number, 0); });
}
