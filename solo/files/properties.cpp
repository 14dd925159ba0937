// The size, the group, the access mode and the atomicity of an open file (MPI 5.0, 14.2 and 14.6).
#include "core/glue.h"
#include "files/file.h"

#include "files.h"

#include <cerrno>
#include <fcntl.h>
#include <unistd.h>

namespace solo {

// ---- sizes ----

MPI_Offset size_of(const Open_file &file)
{
    struct stat facts;
    if (fstat(file.descriptor, &facts) != 0)
        fail_system(errno, "fh");
    if (!S_ISBLK(facts.st_mode))
        return facts.st_size;
    const off_t end = lseek(file.descriptor, 0, SEEK_END);
    return end < 0 ? 0 : end;
}

void File_get_size(File &fh, MPI_Offset *size) { *size = size_of(open_file(fh)); }

namespace {

Open_file &resizable_file(File &fh, MPI_Offset size)
{
    Open_file &file = random_access_file(fh);
    refuse_split(file);
    if (!file.is_writable())
        fail(MPI_ERR_READ_ONLY, "fh", "was opened with MPI_MODE_RDONLY");
    if (size < 0)
        fail(MPI_ERR_ARG, "size", "is negative");
    return file;
}

}  // namespace

void File_set_size(File &fh, MPI_Offset size)
{
    const Open_file &file = resizable_file(fh, size);
    if (uninterrupted([&] { return ftruncate(file.descriptor, size); }) != 0)
        fail_system(errno, "fh");
}

void File_preallocate(File &fh, MPI_Offset size)
{
    const Open_file &file = resizable_file(fh, size);
    const MPI_Offset before = size_of(file);
    int error = size == 0 ? 0 : EINTR;
    while (error == EINTR)
        error = posix_fallocate(file.descriptor, 0, size);
    if (error == 0)
        return;
    if (size_of(file) != before)
        uninterrupted([&] { return ftruncate(file.descriptor, before); });
    fail_system(error, "fh");
}

void File_sync(File &fh)
{
    const Open_file &file = open_file(fh);
    refuse_split(file);
    if (uninterrupted([&] { return fsync(file.descriptor); }) != 0 && errno != EINVAL && errno != EROFS)
        fail_system(errno, "fh");  // EINVAL: a pipe or a device, which keeps nothing back
}

// ---- properties ----

void File_get_amode(File &fh, int *amode) { *amode = open_file(fh).amode; }

void File_get_group(File &fh, MPI_Group *group)
{
    const Group &opened = *open_file(fh).group;
    *group = new_group(opened.size, opened.session);
}

void File_set_atomicity(File &fh, int flag)
{
    Open_file &file = open_file(fh);
    refuse_split(file);
    file.is_atomic = flag != 0;
}

void File_get_atomicity(File &fh, int *flag) { *flag = open_file(fh).is_atomic; }

}  // namespace solo
