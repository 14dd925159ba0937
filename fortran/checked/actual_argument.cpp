#include "actual_argument.h"

#include "bnd_choice.h"
#include "element.h"
#include "finding.h"
#include "sections/datatype_contents.h"
#include "sections/type_map.h"

#include <limits.h>
#include <stdio.h>

namespace {

using bnd::element;

struct array {
    bnd_section section;
    element of;
};

struct text {
    char line[240];
};

MPI_Count length_of(const bnd_section &section)
{
    MPI_Count elements = 1;
    for (int d = 0; d < section.rank; ++d)
        elements *= section.dim[d].extent;
    return elements;
}

const char *article(const bnd::type_name &name) { return strchr("IU", name.text[0]) ? "an" : "a"; }

// "a REAL(4) array of 2 dimensions"
text described(const array &a)
{
    const bnd::type_name name = name_of(a.of);
    const int rank = a.section.rank;
    text made;
    if (rank == 0)
        snprintf(made.line, sizeof made.line, "%s %s", article(name), name.text);
    else
        snprintf(made.line, sizeof made.line, "%s %s array of %d dimension%s", article(name), name.text, rank,
                 rank == 1 ? "" : "s");
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

// Whether all of it lies behind its address in one array: not where a program gave displacements in bytes, which may lead to other variables.
bool is_of_one_array(MPI_Datatype datatype)
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
        return is_of_one_array(c.types[0]);
    default:
        return is_leaf(c.combiner());
    }
}

// Up to which byte a datatype surely describes this array.
MPI_Count certain_bytes(const array &a, MPI_Datatype datatype)
{
    if (is_of_one_array(datatype))
        return LLONG_MAX;
    return a.section.assumed_size ? a.of.bytes : length_of(a.section) * a.of.bytes;
}

// The first element of the datatype that the array cannot hold; unknown: there is none.
element misfit(const array &a, MPI_Datatype datatype)
{
    bnd::list<bnd::segment> segments;
    if (!bnd::has_checked_elements(a.of) || bnd_type_segments(datatype, &segments) != MPI_SUCCESS)
        return {};
    const MPI_Count end = certain_bytes(a, datatype);
    for (const bnd::segment &one : segments) {
        const element leaf = bnd::element_of(one.datatype, one.bytes);
        if (one.dense && one.offset >= 0 && one.offset < end && !bnd::may_hold(a.of, leaf))
            return leaf;
    }
    return {};
}

bool has_type(const bnd_actual *actual, const array &a, MPI_Datatype datatype)
{
    const element leaf = misfit(a, datatype);
    if (leaf.of == bnd::type_class::unknown)
        return true;
    text said;
    snprintf(said.line, sizeof said.line, "is %s, and %s is of %s", described(a).line, name_of(datatype).line,
             name_of(leaf).text);
    bnd_report(actual, "type", said.line);
    return false;
}

// Whether a program that is right may describe more than this array.
bool may_lead_further(const array &a, MPI_Datatype datatype)
{
    bnd::shape shape;
    if (a.of.of == bnd::type_class::unknown || a.section.rank == 0 || a.section.assumed_size)
        return true;
    if (a.of.of == bnd::type_class::derived)
        return bnd_type_shape(datatype, &shape) != MPI_SUCCESS || shape.extent != a.of.bytes;
    return !is_of_one_array(datatype);
}

// `start` in bytes.
bool has_length(const bnd_actual *actual, const array &a, MPI_Count start, MPI_Count count, MPI_Datatype datatype)
{
    bnd::shape shape;
    if (may_lead_further(a, datatype) || bnd_section_check(&a.section, start, count, datatype) != MPI_ERR_COUNT ||
        bnd_type_shape(datatype, &shape) != MPI_SUCCESS)
        return true;
    const long long bytes = length_of(a.section) * a.of.bytes, end = start + (count - 1) * shape.extent + shape.high;
    text said;
    snprintf(said.line, sizeof said.line, "has %lld bytes, and %lld of %s%s end at byte %lld", bytes, (long long)count,
             name_of(datatype).line, start ? ", with their displacement," : "", end);
    bnd_report(actual, "length", said.line);
    return false;
}

bool read(const bnd_actual *actual, array *a)
{
    const bool is_known = bnd_section_read(actual->descriptor, &a->section) == MPI_SUCCESS && a->section.base;
    if (is_known)
        a->of = bnd::element_of(actual->descriptor, a->section);
    return is_known;
}

}  // namespace

extern "C" {

void bnd_check_single_count(const bnd_actual *actual, const bnd_single_count *elements)
{
    array a;
    const MPI_Count blocks = elements->blocks, count = elements->count;
    if (blocks <= 0 || count <= 0 || elements->datatype == MPI_DATATYPE_NULL || !read(actual, &a))
        return;
    if (has_type(actual, a, elements->datatype))
        has_length(actual, a, 0, (blocks - 1) * count + elements->covered, elements->datatype);
}

void bnd_check_counts_displs(const bnd_actual *actual, const bnd_counts_displs *blocks)
{
    array a;
    if (!read(actual, &a))
        return;
    MPI_Datatype known = MPI_DATATYPE_NULL;
    for (MPI_Count i = 0; i < blocks->number; ++i) {
        const MPI_Count count = bnd_number_at(blocks->counts, blocks->count_bytes, i);
        const MPI_Datatype datatype = bnd_f2c_Type(blocks->datatypes[blocks->each_datatype ? i : 0]);
        MPI_Count start = bnd_number_at(blocks->displacements, blocks->displacement_bytes, i);
        bnd::shape shape;
        if (count <= 0 || datatype == MPI_DATATYPE_NULL)
            continue;
        if ((datatype != known && !has_type(actual, a, datatype)) || bnd_type_shape(datatype, &shape) != MPI_SUCCESS)
            return;
        known = datatype;
        if (!blocks->each_datatype)
            start *= shape.extent;
        if (!has_length(actual, a, start, count, datatype))
            return;
    }
}

}  // extern "C"
