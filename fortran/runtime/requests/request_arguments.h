/* Requests in wrappers whose operations may have something pending; and converted arrays that are pending. */
#ifndef BND_REQUESTS_H
#define BND_REQUESTS_H

/* What the call said of the requests that it completed (see bnd_requests_completed). */
#define BND_COMPLETED(number, which)                                                 \
    const long completed = result == MPI_SUCCESS ? (number) : BND_COMPLETED_UNKNOWN; \
    const int *const completed_which = (which)

/* The same of a call that lists them, also where some failed. */
#define BND_COMPLETED_SOME(number, which)                                \
    const int is_listed = bnd_lists_completed(result);                   \
    const long completed = is_listed ? (number) : BND_COMPLETED_UNKNOWN; \
    const int *const completed_which = (which)

/* An index that C may leave as it was when it fails. */
#define BND_NO_INDEX (-2147483647 - 1)
#define BND_INDEX_OUT(name)                \
    do {                                   \
        if (c_##name != BND_NO_INDEX)      \
            *(name) = c_##name;            \
        if (c_##name != BND_NO_INDEX)      \
            bnd_indices_from_one(name, 1); \
    } while (0)

/* A new request, of which a record under the same integer must not become. */
#define BND_REQUEST_MADE(name)                                                               \
    do {                                                                                     \
        BND_IF_INTEGER(MPI_REQUEST, BND_REQUEST_WRITTEN(name), BND_REQUEST_CONVERTED(name)); \
    } while (0)
#define BND_REQUEST_WRITTEN(name) \
    BND_RELOADED(name);           \
    if (bnd_any_pending())        \
    bnd_new_request(name, result)
/* Neither the address nor the error code outlives the conversion. */
#define BND_REQUEST_CONVERTED(name)                          \
    if (result == MPI_SUCCESS) {                             \
        const MPI_Fint made = bnd_new_c2f_Request(c_##name); \
        *(name) = made;                                      \
        if (bnd_any_pending())                               \
            bnd_new_integer(made);                           \
    }
/* Where C writes the integer itself, its address is wanted after the call by few: it is not worth a register that is saved. */
#if defined(__GNUC__)
#define BND_RELOADED(name) BND_IF_INTEGER(MPI_REQUEST, __asm__("" : "+m"(name)), (void)0)
#else
#define BND_RELOADED(name) ((void)0)
#endif

/* A request that comes back as it was, or as MPI_REQUEST_NULL once it is complete. */
#define BND_REQUEST_IN(name)                                               \
    struct bnd_pending *const w_##name = bnd_requests_completing(name, 1); \
    BND_HANDLE_LOCAL(MPI_REQUEST, MPI_Request, name, bnd_f2c_Request(*name))

#define BND_REQUEST_OUT(name)                                                   \
    do {                                                                        \
        BND_HANDLE_COPY_OUT(MPI_REQUEST, Request, name);                        \
        if (w_##name)                                                           \
            bnd_requests_completed(w_##name, name, completed, completed_which); \
    } while (0)

/* One that has nothing pending and that only MPI knows. */
#define BND_REQUEST_IS_PLAIN(name) \
    (!bnd_any_pending() && BND_IF_INTEGER(MPI_REQUEST, 1, *(name) != BND_REQUEST_NULL_FINT))
#if BND_C_TARGET_IS_ABI
#define BND_REQUEST_NULL_FINT ((MPI_Fint)(uintptr_t)MPI_REQUEST_NULL)
#else
#define BND_REQUEST_NULL_FINT BND_FINT_MPI_REQUEST_NULL
#endif

#define BND_REQUESTS_IN(name, count)    \
    BND_HANDLE_ARRAY_IN(Request, name); \
    struct bnd_pending *const w_##name = bnd_requests_completing(name, count)

#define BND_REQUESTS_OUT(name, count)                                           \
    do {                                                                        \
        BND_HANDLE_ARRAY_OUT(Request, name, count);                             \
        if (w_##name)                                                           \
            bnd_requests_completed(w_##name, name, completed, completed_which); \
    } while (0)

#define BND_REQUEST_FREEING(name)                           \
    struct bnd_pending *w_##name = NULL;                    \
    const int code = bnd_request_freeing(*name, &w_##name); \
    if (code != MPI_SUCCESS) {                              \
        BND_STORE_IERROR(ierror, code);                     \
        return;                                             \
    }

/* Several that have nothing pending, and that need no conversion. */
#define BND_REQUESTS_ARE_PLAIN (BND_IF_INTEGER(MPI_REQUEST, 1, 0) && !bnd_any_pending())

/* Converted arrays that C looks at until the operation completes; the wrapper has a `pending`. */
#if BND_C_HANDLE_MPI_REQUEST_IS_INTEGER && BND_C_HANDLE_MPI_DATATYPE_IS_INTEGER && BND_C_HANDLE_MPI_INFO_IS_INTEGER
#define BND_PENDING_HANDLE_ARRAY(type, name, count) type *const c_##name = (type *)(name)
#define BND_PENDING_HANDLE_ARRAY_IN(handle, name) ((void)0)
#else
#define BND_PENDING_HANDLE_ARRAY(type, name, count) \
    const long n_##name = (count);                  \
    type *const c_##name = (type *)bnd_pending_allocate(&pending, (size_t)n_##name * sizeof(type))
#define BND_PENDING_HANDLE_ARRAY_IN(handle, name)                    \
    do {                                                             \
        if (!c_##name) {                                             \
            bnd_pending_release(pending);                            \
            BND_STORE_IERROR(ierror, bnd_no_memory());               \
            return;                                                  \
        }                                                            \
        BND_EACH(n_##name, c_##name[i] = bnd_f2c_##handle(name[i])); \
    } while (0)
#endif

#endif
