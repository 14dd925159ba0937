// Open files (MPI 5.0, chapter 14). One process: a collective routine is the independent one, and the shared file pointer belongs to
// its handle.
#ifndef SOLO_FILES_FILE_H
#define SOLO_FILES_FILE_H

#include "communicators/comm.h"
#include "core/memory.h"
#include "datatypes/status.h"
#include "files/view.h"

#include <atomic>
#include <optional>
#include <shared_mutex>
#include <string>
#include <sys/stat.h>

namespace solo {

// All handles to one file share this.
struct open_inode {
    dev_t device = 0;
    ino_t number = 0;
    int handles = 0;
    std::shared_mutex access;  // unique while data is read, changed and written back, and in atomic mode
    open_inode *next = nullptr;
};

// The split collective routine that was begun on a handle.
enum class split_access { none, read, read_at, read_ordered, write, write_at, write_ordered };

// How an access ended.
struct outcome {
    completion_info status;
    std::optional<failure> failed;
};

struct Open_file : File {
    ~Open_file() override;
    std::string name_given() const override { return path; }
    bool is_sequential() const { return (amode & MPI_MODE_SEQUENTIAL) != 0; }
    bool is_readable() const { return (amode & MPI_MODE_WRONLY) == 0; }
    bool is_writable() const { return (amode & MPI_MODE_RDONLY) == 0; }

    int descriptor = -1;
    int amode = 0;
    bool is_seekable = true;  // not a pipe
    std::atomic<bool> is_atomic{false};
    std::atomic<bool> may_sieve_reads{true}, may_sieve_writes{true};
    std::string path;  // absolute
    open_inode *inode = nullptr;
    ref<Group> group;
    ref<Info> hints;  // null: none
    file_view view;
    // Whether one call of the system moves contiguous data at an explicit offset; from where on.
    bool reads_directly = false, writes_directly = false;
    MPI_Offset view_begin = 0;
    void set_view(file_view &&chosen);
    std::atomic<MPI_Offset> position{0}, shared_position{0};  // in etypes
    split_access split = split_access::none;
    outcome split_outcome;
    std::atomic<char *> staging{nullptr};  // memory of staging_bytes, kept between accesses
};

// The size of a block of strided accesses, and of those with strided memory: fits into the second level of a cache.
constexpr MPI_Count staging_bytes = MPI_Count{512} * 1024;

// The open file of a handle; MPI_ERR_FILE if closing it failed.
Open_file &open_file(File &fh);
// The same for routines that use positions, which MPI_MODE_SEQUENTIAL forbids.
Open_file &random_access_file(File &fh);
void refuse_split(const Open_file &file);

// The error of a system call, of an argument.
failure system_error(int error, const char *argument);
[[noreturn]] void fail_system(int error, const char *argument);
// Repeat a system call until no signal interrupts it.
template <typename Call>
auto uninterrupted(Call &&call)
{
    auto result = call();
    while (result < 0 && errno == EINTR)
        result = call();
    return result;
}
// The size of a file in bytes.
MPI_Offset size_of(const Open_file &file);

// Keep the known hints of info, which may be null. MPI_ERR_INFO_VALUE for a value that is not supported.
void set_file_hints(Open_file &file, const Info *info);
// The permissions of a file that is created.
mode_t permissions_of(const Open_file &file);

}  // namespace solo

#endif
