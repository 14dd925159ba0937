// The standard's error classes and the message of each (MPI 5.0, 9.4 and 15.3.10).
#include "core/codes.h"

namespace solo {
namespace {

struct entry {
    int value;
    const char *name;
    const char *message;
};

#define SOLO_CLASS(name, message) {name, #name, message}
constexpr entry classes[] = {
    SOLO_CLASS(MPI_SUCCESS, "no error"),
    SOLO_CLASS(MPI_ERR_BUFFER, "a buffer is not valid"),
    SOLO_CLASS(MPI_ERR_COUNT, "a count is not valid"),
    SOLO_CLASS(MPI_ERR_TYPE, "a datatype is not valid"),
    SOLO_CLASS(MPI_ERR_TAG, "a tag is not valid"),
    SOLO_CLASS(MPI_ERR_COMM, "a communicator is not valid"),
    SOLO_CLASS(MPI_ERR_RANK, "a rank is not valid"),
    SOLO_CLASS(MPI_ERR_REQUEST, "a request is not valid"),
    SOLO_CLASS(MPI_ERR_ROOT, "a root is not valid"),
    SOLO_CLASS(MPI_ERR_GROUP, "a group is not valid"),
    SOLO_CLASS(MPI_ERR_OP, "an operation is not valid"),
    SOLO_CLASS(MPI_ERR_TOPOLOGY, "a topology is not valid"),
    SOLO_CLASS(MPI_ERR_DIMS, "a dimension is not valid"),
    SOLO_CLASS(MPI_ERR_ARG, "an argument is not valid"),
    SOLO_CLASS(MPI_ERR_UNKNOWN, "the error is not known"),
    SOLO_CLASS(MPI_ERR_TRUNCATE, "a message is longer than what was to receive it"),
    SOLO_CLASS(MPI_ERR_OTHER, "an error of no other class"),
    SOLO_CLASS(MPI_ERR_INTERN, "an internal error of this MPI"),
    SOLO_CLASS(MPI_ERR_PENDING, "a request is neither complete nor in error"),
    SOLO_CLASS(MPI_ERR_IN_STATUS, "the error codes are in the statuses"),
    SOLO_CLASS(MPI_ERR_ACCESS, "permission is denied"),
    SOLO_CLASS(MPI_ERR_AMODE, "the access mode of a file is not valid"),
    SOLO_CLASS(MPI_ERR_ASSERT, "an assertion is not valid"),
    SOLO_CLASS(MPI_ERR_BAD_FILE, "a file name is not valid"),
    SOLO_CLASS(MPI_ERR_BASE, "a base address was not given by MPI_Alloc_mem"),
    SOLO_CLASS(MPI_ERR_CONVERSION, "a data conversion function failed"),
    SOLO_CLASS(MPI_ERR_DISP, "a displacement is not valid"),
    SOLO_CLASS(MPI_ERR_DUP_DATAREP, "a data representation of this name exists already"),
    SOLO_CLASS(MPI_ERR_FILE_EXISTS, "the file exists"),
    SOLO_CLASS(MPI_ERR_FILE_IN_USE, "the file is open"),
    SOLO_CLASS(MPI_ERR_FILE, "a file handle is not valid"),
    SOLO_CLASS(MPI_ERR_INFO_KEY, "an info key is empty or too long"),
    SOLO_CLASS(MPI_ERR_INFO_NOKEY, "the info object does not have this key"),
    SOLO_CLASS(MPI_ERR_INFO_VALUE, "an info value is too long, or not valid for its key"),
    SOLO_CLASS(MPI_ERR_INFO, "an info object is not valid"),
    SOLO_CLASS(MPI_ERR_IO, "input or output failed"),
    SOLO_CLASS(MPI_ERR_KEYVAL, "an attribute key is not valid"),
    SOLO_CLASS(MPI_ERR_LOCKTYPE, "a lock type is not valid"),
    SOLO_CLASS(MPI_ERR_NAME, "a service name is not published"),
    SOLO_CLASS(MPI_ERR_NO_MEM, "there is not enough memory"),
    SOLO_CLASS(MPI_ERR_NOT_SAME, "a collective argument is not the same on all processes"),
    SOLO_CLASS(MPI_ERR_NO_SPACE, "there is not enough space for the file"),
    SOLO_CLASS(MPI_ERR_NO_SUCH_FILE, "the file does not exist"),
    SOLO_CLASS(MPI_ERR_PORT, "a port name is not valid"),
    SOLO_CLASS(MPI_ERR_QUOTA, "a quota is exceeded"),
    SOLO_CLASS(MPI_ERR_READ_ONLY, "the file or its file system is read-only"),
    SOLO_CLASS(MPI_ERR_RMA_ATTACH, "memory cannot be attached"),
    SOLO_CLASS(MPI_ERR_RMA_CONFLICT, "accesses to a window conflict"),
    SOLO_CLASS(MPI_ERR_RMA_RANGE, "target memory is not part of the window"),
    SOLO_CLASS(MPI_ERR_RMA_SHARED, "memory cannot be shared"),
    SOLO_CLASS(MPI_ERR_RMA_SYNC, "calls on a window are in the wrong order"),
    SOLO_CLASS(MPI_ERR_SERVICE, "a service name is not published by this program"),
    SOLO_CLASS(MPI_ERR_SIZE, "a size is not valid"),
    SOLO_CLASS(MPI_ERR_SPAWN, "processes could not be started"),
    SOLO_CLASS(MPI_ERR_UNSUPPORTED_DATAREP, "the data representation is not supported"),
    SOLO_CLASS(MPI_ERR_UNSUPPORTED_OPERATION, "the operation is not supported"),
    SOLO_CLASS(MPI_ERR_WIN, "a window is not valid"),
    SOLO_CLASS(MPI_ERR_RMA_FLAVOR, "the window was made in a way that does not allow this"),
    SOLO_CLASS(MPI_ERR_PROC_ABORTED, "another process has aborted"),
    SOLO_CLASS(MPI_ERR_VALUE_TOO_LARGE, "a value does not fit its variable"),
    SOLO_CLASS(MPI_ERR_SESSION, "a session is not valid"),
    SOLO_CLASS(MPI_ERR_ERRHANDLER, "an error handler is not valid"),
    SOLO_CLASS(MPI_ERR_ABI, "the ABI does not allow this, or no longer"),
    SOLO_CLASS(MPI_T_ERR_CANNOT_INIT, "the tool information interface cannot be initialised"),
    SOLO_CLASS(MPI_T_ERR_NOT_ACCESSIBLE, "a function of the tool information interface cannot be used"),
    SOLO_CLASS(MPI_T_ERR_NOT_INITIALIZED, "the tool information interface is not initialised"),
    SOLO_CLASS(MPI_T_ERR_NOT_SUPPORTED, "this is not supported by the tool information interface"),
    SOLO_CLASS(MPI_T_ERR_MEMORY, "the tool information interface is out of memory"),
    SOLO_CLASS(MPI_T_ERR_INVALID, "the use of the tool information interface is not valid"),
    SOLO_CLASS(MPI_T_ERR_INVALID_INDEX, "an index of the tool information interface is not valid"),
    SOLO_CLASS(MPI_T_ERR_INVALID_ITEM, "an item of an enumeration is out of range"),
    SOLO_CLASS(MPI_T_ERR_INVALID_SESSION, "a session of performance variables is not valid"),
    SOLO_CLASS(MPI_T_ERR_INVALID_HANDLE, "a handle of the tool information interface is not valid"),
    SOLO_CLASS(MPI_T_ERR_INVALID_NAME, "the tool information interface has nothing of this name"),
    SOLO_CLASS(MPI_T_ERR_OUT_OF_HANDLES, "the tool information interface has no more handles"),
    SOLO_CLASS(MPI_T_ERR_OUT_OF_SESSIONS, "the tool information interface has no more sessions"),
    SOLO_CLASS(MPI_T_ERR_CVAR_SET_NOT_NOW, "the control variable cannot be set at this moment"),
    SOLO_CLASS(MPI_T_ERR_CVAR_SET_NEVER, "the control variable cannot be set until execution ends"),
    SOLO_CLASS(MPI_T_ERR_PVAR_NO_WRITE, "the performance variable cannot be written or reset"),
    SOLO_CLASS(MPI_T_ERR_PVAR_NO_STARTSTOP, "the performance variable cannot be started or stopped"),
    SOLO_CLASS(MPI_T_ERR_PVAR_NO_ATOMIC, "the performance variable cannot be read and written atomically"),
    SOLO_CLASS(MPI_ERR_LASTCODE, "the last error code of the standard"),
};
#undef SOLO_CLASS

const entry *entry_of(int error_class)
{
    for (const entry &each : classes)
        if (each.value == error_class)
            return &each;
    return nullptr;
}

}  // namespace

const char *name_of_class(int error_class) noexcept
{
    const entry *const match = entry_of(error_class);
    return match == nullptr ? nullptr : match->name;
}

const char *message_of_class(int error_class) noexcept
{
    const entry *const match = entry_of(error_class);
    return match == nullptr ? nullptr : match->message;
}

}  // namespace solo
