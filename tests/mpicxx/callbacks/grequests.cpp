// Generalized requests: the order of callbacks, statuses, exceptions.
#include "../exceptions/thrown.h"

struct State {
    int queries, frees, cancels;
    bool complete;
};

static int query(void *extra_state, MPI::Status &status)
{
    static_cast<State *>(extra_state)->queries++;
    status.Set_elements(MPI::INT, 17);
    status.Set_cancelled(false);
    status.Set_source(4);
    status.Set_tag(5);
    return MPI::SUCCESS;
}

static int release(void *extra_state)
{
    static_cast<State *>(extra_state)->frees++;
    return MPI::SUCCESS;
}

static int cancel(void *extra_state, bool complete)
{
    State &state = *static_cast<State *>(extra_state);
    state.cancels++;
    state.complete = complete;
    return MPI::SUCCESS;
}

static int query_throws(void *, MPI::Status &) { throw 1; }
static int release_throws(void *extra_state)
{
    release(extra_state);
    throw 2;
}
static int cancel_throws(void *, bool) { throw 3; }

static void statuses()
{
    State state = {};
    MPI::Grequest request = MPI::Grequest::Start(query, release, cancel, &state);
    MPI::Status status;
    CHECK(!request.Test(status) && state.queries == 0);
    request.Cancel();
    CHECK(state.cancels == 1 && !state.complete);
    MPI::Request copy = request;  // as programs keep it
    request.Complete();
    copy.Wait(status);
    CHECK(copy == MPI::REQUEST_NULL && state.queries == 1 && state.frees == 1);
    CHECK(status.Get_elements(MPI::INT) == 17 && status.Get_source() == 4 && status.Get_tag() == 5 &&
          !status.Is_cancelled());

    state = State();
    MPI::Grequest others[2] = {MPI::Grequest::Start(query, release, cancel, &state),
                               MPI::Grequest::Start(query, release, cancel, &state)};
    MPI::Request requests[2] = {others[0], others[1]};
    others[0].Complete();
    others[1].Complete();
    MPI::Request::Waitall(2, requests);
    CHECK(state.queries == 2 && state.frees == 2);
}

// Whatever the error handler.
static void exceptions(const MPI::Errhandler &handler)
{
    MPI::COMM_WORLD.Set_errhandler(handler);
    MPI::COMM_SELF.Set_errhandler(handler);
    State state = {};
    MPI::Grequest request = MPI::Grequest::Start(query_throws, release, cancel_throws, &state);
    CHECK(thrown_value([&] { request.Cancel(); }, 0) == 3);
    MPI::Request copy = request;
    request.Complete();
    CHECK(thrown_value([&] { copy.Wait(); }, 0) == 1);

    request = MPI::Grequest::Start(query, release_throws, cancel, &state);
    copy = request;
    request.Complete();
    state.frees = 0;
    CHECK(thrown_value([&] { copy.Wait(); }, 0) == 2 && state.frees == 1);
    MPI::COMM_WORLD.Set_errhandler(MPI::ERRORS_ARE_FATAL);
    MPI::COMM_SELF.Set_errhandler(MPI::ERRORS_ARE_FATAL);
}

int main()
{
    MPI::Init();
    statuses();
    exceptions(MPI::ERRORS_ARE_FATAL);
    exceptions(MPI::ERRORS_RETURN);
    exceptions(MPI::ERRORS_THROW_EXCEPTIONS);
    return finish();
}
