/* Do not edit: `bindery generate` writes this from specs/routines/removed.toml through templates/solo/chapter.h.j2. */
/* What solo does for each routine of this chapter. Errors are thrown as solo::failure; whoever calls holds no lock. */
#ifndef SOLO_CHAPTER_REMOVED
#define SOLO_CHAPTER_REMOVED

#include "core/glue.h"

namespace solo {

void Address(void *location, MPI_Aint *address);
void Errhandler_create(MPI_Handler_function *function, MPI_Errhandler *errhandler);
void Errhandler_get(Comm &comm, MPI_Errhandler *errhandler);
void Errhandler_set(Comm &comm, Errhandler &errhandler);
void Type_extent(Datatype &datatype, MPI_Aint *extent);
void Type_hindexed(int count, int array_of_blocklengths[], MPI_Aint array_of_displacements[], Datatype &oldtype,
        MPI_Datatype *newtype);
void Type_hvector(int count, int blocklength, MPI_Aint stride, Datatype &oldtype, MPI_Datatype *newtype);
void Type_lb(Datatype &datatype, MPI_Aint *displacement);
void Type_struct(int count, int array_of_blocklengths[], MPI_Aint array_of_displacements[],
        MPI_Datatype array_of_types[], MPI_Datatype *newtype);
void Type_ub(Datatype &datatype, MPI_Aint *displacement);

}  // namespace solo

#endif
