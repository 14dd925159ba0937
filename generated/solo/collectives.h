/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml through templates/solo/chapter.h.j2. */
/* What solo does for each routine of this chapter. Errors are thrown as solo::failure; whoever calls holds no lock. */
#ifndef SOLO_CHAPTER_COLLECTIVES
#define SOLO_CHAPTER_COLLECTIVES

#include "core/glue.h"

namespace solo {

void Allreduce(const void *sendbuf, void *recvbuf, MPI_Count count, Datatype &datatype, Op &op, Comm &comm);
void Op_commutative(Op &op, int *commute);
void Op_create(sized_procedure user_fn, int commute, MPI_Op *op);
void Op_free(MPI_Op *op);
void Reduce(const void *sendbuf, void *recvbuf, MPI_Count count, Datatype &datatype, Op &op, int root, Comm &comm);
void Reduce_local(const void *inbuf, void *inoutbuf, MPI_Count count, Datatype &datatype, Op &op);
void Reduce_scatter_block(const void *sendbuf, void *recvbuf, MPI_Count recvcount, Datatype &datatype, Op &op,
        Comm &comm);
void Scan(const void *sendbuf, void *recvbuf, MPI_Count count, Datatype &datatype, Op &op, Comm &comm);

}  // namespace solo

#endif
