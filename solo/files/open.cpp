// Opening, closing and deleting files (MPI 5.0, 14.2).
#include "core/glue.h"
#include "files/file.h"

#include "files.h"

#include <cerrno>
#include <cstdlib>
#include <fcntl.h>
#include <memory>
#include <mutex>
#include <string_view>
#include <unistd.h>

namespace solo {

namespace {

// ---- files that are open ----

constinit std::mutex inodes_lock;
open_inode *inodes = nullptr;

open_inode *find_inode(const struct stat &facts)
{
    open_inode *inode = inodes;
    while (inode != nullptr && (inode->device != facts.st_dev || inode->number != facts.st_ino))
        inode = inode->next;
    return inode;
}

open_inode *join_inode(std::unique_ptr<open_inode> fresh, const struct stat &facts)
{
    const std::lock_guard held(inodes_lock);
    open_inode *inode = find_inode(facts);
    if (inode == nullptr) {
        fresh->device = facts.st_dev;
        fresh->number = facts.st_ino;
        fresh->next = std::exchange(inodes, fresh.get());
        inode = fresh.release();
    }
    ++inode->handles;
    return inode;
}

void leave_inode(open_inode *inode) noexcept
{
    const std::lock_guard held(inodes_lock);
    if (--inode->handles != 0)
        return;
    open_inode **at = &inodes;
    while (*at != inode)
        at = &(*at)->next;
    *at = inode->next;
    delete inode;
}

// ROMIO's prefixes of file systems, which programs write for it.
const char *without_prefix(const char *filename)
{
    for (const std::string_view prefix : {"ufs:", "nfs:", "xfs:"})
        if (std::string_view(filename).starts_with(prefix))
            return filename + prefix.size();
    return filename;
}

std::string absolute(const char *filename)
{
    if (*filename == '/')
        return filename;
    const std::unique_ptr<char, void (*)(void *)> folder(getcwd(nullptr, 0), std::free);
    return folder ? std::string(folder.get()) + '/' + filename : filename;
}

int flags_of(int amode)
{
    constexpr int access = MPI_MODE_RDONLY | MPI_MODE_WRONLY | MPI_MODE_RDWR;
    constexpr int all = access | MPI_MODE_CREATE | MPI_MODE_EXCL | MPI_MODE_DELETE_ON_CLOSE | MPI_MODE_UNIQUE_OPEN |
                        MPI_MODE_SEQUENTIAL | MPI_MODE_APPEND;
    const int chosen = amode & access;
    if ((amode & ~all) != 0)
        fail(MPI_ERR_AMODE, "amode", "has a bit that is no access mode");
    if (chosen != MPI_MODE_RDONLY && chosen != MPI_MODE_WRONLY && chosen != MPI_MODE_RDWR)
        fail(MPI_ERR_AMODE, "amode", "is not exactly one of MPI_MODE_RDONLY, MPI_MODE_WRONLY and MPI_MODE_RDWR");
    if (chosen == MPI_MODE_RDONLY && (amode & (MPI_MODE_CREATE | MPI_MODE_EXCL)) != 0)
        fail(MPI_ERR_AMODE, "amode", "has MPI_MODE_CREATE or MPI_MODE_EXCL with MPI_MODE_RDONLY");
    if (chosen == MPI_MODE_RDWR && (amode & MPI_MODE_SEQUENTIAL) != 0)
        fail(MPI_ERR_AMODE, "amode", "has MPI_MODE_SEQUENTIAL with MPI_MODE_RDWR");
    int flags = chosen == MPI_MODE_RDONLY ? O_RDONLY : chosen == MPI_MODE_WRONLY ? O_WRONLY : O_RDWR;
    if ((amode & MPI_MODE_CREATE) != 0)
        flags |= (amode & MPI_MODE_EXCL) != 0 ? O_CREAT | O_EXCL : O_CREAT;
    return flags | O_CLOEXEC | O_NOCTTY;
}

// Open the file of a name for a handle that is there already, so that no memory is needed when the file has been created.
void open_descriptor(Open_file &file, const char *name, int flags, std::unique_ptr<open_inode> inode)
{
    file.descriptor = uninterrupted([&] { return open(name, flags, permissions_of(file)); });
    if (file.descriptor < 0)
        fail_system(errno, "filename");
    struct stat facts;
    if (fstat(file.descriptor, &facts) != 0)
        fail_system(errno, "filename");
    if (S_ISDIR(facts.st_mode))
        fail_system(EISDIR, "filename");
    file.is_seekable = lseek(file.descriptor, 0, SEEK_CUR) >= 0;
    file.inode = join_inode(std::move(inode), facts);
    if ((file.amode & MPI_MODE_APPEND) != 0)
        file.position = file.shared_position = size_of(file);
}

// Whether the name still belongs to the open file.
bool is_name_of(const Open_file &file)
{
    struct stat named;
    return stat(file.path.c_str(), &named) == 0 && named.st_dev == file.inode->device &&
           named.st_ino == file.inode->number;
}

// Take the descriptor from a file and close it; the error, or 0.
int close_descriptor(Open_file &file) noexcept
{
    const int descriptor = std::exchange(file.descriptor, -1);
    if (file.inode != nullptr)
        leave_inode(std::exchange(file.inode, nullptr));
    return descriptor < 0 || close(descriptor) == 0 || errno == EINTR ? 0 : errno;
}

}  // namespace

Open_file::~Open_file()
{
    close_descriptor(*this);
    if (char *const memory = staging)
        solo::release(memory, static_cast<std::size_t>(staging_bytes));
}

Open_file &open_file(File &fh)
{
    auto &file = static_cast<Open_file &>(fh);
    if (file.descriptor < 0) [[unlikely]]
        fail(MPI_ERR_FILE, "fh", "has been closed, with an error");
    return file;
}

Open_file &random_access_file(File &fh)
{
    Open_file &file = open_file(fh);
    if (file.is_sequential())
        fail(MPI_ERR_UNSUPPORTED_OPERATION, "fh", "was opened with MPI_MODE_SEQUENTIAL, which forbids this routine");
    return file;
}

void refuse_split(const Open_file &file)
{
    if (file.split != split_access::none) [[unlikely]]
        fail(MPI_ERR_IO, "fh", "has a split collective operation that has not ended");
}

void File_open(Comm &comm, const char *filename, int amode, Info *info, MPI_File *fh)
{
    const int flags = flags_of(amode);
    const char *const name = without_prefix(filename);
    auto inode = std::make_unique<open_inode>();
    auto file = ref<Open_file>::adopt(new Open_file);
    file->amode = amode;
    file->group = comm.group;
    file->path = absolute(name);
    file->set_view(default_view());
    set_file_hints(*file, info);
    {
        const std::lock_guard attached(errhandlers_lock);
        file->errhandler = null_file().errhandler;
    }
    assign_handle(*file);
    file->retain();  // the handle's
    try {
        open_descriptor(*file, name, flags, std::move(inode));
    } catch (...) {
        release_handle(*file);
        throw;
    }
    *fh = handle_to<File>(*file);
}

void File_close(MPI_File *fh)
{
    auto &file = static_cast<Open_file &>(find<File>(*fh, "fh"));
    refuse_split(file);
    if (file.descriptor >= 0) {
        const bool is_deleted = (file.amode & MPI_MODE_DELETE_ON_CLOSE) != 0 && is_name_of(file);
        int error = close_descriptor(file);
        if (is_deleted && unlink(file.path.c_str()) != 0 && errno != ENOENT && error == 0)
            error = errno;
        if (error != 0)
            fail_system(error, "fh");  // through its error handler, so the handle remains until the next attempt
    }
    release_handle(file);
    *fh = MPI_FILE_NULL;
}

void File_delete(const char *filename, Info *)
{
    const char *const name = without_prefix(filename);
    struct stat facts;
    if (stat(name, &facts) == 0) {
        if (S_ISDIR(facts.st_mode))
            fail_system(EISDIR, "filename");
        const std::lock_guard held(inodes_lock);
        if (find_inode(facts) != nullptr)
            fail(MPI_ERR_FILE_IN_USE, "filename", "is open");
    }
    if (unlink(name) != 0)
        fail_system(errno, "filename");
}

}  // namespace solo
