#include "core/failure.h"

namespace solo {

void fail(int error_class, const char *argument, const char *reason) { throw failure{error_class, argument, reason}; }

void fail_call(int error_class, const char *reason) { throw failure{error_class, nullptr, reason}; }

void fail_code(int code) { throw failure{MPI_ERR_OTHER, nullptr, nullptr, code}; }

void unsupported() { throw failure{MPI_ERR_UNSUPPORTED_OPERATION, nullptr, "is not in this MPI of one process"}; }

}  // namespace solo
