/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml through templates/test/fortran_caller/table.c.j2. */
/* The Fortran callers of the chapter "one-sided", for the program that compares. */
#include "recorder.h"

#if REC_HAS_MPI_Accumulate
void rec_f08_mpi_accumulate(void);
void rec_f08_pmpi_accumulate(void);
#endif
static void call_MPI_Accumulate(int profiled)
{
#if REC_HAS_MPI_Accumulate
    if (profiled) rec_f08_pmpi_accumulate();
    else rec_f08_mpi_accumulate();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Accumulate_c
void rec_f08_mpi_accumulate_c(void);
void rec_f08_pmpi_accumulate_c(void);
#endif
static void call_MPI_Accumulate_c(int profiled)
{
#if REC_HAS_MPI_Accumulate_c
    if (profiled) rec_f08_pmpi_accumulate_c();
    else rec_f08_mpi_accumulate_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Alloc_mem
void rec_f08_mpi_alloc_mem(void);
void rec_f08_pmpi_alloc_mem(void);
#endif
static void call_MPI_Alloc_mem(int profiled)
{
#if REC_HAS_MPI_Alloc_mem
    if (profiled) rec_f08_pmpi_alloc_mem();
    else rec_f08_mpi_alloc_mem();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Compare_and_swap
void rec_f08_mpi_compare_and_swap(void);
void rec_f08_pmpi_compare_and_swap(void);
#endif
static void call_MPI_Compare_and_swap(int profiled)
{
#if REC_HAS_MPI_Compare_and_swap
    if (profiled) rec_f08_pmpi_compare_and_swap();
    else rec_f08_mpi_compare_and_swap();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Fetch_and_op
void rec_f08_mpi_fetch_and_op(void);
void rec_f08_pmpi_fetch_and_op(void);
#endif
static void call_MPI_Fetch_and_op(int profiled)
{
#if REC_HAS_MPI_Fetch_and_op
    if (profiled) rec_f08_pmpi_fetch_and_op();
    else rec_f08_mpi_fetch_and_op();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Free_mem
void rec_f08_mpi_free_mem(void);
void rec_f08_pmpi_free_mem(void);
#endif
static void call_MPI_Free_mem(int profiled)
{
#if REC_HAS_MPI_Free_mem
    if (profiled) rec_f08_pmpi_free_mem();
    else rec_f08_mpi_free_mem();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Get
void rec_f08_mpi_get(void);
void rec_f08_pmpi_get(void);
#endif
static void call_MPI_Get(int profiled)
{
#if REC_HAS_MPI_Get
    if (profiled) rec_f08_pmpi_get();
    else rec_f08_mpi_get();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Get_accumulate
void rec_f08_mpi_get_accumulate(void);
void rec_f08_pmpi_get_accumulate(void);
#endif
static void call_MPI_Get_accumulate(int profiled)
{
#if REC_HAS_MPI_Get_accumulate
    if (profiled) rec_f08_pmpi_get_accumulate();
    else rec_f08_mpi_get_accumulate();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Get_accumulate_c
void rec_f08_mpi_get_accumulate_c(void);
void rec_f08_pmpi_get_accumulate_c(void);
#endif
static void call_MPI_Get_accumulate_c(int profiled)
{
#if REC_HAS_MPI_Get_accumulate_c
    if (profiled) rec_f08_pmpi_get_accumulate_c();
    else rec_f08_mpi_get_accumulate_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Get_c
void rec_f08_mpi_get_c(void);
void rec_f08_pmpi_get_c(void);
#endif
static void call_MPI_Get_c(int profiled)
{
#if REC_HAS_MPI_Get_c
    if (profiled) rec_f08_pmpi_get_c();
    else rec_f08_mpi_get_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Put
void rec_f08_mpi_put(void);
void rec_f08_pmpi_put(void);
#endif
static void call_MPI_Put(int profiled)
{
#if REC_HAS_MPI_Put
    if (profiled) rec_f08_pmpi_put();
    else rec_f08_mpi_put();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Put_c
void rec_f08_mpi_put_c(void);
void rec_f08_pmpi_put_c(void);
#endif
static void call_MPI_Put_c(int profiled)
{
#if REC_HAS_MPI_Put_c
    if (profiled) rec_f08_pmpi_put_c();
    else rec_f08_mpi_put_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Raccumulate
void rec_f08_mpi_raccumulate(void);
void rec_f08_pmpi_raccumulate(void);
#endif
static void call_MPI_Raccumulate(int profiled)
{
#if REC_HAS_MPI_Raccumulate
    if (profiled) rec_f08_pmpi_raccumulate();
    else rec_f08_mpi_raccumulate();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Raccumulate_c
void rec_f08_mpi_raccumulate_c(void);
void rec_f08_pmpi_raccumulate_c(void);
#endif
static void call_MPI_Raccumulate_c(int profiled)
{
#if REC_HAS_MPI_Raccumulate_c
    if (profiled) rec_f08_pmpi_raccumulate_c();
    else rec_f08_mpi_raccumulate_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Rget
void rec_f08_mpi_rget(void);
void rec_f08_pmpi_rget(void);
#endif
static void call_MPI_Rget(int profiled)
{
#if REC_HAS_MPI_Rget
    if (profiled) rec_f08_pmpi_rget();
    else rec_f08_mpi_rget();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Rget_accumulate
void rec_f08_mpi_rget_accumulate(void);
void rec_f08_pmpi_rget_accumulate(void);
#endif
static void call_MPI_Rget_accumulate(int profiled)
{
#if REC_HAS_MPI_Rget_accumulate
    if (profiled) rec_f08_pmpi_rget_accumulate();
    else rec_f08_mpi_rget_accumulate();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Rget_accumulate_c
void rec_f08_mpi_rget_accumulate_c(void);
void rec_f08_pmpi_rget_accumulate_c(void);
#endif
static void call_MPI_Rget_accumulate_c(int profiled)
{
#if REC_HAS_MPI_Rget_accumulate_c
    if (profiled) rec_f08_pmpi_rget_accumulate_c();
    else rec_f08_mpi_rget_accumulate_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Rget_c
void rec_f08_mpi_rget_c(void);
void rec_f08_pmpi_rget_c(void);
#endif
static void call_MPI_Rget_c(int profiled)
{
#if REC_HAS_MPI_Rget_c
    if (profiled) rec_f08_pmpi_rget_c();
    else rec_f08_mpi_rget_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Rput
void rec_f08_mpi_rput(void);
void rec_f08_pmpi_rput(void);
#endif
static void call_MPI_Rput(int profiled)
{
#if REC_HAS_MPI_Rput
    if (profiled) rec_f08_pmpi_rput();
    else rec_f08_mpi_rput();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Rput_c
void rec_f08_mpi_rput_c(void);
void rec_f08_pmpi_rput_c(void);
#endif
static void call_MPI_Rput_c(int profiled)
{
#if REC_HAS_MPI_Rput_c
    if (profiled) rec_f08_pmpi_rput_c();
    else rec_f08_mpi_rput_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Win_allocate
void rec_f08_mpi_win_allocate(void);
void rec_f08_pmpi_win_allocate(void);
#endif
static void call_MPI_Win_allocate(int profiled)
{
#if REC_HAS_MPI_Win_allocate
    if (profiled) rec_f08_pmpi_win_allocate();
    else rec_f08_mpi_win_allocate();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Win_allocate_c
void rec_f08_mpi_win_allocate_c(void);
void rec_f08_pmpi_win_allocate_c(void);
#endif
static void call_MPI_Win_allocate_c(int profiled)
{
#if REC_HAS_MPI_Win_allocate_c
    if (profiled) rec_f08_pmpi_win_allocate_c();
    else rec_f08_mpi_win_allocate_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Win_allocate_shared
void rec_f08_mpi_win_allocate_shared(void);
void rec_f08_pmpi_win_allocate_shared(void);
#endif
static void call_MPI_Win_allocate_shared(int profiled)
{
#if REC_HAS_MPI_Win_allocate_shared
    if (profiled) rec_f08_pmpi_win_allocate_shared();
    else rec_f08_mpi_win_allocate_shared();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Win_allocate_shared_c
void rec_f08_mpi_win_allocate_shared_c(void);
void rec_f08_pmpi_win_allocate_shared_c(void);
#endif
static void call_MPI_Win_allocate_shared_c(int profiled)
{
#if REC_HAS_MPI_Win_allocate_shared_c
    if (profiled) rec_f08_pmpi_win_allocate_shared_c();
    else rec_f08_mpi_win_allocate_shared_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Win_attach
void rec_f08_mpi_win_attach(void);
void rec_f08_pmpi_win_attach(void);
#endif
static void call_MPI_Win_attach(int profiled)
{
#if REC_HAS_MPI_Win_attach
    if (profiled) rec_f08_pmpi_win_attach();
    else rec_f08_mpi_win_attach();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Win_complete
void rec_f08_mpi_win_complete(void);
void rec_f08_pmpi_win_complete(void);
#endif
static void call_MPI_Win_complete(int profiled)
{
#if REC_HAS_MPI_Win_complete
    if (profiled) rec_f08_pmpi_win_complete();
    else rec_f08_mpi_win_complete();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Win_create
void rec_f08_mpi_win_create(void);
void rec_f08_pmpi_win_create(void);
#endif
static void call_MPI_Win_create(int profiled)
{
#if REC_HAS_MPI_Win_create
    if (profiled) rec_f08_pmpi_win_create();
    else rec_f08_mpi_win_create();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Win_create_c
void rec_f08_mpi_win_create_c(void);
void rec_f08_pmpi_win_create_c(void);
#endif
static void call_MPI_Win_create_c(int profiled)
{
#if REC_HAS_MPI_Win_create_c
    if (profiled) rec_f08_pmpi_win_create_c();
    else rec_f08_mpi_win_create_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Win_create_dynamic
void rec_f08_mpi_win_create_dynamic(void);
void rec_f08_pmpi_win_create_dynamic(void);
#endif
static void call_MPI_Win_create_dynamic(int profiled)
{
#if REC_HAS_MPI_Win_create_dynamic
    if (profiled) rec_f08_pmpi_win_create_dynamic();
    else rec_f08_mpi_win_create_dynamic();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Win_detach
void rec_f08_mpi_win_detach(void);
void rec_f08_pmpi_win_detach(void);
#endif
static void call_MPI_Win_detach(int profiled)
{
#if REC_HAS_MPI_Win_detach
    if (profiled) rec_f08_pmpi_win_detach();
    else rec_f08_mpi_win_detach();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Win_fence
void rec_f08_mpi_win_fence(void);
void rec_f08_pmpi_win_fence(void);
#endif
static void call_MPI_Win_fence(int profiled)
{
#if REC_HAS_MPI_Win_fence
    if (profiled) rec_f08_pmpi_win_fence();
    else rec_f08_mpi_win_fence();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Win_flush
void rec_f08_mpi_win_flush(void);
void rec_f08_pmpi_win_flush(void);
#endif
static void call_MPI_Win_flush(int profiled)
{
#if REC_HAS_MPI_Win_flush
    if (profiled) rec_f08_pmpi_win_flush();
    else rec_f08_mpi_win_flush();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Win_flush_all
void rec_f08_mpi_win_flush_all(void);
void rec_f08_pmpi_win_flush_all(void);
#endif
static void call_MPI_Win_flush_all(int profiled)
{
#if REC_HAS_MPI_Win_flush_all
    if (profiled) rec_f08_pmpi_win_flush_all();
    else rec_f08_mpi_win_flush_all();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Win_flush_local
void rec_f08_mpi_win_flush_local(void);
void rec_f08_pmpi_win_flush_local(void);
#endif
static void call_MPI_Win_flush_local(int profiled)
{
#if REC_HAS_MPI_Win_flush_local
    if (profiled) rec_f08_pmpi_win_flush_local();
    else rec_f08_mpi_win_flush_local();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Win_flush_local_all
void rec_f08_mpi_win_flush_local_all(void);
void rec_f08_pmpi_win_flush_local_all(void);
#endif
static void call_MPI_Win_flush_local_all(int profiled)
{
#if REC_HAS_MPI_Win_flush_local_all
    if (profiled) rec_f08_pmpi_win_flush_local_all();
    else rec_f08_mpi_win_flush_local_all();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Win_free
void rec_f08_mpi_win_free(void);
void rec_f08_pmpi_win_free(void);
#endif
static void call_MPI_Win_free(int profiled)
{
#if REC_HAS_MPI_Win_free
    if (profiled) rec_f08_pmpi_win_free();
    else rec_f08_mpi_win_free();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Win_get_group
void rec_f08_mpi_win_get_group(void);
void rec_f08_pmpi_win_get_group(void);
#endif
static void call_MPI_Win_get_group(int profiled)
{
#if REC_HAS_MPI_Win_get_group
    if (profiled) rec_f08_pmpi_win_get_group();
    else rec_f08_mpi_win_get_group();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Win_get_info
void rec_f08_mpi_win_get_info(void);
void rec_f08_pmpi_win_get_info(void);
#endif
static void call_MPI_Win_get_info(int profiled)
{
#if REC_HAS_MPI_Win_get_info
    if (profiled) rec_f08_pmpi_win_get_info();
    else rec_f08_mpi_win_get_info();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Win_get_name
void rec_f08_mpi_win_get_name(void);
void rec_f08_pmpi_win_get_name(void);
#endif
static void call_MPI_Win_get_name(int profiled)
{
#if REC_HAS_MPI_Win_get_name
    if (profiled) rec_f08_pmpi_win_get_name();
    else rec_f08_mpi_win_get_name();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Win_lock
void rec_f08_mpi_win_lock(void);
void rec_f08_pmpi_win_lock(void);
#endif
static void call_MPI_Win_lock(int profiled)
{
#if REC_HAS_MPI_Win_lock
    if (profiled) rec_f08_pmpi_win_lock();
    else rec_f08_mpi_win_lock();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Win_lock_all
void rec_f08_mpi_win_lock_all(void);
void rec_f08_pmpi_win_lock_all(void);
#endif
static void call_MPI_Win_lock_all(int profiled)
{
#if REC_HAS_MPI_Win_lock_all
    if (profiled) rec_f08_pmpi_win_lock_all();
    else rec_f08_mpi_win_lock_all();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Win_post
void rec_f08_mpi_win_post(void);
void rec_f08_pmpi_win_post(void);
#endif
static void call_MPI_Win_post(int profiled)
{
#if REC_HAS_MPI_Win_post
    if (profiled) rec_f08_pmpi_win_post();
    else rec_f08_mpi_win_post();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Win_set_info
void rec_f08_mpi_win_set_info(void);
void rec_f08_pmpi_win_set_info(void);
#endif
static void call_MPI_Win_set_info(int profiled)
{
#if REC_HAS_MPI_Win_set_info
    if (profiled) rec_f08_pmpi_win_set_info();
    else rec_f08_mpi_win_set_info();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Win_set_name
void rec_f08_mpi_win_set_name(void);
void rec_f08_pmpi_win_set_name(void);
#endif
static void call_MPI_Win_set_name(int profiled)
{
#if REC_HAS_MPI_Win_set_name
    if (profiled) rec_f08_pmpi_win_set_name();
    else rec_f08_mpi_win_set_name();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Win_shared_query
void rec_f08_mpi_win_shared_query(void);
void rec_f08_pmpi_win_shared_query(void);
#endif
static void call_MPI_Win_shared_query(int profiled)
{
#if REC_HAS_MPI_Win_shared_query
    if (profiled) rec_f08_pmpi_win_shared_query();
    else rec_f08_mpi_win_shared_query();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Win_shared_query_c
void rec_f08_mpi_win_shared_query_c(void);
void rec_f08_pmpi_win_shared_query_c(void);
#endif
static void call_MPI_Win_shared_query_c(int profiled)
{
#if REC_HAS_MPI_Win_shared_query_c
    if (profiled) rec_f08_pmpi_win_shared_query_c();
    else rec_f08_mpi_win_shared_query_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Win_start
void rec_f08_mpi_win_start(void);
void rec_f08_pmpi_win_start(void);
#endif
static void call_MPI_Win_start(int profiled)
{
#if REC_HAS_MPI_Win_start
    if (profiled) rec_f08_pmpi_win_start();
    else rec_f08_mpi_win_start();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Win_sync
void rec_f08_mpi_win_sync(void);
void rec_f08_pmpi_win_sync(void);
#endif
static void call_MPI_Win_sync(int profiled)
{
#if REC_HAS_MPI_Win_sync
    if (profiled) rec_f08_pmpi_win_sync();
    else rec_f08_mpi_win_sync();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Win_test
void rec_f08_mpi_win_test(void);
void rec_f08_pmpi_win_test(void);
#endif
static void call_MPI_Win_test(int profiled)
{
#if REC_HAS_MPI_Win_test
    if (profiled) rec_f08_pmpi_win_test();
    else rec_f08_mpi_win_test();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Win_unlock
void rec_f08_mpi_win_unlock(void);
void rec_f08_pmpi_win_unlock(void);
#endif
static void call_MPI_Win_unlock(int profiled)
{
#if REC_HAS_MPI_Win_unlock
    if (profiled) rec_f08_pmpi_win_unlock();
    else rec_f08_mpi_win_unlock();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Win_unlock_all
void rec_f08_mpi_win_unlock_all(void);
void rec_f08_pmpi_win_unlock_all(void);
#endif
static void call_MPI_Win_unlock_all(int profiled)
{
#if REC_HAS_MPI_Win_unlock_all
    if (profiled) rec_f08_pmpi_win_unlock_all();
    else rec_f08_mpi_win_unlock_all();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Win_wait
void rec_f08_mpi_win_wait(void);
void rec_f08_pmpi_win_wait(void);
#endif
static void call_MPI_Win_wait(int profiled)
{
#if REC_HAS_MPI_Win_wait
    if (profiled) rec_f08_pmpi_win_wait();
    else rec_f08_mpi_win_wait();
#else
    (void)profiled;
    rec_missing();
#endif
}

const struct rec_caller rec_callers_one_sided[] = {
    {"MPI_Accumulate", call_MPI_Accumulate, 0},
    {"MPI_Accumulate_c", call_MPI_Accumulate_c, 0},
    {"MPI_Alloc_mem", call_MPI_Alloc_mem, 0},
    {"MPI_Compare_and_swap", call_MPI_Compare_and_swap, 0},
    {"MPI_Fetch_and_op", call_MPI_Fetch_and_op, 0},
    {"MPI_Free_mem", call_MPI_Free_mem, 0},
    {"MPI_Get", call_MPI_Get, 0},
    {"MPI_Get_accumulate", call_MPI_Get_accumulate, 0},
    {"MPI_Get_accumulate_c", call_MPI_Get_accumulate_c, 0},
    {"MPI_Get_c", call_MPI_Get_c, 0},
    {"MPI_Put", call_MPI_Put, 0},
    {"MPI_Put_c", call_MPI_Put_c, 0},
    {"MPI_Raccumulate", call_MPI_Raccumulate, 0},
    {"MPI_Raccumulate_c", call_MPI_Raccumulate_c, 0},
    {"MPI_Rget", call_MPI_Rget, 0},
    {"MPI_Rget_accumulate", call_MPI_Rget_accumulate, 0},
    {"MPI_Rget_accumulate_c", call_MPI_Rget_accumulate_c, 0},
    {"MPI_Rget_c", call_MPI_Rget_c, 0},
    {"MPI_Rput", call_MPI_Rput, 0},
    {"MPI_Rput_c", call_MPI_Rput_c, 0},
    {"MPI_Win_allocate", call_MPI_Win_allocate, 0},
    {"MPI_Win_allocate_c", call_MPI_Win_allocate_c, 0},
    {"MPI_Win_allocate_shared", call_MPI_Win_allocate_shared, 0},
    {"MPI_Win_allocate_shared_c", call_MPI_Win_allocate_shared_c, 0},
    {"MPI_Win_attach", call_MPI_Win_attach, 0},
    {"MPI_Win_complete", call_MPI_Win_complete, 0},
    {"MPI_Win_create", call_MPI_Win_create, 0},
    {"MPI_Win_create_c", call_MPI_Win_create_c, 0},
    {"MPI_Win_create_dynamic", call_MPI_Win_create_dynamic, 0},
    {"MPI_Win_detach", call_MPI_Win_detach, 0},
    {"MPI_Win_fence", call_MPI_Win_fence, 0},
    {"MPI_Win_flush", call_MPI_Win_flush, 0},
    {"MPI_Win_flush_all", call_MPI_Win_flush_all, 0},
    {"MPI_Win_flush_local", call_MPI_Win_flush_local, 0},
    {"MPI_Win_flush_local_all", call_MPI_Win_flush_local_all, 0},
    {"MPI_Win_free", call_MPI_Win_free, 0},
    {"MPI_Win_get_group", call_MPI_Win_get_group, 0},
    {"MPI_Win_get_info", call_MPI_Win_get_info, 0},
    {"MPI_Win_get_name", call_MPI_Win_get_name, 0},
    {"MPI_Win_lock", call_MPI_Win_lock, 0},
    {"MPI_Win_lock_all", call_MPI_Win_lock_all, 0},
    {"MPI_Win_post", call_MPI_Win_post, 0},
    {"MPI_Win_set_info", call_MPI_Win_set_info, 0},
    {"MPI_Win_set_name", call_MPI_Win_set_name, 0},
    {"MPI_Win_shared_query", call_MPI_Win_shared_query, 0},
    {"MPI_Win_shared_query_c", call_MPI_Win_shared_query_c, 0},
    {"MPI_Win_start", call_MPI_Win_start, 0},
    {"MPI_Win_sync", call_MPI_Win_sync, 0},
    {"MPI_Win_test", call_MPI_Win_test, 0},
    {"MPI_Win_unlock", call_MPI_Win_unlock, 0},
    {"MPI_Win_unlock_all", call_MPI_Win_unlock_all, 0},
    {"MPI_Win_wait", call_MPI_Win_wait, 0},
    {0, 0, 0}
};
