// The layout of a process's data, in its live file and in files of results: a header, then tables whose rows are 64-bit
// numbers and fixed-length strings. tools/profile/report/data.py reads it; tests/profile/unit compares the two.
#pragma once

#include <cstdint>

namespace profile {

using number = std::int64_t;

inline constexpr char magic[8] = {'B', 'N', 'D', 'P', 'R', 'O', 'F', '4'};

// Time is shown by these classes.
enum time_class : std::uint8_t { point_to_point, completion, collective, one_sided, file, other_mpi, time_classes };

enum state : std::uint8_t { running, finalized, exited, aborted };

// Where each number of the header is.
enum header_number : std::uint8_t {
    blob_size,  // bytes from the magic to the end of the last table
    process_id,
    world_rank,  // -1: unknown
    world_size,
    run_state,
    exit_code,           // given to MPI_Abort
    start_realtime,      // nanoseconds since 1970 at start_time
    start_time,          // all other times: nanoseconds of CLOCK_MONOTONIC
    init_time,           // end of the first initialization; 0: none
    finalize_time,       // begin of MPI_Finalize; 0: none
    last_time,           // end of the last call
    paused_time,         // sum of the time between MPI_Pcontrol(0) and the next MPI_Pcontrol(1)
    pause_begin,         // 0: not paused
    thread_count,        // threads that called MPI
    call_count,          // calls recorded
    dropped_entries,     // calls that found the table of entries full
    dropped_sites,       // call sites that found their table full
    dropped_peers,       // messages that found the table of peers full
    dropped_routines,    // calls of routines that found their table full
    record_time,         // an estimate of the time spent on recording
    sampled_calls,       // calls whose recording was timed
    memory_bytes,        // of the profiler in this process
    dropped_threads,     // threads that found the table of threads full
    dropped_phases,      // levels of MPI_Pcontrol that found the table of phases full
    bin_width,           // of the timeline
    current_phase,       // a row
    phase_begin,         // when it began, or its time was added last
    trace_events,        // calls that were traced; the ring has the last of them
    operation_limit,     // rows of the table of operations; 0: it is not followed who waits for whom
    dropped_operations,  // that found their table full, and all that followed
    clock_offset,        // of CLOCK_MONOTONIC to that of rank 0, at the end
    dropped_paths,       // calls whose path found the table full: it is that of the callers that are there
    clock_error,         // of the offset, at most; -1: not measured
    class_time,          // one number for each time_class
    header_numbers = class_time + time_classes,
};

enum table_id : std::uint8_t {
    routine_table,
    entry_table,
    site_table,
    module_table,
    peer_table,
    bin_table,
    phase_table,
    thread_table,
    trace_table,
    communicator_table,
    path_table,
    operation_table,
    tables
};

struct table {
    number offset, row_size, used, capacity;
};

inline constexpr int text_length = 256;

struct header {
    char magic[8];
    number numbers[header_numbers];
    table tables[profile::tables];
    char host[text_length], program[text_length], library[text_length];
};

inline constexpr int size_buckets = 50;      // 0 bytes, 1 byte, 2-3, 4-7 …
inline constexpr int duration_buckets = 42;  // below 2 ns, 2-3 ns, …

// startup: its time is before the run that is measured.
enum routine_flag : std::uint8_t { synchronizing = 1, is_transfer = 2, startup = 4 };

struct routine_row {
    char name[48];
    number time_class, flags;
    number sizes[size_buckets], durations[duration_buckets];
};

// The calls of a routine from one call site, on communicators of about the same size, in one phase.
struct entry_row {
    number routine, site, comm_class, phase;  // comm_class: 1 + log2 of the size, 0: no communicator
    number path;                              // a row; -1: none
    number calls, time, min_time, max_time;
    number sent, received, transfers, min_bytes, max_bytes;
};

struct site_row {
    number module, offset;  // the return address less the load address of the module
};

// A call path: a call site, and the path to the function that it is in.
struct path_row {
    number site, caller;  // rows; caller -1: none, or beyond the depth
};

struct module_row {
    char path[text_length];
};

enum peer_kind : std::uint8_t { message, put, get };

struct peer_row {
    number rank, kind, messages, bytes;  // of MPI_COMM_WORLD; -1: outside of it, -2: not known
};

struct bin_row {
    number time[time_classes];
};

struct phase_row {
    number level, time;
};

// The call that a thread is in.
struct thread_row {
    number thread;   // as the kernel numbers it; 0: the row is free
    number routine;  // row + 1 of the routine; 0: none
    number site, begin;
    number
        partners;  // 0: none; the kind, 1: ranks of MPI_COMM_WORLD, 2: others, then 30 bits each: to and from, plus 4; -2: none, any_source
};

// A call in the trace: a ring of rows, the row of a call is its number modulo the capacity.
struct trace_row {
    number thread;   // as the kernel numbers it
    number routine;  // a row
    number site, begin, end;
    number to = -2, from = -2;        // ranks of MPI_COMM_WORLD, as in peer_row
    number sent = -1, received = -1;  // bytes; -1: none, or not known
};

// A communicator of the operations that are followed.
struct communicator_row {
    number id;      // the same in all of its processes
    number family;  // the same for all communicators of these processes
    number is_known, size, rank, is_inter;
};

// What a process does in an operation, and whose part in it it needs. Kinds from `for_all` on are of collective operations, which are numbered
// in each communicator.
enum operation_kind : std::uint8_t {
    sent,
    received,
    probed,
    for_all,
    for_root,
    for_others,
    for_lower,
    for_nobody,
    not_known
};
enum operation_flag : std::uint8_t { is_open = 1, is_cancelled = 2, waits_for_any = 4 };
inline constexpr int any_source = -3, any_tag = -1;

struct operation_row {
    std::int32_t kind, comm, peer,
        tag;  // peer: of MPI_COMM_WORLD, as in peer_row, or any_source; the root of a collective operation
    std::int32_t thread, flags;
    std::int32_t routine, site;            // rows of the call that starts it
    std::int32_t wait_routine, wait_site;  // of the call that waits for it
    number post, begin, end;               // when it was started, waited for (0: never), and complete
};

// Of the trace and of operations: what the environment says.
inline constexpr number capacities[tables] = {160, 2048, 1024, 64, 2048, 128, 16, 128, 0, 1024, 4096, 0};
inline constexpr number row_sizes[tables] = {sizeof(routine_row),      sizeof(entry_row),  sizeof(site_row),
                                             sizeof(module_row),       sizeof(peer_row),   sizeof(bin_row),
                                             sizeof(phase_row),        sizeof(thread_row), sizeof(trace_row),
                                             sizeof(communicator_row), sizeof(path_row),   sizeof(operation_row)};

}  // namespace profile
