// Who keeps MPI active: the World Model from MPI_Init to MPI_Finalize, and each open session (MPI 5.0, 11.2 and 11.3).
#ifndef SOLO_CORE_ACTIVE_H
#define SOLO_CORE_ACTIVE_H

namespace solo {

// One more, one fewer of them. Entry points let calls pass while there is any.
void activate() noexcept;
void deactivate() noexcept;
// Whether MPI has been active at any time.
bool has_been_active() noexcept;

// Between MPI_Init and the end of MPI_Finalize; its delete callbacks are still within (R172).
bool world_is_active() noexcept;

// One of MPI_THREAD_SINGLE to MPI_THREAD_MULTIPLE.
bool is_thread_level(int level) noexcept;
// The thread level to provide where one is required: the same, for all are there up to setting.thread_limit (R165). From
// MPI_THREAD_MULTIPLE on, threads are kept apart for good. MPI_ERR_ARG is thrown if it is none of the four.
int provide_thread_level(int required, const char *argument);
// The level that MPI_Init_thread provided; -1 unless the World Model is active.
int level_of_world() noexcept;
// Keep threads apart for tools. False where that cannot begin any more: MPI is in use by one thread at a time.
bool provide_multiple_to_mpit() noexcept;

// End the process at once, with nothing of MPI after it; streams are flushed, as after a return from main (R168). A code whose
// lowest eight bits are all zero would look like success to whoever waits for the process: 1 is given instead.
[[noreturn]] void end_process(int code) noexcept;

}  // namespace solo

#endif
