/* Sessions over an MPI that has none, and its world. */
#ifndef BND_SESSIONS_H
#define BND_SESSIONS_H

extern "C" {

/* Whether there is a world of the other MPI, made now if need be. */
int bnd_abi_need_world(void);
void bnd_abi_session_begins(void);
/* The result of MPI_Finalize where this was the last session and the program has finalized the world model; else MPI_SUCCESS. */
int bnd_abi_session_ends(void);

}  // extern "C"

#define BND_NEED_SESSION(routine)                                     \
    if (reinterpret_cast<uintptr_t>(session) < BND_LEAST_MADE_HANDLE) \
    return bnd_abi_raise(routine, ABI_ERR_SESSION, "session", BND_ON_SESSION, ABI_SESSION_NULL)
#define BND_NEED_INFO(routine, on, object) \
    BND_ABI_REFUSE_WRONG(null_or_Info, info, 1, ABI_ERR_INFO, routine, on, object)

#endif
