// Making, freeing and describing windows (MPI 5.0, 12.2).
#include "one-sided.h"

#include "collectives/op.h"
#include "core/memory.h"
#include "windows/memory.h"
#include "windows/window.h"

#include <algorithm>
#include <climits>
#include <cstring>

namespace solo {
namespace {

// ---- hints (12.2.1): solo needs none, and returns what was set ----

struct hint {
    const char *key;
    const char *initial;  // null: there is none until it is set
    bool is_boolean = true;
};
constexpr hint hints[] = {
    {"no_locks", "false"},
    {"accumulate_ordering", "rar,raw,war,waw", false},
    {"accumulate_ops", "same_op_no_op", false},
    {"mpi_accumulate_granularity", "0", false},
    {"same_size", "false"},
    {"same_disp_unit", "false"},
    {"alloc_shared_noncontig", nullptr},
    {"mpi_assert_memory_alloc_kinds", nullptr, false},
};

void set_hints(Win &win, const Info *given)
{
    const ref<Info> info = copy_of(given);
    if (!info)
        return;
    for (const hint &each : hints)
        if (const std::string *const value = info->get(each.key))
            if (each.is_boolean && *value != "true" && *value != "false")
                fail(MPI_ERR_INFO_VALUE, "info", "gives a key of windows a value that is neither true nor false");
    auto merged = ref<Info>::adopt(new Info);
    const guard held;
    if (win.info)
        merged->entries = win.info->entries;
    for (const hint &each : hints)
        if (const std::string *const value = info->get(each.key))
            merged->set(each.key, *value);
    win.info = merged;
}

// ---- making ----

// A window without memory and without a handle, of a communicator.
ref<Win> new_window(int flavor, MPI_Count disp_unit, const Info *info, const Comm &comm)
{
    auto win = ref<Win>::adopt(new Win(flavor));
    win->errhandler = ref(*errhandler_named("mpi_errors_are_fatal"));  // whatever the communicator has (R152)
    win->session = comm.session;
    win->disp_unit = disp_unit;
    win->unit_attribute = disp_unit <= INT_MAX ? static_cast<int>(disp_unit) : MPI_UNDEFINED;
    set_hints(*win, info);
    return win;
}

MPI_Win handle_for(const ref<Win> &win)
{
    assign_handle(*win);
    win->retain();  // the handle's
    return handle_to(*win);
}

void allocate_window(int flavor, MPI_Aint size, MPI_Count disp_unit, const Info *info, const Comm &comm, void *baseptr,
                     MPI_Win *handle)
{
    const ref<Win> win = new_window(flavor, disp_unit, info, comm);
    win->base = take_memory(static_cast<std::size_t>(size), info);
    win->size = size;
    win->owns_memory = true;
    *handle = handle_for(win);
    std::memcpy(baseptr, &win->base, sizeof win->base);
}

void check_flavor(bool is_right, const char *reason)
{
    if (!is_right)
        fail(MPI_ERR_RMA_FLAVOR, "win", reason);
}

}  // namespace

Win::~Win()
{
    if (owns_memory)
        solo::release(base, static_cast<std::size_t>(size));
}

void Win_create(void *base, MPI_Aint size, MPI_Count disp_unit, Info *info, Comm &comm, MPI_Win *win)
{
    if (base == nullptr && size > 0)
        fail(MPI_ERR_BASE, "base", "is a null pointer");
    const ref<Win> created = new_window(MPI_WIN_FLAVOR_CREATE, disp_unit, info, comm);
    created->base = base;
    created->size = size;
    *win = handle_for(created);
}

void Win_allocate(MPI_Aint size, MPI_Count disp_unit, Info *info, Comm &comm, void *baseptr, MPI_Win *win)
{
    allocate_window(MPI_WIN_FLAVOR_ALLOCATE, size, disp_unit, info, comm, baseptr, win);
}

void Win_allocate_shared(MPI_Aint size, MPI_Count disp_unit, Info *info, Comm &comm, void *baseptr, MPI_Win *win)
{
    allocate_window(MPI_WIN_FLAVOR_SHARED, size, disp_unit, info, comm, baseptr, win);
}

void Win_create_dynamic(Info *info, Comm &comm, MPI_Win *win)
{
    *win = handle_for(new_window(MPI_WIN_FLAVOR_DYNAMIC, 1, info, comm));
}

// MPI_PROC_NULL is the lowest rank with memory, or that of no memory: the one process either way.
void Win_shared_query(Win &win, int rank, MPI_Aint *size, const result &disp_unit, void *baseptr)
{
    check_rank(rank, "rank");
    check_flavor(win.flavor != MPI_WIN_FLAVOR_DYNAMIC, "is dynamic, and its memory has no one address");
    disp_unit.set(win.disp_unit);
    *size = win.size;
    std::memcpy(baseptr, &win.base, sizeof win.base);
}

void Win_free(MPI_Win *win)
{
    const ref<Win> freed(find<Win>(*win, "win"));
    {
        const guard held;
        const bool is_idle = (freed->epoch.access == access_epoch::none ||
                              (freed->epoch.access == access_epoch::fence && !freed->epoch.has_accessed)) &&
                             !freed->epoch.is_null_locked && !freed->epoch.is_posted;
        if (!is_idle)
            refuse_synchronization("an epoch of the window has not ended");
    }
    freed->attributes.delete_all(freed->handle_bits());
    const guard held;
    if (freed->handle_bits() != 0 && look_up<Win>(*win) == freed.get())  // unless a callback has freed it
        release_handle(*freed);
    *win = MPI_WIN_NULL;
}

// ---- memory of dynamic windows (12.2.4) ----

void Win_attach(Win &win, void *base, MPI_Aint size)
{
    check_flavor(win.flavor == MPI_WIN_FLAVOR_DYNAMIC, "is not dynamic");
    const guard held;
    if (size == 0) {
        win.attached_empty.insert(base);
        return;
    }
    const auto first = reinterpret_cast<std::uintptr_t>(base);
    const auto bytes = static_cast<std::uintptr_t>(size);
    if (first == 0 || first + bytes < first)
        fail(MPI_ERR_RMA_ATTACH, "base", "and size exceed the address space");
    const auto next = win.attached.lower_bound(first);
    const bool meets_next = next != win.attached.end() && next->first < first + bytes;
    const bool meets_previous = next != win.attached.begin() &&
                                std::prev(next)->first + static_cast<std::uintptr_t>(std::prev(next)->second) > first;
    if (meets_next || meets_previous)
        fail(MPI_ERR_RMA_ATTACH, "base", "leads to memory of which some is attached already");
    win.attached.emplace_hint(next, first, size);
}

void Win_detach(Win &win, const void *base)
{
    check_flavor(win.flavor == MPI_WIN_FLAVOR_DYNAMIC, "is not dynamic");
    const guard held;
    if (win.attached.erase(reinterpret_cast<std::uintptr_t>(base)) != 0)
        return;
    const auto empty = win.attached_empty.find(base);
    if (empty == win.attached_empty.end())
        fail(MPI_ERR_BASE, "base", "is not that of an attached region");
    win.attached_empty.erase(empty);
}

// ---- names, groups, info ----

void Win_set_name(Win &win, const char *win_name)
{
    const guard held;
    win.name.assign(win_name, strnlen(win_name, MPI_MAX_OBJECT_NAME - 1));
}

void Win_get_name(Win *win, char *win_name, int *resultlen)
{
    const guard held;
    const char *const name = win ? win->name.c_str() : "MPI_WIN_NULL";  // R171
    *resultlen = static_cast<int>(std::strlen(name));
    std::memcpy(win_name, name, static_cast<std::size_t>(*resultlen) + 1);
}

void Win_get_group(Win &win, MPI_Group *group) { *group = new_group(comm_size, win.session); }

void Win_set_info(Win &win, Info *info) { set_hints(win, info); }

void Win_get_info(Win &win, MPI_Info *info_used)
{
    Info all;
    {
        const guard held;
        for (const hint &each : hints) {
            const std::string *const value = win.info ? win.info->get(each.key) : nullptr;
            if (value != nullptr || each.initial != nullptr)
                all.set(each.key, value != nullptr ? *value : each.initial);
        }
    }
    *info_used = new_info(&all);
}

}  // namespace solo
