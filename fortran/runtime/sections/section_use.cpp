// How a section is passed: by a datatype of its own, or copied, where that is faster or the library gets the other wrong.
#include "sections/section_use.h"

#include "sections/device_memory.h"
#include "sections/quirks.h"
#include "sections/type_map.h"

namespace {

// Whether copying is faster than a datatype: the section is not large, most of it is sent, and as it is.
bool is_faster_copied(const bnd_section &section, const bnd_single_count &elements)
{
    const MPI_Datatype datatype = elements.datatype;
    constexpr MPI_Count most_bytes = 4 << 20;
    MPI_Count bytes = section.element_bytes, all = 0, sent = 0;
    for (int i = 0; i < section.rank && bytes > 0 && bytes <= most_bytes; i++)
        bytes *= section.dim[i].extent;
    if (section.rank == 0 || section.assumed_size || bytes <= 0 || bytes > most_bytes || datatype == MPI_DATATYPE_NULL)
        return false;
    bnd::shape shape;
    if (bnd_type_shape(datatype, &shape) != MPI_SUCCESS || shape.size != shape.extent)
        return false;
    const bool fits = !__builtin_mul_overflow(elements.blocks, elements.count, &all) &&
                      !__builtin_mul_overflow(all, shape.size, &sent);
    return fits && sent >= bytes / 2 && !bnd_is_on_device(section.base);
}

// Without a datatype where the library gets it wrong.
bnd_section_use allowed_use(bnd_section_use use)
{
    switch (use) {
    case BND_MAY_USE_DATATYPE_IN_SCHEDULE:
        return bnd_has_quirk(BND_QUIRK_SCHEDULES_LOSE_DATATYPES) || bnd_has_quirk(BND_QUIRK_STARTS_LOSE_DATATYPES)
                   ? BND_CONTIGUOUS_ONLY
                   : BND_MAY_USE_DATATYPE;
    case BND_MAY_USE_DATATYPE_IN_REPLACE:
        return bnd_has_quirk(BND_QUIRK_REPLACES_WRONG) ? BND_CONTIGUOUS_ONLY : BND_MAY_USE_DATATYPE;
    case BND_MAY_USE_DATATYPE_IN_FETCH:
        return bnd_has_quirk(BND_QUIRK_FETCHES_WRONG) ? BND_CONTIGUOUS_ONLY : BND_MAY_USE_DATATYPE;
    case BND_MAY_USE_DATATYPE_IN_FILE:
        return bnd_has_quirk(BND_QUIRK_FILES_CONFUSE_DATATYPES) ? BND_CONTIGUOUS_ONLY : BND_MAY_USE_DATATYPE;
    default:
        return use;
    }
}

// Whether it is a predefined datatype without gaps.
int is_plain(MPI_Datatype datatype, bool *answer)
{
    bnd::shape shape;
    *answer = false;
    if (datatype == MPI_DATATYPE_NULL || datatype == MPI_Datatype{})
        return MPI_SUCCESS;  // MPI itself finds it wrong
    const int code = bnd_type_shape(datatype, &shape);
    if (code == MPI_SUCCESS)
        *answer = shape.size == shape.extent && bnd_type_is_predefined(datatype);
    return code;
}

// A library that completes the request of a get too early does not do so with plain datatypes. With others, data would come later still:
// into a bounce buffer that is no more.
int use_in_get(const bnd_single_count &elements, bnd_section_use *use)
{
    bool plain = false, plain_remote = false;
    *use = BND_MAY_USE_DATATYPE;
    if (!bnd_has_quirk(BND_QUIRK_GETS_COMPLETE_EARLY))
        return MPI_SUCCESS;
    int code = is_plain(elements.datatype, &plain);
    if (code == MPI_SUCCESS && plain)
        code = is_plain(elements.remote, &plain_remote);
    if (plain_remote)
        *use = BND_CONTIGUOUS_ONLY;
    return code;
}

bnd_section_use use_by_speed(const bnd_section &section, const bnd_single_count &elements)
{
    const bnd_section_use use = allowed_use(elements.use);
    if (use != BND_MAY_USE_DATATYPE)
        return use;
    if (elements.bounce != BND_BOUNCE_NEVER && bnd_has_quirk(BND_QUIRK_COLLECTIVES_READ_WRONG))
        return BND_CONTIGUOUS_ONLY;
    const bool may_prefer = elements.bounce == BND_BOUNCE_PREFER && !bnd_section_contiguous(&section);
    return may_prefer && is_faster_copied(section, elements) ? BND_CONTIGUOUS_ONLY : use;
}

}  // namespace

int bnd::use_for_section(const bnd_section &section, const bnd_single_count &elements, bnd_section_use *use)
{
    if (elements.use == BND_MAY_USE_DATATYPE_IN_GET)
        return use_in_get(elements, use);
    *use = use_by_speed(section, elements);
    return MPI_SUCCESS;
}
