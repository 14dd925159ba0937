/* Do not edit: `bindery generate` writes this from specs/routines/groups.toml through templates/solo/glue.h.j2. */
/* To be included at the end of the source that defines solo's functions of this chapter. */
#include "bnd_implementation.h"

using namespace solo;

extern "C" int solo_Group_compare(MPI_Group group1, MPI_Group group2, int *result)
{
    try {
        Group_compare(find<Group>(group1, "group1"), find<Group>(group2, "group2"), result);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Group_compare", BND_ON_GROUP, group1);
    }
}

extern "C" int solo_Group_difference(MPI_Group group1, MPI_Group group2, MPI_Group *newgroup)
{
    try {
        Group_difference(find<Group>(group1, "group1"), find<Group>(group2, "group2"), newgroup);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Group_difference", BND_ON_GROUP, group1);
    }
}

extern "C" int solo_Group_excl(MPI_Group group, int n, const int ranks[], MPI_Group *newgroup)
{
    try {
        Group_excl(find<Group>(group, "group"), n, ranks, newgroup);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Group_excl", BND_ON_GROUP, group);
    }
}

extern "C" int solo_Group_free(MPI_Group *group)
{
    try {
        Group_free(group);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Group_free", BND_ON_GROUP, *group);
    }
}

extern "C" int solo_Group_incl(MPI_Group group, int n, const int ranks[], MPI_Group *newgroup)
{
    try {
        Group_incl(find<Group>(group, "group"), n, ranks, newgroup);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Group_incl", BND_ON_GROUP, group);
    }
}

extern "C" int solo_Group_intersection(MPI_Group group1, MPI_Group group2, MPI_Group *newgroup)
{
    try {
        Group_intersection(find<Group>(group1, "group1"), find<Group>(group2, "group2"), newgroup);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Group_intersection", BND_ON_GROUP, group1);
    }
}

extern "C" int solo_Group_range_excl(MPI_Group group, int n, int ranges[][3], MPI_Group *newgroup)
{
    try {
        Group_range_excl(find<Group>(group, "group"), n, ranges, newgroup);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Group_range_excl", BND_ON_GROUP, group);
    }
}

extern "C" int solo_Group_range_incl(MPI_Group group, int n, int ranges[][3], MPI_Group *newgroup)
{
    try {
        Group_range_incl(find<Group>(group, "group"), n, ranges, newgroup);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Group_range_incl", BND_ON_GROUP, group);
    }
}

extern "C" int solo_Group_rank(MPI_Group group, int *rank)
{
    try {
        Group_rank(find<Group>(group, "group"), rank);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Group_rank", BND_ON_GROUP, group);
    }
}

extern "C" int solo_Group_size(MPI_Group group, int *size)
{
    try {
        Group_size(find<Group>(group, "group"), size);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Group_size", BND_ON_GROUP, group);
    }
}

extern "C" int solo_Group_translate_ranks(MPI_Group group1, int n, const int ranks1[], MPI_Group group2, int ranks2[])
{
    try {
        Group_translate_ranks(find<Group>(group1, "group1"), n, ranks1, find<Group>(group2, "group2"), ranks2);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Group_translate_ranks", BND_ON_GROUP, group1);
    }
}

extern "C" int solo_Group_union(MPI_Group group1, MPI_Group group2, MPI_Group *newgroup)
{
    try {
        Group_union(find<Group>(group1, "group1"), find<Group>(group2, "group2"), newgroup);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Group_union", BND_ON_GROUP, group1);
    }
}

