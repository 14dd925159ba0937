// Routines for error handlers, user error classes and codes (MPI 5.0, 9.3 to 9.5; R147 to R155).
#include "error-handling.h"

#include "communicators/comm.h"
#include "core/codes.h"
#include "core/errhandler.h"
#include "windows/window.h"

#include <cstring>
#include <memory>
#include <mutex>

namespace solo {
namespace {

// A handler for objects that a call may fail to create.
template <typename T>
struct Errhandler_of : Errhandler {
    struct owner {
        ref<T> object;  // which an error handler may have freed
        ~owner() { drop(); }
        void drop()
        {
            const guard held;
            if (object && object->handle_bits() != 0)
                release_handle(*object);
            object = ref<T>();
        }
    };
    Object *placeholder() override
    {
        thread_local owner last;
        last.drop();
        auto object = ref<T>::adopt(new T);
        object->errhandler = ref<Errhandler>(*this);
        assign_handle(*object);
        object->retain();  // the handle's
        last.object = object;
        return object.get();
    }
};

template <typename Handler = Errhandler, typename Set>
void create(Errhandler::action sort, MPI_Errhandler *errhandler, Set &&set)
{
    std::unique_ptr<Errhandler> handler(new Handler);
    handler->does = sort;
    handler->handles = 1;
    set(handler->function);
    assign_handle(*handler);
    *errhandler = handle_to(*handler.release());
}

template <typename T>
void set_errhandler(T &object, Errhandler &errhandler, Errhandler::action sort)
{
    check_errhandler(errhandler, sort, "errhandler");
    const guard held;
    const std::lock_guard attached(errhandlers_lock);
    object.errhandler = ref(errhandler);
}

// Returns a new reference to the attached handler, for the caller to free; a handler whose handle was freed gets a new one.
template <typename T>
void get_errhandler(const T &object, MPI_Errhandler *errhandler)
{
    const std::lock_guard held(errhandlers_lock);  // another thread may be freeing the last handle just now
    Errhandler &attached = *object.errhandler;
    if (!attached.is_predefined()) {
        if (attached.handles == 0) {
            assign_handle(attached);
            attached.retain();
        }
        ++attached.handles;
    }
    *errhandler = handle_to(attached);
}

File &file_or_null(File *file) { return file == nullptr ? null_file() : *file; }

}  // namespace

void Comm_create_errhandler(MPI_Comm_errhandler_function *function, MPI_Errhandler *errhandler)
{
    create<Errhandler_of<Comm>>(Errhandler::comm_user, errhandler, [=](auto &to) { to.comm = function; });
}

void Win_create_errhandler(MPI_Win_errhandler_function *function, MPI_Errhandler *errhandler)
{
    create(Errhandler::win_user, errhandler, [=](auto &to) { to.win = function; });
}

void File_create_errhandler(MPI_File_errhandler_function *function, MPI_Errhandler *errhandler)
{
    create(Errhandler::file_user, errhandler, [=](auto &to) { to.file = function; });
}

void Session_create_errhandler(MPI_Session_errhandler_function *function, MPI_Errhandler *errhandler)
{
    create<Errhandler_of<Session>>(Errhandler::session_user, errhandler, [=](auto &to) { to.session = function; });
}

void Comm_set_errhandler(Comm &comm, Errhandler &errhandler)
{
    set_errhandler(comm, errhandler, Errhandler::comm_user);
    // Programs of MPI-3 look for errors without an object on MPI_COMM_WORLD: theirs go there until MPI_COMM_SELF's handler is set, too.
    static std::atomic<bool> has_set_self{false};
    if (handle_to(comm) == MPI_COMM_SELF)
        has_set_self = true;
    if (handle_to(comm) == MPI_COMM_SELF || (handle_to(comm) == MPI_COMM_WORLD && !has_set_self))
        default_object = &comm;
}
void Win_set_errhandler(Win &win, Errhandler &errhandler) { set_errhandler(win, errhandler, Errhandler::win_user); }
void Session_set_errhandler(Session &session, Errhandler &errhandler)
{
    set_errhandler(session, errhandler, Errhandler::session_user);
}
void File_set_errhandler(File *file, Errhandler &errhandler)
{
    set_errhandler(file_or_null(file), errhandler, Errhandler::file_user);
}

void Comm_get_errhandler(Comm &comm, MPI_Errhandler *errhandler) { get_errhandler(comm, errhandler); }
void Win_get_errhandler(Win &win, MPI_Errhandler *errhandler) { get_errhandler(win, errhandler); }
void Session_get_errhandler(Session &session, MPI_Errhandler *errhandler) { get_errhandler(session, errhandler); }
void File_get_errhandler(File *file, MPI_Errhandler *errhandler) { get_errhandler(file_or_null(file), errhandler); }

void Comm_call_errhandler(Comm &comm, int errorcode)
{
    invoke_errhandler(BND_ON_COMM, handle_to(comm), errorcode, "MPI_Comm_call_errhandler");
}
void Win_call_errhandler(Win &win, int errorcode)
{
    invoke_errhandler(BND_ON_WIN, handle_to(win), errorcode, "MPI_Win_call_errhandler");
}
void Session_call_errhandler(Session &session, int errorcode)
{
    invoke_errhandler(BND_ON_SESSION, handle_to(session), errorcode, "MPI_Session_call_errhandler");
}
void File_call_errhandler(File *fh, int errorcode)
{
    void *const object = fh == nullptr ? MPI_FILE_NULL : handle_to(*fh);
    invoke_errhandler(BND_ON_FILE, object, errorcode, "MPI_File_call_errhandler");
}

// A predefined handler may have come from MPI_Comm_get_errhandler, whose result is freed: only the variable changes.
void Errhandler_free(MPI_Errhandler *errhandler)
{
    Errhandler &freed = find<Errhandler>(*errhandler, "errhandler");
    if (!freed.is_predefined()) {
        const std::lock_guard held(errhandlers_lock);
        if (--freed.handles == 0)
            release_handle(freed);
    }
    *errhandler = MPI_ERRHANDLER_NULL;
}

void Add_error_class(int *errorclass) { *errorclass = add_class(); }
void Add_error_code(int errorclass, int *errorcode) { *errorcode = add_code(errorclass); }
void Add_error_string(int errorcode, const char *string) { add_string(errorcode, string); }
void Remove_error_class(int errorclass) { remove_class(errorclass); }
void Remove_error_code(int errorcode) { remove_code(errorcode); }
void Remove_error_string(int errorcode) { remove_string(errorcode); }

void Error_class(int errorcode, int *errorclass)
{
    const int error_class = class_of(errorcode);
    if (error_class < 0)
        fail(MPI_ERR_ARG, "errorcode", "is no error code");
    *errorclass = error_class;
}

void Error_string(int errorcode, char *string, int *resultlen)
{
    if (class_of(errorcode) < 0)
        fail(MPI_ERR_ARG, "errorcode", "is no error code");
    const std::string message = message_of(errorcode);
    const std::size_t length = std::min<std::size_t>(message.size(), MPI_MAX_ERROR_STRING - 1);
    std::memcpy(string, message.data(), length);
    string[length] = '\0';
    *resultlen = static_cast<int>(length);
}

}  // namespace solo

#include "error-handling_glue.h"
