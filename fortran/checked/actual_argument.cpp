#include "actual_argument.h"

#include "element.h"
#include "finding.h"
#include "requests/pending.h"
#include "sections/datatype_contents.h"
#include "sections/each_block.h"
#include "sections/strided_view.h"

#include <limits.h>
#include <stdio.h>

namespace {

using bnd::element;

// A buffer, as its descriptor describes it.
struct buffer {
    const bnd_actual *actual;
    int rank = 0;
    element of = {};
    bnd::strided_view view = {};

    bool read()
    {
        bnd_section section;
        if (bnd_section_read(actual->descriptor, &section) != MPI_SUCCESS || section.base == nullptr)
            return false;
        rank = section.rank;
        of = bnd::element_of(actual->descriptor, section);
        bnd_section_view(&section, &view);
        return true;
    }
    bool has_known_length() const { return view.block_bytes != LLONG_MAX; }
    MPI_Count bytes() const { return view.block_bytes * view.block_count; }
};

// A datatype that describes a buffer.
struct description {
    MPI_Datatype datatype = MPI_DATATYPE_NULL;
    bnd::shape shape = {};
    bool stays_in_array = false;

    bool read(MPI_Datatype which);
};

// False for a datatype with displacements in bytes: they may describe other variables than the array at the address.
bool stays_in_array(MPI_Datatype datatype)
{
    contents c;
    if (c.read(datatype) != MPI_SUCCESS)
        return false;
    switch (c.combiner()) {
    case MPI_COMBINER_DUP:
    case MPI_COMBINER_RESIZED:
    case MPI_COMBINER_CONTIGUOUS:
    case MPI_COMBINER_VECTOR:
    case MPI_COMBINER_INDEXED:
    case MPI_COMBINER_INDEXED_BLOCK:
    case MPI_COMBINER_SUBARRAY:
        return stays_in_array(c.types[0]);
    default:
        return is_leaf(c.combiner());
    }
}

bool description::read(MPI_Datatype which)
{
    datatype = which;
    if (which == MPI_Datatype{})
        return false;  // of an integer that is no handle
    stays_in_array = ::stays_in_array(which);
    return bnd_type_shape(which, &shape) == MPI_SUCCESS;
}

struct text {
    char line[240];
};

// "a REAL(4) array of 2 dimensions"
text described(const buffer &b)
{
    const bnd::type_name name = name_of(b.of);
    const char *const article = name.text[0] == 'I' ? "an" : "a";
    text made;
    if (b.rank == 0)
        snprintf(made.line, sizeof made.line, "%s %s", article, name.text);
    else
        snprintf(made.line, sizeof made.line, "%s %s array of %d dimension%s", article, name.text, b.rank,
                 b.rank == 1 ? "" : "s");
    return made;
}

// Open MPI has names of its own for derived datatypes.
text name_of(MPI_Datatype datatype)
{
    text made;
    char name[MPI_MAX_OBJECT_NAME] = "";
    int length = 0;
    if (bnd_type_is_predefined(datatype))
        PMPI_Type_get_name(datatype, name, &length);
    snprintf(made.line, sizeof made.line, "%.200s", name[0] ? name : "the datatype");
    return made;
}

// The first element of the datatype that the buffer cannot hold; unknown: there is none.
element misfit(const buffer &b, const description &d)
{
    bnd::list<bnd::segment> segments;
    if (!bnd::has_checked_elements(b.of) || bnd_type_segments(d.datatype, &segments) != MPI_SUCCESS)
        return {};
    const MPI_Count length = b.has_known_length() ? b.bytes() : b.of.bytes, end = d.stays_in_array ? LLONG_MAX : length;
    for (const bnd::segment &one : segments) {
        const element leaf = bnd::element_of(one.datatype, one.bytes);
        if (one.dense && one.offset >= 0 && one.offset < end && !bnd::may_hold(b.of, leaf))
            return leaf;
    }
    return {};
}

// `raised` keeps the class of the error that a finding raises. False: it does not fit.
bool has_type(const buffer &b, const description &d, int *raised)
{
    const element leaf = misfit(b, d);
    if (leaf.of == bnd::type_class::unknown)
        return true;
    text said;
    snprintf(said.line, sizeof said.line, "is %s, and %s is of %s", described(b).line, name_of(d.datatype).line,
             name_of(leaf).text);
    *raised = bnd_report(b.actual, "type", said.line, MPI_ERR_TYPE);
    return false;
}

// Whether a right program describes no more than this buffer.
bool limits_length(const buffer &b, const description &d)
{
    if (b.of.of == bnd::type_class::unknown || !b.has_known_length())
        return false;
    return b.of.of == bnd::type_class::derived ? d.shape.extent == b.of.bytes : d.stays_in_array;
}

// `start` in bytes, `count` at least 1.
bool has_length(const buffer &b, const description &d, MPI_Count start, MPI_Count count, int *raised)
{
    bnd::range used = {0, LLONG_MAX};
    if (d.shape.size == 0 || !limits_length(b, d) ||
        bnd_view_range(&b.view, start, count, &d.shape, &used) != MPI_ERR_COUNT)
        return true;
    text said;
    snprintf(said.line, sizeof said.line, "has %lld bytes, and %lld of %s%s end at byte %lld", (long long)b.bytes(),
             (long long)count, name_of(d.datatype).line, start ? ", with their displacement," : "",
             (long long)used.high);
    *raised = bnd_report(b.actual, "length", said.line, MPI_ERR_COUNT);
    return false;
}

int found_in(const bnd_actual *actual, const bnd_single_count &elements)
{
    buffer b{actual};
    description d;
    MPI_Count all = 0;
    int raised = MPI_SUCCESS;
    if (elements.blocks <= 0 || elements.count <= 0 || elements.datatype == MPI_DATATYPE_NULL || !b.read() ||
        !d.read(elements.datatype) || !has_type(b, d, &raised))
        return raised;
    if (!__builtin_mul_overflow(elements.blocks - 1, elements.count, &all) &&
        !__builtin_add_overflow(all, elements.covered, &all) && all > 0)
        has_length(b, d, 0, all, &raised);
    return raised;
}

int found_in(const bnd_actual *actual, const bnd_counts_displs &blocks)
{
    constexpr int reported = MPI_ERR_OTHER;
    buffer b{actual};
    description d;
    int raised = MPI_SUCCESS;
    if (!b.read())
        return raised;
    bnd::each_block(
        blocks,
        [&](MPI_Datatype datatype) { return d.read(datatype) && has_type(b, d, &raised) ? MPI_SUCCESS : reported; },
        [&](MPI_Count start, MPI_Count count, MPI_Datatype) {
            return has_length(b, d, start, count, &raised) ? MPI_SUCCESS : reported;
        });
    return raised;
}

// A contiguous buffer reaches C as it is.
template <typename Described, typename Describe>
int checked(const bnd_actual *actual, bnd_choice *choice, const Described *described, bnd_pending **pending,
            bnd_raised_on on, MPI_Fint object, Describe describe)
{
    const int error = found_in(actual, *described);
    if (error == MPI_SUCCESS)
        return bnd_is_contiguous(actual->descriptor)
                   ? MPI_SUCCESS
                   : describe(choice, actual->descriptor, described, pending, on, object);
    bnd_pending_release(*pending);
    return bnd_raise_on(on, object, error);
}

}  // namespace

extern "C" {

int bnd_checked_single_count(const bnd_actual *actual, bnd_choice *choice, const bnd_single_count *elements,
                             bnd_pending **pending, bnd_raised_on on, MPI_Fint object)
{
    return checked(actual, choice, elements, pending, on, object, bnd_describe_single_count);
}

int bnd_checked_counts_displs(const bnd_actual *actual, bnd_choice *choice, const bnd_counts_displs *blocks,
                              bnd_pending **pending, bnd_raised_on on, MPI_Fint object)
{
    return checked(actual, choice, blocks, pending, on, object, bnd_describe_counts_displs);
}

}  // extern "C"
