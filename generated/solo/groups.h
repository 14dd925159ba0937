/* Do not edit: `bindery generate` writes this from specs/routines/groups.toml through templates/solo/chapter.h.j2. */
/* What solo does for each routine of this chapter. Errors are thrown as solo::failure; whoever calls holds no lock. */
#ifndef SOLO_CHAPTER_GROUPS
#define SOLO_CHAPTER_GROUPS

#include "core/glue.h"

namespace solo {

void Group_compare(Group &group1, Group &group2, int *result);
void Group_difference(Group &group1, Group &group2, MPI_Group *newgroup);
void Group_excl(Group &group, int n, const int ranks[], MPI_Group *newgroup);
void Group_free(MPI_Group *group);
void Group_incl(Group &group, int n, const int ranks[], MPI_Group *newgroup);
void Group_intersection(Group &group1, Group &group2, MPI_Group *newgroup);
void Group_range_excl(Group &group, int n, int ranges[][3], MPI_Group *newgroup);
void Group_range_incl(Group &group, int n, int ranges[][3], MPI_Group *newgroup);
void Group_rank(Group &group, int *rank);
void Group_size(Group &group, int *size);
void Group_translate_ranks(Group &group1, int n, const int ranks1[], Group &group2, int ranks2[]);
void Group_union(Group &group1, Group &group2, MPI_Group *newgroup);

}  // namespace solo

#endif
