/* Do not edit: `bindery generate` writes this from specs/routines/neighborhood.toml through templates/solo/chapter.h.j2. */
/* What solo does for each routine of this chapter. Errors are thrown as solo::failure; whoever calls holds no lock. */
#ifndef SOLO_CHAPTER_NEIGHBORHOOD
#define SOLO_CHAPTER_NEIGHBORHOOD

#include "core/glue.h"

namespace solo {

}  // namespace solo

#endif
