// Views of files, and their data representations (MPI 5.0, 14.3 and 14.5).
#ifndef SOLO_FILES_VIEW_H
#define SOLO_FILES_VIEW_H

#include "core/numbers.h"
#include "datatypes/datatype.h"

#include <string>

namespace solo {

struct datarep {
    enum conversion { none, external32, user };
    std::string name;
    conversion converts = none;
    sized_procedure read, write;  // of a user's representation
    MPI_Datarep_extent_function *extent = nullptr;
    void *extra_state = nullptr;
};

// MPI_ERR_UNSUPPORTED_DATAREP if there is none of this name.
const datarep &datarep_named(const char *name);
// Bytes of an element of a datatype in a file.
MPI_Count file_size(const datarep &rep, const Datatype &datatype);
// A datatype as it is laid out in a file: its basic types have the sizes that they have there (14.5).
ref<Datatype> file_type(const datarep &rep, Datatype &datatype);
// Convert elements to or from the form of a file: so many bytes of it, which may end within the elements. They return the bytes of
// data in memory.
MPI_Count to_file(const datarep &rep, const void *buffer, MPI_Count count, Datatype &datatype, char *converted);
MPI_Count from_file(const datarep &rep, const char *converted, MPI_Count bytes, void *buffer, MPI_Count count,
                    Datatype &datatype);
// Bytes of data in memory that so many bytes of a file are.
MPI_Count memory_bytes(const datarep &rep, MPI_Count bytes, MPI_Count count, const Datatype &datatype);

// Arithmetic of offsets: MPI_ERR_ARG beyond all of them.
[[noreturn]] void refuse_offset();
inline MPI_Count offset_times(MPI_Count a, MPI_Count b)
{
    MPI_Count product;
    if (__builtin_mul_overflow(a, b, &product)) [[unlikely]]
        refuse_offset();
    return product;
}
inline MPI_Count offset_plus(MPI_Count a, MPI_Count b)
{
    MPI_Count sum;
    if (__builtin_add_overflow(a, b, &sum)) [[unlikely]]
        refuse_offset();
    return sum;
}

// The data of a view is a stream of the bytes that its tiles select.
struct file_view {
    MPI_Offset disp = 0;
    ref<Datatype> etype, filetype;  // of MPI_File_set_view
    ref<Datatype> tile;             // the filetype as it is in the file
    MPI_Count file_etype_size = 1;  // bytes of an etype in the file
    const datarep *rep = nullptr;

    // Where a byte of the stream is in the file. MPI_ERR_ARG beyond all offsets.
    MPI_Offset location(MPI_Count byte) const
    {
        return tile->is_contiguous ? offset_plus(offset_plus(disp, tile->true_lower), byte) : strided_location(byte);
    }
    // The first byte of the stream that is at or behind an offset in the file.
    MPI_Count stream_position(MPI_Offset offset) const;
    // The byte of the stream at which an etype begins. MPI_ERR_ARG beyond all offsets.
    MPI_Count stream_byte(MPI_Offset etypes) const { return offset_times(etypes, file_etype_size); }

private:
    MPI_Offset strided_location(MPI_Count byte) const;
};

// The view of a file after MPI_File_open.
file_view default_view();
// A view of etypes and filetypes, which are checked.
file_view make_view(MPI_Offset disp, Datatype &etype, Datatype &filetype, const datarep &rep, bool is_writable);

}  // namespace solo

#endif
