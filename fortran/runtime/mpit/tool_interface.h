/* The tool information interface under the wrappers of mpi_tool_f08. Errors are returned: no error handler is called (R175). */
#ifndef BND_TOOL_INTERFACE_H
#define BND_TOOL_INTERFACE_H

#include "bnd_fortran.h"

#if BND_HAS_MPI_T_ERR_INVALID
#define BND_T_INVALID (int)MPI_T_ERR_INVALID
#else
#define BND_T_INVALID (int)MPI_ERR_ARG
#endif

/* An overlay of the spec may leave the chapter out. */
#define BND_T_HAS_VARIABLES (BND_HAS(MPI_T_cvar_get_info) && BND_HAS(MPI_T_pvar_get_info))
#define BND_T_HAS_EVENTS                                                                                              \
    (BND_HAS(MPI_T_event_handle_alloc) && BND_HAS(MPI_T_event_register_callback) &&                                   \
     BND_HAS(MPI_T_event_handle_free) && BND_HAS(MPI_T_event_set_dropped_handler) && BND_HAS(MPI_T_event_get_info) && \
     BND_HAS(MPI_T_event_copy) && BND_HAS(MPI_T_event_read))

/* ---- early returns ---- */

#define BND_T_BEGIN(code, release, ierror)       \
    do {                                         \
        const int bnd_begun = (code);            \
        if (bnd_begun != MPI_SUCCESS) {          \
            release;                             \
            BND_STORE_IERROR(ierror, bnd_begun); \
            return;                              \
        }                                        \
    } while (0)
#define BND_T_REFUSE_IF(condition, release, ierror) \
    BND_T_BEGIN((condition) ? BND_T_INVALID : (int)MPI_SUCCESS, release, ierror)
#define BND_T_CHECK_MEMORY(allocated, release, ierror) \
    BND_T_BEGIN((allocated) ? (int)MPI_SUCCESS : (int)MPI_T_ERR_MEMORY, release, ierror)

/* ---- handles: C's pointer, but 0 for the null handle and 1 for all handles, whatever C's values are ---- */

struct bnd_t_handle {
    MPI_Aint value;
    MPI_Aint data; /* of a variable: bnd_t_pack(); of an event: its struct bnd_t_elements */
};

#define BND_T_F2C(type, null, fortran) ((type)((fortran)->value ? (void *)(fortran)->value : (void *)(null)))
#define BND_T_PVAR_F2C(fortran) \
    ((fortran)->value == 1 ? MPI_T_PVAR_ALL_HANDLES : BND_T_F2C(MPI_T_pvar_handle, MPI_T_PVAR_HANDLE_NULL, fortran))
#define BND_T_C2F(fortran, null, handle, kept)                                          \
    do {                                                                                \
        (fortran)->value = (void *)(handle) == (void *)(null) ? 0 : (MPI_Aint)(handle); \
        (fortran)->data = (fortran)->value ? (kept) : 0;                                \
    } while (0)

