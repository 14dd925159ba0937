// Values of variables and of elements of events, between the type that C has for them and the type of a Fortran variable. What does not
// fit is an error: neither memory beyond the variable nor another number is ever written. Unsigned numbers as wide as the INTEGER keep
// their bits, since Fortran has no unsigned ones.
#include "bnd_choice.h"
#include "mpit/tool_interface.h"

#include <limits>

#if BND_T_HAS_VARIABLES

namespace {

int type_class(int type) { return type >> 8; }
size_t type_bytes(int type) { return static_cast<size_t>(type & 0xff); }

#if BND_READS_DESCRIPTORS
// The elements in array element order; those of assumed size have no number.
MPI_Aint read_section(const void *descriptor, bnd_section *section)
{
    if (bnd_section_read(descriptor, section) != MPI_SUCCESS || !section->base)
        return -1;
    MPI_Aint elements = 1;
    for (int d = 0; d < section->rank; ++d)
        elements *= section->dim[d].extent;
    return section->assumed_size ? std::numeric_limits<MPI_Aint>::max() : elements;
}
#else
MPI_Aint read_section(const void *address, bnd_section *section)
{
    *section = {const_cast<void *>(address), 0, 0, true, {}};
    return std::numeric_limits<MPI_Aint>::max();
}
#endif

ptrdiff_t offset_of(const bnd_section &section, MPI_Aint index, size_t bytes)
{
    if (section.rank == 0 || section.assumed_size)
        return index * static_cast<ptrdiff_t>(bytes);
    ptrdiff_t offset = 0;
    for (int d = 0; d < section.rank; ++d) {
        offset += index % section.dim[d].extent * section.dim[d].stride_bytes;
        index /= section.dim[d].extent;
    }
    return offset;
}

// Numbers of 1, 4 or 8 bytes: Open MPI has booleans.
template <typename One, typename Four, typename Eight>
Eight load(const void *from, size_t bytes)
{
    One one = 0;
    Four four = 0;
    Eight eight = 0;
    if (bytes == sizeof one)
        return memcpy(&one, from, bytes), one;
    if (bytes == sizeof four)
        return memcpy(&four, from, bytes), four;
    return memcpy(&eight, from, bytes), eight;
}

long long load_signed(const void *from, size_t bytes) { return load<int8_t, int32_t, int64_t>(from, bytes); }

unsigned long long load_unsigned(const void *from, size_t bytes)
{
    return load<uint8_t, uint32_t, uint64_t>(from, bytes);
}

void store(void *to, long long value, size_t bytes)
{
    const auto byte = static_cast<int8_t>(value);
    const auto four = static_cast<int32_t>(value);
    const auto eight = static_cast<int64_t>(value);
    memcpy(to, bytes == sizeof byte ? &byte : bytes == sizeof four ? static_cast<const void *>(&four) : &eight, bytes);
}

unsigned long long largest(size_t bytes, bool is_signed)
{
    const unsigned long long all = bytes == sizeof(int64_t) ? ~0ULL : (1ULL << 8 * bytes) - 1;
    return is_signed ? all / 2 : all;
}

bool is_in_range(long long value, size_t bytes)
{
    const auto most = static_cast<long long>(largest(bytes, true));
    return value <= most && value >= -most - 1;
}

// One number from C's memory to Fortran's, or the other way.
bool to_fortran(void *to, size_t to_bytes, const void *from, int type)
{
    const size_t bytes = type_bytes(type);
    if (bytes == to_bytes) {
        memcpy(to, from, bytes);
        return true;
    }
    if (type_class(type) == BND_T_SIGNED) {
        const long long value = load_signed(from, bytes);
        store(to, value, to_bytes);
        return is_in_range(value, to_bytes);
    }
    const unsigned long long value = load_unsigned(from, bytes);
    store(to, static_cast<long long>(value), to_bytes);
    return value <= largest(to_bytes, true);
}

bool to_c(void *to, int type, const void *from, size_t from_bytes)
{
    const size_t bytes = type_bytes(type);
    if (bytes == from_bytes) {
        memcpy(to, from, bytes);
        return true;
    }
    const long long value = load_signed(from, from_bytes);
    store(to, value, bytes);
    if (type_class(type) == BND_T_SIGNED)
        return is_in_range(value, bytes);
    return value >= 0 && static_cast<unsigned long long>(value) <= largest(bytes, false);
}

size_t fortran_bytes(bnd_t_choice choice)
{
    return choice == BND_T_INTEGERS ? sizeof(bnd_default_integer)
           : choice == BND_T_REALS  ? sizeof(double)
                                    : sizeof(MPI_Count);
}

bool is_of(bnd_t_choice choice, int type)
{
    return choice == BND_T_REALS ? type_class(type) == BND_T_DOUBLE
                                 : type_class(type) == BND_T_SIGNED || type_class(type) == BND_T_UNSIGNED;
}

// C's memory for a value, all zeros, and a byte more, so that a text ends.
int allocate(bnd_t_buffer *buffer, bnd_t_value value)
{
    const size_t bytes = static_cast<size_t>(value.count) * type_bytes(value.type) + 1;
    buffer->value = value;
    buffer->memory = bytes <= sizeof buffer->stack ? buffer->stack : malloc(bytes);
    if (!buffer->memory)
        return MPI_T_ERR_MEMORY;
    memset(buffer->memory, 0, bytes);
    return MPI_SUCCESS;
}

char *element(const bnd_t_buffer *buffer, MPI_Aint index)
{
    return static_cast<char *>(buffer->memory) + static_cast<size_t>(index) * type_bytes(buffer->value.type);
}

}  // namespace

