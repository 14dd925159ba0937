#include "files/view.h"

#include "datatypes/blocks.h"
#include "datatypes/buffer.h"
#include "datatypes/construct.h"
#include "files/file.h"

#include "files.h"

#include <algorithm>
#include <climits>
#include <cstring>

namespace solo {
namespace {

// Displacements must not be negative and must not decrease; nor may regions overlap where data is written (14.3). The standard names
// no class for it: the one of other I/O errors, as in ROMIO.
void check_filetype(const Datatype &filetype, bool is_writable)
{
    if (filetype.size == 0)
        return;
    if (filetype.true_lower < 0 || filetype.extent <= 0)
        fail(MPI_ERR_IO, "filetype", "has a negative displacement, or no positive extent");
    MPI_Count begin = 0, end = 0;
    bool is_fine = true;
    visit_blocks(0, 1, filetype, 0, filetype.size, [&](address at, MPI_Count bytes) {
        const auto offset = static_cast<MPI_Count>(at);
        is_fine = offset >= (is_writable ? end : begin);
        begin = offset;
        end = std::max(end, offset + bytes);
        return is_fine;
    });
    if (!is_fine)
        fail(MPI_ERR_IO, "filetype", "has displacements that decrease, or regions to be written that overlap");
}

void check_types(const Datatype &etype, const Datatype &filetype, bool is_writable)
{
    check_data(nullptr, 0, etype, "etype", "etype");
    check_data(nullptr, 0, filetype, "filetype", "filetype");
    if (etype.size == 0)
        fail(MPI_ERR_ARG, "etype", "has no data");
    if (filetype.size % etype.size != 0)
        fail(MPI_ERR_ARG, "filetype", "is not made of whole etypes");
    check_filetype(filetype, is_writable);
}

}  // namespace

void refuse_offset() { fail(MPI_ERR_ARG, "offset", "leads beyond all positions of a file"); }

file_view make_view(MPI_Offset disp, Datatype &etype, Datatype &filetype, const datarep &rep, bool is_writable)
{
    check_types(etype, filetype, is_writable);
    file_view view;
    view.disp = disp;
    view.etype = ref<Datatype>(etype);
    view.filetype = ref<Datatype>(filetype);
    view.tile = file_type(rep, filetype);
    view.file_etype_size = file_size(rep, etype);
    view.rep = &rep;
    if (view.tile.get() != &filetype)
        check_filetype(*view.tile, is_writable);
    return view;
}

file_view default_view()
{
    Datatype &byte = predefined_type(MPI_BYTE);
    return make_view(0, byte, byte, datarep_named("native"), true);
}

MPI_Offset file_view::strided_location(MPI_Count byte) const
{
    if (tile->size == 0)
        fail(MPI_ERR_ARG, "offset", "is in a view without data");
    const MPI_Offset base = offset_plus(disp, offset_times(byte / tile->size, tile->extent));
    MPI_Offset result = 0;
    visit_blocks(static_cast<address>(base), 1, *tile, byte % tile->size, 1, [&](address at, MPI_Count) {
        result = static_cast<MPI_Offset>(at);
        return false;
    });
    return result;
}

MPI_Count file_view::stream_position(MPI_Offset offset) const
{
    if (tile->size == 0 || offset <= disp)
        return 0;
    if (tile->is_contiguous)
        return std::max<MPI_Offset>(0, offset - disp - tile->true_lower);
    const MPI_Count upper = tile->true_lower + tile->true_extent;
    MPI_Count number = std::max<MPI_Offset>(0, (offset - disp - upper) / tile->extent);
    for (;; ++number) {
        MPI_Count before = 0;
        bool is_found = false;
        visit_blocks(static_cast<address>(disp + number * tile->extent), 1, *tile, 0, tile->size,
                     [&](address at, MPI_Count bytes) {
                         const MPI_Count inside = offset - static_cast<MPI_Offset>(at);
                         is_found = inside < bytes;
                         before += is_found ? std::max(inside, MPI_Count{0}) : bytes;
                         return !is_found;
                     });
        if (is_found)
            return number * tile->size + before;
    }
}

void Open_file::set_view(file_view &&chosen)
{
    view = std::move(chosen);
    const Datatype &tile = *view.tile;
    const bool is_direct =
        is_seekable && !is_sequential() && tile.is_contiguous && tile.size > 0 && view.rep->converts == datarep::none;
    reads_directly = is_direct && is_readable();
    writes_directly = is_direct && is_writable();
    view_begin = is_direct ? offset_plus(view.disp, tile.true_lower) : 0;
}

// ---- routines ----

namespace {

// A handle that the caller owns; predefined datatypes keep theirs.
ref<Datatype> returned_type(Datatype &type)
{
    if (type.is_permanent)
        return ref<Datatype>(type);
    ref<Datatype> copy = copy_of(type);
    assign_handle(*copy);
    copy->retain();  // the handle's
    return copy;
}

}  // namespace

void File_set_view(File &fh, MPI_Offset disp, Datatype &etype, Datatype &filetype, const char *datarep, Info *info)
{
    Open_file &file = open_file(fh);
    refuse_split(file);
    const struct datarep &rep = datarep_named(datarep);
    const bool is_current = disp == MPI_DISPLACEMENT_CURRENT;
    if (file.is_sequential() != is_current)
        fail(MPI_ERR_ARG, "disp",
             "is MPI_DISPLACEMENT_CURRENT without MPI_MODE_SEQUENTIAL, or another displacement with it");
    if (is_current)
        disp = file.view.location(file.view.stream_byte(file.shared_position));
    if (disp < 0)
        fail(MPI_ERR_ARG, "disp", "is negative");
    file_view view = make_view(disp, etype, filetype, rep, file.is_writable());
    if (!file.is_seekable && !view.tile->is_contiguous)
        fail(MPI_ERR_UNSUPPORTED_OPERATION, "filetype", "has gaps, and the file is a pipe");
    set_file_hints(file, info);
    file.set_view(std::move(view));
    file.position = 0;
    file.shared_position = 0;
}

void File_get_view(File &fh, MPI_Offset *disp, MPI_Datatype *etype, MPI_Datatype *filetype, char *datarep)
{
    const file_view &view = open_file(fh).view;
    const ref<Datatype> first = returned_type(*view.etype);
    try {
        *filetype = handle_to(*returned_type(*view.filetype));
    } catch (...) {
        if (!first->is_permanent)
            release_handle(*first);
        throw;
    }
    *etype = handle_to(*first);
    *disp = view.disp;
    std::memcpy(datarep, view.rep->name.c_str(), view.rep->name.size() + 1);
}

void File_get_byte_offset(File &fh, MPI_Offset offset, MPI_Offset *disp)
{
    const file_view &view = random_access_file(fh).view;
    if (offset < 0)
        fail(MPI_ERR_ARG, "offset", "is negative");
    *disp = view.location(view.stream_byte(offset));
}

void File_get_type_extent(File &fh, Datatype &datatype, const result &extent)
{
    check_supported(datatype, "datatype");
    extent.set(file_type(*open_file(fh).view.rep, datatype)->extent);
}

// ---- pointers ----

namespace {

void seek(Open_file &file, std::atomic<MPI_Offset> &position, MPI_Offset offset, int whence)
{
    MPI_Offset base = 0;
    if (whence == MPI_SEEK_CUR)
        base = position;
    else if (whence == MPI_SEEK_END)
        base = (file.view.stream_position(size_of(file)) + file.view.file_etype_size - 1) / file.view.file_etype_size;
    else if (whence != MPI_SEEK_SET)
        fail(MPI_ERR_ARG, "whence", "is none of MPI_SEEK_SET, MPI_SEEK_CUR and MPI_SEEK_END");
    const MPI_Offset target = offset_plus(base, offset);
    if (target < 0)
        fail(MPI_ERR_ARG, "offset", "leads before the beginning of the view");
    position = target;
}

}  // namespace

void File_seek(File &fh, MPI_Offset offset, int whence)
{
    Open_file &file = random_access_file(fh);
    seek(file, file.position, offset, whence);
}

void File_seek_shared(File &fh, MPI_Offset offset, int whence)
{
    Open_file &file = random_access_file(fh);
    refuse_split(file);
    seek(file, file.shared_position, offset, whence);
}

void File_get_position(File &fh, MPI_Offset *offset) { *offset = random_access_file(fh).position; }

void File_get_position_shared(File &fh, MPI_Offset *offset) { *offset = random_access_file(fh).shared_position; }

}  // namespace solo
