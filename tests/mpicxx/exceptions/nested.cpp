// Callbacks inside callbacks: the method under which a callback ran throws its exception.
#include "thrown.h"

static const int nobody = 99;
static int value = 0, caught = 0;

static void add_throws(const void *, void *, int, const MPI::Datatype &) { throw 1; }

// Reduces inside, catches what that throws, and throws something else.
static int copy_reduces(const MPI::Comm &, int, void *extra_state, void *, void *, bool &)
{
    int sum = 0;
    MPI::Op &op = *static_cast<MPI::Op *>(extra_state);
    caught = thrown_value([&] { op.Reduce_local(&value, &sum, 1, MPI::INT); }, 0);
    throw 2;
}

// The exception of the reduction passes through.
static int delete_reduces(MPI::Comm &, int, void *, void *extra_state)
{
    int sum = 0;
    static_cast<MPI::Op *>(extra_state)->Reduce_local(&value, &sum, 1, MPI::INT);
    return MPI::SUCCESS;
}

static MPI::Intracomm *duplicated = nullptr;
static void handler_duplicates(MPI::Comm &, int *, ...) { duplicated->Dup(); }

int main()
{
    MPI::Init();
    MPI::Op op;
    op.Init(add_throws, true);
    int keyval = MPI::Comm::Create_keyval(copy_reduces, delete_reduces, &op);
    MPI::Intracomm comm = MPI::COMM_SELF.Dup();
    comm.Set_attr(keyval, &value);
    CHECK(thrown_value([&] { comm.Dup(); }, 0) == 2 && caught == 1);
    MPI::Intracomm other = MPI::COMM_SELF.Dup();
    MPI::Errhandler handler = MPI::Comm::Create_errhandler(handler_duplicates);
    other.Set_errhandler(handler);
    handler.Free();
    duplicated = &comm;
    caught = 0;
    CHECK(thrown_value([&] { other.Send(&value, 1, MPI::INT, nobody, 0); }, 0) == 2 && caught == 1);
    other.Free();
    CHECK(thrown_value([&] { comm.Free(); }, 0) == 1);
    MPI::Comm::Free_keyval(keyval);
    op.Free();
    return finish();
}
