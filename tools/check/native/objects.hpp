// The objects of MPI that a program makes: where, and whether it frees them; what events call them.
#pragma once

#include <bindery/detail/has.hpp>

#include <bindery/routines.hpp>

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace check {

// An object: the type of its handle and the value. Handles of most MPIs are numbers or addresses.
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

// The last answer that a thread got, for use without the lock; void once any handle was freed or made.
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
void made_by_others(handle what);  // by MPI or a callback, which may give it to the program

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

inline constinit std::atomic<std::size_t> gone_count = 0;
bool is_gone(handle what);
inline bool is_freed(handle what)  // and not made again
{
    return gone_count.load(std::memory_order_relaxed) != 0 && is_gone(what);
}

// After MPI_Finalize and at the end of the process: a finding for each object that is left. Info objects and error handlers may be freed
// until then (MPI 5.0, 11.4.1).
void report_leaks(bool is_at_exit);

// ---- communicators, files and windows ----

void find_world();  // at the end of MPI_Init
std::uint32_t find_comm(MPI_Comm comm);
[[gnu::tls_model("initial-exec")]] inline thread_local constinit last_answer<std::uint32_t> last_comm = {};
inline std::uint32_t number_of_comm(MPI_Comm comm)
{
    return last_comm.is_for(value_of(comm)) ? last_comm.fact : find_comm(comm);
}
std::uint32_t number_of_file(MPI_File file);  // of the numbers of communicators
std::uint32_t number_of_window(MPI_Win win);

// Which of the communicators, files and windows comes next that all processes of `parent` make together: to be asked once for each such call. -1: the
// parent is not known.
int next_index(MPI_Comm parent);
void made_comm(MPI_Comm comm, MPI_Comm parent, int index);
void made_comm_of_members(MPI_Comm comm);
void made_file(MPI_File file, MPI_Comm parent, int index);
void made_window(MPI_Win win, MPI_Comm parent, int index, MPI_Aint bytes, int unit, bool is_shared);

// ---- datatypes ----

struct datatype_facts {
    std::uint32_t number;
    MPI_Count size;            // of one copy
    MPI_Count low;             // the first byte of it
    bool is_dense;             // copies side by side have no gaps
    std::uint16_t operations;  // predefined ones that it has, as operations_of()
    std::uint32_t element;     // of all its elements, as element_of(); 0: they differ, or any element fits them
};

// The known facts of a valid datatype.
datatype_facts find_facts(MPI_Datatype datatype);
[[gnu::tls_model("initial-exec")]] inline thread_local constinit last_answer<datatype_facts> last_datatype = {};
inline datatype_facts facts_of(MPI_Datatype datatype)
{
    return last_datatype.is_for(value_of(datatype)) ? last_datatype.fact : find_facts(datatype);
}
void forget_datatype(std::uintptr_t value);  // under the lock

// After MPI_Type_get_contents: the program may free once more what it got (MPI 5.0, 5.1.13).
void got_contents(MPI_Datatype of, const MPI_Datatype *handles);
void mark_shared(handle what);  // how often it may be freed is not known: nobody looks whether it was

}  // namespace check
