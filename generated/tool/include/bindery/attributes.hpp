// Do not edit: `bindery generate` writes this from specs/ through templates/tool/attributes.hpp.j2.
// What can be true of a routine, a bit for each; tools select routines by them.
#pragma once

#include <cstdint>

namespace bindery {

enum class attributes : std::uint64_t {
    none = 0,

    // Category: a routine has one.
    attribute = 1ull << 0,
    buffer = 1ull << 1,
    collective = 1ull << 2,
    communicator = 1ull << 3,
    completion = 1ull << 4,
    conversion = 1ull << 5,
    datatype = 1ull << 6,
    environment = 1ull << 7,
    error_handling = 1ull << 8,
    generalized_request = 1ull << 9,
    group = 1ull << 10,
    info = 1ull << 11,
    io = 1ull << 12,
    neighborhood = 1ull << 13,
    partitioned = 1ull << 14,
    point_to_point = 1ull << 15,
    process = 1ull << 16,
    profiling = 1ull << 17,
    reduction_operation = 1ull << 18,
    rma = 1ull << 19,
    session = 1ull << 20,
    status = 1ull << 21,
    timer = 1ull << 22,
    tool = 1ull << 23,
    topology = 1ull << 24,

    // Completion: a routine has one.
    blocking = 1ull << 40,
    nonblocking = 1ull << 41,
    persistent = 1ull << 42,
    split_begin = 1ull << 43,
    split_end = 1ull << 44,

    large_count = 1ull << 48,         // its name ends in _c
    any_time = 1ull << 49,            // callable before MPI_Init and after MPI_Finalize
    any_thread = 1ull << 46,          // which may call it at each level of threads
    takes_callbacks = 1ull << 50,
    creates_handle = 1ull << 51,
    frees_handle = 1ull << 52,
    completes_requests = 1ull << 53,  // Wait, Test and their like
    initializes = 1ull << 54,         // MPI_Init, MPI_Init_thread, MPI_Session_init
    finalizes = 1ull << 55,           // MPI_Finalize, MPI_Session_finalize
    aborts = 1ull << 56,
    deprecated = 1ull << 57,
    removed = 1ull << 58,
    communication = 1ull << 59,       // point-to-point, collective, neighborhood, partitioned or rma
    starts_requests = 1ull << 60,     // MPI_Start, MPI_Startall

    // All processes of an argument call it; of the new object, where others of the one that it is made from may not.
    collective_on_communicator = 1ull << 30,
    collective_on_file = 1ull << 31,
    collective_on_window = 1ull << 32,
    collective_on_new = 1ull << 33,

    lends_handle = 1ull << 34,        // which the program need not free
    creates_key = 1ull << 35,         // of attributes
    frees_key = 1ull << 36,
    completes_some = 1ull << 37,      // one of several requests is enough: Waitany, Waitsome, Testany, Testsome
    asks_for_requests = 1ull << 38,   // whether they are complete, and leaves them: MPI_Request_get_status
    cancels_requests = 1ull << 39,

    // What a call does, in whichever way: tools-authors.md, "Groups of calls".
    starts_operation = 1ull << 61,    // which goes on after the call
    waits = 1ull << 62,               // for other processes, or until operations are complete
    synchronizes = 1ull << 63,        // the operation ends nowhere before all processes of the communicator have begun it
    moves_data = 1ull << 45,          // of this process, by the call or by the operation that it starts
    all = ~0ull,
};

using enum attributes;

// What a handle is of.
enum class object : unsigned char { none, communicator, datatype, errhandler, file, group, info, message, operation, request, session, window, t_enum, t_cvar_handle, t_pvar_handle, t_pvar_session, t_event_registration, t_event_instance };

// How a send of a message ends.
enum class send_mode : unsigned char { none, standard, buffered, ready, synchronous };

// What a call does to the epochs of its window; none also for accesses, and for calls that make or free the window.
enum class epoch : unsigned char { none, fence, start, complete, post, wait, lock, unlock, flush, flush_local, sync };

// Where an access to a file begins, or which pointer a call moves or tells; none for all else.
enum class positioning : unsigned char { none, explicit_offset, individual_pointer, shared_pointer };

// Which of two buffers the root alone has; none also where a process has the one that it uses, as in a broadcast.
enum class root_buffer : unsigned char { none, sent, received };

}  // namespace bindery
