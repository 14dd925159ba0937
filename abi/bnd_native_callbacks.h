/* Procedures of the program that the other MPI calls. */
#ifndef BND_NATIVE_CALLBACKS_H
#define BND_NATIVE_CALLBACKS_H

#ifdef __cplusplus
extern "C" {
#endif

/* The extra_state of native callbacks: that of the program, and its functions. */
struct bnd_abi_callbacks {
    void *extra_state;
    bnd_procedure *function[3];     /* in the order of the routine's arguments */
    uintptr_t key;                  /* of attributes */
    struct bnd_abi_callbacks *next; /* in its bucket */
};
struct bnd_abi_callbacks *bnd_abi_callbacks_new(void *extra_state, bnd_procedure *first, bnd_procedure *second,
                                                bnd_procedure *third);
/* A key of attributes was made, or 0. MPI gives its number to no other key while functions may be called for it: those that had it go. */
void bnd_abi_callbacks_last(void *callbacks, int keyval);

MPI_Comm_copy_attr_function bnd_abi_call_comm_copy_attr_function;
MPI_Comm_delete_attr_function bnd_abi_call_comm_delete_attr_function;
MPI_Type_copy_attr_function bnd_abi_call_type_copy_attr_function;
MPI_Type_delete_attr_function bnd_abi_call_type_delete_attr_function;
MPI_Win_copy_attr_function bnd_abi_call_win_copy_attr_function;
MPI_Win_delete_attr_function bnd_abi_call_win_delete_attr_function;
#define bnd_abi_call_copy_function bnd_abi_call_comm_copy_attr_function
#define bnd_abi_call_delete_function bnd_abi_call_comm_delete_attr_function
MPI_Datarep_conversion_function bnd_abi_call_datarep_conversion_function;
MPI_Datarep_conversion_function bnd_abi_call_datarep_conversion_function_again;
MPI_Datarep_conversion_function_c bnd_abi_call_datarep_conversion_function_c;
MPI_Datarep_conversion_function_c bnd_abi_call_datarep_conversion_function_c_again;
MPI_Datarep_extent_function bnd_abi_call_datarep_extent_function;
MPI_Grequest_query_function bnd_abi_call_grequest_query_function;
MPI_Grequest_free_function bnd_abi_call_grequest_free_function;
MPI_Grequest_cancel_function bnd_abi_call_grequest_cancel_function;

/* Procedures without extra_state: a C function for each that is alive. */
enum bnd_abi_trampolines {
    bnd_abi_trampolines_user_function,
    bnd_abi_trampolines_user_function_c,
    bnd_abi_trampolines_comm_errhandler_function,
    bnd_abi_trampolines_file_errhandler_function,
    bnd_abi_trampolines_session_errhandler_function,
    bnd_abi_trampolines_win_errhandler_function,
    bnd_abi_trampolines_handler_function = bnd_abi_trampolines_comm_errhandler_function
};
struct bnd_abi_trampoline {
    int of, slot;
    bnd_procedure *function;
};
int bnd_abi_trampoline_take(struct bnd_abi_trampoline *taken, enum bnd_abi_trampolines of, bnd_procedure *procedure);
void bnd_abi_trampoline_give_back(const struct bnd_abi_trampoline *taken);
/* 0: as many are alive as can be; the trampoline must be given back. */
int bnd_abi_trampoline_bind(const struct bnd_abi_trampoline *taken, int number);
/* After the call: a handle beyond the limit is freed again, and the caller's is as it was. */
#define BND_ABI_BIND(taken, class, handle)                                        \
    do {                                                                          \
        if (!bnd_abi_trampoline_bind(taken, bnd_c2f_##class(handle))) {           \
            BND_NATIVE(class##_free)(&(handle));                                  \
            bnd_abi_trampoline_give_back(taken);                                  \
            return bnd_abi_raise(__func__, ABI_ERR_NO_MEM, 0, BND_ON_NOTHING, 0); \
        }                                                                         \
    } while (0)

#ifdef __cplusplus
}
#endif

#endif
