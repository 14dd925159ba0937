// The types of the elements of events, and what they decide.
#include "mpit/event_elements.h"

#include "bnd_choice.h"

#include <limits>

#if BND_T_HAS_EVENTS

namespace {

constexpr MPI_Aint unknown = std::numeric_limits<MPI_Aint>::max() / 2;

// By the event type, of which there are few.
struct Described {
    int event_index;
    const bnd_t_elements *elements;
    Described *next;
};

Described *described;

const bnd_t_elements *describe(int event_index)
{
    int count = 0;
    if (PMPI_T_event_get_info(event_index, nullptr, nullptr, nullptr, nullptr, nullptr, &count, nullptr, nullptr,
                              nullptr, nullptr, nullptr) != MPI_SUCCESS)
        return nullptr;
    const auto number = static_cast<size_t>(count);
    const auto created = static_cast<bnd_t_elements *>(malloc(sizeof(bnd_t_elements) + (number + 1) * sizeof(int)));
    const auto datatypes = static_cast<MPI_Datatype *>(malloc((number + 1) * sizeof(MPI_Datatype)));
    const auto displacements = static_cast<MPI_Aint *>(malloc((number + 1) * sizeof(MPI_Aint)));
    bool known = created && datatypes && displacements &&
                 PMPI_T_event_get_info(event_index, nullptr, nullptr, nullptr, datatypes, displacements, &count,
                                       nullptr, nullptr, nullptr, nullptr, nullptr) == MPI_SUCCESS;
    if (known) {
        created->count = count;
        created->bytes = 0;
        for (int i = 0; i < count; ++i) {
            created->types[i] = bnd_t_type_of_datatype(datatypes[i]);
            const MPI_Aint bytes = created->types[i] ? created->types[i] & 0xff : unknown;
            const MPI_Aint end = displacements[i] + bytes;
            created->bytes = end > created->bytes ? end : created->bytes;
        }
    }
    free(datatypes);
    free(displacements);
    if (!known)
        free(created);
    return known ? created : nullptr;
}

}  // namespace

extern "C" {

const bnd_t_elements *bnd_t_elements_of(int event_index)
{
    for (const Described *known = described; known; known = known->next)
        if (known->event_index == event_index)
            return known->elements;
    const auto created = static_cast<Described *>(malloc(sizeof(Described)));
    if (!created)
        return nullptr;
    *created = {event_index, describe(event_index), described};
    if (!created->elements) {
        free(created);
        return nullptr;
    }
    described = created;
    return created->elements;
}

bnd_t_value bnd_t_value_of_event_instance(const bnd_t_handle *event_instance, int element_index)
{
    const auto *const elements = reinterpret_cast<const bnd_t_elements *>(event_instance->data);
    if (!elements || element_index < 0 || element_index >= elements->count)
        return {0, 1};
    return {elements->types[element_index], 1};
}

int bnd_t_event_buffer(void **address, const bnd_t_handle *event_instance, const void *fortran)
{
    const auto *const elements = reinterpret_cast<const bnd_t_elements *>(event_instance->data);
#if BND_READS_DESCRIPTORS
    bnd_section section;
    if (!elements || bnd_section_read(fortran, &section) != MPI_SUCCESS || !bnd_section_contiguous(&section))
        return BND_T_INVALID;
    MPI_Aint bytes = section.element_bytes;
    for (int d = 0; d < section.rank; ++d)
        bytes *= section.dim[d].extent;
    *address = section.base;
    return section.assumed_size || bytes >= elements->bytes ? (int)MPI_SUCCESS : BND_T_INVALID;
#else
    *address = const_cast<void *>(fortran);
    return elements ? (int)MPI_SUCCESS : BND_T_INVALID;
#endif
}

}  // extern "C"

#endif
