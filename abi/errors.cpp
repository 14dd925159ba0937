// Errors: codes both ways, and those that are raised here.
#include "bnd_native_calls.h"

#include <atomic>
#include <pthread.h>
#include <stdio.h>

namespace {

// Above the ABI's MPI_ERR_LASTCODE are the codes of the other MPI that are no class of the standard; above its keys, those of programs.
constexpr int first_made_code = ABI_ERR_LASTCODE + 1, first_made_key = 1024;

bool is_active()
{
    int initialized = 0, finalized = 0;
#if !BND_HAS_MPI_Session
    if (bnd_abi_sessions > 0)
        return true;
#endif
    BND_NATIVE(Initialized)(&initialized);
    BND_NATIVE(Finalized)(&finalized);
    return initialized && !finalized;
}

// The ABI's classes that the other MPI lacks are added to it when first needed, so that its handlers and queries know them: each
// as a class and a code of it, since Open MPI 4.1 tells the class of added codes alone.
constexpr int class_limit = 128;
struct added {
    std::atomic<int> error_class, code;
} added_classes[class_limit];
pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

int to_added_code(int value)
{
    if (value <= 0 || value >= class_limit || !is_active())
        return MPI_ERR_OTHER;
    added &entry = added_classes[value];
    int error_class = 0, code = 0;
    pthread_mutex_lock(&mutex);
    if (entry.code == 0 && BND_NATIVE(Add_error_class)(&error_class) == MPI_SUCCESS &&
        BND_NATIVE(Add_error_code)(error_class, &code) == MPI_SUCCESS) {
        char text[64];
        snprintf(text, sizeof text, "error class %d of the standard ABI", value);
        BND_NATIVE(Add_error_string)(code, text);
        entry.error_class = error_class;
        entry.code = code;
    }
    pthread_mutex_unlock(&mutex);
    return entry.code != 0 ? entry.code.load() : MPI_ERR_OTHER;
}

// The other MPI's message names no routine, so a line that does comes before the end of a program.
template <typename Handle>
void call_handler(Handle object, int get(Handle, MPI_Errhandler *), int call(Handle, int), const bnd_error &error)
{
    MPI_Errhandler handler = bnd_null_Errhandler;
    if (get(object, &handler) == MPI_SUCCESS) {
        if (handler == bnd_to_Errhandler(ABI_ERRORS_ARE_FATAL))
            fprintf(stderr, "libmpi_abi: %s: the MPI below cannot do this call (error class %d of the standard ABI)\n",
                    error.routine, error.error_class);
        if (handler != bnd_null_Errhandler)
            BND_NATIVE(Errhandler_free)(&handler);
    }
    call(object, bnd_to_error_classes(error.error_class));
}

}  // namespace

extern "C" {

int bnd_to_made_error_classes(int value)
{
    return value >= first_made_code ? value - first_made_code : to_added_code(value);
}
int bnd_from_made_error_classes(int value)
{
    for (int known = 1; known < class_limit; ++known)
        if (added_classes[known].code == value || added_classes[known].error_class == value)
            return known;
    return value + first_made_code;
}

// Keys with the sign bit, as MPICH has them, are those of no constant.
int bnd_to_made_attribute_keys(int value)
{
    if (value < 0)
        return value;
    return value >= first_made_key ? value - first_made_key : MPI_KEYVAL_INVALID;
}
int bnd_from_made_attribute_keys(int value)
{
    if (value == MPI_KEYVAL_INVALID)
        return ABI_KEYVAL_INVALID;
    return value < 0 ? value : value + first_made_key;
}

int bnd_abi_raise(const char *routine, int error_class, const char *argument, bnd_error_object on, void *object)
{
    const bnd_error error = {error_class, routine, argument, on, object};
    return BND_IMPLEMENTATION(raise)(&error);
}

int bnd_abi_failed(int native, const char *routine, bnd_error_object on, void *object)
{
    if (native == BND_ABSENT)
        return bnd_abi_raise(routine, ABI_ERR_UNSUPPORTED_OPERATION, nullptr, on, object);
    return bnd_from_error_classes(native);
}

int bnd_abi_failed_mpit(int native)
{
    return native == BND_ABSENT ? ABI_T_ERR_NOT_SUPPORTED : bnd_from_mpit_error_codes(native);
}

// Out of a call that MPI does not allow yet there is no way back, as with an MPI that has no handler yet.
int BND_IMPLEMENTATION(raise)(const bnd_error *error)
{
    const auto comm = bnd_to_Comm(static_cast<abi_Comm>(error->object));
    const auto win = bnd_to_Win(static_cast<abi_Win>(error->object));
    const auto session = bnd_to_Session(static_cast<abi_Session>(error->object));
    if (error->on == BND_ON_COMM && bnd_is_object(comm, bnd_null_Comm)) {
        call_handler(comm, bnd_native.call_Comm_get_errhandler, bnd_native.call_Comm_call_errhandler, *error);
    } else if (error->on == BND_ON_WIN && bnd_is_object(win, bnd_null_Win)) {
        call_handler(win, bnd_native.call_Win_get_errhandler, bnd_native.call_Win_call_errhandler, *error);
    } else if (error->on == BND_ON_SESSION && bnd_is_object(session, bnd_null_Session)) {
        call_handler(session, BND_SESSION_HANDLER(get), BND_SESSION_HANDLER(call), *error);
    } else if (!is_active()) {
        fprintf(stderr, "libmpi_abi: %s: MPI is not initialized, or the MPI below lacks the routine\n", error->routine);
        abort();
    } else if (error->on == BND_ON_FILE) {
        const auto file = bnd_to_File(static_cast<abi_File>(error->object));
        call_handler(bnd_is_object(file, bnd_null_File) ? file : bnd_null_File, bnd_native.call_File_get_errhandler,
                     bnd_native.call_File_call_errhandler, *error);
    } else {
        call_handler(bnd_to_Comm(ABI_COMM_SELF), bnd_native.call_Comm_get_errhandler,
                     bnd_native.call_Comm_call_errhandler, *error);
    }
    return error->error_class;
}

int BND_IMPLEMENTATION(is_active)(void) { return is_active(); }

}  // extern "C"
