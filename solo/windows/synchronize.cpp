// Epochs of windows (MPI 5.0, 12.5): the process is origin and target, so that a call waits for another thread or for none.
#include "one-sided.h"

#include "windows/general.h"

#include <atomic>

namespace solo {
namespace {

void check_assertions(int given, int allowed)
{
    if ((given & ~allowed) != 0)
        fail(MPI_ERR_ASSERT, "assert", "has a bit that this routine does not define");
}

bool is_passive(const Win &win) { return win.epoch.access >= access_epoch::lock || win.epoch.is_null_locked; }

// A fence without operations after it has begun no epoch.
bool is_without_access(const Win &win)
{
    return win.epoch.access == access_epoch::none ||
           (win.epoch.access == access_epoch::fence && !win.epoch.has_accessed);
}

void open_access(Win &win, access_epoch epoch, bool reaches_target)
{
    if (!is_without_access(win))
        refuse_synchronization("an access epoch of the window has not ended");
    win.epoch.access = epoch;
    win.epoch.reaches_target = reaches_target;
    win.epoch.has_accessed = false;
}

void close_access(Win &win) { win.epoch.access = access_epoch::none; }

void check_passive(const Win &win)
{
    if (!is_passive(win))
        refuse_synchronization("the window has not been locked");
}

void check_not_exposed(const Win &win)
{
    if (win.epoch.is_posted)
        refuse_synchronization("an exposure epoch of the window has not ended");
}

// Loads and stores of the process before and after the call stay there.
void synchronize_memory() { std::atomic_thread_fence(std::memory_order_seq_cst); }

void flush(int rank, const Win &win)
{
    check_rank(rank, "rank");
    const guard held;
    const bool is_locked = rank == MPI_PROC_NULL ? is_passive(win) : win.epoch.access >= access_epoch::lock;
    if (!is_locked)
        refuse_synchronization("the window has not been locked at the rank");
    synchronize_memory();
}

void flush_all(const Win &win)
{
    const guard held;
    check_passive(win);
    synchronize_memory();
}

void end_exposure(Win &win) { win.epoch.is_posted = win.epoch.awaits_complete = false; }

void check_posted(const Win &win)
{
    if (!win.epoch.is_posted)
        refuse_synchronization("the window has no exposure epoch: MPI_Win_post has not been called");
}

}  // namespace

void refuse_synchronization(const char *reason) { fail_call(MPI_ERR_RMA_SYNC, reason); }

bool begin_access(Win &win, int target_rank, needed_epoch needed)
{
    check_rank(target_rank, "target_rank");
    guard held;
    if (needed == needed_epoch::passive && !is_passive(win))
        refuse_synchronization("the window has not been locked, which operations with a request need");
    if (target_rank == MPI_PROC_NULL) {
        if (win.epoch.access == access_epoch::none && !win.epoch.is_null_locked)
            refuse_synchronization("no access epoch has begun");
        return false;
    }
    if (win.epoch.access == access_epoch::none || !win.epoch.reaches_target) [[unlikely]]
        refuse_synchronization("no access epoch to the target has begun");
    if (win.epoch.access == access_epoch::start && !win.epoch.awaits_complete) [[unlikely]]
        held.wait_until([&] { return win.epoch.awaits_complete; },
                        "the window has not been posted, and no other thread can post it");
    win.epoch.has_accessed = true;
    return true;
}

void fence(int assert, Win &win)
{
    check_assertions(assert, MPI_MODE_NOSTORE | MPI_MODE_NOPUT | MPI_MODE_NOPRECEDE | MPI_MODE_NOSUCCEED);
    const guard held;
    const bool may_be = win.epoch.access == access_epoch::none || win.epoch.access == access_epoch::fence;
    if (!may_be || win.epoch.is_null_locked)
        refuse_synchronization("an access epoch of the window has not ended");
    check_not_exposed(win);
    win.epoch.access = (assert &MPI_MODE_NOSUCCEED) != 0 ? access_epoch::none : access_epoch::fence;
    win.epoch.reaches_target = true;
    win.epoch.has_accessed = false;
    synchronize_memory();
}

// ---- post, start, complete, wait ----

void Win_start(Group &group, int assert, Win &win)
{
    check_assertions(assert, MPI_MODE_NOCHECK);
    const guard held;
    if (win.epoch.is_null_locked)
        refuse_synchronization("an access epoch of the window has not ended");
    open_access(win, access_epoch::start, group.size > 0);
}

void Win_complete(Win &win)
{
    guard held;
    if (win.epoch.access != access_epoch::start)
        refuse_synchronization("the window has no access epoch that MPI_Win_start has begun");
    if (win.epoch.reaches_target) {
        held.wait_until([&] { return win.epoch.awaits_complete; },
                        "the window has not been posted, and no other thread can post it");
        win.epoch.awaits_complete = false;
        guard::notify();
    }
    close_access(win);
}

void Win_post(Group &group, int assert, Win &win)
{
    check_assertions(assert, MPI_MODE_NOCHECK | MPI_MODE_NOSTORE | MPI_MODE_NOPUT);
    const guard held;
    check_not_exposed(win);
    if (win.epoch.access >= access_epoch::lock || (win.epoch.access == access_epoch::fence && win.epoch.has_accessed))
        refuse_synchronization("an access epoch of the window has not ended");
    win.epoch.is_posted = true;
    win.epoch.awaits_complete = group.size > 0;
    guard::notify();
}

void Win_wait(Win &win)
{
    guard held;
    check_posted(win);
    held.wait_until([&] { return !win.epoch.awaits_complete; },
                    "MPI_Win_complete has not been called, and no other thread can call it");
    end_exposure(win);
}

void Win_test(Win &win, int *flag)
{
    const guard held;
    check_posted(win);
    *flag = !win.epoch.awaits_complete;
    if (*flag)
        end_exposure(win);
}

// ---- locks ----

void lock_window(int lock_type, int rank, int assert, Win &win)
{
    if (lock_type != MPI_LOCK_EXCLUSIVE && lock_type != MPI_LOCK_SHARED)
        fail(MPI_ERR_LOCKTYPE, "lock_type", "is neither MPI_LOCK_EXCLUSIVE nor MPI_LOCK_SHARED");
    check_rank(rank, "rank");
    check_assertions(assert, MPI_MODE_NOCHECK);
    const guard held;
    check_not_exposed(win);
    if (rank != MPI_PROC_NULL)
        return open_access(win, access_epoch::lock, true);
    if (win.epoch.is_null_locked || (win.epoch.access != access_epoch::lock && !is_without_access(win)))
        refuse_synchronization("an access epoch of the window has not ended");
    win.epoch.is_null_locked = true;
}

void unlock_window(int rank, Win &win)
{
    check_rank(rank, "rank");
    const guard held;
    const bool is_locked = rank == MPI_PROC_NULL ? win.epoch.is_null_locked : win.epoch.access == access_epoch::lock;
    if (!is_locked)
        refuse_synchronization("the window has not been locked at the rank");
    if (rank == MPI_PROC_NULL)
        win.epoch.is_null_locked = false;
    else
        close_access(win);
    synchronize_memory();
}

void Win_lock_all(int assert, Win &win)
{
    check_assertions(assert, MPI_MODE_NOCHECK);
    const guard held;
    check_not_exposed(win);
    if (win.epoch.is_null_locked)
        refuse_synchronization("an access epoch of the window has not ended");
    open_access(win, access_epoch::lock_all, true);
}

void Win_unlock_all(Win &win)
{
    const guard held;
    if (win.epoch.access != access_epoch::lock_all)
        refuse_synchronization("the window has not been locked by MPI_Win_lock_all");
    close_access(win);
    synchronize_memory();
}

void Win_flush(int rank, Win &win) { flush(rank, win); }
void Win_flush_local(int rank, Win &win) { flush(rank, win); }
void Win_flush_all(Win &win) { flush_all(win); }
void Win_flush_local_all(Win &win) { flush_all(win); }

// Programs that load and store shared memory may call it outside of epochs.
void Win_sync(Win &) { synchronize_memory(); }

}  // namespace solo
