/* Do not edit: `bindery generate` writes this from specs/routines/processes.toml through templates/solo/chapter.h.j2. */
/* What solo does for each routine of this chapter. Errors are thrown as solo::failure; whoever calls holds no lock. */
#ifndef SOLO_CHAPTER_PROCESSES
#define SOLO_CHAPTER_PROCESSES

#include "core/glue.h"

namespace solo {

void Abort(Comm &comm, int errorcode);
void Comm_create_from_group(Group &group, const char *stringtag, Info *info, Errhandler &errhandler,
        MPI_Comm *newcomm);
void Finalize();
void Finalized(int *flag);
void Group_from_session_pset(Session &session, const char *pset_name, MPI_Group *newgroup);
void Init(int *argc, char ***argv);
void Init_thread(int *argc, char ***argv, int required, int *provided);
void Initialized(int *flag);
void Is_thread_main(int *flag);
void Query_thread(int *provided);
void Session_finalize(MPI_Session *session);
void Session_get_info(Session &session, MPI_Info *info_used);
void Session_get_nth_pset(Session &session, Info *info, int n, int *pset_len, char *pset_name);
void Session_get_num_psets(Session &session, Info *info, int *npset_names);
void Session_get_pset_info(Session &session, const char *pset_name, MPI_Info *info);
void Session_init(Info *info, Errhandler &errhandler, MPI_Session *session);

}  // namespace solo

#endif
