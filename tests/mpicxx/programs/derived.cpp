// Classes of the program derived from those of MPI, objects of static storage made before MPI::Init, and containers of objects.
#include "check.h"

#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

static int sends = 0, frees = 0;

class Counting : public MPI::Intracomm {
public:
    explicit Counting(MPI_Comm comm) : MPI::Intracomm(comm), made_from('C') {}
    explicit Counting(const MPI::Intracomm &comm) : MPI::Intracomm(comm), made_from('I') {}
    void Send(const void *buf, int count, const MPI::Datatype &type, int dest, int tag) const override
    {
        ++sends;
        MPI::Intracomm::Send(buf, count, type, dest, tag);
    }
    Counting &Clone() const override { return *new Counting(MPI::Intracomm::Dup()); }
    void Free() override
    {
        ++frees;
        MPI::Intracomm::Free();
    }
    char made_from;
};

struct Defaults {
    MPI::Intracomm comm = MPI::COMM_WORLD, null = MPI::COMM_NULL;
    MPI::Datatype type = MPI::DOUBLE;
    MPI::Op op = MPI::SUM;
    MPI::Request request = MPI::REQUEST_NULL;
    MPI::Win win = MPI::WIN_NULL;
    MPI::File file = MPI::FILE_NULL;
};

static const Defaults defaults;
static MPI::Datatype types[] = {MPI::INT, MPI::DOUBLE};

static void send_to_self(const MPI::Comm &comm)
{
    int given = 7, taken = 0;
    MPI::Request request = comm.Irecv(&taken, 1, MPI::INT, comm.Get_rank(), 0);
    comm.Send(&given, 1, MPI::INT, comm.Get_rank(), 0);
    request.Wait();
    CHECK(taken == 7 && request == MPI::REQUEST_NULL);
}

static void derived()
{
    Counting world(MPI_COMM_WORLD), counting(MPI::COMM_WORLD.Dup());
    CHECK(world.made_from == 'C' && counting.made_from == 'I' && world == MPI::COMM_WORLD);
    send_to_self(counting);
    std::unique_ptr<MPI::Comm> copy(&static_cast<const MPI::Comm &>(counting).Clone());
    CHECK(dynamic_cast<Counting *>(copy.get()));
    send_to_self(*copy);
    CHECK(sends == 2);
    copy->Free();
    static_cast<MPI::Comm &>(counting).Free();
    CHECK(frees == 2 && *copy == MPI::COMM_NULL && counting == MPI::COMM_NULL);
}

static void containers()
{
    const int size = MPI::COMM_WORLD.Get_size(), rank = MPI::COMM_WORLD.Get_rank();
    std::vector<int> from_all(std::size_t(size), -1);
    std::vector<MPI::Request> requests(1);
    for (int i = 0; i < size; ++i)
        requests.push_back(MPI::COMM_WORLD.Irecv(&from_all[std::size_t(i)], 1, MPI::INT, i, 1));
    for (int i = 0; i < size; ++i)
        requests.push_back(MPI::COMM_WORLD.Isend(&rank, 1, MPI::INT, i, 1));
    std::vector<MPI::Status> statuses(requests.size());
    MPI::Request::Waitall(int(requests.size()), requests.data(), statuses.data());
    for (int i = 0; i < size; ++i)
        CHECK(from_all[std::size_t(i)] == i && statuses[std::size_t(i) + 1].Get_source() == i);
    CHECK(MPI::Request::Waitany(int(requests.size()), requests.data()) == MPI::UNDEFINED);
    std::map<std::string, MPI::Intracomm> groups;
    groups["all"] = MPI::COMM_WORLD;
    CHECK(groups["all"].Get_size() == size && groups["none"] == MPI::COMM_NULL);
    std::map<MPI_Comm, int> sizes;
    sizes[MPI::COMM_SELF] = 1;
    CHECK(sizes[MPI_COMM_SELF] == 1);
    std::vector<std::pair<MPI::Datatype, MPI::Op>> pairs(1, std::make_pair(MPI::INT, MPI::SUM));
    std::swap(pairs[0].first, types[1]);
    CHECK(pairs[0].first == MPI::DOUBLE && types[1] == MPI::INT);
}

int main()
{
    CHECK(defaults.comm == MPI_COMM_WORLD && defaults.null == MPI::COMM_NULL && defaults.type == MPI::DOUBLE);
    CHECK(defaults.op == MPI::SUM && defaults.request == MPI::REQUEST_NULL && defaults.win == MPI::WIN_NULL);
    CHECK(defaults.file == MPI::FILE_NULL && types[0] == MPI::INT);
    MPI::Init();
    CHECK(defaults.comm.Get_size() == MPI::COMM_WORLD.Get_size() && defaults.type.Get_size() == int(sizeof(double)));
    derived();
    containers();
    return finish();
}
