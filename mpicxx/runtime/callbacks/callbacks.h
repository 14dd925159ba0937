// Functions of the program that C calls. Each function here has the name of a routine, which is its first argument as MPI_X or PMPI_X, and
// returns its code.
//
// Where C has an extra_state, that is a box of the functions and the program's own. Where it has none, a trampoline of a pool is C's
// function (trampoline_pool.h): BND_MAX_OPS operations and BND_MAX_ERRHANDLERS error handlers of each kind of object can be alive.
#ifndef BND_CXX_CALLBACKS_H
#define BND_CXX_CALLBACKS_H

#include <mpi.h>

#include "bnd_has.h"

namespace bnd_cxx {

// ---- reduction operations and error handlers ----

int op_create(int (*c_create)(MPI_User_function *, int, MPI_Op *), MPI::User_function *function, bool commute,
              MPI_Op *op);
#if BND_HAS_MPI_Op_create_c
int op_create_c(int (*c_create)(MPI_User_function_c *, int, MPI_Op *), MPI::User_function_c *function, bool commute,
                MPI_Op *op);
#endif

// The MPI's own names of these types differ: MPI-2.0 called one MPI_Comm_errhandler_fn.
template <typename Handle>
using c_errhandler = void(Handle *, int *, ...);

int comm_create_errhandler(int (*c_create)(c_errhandler<MPI_Comm> *, MPI_Errhandler *),
                           MPI::Comm::Errhandler_function *function, MPI_Errhandler *handler);
int win_create_errhandler(int (*c_create)(c_errhandler<MPI_Win> *, MPI_Errhandler *),
                          MPI::Win::Errhandler_function *function, MPI_Errhandler *handler);
int file_create_errhandler(int (*c_create)(c_errhandler<MPI_File> *, MPI_Errhandler *),
                           MPI::File::Errhandler_function *function, MPI_Errhandler *handler);

#if BND_HAS_MPI_Session_create_errhandler
int session_create_errhandler(int (*c_create)(c_errhandler<MPI_Session> *, MPI_Errhandler *),
                              MPI::Session::Errhandler_function *function, MPI_Errhandler *handler);
#endif

// ---- attributes: functions of C++, of C, or one of each ----

// A function of one of the languages.
template <typename Cxx, typename C>
struct either {
    bool is_cxx;
    Cxx *cxx = nullptr;
    C *c = nullptr;
    either(Cxx *function) : is_cxx(true), cxx(function) {}
    either(C *function) : is_cxx(false), c(function) {}  // may be null: a predefined one is in some MPIs
};

using comm_copy = either<MPI::Comm::Copy_attr_function, MPI_Comm_copy_attr_function>;
using comm_delete = either<MPI::Comm::Delete_attr_function, MPI_Comm_delete_attr_function>;
using type_copy = either<MPI::Datatype::Copy_attr_function, MPI_Type_copy_attr_function>;
using type_delete = either<MPI::Datatype::Delete_attr_function, MPI_Type_delete_attr_function>;
using win_copy = either<MPI::Win::Copy_attr_function, MPI_Win_copy_attr_function>;
using win_delete = either<MPI::Win::Delete_attr_function, MPI_Win_delete_attr_function>;

int comm_create_keyval(int (*c_create)(MPI_Comm_copy_attr_function *, MPI_Comm_delete_attr_function *, int *, void *),
                       comm_copy copy, comm_delete remove, void *extra_state, int *keyval);
int type_create_keyval(int (*c_create)(MPI_Type_copy_attr_function *, MPI_Type_delete_attr_function *, int *, void *),
                       type_copy copy, type_delete remove, void *extra_state, int *keyval);
int win_create_keyval(int (*c_create)(MPI_Win_copy_attr_function *, MPI_Win_delete_attr_function *, int *, void *),
                      win_copy copy, win_delete remove, void *extra_state, int *keyval);

// ---- generalized requests ----

int grequest_start(int (*c_start)(MPI_Grequest_query_function *, MPI_Grequest_free_function *,
                                  MPI_Grequest_cancel_function *, void *, MPI_Request *),
                   MPI::Grequest::Query_function *query, MPI::Grequest::Free_function *release,
                   MPI::Grequest::Cancel_function *cancel, void *extra_state, MPI_Request *request);

// ---- data representations ----

#if BND_HAS_MPI_Register_datarep
using conversion = either<MPI::Datarep_conversion_function, MPI_Datarep_conversion_function>;

int register_datarep(int (*c_register)(const char *, MPI_Datarep_conversion_function *,
                                       MPI_Datarep_conversion_function *, MPI_Datarep_extent_function *, void *),
                     const char *datarep, conversion read, conversion write, MPI::Datarep_extent_function *extent,
                     void *extra_state);
#endif

#if BND_HAS_MPI_Register_datarep_c
using conversion_c = either<MPI::Datarep_conversion_function_c, MPI_Datarep_conversion_function_c>;

int register_datarep_c(int (*c_register)(const char *, MPI_Datarep_conversion_function_c *,
                                         MPI_Datarep_conversion_function_c *, MPI_Datarep_extent_function *, void *),
                       const char *datarep, conversion_c read, conversion_c write, MPI::Datarep_extent_function *extent,
                       void *extra_state);
#endif

}  // namespace bnd_cxx

#endif
