// The recorder must answer with sense when a wrapper asks on its way: which communicator it has, how large a datatype is, and
// that MPI is up. And what it remembers: which error handler a wrapper calls.
#include "recorder.h"

#include <string>

namespace {

void record(const char *parameter, const char *type, long long number)
{
    rec_handle(parameter, rec_take(type, number, 1001));
}

void remember(const char *stem, const char *parameter, const char *type, long long number, bool none, int code)
{
    rec_enter(stem, REC_SHIFT);
    if (rec_is_helper()) {
        rec_raised(none ? "self" : ("#" + std::to_string(number)).c_str(), code);
        return;
    }
    record(parameter, type, number);
    rec_number("errorcode", rec_take("error-classes", code, 102));
}

}  // namespace

extern "C" {

int REC_NAME(Topo_test)(MPI_Comm comm, int *status) REC_LABEL(Topo_test);
int REC_NAME(Comm_test_inter)(MPI_Comm comm, int *flag) REC_LABEL(Comm_test_inter);
int REC_NAME(Comm_rank)(MPI_Comm comm, int *rank) REC_LABEL(Comm_rank);
int REC_NAME(Comm_call_errhandler)(MPI_Comm comm, int code) REC_LABEL(Comm_call_errhandler);
int REC_NAME(File_call_errhandler)(MPI_File file, int code) REC_LABEL(File_call_errhandler);
int REC_NAME(Win_call_errhandler)(MPI_Win win, int code) REC_LABEL(Win_call_errhandler);

int REC_NAME(Topo_test)(MPI_Comm comm, int *status)
{
    rec_enter("Topo_test", REC_SHIFT);
    record("comm", "MPI_Comm", REC_NUMBER_OF(comm));
    *status = rec_is_helper() ? rec_topology : static_cast<int>(rec_put("topologies", 202));
    return rec_reply();
}

int REC_NAME(Comm_test_inter)(MPI_Comm comm, int *flag)
{
    rec_enter("Comm_test_inter", REC_SHIFT);
    record("comm", "MPI_Comm", REC_NUMBER_OF(comm));
    *flag = rec_is_helper() ? 0 : 1;
    return rec_reply();
}

int REC_NAME(Comm_rank)(MPI_Comm comm, int *rank)
{
    rec_enter("Comm_rank", REC_SHIFT);
    record("comm", "MPI_Comm", REC_NUMBER_OF(comm));
    *rank = rec_is_helper() ? rec_rank : 202;
    return rec_reply();
}

int REC_NAME(Comm_call_errhandler)(MPI_Comm comm, int code)
{
    remember("Comm_call_errhandler", "comm", "MPI_Comm", REC_NUMBER_OF(comm), comm == MPI_COMM_SELF, code);
    return rec_reply();
}

int REC_NAME(File_call_errhandler)(MPI_File file, int code)
{
    remember("File_call_errhandler", "fh", "MPI_File", REC_NUMBER_OF(file), false, code);
    return rec_reply();
}

int REC_NAME(Win_call_errhandler)(MPI_Win win, int code)
{
    remember("Win_call_errhandler", "win", "MPI_Win", REC_NUMBER_OF(win), false, code);
    return rec_reply();
}

int REC_NAME(Type_size_x)(MPI_Datatype datatype, MPI_Count *size) REC_LABEL(Type_size_x);

int REC_NAME(Type_size_x)(MPI_Datatype datatype, MPI_Count *size)
{
    rec_enter("Type_size_x", REC_SHIFT);
    record("datatype", "MPI_Datatype", REC_NUMBER_OF(datatype));
    *size = rec_is_helper() ? 4 : 5000000102;
    return rec_reply();
}

int REC_NAME(Initialized)(int *flag) REC_LABEL(Initialized);

int REC_NAME(Initialized)(int *flag)
{
    rec_enter("Initialized", REC_SHIFT);
#ifdef MPI_ABI_VERSION
    *flag = 0;  // else the start of MPI would look at attributes, which nobody has here
#else
    *flag = rec_is_helper() ? 1 : 0;
#endif
    return rec_reply();
}

}  // extern "C"
