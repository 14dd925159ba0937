// Which error handler an error goes to, and what the predefined ones do (R151, R152, R154).
#include "core/errhandler.h"

#include "core/active.h"
#include "core/codes.h"
#include "core/setup.h"
#include "core/state.h"

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <optional>

namespace solo {
namespace {

Errhandler &make_predefined(Errhandler::action does, MPI_Errhandler handle)
{
    auto *const handler = new Errhandler;
    handler->does = does;
    handler->make_immortal();
    assign_predefined_handle(*handler, reinterpret_cast<std::uintptr_t>(handle));
    return *handler;
}

Errhandler *fatal, *aborts, *returns, *initial;
File *no_file;

}  // namespace

std::mutex errhandlers_lock;
std::atomic<const Object *> default_object{nullptr};

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
    const char *const name = std::getenv("BINDERY_SOLO_INITIAL_ERRHANDLER");
    if (name == nullptr || *name == '\0')
        return;
    if (Errhandler *const named = errhandler_named(name))
        initial = named;
    else
        std::fprintf(stderr,
                     "solo: BINDERY_SOLO_INITIAL_ERRHANDLER=%s is ignored; it must be one of: mpi_errors_are_fatal, "
                     "mpi_errors_abort, mpi_errors_return\n",
                     name);
}

namespace {

// A resolved error handler and the handle passed to it; a copy, since the handler may be freed meanwhile.
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

struct kind_of_object {
    bnd_error_object on;
    bnd_handle_kind kind;
};
constexpr kind_of_object kinds_of_objects[] = {
    {BND_ON_COMM, BND_COMM},       {BND_ON_WIN, BND_WIN},         {BND_ON_FILE, BND_FILE},
    {BND_ON_SESSION, BND_SESSION}, {BND_ON_REQUEST, BND_REQUEST}, {BND_ON_MESSAGE, BND_MESSAGE},
    {BND_ON_GROUP, BND_GROUP},
};

// Null: the handle is not valid.
const Object *object_behind(bnd_error_object on, void *handle)
{
    for (const kind_of_object &each : kinds_of_objects)
        if (each.on == on)
            return look_up_object(each.kind, handle);
    return nullptr;
}

bnd_error_object enumerator_of(bnd_handle_kind kind)
{
    for (const kind_of_object &each : kinds_of_objects)
        if (each.kind == kind)
            return each.on;
    return BND_ON_NOTHING;
}

destination destination_at(const Object &object)
{
    return {*object.attached_errhandler(), enumerator_of(object.kind), reinterpret_cast<void *>(object.handle_bits())};
}

// An error of a call on nothing, or on an object that has gone (R151).
destination default_destination()
{
    const Object *const self = default_object;
    return self != nullptr ? destination_at(*self) : destination{*initial, BND_ON_NOTHING, nullptr};
}

// Empty: the handler is invalid, or for a kind of object that no call creates. Without memory for a placeholder the handler gets
// a null handle.
std::optional<destination> at_given(void *handle)
{
    Errhandler *const handler = look_up<Errhandler>(static_cast<MPI_Errhandler>(handle));
    if (handler == nullptr)
        return std::nullopt;
    if (handler->does < Errhandler::comm_user)
        return destination{*handler, BND_ON_ERRHANDLER, nullptr};
    try {
        const Object *const object = handler->placeholder();
        return object != nullptr ? std::optional(destination_at(*object)) : std::nullopt;
    } catch (...) {
        if (handler->does == Errhandler::comm_user)
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
    const Object *const argument = object_behind(on, handle);
    if (argument == nullptr && on == BND_ON_FILE)
        return {*no_file->errhandler, on, MPI_FILE_NULL};
    const Object *const object = argument != nullptr ? argument->raises_on() : nullptr;
    if (object == nullptr || object->handle_bits() == 0 || object->attached_errhandler() == nullptr)
        return default_destination();
    return destination_at(*object);
}

// "MPI_COMM_WORLD", "a session", …
std::string description_of(const destination &where)
{
    if (where.on == BND_ON_ERRHANDLER)
        return "the call";
    if (where.on == BND_ON_FILE && where.handle == MPI_FILE_NULL)
        return "files that are not open";
    if (where.on == BND_ON_NOTHING)
        return "a program without MPI_COMM_SELF";
    const guard held;
    const Object *const object = object_behind(where.on, where.handle);
    return object != nullptr ? object->description() : where.on == BND_ON_SESSION ? "a session" : "a communicator";
}

// " (MPI_ERR_RANK)"; empty if the message contains the class.
std::string class_after(const std::string &message, int error_class)
{
    if (error_class < 0)
        return " (of no error class)";
    const char *const name = name_of_class(error_class);
    const std::string text = name != nullptr ? name : "error class " + std::to_string(error_class);
    return message.find(text) == std::string::npos ? " (" + text + ")" : "";
}

[[noreturn]] void end_for(const destination &where, const char *handler, int code, const char *routine)
{
    const int error_class = class_of(code);
    const std::string message = raised_message(code, routine);
    std::fprintf(stderr, "%s%s. %s, the error handler of %s, ends the process.\n", message.c_str(),
                 class_after(message, error_class).c_str(), handler, description_of(where).c_str());
    end_process(error_class > 0 ? error_class : 1);
}

// The handle is the user's to change: it gets a copy.
template <typename Function, typename Handle>
int call(Function *function, Handle handle, int code)
{
    function(&handle, &code);
    return code;
}

}  // namespace

std::string raised_message(int code, const char *routine)
{
    std::string message = message_of(code);
    if (message.empty())
        message = "error code " + std::to_string(code);
    const std::string begin = routine == nullptr ? "" : std::string(routine) + ": ";
    return message.starts_with(begin) ? message : begin + message;
}

failure raised_on(failure what, const Object *object)
{
    const Object *const target = object != nullptr ? object->raises_on() : nullptr;
    what.overrides = true;
    what.on = target != nullptr ? enumerator_of(target->kind) : BND_ON_NOTHING;
    what.object = target != nullptr ? reinterpret_cast<void *>(target->handle_bits()) : nullptr;
    return what;
}

int invoke_errhandler(bnd_error_object on, void *object, int code, const char *routine)
{
    const destination where = destination_of(on, object);
    emit_event(event_kind::error_raised, where.handle, code, class_of(code), 0);
    switch (where.does) {
    case Errhandler::fatal:
        end_for(where, "MPI_ERRORS_ARE_FATAL", code, routine);
    case Errhandler::abort:
        end_for(where, "MPI_ERRORS_ABORT", code, routine);
    case Errhandler::returns:
        return code;
    case Errhandler::comm_user:
        return call(where.function.comm, static_cast<MPI_Comm>(where.handle), code);
    case Errhandler::win_user:
        return call(where.function.win, static_cast<MPI_Win>(where.handle), code);
    case Errhandler::file_user:
        return call(where.function.file, static_cast<MPI_File>(where.handle), code);
    case Errhandler::session_user:
        return call(where.function.session, static_cast<MPI_Session>(where.handle), code);
    }
    return code;
}

}  // namespace solo
