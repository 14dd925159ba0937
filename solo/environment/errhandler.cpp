// Which error handler an error goes to, and what the predefined ones do (R151, R152, R154).
#include "environment/errhandler.h"

#include "communicators/comm.h"
#include "core/setup.h"
#include "core/state.h"
#include "environment/active.h"
#include "environment/codes.h"
#include "requests/message.h"
#include "requests/request.h"

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <optional>

namespace solo {
namespace {

Errhandler &make_predefined(Errhandler::action does, MPI_Errhandler handle)
{
    auto *const made = new Errhandler;
    made->does = does;
    made->make_immortal();
    assign_predefined_handle(*made, reinterpret_cast<std::uintptr_t>(handle));
    return *made;
}

Errhandler *fatal, *aborts, *returns, *initial;
File *no_file;

}  // namespace

std::mutex errhandlers_lock;

Errhandler &errors_are_fatal() { return *fatal; }
Errhandler &errors_abort() { return *aborts; }
Errhandler &errors_return() { return *returns; }
Errhandler &initial_errhandler() { return *initial; }
File &null_file() { return *no_file; }

Errhandler *errhandler_named(const char *name)
{
    if (std::strcmp(name, "mpi_errors_are_fatal") == 0)
        return fatal;
    if (std::strcmp(name, "mpi_errors_abort") == 0)
        return aborts;
    return std::strcmp(name, "mpi_errors_return") == 0 ? returns : nullptr;
}

void check_errhandler(const Errhandler &handler, Errhandler::action sort, const char *argument)
{
    if (handler.does >= Errhandler::comm_user && handler.does != sort)
        fail(MPI_ERR_ERRHANDLER, argument, "was made for objects of another kind");
}

void set_up_errhandlers()
{
    fatal = &make_predefined(Errhandler::fatal, MPI_ERRORS_ARE_FATAL);
    aborts = &make_predefined(Errhandler::abort, MPI_ERRORS_ABORT);
    returns = &make_predefined(Errhandler::returns, MPI_ERRORS_RETURN);
    no_file = new File;
    no_file->errhandler = ref(*returns);
    initial = fatal;
    const char *const wanted = std::getenv("BINDERY_SOLO_INITIAL_ERRHANDLER");
    if (wanted == nullptr || *wanted == '\0')
        return;
    if (Errhandler *const named = errhandler_named(wanted))
        initial = named;
    else
        std::fprintf(stderr,
                     "solo: BINDERY_SOLO_INITIAL_ERRHANDLER=%s is ignored; it must be one of: mpi_errors_are_fatal, "
                     "mpi_errors_abort, mpi_errors_return\n",
                     wanted);
}

namespace {

// Where an error goes: what the handler does, and the object that it is told of. The handler itself may be freed meanwhile.
struct destination {
    destination(const Errhandler &handler, bnd_error_object object, void *its_handle)
        : does(handler.does)
        , function(handler.function)
        , on(object)
        , handle(its_handle)
    {
    }
    Errhandler::action does;
    Errhandler::procedure function;
    bnd_error_object on;
    void *handle;
};

// An error of a call on nothing, or on an object that has gone (R151).
destination default_destination()
{
    const Comm *const self = world_is_active() ? comm_self() : nullptr;
    if (self != nullptr && self->errhandler)
        return {*self->errhandler, BND_ON_COMM, MPI_COMM_SELF};
    return {*initial, BND_ON_NOTHING, nullptr};
}

template <typename T>
destination at(const T *object, bnd_error_object on)
{
    if (object == nullptr || object->handle_bits() == 0 || !object->errhandler)
        return default_destination();
    return {*object->errhandler, on, handle_to(*object)};
}

destination destination_at_request(void *handle)
{
    const Request *const request = look_up<Request>(static_cast<MPI_Request>(handle));
    return at(request == nullptr ? nullptr : request->comm.get(), BND_ON_COMM);
}

destination at_message(void *handle)
{
    const Message *const message = look_up<Message>(static_cast<MPI_Message>(handle));
    return at(message == nullptr ? nullptr : message->comm.get(), BND_ON_COMM);
}

destination at_group(void *handle)
{
    const Group *const group = look_up<Group>(static_cast<MPI_Group>(handle));
    return at(group == nullptr ? nullptr : group->session.get(), BND_ON_SESSION);
}

// An object that stands for the one that a call could not make, so that the error handler given to the call has something to be
// invoked on. It lives until the next such error in the thread.
template <typename T>
struct placeholder {
    ref<T> object;  // which an error handler may have freed
    ~placeholder() { drop(); }
    void drop()
    {
        const guard held;
        if (object && object->handle_bits() != 0)
            release_handle(*object);
        object = ref<T>();
    }
};

template <typename T>
destination at_new(Errhandler &handler, bnd_error_object on)
{
    thread_local placeholder<T> last;
    last.drop();
    auto made = ref<T>::adopt(new T);
    made->errhandler = ref<Errhandler>(handler);
    assign_handle(*made);
    made->retain();  // the handle's
    last.object = made;
    return {handler, on, handle_to(*made)};
}

// Nothing: the handler is not valid, or for objects that no call is given a handler for. Where there is no memory for an object, the
// handler gets a null handle.
std::optional<destination> at_given(void *handle)
{
    Errhandler *const handler = look_up<Errhandler>(static_cast<MPI_Errhandler>(handle));
    if (handler == nullptr)
        return std::nullopt;
    const bool is_of_comm = handler->does == Errhandler::comm_user;
    if (!is_of_comm && handler->does != Errhandler::session_user) {
        if (handler->does > Errhandler::comm_user)
            return std::nullopt;
        return destination{*handler, BND_ON_ERRHANDLER, nullptr};
    }
    try {
        return is_of_comm ? at_new<Comm>(*handler, BND_ON_COMM) : at_new<Session>(*handler, BND_ON_SESSION);
    } catch (...) {
        if (is_of_comm)
            return destination{*handler, BND_ON_COMM, MPI_COMM_NULL};
        return destination{*handler, BND_ON_SESSION, MPI_SESSION_NULL};
    }
}

destination destination_of(bnd_error_object on, void *handle)
{
    if (on == BND_ON_ERRHANDLER)
        if (const auto given = at_given(handle))
            return *given;
    const guard held;
    const std::lock_guard attached(errhandlers_lock);
    switch (on) {
    case BND_ON_COMM:
        return at(look_up<Comm>(static_cast<MPI_Comm>(handle)), on);
    case BND_ON_WIN:
        return at(look_up<Win>(static_cast<MPI_Win>(handle)), on);
    case BND_ON_FILE:
        if (const File *const file = look_up<File>(static_cast<MPI_File>(handle)))
            return at(file, on);
        return {*no_file->errhandler, on, MPI_FILE_NULL};
    case BND_ON_SESSION:
        return at(look_up<Session>(static_cast<MPI_Session>(handle)), on);
    case BND_ON_REQUEST:
        return destination_at_request(handle);
    case BND_ON_MESSAGE:
        return at_message(handle);
    case BND_ON_GROUP:
        return at_group(handle);
    case BND_ON_NOTHING:
    case BND_ON_ERRHANDLER:
        break;
    }
    return default_destination();
}

// "MPI_COMM_WORLD", "a session", …
std::string describe(const destination &where)
{
    switch (where.on) {
    case BND_ON_COMM: {
        const guard held;
        const Comm *const comm = look_up<Comm>(static_cast<MPI_Comm>(where.handle));
        return comm == nullptr || comm->name.empty() ? "a communicator" : comm->name;
    }
    case BND_ON_WIN:
        return "a window";
    case BND_ON_FILE:
        return where.handle == MPI_FILE_NULL ? "files that are not open" : "a file";
    case BND_ON_SESSION:
        return "a session";
    case BND_ON_ERRHANDLER:
        return "the call";
    default:
        return "a program without MPI_COMM_SELF";
    }
}

[[noreturn]] void end_for(const destination &where, const char *handler, int code)
{
    const std::string message = raised_message(code, nullptr);
    std::fprintf(stderr, "%s. %s, the error handler of %s, ends the process.\n", message.c_str(), handler,
                 describe(where).c_str());
    const int error_class = class_of(code);
    end_process(error_class > 0 ? error_class : 1);
}

// The handle is the user's to change: it gets a copy.
template <typename Function, typename Handle>
void call(Function *function, Handle handle, int code)
{
    function(&handle, &code);
}

}  // namespace

std::string raised_message(int code, const char *routine)
{
    std::string message = message_of(code);
    if (message.empty())
        message = "error code " + std::to_string(code);
    return routine == nullptr || message.starts_with(routine) ? message : std::string(routine) + ": " + message;
}

void invoke_errhandler(bnd_error_object on, void *object, int code)
{
    const destination where = destination_of(on, object);
    emit_event(event_kind::error_raised, where.handle, code, class_of(code), 0);
    switch (where.does) {
    case Errhandler::fatal:
        end_for(where, "MPI_ERRORS_ARE_FATAL", code);
    case Errhandler::abort:
        end_for(where, "MPI_ERRORS_ABORT", code);
    case Errhandler::returns:
        return;
    case Errhandler::comm_user:
        return call(where.function.comm, static_cast<MPI_Comm>(where.handle), code);
    case Errhandler::win_user:
        return call(where.function.win, static_cast<MPI_Win>(where.handle), code);
    case Errhandler::file_user:
        return call(where.function.file, static_cast<MPI_File>(where.handle), code);
    case Errhandler::session_user:
        return call(where.function.session, static_cast<MPI_Session>(where.handle), code);
    }
}

}  // namespace solo
