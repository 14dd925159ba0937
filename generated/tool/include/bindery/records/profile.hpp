// Do not edit: `bindery generate` writes this from specs/records/profile.toml through templates/tool/records.hpp.j2.
// The data of a process under the profiler: a header, and tables.
#pragma once

#include <cstdint>

namespace profile {

inline constexpr char magic[8] = {'B', 'N', 'D', 'P', 'R', 'O', 'F', '6'};

inline constexpr std::int32_t any_source = -3;  // as the peer of an operation
inline constexpr std::int32_t any_tag = -1;
inline constexpr std::int32_t unknown = -2;  // a peer that is not known, or none
inline constexpr std::int32_t outside = -1;  // a peer that is not of MPI_COMM_WORLD
inline constexpr std::int32_t text_length = 256;
inline constexpr std::int32_t size_buckets = 50;  // 0 bytes, 1 byte, 2-3, 4-7 …
inline constexpr std::int32_t duration_buckets = 42;  // below 2 ns, 2-3 ns, …

// Time is shown by these classes.
enum time_class : std::uint8_t {
    point_to_point = 0,
    completion = 1,
    collective = 2,
    one_sided = 3,
    file = 4,
    other_mpi = 5,
};
inline constexpr int time_class_count = 6;

// How a process ended, if it has.
enum state : std::uint8_t {
    running = 0,
    finalized = 1,
    exited = 2,
    aborted = 3,
};
inline constexpr int state_count = 4;

// The tables, in their order.
enum table_id : std::uint8_t {
    routine_table = 0,
    entry_table = 1,
    site_table = 2,
    module_table = 3,
    peer_table = 4,
    bin_table = 5,
    phase_table = 6,
    thread_table = 7,
    trace_table = 8,
    communicator_table = 9,
    path_table = 10,
    operation_table = 11,
    region_table = 12,
};
inline constexpr int table_id_count = 13;

// What a routine is. Startup: its time is before the run that is measured. Of all: all processes of a
// communicator, window or file call it.
enum routine_flag : std::uint8_t {
    synchronizing = 1,
    is_transfer = 2,
    startup = 4,
    of_all = 8,
};
inline constexpr int routine_flag_count = 4;

// How bytes move.
enum peer_kind : std::uint8_t {
    message = 0,
    put = 1,
    get = 2,
};
inline constexpr int peer_kind_count = 3;

// What a process does in an operation, and whose part in it it needs. Kinds from for_all on are of collective
// operations, which are numbered in each communicator. Alone: an access to a file, which needs nobody.
enum operation_kind : std::uint8_t {
    sent = 0,
    received = 1,
    probed = 2,
    for_all = 3,
    for_root = 4,
    for_others = 5,
    for_lower = 6,
    for_nobody = 7,
    not_known = 8,
    alone = 9,
};
inline constexpr int operation_kind_count = 10;

// What is known of an operation.
enum operation_flag : std::uint8_t {
    is_open = 1,
    is_cancelled = 2,
    waits_for_any = 4,
};
inline constexpr int operation_flag_count = 3;

// Where the rows of a table are.
struct table {
    std::int64_t offset = 0;  // from the magic
    std::int64_t row_size = 0;
    std::int64_t used = 0;  // rows
    std::int64_t capacity = 0;
};
static_assert(sizeof(table) == 32);

// What is known of a process as a whole.
struct header {
    char magic[8] = {};
    std::int64_t blob_size = 0;  // bytes from the magic to the end of the last table
    std::int64_t process_id = 0;
    std::int64_t world_rank = 0;  // -1: unknown
    std::int64_t world_size = 0;
    std::int64_t run_state = 0;  // a state
    std::int64_t exit_code = 0;  // given to MPI_Abort
    std::int64_t start_realtime = 0;  // since 1970, at start_time
    std::int64_t start_time = 0;  // this and all other times are of CLOCK_MONOTONIC
    std::int64_t init_time = 0;  // end of the first initialization; 0: none
    std::int64_t finalize_time = 0;  // begin of MPI_Finalize; 0: none
    std::int64_t last_time = 0;  // end of the last call
    std::int64_t paused_time = 0;  // sum of the time between MPI_Pcontrol(0) and the next MPI_Pcontrol(1)
    std::int64_t pause_begin = 0;  // 0: not paused
    std::int64_t thread_count = 0;  // threads that called MPI
    std::int64_t call_count = 0;  // calls recorded
    std::int64_t dropped_entries = 0;  // calls that found the table of entries full
    std::int64_t dropped_sites = 0;  // call sites that found their table full
    std::int64_t dropped_peers = 0;  // messages that found the table of peers full
    std::int64_t dropped_routines = 0;  // calls of routines that found their table full
    std::int64_t record_time = 0;  // an estimate of the time spent on recording
    std::int64_t sampled_calls = 0;  // calls whose recording was timed
    std::int64_t memory_bytes = 0;  // of the profiler in this process
    std::int64_t dropped_threads = 0;  // threads that found the table of threads full
    std::int64_t dropped_phases = 0;  // levels of MPI_Pcontrol that found the table of phases full
    std::int64_t bin_width = 0;  // of the timeline
    std::int64_t current_phase = 0;  // a row
    std::int64_t phase_begin = 0;  // when it began, or its time was added last
    std::int64_t trace_events = 0;  // calls that were traced; the ring has the last of them
    std::int64_t operation_limit = 0;  // rows of the table of operations; 0: it is not followed who waits for whom
    std::int64_t dropped_operations = 0;  // that found their table full, and all that followed
    std::int64_t clock_offset = 0;  // of CLOCK_MONOTONIC to that of rank 0, at the end
    std::int64_t dropped_regions = 0;  // calls in regions that found their table full
    std::int64_t dropped_paths = 0;  // calls whose path did not fit; they count for the deepest caller in the table
    std::int64_t clock_error = 0;  // of the offset, at most; -1: not measured
    std::int64_t class_time[6] = {};  // by time_class
    profile::table tables[13] = {};  // by table_id
    char host[256] = {};
    char program[256] = {};
    char library[256] = {};
};
static_assert(sizeof(header) == 1512);

// A routine that was called.
struct routine_row {
    char name[48] = {};
    std::int64_t time_class = 0;
    std::int64_t flags = 0;
    std::int64_t sizes[50] = {};
    std::int64_t durations[42] = {};
};
static_assert(sizeof(routine_row) == 800);

// The calls of a routine from one call site, on communicators of about the same size, in one phase.
struct entry_row {
    std::int64_t routine = 0;
    std::int64_t site = 0;
    std::int64_t comm_class = 0;  // 1 + log2 of the communicator's size; 0: it has none
    std::int64_t phase = 0;
    std::int64_t path = 0;  // a row; -1: none
    std::int64_t calls = 0;
    std::int64_t time = 0;
    std::int64_t min_time = 0;
    std::int64_t max_time = 0;
    std::int64_t sent = 0;
    std::int64_t received = 0;
    std::int64_t transfers = 0;
    std::int64_t min_bytes = 0;
    std::int64_t max_bytes = 0;
};
static_assert(sizeof(entry_row) == 112);

// A call site.
struct site_row {
    std::int64_t module = 0;  // a row
    std::int64_t offset = 0;  // the return address less the load address of the module
};
static_assert(sizeof(site_row) == 16);

// A call path: a call site, and the path to the function that it is in.
struct path_row {
    std::int64_t site = 0;  // a row
    std::int64_t caller = 0;  // a row; -1: none, or beyond the depth
};
static_assert(sizeof(path_row) == 16);

// A file of code.
struct module_row {
    char path[256] = {};
};
static_assert(sizeof(module_row) == 256);

// What a process sent to another one, or moved to or from its memory.
struct peer_row {
    std::int64_t rank = 0;  // of MPI_COMM_WORLD, outside, or unknown
    std::int64_t kind = 0;  // a peer_kind
    std::int64_t messages = 0;
    std::int64_t bytes = 0;
};
static_assert(sizeof(peer_row) == 32);

// A part of the timeline.
struct bin_row {
    std::int64_t time[6] = {};  // by time_class
};
static_assert(sizeof(bin_row) == 48);

// A level of MPI_Pcontrol.
struct phase_row {
    std::int64_t level = 0;
    std::int64_t time = 0;
};
static_assert(sizeof(phase_row) == 16);

// A part of the program to which it gives a name, and the calls in it and in no region within it.
struct region_row {
    std::int64_t outer = 0;  // the row of the region around it; -1: none
    std::int64_t own_time = 0;  // of all threads, without regions within it
    std::int64_t calls = 0;
    std::int64_t time = 0;  // of the calls
    std::int64_t sent = 0;
    std::int64_t received = 0;
    char name[80] = {};
};
static_assert(sizeof(region_row) == 128);

// The call that a thread is in.
struct thread_row {
    std::int64_t thread = 0;  // as the kernel numbers it; 0: the row is free
    std::int64_t routine = 0;  // row + 1 of the routine; 0: none
    std::int64_t site = 0;
    std::int64_t begin = 0;
    std::int64_t partners = 0;  // 0: none; the kind, 1: ranks of MPI_COMM_WORLD, 2: others, then 30 bits each: to and from, plus 4
};
static_assert(sizeof(thread_row) == 40);

// A call in the trace: a ring of rows, the row of a call is its number modulo the capacity.
struct trace_row {
    std::int64_t thread = 0;  // as the kernel numbers it
    std::int64_t routine = 0;  // a row
    std::int64_t site = 0;
    std::int64_t begin = 0;
    std::int64_t end = 0;
    std::int64_t to = -2;  // as peer_row.rank
    std::int64_t source = -2;
    std::int64_t sent = -1;  // bytes; -1: none, or not known
    std::int64_t received = -1;
};
static_assert(sizeof(trace_row) == 72);

// A communicator, window or file of the operations that are followed.
struct communicator_row {
    std::int64_t id = 0;  // the same in all of its processes, and in no other object
    std::int64_t is_known = 0;
    std::int64_t size = 0;
    std::int64_t rank = 0;
    std::int64_t is_inter = 0;
};
static_assert(sizeof(communicator_row) == 40);

// What a process does in an operation.
struct operation_row {
    std::int32_t kind = 0;  // an operation_kind
    std::int32_t comm = 0;
    std::int32_t peer = 0;  // as peer_row.rank, or any_source; the root of a collective operation
    std::int32_t tag = 0;
    std::int32_t thread = 0;
    std::int32_t flags = 0;
    std::int32_t routine = 0;  // a row: the call that starts it
    std::int32_t site = 0;
    std::int32_t wait_routine = 0;  // the call that waits for it
    std::int32_t wait_site = 0;
    std::int64_t post = 0;  // when it was started
    std::int64_t begin = 0;  // waited for; 0: never
    std::int64_t end = 0;  // and complete
};
static_assert(sizeof(operation_row) == 64);

}
