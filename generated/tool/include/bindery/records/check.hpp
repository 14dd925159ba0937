// Do not edit: `bindery generate` writes this from specs/records/check.toml through templates/tool/records.hpp.j2.
// What a process under the checker leaves: its events, and the call that each thread is in.
#pragma once

#include <cstdint>

namespace check {

inline constexpr char magic[8] = {'B', 'N', 'D', 'C', 'H', 'K', '0', '3'};

inline constexpr std::int32_t any_source = -2;  // as a source
inline constexpr std::int32_t any_tag = -2;  // as a tag
inline constexpr std::int32_t proc_null = -3;  // as a source, a target or a root
inline constexpr std::int32_t this_root = -4;  // MPI_ROOT
inline constexpr std::int32_t all_ranks = -1;  // as the target of a synchronization: every process of the window
inline constexpr std::int32_t absent = -1;  // no root; elements that are not significant here, those of MPI_IN_PLACE, and of an array of counts
inline constexpr std::uint32_t unknown_datatype = 4294967295;  // a datatype that is not known
inline constexpr std::uint32_t unknown_object = 4294967295;  // a communicator or window that its processes made in ways which are not followed
inline constexpr std::int32_t header_bytes = 4096;  // where the occurrences begin
inline constexpr std::int32_t most_threads = 96;  // threads whose call is recorded

// How far a process is. Exited: without MPI_Finalize.
enum class state : std::uint32_t {
    none,
    running,
    finalizing,
    finalized,
    aborted,
    exited,
};

// What a call does to the epochs of a window. Fence and free are of all processes; memory is MPI_Win_sync;
// waiting is before MPI_Win_wait.
enum class synchronization : std::uint16_t {
    none,
    fence,
    free,
    lock,
    unlock,
    flush,
    flush_local,
    start,
    complete,
    post,
    wait,
    memory,
    waiting,
};

// Arrays of counts: of what a process gives each, takes from each; same: all processes have it, as that of
// MPI_Reduce_scatter.
enum class array_of : std::uint32_t {
    given,
    taken,
    same,
};

// What must fit together in a collective call: what all have; what each gives and the root takes; what the
// root gives and each takes; what each gives and each takes; what neighbors give each other.
enum class fit : std::uint16_t {
    nothing,
    same,
    to_root,
    from_root,
    all,
    neighbors,
};

// What is done to memory of a window. Fetches: it accumulates and reads, such as MPI_Fetch_and_op, so that
// programs wait by it.
namespace accesses {
enum : std::uint32_t {
    reads = 1,
    writes = 2,
    accumulates = 4,
    has_request = 8,
    fetches = 16,
};
}

// The predefined operations; other: all that a program makes.
enum class reduction : std::uint16_t {
    none,
    max,
    min,
    sum,
    prod,
    land,
    band,
    lor,
    bor,
    lxor,
    bxor,
    maxloc,
    minloc,
    replace,
    no_op,
    other,
};

// The beginning of the file. It is followed by most_threads calls.
struct header {
    char magic[8] = {};
    std::uint64_t events = 0;  // how many occurrences there are
    std::uint64_t dropped = 0;  // that there was no room for
    std::uint64_t capacity = 0;
    std::uint64_t calls = 0;  // of MPI, since the beginning
    std::uint32_t pid = 0;
    std::int32_t rank = 0;  // in MPI_COMM_WORLD; -1: not yet known
    std::int32_t size = 0;
    check::state state = {};
};
static_assert(sizeof(header) == 56);

// The call that a thread is in.
struct current_call {
    std::uint64_t begin = 0;  // of the call, as occurrence.time; 0: in none
    std::uint64_t position = 0;  // of its occurrence: number + 1; 0: none
    std::uint32_t site = 0;
    std::uint16_t routine = 0;
    std::uint16_t is_blocked = 0;  // 1: it may wait for other processes of this run, and for nothing else
    std::uint64_t thread = 0;  // as the kernel numbers it; 0: the row is free
};
static_assert(sizeof(current_call) == 32);

// An event at one time. They are in the order of the calls; those of one call have its time.
struct occurrence {
    std::uint64_t time = 0;  // ticks() of its call: of a counter that the processes of a host share
    std::uint32_t operation = 0;  // a number that other events of the operation have as well
    std::uint32_t event = 0;  // which, from 0
};
static_assert(sizeof(occurrence) == 16);

// Which kind of event a record is.
enum class event_kind : std::uint16_t {
    none,
    collective,
    group,
    block,
    send,
    receive,
    received,
    probe,
    matched,
    wait,
    transfer,
    local,
    synchronize,
};

inline constexpr int event_size = 48;

// What a call does: in most programs the same at each call of a call site, and then stored once.
struct event {
    event_kind kind = {};
    std::uint16_t routine = 0;
    std::uint32_t site = 0;  // the return address
    std::uint32_t object = 0;  // a communicator, file or window
};
static_assert(sizeof(event) == 12);

// Before the call, also of routines that make a communicator or a window.
struct collective_event : event {
    static constexpr auto is = event_kind::collective;
    std::int32_t root = 0;  // or absent, proc_null, this_root
    check::fit fit = {};
    check::reduction op = {};
    std::uint32_t shape = 0;  // a digest of the shape of a grid; 0: the call makes none
    std::uint32_t given_datatype = 0;
    std::uint32_t taken_datatype = 0;
    std::int64_t given = 0;  // elements that this process gives, or absent
    std::int64_t taken = 0;  // elements that it takes from each, or absent
};
static_assert(sizeof(collective_event) == 48);

// Before MPI_Comm_create of an intracommunicator.
struct group_event : event {
    static constexpr auto is = event_kind::group;
    std::uint32_t digest = 0;  // of the ranks in the group that this process gives, in their order
    std::int32_t least = 0;  // rank in that group; -1: it is empty
    std::int32_t greatest = 0;
    std::uint8_t reserved_1[24] = {};  // 0
};
static_assert(sizeof(group_event) == 48);

// After a collective event with an array of counts, one for each process, if they are few. The operation is
// that of the collective event.
struct block_event : event {
    static constexpr auto is = event_kind::block;
    std::int32_t process = 0;
    check::array_of array = {};
    std::uint32_t datatype = 0;
    std::int64_t elements = 0;
    std::uint8_t reserved_1[16] = {};  // 0
};
static_assert(sizeof(block_event) == 48);

// Before the call, or the start of a persistent operation.
struct send_event : event {
    static constexpr auto is = event_kind::send;
    std::int32_t target = 0;  // or proc_null
    std::int32_t tag = 0;
    std::uint32_t datatype = 0;
    std::int64_t elements = 0;
    bool is_synchronous = {};  // it waits for the receive, as MPI_Ssend
    std::uint8_t reserved_1[15] = {};  // 0
};
static_assert(sizeof(send_event) == 48);

// Before the call, or the start of a persistent operation. Replaced after a blocking call, which is then
// complete.
struct receive_event : event {
    static constexpr auto is = event_kind::receive;
    std::int32_t source = 0;  // or any_source, proc_null
    std::int32_t tag = 0;  // or any_tag
    std::uint32_t datatype = 0;
    std::int64_t elements = 0;
    bool is_complete = {};
    std::uint8_t reserved_1[3] = {};  // 0
    std::int32_t actual_source = 0;  // that of the status, once it is complete
    std::int32_t actual_tag = 0;
    std::uint8_t reserved_2[4] = {};  // 0
};
static_assert(sizeof(receive_event) == 48);

// The completion of a receive.
struct received_event : event {
    static constexpr auto is = event_kind::received;
    std::int32_t source = 0;  // that of the status
    std::int32_t tag = 0;
    bool is_cancelled = {};
    std::uint8_t reserved_1[27] = {};  // 0
};
static_assert(sizeof(received_event) == 48);

// Before MPI_Probe and MPI_Mprobe.
struct probe_event : event {
    static constexpr auto is = event_kind::probe;
    std::int32_t source = 0;  // or any_source
    std::int32_t tag = 0;  // or any_tag
    std::uint8_t reserved_1[28] = {};  // 0
};
static_assert(sizeof(probe_event) == 48);

// MPI_Mprobe or MPI_Improbe took a message: the receive that follows has the same operation.
struct matched_event : event {
    static constexpr auto is = event_kind::matched;
    std::int32_t source = 0;  // that of the status
    std::int32_t tag = 0;
    std::uint8_t reserved_1[28] = {};  // 0
};
static_assert(sizeof(matched_event) == 48);

// Before a call that waits for operations, one event for each of them.
struct wait_event : event {
    static constexpr auto is = event_kind::wait;
    std::uint32_t operations = 0;  // that the call waits for
    std::uint32_t ordinal = 0;  // which of them this is, from 0
    bool is_any = {};  // any of them will do; else the call needs all
    std::uint8_t reserved_1[27] = {};  // 0
};
static_assert(sizeof(wait_event) == 48);

// One-sided communication.
struct transfer_event : event {
    static constexpr auto is = event_kind::transfer;
    std::int32_t target = 0;  // in the window
    std::uint32_t access = {};
    check::reduction op = {};  // no_op: it does not accumulate; none: MPI_Compare_and_swap
    std::uint8_t reserved_1[2] = {};  // 0
    std::uint32_t element = 0;  // a number for the sort of its elements there, whose last byte is their size; 0: they differ, or are not known
    std::uint8_t reserved_2[4] = {};  // 0
    std::int64_t displacement = 0;  // in units of the target's window
    std::int64_t bytes = 0;  // there; 0: not known
};
static_assert(sizeof(transfer_event) == 48);

// A load or store of the program in its own memory of a window: its site is what follows the instruction, and
// it has no routine. Also a call that reads or writes there; of what a message writes, when it has come.
struct local_event : event {
    static constexpr auto is = event_kind::local;
    std::int32_t rank = 0;  // of the process in the window
    std::uint32_t access = {};  // reads or writes
    std::uint8_t reserved_1[4] = {};  // 0
    std::int64_t first = 0;  // byte of the window
    std::int64_t bytes = 0;  // at most so many
    std::uint8_t reserved_2[8] = {};  // 0
};
static_assert(sizeof(local_event) == 48);

// Before the call, but after MPI_Win_wait and MPI_Win_test. MPI_Win_post and MPI_Win_start have one for each
// process of the group.
struct synchronize_event : event {
    static constexpr auto is = event_kind::synchronize;
    check::synchronization what = {};
    bool is_exclusive = {};  // of a lock
    std::uint8_t reserved_1[1] = {};  // 0
    std::int32_t target = 0;  // in the window, or all_ranks
    std::uint8_t reserved_2[28] = {};  // 0
};
static_assert(sizeof(synchronize_event) == 48);

}
