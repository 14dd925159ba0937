// How the C++ callers meet the runtime: functions of the program, and errors under MPI::ERRORS_THROW_EXCEPTIONS.
#include "mpicxx_caller.h"
#include "pending_exception.h"
#include "trace.h"

#include <cstdlib>

extern "C" {
void rec_ran_operation(const void *invec, const void *inoutvec, long long len, int datatype);
void rec_ran_handler(int *object, int *code);
}

namespace rec_cxx {

namespace {

// As a handler may, changes the object and the code.
template <typename Object, typename Handle>
void run_handler(Object &object, int *error_code)
{
    int number = static_cast<int>(REC_NUMBER_OF(static_cast<Handle>(object)));
    rec_ran_handler(&number, error_code);
    object = REC_NEW(Handle, number);
}

// The exception asks MPI for its class and text: this is not the call under test.
void leave_error(int code)
{
    bnd_cxx::leave_code(code);
    trace::await("nothing");
}

bool is_throwing()
{
    static const bool is_set = std::getenv("REC_THROWING") != nullptr;
    return is_set;
}

const bool is_ready = [] {
    rec_topology = MPI_CART;
    rec_boxed = 1;
    if (is_throwing())
        rec_on_error = leave_error;
    return true;
}();

}  // namespace

int returned() { return is_throwing() ? MPI_SUCCESS : rec_result; }

int code_of(const MPI::Exception &thrown) { return is_throwing() ? thrown.Get_error_code() : -1; }

void user_function(const void *in, void *inout, int len, const MPI::Datatype &datatype)
{
    rec_ran_operation(in, inout, len, static_cast<int>(REC_NUMBER_OF(static_cast<MPI_Datatype>(datatype))));
}

void user_function_c(const void *in, void *inout, MPI::Count len, const MPI::Datatype &datatype)
{
    rec_ran_operation(in, inout, len, static_cast<int>(REC_NUMBER_OF(static_cast<MPI_Datatype>(datatype))));
}

// The class of the object is that of its topology.
void comm_errhandler_function(MPI::Comm &comm, int *error_code, ...)
{
    if (is_of_class<MPI::Cartcomm>(comm))
        run_handler<MPI::Cartcomm, MPI_Comm>(static_cast<MPI::Cartcomm &>(comm), error_code);
}

void win_errhandler_function(MPI::Win &win, int *error_code, ...) { run_handler<MPI::Win, MPI_Win>(win, error_code); }

void file_errhandler_function(MPI::File &file, int *error_code, ...)
{
    run_handler<MPI::File, MPI_File>(file, error_code);
}

#if REC_HAS(MPI_Session_create_errhandler)
void session_errhandler_function(MPI::Session &session, int *error_code, ...)
{
    run_handler<MPI::Session, MPI_Session>(session, error_code);
}
#endif

}  // namespace rec_cxx
