// Delete functions run in MPI::Finalize, which throws what they throw.
#include "thrown.h"

static int deletions = 0, value = 0;

static int remove_throws(MPI::Comm &comm, int, void *attribute, void *extra_state)
{
    CHECK(comm == MPI::COMM_SELF && attribute == &value && comm.Get_size() == 1);
    deletions++;
    throw *static_cast<const int *>(extra_state);
}

int main()
{
    static int extra_state = 11;
    MPI::Init();
    const int rank = MPI::COMM_WORLD.Get_rank();
    const int keyval = MPI::Comm::Create_keyval(MPI::Comm::NULL_COPY_FN, remove_throws, &extra_state);
    MPI::COMM_SELF.Set_attr(keyval, &value);
    const int thrown = thrown_value([] { MPI::Finalize(); }, 0);
    if (thrown != 11 || deletions != 1 || !MPI::Is_finalized()) {
        std::fprintf(stderr, "finalize: %d thrown, %d deletions\n", thrown, deletions);
        return 1;
    }
    const MPI::Exception after(MPI::ERR_RANK);  // needs no MPI
    if (after.Get_error_code() != MPI::ERR_RANK || after.Get_error_string()[0] == '\0')
        return 1;
    if (rank == 0)
        std::puts("right");
    return 0;
}
