// The data of this process, in memory that survives it: a file mapped by all who want to look.
#pragma once

#include "format.hpp"
#include "spin_lock.hpp"

#include <bindery/clock.hpp>

#include <atomic>
#include <cstring>
#include <mutex>
#include <string>

namespace profile {

inline constinit spin_lock data_lock;  // the tables of the region and their indexes
inline constinit header *data = nullptr;
inline constinit bool follows_waits = false;  // waits.hpp
inline constexpr int deepest_path = 64;
inline constinit int path_depth = 0;
// inactive: nothing is recorded, as in children of fork.
enum activity_kind : std::uint8_t { inactive, recording, tracing };
inline constinit std::atomic<activity_kind> activity = inactive;

// At the end of a process, which goes on without the lock after a while: the holder may be this very thread, interrupted by
// a signal whose handler calls MPI_Abort.
class bounded_lock {
public:
    bounded_lock()
    {
        const std::int64_t end = bindery::now() + 50'000'000;
        while (!(is_owner_ = data_lock.try_lock()) && bindery::now() < end)
            ;
    }
    bounded_lock(const bounded_lock &) = delete;
    ~bounded_lock()
    {
        if (is_owner_)
            data_lock.unlock();
    }

private:
    bool is_owner_;
};

// Numbers of the header that are not accessed under the lock alone.
inline number load(number header::*n) { return std::atomic_ref(data->*n).load(std::memory_order_relaxed); }
inline void store(number header::*n, number v) { std::atomic_ref(data->*n).store(v, std::memory_order_relaxed); }
inline void add(number header::*n, number v) { std::atomic_ref(data->*n).fetch_add(v, std::memory_order_relaxed); }

template <class Row>
Row *rows(table_id id)
{
    return reinterpret_cast<Row *>(reinterpret_cast<char *>(data) + data->tables[id].offset);
}

// A new row of zeros, or -1 if the table is full. Under the lock.
inline number add_row(table_id id)
{
    table &t = data->tables[id];
    return t.used < t.capacity ? t.used++ : -1;
}

// Map the data at the first call of MPI. Threads may call it at once.
void open_region();

// The data without free rows, to send.
std::string packed();

// Write the data of this process to the folder of results, again if they are there already. False if that failed. It needs
// no memory: the process may be in a signal handler that interrupted malloc.
bool write_own();

// The live file is needed no more.
void remove_live();

// A file in the folder of results, which gets its name when it is complete. One at a time.
class result_file {
public:
    explicit result_file(const char *suffix);
    result_file(const result_file &) = delete;
    result_file &operator=(const result_file &) = delete;
    ~result_file();

    bool write(const void *bytes, std::size_t size);
    bool finish();  // false if anything failed

private:
    int file_;
    bool is_good_;
};

}  // namespace profile
