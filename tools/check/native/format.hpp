// What a process leaves in the folder BINDERY_CHECK_DIR, in two files. HOST-PID.events: a header of 4,096 bytes, then event_records in the
// order of the calls, with room for header::capacity of them, then the event_facts that they name; mapped, so that they outlive the
// process. HOST-PID.lines: one JSON object a line, written as soon as something is known. tools/check/report/data.py reads both;
// tests/check/unit compares the names.
//
// "kind" of a line, and its other members. Numbers that name something are the process's own.
//   process       pid, host, program, library (of MPI_Get_library_version), rank, size: at the end of MPI_Init; site and routine: of its call; threads: how many it has
//                 then, if one may call MPI while another waits in a call, else 0
//   site          id, module, offset: a return address; id 0 is an unknown place and has no line
//   routine       id, name
//   communicator  id, parent, index: it is the index-th communicator, file or window (from 0) that the parent was asked for, by any routine that all
//                 its processes call; parent -2: its processes alone made it, as by MPI_Comm_create_group; others are unknown_object in events;
//                 ranks: those in MPI_COMM_WORLD of its processes, in order (-1: elsewhere), and remote: those of the remote group of an
//                 intercommunicator; sources and destinations: the neighbors of this process, if it has a topology; file: true, if it is
//                 an open file. MPI_COMM_WORLD is 0, MPI_COMM_SELF 1
//   window        the same, with the communicator as parent; unit: displacement unit of this process; bytes: of its memory;
//                 shared: whether others load and store there
//   datatype      id, name; signature: [[element, number], …] of one copy, null if unknown. An element is "i4" (integer of any sign), "f8",
//                 "c16" (complex), "l4", "b1" (MPI_BYTE, MPI_PACKED), "t1" (characters and other integers of one byte). size: in bytes
//   finding       check, site, routine, argument (may be empty), text: the rest of a sentence; related: a site or 0; said once for each site,
//                 check and argument
//   unstarted     site: of a call that waits for a persistent request that was never started; routine: that made it
//   repeated      finding (its number in this file, from 0), times: at the end
//   end           state: finalized, aborted, exited; code
#pragma once

#include <cstdint>