extern "C" {

int bnd_t_buffer_begin(bnd_t_buffer *buffer, bnd_t_value value, bnd_t_choice choice, const void *fortran)
{
    bnd_section section;
    if (!is_of(choice, value.type) || read_section(fortran, &section) < value.count)
        return BND_T_INVALID;
    buffer->fortran = fortran;
    buffer->choice = choice;
    return allocate(buffer, value);
}

int bnd_t_buffer_copy_in(bnd_t_buffer *buffer, bnd_t_value value, bnd_t_choice choice, const void *fortran)
{
    const int code = bnd_t_buffer_begin(buffer, value, choice, fortran);
    if (code != MPI_SUCCESS)
        return code;
    bnd_section section;
    read_section(fortran, &section);
    const size_t bytes = fortran_bytes(choice);
    for (MPI_Aint i = 0; i < value.count; ++i) {
        const char *const from = static_cast<const char *>(section.base) + offset_of(section, i, bytes);
        if (!to_c(element(buffer, i), value.type, from, bytes)) {
            bnd_t_buffer_free(buffer);
            return BND_T_INVALID;
        }
    }
    return MPI_SUCCESS;
}

int bnd_t_buffer_copy_out(bnd_t_buffer *buffer, int result)
{
    bnd_section section;
    const size_t bytes = fortran_bytes(buffer->choice);
    bool fits = true;
    if (result == MPI_SUCCESS) {
        read_section(buffer->fortran, &section);
        int64_t converted = 0;
        for (MPI_Aint i = 0; i < buffer->value.count && fits; ++i)
            fits = to_fortran(&converted, bytes, element(buffer, i), buffer->value.type);
        for (MPI_Aint i = 0; i < buffer->value.count && fits; ++i)
            to_fortran(static_cast<char *>(section.base) + offset_of(section, i, bytes), bytes, element(buffer, i),
                       buffer->value.type);
    }
    bnd_t_buffer_free(buffer);
    return fits ? result : BND_T_INVALID;
}

int bnd_t_text_begin(bnd_t_buffer *buffer, bnd_t_value value)
{
    return type_class(value.type) == BND_T_CHARACTERS ? allocate(buffer, value) : BND_T_INVALID;
}

int bnd_t_text_copy_in(bnd_t_buffer *buffer, bnd_t_value value, const char *fortran, bnd_length length)
{
    while (length > 0 && fortran[length - 1] == ' ')
        --length;
    if (length >= value.count)  // the NUL counts
        return BND_T_INVALID;
    const int code = bnd_t_text_begin(buffer, value);
    if (code == MPI_SUCCESS)
        memcpy(buffer->memory, fortran, static_cast<size_t>(length));
    return code;
}

int bnd_t_text_copy_out(bnd_t_buffer *buffer, char *fortran, bnd_length length, int result)
{
    const char *const text = static_cast<const char *>(buffer->memory);
    const bool fits = result != MPI_SUCCESS || strlen(text) <= static_cast<size_t>(length);
    if (result == MPI_SUCCESS && fits)
        bnd_string_to_fortran(fortran, length, text);
    bnd_t_buffer_free(buffer);
    return fits ? result : BND_T_INVALID;
}

void bnd_t_buffer_free(bnd_t_buffer *buffer)
{
    if (buffer->memory != buffer->stack)
        free(buffer->memory);
}

}  // extern "C"

#endif
