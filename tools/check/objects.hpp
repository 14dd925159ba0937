// The objects of MPI that a program makes: where, and whether it frees them; what events call them.
#pragma once

#include <bindery/detail/has.hpp>

#include <bindery/routines.hpp>

#include <atomic>
#include <cstdint>
#include <string_view>

namespace check {

// What a type of handle and its value are together. Handles of most MPIs are numbers or addresses.
struct handle {
    std::string_view type;  // "MPI_Comm"
    std::uintptr_t value;

    bool operator==(const handle &) const = default;
};

template <class Handle>
std::uintptr_t value_of(Handle one)
{
    return (std::uintptr_t)one;
}

// What a thread asked last, without the lock; void once any handle was freed or made.
inline constinit std::atomic<unsigned> changes = 1;

template <class Fact>
struct last_answer {
    std::uintptr_t value = 0;
    unsigned at = 0;
    Fact fact = {};

    bool is_for(std::uintptr_t asked) const { return value == asked && at == changes.load(std::memory_order_acquire); }
};

struct origin {
    bindery::routine routine;
    std::uint32_t site;
};

void made(handle what, origin where);

// The object leaves the tables before MPI may give its handle to another thread. Where MPI refuses to free it, it
// comes back to the table of leaks.
class freed_object {
public:
    explicit freed_object(handle what);
    void comes_back();

private:
    handle what_;
    origin where_;
    bool is_known_;
};

bool is_alive(handle what);  // of those that the program made
bool is_freed(handle what);  // and not made again

// After MPI_Finalize: a finding for each object that is left.
void report_leaks();

// ---- communicators and windows ----

void find_world();  // at the end of MPI_Init
std::uint32_t number_of_comm(MPI_Comm comm);
std::uint32_t number_of_window(MPI_Win win);

// Which of the communicators and windows comes next that all processes of `parent` make together: to be asked once for each such call. -1: the
// parent is not known.
int next_index(MPI_Comm parent);
void made_comm(MPI_Comm comm, MPI_Comm parent, int index);
void made_comm_of_members(MPI_Comm comm);
void made_window(MPI_Win win, MPI_Comm parent, int index, MPI_Aint bytes, int unit, bool is_shared);

// ---- datatypes ----

struct datatype_facts {
    std::uint32_t number;
    MPI_Count size;  // of one copy
    MPI_Count low;   // the first byte of it
    bool is_dense;   // copies side by side have no gaps
};

// What is known of a valid datatype.
datatype_facts facts_of(MPI_Datatype datatype);
void forget_datatype(std::uintptr_t value);  // under the lock

// A number of a reduction operation that is the same in all processes; -1 is none, and all that a program made have one number.
std::int32_t number_of_operation(MPI_Op op);

}  // namespace check
