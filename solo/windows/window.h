// Windows (MPI 5.0, chapter 12). The one process is origin and target: every operation completes within its call, and what an
// epoch guards is that the calls come in a right order.
#ifndef SOLO_WINDOWS_WINDOW_H
#define SOLO_WINDOWS_WINDOW_H

#include "attributes/attribute_list.h"
#include "communicators/comm.h"
#include "core/errhandler.h"
#include "datatypes/datatype.h"

#include <bit>
#include <cstdint>
#include <map>
#include <set>
#include <string>

namespace solo {

// An access epoch allows operations on a window. A fence only begins one if operations follow.
// From fence on none waits for MPI_Win_post.
enum class access_epoch : unsigned char { none, start, fence, lock, lock_all };

// The epochs of a window: one word, of which a call tests and sets what it needs at once.
struct epochs {
    access_epoch access = access_epoch::none;
    bool reaches_target = false;       // the access epoch includes the process itself; false: MPI_PROC_NULL or nobody
    bool has_accessed = false;         // since the last fence
    bool is_null_locked : 1 = false;   // MPI_PROC_NULL is
    bool is_posted : 1 = false;        // an exposure epoch is open
    bool awaits_complete : 1 = false;  // by a process of the group that MPI_Win_post was given
    unsigned char unused : 5 = 0;      // for bit_cast

    constexpr bool has_any(epochs of) const
    {
        return (std::bit_cast<std::uint32_t>(*this) & std::bit_cast<std::uint32_t>(of)) != 0;
    }
};

struct Win : Object {
    explicit Win(int flavor_of) : Object(BND_WIN), flavor(flavor_of) {}
    ~Win() override;
    const Object *raises_on() const override { return this; }
    const Errhandler *attached_errhandler() const override { return errhandler.get(); }
    std::string description() const override { return name.empty() ? "a window" : name; }
    std::string name_given() const override { return name; }

    ref<Errhandler> errhandler;
    ref<Session> session;  // of its communicator
    ref<Info> info;        // the hints that were set; null: none
    std::string name;
    Attributes attributes;

    int flavor;  // the attributes of 12.2.6, in which programs may read these members
    int model = MPI_WIN_UNIFIED;
    void *base = nullptr;
    MPI_Aint size = 0;
    MPI_Count disp_unit = 1;
    int unit_attribute = 1;
    bool owns_memory = false;                     // base is from take_memory
    std::map<std::uintptr_t, MPI_Aint> attached;  // of a dynamic window: address and bytes of each region
    std::multiset<const void *> attached_empty;   // and the addresses of regions without bytes

    epochs epoch;  // under the lock
};

// Refuse a call at this time: MPI_ERR_RMA_SYNC.
[[noreturn]] void refuse_synchronization(const char *reason);

// Whether an operation moves data: false with MPI_PROC_NULL as its target. MPI_ERR_RANK, MPI_ERR_RMA_SYNC without an epoch. Waits
// for MPI_Win_post.
enum class needed_epoch { any, passive };
bool begin_access(Win &win, int target_rank, needed_epoch needed);

// The address of target data, which is all within the window (MPI_ERR_DISP, MPI_ERR_RMA_RANGE).
char *target_address(const Win &win, MPI_Aint disp, MPI_Count count, const Datatype &datatype, MPI_Count bytes);

}  // namespace solo

#endif
