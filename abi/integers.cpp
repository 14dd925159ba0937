// The integers of handles, for MPI_X_toint, MPI_X_c2f and their inverses: the other MPI's own, above the ABI's predefined ones.
#include "bnd_conversion.h"
#include "bnd_native_calls.h"

namespace {

constexpr int first_own = 4096;

// Small integers are those of a list, and begin at 0; large ones are bits.
int shifted(int native) { return native >= 0 && native < (1 << 30) ? native + first_own : native; }
int unshifted(int integer)
{
    return integer >= first_own && integer < (1 << 30) + first_own ? integer - first_own : integer;
}

}  // namespace

extern "C" {

int bnd_handle_to_integer(bnd_handle_kind kind, void *handle)
{
    if (reinterpret_cast<uintptr_t>(handle) < first_own)
        return static_cast<int>(reinterpret_cast<intptr_t>(handle));
    switch (kind) {
#define BND_CASE(kind, class, type) \
    case kind:                      \
        return shifted(bnd_c2f_##class(bnd_to_##class(static_cast<type>(handle))));
        BND_CASE(BND_COMM, Comm, abi_Comm)
        BND_CASE(BND_DATATYPE, Type, abi_Datatype)
        BND_CASE(BND_ERRHANDLER, Errhandler, abi_Errhandler)
        BND_CASE(BND_FILE, File, abi_File)
        BND_CASE(BND_GROUP, Group, abi_Group)
        BND_CASE(BND_INFO, Info, abi_Info)
#if BND_HAS_MPI_Message
        BND_CASE(BND_MESSAGE, Message, abi_Message)
#endif
        BND_CASE(BND_OP, Op, abi_Op)
        BND_CASE(BND_REQUEST, Request, abi_Request)
        BND_CASE(BND_SESSION, Session, abi_Session)
        BND_CASE(BND_WIN, Win, abi_Win)
#undef BND_CASE
    default:
        return 0;
    }
}

void *bnd_handle_from_integer(bnd_handle_kind kind, int integer)
{
    if (integer >= 0 && integer < first_own)
        return reinterpret_cast<void *>(static_cast<intptr_t>(integer));
    switch (kind) {
#define BND_CASE(kind, class) \
    case kind:                \
        return (void *)bnd_from_##class(bnd_f2c_##class(unshifted(integer)));
        BND_CASE(BND_COMM, Comm)
        BND_CASE(BND_DATATYPE, Type)
        BND_CASE(BND_ERRHANDLER, Errhandler)
        BND_CASE(BND_FILE, File)
        BND_CASE(BND_GROUP, Group)
        BND_CASE(BND_INFO, Info)
#if BND_HAS_MPI_Message
        BND_CASE(BND_MESSAGE, Message)
#endif
        BND_CASE(BND_OP, Op)
        BND_CASE(BND_REQUEST, Request)
        BND_CASE(BND_SESSION, Session)
        BND_CASE(BND_WIN, Win)
    default:
        return nullptr;
    }
}

void bnd_handle_forget(bnd_handle_kind, void *) {}

}  // extern "C"
