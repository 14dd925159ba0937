// Persistent collectives over an MPI without them.
#include "bnd_native_calls.h"

#if BND_LACKS_PERSISTENT
#include "hash_table.h"

// Datatypes made of those that a call was given.
struct bnd_abi_held {
    bnd_abi_held *next;
    long long length;
    abi_Datatype types[];
};

namespace {

pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
constinit bnd::hash_table<bnd_abi_persistent, 8> persistents;

uintptr_t key_of(MPI_Request request) { return reinterpret_cast<uintptr_t>(bnd_from_Request(request)); }

bnd_abi_persistent *find(MPI_Request request)
{
    const bnd::locked lock(mutex);
    return persistents.find(key_of(request));
}

// While a communicator of this file is made or freed, no attribute function of the program is called.
template <typename Call>
int privately(Call call)
{
    bnd_abi_is_private = 1;
    const int result = call();
    bnd_abi_is_private = 0;
    return result;
}

// A type of one element, since MPI_Type_dup would copy attributes, too.
abi_Datatype hold(abi_Datatype given)
{
    if (reinterpret_cast<uintptr_t>(given) < BND_LEAST_MADE_HANDLE)
        return given;
    MPI_Datatype made = bnd_null_Type;
    if (BND_NATIVE(Type_contiguous)(1, bnd_to_Type(given), &made) != MPI_SUCCESS)
        return ABI_DATATYPE_NULL;
    BND_NATIVE(Type_commit)(&made);
    return bnd_from_Type(made);
}

void release(bnd_abi_persistent *persistent)
{
    MPI_Comm comm = bnd_to_Comm(persistent->comm);
    if (comm != bnd_null_Comm)
        privately([&] { return BND_NATIVE(Comm_free)(&comm); });
    while (bnd_abi_held *const held = persistent->held) {
        persistent->held = held->next;
        for (long long i = 0; i < held->length; i++)
            if (MPI_Datatype type = bnd_to_Type(held->types[i]);
                reinterpret_cast<uintptr_t>(held->types[i]) >= BND_LEAST_MADE_HANDLE)
                BND_NATIVE(Type_free)(&type);
        free(held);
    }
    free(persistent);
}

}  // namespace

