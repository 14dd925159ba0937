/* Do not edit: `bindery generate` writes this from specs/routines/info.toml through templates/solo/chapter.h.j2. */
/* What solo does for each routine of this chapter. Errors are thrown as solo::failure; whoever calls holds no lock. */
#ifndef SOLO_CHAPTER_INFO
#define SOLO_CHAPTER_INFO

#include "core/glue.h"

namespace solo {

void Info_create(MPI_Info *info);
void Info_create_env(int argc, char *argv[], MPI_Info *info);
void Info_delete(Info &info, const char *key);
void Info_dup(Info &info, MPI_Info *newinfo);
void Info_free(MPI_Info *info);
void Info_get(Info &info, const char *key, int valuelen, char *value, int *flag);
void Info_get_nkeys(Info &info, int *nkeys);
void Info_get_nthkey(Info &info, int n, char *key);
void Info_get_string(Info &info, const char *key, int *buflen, char *value, int *flag);
void Info_get_valuelen(Info &info, const char *key, int *valuelen, int *flag);
void Info_set(Info &info, const char *key, const char *value);

}  // namespace solo

#endif
