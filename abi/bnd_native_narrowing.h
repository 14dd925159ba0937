/* Large counts over an MPI without them: what does not fit is refused, and nothing is called. */
#ifndef BND_NATIVE_NARROWING_H
#define BND_NATIVE_NARROWING_H

#ifdef __cplusplus
extern "C" {
#endif

#define BND_NARROW_IN(type, name, significant, routine, error, on, object) \
    if ((significant) && (type)(name) != (name))                           \
        return bnd_abi_raise(routine, error, #name, on, (void *)(object)); \
    const type c_##name = (type)(name)
#define BND_NARROWED_IN(name, length, request)
#define BND_NARROW_OUT(type, name, significant, routine, error, on, object) \
    type c_narrow_##name = 0;                                               \
    type *const c_##name = &c_narrow_##name
#define BND_NARROWED_OUT(name, length, request) \
    if (bnd_result == ABI_SUCCESS && (name))    \
    *(name) = c_narrow_##name
#define BND_NARROW_INOUT(type, name, significant, routine, error, on, object) \
    if ((type) * (name) != *(name))                                           \
        return bnd_abi_raise(routine, error, #name, on, (void *)(object));    \
    type c_narrow_##name = (type) * (name);                                   \
    type *const c_##name = &c_narrow_##name
#define BND_NARROWED_INOUT(name, length, request) *(name) = c_narrow_##name
#define BND_NARROW_ARRAY_IN(type, name, length, routine, error, on, object)                            \
    int c_fits_##name = 1;                                                                             \
    BND_ABI_OWNED type *c_##name = (type *)bnd_abi_narrow(name, length, sizeof(type), &c_fits_##name); \
    if (!c_##name)                                                                                     \
    return bnd_abi_raise(routine, c_fits_##name ? ABI_ERR_NO_MEM : error, #name, on, (void *)(object))
#define BND_NARROWED_ARRAY_IN(name, length, request) \
    if ((request) && bnd_result == ABI_SUCCESS)      \
    bnd_abi_keep(bnd_abi_released(&c_##name), bnd_to_Request((abi_Request)(request)))
#define BND_NARROW_ARRAY_OUT(type, name, length, routine, error, on, object)                   \
    BND_ABI_OWNED type *c_##name = (type *)bnd_abi_array((name) ? (length) : 0, sizeof(type)); \
    BND_ABI_NEED(c_##name, name)
#define BND_NARROWED_ARRAY_OUT(name, length, request)                                                      \
    for (long long bnd_i = 0; bnd_result == ABI_SUCCESS && (name) && bnd_i < (long long)(length); bnd_i++) \
    (name)[bnd_i] = c_##name[bnd_i]

/* The 8-byte numbers of a list as numbers of another size. Null if one does not fit, or if memory is short. */
void *bnd_abi_narrow(const void *list, long long length, size_t size, int *fits);

#ifdef __cplusplus
}
#endif

#endif
