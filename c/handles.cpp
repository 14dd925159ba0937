// Numbers for the user handles of the MPI 5.0 standard ABI, which are pointers. One table per kind of handle:
//
//   number -> handle   chunks of slots, each chunk twice as long as the one before. A chunk never moves and is never freed, so a
//                      reader needs no lock.
//   handle -> number   an open-addressing hash of numbers, at most half full, used under the table's lock only.
//
// Free numbers form a list through their slots and are reused last in, first out. Memory follows the largest number of handles alive
// at once. All state is zero at load time: nothing runs before main, nothing at exit.
//
// Nothing here may need libstdc++, so that a Fortran program links with its own compiler alone. Hence the atomic builtins:
// std::atomic calls into libstdc++ when compiled without optimisation and with assertions.
#include "bnd_conversion.h"

#include <bit>
#include <limits.h>
#include <pthread.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

namespace {

constexpr int first_user_number = 4096;  // below are the predefined handles
constexpr unsigned first_chunk = 256;    // slots; a power of two
constexpr int first_chunk_width = std::bit_width(first_chunk);
constexpr int chunk_count = 32 - first_chunk_width;  // enough for every int
constexpr int first_hash_bits = 6;
constexpr size_t cache_line = 64;

bool is_predefined(void *handle)  // or zero
{
    return reinterpret_cast<uintptr_t>(handle) < first_user_number;
}

class guard {
public:
    explicit guard(pthread_mutex_t &lock) : lock_(lock) { pthread_mutex_lock(&lock_); }
    ~guard() { pthread_mutex_unlock(&lock_); }

private:
    pthread_mutex_t &lock_;
};

struct slot {
    void *handle;   // null: the number is free
    int next_free;  // 0: the last one; has a meaning only while the number is free
};

// Where a user number has its slot. Counted from first_chunk on, the highest bit says which chunk, the others which slot of it.
struct place {
    explicit place(int number)
    {
        const unsigned position = static_cast<unsigned>(number - first_user_number) + first_chunk;
        const int width = std::bit_width(position | first_chunk);  // the | shows the compiler that it is not zero
        chunk = width - first_chunk_width;
        length = 1U << (width - 1);
        index = position - length;
    }
    int chunk;
    unsigned length;  // of the chunk
    unsigned index;
};

class handle_table {
public:
    int to_integer(void *handle)
    {
        const guard locked(lock_);
        const int known = cells_ == nullptr ? 0 : cells_[find_cell(handle)];
        return known != 0 ? known : add(handle);
    }

    void *from_integer(int number) const
    {
        const place at(number);
        const slot *const chunk = __atomic_load_n(&chunks_[at.chunk], __ATOMIC_ACQUIRE);
        return chunk == nullptr ? nullptr : __atomic_load_n(&chunk[at.index].handle, __ATOMIC_ACQUIRE);
    }

    void forget(void *handle)
    {
        const guard locked(lock_);
        if (cells_ == nullptr)
            return;
        const size_t cell = find_cell(handle);
        const int number = cells_[cell];
        if (number == 0)
            return;
        clear_cell(cell);
        slot &freed = slot_of(number);
        __atomic_store_n(&freed.handle, nullptr, __ATOMIC_RELEASE);
        freed.next_free = free_number_;
        free_number_ = number;
        --alive_;
    }

private:
    int add(void *handle)
    {
        if (!reserve_cell())
            return 0;
        const int number = take_number();
        if (number == 0)
            return 0;
        cells_[find_cell(handle)] = number;
        __atomic_store_n(&slot_of(number).handle, handle, __ATOMIC_RELEASE);
        ++alive_;
        return number;
    }

