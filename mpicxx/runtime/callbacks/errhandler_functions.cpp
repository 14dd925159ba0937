// Error handlers whose functions are C++'s.
#include "callbacks/errhandler_slots.h"
#include "callbacks/objects.h"
#include "callbacks/trampoline_classes.h"

namespace bnd_cxx {

namespace {

template <typename Object, typename Handle>
[[gnu::noinline]] void run(bnd::Procedure *procedure, Handle *handle, int *code)
{
    const auto function = reinterpret_cast<typename Object::Errhandler_function *>(procedure);
    with_object<Object>(handle, [&](Object &object) { call_program([&] { function(object, code); }); });
}

constexpr const char *descriptions[errhandler_classes] = {"error handlers for communicators",
                                                          "error handlers for windows", "error handlers for files",
                                                          "error handlers for sessions"};

template <typename Object, typename Handle, int Class>
struct errhandler_function {
    using Function = c_errhandler<Handle>;
    static constexpr int callback_class = Class, limit = BND_MAX_ERRHANDLERS, first = first_slot(callback_class, limit);
    static constexpr const char *description = descriptions[Class];
    static int integer_of(MPI_Errhandler handler) { return integer_of_Errhandler(handler); }
    static void free(MPI_Errhandler *handler) { PMPI_Errhandler_free(handler); }

    template <int slot>
    static void trampoline(Handle *handle, int *code, ...)
    {
        run<Object>(errhandler_slots[slot].procedure, handle, code);
    }
};

template <typename Object, typename Handle, int Class>
int create(int (*c_create)(c_errhandler<Handle> *, MPI_Errhandler *), typename Object::Errhandler_function *function,
           MPI_Errhandler *handler)
{
    return create_with_trampoline<errhandler_function<Object, Handle, Class>>(
        errhandler_pool, reinterpret_cast<bnd::Procedure *>(function), handler, c_create);
}

}  // namespace

int comm_create_errhandler(int (*c_create)(c_errhandler<MPI_Comm> *, MPI_Errhandler *),
                           MPI::Comm::Errhandler_function *function, MPI_Errhandler *handler)
{
    return create<MPI::Comm, MPI_Comm, 0>(c_create, function, handler);
}

int win_create_errhandler(int (*c_create)(c_errhandler<MPI_Win> *, MPI_Errhandler *),
                          MPI::Win::Errhandler_function *function, MPI_Errhandler *handler)
{
    return create<MPI::Win, MPI_Win, 1>(c_create, function, handler);
}

#if BND_HAS_MPI_File_create_errhandler
int file_create_errhandler(int (*c_create)(c_errhandler<MPI_File> *, MPI_Errhandler *),
                           MPI::File::Errhandler_function *function, MPI_Errhandler *handler)
{
    return create<MPI::File, MPI_File, 2>(c_create, function, handler);
}
#endif

#if BND_HAS_MPI_Session_create_errhandler
int session_create_errhandler(int (*c_create)(c_errhandler<MPI_Session> *, MPI_Errhandler *),
                              MPI::Session::Errhandler_function *function, MPI_Errhandler *handler)
{
    return create<MPI::Session, MPI_Session, 3>(c_create, function, handler);
}
#endif

}  // namespace bnd_cxx
