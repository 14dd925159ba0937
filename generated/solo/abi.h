/* Do not edit: `bindery generate` writes this from specs/routines/abi.toml through templates/solo/chapter.h.j2. */
/* What solo does for each routine of this chapter. Errors are thrown as solo::failure; whoever calls holds no lock. */
#ifndef SOLO_CHAPTER_ABI
#define SOLO_CHAPTER_ABI

#include "core/glue.h"

namespace solo {

void Abi_get_fortran_booleans(int logical_size, void *logical_true, void *logical_false, int *is_set);
void Abi_get_fortran_info(MPI_Info *info);
void Abi_get_info(MPI_Info *info);
void Abi_get_version(int *abi_major, int *abi_minor);
void Abi_set_fortran_booleans(int logical_size, void *logical_true, void *logical_false);
void Abi_set_fortran_info(Info *info);

}  // namespace solo

#endif