extern "C" {

__thread int bnd_abi_is_private;

int bnd_abi_persistent_new(bnd_abi_persistent **made, const char *routine, abi_Comm comm)
{
    MPI_Comm copy = bnd_null_Comm;
    MPI_Request request = bnd_null_Request;
    auto *const result = static_cast<bnd_abi_persistent *>(calloc(1, sizeof(bnd_abi_persistent)));
    if (result == nullptr)
        return bnd_abi_raise(routine, ABI_ERR_NO_MEM, "request", BND_ON_COMM, comm);
    int error = privately([&] { return BND_NATIVE(Comm_dup)(bnd_to_Comm(comm), &copy); });
    result->comm = bnd_from_Comm(copy);
    if (error == MPI_SUCCESS)
        error = BND_NATIVE(Recv_init)(nullptr, 0, bnd_to_Type(ABI_BYTE), 0, 0, bnd_to_Comm(ABI_COMM_SELF), &request);
    if (error != MPI_SUCCESS) {
        release(result);
        return bnd_abi_failed(error, routine, BND_ON_COMM, comm);
    }
    result->key = key_of(request);
    result->of = comm;
    result->active = bnd_null_Request;
    *made = result;
    return ABI_SUCCESS;
}

abi_Datatype *bnd_abi_hold(bnd_abi_persistent *persistent, const abi_Datatype *list, long long length)
{
    auto *const held =
        static_cast<bnd_abi_held *>(malloc(sizeof(bnd_abi_held) + static_cast<size_t>(length) * sizeof(abi_Datatype)));
    if (held == nullptr) {
        persistent->error = ABI_ERR_NO_MEM;
        return const_cast<abi_Datatype *>(list);
    }
    *held = {persistent->held, length};
    for (long long i = 0; i < length; i++) {
        const bool is_wrong = list[i] != ABI_DATATYPE_NULL && BND_ABI_IS_WRONG(Type, list[i]);
        held->types[i] = is_wrong ? ABI_DATATYPE_NULL : hold(list[i]);
        if (held->types[i] == ABI_DATATYPE_NULL && list[i] != ABI_DATATYPE_NULL)
            persistent->error = ABI_ERR_TYPE;
    }
    persistent->held = held;
    return held->types;
}

int bnd_abi_persistent_ready(bnd_abi_persistent *persistent, const char *routine,
                             int start(const bnd_abi_persistent *, abi_Request *), abi_Request *request)
{
    const auto made = reinterpret_cast<abi_Request>(persistent->key);
    if (const int error = persistent->error; error != 0) {
        const abi_Comm comm = persistent->of;
        MPI_Request native = bnd_to_Request(made);
        BND_NATIVE(Request_free)(&native);
        release(persistent);
        return bnd_abi_raise(routine, error, nullptr, BND_ON_COMM, comm);
    }
    persistent->start = start;
    const bnd::locked lock(mutex);
    persistents.insert(persistent);
    __atomic_add_fetch(&bnd_abi_kept, 1, __ATOMIC_RELAXED);
    *request = made;
    return ABI_SUCCESS;
}

void bnd_abi_persistent_free(MPI_Request request)
{
    bnd_abi_persistent *persistent;
    {
        const bnd::locked lock(mutex);
        persistent = persistents.take(key_of(request));
    }
    if (persistent == nullptr)
        return;
    __atomic_sub_fetch(&bnd_abi_kept, 1, __ATOMIC_RELAXED);
    release(persistent);
}

MPI_Request bnd_abi_started(MPI_Request request)
{
    const bnd_abi_persistent *const found = find(request);
    return found != nullptr && found->active != bnd_null_Request ? found->active : request;
}

MPI_Request bnd_abi_completed(MPI_Request old, MPI_Request now, long bnd_until)
{
    bnd_abi_persistent *const found = find(old);
    if (found == nullptr) {
        BND_ABI_FREED(old, now);
        return now;
    }
    if (found->active != bnd_null_Request && now != found->active) {
        bnd_abi_keep_no_longer(found->active, bnd_until);
        found->active = now;
    }
    return old;
}

int bnd_abi_start(const char *routine, MPI_Request request, int *result)
{
    bnd_abi_persistent *const found = find(request);
    if (found == nullptr)
        return 0;
    abi_Request started = ABI_REQUEST_NULL;
    if (found->active != bnd_null_Request)
        *result = bnd_abi_raise(routine, ABI_ERR_REQUEST, "request", BND_ON_REQUEST, bnd_from_Request(request));
    else if ((*result = found->start(found, &started)) == ABI_SUCCESS)
        found->active = bnd_to_Request(started);
    return 1;
}

// Requests of the other MPI are started one by one then, too.
int bnd_abi_start_all(abi_Request *list, int length, int *result)
{
    bool is_any = false;
    for (int i = 0; list != nullptr && i < length; i++)
        is_any = is_any || find(bnd_to_Request(list[i])) != nullptr;
    *result = ABI_SUCCESS;
    for (int i = 0; is_any && *result == ABI_SUCCESS && i < length; i++) {
        MPI_Request request = bnd_to_Request(list[i]);
        if (!bnd_abi_start("MPI_Startall", request, result)) {
            *result = BND_RETURNED(BND_NATIVE(Start)(&request), "MPI_Startall", BND_ON_NOTHING, nullptr);
            list[i] = bnd_from_Request(request);
        }
    }
    return is_any;
}

MPI_Comm bnd_abi_shown(MPI_Comm comm)
{
    const bnd::locked lock(mutex);
    for (size_t bucket = 0; bucket < persistents.buckets; bucket++)
        for (const bnd_abi_persistent *each = persistents.first(bucket); each != nullptr; each = each->next)
            if (bnd_to_Comm(each->comm) == comm)
                return bnd_to_Comm(each->of);
    return comm;
}

}  // extern "C"
#endif
