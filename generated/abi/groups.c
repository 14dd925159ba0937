/* Do not edit: `bindery generate` writes this from specs/routines/groups.toml through templates/abi/calls.c.j2. */
/* What stands under entry points of the standard ABI: every argument is converted, the other MPI's function is called. */
#include "bnd_native_calls.h"

#ifndef BND_EMULATES_MPI_Group_compare
#if BND_HAS_MPI_Group_compare
int BND_IMPLEMENTATION(Group_compare)(abi_Group group1, abi_Group group2, int *result)
{
    BND_ABI_REFUSE_WRONG(Group, group1, 1, ABI_ERR_GROUP, "MPI_Group_compare", BND_ON_GROUP, group1);
    BND_ABI_REFUSE_WRONG(Group, group2, 1, ABI_ERR_GROUP, "MPI_Group_compare", BND_ON_GROUP, group1);
    const int bnd_result = BND_NATIVE(Group_compare)(bnd_to_Group(group1), bnd_to_Group(group2), (void *)result);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *result = bnd_from_comparisons(*result);
    }
    return BND_RETURNED(bnd_result, "MPI_Group_compare", BND_ON_GROUP, group1);
}
#else
int BND_IMPLEMENTATION(Group_compare)(abi_Group group1, abi_Group group2, int *result)
{
    (void)group1, (void)group2, (void)result;
    return BND_UNSUPPORTED("MPI_Group_compare", BND_ON_GROUP, group1);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Group_difference
#if BND_HAS_MPI_Group_difference
int BND_IMPLEMENTATION(Group_difference)(abi_Group group1, abi_Group group2, abi_Group *newgroup)
{
    BND_ABI_REFUSE_WRONG(Group, group1, 1, ABI_ERR_GROUP, "MPI_Group_difference", BND_ON_GROUP, group1);
    BND_ABI_REFUSE_WRONG(Group, group2, 1, ABI_ERR_GROUP, "MPI_Group_difference", BND_ON_GROUP, group1);
    MPI_Group c_newgroup = bnd_null_Group;
    const int bnd_result = BND_NATIVE(Group_difference)(bnd_to_Group(group1), bnd_to_Group(group2), &c_newgroup);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *newgroup = bnd_from_Group(c_newgroup);
    }
    return BND_RETURNED(bnd_result, "MPI_Group_difference", BND_ON_GROUP, group1);
}
#else
int BND_IMPLEMENTATION(Group_difference)(abi_Group group1, abi_Group group2, abi_Group *newgroup)
{
    (void)group1, (void)group2, (void)newgroup;
    return BND_UNSUPPORTED("MPI_Group_difference", BND_ON_GROUP, group1);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Group_excl
#if BND_HAS_MPI_Group_excl
int BND_IMPLEMENTATION(Group_excl)(abi_Group group, int n, const int ranks[], abi_Group *newgroup)
{
    BND_ABI_REFUSE_WRONG(Group, group, 1, ABI_ERR_GROUP, "MPI_Group_excl", BND_ON_GROUP, group);
    MPI_Group c_newgroup = bnd_null_Group;
    const int bnd_result = BND_NATIVE(Group_excl)(bnd_to_Group(group), n, (void *)ranks, &c_newgroup);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *newgroup = bnd_from_Group(c_newgroup);
    }
    return BND_RETURNED(bnd_result, "MPI_Group_excl", BND_ON_GROUP, group);
}
#else
int BND_IMPLEMENTATION(Group_excl)(abi_Group group, int n, const int ranks[], abi_Group *newgroup)
{
    (void)group, (void)n, (void)ranks, (void)newgroup;
    return BND_UNSUPPORTED("MPI_Group_excl", BND_ON_GROUP, group);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Group_free
#if BND_HAS_MPI_Group_free
int BND_IMPLEMENTATION(Group_free)(abi_Group *group)
{
    BND_ABI_REFUSE_WRONG(Group, *group, 1, ABI_ERR_GROUP, "MPI_Group_free", BND_ON_GROUP, *group);
    MPI_Group c_group = bnd_to_Group(*group);
    const int bnd_result = BND_NATIVE(Group_free)(&c_group);
    *group = bnd_from_Group(c_group);
    return BND_RETURNED(bnd_result, "MPI_Group_free", BND_ON_GROUP, *group);
}
#else
int BND_IMPLEMENTATION(Group_free)(abi_Group *group)
{
    (void)group;
    return BND_UNSUPPORTED("MPI_Group_free", BND_ON_GROUP, *group);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Group_incl
#if BND_HAS_MPI_Group_incl
int BND_IMPLEMENTATION(Group_incl)(abi_Group group, int n, const int ranks[], abi_Group *newgroup)
{
    BND_ABI_REFUSE_WRONG(Group, group, 1, ABI_ERR_GROUP, "MPI_Group_incl", BND_ON_GROUP, group);
    MPI_Group c_newgroup = bnd_null_Group;
    const int bnd_result = BND_NATIVE(Group_incl)(bnd_to_Group(group), n, (void *)ranks, &c_newgroup);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *newgroup = bnd_from_Group(c_newgroup);
    }
    return BND_RETURNED(bnd_result, "MPI_Group_incl", BND_ON_GROUP, group);
}
#else
int BND_IMPLEMENTATION(Group_incl)(abi_Group group, int n, const int ranks[], abi_Group *newgroup)
{
    (void)group, (void)n, (void)ranks, (void)newgroup;
    return BND_UNSUPPORTED("MPI_Group_incl", BND_ON_GROUP, group);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Group_intersection
#if BND_HAS_MPI_Group_intersection
int BND_IMPLEMENTATION(Group_intersection)(abi_Group group1, abi_Group group2, abi_Group *newgroup)
{
    BND_ABI_REFUSE_WRONG(Group, group1, 1, ABI_ERR_GROUP, "MPI_Group_intersection", BND_ON_GROUP, group1);
    BND_ABI_REFUSE_WRONG(Group, group2, 1, ABI_ERR_GROUP, "MPI_Group_intersection", BND_ON_GROUP, group1);
    MPI_Group c_newgroup = bnd_null_Group;
    const int bnd_result = BND_NATIVE(Group_intersection)(bnd_to_Group(group1), bnd_to_Group(group2), &c_newgroup);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *newgroup = bnd_from_Group(c_newgroup);
    }
    return BND_RETURNED(bnd_result, "MPI_Group_intersection", BND_ON_GROUP, group1);
}
#else
int BND_IMPLEMENTATION(Group_intersection)(abi_Group group1, abi_Group group2, abi_Group *newgroup)
{
    (void)group1, (void)group2, (void)newgroup;
    return BND_UNSUPPORTED("MPI_Group_intersection", BND_ON_GROUP, group1);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Group_range_excl
#if BND_HAS_MPI_Group_range_excl
int BND_IMPLEMENTATION(Group_range_excl)(abi_Group group, int n, int ranges[][3], abi_Group *newgroup)
{
    BND_ABI_REFUSE_WRONG(Group, group, 1, ABI_ERR_GROUP, "MPI_Group_range_excl", BND_ON_GROUP, group);
    MPI_Group c_newgroup = bnd_null_Group;
    const int bnd_result = BND_NATIVE(Group_range_excl)(bnd_to_Group(group), n, (void *)ranges, &c_newgroup);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *newgroup = bnd_from_Group(c_newgroup);
    }
    return BND_RETURNED(bnd_result, "MPI_Group_range_excl", BND_ON_GROUP, group);
}
#else
int BND_IMPLEMENTATION(Group_range_excl)(abi_Group group, int n, int ranges[][3], abi_Group *newgroup)
{
    (void)group, (void)n, (void)ranges, (void)newgroup;
    return BND_UNSUPPORTED("MPI_Group_range_excl", BND_ON_GROUP, group);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Group_range_incl
#if BND_HAS_MPI_Group_range_incl
int BND_IMPLEMENTATION(Group_range_incl)(abi_Group group, int n, int ranges[][3], abi_Group *newgroup)
{
    BND_ABI_REFUSE_WRONG(Group, group, 1, ABI_ERR_GROUP, "MPI_Group_range_incl", BND_ON_GROUP, group);
    MPI_Group c_newgroup = bnd_null_Group;
    const int bnd_result = BND_NATIVE(Group_range_incl)(bnd_to_Group(group), n, (void *)ranges, &c_newgroup);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *newgroup = bnd_from_Group(c_newgroup);
    }
    return BND_RETURNED(bnd_result, "MPI_Group_range_incl", BND_ON_GROUP, group);
}
#else
int BND_IMPLEMENTATION(Group_range_incl)(abi_Group group, int n, int ranges[][3], abi_Group *newgroup)
{
    (void)group, (void)n, (void)ranges, (void)newgroup;
    return BND_UNSUPPORTED("MPI_Group_range_incl", BND_ON_GROUP, group);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Group_rank
#if BND_HAS_MPI_Group_rank
int BND_IMPLEMENTATION(Group_rank)(abi_Group group, int *rank)
{
    BND_ABI_REFUSE_WRONG(Group, group, 1, ABI_ERR_GROUP, "MPI_Group_rank", BND_ON_GROUP, group);
    return BND_RETURNED(BND_NATIVE(Group_rank)(bnd_to_Group(group), (void *)rank), "MPI_Group_rank", BND_ON_GROUP,
            group);
}
#else
int BND_IMPLEMENTATION(Group_rank)(abi_Group group, int *rank)
{
    (void)group, (void)rank;
    return BND_UNSUPPORTED("MPI_Group_rank", BND_ON_GROUP, group);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Group_size
#if BND_HAS_MPI_Group_size
int BND_IMPLEMENTATION(Group_size)(abi_Group group, int *size)
{
    BND_ABI_REFUSE_WRONG(Group, group, 1, ABI_ERR_GROUP, "MPI_Group_size", BND_ON_GROUP, group);
    return BND_RETURNED(BND_NATIVE(Group_size)(bnd_to_Group(group), (void *)size), "MPI_Group_size", BND_ON_GROUP,
            group);
}
#else
int BND_IMPLEMENTATION(Group_size)(abi_Group group, int *size)
{
    (void)group, (void)size;
    return BND_UNSUPPORTED("MPI_Group_size", BND_ON_GROUP, group);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Group_translate_ranks
#if BND_HAS_MPI_Group_translate_ranks
int BND_IMPLEMENTATION(Group_translate_ranks)(abi_Group group1, int n, const int ranks1[], abi_Group group2,
        int ranks2[])
{
    BND_ABI_REFUSE_WRONG(Group, group1, 1, ABI_ERR_GROUP, "MPI_Group_translate_ranks", BND_ON_GROUP, group1);
    BND_ABI_REFUSE_WRONG(Group, group2, 1, ABI_ERR_GROUP, "MPI_Group_translate_ranks", BND_ON_GROUP, group1);
    BND_ABI_OWNED int *c_ranks1 = bnd_abi_numbers(ranks1, n, bnd_to_ranks);
    BND_ABI_NEED(c_ranks1, ranks1);
    const int bnd_result = BND_NATIVE(Group_translate_ranks)(bnd_to_Group(group1), n, c_ranks1, bnd_to_Group(group2),
            ranks2);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        bnd_abi_numbers_in_place(ranks2, n, bnd_from_ranks);
    }
    return BND_RETURNED(bnd_result, "MPI_Group_translate_ranks", BND_ON_GROUP, group1);
}
#else
int BND_IMPLEMENTATION(Group_translate_ranks)(abi_Group group1, int n, const int ranks1[], abi_Group group2,
        int ranks2[])
{
    (void)group1, (void)n, (void)ranks1, (void)group2, (void)ranks2;
    return BND_UNSUPPORTED("MPI_Group_translate_ranks", BND_ON_GROUP, group1);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Group_union
#if BND_HAS_MPI_Group_union
int BND_IMPLEMENTATION(Group_union)(abi_Group group1, abi_Group group2, abi_Group *newgroup)
{
    BND_ABI_REFUSE_WRONG(Group, group1, 1, ABI_ERR_GROUP, "MPI_Group_union", BND_ON_GROUP, group1);
    BND_ABI_REFUSE_WRONG(Group, group2, 1, ABI_ERR_GROUP, "MPI_Group_union", BND_ON_GROUP, group1);
    MPI_Group c_newgroup = bnd_null_Group;
    const int bnd_result = BND_NATIVE(Group_union)(bnd_to_Group(group1), bnd_to_Group(group2), &c_newgroup);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *newgroup = bnd_from_Group(c_newgroup);
    }
    return BND_RETURNED(bnd_result, "MPI_Group_union", BND_ON_GROUP, group1);
}
#else
int BND_IMPLEMENTATION(Group_union)(abi_Group group1, abi_Group group2, abi_Group *newgroup)
{
    (void)group1, (void)group2, (void)newgroup;
    return BND_UNSUPPORTED("MPI_Group_union", BND_ON_GROUP, group1);
}
#endif
#endif

