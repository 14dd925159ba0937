/* Do not edit: `bindery generate` writes this from specs/routines/process-creation.toml through templates/solo/chapter.h.j2. */
/* What solo does for each routine of this chapter. Errors are thrown as solo::failure; whoever calls holds no lock. */
#ifndef SOLO_CHAPTER_PROCESS_CREATION
#define SOLO_CHAPTER_PROCESS_CREATION

#include "core/glue.h"

namespace solo {

void Comm_disconnect(MPI_Comm *comm);
void Comm_get_parent(MPI_Comm *parent);

}  // namespace solo

#endif
