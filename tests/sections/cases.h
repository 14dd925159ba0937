// Random sections and datatypes.
#pragma once

#include "sections/section.h"

#include <algorithm>
#include <numeric>
#include <random>
#include <vector>

class dice {
public:
    explicit dice(unsigned seed) : engine_(seed) {}
    int operator()(int low, int high)
    {
        return low + static_cast<int>(engine_() % static_cast<unsigned>(high - low + 1));
    }
    bool one_in(int n) { return (*this)(1, n) == 1; }
    template <typename T, size_t n>
    const T &of(const T (&items)[n])
    {
        return items[(*this)(0, static_cast<int>(n) - 1)];
    }

private:
    std::mt19937 engine_;
};

// Memory with a section in it, and where each byte of the virtual buffer lies, found by walking over the elements.
struct place_in_memory {
    std::vector<char> memory;
    bnd_section section = {};
    ptrdiff_t parent_bytes = 0;    // elements are parts of structures of this size
    std::vector<ptrdiff_t> where;  // of each byte, in memory

    explicit place_in_memory(dice &roll);
    bool contiguous() const
    {
        for (size_t i = 1; i < where.size(); ++i)
            if (where[i] != where[0] + static_cast<ptrdiff_t>(i))
                return false;
        return true;
    }
    std::vector<char> gather() const
    {
        std::vector<char> buffer;
        buffer.reserve(where.size() + 1);  // MPI refuses null addresses
        for (const ptrdiff_t at : where)
            buffer.push_back(memory[at]);
        return buffer;
    }
    void scatter(const std::vector<char> &buffer, std::vector<char> &to) const
    {
        for (size_t i = 0; i < where.size(); ++i)
            to[where[i]] = buffer[i];
    }
};

inline place_in_memory::place_in_memory(dice &roll)
{
    const int ranks[] = {1, 1, 1, 2, 2, 2, 3, 3, 4, 7, 15};
    const ptrdiff_t sizes[] = {1, 2, 4, 4, 4, 8, 8, 16, 12};
    section.rank = roll.of(ranks);
    section.element_bytes = roll.of(sizes);
    const ptrdiff_t parents[] = {1, 1, 1, 2, 3};
    parent_bytes = section.element_bytes * roll.of(parents);
    const int most = section.rank == 1 ? 40 : section.rank == 2 ? 9 : section.rank <= 4 ? 5 : section.rank == 7 ? 2 : 1;
    const bool plain = roll.one_in(4);  // more often contiguous inside
    ptrdiff_t step = parent_bytes, first = 0;
    for (int d = 0; d < section.rank; ++d) {
        int extent = roll(roll.one_in(40) ? 0 : 1, most);
        if (section.rank == 15 && roll.one_in(3))
            extent = 2;
        const int stride = plain && roll.one_in(2) ? 1 : roll(1, most > 2 ? 3 : 1);
        const int allocated = std::max(1, extent * stride) + (plain ? 0 : roll(0, 1));
        const bool backwards = !plain && roll.one_in(4);
        section.dim[d] = {extent, backwards ? -stride * step : stride * step};
        if (backwards)
            first += std::max(0, extent - 1) * stride * step;
        step *= allocated;
    }
    constexpr ptrdiff_t margin = 64;
    memory.resize(margin + step + margin);
    for (char &byte : memory)
        byte = static_cast<char>(roll(0, 255));
    section.base = memory.data() + margin + first;
    const ptrdiff_t elements = std::accumulate(section.dim, section.dim + section.rank, ptrdiff_t{1},
                                               [](ptrdiff_t n, const bnd_dimension &dim) { return n * dim.extent; });
    for (ptrdiff_t element = 0; element < elements; ++element) {
        ptrdiff_t at = margin + first, left = element;
        for (int d = 0; d < section.rank; ++d) {
            at += left % section.dim[d].extent * section.dim[d].stride_bytes;
            left /= section.dim[d].extent;
        }
        for (ptrdiff_t byte = 0; byte < section.element_bytes; ++byte)
            where.push_back(at + byte);
    }
}

inline bnd_gfortran_descriptor as_gfortran(const place_in_memory &place)
{
    bnd_gfortran_descriptor d = {};
    d.base = place.section.base;
    d.element_bytes = static_cast<size_t>(place.section.element_bytes);
    d.rank = static_cast<signed char>(place.section.rank);
    d.type = 3;
    d.span = place.parent_bytes;
    for (int i = 0; i < place.section.rank; ++i)
        d.dim[i] = {place.section.dim[i].stride_bytes / d.span, 1, place.section.dim[i].extent};
    return d;
}

