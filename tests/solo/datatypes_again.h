// Datatypes made again from what MPI_Type_get_contents says of them (MPI 5.0, 5.1.13).
#ifndef DATATYPES_AGAIN_H
#define DATATYPES_AGAIN_H

#include "random_datatypes.h"

namespace {

struct arguments {
    int combiner;
    std::vector<int> i;
    std::vector<MPI_Aint> a;
    std::vector<MPI_Count> c;
    std::vector<MPI_Datatype> d;
};

arguments contents_of(MPI_Datatype type)
{
    arguments all;
    MPI_Count i, a, c, d;
    DO(MPI_Type_get_envelope_c(type, &i, &a, &c, &d, &all.combiner));
    all.i.resize(static_cast<std::size_t>(i));
    all.a.resize(static_cast<std::size_t>(a));
    all.c.resize(static_cast<std::size_t>(c));
    all.d.resize(static_cast<std::size_t>(d));
    if (all.combiner != MPI_COMBINER_NAMED)
        DO(MPI_Type_get_contents_c(type, i, a, c, d, all.i.data(), all.a.data(), all.c.data(), all.d.data()));
    return all;
}

MPI_Datatype made_again_small(const arguments &all, const MPI_Datatype *d)
{
    MPI_Datatype type = MPI_DATATYPE_NULL;
    const int *const i = all.i.data();
    const MPI_Aint *const a = all.a.data();
    switch (all.combiner) {
    case MPI_COMBINER_DUP:
        DO(MPI_Type_dup(d[0], &type));
        break;
    case MPI_COMBINER_CONTIGUOUS:
        DO(MPI_Type_contiguous(i[0], d[0], &type));
        break;
    case MPI_COMBINER_VECTOR:
        DO(MPI_Type_vector(i[0], i[1], i[2], d[0], &type));
        break;
    case MPI_COMBINER_HVECTOR:
        DO(MPI_Type_create_hvector(i[0], i[1], a[0], d[0], &type));
        break;
    case MPI_COMBINER_INDEXED:
        DO(MPI_Type_indexed(i[0], i + 1, i + 1 + i[0], d[0], &type));
        break;
    case MPI_COMBINER_HINDEXED:
        DO(MPI_Type_create_hindexed(i[0], i + 1, a, d[0], &type));
        break;
    case MPI_COMBINER_INDEXED_BLOCK:
        DO(MPI_Type_create_indexed_block(i[0], i[1], i + 2, d[0], &type));
        break;
    case MPI_COMBINER_HINDEXED_BLOCK:
        DO(MPI_Type_create_hindexed_block(i[0], i[1], a, d[0], &type));
        break;
    case MPI_COMBINER_STRUCT:
        DO(MPI_Type_create_struct(i[0], i + 1, a, d, &type));
        break;
    case MPI_COMBINER_SUBARRAY: {
        const int n = i[0];
        DO(MPI_Type_create_subarray(n, i + 1, i + 1 + n, i + 1 + 2 * n, i[1 + 3 * n], d[0], &type));
        break;
    }
    case MPI_COMBINER_DARRAY: {
        const int n = i[2];
        DO(MPI_Type_create_darray(i[0], i[1], n, i + 3, i + 3 + n, i + 3 + 2 * n, i + 3 + 3 * n, i[3 + 4 * n], d[0],
                                  &type));
        break;
    }
    case MPI_COMBINER_RESIZED:
        DO(MPI_Type_create_resized(d[0], a[0], a[1], &type));
        break;
    default:
        give_up("an unknown combiner", __LINE__);
    }
    return type;
}

MPI_Datatype made_again_large(const arguments &all, const MPI_Datatype *d)
{
    MPI_Datatype type = MPI_DATATYPE_NULL;
    const int *const i = all.i.data();
    const MPI_Count *const c = all.c.data();
    switch (all.combiner) {
    case MPI_COMBINER_CONTIGUOUS:
        DO(MPI_Type_contiguous_c(c[0], d[0], &type));
        break;
    case MPI_COMBINER_VECTOR:
        DO(MPI_Type_vector_c(c[0], c[1], c[2], d[0], &type));
        break;
    case MPI_COMBINER_HVECTOR:
        DO(MPI_Type_create_hvector_c(c[0], c[1], c[2], d[0], &type));
        break;
    case MPI_COMBINER_INDEXED:
        DO(MPI_Type_indexed_c(c[0], c + 1, c + 1 + c[0], d[0], &type));
        break;
    case MPI_COMBINER_HINDEXED:
        DO(MPI_Type_create_hindexed_c(c[0], c + 1, c + 1 + c[0], d[0], &type));
        break;
    case MPI_COMBINER_INDEXED_BLOCK:
        DO(MPI_Type_create_indexed_block_c(c[0], c[1], c + 2, d[0], &type));
        break;
    case MPI_COMBINER_HINDEXED_BLOCK:
        DO(MPI_Type_create_hindexed_block_c(c[0], c[1], c + 2, d[0], &type));
        break;
    case MPI_COMBINER_STRUCT:
        DO(MPI_Type_create_struct_c(c[0], c + 1, c + 1 + c[0], d, &type));
        break;
    case MPI_COMBINER_SUBARRAY:
        DO(MPI_Type_create_subarray_c(i[0], c, c + i[0], c + 2 * i[0], i[1], d[0], &type));
        break;
    case MPI_COMBINER_DARRAY: {
        const int n = i[2];
        DO(MPI_Type_create_darray_c(i[0], i[1], n, c, i + 3, i + 3 + n, i + 3 + 2 * n, i[3 + 3 * n], d[0], &type));
        break;
    }
    case MPI_COMBINER_RESIZED:
        DO(MPI_Type_create_resized_c(d[0], c[0], c[1], &type));
        break;
    default:
        give_up("an unknown combiner", __LINE__);
    }
    return type;
}

// The same type, from its contents all the way down.
MPI_Datatype made_again(MPI_Datatype type)
{
    arguments all = contents_of(type);
    if (all.combiner == MPI_COMBINER_NAMED)
        return type;
    std::vector<MPI_Datatype> parts;
    for (const MPI_Datatype each : all.d)
        parts.push_back(made_again(each));
    const MPI_Datatype again =
        all.c.empty() ? made_again_small(all, parts.data()) : made_again_large(all, parts.data());
    for (std::vector<MPI_Datatype> *list : {&all.d, &parts})
        for (MPI_Datatype &each : *list)
            if (contents_of(each).combiner != MPI_COMBINER_NAMED)
                DO(MPI_Type_free(&each));
    return again;
}

}  // namespace

#endif
