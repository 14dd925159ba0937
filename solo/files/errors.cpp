// The error classes of errors of the system (MPI 5.0, 14.7).
#include "files/file.h"

#include <cerrno>

namespace solo {

failure system_error(int error, const char *argument)
{
    switch (error) {
    case EACCES:
    case EPERM:
        return {MPI_ERR_ACCESS, argument, "may not be used in this way: permission is denied"};
    case ENOENT:
        return {MPI_ERR_NO_SUCH_FILE, argument, "does not exist"};
    case EEXIST:
        return {MPI_ERR_FILE_EXISTS, argument, "exists already"};
    case ENOSPC:
        return {MPI_ERR_NO_SPACE, argument, "is on a device without space"};
    case EDQUOT:
    case EFBIG:
        return {MPI_ERR_QUOTA, argument, "would exceed a quota or the limit of the size of files"};
    case EROFS:
        return {MPI_ERR_READ_ONLY, argument, "is on a read-only file system"};
    case ETXTBSY:
    case EBUSY:
        return {MPI_ERR_FILE_IN_USE, argument, "is in use"};
    case EISDIR:
    case ENOTDIR:
    case ENAMETOOLONG:
    case ELOOP:
    case EINVAL:
    case ENXIO:
        return {MPI_ERR_BAD_FILE, argument, "is not the name of a file that can be used in this way"};
    case EMFILE:
    case ENFILE:
        return {MPI_ERR_IO, argument, "cannot be opened: too many files are open"};
    case ENOMEM:
        return {MPI_ERR_NO_MEM, argument, "needs more memory than the system has"};
    default:
        return {MPI_ERR_IO, argument, "cannot be accessed: the system reports an input or output error"};
    }
}

void fail_system(int error, const char *argument) { throw system_error(error, argument); }

}  // namespace solo
