// How an access is executed: its checks, its place in the file, and the conversion of its data (MPI 5.0, 14.4).
#include "core/glue.h"
#include "datatypes/buffer.h"
#include "files/access.h"
#include "files/transfer.h"

namespace solo {
namespace {

// Move data between memory and a place in the file where it has the same form.
moved move_native(Open_file &file, MPI_Count from, const access_args<void> &args)
{
    return read_stream(file, from, args.buffer, args.count, args.datatype);
}
moved move_native(Open_file &file, MPI_Count from, const access_args<const void> &args)
{
    return write_stream(file, from, args.buffer, args.count, args.datatype);
}

// The same with a conversion.
moved move_converted(Open_file &file, MPI_Count from, MPI_Count bytes, const access_args<void> &args,
                     MPI_Count &in_memory)
{
    const storage converted(static_cast<std::size_t>(bytes));
    const moved result = read_stream(file, from, converted.data(), bytes, predefined_type(MPI_BYTE));
    in_memory = from_file(*file.view.rep, converted.data(), result.bytes, args.buffer, args.count, args.datatype);
    return result;
}
moved move_converted(Open_file &file, MPI_Count from, MPI_Count bytes, const access_args<const void> &args,
                     MPI_Count &in_memory)
{
    const storage converted(static_cast<std::size_t>(bytes));
    to_file(*file.view.rep, args.buffer, args.count, args.datatype, converted.data());
    const moved result = write_stream(file, from, converted.data(), bytes, predefined_type(MPI_BYTE));
    in_memory = memory_bytes(*file.view.rep, result.bytes, args.count, args.datatype);
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

// Etypes of an access to so many bytes of a file; MPI_ERR_IO if they are not whole.
MPI_Count etypes_in(const file_view &view, MPI_Count bytes)
{
    if (view.file_etype_size == 1)
        return bytes;
    if (bytes % view.file_etype_size != 0)
        fail(MPI_ERR_IO, "count", "and the datatype are no whole number of etypes of the view");
    return bytes / view.file_etype_size;
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

}  // namespace

template <typename Buffer>
outcome execute(Open_file &file, const access_args<Buffer> &args)
{
    check(file, args);
    const file_view &view = file.view;
    const MPI_Count bytes = check_data(args.buffer, args.count, args.datatype, "buf");
    const bool is_native = view.rep->converts == datarep::none;
    const MPI_Count in_file = is_native ? bytes : times(file_size(*view.rep, args.datatype), args.count, "count");
    const MPI_Count etypes = etypes_in(view, in_file);
    std::atomic<MPI_Offset> *const position = args.uses == pointer::individual ? &file.position
                                              : args.uses == pointer::shared   ? &file.shared_position
                                                                               : nullptr;
    const MPI_Offset begin = position != nullptr ? position->fetch_add(etypes) : args.offset;
    moved result;
    MPI_Count in_memory = 0;
    const auto take_back = [&] {  // the end of the file is no failure: the pointer moves by what was asked for
        if (position != nullptr)
            position->fetch_sub(etypes - result.bytes / view.file_etype_size);
    };
    try {
        const MPI_Count from = view.stream_byte(begin);
        check_end(view, from, in_file);
        if (bytes != 0)
            result = is_native ? move_native(file, from, args) : move_converted(file, from, in_file, args, in_memory);
    } catch (...) {
        take_back();
        throw;
    }
    outcome ended;
    ended.status.bytes = is_native ? result.bytes : in_memory;
    if (result.error != 0) {
        take_back();
        ended.failed = system_error(result.error, "fh");
    }
    return ended;
}

template outcome execute(Open_file &, const access_args<void> &);
template outcome execute(Open_file &, const access_args<const void> &);

}  // namespace solo
