// Groups (MPI 5.0, 7.3): of the one process, or empty.
#include "groups.h"

#include "communicators/comm.h"
#include "core/setup.h"

#include <algorithm>

namespace solo {

void set_up_groups() { assign_predefined_handle(*new Group, reinterpret_cast<std::uintptr_t>(MPI_GROUP_EMPTY)); }

MPI_Group new_group(int size, const ref<Session> &session)
{
    if (size == 0)
        return MPI_GROUP_EMPTY;
    auto group = ref<Group>::adopt(new Group);
    group->size = size;
    group->session = session;
    assign_handle(*group);
    group->retain();  // the handle's
    return handle_to(*group);
}

namespace {

// Objects of different sessions, or of a session and the World Model, must not be mixed (11.3.1); empty groups may.
void check_same_origin(const Group &group1, const Group &group2)
{
    if (group1.size != 0 && group2.size != 0 && group1.session.get() != group2.session.get())
        fail(MPI_ERR_GROUP, "group2", "was not derived from the same session as group1");
}

void check_ranks(const Group &group, int n, const int ranks[])
{
    for (int i = 0; i < n; ++i)
        if (ranks[i] < 0 || ranks[i] >= group.size)
            fail(MPI_ERR_RANK, "ranks", "holds what is not a rank of the group");
    if (n > group.size)
        fail(MPI_ERR_RANK, "ranks", "holds a rank twice");
}

// The number of ranks in the ranges; each must be a rank of the group, and none may repeat, so it is at most one.
int count_ranks(const Group &group, int n, const int ranges[][3])
{
    for (int i = 0; i < n; ++i) {
        const long long first = ranges[i][0], last = ranges[i][1], stride = ranges[i][2];
        if (stride == 0)
            fail(MPI_ERR_ARG, "ranges", "holds a stride of zero");
        if ((last - first) / stride < 0 || (last != first && (last < first) != (stride < 0)))
            fail(MPI_ERR_ARG, "ranges", "holds a stride that leads away from the last rank");
        const long long reached = first + (last - first) / stride * stride;
        if (std::min(first, reached) < 0 || std::max(first, reached) >= group.size)
            fail(MPI_ERR_RANK, "ranges", "stands for what is not a rank of the group");
    }
    if (n > group.size)
        fail(MPI_ERR_RANK, "ranges", "stands for a rank twice");
    return n;
}

}  // namespace

void Group_size(Group &group, int *size) { *size = group.size; }

void Group_rank(Group &group, int *rank) { *rank = group.size == 0 ? int{MPI_UNDEFINED} : comm_rank; }

void Group_compare(Group &group1, Group &group2, int *result)
{
    check_same_origin(group1, group2);
    *result = group1.size == group2.size ? MPI_IDENT : MPI_UNEQUAL;
}

void Group_union(Group &group1, Group &group2, MPI_Group *newgroup)
{
    check_same_origin(group1, group2);
    const Group &larger = group1.size != 0 ? group1 : group2;
    *newgroup = new_group(larger.size, larger.session);
}

void Group_intersection(Group &group1, Group &group2, MPI_Group *newgroup)
{
    check_same_origin(group1, group2);
    *newgroup = new_group(std::min(group1.size, group2.size), group1.session);
}

void Group_difference(Group &group1, Group &group2, MPI_Group *newgroup)
{
    check_same_origin(group1, group2);
    *newgroup = new_group(group1.size - std::min(group1.size, group2.size), group1.session);
}

void Group_incl(Group &group, int n, const int ranks[], MPI_Group *newgroup)
{
    check_ranks(group, n, ranks);
    *newgroup = new_group(n, group.session);
}

void Group_excl(Group &group, int n, const int ranks[], MPI_Group *newgroup)
{
    check_ranks(group, n, ranks);
    *newgroup = new_group(group.size - n, group.session);
}

void Group_range_incl(Group &group, int n, int ranges[][3], MPI_Group *newgroup)
{
    *newgroup = new_group(count_ranks(group, n, ranges), group.session);
}

void Group_range_excl(Group &group, int n, int ranges[][3], MPI_Group *newgroup)
{
    *newgroup = new_group(group.size - count_ranks(group, n, ranges), group.session);
}

void Group_translate_ranks(Group &group1, int n, const int ranks1[], Group &group2, int ranks2[])
{
    check_same_origin(group1, group2);
    for (int i = 0; i < n; ++i)
        if (ranks1[i] != MPI_PROC_NULL && (ranks1[i] < 0 || ranks1[i] >= group1.size))
            fail(MPI_ERR_RANK, "ranks1", "holds what is not a rank of group1");
    for (int i = 0; i < n; ++i)
        ranks2[i] = ranks1[i] == MPI_PROC_NULL ? int{MPI_PROC_NULL} : group2.size == 0 ? int{MPI_UNDEFINED} : comm_rank;
}

// Routines return MPI_GROUP_EMPTY for an empty result, so freeing it is legal; it remains.
void Group_free(MPI_Group *group)
{
    Group &freed = find<Group>(*group, "group");
    if (!freed.is_predefined())
        release_handle(freed);
    *group = MPI_GROUP_NULL;
}

}  // namespace solo

#include "groups_glue.h"
