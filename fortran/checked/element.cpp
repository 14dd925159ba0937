#include "element.h"

#include "bnd_choice.h"

#include <stdio.h>

namespace bnd {

namespace {

using enum type_class;

#if BND_FORTRAN_DESCRIPTOR_IS_GFORTRAN
type_class class_of(const void *descriptor)
{
    // 0, 7 and above: CLASS(*), TYPE(C_PTR) and others.
    constexpr type_class classes[] = {unknown, integer, logical, real, complex, derived, character};
    const auto type = static_cast<unsigned char>(static_cast<const bnd_gfortran_descriptor *>(descriptor)->type);
    return type < int{sizeof classes / sizeof *classes} ? classes[type] : unknown;
}
#elif BND_FORTRAN_DESCRIPTOR_IS_CFI
// The codes of LLVM's ISO_Fortran_binding.h. A LOGICAL has that of an int_leastN_t.
type_class class_of(const void *descriptor)
{
    const auto code = static_cast<unsigned char>(static_cast<const bnd_cfi_descriptor *>(descriptor)->other[0]);
    constexpr struct {
        int first, last;
        type_class of;
    } codes[] = {{7, 11, integer},  {12, 16, logical},   {25, 31, real},   {32, 38, complex},
                 {39, 39, logical}, {40, 40, character}, {42, 42, derived}};
    for (const auto &range : codes)
        if (code >= range.first && code <= range.last)
            return range.of;
    return unknown;
}
#else
type_class class_of(const void *) { return unknown; }
#endif

const struct {
    MPI_Datatype datatype;
    type_class of;
} predefined_datatypes[] = {
    {MPI_INTEGER, integer},
    {MPI_REAL, real},
    {MPI_DOUBLE_PRECISION, real},
    {MPI_LOGICAL, logical},
    {MPI_COMPLEX, complex},
    {MPI_DOUBLE_COMPLEX, complex},
    {MPI_CHARACTER, character},
    {MPI_INTEGER1, integer},
    {MPI_INTEGER2, integer},
    {MPI_INTEGER4, integer},
    {MPI_INTEGER8, integer},
    {MPI_REAL4, real},
    {MPI_REAL8, real},
    {MPI_REAL16, real},
    {MPI_COMPLEX8, complex},
    {MPI_COMPLEX16, complex},
    {MPI_COMPLEX32, complex},
    {MPI_AINT, integer},
    {MPI_OFFSET, integer},
    {MPI_COUNT, integer},
    {MPI_INT, integer},
    {MPI_SHORT, integer},
    {MPI_LONG, integer},
    {MPI_LONG_LONG, integer},
    {MPI_INT16_T, integer},
    {MPI_INT32_T, integer},
    {MPI_INT64_T, integer},
    {MPI_FLOAT, real},
    {MPI_DOUBLE, real},
    {MPI_LONG_DOUBLE, real},
    {MPI_C_COMPLEX, complex},
    {MPI_C_DOUBLE_COMPLEX, complex},
};

}  // namespace

element element_of(const void *descriptor, const bnd_section &section)
{
    return {class_of(descriptor), section.element_bytes};
}

element element_of(MPI_Datatype predefined, MPI_Count bytes)
{
    for (const auto &row : predefined_datatypes)
        if (row.datatype == predefined)
            return {row.of, bytes};
    return {};
}

bool has_checked_elements(const element &array)
{
    return array.of != unknown && array.of != derived && array.bytes > 1;
}

bool may_hold(const element &array, const element &datatype)
{
    if (datatype.of == unknown)
        return true;
    if (array.of == character || datatype.of == character)
        return array.of == datatype.of;
    if (array.of == complex && datatype.of == real)
        return array.bytes == 2 * datatype.bytes;
    if (array.of == real && datatype.of == complex)
        return 2 * array.bytes == datatype.bytes;
    return array.of == datatype.of && array.bytes == datatype.bytes;
}

type_name name_of(const element &one)
{
    constexpr const char *names[] = {"INTEGER", "LOGICAL", "REAL", "COMPLEX", "CHARACTER"};
    type_name made;
    snprintf(made.text, sizeof made.text, "%s(%lld)", names[static_cast<int>(one.of) - 1],
             static_cast<long long>(one.of == complex ? one.bytes / 2 : one.bytes));
    return made;
}

}  // namespace bnd