inline bnd_cfi_descriptor as_cfi(const place_in_memory &place)
{
    bnd_cfi_descriptor d = {};
    d.base = place.section.base;
    d.element_bytes = static_cast<size_t>(place.section.element_bytes);
    d.rank = static_cast<signed char>(place.section.rank);
    for (int i = 0; i < place.section.rank; ++i)
        d.dim[i] = {0, place.section.dim[i].extent, place.section.dim[i].stride_bytes};
    return d;
}

// A committed datatype, made of a few others.
class random_type {
public:
    explicit random_type(dice &roll) : roll_(roll)
    {
        type = make(roll_(0, 3));
        if (made_.empty())
            return;
        PMPI_Type_commit(&type);
    }
    random_type(const random_type &) = delete;
    random_type &operator=(const random_type &) = delete;
    ~random_type()
    {
        for (MPI_Datatype &made : made_)
            PMPI_Type_free(&made);
    }

    MPI_Datatype type;
    bool overlaps = false;  // not for receiving

private:
    MPI_Datatype basic()
    {
        const MPI_Datatype types[] = {MPI_BYTE,     MPI_CHAR,      MPI_SHORT,          MPI_INT,
                                      MPI_INT,      MPI_INT,       MPI_FLOAT,          MPI_DOUBLE,
                                      MPI_DOUBLE,   MPI_INTEGER,   MPI_DOUBLE_COMPLEX, MPI_COMPLEX,
                                      MPI_2INTEGER, MPI_DOUBLE_INT};
        return roll_.of(types);
    }
    static MPI_Aint extent(MPI_Datatype of, bool real)
    {
        MPI_Aint low, length;
        int size;
        PMPI_Type_size(of, &size);
        if (size == 0)
            return 0;
        (real ? PMPI_Type_get_true_extent : PMPI_Type_get_extent)(of, &low, &length);
        return real ? std::max<MPI_Aint>(low + length, 0) : length;
    }
    MPI_Datatype keep(MPI_Datatype made)
    {
        made_.push_back(made);
        return made;
    }
    MPI_Datatype make(int depth);
    MPI_Datatype with_places(MPI_Datatype old, int which);
    MPI_Datatype structure(MPI_Datatype old, int depth);
    MPI_Datatype resized(MPI_Datatype old);
    MPI_Datatype subarray(MPI_Datatype old);
    MPI_Datatype with_large_counts(MPI_Datatype old);

    dice &roll_;
    std::vector<MPI_Datatype> made_;
};

inline MPI_Datatype random_type::make(int depth)
{
    if (depth == 0)
        return basic();
    const MPI_Datatype old = make(depth - 1);
    const MPI_Aint step = std::max(extent(old, false), extent(old, true));
    MPI_Datatype made;
    const int length = roll_(1, 3);
    switch (const int which = roll_(0, 13)) {
    case 0:
    case 1:
        PMPI_Type_contiguous(roll_.one_in(20) ? 0 : roll_(1, 4), old, &made);
        break;
    case 2:
        PMPI_Type_vector(roll_(1, 3), length, length + roll_(0, 2), old, &made);
        break;
    case 3:
        PMPI_Type_create_hvector(roll_(1, 3), length, length * step + roll_(0, 2) * 4, old, &made);
        break;
    case 4:
    case 5:
    case 6:
    case 7:
        return with_places(old, which);
    case 8:
        return structure(old, depth);
    case 9:
        return resized(old);
    case 10:
        return subarray(old);
    case 11:
    case 12:
        return with_large_counts(old);
    default:
        PMPI_Type_dup(old, &made);
    }
    return keep(made);
}

inline MPI_Datatype random_type::with_places(MPI_Datatype old, int which)
{
    const MPI_Aint step = std::max(extent(old, false), extent(old, true));
    int length = roll_(1, 2), lengths[3], places[3] = {0, 3, 5};
    std::shuffle(places, places + 3, std::mt19937(static_cast<unsigned>(roll_(0, 1000))));
    MPI_Aint bytes[3];
    for (int i = 0; i < 3; ++i) {
        lengths[i] = roll_(0, 2);
        bytes[i] = places[i] * step;
    }
    const int count = roll_(1, 3);
    MPI_Datatype made;
    switch (which) {
    case 4:
        PMPI_Type_indexed(count, lengths, places, old, &made);
        break;
    case 5:
        PMPI_Type_create_hindexed(count, lengths, bytes, old, &made);
        break;
    case 6:
        PMPI_Type_create_indexed_block(count, length, places, old, &made);
        break;
    default:
        PMPI_Type_create_hindexed_block(count, length, bytes, old, &made);
    }
    return keep(made);
}

