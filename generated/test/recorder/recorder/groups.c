/* Do not edit: `bindery generate` writes this from specs/routines/groups.toml through templates/test/recorder/recorder.c.j2. */
/* The recorder's half of the chapter "groups": every routine writes down its arguments and replies with known values. */
#include "recorder.h"

#if REC_HAS(MPI_Group_compare) && !REC_OWN_MPI_Group_compare
int REC_NAME(Group_compare)(MPI_Group group1, MPI_Group group2, int *result) REC_LABEL(Group_compare);
int REC_NAME(Group_compare)(MPI_Group group1, MPI_Group group2, int *result)
{
    rec_enter("Group_compare", REC_SHIFT);
    REC_HANDLE("group1", group1);
    REC_HANDLE("group2", group2);
    *result = 203;
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Group_difference) && !REC_OWN_MPI_Group_difference
int REC_NAME(Group_difference)(MPI_Group group1, MPI_Group group2, MPI_Group *newgroup) REC_LABEL(Group_difference);
int REC_NAME(Group_difference)(MPI_Group group1, MPI_Group group2, MPI_Group *newgroup)
{
    rec_enter("Group_difference", REC_SHIFT);
    REC_HANDLE("group1", group1);
    REC_HANDLE("group2", group2);
    *newgroup = REC_NEW(MPI_Group, 2003);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Group_excl) && !REC_OWN_MPI_Group_excl
int REC_NAME(Group_excl)(MPI_Group group, int n, const int ranks[], MPI_Group *newgroup) REC_LABEL(Group_excl);
int REC_NAME(Group_excl)(MPI_Group group, int n, const int ranks[], MPI_Group *newgroup)
{
    rec_enter("Group_excl", REC_SHIFT);
    REC_HANDLE("group", group);
    rec_number("n", n);
    REC_ARRAY("ranks", ranks, n);
    *newgroup = REC_NEW(MPI_Group, 2004);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Group_free) && !REC_OWN_MPI_Group_free
int REC_NAME(Group_free)(MPI_Group *group) REC_LABEL(Group_free);
int REC_NAME(Group_free)(MPI_Group *group)
{
    rec_enter("Group_free", REC_SHIFT);
    REC_HANDLE("group", *group);
    *group = REC_NEW(MPI_Group, 2001);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Group_incl) && !REC_OWN_MPI_Group_incl
int REC_NAME(Group_incl)(MPI_Group group, int n, const int ranks[], MPI_Group *newgroup) REC_LABEL(Group_incl);
int REC_NAME(Group_incl)(MPI_Group group, int n, const int ranks[], MPI_Group *newgroup)
{
    rec_enter("Group_incl", REC_SHIFT);
    REC_HANDLE("group", group);
    rec_number("n", n);
    REC_ARRAY("ranks", ranks, n);
    *newgroup = REC_NEW(MPI_Group, 2004);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Group_intersection) && !REC_OWN_MPI_Group_intersection
int REC_NAME(Group_intersection)(MPI_Group group1, MPI_Group group2,
        MPI_Group *newgroup) REC_LABEL(Group_intersection);
int REC_NAME(Group_intersection)(MPI_Group group1, MPI_Group group2, MPI_Group *newgroup)
{
    rec_enter("Group_intersection", REC_SHIFT);
    REC_HANDLE("group1", group1);
    REC_HANDLE("group2", group2);
    *newgroup = REC_NEW(MPI_Group, 2003);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Group_range_excl) && !REC_OWN_MPI_Group_range_excl
int REC_NAME(Group_range_excl)(MPI_Group group, int n, int ranges[][3],
        MPI_Group *newgroup) REC_LABEL(Group_range_excl);
int REC_NAME(Group_range_excl)(MPI_Group group, int n, int ranges[][3], MPI_Group *newgroup)
{
    rec_enter("Group_range_excl", REC_SHIFT);
    REC_HANDLE("group", group);
    rec_number("n", n);
    REC_ARRAY("ranges", ranges[0], 3);
    *newgroup = REC_NEW(MPI_Group, 2004);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Group_range_incl) && !REC_OWN_MPI_Group_range_incl
int REC_NAME(Group_range_incl)(MPI_Group group, int n, int ranges[][3],
        MPI_Group *newgroup) REC_LABEL(Group_range_incl);
int REC_NAME(Group_range_incl)(MPI_Group group, int n, int ranges[][3], MPI_Group *newgroup)
{
    rec_enter("Group_range_incl", REC_SHIFT);
    REC_HANDLE("group", group);
    rec_number("n", n);
    REC_ARRAY("ranges", ranges[0], 3);
    *newgroup = REC_NEW(MPI_Group, 2004);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Group_rank) && !REC_OWN_MPI_Group_rank
int REC_NAME(Group_rank)(MPI_Group group, int *rank) REC_LABEL(Group_rank);
int REC_NAME(Group_rank)(MPI_Group group, int *rank)
{
    rec_enter("Group_rank", REC_SHIFT);
    REC_HANDLE("group", group);
    *rank = 202;
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Group_size) && !REC_OWN_MPI_Group_size
int REC_NAME(Group_size)(MPI_Group group, int *size) REC_LABEL(Group_size);
int REC_NAME(Group_size)(MPI_Group group, int *size)
{
    rec_enter("Group_size", REC_SHIFT);
    REC_HANDLE("group", group);
    *size = 3;
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Group_translate_ranks) && !REC_OWN_MPI_Group_translate_ranks
int REC_NAME(Group_translate_ranks)(MPI_Group group1, int n, const int ranks1[], MPI_Group group2,
        int ranks2[]) REC_LABEL(Group_translate_ranks);
int REC_NAME(Group_translate_ranks)(MPI_Group group1, int n, const int ranks1[], MPI_Group group2, int ranks2[])
{
    rec_enter("Group_translate_ranks", REC_SHIFT);
    REC_HANDLE("group1", group1);
    rec_number("n", n);
    REC_ARRAY("ranks1", ranks1, n);
    REC_HANDLE("group2", group2);
    REC_REPLY(ranks2, n, 205);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Group_union) && !REC_OWN_MPI_Group_union
int REC_NAME(Group_union)(MPI_Group group1, MPI_Group group2, MPI_Group *newgroup) REC_LABEL(Group_union);
int REC_NAME(Group_union)(MPI_Group group1, MPI_Group group2, MPI_Group *newgroup)
{
    rec_enter("Group_union", REC_SHIFT);
    REC_HANDLE("group1", group1);
    REC_HANDLE("group2", group2);
    *newgroup = REC_NEW(MPI_Group, 2003);
    return rec_reply();
}
#endif

