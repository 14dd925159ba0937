// The usual case of the calls that programs make most, inlined into their entry points: neither other threads nor tools are there, which
// is asked first, since the former may change the window; the process itself is the target, an epoch has begun that waits for nothing,
// and data is contiguous. The rest goes the general way.
#include "one-sided.h"

#include "collectives/elements.h"
#include "collectives/kernels.h"
#include "core/section.h"
#include "datatypes/buffer.h"
#include "windows/general.h"
#include "windows/window.h"

#include <cstring>

namespace solo {
namespace {

struct direct_access {
    char *target;  // null: go the general way
    std::size_t bytes;
};

// Data of the datatype begins where its buffer does and has no gaps.
SOLO_HOT bool is_block(const Datatype &datatype)
{
    return datatype.is_committed && datatype.is_contiguous && datatype.true_lower == 0;
}

SOLO_HOT direct_access access_directly(const void *origin, MPI_Count origin_count, const Datatype &origin_type,
                                       int rank, MPI_Aint disp, MPI_Count target_count, const Datatype &target_type,
                                       Win &win)
{
    MPI_Count origin_bytes, target_bytes, offset;
    const bool may_be = unlocked_section::is_possible() && rank == comm_rank &&
                        win.epoch.access >= access_epoch::fence && is_block(target_type) &&
                        reinterpret_cast<std::uintptr_t>(origin) >= first_page &&
                        !__builtin_mul_overflow(target_type.size, target_count, &target_bytes) &&
                        !__builtin_mul_overflow(disp, win.disp_unit, &offset);
    const bool is_same = &origin_type == &target_type && origin_count == target_count;
    if (!may_be ||
        (!is_same && (!is_block(origin_type) || __builtin_mul_overflow(origin_type.size, origin_count, &origin_bytes) ||
                      origin_bytes != target_bytes))) [[unlikely]]
        return {};
    const auto first = static_cast<std::size_t>(offset);  // of a negative one: beyond the window
    const auto bytes = static_cast<std::size_t>(target_bytes);
    const auto size = static_cast<std::size_t>(win.size);  // 0 of a dynamic window
    if (first >= size || bytes > size - first) [[unlikely]]
        return {};
    win.epoch.has_accessed = true;
    return {static_cast<char *>(win.base) + first, bytes};
}

SOLO_HOT void copy_directly(void *to, const void *from, std::size_t bytes)
{
    if (bytes == sizeof(double))  // one number, in two instructions
        std::memcpy(to, from, sizeof(double));
    else
        std::memmove(to, from, bytes);
}

// The loop of a predefined operation that is defined for a predefined datatype of C; null for others.
SOLO_HOT kernel direct_kernel(const Op &op, const Datatype &datatype)
{
    const std::uintptr_t bits = datatype.handle_bits();
    if (bits - first_datatype > last_datatype - first_datatype)
        return nullptr;
    const description is = known_datatypes[bits - first_datatype];
    const bool is_defined =
        op.predefined != op_of_user && (op.accepts & is.belongs_to) != 0 && is.holds != element::none;
    return is_defined ? kernel_of(op.predefined, is.holds) : nullptr;
}

}  // namespace

SOLO_HOT void Put(const void *origin_addr, MPI_Count origin_count, Datatype &origin_datatype, int target_rank,
                  MPI_Aint target_disp, MPI_Count target_count, Datatype &target_datatype, Win &win)
{
    const direct_access is = access_directly(origin_addr, origin_count, origin_datatype, target_rank, target_disp,
                                             target_count, target_datatype, win);
    if (is.target != nullptr) [[likely]]
        return copy_directly(is.target, origin_addr, is.bytes);
    put(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win,
        needed_epoch::any);
}

SOLO_HOT void Get(void *origin_addr, MPI_Count origin_count, Datatype &origin_datatype, int target_rank,
                  MPI_Aint target_disp, MPI_Count target_count, Datatype &target_datatype, Win &win)
{
    const direct_access is = access_directly(origin_addr, origin_count, origin_datatype, target_rank, target_disp,
                                             target_count, target_datatype, win);
    if (is.target != nullptr) [[likely]]
        return copy_directly(origin_addr, is.target, is.bytes);
    get(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win,
        needed_epoch::any);
}

SOLO_HOT void Accumulate(const void *origin_addr, MPI_Count origin_count, Datatype &origin_datatype, int target_rank,
                         MPI_Aint target_disp, MPI_Count target_count, Datatype &target_datatype, Op &op, Win &win)
{
    if (&origin_datatype == &target_datatype) [[likely]] {
        if (const kernel loop = direct_kernel(op, origin_datatype)) [[likely]] {
            const direct_access is = access_directly(origin_addr, origin_count, origin_datatype, target_rank,
                                                     target_disp, target_count, target_datatype, win);
            if (is.target != nullptr) [[likely]]
                return loop(origin_addr, is.target, target_count);
        }
    }
    accumulate(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, op,
               win, needed_epoch::any);
}

// The epochs beyond an access epoch, which is none or fence: another one, a lock of MPI_PROC_NULL, an exposure epoch.
constexpr epochs open_beyond(access_epoch allowed)
{
    return {.access = static_cast<access_epoch>(~static_cast<unsigned>(allowed)),
            .is_null_locked = true,
            .is_posted = true};
}

// A program of one thread sees its own loads and stores in their order: the epochs need no instruction for it.
SOLO_HOT void Win_fence(int assert, Win &win)
{
    if (unlocked_section::is_possible() && assert == 0 && !win.epoch.has_any(open_beyond(access_epoch::fence)))
        [[likely]]
        win.epoch = {.access = access_epoch::fence, .reaches_target = true};
    else
        fence(assert, win);
}

SOLO_HOT void Win_lock(int lock_type, int rank, int assert, Win &win)
{
    const bool is_lock = lock_type == MPI_LOCK_EXCLUSIVE || lock_type == MPI_LOCK_SHARED;
    if (!unlocked_section::is_possible() || !is_lock || rank != comm_rank || assert != 0 ||
        win.epoch.has_any(open_beyond(access_epoch::none))) [[unlikely]]
        return lock_window(lock_type, rank, assert, win);
    win.epoch = {.access = access_epoch::lock, .reaches_target = true};
}

SOLO_HOT void Win_unlock(int rank, Win &win)
{
    if (unlocked_section::is_possible() && rank == comm_rank && win.epoch.access == access_epoch::lock) [[likely]]
        win.epoch.access = access_epoch::none;
    else
        unlock_window(rank, win);
}

}  // namespace solo

#include "one-sided_glue.h"
