// Makes the arguments of calls of which one is invalid. The generated rows (invalid_argument/) call a routine with the
// makers below: all arguments are valid but the one under test, which is invalid in one of several ways.
#ifndef TESTS_SOLO_INVALID_ARGUMENT_CALL_H
#define TESTS_SOLO_INVALID_ARGUMENT_CALL_H

#include "bnd_entry.h"
#include "mpi.h"
#include "mpi_removed.h"

#include <cstdint>
#include <functional>
#include <string>
#include <type_traits>
#include <vector>

// Thrown by a maker when there is no further way in which its argument can be wrong: the call is not made.
struct no_more_ways {};

class invalid_argument_call {
public:
    // The argument at this position, from 1, is wrong in the way of this number, from 0.
    invalid_argument_call(std::string routine, int position, int way)
        : routine_(std::move(routine))
        , position_(position)
        , way_(way)
    {
    }
    ~invalid_argument_call();
    invalid_argument_call(const invalid_argument_call &) = delete;
    invalid_argument_call &operator=(const invalid_argument_call &) = delete;

    const std::string &defect() const { return defect_; }  // "3: a freed handle"
    bool expects(int error_class) const;
    void *made_at(int position) const { return handles_[position]; }
    // Whether the routine is given the error handler of what it makes, which then hears of errors (R151).
    bool gives_handler() const { return gives_handler_; }

    // Call a routine when its arguments have been made; what is around it is told when.
    template <typename... Formal, typename... Actual>
    int call(int (*routine)(Formal...), Actual &&...actual)
    {
        const struct around {
            around() { begin_call(); }
            ~around() { end_call(); }
        } this_call;
        return routine(static_cast<Actual &&>(actual)...);
    }
    inline static void (*begin_call)() = [] {};
    // False for an implementation that does not know of a handle that it was freed.
    inline static bool has_freed_handles = true;
    inline static void (*end_call)() = [] {};

    // ---- makers ----

    // Memory that is large enough for all, and never wrong.
    void *room(int at);
    // A null pointer or a zero, where that is right.
    struct nothing_given {
        template <typename T>
        operator T() const
        {
            return T();
        }
    };
    nothing_given left_out(int at)
    {
        if (at == position_)
            throw no_more_ways();
        return {};
    }
    template <typename T>
    T handle(int at, T null, int error, bool nullable)
    {
        const T right = valid_handle<T>();
        handles_[at] = reinterpret_cast<void *>(right);
        gives_handler_ = gives_handler_ || (std::is_same_v<T, MPI_Errhandler> && at != position_);
        return at == position_ ? invalid_handle<T>(null, error, nullable, 0) : right;
    }
    // A handle that the call may free.
    template <typename T>
    T *handle_at(int at, T null, int error, bool nullable, bool needed)
    {
        T &place = *static_cast<T *>(place_at(at));
        place = fresh_handle<T>(&place);
        handles_[at] = reinterpret_cast<void *>(place);
        if (at == position_) {
            if (needed && way_ == 0)
                return null_pointer<T>();
            cleanings_.clear();
            place = invalid_handle<T>(null, error, nullable, needed);
        }
        return &place;
    }
    template <typename T>
    T *handles(int at, T null, int error, bool needed)
    {
        T *const place = static_cast<T *>(place_at(at));
        for (int i = 0; i < 4; ++i)
            place[i] = std::is_same_v<T, MPI_Datatype> ? reinterpret_cast<T>(MPI_INT) : null;
        place[0] = fresh_handle<T>(&place[0]);
        if (at == position_) {
            if (needed && way_ == 0)
                return null_pointer<T>();
            place[0] = invalid_handle<T>(null, error, true, needed);
        }
        return place;
    }
    template <typename T>
    T number(int at, const char *kind, bool bounded, int error, const char *name)
    {
        return static_cast<T>(at == position_ ? invalid_number(kind, bounded, error) : valid_number(kind, name));
    }
    template <typename T>
    T *numbers(int at, const char *kind, int error, bool needed)
    {
        T *const place = static_cast<T *>(place_at(at));
        for (int i = 0; i < 8; ++i)
            place[i] = static_cast<T>(valid_number(kind, ""));
        if (at == position_) {
            if (needed && way_ == 0)
                return null_pointer<T>();
            place[0] = static_cast<T>(invalid_element(kind, error, needed));
        }
        return place;
    }
    template <typename T>
    auto matrix(int at, bool needed) -> T (*)[3]
    {
        auto *const place = static_cast<T(*)[3]>(place_at(at));
        place[0][2] = 1;
        if (at != position_)
            return place;
        if (!needed || way_ != 0)
            throw no_more_ways();
        null_pointer<T>();
        return nullptr;
    }
    template <typename T>
    T *procedure(int at, int error, bool needed)
    {
        if (at == position_) {
            expected_ = {error, MPI_ERR_ARG};
            if (!needed || way_ != 0)
                throw no_more_ways();
            defect_ = std::to_string(at) + ": no procedure";
            return nullptr;
        }
        return reinterpret_cast<T *>(&nothing);
    }
    const char *text(int at, const char *name, bool needed);
    // Where a result goes.
    template <typename T>
    T *place(int at, bool needed)
    {
        if (at != position_)
            return static_cast<T *>(place_at(at));
        if (!needed || way_ != 0)
            throw no_more_ways();
        return null_pointer<T>();
    }

private:
    static void nothing() {}
    template <typename T>
    T *null_pointer()
    {
        defect_ = std::to_string(position_) + ": a null pointer";
        expected_ = {MPI_ERR_ARG};
        return nullptr;
    }
    // A handle of the sort that the routine wants, which lives as long as the tests; defined for each type.
    template <typename T>
    T valid_handle();
    // One that may be freed; it is cleaned up if it still is where it was put.
    template <typename T>
    T fresh_handle(T *where);
    // One that is valid for no longer.
    template <typename T>
    T freed_handle();
    template <typename T>
    T invalid_handle(T null, int error, bool nullable, int ways_before);

    void *place_at(int at);
    long long valid_number(const char *kind, const std::string &name);
    long long invalid_number(const char *kind, bool bounded, int error);
    long long invalid_element(const char *kind, int error, int ways_before);
    MPI_Comm comm_for_routine() const;
    MPI_Win win_for_routine() const;
    MPI_Request own_request();
    bool is_about(const char *word) const { return routine_.find(word) != std::string::npos; }

    const std::string routine_;
    const int position_, way_;
    int rooms_ = 0;
    std::string defect_;
    std::vector<int> expected_;
    bool gives_handler_ = false;
    MPI_Request request_ = MPI_REQUEST_NULL;
    void *handles_[32] = {};
    std::vector<std::function<void()>> cleanings_;
};

struct routine_under_test {
    const char *name;
    bnd_error_object on;  // whose error handler is called
    int place;            // the argument that is the object, from 1; 0: none
    int arguments;
    bool is_lacking;  // solo refuses the routine
    int (*call)(invalid_argument_call &);
};

// These objects live as long as the tests; error handlers that note what they are called with are attached to all of them.
struct fixtures {
    MPI_Comm comm, grid, graph, neighbors;
    MPI_Group group;
    MPI_Session session;
    MPI_File file;
    MPI_Datatype pair;
    MPI_Win win, locked_win, dynamic_win;
    int comm_keyval, type_keyval, win_keyval;
};
extern fixtures fixed;
void make_fixtures();
void free_fixtures();

// A call of an error handler; `notes` has those since the last time.
struct note {
    bnd_error_object on;
    void *handle;
    int code;
};
extern std::vector<note> notes;

#endif
