/* Do not edit: `bindery generate` writes this from specs/routines/partitioned.toml through templates/solo/chapter.h.j2. */
/* What solo does for each routine of this chapter. Errors are thrown as solo::failure; whoever calls holds no lock. */
#ifndef SOLO_CHAPTER_PARTITIONED
#define SOLO_CHAPTER_PARTITIONED

#include "core/glue.h"

namespace solo {

void Parrived(Request *request, int partition, int *flag);
void Pready(int partition, Request &request);
void Pready_list(int length, const int array_of_partitions[], Request &request);
void Pready_range(int partition_low, int partition_high, Request &request);
void Precv_init(void *buf, int partitions, MPI_Count count, Datatype &datatype, int source, int tag, Comm &comm,
        Info *info, MPI_Request *request);
void Psend_init(const void *buf, int partitions, MPI_Count count, Datatype &datatype, int dest, int tag, Comm &comm,
        Info *info, MPI_Request *request);

}  // namespace solo

#endif
