/* The recorder: what generated callers, a generated fake implementation and the program around them share.
 *
 * It stands behind our own entry points (the default), or in place of an installed MPI: then it is compiled against that MPI's
 * mpi.h with -DREC_NATIVE, once with -DREC_PREFIX=MPI -DREC_SHIFT=1 and once with -DREC_PREFIX=PMPI -DREC_SHIFT=2, and a file
 * rec_has.h says which routines that mpi.h declares: #define REC_HAS_MPI_Send 1. */
#ifndef REC_RECORDER_H
#define REC_RECORDER_H

#include <mpi.h>
#include <stddef.h>
#include <stdint.h>

#ifdef REC_NATIVE
#include "rec_has.h"
#define REC_HAS(name) REC_HAS_##name
/* An installed mpi.h may have another prototype, say one without const; a label gives our function the name all the same. */
#define REC_NAME(stem) rec_native_##stem
#define REC_TEXT_EXPANDED(text) #text
#define REC_TEXT(text) REC_TEXT_EXPANDED(text)
#define REC_LABEL(stem) __asm__(REC_TEXT(__USER_LABEL_PREFIX__) REC_TEXT(REC_PREFIX) "_" #stem)
#define REC_EXTENSION_LABEL(stem) \
    __asm__(REC_TEXT(__USER_LABEL_PREFIX__) REC_TEXT(REC_PREFIX) #stem) /* MPIX_X has the stem X_X */
#else
#define REC_NATIVE 0
#define REC_SHIFT 0
#include "bnd_entry.h"
#include "mpi_fortran.h"
#include "mpi_removed.h"
#define REC_HAS(name) 1
#define REC_NAME(stem) BND_IMPLEMENTATION(stem)
#define REC_LABEL(stem)
#define REC_EXTENSION_LABEL(stem)
#endif

#define REC_MOST 8
#define REC_STRING 8192

#define REC_NUMBERS(n) {(n), (n) + 1, (n) + 2, (n) + 3, (n) + 4, (n) + 5, (n) + 6, (n) + 7}
#define REC_NEW(type, n) ((type)(intptr_t)(n))
#define REC_NUMBER_OF(handle) ((long long)(intptr_t)(handle))

#define REC_EACH(count, statement)                \
    do {                                          \
        for (long long i = 0; i < (count); i++) { \
            statement;                            \
        }                                         \
    } while (0)

/* ---- the recorder's side ---- */
#define REC_ARRAY(name, array, count)                     \
    do {                                                  \
        rec_open(name, '[');                              \
        REC_EACH(count, rec_item((long long)(array)[i])); \
        rec_close(']');                                   \
    } while (0)
#define REC_HANDLE(name, handle) rec_handle(name, REC_NUMBER_OF(handle))
#define REC_HANDLES(name, array, count)                              \
    do {                                                             \
        rec_open(name, '[');                                         \
        REC_EACH(count, rec_handle_item(REC_NUMBER_OF((array)[i]))); \
        rec_close(']');                                              \
    } while (0)
#define REC_STATUS(name, status)       \
    do {                               \
        rec_open(name, '{');           \
        rec_item((status).MPI_SOURCE); \
        rec_item((status).MPI_TAG);    \
        rec_item((status).MPI_ERROR);  \
        rec_close('}');                \
    } while (0)
#define REC_REPLY(array, count, first) REC_EACH(count, (array)[i] = (first) + i)
#define REC_REPLY_HANDLES(type, array, count, first) REC_EACH(count, (array)[i] = REC_NEW(type, (first) + i))
#define REC_FILL_STATUS(status, first)    \
    do {                                  \
        (status).MPI_SOURCE = (first);    \
        (status).MPI_TAG = (first) + 1;   \
        (status).MPI_ERROR = (first) + 2; \
    } while (0)

/* An address with a meaning of its own is written down by its name; what follows has memory to work on. */
#define REC_SPECIAL(name, constant)                             \
    do {                                                        \
        if ((const void *)(name) == (const void *)(constant)) { \
            rec_special(#name, #constant);                      \
            (name) = (void *)rec_room;                          \
        }                                                       \
    } while (0)
#define REC_SINCE(version, subversion) \
    (MPI_VERSION > version || (MPI_VERSION == version && MPI_SUBVERSION >= subversion))

/* ---- the caller's side ---- */
#define REC_STATUS_ZERO {0}
#define REC_NEW_ARRAY(type, array, first) REC_EACH(REC_MOST, (array)[i] = REC_NEW(type, (first) + i))
#define REC_OBSERVE_ARRAY(name, array, count) \
    do {                                      \
        rec_arrow();                          \
        REC_ARRAY(name, array, count);        \
    } while (0)
#define REC_OBSERVE_HANDLE(name, handle) \
    do {                                 \
        rec_arrow();                     \
        REC_HANDLE(name, handle);        \
    } while (0)
#define REC_OBSERVE_HANDLES(name, array, count) \
    do {                                        \
        rec_arrow();                            \
        REC_HANDLES(name, array, count);        \
    } while (0)
#define REC_OBSERVE_STATUS(name, status) \
    do {                                 \
        rec_arrow();                     \
        REC_STATUS(name, status);        \
    } while (0)

#ifdef __cplusplus
extern "C" {
#endif

typedef void(rec_procedure_type)(void);

/* An INTEGER of Fortran's callers. */
#if REC_ILP64
typedef long long rec_integer;
#else
typedef int rec_integer;
#endif

struct rec_caller {
    const char *name;
    void (*call)(int profiled);
    int needs_active; /* refused, in a checked build, while MPI is not initialised */
};

struct rec_refusal {
    const char *name;
    void (*call)(void);
};

/* Written down while a routine runs. */
void rec_enter(const char *stem, int shift);
void rec_number(const char *name, long long value);
void rec_handle(const char *name, long long number);
void rec_pointer(const char *name, const void *pointer);
void rec_special(const char *name, const char *constant);
extern char rec_room[8192];
void rec_pointer_to(const char *name, const void *number,
                    size_t bytes); /* a slot, or a number: an int or an MPI_Aint */
void rec_procedure(const char *name, rec_procedure_type *procedure);
int rec_is_function(rec_procedure_type *procedure); /* one of those that C's callers pass */
#define REC_DECLARE_RUN(type) void rec_run_##type(const char *name, rec_procedure_type *procedure)
REC_DECLARE_RUN(user_function); /* and so on: by the type of the procedure */
REC_DECLARE_RUN(user_function_c);
REC_DECLARE_RUN(comm_errhandler_function);
REC_DECLARE_RUN(file_errhandler_function);
REC_DECLARE_RUN(handler_function);
REC_DECLARE_RUN(session_errhandler_function);
REC_DECLARE_RUN(win_errhandler_function);
REC_DECLARE_RUN(t_event_dropped_cb_function);
void rec_string(const char *name, const char *text);
void rec_strings(const char *name, char *const words[]); /* ends with a null pointer */
void rec_open(const char *name, char bracket);
void rec_item(long long value);
void rec_handle_item(long long number);
void rec_close(char bracket);

void rec_raised(const char *object, int code); /* an error handler was called on the way */
int rec_is_helper(void);                       /* the routine that was entered last is not the one under test */
void rec_set_helper(int is_helper);            /* after a procedure that was run, and called routines */

/* What a caller passes, and what it sees afterwards. */
extern char *rec_words[];
extern int rec_result;                     /* what a routine under test returns that returns an error code */
extern void (*rec_on_error)(int code);     /* runs before a routine under test returns another code than success */
extern int rec_topology;                   /* of every communicator, where a wrapper asks on its way */
extern int rec_rank;                       /* of this process, just so */
extern int rec_boxed;                      /* a wrapper passes the address of its own object for extra_state */
int rec_reply(void);                       /* that, or success where a wrapper asks on its way */
void *rec_slot(int number);                /* 64 bytes that belong to argument `number` */
void rec_fill_slot(void *slot, int first); /* three consecutive ints, as in a status */
rec_procedure_type *rec_function(int number);
void rec_reply_string(char *text, int position); /* room for four characters */
void rec_arrow(void);
void rec_missing(void); /* this mpi.h does not declare the routine */
void rec_observe_number(const char *name, long long value);
void rec_observe_real(const char *name, double value);
void rec_observe_pointer(const char *name, const void *pointer);
void rec_observe_low_part(const char *name, const rec_integer *part); /* of the address of a slot */
void rec_fill_native_status(rec_integer *status,
                            int first); /* an INTEGER array of Fortran's with the layout of MPI_Status */
void rec_observe_native_status(const char *name, const rec_integer *status,
                               int number); /* the number-th of them, from 1 */
void rec_observe_slot(const char *name, int number);
void rec_observe_raised(int returned, int wanted); /* by the error handler that was called last, and by the call */
void rec_observe_string(const char *name, const char *text);

/* What a checked build must have refused: the error hook's report is compared, and the implementation was not reached. */
void rec_expect_refusal(const char *routine, const char *argument, int error_class, int on, const void *object,
                        int result);
void rec_expect_code(const char *routine, const char *argument, int code, int result);

#ifdef __cplusplus
}
#endif

#endif
