/* Do not edit: `bindery generate` writes this from specs/routines/environment.toml through templates/solo/chapter.h.j2. */
/* What solo does for each routine of this chapter. Errors are thrown as solo::failure; whoever calls holds no lock. */
#ifndef SOLO_CHAPTER_ENVIRONMENT
#define SOLO_CHAPTER_ENVIRONMENT

#include "core/glue.h"

namespace solo {

void Get_library_version(char *version, int *resultlen);
void Get_processor_name(char *name, int *resultlen);
void Get_version(int *version, int *subversion);
double Wtick();
double Wtime();

}  // namespace solo

#endif
