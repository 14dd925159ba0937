/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml through templates/solo/chapter.h.j2. */
/* What solo does for each routine of this chapter. Errors are thrown as solo::failure; whoever calls holds no lock. */
#ifndef SOLO_CHAPTER_COLLECTIVES
#define SOLO_CHAPTER_COLLECTIVES

#include "core/glue.h"

namespace solo {

void Barrier(Comm &comm);

}  // namespace solo

#endif
