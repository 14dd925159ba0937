// Error handlers with functions of C++: what they get, what they throw; reuse of slots.
#include "../exceptions/thrown.h"

#include <initializer_list>
#include <typeinfo>

static const int nobody = 99;
static const std::type_info *seen = nullptr;
static int handled = 0;

static void note(MPI::Comm &comm, int *code, ...)
{
    CHECK(*code != MPI::SUCCESS && comm.Get_size() >= 1);
    seen = &typeid(comm);
    handled++;
}

static void throw_class(MPI::Comm &, int *code, ...) { throw MPI::Get_error_class(*code); }

// Calls MPI with errors of its own before it throws.
static void throw_after_calls(MPI::Comm &comm, int *code, ...)
{
    CHECK(thrown_class([] { MPI::COMM_SELF.Send(&nobody, 1, MPI::INT, nobody, 0); }) == MPI::ERR_RANK);
    MPI_Send(&nobody, 1, MPI_INT, nobody, 0, MPI_COMM_SELF);
    comm.Get_rank();
    throw MPI::Get_error_class(*code);
}

static void throw_of_window(MPI::Win &, int *code, ...) { throw *code; }
static void throw_of_file(MPI::File &file, int *code, ...) { throw file == MPI::FILE_NULL ? -1 : *code; }

template <typename Class>
static void expect_class(Class comm)
{
    MPI::Errhandler handler = MPI::Comm::Create_errhandler(note);
    comm.Set_errhandler(handler);
    handler.Free();
    seen = nullptr;
    comm.Send(&nobody, 1, MPI::INT, nobody, 0);
    CHECK(seen && *seen == typeid(Class));
    comm.Free();
}

static void classes()
{
    const int size = MPI::COMM_WORLD.Get_size(), rank = MPI::COMM_WORLD.Get_rank();
    const bool periods[1] = {true};
    expect_class(MPI::COMM_WORLD.Dup());
    expect_class(MPI::COMM_WORLD.Create_cart(1, &size, periods, false));
    const int index[1] = {0}, edges[1] = {0};
    MPI::Graphcomm graph = MPI::COMM_WORLD.Create_graph(1, index, edges, false);
    if (rank == 0)
        expect_class(graph);
    if (size == 1)
        return;
    MPI::Intracomm half = MPI::COMM_WORLD.Split(rank == 0, 0);
    expect_class(half.Create_intercomm(0, MPI::COMM_WORLD, rank == 0 ? 1 : 0, 0));
    half.Free();
}

static void exceptions()
{
    MPI::Intracomm comm = MPI::COMM_WORLD.Dup();
    MPI::COMM_SELF.Set_errhandler(MPI::ERRORS_THROW_EXCEPTIONS);
    for (MPI::Comm::Errhandler_function *function : {throw_class, throw_after_calls}) {
        MPI::Errhandler handler = MPI::Comm::Create_errhandler(function);
        comm.Set_errhandler(handler);
        MPI::Errhandler same = comm.Get_errhandler();
        CHECK(same == handler);
        same.Free();
        handler.Free();
        CHECK(thrown_value([&] { comm.Send(&nobody, 1, MPI::INT, nobody, 0); }, 0) == MPI::ERR_RANK);
        CHECK(thrown_value([&] { comm.Call_errhandler(MPI::ERR_TAG); }, 0) == MPI::ERR_TAG);
        CHECK(thrown_value([&] { comm.Get_rank(); }, 0) == 0);
    }
    MPI::COMM_SELF.Set_errhandler(MPI::ERRORS_ARE_FATAL);
    comm.Free();

    MPI::Errhandler of_file = MPI::File::Create_errhandler(throw_of_file);
    MPI::FILE_NULL.Set_errhandler(of_file);
    CHECK(thrown_value([] { MPI::File::Open(MPI::COMM_SELF, "/no/such/file", MPI::MODE_RDONLY, MPI::INFO_NULL); }, 0) ==
          -1);
    MPI::FILE_NULL.Set_errhandler(MPI::ERRORS_RETURN);
    of_file.Free();
    if (MPI::COMM_WORLD.Get_size() == 1)
        return;
    MPI::Win window = MPI::Win::Create(nullptr, 0, 1, MPI::INFO_NULL, MPI::COMM_WORLD);
    MPI::Errhandler of_window = MPI::Win::Create_errhandler(throw_of_window);
    window.Set_errhandler(of_window);
    of_window.Free();
    CHECK(thrown_value([&] { window.Call_errhandler(MPI::ERR_DISP); }, 0) == MPI::ERR_DISP);
    window.Free();
}

#if MPI_VERSION >= 4
static void throw_of_session(MPI::Session &, int *code, ...) { throw *code; }

static void sessions()
{
    MPI::Session session = MPI::Session::Init(MPI::INFO_NULL, MPI::ERRORS_THROW_EXCEPTIONS);
    session.Set_errhandler(MPI::ERRORS_THROW_EXCEPTIONS);  // MPICH 4.0 does not take it from MPI_Session_init
    CHECK(session.Get_errhandler() == MPI::ERRORS_THROW_EXCEPTIONS);
    CHECK(thrown_class([&] { session.Call_errhandler(MPI::ERR_ARG); }) == MPI::ERR_ARG);
    MPI::Errhandler handler = MPI::Session::Create_errhandler(throw_of_session);
    session.Set_errhandler(handler);
    handler.Free();
    CHECK(thrown_value([&] { session.Call_errhandler(MPI::ERR_ARG); }, 0) == MPI::ERR_ARG);
    session.Finalize();
}
#else
static void sessions() {}
#endif

static void slots()
{
    const int limit = 512;
    for (int i = 0; i < 100000; i++) {
        MPI::Errhandler handler = MPI::Comm::Create_errhandler(note);
        handler.Free();
    }
    static MPI::Errhandler handlers[limit + 1];
    for (int i = 0; i < limit; i++)
        handlers[i] = MPI::Comm::Create_errhandler(note);
    MPI::Errhandler of_window = MPI::Win::Create_errhandler(throw_of_window);  // has a limit of its own
    MPI::COMM_WORLD.Set_errhandler(MPI::ERRORS_THROW_EXCEPTIONS);
    CHECK(thrown_class([&] { handlers[limit] = MPI::Comm::Create_errhandler(note); }) == MPI_ERR_NO_MEM);
    MPI::COMM_WORLD.Set_errhandler(MPI::ERRORS_ARE_FATAL);
    CHECK(handlers[limit] == MPI::ERRHANDLER_NULL);
    of_window.Free();
    for (int i = 0; i < limit; i++)
        handlers[i].Free();
}

int main()
{
    MPI::Init();
    classes();
    exceptions();
    sessions();
    slots();
    CHECK(handled > 0);
    return finish();
}
