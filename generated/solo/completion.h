/* Do not edit: `bindery generate` writes this from specs/routines/completion.toml through templates/solo/chapter.h.j2. */
/* What solo does for each routine of this chapter. Errors are thrown as solo::failure; whoever calls holds no lock. */
#ifndef SOLO_CHAPTER_COMPLETION
#define SOLO_CHAPTER_COMPLETION

#include "core/glue.h"

namespace solo {

void Cancel(MPI_Request *request);
void Grequest_complete(Request &request);
void Grequest_start(MPI_Grequest_query_function *query_fn, MPI_Grequest_free_function *free_fn,
        MPI_Grequest_cancel_function *cancel_fn, void *extra_state, MPI_Request *request);
void Request_free(MPI_Request *request);
void Request_get_status(Request *request, int *flag, MPI_Status *status);
void Request_get_status_all(int count, const MPI_Request array_of_requests[], int *flag,
        MPI_Status array_of_statuses[]);
void Request_get_status_any(int count, const MPI_Request array_of_requests[], int *index, int *flag,
        MPI_Status *status);
void Request_get_status_some(int incount, const MPI_Request array_of_requests[], int *outcount, int array_of_indices[],
        MPI_Status array_of_statuses[]);
void Start(MPI_Request *request);
void Startall(int count, MPI_Request array_of_requests[]);
void Status_get_error(const MPI_Status *status, int *err);
void Status_get_source(const MPI_Status *status, int *source);
void Status_get_tag(const MPI_Status *status, int *tag);
void Status_set_cancelled(MPI_Status *status, int flag);
void Status_set_error(MPI_Status *status, int err);
void Status_set_source(MPI_Status *status, int source);
void Status_set_tag(MPI_Status *status, int tag);
void Test(MPI_Request *request, int *flag, MPI_Status *status);
void Test_cancelled(const MPI_Status *status, int *flag);
void Testall(int count, MPI_Request array_of_requests[], int *flag, MPI_Status array_of_statuses[]);
void Testany(int count, MPI_Request array_of_requests[], int *index, int *flag, MPI_Status *status);
void Testsome(int incount, MPI_Request array_of_requests[], int *outcount, int array_of_indices[],
        MPI_Status array_of_statuses[]);
void Wait(MPI_Request *request, MPI_Status *status);
void Waitall(int count, MPI_Request array_of_requests[], MPI_Status array_of_statuses[]);
void Waitany(int count, MPI_Request array_of_requests[], int *index, MPI_Status *status);
void Waitsome(int incount, MPI_Request array_of_requests[], int *outcount, int array_of_indices[],
        MPI_Status array_of_statuses[]);

}  // namespace solo

#endif
