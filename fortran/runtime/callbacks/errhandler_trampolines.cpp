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

#define BND_OBJECT(word, number)                                                     \
    struct word {                                                                    \
        using Handle = MPI_##word;                                                   \
        using Function = void(Handle *, int *, ...);                                 \
        static constexpr int callback_class = number, limit = BND_MAX_ERRHANDLERS,   \
                             first = bnd::first_slot(callback_class, limit);         \
        static MPI_Fint to_fortran(Handle handle) { return bnd_c2f_##word(handle); } \
        static Handle to_c(MPI_Fint number_of) { return bnd_f2c_##word(number_of); } \
        template <int slot>                                                          \
        static void trampoline(Handle *object, int *code, ...)                       \
        {                                                                            \
            run<word>(slots[slot].procedure, object, code);                          \
        }                                                                            \
    };

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
        pool, word::callback_class, bnd::trampoline_of<word>, what, word::limit, false}
BND_HANDLERS(comm, Comm, "error handlers for communicators");
BND_HANDLERS(file, File, "error handlers for files");
BND_HANDLERS(win, Win, "error handlers for windows");
#if BND_HAS(MPI_Session_create_errhandler)
BND_HANDLERS(session, Session, "error handlers for sessions");
#endif
}
