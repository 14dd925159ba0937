// Routines of MPI 5.0 over an MPI that lacks them, made of those that it has.
#include "bnd_native_calls.h"

#define BND_TYPE(name) abi_##name
#define BND_VALUE(name) ABI_##name
#define BND_NEED(condition, routine, error_class, argument)                                      \
    do {                                                                                         \
        if (!(condition))                                                                        \
            return bnd_abi_raise(routine, ABI_##error_class, argument, BND_ON_NOTHING, nullptr); \
    } while (0)
#define BND_NEED_INFO(routine, info, comm)                                          \
    do {                                                                            \
        if (!bnd_is_null_or_Info(info))                                             \
            return bnd_abi_raise(routine, ABI_ERR_INFO, "info", BND_ON_COMM, comm); \
    } while (0)

namespace {

// The request that a persistent one, made of others, has started.
[[maybe_unused]] MPI_Request bnd_started(abi_Request request)
{
    [[maybe_unused]] const int bnd_until = BND_ABI_MAY_BE_STARTED;
    const MPI_Request asked = bnd_to_Request(request);
    return BND_ABI_STARTED(asked);
}

[[maybe_unused]] void bnd_make_empty(abi_Status *status) { *status = {ABI_ANY_SOURCE, ABI_ANY_TAG, ABI_SUCCESS, {}}; }

}  // namespace

extern "C" int BND_IMPLEMENTATION(Comm_idup)(abi_Comm comm, abi_Comm *newcomm, abi_Request *request);
#define bnd_idup BND_IMPLEMENTATION(Comm_idup)

extern "C" {

// ---- statuses ----

#define BND_MEMBER(member)                                                            \
    int BND_IMPLEMENTATION(Status_get_##member)(const abi_Status *status, int *value) \
    {                                                                                 \
        *value = status->member;                                                      \
        return ABI_SUCCESS;                                                           \
    }                                                                                 \
    int BND_IMPLEMENTATION(Status_set_##member)(abi_Status * status, int value)       \
    {                                                                                 \
        status->member = value;                                                       \
        return ABI_SUCCESS;                                                           \
    }
BND_MEMBER(source)
BND_MEMBER(tag)
BND_MEMBER(error)

#include "bnd_made_of_others.inc"

// ---- events of the tool information interface ----

int BND_IMPLEMENTATION(T_event_register_callback)(abi_T_event_registration, abi_T_cb_safety, abi_Info, void *,
                                                  abi_T_event_cb_function *)
{
    return ABI_T_ERR_NOT_SUPPORTED;
}
int BND_IMPLEMENTATION(T_event_handle_free)(abi_T_event_registration, void *, abi_T_event_free_cb_function *)
{
    return ABI_T_ERR_NOT_SUPPORTED;
}
int BND_IMPLEMENTATION(T_event_set_dropped_handler)(abi_T_event_registration, abi_T_event_dropped_cb_function *)
{
    return ABI_T_ERR_NOT_SUPPORTED;
}

}  // extern "C"