    // A number whose slot exists and is empty; 0 if there is none left, or no memory.
    int take_number()
    {
        if (free_number_ != 0) {
            const int number = free_number_;
            free_number_ = slot_of(number).next_free;
            return number;
        }
        if (given_ > INT_MAX - first_user_number)
            return 0;
        const int number = first_user_number + given_;
        const place at(number);
        if (chunks_[at.chunk] == nullptr) {
            auto *const chunk = static_cast<slot *>(calloc(at.length, sizeof(slot)));
            if (chunk == nullptr)
                return 0;
            __atomic_store_n(&chunks_[at.chunk], chunk, __ATOMIC_RELEASE);
        }
        ++given_;
        return number;
    }

    slot &slot_of(int number)
    {
        const place at(number);
        return chunks_[at.chunk][at.index];
    }

    // Make sure that one more handle leaves the hash at most half full.
    bool reserve_cell()
    {
        const size_t old_count = cells_ == nullptr ? 0 : mask() + 1;
        if (2 * (static_cast<size_t>(alive_) + 1) <= old_count)
            return true;
        const int bits = cells_ == nullptr ? first_hash_bits : hash_bits_ + 1;
        auto *const grown = static_cast<int *>(calloc(size_t{1} << bits, sizeof(int)));
        if (grown == nullptr)
            return false;
        int *const old = cells_;
        cells_ = grown;
        hash_bits_ = bits;
        for (size_t cell = 0; cell < old_count; ++cell)
            if (old[cell] != 0)
                cells_[find_cell(slot_of(old[cell]).handle)] = old[cell];
        free(old);
        return true;
    }

    // The cell that holds the handle's number, or the empty cell where it would go.
    size_t find_cell(void *handle)
    {
        size_t cell = home_cell(handle);
        while (cells_[cell] != 0 && slot_of(cells_[cell]).handle != handle)
            cell = (cell + 1) & mask();
        return cell;
    }

    size_t home_cell(void *handle) const
    {
        constexpr uint64_t golden = 0x9E3779B97F4A7C15;  // multiplying by it spreads addresses over the upper bits
        return static_cast<size_t>((reinterpret_cast<uintptr_t>(handle) * golden) >> (64 - hash_bits_));
    }

    // Empty a cell, and move up those after it that a search could no longer reach across the gap.
    void clear_cell(size_t gap)
    {
        for (size_t cell = (gap + 1) & mask(); cells_[cell] != 0; cell = (cell + 1) & mask()) {
            const size_t home = home_cell(slot_of(cells_[cell]).handle);
            if (((cell - home) & mask()) < ((cell - gap) & mask()))
                continue;  // its search starts after the gap
            cells_[gap] = cells_[cell];
            gap = cell;
        }
        cells_[gap] = 0;
    }

    size_t mask() const { return (size_t{1} << hash_bits_) - 1; }

    alignas(cache_line) slot *chunks_[chunk_count] = {};  // apart from the lock, which threads pull from core to core
    alignas(cache_line) pthread_mutex_t lock_ = PTHREAD_MUTEX_INITIALIZER;
    int *cells_ = nullptr;  // the hash; 0: empty
    int hash_bits_ = 0;     // there are 2 to this power cells
    int alive_ = 0;         // handles that have a number
    int given_ = 0;         // numbers given out at any time: this many from first_user_number on
    int free_number_ = 0;   // the one to give out next; 0: none
};

constinit handle_table tables[BND_HANDLE_KINDS];

}  // namespace

int bnd_handle_to_integer(bnd_handle_kind kind, void *handle)
{
    if (is_predefined(handle))
        return static_cast<int>(reinterpret_cast<uintptr_t>(handle));
    return tables[kind].to_integer(handle);
}

void *bnd_handle_from_integer(bnd_handle_kind kind, int integer)
{
    if (integer < 0)
        return nullptr;
    if (integer < first_user_number)
        return reinterpret_cast<void *>(static_cast<uintptr_t>(integer));
    return tables[kind].from_integer(integer);
}

void bnd_handle_forget(bnd_handle_kind kind, void *handle)
{
    if (!is_predefined(handle))
        tables[kind].forget(handle);
}
