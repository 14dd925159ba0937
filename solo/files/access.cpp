// Data access (MPI 5.0, 14.4): reading and writing at explicit offsets, at the individual and at the shared file pointer; blocking,
// nonblocking, split.
#include "files/access.h"
#include "core/glue.h"
#include "core/section.h"
#include "datatypes/buffer.h"
#include "requests/request.h"

#include "files.h"

#include <unistd.h>

namespace solo {
namespace {

void deliver(const outcome &ended, MPI_Status *status)
{
    set_status(status, ended.status);
    if (ended.failed)
        throw *ended.failed;
}

// The usual access: contiguous data of a view without gaps, at an explicit offset, by one thread. False: nothing has happened that the
// general way would not do again.
template <typename Buffer>
SOLO_HOT bool access_directly(File &fh, const access_args<Buffer> &args, MPI_Status *status)
{
    const auto &file = static_cast<const Open_file &>(fh);
    constexpr MPI_Count most_at_once = 0x7FFFF000;  // of Linux
    MPI_Count bytes;
    MPI_Offset place;
    const bool may_be = args.uses == pointer::none && (is_read<Buffer> ? file.reads_directly : file.writes_directly) &&
                        unlocked_section::is_possible() && args.datatype.is_committed && args.datatype.is_contiguous &&
                        reinterpret_cast<std::uintptr_t>(args.buffer) >= first_page && args.offset >= 0 &&
                        !__builtin_mul_overflow(args.datatype.size, args.count, &bytes) && bytes > 0 &&
                        bytes <= most_at_once &&
                        (file.view.file_etype_size == 1 || bytes % file.view.file_etype_size == 0) &&
                        !__builtin_mul_overflow(args.offset, file.view.file_etype_size, &place) &&
                        !__builtin_add_overflow(place, file.view_begin, &place);
    if (!may_be) [[unlikely]]
        return false;
    const auto length = static_cast<std::size_t>(bytes);
    auto *const data = const_cast<char *>(static_cast<const char *>(args.buffer)) + args.datatype.true_lower;
    const ssize_t done =
        is_read<Buffer> ? pread(file.descriptor, data, length, place) : pwrite(file.descriptor, data, length, place);
    if (done != bytes) [[unlikely]]
        return false;
    set_status(status, {MPI_ANY_SOURCE, MPI_ANY_TAG, bytes, false});
    return true;
}

template <typename Buffer>
SOLO_HOT void blocking(File &fh, const access_args<Buffer> &args, MPI_Status *status)
{
    if (access_directly(fh, args, status)) [[likely]]
        return;
    deliver(execute(open_file(fh), args), status);
}

template <typename Buffer>
void collective(File &fh, const access_args<Buffer> &args, MPI_Status *status)
{
    refuse_split(open_file(fh));
    blocking(fh, args, status);
}

// The request comes first: without memory for it nothing has been accessed.
template <typename Buffer>
void nonblocking(File &fh, const access_args<Buffer> &args, MPI_Request *request)
{
    new_request<Request> ended = new_completed_request(fh);
    const outcome result = execute(open_file(fh), args);
    ended->arrived = result.status;
    ended->failed = result.failed;
    *request = ended.commit();
}

template <typename Buffer>
void collective(File &fh, const access_args<Buffer> &args, MPI_Request *request)
{
    refuse_split(open_file(fh));
    nonblocking(fh, args, request);
}

template <typename Buffer>
void begin(File &fh, split_access which, const access_args<Buffer> &args)
{
    Open_file &file = open_file(fh);
    refuse_split(file);
    file.split_outcome = execute(file, args);
    file.split = which;
}

void end(File &fh, split_access which, MPI_Status *status)
{
    Open_file &file = open_file(fh);
    if (file.split != which)
        fail(MPI_ERR_IO, "fh", "has no split collective operation of this kind");
    file.split = split_access::none;
    deliver(file.split_outcome, status);
}

}  // namespace

// ---- explicit offsets ----

SOLO_HOT void File_read_at(File &fh, MPI_Offset offset, void *buf, MPI_Count count, Datatype &datatype,
                           MPI_Status *status)
{
    blocking(fh, at(offset, buf, count, datatype), status);
}
void File_read_at_all(File &fh, MPI_Offset offset, void *buf, MPI_Count count, Datatype &datatype, MPI_Status *status)
{
    collective(fh, at(offset, buf, count, datatype), status);
}
void File_iread_at(File &fh, MPI_Offset offset, void *buf, MPI_Count count, Datatype &datatype, MPI_Request *request)
{
    nonblocking(fh, at(offset, buf, count, datatype), request);
}
void File_iread_at_all(File &fh, MPI_Offset offset, void *buf, MPI_Count count, Datatype &datatype,
                       MPI_Request *request)
{
    collective(fh, at(offset, buf, count, datatype), request);
}
void File_read_at_all_begin(File &fh, MPI_Offset offset, void *buf, MPI_Count count, Datatype &datatype)
{
    begin(fh, split_access::read_at, at(offset, buf, count, datatype));
}
void File_read_at_all_end(File &fh, void *, MPI_Status *status) { end(fh, split_access::read_at, status); }

SOLO_HOT void File_write_at(File &fh, MPI_Offset offset, const void *buf, MPI_Count count, Datatype &datatype,
                            MPI_Status *status)
{
    blocking(fh, at(offset, buf, count, datatype), status);
}
void File_write_at_all(File &fh, MPI_Offset offset, const void *buf, MPI_Count count, Datatype &datatype,
                       MPI_Status *status)
{
    collective(fh, at(offset, buf, count, datatype), status);
}
void File_iwrite_at(File &fh, MPI_Offset offset, const void *buf, MPI_Count count, Datatype &datatype,
                    MPI_Request *request)
{
    nonblocking(fh, at(offset, buf, count, datatype), request);
}
void File_iwrite_at_all(File &fh, MPI_Offset offset, const void *buf, MPI_Count count, Datatype &datatype,
                        MPI_Request *request)
{
    collective(fh, at(offset, buf, count, datatype), request);
}
void File_write_at_all_begin(File &fh, MPI_Offset offset, const void *buf, MPI_Count count, Datatype &datatype)
{
    begin(fh, split_access::write_at, at(offset, buf, count, datatype));
}
void File_write_at_all_end(File &fh, const void *, MPI_Status *status) { end(fh, split_access::write_at, status); }

// ---- the individual file pointer ----

void File_read(File &fh, void *buf, MPI_Count count, Datatype &datatype, MPI_Status *status)
{
    blocking(fh, at_pointer(buf, count, datatype), status);
}
void File_read_all(File &fh, void *buf, MPI_Count count, Datatype &datatype, MPI_Status *status)
{
    collective(fh, at_pointer(buf, count, datatype), status);
}
void File_iread(File &fh, void *buf, MPI_Count count, Datatype &datatype, MPI_Request *request)
{
    nonblocking(fh, at_pointer(buf, count, datatype), request);
}
void File_iread_all(File &fh, void *buf, MPI_Count count, Datatype &datatype, MPI_Request *request)
{
    collective(fh, at_pointer(buf, count, datatype), request);
}
void File_read_all_begin(File &fh, void *buf, MPI_Count count, Datatype &datatype)
{
    begin(fh, split_access::read, at_pointer(buf, count, datatype));
}
void File_read_all_end(File &fh, void *, MPI_Status *status) { end(fh, split_access::read, status); }

void File_write(File &fh, const void *buf, MPI_Count count, Datatype &datatype, MPI_Status *status)
{
    blocking(fh, at_pointer(buf, count, datatype), status);
}
void File_write_all(File &fh, const void *buf, MPI_Count count, Datatype &datatype, MPI_Status *status)
{
    collective(fh, at_pointer(buf, count, datatype), status);
}
void File_iwrite(File &fh, const void *buf, MPI_Count count, Datatype &datatype, MPI_Request *request)
{
    nonblocking(fh, at_pointer(buf, count, datatype), request);
}
void File_iwrite_all(File &fh, const void *buf, MPI_Count count, Datatype &datatype, MPI_Request *request)
{
    collective(fh, at_pointer(buf, count, datatype), request);
}
void File_write_all_begin(File &fh, const void *buf, MPI_Count count, Datatype &datatype)
{
    begin(fh, split_access::write, at_pointer(buf, count, datatype));
}
void File_write_all_end(File &fh, const void *, MPI_Status *status) { end(fh, split_access::write, status); }

// ---- the shared file pointer ----

void File_read_shared(File &fh, void *buf, MPI_Count count, Datatype &datatype, MPI_Status *status)
{
    blocking(fh, at_shared(buf, count, datatype), status);
}
void File_read_ordered(File &fh, void *buf, MPI_Count count, Datatype &datatype, MPI_Status *status)
{
    collective(fh, at_shared(buf, count, datatype), status);
}
void File_iread_shared(File &fh, void *buf, MPI_Count count, Datatype &datatype, MPI_Request *request)
{
    nonblocking(fh, at_shared(buf, count, datatype), request);
}
void File_read_ordered_begin(File &fh, void *buf, MPI_Count count, Datatype &datatype)
{
    begin(fh, split_access::read_ordered, at_shared(buf, count, datatype));
}
void File_read_ordered_end(File &fh, void *, MPI_Status *status) { end(fh, split_access::read_ordered, status); }

void File_write_shared(File &fh, const void *buf, MPI_Count count, Datatype &datatype, MPI_Status *status)
{
    blocking(fh, at_shared(buf, count, datatype), status);
}
void File_write_ordered(File &fh, const void *buf, MPI_Count count, Datatype &datatype, MPI_Status *status)
{
    collective(fh, at_shared(buf, count, datatype), status);
}
void File_iwrite_shared(File &fh, const void *buf, MPI_Count count, Datatype &datatype, MPI_Request *request)
{
    nonblocking(fh, at_shared(buf, count, datatype), request);
}
void File_write_ordered_begin(File &fh, const void *buf, MPI_Count count, Datatype &datatype)
{
    begin(fh, split_access::write_ordered, at_shared(buf, count, datatype));
}
void File_write_ordered_end(File &fh, const void *, MPI_Status *status)
{
    end(fh, split_access::write_ordered, status);
}

}  // namespace solo

#include "files_glue.h"
