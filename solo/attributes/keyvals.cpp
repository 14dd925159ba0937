#include "attributes/keyvals.h"

#include <climits>
#include <unordered_map>

namespace solo {
namespace {

// The ABI reserves values up to 16384.
constexpr int first_number = 32768;

struct table {
    std::unordered_map<int, std::shared_ptr<Keyval>> valid;
    std::unordered_map<int, std::weak_ptr<Keyval>> freed;  // while attributes have them
    std::size_t most_freed = 16;                           // before those that have gone are left out
};

// Attributes may be looked at while the program ends, so the table is never destroyed.
table &keyvals()
{
    static table &instance = *new table;
    return instance;
}

int next_after(int number) { return number == INT_MAX ? first_number : number + 1; }

int next_number = first_number;

template <typename Function>
bool is_function(Function *function)
{
    return reinterpret_cast<std::uintptr_t>(function) > 1;
}

}  // namespace

int Keyval::call_copy(std::uintptr_t handle, void *value, void **copied, int *flag) const
{
    return std::visit(
        [&]<typename Handle>(copy_function<Handle> *function) -> int {
            *flag = 0;
            if (is_function(function))
                return function(reinterpret_cast<Handle>(handle), number, extra_state, value, copied, flag);
            *flag = function != nullptr;
            *copied = value;
            return MPI_SUCCESS;
        },
        copy);
}

int Keyval::call_delete(std::uintptr_t handle, void *value) const
{
    return std::visit(
        [&]<typename Handle>(delete_function<Handle> *function) -> int {
            return is_function(function) ? function(reinterpret_cast<Handle>(handle), number, value, extra_state)
                                         : MPI_SUCCESS;
        },
        remove);
}

int add_keyval(const Keyval &keyval)
{
    auto added = std::make_shared<Keyval>(keyval);
    const guard held;
    table &all = keyvals();
    int number = next_number;
    while (all.valid.count(number) != 0 || all.freed.count(number) != 0)
        number = next_after(number);
    added->number = number;
    all.valid.emplace(number, added);
    next_number = next_after(number);
    return number;
}

void free_keyval(bnd_handle_kind kind, int number, const char *argument)
{
    const guard held;
    table &all = keyvals();
    const std::shared_ptr<Keyval> key = find_keyval_in_use(kind, number, argument);
    const auto valid = all.valid.find(number);
    if (valid == all.valid.end())
        return;
    if (key.use_count() > 2) {  // attributes have it
        if (all.freed.size() >= all.most_freed) {
            std::erase_if(all.freed, [](const auto &each) { return each.second.expired(); });
            all.most_freed = 2 * all.freed.size() + 16;
        }
        all.freed.emplace(number, key);
    }
    all.valid.erase(valid);
}

namespace {

std::shared_ptr<Keyval> checked(std::shared_ptr<Keyval> keyval, bnd_handle_kind kind, const char *argument)
{
    if (!keyval)
        fail(MPI_ERR_KEYVAL, argument, "is not a valid key");
    if (keyval->kind != kind)
        fail(MPI_ERR_KEYVAL, argument, "is the key of attributes of another kind of object");
    return keyval;
}

std::shared_ptr<Keyval> valid_keyval(bnd_handle_kind kind, int number, const char *argument)
{
    if (is_predefined_keyval(kind, number))
        fail(MPI_ERR_KEYVAL, argument, "is a predefined key, whose attributes can only be read");
    const auto keyval = keyvals().valid.find(number);
    return keyval == keyvals().valid.end() ? nullptr : keyval->second;
}

}  // namespace

std::shared_ptr<Keyval> find_keyval(bnd_handle_kind kind, int number, const char *argument)
{
    return checked(valid_keyval(kind, number, argument), kind, argument);
}

std::shared_ptr<Keyval> find_keyval_in_use(bnd_handle_kind kind, int number, const char *argument)
{
    std::shared_ptr<Keyval> keyval = valid_keyval(kind, number, argument);
    if (!keyval) {
        const auto freed = keyvals().freed.find(number);
        keyval = freed == keyvals().freed.end() ? nullptr : freed->second.lock();
    }
    return checked(std::move(keyval), kind, argument);
}

bool is_predefined_keyval(bnd_handle_kind kind, int number)
{
    if (kind == BND_COMM)
        return number >= MPI_TAG_UB && number <= MPI_UNIVERSE_SIZE;
    return kind == BND_WIN && number >= MPI_WIN_BASE && number <= MPI_WIN_MODEL;
}

}  // namespace solo