namespace check {

inline constexpr char magic[8] = {'B', 'N', 'D', 'C', 'H', 'K', '0', '2'};

enum class kind : std::uint16_t {
    none,
    collective,  // before the call; also of routines that make a communicator or a window
    send,  // before the call, or the start of a persistent operation; extra: 1 if it waits for the receive, as MPI_Ssend
    receive,  // before the call, or at its start; peer and tag as given. After a blocking call extra is 1, receive_count is the peer
    // and receive_datatype the tag of the status
    received,  // at completion: peer, tag as in the status; extra: 1 if cancelled
    wait,  // before a call that waits for operations, one event for each of them; count: how many, extra: which of them, from 0;
    // tag: 0 if the call needs all of them, 1 if any will do
    transfer,  // RMA; peer: the target, extra: the displacement in units of its window, count: bytes there (0: unknown); tag: operation;
    // receive_count: 1 if it reads there, 2 if it writes, 4 if it accumulates, 8 if it has a request, and 16 if it
    // accumulates and reads, as MPI_Fetch_and_op
    synchronize,  // RMA; before the call, MPI_Win_wait and MPI_Win_test after it; tag: what it is (below); peer: the target, -1: all;
    // of MPI_Win_post and MPI_Win_start one event for each process of the group; extra: 1 for an exclusive lock
    probe,    // before MPI_Probe and MPI_Mprobe; peer and tag as given
    matched,  // MPI_Mprobe and MPI_Improbe took a message: peer, tag as in the status; the receive that follows has the same operation
    block,  // after a collective event with an array of counts, one for each process, if they are few: peer: the process;
            // tag: which array it is (below); datatype, count; operation: that of the collective event
    local,  // a load or store of the program in its own memory of a window; object: the window, peer: its rank there, extra: the first byte,
    // count: at most so many of them; receive_count: 1 for a load, 2 for a store; site: what follows the instruction
};

// What a call does to the epochs of a window.
enum class synchronization : std::int32_t {
    none,
    fence,  // this and MPI_Win_free are of all processes
    free,
    lock,
    unlock,
    flush,
    flush_local,
    start,
    complete,
    post,
    wait,
    memory,   // MPI_Win_sync
    waiting,  // before MPI_Win_wait
};

// Arrays of counts.
enum class array_of : std::int32_t { given, taken, same };  // same: MPI_Reduce_scatter has it in all processes

// Which numbers of a collective call must fit together, in event::extra.
enum class fit : std::int64_t {
    nothing,
    same,       // what every process gives
    to_root,    // what each gives and the root takes
    from_root,  // what the root gives and each takes
    all,        // what each gives and each takes
    neighbors,  // what each gives its neighbors, and they take
    groups,     // MPI_Comm_create: tag is of the group that a process gives, count and receive_count its least and greatest rank, or -1
};

// An event but for its time and operation: in most programs the same in each call of a call site, and then stored once.
struct event_facts {
    kind what;
    std::uint16_t routine;
    std::uint32_t site;
    std::uint32_t object;  // communicator or window
    std::int32_t peer;     // rank in it; root of a collective, also proc_null or this_root; -1: none; any_source
    std::int32_t
        tag;  // of a collective: its operation, a number that is the same in all processes, or from first_digest on, or -1
    std::uint32_t datatype;
    std::int64_t count;
    std::uint32_t
        receive_datatype;  // of a collective: where count and datatype are what this process gives, these are what it takes from each
    std::uint32_t reserved;      // 0
    std::int64_t receive_count;  // -1: not significant here, MPI_IN_PLACE, or an array; count likewise
    std::int64_t extra;

    bool operator==(const event_facts &) const = default;
};
static_assert(sizeof(event_facts) == 56);

struct event_record {
    std::uint64_t time;       // ticks() of its call: of a counter that the processes of a host share
    std::uint32_t operation;  // a number that received and wait name again; blocking receives have one, too
    std::uint32_t facts;      // which, from 0
};
static_assert(sizeof(event_record) == 16);

struct event : event_facts {
    std::uint64_t time;
    std::uint32_t operation;
};

// Of a collective that makes a grid: its shape in place of an operation; of MPI_Comm_create: its group.
inline constexpr std::int32_t first_digest = 1 << 10;
constexpr std::int32_t digest_in_events(std::uint32_t digest) { return std::int32_t(first_digest + digest % (1u << 30)); }

inline constexpr std::int32_t any_source = -2, any_tag = -2, proc_null = -3, this_root = -4;
inline constexpr std::uint32_t unknown_datatype = ~0u, unknown_object = ~0u;

// The call that a thread is in.
struct current_call {
    std::uint64_t begin;     // of the call, as event_record::time; 0: in none
    std::uint64_t position;  // of its event_record: number + 1; 0: none
    std::uint32_t site;
    std::uint16_t routine;
    std::uint16_t is_blocked;  // 1: it may wait for other processes of this run, and for nothing else
    std::uint64_t thread;      // 0: free
};

enum class state : std::uint32_t {
    none,
    running,
    finalizing,
    finalized,
    aborted,
    exited
};  // exited: without MPI_Finalize

inline constexpr int most_threads = 96;
struct header {
    char magic[8];
    std::uint64_t events;   // number of them
    std::uint64_t dropped;  // that there was no room for
    std::uint64_t capacity;
    std::uint64_t calls;  // of MPI, since the beginning
    std::uint32_t pid;
    std::int32_t rank, size;  // in MPI_COMM_WORLD; -1: not yet known
    state is;
    std::uint64_t reserved[2];
    current_call threads[most_threads];
};
inline constexpr int header_bytes = 4096;
static_assert(sizeof(header) <= header_bytes);

}  // namespace check
