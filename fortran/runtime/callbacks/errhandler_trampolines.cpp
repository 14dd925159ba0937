// Error handlers whose procedures are Fortran's, with exactly two arguments (R112).
#include "bnd_fortran.h"
#include "callbacks/trampoline_instances.h"

namespace {

using bnd::Procedure;
using bnd::Slot;
using bnd::TrampolinePool;

Slot slots[TrampolinePool::slot_count(4, BND_MAX_ERRHANDLERS)];
constinit TrampolinePool pool(slots, BND_MAX_ERRHANDLERS);

// C passes both by address: what Fortran writes is copied out.
template <typename Object>
[[gnu::noinline]] void run(Procedure *procedure, typename Object::Handle *object, int *code)
{
    using Fortran = void(bnd_default_integer *, bnd_default_integer *);
    const bnd_default_integer before = Object::to_fortran(*object);
    bnd_default_integer handle = before, error = *code;
    reinterpret_cast<Fortran *>(procedure)(&handle, &error);
    *code = static_cast<int>(error);
    if (handle != before)
        *object = Object::to_c(static_cast<MPI_Fint>(handle));
}

#define BND_OBJECT(word, number)                                                                                  \
    BND_WITH_STATE(                                                                                               \
        int, create_##word, PMPIX_##word##_create_errhandler_x,                                                   \
        (void (*function)(MPI_##word, int, void *), bnd::Destructor *, void *state, MPI_Errhandler *replacement)) \
    struct word {                                                                                                 \
        using Handle = MPI_##word;                                                                                \
        using Function = void(Handle *, int *, ...);                                                              \
        static constexpr int callback_class = number, limit = BND_MAX_ERRHANDLERS,                                \
                             first = bnd::first_slot(callback_class, limit);                                      \
        static MPI_Fint to_fortran(Handle handle) { return bnd_c2f_##word(handle); }                              \
        static Handle to_c(MPI_Fint number_of) { return bnd_f2c_##word(number_of); }                              \
        static auto create_with_state() { return create_##word; }                                                 \
        template <int slot>                                                                                       \
        static void trampoline(Handle *object, int *code, ...)                                                    \
        {                                                                                                         \
            run<word>(slots[slot].procedure, object, code);                                                       \
        }                                                                                                         \
    };

template <typename Object>
void run_with_state(typename Object::Handle object, int code, void *state)
{
    run<Object>(reinterpret_cast<Procedure *>(state), &object, &code);
}

template <typename Object>
using Create = int(void (*function)(typename Object::Handle object, int code, void *state), bnd::Destructor *destructor,
                   void *state, MPI_Errhandler *replacement);

template <typename Object>
bool renew(Procedure *procedure, void *handle, int *number)
{
    Create<Object> *const create = Object::create_with_state();
    if (!create || !handle)
        return create;
    MPI_Errhandler replacement = MPI_ERRHANDLER_NULL;
    const int result =
        create(run_with_state<Object>, bnd::keep_state, reinterpret_cast<void *>(procedure), &replacement);
    if (!bnd::replaced(result, replacement, static_cast<MPI_Errhandler *>(handle), PMPI_Errhandler_free))
        return false;
    *number = bnd_c2f_Errhandler(replacement);
    return true;
}

BND_OBJECT(Comm, 0)
BND_OBJECT(File, 1)
BND_OBJECT(Win, 2)
#if BND_HAS(MPI_Session_create_errhandler)
BND_OBJECT(Session, 3)
#endif

}  // namespace

extern "C" {
#define BND_HANDLERS(lower, word, what)                                         \
    constinit bnd_trampolines bnd_trampolines_##lower##_errhandler_function = { \
        pool, word::callback_class, bnd::trampoline_of<word>, what, word::limit, false, renew<word>}
BND_HANDLERS(comm, Comm, "error handlers for communicators");
BND_HANDLERS(file, File, "error handlers for files");
BND_HANDLERS(win, Win, "error handlers for windows");
#if BND_HAS(MPI_Session_create_errhandler)
BND_HANDLERS(session, Session, "error handlers for sessions");
#endif
}
