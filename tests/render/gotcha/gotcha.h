/* The table of GOTCHA needs this much of GOTCHA's header. */
#pragma once
#ifdef __cplusplus
extern "C" {
#endif
typedef void *gotcha_wrappee_handle_t;
enum gotcha_error_t { GOTCHA_SUCCESS = 0 };
struct gotcha_binding_t {
    const char *name;
    void *wrapper_pointer;
    gotcha_wrappee_handle_t *function_handle;
};
enum gotcha_error_t gotcha_wrap(struct gotcha_binding_t *bindings, int count, const char *tool);
void *gotcha_get_wrappee(gotcha_wrappee_handle_t handle);
#ifdef __cplusplus
}
#endif
