// What the recorder must answer with sense when a wrapper asks on its way: which topology a communicator has, and that it has one
// group, of which the recorder's process can be the root.
#include "recorder.h"

extern "C" {

int REC_NAME(Topo_test)(MPI_Comm comm, int *status) REC_LABEL(Topo_test);

int REC_NAME(Topo_test)(MPI_Comm comm, int *status)
{
    rec_enter("Topo_test", REC_SHIFT);
    REC_HANDLE("comm", comm);
    *status = rec_is_helper() ? MPI_DIST_GRAPH : 202;
    return rec_result;
}

int REC_NAME(Comm_test_inter)(MPI_Comm comm, int *flag) REC_LABEL(Comm_test_inter);

int REC_NAME(Comm_test_inter)(MPI_Comm comm, int *flag)
{
    rec_enter("Comm_test_inter", REC_SHIFT);
    REC_HANDLE("comm", comm);
    *flag = !rec_is_helper();
    return rec_result;
}

} // extern "C"
