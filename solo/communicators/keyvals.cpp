#include "communicators/keyvals.h"

#include <climits>
#include <unordered_map>

namespace solo {
namespace {

// The ABI reserves values up to 16384.
constexpr int first_number = 32768;

using table = std::unordered_map<int, std::shared_ptr<Keyval>>;

// Attributes may be looked at while the program ends, so the table is never destroyed.
table &keyvals()
{
    static table &known = *new table;
    return known;
}

int next_number = first_number;

template <typename Function>
bool is_function(Function *function)
{
    return reinterpret_cast<std::uintptr_t>(function) > 1;
}

template <typename Handle>
Handle as(std::uintptr_t handle)
{
    return reinterpret_cast<Handle>(handle);
}

}  // namespace

int Keyval::call_copy(std::uintptr_t handle, void *value, void **copied, int *flag) const
{
    *flag = 0;
    if (!is_function(copy.comm)) {
        *flag = copy.comm != nullptr;
        *copied = value;
        return MPI_SUCCESS;
    }
    if (kind == BND_COMM)
        return copy.comm(as<MPI_Comm>(handle), number, extra_state, value, copied, flag);
    if (kind == BND_DATATYPE)
        return copy.type(as<MPI_Datatype>(handle), number, extra_state, value, copied, flag);
    return copy.win(as<MPI_Win>(handle), number, extra_state, value, copied, flag);
}

int Keyval::call_delete(std::uintptr_t handle, void *value) const
{
    if (!is_function(remove.comm))
        return MPI_SUCCESS;
    if (kind == BND_COMM)
        return remove.comm(as<MPI_Comm>(handle), number, value, extra_state);
    if (kind == BND_DATATYPE)
        return remove.type(as<MPI_Datatype>(handle), number, value, extra_state);
    return remove.win(as<MPI_Win>(handle), number, value, extra_state);
}

int add_keyval(const Keyval &keyval)
{
    auto added = std::make_shared<Keyval>(keyval);
    const guard held;
    while (keyvals().count(next_number) != 0)
        next_number = next_number == INT_MAX ? first_number : next_number + 1;
    added->number = next_number;
    next_number = next_number == INT_MAX ? first_number : next_number + 1;
    keyvals().emplace(added->number, added);
    return added->number;
}

void free_keyval(bnd_handle_kind kind, int number, const char *argument)
{
    const guard held;
    find_keyval(kind, number, argument)->is_freed = true;
    keyvals().erase(number);
}

std::shared_ptr<Keyval> find_keyval(bnd_handle_kind kind, int number, const char *argument)
{
    if (is_predefined_keyval(kind, number))
        fail(MPI_ERR_KEYVAL, argument, "is a predefined key, whose attributes can only be read");
    const auto found = keyvals().find(number);
    if (found == keyvals().end())
        fail(MPI_ERR_KEYVAL, argument, "is not a valid key");
    if (found->second->kind != kind)
        fail(MPI_ERR_KEYVAL, argument, "is the key of attributes of another kind of object");
    return found->second;
}

bool is_predefined_keyval(bnd_handle_kind kind, int number)
{
    if (kind == BND_COMM)
        return number >= MPI_TAG_UB && number <= MPI_UNIVERSE_SIZE;
    return kind == BND_WIN && number >= MPI_WIN_BASE && number <= MPI_WIN_MODEL;
}

}  // namespace solo
