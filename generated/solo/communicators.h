/* Do not edit: `bindery generate` writes this from specs/routines/communicators.toml through templates/solo/chapter.h.j2. */
/* What solo does for each routine of this chapter. Errors are thrown as solo::failure; whoever calls holds no lock. */
#ifndef SOLO_CHAPTER_COMMUNICATORS
#define SOLO_CHAPTER_COMMUNICATORS

#include "core/glue.h"

namespace solo {

void Comm_compare(Comm &comm1, Comm &comm2, int *result);
void Comm_create(Comm &comm, Group &group, MPI_Comm *newcomm);
void Comm_create_group(Comm &comm, Group &group, int tag, MPI_Comm *newcomm);
void Comm_dup(Comm &comm, MPI_Comm *newcomm);
void Comm_dup_with_info(Comm &comm, Info *info, MPI_Comm *newcomm);
void Comm_free(MPI_Comm *comm);
void Comm_get_info(Comm &comm, MPI_Info *info_used);
void Comm_get_name(Comm *comm, char *comm_name, int *resultlen);
void Comm_group(Comm &comm, MPI_Group *group);
void Comm_idup(Comm &comm, MPI_Comm *newcomm, MPI_Request *request);
void Comm_idup_with_info(Comm &comm, Info *info, MPI_Comm *newcomm, MPI_Request *request);
void Comm_rank(Comm &comm, int *rank);
void Comm_remote_group(Comm &comm, MPI_Group *group);
void Comm_remote_size(Comm &comm, int *size);
void Comm_set_info(Comm &comm, Info *info);
void Comm_set_name(Comm &comm, const char *comm_name);
void Comm_size(Comm &comm, int *size);
void Comm_split(Comm &comm, int color, int key, MPI_Comm *newcomm);
void Comm_split_type(Comm &comm, int split_type, int key, Info *info, MPI_Comm *newcomm);
void Comm_test_inter(Comm &comm, int *flag);
void Intercomm_create(Comm &local_comm, int local_leader, Comm &peer_comm, int remote_leader, int tag,
        MPI_Comm *newintercomm);
void Intercomm_create_from_groups(Group &local_group, int local_leader, Group &remote_group, int remote_leader,
        const char *stringtag, Info *info, Errhandler &errhandler, MPI_Comm *newintercomm);
void Intercomm_merge(Comm &intercomm, int high, MPI_Comm *newintracomm);

}  // namespace solo

#endif
