// Procedures of a program of the standard ABI, which another MPI gets trampolines for: those are run, and must call the program's with
// its own handles.
#include "recorder.h"

namespace {

constexpr int length = 7;

struct {
    const char *family;  // of the handle
    bool is_operation, has_large_length;
    int ran;  // the number of the procedure, if its arguments were right
} run;

template <typename Object>
void run_handler(const char *name, const char *family, rec_procedure_type *procedure)
{
    using Handler = void(Object *, int *, ...);
    run = {family, false, false, 0};
    auto object = REC_NEW(Object, rec_put(family, 1077));
    auto code = static_cast<int>(rec_put("error-classes", 5));
    reinterpret_cast<Handler *>(procedure)(&object, &code, "more", nullptr);
    const bool is_right = rec_take("error-classes", code, 6) == 6;
    rec_procedure(name, is_right && run.ran ? rec_function(run.ran) : procedure);
}

template <typename Length>
void run_operation(const char *name, rec_procedure_type *procedure, bool has_large_length)
{
    using Operation = void(void *, void *, Length *, MPI_Datatype *);
    run = {"MPI_Datatype", true, has_large_length, 0};
    Length len = length;
    auto datatype = REC_NEW(MPI_Datatype, rec_put("MPI_Datatype", 1077));
    reinterpret_cast<Operation *>(procedure)(rec_slot(30), rec_slot(31), &len, &datatype);
    rec_procedure(name, run.ran ? rec_function(run.ran) : procedure);
}

bool is_handle(const void *at) { return rec_seen(run.family, *static_cast<const intptr_t *>(at), 1077) == 1077; }

bool is_operation(const void *const *arguments)
{
    const long long len =
        run.has_large_length ? *static_cast<const long long *>(arguments[2]) : *static_cast<const int *>(arguments[2]);
    return arguments[0] == rec_slot(30) && arguments[1] == rec_slot(31) && len == length && is_handle(arguments[3]);
}

}  // namespace

extern "C" {

void rec_ran(int number, void *const *arguments)
{
    if (run.is_operation) {
        run.ran = is_operation(arguments) ? number : 0;
        return;
    }
    auto *const code = static_cast<int *>(arguments[1]);
    run.ran = is_handle(arguments[0]) && rec_seen("error-classes", *code, 5) == 5 ? number : 0;
    *code = static_cast<int>(rec_give("error-classes", 6));
}

#define REC_RUN_HANDLER(type, object)                                    \
    void rec_run_##type(const char *name, rec_procedure_type *procedure) \
    {                                                                    \
        run_handler<object>(name, #object, procedure);                   \
    }
REC_RUN_HANDLER(comm_errhandler_function, MPI_Comm)
REC_RUN_HANDLER(handler_function, MPI_Comm)
REC_RUN_HANDLER(file_errhandler_function, MPI_File)
REC_RUN_HANDLER(win_errhandler_function, MPI_Win)
#if REC_HAS(MPI_Session_create_errhandler)
REC_RUN_HANDLER(session_errhandler_function, MPI_Session)
#endif

void rec_run_user_function(const char *name, rec_procedure_type *procedure)
{
    run_operation<int>(name, procedure, false);
}

void rec_run_user_function_c(const char *name, rec_procedure_type *procedure)
{
    run_operation<MPI_Count>(name, procedure, true);
}

void rec_run_t_event_dropped_cb_function(const char *name, rec_procedure_type *procedure)
{
    rec_procedure(name, procedure);
}

}  // extern "C"
