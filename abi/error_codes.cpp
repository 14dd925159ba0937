// Error classes and codes of programs over an MPI that cannot remove any: it keeps them, without a text.
#include "bnd_native_calls.h"

#ifdef BND_EMULATES_MPI_Remove_error_class
#include "hash_table.h"

namespace {

struct Added {
    uintptr_t key;  // the class or code
    Added *next;
    int error_class;  // of a code; of a class, itself
    int codes;        // of a class
    bool has_text;
};

pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
constinit bnd::hash_table<Added, 6> all_added;

Added *find(int code) { return all_added.find(static_cast<unsigned>(code)); }

int returned(int result, const char *routine) { return BND_RETURNED(result, routine, BND_ON_NOTHING, nullptr); }

int add(const char *routine, int result, int native, int error_class, int *code)
{
    if (result != MPI_SUCCESS)
        return returned(result, routine);
    auto *const made = static_cast<Added *>(malloc(sizeof(Added)));
    if (made == nullptr)
        return bnd_abi_raise(routine, ABI_ERR_NO_MEM, nullptr, BND_ON_NOTHING, nullptr);
    *code = bnd_from_error_classes(native);
    const bnd::locked lock(mutex);
    *made = {static_cast<unsigned>(*code), nullptr, error_class == 0 ? *code : error_class, 0, false};
    all_added.insert(made);
    if (Added *const of = find(error_class))
        of->codes++;
    return ABI_SUCCESS;
}

// A code that has a text stays, and so does a class that codes belong to.
bool forget(int code, bool is_class)
{
    const bnd::locked lock(mutex);
    Added *const found = find(code);
    if (found == nullptr || (found->error_class == code) != is_class || found->codes > 0 || found->has_text)
        return false;
    all_added.remove(found);
    if (Added *const of = find(found->error_class))
        of->codes--;
    free(found);
    return true;
}

int remove(const char *routine, int code, bool is_class)
{
    if (forget(code, is_class))
        return ABI_SUCCESS;
    return bnd_abi_raise(routine, ABI_ERR_ARG, is_class ? "errorclass" : "errorcode", BND_ON_NOTHING, nullptr);
}

// Whether it is one of the program's, which has a text from now on, or none.
bool set_text(int code, bool has_text)
{
    const bnd::locked lock(mutex);
    Added *const found = find(code);
    const bool is_right = found != nullptr && (has_text || found->has_text);
    if (is_right)
        found->has_text = has_text;
    return is_right;
}

}  // namespace

extern "C" {

int BND_IMPLEMENTATION(Add_error_class)(int *errorclass)
{
    int native = 0;
    const int result = BND_NATIVE(Add_error_class)(&native);
    return add("MPI_Add_error_class", result, native, 0, errorclass);
}

int BND_IMPLEMENTATION(Add_error_code)(int errorclass, int *errorcode)
{
    int native = 0;
    const int result = BND_NATIVE(Add_error_code)(bnd_to_error_classes(errorclass), &native);
    return add("MPI_Add_error_code", result, native, errorclass, errorcode);
}

int BND_IMPLEMENTATION(Add_error_string)(int errorcode, const char *string)
{
    const int result = BND_NATIVE(Add_error_string)(bnd_to_error_classes(errorcode), string);
    if (result == MPI_SUCCESS)
        set_text(errorcode, *string != '\0');
    return returned(result, "MPI_Add_error_string");
}

int BND_IMPLEMENTATION(Remove_error_class)(int errorclass)
{
    return remove("MPI_Remove_error_class", errorclass, true);
}

int BND_IMPLEMENTATION(Remove_error_code)(int errorcode) { return remove("MPI_Remove_error_code", errorcode, false); }

int BND_IMPLEMENTATION(Remove_error_string)(int errorcode)
{
    if (!set_text(errorcode, false))
        return bnd_abi_raise("MPI_Remove_error_string", ABI_ERR_ARG, "errorcode", BND_ON_NOTHING, nullptr);
    return returned(BND_NATIVE(Add_error_string)(bnd_to_error_classes(errorcode), ""), "MPI_Remove_error_string");
}

}  // extern "C"
#endif
