/* Attributes, and callbacks that are given a value back (R113-R119): keys, generalized requests, data representations.
 *
 * C calls a function of the runtime, one for each type of callback, with a pointer to the value and the Fortran procedures. All dialects have one machine interface: handles, integers, LOGICALs and ierror by reference, and the buffers of a
 * conversion as plain addresses, also where mpi_f08 says TYPE(C_PTR), VALUE. */
#ifndef BND_EXTRA_STATE_H
#define BND_EXTRA_STATE_H

#include "calls.h"
#include "names.h"

/* The extra_state that C gets in place of Fortran's. */
struct bnd_extra_state {
    MPI_Aint value;               /* the caller's extra_state; each callback gets a copy */
    bnd_procedure *procedures[3]; /* in the order of the routine's arguments */
    uintptr_t key;                /* the table of keys */
    struct bnd_extra_state *next;
};

/* The call of a wrapper: the lower end of its caller's frame, and where it returns to. */
struct bnd_call_site {
    uintptr_t stack, returns_to;
};
#define BND_CALL_SITE ((struct bnd_call_site){(uintptr_t)__builtin_dwarf_cfa(), (uintptr_t)__builtin_return_address(0)})

#ifdef __cplusplus
extern "C" {
#endif

/* ---- in a wrapper ---- */

/* Null where there is no memory. C keeps it for as long as it may call a procedure. */
struct bnd_extra_state *bnd_extra_state_new(MPI_Aint value, bnd_procedure *const procedures[3]);
/* Frees it after a call that failed. */
void bnd_extra_state_release_on_error(struct bnd_extra_state *state, int result);

/* The same for a generalized request, whose callbacks may change the caller's variable (grequest.cpp). */
struct bnd_grequest_state;
struct bnd_grequest_state *bnd_grequest_state_new(const MPI_Aint *variable, struct bnd_call_site call,
                                                  bnd_procedure *const procedures[3]);
void bnd_grequest_state_release_on_error(struct bnd_grequest_state *state, int result);

/* The classes of object that have attributes. */
enum bnd_attribute_owner { BND_OWNER_COMM, BND_OWNER_DATATYPE, BND_OWNER_WIN, BND_OWNERS };

/* Binds a state to the key that was made with it. MPI gives the number of a key again when nothing has the key any more, so what
 * was bound to that number is freed. */
void bnd_keyval_created(enum bnd_attribute_owner object, int keyval, struct bnd_extra_state *state);

/* C's key of an attribute: objects compiled with the MPI's own bindings may have other values for the predefined ones. */
int bnd_key_from_fortran(enum bnd_attribute_owner object, int keyval);

/* The address of a new MPI_Aint, or of a new int where `bytes` is the size of one: what C's readers of an attribute expect that
 * Fortran set (R116). It lives until the attribute is deleted if the key was made in Fortran; else until the end of the process,
 * for C's copy function may have passed the address on. Null where there is no memory. */
void *bnd_attribute_new(MPI_Aint value, size_t bytes);
/* Frees it after a call that failed. */
void bnd_attribute_release_on_error(void *attribute, int result);

/* The Fortran value of an attribute that C returned (R116). */
MPI_Aint bnd_attribute_value(enum bnd_attribute_owner object, int keyval, const void *attribute);

/* Whether a procedure is MPI_CONVERSION_FN_NULL or MPI_CONVERSION_FN_NULL_C, of any dialect (R120). */
int bnd_is_no_conversion(bnd_procedure *procedure);

/* ---- what C calls ---- */

MPI_Comm_copy_attr_function bnd_comm_copy_attr_function;
MPI_Comm_delete_attr_function bnd_comm_delete_attr_function;
MPI_Type_copy_attr_function bnd_type_copy_attr_function;
MPI_Type_delete_attr_function bnd_type_delete_attr_function;
MPI_Win_copy_attr_function bnd_win_copy_attr_function;
MPI_Win_delete_attr_function bnd_win_delete_attr_function;
/* The functions of MPI-1 give a Fortran procedure INTEGERs (R118). */
MPI_Comm_copy_attr_function bnd_copy_function;
MPI_Comm_delete_attr_function bnd_delete_function;
MPI_Grequest_query_function bnd_grequest_query_function;
MPI_Grequest_free_function bnd_grequest_free_function;
MPI_Grequest_cancel_function bnd_grequest_cancel_function;
MPI_Datarep_extent_function bnd_datarep_extent_function;
/* No argument of a conversion distinguishes reading from writing. */
MPI_Datarep_conversion_function bnd_datarep_conversion_function_as_read_conversion_fn;
MPI_Datarep_conversion_function bnd_datarep_conversion_function_as_write_conversion_fn;
/* The same for procedures that take large counts; an MPI without such calls them with its own. */
#if BND_HAS(MPI_Register_datarep_c)
typedef MPI_Count bnd_conversion_count;
#else
typedef int bnd_conversion_count;
#endif
int bnd_datarep_conversion_function_c_as_read_conversion_fn(void *, MPI_Datatype, bnd_conversion_count, void *,
                                                            MPI_Offset, void *);
int bnd_datarep_conversion_function_c_as_write_conversion_fn(void *, MPI_Datatype, bnd_conversion_count, void *,
                                                             MPI_Offset, void *);

#ifdef __cplusplus
}
#endif

#endif
