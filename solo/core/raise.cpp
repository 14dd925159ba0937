// From what was thrown to an error code and the right error handler.
#include "core/active.h"
#include "core/codes.h"
#include "core/errhandler.h"
#include "core/failure.h"
#include "core/state.h"

#include <cstdio>
#include <exception>
#include <new>

namespace solo {

namespace {

// Invoke the handler of an object and give the code to return.
int raise(const failure &what, const char *routine, bnd_error_object on, void *object)
{
    const int code = what.code != 0 ? what.code : code_of(what, routine);
    if (setting.error_verbosity.load(std::memory_order_relaxed) >= 2)
        std::fprintf(stderr, "%s\n", raised_message(code, routine).c_str());
    return what.overrides ? invoke_errhandler(what.on, what.object, code, routine)
                          : invoke_errhandler(on, object, code, routine);
}

}  // namespace

int caught(const char *routine, bnd_error_object on, const void *object)
{
    failure what{};
    try {
        throw;
    } catch (const failure &thrown) {
        what = thrown;
    } catch (const std::bad_alloc &) {
        what = {MPI_ERR_NO_MEM, nullptr, "the system has no more memory"};
    }
    return raise(what, routine, on, const_cast<void *>(object));
}

namespace {

// The reason why an entry point refused an argument: except for MPI_ERR_ARG, each class belongs to one kind of check there.
const char *reason_of(int error_class)
{
    switch (error_class) {
    case MPI_ERR_COMM:
    case MPI_ERR_ERRHANDLER:
    case MPI_ERR_FILE:
    case MPI_ERR_GROUP:
    case MPI_ERR_INFO:
    case MPI_ERR_OP:
    case MPI_ERR_REQUEST:
    case MPI_ERR_SESSION:
    case MPI_ERR_TYPE:
    case MPI_ERR_WIN:
        return "is a null handle";
    case MPI_ERR_COUNT:
    case MPI_ERR_SIZE:
    case MPI_ERR_DIMS:
    case MPI_ERR_TAG:
        return "is negative";
    case MPI_ERR_DISP:
        return "is below its least value";
    case MPI_ERR_RANK:
    case MPI_ERR_ROOT:
        return "is negative, and no special rank that is allowed here";
    case MPI_ERR_ARG:
        return "is a null pointer, or below its least value";
    default:
        return nullptr;
    }
}

}  // namespace

extern "C" int solo_raise(const struct bnd_error *error)
{
    failure what{error->error_class, error->argument, reason_of(error->error_class)};
    if (error->argument == nullptr)
        what.reason = has_been_active() ? "MPI has been finalised" : "MPI is not initialised; MPI_Init comes first";
    return raise(what, error->routine, error->on, error->object);
}

}  // namespace solo
