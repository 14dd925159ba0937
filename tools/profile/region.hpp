// The data of this process, in memory that survives it: a file mapped by all who want to look.
#pragma once

#include "format.hpp"

#include <atomic>
#include <cstring>
#include <mutex>
#include <string>

namespace profile {

// A lock for a few instructions.
class spin_lock {
public:
    void lock()
    {
        while (flag_.test_and_set(std::memory_order_acquire))
            while (flag_.test(std::memory_order_relaxed))
                ;
    }
    void unlock() { flag_.clear(std::memory_order_release); }

private:
    std::atomic_flag flag_;
};

inline constinit spin_lock data_lock;  // the tables of the region and their indexes
inline constinit header *data = nullptr;
inline constinit std::atomic<bool> is_active = false;  // false: nothing is recorded, as in children of fork

inline number &value(header_number n) { return data->numbers[n]; }

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

// The value of BINDERY_PROFILE_NAME; empty if it is not set.
std::string setting(const char *name);

// The data without free rows, to send or to write.
std::string packed();

// Write the data of this process to the folder of results, again if they are there already. False if that failed.
bool write_own();

// The live file is needed no more.
void remove_live();

// A file in the folder of results, which gets its name when it is complete.
class result_file {
public:
    explicit result_file(const char *suffix);
    result_file(const result_file &) = delete;
    result_file &operator=(const result_file &) = delete;
    ~result_file();

    bool write(const std::string &contents);
    bool finish();  // false if anything failed

private:
    std::string path_;
    int file_;
    bool is_good_;
};

}  // namespace profile
