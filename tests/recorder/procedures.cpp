// A procedure that a Fortran caller passed comes as a C function: it is run, and must be the caller's, with the right arguments.
#include "recorder.h"

namespace {

bool right = false;

constexpr int length = 7, before = 5, after = 6;
constexpr int given = 1077, changed = 1078;  // numbers of handles

template <typename Length>
void run_operation(const char *name, rec_procedure_type *procedure)
{
    using Operation = void(void *, void *, Length *, MPI_Datatype *);
    Length len = length;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, given);
    right = false;
    reinterpret_cast<Operation *>(procedure)(rec_slot(30), rec_slot(31), &len, &datatype);
    rec_string(name, right ? "runs" : "does not run");
}

// A value that a handler writes goes back to C.
template <typename Object>
void run_handler(const char *name, rec_procedure_type *procedure)
{
    using Handler = void(Object *, int *, ...);
    Object object = REC_NEW(Object, given);
    int code = before;
    right = false;
    const int is_helper = rec_is_helper();
    reinterpret_cast<Handler *>(procedure)(&object, &code, "more", nullptr);
    rec_set_helper(is_helper);
    rec_string(name, right && REC_NUMBER_OF(object) == changed && code == after ? "runs" : "does not run");
}

}  // namespace

extern "C" {

// Called by the Fortran procedures.
void rec_ran_operation(const void *invec, const void *inoutvec, long long len, rec_integer datatype)
{
    right = invec == rec_slot(30) && inoutvec == rec_slot(31) && len == length && datatype == given;
}

void rec_ran_handler(rec_integer *object, rec_integer *code)
{
    right = *object == given && *code == before;
    *object = changed;
    *code = after;
}

// A procedure of C's own callers is not run.
#define REC_RUN(type, run)                                               \
    void rec_run_##type(const char *name, rec_procedure_type *procedure) \
    {                                                                    \
        if (rec_is_function(procedure))                                  \
            rec_procedure(name, procedure);                              \
        else                                                             \
            run(name, procedure);                                        \
    }

REC_RUN(user_function, run_operation<int>)
REC_RUN(comm_errhandler_function, run_handler<MPI_Comm>)
REC_RUN(file_errhandler_function, run_handler<MPI_File>)
REC_RUN(handler_function, run_handler<MPI_Comm>)
REC_RUN(win_errhandler_function, run_handler<MPI_Win>)
#if REC_HAS(MPI_Op_create_c)
REC_RUN(user_function_c, run_operation<MPI_Count>)
#endif
#if REC_HAS(MPI_Session_create_errhandler)
REC_RUN(session_errhandler_function, run_handler<MPI_Session>)
#endif
REC_RUN(t_event_dropped_cb_function, rec_procedure)  // no Fortran program has one

}  // extern "C"
