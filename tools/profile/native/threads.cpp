#include "threads.hpp"

#include "at_thread_exit.hpp"
#include "region.hpp"

#include <algorithm>
#include <utility>

#include <sys/syscall.h>
#include <unistd.h>

namespace profile {

namespace {

[[gnu::tls_model("initial-exec")]] thread_local constinit number own_id = 0;

void store_in(number &place, number value, std::memory_order order = std::memory_order_relaxed)
{
    std::atomic_ref(place).store(value, order);
}

// Its row is for the next thread. Not in a child of fork, which shares the rows with its parent.
void leave(void *)
{
    thread_row *const row = std::exchange(own_row, nullptr);
    if (!row || activity.load() == inactive)
        return;
    const std::lock_guard lock(data_lock);
    store_in(row->routine, 0);
    store_in(row->thread, 0);
}

// Under the lock: a row that another thread has left, or a new one.
thread_row *find_row()
{
    auto *const all = rows<thread_row>(thread_table);
    const number used = data->tables[thread_table].used;
    thread_row *const found = std::find_if(all, all + used, [](const thread_row &row) { return row.thread == 0; });
    if (found != all + used)
        return found;
    const number row = add_row(thread_table);
    return row < 0 ? nullptr : &all[row];
}

}  // namespace

void enter_thread()
{
    const std::lock_guard lock(data_lock);
    ++data->thread_count;
    own_id = syscall(SYS_gettid);
    own_row = find_row();
    if (!own_row) {
        ++data->dropped_threads;
        return;
    }
    store_in(own_row->thread, own_id);
    at_thread_exit<leave>(own_row);
}

number thread_id() { return own_id; }

}  // namespace profile
