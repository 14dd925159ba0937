// Error handlers of sessions over an MPI that has none: those of their communicators.
#include "bnd_native_calls.h"

#if !BND_HAS_MPI_Session
#include "bnd_sessions.h"

extern "C" {

int BND_IMPLEMENTATION(Session_create_errhandler)(abi_Session_errhandler_function *function, abi_Errhandler *errhandler)
{
    const char *const routine = "MPI_Session_create_errhandler";
    bnd_abi_trampoline taken;
    MPI_Errhandler made = bnd_null_Errhandler;
    if (!bnd_abi_need_world() || !bnd_abi_trampoline_take(&taken, bnd_abi_trampolines_session_errhandler_function,
                                                          reinterpret_cast<bnd_procedure *>(function)))
        return bnd_abi_raise(routine, ABI_ERR_NO_MEM, "session_errhandler_fn", BND_ON_NOTHING, nullptr);
    const int result =
        BND_NATIVE(Comm_create_errhandler)(reinterpret_cast<MPI_Comm_errhandler_function *>(taken.function), &made);
    if (result != MPI_SUCCESS) {
        bnd_abi_trampoline_give_back(&taken);
        return bnd_abi_failed(result, routine, BND_ON_NOTHING, nullptr);
    }
    BND_ABI_BIND(&taken, Errhandler, made);
    *errhandler = bnd_from_Errhandler(made);
    return ABI_SUCCESS;
}

int BND_IMPLEMENTATION(Session_set_errhandler)(abi_Session session, abi_Errhandler errhandler)
{
    BND_NEED_SESSION("MPI_Session_set_errhandler");
    return BND_RETURNED(BND_NATIVE(Comm_set_errhandler)(bnd_to_Session(session), bnd_to_Errhandler(errhandler)),
                        "MPI_Session_set_errhandler", BND_ON_SESSION, session);
}

int BND_IMPLEMENTATION(Session_get_errhandler)(abi_Session session, abi_Errhandler *errhandler)
{
    BND_NEED_SESSION("MPI_Session_get_errhandler");
    MPI_Errhandler found = bnd_null_Errhandler;
    const int result = BND_NATIVE(Comm_get_errhandler)(bnd_to_Session(session), &found);
    *errhandler = bnd_from_Errhandler(found);
    return BND_RETURNED(result, "MPI_Session_get_errhandler", BND_ON_SESSION, session);
}

int BND_IMPLEMENTATION(Session_call_errhandler)(abi_Session session, int errorcode)
{
    BND_NEED_SESSION("MPI_Session_call_errhandler");
    return BND_RETURNED(BND_NATIVE(Comm_call_errhandler)(bnd_to_Session(session), bnd_to_error_classes(errorcode)),
                        "MPI_Session_call_errhandler", BND_ON_SESSION, session);
}

}  // extern "C"
#endif