inline MPI_Datatype random_type::structure(MPI_Datatype old, int depth)
{
    MPI_Datatype types[3] = {old, basic(), make(depth - 1)};
    int lengths[3];
    MPI_Aint places[3], at = 0;
    for (int i = 0; i < 3; ++i) {
        lengths[i] = roll_(0, 2);
#ifdef OPEN_MPI
        int size;
        PMPI_Type_size(types[i], &size);
        if (size == 0)  // Open MPI 4.1.4 moves wrong bytes for structures of which a part is empty
            lengths[i] = 0;
#endif
        places[i] = at;
        at += lengths[i] * std::max(extent(types[i], false), extent(types[i], true)) + roll_(0, 1) * 4;
    }
    if (roll_.one_in(3)) {
        std::swap(places[0], places[2]);
        std::swap(types[0], types[2]);
        std::swap(lengths[0], lengths[2]);
    }
    MPI_Datatype made;
    PMPI_Type_create_struct(3, lengths, places, types, &made);
    return keep(made);
}

inline MPI_Datatype random_type::resized(MPI_Datatype old)
{
    const MPI_Aint step = extent(old, true);
    MPI_Aint length = step + roll_(0, 3) * 4;
    if (roll_.one_in(6)) {
        length = roll_(0, 1) * std::max<MPI_Aint>(step - 4, 4);
        overlaps = true;
    }
    MPI_Datatype made;
    PMPI_Type_create_resized(old, roll_.one_in(3) ? -roll_(1, 2) * 4 : 0, length, &made);
    return keep(made);
}

inline MPI_Datatype random_type::subarray(MPI_Datatype old)
{
    const int rank = roll_(1, 3);
    int sizes[3], wanted[3], starts[3];
    for (int d = 0; d < rank; ++d) {
        sizes[d] = roll_(1, 3);
        wanted[d] = roll_(1, sizes[d]);
        starts[d] = roll_(0, sizes[d] - wanted[d]);
    }
    if (extent(old, true) > extent(old, false))
        overlaps = true;
    MPI_Datatype made;
    PMPI_Type_create_subarray(rank, sizes, wanted, starts, roll_.one_in(2) ? MPI_ORDER_C : MPI_ORDER_FORTRAN, old,
                              &made);
    return keep(made);
}

// Their arguments come back in another form. The same datatypes before MPI 4.0, but with int.
inline MPI_Datatype random_type::with_large_counts(MPI_Datatype old)
{
    const MPI_Count step = std::max(extent(old, false), extent(old, true)), two = roll_(1, 2);
    const MPI_Count lengths[2] = {two, 1}, places[2] = {0, 4}, bytes[2] = {4 * step, 0};
    const MPI_Count sizes[2] = {3, 4}, wanted[2] = {two, 2}, starts[2] = {1, 1};
    const MPI_Datatype types[2] = {old, MPI_SHORT};
    MPI_Datatype made;
    const int which = roll_(0, 9);
#if MPI_VERSION >= 4
    switch (which) {
    case 0:
        PMPI_Type_contiguous_c(two, old, &made);
        break;
    case 1:
        PMPI_Type_vector_c(2, two, two + 1, old, &made);
        break;
    case 2:
        PMPI_Type_create_hvector_c(2, two, two * step + 4, old, &made);
        break;
    case 3:
        PMPI_Type_indexed_c(2, lengths, places, old, &made);
        break;
    case 4:
        PMPI_Type_create_hindexed_c(2, lengths, bytes, old, &made);
        break;
    case 5:
        PMPI_Type_create_indexed_block_c(2, two, places, old, &made);
        break;
    case 6:
        PMPI_Type_create_hindexed_block_c(2, two, bytes, old, &made);
        break;
    case 7:
        PMPI_Type_create_struct_c(2, lengths, bytes, types, &made);
        break;
    case 8:
        PMPI_Type_create_resized_c(old, -4, step + 4, &made);
        break;
    default:
        PMPI_Type_create_subarray_c(2, sizes, wanted, starts, roll_.one_in(2) ? MPI_ORDER_C : MPI_ORDER_FORTRAN, old,
                                    &made);
        overlaps = overlaps || extent(old, true) > extent(old, false);
    }
    overlaps = overlaps || (which == 7 && 4 * step < 2);
#else
    (void)lengths, (void)places, (void)bytes, (void)sizes, (void)wanted, (void)starts, (void)types, (void)which;
    PMPI_Type_vector(2, static_cast<int>(two), static_cast<int>(two) + 1, old, &made);
#endif
    return keep(made);
}
