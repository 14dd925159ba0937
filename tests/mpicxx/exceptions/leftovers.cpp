// An error that nobody throws, for C's routine was called, is not thrown later by another call.
#include "thrown.h"

static const int nobody = 99;
static int data = 0;

static void add_throws(const void *, void *, int, const MPI::Datatype &) { throw 1; }

// A call from another place, and deeper in the stack.
__attribute__((noinline)) static int send_in_c(MPI_Comm comm, int depth)
{
    volatile char frame[100] = {};
    const int code = depth ? send_in_c(comm, depth - 1) : MPI_Send(&data, 1, MPI_INT, nobody, 0, comm);
    return frame[depth] ? MPI_SUCCESS : code;
}

static bool succeeds_quietly(const MPI::Comm &comm)
{
    return thrown_class([&] { comm.Send(&data, 1, MPI::INT, nobody, 0); }) == MPI::SUCCESS;
}

static void errors_of_c(const MPI::Comm &throwing, const MPI::Comm &returning)
{
    const bool is_success = !returns_handled_errors();
    for (int depth = 0; depth < 50; depth += 7) {
        CHECK(is_success == (send_in_c(throwing, depth) == MPI_SUCCESS));
        CHECK(succeeds_quietly(returning));
        CHECK(is_success == (send_in_c(throwing, depth) == MPI_SUCCESS));
        CHECK(thrown_class([&] { returning.Get_rank(); }) == MPI::SUCCESS);
        CHECK(thrown_class([&] { returning.Call_errhandler(MPI::ERR_RANK); }) == MPI::SUCCESS);
        MPI::Request none;
        CHECK(is_success == (send_in_c(throwing, depth) == MPI_SUCCESS));
        CHECK(thrown_class([&] { none.Wait(); }) == MPI::SUCCESS);
        CHECK(thrown_class([&] { throwing.Send(&data, 1, MPI::INT, nobody, 0); }) == MPI::ERR_RANK);
        CHECK(succeeds_quietly(returning));
    }
}

// One frame calls both, in turn, so that the method's frame is at the address of C's.
static void in_turn(const MPI::Comm &throwing, const MPI::Comm &returning)
{
    int thrown = 0;
    for (int i = 0; i < 20; i++) {
        try {
            MPI_Send(&data, 1, MPI_INT, nobody, 0, throwing);
            returning.Send(&data, 1, MPI::INT, nobody, 0);
            MPI_Send(&data, 1, MPI_INT, nobody, 0, throwing);
            returning.Call_errhandler(MPI::ERR_RANK);
        } catch (const MPI::Exception &) {
            thrown++;
        }
        CHECK(thrown == 0);
    }
}

static void exceptions_in_c(const MPI::Comm &returning)
{
    MPI::Op op;
    int sum = 0;
    op.Init(add_throws, true);
    MPI_Reduce_local(&data, &sum, 1, MPI_INT, op);  // lost: reported on stderr
    CHECK(thrown_value([&] { returning.Barrier(); }, 0) == 0);
    CHECK(thrown_value([&] { MPI::SUM.Reduce_local(&data, &sum, 1, MPI::INT); }, 0) == 0);
    CHECK(succeeds_quietly(returning));
    CHECK(thrown_value([&] { op.Reduce_local(&data, &sum, 1, MPI::INT); }, 0) == 1);
    CHECK(succeeds_quietly(returning));
    op.Free();
}

int main()
{
    MPI::Init();
    MPI::Intracomm throwing = MPI::COMM_WORLD.Dup(), returning = MPI::COMM_WORLD.Dup();
    throwing.Set_errhandler(MPI::ERRORS_THROW_EXCEPTIONS);
    returning.Set_errhandler(MPI::ERRORS_RETURN);
    errors_of_c(throwing, returning);
    in_turn(throwing, returning);
    exceptions_in_c(returning);
    throwing.Free();
    returning.Free();
    return finish();
}
