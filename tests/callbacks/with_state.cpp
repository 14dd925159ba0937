// Stands in for an MPI whose functions of operations and error handlers get a state, as MPICH's MPIX_Op_create_x has it: over functions of
// MPI that get none, of which there are as many as the test needs.
#include <mpi.h>
#include <utility>

namespace {

constexpr int room = 160;

template <typename Function>
struct Made {
    Function *function[room];
    void *state[room];
    int count = 0;

    int add(Function *given, void *own)
    {
        function[count] = given;
        state[count] = own;
        return count++;
    }
};

using UserFunction = void(void *, void *, MPI_Count, MPI_Datatype, void *);
using Destructor = void(void *);
template <typename Object>
using Handler = void(Object, int, void *);

Made<UserFunction> ops;
template <typename Object>
Made<Handler<Object>> handlers;

template <int i>
void op(void *in, void *inout, int *length, MPI_Datatype *type)
{
    ops.function[i](in, inout, *length, *type, ops.state[i]);
}

template <typename Object, int i>
void handler(Object *object, int *code, ...)
{
    handlers<Object>.function[i](*object, *code, handlers<Object>.state[i]);
}

template <int... i>
MPI_User_function *op_at(int index, std::integer_sequence<int, i...>)
{
    MPI_User_function *const all[] = {op<i>...};
    return all[index];
}

template <typename Object, int... i>
auto handler_at(int index, std::integer_sequence<int, i...>)
{
    using Function = void(Object *, int *, ...);
    Function *const all[] = {handler<Object, i>...};
    return all[index];
}

using Places = std::make_integer_sequence<int, room>;

}  // namespace

extern "C" {

int PMPIX_Op_create_x(UserFunction *function, Destructor *, int commute, void *state, MPI_Op *made)
{
    return PMPI_Op_create(op_at(ops.add(function, state), Places()), commute, made);
}

#define HANDLER(word)                                                                                \
    int PMPIX_##word##_create_errhandler_x(Handler<MPI_##word> *function, Destructor *, void *state, \
                                           MPI_Errhandler *made)                                     \
    {                                                                                                \
        const int place = handlers<MPI_##word>.add(function, state);                                 \
        return PMPI_##word##_create_errhandler(handler_at<MPI_##word>(place, Places()), made);       \
    }
HANDLER(Comm)
#if defined(OPEN_MPI)  // elsewhere handles of several types may be of one in C
HANDLER(Win)
#endif
}
