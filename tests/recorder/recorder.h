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
#define REC_MANY 1024 /* as many elements as the numbers of a call say */
#define REC_STRING 8192

#define REC_NUMBERS(n) {(n), (n) + 1, (n) + 2, (n) + 3, (n) + 4, (n) + 5, (n) + 6, (n) + 7}
#define REC_GIVE(type, family, n, i) ((type)rec_give(family, (n) + (i)))
#define REC_GIVEN(type, family, n)                                                             \
    {REC_GIVE(type, family, n, 0), REC_GIVE(type, family, n, 1), REC_GIVE(type, family, n, 2), \
     REC_GIVE(type, family, n, 3), REC_GIVE(type, family, n, 4), REC_GIVE(type, family, n, 5), \
     REC_GIVE(type, family, n, 6), REC_GIVE(type, family, n, 7)}
#define REC_NEW(type, n) ((type)(intptr_t)(n))
#define REC_NUMBER_OF(handle) ((long long)(intptr_t)(handle))

#define REC_EACH(count, statement)                \
    do {                                          \
        for (long long i = 0; i < (count); i++) { \
            statement;                            \
        }                                         \
    } while (0)

/* ---- the recorder's side ---- */
#define REC_LISTED(name, count, statement) \
    do {                                   \
        rec_open(name, '[');               \
        REC_EACH(count, statement);        \
        rec_close(']');                    \
    } while (0)
#define REC_ARRAY(name, array, count) REC_LISTED(name, count, rec_item((long long)(array)[i]))
#define REC_TAKE_ARRAY(name, array, count, family, n) \
    REC_LISTED(name, count, rec_item(rec_take(family, (long long)(array)[i], (n) + i)))
#define REC_HANDLE(name, handle) rec_handle(name, REC_NUMBER_OF(handle))
#define REC_TAKE_HANDLES(name, array, count, family, n) \
    REC_LISTED(name, count, rec_handle_item(rec_take(family, REC_NUMBER_OF((array)[i]), (n) + i)))
#define REC_STATUS(name, status)       \
    do {                               \
        rec_open(name, '{');           \
        rec_item((status).MPI_SOURCE); \
        rec_item((status).MPI_TAG);    \
        rec_item((status).MPI_ERROR);  \
        rec_close('}');                \
    } while (0)
#define REC_TAKE_STATUS(name, status, n)                                  \
    do {                                                                  \
        rec_open(name, '{');                                              \
        rec_item(rec_take("ranks", (status).MPI_SOURCE, n));              \
        rec_item(rec_take("tags", (status).MPI_TAG, (n) + 1));            \
        rec_item(rec_take("error-classes", (status).MPI_ERROR, (n) + 2)); \
        rec_close('}');                                                   \
    } while (0)
#define REC_PUT_ARRAY(array, count, family, n) REC_EACH(count, (array)[i] = rec_put(family, (n) + i))
#define REC_PUT_HANDLES(type, array, count, family, n) \
    REC_EACH(count, (array)[i] = REC_NEW(type, rec_put(family, (n) + i)))
#define REC_PUT_STATUS(status, n)                               \
    do {                                                        \
        (status).MPI_SOURCE = rec_put("ranks", n);              \
        (status).MPI_TAG = rec_put("tags", (n) + 1);            \
        (status).MPI_ERROR = rec_put("error-classes", (n) + 2); \
    } while (0)
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
#define REC_NEW_ARRAY(type, array, family, n) REC_EACH(REC_MOST, (array)[i] = REC_NEW(type, rec_give(family, (n) + i)))
#define REC_GIVE_STATUS(status, n)                               \
    do {                                                         \
        (status).MPI_SOURCE = rec_give("ranks", n);              \
        (status).MPI_TAG = rec_give("tags", (n) + 1);            \
        (status).MPI_ERROR = rec_give("error-classes", (n) + 2); \
    } while (0)
#define REC_SEEN_ARRAY(name, array, count, family, n)                                        \
    do {                                                                                     \
        rec_arrow();                                                                         \
        REC_LISTED(name, count, rec_item(rec_seen(family, (long long)(array)[i], (n) + i))); \
    } while (0)
#define REC_OBSERVE_HANDLE(name, handle) \
    do {                                 \
        rec_arrow();                     \
        REC_HANDLE(name, handle);        \
    } while (0)
#define REC_SEEN_HANDLE(name, handle, family, n)                      \
    do {                                                              \
        rec_arrow();                                                  \
        rec_handle(name, rec_seen(family, REC_NUMBER_OF(handle), n)); \
    } while (0)
#define REC_SEEN_HANDLES(name, array, count, family, n)                                                 \
    do {                                                                                                \
        rec_arrow();                                                                                    \
        REC_LISTED(name, count, rec_handle_item(rec_seen(family, REC_NUMBER_OF((array)[i]), (n) + i))); \
    } while (0)
#define REC_SEEN_STATUS(name, status, n, before)                 \
    do {                                                         \
        rec_arrow();                                             \
        rec_open(name, '{');                                     \
        rec_item(rec_seen("ranks", (status).MPI_SOURCE, n));     \
        rec_item(rec_seen("tags", (status).MPI_TAG, (n) + 1));   \
        rec_item(rec_kept((status).MPI_ERROR, (n) + 2, before)); \
        rec_close('}');                                          \
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

/* A constant of one side: kind is b for bits, o if other numbers from 0 up are values, too, h for handles, n for other names. */
typedef void(rec_constant_row)(const char *family, char kind, const char *name, int is_there, long long value);

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

/* A call in which an argument is an address with a meaning of its own. */
struct rec_special_call {
    const char *name;
    int position;
    const char *record; /* what must be in the record */
    const void *value;
};

struct rec_refusal {
    const char *name;
    void (*call)(void);
};

/* A value of the spec's word in an argument: what the caller passes for n, what the recorder received for it, and back. A program whose
 * two sides have different values of the constants of a family has functions of its own. */
long long rec_give(const char *family, long long n);
long long rec_take(const char *family, long long value, long long n);
long long rec_put(const char *family, long long n);
long long rec_seen(const char *family, long long value, long long n);
extern int rec_special_position; /* of the argument that has a value of its own in this call */
extern const void *rec_special_value;
#define REC_MAYBE(position, value) (rec_special_position == (position) ? (void *)rec_special_value : (void *)(value))
void rec_ran(int number, void *const *arguments);                   /* a procedure of the program, by a trampoline */
long long rec_kept(long long value, long long n, long long before); /* the MPI_ERROR of a status that was filled */

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

/* A caller passes these, and sees those afterwards. */
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

/* A checked build must have refused this: the error hook's report is compared, and the implementation was not reached. */
void rec_expect_refusal(const char *routine, const char *argument, int error_class, int on, const void *object,
                        int result);
void rec_expect_code(const char *routine, const char *argument, int code, int result);

#ifdef __cplusplus
}
#endif

#endif