#ifdef __cplusplus
extern "C" {
#endif

/* Works before MPI_Init too, when an MPI may convert no handle. */
bnd_integer bnd_t_datatype_to_fortran(MPI_Datatype datatype);

/* ---- output strings ---- */

struct bnd_t_string {
    char *text; /* null: C is not asked for the string */
    int *given; /* what C gets as the length, which counts the NUL */
    int length;
    char stack[512];
};

/* More memory than the CHARACTER needs, so that C returns the length of the whole string; 0 if there is none. */
int bnd_t_string_reserve(struct bnd_t_string *string, const char *fortran, bnd_length capacity,
                         const bnd_default_integer *length);
void bnd_t_string_free(struct bnd_t_string *string);
void bnd_t_string_copy_out(struct bnd_t_string *string, char *fortran, bnd_length capacity, bnd_default_integer *length,
                           int result);

/* ---- output arrays of datatypes ---- */

struct bnd_t_datatypes {
    MPI_Datatype *items;
    int capacity;
};

int bnd_t_datatypes_reserve(struct bnd_t_datatypes *datatypes, const bnd_default_integer *fortran, int length);
void bnd_t_datatypes_free(struct bnd_t_datatypes *datatypes);
void bnd_t_datatypes_copy_out(struct bnd_t_datatypes *datatypes, bnd_default_integer *fortran, int length, int result);

/* ---- output arrays of indices, of which C may write some alone ---- */

static inline void bnd_t_indices_unset(int *indices, bnd_default_integer count)
{
    for (bnd_default_integer i = 0; i < count; i++)
        indices[i] = BND_INTEGER_UNSET;
}

static inline void bnd_t_indices_out(bnd_default_integer *to, const int *indices, bnd_default_integer count)
{
    for (bnd_default_integer i = 0; i < count; i++)
        if (indices[i] != BND_INTEGER_UNSET)
            to[i] = indices[i];
}

/* ---- values of variables and of elements of events ---- */

enum bnd_t_class { BND_T_UNKNOWN, BND_T_SIGNED, BND_T_UNSIGNED, BND_T_DOUBLE, BND_T_CHARACTERS };
#define BND_T_TYPE(type_class, bytes) ((type_class) << 8 | (int)(bytes))

/* The C type of a variable: BND_T_TYPE(), or 0 for a datatype that the interface does not allow (R180). */
int bnd_t_type_of_datatype(MPI_Datatype datatype);
int bnd_t_type_of_cvar(int index);
int bnd_t_type_of_pvar(int index);
#define BND_T_TYPE_OF_CVAR_HANDLE(index) bnd_t_type_of_cvar(index)
#define BND_T_TYPE_OF_PVAR_HANDLE(index) bnd_t_type_of_pvar(index)
static inline MPI_Aint bnd_t_pack(int type, int count) { return (MPI_Aint)count << 16 | type; }

struct bnd_t_value {
    int type;
    MPI_Aint count;
};

static inline struct bnd_t_value bnd_t_value_of_cvar_handle(const struct bnd_t_handle *handle)
{
    const struct bnd_t_value value = {(int)(handle->data & 0xffff), handle->data >> 16};
    return value;
}
#define bnd_t_value_of_pvar_handle bnd_t_value_of_cvar_handle
struct bnd_t_value bnd_t_value_of_event_instance(const struct bnd_t_handle *event_instance, int element_index);

enum bnd_t_choice { BND_T_INTEGERS, BND_T_LARGE_INTEGERS, BND_T_REALS };

struct bnd_t_buffer {
    void *memory;        /* for C, as long as the value */
    const void *fortran; /* a descriptor, or an address */
    struct bnd_t_value value;
    enum bnd_t_choice choice;
    MPI_Aint capacity; /* elements */
    MPI_Count stack[8];
};

/* Each returns MPI_SUCCESS, or an error after which nothing is left to free. The buffer has the value's sort of type, and is as long or
 * longer. */
int bnd_t_buffer_begin(struct bnd_t_buffer *buffer, struct bnd_t_value value, enum bnd_t_choice choice,
                       const void *fortran);
int bnd_t_buffer_copy_in(struct bnd_t_buffer *buffer, struct bnd_t_value value, enum bnd_t_choice choice,
                         const void *fortran);
int bnd_t_text_begin(struct bnd_t_buffer *buffer, struct bnd_t_value value);
int bnd_t_text_copy_in(struct bnd_t_buffer *buffer, struct bnd_t_value value, const char *fortran, bnd_length length);
/* Free the buffer; they return `result`, or BND_T_INVALID for a number or a text that the Fortran variable cannot hold. */
int bnd_t_buffer_copy_out(struct bnd_t_buffer *buffer, int result);
int bnd_t_text_copy_out(struct bnd_t_buffer *buffer, char *fortran, bnd_length length, int result);
void bnd_t_buffer_free(struct bnd_t_buffer *buffer);

/* The address of a contiguous buffer, large enough for all data of an event. */
int bnd_t_event_buffer(void **address, const struct bnd_t_handle *event_instance, const void *fortran);

/* ---- callbacks ---- */

#if BND_T_HAS_EVENTS
struct bnd_t_callback;

/* The types of the elements of a registration's events, which reads of these events need; a MPI_Aint for its handle. */
MPI_Aint bnd_t_registered(MPI_T_event_registration registration, int event_index);

/* A procedure and its value. C keeps it until the registration is free. */
struct bnd_t_callback *bnd_t_callback_new(const struct bnd_t_handle *registration, bnd_procedure *procedure,
                                          MPI_Aint user_data);
void bnd_t_callback_release_on_error(struct bnd_t_callback *callback, int result);

/* The handler of dropped events, to which C passes the value of another callback, or none. */
int bnd_t_set_procedure(const struct bnd_t_handle *registration, bnd_procedure *procedure, bnd_procedure **previous);
void bnd_t_restore_procedure(const struct bnd_t_handle *registration, bnd_procedure *previous);

/* The function that C calls; a null pointer for an absent procedure, except the one that frees what the runtime keeps. */
#define BND_T_CALLBACK(name, procedure) BND_T_CALLBACK_##name(procedure)
#define BND_T_CALLBACK_t_event_cb_function(procedure) ((procedure) ? bnd_t_event_cb_function : NULL)
#define BND_T_CALLBACK_t_event_dropped_cb_function(procedure) ((procedure) ? bnd_t_event_dropped_cb_function : NULL)
#define BND_T_CALLBACK_t_event_free_cb_function(procedure) bnd_t_event_free_cb_function
/* Open MPI 6.0.0rc2 defines the types of these functions as pointers. */
void bnd_t_event_cb_function(MPI_T_event_instance event_instance, MPI_T_event_registration event_registration,
                             MPI_T_cb_safety cb_safety, void *user_data);
void bnd_t_event_dropped_cb_function(MPI_Count count, MPI_T_event_registration event_registration, int source_index,
                                     MPI_T_cb_safety cb_safety, void *user_data);
void bnd_t_event_free_cb_function(MPI_T_event_registration event_registration, MPI_T_cb_safety cb_safety,
                                  void *user_data);
#endif

#ifdef __cplusplus
}
#endif

#endif
