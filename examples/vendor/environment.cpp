// Small MPI: start and end, versions, errors and their handlers.
#include "small.h"

#include <chrono>
#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>

struct MPI_ABI_Errhandler {
    MPI_Comm_errhandler_function *function;
    int references;
};

namespace {

bool was_initialized = false, was_finalized = false;
MPI_Errhandler handlers[] = {MPI_ERRORS_ARE_FATAL, MPI_ERRORS_ARE_FATAL};  // of MPI_COMM_WORLD and MPI_COMM_SELF

bool is_predefined(MPI_Errhandler errhandler)
{
    return errhandler == MPI_ERRORS_ARE_FATAL || errhandler == MPI_ERRORS_RETURN || errhandler == MPI_ERRORS_ABORT;
}

void release(MPI_Errhandler errhandler)
{
    if (is_predefined(errhandler) || --errhandler->references)
        return;
    bnd_handle_forget(BND_ERRHANDLER, errhandler);
    delete errhandler;
}

MPI_Errhandler &handler_of(MPI_Comm comm) { return handlers[comm == MPI_COMM_SELF]; }

int handle(MPI_Comm comm, int code)
{
    const MPI_Errhandler handler = handler_of(comm);
    if (handler == MPI_ERRORS_RETURN)
        return code;
    if (is_predefined(handler))
        std::exit(code);
    handler->function(&comm, &code);
    return code;
}

int copy_text(const char *text, char *to, int *length)
{
    std::strcpy(to, text);
    *length = static_cast<int>(std::strlen(text));
    return MPI_SUCCESS;
}

}  // namespace

int small::fail(int error_class, const char *routine, const char *argument, MPI_Comm comm)
{
    const MPI_Errhandler handler = handler_of(comm);
    if (handler != MPI_ERRORS_RETURN && is_predefined(handler))
        std::fprintf(stderr, "Small MPI: %s: error class %d: %s\n", routine, error_class, argument);
    return handle(comm, error_class);
}

extern "C" {

// ---- the hooks of the entry points (bnd_entry.h) ----

int small_is_active(void) { return was_initialized && !was_finalized; }

int small_raise(const bnd_error *error)
{
    const char *what = error->argument;
    if (!what)
        what = error->error_class == MPI_ERR_UNSUPPORTED_OPERATION ? "not in this MPI" : "MPI is not initialized";
    const bool on_comm = error->on == BND_ON_COMM && error->object == MPI_COMM_WORLD;
    return small::fail(error->error_class, error->routine, what, on_comm ? MPI_COMM_WORLD : MPI_COMM_SELF);
}

// ---- start and end ----

int small_Init(int *, char ***)
{
    was_initialized = true;
    return MPI_SUCCESS;
}

int small_Init_thread(int *, char ***, int, int *provided)
{
    was_initialized = true;
    *provided = MPI_THREAD_SINGLE;
    return MPI_SUCCESS;
}

int small_Query_thread(int *provided)
{
    *provided = MPI_THREAD_SINGLE;
    return MPI_SUCCESS;
}

int small_Initialized(int *flag)
{
    *flag = was_initialized;
    return MPI_SUCCESS;
}

int small_Finalized(int *flag)
{
    *flag = was_finalized;
    return MPI_SUCCESS;
}

int small_Finalize(void)
{
    was_finalized = true;
    return MPI_SUCCESS;
}

int small_Abort(MPI_Comm, int errorcode) { std::exit(errorcode); }

double small_Wtime(void)
{
    return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

int small_Get_version(int *version, int *subversion)
{
    *version = MPI_VERSION;
    *subversion = MPI_SUBVERSION;
    return MPI_SUCCESS;
}

int small_Abi_get_version(int *abi_major, int *abi_minor)
{
    *abi_major = MPI_ABI_VERSION;
    *abi_minor = MPI_ABI_SUBVERSION;
    return MPI_SUCCESS;
}

int small_Get_library_version(char *version, int *resultlen) { return copy_text("Small MPI 2.1", version, resultlen); }

int small_Get_processor_name(char *name, int *resultlen) { return copy_text("here", name, resultlen); }

// ---- errors ----

int small_Error_class(int errorcode, int *errorclass)
{
    *errorclass = errorcode;
    return MPI_SUCCESS;
}

int small_Error_string(int errorcode, char *string, int *resultlen)
{
    return copy_text(("error class " + std::to_string(errorcode)).c_str(), string, resultlen);
}

int small_Comm_create_errhandler(MPI_Comm_errhandler_function *function, MPI_Errhandler *errhandler)
{
    *errhandler = new MPI_ABI_Errhandler{function, 1};
    return MPI_SUCCESS;
}

int small_Comm_set_errhandler(MPI_Comm comm, MPI_Errhandler errhandler)
{
    MPI_Errhandler &handler = handler_of(comm);
    if (!is_predefined(errhandler))
        ++errhandler->references;
    release(handler);
    handler = errhandler;
    return MPI_SUCCESS;
}

int small_Comm_get_errhandler(MPI_Comm comm, MPI_Errhandler *errhandler)
{
    *errhandler = handler_of(comm);
    if (!is_predefined(*errhandler))
        ++(*errhandler)->references;
    return MPI_SUCCESS;
}

int small_Comm_call_errhandler(MPI_Comm comm, int errorcode)
{
    handle(comm, errorcode);
    return MPI_SUCCESS;
}

int small_Errhandler_free(MPI_Errhandler *errhandler)
{
    release(*errhandler);
    *errhandler = MPI_ERRHANDLER_NULL;
    return MPI_SUCCESS;
}

}  // extern "C"
