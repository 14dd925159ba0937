/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml through templates/solo/chapter.h.j2. */
/* What solo does for each routine of this chapter. Errors are thrown as solo::failure; whoever calls holds no lock. */
#ifndef SOLO_CHAPTER_ONE_SIDED
#define SOLO_CHAPTER_ONE_SIDED

#include "core/glue.h"

namespace solo {

void Alloc_mem(MPI_Aint size, Info *info, void *baseptr);
void Free_mem(void *base);

}  // namespace solo

#endif
