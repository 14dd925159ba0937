// Statuses in arrays, and what is kept until operations are complete.
#include "bnd_native_calls.h"

#include "hash_table.h"

namespace {

struct Kept {
    uintptr_t key;  // the request
    Kept *next;
    void *memory;
    long number;
};

pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
constinit bnd::hash_table<Kept, 8> kept;
long last_number;  // of what was kept

uintptr_t key_of(MPI_Request request) { return reinterpret_cast<uintptr_t>(bnd_from_Request(request)); }

}  // namespace

extern "C" {

int bnd_abi_kept = 0;

void bnd_abi_keep(void *memory, MPI_Request request)
{
    if (request == bnd_null_Request)
        return free(memory);
    auto *const entry = static_cast<Kept *>(malloc(sizeof(Kept)));
    if (entry == nullptr)
        return;  // the array must stay all the same, and nobody frees it
    const bnd::locked lock(mutex);
    *entry = {key_of(request), nullptr, memory, ++last_number};
    kept.insert(entry);
    __atomic_add_fetch(&bnd_abi_kept, 1, __ATOMIC_RELAXED);
}

long bnd_abi_kept_until_now(void)
{
    const bnd::locked lock(mutex);
    return last_number + 1;
}

// Another thread may have got the same request meanwhile, and kept something for it.
void bnd_abi_keep_no_longer(MPI_Request request, long until)
{
    const uintptr_t key = key_of(request);
    const bnd::locked lock(mutex);
    for (Kept *entry = kept.first(kept.bucket_of(key)), *next; entry != nullptr; entry = next) {
        next = entry->next;
        if (entry->key != key || entry->number >= until)
            continue;
        kept.remove(entry);
        free(entry->memory);
        free(entry);
        __atomic_sub_fetch(&bnd_abi_kept, 1, __ATOMIC_RELAXED);
    }
}

// MPI_ERROR is written where the call says that it is, in case of MPI_ERR_IN_STATUS alone.
void bnd_abi_statuses_out(bnd_abi_statuses *made, abi_Status *list, long long length, int result)
{
    if (list == ABI_STATUSES_IGNORE)
        return;
    int error_class = result;
    if (result != MPI_SUCCESS && result != BND_ABSENT)
        BND_NATIVE(Error_class)(result, &error_class);
    for (long long i = 0; (error_class == MPI_SUCCESS || error_class == MPI_ERR_IN_STATUS) && i < length; i++) {
        bnd_from_status(&list[i], &made->native[i]);
        if (error_class == MPI_ERR_IN_STATUS)
            list[i].error = bnd_from_error_classes(made->native[i].MPI_ERROR);
    }
    if (made->native != made->few)
        free(made->native);
}

void *bnd_abi_narrow(const void *list, long long length, size_t size, int *fits)
{
    const auto *const wide = static_cast<const long long *>(list);
    void *const result = bnd_abi_array(list == nullptr ? 0 : length, size);
    for (long long i = 0; result != nullptr && wide != nullptr && i < length; i++) {
        if (size == sizeof(long long)) {
            static_cast<long long *>(result)[i] = wide[i];
        } else if (const int narrow = static_cast<int>(wide[i]); narrow == wide[i]) {
            static_cast<int *>(result)[i] = narrow;
        } else {
            *fits = 0;
            free(result);
            return nullptr;
        }
    }
    return result;
}

}  // extern "C"
