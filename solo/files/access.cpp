// Data access (MPI 5.0, 14.4): reading and writing at explicit offsets, at the individual and at the shared file pointer; blocking,
// nonblocking, split.
#include "core/glue.h"
#include "datatypes/buffer.h"
#include "files/file.h"
#include "files/transfer.h"
#include "requests/request.h"

#include "files.h"

#include <algorithm>

namespace solo {
namespace {

enum class pointer { none, individual, shared };

template <typename Buffer>
struct access_args {
    pointer uses;
    MPI_Offset offset;  // without a pointer
    Buffer *buffer;     // const void: to be written
    MPI_Count count;
    Datatype &datatype;
};

template <typename Buffer>
constexpr bool is_read = std::is_same_v<Buffer, void>;

template <typename Buffer>
access_args<Buffer> at(MPI_Offset offset, Buffer *buffer, MPI_Count count, Datatype &datatype)
{
    return {pointer::none, offset, buffer, count, datatype};
}
template <typename Buffer>
access_args<Buffer> at_pointer(Buffer *buffer, MPI_Count count, Datatype &datatype)
{
    return {pointer::individual, 0, buffer, count, datatype};
}
template <typename Buffer>
access_args<Buffer> at_shared(Buffer *buffer, MPI_Count count, Datatype &datatype)
{
    return {pointer::shared, 0, buffer, count, datatype};
}

// Move data between memory and a place in the file where it has the same form.
moved move_native(Open_file &file, MPI_Count from, const access_args<void> &args)
{
    return read_stream(file, from, args.buffer, args.count, args.datatype);
}
moved move_native(Open_file &file, MPI_Count from, const access_args<const void> &args)
{
    return write_stream(file, from, args.buffer, args.count, args.datatype);
}

// The same with a conversion; the result has the bytes of memory.
moved move_converted(Open_file &file, MPI_Count from, MPI_Count bytes, const access_args<void> &args)
{
    const storage converted(static_cast<std::size_t>(bytes));
    moved result = read_stream(file, from, converted.data(), bytes, predefined_type(MPI_BYTE));
    result.bytes = from_file(*file.view.rep, converted.data(), result.bytes, args.buffer, args.count, args.datatype);
    return result;
}
moved move_converted(Open_file &file, MPI_Count from, MPI_Count bytes, const access_args<const void> &args)
{
    const storage converted(static_cast<std::size_t>(bytes));
    to_file(*file.view.rep, args.buffer, args.count, args.datatype, converted.data());
    moved result = write_stream(file, from, converted.data(), bytes, predefined_type(MPI_BYTE));
    result.bytes = memory_bytes(*file.view.rep, result.bytes, args.count, args.datatype);
    return result;
}

template <typename Buffer>
void check(const Open_file &file, const access_args<Buffer> &args)
{
    if (is_read<Buffer> ? !file.is_readable() : !file.is_writable())
        fail(is_read<Buffer> ? MPI_ERR_ACCESS : MPI_ERR_READ_ONLY, "fh",
             is_read<Buffer> ? "was opened with MPI_MODE_WRONLY" : "was opened with MPI_MODE_RDONLY");
    if (args.uses != pointer::shared && file.is_sequential())
        fail(MPI_ERR_UNSUPPORTED_OPERATION, "fh", "was opened with MPI_MODE_SEQUENTIAL, which forbids this routine");
    if (args.offset < 0)
        fail(MPI_ERR_ARG, "offset", "is negative");
}

// Etypes of an access; MPI_ERR_IO if they are not whole.
MPI_Count etypes_in(const file_view &view, MPI_Count bytes)
{
    if (view.etype_size == 1)
        return bytes;
    if (bytes % view.etype_size != 0)
        fail(MPI_ERR_IO, "count", "and the datatype are no whole number of etypes of the view");
    return bytes / view.etype_size;
}

// Whether a view can hold an access that begins at an etype; MPI_ERR_ARG beyond all offsets.
void check_end(const file_view &view, MPI_Count begin, MPI_Count bytes)
{
    if (bytes != 0 && view.tile->size == 0)
        fail(MPI_ERR_IO, "count", "is not 0, and the view has no data");
    MPI_Count last;
    if (bytes != 0 && !__builtin_add_overflow(begin, bytes - 1, &last))
        view.location(last);
    else if (bytes != 0)
        fail(MPI_ERR_ARG, "count", "leads beyond all positions of a file");
}

// Arguments that are wrong are thrown; what fails in the file is part of the outcome.
template <typename Buffer>
outcome execute(Open_file &file, const access_args<Buffer> &args)
{
    check(file, args);
    const file_view &view = file.view;
    const MPI_Count bytes = check_data(args.buffer, args.count, args.datatype, "buf");
    const MPI_Count etypes = etypes_in(view, bytes);
    std::atomic<MPI_Offset> *const position = args.uses == pointer::individual ? &file.position
                                              : args.uses == pointer::shared   ? &file.shared_position
                                                                               : nullptr;
    const MPI_Offset begin = position != nullptr ? position->fetch_add(etypes) : args.offset;
    moved result;
    const auto settle = [&] {
        if (position != nullptr && result.bytes != bytes)
            position->fetch_sub(etypes - result.bytes / view.etype_size);
    };
    try {
        const MPI_Count from = view.stream_byte(begin);
        const MPI_Count in_file = view.rep->converts == datarep::none
                                      ? bytes
                                      : times(file_size(*view.rep, args.datatype), args.count, "count");
        check_end(view, from, in_file);
        if (bytes != 0)
            result = view.rep->converts == datarep::none ? move_native(file, from, args)
                                                         : move_converted(file, from, in_file, args);
    } catch (...) {
        settle();
        throw;
    }
    settle();
    outcome ended;
    ended.status.bytes = result.bytes;
    if (result.error != 0)
        ended.failed = system_error(result.error, "fh");
    return ended;
}

// ---- how a routine ends ----

void deliver(const outcome &ended, MPI_Status *status)
{
    set_status(status, ended.status);
    if (ended.failed)
        throw *ended.failed;
}

template <typename Buffer>
void blocking(File &fh, const access_args<Buffer> &args, MPI_Status *status)
{
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
    outcome result = execute(open_file(fh), args);
    ended->arrived = result.status;
    ended->failed = std::move(result.failed);
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

void File_read_at(File &fh, MPI_Offset offset, void *buf, MPI_Count count, Datatype &datatype, MPI_Status *status)
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

void File_write_at(File &fh, MPI_Offset offset, const void *buf, MPI_Count count, Datatype &datatype,
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
