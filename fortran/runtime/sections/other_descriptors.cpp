// The descriptors of a compiler that bindery-add-compiler adds, as those that the wrappers read: its shims (modules/shims.cmake) call these
// procedures. A descriptor here holds up to BND_MAX_RANK dimensions.
#include "bnd_fortran.h"
#include "sections/section.h"

extern "C" {

void bnd_gfortran_from_cfi(const void *from, bnd_gfortran_descriptor *to);
void BND_FORTRAN_SYMBOL_WITH_UNDERSCORE(bnd_gfortran_from_own_cfi,
                                        BND_GFORTRAN_FROM_OWN_CFI)(const void *from, bnd_gfortran_descriptor *to);
void BND_FORTRAN_SYMBOL_WITH_UNDERSCORE(bnd_cfi_from_own_gfortran, BND_CFI_FROM_OWN_GFORTRAN)(const void *from,
                                                                                              bnd_cfi_descriptor *to);

// The strides are in elements where they can be, for the fast paths look at that; else in bytes.
void bnd_gfortran_from_cfi(const void *from, bnd_gfortran_descriptor *to)
{
    constexpr signed char type_integer = 1;  // of which the number of bytes counts alone
    const auto *const d = static_cast<const bnd_cfi_descriptor *>(from);
    const auto bytes = static_cast<ptrdiff_t>(d->element_bytes);
    bool has_whole_strides = bytes > 0;
    for (int i = 0; i < d->rank; ++i)
        has_whole_strides = has_whole_strides && d->dim[i].stride_bytes % bytes == 0;
    to->base = d->base;
    to->offset = 0;
    to->element_bytes = d->element_bytes;
    to->version = 0;
    to->rank = d->rank;
    to->type = type_integer;
    to->attribute = 0;
    to->span = has_whole_strides ? bytes : 1;
    for (int i = 0; i < d->rank; ++i) {
        const ptrdiff_t stride = d->dim[i].stride_bytes;
        to->dim[i] = {has_whole_strides ? stride / bytes : stride, 1, d->dim[i].extent};  // -1 for assumed size in both
    }
}

void BND_FORTRAN_SYMBOL_WITH_UNDERSCORE(bnd_gfortran_from_own_cfi,
                                        BND_GFORTRAN_FROM_OWN_CFI)(const void *from, bnd_gfortran_descriptor *to)
{
    bnd_gfortran_from_cfi(from, to);
}

// gfortran's own conversion loses assumed size whose last lower bound is not 1. A section that cannot be read has no address, which is an
// error of the call.
void BND_FORTRAN_SYMBOL_WITH_UNDERSCORE(bnd_cfi_from_own_gfortran, BND_CFI_FROM_OWN_GFORTRAN)(const void *from,
                                                                                              bnd_cfi_descriptor *to)
{
    bnd_section section;
    const bool is_read = bnd_section_from_gfortran(from, &section) == MPI_SUCCESS;
    *to = {is_read ? section.base : nullptr,
           static_cast<size_t>(section.element_bytes),
           0,
           static_cast<signed char>(section.rank),
           {},
           {}};
    for (int i = 0; i < section.rank; ++i)
        to->dim[i] = {1, section.dim[i].extent, section.dim[i].stride_bytes};
    if (section.rank > 0 && section.assumed_size)
        to->dim[section.rank - 1].extent = -1;
}

}  // extern "C"
