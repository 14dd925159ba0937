// Reading the descriptors that Fortran compilers pass for TYPE(*), DIMENSION(..).
#include "sections/strided_view.h"

#include <limits.h>

namespace {

// gfortran's numbers: 1 to 4 are integer, logical, real and complex. CLASS(*) is 10 in GCC 12; it has no use for the others.
constexpr signed char type_derived = 5;
constexpr signed char type_character = 6;

bool is_intrinsic(signed char type) { return type >= 1 && type <= type_character && type != type_derived; }

ptrdiff_t product_of_extents(const bnd_section *section)
{
    ptrdiff_t elements = 1;
    for (int d = 0; d < section->rank; ++d)
        elements *= section->dim[d].extent;
    return elements;
}

// The last extent is -1 for assumed size, which is contiguous.
void finish_extents(bnd_section *section)
{
    const int last = section->rank - 1;
    section->assumed_size = section->rank > 0 && section->dim[last].extent == -1;
    for (int d = 0; d < section->rank; ++d)
        if (section->dim[d].extent < 0)
            section->dim[d].extent = 0;
    ptrdiff_t step = section->element_bytes;
    for (int d = 0; d < section->rank && section->assumed_size; ++d) {
        section->assumed_size = section->dim[d].stride_bytes == step;
        step *= section->dim[d].extent;
    }
}

}  // namespace

// elem_len is that of the declared type for CLASS(t), 0 or 8 for CLASS(*); span is right there. Elsewhere elem_len is right, and
// span may be that of the structure around the elements.
int bnd_section_from_gfortran(const void *descriptor, bnd_section *section)
{
    const auto *const d = static_cast<const bnd_gfortran_descriptor *>(descriptor);
    section->base = d->base;
    section->assumed_size = false;
    section->rank = d->base == nullptr ? 0 : d->rank;
    section->element_bytes = is_intrinsic(d->type) ? static_cast<ptrdiff_t>(d->element_bytes) : d->span;
    for (int i = 0; i < section->rank; ++i) {
        section->dim[i].extent = d->dim[i].upper - d->dim[i].lower + 1;
        section->dim[i].stride_bytes = d->dim[i].stride * d->span;
    }
    // gfortran gives assumed size the upper bound -1, whatever the lower bound is, and some empty sections as well.
    const int last = section->rank - 1;
    if (last >= 0 && d->dim[last].upper == -1)
        section->dim[last].extent = -1;
    finish_extents(section);
    // The span of CHARACTER(5) under CLASS(*) is 1, and no other field tells it from INTEGER(1).
    const bool doubtful = !is_intrinsic(d->type) && d->type != type_derived && d->span == 1 && section->rank > 0;
    return doubtful && !bnd_section_contiguous(section) ? MPI_ERR_BUFFER : MPI_SUCCESS;
}

int bnd_section_from_cfi(const void *descriptor, bnd_section *section)
{
    const auto *const d = static_cast<const bnd_cfi_descriptor *>(descriptor);
    section->base = d->base;
    section->assumed_size = false;
    section->rank = d->base == nullptr ? 0 : d->rank;
    section->element_bytes = static_cast<ptrdiff_t>(d->element_bytes);
    for (int i = 0; i < section->rank; ++i) {
        section->dim[i].extent = d->dim[i].extent;
        section->dim[i].stride_bytes = d->dim[i].stride_bytes;
    }
    finish_extents(section);
    return MPI_SUCCESS;
}

bool bnd_section_contiguous(const bnd_section *section)
{
    if (section->base == nullptr)
        return false;
    if (section->rank == 0 || section->assumed_size)
        return true;
    ptrdiff_t step = section->element_bytes;
    bool contiguous = true;
    for (int d = 0; d < section->rank; ++d) {
        const bnd_dimension &dim = section->dim[d];
        if (dim.extent == 0)
            return true;
        contiguous = contiguous && (dim.extent == 1 || dim.stride_bytes == step);
        step *= dim.extent;
    }
    return contiguous;
}

bool bnd_section_empty(const bnd_section *section)
{
    for (int d = 0; d < section->rank && !section->assumed_size; ++d)
        if (section->dim[d].extent == 0)
            return true;
    return false;
}

void bnd_section_view(const bnd_section *section, bnd::strided_view *view)
{
    view->base = static_cast<char *>(section->base);
    view->rank = 0;
    view->block_bytes = section->element_bytes;
    view->block_count = 1;
    if (section->rank == 0 || section->assumed_size) {
        view->block_bytes = LLONG_MAX;
        return;
    }
    if (product_of_extents(section) == 0 || section->element_bytes == 0) {
        view->block_bytes = 0;
        return;
    }
    for (int d = 0; d < section->rank; ++d) {
        const bnd_dimension &dim = section->dim[d];
        if (dim.extent == 1)
            continue;
        bnd_dimension *const last = view->rank == 0 ? nullptr : &view->dim[view->rank - 1];
        if (last == nullptr && dim.stride_bytes == view->block_bytes)
            view->block_bytes *= dim.extent;
        else if (last != nullptr && dim.stride_bytes == last->stride_bytes * last->extent)
            last->extent *= dim.extent;
        else
            view->dim[view->rank++] = dim;
    }
    for (int d = 0; d < view->rank; ++d)
        view->block_count *= view->dim[d].extent;
}
