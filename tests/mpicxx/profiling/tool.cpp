// A tool in C++: it replaces functions of MPI::, counts their calls and calls those of PMPI::. Rank 0 prints the counts in Finalize, which
// calls MPI_Finalize, so that a tool in C beside this one prints, too.
#include <mpi.h>

#include <cstdio>

namespace {

enum function {
    Init,
    Get_size,
    Send,
    Isend,
    Recv,
    Recv_status,
    Waitall,
    Waitall_statuses,
    Dup,
    Clone,
    Init_op,
    functions
};
const char *const names[functions] = {
    "Init",          "Comm::Get_size",     "Comm::Send",       "Comm::Isend",
    "Comm::Recv",    "Comm::Recv, status", "Request::Waitall", "Request::Waitall, statuses",
    "Cartcomm::Dup", "Cartcomm::Clone",    "Op::Init"};
int calls[functions], returned[functions];

// Counts a call, also if an exception ends it.
class counted {
public:
    explicit counted(function f) : function_(f) { ++calls[f]; }
    counted(const counted &) = delete;
    counted &operator=(const counted &) = delete;
    ~counted() { ++returned[function_]; }

private:
    const function function_;
};

}  // namespace

void MPI::Init(int &argc, char **&argv)
{
    const counted call(::Init);
    PMPI::Init(argc, argv);
}

int MPI::Comm::Get_size() const
{
    const counted call(::Get_size);
    return pmpi_comm.Get_size();
}

void MPI::Comm::Send(const void *buf, int count, const MPI::Datatype &datatype, int dest, int tag) const
{
    const counted call(::Send);
    pmpi_comm.Send(buf, count, datatype, dest, tag);
}

MPI::Request MPI::Comm::Isend(const void *buf, int count, const MPI::Datatype &datatype, int dest, int tag) const
{
    const counted call(::Isend);
    return pmpi_comm.Isend(buf, count, datatype, dest, tag);
}

void MPI::Comm::Recv(void *buf, int count, const MPI::Datatype &datatype, int source, int tag) const
{
    const counted call(::Recv);
    pmpi_comm.Recv(buf, count, datatype, source, tag);
}

void MPI::Comm::Recv(void *buf, int count, const MPI::Datatype &datatype, int source, int tag,
                     MPI::Status &status) const
{
    const counted call(Recv_status);
    PMPI::Status received;
    pmpi_comm.Recv(buf, count, datatype, source, tag, received);
    status = received;
}

// Arrays are C's, in both namespaces.
void MPI::Request::Waitall(int count, MPI::Request requests[])
{
    const counted call(::Waitall);
    PMPI::Request::Waitall(count, reinterpret_cast<PMPI::Request *>(requests));
}

void MPI::Request::Waitall(int count, MPI::Request requests[], MPI::Status statuses[])
{
    const counted call(Waitall_statuses);
    PMPI::Request::Waitall(count, reinterpret_cast<PMPI::Request *>(requests),
                           reinterpret_cast<PMPI::Status *>(statuses));
}

MPI::Cartcomm MPI::Cartcomm::Dup() const
{
    const counted call(::Dup);
    return PMPI::Cartcomm(*this).Dup();
}

MPI::Cartcomm &MPI::Cartcomm::Clone() const
{
    const counted call(::Clone);
    return *new MPI::Cartcomm(PMPI::Cartcomm(*this).Dup());
}

void MPI::Op::Init(MPI::User_function *function, bool commute)
{
    const counted call(Init_op);
    pmpi_op.Init(function, commute);
}

void MPI::Finalize()
{
    for (int f = 0; PMPI::Comm(MPI::COMM_WORLD).Get_rank() == 0 && f < functions; ++f)
        if (calls[f] > 0)
            std::printf("MPI::%s %d, returned %d\n", names[f], calls[f], returned[f]);
    std::fflush(stdout);
    MPI_Finalize();
}
