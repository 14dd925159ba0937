/* Do not edit: `bindery generate` writes this from specs/ through templates/tool/entries.c.j2. */
/* MPI_X of a static tool, one at a time: -DBND_ENTRY_MPI_Send defines MPI_Send, which calls the first tool of a chain, and what
   each tool calls next; __wrap_MPI_Send is for the linker's option --wrap. BND_FIRST is the function of the first tool,
   BND_LINKS(stem) declares the others. */
#include <mpi.h>
#include <stdarg.h>
#include "links.h"

#ifdef BND_ENTRY_MPI_Abi_get_fortran_booleans
typedef int (bnd_type)(int logical_size, void *logical_true, void *logical_false, int *is_set);
#define bnd_last (bnd_type *)&PMPI_Abi_get_fortran_booleans
BND_LINKS(Abi_get_fortran_booleans)
int bnd_entry(int logical_size, void *logical_true, void *logical_false,
        int *is_set) __asm__("MPI_Abi_get_fortran_booleans");
int bnd_entry(int logical_size, void *logical_true, void *logical_false, int *is_set)
{
    return BND_FIRST(logical_size, logical_true, logical_false, is_set);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Abi_get_fortran_booleans") __attribute__((alias("MPI_Abi_get_fortran_booleans")));
#endif

#ifdef BND_ENTRY_MPI_Abi_get_fortran_info
typedef int (bnd_type)(MPI_Info *info);
#define bnd_last (bnd_type *)&PMPI_Abi_get_fortran_info
BND_LINKS(Abi_get_fortran_info)
int bnd_entry(MPI_Info *info) __asm__("MPI_Abi_get_fortran_info");
int bnd_entry(MPI_Info *info)
{
    return BND_FIRST(info);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Abi_get_fortran_info") __attribute__((alias("MPI_Abi_get_fortran_info")));
#endif

#ifdef BND_ENTRY_MPI_Abi_get_info
typedef int (bnd_type)(MPI_Info *info);
#define bnd_last (bnd_type *)&PMPI_Abi_get_info
BND_LINKS(Abi_get_info)
int bnd_entry(MPI_Info *info) __asm__("MPI_Abi_get_info");
int bnd_entry(MPI_Info *info)
{
    return BND_FIRST(info);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Abi_get_info") __attribute__((alias("MPI_Abi_get_info")));
#endif

#ifdef BND_ENTRY_MPI_Abi_get_version
typedef int (bnd_type)(int *abi_major, int *abi_minor);
#define bnd_last (bnd_type *)&PMPI_Abi_get_version
BND_LINKS(Abi_get_version)
int bnd_entry(int *abi_major, int *abi_minor) __asm__("MPI_Abi_get_version");
int bnd_entry(int *abi_major, int *abi_minor)
{
    return BND_FIRST(abi_major, abi_minor);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Abi_get_version") __attribute__((alias("MPI_Abi_get_version")));
#endif

#ifdef BND_ENTRY_MPI_Abi_set_fortran_booleans
typedef int (bnd_type)(int logical_size, void *logical_true, void *logical_false);
#define bnd_last (bnd_type *)&PMPI_Abi_set_fortran_booleans
BND_LINKS(Abi_set_fortran_booleans)
int bnd_entry(int logical_size, void *logical_true, void *logical_false) __asm__("MPI_Abi_set_fortran_booleans");
int bnd_entry(int logical_size, void *logical_true, void *logical_false)
{
    return BND_FIRST(logical_size, logical_true, logical_false);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Abi_set_fortran_booleans") __attribute__((alias("MPI_Abi_set_fortran_booleans")));
#endif

#ifdef BND_ENTRY_MPI_Abi_set_fortran_info
typedef int (bnd_type)(MPI_Info info);
#define bnd_last (bnd_type *)&PMPI_Abi_set_fortran_info
BND_LINKS(Abi_set_fortran_info)
int bnd_entry(MPI_Info info) __asm__("MPI_Abi_set_fortran_info");
int bnd_entry(MPI_Info info)
{
    return BND_FIRST(info);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Abi_set_fortran_info") __attribute__((alias("MPI_Abi_set_fortran_info")));
#endif

#ifdef BND_ENTRY_MPI_Abort
typedef int (bnd_type)(MPI_Comm comm, int errorcode);
#define bnd_last (bnd_type *)&PMPI_Abort
BND_LINKS(Abort)
int bnd_entry(MPI_Comm comm, int errorcode) __asm__("MPI_Abort");
int bnd_entry(MPI_Comm comm, int errorcode)
{
    return BND_FIRST(comm, errorcode);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Abort") __attribute__((alias("MPI_Abort")));
#endif

#ifdef BND_ENTRY_MPI_Accumulate
typedef int (bnd_type)(const void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank,
        MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win);
#define bnd_last (bnd_type *)&PMPI_Accumulate
BND_LINKS(Accumulate)
int bnd_entry(const void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank,
        MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Op op,
        MPI_Win win) __asm__("MPI_Accumulate");
int bnd_entry(const void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank,
        MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win)
{
    return BND_FIRST(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count,
            target_datatype, op, win);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Accumulate") __attribute__((alias("MPI_Accumulate")));
#endif

#ifdef BND_ENTRY_MPI_Accumulate_c
typedef int (bnd_type)(const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, int target_rank,
        MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win);
#define bnd_last (bnd_type *)&PMPI_Accumulate_c
BND_LINKS(Accumulate_c)
int bnd_entry(const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, int target_rank,
        MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Op op,
        MPI_Win win) __asm__("MPI_Accumulate_c");
int bnd_entry(const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, int target_rank,
        MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win)
{
    return BND_FIRST(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count,
            target_datatype, op, win);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Accumulate_c") __attribute__((alias("MPI_Accumulate_c")));
#endif

#ifdef BND_ENTRY_MPI_Add_error_class
typedef int (bnd_type)(int *errorclass);
#define bnd_last (bnd_type *)&PMPI_Add_error_class
BND_LINKS(Add_error_class)
int bnd_entry(int *errorclass) __asm__("MPI_Add_error_class");
int bnd_entry(int *errorclass)
{
    return BND_FIRST(errorclass);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Add_error_class") __attribute__((alias("MPI_Add_error_class")));
#endif

#ifdef BND_ENTRY_MPI_Add_error_code
typedef int (bnd_type)(int errorclass, int *errorcode);
#define bnd_last (bnd_type *)&PMPI_Add_error_code
BND_LINKS(Add_error_code)
int bnd_entry(int errorclass, int *errorcode) __asm__("MPI_Add_error_code");
int bnd_entry(int errorclass, int *errorcode)
{
    return BND_FIRST(errorclass, errorcode);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Add_error_code") __attribute__((alias("MPI_Add_error_code")));
#endif

#ifdef BND_ENTRY_MPI_Add_error_string
typedef int (bnd_type)(int errorcode, const char *string);
#define bnd_last (bnd_type *)&PMPI_Add_error_string
BND_LINKS(Add_error_string)
int bnd_entry(int errorcode, const char *string) __asm__("MPI_Add_error_string");
int bnd_entry(int errorcode, const char *string)
{
    return BND_FIRST(errorcode, string);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Add_error_string") __attribute__((alias("MPI_Add_error_string")));
#endif

#ifdef BND_ENTRY_MPI_Address
typedef int (bnd_type)(void *location, MPI_Aint *address);
#define bnd_last (bnd_type *)&PMPI_Address
BND_LINKS(Address)
int bnd_entry(void *location, MPI_Aint *address) __asm__("MPI_Address");
int bnd_entry(void *location, MPI_Aint *address)
{
    return BND_FIRST(location, address);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Address") __attribute__((alias("MPI_Address")));
#endif

#ifdef BND_ENTRY_MPI_Aint_add
typedef MPI_Aint (bnd_type)(MPI_Aint base, MPI_Aint disp);
#define bnd_last (bnd_type *)&PMPI_Aint_add
BND_LINKS(Aint_add)
MPI_Aint bnd_entry(MPI_Aint base, MPI_Aint disp) __asm__("MPI_Aint_add");
MPI_Aint bnd_entry(MPI_Aint base, MPI_Aint disp)
{
    return BND_FIRST(base, disp);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Aint_add") __attribute__((alias("MPI_Aint_add")));
#endif

#ifdef BND_ENTRY_MPI_Aint_diff
typedef MPI_Aint (bnd_type)(MPI_Aint addr1, MPI_Aint addr2);
#define bnd_last (bnd_type *)&PMPI_Aint_diff
BND_LINKS(Aint_diff)
MPI_Aint bnd_entry(MPI_Aint addr1, MPI_Aint addr2) __asm__("MPI_Aint_diff");
MPI_Aint bnd_entry(MPI_Aint addr1, MPI_Aint addr2)
{
    return BND_FIRST(addr1, addr2);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Aint_diff") __attribute__((alias("MPI_Aint_diff")));
#endif

#ifdef BND_ENTRY_MPI_Allgather
typedef int (bnd_type)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
        MPI_Datatype recvtype, MPI_Comm comm);
#define bnd_last (bnd_type *)&PMPI_Allgather
BND_LINKS(Allgather)
int bnd_entry(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
        MPI_Datatype recvtype, MPI_Comm comm) __asm__("MPI_Allgather");
int bnd_entry(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
        MPI_Datatype recvtype, MPI_Comm comm)
{
    return BND_FIRST(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Allgather") __attribute__((alias("MPI_Allgather")));
#endif

#ifdef BND_ENTRY_MPI_Allgather_c
typedef int (bnd_type)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm);
#define bnd_last (bnd_type *)&PMPI_Allgather_c
BND_LINKS(Allgather_c)
int bnd_entry(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount,
        MPI_Datatype recvtype, MPI_Comm comm) __asm__("MPI_Allgather_c");
int bnd_entry(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount,
        MPI_Datatype recvtype, MPI_Comm comm)
{
    return BND_FIRST(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Allgather_c") __attribute__((alias("MPI_Allgather_c")));
#endif

#ifdef BND_ENTRY_MPI_Allgather_init
typedef int (bnd_type)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
        MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_Allgather_init
BND_LINKS(Allgather_init)
int bnd_entry(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
        MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request) __asm__("MPI_Allgather_init");
int bnd_entry(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
        MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    return BND_FIRST(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Allgather_init") __attribute__((alias("MPI_Allgather_init")));
#endif

#ifdef BND_ENTRY_MPI_Allgather_init_c
typedef int (bnd_type)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_Allgather_init_c
BND_LINKS(Allgather_init_c)
int bnd_entry(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount,
        MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request) __asm__("MPI_Allgather_init_c");
int bnd_entry(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount,
        MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    return BND_FIRST(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Allgather_init_c") __attribute__((alias("MPI_Allgather_init_c")));
#endif

#ifdef BND_ENTRY_MPI_Allgatherv
typedef int (bnd_type)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, const int *recvcounts,
        const int *displs, MPI_Datatype recvtype, MPI_Comm comm);
#define bnd_last (bnd_type *)&PMPI_Allgatherv
BND_LINKS(Allgatherv)
int bnd_entry(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, const int *recvcounts,
        const int *displs, MPI_Datatype recvtype, MPI_Comm comm) __asm__("MPI_Allgatherv");
int bnd_entry(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, const int *recvcounts,
        const int *displs, MPI_Datatype recvtype, MPI_Comm comm)
{
    return BND_FIRST(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Allgatherv") __attribute__((alias("MPI_Allgatherv")));
#endif

#ifdef BND_ENTRY_MPI_Allgatherv_c
typedef int (bnd_type)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        const MPI_Count *recvcounts, const MPI_Aint *displs, MPI_Datatype recvtype, MPI_Comm comm);
#define bnd_last (bnd_type *)&PMPI_Allgatherv_c
BND_LINKS(Allgatherv_c)
int bnd_entry(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        const MPI_Count *recvcounts, const MPI_Aint *displs, MPI_Datatype recvtype,
        MPI_Comm comm) __asm__("MPI_Allgatherv_c");
int bnd_entry(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        const MPI_Count *recvcounts, const MPI_Aint *displs, MPI_Datatype recvtype, MPI_Comm comm)
{
    return BND_FIRST(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Allgatherv_c") __attribute__((alias("MPI_Allgatherv_c")));
#endif

#ifdef BND_ENTRY_MPI_Allgatherv_init
typedef int (bnd_type)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, const int *recvcounts,
        const int *displs, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_Allgatherv_init
BND_LINKS(Allgatherv_init)
int bnd_entry(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, const int *recvcounts,
        const int *displs, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info,
        MPI_Request *request) __asm__("MPI_Allgatherv_init");
int bnd_entry(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, const int *recvcounts,
        const int *displs, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    return BND_FIRST(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, info, request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Allgatherv_init") __attribute__((alias("MPI_Allgatherv_init")));
#endif

#ifdef BND_ENTRY_MPI_Allgatherv_init_c
typedef int (bnd_type)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        const MPI_Count *recvcounts, const MPI_Aint *displs, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info,
        MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_Allgatherv_init_c
BND_LINKS(Allgatherv_init_c)
int bnd_entry(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        const MPI_Count *recvcounts, const MPI_Aint *displs, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info,
        MPI_Request *request) __asm__("MPI_Allgatherv_init_c");
int bnd_entry(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        const MPI_Count *recvcounts, const MPI_Aint *displs, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info,
        MPI_Request *request)
{
    return BND_FIRST(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, info, request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Allgatherv_init_c") __attribute__((alias("MPI_Allgatherv_init_c")));
#endif

#ifdef BND_ENTRY_MPI_Alloc_mem
typedef int (bnd_type)(MPI_Aint size, MPI_Info info, void *baseptr);
#define bnd_last (bnd_type *)&PMPI_Alloc_mem
BND_LINKS(Alloc_mem)
int bnd_entry(MPI_Aint size, MPI_Info info, void *baseptr) __asm__("MPI_Alloc_mem");
int bnd_entry(MPI_Aint size, MPI_Info info, void *baseptr)
{
    return BND_FIRST(size, info, baseptr);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Alloc_mem") __attribute__((alias("MPI_Alloc_mem")));
#endif

#ifdef BND_ENTRY_MPI_Allreduce
typedef int (bnd_type)(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm);
#define bnd_last (bnd_type *)&PMPI_Allreduce
BND_LINKS(Allreduce)
int bnd_entry(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op,
        MPI_Comm comm) __asm__("MPI_Allreduce");
int bnd_entry(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm)
{
    return BND_FIRST(sendbuf, recvbuf, count, datatype, op, comm);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Allreduce") __attribute__((alias("MPI_Allreduce")));
#endif

#ifdef BND_ENTRY_MPI_Allreduce_c
typedef int (bnd_type)(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op,
        MPI_Comm comm);
#define bnd_last (bnd_type *)&PMPI_Allreduce_c
BND_LINKS(Allreduce_c)
int bnd_entry(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op,
        MPI_Comm comm) __asm__("MPI_Allreduce_c");
int bnd_entry(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm)
{
    return BND_FIRST(sendbuf, recvbuf, count, datatype, op, comm);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Allreduce_c") __attribute__((alias("MPI_Allreduce_c")));
#endif

#ifdef BND_ENTRY_MPI_Allreduce_init
typedef int (bnd_type)(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm,
        MPI_Info info, MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_Allreduce_init
BND_LINKS(Allreduce_init)
int bnd_entry(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm,
        MPI_Info info, MPI_Request *request) __asm__("MPI_Allreduce_init");
int bnd_entry(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm,
        MPI_Info info, MPI_Request *request)
{
    return BND_FIRST(sendbuf, recvbuf, count, datatype, op, comm, info, request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Allreduce_init") __attribute__((alias("MPI_Allreduce_init")));
#endif

#ifdef BND_ENTRY_MPI_Allreduce_init_c
typedef int (bnd_type)(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op,
        MPI_Comm comm, MPI_Info info, MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_Allreduce_init_c
BND_LINKS(Allreduce_init_c)
int bnd_entry(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm,
        MPI_Info info, MPI_Request *request) __asm__("MPI_Allreduce_init_c");
int bnd_entry(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm,
        MPI_Info info, MPI_Request *request)
{
    return BND_FIRST(sendbuf, recvbuf, count, datatype, op, comm, info, request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Allreduce_init_c") __attribute__((alias("MPI_Allreduce_init_c")));
#endif

#ifdef BND_ENTRY_MPI_Alltoall
typedef int (bnd_type)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
        MPI_Datatype recvtype, MPI_Comm comm);
#define bnd_last (bnd_type *)&PMPI_Alltoall
BND_LINKS(Alltoall)
int bnd_entry(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
        MPI_Datatype recvtype, MPI_Comm comm) __asm__("MPI_Alltoall");
int bnd_entry(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
        MPI_Datatype recvtype, MPI_Comm comm)
{
    return BND_FIRST(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Alltoall") __attribute__((alias("MPI_Alltoall")));
#endif

#ifdef BND_ENTRY_MPI_Alltoall_c
typedef int (bnd_type)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm);
#define bnd_last (bnd_type *)&PMPI_Alltoall_c
BND_LINKS(Alltoall_c)
int bnd_entry(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount,
        MPI_Datatype recvtype, MPI_Comm comm) __asm__("MPI_Alltoall_c");
int bnd_entry(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount,
        MPI_Datatype recvtype, MPI_Comm comm)
{
    return BND_FIRST(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Alltoall_c") __attribute__((alias("MPI_Alltoall_c")));
#endif

#ifdef BND_ENTRY_MPI_Alltoall_init
typedef int (bnd_type)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
        MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_Alltoall_init
BND_LINKS(Alltoall_init)
int bnd_entry(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
        MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request) __asm__("MPI_Alltoall_init");
int bnd_entry(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
        MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    return BND_FIRST(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Alltoall_init") __attribute__((alias("MPI_Alltoall_init")));
#endif

#ifdef BND_ENTRY_MPI_Alltoall_init_c
typedef int (bnd_type)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_Alltoall_init_c
BND_LINKS(Alltoall_init_c)
int bnd_entry(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount,
        MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request) __asm__("MPI_Alltoall_init_c");
int bnd_entry(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount,
        MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    return BND_FIRST(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Alltoall_init_c") __attribute__((alias("MPI_Alltoall_init_c")));
#endif

#ifdef BND_ENTRY_MPI_Alltoallv
typedef int (bnd_type)(const void *sendbuf, const int *sendcounts, const int *sdispls, MPI_Datatype sendtype,
        void *recvbuf, const int *recvcounts, const int *rdispls, MPI_Datatype recvtype, MPI_Comm comm);
#define bnd_last (bnd_type *)&PMPI_Alltoallv
BND_LINKS(Alltoallv)
int bnd_entry(const void *sendbuf, const int *sendcounts, const int *sdispls, MPI_Datatype sendtype, void *recvbuf,
        const int *recvcounts, const int *rdispls, MPI_Datatype recvtype, MPI_Comm comm) __asm__("MPI_Alltoallv");
int bnd_entry(const void *sendbuf, const int *sendcounts, const int *sdispls, MPI_Datatype sendtype, void *recvbuf,
        const int *recvcounts, const int *rdispls, MPI_Datatype recvtype, MPI_Comm comm)
{
    return BND_FIRST(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Alltoallv") __attribute__((alias("MPI_Alltoallv")));
#endif

#ifdef BND_ENTRY_MPI_Alltoallv_c
typedef int (bnd_type)(const void *sendbuf, const MPI_Count *sendcounts, const MPI_Aint *sdispls,
        MPI_Datatype sendtype, void *recvbuf, const MPI_Count *recvcounts, const MPI_Aint *rdispls,
        MPI_Datatype recvtype, MPI_Comm comm);
#define bnd_last (bnd_type *)&PMPI_Alltoallv_c
BND_LINKS(Alltoallv_c)
int bnd_entry(const void *sendbuf, const MPI_Count *sendcounts, const MPI_Aint *sdispls, MPI_Datatype sendtype,
        void *recvbuf, const MPI_Count *recvcounts, const MPI_Aint *rdispls, MPI_Datatype recvtype,
        MPI_Comm comm) __asm__("MPI_Alltoallv_c");
int bnd_entry(const void *sendbuf, const MPI_Count *sendcounts, const MPI_Aint *sdispls, MPI_Datatype sendtype,
        void *recvbuf, const MPI_Count *recvcounts, const MPI_Aint *rdispls, MPI_Datatype recvtype, MPI_Comm comm)
{
    return BND_FIRST(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Alltoallv_c") __attribute__((alias("MPI_Alltoallv_c")));
#endif

#ifdef BND_ENTRY_MPI_Alltoallv_init
typedef int (bnd_type)(const void *sendbuf, const int *sendcounts, const int *sdispls, MPI_Datatype sendtype,
        void *recvbuf, const int *recvcounts, const int *rdispls, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info,
        MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_Alltoallv_init
BND_LINKS(Alltoallv_init)
int bnd_entry(const void *sendbuf, const int *sendcounts, const int *sdispls, MPI_Datatype sendtype, void *recvbuf,
        const int *recvcounts, const int *rdispls, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info,
        MPI_Request *request) __asm__("MPI_Alltoallv_init");
int bnd_entry(const void *sendbuf, const int *sendcounts, const int *sdispls, MPI_Datatype sendtype, void *recvbuf,
        const int *recvcounts, const int *rdispls, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info,
        MPI_Request *request)
{
    return BND_FIRST(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, info,
            request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Alltoallv_init") __attribute__((alias("MPI_Alltoallv_init")));
#endif

#ifdef BND_ENTRY_MPI_Alltoallv_init_c
typedef int (bnd_type)(const void *sendbuf, const MPI_Count *sendcounts, const MPI_Aint *sdispls,
        MPI_Datatype sendtype, void *recvbuf, const MPI_Count *recvcounts, const MPI_Aint *rdispls,
        MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_Alltoallv_init_c
BND_LINKS(Alltoallv_init_c)
int bnd_entry(const void *sendbuf, const MPI_Count *sendcounts, const MPI_Aint *sdispls, MPI_Datatype sendtype,
        void *recvbuf, const MPI_Count *recvcounts, const MPI_Aint *rdispls, MPI_Datatype recvtype, MPI_Comm comm,
        MPI_Info info, MPI_Request *request) __asm__("MPI_Alltoallv_init_c");
int bnd_entry(const void *sendbuf, const MPI_Count *sendcounts, const MPI_Aint *sdispls, MPI_Datatype sendtype,
        void *recvbuf, const MPI_Count *recvcounts, const MPI_Aint *rdispls, MPI_Datatype recvtype, MPI_Comm comm,
        MPI_Info info, MPI_Request *request)
{
    return BND_FIRST(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, info,
            request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Alltoallv_init_c") __attribute__((alias("MPI_Alltoallv_init_c")));
#endif

#ifdef BND_ENTRY_MPI_Alltoallw
typedef int (bnd_type)(const void *sendbuf, const int *sendcounts, const int *sdispls, const MPI_Datatype *sendtypes,
        void *recvbuf, const int *recvcounts, const int *rdispls, const MPI_Datatype *recvtypes, MPI_Comm comm);
#define bnd_last (bnd_type *)&PMPI_Alltoallw
BND_LINKS(Alltoallw)
int bnd_entry(const void *sendbuf, const int *sendcounts, const int *sdispls, const MPI_Datatype *sendtypes,
        void *recvbuf, const int *recvcounts, const int *rdispls, const MPI_Datatype *recvtypes,
        MPI_Comm comm) __asm__("MPI_Alltoallw");
int bnd_entry(const void *sendbuf, const int *sendcounts, const int *sdispls, const MPI_Datatype *sendtypes,
        void *recvbuf, const int *recvcounts, const int *rdispls, const MPI_Datatype *recvtypes, MPI_Comm comm)
{
    return BND_FIRST(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Alltoallw") __attribute__((alias("MPI_Alltoallw")));
#endif

#ifdef BND_ENTRY_MPI_Alltoallw_c
typedef int (bnd_type)(const void *sendbuf, const MPI_Count *sendcounts, const MPI_Aint *sdispls,
        const MPI_Datatype *sendtypes, void *recvbuf, const MPI_Count *recvcounts, const MPI_Aint *rdispls,
        const MPI_Datatype *recvtypes, MPI_Comm comm);
#define bnd_last (bnd_type *)&PMPI_Alltoallw_c
BND_LINKS(Alltoallw_c)
int bnd_entry(const void *sendbuf, const MPI_Count *sendcounts, const MPI_Aint *sdispls, const MPI_Datatype *sendtypes,
        void *recvbuf, const MPI_Count *recvcounts, const MPI_Aint *rdispls, const MPI_Datatype *recvtypes,
        MPI_Comm comm) __asm__("MPI_Alltoallw_c");
int bnd_entry(const void *sendbuf, const MPI_Count *sendcounts, const MPI_Aint *sdispls, const MPI_Datatype *sendtypes,
        void *recvbuf, const MPI_Count *recvcounts, const MPI_Aint *rdispls, const MPI_Datatype *recvtypes,
        MPI_Comm comm)
{
    return BND_FIRST(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Alltoallw_c") __attribute__((alias("MPI_Alltoallw_c")));
#endif

#ifdef BND_ENTRY_MPI_Alltoallw_init
typedef int (bnd_type)(const void *sendbuf, const int *sendcounts, const int *sdispls, const MPI_Datatype *sendtypes,
        void *recvbuf, const int *recvcounts, const int *rdispls, const MPI_Datatype *recvtypes, MPI_Comm comm,
        MPI_Info info, MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_Alltoallw_init
BND_LINKS(Alltoallw_init)
int bnd_entry(const void *sendbuf, const int *sendcounts, const int *sdispls, const MPI_Datatype *sendtypes,
        void *recvbuf, const int *recvcounts, const int *rdispls, const MPI_Datatype *recvtypes, MPI_Comm comm,
        MPI_Info info, MPI_Request *request) __asm__("MPI_Alltoallw_init");
int bnd_entry(const void *sendbuf, const int *sendcounts, const int *sdispls, const MPI_Datatype *sendtypes,
        void *recvbuf, const int *recvcounts, const int *rdispls, const MPI_Datatype *recvtypes, MPI_Comm comm,
        MPI_Info info, MPI_Request *request)
{
    return BND_FIRST(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, info,
            request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Alltoallw_init") __attribute__((alias("MPI_Alltoallw_init")));
#endif

#ifdef BND_ENTRY_MPI_Alltoallw_init_c
typedef int (bnd_type)(const void *sendbuf, const MPI_Count *sendcounts, const MPI_Aint *sdispls,
        const MPI_Datatype *sendtypes, void *recvbuf, const MPI_Count *recvcounts, const MPI_Aint *rdispls,
        const MPI_Datatype *recvtypes, MPI_Comm comm, MPI_Info info, MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_Alltoallw_init_c
BND_LINKS(Alltoallw_init_c)
int bnd_entry(const void *sendbuf, const MPI_Count *sendcounts, const MPI_Aint *sdispls, const MPI_Datatype *sendtypes,
        void *recvbuf, const MPI_Count *recvcounts, const MPI_Aint *rdispls, const MPI_Datatype *recvtypes,
        MPI_Comm comm, MPI_Info info, MPI_Request *request) __asm__("MPI_Alltoallw_init_c");
int bnd_entry(const void *sendbuf, const MPI_Count *sendcounts, const MPI_Aint *sdispls, const MPI_Datatype *sendtypes,
        void *recvbuf, const MPI_Count *recvcounts, const MPI_Aint *rdispls, const MPI_Datatype *recvtypes,
        MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    return BND_FIRST(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, info,
            request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Alltoallw_init_c") __attribute__((alias("MPI_Alltoallw_init_c")));
#endif

#ifdef BND_ENTRY_MPI_Attr_delete
typedef int (bnd_type)(MPI_Comm comm, int keyval);
#define bnd_last (bnd_type *)&PMPI_Attr_delete
BND_LINKS(Attr_delete)
int bnd_entry(MPI_Comm comm, int keyval) __asm__("MPI_Attr_delete");
int bnd_entry(MPI_Comm comm, int keyval)
{
    return BND_FIRST(comm, keyval);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Attr_delete") __attribute__((alias("MPI_Attr_delete")));
#endif

#ifdef BND_ENTRY_MPI_Attr_get
typedef int (bnd_type)(MPI_Comm comm, int keyval, void *attribute_val, int *flag);
#define bnd_last (bnd_type *)&PMPI_Attr_get
BND_LINKS(Attr_get)
int bnd_entry(MPI_Comm comm, int keyval, void *attribute_val, int *flag) __asm__("MPI_Attr_get");
int bnd_entry(MPI_Comm comm, int keyval, void *attribute_val, int *flag)
{
    return BND_FIRST(comm, keyval, attribute_val, flag);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Attr_get") __attribute__((alias("MPI_Attr_get")));
#endif

#ifdef BND_ENTRY_MPI_Attr_put
typedef int (bnd_type)(MPI_Comm comm, int keyval, void *attribute_val);
#define bnd_last (bnd_type *)&PMPI_Attr_put
BND_LINKS(Attr_put)
int bnd_entry(MPI_Comm comm, int keyval, void *attribute_val) __asm__("MPI_Attr_put");
int bnd_entry(MPI_Comm comm, int keyval, void *attribute_val)
{
    return BND_FIRST(comm, keyval, attribute_val);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Attr_put") __attribute__((alias("MPI_Attr_put")));
#endif

#ifdef BND_ENTRY_MPI_Barrier
typedef int (bnd_type)(MPI_Comm comm);
#define bnd_last (bnd_type *)&PMPI_Barrier
BND_LINKS(Barrier)
int bnd_entry(MPI_Comm comm) __asm__("MPI_Barrier");
int bnd_entry(MPI_Comm comm)
{
    return BND_FIRST(comm);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Barrier") __attribute__((alias("MPI_Barrier")));
#endif

#ifdef BND_ENTRY_MPI_Barrier_init
typedef int (bnd_type)(MPI_Comm comm, MPI_Info info, MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_Barrier_init
BND_LINKS(Barrier_init)
int bnd_entry(MPI_Comm comm, MPI_Info info, MPI_Request *request) __asm__("MPI_Barrier_init");
int bnd_entry(MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    return BND_FIRST(comm, info, request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Barrier_init") __attribute__((alias("MPI_Barrier_init")));
#endif

#ifdef BND_ENTRY_MPI_Bcast
typedef int (bnd_type)(void *buffer, int count, MPI_Datatype datatype, int root, MPI_Comm comm);
#define bnd_last (bnd_type *)&PMPI_Bcast
BND_LINKS(Bcast)
int bnd_entry(void *buffer, int count, MPI_Datatype datatype, int root, MPI_Comm comm) __asm__("MPI_Bcast");
int bnd_entry(void *buffer, int count, MPI_Datatype datatype, int root, MPI_Comm comm)
{
    return BND_FIRST(buffer, count, datatype, root, comm);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Bcast") __attribute__((alias("MPI_Bcast")));
#endif

#ifdef BND_ENTRY_MPI_Bcast_c
typedef int (bnd_type)(void *buffer, MPI_Count count, MPI_Datatype datatype, int root, MPI_Comm comm);
#define bnd_last (bnd_type *)&PMPI_Bcast_c
BND_LINKS(Bcast_c)
int bnd_entry(void *buffer, MPI_Count count, MPI_Datatype datatype, int root, MPI_Comm comm) __asm__("MPI_Bcast_c");
int bnd_entry(void *buffer, MPI_Count count, MPI_Datatype datatype, int root, MPI_Comm comm)
{
    return BND_FIRST(buffer, count, datatype, root, comm);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Bcast_c") __attribute__((alias("MPI_Bcast_c")));
#endif

#ifdef BND_ENTRY_MPI_Bcast_init
typedef int (bnd_type)(void *buffer, int count, MPI_Datatype datatype, int root, MPI_Comm comm, MPI_Info info,
        MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_Bcast_init
BND_LINKS(Bcast_init)
int bnd_entry(void *buffer, int count, MPI_Datatype datatype, int root, MPI_Comm comm, MPI_Info info,
        MPI_Request *request) __asm__("MPI_Bcast_init");
int bnd_entry(void *buffer, int count, MPI_Datatype datatype, int root, MPI_Comm comm, MPI_Info info,
        MPI_Request *request)
{
    return BND_FIRST(buffer, count, datatype, root, comm, info, request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Bcast_init") __attribute__((alias("MPI_Bcast_init")));
#endif

#ifdef BND_ENTRY_MPI_Bcast_init_c
typedef int (bnd_type)(void *buffer, MPI_Count count, MPI_Datatype datatype, int root, MPI_Comm comm, MPI_Info info,
        MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_Bcast_init_c
BND_LINKS(Bcast_init_c)
int bnd_entry(void *buffer, MPI_Count count, MPI_Datatype datatype, int root, MPI_Comm comm, MPI_Info info,
        MPI_Request *request) __asm__("MPI_Bcast_init_c");
int bnd_entry(void *buffer, MPI_Count count, MPI_Datatype datatype, int root, MPI_Comm comm, MPI_Info info,
        MPI_Request *request)
{
    return BND_FIRST(buffer, count, datatype, root, comm, info, request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Bcast_init_c") __attribute__((alias("MPI_Bcast_init_c")));
#endif

#ifdef BND_ENTRY_MPI_Bsend
typedef int (bnd_type)(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm);
#define bnd_last (bnd_type *)&PMPI_Bsend
BND_LINKS(Bsend)
int bnd_entry(const void *buf, int count, MPI_Datatype datatype, int dest, int tag,
        MPI_Comm comm) __asm__("MPI_Bsend");
int bnd_entry(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm)
{
    return BND_FIRST(buf, count, datatype, dest, tag, comm);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Bsend") __attribute__((alias("MPI_Bsend")));
#endif

#ifdef BND_ENTRY_MPI_Bsend_c
typedef int (bnd_type)(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm);
#define bnd_last (bnd_type *)&PMPI_Bsend_c
BND_LINKS(Bsend_c)
int bnd_entry(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag,
        MPI_Comm comm) __asm__("MPI_Bsend_c");
int bnd_entry(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm)
{
    return BND_FIRST(buf, count, datatype, dest, tag, comm);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Bsend_c") __attribute__((alias("MPI_Bsend_c")));
#endif

#ifdef BND_ENTRY_MPI_Bsend_init
typedef int (bnd_type)(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_Bsend_init
BND_LINKS(Bsend_init)
int bnd_entry(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request) __asm__("MPI_Bsend_init");
int bnd_entry(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request)
{
    return BND_FIRST(buf, count, datatype, dest, tag, comm, request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Bsend_init") __attribute__((alias("MPI_Bsend_init")));
#endif

#ifdef BND_ENTRY_MPI_Bsend_init_c
typedef int (bnd_type)(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_Bsend_init_c
BND_LINKS(Bsend_init_c)
int bnd_entry(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request) __asm__("MPI_Bsend_init_c");
int bnd_entry(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request)
{
    return BND_FIRST(buf, count, datatype, dest, tag, comm, request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Bsend_init_c") __attribute__((alias("MPI_Bsend_init_c")));
#endif

#ifdef BND_ENTRY_MPI_Buffer_attach
typedef int (bnd_type)(void *buffer, int size);
#define bnd_last (bnd_type *)&PMPI_Buffer_attach
BND_LINKS(Buffer_attach)
int bnd_entry(void *buffer, int size) __asm__("MPI_Buffer_attach");
int bnd_entry(void *buffer, int size)
{
    return BND_FIRST(buffer, size);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Buffer_attach") __attribute__((alias("MPI_Buffer_attach")));
#endif

#ifdef BND_ENTRY_MPI_Buffer_attach_c
typedef int (bnd_type)(void *buffer, MPI_Count size);
#define bnd_last (bnd_type *)&PMPI_Buffer_attach_c
BND_LINKS(Buffer_attach_c)
int bnd_entry(void *buffer, MPI_Count size) __asm__("MPI_Buffer_attach_c");
int bnd_entry(void *buffer, MPI_Count size)
{
    return BND_FIRST(buffer, size);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Buffer_attach_c") __attribute__((alias("MPI_Buffer_attach_c")));
#endif

#ifdef BND_ENTRY_MPI_Buffer_detach
typedef int (bnd_type)(void *buffer_addr, int *size);
#define bnd_last (bnd_type *)&PMPI_Buffer_detach
BND_LINKS(Buffer_detach)
int bnd_entry(void *buffer_addr, int *size) __asm__("MPI_Buffer_detach");
int bnd_entry(void *buffer_addr, int *size)
{
    return BND_FIRST(buffer_addr, size);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Buffer_detach") __attribute__((alias("MPI_Buffer_detach")));
#endif

#ifdef BND_ENTRY_MPI_Buffer_detach_c
typedef int (bnd_type)(void *buffer_addr, MPI_Count *size);
#define bnd_last (bnd_type *)&PMPI_Buffer_detach_c
BND_LINKS(Buffer_detach_c)
int bnd_entry(void *buffer_addr, MPI_Count *size) __asm__("MPI_Buffer_detach_c");
int bnd_entry(void *buffer_addr, MPI_Count *size)
{
    return BND_FIRST(buffer_addr, size);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Buffer_detach_c") __attribute__((alias("MPI_Buffer_detach_c")));
#endif

#ifdef BND_ENTRY_MPI_Buffer_flush
typedef int (bnd_type)(void);
#define bnd_last (bnd_type *)&PMPI_Buffer_flush
BND_LINKS(Buffer_flush)
int bnd_entry(void) __asm__("MPI_Buffer_flush");
int bnd_entry(void)
{
    return BND_FIRST();
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Buffer_flush") __attribute__((alias("MPI_Buffer_flush")));
#endif

#ifdef BND_ENTRY_MPI_Buffer_iflush
typedef int (bnd_type)(MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_Buffer_iflush
BND_LINKS(Buffer_iflush)
int bnd_entry(MPI_Request *request) __asm__("MPI_Buffer_iflush");
int bnd_entry(MPI_Request *request)
{
    return BND_FIRST(request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Buffer_iflush") __attribute__((alias("MPI_Buffer_iflush")));
#endif

#ifdef BND_ENTRY_MPI_Cancel
typedef int (bnd_type)(MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_Cancel
BND_LINKS(Cancel)
int bnd_entry(MPI_Request *request) __asm__("MPI_Cancel");
int bnd_entry(MPI_Request *request)
{
    return BND_FIRST(request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Cancel") __attribute__((alias("MPI_Cancel")));
#endif

#ifdef BND_ENTRY_MPI_Cart_coords
typedef int (bnd_type)(MPI_Comm comm, int rank, int maxdims, int *coords);
#define bnd_last (bnd_type *)&PMPI_Cart_coords
BND_LINKS(Cart_coords)
int bnd_entry(MPI_Comm comm, int rank, int maxdims, int *coords) __asm__("MPI_Cart_coords");
int bnd_entry(MPI_Comm comm, int rank, int maxdims, int *coords)
{
    return BND_FIRST(comm, rank, maxdims, coords);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Cart_coords") __attribute__((alias("MPI_Cart_coords")));
#endif

#ifdef BND_ENTRY_MPI_Cart_create
typedef int (bnd_type)(MPI_Comm comm_old, int ndims, const int *dims, const int *periods, int reorder,
        MPI_Comm *comm_cart);
#define bnd_last (bnd_type *)&PMPI_Cart_create
BND_LINKS(Cart_create)
int bnd_entry(MPI_Comm comm_old, int ndims, const int *dims, const int *periods, int reorder,
        MPI_Comm *comm_cart) __asm__("MPI_Cart_create");
int bnd_entry(MPI_Comm comm_old, int ndims, const int *dims, const int *periods, int reorder, MPI_Comm *comm_cart)
{
    return BND_FIRST(comm_old, ndims, dims, periods, reorder, comm_cart);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Cart_create") __attribute__((alias("MPI_Cart_create")));
#endif

#ifdef BND_ENTRY_MPI_Cart_get
typedef int (bnd_type)(MPI_Comm comm, int maxdims, int *dims, int *periods, int *coords);
#define bnd_last (bnd_type *)&PMPI_Cart_get
BND_LINKS(Cart_get)
int bnd_entry(MPI_Comm comm, int maxdims, int *dims, int *periods, int *coords) __asm__("MPI_Cart_get");
int bnd_entry(MPI_Comm comm, int maxdims, int *dims, int *periods, int *coords)
{
    return BND_FIRST(comm, maxdims, dims, periods, coords);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Cart_get") __attribute__((alias("MPI_Cart_get")));
#endif

#ifdef BND_ENTRY_MPI_Cart_map
typedef int (bnd_type)(MPI_Comm comm, int ndims, const int *dims, const int *periods, int *newrank);
#define bnd_last (bnd_type *)&PMPI_Cart_map
BND_LINKS(Cart_map)
int bnd_entry(MPI_Comm comm, int ndims, const int *dims, const int *periods, int *newrank) __asm__("MPI_Cart_map");
int bnd_entry(MPI_Comm comm, int ndims, const int *dims, const int *periods, int *newrank)
{
    return BND_FIRST(comm, ndims, dims, periods, newrank);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Cart_map") __attribute__((alias("MPI_Cart_map")));
#endif

#ifdef BND_ENTRY_MPI_Cart_rank
typedef int (bnd_type)(MPI_Comm comm, const int *coords, int *rank);
#define bnd_last (bnd_type *)&PMPI_Cart_rank
BND_LINKS(Cart_rank)
int bnd_entry(MPI_Comm comm, const int *coords, int *rank) __asm__("MPI_Cart_rank");
int bnd_entry(MPI_Comm comm, const int *coords, int *rank)
{
    return BND_FIRST(comm, coords, rank);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Cart_rank") __attribute__((alias("MPI_Cart_rank")));
#endif

#ifdef BND_ENTRY_MPI_Cart_shift
typedef int (bnd_type)(MPI_Comm comm, int direction, int disp, int *rank_source, int *rank_dest);
#define bnd_last (bnd_type *)&PMPI_Cart_shift
BND_LINKS(Cart_shift)
int bnd_entry(MPI_Comm comm, int direction, int disp, int *rank_source, int *rank_dest) __asm__("MPI_Cart_shift");
int bnd_entry(MPI_Comm comm, int direction, int disp, int *rank_source, int *rank_dest)
{
    return BND_FIRST(comm, direction, disp, rank_source, rank_dest);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Cart_shift") __attribute__((alias("MPI_Cart_shift")));
#endif

#ifdef BND_ENTRY_MPI_Cart_sub
typedef int (bnd_type)(MPI_Comm comm, const int *remain_dims, MPI_Comm *newcomm);
#define bnd_last (bnd_type *)&PMPI_Cart_sub
BND_LINKS(Cart_sub)
int bnd_entry(MPI_Comm comm, const int *remain_dims, MPI_Comm *newcomm) __asm__("MPI_Cart_sub");
int bnd_entry(MPI_Comm comm, const int *remain_dims, MPI_Comm *newcomm)
{
    return BND_FIRST(comm, remain_dims, newcomm);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Cart_sub") __attribute__((alias("MPI_Cart_sub")));
#endif

#ifdef BND_ENTRY_MPI_Cartdim_get
typedef int (bnd_type)(MPI_Comm comm, int *ndims);
#define bnd_last (bnd_type *)&PMPI_Cartdim_get
BND_LINKS(Cartdim_get)
int bnd_entry(MPI_Comm comm, int *ndims) __asm__("MPI_Cartdim_get");
int bnd_entry(MPI_Comm comm, int *ndims)
{
    return BND_FIRST(comm, ndims);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Cartdim_get") __attribute__((alias("MPI_Cartdim_get")));
#endif

#ifdef BND_ENTRY_MPI_Close_port
typedef int (bnd_type)(const char *port_name);
#define bnd_last (bnd_type *)&PMPI_Close_port
BND_LINKS(Close_port)
int bnd_entry(const char *port_name) __asm__("MPI_Close_port");
int bnd_entry(const char *port_name)
{
    return BND_FIRST(port_name);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Close_port") __attribute__((alias("MPI_Close_port")));
#endif

#ifdef BND_ENTRY_MPI_Comm_accept
typedef int (bnd_type)(const char *port_name, MPI_Info info, int root, MPI_Comm comm, MPI_Comm *newcomm);
#define bnd_last (bnd_type *)&PMPI_Comm_accept
BND_LINKS(Comm_accept)
int bnd_entry(const char *port_name, MPI_Info info, int root, MPI_Comm comm,
        MPI_Comm *newcomm) __asm__("MPI_Comm_accept");
int bnd_entry(const char *port_name, MPI_Info info, int root, MPI_Comm comm, MPI_Comm *newcomm)
{
    return BND_FIRST(port_name, info, root, comm, newcomm);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Comm_accept") __attribute__((alias("MPI_Comm_accept")));
#endif

#ifdef BND_ENTRY_MPI_Comm_attach_buffer
typedef int (bnd_type)(MPI_Comm comm, void *buffer, int size);
#define bnd_last (bnd_type *)&PMPI_Comm_attach_buffer
BND_LINKS(Comm_attach_buffer)
int bnd_entry(MPI_Comm comm, void *buffer, int size) __asm__("MPI_Comm_attach_buffer");
int bnd_entry(MPI_Comm comm, void *buffer, int size)
{
    return BND_FIRST(comm, buffer, size);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Comm_attach_buffer") __attribute__((alias("MPI_Comm_attach_buffer")));
#endif

#ifdef BND_ENTRY_MPI_Comm_attach_buffer_c
typedef int (bnd_type)(MPI_Comm comm, void *buffer, MPI_Count size);
#define bnd_last (bnd_type *)&PMPI_Comm_attach_buffer_c
BND_LINKS(Comm_attach_buffer_c)
int bnd_entry(MPI_Comm comm, void *buffer, MPI_Count size) __asm__("MPI_Comm_attach_buffer_c");
int bnd_entry(MPI_Comm comm, void *buffer, MPI_Count size)
{
    return BND_FIRST(comm, buffer, size);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Comm_attach_buffer_c") __attribute__((alias("MPI_Comm_attach_buffer_c")));
#endif

#ifdef BND_ENTRY_MPI_Comm_c2f
typedef MPI_Fint (bnd_type)(MPI_Comm comm);
#define bnd_last (bnd_type *)&PMPI_Comm_c2f
BND_LINKS(Comm_c2f)
MPI_Fint bnd_entry(MPI_Comm comm) __asm__("MPI_Comm_c2f");
MPI_Fint bnd_entry(MPI_Comm comm)
{
    return BND_FIRST(comm);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Comm_c2f") __attribute__((alias("MPI_Comm_c2f")));
#endif

#ifdef BND_ENTRY_MPI_Comm_call_errhandler
typedef int (bnd_type)(MPI_Comm comm, int errorcode);
#define bnd_last (bnd_type *)&PMPI_Comm_call_errhandler
BND_LINKS(Comm_call_errhandler)
int bnd_entry(MPI_Comm comm, int errorcode) __asm__("MPI_Comm_call_errhandler");
int bnd_entry(MPI_Comm comm, int errorcode)
{
    return BND_FIRST(comm, errorcode);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Comm_call_errhandler") __attribute__((alias("MPI_Comm_call_errhandler")));
#endif

#ifdef BND_ENTRY_MPI_Comm_compare
typedef int (bnd_type)(MPI_Comm comm1, MPI_Comm comm2, int *result);
#define bnd_last (bnd_type *)&PMPI_Comm_compare
BND_LINKS(Comm_compare)
int bnd_entry(MPI_Comm comm1, MPI_Comm comm2, int *result) __asm__("MPI_Comm_compare");
int bnd_entry(MPI_Comm comm1, MPI_Comm comm2, int *result)
{
    return BND_FIRST(comm1, comm2, result);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Comm_compare") __attribute__((alias("MPI_Comm_compare")));
#endif

#ifdef BND_ENTRY_MPI_Comm_connect
typedef int (bnd_type)(const char *port_name, MPI_Info info, int root, MPI_Comm comm, MPI_Comm *newcomm);
#define bnd_last (bnd_type *)&PMPI_Comm_connect
BND_LINKS(Comm_connect)
int bnd_entry(const char *port_name, MPI_Info info, int root, MPI_Comm comm,
        MPI_Comm *newcomm) __asm__("MPI_Comm_connect");
int bnd_entry(const char *port_name, MPI_Info info, int root, MPI_Comm comm, MPI_Comm *newcomm)
{
    return BND_FIRST(port_name, info, root, comm, newcomm);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Comm_connect") __attribute__((alias("MPI_Comm_connect")));
#endif

#ifdef BND_ENTRY_MPI_Comm_create
typedef int (bnd_type)(MPI_Comm comm, MPI_Group group, MPI_Comm *newcomm);
#define bnd_last (bnd_type *)&PMPI_Comm_create
BND_LINKS(Comm_create)
int bnd_entry(MPI_Comm comm, MPI_Group group, MPI_Comm *newcomm) __asm__("MPI_Comm_create");
int bnd_entry(MPI_Comm comm, MPI_Group group, MPI_Comm *newcomm)
{
    return BND_FIRST(comm, group, newcomm);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Comm_create") __attribute__((alias("MPI_Comm_create")));
#endif

#ifdef BND_ENTRY_MPI_Comm_create_errhandler
typedef int (bnd_type)(MPI_Comm_errhandler_function *comm_errhandler_fn, MPI_Errhandler *errhandler);
#define bnd_last (bnd_type *)&PMPI_Comm_create_errhandler
BND_LINKS(Comm_create_errhandler)
int bnd_entry(MPI_Comm_errhandler_function *comm_errhandler_fn,
        MPI_Errhandler *errhandler) __asm__("MPI_Comm_create_errhandler");
int bnd_entry(MPI_Comm_errhandler_function *comm_errhandler_fn, MPI_Errhandler *errhandler)
{
    return BND_FIRST(comm_errhandler_fn, errhandler);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Comm_create_errhandler") __attribute__((alias("MPI_Comm_create_errhandler")));
#endif

#ifdef BND_ENTRY_MPI_Comm_create_from_group
typedef int (bnd_type)(MPI_Group group, const char *stringtag, MPI_Info info, MPI_Errhandler errhandler,
        MPI_Comm *newcomm);
#define bnd_last (bnd_type *)&PMPI_Comm_create_from_group
BND_LINKS(Comm_create_from_group)
int bnd_entry(MPI_Group group, const char *stringtag, MPI_Info info, MPI_Errhandler errhandler,
        MPI_Comm *newcomm) __asm__("MPI_Comm_create_from_group");
int bnd_entry(MPI_Group group, const char *stringtag, MPI_Info info, MPI_Errhandler errhandler, MPI_Comm *newcomm)
{
    return BND_FIRST(group, stringtag, info, errhandler, newcomm);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Comm_create_from_group") __attribute__((alias("MPI_Comm_create_from_group")));
#endif

#ifdef BND_ENTRY_MPI_Comm_create_group
typedef int (bnd_type)(MPI_Comm comm, MPI_Group group, int tag, MPI_Comm *newcomm);
#define bnd_last (bnd_type *)&PMPI_Comm_create_group
BND_LINKS(Comm_create_group)
int bnd_entry(MPI_Comm comm, MPI_Group group, int tag, MPI_Comm *newcomm) __asm__("MPI_Comm_create_group");
int bnd_entry(MPI_Comm comm, MPI_Group group, int tag, MPI_Comm *newcomm)
{
    return BND_FIRST(comm, group, tag, newcomm);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Comm_create_group") __attribute__((alias("MPI_Comm_create_group")));
#endif

#ifdef BND_ENTRY_MPI_Comm_create_keyval
typedef int (bnd_type)(MPI_Comm_copy_attr_function *comm_copy_attr_fn,
        MPI_Comm_delete_attr_function *comm_delete_attr_fn, int *comm_keyval, void *extra_state);
#define bnd_last (bnd_type *)&PMPI_Comm_create_keyval
BND_LINKS(Comm_create_keyval)
int bnd_entry(MPI_Comm_copy_attr_function *comm_copy_attr_fn, MPI_Comm_delete_attr_function *comm_delete_attr_fn,
        int *comm_keyval, void *extra_state) __asm__("MPI_Comm_create_keyval");
int bnd_entry(MPI_Comm_copy_attr_function *comm_copy_attr_fn, MPI_Comm_delete_attr_function *comm_delete_attr_fn,
        int *comm_keyval, void *extra_state)
{
    return BND_FIRST(comm_copy_attr_fn, comm_delete_attr_fn, comm_keyval, extra_state);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Comm_create_keyval") __attribute__((alias("MPI_Comm_create_keyval")));
#endif

#ifdef BND_ENTRY_MPI_Comm_delete_attr
typedef int (bnd_type)(MPI_Comm comm, int comm_keyval);
#define bnd_last (bnd_type *)&PMPI_Comm_delete_attr
BND_LINKS(Comm_delete_attr)
int bnd_entry(MPI_Comm comm, int comm_keyval) __asm__("MPI_Comm_delete_attr");
int bnd_entry(MPI_Comm comm, int comm_keyval)
{
    return BND_FIRST(comm, comm_keyval);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Comm_delete_attr") __attribute__((alias("MPI_Comm_delete_attr")));
#endif

#ifdef BND_ENTRY_MPI_Comm_detach_buffer
typedef int (bnd_type)(MPI_Comm comm, void *buffer_addr, int *size);
#define bnd_last (bnd_type *)&PMPI_Comm_detach_buffer
BND_LINKS(Comm_detach_buffer)
int bnd_entry(MPI_Comm comm, void *buffer_addr, int *size) __asm__("MPI_Comm_detach_buffer");
int bnd_entry(MPI_Comm comm, void *buffer_addr, int *size)
{
    return BND_FIRST(comm, buffer_addr, size);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Comm_detach_buffer") __attribute__((alias("MPI_Comm_detach_buffer")));
#endif

#ifdef BND_ENTRY_MPI_Comm_detach_buffer_c
typedef int (bnd_type)(MPI_Comm comm, void *buffer_addr, MPI_Count *size);
#define bnd_last (bnd_type *)&PMPI_Comm_detach_buffer_c
BND_LINKS(Comm_detach_buffer_c)
int bnd_entry(MPI_Comm comm, void *buffer_addr, MPI_Count *size) __asm__("MPI_Comm_detach_buffer_c");
int bnd_entry(MPI_Comm comm, void *buffer_addr, MPI_Count *size)
{
    return BND_FIRST(comm, buffer_addr, size);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Comm_detach_buffer_c") __attribute__((alias("MPI_Comm_detach_buffer_c")));
#endif

#ifdef BND_ENTRY_MPI_Comm_disconnect
typedef int (bnd_type)(MPI_Comm *comm);
#define bnd_last (bnd_type *)&PMPI_Comm_disconnect
BND_LINKS(Comm_disconnect)
int bnd_entry(MPI_Comm *comm) __asm__("MPI_Comm_disconnect");
int bnd_entry(MPI_Comm *comm)
{
    return BND_FIRST(comm);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Comm_disconnect") __attribute__((alias("MPI_Comm_disconnect")));
#endif

#ifdef BND_ENTRY_MPI_Comm_dup
typedef int (bnd_type)(MPI_Comm comm, MPI_Comm *newcomm);
#define bnd_last (bnd_type *)&PMPI_Comm_dup
BND_LINKS(Comm_dup)
int bnd_entry(MPI_Comm comm, MPI_Comm *newcomm) __asm__("MPI_Comm_dup");
int bnd_entry(MPI_Comm comm, MPI_Comm *newcomm)
{
    return BND_FIRST(comm, newcomm);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Comm_dup") __attribute__((alias("MPI_Comm_dup")));
#endif

#ifdef BND_ENTRY_MPI_Comm_dup_with_info
typedef int (bnd_type)(MPI_Comm comm, MPI_Info info, MPI_Comm *newcomm);
#define bnd_last (bnd_type *)&PMPI_Comm_dup_with_info
BND_LINKS(Comm_dup_with_info)
int bnd_entry(MPI_Comm comm, MPI_Info info, MPI_Comm *newcomm) __asm__("MPI_Comm_dup_with_info");
int bnd_entry(MPI_Comm comm, MPI_Info info, MPI_Comm *newcomm)
{
    return BND_FIRST(comm, info, newcomm);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Comm_dup_with_info") __attribute__((alias("MPI_Comm_dup_with_info")));
#endif

#ifdef BND_ENTRY_MPI_Comm_f2c
typedef MPI_Comm (bnd_type)(MPI_Fint comm);
#define bnd_last (bnd_type *)&PMPI_Comm_f2c
BND_LINKS(Comm_f2c)
MPI_Comm bnd_entry(MPI_Fint comm) __asm__("MPI_Comm_f2c");
MPI_Comm bnd_entry(MPI_Fint comm)
{
    return BND_FIRST(comm);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Comm_f2c") __attribute__((alias("MPI_Comm_f2c")));
#endif

#ifdef BND_ENTRY_MPI_Comm_flush_buffer
typedef int (bnd_type)(MPI_Comm comm);
#define bnd_last (bnd_type *)&PMPI_Comm_flush_buffer
BND_LINKS(Comm_flush_buffer)
int bnd_entry(MPI_Comm comm) __asm__("MPI_Comm_flush_buffer");
int bnd_entry(MPI_Comm comm)
{
    return BND_FIRST(comm);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Comm_flush_buffer") __attribute__((alias("MPI_Comm_flush_buffer")));
#endif

#ifdef BND_ENTRY_MPI_Comm_free
typedef int (bnd_type)(MPI_Comm *comm);
#define bnd_last (bnd_type *)&PMPI_Comm_free
BND_LINKS(Comm_free)
int bnd_entry(MPI_Comm *comm) __asm__("MPI_Comm_free");
int bnd_entry(MPI_Comm *comm)
{
    return BND_FIRST(comm);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Comm_free") __attribute__((alias("MPI_Comm_free")));
#endif

#ifdef BND_ENTRY_MPI_Comm_free_keyval
typedef int (bnd_type)(int *comm_keyval);
#define bnd_last (bnd_type *)&PMPI_Comm_free_keyval
BND_LINKS(Comm_free_keyval)
int bnd_entry(int *comm_keyval) __asm__("MPI_Comm_free_keyval");
int bnd_entry(int *comm_keyval)
{
    return BND_FIRST(comm_keyval);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Comm_free_keyval") __attribute__((alias("MPI_Comm_free_keyval")));
#endif

#ifdef BND_ENTRY_MPI_Comm_fromint
typedef MPI_Comm (bnd_type)(int comm);
#define bnd_last (bnd_type *)&PMPI_Comm_fromint
BND_LINKS(Comm_fromint)
MPI_Comm bnd_entry(int comm) __asm__("MPI_Comm_fromint");
MPI_Comm bnd_entry(int comm)
{
    return BND_FIRST(comm);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Comm_fromint") __attribute__((alias("MPI_Comm_fromint")));
#endif

#ifdef BND_ENTRY_MPI_Comm_get_attr
typedef int (bnd_type)(MPI_Comm comm, int comm_keyval, void *attribute_val, int *flag);
#define bnd_last (bnd_type *)&PMPI_Comm_get_attr
BND_LINKS(Comm_get_attr)
int bnd_entry(MPI_Comm comm, int comm_keyval, void *attribute_val, int *flag) __asm__("MPI_Comm_get_attr");
int bnd_entry(MPI_Comm comm, int comm_keyval, void *attribute_val, int *flag)
{
    return BND_FIRST(comm, comm_keyval, attribute_val, flag);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Comm_get_attr") __attribute__((alias("MPI_Comm_get_attr")));
#endif

#ifdef BND_ENTRY_MPI_Comm_get_errhandler
typedef int (bnd_type)(MPI_Comm comm, MPI_Errhandler *errhandler);
#define bnd_last (bnd_type *)&PMPI_Comm_get_errhandler
BND_LINKS(Comm_get_errhandler)
int bnd_entry(MPI_Comm comm, MPI_Errhandler *errhandler) __asm__("MPI_Comm_get_errhandler");
int bnd_entry(MPI_Comm comm, MPI_Errhandler *errhandler)
{
    return BND_FIRST(comm, errhandler);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Comm_get_errhandler") __attribute__((alias("MPI_Comm_get_errhandler")));
#endif

#ifdef BND_ENTRY_MPI_Comm_get_info
typedef int (bnd_type)(MPI_Comm comm, MPI_Info *info_used);
#define bnd_last (bnd_type *)&PMPI_Comm_get_info
BND_LINKS(Comm_get_info)
int bnd_entry(MPI_Comm comm, MPI_Info *info_used) __asm__("MPI_Comm_get_info");
int bnd_entry(MPI_Comm comm, MPI_Info *info_used)
{
    return BND_FIRST(comm, info_used);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Comm_get_info") __attribute__((alias("MPI_Comm_get_info")));
#endif

#ifdef BND_ENTRY_MPI_Comm_get_name
typedef int (bnd_type)(MPI_Comm comm, char *comm_name, int *resultlen);
#define bnd_last (bnd_type *)&PMPI_Comm_get_name
BND_LINKS(Comm_get_name)
int bnd_entry(MPI_Comm comm, char *comm_name, int *resultlen) __asm__("MPI_Comm_get_name");
int bnd_entry(MPI_Comm comm, char *comm_name, int *resultlen)
{
    return BND_FIRST(comm, comm_name, resultlen);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Comm_get_name") __attribute__((alias("MPI_Comm_get_name")));
#endif

#ifdef BND_ENTRY_MPI_Comm_get_parent
typedef int (bnd_type)(MPI_Comm *parent);
#define bnd_last (bnd_type *)&PMPI_Comm_get_parent
BND_LINKS(Comm_get_parent)
int bnd_entry(MPI_Comm *parent) __asm__("MPI_Comm_get_parent");
int bnd_entry(MPI_Comm *parent)
{
    return BND_FIRST(parent);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Comm_get_parent") __attribute__((alias("MPI_Comm_get_parent")));
#endif

#ifdef BND_ENTRY_MPI_Comm_group
typedef int (bnd_type)(MPI_Comm comm, MPI_Group *group);
#define bnd_last (bnd_type *)&PMPI_Comm_group
BND_LINKS(Comm_group)
int bnd_entry(MPI_Comm comm, MPI_Group *group) __asm__("MPI_Comm_group");
int bnd_entry(MPI_Comm comm, MPI_Group *group)
{
    return BND_FIRST(comm, group);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Comm_group") __attribute__((alias("MPI_Comm_group")));
#endif

#ifdef BND_ENTRY_MPI_Comm_idup
typedef int (bnd_type)(MPI_Comm comm, MPI_Comm *newcomm, MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_Comm_idup
BND_LINKS(Comm_idup)
int bnd_entry(MPI_Comm comm, MPI_Comm *newcomm, MPI_Request *request) __asm__("MPI_Comm_idup");
int bnd_entry(MPI_Comm comm, MPI_Comm *newcomm, MPI_Request *request)
{
    return BND_FIRST(comm, newcomm, request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Comm_idup") __attribute__((alias("MPI_Comm_idup")));
#endif

#ifdef BND_ENTRY_MPI_Comm_idup_with_info
typedef int (bnd_type)(MPI_Comm comm, MPI_Info info, MPI_Comm *newcomm, MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_Comm_idup_with_info
BND_LINKS(Comm_idup_with_info)
int bnd_entry(MPI_Comm comm, MPI_Info info, MPI_Comm *newcomm,
        MPI_Request *request) __asm__("MPI_Comm_idup_with_info");
int bnd_entry(MPI_Comm comm, MPI_Info info, MPI_Comm *newcomm, MPI_Request *request)
{
    return BND_FIRST(comm, info, newcomm, request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Comm_idup_with_info") __attribute__((alias("MPI_Comm_idup_with_info")));
#endif

#ifdef BND_ENTRY_MPI_Comm_iflush_buffer
typedef int (bnd_type)(MPI_Comm comm, MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_Comm_iflush_buffer
BND_LINKS(Comm_iflush_buffer)
int bnd_entry(MPI_Comm comm, MPI_Request *request) __asm__("MPI_Comm_iflush_buffer");
int bnd_entry(MPI_Comm comm, MPI_Request *request)
{
    return BND_FIRST(comm, request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Comm_iflush_buffer") __attribute__((alias("MPI_Comm_iflush_buffer")));
#endif

#ifdef BND_ENTRY_MPI_Comm_join
typedef int (bnd_type)(int fd, MPI_Comm *intercomm);
#define bnd_last (bnd_type *)&PMPI_Comm_join
BND_LINKS(Comm_join)
int bnd_entry(int fd, MPI_Comm *intercomm) __asm__("MPI_Comm_join");
int bnd_entry(int fd, MPI_Comm *intercomm)
{
    return BND_FIRST(fd, intercomm);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Comm_join") __attribute__((alias("MPI_Comm_join")));
#endif

#ifdef BND_ENTRY_MPI_Comm_rank
typedef int (bnd_type)(MPI_Comm comm, int *rank);
#define bnd_last (bnd_type *)&PMPI_Comm_rank
BND_LINKS(Comm_rank)
int bnd_entry(MPI_Comm comm, int *rank) __asm__("MPI_Comm_rank");
int bnd_entry(MPI_Comm comm, int *rank)
{
    return BND_FIRST(comm, rank);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Comm_rank") __attribute__((alias("MPI_Comm_rank")));
#endif

#ifdef BND_ENTRY_MPI_Comm_remote_group
typedef int (bnd_type)(MPI_Comm comm, MPI_Group *group);
#define bnd_last (bnd_type *)&PMPI_Comm_remote_group
BND_LINKS(Comm_remote_group)
int bnd_entry(MPI_Comm comm, MPI_Group *group) __asm__("MPI_Comm_remote_group");
int bnd_entry(MPI_Comm comm, MPI_Group *group)
{
    return BND_FIRST(comm, group);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Comm_remote_group") __attribute__((alias("MPI_Comm_remote_group")));
#endif

#ifdef BND_ENTRY_MPI_Comm_remote_size
typedef int (bnd_type)(MPI_Comm comm, int *size);
#define bnd_last (bnd_type *)&PMPI_Comm_remote_size
BND_LINKS(Comm_remote_size)
int bnd_entry(MPI_Comm comm, int *size) __asm__("MPI_Comm_remote_size");
int bnd_entry(MPI_Comm comm, int *size)
{
    return BND_FIRST(comm, size);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Comm_remote_size") __attribute__((alias("MPI_Comm_remote_size")));
#endif

#ifdef BND_ENTRY_MPI_Comm_set_attr
typedef int (bnd_type)(MPI_Comm comm, int comm_keyval, void *attribute_val);
#define bnd_last (bnd_type *)&PMPI_Comm_set_attr
BND_LINKS(Comm_set_attr)
int bnd_entry(MPI_Comm comm, int comm_keyval, void *attribute_val) __asm__("MPI_Comm_set_attr");
int bnd_entry(MPI_Comm comm, int comm_keyval, void *attribute_val)
{
    return BND_FIRST(comm, comm_keyval, attribute_val);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Comm_set_attr") __attribute__((alias("MPI_Comm_set_attr")));
#endif

#ifdef BND_ENTRY_MPI_Comm_set_errhandler
typedef int (bnd_type)(MPI_Comm comm, MPI_Errhandler errhandler);
#define bnd_last (bnd_type *)&PMPI_Comm_set_errhandler
BND_LINKS(Comm_set_errhandler)
int bnd_entry(MPI_Comm comm, MPI_Errhandler errhandler) __asm__("MPI_Comm_set_errhandler");
int bnd_entry(MPI_Comm comm, MPI_Errhandler errhandler)
{
    return BND_FIRST(comm, errhandler);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Comm_set_errhandler") __attribute__((alias("MPI_Comm_set_errhandler")));
#endif

#ifdef BND_ENTRY_MPI_Comm_set_info
typedef int (bnd_type)(MPI_Comm comm, MPI_Info info);
#define bnd_last (bnd_type *)&PMPI_Comm_set_info
BND_LINKS(Comm_set_info)
int bnd_entry(MPI_Comm comm, MPI_Info info) __asm__("MPI_Comm_set_info");
int bnd_entry(MPI_Comm comm, MPI_Info info)
{
    return BND_FIRST(comm, info);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Comm_set_info") __attribute__((alias("MPI_Comm_set_info")));
#endif

#ifdef BND_ENTRY_MPI_Comm_set_name
typedef int (bnd_type)(MPI_Comm comm, const char *comm_name);
#define bnd_last (bnd_type *)&PMPI_Comm_set_name
BND_LINKS(Comm_set_name)
int bnd_entry(MPI_Comm comm, const char *comm_name) __asm__("MPI_Comm_set_name");
int bnd_entry(MPI_Comm comm, const char *comm_name)
{
    return BND_FIRST(comm, comm_name);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Comm_set_name") __attribute__((alias("MPI_Comm_set_name")));
#endif

#ifdef BND_ENTRY_MPI_Comm_size
typedef int (bnd_type)(MPI_Comm comm, int *size);
#define bnd_last (bnd_type *)&PMPI_Comm_size
BND_LINKS(Comm_size)
int bnd_entry(MPI_Comm comm, int *size) __asm__("MPI_Comm_size");
int bnd_entry(MPI_Comm comm, int *size)
{
    return BND_FIRST(comm, size);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Comm_size") __attribute__((alias("MPI_Comm_size")));
#endif

#ifdef BND_ENTRY_MPI_Comm_spawn
typedef int (bnd_type)(const char *command, char **argv, int maxprocs, MPI_Info info, int root, MPI_Comm comm,
        MPI_Comm *intercomm, int *array_of_errcodes);
#define bnd_last (bnd_type *)&PMPI_Comm_spawn
BND_LINKS(Comm_spawn)
int bnd_entry(const char *command, char **argv, int maxprocs, MPI_Info info, int root, MPI_Comm comm,
        MPI_Comm *intercomm, int *array_of_errcodes) __asm__("MPI_Comm_spawn");
int bnd_entry(const char *command, char **argv, int maxprocs, MPI_Info info, int root, MPI_Comm comm,
        MPI_Comm *intercomm, int *array_of_errcodes)
{
    return BND_FIRST(command, argv, maxprocs, info, root, comm, intercomm, array_of_errcodes);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Comm_spawn") __attribute__((alias("MPI_Comm_spawn")));
#endif

#ifdef BND_ENTRY_MPI_Comm_spawn_multiple
typedef int (bnd_type)(int count, char **array_of_commands, char ***array_of_argv, const int *array_of_maxprocs,
        const MPI_Info *array_of_info, int root, MPI_Comm comm, MPI_Comm *intercomm, int *array_of_errcodes);
#define bnd_last (bnd_type *)&PMPI_Comm_spawn_multiple
BND_LINKS(Comm_spawn_multiple)
int bnd_entry(int count, char **array_of_commands, char ***array_of_argv, const int *array_of_maxprocs,
        const MPI_Info *array_of_info, int root, MPI_Comm comm, MPI_Comm *intercomm,
        int *array_of_errcodes) __asm__("MPI_Comm_spawn_multiple");
int bnd_entry(int count, char **array_of_commands, char ***array_of_argv, const int *array_of_maxprocs,
        const MPI_Info *array_of_info, int root, MPI_Comm comm, MPI_Comm *intercomm, int *array_of_errcodes)
{
    return BND_FIRST(count, array_of_commands, array_of_argv, array_of_maxprocs, array_of_info, root, comm, intercomm,
            array_of_errcodes);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Comm_spawn_multiple") __attribute__((alias("MPI_Comm_spawn_multiple")));
#endif

#ifdef BND_ENTRY_MPI_Comm_split
typedef int (bnd_type)(MPI_Comm comm, int color, int key, MPI_Comm *newcomm);
#define bnd_last (bnd_type *)&PMPI_Comm_split
BND_LINKS(Comm_split)
int bnd_entry(MPI_Comm comm, int color, int key, MPI_Comm *newcomm) __asm__("MPI_Comm_split");
int bnd_entry(MPI_Comm comm, int color, int key, MPI_Comm *newcomm)
{
    return BND_FIRST(comm, color, key, newcomm);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Comm_split") __attribute__((alias("MPI_Comm_split")));
#endif

#ifdef BND_ENTRY_MPI_Comm_split_type
typedef int (bnd_type)(MPI_Comm comm, int split_type, int key, MPI_Info info, MPI_Comm *newcomm);
#define bnd_last (bnd_type *)&PMPI_Comm_split_type
BND_LINKS(Comm_split_type)
int bnd_entry(MPI_Comm comm, int split_type, int key, MPI_Info info, MPI_Comm *newcomm) __asm__("MPI_Comm_split_type");
int bnd_entry(MPI_Comm comm, int split_type, int key, MPI_Info info, MPI_Comm *newcomm)
{
    return BND_FIRST(comm, split_type, key, info, newcomm);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Comm_split_type") __attribute__((alias("MPI_Comm_split_type")));
#endif

#ifdef BND_ENTRY_MPI_Comm_test_inter
typedef int (bnd_type)(MPI_Comm comm, int *flag);
#define bnd_last (bnd_type *)&PMPI_Comm_test_inter
BND_LINKS(Comm_test_inter)
int bnd_entry(MPI_Comm comm, int *flag) __asm__("MPI_Comm_test_inter");
int bnd_entry(MPI_Comm comm, int *flag)
{
    return BND_FIRST(comm, flag);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Comm_test_inter") __attribute__((alias("MPI_Comm_test_inter")));
#endif

#ifdef BND_ENTRY_MPI_Comm_toint
typedef int (bnd_type)(MPI_Comm comm);
#define bnd_last (bnd_type *)&PMPI_Comm_toint
BND_LINKS(Comm_toint)
int bnd_entry(MPI_Comm comm) __asm__("MPI_Comm_toint");
int bnd_entry(MPI_Comm comm)
{
    return BND_FIRST(comm);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Comm_toint") __attribute__((alias("MPI_Comm_toint")));
#endif

#ifdef BND_ENTRY_MPI_Compare_and_swap
typedef int (bnd_type)(const void *origin_addr, const void *compare_addr, void *result_addr, MPI_Datatype datatype,
        int target_rank, MPI_Aint target_disp, MPI_Win win);
#define bnd_last (bnd_type *)&PMPI_Compare_and_swap
BND_LINKS(Compare_and_swap)
int bnd_entry(const void *origin_addr, const void *compare_addr, void *result_addr, MPI_Datatype datatype,
        int target_rank, MPI_Aint target_disp, MPI_Win win) __asm__("MPI_Compare_and_swap");
int bnd_entry(const void *origin_addr, const void *compare_addr, void *result_addr, MPI_Datatype datatype,
        int target_rank, MPI_Aint target_disp, MPI_Win win)
{
    return BND_FIRST(origin_addr, compare_addr, result_addr, datatype, target_rank, target_disp, win);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Compare_and_swap") __attribute__((alias("MPI_Compare_and_swap")));
#endif

#ifdef BND_ENTRY_MPI_Dims_create
typedef int (bnd_type)(int nnodes, int ndims, int *dims);
#define bnd_last (bnd_type *)&PMPI_Dims_create
BND_LINKS(Dims_create)
int bnd_entry(int nnodes, int ndims, int *dims) __asm__("MPI_Dims_create");
int bnd_entry(int nnodes, int ndims, int *dims)
{
    return BND_FIRST(nnodes, ndims, dims);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Dims_create") __attribute__((alias("MPI_Dims_create")));
#endif

#ifdef BND_ENTRY_MPI_Dist_graph_create
typedef int (bnd_type)(MPI_Comm comm_old, int n, const int *sources, const int *degrees, const int *destinations,
        const int *weights, MPI_Info info, int reorder, MPI_Comm *comm_dist_graph);
#define bnd_last (bnd_type *)&PMPI_Dist_graph_create
BND_LINKS(Dist_graph_create)
int bnd_entry(MPI_Comm comm_old, int n, const int *sources, const int *degrees, const int *destinations,
        const int *weights, MPI_Info info, int reorder, MPI_Comm *comm_dist_graph) __asm__("MPI_Dist_graph_create");
int bnd_entry(MPI_Comm comm_old, int n, const int *sources, const int *degrees, const int *destinations,
        const int *weights, MPI_Info info, int reorder, MPI_Comm *comm_dist_graph)
{
    return BND_FIRST(comm_old, n, sources, degrees, destinations, weights, info, reorder, comm_dist_graph);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Dist_graph_create") __attribute__((alias("MPI_Dist_graph_create")));
#endif

#ifdef BND_ENTRY_MPI_Dist_graph_create_adjacent
typedef int (bnd_type)(MPI_Comm comm_old, int indegree, const int *sources, const int *sourceweights, int outdegree,
        const int *destinations, const int *destweights, MPI_Info info, int reorder, MPI_Comm *comm_dist_graph);
#define bnd_last (bnd_type *)&PMPI_Dist_graph_create_adjacent
BND_LINKS(Dist_graph_create_adjacent)
int bnd_entry(MPI_Comm comm_old, int indegree, const int *sources, const int *sourceweights, int outdegree,
        const int *destinations, const int *destweights, MPI_Info info, int reorder,
        MPI_Comm *comm_dist_graph) __asm__("MPI_Dist_graph_create_adjacent");
int bnd_entry(MPI_Comm comm_old, int indegree, const int *sources, const int *sourceweights, int outdegree,
        const int *destinations, const int *destweights, MPI_Info info, int reorder, MPI_Comm *comm_dist_graph)
{
    return BND_FIRST(comm_old, indegree, sources, sourceweights, outdegree, destinations, destweights, info, reorder,
            comm_dist_graph);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Dist_graph_create_adjacent") __attribute__((alias("MPI_Dist_graph_create_adjacent")));
#endif

#ifdef BND_ENTRY_MPI_Dist_graph_neighbors
typedef int (bnd_type)(MPI_Comm comm, int maxindegree, int *sources, int *sourceweights, int maxoutdegree,
        int *destinations, int *destweights);
#define bnd_last (bnd_type *)&PMPI_Dist_graph_neighbors
BND_LINKS(Dist_graph_neighbors)
int bnd_entry(MPI_Comm comm, int maxindegree, int *sources, int *sourceweights, int maxoutdegree, int *destinations,
        int *destweights) __asm__("MPI_Dist_graph_neighbors");
int bnd_entry(MPI_Comm comm, int maxindegree, int *sources, int *sourceweights, int maxoutdegree, int *destinations,
        int *destweights)
{
    return BND_FIRST(comm, maxindegree, sources, sourceweights, maxoutdegree, destinations, destweights);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Dist_graph_neighbors") __attribute__((alias("MPI_Dist_graph_neighbors")));
#endif

#ifdef BND_ENTRY_MPI_Dist_graph_neighbors_count
typedef int (bnd_type)(MPI_Comm comm, int *indegree, int *outdegree, int *weighted);
#define bnd_last (bnd_type *)&PMPI_Dist_graph_neighbors_count
BND_LINKS(Dist_graph_neighbors_count)
int bnd_entry(MPI_Comm comm, int *indegree, int *outdegree, int *weighted) __asm__("MPI_Dist_graph_neighbors_count");
int bnd_entry(MPI_Comm comm, int *indegree, int *outdegree, int *weighted)
{
    return BND_FIRST(comm, indegree, outdegree, weighted);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Dist_graph_neighbors_count") __attribute__((alias("MPI_Dist_graph_neighbors_count")));
#endif

#ifdef BND_ENTRY_MPI_Errhandler_c2f
typedef MPI_Fint (bnd_type)(MPI_Errhandler errhandler);
#define bnd_last (bnd_type *)&PMPI_Errhandler_c2f
BND_LINKS(Errhandler_c2f)
MPI_Fint bnd_entry(MPI_Errhandler errhandler) __asm__("MPI_Errhandler_c2f");
MPI_Fint bnd_entry(MPI_Errhandler errhandler)
{
    return BND_FIRST(errhandler);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Errhandler_c2f") __attribute__((alias("MPI_Errhandler_c2f")));
#endif

#ifdef BND_ENTRY_MPI_Errhandler_create
typedef int (bnd_type)(MPI_Handler_function *function, MPI_Errhandler *errhandler);
#define bnd_last (bnd_type *)&PMPI_Errhandler_create
BND_LINKS(Errhandler_create)
int bnd_entry(MPI_Handler_function *function, MPI_Errhandler *errhandler) __asm__("MPI_Errhandler_create");
int bnd_entry(MPI_Handler_function *function, MPI_Errhandler *errhandler)
{
    return BND_FIRST(function, errhandler);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Errhandler_create") __attribute__((alias("MPI_Errhandler_create")));
#endif

#ifdef BND_ENTRY_MPI_Errhandler_f2c
typedef MPI_Errhandler (bnd_type)(MPI_Fint errhandler);
#define bnd_last (bnd_type *)&PMPI_Errhandler_f2c
BND_LINKS(Errhandler_f2c)
MPI_Errhandler bnd_entry(MPI_Fint errhandler) __asm__("MPI_Errhandler_f2c");
MPI_Errhandler bnd_entry(MPI_Fint errhandler)
{
    return BND_FIRST(errhandler);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Errhandler_f2c") __attribute__((alias("MPI_Errhandler_f2c")));
#endif

#ifdef BND_ENTRY_MPI_Errhandler_free
typedef int (bnd_type)(MPI_Errhandler *errhandler);
#define bnd_last (bnd_type *)&PMPI_Errhandler_free
BND_LINKS(Errhandler_free)
int bnd_entry(MPI_Errhandler *errhandler) __asm__("MPI_Errhandler_free");
int bnd_entry(MPI_Errhandler *errhandler)
{
    return BND_FIRST(errhandler);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Errhandler_free") __attribute__((alias("MPI_Errhandler_free")));
#endif

#ifdef BND_ENTRY_MPI_Errhandler_fromint
typedef MPI_Errhandler (bnd_type)(int errhandler);
#define bnd_last (bnd_type *)&PMPI_Errhandler_fromint
BND_LINKS(Errhandler_fromint)
MPI_Errhandler bnd_entry(int errhandler) __asm__("MPI_Errhandler_fromint");
MPI_Errhandler bnd_entry(int errhandler)
{
    return BND_FIRST(errhandler);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Errhandler_fromint") __attribute__((alias("MPI_Errhandler_fromint")));
#endif

#ifdef BND_ENTRY_MPI_Errhandler_get
typedef int (bnd_type)(MPI_Comm comm, MPI_Errhandler *errhandler);
#define bnd_last (bnd_type *)&PMPI_Errhandler_get
BND_LINKS(Errhandler_get)
int bnd_entry(MPI_Comm comm, MPI_Errhandler *errhandler) __asm__("MPI_Errhandler_get");
int bnd_entry(MPI_Comm comm, MPI_Errhandler *errhandler)
{
    return BND_FIRST(comm, errhandler);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Errhandler_get") __attribute__((alias("MPI_Errhandler_get")));
#endif

#ifdef BND_ENTRY_MPI_Errhandler_set
typedef int (bnd_type)(MPI_Comm comm, MPI_Errhandler errhandler);
#define bnd_last (bnd_type *)&PMPI_Errhandler_set
BND_LINKS(Errhandler_set)
int bnd_entry(MPI_Comm comm, MPI_Errhandler errhandler) __asm__("MPI_Errhandler_set");
int bnd_entry(MPI_Comm comm, MPI_Errhandler errhandler)
{
    return BND_FIRST(comm, errhandler);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Errhandler_set") __attribute__((alias("MPI_Errhandler_set")));
#endif

#ifdef BND_ENTRY_MPI_Errhandler_toint
typedef int (bnd_type)(MPI_Errhandler errhandler);
#define bnd_last (bnd_type *)&PMPI_Errhandler_toint
BND_LINKS(Errhandler_toint)
int bnd_entry(MPI_Errhandler errhandler) __asm__("MPI_Errhandler_toint");
int bnd_entry(MPI_Errhandler errhandler)
{
    return BND_FIRST(errhandler);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Errhandler_toint") __attribute__((alias("MPI_Errhandler_toint")));
#endif

#ifdef BND_ENTRY_MPI_Error_class
typedef int (bnd_type)(int errorcode, int *errorclass);
#define bnd_last (bnd_type *)&PMPI_Error_class
BND_LINKS(Error_class)
int bnd_entry(int errorcode, int *errorclass) __asm__("MPI_Error_class");
int bnd_entry(int errorcode, int *errorclass)
{
    return BND_FIRST(errorcode, errorclass);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Error_class") __attribute__((alias("MPI_Error_class")));
#endif

#ifdef BND_ENTRY_MPI_Error_string
typedef int (bnd_type)(int errorcode, char *string, int *resultlen);
#define bnd_last (bnd_type *)&PMPI_Error_string
BND_LINKS(Error_string)
int bnd_entry(int errorcode, char *string, int *resultlen) __asm__("MPI_Error_string");
int bnd_entry(int errorcode, char *string, int *resultlen)
{
    return BND_FIRST(errorcode, string, resultlen);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Error_string") __attribute__((alias("MPI_Error_string")));
#endif

#ifdef BND_ENTRY_MPI_Exscan
typedef int (bnd_type)(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm);
#define bnd_last (bnd_type *)&PMPI_Exscan
BND_LINKS(Exscan)
int bnd_entry(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op,
        MPI_Comm comm) __asm__("MPI_Exscan");
int bnd_entry(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm)
{
    return BND_FIRST(sendbuf, recvbuf, count, datatype, op, comm);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Exscan") __attribute__((alias("MPI_Exscan")));
#endif

#ifdef BND_ENTRY_MPI_Exscan_c
typedef int (bnd_type)(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op,
        MPI_Comm comm);
#define bnd_last (bnd_type *)&PMPI_Exscan_c
BND_LINKS(Exscan_c)
int bnd_entry(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op,
        MPI_Comm comm) __asm__("MPI_Exscan_c");
int bnd_entry(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm)
{
    return BND_FIRST(sendbuf, recvbuf, count, datatype, op, comm);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Exscan_c") __attribute__((alias("MPI_Exscan_c")));
#endif

#ifdef BND_ENTRY_MPI_Exscan_init
typedef int (bnd_type)(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm,
        MPI_Info info, MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_Exscan_init
BND_LINKS(Exscan_init)
int bnd_entry(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm,
        MPI_Info info, MPI_Request *request) __asm__("MPI_Exscan_init");
int bnd_entry(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm,
        MPI_Info info, MPI_Request *request)
{
    return BND_FIRST(sendbuf, recvbuf, count, datatype, op, comm, info, request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Exscan_init") __attribute__((alias("MPI_Exscan_init")));
#endif

#ifdef BND_ENTRY_MPI_Exscan_init_c
typedef int (bnd_type)(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op,
        MPI_Comm comm, MPI_Info info, MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_Exscan_init_c
BND_LINKS(Exscan_init_c)
int bnd_entry(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm,
        MPI_Info info, MPI_Request *request) __asm__("MPI_Exscan_init_c");
int bnd_entry(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm,
        MPI_Info info, MPI_Request *request)
{
    return BND_FIRST(sendbuf, recvbuf, count, datatype, op, comm, info, request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Exscan_init_c") __attribute__((alias("MPI_Exscan_init_c")));
#endif

#ifdef BND_ENTRY_MPI_Fetch_and_op
typedef int (bnd_type)(const void *origin_addr, void *result_addr, MPI_Datatype datatype, int target_rank,
        MPI_Aint target_disp, MPI_Op op, MPI_Win win);
#define bnd_last (bnd_type *)&PMPI_Fetch_and_op
BND_LINKS(Fetch_and_op)
int bnd_entry(const void *origin_addr, void *result_addr, MPI_Datatype datatype, int target_rank, MPI_Aint target_disp,
        MPI_Op op, MPI_Win win) __asm__("MPI_Fetch_and_op");
int bnd_entry(const void *origin_addr, void *result_addr, MPI_Datatype datatype, int target_rank, MPI_Aint target_disp,
        MPI_Op op, MPI_Win win)
{
    return BND_FIRST(origin_addr, result_addr, datatype, target_rank, target_disp, op, win);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Fetch_and_op") __attribute__((alias("MPI_Fetch_and_op")));
#endif

#ifdef BND_ENTRY_MPI_File_c2f
typedef MPI_Fint (bnd_type)(MPI_File file);
#define bnd_last (bnd_type *)&PMPI_File_c2f
BND_LINKS(File_c2f)
MPI_Fint bnd_entry(MPI_File file) __asm__("MPI_File_c2f");
MPI_Fint bnd_entry(MPI_File file)
{
    return BND_FIRST(file);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_File_c2f") __attribute__((alias("MPI_File_c2f")));
#endif

#ifdef BND_ENTRY_MPI_File_call_errhandler
typedef int (bnd_type)(MPI_File fh, int errorcode);
#define bnd_last (bnd_type *)&PMPI_File_call_errhandler
BND_LINKS(File_call_errhandler)
int bnd_entry(MPI_File fh, int errorcode) __asm__("MPI_File_call_errhandler");
int bnd_entry(MPI_File fh, int errorcode)
{
    return BND_FIRST(fh, errorcode);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_File_call_errhandler") __attribute__((alias("MPI_File_call_errhandler")));
#endif

#ifdef BND_ENTRY_MPI_File_close
typedef int (bnd_type)(MPI_File *fh);
#define bnd_last (bnd_type *)&PMPI_File_close
BND_LINKS(File_close)
int bnd_entry(MPI_File *fh) __asm__("MPI_File_close");
int bnd_entry(MPI_File *fh)
{
    return BND_FIRST(fh);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_File_close") __attribute__((alias("MPI_File_close")));
#endif

#ifdef BND_ENTRY_MPI_File_create_errhandler
typedef int (bnd_type)(MPI_File_errhandler_function *file_errhandler_fn, MPI_Errhandler *errhandler);
#define bnd_last (bnd_type *)&PMPI_File_create_errhandler
BND_LINKS(File_create_errhandler)
int bnd_entry(MPI_File_errhandler_function *file_errhandler_fn,
        MPI_Errhandler *errhandler) __asm__("MPI_File_create_errhandler");
int bnd_entry(MPI_File_errhandler_function *file_errhandler_fn, MPI_Errhandler *errhandler)
{
    return BND_FIRST(file_errhandler_fn, errhandler);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_File_create_errhandler") __attribute__((alias("MPI_File_create_errhandler")));
#endif

#ifdef BND_ENTRY_MPI_File_delete
typedef int (bnd_type)(const char *filename, MPI_Info info);
#define bnd_last (bnd_type *)&PMPI_File_delete
BND_LINKS(File_delete)
int bnd_entry(const char *filename, MPI_Info info) __asm__("MPI_File_delete");
int bnd_entry(const char *filename, MPI_Info info)
{
    return BND_FIRST(filename, info);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_File_delete") __attribute__((alias("MPI_File_delete")));
#endif

#ifdef BND_ENTRY_MPI_File_f2c
typedef MPI_File (bnd_type)(MPI_Fint file);
#define bnd_last (bnd_type *)&PMPI_File_f2c
BND_LINKS(File_f2c)
MPI_File bnd_entry(MPI_Fint file) __asm__("MPI_File_f2c");
MPI_File bnd_entry(MPI_Fint file)
{
    return BND_FIRST(file);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_File_f2c") __attribute__((alias("MPI_File_f2c")));
#endif

#ifdef BND_ENTRY_MPI_File_fromint
typedef MPI_File (bnd_type)(int file);
#define bnd_last (bnd_type *)&PMPI_File_fromint
BND_LINKS(File_fromint)
MPI_File bnd_entry(int file) __asm__("MPI_File_fromint");
MPI_File bnd_entry(int file)
{
    return BND_FIRST(file);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_File_fromint") __attribute__((alias("MPI_File_fromint")));
#endif

#ifdef BND_ENTRY_MPI_File_get_amode
typedef int (bnd_type)(MPI_File fh, int *amode);
#define bnd_last (bnd_type *)&PMPI_File_get_amode
BND_LINKS(File_get_amode)
int bnd_entry(MPI_File fh, int *amode) __asm__("MPI_File_get_amode");
int bnd_entry(MPI_File fh, int *amode)
{
    return BND_FIRST(fh, amode);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_File_get_amode") __attribute__((alias("MPI_File_get_amode")));
#endif

#ifdef BND_ENTRY_MPI_File_get_atomicity
typedef int (bnd_type)(MPI_File fh, int *flag);
#define bnd_last (bnd_type *)&PMPI_File_get_atomicity
BND_LINKS(File_get_atomicity)
int bnd_entry(MPI_File fh, int *flag) __asm__("MPI_File_get_atomicity");
int bnd_entry(MPI_File fh, int *flag)
{
    return BND_FIRST(fh, flag);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_File_get_atomicity") __attribute__((alias("MPI_File_get_atomicity")));
#endif

#ifdef BND_ENTRY_MPI_File_get_byte_offset
typedef int (bnd_type)(MPI_File fh, MPI_Offset offset, MPI_Offset *disp);
#define bnd_last (bnd_type *)&PMPI_File_get_byte_offset
BND_LINKS(File_get_byte_offset)
int bnd_entry(MPI_File fh, MPI_Offset offset, MPI_Offset *disp) __asm__("MPI_File_get_byte_offset");
int bnd_entry(MPI_File fh, MPI_Offset offset, MPI_Offset *disp)
{
    return BND_FIRST(fh, offset, disp);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_File_get_byte_offset") __attribute__((alias("MPI_File_get_byte_offset")));
#endif

#ifdef BND_ENTRY_MPI_File_get_errhandler
typedef int (bnd_type)(MPI_File file, MPI_Errhandler *errhandler);
#define bnd_last (bnd_type *)&PMPI_File_get_errhandler
BND_LINKS(File_get_errhandler)
int bnd_entry(MPI_File file, MPI_Errhandler *errhandler) __asm__("MPI_File_get_errhandler");
int bnd_entry(MPI_File file, MPI_Errhandler *errhandler)
{
    return BND_FIRST(file, errhandler);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_File_get_errhandler") __attribute__((alias("MPI_File_get_errhandler")));
#endif

#ifdef BND_ENTRY_MPI_File_get_group
typedef int (bnd_type)(MPI_File fh, MPI_Group *group);
#define bnd_last (bnd_type *)&PMPI_File_get_group
BND_LINKS(File_get_group)
int bnd_entry(MPI_File fh, MPI_Group *group) __asm__("MPI_File_get_group");
int bnd_entry(MPI_File fh, MPI_Group *group)
{
    return BND_FIRST(fh, group);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_File_get_group") __attribute__((alias("MPI_File_get_group")));
#endif

#ifdef BND_ENTRY_MPI_File_get_info
typedef int (bnd_type)(MPI_File fh, MPI_Info *info_used);
#define bnd_last (bnd_type *)&PMPI_File_get_info
BND_LINKS(File_get_info)
int bnd_entry(MPI_File fh, MPI_Info *info_used) __asm__("MPI_File_get_info");
int bnd_entry(MPI_File fh, MPI_Info *info_used)
{
    return BND_FIRST(fh, info_used);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_File_get_info") __attribute__((alias("MPI_File_get_info")));
#endif

#ifdef BND_ENTRY_MPI_File_get_position
typedef int (bnd_type)(MPI_File fh, MPI_Offset *offset);
#define bnd_last (bnd_type *)&PMPI_File_get_position
BND_LINKS(File_get_position)
int bnd_entry(MPI_File fh, MPI_Offset *offset) __asm__("MPI_File_get_position");
int bnd_entry(MPI_File fh, MPI_Offset *offset)
{
    return BND_FIRST(fh, offset);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_File_get_position") __attribute__((alias("MPI_File_get_position")));
#endif

#ifdef BND_ENTRY_MPI_File_get_position_shared
typedef int (bnd_type)(MPI_File fh, MPI_Offset *offset);
#define bnd_last (bnd_type *)&PMPI_File_get_position_shared
BND_LINKS(File_get_position_shared)
int bnd_entry(MPI_File fh, MPI_Offset *offset) __asm__("MPI_File_get_position_shared");
int bnd_entry(MPI_File fh, MPI_Offset *offset)
{
    return BND_FIRST(fh, offset);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_File_get_position_shared") __attribute__((alias("MPI_File_get_position_shared")));
#endif

#ifdef BND_ENTRY_MPI_File_get_size
typedef int (bnd_type)(MPI_File fh, MPI_Offset *size);
#define bnd_last (bnd_type *)&PMPI_File_get_size
BND_LINKS(File_get_size)
int bnd_entry(MPI_File fh, MPI_Offset *size) __asm__("MPI_File_get_size");
int bnd_entry(MPI_File fh, MPI_Offset *size)
{
    return BND_FIRST(fh, size);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_File_get_size") __attribute__((alias("MPI_File_get_size")));
#endif

#ifdef BND_ENTRY_MPI_File_get_type_extent
typedef int (bnd_type)(MPI_File fh, MPI_Datatype datatype, MPI_Aint *extent);
#define bnd_last (bnd_type *)&PMPI_File_get_type_extent
BND_LINKS(File_get_type_extent)
int bnd_entry(MPI_File fh, MPI_Datatype datatype, MPI_Aint *extent) __asm__("MPI_File_get_type_extent");
int bnd_entry(MPI_File fh, MPI_Datatype datatype, MPI_Aint *extent)
{
    return BND_FIRST(fh, datatype, extent);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_File_get_type_extent") __attribute__((alias("MPI_File_get_type_extent")));
#endif

#ifdef BND_ENTRY_MPI_File_get_type_extent_c
typedef int (bnd_type)(MPI_File fh, MPI_Datatype datatype, MPI_Count *extent);
#define bnd_last (bnd_type *)&PMPI_File_get_type_extent_c
BND_LINKS(File_get_type_extent_c)
int bnd_entry(MPI_File fh, MPI_Datatype datatype, MPI_Count *extent) __asm__("MPI_File_get_type_extent_c");
int bnd_entry(MPI_File fh, MPI_Datatype datatype, MPI_Count *extent)
{
    return BND_FIRST(fh, datatype, extent);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_File_get_type_extent_c") __attribute__((alias("MPI_File_get_type_extent_c")));
#endif

#ifdef BND_ENTRY_MPI_File_get_view
typedef int (bnd_type)(MPI_File fh, MPI_Offset *disp, MPI_Datatype *etype, MPI_Datatype *filetype, char *datarep);
#define bnd_last (bnd_type *)&PMPI_File_get_view
BND_LINKS(File_get_view)
int bnd_entry(MPI_File fh, MPI_Offset *disp, MPI_Datatype *etype, MPI_Datatype *filetype,
        char *datarep) __asm__("MPI_File_get_view");
int bnd_entry(MPI_File fh, MPI_Offset *disp, MPI_Datatype *etype, MPI_Datatype *filetype, char *datarep)
{
    return BND_FIRST(fh, disp, etype, filetype, datarep);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_File_get_view") __attribute__((alias("MPI_File_get_view")));
#endif

#ifdef BND_ENTRY_MPI_File_iread
typedef int (bnd_type)(MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_File_iread
BND_LINKS(File_iread)
int bnd_entry(MPI_File fh, void *buf, int count, MPI_Datatype datatype,
        MPI_Request *request) __asm__("MPI_File_iread");
int bnd_entry(MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Request *request)
{
    return BND_FIRST(fh, buf, count, datatype, request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_File_iread") __attribute__((alias("MPI_File_iread")));
#endif

#ifdef BND_ENTRY_MPI_File_iread_all
typedef int (bnd_type)(MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_File_iread_all
BND_LINKS(File_iread_all)
int bnd_entry(MPI_File fh, void *buf, int count, MPI_Datatype datatype,
        MPI_Request *request) __asm__("MPI_File_iread_all");
int bnd_entry(MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Request *request)
{
    return BND_FIRST(fh, buf, count, datatype, request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_File_iread_all") __attribute__((alias("MPI_File_iread_all")));
#endif

#ifdef BND_ENTRY_MPI_File_iread_all_c
typedef int (bnd_type)(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_File_iread_all_c
BND_LINKS(File_iread_all_c)
int bnd_entry(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype,
        MPI_Request *request) __asm__("MPI_File_iread_all_c");
int bnd_entry(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Request *request)
{
    return BND_FIRST(fh, buf, count, datatype, request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_File_iread_all_c") __attribute__((alias("MPI_File_iread_all_c")));
#endif

#ifdef BND_ENTRY_MPI_File_iread_at
typedef int (bnd_type)(MPI_File fh, MPI_Offset offset, void *buf, int count, MPI_Datatype datatype,
        MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_File_iread_at
BND_LINKS(File_iread_at)
int bnd_entry(MPI_File fh, MPI_Offset offset, void *buf, int count, MPI_Datatype datatype,
        MPI_Request *request) __asm__("MPI_File_iread_at");
int bnd_entry(MPI_File fh, MPI_Offset offset, void *buf, int count, MPI_Datatype datatype, MPI_Request *request)
{
    return BND_FIRST(fh, offset, buf, count, datatype, request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_File_iread_at") __attribute__((alias("MPI_File_iread_at")));
#endif

#ifdef BND_ENTRY_MPI_File_iread_at_all
typedef int (bnd_type)(MPI_File fh, MPI_Offset offset, void *buf, int count, MPI_Datatype datatype,
        MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_File_iread_at_all
BND_LINKS(File_iread_at_all)
int bnd_entry(MPI_File fh, MPI_Offset offset, void *buf, int count, MPI_Datatype datatype,
        MPI_Request *request) __asm__("MPI_File_iread_at_all");
int bnd_entry(MPI_File fh, MPI_Offset offset, void *buf, int count, MPI_Datatype datatype, MPI_Request *request)
{
    return BND_FIRST(fh, offset, buf, count, datatype, request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_File_iread_at_all") __attribute__((alias("MPI_File_iread_at_all")));
#endif

#ifdef BND_ENTRY_MPI_File_iread_at_all_c
typedef int (bnd_type)(MPI_File fh, MPI_Offset offset, void *buf, MPI_Count count, MPI_Datatype datatype,
        MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_File_iread_at_all_c
BND_LINKS(File_iread_at_all_c)
int bnd_entry(MPI_File fh, MPI_Offset offset, void *buf, MPI_Count count, MPI_Datatype datatype,
        MPI_Request *request) __asm__("MPI_File_iread_at_all_c");
int bnd_entry(MPI_File fh, MPI_Offset offset, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Request *request)
{
    return BND_FIRST(fh, offset, buf, count, datatype, request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_File_iread_at_all_c") __attribute__((alias("MPI_File_iread_at_all_c")));
#endif

#ifdef BND_ENTRY_MPI_File_iread_at_c
typedef int (bnd_type)(MPI_File fh, MPI_Offset offset, void *buf, MPI_Count count, MPI_Datatype datatype,
        MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_File_iread_at_c
BND_LINKS(File_iread_at_c)
int bnd_entry(MPI_File fh, MPI_Offset offset, void *buf, MPI_Count count, MPI_Datatype datatype,
        MPI_Request *request) __asm__("MPI_File_iread_at_c");
int bnd_entry(MPI_File fh, MPI_Offset offset, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Request *request)
{
    return BND_FIRST(fh, offset, buf, count, datatype, request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_File_iread_at_c") __attribute__((alias("MPI_File_iread_at_c")));
#endif

#ifdef BND_ENTRY_MPI_File_iread_c
typedef int (bnd_type)(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_File_iread_c
BND_LINKS(File_iread_c)
int bnd_entry(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype,
        MPI_Request *request) __asm__("MPI_File_iread_c");
int bnd_entry(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Request *request)
{
    return BND_FIRST(fh, buf, count, datatype, request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_File_iread_c") __attribute__((alias("MPI_File_iread_c")));
#endif

#ifdef BND_ENTRY_MPI_File_iread_shared
typedef int (bnd_type)(MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_File_iread_shared
BND_LINKS(File_iread_shared)
int bnd_entry(MPI_File fh, void *buf, int count, MPI_Datatype datatype,
        MPI_Request *request) __asm__("MPI_File_iread_shared");
int bnd_entry(MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Request *request)
{
    return BND_FIRST(fh, buf, count, datatype, request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_File_iread_shared") __attribute__((alias("MPI_File_iread_shared")));
#endif

#ifdef BND_ENTRY_MPI_File_iread_shared_c
typedef int (bnd_type)(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_File_iread_shared_c
BND_LINKS(File_iread_shared_c)
int bnd_entry(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype,
        MPI_Request *request) __asm__("MPI_File_iread_shared_c");
int bnd_entry(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Request *request)
{
    return BND_FIRST(fh, buf, count, datatype, request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_File_iread_shared_c") __attribute__((alias("MPI_File_iread_shared_c")));
#endif

#ifdef BND_ENTRY_MPI_File_iwrite
typedef int (bnd_type)(MPI_File fh, const void *buf, int count, MPI_Datatype datatype, MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_File_iwrite
BND_LINKS(File_iwrite)
int bnd_entry(MPI_File fh, const void *buf, int count, MPI_Datatype datatype,
        MPI_Request *request) __asm__("MPI_File_iwrite");
int bnd_entry(MPI_File fh, const void *buf, int count, MPI_Datatype datatype, MPI_Request *request)
{
    return BND_FIRST(fh, buf, count, datatype, request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_File_iwrite") __attribute__((alias("MPI_File_iwrite")));
#endif

#ifdef BND_ENTRY_MPI_File_iwrite_all
typedef int (bnd_type)(MPI_File fh, const void *buf, int count, MPI_Datatype datatype, MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_File_iwrite_all
BND_LINKS(File_iwrite_all)
int bnd_entry(MPI_File fh, const void *buf, int count, MPI_Datatype datatype,
        MPI_Request *request) __asm__("MPI_File_iwrite_all");
int bnd_entry(MPI_File fh, const void *buf, int count, MPI_Datatype datatype, MPI_Request *request)
{
    return BND_FIRST(fh, buf, count, datatype, request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_File_iwrite_all") __attribute__((alias("MPI_File_iwrite_all")));
#endif

#ifdef BND_ENTRY_MPI_File_iwrite_all_c
typedef int (bnd_type)(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_File_iwrite_all_c
BND_LINKS(File_iwrite_all_c)
int bnd_entry(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype,
        MPI_Request *request) __asm__("MPI_File_iwrite_all_c");
int bnd_entry(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Request *request)
{
    return BND_FIRST(fh, buf, count, datatype, request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_File_iwrite_all_c") __attribute__((alias("MPI_File_iwrite_all_c")));
#endif

#ifdef BND_ENTRY_MPI_File_iwrite_at
typedef int (bnd_type)(MPI_File fh, MPI_Offset offset, const void *buf, int count, MPI_Datatype datatype,
        MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_File_iwrite_at
BND_LINKS(File_iwrite_at)
int bnd_entry(MPI_File fh, MPI_Offset offset, const void *buf, int count, MPI_Datatype datatype,
        MPI_Request *request) __asm__("MPI_File_iwrite_at");
int bnd_entry(MPI_File fh, MPI_Offset offset, const void *buf, int count, MPI_Datatype datatype, MPI_Request *request)
{
    return BND_FIRST(fh, offset, buf, count, datatype, request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_File_iwrite_at") __attribute__((alias("MPI_File_iwrite_at")));
#endif

#ifdef BND_ENTRY_MPI_File_iwrite_at_all
typedef int (bnd_type)(MPI_File fh, MPI_Offset offset, const void *buf, int count, MPI_Datatype datatype,
        MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_File_iwrite_at_all
BND_LINKS(File_iwrite_at_all)
int bnd_entry(MPI_File fh, MPI_Offset offset, const void *buf, int count, MPI_Datatype datatype,
        MPI_Request *request) __asm__("MPI_File_iwrite_at_all");
int bnd_entry(MPI_File fh, MPI_Offset offset, const void *buf, int count, MPI_Datatype datatype, MPI_Request *request)
{
    return BND_FIRST(fh, offset, buf, count, datatype, request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_File_iwrite_at_all") __attribute__((alias("MPI_File_iwrite_at_all")));
#endif

#ifdef BND_ENTRY_MPI_File_iwrite_at_all_c
typedef int (bnd_type)(MPI_File fh, MPI_Offset offset, const void *buf, MPI_Count count, MPI_Datatype datatype,
        MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_File_iwrite_at_all_c
BND_LINKS(File_iwrite_at_all_c)
int bnd_entry(MPI_File fh, MPI_Offset offset, const void *buf, MPI_Count count, MPI_Datatype datatype,
        MPI_Request *request) __asm__("MPI_File_iwrite_at_all_c");
int bnd_entry(MPI_File fh, MPI_Offset offset, const void *buf, MPI_Count count, MPI_Datatype datatype,
        MPI_Request *request)
{
    return BND_FIRST(fh, offset, buf, count, datatype, request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_File_iwrite_at_all_c") __attribute__((alias("MPI_File_iwrite_at_all_c")));
#endif

#ifdef BND_ENTRY_MPI_File_iwrite_at_c
typedef int (bnd_type)(MPI_File fh, MPI_Offset offset, const void *buf, MPI_Count count, MPI_Datatype datatype,
        MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_File_iwrite_at_c
BND_LINKS(File_iwrite_at_c)
int bnd_entry(MPI_File fh, MPI_Offset offset, const void *buf, MPI_Count count, MPI_Datatype datatype,
        MPI_Request *request) __asm__("MPI_File_iwrite_at_c");
int bnd_entry(MPI_File fh, MPI_Offset offset, const void *buf, MPI_Count count, MPI_Datatype datatype,
        MPI_Request *request)
{
    return BND_FIRST(fh, offset, buf, count, datatype, request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_File_iwrite_at_c") __attribute__((alias("MPI_File_iwrite_at_c")));
#endif

#ifdef BND_ENTRY_MPI_File_iwrite_c
typedef int (bnd_type)(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_File_iwrite_c
BND_LINKS(File_iwrite_c)
int bnd_entry(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype,
        MPI_Request *request) __asm__("MPI_File_iwrite_c");
int bnd_entry(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Request *request)
{
    return BND_FIRST(fh, buf, count, datatype, request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_File_iwrite_c") __attribute__((alias("MPI_File_iwrite_c")));
#endif

#ifdef BND_ENTRY_MPI_File_iwrite_shared
typedef int (bnd_type)(MPI_File fh, const void *buf, int count, MPI_Datatype datatype, MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_File_iwrite_shared
BND_LINKS(File_iwrite_shared)
int bnd_entry(MPI_File fh, const void *buf, int count, MPI_Datatype datatype,
        MPI_Request *request) __asm__("MPI_File_iwrite_shared");
int bnd_entry(MPI_File fh, const void *buf, int count, MPI_Datatype datatype, MPI_Request *request)
{
    return BND_FIRST(fh, buf, count, datatype, request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_File_iwrite_shared") __attribute__((alias("MPI_File_iwrite_shared")));
#endif

#ifdef BND_ENTRY_MPI_File_iwrite_shared_c
typedef int (bnd_type)(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_File_iwrite_shared_c
BND_LINKS(File_iwrite_shared_c)
int bnd_entry(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype,
        MPI_Request *request) __asm__("MPI_File_iwrite_shared_c");
int bnd_entry(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Request *request)
{
    return BND_FIRST(fh, buf, count, datatype, request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_File_iwrite_shared_c") __attribute__((alias("MPI_File_iwrite_shared_c")));
#endif

#ifdef BND_ENTRY_MPI_File_open
typedef int (bnd_type)(MPI_Comm comm, const char *filename, int amode, MPI_Info info, MPI_File *fh);
#define bnd_last (bnd_type *)&PMPI_File_open
BND_LINKS(File_open)
int bnd_entry(MPI_Comm comm, const char *filename, int amode, MPI_Info info, MPI_File *fh) __asm__("MPI_File_open");
int bnd_entry(MPI_Comm comm, const char *filename, int amode, MPI_Info info, MPI_File *fh)
{
    return BND_FIRST(comm, filename, amode, info, fh);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_File_open") __attribute__((alias("MPI_File_open")));
#endif

#ifdef BND_ENTRY_MPI_File_preallocate
typedef int (bnd_type)(MPI_File fh, MPI_Offset size);
#define bnd_last (bnd_type *)&PMPI_File_preallocate
BND_LINKS(File_preallocate)
int bnd_entry(MPI_File fh, MPI_Offset size) __asm__("MPI_File_preallocate");
int bnd_entry(MPI_File fh, MPI_Offset size)
{
    return BND_FIRST(fh, size);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_File_preallocate") __attribute__((alias("MPI_File_preallocate")));
#endif

#ifdef BND_ENTRY_MPI_File_read
typedef int (bnd_type)(MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Status *status);
#define bnd_last (bnd_type *)&PMPI_File_read
BND_LINKS(File_read)
int bnd_entry(MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Status *status) __asm__("MPI_File_read");
int bnd_entry(MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Status *status)
{
    return BND_FIRST(fh, buf, count, datatype, status);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_File_read") __attribute__((alias("MPI_File_read")));
#endif

#ifdef BND_ENTRY_MPI_File_read_all
typedef int (bnd_type)(MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Status *status);
#define bnd_last (bnd_type *)&PMPI_File_read_all
BND_LINKS(File_read_all)
int bnd_entry(MPI_File fh, void *buf, int count, MPI_Datatype datatype,
        MPI_Status *status) __asm__("MPI_File_read_all");
int bnd_entry(MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Status *status)
{
    return BND_FIRST(fh, buf, count, datatype, status);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_File_read_all") __attribute__((alias("MPI_File_read_all")));
#endif

#ifdef BND_ENTRY_MPI_File_read_all_begin
typedef int (bnd_type)(MPI_File fh, void *buf, int count, MPI_Datatype datatype);
#define bnd_last (bnd_type *)&PMPI_File_read_all_begin
BND_LINKS(File_read_all_begin)
int bnd_entry(MPI_File fh, void *buf, int count, MPI_Datatype datatype) __asm__("MPI_File_read_all_begin");
int bnd_entry(MPI_File fh, void *buf, int count, MPI_Datatype datatype)
{
    return BND_FIRST(fh, buf, count, datatype);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_File_read_all_begin") __attribute__((alias("MPI_File_read_all_begin")));
#endif

#ifdef BND_ENTRY_MPI_File_read_all_begin_c
typedef int (bnd_type)(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype);
#define bnd_last (bnd_type *)&PMPI_File_read_all_begin_c
BND_LINKS(File_read_all_begin_c)
int bnd_entry(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype) __asm__("MPI_File_read_all_begin_c");
int bnd_entry(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype)
{
    return BND_FIRST(fh, buf, count, datatype);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_File_read_all_begin_c") __attribute__((alias("MPI_File_read_all_begin_c")));
#endif

#ifdef BND_ENTRY_MPI_File_read_all_c
typedef int (bnd_type)(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status);
#define bnd_last (bnd_type *)&PMPI_File_read_all_c
BND_LINKS(File_read_all_c)
int bnd_entry(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype,
        MPI_Status *status) __asm__("MPI_File_read_all_c");
int bnd_entry(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status)
{
    return BND_FIRST(fh, buf, count, datatype, status);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_File_read_all_c") __attribute__((alias("MPI_File_read_all_c")));
#endif

#ifdef BND_ENTRY_MPI_File_read_all_end
typedef int (bnd_type)(MPI_File fh, void *buf, MPI_Status *status);
#define bnd_last (bnd_type *)&PMPI_File_read_all_end
BND_LINKS(File_read_all_end)
int bnd_entry(MPI_File fh, void *buf, MPI_Status *status) __asm__("MPI_File_read_all_end");
int bnd_entry(MPI_File fh, void *buf, MPI_Status *status)
{
    return BND_FIRST(fh, buf, status);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_File_read_all_end") __attribute__((alias("MPI_File_read_all_end")));
#endif

#ifdef BND_ENTRY_MPI_File_read_at
typedef int (bnd_type)(MPI_File fh, MPI_Offset offset, void *buf, int count, MPI_Datatype datatype,
        MPI_Status *status);
#define bnd_last (bnd_type *)&PMPI_File_read_at
BND_LINKS(File_read_at)
int bnd_entry(MPI_File fh, MPI_Offset offset, void *buf, int count, MPI_Datatype datatype,
        MPI_Status *status) __asm__("MPI_File_read_at");
int bnd_entry(MPI_File fh, MPI_Offset offset, void *buf, int count, MPI_Datatype datatype, MPI_Status *status)
{
    return BND_FIRST(fh, offset, buf, count, datatype, status);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_File_read_at") __attribute__((alias("MPI_File_read_at")));
#endif

#ifdef BND_ENTRY_MPI_File_read_at_all
typedef int (bnd_type)(MPI_File fh, MPI_Offset offset, void *buf, int count, MPI_Datatype datatype,
        MPI_Status *status);
#define bnd_last (bnd_type *)&PMPI_File_read_at_all
BND_LINKS(File_read_at_all)
int bnd_entry(MPI_File fh, MPI_Offset offset, void *buf, int count, MPI_Datatype datatype,
        MPI_Status *status) __asm__("MPI_File_read_at_all");
int bnd_entry(MPI_File fh, MPI_Offset offset, void *buf, int count, MPI_Datatype datatype, MPI_Status *status)
{
    return BND_FIRST(fh, offset, buf, count, datatype, status);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_File_read_at_all") __attribute__((alias("MPI_File_read_at_all")));
#endif

#ifdef BND_ENTRY_MPI_File_read_at_all_begin
typedef int (bnd_type)(MPI_File fh, MPI_Offset offset, void *buf, int count, MPI_Datatype datatype);
#define bnd_last (bnd_type *)&PMPI_File_read_at_all_begin
BND_LINKS(File_read_at_all_begin)
int bnd_entry(MPI_File fh, MPI_Offset offset, void *buf, int count,
        MPI_Datatype datatype) __asm__("MPI_File_read_at_all_begin");
int bnd_entry(MPI_File fh, MPI_Offset offset, void *buf, int count, MPI_Datatype datatype)
{
    return BND_FIRST(fh, offset, buf, count, datatype);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_File_read_at_all_begin") __attribute__((alias("MPI_File_read_at_all_begin")));
#endif

#ifdef BND_ENTRY_MPI_File_read_at_all_begin_c
typedef int (bnd_type)(MPI_File fh, MPI_Offset offset, void *buf, MPI_Count count, MPI_Datatype datatype);
#define bnd_last (bnd_type *)&PMPI_File_read_at_all_begin_c
BND_LINKS(File_read_at_all_begin_c)
int bnd_entry(MPI_File fh, MPI_Offset offset, void *buf, MPI_Count count,
        MPI_Datatype datatype) __asm__("MPI_File_read_at_all_begin_c");
int bnd_entry(MPI_File fh, MPI_Offset offset, void *buf, MPI_Count count, MPI_Datatype datatype)
{
    return BND_FIRST(fh, offset, buf, count, datatype);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_File_read_at_all_begin_c") __attribute__((alias("MPI_File_read_at_all_begin_c")));
#endif

#ifdef BND_ENTRY_MPI_File_read_at_all_c
typedef int (bnd_type)(MPI_File fh, MPI_Offset offset, void *buf, MPI_Count count, MPI_Datatype datatype,
        MPI_Status *status);
#define bnd_last (bnd_type *)&PMPI_File_read_at_all_c
BND_LINKS(File_read_at_all_c)
int bnd_entry(MPI_File fh, MPI_Offset offset, void *buf, MPI_Count count, MPI_Datatype datatype,
        MPI_Status *status) __asm__("MPI_File_read_at_all_c");
int bnd_entry(MPI_File fh, MPI_Offset offset, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status)
{
    return BND_FIRST(fh, offset, buf, count, datatype, status);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_File_read_at_all_c") __attribute__((alias("MPI_File_read_at_all_c")));
#endif

#ifdef BND_ENTRY_MPI_File_read_at_all_end
typedef int (bnd_type)(MPI_File fh, void *buf, MPI_Status *status);
#define bnd_last (bnd_type *)&PMPI_File_read_at_all_end
BND_LINKS(File_read_at_all_end)
int bnd_entry(MPI_File fh, void *buf, MPI_Status *status) __asm__("MPI_File_read_at_all_end");
int bnd_entry(MPI_File fh, void *buf, MPI_Status *status)
{
    return BND_FIRST(fh, buf, status);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_File_read_at_all_end") __attribute__((alias("MPI_File_read_at_all_end")));
#endif

#ifdef BND_ENTRY_MPI_File_read_at_c
typedef int (bnd_type)(MPI_File fh, MPI_Offset offset, void *buf, MPI_Count count, MPI_Datatype datatype,
        MPI_Status *status);
#define bnd_last (bnd_type *)&PMPI_File_read_at_c
BND_LINKS(File_read_at_c)
int bnd_entry(MPI_File fh, MPI_Offset offset, void *buf, MPI_Count count, MPI_Datatype datatype,
        MPI_Status *status) __asm__("MPI_File_read_at_c");
int bnd_entry(MPI_File fh, MPI_Offset offset, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status)
{
    return BND_FIRST(fh, offset, buf, count, datatype, status);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_File_read_at_c") __attribute__((alias("MPI_File_read_at_c")));
#endif

#ifdef BND_ENTRY_MPI_File_read_c
typedef int (bnd_type)(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status);
#define bnd_last (bnd_type *)&PMPI_File_read_c
BND_LINKS(File_read_c)
int bnd_entry(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype,
        MPI_Status *status) __asm__("MPI_File_read_c");
int bnd_entry(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status)
{
    return BND_FIRST(fh, buf, count, datatype, status);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_File_read_c") __attribute__((alias("MPI_File_read_c")));
#endif

#ifdef BND_ENTRY_MPI_File_read_ordered
typedef int (bnd_type)(MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Status *status);
#define bnd_last (bnd_type *)&PMPI_File_read_ordered
BND_LINKS(File_read_ordered)
int bnd_entry(MPI_File fh, void *buf, int count, MPI_Datatype datatype,
        MPI_Status *status) __asm__("MPI_File_read_ordered");
int bnd_entry(MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Status *status)
{
    return BND_FIRST(fh, buf, count, datatype, status);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_File_read_ordered") __attribute__((alias("MPI_File_read_ordered")));
#endif

#ifdef BND_ENTRY_MPI_File_read_ordered_begin
typedef int (bnd_type)(MPI_File fh, void *buf, int count, MPI_Datatype datatype);
#define bnd_last (bnd_type *)&PMPI_File_read_ordered_begin
BND_LINKS(File_read_ordered_begin)
int bnd_entry(MPI_File fh, void *buf, int count, MPI_Datatype datatype) __asm__("MPI_File_read_ordered_begin");
int bnd_entry(MPI_File fh, void *buf, int count, MPI_Datatype datatype)
{
    return BND_FIRST(fh, buf, count, datatype);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_File_read_ordered_begin") __attribute__((alias("MPI_File_read_ordered_begin")));
#endif

#ifdef BND_ENTRY_MPI_File_read_ordered_begin_c
typedef int (bnd_type)(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype);
#define bnd_last (bnd_type *)&PMPI_File_read_ordered_begin_c
BND_LINKS(File_read_ordered_begin_c)
int bnd_entry(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype) __asm__("MPI_File_read_ordered_begin_c");
int bnd_entry(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype)
{
    return BND_FIRST(fh, buf, count, datatype);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_File_read_ordered_begin_c") __attribute__((alias("MPI_File_read_ordered_begin_c")));
#endif

#ifdef BND_ENTRY_MPI_File_read_ordered_c
typedef int (bnd_type)(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status);
#define bnd_last (bnd_type *)&PMPI_File_read_ordered_c
BND_LINKS(File_read_ordered_c)
int bnd_entry(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype,
        MPI_Status *status) __asm__("MPI_File_read_ordered_c");
int bnd_entry(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status)
{
    return BND_FIRST(fh, buf, count, datatype, status);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_File_read_ordered_c") __attribute__((alias("MPI_File_read_ordered_c")));
#endif

#ifdef BND_ENTRY_MPI_File_read_ordered_end
typedef int (bnd_type)(MPI_File fh, void *buf, MPI_Status *status);
#define bnd_last (bnd_type *)&PMPI_File_read_ordered_end
BND_LINKS(File_read_ordered_end)
int bnd_entry(MPI_File fh, void *buf, MPI_Status *status) __asm__("MPI_File_read_ordered_end");
int bnd_entry(MPI_File fh, void *buf, MPI_Status *status)
{
    return BND_FIRST(fh, buf, status);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_File_read_ordered_end") __attribute__((alias("MPI_File_read_ordered_end")));
#endif

#ifdef BND_ENTRY_MPI_File_read_shared
typedef int (bnd_type)(MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Status *status);
#define bnd_last (bnd_type *)&PMPI_File_read_shared
BND_LINKS(File_read_shared)
int bnd_entry(MPI_File fh, void *buf, int count, MPI_Datatype datatype,
        MPI_Status *status) __asm__("MPI_File_read_shared");
int bnd_entry(MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Status *status)
{
    return BND_FIRST(fh, buf, count, datatype, status);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_File_read_shared") __attribute__((alias("MPI_File_read_shared")));
#endif

#ifdef BND_ENTRY_MPI_File_read_shared_c
typedef int (bnd_type)(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status);
#define bnd_last (bnd_type *)&PMPI_File_read_shared_c
BND_LINKS(File_read_shared_c)
int bnd_entry(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype,
        MPI_Status *status) __asm__("MPI_File_read_shared_c");
int bnd_entry(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status)
{
    return BND_FIRST(fh, buf, count, datatype, status);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_File_read_shared_c") __attribute__((alias("MPI_File_read_shared_c")));
#endif

#ifdef BND_ENTRY_MPI_File_seek
typedef int (bnd_type)(MPI_File fh, MPI_Offset offset, int whence);
#define bnd_last (bnd_type *)&PMPI_File_seek
BND_LINKS(File_seek)
int bnd_entry(MPI_File fh, MPI_Offset offset, int whence) __asm__("MPI_File_seek");
int bnd_entry(MPI_File fh, MPI_Offset offset, int whence)
{
    return BND_FIRST(fh, offset, whence);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_File_seek") __attribute__((alias("MPI_File_seek")));
#endif

#ifdef BND_ENTRY_MPI_File_seek_shared
typedef int (bnd_type)(MPI_File fh, MPI_Offset offset, int whence);
#define bnd_last (bnd_type *)&PMPI_File_seek_shared
BND_LINKS(File_seek_shared)
int bnd_entry(MPI_File fh, MPI_Offset offset, int whence) __asm__("MPI_File_seek_shared");
int bnd_entry(MPI_File fh, MPI_Offset offset, int whence)
{
    return BND_FIRST(fh, offset, whence);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_File_seek_shared") __attribute__((alias("MPI_File_seek_shared")));
#endif

#ifdef BND_ENTRY_MPI_File_set_atomicity
typedef int (bnd_type)(MPI_File fh, int flag);
#define bnd_last (bnd_type *)&PMPI_File_set_atomicity
BND_LINKS(File_set_atomicity)
int bnd_entry(MPI_File fh, int flag) __asm__("MPI_File_set_atomicity");
int bnd_entry(MPI_File fh, int flag)
{
    return BND_FIRST(fh, flag);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_File_set_atomicity") __attribute__((alias("MPI_File_set_atomicity")));
#endif

#ifdef BND_ENTRY_MPI_File_set_errhandler
typedef int (bnd_type)(MPI_File file, MPI_Errhandler errhandler);
#define bnd_last (bnd_type *)&PMPI_File_set_errhandler
BND_LINKS(File_set_errhandler)
int bnd_entry(MPI_File file, MPI_Errhandler errhandler) __asm__("MPI_File_set_errhandler");
int bnd_entry(MPI_File file, MPI_Errhandler errhandler)
{
    return BND_FIRST(file, errhandler);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_File_set_errhandler") __attribute__((alias("MPI_File_set_errhandler")));
#endif

#ifdef BND_ENTRY_MPI_File_set_info
typedef int (bnd_type)(MPI_File fh, MPI_Info info);
#define bnd_last (bnd_type *)&PMPI_File_set_info
BND_LINKS(File_set_info)
int bnd_entry(MPI_File fh, MPI_Info info) __asm__("MPI_File_set_info");
int bnd_entry(MPI_File fh, MPI_Info info)
{
    return BND_FIRST(fh, info);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_File_set_info") __attribute__((alias("MPI_File_set_info")));
#endif

#ifdef BND_ENTRY_MPI_File_set_size
typedef int (bnd_type)(MPI_File fh, MPI_Offset size);
#define bnd_last (bnd_type *)&PMPI_File_set_size
BND_LINKS(File_set_size)
int bnd_entry(MPI_File fh, MPI_Offset size) __asm__("MPI_File_set_size");
int bnd_entry(MPI_File fh, MPI_Offset size)
{
    return BND_FIRST(fh, size);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_File_set_size") __attribute__((alias("MPI_File_set_size")));
#endif

#ifdef BND_ENTRY_MPI_File_set_view
typedef int (bnd_type)(MPI_File fh, MPI_Offset disp, MPI_Datatype etype, MPI_Datatype filetype, const char *datarep,
        MPI_Info info);
#define bnd_last (bnd_type *)&PMPI_File_set_view
BND_LINKS(File_set_view)
int bnd_entry(MPI_File fh, MPI_Offset disp, MPI_Datatype etype, MPI_Datatype filetype, const char *datarep,
        MPI_Info info) __asm__("MPI_File_set_view");
int bnd_entry(MPI_File fh, MPI_Offset disp, MPI_Datatype etype, MPI_Datatype filetype, const char *datarep,
        MPI_Info info)
{
    return BND_FIRST(fh, disp, etype, filetype, datarep, info);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_File_set_view") __attribute__((alias("MPI_File_set_view")));
#endif

#ifdef BND_ENTRY_MPI_File_sync
typedef int (bnd_type)(MPI_File fh);
#define bnd_last (bnd_type *)&PMPI_File_sync
BND_LINKS(File_sync)
int bnd_entry(MPI_File fh) __asm__("MPI_File_sync");
int bnd_entry(MPI_File fh)
{
    return BND_FIRST(fh);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_File_sync") __attribute__((alias("MPI_File_sync")));
#endif

#ifdef BND_ENTRY_MPI_File_toint
typedef int (bnd_type)(MPI_File file);
#define bnd_last (bnd_type *)&PMPI_File_toint
BND_LINKS(File_toint)
int bnd_entry(MPI_File file) __asm__("MPI_File_toint");
int bnd_entry(MPI_File file)
{
    return BND_FIRST(file);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_File_toint") __attribute__((alias("MPI_File_toint")));
#endif

#ifdef BND_ENTRY_MPI_File_write
typedef int (bnd_type)(MPI_File fh, const void *buf, int count, MPI_Datatype datatype, MPI_Status *status);
#define bnd_last (bnd_type *)&PMPI_File_write
BND_LINKS(File_write)
int bnd_entry(MPI_File fh, const void *buf, int count, MPI_Datatype datatype,
        MPI_Status *status) __asm__("MPI_File_write");
int bnd_entry(MPI_File fh, const void *buf, int count, MPI_Datatype datatype, MPI_Status *status)
{
    return BND_FIRST(fh, buf, count, datatype, status);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_File_write") __attribute__((alias("MPI_File_write")));
#endif

#ifdef BND_ENTRY_MPI_File_write_all
typedef int (bnd_type)(MPI_File fh, const void *buf, int count, MPI_Datatype datatype, MPI_Status *status);
#define bnd_last (bnd_type *)&PMPI_File_write_all
BND_LINKS(File_write_all)
int bnd_entry(MPI_File fh, const void *buf, int count, MPI_Datatype datatype,
        MPI_Status *status) __asm__("MPI_File_write_all");
int bnd_entry(MPI_File fh, const void *buf, int count, MPI_Datatype datatype, MPI_Status *status)
{
    return BND_FIRST(fh, buf, count, datatype, status);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_File_write_all") __attribute__((alias("MPI_File_write_all")));
#endif

#ifdef BND_ENTRY_MPI_File_write_all_begin
typedef int (bnd_type)(MPI_File fh, const void *buf, int count, MPI_Datatype datatype);
#define bnd_last (bnd_type *)&PMPI_File_write_all_begin
BND_LINKS(File_write_all_begin)
int bnd_entry(MPI_File fh, const void *buf, int count, MPI_Datatype datatype) __asm__("MPI_File_write_all_begin");
int bnd_entry(MPI_File fh, const void *buf, int count, MPI_Datatype datatype)
{
    return BND_FIRST(fh, buf, count, datatype);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_File_write_all_begin") __attribute__((alias("MPI_File_write_all_begin")));
#endif

#ifdef BND_ENTRY_MPI_File_write_all_begin_c
typedef int (bnd_type)(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype);
#define bnd_last (bnd_type *)&PMPI_File_write_all_begin_c
BND_LINKS(File_write_all_begin_c)
int bnd_entry(MPI_File fh, const void *buf, MPI_Count count,
        MPI_Datatype datatype) __asm__("MPI_File_write_all_begin_c");
int bnd_entry(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype)
{
    return BND_FIRST(fh, buf, count, datatype);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_File_write_all_begin_c") __attribute__((alias("MPI_File_write_all_begin_c")));
#endif

#ifdef BND_ENTRY_MPI_File_write_all_c
typedef int (bnd_type)(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status);
#define bnd_last (bnd_type *)&PMPI_File_write_all_c
BND_LINKS(File_write_all_c)
int bnd_entry(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype,
        MPI_Status *status) __asm__("MPI_File_write_all_c");
int bnd_entry(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status)
{
    return BND_FIRST(fh, buf, count, datatype, status);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_File_write_all_c") __attribute__((alias("MPI_File_write_all_c")));
#endif

#ifdef BND_ENTRY_MPI_File_write_all_end
typedef int (bnd_type)(MPI_File fh, const void *buf, MPI_Status *status);
#define bnd_last (bnd_type *)&PMPI_File_write_all_end
BND_LINKS(File_write_all_end)
int bnd_entry(MPI_File fh, const void *buf, MPI_Status *status) __asm__("MPI_File_write_all_end");
int bnd_entry(MPI_File fh, const void *buf, MPI_Status *status)
{
    return BND_FIRST(fh, buf, status);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_File_write_all_end") __attribute__((alias("MPI_File_write_all_end")));
#endif

#ifdef BND_ENTRY_MPI_File_write_at
typedef int (bnd_type)(MPI_File fh, MPI_Offset offset, const void *buf, int count, MPI_Datatype datatype,
        MPI_Status *status);
#define bnd_last (bnd_type *)&PMPI_File_write_at
BND_LINKS(File_write_at)
int bnd_entry(MPI_File fh, MPI_Offset offset, const void *buf, int count, MPI_Datatype datatype,
        MPI_Status *status) __asm__("MPI_File_write_at");
int bnd_entry(MPI_File fh, MPI_Offset offset, const void *buf, int count, MPI_Datatype datatype, MPI_Status *status)
{
    return BND_FIRST(fh, offset, buf, count, datatype, status);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_File_write_at") __attribute__((alias("MPI_File_write_at")));
#endif

#ifdef BND_ENTRY_MPI_File_write_at_all
typedef int (bnd_type)(MPI_File fh, MPI_Offset offset, const void *buf, int count, MPI_Datatype datatype,
        MPI_Status *status);
#define bnd_last (bnd_type *)&PMPI_File_write_at_all
BND_LINKS(File_write_at_all)
int bnd_entry(MPI_File fh, MPI_Offset offset, const void *buf, int count, MPI_Datatype datatype,
        MPI_Status *status) __asm__("MPI_File_write_at_all");
int bnd_entry(MPI_File fh, MPI_Offset offset, const void *buf, int count, MPI_Datatype datatype, MPI_Status *status)
{
    return BND_FIRST(fh, offset, buf, count, datatype, status);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_File_write_at_all") __attribute__((alias("MPI_File_write_at_all")));
#endif

#ifdef BND_ENTRY_MPI_File_write_at_all_begin
typedef int (bnd_type)(MPI_File fh, MPI_Offset offset, const void *buf, int count, MPI_Datatype datatype);
#define bnd_last (bnd_type *)&PMPI_File_write_at_all_begin
BND_LINKS(File_write_at_all_begin)
int bnd_entry(MPI_File fh, MPI_Offset offset, const void *buf, int count,
        MPI_Datatype datatype) __asm__("MPI_File_write_at_all_begin");
int bnd_entry(MPI_File fh, MPI_Offset offset, const void *buf, int count, MPI_Datatype datatype)
{
    return BND_FIRST(fh, offset, buf, count, datatype);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_File_write_at_all_begin") __attribute__((alias("MPI_File_write_at_all_begin")));
#endif

#ifdef BND_ENTRY_MPI_File_write_at_all_begin_c
typedef int (bnd_type)(MPI_File fh, MPI_Offset offset, const void *buf, MPI_Count count, MPI_Datatype datatype);
#define bnd_last (bnd_type *)&PMPI_File_write_at_all_begin_c
BND_LINKS(File_write_at_all_begin_c)
int bnd_entry(MPI_File fh, MPI_Offset offset, const void *buf, MPI_Count count,
        MPI_Datatype datatype) __asm__("MPI_File_write_at_all_begin_c");
int bnd_entry(MPI_File fh, MPI_Offset offset, const void *buf, MPI_Count count, MPI_Datatype datatype)
{
    return BND_FIRST(fh, offset, buf, count, datatype);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_File_write_at_all_begin_c") __attribute__((alias("MPI_File_write_at_all_begin_c")));
#endif

#ifdef BND_ENTRY_MPI_File_write_at_all_c
typedef int (bnd_type)(MPI_File fh, MPI_Offset offset, const void *buf, MPI_Count count, MPI_Datatype datatype,
        MPI_Status *status);
#define bnd_last (bnd_type *)&PMPI_File_write_at_all_c
BND_LINKS(File_write_at_all_c)
int bnd_entry(MPI_File fh, MPI_Offset offset, const void *buf, MPI_Count count, MPI_Datatype datatype,
        MPI_Status *status) __asm__("MPI_File_write_at_all_c");
int bnd_entry(MPI_File fh, MPI_Offset offset, const void *buf, MPI_Count count, MPI_Datatype datatype,
        MPI_Status *status)
{
    return BND_FIRST(fh, offset, buf, count, datatype, status);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_File_write_at_all_c") __attribute__((alias("MPI_File_write_at_all_c")));
#endif

#ifdef BND_ENTRY_MPI_File_write_at_all_end
typedef int (bnd_type)(MPI_File fh, const void *buf, MPI_Status *status);
#define bnd_last (bnd_type *)&PMPI_File_write_at_all_end
BND_LINKS(File_write_at_all_end)
int bnd_entry(MPI_File fh, const void *buf, MPI_Status *status) __asm__("MPI_File_write_at_all_end");
int bnd_entry(MPI_File fh, const void *buf, MPI_Status *status)
{
    return BND_FIRST(fh, buf, status);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_File_write_at_all_end") __attribute__((alias("MPI_File_write_at_all_end")));
#endif

#ifdef BND_ENTRY_MPI_File_write_at_c
typedef int (bnd_type)(MPI_File fh, MPI_Offset offset, const void *buf, MPI_Count count, MPI_Datatype datatype,
        MPI_Status *status);
#define bnd_last (bnd_type *)&PMPI_File_write_at_c
BND_LINKS(File_write_at_c)
int bnd_entry(MPI_File fh, MPI_Offset offset, const void *buf, MPI_Count count, MPI_Datatype datatype,
        MPI_Status *status) __asm__("MPI_File_write_at_c");
int bnd_entry(MPI_File fh, MPI_Offset offset, const void *buf, MPI_Count count, MPI_Datatype datatype,
        MPI_Status *status)
{
    return BND_FIRST(fh, offset, buf, count, datatype, status);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_File_write_at_c") __attribute__((alias("MPI_File_write_at_c")));
#endif

#ifdef BND_ENTRY_MPI_File_write_c
typedef int (bnd_type)(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status);
#define bnd_last (bnd_type *)&PMPI_File_write_c
BND_LINKS(File_write_c)
int bnd_entry(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype,
        MPI_Status *status) __asm__("MPI_File_write_c");
int bnd_entry(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status)
{
    return BND_FIRST(fh, buf, count, datatype, status);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_File_write_c") __attribute__((alias("MPI_File_write_c")));
#endif

#ifdef BND_ENTRY_MPI_File_write_ordered
typedef int (bnd_type)(MPI_File fh, const void *buf, int count, MPI_Datatype datatype, MPI_Status *status);
#define bnd_last (bnd_type *)&PMPI_File_write_ordered
BND_LINKS(File_write_ordered)
int bnd_entry(MPI_File fh, const void *buf, int count, MPI_Datatype datatype,
        MPI_Status *status) __asm__("MPI_File_write_ordered");
int bnd_entry(MPI_File fh, const void *buf, int count, MPI_Datatype datatype, MPI_Status *status)
{
    return BND_FIRST(fh, buf, count, datatype, status);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_File_write_ordered") __attribute__((alias("MPI_File_write_ordered")));
#endif

#ifdef BND_ENTRY_MPI_File_write_ordered_begin
typedef int (bnd_type)(MPI_File fh, const void *buf, int count, MPI_Datatype datatype);
#define bnd_last (bnd_type *)&PMPI_File_write_ordered_begin
BND_LINKS(File_write_ordered_begin)
int bnd_entry(MPI_File fh, const void *buf, int count, MPI_Datatype datatype) __asm__("MPI_File_write_ordered_begin");
int bnd_entry(MPI_File fh, const void *buf, int count, MPI_Datatype datatype)
{
    return BND_FIRST(fh, buf, count, datatype);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_File_write_ordered_begin") __attribute__((alias("MPI_File_write_ordered_begin")));
#endif

#ifdef BND_ENTRY_MPI_File_write_ordered_begin_c
typedef int (bnd_type)(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype);
#define bnd_last (bnd_type *)&PMPI_File_write_ordered_begin_c
BND_LINKS(File_write_ordered_begin_c)
int bnd_entry(MPI_File fh, const void *buf, MPI_Count count,
        MPI_Datatype datatype) __asm__("MPI_File_write_ordered_begin_c");
int bnd_entry(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype)
{
    return BND_FIRST(fh, buf, count, datatype);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_File_write_ordered_begin_c") __attribute__((alias("MPI_File_write_ordered_begin_c")));
#endif

#ifdef BND_ENTRY_MPI_File_write_ordered_c
typedef int (bnd_type)(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status);
#define bnd_last (bnd_type *)&PMPI_File_write_ordered_c
BND_LINKS(File_write_ordered_c)
int bnd_entry(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype,
        MPI_Status *status) __asm__("MPI_File_write_ordered_c");
int bnd_entry(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status)
{
    return BND_FIRST(fh, buf, count, datatype, status);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_File_write_ordered_c") __attribute__((alias("MPI_File_write_ordered_c")));
#endif

#ifdef BND_ENTRY_MPI_File_write_ordered_end
typedef int (bnd_type)(MPI_File fh, const void *buf, MPI_Status *status);
#define bnd_last (bnd_type *)&PMPI_File_write_ordered_end
BND_LINKS(File_write_ordered_end)
int bnd_entry(MPI_File fh, const void *buf, MPI_Status *status) __asm__("MPI_File_write_ordered_end");
int bnd_entry(MPI_File fh, const void *buf, MPI_Status *status)
{
    return BND_FIRST(fh, buf, status);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_File_write_ordered_end") __attribute__((alias("MPI_File_write_ordered_end")));
#endif

#ifdef BND_ENTRY_MPI_File_write_shared
typedef int (bnd_type)(MPI_File fh, const void *buf, int count, MPI_Datatype datatype, MPI_Status *status);
#define bnd_last (bnd_type *)&PMPI_File_write_shared
BND_LINKS(File_write_shared)
int bnd_entry(MPI_File fh, const void *buf, int count, MPI_Datatype datatype,
        MPI_Status *status) __asm__("MPI_File_write_shared");
int bnd_entry(MPI_File fh, const void *buf, int count, MPI_Datatype datatype, MPI_Status *status)
{
    return BND_FIRST(fh, buf, count, datatype, status);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_File_write_shared") __attribute__((alias("MPI_File_write_shared")));
#endif

#ifdef BND_ENTRY_MPI_File_write_shared_c
typedef int (bnd_type)(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status);
#define bnd_last (bnd_type *)&PMPI_File_write_shared_c
BND_LINKS(File_write_shared_c)
int bnd_entry(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype,
        MPI_Status *status) __asm__("MPI_File_write_shared_c");
int bnd_entry(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status)
{
    return BND_FIRST(fh, buf, count, datatype, status);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_File_write_shared_c") __attribute__((alias("MPI_File_write_shared_c")));
#endif

#ifdef BND_ENTRY_MPI_Finalize
typedef int (bnd_type)(void);
#define bnd_last (bnd_type *)&PMPI_Finalize
BND_LINKS(Finalize)
int bnd_entry(void) __asm__("MPI_Finalize");
int bnd_entry(void)
{
    return BND_FIRST();
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Finalize") __attribute__((alias("MPI_Finalize")));
#endif

#ifdef BND_ENTRY_MPI_Finalized
typedef int (bnd_type)(int *flag);
#define bnd_last (bnd_type *)&PMPI_Finalized
BND_LINKS(Finalized)
int bnd_entry(int *flag) __asm__("MPI_Finalized");
int bnd_entry(int *flag)
{
    return BND_FIRST(flag);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Finalized") __attribute__((alias("MPI_Finalized")));
#endif

#ifdef BND_ENTRY_MPI_Free_mem
typedef int (bnd_type)(void *base);
#define bnd_last (bnd_type *)&PMPI_Free_mem
BND_LINKS(Free_mem)
int bnd_entry(void *base) __asm__("MPI_Free_mem");
int bnd_entry(void *base)
{
    return BND_FIRST(base);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Free_mem") __attribute__((alias("MPI_Free_mem")));
#endif

#ifdef BND_ENTRY_MPI_Gather
typedef int (bnd_type)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
        MPI_Datatype recvtype, int root, MPI_Comm comm);
#define bnd_last (bnd_type *)&PMPI_Gather
BND_LINKS(Gather)
int bnd_entry(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
        MPI_Datatype recvtype, int root, MPI_Comm comm) __asm__("MPI_Gather");
int bnd_entry(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
        MPI_Datatype recvtype, int root, MPI_Comm comm)
{
    return BND_FIRST(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Gather") __attribute__((alias("MPI_Gather")));
#endif

#ifdef BND_ENTRY_MPI_Gather_c
typedef int (bnd_type)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm);
#define bnd_last (bnd_type *)&PMPI_Gather_c
BND_LINKS(Gather_c)
int bnd_entry(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount,
        MPI_Datatype recvtype, int root, MPI_Comm comm) __asm__("MPI_Gather_c");
int bnd_entry(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount,
        MPI_Datatype recvtype, int root, MPI_Comm comm)
{
    return BND_FIRST(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Gather_c") __attribute__((alias("MPI_Gather_c")));
#endif

#ifdef BND_ENTRY_MPI_Gather_init
typedef int (bnd_type)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
        MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_Gather_init
BND_LINKS(Gather_init)
int bnd_entry(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
        MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info,
        MPI_Request *request) __asm__("MPI_Gather_init");
int bnd_entry(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
        MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    return BND_FIRST(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, info, request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Gather_init") __attribute__((alias("MPI_Gather_init")));
#endif

#ifdef BND_ENTRY_MPI_Gather_init_c
typedef int (bnd_type)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_Gather_init_c
BND_LINKS(Gather_init_c)
int bnd_entry(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount,
        MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info,
        MPI_Request *request) __asm__("MPI_Gather_init_c");
int bnd_entry(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount,
        MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    return BND_FIRST(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, info, request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Gather_init_c") __attribute__((alias("MPI_Gather_init_c")));
#endif

#ifdef BND_ENTRY_MPI_Gatherv
typedef int (bnd_type)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, const int *recvcounts,
        const int *displs, MPI_Datatype recvtype, int root, MPI_Comm comm);
#define bnd_last (bnd_type *)&PMPI_Gatherv
BND_LINKS(Gatherv)
int bnd_entry(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, const int *recvcounts,
        const int *displs, MPI_Datatype recvtype, int root, MPI_Comm comm) __asm__("MPI_Gatherv");
int bnd_entry(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, const int *recvcounts,
        const int *displs, MPI_Datatype recvtype, int root, MPI_Comm comm)
{
    return BND_FIRST(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Gatherv") __attribute__((alias("MPI_Gatherv")));
#endif

#ifdef BND_ENTRY_MPI_Gatherv_c
typedef int (bnd_type)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        const MPI_Count *recvcounts, const MPI_Aint *displs, MPI_Datatype recvtype, int root, MPI_Comm comm);
#define bnd_last (bnd_type *)&PMPI_Gatherv_c
BND_LINKS(Gatherv_c)
int bnd_entry(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        const MPI_Count *recvcounts, const MPI_Aint *displs, MPI_Datatype recvtype, int root,
        MPI_Comm comm) __asm__("MPI_Gatherv_c");
int bnd_entry(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        const MPI_Count *recvcounts, const MPI_Aint *displs, MPI_Datatype recvtype, int root, MPI_Comm comm)
{
    return BND_FIRST(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Gatherv_c") __attribute__((alias("MPI_Gatherv_c")));
#endif

#ifdef BND_ENTRY_MPI_Gatherv_init
typedef int (bnd_type)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, const int *recvcounts,
        const int *displs, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_Gatherv_init
BND_LINKS(Gatherv_init)
int bnd_entry(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, const int *recvcounts,
        const int *displs, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info,
        MPI_Request *request) __asm__("MPI_Gatherv_init");
int bnd_entry(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, const int *recvcounts,
        const int *displs, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    return BND_FIRST(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm, info, request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Gatherv_init") __attribute__((alias("MPI_Gatherv_init")));
#endif

#ifdef BND_ENTRY_MPI_Gatherv_init_c
typedef int (bnd_type)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        const MPI_Count *recvcounts, const MPI_Aint *displs, MPI_Datatype recvtype, int root, MPI_Comm comm,
        MPI_Info info, MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_Gatherv_init_c
BND_LINKS(Gatherv_init_c)
int bnd_entry(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        const MPI_Count *recvcounts, const MPI_Aint *displs, MPI_Datatype recvtype, int root, MPI_Comm comm,
        MPI_Info info, MPI_Request *request) __asm__("MPI_Gatherv_init_c");
int bnd_entry(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        const MPI_Count *recvcounts, const MPI_Aint *displs, MPI_Datatype recvtype, int root, MPI_Comm comm,
        MPI_Info info, MPI_Request *request)
{
    return BND_FIRST(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm, info, request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Gatherv_init_c") __attribute__((alias("MPI_Gatherv_init_c")));
#endif

#ifdef BND_ENTRY_MPI_Get
typedef int (bnd_type)(void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank,
        MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Win win);
#define bnd_last (bnd_type *)&PMPI_Get
BND_LINKS(Get)
int bnd_entry(void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank, MPI_Aint target_disp,
        int target_count, MPI_Datatype target_datatype, MPI_Win win) __asm__("MPI_Get");
int bnd_entry(void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank, MPI_Aint target_disp,
        int target_count, MPI_Datatype target_datatype, MPI_Win win)
{
    return BND_FIRST(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count,
            target_datatype, win);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Get") __attribute__((alias("MPI_Get")));
#endif

#ifdef BND_ENTRY_MPI_Get_accumulate
typedef int (bnd_type)(const void *origin_addr, int origin_count, MPI_Datatype origin_datatype, void *result_addr,
        int result_count, MPI_Datatype result_datatype, int target_rank, MPI_Aint target_disp, int target_count,
        MPI_Datatype target_datatype, MPI_Op op, MPI_Win win);
#define bnd_last (bnd_type *)&PMPI_Get_accumulate
BND_LINKS(Get_accumulate)
int bnd_entry(const void *origin_addr, int origin_count, MPI_Datatype origin_datatype, void *result_addr,
        int result_count, MPI_Datatype result_datatype, int target_rank, MPI_Aint target_disp, int target_count,
        MPI_Datatype target_datatype, MPI_Op op, MPI_Win win) __asm__("MPI_Get_accumulate");
int bnd_entry(const void *origin_addr, int origin_count, MPI_Datatype origin_datatype, void *result_addr,
        int result_count, MPI_Datatype result_datatype, int target_rank, MPI_Aint target_disp, int target_count,
        MPI_Datatype target_datatype, MPI_Op op, MPI_Win win)
{
    return BND_FIRST(origin_addr, origin_count, origin_datatype, result_addr, result_count, result_datatype,
            target_rank, target_disp, target_count, target_datatype, op, win);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Get_accumulate") __attribute__((alias("MPI_Get_accumulate")));
#endif

#ifdef BND_ENTRY_MPI_Get_accumulate_c
typedef int (bnd_type)(const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype,
        void *result_addr, MPI_Count result_count, MPI_Datatype result_datatype, int target_rank, MPI_Aint target_disp,
        MPI_Count target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win);
#define bnd_last (bnd_type *)&PMPI_Get_accumulate_c
BND_LINKS(Get_accumulate_c)
int bnd_entry(const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, void *result_addr,
        MPI_Count result_count, MPI_Datatype result_datatype, int target_rank, MPI_Aint target_disp,
        MPI_Count target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win) __asm__("MPI_Get_accumulate_c");
int bnd_entry(const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, void *result_addr,
        MPI_Count result_count, MPI_Datatype result_datatype, int target_rank, MPI_Aint target_disp,
        MPI_Count target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win)
{
    return BND_FIRST(origin_addr, origin_count, origin_datatype, result_addr, result_count, result_datatype,
            target_rank, target_disp, target_count, target_datatype, op, win);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Get_accumulate_c") __attribute__((alias("MPI_Get_accumulate_c")));
#endif

#ifdef BND_ENTRY_MPI_Get_address
typedef int (bnd_type)(const void *location, MPI_Aint *address);
#define bnd_last (bnd_type *)&PMPI_Get_address
BND_LINKS(Get_address)
int bnd_entry(const void *location, MPI_Aint *address) __asm__("MPI_Get_address");
int bnd_entry(const void *location, MPI_Aint *address)
{
    return BND_FIRST(location, address);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Get_address") __attribute__((alias("MPI_Get_address")));
#endif

#ifdef BND_ENTRY_MPI_Get_c
typedef int (bnd_type)(void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, int target_rank,
        MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Win win);
#define bnd_last (bnd_type *)&PMPI_Get_c
BND_LINKS(Get_c)
int bnd_entry(void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, int target_rank,
        MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Win win) __asm__("MPI_Get_c");
int bnd_entry(void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, int target_rank,
        MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Win win)
{
    return BND_FIRST(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count,
            target_datatype, win);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Get_c") __attribute__((alias("MPI_Get_c")));
#endif

#ifdef BND_ENTRY_MPI_Get_count
typedef int (bnd_type)(const MPI_Status *status, MPI_Datatype datatype, int *count);
#define bnd_last (bnd_type *)&PMPI_Get_count
BND_LINKS(Get_count)
int bnd_entry(const MPI_Status *status, MPI_Datatype datatype, int *count) __asm__("MPI_Get_count");
int bnd_entry(const MPI_Status *status, MPI_Datatype datatype, int *count)
{
    return BND_FIRST(status, datatype, count);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Get_count") __attribute__((alias("MPI_Get_count")));
#endif

#ifdef BND_ENTRY_MPI_Get_count_c
typedef int (bnd_type)(const MPI_Status *status, MPI_Datatype datatype, MPI_Count *count);
#define bnd_last (bnd_type *)&PMPI_Get_count_c
BND_LINKS(Get_count_c)
int bnd_entry(const MPI_Status *status, MPI_Datatype datatype, MPI_Count *count) __asm__("MPI_Get_count_c");
int bnd_entry(const MPI_Status *status, MPI_Datatype datatype, MPI_Count *count)
{
    return BND_FIRST(status, datatype, count);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Get_count_c") __attribute__((alias("MPI_Get_count_c")));
#endif

#ifdef BND_ENTRY_MPI_Get_elements
typedef int (bnd_type)(const MPI_Status *status, MPI_Datatype datatype, int *count);
#define bnd_last (bnd_type *)&PMPI_Get_elements
BND_LINKS(Get_elements)
int bnd_entry(const MPI_Status *status, MPI_Datatype datatype, int *count) __asm__("MPI_Get_elements");
int bnd_entry(const MPI_Status *status, MPI_Datatype datatype, int *count)
{
    return BND_FIRST(status, datatype, count);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Get_elements") __attribute__((alias("MPI_Get_elements")));
#endif

#ifdef BND_ENTRY_MPI_Get_elements_c
typedef int (bnd_type)(const MPI_Status *status, MPI_Datatype datatype, MPI_Count *count);
#define bnd_last (bnd_type *)&PMPI_Get_elements_c
BND_LINKS(Get_elements_c)
int bnd_entry(const MPI_Status *status, MPI_Datatype datatype, MPI_Count *count) __asm__("MPI_Get_elements_c");
int bnd_entry(const MPI_Status *status, MPI_Datatype datatype, MPI_Count *count)
{
    return BND_FIRST(status, datatype, count);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Get_elements_c") __attribute__((alias("MPI_Get_elements_c")));
#endif

#ifdef BND_ENTRY_MPI_Get_elements_x
typedef int (bnd_type)(const MPI_Status *status, MPI_Datatype datatype, MPI_Count *count);
#define bnd_last (bnd_type *)&PMPI_Get_elements_x
BND_LINKS(Get_elements_x)
int bnd_entry(const MPI_Status *status, MPI_Datatype datatype, MPI_Count *count) __asm__("MPI_Get_elements_x");
int bnd_entry(const MPI_Status *status, MPI_Datatype datatype, MPI_Count *count)
{
    return BND_FIRST(status, datatype, count);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Get_elements_x") __attribute__((alias("MPI_Get_elements_x")));
#endif

#ifdef BND_ENTRY_MPI_Get_hw_resource_info
typedef int (bnd_type)(MPI_Info *hw_info);
#define bnd_last (bnd_type *)&PMPI_Get_hw_resource_info
BND_LINKS(Get_hw_resource_info)
int bnd_entry(MPI_Info *hw_info) __asm__("MPI_Get_hw_resource_info");
int bnd_entry(MPI_Info *hw_info)
{
    return BND_FIRST(hw_info);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Get_hw_resource_info") __attribute__((alias("MPI_Get_hw_resource_info")));
#endif

#ifdef BND_ENTRY_MPI_Get_library_version
typedef int (bnd_type)(char *version, int *resultlen);
#define bnd_last (bnd_type *)&PMPI_Get_library_version
BND_LINKS(Get_library_version)
int bnd_entry(char *version, int *resultlen) __asm__("MPI_Get_library_version");
int bnd_entry(char *version, int *resultlen)
{
    return BND_FIRST(version, resultlen);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Get_library_version") __attribute__((alias("MPI_Get_library_version")));
#endif

#ifdef BND_ENTRY_MPI_Get_processor_name
typedef int (bnd_type)(char *name, int *resultlen);
#define bnd_last (bnd_type *)&PMPI_Get_processor_name
BND_LINKS(Get_processor_name)
int bnd_entry(char *name, int *resultlen) __asm__("MPI_Get_processor_name");
int bnd_entry(char *name, int *resultlen)
{
    return BND_FIRST(name, resultlen);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Get_processor_name") __attribute__((alias("MPI_Get_processor_name")));
#endif

#ifdef BND_ENTRY_MPI_Get_version
typedef int (bnd_type)(int *version, int *subversion);
#define bnd_last (bnd_type *)&PMPI_Get_version
BND_LINKS(Get_version)
int bnd_entry(int *version, int *subversion) __asm__("MPI_Get_version");
int bnd_entry(int *version, int *subversion)
{
    return BND_FIRST(version, subversion);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Get_version") __attribute__((alias("MPI_Get_version")));
#endif

#ifdef BND_ENTRY_MPI_Graph_create
typedef int (bnd_type)(MPI_Comm comm_old, int nnodes, const int *index, const int *edges, int reorder,
        MPI_Comm *comm_graph);
#define bnd_last (bnd_type *)&PMPI_Graph_create
BND_LINKS(Graph_create)
int bnd_entry(MPI_Comm comm_old, int nnodes, const int *index, const int *edges, int reorder,
        MPI_Comm *comm_graph) __asm__("MPI_Graph_create");
int bnd_entry(MPI_Comm comm_old, int nnodes, const int *index, const int *edges, int reorder, MPI_Comm *comm_graph)
{
    return BND_FIRST(comm_old, nnodes, index, edges, reorder, comm_graph);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Graph_create") __attribute__((alias("MPI_Graph_create")));
#endif

#ifdef BND_ENTRY_MPI_Graph_get
typedef int (bnd_type)(MPI_Comm comm, int maxindex, int maxedges, int *index, int *edges);
#define bnd_last (bnd_type *)&PMPI_Graph_get
BND_LINKS(Graph_get)
int bnd_entry(MPI_Comm comm, int maxindex, int maxedges, int *index, int *edges) __asm__("MPI_Graph_get");
int bnd_entry(MPI_Comm comm, int maxindex, int maxedges, int *index, int *edges)
{
    return BND_FIRST(comm, maxindex, maxedges, index, edges);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Graph_get") __attribute__((alias("MPI_Graph_get")));
#endif

#ifdef BND_ENTRY_MPI_Graph_map
typedef int (bnd_type)(MPI_Comm comm, int nnodes, const int *index, const int *edges, int *newrank);
#define bnd_last (bnd_type *)&PMPI_Graph_map
BND_LINKS(Graph_map)
int bnd_entry(MPI_Comm comm, int nnodes, const int *index, const int *edges, int *newrank) __asm__("MPI_Graph_map");
int bnd_entry(MPI_Comm comm, int nnodes, const int *index, const int *edges, int *newrank)
{
    return BND_FIRST(comm, nnodes, index, edges, newrank);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Graph_map") __attribute__((alias("MPI_Graph_map")));
#endif

#ifdef BND_ENTRY_MPI_Graph_neighbors
typedef int (bnd_type)(MPI_Comm comm, int rank, int maxneighbors, int *neighbors);
#define bnd_last (bnd_type *)&PMPI_Graph_neighbors
BND_LINKS(Graph_neighbors)
int bnd_entry(MPI_Comm comm, int rank, int maxneighbors, int *neighbors) __asm__("MPI_Graph_neighbors");
int bnd_entry(MPI_Comm comm, int rank, int maxneighbors, int *neighbors)
{
    return BND_FIRST(comm, rank, maxneighbors, neighbors);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Graph_neighbors") __attribute__((alias("MPI_Graph_neighbors")));
#endif

#ifdef BND_ENTRY_MPI_Graph_neighbors_count
typedef int (bnd_type)(MPI_Comm comm, int rank, int *nneighbors);
#define bnd_last (bnd_type *)&PMPI_Graph_neighbors_count
BND_LINKS(Graph_neighbors_count)
int bnd_entry(MPI_Comm comm, int rank, int *nneighbors) __asm__("MPI_Graph_neighbors_count");
int bnd_entry(MPI_Comm comm, int rank, int *nneighbors)
{
    return BND_FIRST(comm, rank, nneighbors);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Graph_neighbors_count") __attribute__((alias("MPI_Graph_neighbors_count")));
#endif

#ifdef BND_ENTRY_MPI_Graphdims_get
typedef int (bnd_type)(MPI_Comm comm, int *nnodes, int *nedges);
#define bnd_last (bnd_type *)&PMPI_Graphdims_get
BND_LINKS(Graphdims_get)
int bnd_entry(MPI_Comm comm, int *nnodes, int *nedges) __asm__("MPI_Graphdims_get");
int bnd_entry(MPI_Comm comm, int *nnodes, int *nedges)
{
    return BND_FIRST(comm, nnodes, nedges);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Graphdims_get") __attribute__((alias("MPI_Graphdims_get")));
#endif

#ifdef BND_ENTRY_MPI_Grequest_complete
typedef int (bnd_type)(MPI_Request request);
#define bnd_last (bnd_type *)&PMPI_Grequest_complete
BND_LINKS(Grequest_complete)
int bnd_entry(MPI_Request request) __asm__("MPI_Grequest_complete");
int bnd_entry(MPI_Request request)
{
    return BND_FIRST(request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Grequest_complete") __attribute__((alias("MPI_Grequest_complete")));
#endif

#ifdef BND_ENTRY_MPI_Grequest_start
typedef int (bnd_type)(MPI_Grequest_query_function *query_fn, MPI_Grequest_free_function *free_fn,
        MPI_Grequest_cancel_function *cancel_fn, void *extra_state, MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_Grequest_start
BND_LINKS(Grequest_start)
int bnd_entry(MPI_Grequest_query_function *query_fn, MPI_Grequest_free_function *free_fn,
        MPI_Grequest_cancel_function *cancel_fn, void *extra_state,
        MPI_Request *request) __asm__("MPI_Grequest_start");
int bnd_entry(MPI_Grequest_query_function *query_fn, MPI_Grequest_free_function *free_fn,
        MPI_Grequest_cancel_function *cancel_fn, void *extra_state, MPI_Request *request)
{
    return BND_FIRST(query_fn, free_fn, cancel_fn, extra_state, request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Grequest_start") __attribute__((alias("MPI_Grequest_start")));
#endif

#ifdef BND_ENTRY_MPI_Group_c2f
typedef MPI_Fint (bnd_type)(MPI_Group group);
#define bnd_last (bnd_type *)&PMPI_Group_c2f
BND_LINKS(Group_c2f)
MPI_Fint bnd_entry(MPI_Group group) __asm__("MPI_Group_c2f");
MPI_Fint bnd_entry(MPI_Group group)
{
    return BND_FIRST(group);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Group_c2f") __attribute__((alias("MPI_Group_c2f")));
#endif

#ifdef BND_ENTRY_MPI_Group_compare
typedef int (bnd_type)(MPI_Group group1, MPI_Group group2, int *result);
#define bnd_last (bnd_type *)&PMPI_Group_compare
BND_LINKS(Group_compare)
int bnd_entry(MPI_Group group1, MPI_Group group2, int *result) __asm__("MPI_Group_compare");
int bnd_entry(MPI_Group group1, MPI_Group group2, int *result)
{
    return BND_FIRST(group1, group2, result);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Group_compare") __attribute__((alias("MPI_Group_compare")));
#endif

#ifdef BND_ENTRY_MPI_Group_difference
typedef int (bnd_type)(MPI_Group group1, MPI_Group group2, MPI_Group *newgroup);
#define bnd_last (bnd_type *)&PMPI_Group_difference
BND_LINKS(Group_difference)
int bnd_entry(MPI_Group group1, MPI_Group group2, MPI_Group *newgroup) __asm__("MPI_Group_difference");
int bnd_entry(MPI_Group group1, MPI_Group group2, MPI_Group *newgroup)
{
    return BND_FIRST(group1, group2, newgroup);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Group_difference") __attribute__((alias("MPI_Group_difference")));
#endif

#ifdef BND_ENTRY_MPI_Group_excl
typedef int (bnd_type)(MPI_Group group, int n, const int *ranks, MPI_Group *newgroup);
#define bnd_last (bnd_type *)&PMPI_Group_excl
BND_LINKS(Group_excl)
int bnd_entry(MPI_Group group, int n, const int *ranks, MPI_Group *newgroup) __asm__("MPI_Group_excl");
int bnd_entry(MPI_Group group, int n, const int *ranks, MPI_Group *newgroup)
{
    return BND_FIRST(group, n, ranks, newgroup);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Group_excl") __attribute__((alias("MPI_Group_excl")));
#endif

#ifdef BND_ENTRY_MPI_Group_f2c
typedef MPI_Group (bnd_type)(MPI_Fint group);
#define bnd_last (bnd_type *)&PMPI_Group_f2c
BND_LINKS(Group_f2c)
MPI_Group bnd_entry(MPI_Fint group) __asm__("MPI_Group_f2c");
MPI_Group bnd_entry(MPI_Fint group)
{
    return BND_FIRST(group);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Group_f2c") __attribute__((alias("MPI_Group_f2c")));
#endif

#ifdef BND_ENTRY_MPI_Group_free
typedef int (bnd_type)(MPI_Group *group);
#define bnd_last (bnd_type *)&PMPI_Group_free
BND_LINKS(Group_free)
int bnd_entry(MPI_Group *group) __asm__("MPI_Group_free");
int bnd_entry(MPI_Group *group)
{
    return BND_FIRST(group);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Group_free") __attribute__((alias("MPI_Group_free")));
#endif

#ifdef BND_ENTRY_MPI_Group_from_session_pset
typedef int (bnd_type)(MPI_Session session, const char *pset_name, MPI_Group *newgroup);
#define bnd_last (bnd_type *)&PMPI_Group_from_session_pset
BND_LINKS(Group_from_session_pset)
int bnd_entry(MPI_Session session, const char *pset_name, MPI_Group *newgroup) __asm__("MPI_Group_from_session_pset");
int bnd_entry(MPI_Session session, const char *pset_name, MPI_Group *newgroup)
{
    return BND_FIRST(session, pset_name, newgroup);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Group_from_session_pset") __attribute__((alias("MPI_Group_from_session_pset")));
#endif

#ifdef BND_ENTRY_MPI_Group_fromint
typedef MPI_Group (bnd_type)(int group);
#define bnd_last (bnd_type *)&PMPI_Group_fromint
BND_LINKS(Group_fromint)
MPI_Group bnd_entry(int group) __asm__("MPI_Group_fromint");
MPI_Group bnd_entry(int group)
{
    return BND_FIRST(group);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Group_fromint") __attribute__((alias("MPI_Group_fromint")));
#endif

#ifdef BND_ENTRY_MPI_Group_incl
typedef int (bnd_type)(MPI_Group group, int n, const int *ranks, MPI_Group *newgroup);
#define bnd_last (bnd_type *)&PMPI_Group_incl
BND_LINKS(Group_incl)
int bnd_entry(MPI_Group group, int n, const int *ranks, MPI_Group *newgroup) __asm__("MPI_Group_incl");
int bnd_entry(MPI_Group group, int n, const int *ranks, MPI_Group *newgroup)
{
    return BND_FIRST(group, n, ranks, newgroup);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Group_incl") __attribute__((alias("MPI_Group_incl")));
#endif

#ifdef BND_ENTRY_MPI_Group_intersection
typedef int (bnd_type)(MPI_Group group1, MPI_Group group2, MPI_Group *newgroup);
#define bnd_last (bnd_type *)&PMPI_Group_intersection
BND_LINKS(Group_intersection)
int bnd_entry(MPI_Group group1, MPI_Group group2, MPI_Group *newgroup) __asm__("MPI_Group_intersection");
int bnd_entry(MPI_Group group1, MPI_Group group2, MPI_Group *newgroup)
{
    return BND_FIRST(group1, group2, newgroup);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Group_intersection") __attribute__((alias("MPI_Group_intersection")));
#endif

#ifdef BND_ENTRY_MPI_Group_range_excl
typedef int (bnd_type)(MPI_Group group, int n, int (*ranges)[3], MPI_Group *newgroup);
#define bnd_last (bnd_type *)&PMPI_Group_range_excl
BND_LINKS(Group_range_excl)
int bnd_entry(MPI_Group group, int n, int (*ranges)[3], MPI_Group *newgroup) __asm__("MPI_Group_range_excl");
int bnd_entry(MPI_Group group, int n, int (*ranges)[3], MPI_Group *newgroup)
{
    return BND_FIRST(group, n, ranges, newgroup);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Group_range_excl") __attribute__((alias("MPI_Group_range_excl")));
#endif

#ifdef BND_ENTRY_MPI_Group_range_incl
typedef int (bnd_type)(MPI_Group group, int n, int (*ranges)[3], MPI_Group *newgroup);
#define bnd_last (bnd_type *)&PMPI_Group_range_incl
BND_LINKS(Group_range_incl)
int bnd_entry(MPI_Group group, int n, int (*ranges)[3], MPI_Group *newgroup) __asm__("MPI_Group_range_incl");
int bnd_entry(MPI_Group group, int n, int (*ranges)[3], MPI_Group *newgroup)
{
    return BND_FIRST(group, n, ranges, newgroup);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Group_range_incl") __attribute__((alias("MPI_Group_range_incl")));
#endif

#ifdef BND_ENTRY_MPI_Group_rank
typedef int (bnd_type)(MPI_Group group, int *rank);
#define bnd_last (bnd_type *)&PMPI_Group_rank
BND_LINKS(Group_rank)
int bnd_entry(MPI_Group group, int *rank) __asm__("MPI_Group_rank");
int bnd_entry(MPI_Group group, int *rank)
{
    return BND_FIRST(group, rank);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Group_rank") __attribute__((alias("MPI_Group_rank")));
#endif

#ifdef BND_ENTRY_MPI_Group_size
typedef int (bnd_type)(MPI_Group group, int *size);
#define bnd_last (bnd_type *)&PMPI_Group_size
BND_LINKS(Group_size)
int bnd_entry(MPI_Group group, int *size) __asm__("MPI_Group_size");
int bnd_entry(MPI_Group group, int *size)
{
    return BND_FIRST(group, size);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Group_size") __attribute__((alias("MPI_Group_size")));
#endif

#ifdef BND_ENTRY_MPI_Group_toint
typedef int (bnd_type)(MPI_Group group);
#define bnd_last (bnd_type *)&PMPI_Group_toint
BND_LINKS(Group_toint)
int bnd_entry(MPI_Group group) __asm__("MPI_Group_toint");
int bnd_entry(MPI_Group group)
{
    return BND_FIRST(group);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Group_toint") __attribute__((alias("MPI_Group_toint")));
#endif

#ifdef BND_ENTRY_MPI_Group_translate_ranks
typedef int (bnd_type)(MPI_Group group1, int n, const int *ranks1, MPI_Group group2, int *ranks2);
#define bnd_last (bnd_type *)&PMPI_Group_translate_ranks
BND_LINKS(Group_translate_ranks)
int bnd_entry(MPI_Group group1, int n, const int *ranks1, MPI_Group group2,
        int *ranks2) __asm__("MPI_Group_translate_ranks");
int bnd_entry(MPI_Group group1, int n, const int *ranks1, MPI_Group group2, int *ranks2)
{
    return BND_FIRST(group1, n, ranks1, group2, ranks2);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Group_translate_ranks") __attribute__((alias("MPI_Group_translate_ranks")));
#endif

#ifdef BND_ENTRY_MPI_Group_union
typedef int (bnd_type)(MPI_Group group1, MPI_Group group2, MPI_Group *newgroup);
#define bnd_last (bnd_type *)&PMPI_Group_union
BND_LINKS(Group_union)
int bnd_entry(MPI_Group group1, MPI_Group group2, MPI_Group *newgroup) __asm__("MPI_Group_union");
int bnd_entry(MPI_Group group1, MPI_Group group2, MPI_Group *newgroup)
{
    return BND_FIRST(group1, group2, newgroup);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Group_union") __attribute__((alias("MPI_Group_union")));
#endif

#ifdef BND_ENTRY_MPI_Iallgather
typedef int (bnd_type)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
        MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_Iallgather
BND_LINKS(Iallgather)
int bnd_entry(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
        MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request) __asm__("MPI_Iallgather");
int bnd_entry(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
        MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)
{
    return BND_FIRST(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Iallgather") __attribute__((alias("MPI_Iallgather")));
#endif

#ifdef BND_ENTRY_MPI_Iallgather_c
typedef int (bnd_type)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_Iallgather_c
BND_LINKS(Iallgather_c)
int bnd_entry(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount,
        MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request) __asm__("MPI_Iallgather_c");
int bnd_entry(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount,
        MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)
{
    return BND_FIRST(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Iallgather_c") __attribute__((alias("MPI_Iallgather_c")));
#endif

#ifdef BND_ENTRY_MPI_Iallgatherv
typedef int (bnd_type)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, const int *recvcounts,
        const int *displs, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_Iallgatherv
BND_LINKS(Iallgatherv)
int bnd_entry(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, const int *recvcounts,
        const int *displs, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request) __asm__("MPI_Iallgatherv");
int bnd_entry(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, const int *recvcounts,
        const int *displs, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)
{
    return BND_FIRST(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Iallgatherv") __attribute__((alias("MPI_Iallgatherv")));
#endif

#ifdef BND_ENTRY_MPI_Iallgatherv_c
typedef int (bnd_type)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        const MPI_Count *recvcounts, const MPI_Aint *displs, MPI_Datatype recvtype, MPI_Comm comm,
        MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_Iallgatherv_c
BND_LINKS(Iallgatherv_c)
int bnd_entry(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        const MPI_Count *recvcounts, const MPI_Aint *displs, MPI_Datatype recvtype, MPI_Comm comm,
        MPI_Request *request) __asm__("MPI_Iallgatherv_c");
int bnd_entry(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        const MPI_Count *recvcounts, const MPI_Aint *displs, MPI_Datatype recvtype, MPI_Comm comm,
        MPI_Request *request)
{
    return BND_FIRST(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Iallgatherv_c") __attribute__((alias("MPI_Iallgatherv_c")));
#endif

#ifdef BND_ENTRY_MPI_Iallreduce
typedef int (bnd_type)(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm,
        MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_Iallreduce
BND_LINKS(Iallreduce)
int bnd_entry(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm,
        MPI_Request *request) __asm__("MPI_Iallreduce");
int bnd_entry(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm,
        MPI_Request *request)
{
    return BND_FIRST(sendbuf, recvbuf, count, datatype, op, comm, request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Iallreduce") __attribute__((alias("MPI_Iallreduce")));
#endif

#ifdef BND_ENTRY_MPI_Iallreduce_c
typedef int (bnd_type)(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op,
        MPI_Comm comm, MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_Iallreduce_c
BND_LINKS(Iallreduce_c)
int bnd_entry(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm,
        MPI_Request *request) __asm__("MPI_Iallreduce_c");
int bnd_entry(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm,
        MPI_Request *request)
{
    return BND_FIRST(sendbuf, recvbuf, count, datatype, op, comm, request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Iallreduce_c") __attribute__((alias("MPI_Iallreduce_c")));
#endif

#ifdef BND_ENTRY_MPI_Ialltoall
typedef int (bnd_type)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
        MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_Ialltoall
BND_LINKS(Ialltoall)
int bnd_entry(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
        MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request) __asm__("MPI_Ialltoall");
int bnd_entry(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
        MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)
{
    return BND_FIRST(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Ialltoall") __attribute__((alias("MPI_Ialltoall")));
#endif

#ifdef BND_ENTRY_MPI_Ialltoall_c
typedef int (bnd_type)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_Ialltoall_c
BND_LINKS(Ialltoall_c)
int bnd_entry(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount,
        MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request) __asm__("MPI_Ialltoall_c");
int bnd_entry(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount,
        MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)
{
    return BND_FIRST(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Ialltoall_c") __attribute__((alias("MPI_Ialltoall_c")));
#endif

#ifdef BND_ENTRY_MPI_Ialltoallv
typedef int (bnd_type)(const void *sendbuf, const int *sendcounts, const int *sdispls, MPI_Datatype sendtype,
        void *recvbuf, const int *recvcounts, const int *rdispls, MPI_Datatype recvtype, MPI_Comm comm,
        MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_Ialltoallv
BND_LINKS(Ialltoallv)
int bnd_entry(const void *sendbuf, const int *sendcounts, const int *sdispls, MPI_Datatype sendtype, void *recvbuf,
        const int *recvcounts, const int *rdispls, MPI_Datatype recvtype, MPI_Comm comm,
        MPI_Request *request) __asm__("MPI_Ialltoallv");
int bnd_entry(const void *sendbuf, const int *sendcounts, const int *sdispls, MPI_Datatype sendtype, void *recvbuf,
        const int *recvcounts, const int *rdispls, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)
{
    return BND_FIRST(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Ialltoallv") __attribute__((alias("MPI_Ialltoallv")));
#endif

#ifdef BND_ENTRY_MPI_Ialltoallv_c
typedef int (bnd_type)(const void *sendbuf, const MPI_Count *sendcounts, const MPI_Aint *sdispls,
        MPI_Datatype sendtype, void *recvbuf, const MPI_Count *recvcounts, const MPI_Aint *rdispls,
        MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_Ialltoallv_c
BND_LINKS(Ialltoallv_c)
int bnd_entry(const void *sendbuf, const MPI_Count *sendcounts, const MPI_Aint *sdispls, MPI_Datatype sendtype,
        void *recvbuf, const MPI_Count *recvcounts, const MPI_Aint *rdispls, MPI_Datatype recvtype, MPI_Comm comm,
        MPI_Request *request) __asm__("MPI_Ialltoallv_c");
int bnd_entry(const void *sendbuf, const MPI_Count *sendcounts, const MPI_Aint *sdispls, MPI_Datatype sendtype,
        void *recvbuf, const MPI_Count *recvcounts, const MPI_Aint *rdispls, MPI_Datatype recvtype, MPI_Comm comm,
        MPI_Request *request)
{
    return BND_FIRST(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Ialltoallv_c") __attribute__((alias("MPI_Ialltoallv_c")));
#endif

#ifdef BND_ENTRY_MPI_Ialltoallw
typedef int (bnd_type)(const void *sendbuf, const int *sendcounts, const int *sdispls, const MPI_Datatype *sendtypes,
        void *recvbuf, const int *recvcounts, const int *rdispls, const MPI_Datatype *recvtypes, MPI_Comm comm,
        MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_Ialltoallw
BND_LINKS(Ialltoallw)
int bnd_entry(const void *sendbuf, const int *sendcounts, const int *sdispls, const MPI_Datatype *sendtypes,
        void *recvbuf, const int *recvcounts, const int *rdispls, const MPI_Datatype *recvtypes, MPI_Comm comm,
        MPI_Request *request) __asm__("MPI_Ialltoallw");
int bnd_entry(const void *sendbuf, const int *sendcounts, const int *sdispls, const MPI_Datatype *sendtypes,
        void *recvbuf, const int *recvcounts, const int *rdispls, const MPI_Datatype *recvtypes, MPI_Comm comm,
        MPI_Request *request)
{
    return BND_FIRST(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Ialltoallw") __attribute__((alias("MPI_Ialltoallw")));
#endif

#ifdef BND_ENTRY_MPI_Ialltoallw_c
typedef int (bnd_type)(const void *sendbuf, const MPI_Count *sendcounts, const MPI_Aint *sdispls,
        const MPI_Datatype *sendtypes, void *recvbuf, const MPI_Count *recvcounts, const MPI_Aint *rdispls,
        const MPI_Datatype *recvtypes, MPI_Comm comm, MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_Ialltoallw_c
BND_LINKS(Ialltoallw_c)
int bnd_entry(const void *sendbuf, const MPI_Count *sendcounts, const MPI_Aint *sdispls, const MPI_Datatype *sendtypes,
        void *recvbuf, const MPI_Count *recvcounts, const MPI_Aint *rdispls, const MPI_Datatype *recvtypes,
        MPI_Comm comm, MPI_Request *request) __asm__("MPI_Ialltoallw_c");
int bnd_entry(const void *sendbuf, const MPI_Count *sendcounts, const MPI_Aint *sdispls, const MPI_Datatype *sendtypes,
        void *recvbuf, const MPI_Count *recvcounts, const MPI_Aint *rdispls, const MPI_Datatype *recvtypes,
        MPI_Comm comm, MPI_Request *request)
{
    return BND_FIRST(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Ialltoallw_c") __attribute__((alias("MPI_Ialltoallw_c")));
#endif

#ifdef BND_ENTRY_MPI_Ibarrier
typedef int (bnd_type)(MPI_Comm comm, MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_Ibarrier
BND_LINKS(Ibarrier)
int bnd_entry(MPI_Comm comm, MPI_Request *request) __asm__("MPI_Ibarrier");
int bnd_entry(MPI_Comm comm, MPI_Request *request)
{
    return BND_FIRST(comm, request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Ibarrier") __attribute__((alias("MPI_Ibarrier")));
#endif

#ifdef BND_ENTRY_MPI_Ibcast
typedef int (bnd_type)(void *buffer, int count, MPI_Datatype datatype, int root, MPI_Comm comm, MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_Ibcast
BND_LINKS(Ibcast)
int bnd_entry(void *buffer, int count, MPI_Datatype datatype, int root, MPI_Comm comm,
        MPI_Request *request) __asm__("MPI_Ibcast");
int bnd_entry(void *buffer, int count, MPI_Datatype datatype, int root, MPI_Comm comm, MPI_Request *request)
{
    return BND_FIRST(buffer, count, datatype, root, comm, request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Ibcast") __attribute__((alias("MPI_Ibcast")));
#endif

#ifdef BND_ENTRY_MPI_Ibcast_c
typedef int (bnd_type)(void *buffer, MPI_Count count, MPI_Datatype datatype, int root, MPI_Comm comm,
        MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_Ibcast_c
BND_LINKS(Ibcast_c)
int bnd_entry(void *buffer, MPI_Count count, MPI_Datatype datatype, int root, MPI_Comm comm,
        MPI_Request *request) __asm__("MPI_Ibcast_c");
int bnd_entry(void *buffer, MPI_Count count, MPI_Datatype datatype, int root, MPI_Comm comm, MPI_Request *request)
{
    return BND_FIRST(buffer, count, datatype, root, comm, request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Ibcast_c") __attribute__((alias("MPI_Ibcast_c")));
#endif

#ifdef BND_ENTRY_MPI_Ibsend
typedef int (bnd_type)(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_Ibsend
BND_LINKS(Ibsend)
int bnd_entry(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request) __asm__("MPI_Ibsend");
int bnd_entry(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request)
{
    return BND_FIRST(buf, count, datatype, dest, tag, comm, request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Ibsend") __attribute__((alias("MPI_Ibsend")));
#endif

#ifdef BND_ENTRY_MPI_Ibsend_c
typedef int (bnd_type)(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_Ibsend_c
BND_LINKS(Ibsend_c)
int bnd_entry(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request) __asm__("MPI_Ibsend_c");
int bnd_entry(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request)
{
    return BND_FIRST(buf, count, datatype, dest, tag, comm, request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Ibsend_c") __attribute__((alias("MPI_Ibsend_c")));
#endif

#ifdef BND_ENTRY_MPI_Iexscan
typedef int (bnd_type)(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm,
        MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_Iexscan
BND_LINKS(Iexscan)
int bnd_entry(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm,
        MPI_Request *request) __asm__("MPI_Iexscan");
int bnd_entry(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm,
        MPI_Request *request)
{
    return BND_FIRST(sendbuf, recvbuf, count, datatype, op, comm, request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Iexscan") __attribute__((alias("MPI_Iexscan")));
#endif

#ifdef BND_ENTRY_MPI_Iexscan_c
typedef int (bnd_type)(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op,
        MPI_Comm comm, MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_Iexscan_c
BND_LINKS(Iexscan_c)
int bnd_entry(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm,
        MPI_Request *request) __asm__("MPI_Iexscan_c");
int bnd_entry(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm,
        MPI_Request *request)
{
    return BND_FIRST(sendbuf, recvbuf, count, datatype, op, comm, request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Iexscan_c") __attribute__((alias("MPI_Iexscan_c")));
#endif

#ifdef BND_ENTRY_MPI_Igather
typedef int (bnd_type)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
        MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_Igather
BND_LINKS(Igather)
int bnd_entry(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
        MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Request *request) __asm__("MPI_Igather");
int bnd_entry(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
        MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Request *request)
{
    return BND_FIRST(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Igather") __attribute__((alias("MPI_Igather")));
#endif

#ifdef BND_ENTRY_MPI_Igather_c
typedef int (bnd_type)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_Igather_c
BND_LINKS(Igather_c)
int bnd_entry(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount,
        MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Request *request) __asm__("MPI_Igather_c");
int bnd_entry(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount,
        MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Request *request)
{
    return BND_FIRST(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Igather_c") __attribute__((alias("MPI_Igather_c")));
#endif

#ifdef BND_ENTRY_MPI_Igatherv
typedef int (bnd_type)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, const int *recvcounts,
        const int *displs, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_Igatherv
BND_LINKS(Igatherv)
int bnd_entry(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, const int *recvcounts,
        const int *displs, MPI_Datatype recvtype, int root, MPI_Comm comm,
        MPI_Request *request) __asm__("MPI_Igatherv");
int bnd_entry(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, const int *recvcounts,
        const int *displs, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Request *request)
{
    return BND_FIRST(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm, request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Igatherv") __attribute__((alias("MPI_Igatherv")));
#endif

#ifdef BND_ENTRY_MPI_Igatherv_c
typedef int (bnd_type)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        const MPI_Count *recvcounts, const MPI_Aint *displs, MPI_Datatype recvtype, int root, MPI_Comm comm,
        MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_Igatherv_c
BND_LINKS(Igatherv_c)
int bnd_entry(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        const MPI_Count *recvcounts, const MPI_Aint *displs, MPI_Datatype recvtype, int root, MPI_Comm comm,
        MPI_Request *request) __asm__("MPI_Igatherv_c");
int bnd_entry(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        const MPI_Count *recvcounts, const MPI_Aint *displs, MPI_Datatype recvtype, int root, MPI_Comm comm,
        MPI_Request *request)
{
    return BND_FIRST(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm, request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Igatherv_c") __attribute__((alias("MPI_Igatherv_c")));
#endif

#ifdef BND_ENTRY_MPI_Improbe
typedef int (bnd_type)(int source, int tag, MPI_Comm comm, int *flag, MPI_Message *message, MPI_Status *status);
#define bnd_last (bnd_type *)&PMPI_Improbe
BND_LINKS(Improbe)
int bnd_entry(int source, int tag, MPI_Comm comm, int *flag, MPI_Message *message,
        MPI_Status *status) __asm__("MPI_Improbe");
int bnd_entry(int source, int tag, MPI_Comm comm, int *flag, MPI_Message *message, MPI_Status *status)
{
    return BND_FIRST(source, tag, comm, flag, message, status);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Improbe") __attribute__((alias("MPI_Improbe")));
#endif

#ifdef BND_ENTRY_MPI_Imrecv
typedef int (bnd_type)(void *buf, int count, MPI_Datatype datatype, MPI_Message *message, MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_Imrecv
BND_LINKS(Imrecv)
int bnd_entry(void *buf, int count, MPI_Datatype datatype, MPI_Message *message,
        MPI_Request *request) __asm__("MPI_Imrecv");
int bnd_entry(void *buf, int count, MPI_Datatype datatype, MPI_Message *message, MPI_Request *request)
{
    return BND_FIRST(buf, count, datatype, message, request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Imrecv") __attribute__((alias("MPI_Imrecv")));
#endif

#ifdef BND_ENTRY_MPI_Imrecv_c
typedef int (bnd_type)(void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Message *message, MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_Imrecv_c
BND_LINKS(Imrecv_c)
int bnd_entry(void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Message *message,
        MPI_Request *request) __asm__("MPI_Imrecv_c");
int bnd_entry(void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Message *message, MPI_Request *request)
{
    return BND_FIRST(buf, count, datatype, message, request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Imrecv_c") __attribute__((alias("MPI_Imrecv_c")));
#endif

#ifdef BND_ENTRY_MPI_Ineighbor_allgather
typedef int (bnd_type)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
        MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_Ineighbor_allgather
BND_LINKS(Ineighbor_allgather)
int bnd_entry(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
        MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request) __asm__("MPI_Ineighbor_allgather");
int bnd_entry(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
        MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)
{
    return BND_FIRST(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Ineighbor_allgather") __attribute__((alias("MPI_Ineighbor_allgather")));
#endif

#ifdef BND_ENTRY_MPI_Ineighbor_allgather_c
typedef int (bnd_type)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_Ineighbor_allgather_c
BND_LINKS(Ineighbor_allgather_c)
int bnd_entry(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount,
        MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request) __asm__("MPI_Ineighbor_allgather_c");
int bnd_entry(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount,
        MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)
{
    return BND_FIRST(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Ineighbor_allgather_c") __attribute__((alias("MPI_Ineighbor_allgather_c")));
#endif

#ifdef BND_ENTRY_MPI_Ineighbor_allgatherv
typedef int (bnd_type)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, const int *recvcounts,
        const int *displs, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_Ineighbor_allgatherv
BND_LINKS(Ineighbor_allgatherv)
int bnd_entry(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, const int *recvcounts,
        const int *displs, MPI_Datatype recvtype, MPI_Comm comm,
        MPI_Request *request) __asm__("MPI_Ineighbor_allgatherv");
int bnd_entry(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, const int *recvcounts,
        const int *displs, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)
{
    return BND_FIRST(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Ineighbor_allgatherv") __attribute__((alias("MPI_Ineighbor_allgatherv")));
#endif

#ifdef BND_ENTRY_MPI_Ineighbor_allgatherv_c
typedef int (bnd_type)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        const MPI_Count *recvcounts, const MPI_Aint *displs, MPI_Datatype recvtype, MPI_Comm comm,
        MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_Ineighbor_allgatherv_c
BND_LINKS(Ineighbor_allgatherv_c)
int bnd_entry(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        const MPI_Count *recvcounts, const MPI_Aint *displs, MPI_Datatype recvtype, MPI_Comm comm,
        MPI_Request *request) __asm__("MPI_Ineighbor_allgatherv_c");
int bnd_entry(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        const MPI_Count *recvcounts, const MPI_Aint *displs, MPI_Datatype recvtype, MPI_Comm comm,
        MPI_Request *request)
{
    return BND_FIRST(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Ineighbor_allgatherv_c") __attribute__((alias("MPI_Ineighbor_allgatherv_c")));
#endif

#ifdef BND_ENTRY_MPI_Ineighbor_alltoall
typedef int (bnd_type)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
        MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_Ineighbor_alltoall
BND_LINKS(Ineighbor_alltoall)
int bnd_entry(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
        MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request) __asm__("MPI_Ineighbor_alltoall");
int bnd_entry(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
        MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)
{
    return BND_FIRST(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Ineighbor_alltoall") __attribute__((alias("MPI_Ineighbor_alltoall")));
#endif

#ifdef BND_ENTRY_MPI_Ineighbor_alltoall_c
typedef int (bnd_type)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_Ineighbor_alltoall_c
BND_LINKS(Ineighbor_alltoall_c)
int bnd_entry(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount,
        MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request) __asm__("MPI_Ineighbor_alltoall_c");
int bnd_entry(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount,
        MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)
{
    return BND_FIRST(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Ineighbor_alltoall_c") __attribute__((alias("MPI_Ineighbor_alltoall_c")));
#endif

#ifdef BND_ENTRY_MPI_Ineighbor_alltoallv
typedef int (bnd_type)(const void *sendbuf, const int *sendcounts, const int *sdispls, MPI_Datatype sendtype,
        void *recvbuf, const int *recvcounts, const int *rdispls, MPI_Datatype recvtype, MPI_Comm comm,
        MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_Ineighbor_alltoallv
BND_LINKS(Ineighbor_alltoallv)
int bnd_entry(const void *sendbuf, const int *sendcounts, const int *sdispls, MPI_Datatype sendtype, void *recvbuf,
        const int *recvcounts, const int *rdispls, MPI_Datatype recvtype, MPI_Comm comm,
        MPI_Request *request) __asm__("MPI_Ineighbor_alltoallv");
int bnd_entry(const void *sendbuf, const int *sendcounts, const int *sdispls, MPI_Datatype sendtype, void *recvbuf,
        const int *recvcounts, const int *rdispls, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)
{
    return BND_FIRST(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Ineighbor_alltoallv") __attribute__((alias("MPI_Ineighbor_alltoallv")));
#endif

#ifdef BND_ENTRY_MPI_Ineighbor_alltoallv_c
typedef int (bnd_type)(const void *sendbuf, const MPI_Count *sendcounts, const MPI_Aint *sdispls,
        MPI_Datatype sendtype, void *recvbuf, const MPI_Count *recvcounts, const MPI_Aint *rdispls,
        MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_Ineighbor_alltoallv_c
BND_LINKS(Ineighbor_alltoallv_c)
int bnd_entry(const void *sendbuf, const MPI_Count *sendcounts, const MPI_Aint *sdispls, MPI_Datatype sendtype,
        void *recvbuf, const MPI_Count *recvcounts, const MPI_Aint *rdispls, MPI_Datatype recvtype, MPI_Comm comm,
        MPI_Request *request) __asm__("MPI_Ineighbor_alltoallv_c");
int bnd_entry(const void *sendbuf, const MPI_Count *sendcounts, const MPI_Aint *sdispls, MPI_Datatype sendtype,
        void *recvbuf, const MPI_Count *recvcounts, const MPI_Aint *rdispls, MPI_Datatype recvtype, MPI_Comm comm,
        MPI_Request *request)
{
    return BND_FIRST(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Ineighbor_alltoallv_c") __attribute__((alias("MPI_Ineighbor_alltoallv_c")));
#endif

#ifdef BND_ENTRY_MPI_Ineighbor_alltoallw
typedef int (bnd_type)(const void *sendbuf, const int *sendcounts, const MPI_Aint *sdispls,
        const MPI_Datatype *sendtypes, void *recvbuf, const int *recvcounts, const MPI_Aint *rdispls,
        const MPI_Datatype *recvtypes, MPI_Comm comm, MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_Ineighbor_alltoallw
BND_LINKS(Ineighbor_alltoallw)
int bnd_entry(const void *sendbuf, const int *sendcounts, const MPI_Aint *sdispls, const MPI_Datatype *sendtypes,
        void *recvbuf, const int *recvcounts, const MPI_Aint *rdispls, const MPI_Datatype *recvtypes, MPI_Comm comm,
        MPI_Request *request) __asm__("MPI_Ineighbor_alltoallw");
int bnd_entry(const void *sendbuf, const int *sendcounts, const MPI_Aint *sdispls, const MPI_Datatype *sendtypes,
        void *recvbuf, const int *recvcounts, const MPI_Aint *rdispls, const MPI_Datatype *recvtypes, MPI_Comm comm,
        MPI_Request *request)
{
    return BND_FIRST(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Ineighbor_alltoallw") __attribute__((alias("MPI_Ineighbor_alltoallw")));
#endif

#ifdef BND_ENTRY_MPI_Ineighbor_alltoallw_c
typedef int (bnd_type)(const void *sendbuf, const MPI_Count *sendcounts, const MPI_Aint *sdispls,
        const MPI_Datatype *sendtypes, void *recvbuf, const MPI_Count *recvcounts, const MPI_Aint *rdispls,
        const MPI_Datatype *recvtypes, MPI_Comm comm, MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_Ineighbor_alltoallw_c
BND_LINKS(Ineighbor_alltoallw_c)
int bnd_entry(const void *sendbuf, const MPI_Count *sendcounts, const MPI_Aint *sdispls, const MPI_Datatype *sendtypes,
        void *recvbuf, const MPI_Count *recvcounts, const MPI_Aint *rdispls, const MPI_Datatype *recvtypes,
        MPI_Comm comm, MPI_Request *request) __asm__("MPI_Ineighbor_alltoallw_c");
int bnd_entry(const void *sendbuf, const MPI_Count *sendcounts, const MPI_Aint *sdispls, const MPI_Datatype *sendtypes,
        void *recvbuf, const MPI_Count *recvcounts, const MPI_Aint *rdispls, const MPI_Datatype *recvtypes,
        MPI_Comm comm, MPI_Request *request)
{
    return BND_FIRST(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Ineighbor_alltoallw_c") __attribute__((alias("MPI_Ineighbor_alltoallw_c")));
#endif

#ifdef BND_ENTRY_MPI_Info_c2f
typedef MPI_Fint (bnd_type)(MPI_Info info);
#define bnd_last (bnd_type *)&PMPI_Info_c2f
BND_LINKS(Info_c2f)
MPI_Fint bnd_entry(MPI_Info info) __asm__("MPI_Info_c2f");
MPI_Fint bnd_entry(MPI_Info info)
{
    return BND_FIRST(info);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Info_c2f") __attribute__((alias("MPI_Info_c2f")));
#endif

#ifdef BND_ENTRY_MPI_Info_create
typedef int (bnd_type)(MPI_Info *info);
#define bnd_last (bnd_type *)&PMPI_Info_create
BND_LINKS(Info_create)
int bnd_entry(MPI_Info *info) __asm__("MPI_Info_create");
int bnd_entry(MPI_Info *info)
{
    return BND_FIRST(info);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Info_create") __attribute__((alias("MPI_Info_create")));
#endif

#ifdef BND_ENTRY_MPI_Info_create_env
typedef int (bnd_type)(int argc, char **argv, MPI_Info *info);
#define bnd_last (bnd_type *)&PMPI_Info_create_env
BND_LINKS(Info_create_env)
int bnd_entry(int argc, char **argv, MPI_Info *info) __asm__("MPI_Info_create_env");
int bnd_entry(int argc, char **argv, MPI_Info *info)
{
    return BND_FIRST(argc, argv, info);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Info_create_env") __attribute__((alias("MPI_Info_create_env")));
#endif

#ifdef BND_ENTRY_MPI_Info_delete
typedef int (bnd_type)(MPI_Info info, const char *key);
#define bnd_last (bnd_type *)&PMPI_Info_delete
BND_LINKS(Info_delete)
int bnd_entry(MPI_Info info, const char *key) __asm__("MPI_Info_delete");
int bnd_entry(MPI_Info info, const char *key)
{
    return BND_FIRST(info, key);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Info_delete") __attribute__((alias("MPI_Info_delete")));
#endif

#ifdef BND_ENTRY_MPI_Info_dup
typedef int (bnd_type)(MPI_Info info, MPI_Info *newinfo);
#define bnd_last (bnd_type *)&PMPI_Info_dup
BND_LINKS(Info_dup)
int bnd_entry(MPI_Info info, MPI_Info *newinfo) __asm__("MPI_Info_dup");
int bnd_entry(MPI_Info info, MPI_Info *newinfo)
{
    return BND_FIRST(info, newinfo);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Info_dup") __attribute__((alias("MPI_Info_dup")));
#endif

#ifdef BND_ENTRY_MPI_Info_f2c
typedef MPI_Info (bnd_type)(MPI_Fint info);
#define bnd_last (bnd_type *)&PMPI_Info_f2c
BND_LINKS(Info_f2c)
MPI_Info bnd_entry(MPI_Fint info) __asm__("MPI_Info_f2c");
MPI_Info bnd_entry(MPI_Fint info)
{
    return BND_FIRST(info);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Info_f2c") __attribute__((alias("MPI_Info_f2c")));
#endif

#ifdef BND_ENTRY_MPI_Info_free
typedef int (bnd_type)(MPI_Info *info);
#define bnd_last (bnd_type *)&PMPI_Info_free
BND_LINKS(Info_free)
int bnd_entry(MPI_Info *info) __asm__("MPI_Info_free");
int bnd_entry(MPI_Info *info)
{
    return BND_FIRST(info);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Info_free") __attribute__((alias("MPI_Info_free")));
#endif

#ifdef BND_ENTRY_MPI_Info_fromint
typedef MPI_Info (bnd_type)(int info);
#define bnd_last (bnd_type *)&PMPI_Info_fromint
BND_LINKS(Info_fromint)
MPI_Info bnd_entry(int info) __asm__("MPI_Info_fromint");
MPI_Info bnd_entry(int info)
{
    return BND_FIRST(info);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Info_fromint") __attribute__((alias("MPI_Info_fromint")));
#endif

#ifdef BND_ENTRY_MPI_Info_get
typedef int (bnd_type)(MPI_Info info, const char *key, int valuelen, char *value, int *flag);
#define bnd_last (bnd_type *)&PMPI_Info_get
BND_LINKS(Info_get)
int bnd_entry(MPI_Info info, const char *key, int valuelen, char *value, int *flag) __asm__("MPI_Info_get");
int bnd_entry(MPI_Info info, const char *key, int valuelen, char *value, int *flag)
{
    return BND_FIRST(info, key, valuelen, value, flag);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Info_get") __attribute__((alias("MPI_Info_get")));
#endif

#ifdef BND_ENTRY_MPI_Info_get_nkeys
typedef int (bnd_type)(MPI_Info info, int *nkeys);
#define bnd_last (bnd_type *)&PMPI_Info_get_nkeys
BND_LINKS(Info_get_nkeys)
int bnd_entry(MPI_Info info, int *nkeys) __asm__("MPI_Info_get_nkeys");
int bnd_entry(MPI_Info info, int *nkeys)
{
    return BND_FIRST(info, nkeys);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Info_get_nkeys") __attribute__((alias("MPI_Info_get_nkeys")));
#endif

#ifdef BND_ENTRY_MPI_Info_get_nthkey
typedef int (bnd_type)(MPI_Info info, int n, char *key);
#define bnd_last (bnd_type *)&PMPI_Info_get_nthkey
BND_LINKS(Info_get_nthkey)
int bnd_entry(MPI_Info info, int n, char *key) __asm__("MPI_Info_get_nthkey");
int bnd_entry(MPI_Info info, int n, char *key)
{
    return BND_FIRST(info, n, key);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Info_get_nthkey") __attribute__((alias("MPI_Info_get_nthkey")));
#endif

#ifdef BND_ENTRY_MPI_Info_get_string
typedef int (bnd_type)(MPI_Info info, const char *key, int *buflen, char *value, int *flag);
#define bnd_last (bnd_type *)&PMPI_Info_get_string
BND_LINKS(Info_get_string)
int bnd_entry(MPI_Info info, const char *key, int *buflen, char *value, int *flag) __asm__("MPI_Info_get_string");
int bnd_entry(MPI_Info info, const char *key, int *buflen, char *value, int *flag)
{
    return BND_FIRST(info, key, buflen, value, flag);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Info_get_string") __attribute__((alias("MPI_Info_get_string")));
#endif

#ifdef BND_ENTRY_MPI_Info_get_valuelen
typedef int (bnd_type)(MPI_Info info, const char *key, int *valuelen, int *flag);
#define bnd_last (bnd_type *)&PMPI_Info_get_valuelen
BND_LINKS(Info_get_valuelen)
int bnd_entry(MPI_Info info, const char *key, int *valuelen, int *flag) __asm__("MPI_Info_get_valuelen");
int bnd_entry(MPI_Info info, const char *key, int *valuelen, int *flag)
{
    return BND_FIRST(info, key, valuelen, flag);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Info_get_valuelen") __attribute__((alias("MPI_Info_get_valuelen")));
#endif

#ifdef BND_ENTRY_MPI_Info_set
typedef int (bnd_type)(MPI_Info info, const char *key, const char *value);
#define bnd_last (bnd_type *)&PMPI_Info_set
BND_LINKS(Info_set)
int bnd_entry(MPI_Info info, const char *key, const char *value) __asm__("MPI_Info_set");
int bnd_entry(MPI_Info info, const char *key, const char *value)
{
    return BND_FIRST(info, key, value);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Info_set") __attribute__((alias("MPI_Info_set")));
#endif

#ifdef BND_ENTRY_MPI_Info_toint
typedef int (bnd_type)(MPI_Info info);
#define bnd_last (bnd_type *)&PMPI_Info_toint
BND_LINKS(Info_toint)
int bnd_entry(MPI_Info info) __asm__("MPI_Info_toint");
int bnd_entry(MPI_Info info)
{
    return BND_FIRST(info);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Info_toint") __attribute__((alias("MPI_Info_toint")));
#endif

#ifdef BND_ENTRY_MPI_Init
typedef int (bnd_type)(int *argc, char ***argv);
#define bnd_last (bnd_type *)&PMPI_Init
BND_LINKS(Init)
int bnd_entry(int *argc, char ***argv) __asm__("MPI_Init");
int bnd_entry(int *argc, char ***argv)
{
    return BND_FIRST(argc, argv);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Init") __attribute__((alias("MPI_Init")));
#endif

#ifdef BND_ENTRY_MPI_Init_thread
typedef int (bnd_type)(int *argc, char ***argv, int required, int *provided);
#define bnd_last (bnd_type *)&PMPI_Init_thread
BND_LINKS(Init_thread)
int bnd_entry(int *argc, char ***argv, int required, int *provided) __asm__("MPI_Init_thread");
int bnd_entry(int *argc, char ***argv, int required, int *provided)
{
    return BND_FIRST(argc, argv, required, provided);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Init_thread") __attribute__((alias("MPI_Init_thread")));
#endif

#ifdef BND_ENTRY_MPI_Initialized
typedef int (bnd_type)(int *flag);
#define bnd_last (bnd_type *)&PMPI_Initialized
BND_LINKS(Initialized)
int bnd_entry(int *flag) __asm__("MPI_Initialized");
int bnd_entry(int *flag)
{
    return BND_FIRST(flag);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Initialized") __attribute__((alias("MPI_Initialized")));
#endif

#ifdef BND_ENTRY_MPI_Intercomm_create
typedef int (bnd_type)(MPI_Comm local_comm, int local_leader, MPI_Comm peer_comm, int remote_leader, int tag,
        MPI_Comm *newintercomm);
#define bnd_last (bnd_type *)&PMPI_Intercomm_create
BND_LINKS(Intercomm_create)
int bnd_entry(MPI_Comm local_comm, int local_leader, MPI_Comm peer_comm, int remote_leader, int tag,
        MPI_Comm *newintercomm) __asm__("MPI_Intercomm_create");
int bnd_entry(MPI_Comm local_comm, int local_leader, MPI_Comm peer_comm, int remote_leader, int tag,
        MPI_Comm *newintercomm)
{
    return BND_FIRST(local_comm, local_leader, peer_comm, remote_leader, tag, newintercomm);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Intercomm_create") __attribute__((alias("MPI_Intercomm_create")));
#endif

#ifdef BND_ENTRY_MPI_Intercomm_create_from_groups
typedef int (bnd_type)(MPI_Group local_group, int local_leader, MPI_Group remote_group, int remote_leader,
        const char *stringtag, MPI_Info info, MPI_Errhandler errhandler, MPI_Comm *newintercomm);
#define bnd_last (bnd_type *)&PMPI_Intercomm_create_from_groups
BND_LINKS(Intercomm_create_from_groups)
int bnd_entry(MPI_Group local_group, int local_leader, MPI_Group remote_group, int remote_leader,
        const char *stringtag, MPI_Info info, MPI_Errhandler errhandler,
        MPI_Comm *newintercomm) __asm__("MPI_Intercomm_create_from_groups");
int bnd_entry(MPI_Group local_group, int local_leader, MPI_Group remote_group, int remote_leader,
        const char *stringtag, MPI_Info info, MPI_Errhandler errhandler, MPI_Comm *newintercomm)
{
    return BND_FIRST(local_group, local_leader, remote_group, remote_leader, stringtag, info, errhandler,
            newintercomm);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Intercomm_create_from_groups") __attribute__((alias("MPI_Intercomm_create_from_groups")));
#endif

#ifdef BND_ENTRY_MPI_Intercomm_merge
typedef int (bnd_type)(MPI_Comm intercomm, int high, MPI_Comm *newintracomm);
#define bnd_last (bnd_type *)&PMPI_Intercomm_merge
BND_LINKS(Intercomm_merge)
int bnd_entry(MPI_Comm intercomm, int high, MPI_Comm *newintracomm) __asm__("MPI_Intercomm_merge");
int bnd_entry(MPI_Comm intercomm, int high, MPI_Comm *newintracomm)
{
    return BND_FIRST(intercomm, high, newintracomm);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Intercomm_merge") __attribute__((alias("MPI_Intercomm_merge")));
#endif

#ifdef BND_ENTRY_MPI_Iprobe
typedef int (bnd_type)(int source, int tag, MPI_Comm comm, int *flag, MPI_Status *status);
#define bnd_last (bnd_type *)&PMPI_Iprobe
BND_LINKS(Iprobe)
int bnd_entry(int source, int tag, MPI_Comm comm, int *flag, MPI_Status *status) __asm__("MPI_Iprobe");
int bnd_entry(int source, int tag, MPI_Comm comm, int *flag, MPI_Status *status)
{
    return BND_FIRST(source, tag, comm, flag, status);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Iprobe") __attribute__((alias("MPI_Iprobe")));
#endif

#ifdef BND_ENTRY_MPI_Irecv
typedef int (bnd_type)(void *buf, int count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm,
        MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_Irecv
BND_LINKS(Irecv)
int bnd_entry(void *buf, int count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm,
        MPI_Request *request) __asm__("MPI_Irecv");
int bnd_entry(void *buf, int count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm, MPI_Request *request)
{
    return BND_FIRST(buf, count, datatype, source, tag, comm, request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Irecv") __attribute__((alias("MPI_Irecv")));
#endif

#ifdef BND_ENTRY_MPI_Irecv_c
typedef int (bnd_type)(void *buf, MPI_Count count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm,
        MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_Irecv_c
BND_LINKS(Irecv_c)
int bnd_entry(void *buf, MPI_Count count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm,
        MPI_Request *request) __asm__("MPI_Irecv_c");
int bnd_entry(void *buf, MPI_Count count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm,
        MPI_Request *request)
{
    return BND_FIRST(buf, count, datatype, source, tag, comm, request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Irecv_c") __attribute__((alias("MPI_Irecv_c")));
#endif

#ifdef BND_ENTRY_MPI_Ireduce
typedef int (bnd_type)(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, int root,
        MPI_Comm comm, MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_Ireduce
BND_LINKS(Ireduce)
int bnd_entry(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, int root, MPI_Comm comm,
        MPI_Request *request) __asm__("MPI_Ireduce");
int bnd_entry(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, int root, MPI_Comm comm,
        MPI_Request *request)
{
    return BND_FIRST(sendbuf, recvbuf, count, datatype, op, root, comm, request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Ireduce") __attribute__((alias("MPI_Ireduce")));
#endif

#ifdef BND_ENTRY_MPI_Ireduce_c
typedef int (bnd_type)(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, int root,
        MPI_Comm comm, MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_Ireduce_c
BND_LINKS(Ireduce_c)
int bnd_entry(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, int root,
        MPI_Comm comm, MPI_Request *request) __asm__("MPI_Ireduce_c");
int bnd_entry(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, int root,
        MPI_Comm comm, MPI_Request *request)
{
    return BND_FIRST(sendbuf, recvbuf, count, datatype, op, root, comm, request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Ireduce_c") __attribute__((alias("MPI_Ireduce_c")));
#endif

#ifdef BND_ENTRY_MPI_Ireduce_scatter
typedef int (bnd_type)(const void *sendbuf, void *recvbuf, const int *recvcounts, MPI_Datatype datatype, MPI_Op op,
        MPI_Comm comm, MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_Ireduce_scatter
BND_LINKS(Ireduce_scatter)
int bnd_entry(const void *sendbuf, void *recvbuf, const int *recvcounts, MPI_Datatype datatype, MPI_Op op,
        MPI_Comm comm, MPI_Request *request) __asm__("MPI_Ireduce_scatter");
int bnd_entry(const void *sendbuf, void *recvbuf, const int *recvcounts, MPI_Datatype datatype, MPI_Op op,
        MPI_Comm comm, MPI_Request *request)
{
    return BND_FIRST(sendbuf, recvbuf, recvcounts, datatype, op, comm, request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Ireduce_scatter") __attribute__((alias("MPI_Ireduce_scatter")));
#endif

#ifdef BND_ENTRY_MPI_Ireduce_scatter_block
typedef int (bnd_type)(const void *sendbuf, void *recvbuf, int recvcount, MPI_Datatype datatype, MPI_Op op,
        MPI_Comm comm, MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_Ireduce_scatter_block
BND_LINKS(Ireduce_scatter_block)
int bnd_entry(const void *sendbuf, void *recvbuf, int recvcount, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm,
        MPI_Request *request) __asm__("MPI_Ireduce_scatter_block");
int bnd_entry(const void *sendbuf, void *recvbuf, int recvcount, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm,
        MPI_Request *request)
{
    return BND_FIRST(sendbuf, recvbuf, recvcount, datatype, op, comm, request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Ireduce_scatter_block") __attribute__((alias("MPI_Ireduce_scatter_block")));
#endif

#ifdef BND_ENTRY_MPI_Ireduce_scatter_block_c
typedef int (bnd_type)(const void *sendbuf, void *recvbuf, MPI_Count recvcount, MPI_Datatype datatype, MPI_Op op,
        MPI_Comm comm, MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_Ireduce_scatter_block_c
BND_LINKS(Ireduce_scatter_block_c)
int bnd_entry(const void *sendbuf, void *recvbuf, MPI_Count recvcount, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm,
        MPI_Request *request) __asm__("MPI_Ireduce_scatter_block_c");
int bnd_entry(const void *sendbuf, void *recvbuf, MPI_Count recvcount, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm,
        MPI_Request *request)
{
    return BND_FIRST(sendbuf, recvbuf, recvcount, datatype, op, comm, request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Ireduce_scatter_block_c") __attribute__((alias("MPI_Ireduce_scatter_block_c")));
#endif

#ifdef BND_ENTRY_MPI_Ireduce_scatter_c
typedef int (bnd_type)(const void *sendbuf, void *recvbuf, const MPI_Count *recvcounts, MPI_Datatype datatype,
        MPI_Op op, MPI_Comm comm, MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_Ireduce_scatter_c
BND_LINKS(Ireduce_scatter_c)
int bnd_entry(const void *sendbuf, void *recvbuf, const MPI_Count *recvcounts, MPI_Datatype datatype, MPI_Op op,
        MPI_Comm comm, MPI_Request *request) __asm__("MPI_Ireduce_scatter_c");
int bnd_entry(const void *sendbuf, void *recvbuf, const MPI_Count *recvcounts, MPI_Datatype datatype, MPI_Op op,
        MPI_Comm comm, MPI_Request *request)
{
    return BND_FIRST(sendbuf, recvbuf, recvcounts, datatype, op, comm, request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Ireduce_scatter_c") __attribute__((alias("MPI_Ireduce_scatter_c")));
#endif

#ifdef BND_ENTRY_MPI_Irsend
typedef int (bnd_type)(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_Irsend
BND_LINKS(Irsend)
int bnd_entry(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request) __asm__("MPI_Irsend");
int bnd_entry(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request)
{
    return BND_FIRST(buf, count, datatype, dest, tag, comm, request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Irsend") __attribute__((alias("MPI_Irsend")));
#endif

#ifdef BND_ENTRY_MPI_Irsend_c
typedef int (bnd_type)(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_Irsend_c
BND_LINKS(Irsend_c)
int bnd_entry(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request) __asm__("MPI_Irsend_c");
int bnd_entry(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request)
{
    return BND_FIRST(buf, count, datatype, dest, tag, comm, request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Irsend_c") __attribute__((alias("MPI_Irsend_c")));
#endif

#ifdef BND_ENTRY_MPI_Is_thread_main
typedef int (bnd_type)(int *flag);
#define bnd_last (bnd_type *)&PMPI_Is_thread_main
BND_LINKS(Is_thread_main)
int bnd_entry(int *flag) __asm__("MPI_Is_thread_main");
int bnd_entry(int *flag)
{
    return BND_FIRST(flag);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Is_thread_main") __attribute__((alias("MPI_Is_thread_main")));
#endif

#ifdef BND_ENTRY_MPI_Iscan
typedef int (bnd_type)(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm,
        MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_Iscan
BND_LINKS(Iscan)
int bnd_entry(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm,
        MPI_Request *request) __asm__("MPI_Iscan");
int bnd_entry(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm,
        MPI_Request *request)
{
    return BND_FIRST(sendbuf, recvbuf, count, datatype, op, comm, request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Iscan") __attribute__((alias("MPI_Iscan")));
#endif

#ifdef BND_ENTRY_MPI_Iscan_c
typedef int (bnd_type)(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op,
        MPI_Comm comm, MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_Iscan_c
BND_LINKS(Iscan_c)
int bnd_entry(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm,
        MPI_Request *request) __asm__("MPI_Iscan_c");
int bnd_entry(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm,
        MPI_Request *request)
{
    return BND_FIRST(sendbuf, recvbuf, count, datatype, op, comm, request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Iscan_c") __attribute__((alias("MPI_Iscan_c")));
#endif

#ifdef BND_ENTRY_MPI_Iscatter
typedef int (bnd_type)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
        MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_Iscatter
BND_LINKS(Iscatter)
int bnd_entry(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
        MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Request *request) __asm__("MPI_Iscatter");
int bnd_entry(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
        MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Request *request)
{
    return BND_FIRST(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Iscatter") __attribute__((alias("MPI_Iscatter")));
#endif

#ifdef BND_ENTRY_MPI_Iscatter_c
typedef int (bnd_type)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_Iscatter_c
BND_LINKS(Iscatter_c)
int bnd_entry(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount,
        MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Request *request) __asm__("MPI_Iscatter_c");
int bnd_entry(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount,
        MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Request *request)
{
    return BND_FIRST(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Iscatter_c") __attribute__((alias("MPI_Iscatter_c")));
#endif

#ifdef BND_ENTRY_MPI_Iscatterv
typedef int (bnd_type)(const void *sendbuf, const int *sendcounts, const int *displs, MPI_Datatype sendtype,
        void *recvbuf, int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_Iscatterv
BND_LINKS(Iscatterv)
int bnd_entry(const void *sendbuf, const int *sendcounts, const int *displs, MPI_Datatype sendtype, void *recvbuf,
        int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Request *request) __asm__("MPI_Iscatterv");
int bnd_entry(const void *sendbuf, const int *sendcounts, const int *displs, MPI_Datatype sendtype, void *recvbuf,
        int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Request *request)
{
    return BND_FIRST(sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm, request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Iscatterv") __attribute__((alias("MPI_Iscatterv")));
#endif

#ifdef BND_ENTRY_MPI_Iscatterv_c
typedef int (bnd_type)(const void *sendbuf, const MPI_Count *sendcounts, const MPI_Aint *displs, MPI_Datatype sendtype,
        void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_Iscatterv_c
BND_LINKS(Iscatterv_c)
int bnd_entry(const void *sendbuf, const MPI_Count *sendcounts, const MPI_Aint *displs, MPI_Datatype sendtype,
        void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm,
        MPI_Request *request) __asm__("MPI_Iscatterv_c");
int bnd_entry(const void *sendbuf, const MPI_Count *sendcounts, const MPI_Aint *displs, MPI_Datatype sendtype,
        void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Request *request)
{
    return BND_FIRST(sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm, request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Iscatterv_c") __attribute__((alias("MPI_Iscatterv_c")));
#endif

#ifdef BND_ENTRY_MPI_Isend
typedef int (bnd_type)(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_Isend
BND_LINKS(Isend)
int bnd_entry(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request) __asm__("MPI_Isend");
int bnd_entry(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request)
{
    return BND_FIRST(buf, count, datatype, dest, tag, comm, request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Isend") __attribute__((alias("MPI_Isend")));
#endif

#ifdef BND_ENTRY_MPI_Isend_c
typedef int (bnd_type)(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_Isend_c
BND_LINKS(Isend_c)
int bnd_entry(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request) __asm__("MPI_Isend_c");
int bnd_entry(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request)
{
    return BND_FIRST(buf, count, datatype, dest, tag, comm, request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Isend_c") __attribute__((alias("MPI_Isend_c")));
#endif

#ifdef BND_ENTRY_MPI_Isendrecv
typedef int (bnd_type)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, int dest, int sendtag, void *recvbuf,
        int recvcount, MPI_Datatype recvtype, int source, int recvtag, MPI_Comm comm, MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_Isendrecv
BND_LINKS(Isendrecv)
int bnd_entry(const void *sendbuf, int sendcount, MPI_Datatype sendtype, int dest, int sendtag, void *recvbuf,
        int recvcount, MPI_Datatype recvtype, int source, int recvtag, MPI_Comm comm,
        MPI_Request *request) __asm__("MPI_Isendrecv");
int bnd_entry(const void *sendbuf, int sendcount, MPI_Datatype sendtype, int dest, int sendtag, void *recvbuf,
        int recvcount, MPI_Datatype recvtype, int source, int recvtag, MPI_Comm comm, MPI_Request *request)
{
    return BND_FIRST(sendbuf, sendcount, sendtype, dest, sendtag, recvbuf, recvcount, recvtype, source, recvtag, comm,
            request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Isendrecv") __attribute__((alias("MPI_Isendrecv")));
#endif

#ifdef BND_ENTRY_MPI_Isendrecv_c
typedef int (bnd_type)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, int dest, int sendtag,
        void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int source, int recvtag, MPI_Comm comm,
        MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_Isendrecv_c
BND_LINKS(Isendrecv_c)
int bnd_entry(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, int dest, int sendtag, void *recvbuf,
        MPI_Count recvcount, MPI_Datatype recvtype, int source, int recvtag, MPI_Comm comm,
        MPI_Request *request) __asm__("MPI_Isendrecv_c");
int bnd_entry(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, int dest, int sendtag, void *recvbuf,
        MPI_Count recvcount, MPI_Datatype recvtype, int source, int recvtag, MPI_Comm comm, MPI_Request *request)
{
    return BND_FIRST(sendbuf, sendcount, sendtype, dest, sendtag, recvbuf, recvcount, recvtype, source, recvtag, comm,
            request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Isendrecv_c") __attribute__((alias("MPI_Isendrecv_c")));
#endif

#ifdef BND_ENTRY_MPI_Isendrecv_replace
typedef int (bnd_type)(void *buf, int count, MPI_Datatype datatype, int dest, int sendtag, int source, int recvtag,
        MPI_Comm comm, MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_Isendrecv_replace
BND_LINKS(Isendrecv_replace)
int bnd_entry(void *buf, int count, MPI_Datatype datatype, int dest, int sendtag, int source, int recvtag,
        MPI_Comm comm, MPI_Request *request) __asm__("MPI_Isendrecv_replace");
int bnd_entry(void *buf, int count, MPI_Datatype datatype, int dest, int sendtag, int source, int recvtag,
        MPI_Comm comm, MPI_Request *request)
{
    return BND_FIRST(buf, count, datatype, dest, sendtag, source, recvtag, comm, request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Isendrecv_replace") __attribute__((alias("MPI_Isendrecv_replace")));
#endif

#ifdef BND_ENTRY_MPI_Isendrecv_replace_c
typedef int (bnd_type)(void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int sendtag, int source,
        int recvtag, MPI_Comm comm, MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_Isendrecv_replace_c
BND_LINKS(Isendrecv_replace_c)
int bnd_entry(void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int sendtag, int source, int recvtag,
        MPI_Comm comm, MPI_Request *request) __asm__("MPI_Isendrecv_replace_c");
int bnd_entry(void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int sendtag, int source, int recvtag,
        MPI_Comm comm, MPI_Request *request)
{
    return BND_FIRST(buf, count, datatype, dest, sendtag, source, recvtag, comm, request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Isendrecv_replace_c") __attribute__((alias("MPI_Isendrecv_replace_c")));
#endif

#ifdef BND_ENTRY_MPI_Issend
typedef int (bnd_type)(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_Issend
BND_LINKS(Issend)
int bnd_entry(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request) __asm__("MPI_Issend");
int bnd_entry(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request)
{
    return BND_FIRST(buf, count, datatype, dest, tag, comm, request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Issend") __attribute__((alias("MPI_Issend")));
#endif

#ifdef BND_ENTRY_MPI_Issend_c
typedef int (bnd_type)(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_Issend_c
BND_LINKS(Issend_c)
int bnd_entry(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request) __asm__("MPI_Issend_c");
int bnd_entry(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request)
{
    return BND_FIRST(buf, count, datatype, dest, tag, comm, request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Issend_c") __attribute__((alias("MPI_Issend_c")));
#endif

#ifdef BND_ENTRY_MPI_Keyval_create
typedef int (bnd_type)(MPI_Copy_function *copy_fn, MPI_Delete_function *delete_fn, int *keyval, void *extra_state);
#define bnd_last (bnd_type *)&PMPI_Keyval_create
BND_LINKS(Keyval_create)
int bnd_entry(MPI_Copy_function *copy_fn, MPI_Delete_function *delete_fn, int *keyval,
        void *extra_state) __asm__("MPI_Keyval_create");
int bnd_entry(MPI_Copy_function *copy_fn, MPI_Delete_function *delete_fn, int *keyval, void *extra_state)
{
    return BND_FIRST(copy_fn, delete_fn, keyval, extra_state);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Keyval_create") __attribute__((alias("MPI_Keyval_create")));
#endif

#ifdef BND_ENTRY_MPI_Keyval_free
typedef int (bnd_type)(int *keyval);
#define bnd_last (bnd_type *)&PMPI_Keyval_free
BND_LINKS(Keyval_free)
int bnd_entry(int *keyval) __asm__("MPI_Keyval_free");
int bnd_entry(int *keyval)
{
    return BND_FIRST(keyval);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Keyval_free") __attribute__((alias("MPI_Keyval_free")));
#endif

#ifdef BND_ENTRY_MPI_Lookup_name
typedef int (bnd_type)(const char *service_name, MPI_Info info, char *port_name);
#define bnd_last (bnd_type *)&PMPI_Lookup_name
BND_LINKS(Lookup_name)
int bnd_entry(const char *service_name, MPI_Info info, char *port_name) __asm__("MPI_Lookup_name");
int bnd_entry(const char *service_name, MPI_Info info, char *port_name)
{
    return BND_FIRST(service_name, info, port_name);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Lookup_name") __attribute__((alias("MPI_Lookup_name")));
#endif

#ifdef BND_ENTRY_MPI_Message_c2f
typedef MPI_Fint (bnd_type)(MPI_Message message);
#define bnd_last (bnd_type *)&PMPI_Message_c2f
BND_LINKS(Message_c2f)
MPI_Fint bnd_entry(MPI_Message message) __asm__("MPI_Message_c2f");
MPI_Fint bnd_entry(MPI_Message message)
{
    return BND_FIRST(message);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Message_c2f") __attribute__((alias("MPI_Message_c2f")));
#endif

#ifdef BND_ENTRY_MPI_Message_f2c
typedef MPI_Message (bnd_type)(MPI_Fint message);
#define bnd_last (bnd_type *)&PMPI_Message_f2c
BND_LINKS(Message_f2c)
MPI_Message bnd_entry(MPI_Fint message) __asm__("MPI_Message_f2c");
MPI_Message bnd_entry(MPI_Fint message)
{
    return BND_FIRST(message);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Message_f2c") __attribute__((alias("MPI_Message_f2c")));
#endif

#ifdef BND_ENTRY_MPI_Message_fromint
typedef MPI_Message (bnd_type)(int message);
#define bnd_last (bnd_type *)&PMPI_Message_fromint
BND_LINKS(Message_fromint)
MPI_Message bnd_entry(int message) __asm__("MPI_Message_fromint");
MPI_Message bnd_entry(int message)
{
    return BND_FIRST(message);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Message_fromint") __attribute__((alias("MPI_Message_fromint")));
#endif

#ifdef BND_ENTRY_MPI_Message_toint
typedef int (bnd_type)(MPI_Message message);
#define bnd_last (bnd_type *)&PMPI_Message_toint
BND_LINKS(Message_toint)
int bnd_entry(MPI_Message message) __asm__("MPI_Message_toint");
int bnd_entry(MPI_Message message)
{
    return BND_FIRST(message);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Message_toint") __attribute__((alias("MPI_Message_toint")));
#endif

#ifdef BND_ENTRY_MPI_Mprobe
typedef int (bnd_type)(int source, int tag, MPI_Comm comm, MPI_Message *message, MPI_Status *status);
#define bnd_last (bnd_type *)&PMPI_Mprobe
BND_LINKS(Mprobe)
int bnd_entry(int source, int tag, MPI_Comm comm, MPI_Message *message, MPI_Status *status) __asm__("MPI_Mprobe");
int bnd_entry(int source, int tag, MPI_Comm comm, MPI_Message *message, MPI_Status *status)
{
    return BND_FIRST(source, tag, comm, message, status);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Mprobe") __attribute__((alias("MPI_Mprobe")));
#endif

#ifdef BND_ENTRY_MPI_Mrecv
typedef int (bnd_type)(void *buf, int count, MPI_Datatype datatype, MPI_Message *message, MPI_Status *status);
#define bnd_last (bnd_type *)&PMPI_Mrecv
BND_LINKS(Mrecv)
int bnd_entry(void *buf, int count, MPI_Datatype datatype, MPI_Message *message,
        MPI_Status *status) __asm__("MPI_Mrecv");
int bnd_entry(void *buf, int count, MPI_Datatype datatype, MPI_Message *message, MPI_Status *status)
{
    return BND_FIRST(buf, count, datatype, message, status);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Mrecv") __attribute__((alias("MPI_Mrecv")));
#endif

#ifdef BND_ENTRY_MPI_Mrecv_c
typedef int (bnd_type)(void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Message *message, MPI_Status *status);
#define bnd_last (bnd_type *)&PMPI_Mrecv_c
BND_LINKS(Mrecv_c)
int bnd_entry(void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Message *message,
        MPI_Status *status) __asm__("MPI_Mrecv_c");
int bnd_entry(void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Message *message, MPI_Status *status)
{
    return BND_FIRST(buf, count, datatype, message, status);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Mrecv_c") __attribute__((alias("MPI_Mrecv_c")));
#endif

#ifdef BND_ENTRY_MPI_Neighbor_allgather
typedef int (bnd_type)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
        MPI_Datatype recvtype, MPI_Comm comm);
#define bnd_last (bnd_type *)&PMPI_Neighbor_allgather
BND_LINKS(Neighbor_allgather)
int bnd_entry(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
        MPI_Datatype recvtype, MPI_Comm comm) __asm__("MPI_Neighbor_allgather");
int bnd_entry(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
        MPI_Datatype recvtype, MPI_Comm comm)
{
    return BND_FIRST(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Neighbor_allgather") __attribute__((alias("MPI_Neighbor_allgather")));
#endif

#ifdef BND_ENTRY_MPI_Neighbor_allgather_c
typedef int (bnd_type)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm);
#define bnd_last (bnd_type *)&PMPI_Neighbor_allgather_c
BND_LINKS(Neighbor_allgather_c)
int bnd_entry(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount,
        MPI_Datatype recvtype, MPI_Comm comm) __asm__("MPI_Neighbor_allgather_c");
int bnd_entry(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount,
        MPI_Datatype recvtype, MPI_Comm comm)
{
    return BND_FIRST(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Neighbor_allgather_c") __attribute__((alias("MPI_Neighbor_allgather_c")));
#endif

#ifdef BND_ENTRY_MPI_Neighbor_allgather_init
typedef int (bnd_type)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
        MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_Neighbor_allgather_init
BND_LINKS(Neighbor_allgather_init)
int bnd_entry(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
        MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info,
        MPI_Request *request) __asm__("MPI_Neighbor_allgather_init");
int bnd_entry(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
        MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    return BND_FIRST(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Neighbor_allgather_init") __attribute__((alias("MPI_Neighbor_allgather_init")));
#endif

#ifdef BND_ENTRY_MPI_Neighbor_allgather_init_c
typedef int (bnd_type)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_Neighbor_allgather_init_c
BND_LINKS(Neighbor_allgather_init_c)
int bnd_entry(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount,
        MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info,
        MPI_Request *request) __asm__("MPI_Neighbor_allgather_init_c");
int bnd_entry(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount,
        MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    return BND_FIRST(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Neighbor_allgather_init_c") __attribute__((alias("MPI_Neighbor_allgather_init_c")));
#endif

#ifdef BND_ENTRY_MPI_Neighbor_allgatherv
typedef int (bnd_type)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, const int *recvcounts,
        const int *displs, MPI_Datatype recvtype, MPI_Comm comm);
#define bnd_last (bnd_type *)&PMPI_Neighbor_allgatherv
BND_LINKS(Neighbor_allgatherv)
int bnd_entry(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, const int *recvcounts,
        const int *displs, MPI_Datatype recvtype, MPI_Comm comm) __asm__("MPI_Neighbor_allgatherv");
int bnd_entry(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, const int *recvcounts,
        const int *displs, MPI_Datatype recvtype, MPI_Comm comm)
{
    return BND_FIRST(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Neighbor_allgatherv") __attribute__((alias("MPI_Neighbor_allgatherv")));
#endif

#ifdef BND_ENTRY_MPI_Neighbor_allgatherv_c
typedef int (bnd_type)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        const MPI_Count *recvcounts, const MPI_Aint *displs, MPI_Datatype recvtype, MPI_Comm comm);
#define bnd_last (bnd_type *)&PMPI_Neighbor_allgatherv_c
BND_LINKS(Neighbor_allgatherv_c)
int bnd_entry(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        const MPI_Count *recvcounts, const MPI_Aint *displs, MPI_Datatype recvtype,
        MPI_Comm comm) __asm__("MPI_Neighbor_allgatherv_c");
int bnd_entry(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        const MPI_Count *recvcounts, const MPI_Aint *displs, MPI_Datatype recvtype, MPI_Comm comm)
{
    return BND_FIRST(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Neighbor_allgatherv_c") __attribute__((alias("MPI_Neighbor_allgatherv_c")));
#endif

#ifdef BND_ENTRY_MPI_Neighbor_allgatherv_init
typedef int (bnd_type)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, const int *recvcounts,
        const int *displs, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_Neighbor_allgatherv_init
BND_LINKS(Neighbor_allgatherv_init)
int bnd_entry(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, const int *recvcounts,
        const int *displs, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info,
        MPI_Request *request) __asm__("MPI_Neighbor_allgatherv_init");
int bnd_entry(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, const int *recvcounts,
        const int *displs, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    return BND_FIRST(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, info, request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Neighbor_allgatherv_init") __attribute__((alias("MPI_Neighbor_allgatherv_init")));
#endif

#ifdef BND_ENTRY_MPI_Neighbor_allgatherv_init_c
typedef int (bnd_type)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        const MPI_Count *recvcounts, const MPI_Aint *displs, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info,
        MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_Neighbor_allgatherv_init_c
BND_LINKS(Neighbor_allgatherv_init_c)
int bnd_entry(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        const MPI_Count *recvcounts, const MPI_Aint *displs, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info,
        MPI_Request *request) __asm__("MPI_Neighbor_allgatherv_init_c");
int bnd_entry(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        const MPI_Count *recvcounts, const MPI_Aint *displs, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info,
        MPI_Request *request)
{
    return BND_FIRST(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, info, request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Neighbor_allgatherv_init_c") __attribute__((alias("MPI_Neighbor_allgatherv_init_c")));
#endif

#ifdef BND_ENTRY_MPI_Neighbor_alltoall
typedef int (bnd_type)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
        MPI_Datatype recvtype, MPI_Comm comm);
#define bnd_last (bnd_type *)&PMPI_Neighbor_alltoall
BND_LINKS(Neighbor_alltoall)
int bnd_entry(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
        MPI_Datatype recvtype, MPI_Comm comm) __asm__("MPI_Neighbor_alltoall");
int bnd_entry(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
        MPI_Datatype recvtype, MPI_Comm comm)
{
    return BND_FIRST(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Neighbor_alltoall") __attribute__((alias("MPI_Neighbor_alltoall")));
#endif

#ifdef BND_ENTRY_MPI_Neighbor_alltoall_c
typedef int (bnd_type)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm);
#define bnd_last (bnd_type *)&PMPI_Neighbor_alltoall_c
BND_LINKS(Neighbor_alltoall_c)
int bnd_entry(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount,
        MPI_Datatype recvtype, MPI_Comm comm) __asm__("MPI_Neighbor_alltoall_c");
int bnd_entry(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount,
        MPI_Datatype recvtype, MPI_Comm comm)
{
    return BND_FIRST(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Neighbor_alltoall_c") __attribute__((alias("MPI_Neighbor_alltoall_c")));
#endif

#ifdef BND_ENTRY_MPI_Neighbor_alltoall_init
typedef int (bnd_type)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
        MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_Neighbor_alltoall_init
BND_LINKS(Neighbor_alltoall_init)
int bnd_entry(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
        MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info,
        MPI_Request *request) __asm__("MPI_Neighbor_alltoall_init");
int bnd_entry(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
        MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    return BND_FIRST(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Neighbor_alltoall_init") __attribute__((alias("MPI_Neighbor_alltoall_init")));
#endif

#ifdef BND_ENTRY_MPI_Neighbor_alltoall_init_c
typedef int (bnd_type)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_Neighbor_alltoall_init_c
BND_LINKS(Neighbor_alltoall_init_c)
int bnd_entry(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount,
        MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info,
        MPI_Request *request) __asm__("MPI_Neighbor_alltoall_init_c");
int bnd_entry(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount,
        MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    return BND_FIRST(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Neighbor_alltoall_init_c") __attribute__((alias("MPI_Neighbor_alltoall_init_c")));
#endif

#ifdef BND_ENTRY_MPI_Neighbor_alltoallv
typedef int (bnd_type)(const void *sendbuf, const int *sendcounts, const int *sdispls, MPI_Datatype sendtype,
        void *recvbuf, const int *recvcounts, const int *rdispls, MPI_Datatype recvtype, MPI_Comm comm);
#define bnd_last (bnd_type *)&PMPI_Neighbor_alltoallv
BND_LINKS(Neighbor_alltoallv)
int bnd_entry(const void *sendbuf, const int *sendcounts, const int *sdispls, MPI_Datatype sendtype, void *recvbuf,
        const int *recvcounts, const int *rdispls, MPI_Datatype recvtype,
        MPI_Comm comm) __asm__("MPI_Neighbor_alltoallv");
int bnd_entry(const void *sendbuf, const int *sendcounts, const int *sdispls, MPI_Datatype sendtype, void *recvbuf,
        const int *recvcounts, const int *rdispls, MPI_Datatype recvtype, MPI_Comm comm)
{
    return BND_FIRST(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Neighbor_alltoallv") __attribute__((alias("MPI_Neighbor_alltoallv")));
#endif

#ifdef BND_ENTRY_MPI_Neighbor_alltoallv_c
typedef int (bnd_type)(const void *sendbuf, const MPI_Count *sendcounts, const MPI_Aint *sdispls,
        MPI_Datatype sendtype, void *recvbuf, const MPI_Count *recvcounts, const MPI_Aint *rdispls,
        MPI_Datatype recvtype, MPI_Comm comm);
#define bnd_last (bnd_type *)&PMPI_Neighbor_alltoallv_c
BND_LINKS(Neighbor_alltoallv_c)
int bnd_entry(const void *sendbuf, const MPI_Count *sendcounts, const MPI_Aint *sdispls, MPI_Datatype sendtype,
        void *recvbuf, const MPI_Count *recvcounts, const MPI_Aint *rdispls, MPI_Datatype recvtype,
        MPI_Comm comm) __asm__("MPI_Neighbor_alltoallv_c");
int bnd_entry(const void *sendbuf, const MPI_Count *sendcounts, const MPI_Aint *sdispls, MPI_Datatype sendtype,
        void *recvbuf, const MPI_Count *recvcounts, const MPI_Aint *rdispls, MPI_Datatype recvtype, MPI_Comm comm)
{
    return BND_FIRST(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Neighbor_alltoallv_c") __attribute__((alias("MPI_Neighbor_alltoallv_c")));
#endif

#ifdef BND_ENTRY_MPI_Neighbor_alltoallv_init
typedef int (bnd_type)(const void *sendbuf, const int *sendcounts, const int *sdispls, MPI_Datatype sendtype,
        void *recvbuf, const int *recvcounts, const int *rdispls, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info,
        MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_Neighbor_alltoallv_init
BND_LINKS(Neighbor_alltoallv_init)
int bnd_entry(const void *sendbuf, const int *sendcounts, const int *sdispls, MPI_Datatype sendtype, void *recvbuf,
        const int *recvcounts, const int *rdispls, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info,
        MPI_Request *request) __asm__("MPI_Neighbor_alltoallv_init");
int bnd_entry(const void *sendbuf, const int *sendcounts, const int *sdispls, MPI_Datatype sendtype, void *recvbuf,
        const int *recvcounts, const int *rdispls, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info,
        MPI_Request *request)
{
    return BND_FIRST(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, info,
            request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Neighbor_alltoallv_init") __attribute__((alias("MPI_Neighbor_alltoallv_init")));
#endif

#ifdef BND_ENTRY_MPI_Neighbor_alltoallv_init_c
typedef int (bnd_type)(const void *sendbuf, const MPI_Count *sendcounts, const MPI_Aint *sdispls,
        MPI_Datatype sendtype, void *recvbuf, const MPI_Count *recvcounts, const MPI_Aint *rdispls,
        MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_Neighbor_alltoallv_init_c
BND_LINKS(Neighbor_alltoallv_init_c)
int bnd_entry(const void *sendbuf, const MPI_Count *sendcounts, const MPI_Aint *sdispls, MPI_Datatype sendtype,
        void *recvbuf, const MPI_Count *recvcounts, const MPI_Aint *rdispls, MPI_Datatype recvtype, MPI_Comm comm,
        MPI_Info info, MPI_Request *request) __asm__("MPI_Neighbor_alltoallv_init_c");
int bnd_entry(const void *sendbuf, const MPI_Count *sendcounts, const MPI_Aint *sdispls, MPI_Datatype sendtype,
        void *recvbuf, const MPI_Count *recvcounts, const MPI_Aint *rdispls, MPI_Datatype recvtype, MPI_Comm comm,
        MPI_Info info, MPI_Request *request)
{
    return BND_FIRST(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, info,
            request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Neighbor_alltoallv_init_c") __attribute__((alias("MPI_Neighbor_alltoallv_init_c")));
#endif

#ifdef BND_ENTRY_MPI_Neighbor_alltoallw
typedef int (bnd_type)(const void *sendbuf, const int *sendcounts, const MPI_Aint *sdispls,
        const MPI_Datatype *sendtypes, void *recvbuf, const int *recvcounts, const MPI_Aint *rdispls,
        const MPI_Datatype *recvtypes, MPI_Comm comm);
#define bnd_last (bnd_type *)&PMPI_Neighbor_alltoallw
BND_LINKS(Neighbor_alltoallw)
int bnd_entry(const void *sendbuf, const int *sendcounts, const MPI_Aint *sdispls, const MPI_Datatype *sendtypes,
        void *recvbuf, const int *recvcounts, const MPI_Aint *rdispls, const MPI_Datatype *recvtypes,
        MPI_Comm comm) __asm__("MPI_Neighbor_alltoallw");
int bnd_entry(const void *sendbuf, const int *sendcounts, const MPI_Aint *sdispls, const MPI_Datatype *sendtypes,
        void *recvbuf, const int *recvcounts, const MPI_Aint *rdispls, const MPI_Datatype *recvtypes, MPI_Comm comm)
{
    return BND_FIRST(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Neighbor_alltoallw") __attribute__((alias("MPI_Neighbor_alltoallw")));
#endif

#ifdef BND_ENTRY_MPI_Neighbor_alltoallw_c
typedef int (bnd_type)(const void *sendbuf, const MPI_Count *sendcounts, const MPI_Aint *sdispls,
        const MPI_Datatype *sendtypes, void *recvbuf, const MPI_Count *recvcounts, const MPI_Aint *rdispls,
        const MPI_Datatype *recvtypes, MPI_Comm comm);
#define bnd_last (bnd_type *)&PMPI_Neighbor_alltoallw_c
BND_LINKS(Neighbor_alltoallw_c)
int bnd_entry(const void *sendbuf, const MPI_Count *sendcounts, const MPI_Aint *sdispls, const MPI_Datatype *sendtypes,
        void *recvbuf, const MPI_Count *recvcounts, const MPI_Aint *rdispls, const MPI_Datatype *recvtypes,
        MPI_Comm comm) __asm__("MPI_Neighbor_alltoallw_c");
int bnd_entry(const void *sendbuf, const MPI_Count *sendcounts, const MPI_Aint *sdispls, const MPI_Datatype *sendtypes,
        void *recvbuf, const MPI_Count *recvcounts, const MPI_Aint *rdispls, const MPI_Datatype *recvtypes,
        MPI_Comm comm)
{
    return BND_FIRST(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Neighbor_alltoallw_c") __attribute__((alias("MPI_Neighbor_alltoallw_c")));
#endif

#ifdef BND_ENTRY_MPI_Neighbor_alltoallw_init
typedef int (bnd_type)(const void *sendbuf, const int *sendcounts, const MPI_Aint *sdispls,
        const MPI_Datatype *sendtypes, void *recvbuf, const int *recvcounts, const MPI_Aint *rdispls,
        const MPI_Datatype *recvtypes, MPI_Comm comm, MPI_Info info, MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_Neighbor_alltoallw_init
BND_LINKS(Neighbor_alltoallw_init)
int bnd_entry(const void *sendbuf, const int *sendcounts, const MPI_Aint *sdispls, const MPI_Datatype *sendtypes,
        void *recvbuf, const int *recvcounts, const MPI_Aint *rdispls, const MPI_Datatype *recvtypes, MPI_Comm comm,
        MPI_Info info, MPI_Request *request) __asm__("MPI_Neighbor_alltoallw_init");
int bnd_entry(const void *sendbuf, const int *sendcounts, const MPI_Aint *sdispls, const MPI_Datatype *sendtypes,
        void *recvbuf, const int *recvcounts, const MPI_Aint *rdispls, const MPI_Datatype *recvtypes, MPI_Comm comm,
        MPI_Info info, MPI_Request *request)
{
    return BND_FIRST(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, info,
            request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Neighbor_alltoallw_init") __attribute__((alias("MPI_Neighbor_alltoallw_init")));
#endif

#ifdef BND_ENTRY_MPI_Neighbor_alltoallw_init_c
typedef int (bnd_type)(const void *sendbuf, const MPI_Count *sendcounts, const MPI_Aint *sdispls,
        const MPI_Datatype *sendtypes, void *recvbuf, const MPI_Count *recvcounts, const MPI_Aint *rdispls,
        const MPI_Datatype *recvtypes, MPI_Comm comm, MPI_Info info, MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_Neighbor_alltoallw_init_c
BND_LINKS(Neighbor_alltoallw_init_c)
int bnd_entry(const void *sendbuf, const MPI_Count *sendcounts, const MPI_Aint *sdispls, const MPI_Datatype *sendtypes,
        void *recvbuf, const MPI_Count *recvcounts, const MPI_Aint *rdispls, const MPI_Datatype *recvtypes,
        MPI_Comm comm, MPI_Info info, MPI_Request *request) __asm__("MPI_Neighbor_alltoallw_init_c");
int bnd_entry(const void *sendbuf, const MPI_Count *sendcounts, const MPI_Aint *sdispls, const MPI_Datatype *sendtypes,
        void *recvbuf, const MPI_Count *recvcounts, const MPI_Aint *rdispls, const MPI_Datatype *recvtypes,
        MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    return BND_FIRST(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, info,
            request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Neighbor_alltoallw_init_c") __attribute__((alias("MPI_Neighbor_alltoallw_init_c")));
#endif

#ifdef BND_ENTRY_MPI_Op_c2f
typedef MPI_Fint (bnd_type)(MPI_Op op);
#define bnd_last (bnd_type *)&PMPI_Op_c2f
BND_LINKS(Op_c2f)
MPI_Fint bnd_entry(MPI_Op op) __asm__("MPI_Op_c2f");
MPI_Fint bnd_entry(MPI_Op op)
{
    return BND_FIRST(op);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Op_c2f") __attribute__((alias("MPI_Op_c2f")));
#endif

#ifdef BND_ENTRY_MPI_Op_commutative
typedef int (bnd_type)(MPI_Op op, int *commute);
#define bnd_last (bnd_type *)&PMPI_Op_commutative
BND_LINKS(Op_commutative)
int bnd_entry(MPI_Op op, int *commute) __asm__("MPI_Op_commutative");
int bnd_entry(MPI_Op op, int *commute)
{
    return BND_FIRST(op, commute);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Op_commutative") __attribute__((alias("MPI_Op_commutative")));
#endif

#ifdef BND_ENTRY_MPI_Op_create
typedef int (bnd_type)(MPI_User_function *user_fn, int commute, MPI_Op *op);
#define bnd_last (bnd_type *)&PMPI_Op_create
BND_LINKS(Op_create)
int bnd_entry(MPI_User_function *user_fn, int commute, MPI_Op *op) __asm__("MPI_Op_create");
int bnd_entry(MPI_User_function *user_fn, int commute, MPI_Op *op)
{
    return BND_FIRST(user_fn, commute, op);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Op_create") __attribute__((alias("MPI_Op_create")));
#endif

#ifdef BND_ENTRY_MPI_Op_create_c
typedef int (bnd_type)(MPI_User_function_c *user_fn, int commute, MPI_Op *op);
#define bnd_last (bnd_type *)&PMPI_Op_create_c
BND_LINKS(Op_create_c)
int bnd_entry(MPI_User_function_c *user_fn, int commute, MPI_Op *op) __asm__("MPI_Op_create_c");
int bnd_entry(MPI_User_function_c *user_fn, int commute, MPI_Op *op)
{
    return BND_FIRST(user_fn, commute, op);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Op_create_c") __attribute__((alias("MPI_Op_create_c")));
#endif

#ifdef BND_ENTRY_MPI_Op_f2c
typedef MPI_Op (bnd_type)(MPI_Fint op);
#define bnd_last (bnd_type *)&PMPI_Op_f2c
BND_LINKS(Op_f2c)
MPI_Op bnd_entry(MPI_Fint op) __asm__("MPI_Op_f2c");
MPI_Op bnd_entry(MPI_Fint op)
{
    return BND_FIRST(op);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Op_f2c") __attribute__((alias("MPI_Op_f2c")));
#endif

#ifdef BND_ENTRY_MPI_Op_free
typedef int (bnd_type)(MPI_Op *op);
#define bnd_last (bnd_type *)&PMPI_Op_free
BND_LINKS(Op_free)
int bnd_entry(MPI_Op *op) __asm__("MPI_Op_free");
int bnd_entry(MPI_Op *op)
{
    return BND_FIRST(op);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Op_free") __attribute__((alias("MPI_Op_free")));
#endif

#ifdef BND_ENTRY_MPI_Op_fromint
typedef MPI_Op (bnd_type)(int op);
#define bnd_last (bnd_type *)&PMPI_Op_fromint
BND_LINKS(Op_fromint)
MPI_Op bnd_entry(int op) __asm__("MPI_Op_fromint");
MPI_Op bnd_entry(int op)
{
    return BND_FIRST(op);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Op_fromint") __attribute__((alias("MPI_Op_fromint")));
#endif

#ifdef BND_ENTRY_MPI_Op_toint
typedef int (bnd_type)(MPI_Op op);
#define bnd_last (bnd_type *)&PMPI_Op_toint
BND_LINKS(Op_toint)
int bnd_entry(MPI_Op op) __asm__("MPI_Op_toint");
int bnd_entry(MPI_Op op)
{
    return BND_FIRST(op);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Op_toint") __attribute__((alias("MPI_Op_toint")));
#endif

#ifdef BND_ENTRY_MPI_Open_port
typedef int (bnd_type)(MPI_Info info, char *port_name);
#define bnd_last (bnd_type *)&PMPI_Open_port
BND_LINKS(Open_port)
int bnd_entry(MPI_Info info, char *port_name) __asm__("MPI_Open_port");
int bnd_entry(MPI_Info info, char *port_name)
{
    return BND_FIRST(info, port_name);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Open_port") __attribute__((alias("MPI_Open_port")));
#endif

#ifdef BND_ENTRY_MPI_Pack
typedef int (bnd_type)(const void *inbuf, int incount, MPI_Datatype datatype, void *outbuf, int outsize, int *position,
        MPI_Comm comm);
#define bnd_last (bnd_type *)&PMPI_Pack
BND_LINKS(Pack)
int bnd_entry(const void *inbuf, int incount, MPI_Datatype datatype, void *outbuf, int outsize, int *position,
        MPI_Comm comm) __asm__("MPI_Pack");
int bnd_entry(const void *inbuf, int incount, MPI_Datatype datatype, void *outbuf, int outsize, int *position,
        MPI_Comm comm)
{
    return BND_FIRST(inbuf, incount, datatype, outbuf, outsize, position, comm);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Pack") __attribute__((alias("MPI_Pack")));
#endif

#ifdef BND_ENTRY_MPI_Pack_c
typedef int (bnd_type)(const void *inbuf, MPI_Count incount, MPI_Datatype datatype, void *outbuf, MPI_Count outsize,
        MPI_Count *position, MPI_Comm comm);
#define bnd_last (bnd_type *)&PMPI_Pack_c
BND_LINKS(Pack_c)
int bnd_entry(const void *inbuf, MPI_Count incount, MPI_Datatype datatype, void *outbuf, MPI_Count outsize,
        MPI_Count *position, MPI_Comm comm) __asm__("MPI_Pack_c");
int bnd_entry(const void *inbuf, MPI_Count incount, MPI_Datatype datatype, void *outbuf, MPI_Count outsize,
        MPI_Count *position, MPI_Comm comm)
{
    return BND_FIRST(inbuf, incount, datatype, outbuf, outsize, position, comm);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Pack_c") __attribute__((alias("MPI_Pack_c")));
#endif

#ifdef BND_ENTRY_MPI_Pack_external
typedef int (bnd_type)(const char *datarep, const void *inbuf, int incount, MPI_Datatype datatype, void *outbuf,
        MPI_Aint outsize, MPI_Aint *position);
#define bnd_last (bnd_type *)&PMPI_Pack_external
BND_LINKS(Pack_external)
int bnd_entry(const char *datarep, const void *inbuf, int incount, MPI_Datatype datatype, void *outbuf,
        MPI_Aint outsize, MPI_Aint *position) __asm__("MPI_Pack_external");
int bnd_entry(const char *datarep, const void *inbuf, int incount, MPI_Datatype datatype, void *outbuf,
        MPI_Aint outsize, MPI_Aint *position)
{
    return BND_FIRST(datarep, inbuf, incount, datatype, outbuf, outsize, position);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Pack_external") __attribute__((alias("MPI_Pack_external")));
#endif

#ifdef BND_ENTRY_MPI_Pack_external_c
typedef int (bnd_type)(const char *datarep, const void *inbuf, MPI_Count incount, MPI_Datatype datatype, void *outbuf,
        MPI_Count outsize, MPI_Count *position);
#define bnd_last (bnd_type *)&PMPI_Pack_external_c
BND_LINKS(Pack_external_c)
int bnd_entry(const char *datarep, const void *inbuf, MPI_Count incount, MPI_Datatype datatype, void *outbuf,
        MPI_Count outsize, MPI_Count *position) __asm__("MPI_Pack_external_c");
int bnd_entry(const char *datarep, const void *inbuf, MPI_Count incount, MPI_Datatype datatype, void *outbuf,
        MPI_Count outsize, MPI_Count *position)
{
    return BND_FIRST(datarep, inbuf, incount, datatype, outbuf, outsize, position);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Pack_external_c") __attribute__((alias("MPI_Pack_external_c")));
#endif

#ifdef BND_ENTRY_MPI_Pack_external_size
typedef int (bnd_type)(const char *datarep, int incount, MPI_Datatype datatype, MPI_Aint *size);
#define bnd_last (bnd_type *)&PMPI_Pack_external_size
BND_LINKS(Pack_external_size)
int bnd_entry(const char *datarep, int incount, MPI_Datatype datatype,
        MPI_Aint *size) __asm__("MPI_Pack_external_size");
int bnd_entry(const char *datarep, int incount, MPI_Datatype datatype, MPI_Aint *size)
{
    return BND_FIRST(datarep, incount, datatype, size);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Pack_external_size") __attribute__((alias("MPI_Pack_external_size")));
#endif

#ifdef BND_ENTRY_MPI_Pack_external_size_c
typedef int (bnd_type)(const char *datarep, MPI_Count incount, MPI_Datatype datatype, MPI_Count *size);
#define bnd_last (bnd_type *)&PMPI_Pack_external_size_c
BND_LINKS(Pack_external_size_c)
int bnd_entry(const char *datarep, MPI_Count incount, MPI_Datatype datatype,
        MPI_Count *size) __asm__("MPI_Pack_external_size_c");
int bnd_entry(const char *datarep, MPI_Count incount, MPI_Datatype datatype, MPI_Count *size)
{
    return BND_FIRST(datarep, incount, datatype, size);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Pack_external_size_c") __attribute__((alias("MPI_Pack_external_size_c")));
#endif

#ifdef BND_ENTRY_MPI_Pack_size
typedef int (bnd_type)(int incount, MPI_Datatype datatype, MPI_Comm comm, int *size);
#define bnd_last (bnd_type *)&PMPI_Pack_size
BND_LINKS(Pack_size)
int bnd_entry(int incount, MPI_Datatype datatype, MPI_Comm comm, int *size) __asm__("MPI_Pack_size");
int bnd_entry(int incount, MPI_Datatype datatype, MPI_Comm comm, int *size)
{
    return BND_FIRST(incount, datatype, comm, size);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Pack_size") __attribute__((alias("MPI_Pack_size")));
#endif

#ifdef BND_ENTRY_MPI_Pack_size_c
typedef int (bnd_type)(MPI_Count incount, MPI_Datatype datatype, MPI_Comm comm, MPI_Count *size);
#define bnd_last (bnd_type *)&PMPI_Pack_size_c
BND_LINKS(Pack_size_c)
int bnd_entry(MPI_Count incount, MPI_Datatype datatype, MPI_Comm comm, MPI_Count *size) __asm__("MPI_Pack_size_c");
int bnd_entry(MPI_Count incount, MPI_Datatype datatype, MPI_Comm comm, MPI_Count *size)
{
    return BND_FIRST(incount, datatype, comm, size);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Pack_size_c") __attribute__((alias("MPI_Pack_size_c")));
#endif

#ifdef BND_ENTRY_MPI_Parrived
typedef int (bnd_type)(MPI_Request request, int partition, int *flag);
#define bnd_last (bnd_type *)&PMPI_Parrived
BND_LINKS(Parrived)
int bnd_entry(MPI_Request request, int partition, int *flag) __asm__("MPI_Parrived");
int bnd_entry(MPI_Request request, int partition, int *flag)
{
    return BND_FIRST(request, partition, flag);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Parrived") __attribute__((alias("MPI_Parrived")));
#endif

#ifdef BND_ENTRY_MPI_Pcontrol
typedef int (bnd_type)(const int level, va_list *arguments);
static int bnd_last(const int level, va_list *arguments)
{
    (void)arguments;
    return PMPI_Pcontrol(level);
}
BND_LINKS(Pcontrol)
int bnd_entry(const int level, ...) __asm__("MPI_Pcontrol");
int bnd_entry(const int level, ...)
{
    va_list arguments_;
    va_start(arguments_, level);
    int result_ = BND_FIRST(level, &arguments_);
    va_end(arguments_);
    return result_;
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Pcontrol") __attribute__((alias("MPI_Pcontrol")));
#endif

#ifdef BND_ENTRY_MPI_Pready
typedef int (bnd_type)(int partition, MPI_Request request);
#define bnd_last (bnd_type *)&PMPI_Pready
BND_LINKS(Pready)
int bnd_entry(int partition, MPI_Request request) __asm__("MPI_Pready");
int bnd_entry(int partition, MPI_Request request)
{
    return BND_FIRST(partition, request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Pready") __attribute__((alias("MPI_Pready")));
#endif

#ifdef BND_ENTRY_MPI_Pready_list
typedef int (bnd_type)(int length, const int *array_of_partitions, MPI_Request request);
#define bnd_last (bnd_type *)&PMPI_Pready_list
BND_LINKS(Pready_list)
int bnd_entry(int length, const int *array_of_partitions, MPI_Request request) __asm__("MPI_Pready_list");
int bnd_entry(int length, const int *array_of_partitions, MPI_Request request)
{
    return BND_FIRST(length, array_of_partitions, request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Pready_list") __attribute__((alias("MPI_Pready_list")));
#endif

#ifdef BND_ENTRY_MPI_Pready_range
typedef int (bnd_type)(int partition_low, int partition_high, MPI_Request request);
#define bnd_last (bnd_type *)&PMPI_Pready_range
BND_LINKS(Pready_range)
int bnd_entry(int partition_low, int partition_high, MPI_Request request) __asm__("MPI_Pready_range");
int bnd_entry(int partition_low, int partition_high, MPI_Request request)
{
    return BND_FIRST(partition_low, partition_high, request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Pready_range") __attribute__((alias("MPI_Pready_range")));
#endif

#ifdef BND_ENTRY_MPI_Precv_init
typedef int (bnd_type)(void *buf, int partitions, MPI_Count count, MPI_Datatype datatype, int source, int tag,
        MPI_Comm comm, MPI_Info info, MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_Precv_init
BND_LINKS(Precv_init)
int bnd_entry(void *buf, int partitions, MPI_Count count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm,
        MPI_Info info, MPI_Request *request) __asm__("MPI_Precv_init");
int bnd_entry(void *buf, int partitions, MPI_Count count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm,
        MPI_Info info, MPI_Request *request)
{
    return BND_FIRST(buf, partitions, count, datatype, source, tag, comm, info, request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Precv_init") __attribute__((alias("MPI_Precv_init")));
#endif

#ifdef BND_ENTRY_MPI_Probe
typedef int (bnd_type)(int source, int tag, MPI_Comm comm, MPI_Status *status);
#define bnd_last (bnd_type *)&PMPI_Probe
BND_LINKS(Probe)
int bnd_entry(int source, int tag, MPI_Comm comm, MPI_Status *status) __asm__("MPI_Probe");
int bnd_entry(int source, int tag, MPI_Comm comm, MPI_Status *status)
{
    return BND_FIRST(source, tag, comm, status);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Probe") __attribute__((alias("MPI_Probe")));
#endif

#ifdef BND_ENTRY_MPI_Psend_init
typedef int (bnd_type)(const void *buf, int partitions, MPI_Count count, MPI_Datatype datatype, int dest, int tag,
        MPI_Comm comm, MPI_Info info, MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_Psend_init
BND_LINKS(Psend_init)
int bnd_entry(const void *buf, int partitions, MPI_Count count, MPI_Datatype datatype, int dest, int tag,
        MPI_Comm comm, MPI_Info info, MPI_Request *request) __asm__("MPI_Psend_init");
int bnd_entry(const void *buf, int partitions, MPI_Count count, MPI_Datatype datatype, int dest, int tag,
        MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    return BND_FIRST(buf, partitions, count, datatype, dest, tag, comm, info, request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Psend_init") __attribute__((alias("MPI_Psend_init")));
#endif

#ifdef BND_ENTRY_MPI_Publish_name
typedef int (bnd_type)(const char *service_name, MPI_Info info, const char *port_name);
#define bnd_last (bnd_type *)&PMPI_Publish_name
BND_LINKS(Publish_name)
int bnd_entry(const char *service_name, MPI_Info info, const char *port_name) __asm__("MPI_Publish_name");
int bnd_entry(const char *service_name, MPI_Info info, const char *port_name)
{
    return BND_FIRST(service_name, info, port_name);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Publish_name") __attribute__((alias("MPI_Publish_name")));
#endif

#ifdef BND_ENTRY_MPI_Put
typedef int (bnd_type)(const void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank,
        MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Win win);
#define bnd_last (bnd_type *)&PMPI_Put
BND_LINKS(Put)
int bnd_entry(const void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank,
        MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Win win) __asm__("MPI_Put");
int bnd_entry(const void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank,
        MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Win win)
{
    return BND_FIRST(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count,
            target_datatype, win);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Put") __attribute__((alias("MPI_Put")));
#endif

#ifdef BND_ENTRY_MPI_Put_c
typedef int (bnd_type)(const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, int target_rank,
        MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Win win);
#define bnd_last (bnd_type *)&PMPI_Put_c
BND_LINKS(Put_c)
int bnd_entry(const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, int target_rank,
        MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Win win) __asm__("MPI_Put_c");
int bnd_entry(const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, int target_rank,
        MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Win win)
{
    return BND_FIRST(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count,
            target_datatype, win);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Put_c") __attribute__((alias("MPI_Put_c")));
#endif

#ifdef BND_ENTRY_MPI_Query_thread
typedef int (bnd_type)(int *provided);
#define bnd_last (bnd_type *)&PMPI_Query_thread
BND_LINKS(Query_thread)
int bnd_entry(int *provided) __asm__("MPI_Query_thread");
int bnd_entry(int *provided)
{
    return BND_FIRST(provided);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Query_thread") __attribute__((alias("MPI_Query_thread")));
#endif

#ifdef BND_ENTRY_MPI_Raccumulate
typedef int (bnd_type)(const void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank,
        MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win,
        MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_Raccumulate
BND_LINKS(Raccumulate)
int bnd_entry(const void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank,
        MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win,
        MPI_Request *request) __asm__("MPI_Raccumulate");
int bnd_entry(const void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank,
        MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win,
        MPI_Request *request)
{
    return BND_FIRST(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count,
            target_datatype, op, win, request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Raccumulate") __attribute__((alias("MPI_Raccumulate")));
#endif

#ifdef BND_ENTRY_MPI_Raccumulate_c
typedef int (bnd_type)(const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, int target_rank,
        MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win,
        MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_Raccumulate_c
BND_LINKS(Raccumulate_c)
int bnd_entry(const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, int target_rank,
        MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win,
        MPI_Request *request) __asm__("MPI_Raccumulate_c");
int bnd_entry(const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, int target_rank,
        MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win,
        MPI_Request *request)
{
    return BND_FIRST(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count,
            target_datatype, op, win, request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Raccumulate_c") __attribute__((alias("MPI_Raccumulate_c")));
#endif

#ifdef BND_ENTRY_MPI_Recv
typedef int (bnd_type)(void *buf, int count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm,
        MPI_Status *status);
#define bnd_last (bnd_type *)&PMPI_Recv
BND_LINKS(Recv)
int bnd_entry(void *buf, int count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm,
        MPI_Status *status) __asm__("MPI_Recv");
int bnd_entry(void *buf, int count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm, MPI_Status *status)
{
    return BND_FIRST(buf, count, datatype, source, tag, comm, status);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Recv") __attribute__((alias("MPI_Recv")));
#endif

#ifdef BND_ENTRY_MPI_Recv_c
typedef int (bnd_type)(void *buf, MPI_Count count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm,
        MPI_Status *status);
#define bnd_last (bnd_type *)&PMPI_Recv_c
BND_LINKS(Recv_c)
int bnd_entry(void *buf, MPI_Count count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm,
        MPI_Status *status) __asm__("MPI_Recv_c");
int bnd_entry(void *buf, MPI_Count count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm,
        MPI_Status *status)
{
    return BND_FIRST(buf, count, datatype, source, tag, comm, status);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Recv_c") __attribute__((alias("MPI_Recv_c")));
#endif

#ifdef BND_ENTRY_MPI_Recv_init
typedef int (bnd_type)(void *buf, int count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm,
        MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_Recv_init
BND_LINKS(Recv_init)
int bnd_entry(void *buf, int count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm,
        MPI_Request *request) __asm__("MPI_Recv_init");
int bnd_entry(void *buf, int count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm, MPI_Request *request)
{
    return BND_FIRST(buf, count, datatype, source, tag, comm, request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Recv_init") __attribute__((alias("MPI_Recv_init")));
#endif

#ifdef BND_ENTRY_MPI_Recv_init_c
typedef int (bnd_type)(void *buf, MPI_Count count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm,
        MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_Recv_init_c
BND_LINKS(Recv_init_c)
int bnd_entry(void *buf, MPI_Count count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm,
        MPI_Request *request) __asm__("MPI_Recv_init_c");
int bnd_entry(void *buf, MPI_Count count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm,
        MPI_Request *request)
{
    return BND_FIRST(buf, count, datatype, source, tag, comm, request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Recv_init_c") __attribute__((alias("MPI_Recv_init_c")));
#endif

#ifdef BND_ENTRY_MPI_Reduce
typedef int (bnd_type)(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, int root,
        MPI_Comm comm);
#define bnd_last (bnd_type *)&PMPI_Reduce
BND_LINKS(Reduce)
int bnd_entry(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, int root,
        MPI_Comm comm) __asm__("MPI_Reduce");
int bnd_entry(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, int root, MPI_Comm comm)
{
    return BND_FIRST(sendbuf, recvbuf, count, datatype, op, root, comm);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Reduce") __attribute__((alias("MPI_Reduce")));
#endif

#ifdef BND_ENTRY_MPI_Reduce_c
typedef int (bnd_type)(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, int root,
        MPI_Comm comm);
#define bnd_last (bnd_type *)&PMPI_Reduce_c
BND_LINKS(Reduce_c)
int bnd_entry(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, int root,
        MPI_Comm comm) __asm__("MPI_Reduce_c");
int bnd_entry(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, int root,
        MPI_Comm comm)
{
    return BND_FIRST(sendbuf, recvbuf, count, datatype, op, root, comm);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Reduce_c") __attribute__((alias("MPI_Reduce_c")));
#endif

#ifdef BND_ENTRY_MPI_Reduce_init
typedef int (bnd_type)(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, int root,
        MPI_Comm comm, MPI_Info info, MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_Reduce_init
BND_LINKS(Reduce_init)
int bnd_entry(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, int root, MPI_Comm comm,
        MPI_Info info, MPI_Request *request) __asm__("MPI_Reduce_init");
int bnd_entry(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, int root, MPI_Comm comm,
        MPI_Info info, MPI_Request *request)
{
    return BND_FIRST(sendbuf, recvbuf, count, datatype, op, root, comm, info, request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Reduce_init") __attribute__((alias("MPI_Reduce_init")));
#endif

#ifdef BND_ENTRY_MPI_Reduce_init_c
typedef int (bnd_type)(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, int root,
        MPI_Comm comm, MPI_Info info, MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_Reduce_init_c
BND_LINKS(Reduce_init_c)
int bnd_entry(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, int root,
        MPI_Comm comm, MPI_Info info, MPI_Request *request) __asm__("MPI_Reduce_init_c");
int bnd_entry(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, int root,
        MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    return BND_FIRST(sendbuf, recvbuf, count, datatype, op, root, comm, info, request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Reduce_init_c") __attribute__((alias("MPI_Reduce_init_c")));
#endif

#ifdef BND_ENTRY_MPI_Reduce_local
typedef int (bnd_type)(const void *inbuf, void *inoutbuf, int count, MPI_Datatype datatype, MPI_Op op);
#define bnd_last (bnd_type *)&PMPI_Reduce_local
BND_LINKS(Reduce_local)
int bnd_entry(const void *inbuf, void *inoutbuf, int count, MPI_Datatype datatype,
        MPI_Op op) __asm__("MPI_Reduce_local");
int bnd_entry(const void *inbuf, void *inoutbuf, int count, MPI_Datatype datatype, MPI_Op op)
{
    return BND_FIRST(inbuf, inoutbuf, count, datatype, op);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Reduce_local") __attribute__((alias("MPI_Reduce_local")));
#endif

#ifdef BND_ENTRY_MPI_Reduce_local_c
typedef int (bnd_type)(const void *inbuf, void *inoutbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op);
#define bnd_last (bnd_type *)&PMPI_Reduce_local_c
BND_LINKS(Reduce_local_c)
int bnd_entry(const void *inbuf, void *inoutbuf, MPI_Count count, MPI_Datatype datatype,
        MPI_Op op) __asm__("MPI_Reduce_local_c");
int bnd_entry(const void *inbuf, void *inoutbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op)
{
    return BND_FIRST(inbuf, inoutbuf, count, datatype, op);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Reduce_local_c") __attribute__((alias("MPI_Reduce_local_c")));
#endif

#ifdef BND_ENTRY_MPI_Reduce_scatter
typedef int (bnd_type)(const void *sendbuf, void *recvbuf, const int *recvcounts, MPI_Datatype datatype, MPI_Op op,
        MPI_Comm comm);
#define bnd_last (bnd_type *)&PMPI_Reduce_scatter
BND_LINKS(Reduce_scatter)
int bnd_entry(const void *sendbuf, void *recvbuf, const int *recvcounts, MPI_Datatype datatype, MPI_Op op,
        MPI_Comm comm) __asm__("MPI_Reduce_scatter");
int bnd_entry(const void *sendbuf, void *recvbuf, const int *recvcounts, MPI_Datatype datatype, MPI_Op op,
        MPI_Comm comm)
{
    return BND_FIRST(sendbuf, recvbuf, recvcounts, datatype, op, comm);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Reduce_scatter") __attribute__((alias("MPI_Reduce_scatter")));
#endif

#ifdef BND_ENTRY_MPI_Reduce_scatter_block
typedef int (bnd_type)(const void *sendbuf, void *recvbuf, int recvcount, MPI_Datatype datatype, MPI_Op op,
        MPI_Comm comm);
#define bnd_last (bnd_type *)&PMPI_Reduce_scatter_block
BND_LINKS(Reduce_scatter_block)
int bnd_entry(const void *sendbuf, void *recvbuf, int recvcount, MPI_Datatype datatype, MPI_Op op,
        MPI_Comm comm) __asm__("MPI_Reduce_scatter_block");
int bnd_entry(const void *sendbuf, void *recvbuf, int recvcount, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm)
{
    return BND_FIRST(sendbuf, recvbuf, recvcount, datatype, op, comm);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Reduce_scatter_block") __attribute__((alias("MPI_Reduce_scatter_block")));
#endif

#ifdef BND_ENTRY_MPI_Reduce_scatter_block_c
typedef int (bnd_type)(const void *sendbuf, void *recvbuf, MPI_Count recvcount, MPI_Datatype datatype, MPI_Op op,
        MPI_Comm comm);
#define bnd_last (bnd_type *)&PMPI_Reduce_scatter_block_c
BND_LINKS(Reduce_scatter_block_c)
int bnd_entry(const void *sendbuf, void *recvbuf, MPI_Count recvcount, MPI_Datatype datatype, MPI_Op op,
        MPI_Comm comm) __asm__("MPI_Reduce_scatter_block_c");
int bnd_entry(const void *sendbuf, void *recvbuf, MPI_Count recvcount, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm)
{
    return BND_FIRST(sendbuf, recvbuf, recvcount, datatype, op, comm);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Reduce_scatter_block_c") __attribute__((alias("MPI_Reduce_scatter_block_c")));
#endif

#ifdef BND_ENTRY_MPI_Reduce_scatter_block_init
typedef int (bnd_type)(const void *sendbuf, void *recvbuf, int recvcount, MPI_Datatype datatype, MPI_Op op,
        MPI_Comm comm, MPI_Info info, MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_Reduce_scatter_block_init
BND_LINKS(Reduce_scatter_block_init)
int bnd_entry(const void *sendbuf, void *recvbuf, int recvcount, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm,
        MPI_Info info, MPI_Request *request) __asm__("MPI_Reduce_scatter_block_init");
int bnd_entry(const void *sendbuf, void *recvbuf, int recvcount, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm,
        MPI_Info info, MPI_Request *request)
{
    return BND_FIRST(sendbuf, recvbuf, recvcount, datatype, op, comm, info, request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Reduce_scatter_block_init") __attribute__((alias("MPI_Reduce_scatter_block_init")));
#endif

#ifdef BND_ENTRY_MPI_Reduce_scatter_block_init_c
typedef int (bnd_type)(const void *sendbuf, void *recvbuf, MPI_Count recvcount, MPI_Datatype datatype, MPI_Op op,
        MPI_Comm comm, MPI_Info info, MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_Reduce_scatter_block_init_c
BND_LINKS(Reduce_scatter_block_init_c)
int bnd_entry(const void *sendbuf, void *recvbuf, MPI_Count recvcount, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm,
        MPI_Info info, MPI_Request *request) __asm__("MPI_Reduce_scatter_block_init_c");
int bnd_entry(const void *sendbuf, void *recvbuf, MPI_Count recvcount, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm,
        MPI_Info info, MPI_Request *request)
{
    return BND_FIRST(sendbuf, recvbuf, recvcount, datatype, op, comm, info, request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Reduce_scatter_block_init_c") __attribute__((alias("MPI_Reduce_scatter_block_init_c")));
#endif

#ifdef BND_ENTRY_MPI_Reduce_scatter_c
typedef int (bnd_type)(const void *sendbuf, void *recvbuf, const MPI_Count *recvcounts, MPI_Datatype datatype,
        MPI_Op op, MPI_Comm comm);
#define bnd_last (bnd_type *)&PMPI_Reduce_scatter_c
BND_LINKS(Reduce_scatter_c)
int bnd_entry(const void *sendbuf, void *recvbuf, const MPI_Count *recvcounts, MPI_Datatype datatype, MPI_Op op,
        MPI_Comm comm) __asm__("MPI_Reduce_scatter_c");
int bnd_entry(const void *sendbuf, void *recvbuf, const MPI_Count *recvcounts, MPI_Datatype datatype, MPI_Op op,
        MPI_Comm comm)
{
    return BND_FIRST(sendbuf, recvbuf, recvcounts, datatype, op, comm);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Reduce_scatter_c") __attribute__((alias("MPI_Reduce_scatter_c")));
#endif

#ifdef BND_ENTRY_MPI_Reduce_scatter_init
typedef int (bnd_type)(const void *sendbuf, void *recvbuf, const int *recvcounts, MPI_Datatype datatype, MPI_Op op,
        MPI_Comm comm, MPI_Info info, MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_Reduce_scatter_init
BND_LINKS(Reduce_scatter_init)
int bnd_entry(const void *sendbuf, void *recvbuf, const int *recvcounts, MPI_Datatype datatype, MPI_Op op,
        MPI_Comm comm, MPI_Info info, MPI_Request *request) __asm__("MPI_Reduce_scatter_init");
int bnd_entry(const void *sendbuf, void *recvbuf, const int *recvcounts, MPI_Datatype datatype, MPI_Op op,
        MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    return BND_FIRST(sendbuf, recvbuf, recvcounts, datatype, op, comm, info, request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Reduce_scatter_init") __attribute__((alias("MPI_Reduce_scatter_init")));
#endif

#ifdef BND_ENTRY_MPI_Reduce_scatter_init_c
typedef int (bnd_type)(const void *sendbuf, void *recvbuf, const MPI_Count *recvcounts, MPI_Datatype datatype,
        MPI_Op op, MPI_Comm comm, MPI_Info info, MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_Reduce_scatter_init_c
BND_LINKS(Reduce_scatter_init_c)
int bnd_entry(const void *sendbuf, void *recvbuf, const MPI_Count *recvcounts, MPI_Datatype datatype, MPI_Op op,
        MPI_Comm comm, MPI_Info info, MPI_Request *request) __asm__("MPI_Reduce_scatter_init_c");
int bnd_entry(const void *sendbuf, void *recvbuf, const MPI_Count *recvcounts, MPI_Datatype datatype, MPI_Op op,
        MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    return BND_FIRST(sendbuf, recvbuf, recvcounts, datatype, op, comm, info, request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Reduce_scatter_init_c") __attribute__((alias("MPI_Reduce_scatter_init_c")));
#endif

#ifdef BND_ENTRY_MPI_Register_datarep
typedef int (bnd_type)(const char *datarep, MPI_Datarep_conversion_function *read_conversion_fn,
        MPI_Datarep_conversion_function *write_conversion_fn, MPI_Datarep_extent_function *dtype_file_extent_fn,
        void *extra_state);
#define bnd_last (bnd_type *)&PMPI_Register_datarep
BND_LINKS(Register_datarep)
int bnd_entry(const char *datarep, MPI_Datarep_conversion_function *read_conversion_fn,
        MPI_Datarep_conversion_function *write_conversion_fn, MPI_Datarep_extent_function *dtype_file_extent_fn,
        void *extra_state) __asm__("MPI_Register_datarep");
int bnd_entry(const char *datarep, MPI_Datarep_conversion_function *read_conversion_fn,
        MPI_Datarep_conversion_function *write_conversion_fn, MPI_Datarep_extent_function *dtype_file_extent_fn,
        void *extra_state)
{
    return BND_FIRST(datarep, read_conversion_fn, write_conversion_fn, dtype_file_extent_fn, extra_state);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Register_datarep") __attribute__((alias("MPI_Register_datarep")));
#endif

#ifdef BND_ENTRY_MPI_Register_datarep_c
typedef int (bnd_type)(const char *datarep, MPI_Datarep_conversion_function_c *read_conversion_fn,
        MPI_Datarep_conversion_function_c *write_conversion_fn, MPI_Datarep_extent_function *dtype_file_extent_fn,
        void *extra_state);
#define bnd_last (bnd_type *)&PMPI_Register_datarep_c
BND_LINKS(Register_datarep_c)
int bnd_entry(const char *datarep, MPI_Datarep_conversion_function_c *read_conversion_fn,
        MPI_Datarep_conversion_function_c *write_conversion_fn, MPI_Datarep_extent_function *dtype_file_extent_fn,
        void *extra_state) __asm__("MPI_Register_datarep_c");
int bnd_entry(const char *datarep, MPI_Datarep_conversion_function_c *read_conversion_fn,
        MPI_Datarep_conversion_function_c *write_conversion_fn, MPI_Datarep_extent_function *dtype_file_extent_fn,
        void *extra_state)
{
    return BND_FIRST(datarep, read_conversion_fn, write_conversion_fn, dtype_file_extent_fn, extra_state);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Register_datarep_c") __attribute__((alias("MPI_Register_datarep_c")));
#endif

#ifdef BND_ENTRY_MPI_Remove_error_class
typedef int (bnd_type)(int errorclass);
#define bnd_last (bnd_type *)&PMPI_Remove_error_class
BND_LINKS(Remove_error_class)
int bnd_entry(int errorclass) __asm__("MPI_Remove_error_class");
int bnd_entry(int errorclass)
{
    return BND_FIRST(errorclass);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Remove_error_class") __attribute__((alias("MPI_Remove_error_class")));
#endif

#ifdef BND_ENTRY_MPI_Remove_error_code
typedef int (bnd_type)(int errorcode);
#define bnd_last (bnd_type *)&PMPI_Remove_error_code
BND_LINKS(Remove_error_code)
int bnd_entry(int errorcode) __asm__("MPI_Remove_error_code");
int bnd_entry(int errorcode)
{
    return BND_FIRST(errorcode);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Remove_error_code") __attribute__((alias("MPI_Remove_error_code")));
#endif

#ifdef BND_ENTRY_MPI_Remove_error_string
typedef int (bnd_type)(int errorcode);
#define bnd_last (bnd_type *)&PMPI_Remove_error_string
BND_LINKS(Remove_error_string)
int bnd_entry(int errorcode) __asm__("MPI_Remove_error_string");
int bnd_entry(int errorcode)
{
    return BND_FIRST(errorcode);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Remove_error_string") __attribute__((alias("MPI_Remove_error_string")));
#endif

#ifdef BND_ENTRY_MPI_Request_c2f
typedef MPI_Fint (bnd_type)(MPI_Request request);
#define bnd_last (bnd_type *)&PMPI_Request_c2f
BND_LINKS(Request_c2f)
MPI_Fint bnd_entry(MPI_Request request) __asm__("MPI_Request_c2f");
MPI_Fint bnd_entry(MPI_Request request)
{
    return BND_FIRST(request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Request_c2f") __attribute__((alias("MPI_Request_c2f")));
#endif

#ifdef BND_ENTRY_MPI_Request_f2c
typedef MPI_Request (bnd_type)(MPI_Fint request);
#define bnd_last (bnd_type *)&PMPI_Request_f2c
BND_LINKS(Request_f2c)
MPI_Request bnd_entry(MPI_Fint request) __asm__("MPI_Request_f2c");
MPI_Request bnd_entry(MPI_Fint request)
{
    return BND_FIRST(request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Request_f2c") __attribute__((alias("MPI_Request_f2c")));
#endif

#ifdef BND_ENTRY_MPI_Request_free
typedef int (bnd_type)(MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_Request_free
BND_LINKS(Request_free)
int bnd_entry(MPI_Request *request) __asm__("MPI_Request_free");
int bnd_entry(MPI_Request *request)
{
    return BND_FIRST(request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Request_free") __attribute__((alias("MPI_Request_free")));
#endif

#ifdef BND_ENTRY_MPI_Request_fromint
typedef MPI_Request (bnd_type)(int request);
#define bnd_last (bnd_type *)&PMPI_Request_fromint
BND_LINKS(Request_fromint)
MPI_Request bnd_entry(int request) __asm__("MPI_Request_fromint");
MPI_Request bnd_entry(int request)
{
    return BND_FIRST(request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Request_fromint") __attribute__((alias("MPI_Request_fromint")));
#endif

#ifdef BND_ENTRY_MPI_Request_get_status
typedef int (bnd_type)(MPI_Request request, int *flag, MPI_Status *status);
#define bnd_last (bnd_type *)&PMPI_Request_get_status
BND_LINKS(Request_get_status)
int bnd_entry(MPI_Request request, int *flag, MPI_Status *status) __asm__("MPI_Request_get_status");
int bnd_entry(MPI_Request request, int *flag, MPI_Status *status)
{
    return BND_FIRST(request, flag, status);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Request_get_status") __attribute__((alias("MPI_Request_get_status")));
#endif

#ifdef BND_ENTRY_MPI_Request_get_status_all
typedef int (bnd_type)(int count, const MPI_Request *array_of_requests, int *flag, MPI_Status *array_of_statuses);
#define bnd_last (bnd_type *)&PMPI_Request_get_status_all
BND_LINKS(Request_get_status_all)
int bnd_entry(int count, const MPI_Request *array_of_requests, int *flag,
        MPI_Status *array_of_statuses) __asm__("MPI_Request_get_status_all");
int bnd_entry(int count, const MPI_Request *array_of_requests, int *flag, MPI_Status *array_of_statuses)
{
    return BND_FIRST(count, array_of_requests, flag, array_of_statuses);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Request_get_status_all") __attribute__((alias("MPI_Request_get_status_all")));
#endif

#ifdef BND_ENTRY_MPI_Request_get_status_any
typedef int (bnd_type)(int count, const MPI_Request *array_of_requests, int *index, int *flag, MPI_Status *status);
#define bnd_last (bnd_type *)&PMPI_Request_get_status_any
BND_LINKS(Request_get_status_any)
int bnd_entry(int count, const MPI_Request *array_of_requests, int *index, int *flag,
        MPI_Status *status) __asm__("MPI_Request_get_status_any");
int bnd_entry(int count, const MPI_Request *array_of_requests, int *index, int *flag, MPI_Status *status)
{
    return BND_FIRST(count, array_of_requests, index, flag, status);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Request_get_status_any") __attribute__((alias("MPI_Request_get_status_any")));
#endif

#ifdef BND_ENTRY_MPI_Request_get_status_some
typedef int (bnd_type)(int incount, const MPI_Request *array_of_requests, int *outcount, int *array_of_indices,
        MPI_Status *array_of_statuses);
#define bnd_last (bnd_type *)&PMPI_Request_get_status_some
BND_LINKS(Request_get_status_some)
int bnd_entry(int incount, const MPI_Request *array_of_requests, int *outcount, int *array_of_indices,
        MPI_Status *array_of_statuses) __asm__("MPI_Request_get_status_some");
int bnd_entry(int incount, const MPI_Request *array_of_requests, int *outcount, int *array_of_indices,
        MPI_Status *array_of_statuses)
{
    return BND_FIRST(incount, array_of_requests, outcount, array_of_indices, array_of_statuses);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Request_get_status_some") __attribute__((alias("MPI_Request_get_status_some")));
#endif

#ifdef BND_ENTRY_MPI_Request_toint
typedef int (bnd_type)(MPI_Request request);
#define bnd_last (bnd_type *)&PMPI_Request_toint
BND_LINKS(Request_toint)
int bnd_entry(MPI_Request request) __asm__("MPI_Request_toint");
int bnd_entry(MPI_Request request)
{
    return BND_FIRST(request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Request_toint") __attribute__((alias("MPI_Request_toint")));
#endif

#ifdef BND_ENTRY_MPI_Rget
typedef int (bnd_type)(void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank,
        MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Win win, MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_Rget
BND_LINKS(Rget)
int bnd_entry(void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank, MPI_Aint target_disp,
        int target_count, MPI_Datatype target_datatype, MPI_Win win, MPI_Request *request) __asm__("MPI_Rget");
int bnd_entry(void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank, MPI_Aint target_disp,
        int target_count, MPI_Datatype target_datatype, MPI_Win win, MPI_Request *request)
{
    return BND_FIRST(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count,
            target_datatype, win, request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Rget") __attribute__((alias("MPI_Rget")));
#endif

#ifdef BND_ENTRY_MPI_Rget_accumulate
typedef int (bnd_type)(const void *origin_addr, int origin_count, MPI_Datatype origin_datatype, void *result_addr,
        int result_count, MPI_Datatype result_datatype, int target_rank, MPI_Aint target_disp, int target_count,
        MPI_Datatype target_datatype, MPI_Op op, MPI_Win win, MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_Rget_accumulate
BND_LINKS(Rget_accumulate)
int bnd_entry(const void *origin_addr, int origin_count, MPI_Datatype origin_datatype, void *result_addr,
        int result_count, MPI_Datatype result_datatype, int target_rank, MPI_Aint target_disp, int target_count,
        MPI_Datatype target_datatype, MPI_Op op, MPI_Win win, MPI_Request *request) __asm__("MPI_Rget_accumulate");
int bnd_entry(const void *origin_addr, int origin_count, MPI_Datatype origin_datatype, void *result_addr,
        int result_count, MPI_Datatype result_datatype, int target_rank, MPI_Aint target_disp, int target_count,
        MPI_Datatype target_datatype, MPI_Op op, MPI_Win win, MPI_Request *request)
{
    return BND_FIRST(origin_addr, origin_count, origin_datatype, result_addr, result_count, result_datatype,
            target_rank, target_disp, target_count, target_datatype, op, win, request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Rget_accumulate") __attribute__((alias("MPI_Rget_accumulate")));
#endif

#ifdef BND_ENTRY_MPI_Rget_accumulate_c
typedef int (bnd_type)(const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype,
        void *result_addr, MPI_Count result_count, MPI_Datatype result_datatype, int target_rank, MPI_Aint target_disp,
        MPI_Count target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win, MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_Rget_accumulate_c
BND_LINKS(Rget_accumulate_c)
int bnd_entry(const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, void *result_addr,
        MPI_Count result_count, MPI_Datatype result_datatype, int target_rank, MPI_Aint target_disp,
        MPI_Count target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win,
        MPI_Request *request) __asm__("MPI_Rget_accumulate_c");
int bnd_entry(const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, void *result_addr,
        MPI_Count result_count, MPI_Datatype result_datatype, int target_rank, MPI_Aint target_disp,
        MPI_Count target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win, MPI_Request *request)
{
    return BND_FIRST(origin_addr, origin_count, origin_datatype, result_addr, result_count, result_datatype,
            target_rank, target_disp, target_count, target_datatype, op, win, request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Rget_accumulate_c") __attribute__((alias("MPI_Rget_accumulate_c")));
#endif

#ifdef BND_ENTRY_MPI_Rget_c
typedef int (bnd_type)(void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, int target_rank,
        MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Win win, MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_Rget_c
BND_LINKS(Rget_c)
int bnd_entry(void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, int target_rank,
        MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Win win,
        MPI_Request *request) __asm__("MPI_Rget_c");
int bnd_entry(void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, int target_rank,
        MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Win win, MPI_Request *request)
{
    return BND_FIRST(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count,
            target_datatype, win, request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Rget_c") __attribute__((alias("MPI_Rget_c")));
#endif

#ifdef BND_ENTRY_MPI_Rput
typedef int (bnd_type)(const void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank,
        MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Win win, MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_Rput
BND_LINKS(Rput)
int bnd_entry(const void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank,
        MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Win win,
        MPI_Request *request) __asm__("MPI_Rput");
int bnd_entry(const void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank,
        MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Win win, MPI_Request *request)
{
    return BND_FIRST(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count,
            target_datatype, win, request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Rput") __attribute__((alias("MPI_Rput")));
#endif

#ifdef BND_ENTRY_MPI_Rput_c
typedef int (bnd_type)(const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, int target_rank,
        MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Win win, MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_Rput_c
BND_LINKS(Rput_c)
int bnd_entry(const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, int target_rank,
        MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Win win,
        MPI_Request *request) __asm__("MPI_Rput_c");
int bnd_entry(const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, int target_rank,
        MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Win win, MPI_Request *request)
{
    return BND_FIRST(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count,
            target_datatype, win, request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Rput_c") __attribute__((alias("MPI_Rput_c")));
#endif

#ifdef BND_ENTRY_MPI_Rsend
typedef int (bnd_type)(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm);
#define bnd_last (bnd_type *)&PMPI_Rsend
BND_LINKS(Rsend)
int bnd_entry(const void *buf, int count, MPI_Datatype datatype, int dest, int tag,
        MPI_Comm comm) __asm__("MPI_Rsend");
int bnd_entry(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm)
{
    return BND_FIRST(buf, count, datatype, dest, tag, comm);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Rsend") __attribute__((alias("MPI_Rsend")));
#endif

#ifdef BND_ENTRY_MPI_Rsend_c
typedef int (bnd_type)(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm);
#define bnd_last (bnd_type *)&PMPI_Rsend_c
BND_LINKS(Rsend_c)
int bnd_entry(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag,
        MPI_Comm comm) __asm__("MPI_Rsend_c");
int bnd_entry(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm)
{
    return BND_FIRST(buf, count, datatype, dest, tag, comm);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Rsend_c") __attribute__((alias("MPI_Rsend_c")));
#endif

#ifdef BND_ENTRY_MPI_Rsend_init
typedef int (bnd_type)(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_Rsend_init
BND_LINKS(Rsend_init)
int bnd_entry(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request) __asm__("MPI_Rsend_init");
int bnd_entry(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request)
{
    return BND_FIRST(buf, count, datatype, dest, tag, comm, request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Rsend_init") __attribute__((alias("MPI_Rsend_init")));
#endif

#ifdef BND_ENTRY_MPI_Rsend_init_c
typedef int (bnd_type)(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_Rsend_init_c
BND_LINKS(Rsend_init_c)
int bnd_entry(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request) __asm__("MPI_Rsend_init_c");
int bnd_entry(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request)
{
    return BND_FIRST(buf, count, datatype, dest, tag, comm, request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Rsend_init_c") __attribute__((alias("MPI_Rsend_init_c")));
#endif

#ifdef BND_ENTRY_MPI_Scan
typedef int (bnd_type)(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm);
#define bnd_last (bnd_type *)&PMPI_Scan
BND_LINKS(Scan)
int bnd_entry(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op,
        MPI_Comm comm) __asm__("MPI_Scan");
int bnd_entry(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm)
{
    return BND_FIRST(sendbuf, recvbuf, count, datatype, op, comm);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Scan") __attribute__((alias("MPI_Scan")));
#endif

#ifdef BND_ENTRY_MPI_Scan_c
typedef int (bnd_type)(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op,
        MPI_Comm comm);
#define bnd_last (bnd_type *)&PMPI_Scan_c
BND_LINKS(Scan_c)
int bnd_entry(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op,
        MPI_Comm comm) __asm__("MPI_Scan_c");
int bnd_entry(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm)
{
    return BND_FIRST(sendbuf, recvbuf, count, datatype, op, comm);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Scan_c") __attribute__((alias("MPI_Scan_c")));
#endif

#ifdef BND_ENTRY_MPI_Scan_init
typedef int (bnd_type)(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm,
        MPI_Info info, MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_Scan_init
BND_LINKS(Scan_init)
int bnd_entry(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm,
        MPI_Info info, MPI_Request *request) __asm__("MPI_Scan_init");
int bnd_entry(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm,
        MPI_Info info, MPI_Request *request)
{
    return BND_FIRST(sendbuf, recvbuf, count, datatype, op, comm, info, request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Scan_init") __attribute__((alias("MPI_Scan_init")));
#endif

#ifdef BND_ENTRY_MPI_Scan_init_c
typedef int (bnd_type)(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op,
        MPI_Comm comm, MPI_Info info, MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_Scan_init_c
BND_LINKS(Scan_init_c)
int bnd_entry(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm,
        MPI_Info info, MPI_Request *request) __asm__("MPI_Scan_init_c");
int bnd_entry(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm,
        MPI_Info info, MPI_Request *request)
{
    return BND_FIRST(sendbuf, recvbuf, count, datatype, op, comm, info, request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Scan_init_c") __attribute__((alias("MPI_Scan_init_c")));
#endif

#ifdef BND_ENTRY_MPI_Scatter
typedef int (bnd_type)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
        MPI_Datatype recvtype, int root, MPI_Comm comm);
#define bnd_last (bnd_type *)&PMPI_Scatter
BND_LINKS(Scatter)
int bnd_entry(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
        MPI_Datatype recvtype, int root, MPI_Comm comm) __asm__("MPI_Scatter");
int bnd_entry(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
        MPI_Datatype recvtype, int root, MPI_Comm comm)
{
    return BND_FIRST(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Scatter") __attribute__((alias("MPI_Scatter")));
#endif

#ifdef BND_ENTRY_MPI_Scatter_c
typedef int (bnd_type)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm);
#define bnd_last (bnd_type *)&PMPI_Scatter_c
BND_LINKS(Scatter_c)
int bnd_entry(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount,
        MPI_Datatype recvtype, int root, MPI_Comm comm) __asm__("MPI_Scatter_c");
int bnd_entry(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount,
        MPI_Datatype recvtype, int root, MPI_Comm comm)
{
    return BND_FIRST(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Scatter_c") __attribute__((alias("MPI_Scatter_c")));
#endif

#ifdef BND_ENTRY_MPI_Scatter_init
typedef int (bnd_type)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
        MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_Scatter_init
BND_LINKS(Scatter_init)
int bnd_entry(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
        MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info,
        MPI_Request *request) __asm__("MPI_Scatter_init");
int bnd_entry(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
        MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    return BND_FIRST(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, info, request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Scatter_init") __attribute__((alias("MPI_Scatter_init")));
#endif

#ifdef BND_ENTRY_MPI_Scatter_init_c
typedef int (bnd_type)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_Scatter_init_c
BND_LINKS(Scatter_init_c)
int bnd_entry(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount,
        MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info,
        MPI_Request *request) __asm__("MPI_Scatter_init_c");
int bnd_entry(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount,
        MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    return BND_FIRST(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, info, request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Scatter_init_c") __attribute__((alias("MPI_Scatter_init_c")));
#endif

#ifdef BND_ENTRY_MPI_Scatterv
typedef int (bnd_type)(const void *sendbuf, const int *sendcounts, const int *displs, MPI_Datatype sendtype,
        void *recvbuf, int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm);
#define bnd_last (bnd_type *)&PMPI_Scatterv
BND_LINKS(Scatterv)
int bnd_entry(const void *sendbuf, const int *sendcounts, const int *displs, MPI_Datatype sendtype, void *recvbuf,
        int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm) __asm__("MPI_Scatterv");
int bnd_entry(const void *sendbuf, const int *sendcounts, const int *displs, MPI_Datatype sendtype, void *recvbuf,
        int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm)
{
    return BND_FIRST(sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Scatterv") __attribute__((alias("MPI_Scatterv")));
#endif

#ifdef BND_ENTRY_MPI_Scatterv_c
typedef int (bnd_type)(const void *sendbuf, const MPI_Count *sendcounts, const MPI_Aint *displs, MPI_Datatype sendtype,
        void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm);
#define bnd_last (bnd_type *)&PMPI_Scatterv_c
BND_LINKS(Scatterv_c)
int bnd_entry(const void *sendbuf, const MPI_Count *sendcounts, const MPI_Aint *displs, MPI_Datatype sendtype,
        void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm) __asm__("MPI_Scatterv_c");
int bnd_entry(const void *sendbuf, const MPI_Count *sendcounts, const MPI_Aint *displs, MPI_Datatype sendtype,
        void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm)
{
    return BND_FIRST(sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Scatterv_c") __attribute__((alias("MPI_Scatterv_c")));
#endif

#ifdef BND_ENTRY_MPI_Scatterv_init
typedef int (bnd_type)(const void *sendbuf, const int *sendcounts, const int *displs, MPI_Datatype sendtype,
        void *recvbuf, int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info,
        MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_Scatterv_init
BND_LINKS(Scatterv_init)
int bnd_entry(const void *sendbuf, const int *sendcounts, const int *displs, MPI_Datatype sendtype, void *recvbuf,
        int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info,
        MPI_Request *request) __asm__("MPI_Scatterv_init");
int bnd_entry(const void *sendbuf, const int *sendcounts, const int *displs, MPI_Datatype sendtype, void *recvbuf,
        int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request)
{
    return BND_FIRST(sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm, info, request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Scatterv_init") __attribute__((alias("MPI_Scatterv_init")));
#endif

#ifdef BND_ENTRY_MPI_Scatterv_init_c
typedef int (bnd_type)(const void *sendbuf, const MPI_Count *sendcounts, const MPI_Aint *displs, MPI_Datatype sendtype,
        void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info,
        MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_Scatterv_init_c
BND_LINKS(Scatterv_init_c)
int bnd_entry(const void *sendbuf, const MPI_Count *sendcounts, const MPI_Aint *displs, MPI_Datatype sendtype,
        void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info,
        MPI_Request *request) __asm__("MPI_Scatterv_init_c");
int bnd_entry(const void *sendbuf, const MPI_Count *sendcounts, const MPI_Aint *displs, MPI_Datatype sendtype,
        void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info,
        MPI_Request *request)
{
    return BND_FIRST(sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm, info, request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Scatterv_init_c") __attribute__((alias("MPI_Scatterv_init_c")));
#endif

#ifdef BND_ENTRY_MPI_Send
typedef int (bnd_type)(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm);
#define bnd_last (bnd_type *)&PMPI_Send
BND_LINKS(Send)
int bnd_entry(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm) __asm__("MPI_Send");
int bnd_entry(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm)
{
    return BND_FIRST(buf, count, datatype, dest, tag, comm);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Send") __attribute__((alias("MPI_Send")));
#endif

#ifdef BND_ENTRY_MPI_Send_c
typedef int (bnd_type)(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm);
#define bnd_last (bnd_type *)&PMPI_Send_c
BND_LINKS(Send_c)
int bnd_entry(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag,
        MPI_Comm comm) __asm__("MPI_Send_c");
int bnd_entry(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm)
{
    return BND_FIRST(buf, count, datatype, dest, tag, comm);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Send_c") __attribute__((alias("MPI_Send_c")));
#endif

#ifdef BND_ENTRY_MPI_Send_init
typedef int (bnd_type)(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_Send_init
BND_LINKS(Send_init)
int bnd_entry(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request) __asm__("MPI_Send_init");
int bnd_entry(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request)
{
    return BND_FIRST(buf, count, datatype, dest, tag, comm, request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Send_init") __attribute__((alias("MPI_Send_init")));
#endif

#ifdef BND_ENTRY_MPI_Send_init_c
typedef int (bnd_type)(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_Send_init_c
BND_LINKS(Send_init_c)
int bnd_entry(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request) __asm__("MPI_Send_init_c");
int bnd_entry(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request)
{
    return BND_FIRST(buf, count, datatype, dest, tag, comm, request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Send_init_c") __attribute__((alias("MPI_Send_init_c")));
#endif

#ifdef BND_ENTRY_MPI_Sendrecv
typedef int (bnd_type)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, int dest, int sendtag, void *recvbuf,
        int recvcount, MPI_Datatype recvtype, int source, int recvtag, MPI_Comm comm, MPI_Status *status);
#define bnd_last (bnd_type *)&PMPI_Sendrecv
BND_LINKS(Sendrecv)
int bnd_entry(const void *sendbuf, int sendcount, MPI_Datatype sendtype, int dest, int sendtag, void *recvbuf,
        int recvcount, MPI_Datatype recvtype, int source, int recvtag, MPI_Comm comm,
        MPI_Status *status) __asm__("MPI_Sendrecv");
int bnd_entry(const void *sendbuf, int sendcount, MPI_Datatype sendtype, int dest, int sendtag, void *recvbuf,
        int recvcount, MPI_Datatype recvtype, int source, int recvtag, MPI_Comm comm, MPI_Status *status)
{
    return BND_FIRST(sendbuf, sendcount, sendtype, dest, sendtag, recvbuf, recvcount, recvtype, source, recvtag, comm,
            status);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Sendrecv") __attribute__((alias("MPI_Sendrecv")));
#endif

#ifdef BND_ENTRY_MPI_Sendrecv_c
typedef int (bnd_type)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, int dest, int sendtag,
        void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int source, int recvtag, MPI_Comm comm,
        MPI_Status *status);
#define bnd_last (bnd_type *)&PMPI_Sendrecv_c
BND_LINKS(Sendrecv_c)
int bnd_entry(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, int dest, int sendtag, void *recvbuf,
        MPI_Count recvcount, MPI_Datatype recvtype, int source, int recvtag, MPI_Comm comm,
        MPI_Status *status) __asm__("MPI_Sendrecv_c");
int bnd_entry(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, int dest, int sendtag, void *recvbuf,
        MPI_Count recvcount, MPI_Datatype recvtype, int source, int recvtag, MPI_Comm comm, MPI_Status *status)
{
    return BND_FIRST(sendbuf, sendcount, sendtype, dest, sendtag, recvbuf, recvcount, recvtype, source, recvtag, comm,
            status);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Sendrecv_c") __attribute__((alias("MPI_Sendrecv_c")));
#endif

#ifdef BND_ENTRY_MPI_Sendrecv_replace
typedef int (bnd_type)(void *buf, int count, MPI_Datatype datatype, int dest, int sendtag, int source, int recvtag,
        MPI_Comm comm, MPI_Status *status);
#define bnd_last (bnd_type *)&PMPI_Sendrecv_replace
BND_LINKS(Sendrecv_replace)
int bnd_entry(void *buf, int count, MPI_Datatype datatype, int dest, int sendtag, int source, int recvtag,
        MPI_Comm comm, MPI_Status *status) __asm__("MPI_Sendrecv_replace");
int bnd_entry(void *buf, int count, MPI_Datatype datatype, int dest, int sendtag, int source, int recvtag,
        MPI_Comm comm, MPI_Status *status)
{
    return BND_FIRST(buf, count, datatype, dest, sendtag, source, recvtag, comm, status);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Sendrecv_replace") __attribute__((alias("MPI_Sendrecv_replace")));
#endif

#ifdef BND_ENTRY_MPI_Sendrecv_replace_c
typedef int (bnd_type)(void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int sendtag, int source,
        int recvtag, MPI_Comm comm, MPI_Status *status);
#define bnd_last (bnd_type *)&PMPI_Sendrecv_replace_c
BND_LINKS(Sendrecv_replace_c)
int bnd_entry(void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int sendtag, int source, int recvtag,
        MPI_Comm comm, MPI_Status *status) __asm__("MPI_Sendrecv_replace_c");
int bnd_entry(void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int sendtag, int source, int recvtag,
        MPI_Comm comm, MPI_Status *status)
{
    return BND_FIRST(buf, count, datatype, dest, sendtag, source, recvtag, comm, status);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Sendrecv_replace_c") __attribute__((alias("MPI_Sendrecv_replace_c")));
#endif

#ifdef BND_ENTRY_MPI_Session_attach_buffer
typedef int (bnd_type)(MPI_Session session, void *buffer, int size);
#define bnd_last (bnd_type *)&PMPI_Session_attach_buffer
BND_LINKS(Session_attach_buffer)
int bnd_entry(MPI_Session session, void *buffer, int size) __asm__("MPI_Session_attach_buffer");
int bnd_entry(MPI_Session session, void *buffer, int size)
{
    return BND_FIRST(session, buffer, size);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Session_attach_buffer") __attribute__((alias("MPI_Session_attach_buffer")));
#endif

#ifdef BND_ENTRY_MPI_Session_attach_buffer_c
typedef int (bnd_type)(MPI_Session session, void *buffer, MPI_Count size);
#define bnd_last (bnd_type *)&PMPI_Session_attach_buffer_c
BND_LINKS(Session_attach_buffer_c)
int bnd_entry(MPI_Session session, void *buffer, MPI_Count size) __asm__("MPI_Session_attach_buffer_c");
int bnd_entry(MPI_Session session, void *buffer, MPI_Count size)
{
    return BND_FIRST(session, buffer, size);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Session_attach_buffer_c") __attribute__((alias("MPI_Session_attach_buffer_c")));
#endif

#ifdef BND_ENTRY_MPI_Session_c2f
typedef MPI_Fint (bnd_type)(MPI_Session session);
#define bnd_last (bnd_type *)&PMPI_Session_c2f
BND_LINKS(Session_c2f)
MPI_Fint bnd_entry(MPI_Session session) __asm__("MPI_Session_c2f");
MPI_Fint bnd_entry(MPI_Session session)
{
    return BND_FIRST(session);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Session_c2f") __attribute__((alias("MPI_Session_c2f")));
#endif

#ifdef BND_ENTRY_MPI_Session_call_errhandler
typedef int (bnd_type)(MPI_Session session, int errorcode);
#define bnd_last (bnd_type *)&PMPI_Session_call_errhandler
BND_LINKS(Session_call_errhandler)
int bnd_entry(MPI_Session session, int errorcode) __asm__("MPI_Session_call_errhandler");
int bnd_entry(MPI_Session session, int errorcode)
{
    return BND_FIRST(session, errorcode);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Session_call_errhandler") __attribute__((alias("MPI_Session_call_errhandler")));
#endif

#ifdef BND_ENTRY_MPI_Session_create_errhandler
typedef int (bnd_type)(MPI_Session_errhandler_function *session_errhandler_fn, MPI_Errhandler *errhandler);
#define bnd_last (bnd_type *)&PMPI_Session_create_errhandler
BND_LINKS(Session_create_errhandler)
int bnd_entry(MPI_Session_errhandler_function *session_errhandler_fn,
        MPI_Errhandler *errhandler) __asm__("MPI_Session_create_errhandler");
int bnd_entry(MPI_Session_errhandler_function *session_errhandler_fn, MPI_Errhandler *errhandler)
{
    return BND_FIRST(session_errhandler_fn, errhandler);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Session_create_errhandler") __attribute__((alias("MPI_Session_create_errhandler")));
#endif

#ifdef BND_ENTRY_MPI_Session_detach_buffer
typedef int (bnd_type)(MPI_Session session, void *buffer_addr, int *size);
#define bnd_last (bnd_type *)&PMPI_Session_detach_buffer
BND_LINKS(Session_detach_buffer)
int bnd_entry(MPI_Session session, void *buffer_addr, int *size) __asm__("MPI_Session_detach_buffer");
int bnd_entry(MPI_Session session, void *buffer_addr, int *size)
{
    return BND_FIRST(session, buffer_addr, size);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Session_detach_buffer") __attribute__((alias("MPI_Session_detach_buffer")));
#endif

#ifdef BND_ENTRY_MPI_Session_detach_buffer_c
typedef int (bnd_type)(MPI_Session session, void *buffer_addr, MPI_Count *size);
#define bnd_last (bnd_type *)&PMPI_Session_detach_buffer_c
BND_LINKS(Session_detach_buffer_c)
int bnd_entry(MPI_Session session, void *buffer_addr, MPI_Count *size) __asm__("MPI_Session_detach_buffer_c");
int bnd_entry(MPI_Session session, void *buffer_addr, MPI_Count *size)
{
    return BND_FIRST(session, buffer_addr, size);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Session_detach_buffer_c") __attribute__((alias("MPI_Session_detach_buffer_c")));
#endif

#ifdef BND_ENTRY_MPI_Session_f2c
typedef MPI_Session (bnd_type)(MPI_Fint session);
#define bnd_last (bnd_type *)&PMPI_Session_f2c
BND_LINKS(Session_f2c)
MPI_Session bnd_entry(MPI_Fint session) __asm__("MPI_Session_f2c");
MPI_Session bnd_entry(MPI_Fint session)
{
    return BND_FIRST(session);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Session_f2c") __attribute__((alias("MPI_Session_f2c")));
#endif

#ifdef BND_ENTRY_MPI_Session_finalize
typedef int (bnd_type)(MPI_Session *session);
#define bnd_last (bnd_type *)&PMPI_Session_finalize
BND_LINKS(Session_finalize)
int bnd_entry(MPI_Session *session) __asm__("MPI_Session_finalize");
int bnd_entry(MPI_Session *session)
{
    return BND_FIRST(session);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Session_finalize") __attribute__((alias("MPI_Session_finalize")));
#endif

#ifdef BND_ENTRY_MPI_Session_flush_buffer
typedef int (bnd_type)(MPI_Session session);
#define bnd_last (bnd_type *)&PMPI_Session_flush_buffer
BND_LINKS(Session_flush_buffer)
int bnd_entry(MPI_Session session) __asm__("MPI_Session_flush_buffer");
int bnd_entry(MPI_Session session)
{
    return BND_FIRST(session);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Session_flush_buffer") __attribute__((alias("MPI_Session_flush_buffer")));
#endif

#ifdef BND_ENTRY_MPI_Session_fromint
typedef MPI_Session (bnd_type)(int session);
#define bnd_last (bnd_type *)&PMPI_Session_fromint
BND_LINKS(Session_fromint)
MPI_Session bnd_entry(int session) __asm__("MPI_Session_fromint");
MPI_Session bnd_entry(int session)
{
    return BND_FIRST(session);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Session_fromint") __attribute__((alias("MPI_Session_fromint")));
#endif

#ifdef BND_ENTRY_MPI_Session_get_errhandler
typedef int (bnd_type)(MPI_Session session, MPI_Errhandler *errhandler);
#define bnd_last (bnd_type *)&PMPI_Session_get_errhandler
BND_LINKS(Session_get_errhandler)
int bnd_entry(MPI_Session session, MPI_Errhandler *errhandler) __asm__("MPI_Session_get_errhandler");
int bnd_entry(MPI_Session session, MPI_Errhandler *errhandler)
{
    return BND_FIRST(session, errhandler);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Session_get_errhandler") __attribute__((alias("MPI_Session_get_errhandler")));
#endif

#ifdef BND_ENTRY_MPI_Session_get_info
typedef int (bnd_type)(MPI_Session session, MPI_Info *info_used);
#define bnd_last (bnd_type *)&PMPI_Session_get_info
BND_LINKS(Session_get_info)
int bnd_entry(MPI_Session session, MPI_Info *info_used) __asm__("MPI_Session_get_info");
int bnd_entry(MPI_Session session, MPI_Info *info_used)
{
    return BND_FIRST(session, info_used);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Session_get_info") __attribute__((alias("MPI_Session_get_info")));
#endif

#ifdef BND_ENTRY_MPI_Session_get_nth_pset
typedef int (bnd_type)(MPI_Session session, MPI_Info info, int n, int *pset_len, char *pset_name);
#define bnd_last (bnd_type *)&PMPI_Session_get_nth_pset
BND_LINKS(Session_get_nth_pset)
int bnd_entry(MPI_Session session, MPI_Info info, int n, int *pset_len,
        char *pset_name) __asm__("MPI_Session_get_nth_pset");
int bnd_entry(MPI_Session session, MPI_Info info, int n, int *pset_len, char *pset_name)
{
    return BND_FIRST(session, info, n, pset_len, pset_name);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Session_get_nth_pset") __attribute__((alias("MPI_Session_get_nth_pset")));
#endif

#ifdef BND_ENTRY_MPI_Session_get_num_psets
typedef int (bnd_type)(MPI_Session session, MPI_Info info, int *npset_names);
#define bnd_last (bnd_type *)&PMPI_Session_get_num_psets
BND_LINKS(Session_get_num_psets)
int bnd_entry(MPI_Session session, MPI_Info info, int *npset_names) __asm__("MPI_Session_get_num_psets");
int bnd_entry(MPI_Session session, MPI_Info info, int *npset_names)
{
    return BND_FIRST(session, info, npset_names);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Session_get_num_psets") __attribute__((alias("MPI_Session_get_num_psets")));
#endif

#ifdef BND_ENTRY_MPI_Session_get_pset_info
typedef int (bnd_type)(MPI_Session session, const char *pset_name, MPI_Info *info);
#define bnd_last (bnd_type *)&PMPI_Session_get_pset_info
BND_LINKS(Session_get_pset_info)
int bnd_entry(MPI_Session session, const char *pset_name, MPI_Info *info) __asm__("MPI_Session_get_pset_info");
int bnd_entry(MPI_Session session, const char *pset_name, MPI_Info *info)
{
    return BND_FIRST(session, pset_name, info);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Session_get_pset_info") __attribute__((alias("MPI_Session_get_pset_info")));
#endif

#ifdef BND_ENTRY_MPI_Session_iflush_buffer
typedef int (bnd_type)(MPI_Session session, MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_Session_iflush_buffer
BND_LINKS(Session_iflush_buffer)
int bnd_entry(MPI_Session session, MPI_Request *request) __asm__("MPI_Session_iflush_buffer");
int bnd_entry(MPI_Session session, MPI_Request *request)
{
    return BND_FIRST(session, request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Session_iflush_buffer") __attribute__((alias("MPI_Session_iflush_buffer")));
#endif

#ifdef BND_ENTRY_MPI_Session_init
typedef int (bnd_type)(MPI_Info info, MPI_Errhandler errhandler, MPI_Session *session);
#define bnd_last (bnd_type *)&PMPI_Session_init
BND_LINKS(Session_init)
int bnd_entry(MPI_Info info, MPI_Errhandler errhandler, MPI_Session *session) __asm__("MPI_Session_init");
int bnd_entry(MPI_Info info, MPI_Errhandler errhandler, MPI_Session *session)
{
    return BND_FIRST(info, errhandler, session);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Session_init") __attribute__((alias("MPI_Session_init")));
#endif

#ifdef BND_ENTRY_MPI_Session_set_errhandler
typedef int (bnd_type)(MPI_Session session, MPI_Errhandler errhandler);
#define bnd_last (bnd_type *)&PMPI_Session_set_errhandler
BND_LINKS(Session_set_errhandler)
int bnd_entry(MPI_Session session, MPI_Errhandler errhandler) __asm__("MPI_Session_set_errhandler");
int bnd_entry(MPI_Session session, MPI_Errhandler errhandler)
{
    return BND_FIRST(session, errhandler);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Session_set_errhandler") __attribute__((alias("MPI_Session_set_errhandler")));
#endif

#ifdef BND_ENTRY_MPI_Session_toint
typedef int (bnd_type)(MPI_Session session);
#define bnd_last (bnd_type *)&PMPI_Session_toint
BND_LINKS(Session_toint)
int bnd_entry(MPI_Session session) __asm__("MPI_Session_toint");
int bnd_entry(MPI_Session session)
{
    return BND_FIRST(session);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Session_toint") __attribute__((alias("MPI_Session_toint")));
#endif

#ifdef BND_ENTRY_MPI_Ssend
typedef int (bnd_type)(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm);
#define bnd_last (bnd_type *)&PMPI_Ssend
BND_LINKS(Ssend)
int bnd_entry(const void *buf, int count, MPI_Datatype datatype, int dest, int tag,
        MPI_Comm comm) __asm__("MPI_Ssend");
int bnd_entry(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm)
{
    return BND_FIRST(buf, count, datatype, dest, tag, comm);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Ssend") __attribute__((alias("MPI_Ssend")));
#endif

#ifdef BND_ENTRY_MPI_Ssend_c
typedef int (bnd_type)(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm);
#define bnd_last (bnd_type *)&PMPI_Ssend_c
BND_LINKS(Ssend_c)
int bnd_entry(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag,
        MPI_Comm comm) __asm__("MPI_Ssend_c");
int bnd_entry(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm)
{
    return BND_FIRST(buf, count, datatype, dest, tag, comm);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Ssend_c") __attribute__((alias("MPI_Ssend_c")));
#endif

#ifdef BND_ENTRY_MPI_Ssend_init
typedef int (bnd_type)(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_Ssend_init
BND_LINKS(Ssend_init)
int bnd_entry(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request) __asm__("MPI_Ssend_init");
int bnd_entry(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request)
{
    return BND_FIRST(buf, count, datatype, dest, tag, comm, request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Ssend_init") __attribute__((alias("MPI_Ssend_init")));
#endif

#ifdef BND_ENTRY_MPI_Ssend_init_c
typedef int (bnd_type)(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_Ssend_init_c
BND_LINKS(Ssend_init_c)
int bnd_entry(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request) __asm__("MPI_Ssend_init_c");
int bnd_entry(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request)
{
    return BND_FIRST(buf, count, datatype, dest, tag, comm, request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Ssend_init_c") __attribute__((alias("MPI_Ssend_init_c")));
#endif

#ifdef BND_ENTRY_MPI_Start
typedef int (bnd_type)(MPI_Request *request);
#define bnd_last (bnd_type *)&PMPI_Start
BND_LINKS(Start)
int bnd_entry(MPI_Request *request) __asm__("MPI_Start");
int bnd_entry(MPI_Request *request)
{
    return BND_FIRST(request);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Start") __attribute__((alias("MPI_Start")));
#endif

#ifdef BND_ENTRY_MPI_Startall
typedef int (bnd_type)(int count, MPI_Request *array_of_requests);
#define bnd_last (bnd_type *)&PMPI_Startall
BND_LINKS(Startall)
int bnd_entry(int count, MPI_Request *array_of_requests) __asm__("MPI_Startall");
int bnd_entry(int count, MPI_Request *array_of_requests)
{
    return BND_FIRST(count, array_of_requests);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Startall") __attribute__((alias("MPI_Startall")));
#endif

#ifdef BND_ENTRY_MPI_Status_c2f
typedef int (bnd_type)(const MPI_Status *c_status, MPI_Fint *f_status);
#define bnd_last (bnd_type *)&PMPI_Status_c2f
BND_LINKS(Status_c2f)
int bnd_entry(const MPI_Status *c_status, MPI_Fint *f_status) __asm__("MPI_Status_c2f");
int bnd_entry(const MPI_Status *c_status, MPI_Fint *f_status)
{
    return BND_FIRST(c_status, f_status);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Status_c2f") __attribute__((alias("MPI_Status_c2f")));
#endif

#ifdef BND_ENTRY_MPI_Status_c2f08
typedef int (bnd_type)(const MPI_Status *c_status, MPI_F08_status *f08_status);
#define bnd_last (bnd_type *)&PMPI_Status_c2f08
BND_LINKS(Status_c2f08)
int bnd_entry(const MPI_Status *c_status, MPI_F08_status *f08_status) __asm__("MPI_Status_c2f08");
int bnd_entry(const MPI_Status *c_status, MPI_F08_status *f08_status)
{
    return BND_FIRST(c_status, f08_status);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Status_c2f08") __attribute__((alias("MPI_Status_c2f08")));
#endif

#ifdef BND_ENTRY_MPI_Status_f082c
typedef int (bnd_type)(const MPI_F08_status *f08_status, MPI_Status *c_status);
#define bnd_last (bnd_type *)&PMPI_Status_f082c
BND_LINKS(Status_f082c)
int bnd_entry(const MPI_F08_status *f08_status, MPI_Status *c_status) __asm__("MPI_Status_f082c");
int bnd_entry(const MPI_F08_status *f08_status, MPI_Status *c_status)
{
    return BND_FIRST(f08_status, c_status);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Status_f082c") __attribute__((alias("MPI_Status_f082c")));
#endif

#ifdef BND_ENTRY_MPI_Status_f082f
typedef int (bnd_type)(const MPI_F08_status *f08_status, MPI_Fint *f_status);
#define bnd_last (bnd_type *)&PMPI_Status_f082f
BND_LINKS(Status_f082f)
int bnd_entry(const MPI_F08_status *f08_status, MPI_Fint *f_status) __asm__("MPI_Status_f082f");
int bnd_entry(const MPI_F08_status *f08_status, MPI_Fint *f_status)
{
    return BND_FIRST(f08_status, f_status);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Status_f082f") __attribute__((alias("MPI_Status_f082f")));
#endif

#ifdef BND_ENTRY_MPI_Status_f2c
typedef int (bnd_type)(const MPI_Fint *f_status, MPI_Status *c_status);
#define bnd_last (bnd_type *)&PMPI_Status_f2c
BND_LINKS(Status_f2c)
int bnd_entry(const MPI_Fint *f_status, MPI_Status *c_status) __asm__("MPI_Status_f2c");
int bnd_entry(const MPI_Fint *f_status, MPI_Status *c_status)
{
    return BND_FIRST(f_status, c_status);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Status_f2c") __attribute__((alias("MPI_Status_f2c")));
#endif

#ifdef BND_ENTRY_MPI_Status_f2f08
typedef int (bnd_type)(const MPI_Fint *f_status, MPI_F08_status *f08_status);
#define bnd_last (bnd_type *)&PMPI_Status_f2f08
BND_LINKS(Status_f2f08)
int bnd_entry(const MPI_Fint *f_status, MPI_F08_status *f08_status) __asm__("MPI_Status_f2f08");
int bnd_entry(const MPI_Fint *f_status, MPI_F08_status *f08_status)
{
    return BND_FIRST(f_status, f08_status);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Status_f2f08") __attribute__((alias("MPI_Status_f2f08")));
#endif

#ifdef BND_ENTRY_MPI_Status_get_error
typedef int (bnd_type)(const MPI_Status *status, int *err);
#define bnd_last (bnd_type *)&PMPI_Status_get_error
BND_LINKS(Status_get_error)
int bnd_entry(const MPI_Status *status, int *err) __asm__("MPI_Status_get_error");
int bnd_entry(const MPI_Status *status, int *err)
{
    return BND_FIRST(status, err);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Status_get_error") __attribute__((alias("MPI_Status_get_error")));
#endif

#ifdef BND_ENTRY_MPI_Status_get_source
typedef int (bnd_type)(const MPI_Status *status, int *source);
#define bnd_last (bnd_type *)&PMPI_Status_get_source
BND_LINKS(Status_get_source)
int bnd_entry(const MPI_Status *status, int *source) __asm__("MPI_Status_get_source");
int bnd_entry(const MPI_Status *status, int *source)
{
    return BND_FIRST(status, source);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Status_get_source") __attribute__((alias("MPI_Status_get_source")));
#endif

#ifdef BND_ENTRY_MPI_Status_get_tag
typedef int (bnd_type)(const MPI_Status *status, int *tag);
#define bnd_last (bnd_type *)&PMPI_Status_get_tag
BND_LINKS(Status_get_tag)
int bnd_entry(const MPI_Status *status, int *tag) __asm__("MPI_Status_get_tag");
int bnd_entry(const MPI_Status *status, int *tag)
{
    return BND_FIRST(status, tag);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Status_get_tag") __attribute__((alias("MPI_Status_get_tag")));
#endif

#ifdef BND_ENTRY_MPI_Status_set_cancelled
typedef int (bnd_type)(MPI_Status *status, int flag);
#define bnd_last (bnd_type *)&PMPI_Status_set_cancelled
BND_LINKS(Status_set_cancelled)
int bnd_entry(MPI_Status *status, int flag) __asm__("MPI_Status_set_cancelled");
int bnd_entry(MPI_Status *status, int flag)
{
    return BND_FIRST(status, flag);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Status_set_cancelled") __attribute__((alias("MPI_Status_set_cancelled")));
#endif

#ifdef BND_ENTRY_MPI_Status_set_elements
typedef int (bnd_type)(MPI_Status *status, MPI_Datatype datatype, int count);
#define bnd_last (bnd_type *)&PMPI_Status_set_elements
BND_LINKS(Status_set_elements)
int bnd_entry(MPI_Status *status, MPI_Datatype datatype, int count) __asm__("MPI_Status_set_elements");
int bnd_entry(MPI_Status *status, MPI_Datatype datatype, int count)
{
    return BND_FIRST(status, datatype, count);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Status_set_elements") __attribute__((alias("MPI_Status_set_elements")));
#endif

#ifdef BND_ENTRY_MPI_Status_set_elements_c
typedef int (bnd_type)(MPI_Status *status, MPI_Datatype datatype, MPI_Count count);
#define bnd_last (bnd_type *)&PMPI_Status_set_elements_c
BND_LINKS(Status_set_elements_c)
int bnd_entry(MPI_Status *status, MPI_Datatype datatype, MPI_Count count) __asm__("MPI_Status_set_elements_c");
int bnd_entry(MPI_Status *status, MPI_Datatype datatype, MPI_Count count)
{
    return BND_FIRST(status, datatype, count);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Status_set_elements_c") __attribute__((alias("MPI_Status_set_elements_c")));
#endif

#ifdef BND_ENTRY_MPI_Status_set_elements_x
typedef int (bnd_type)(MPI_Status *status, MPI_Datatype datatype, MPI_Count count);
#define bnd_last (bnd_type *)&PMPI_Status_set_elements_x
BND_LINKS(Status_set_elements_x)
int bnd_entry(MPI_Status *status, MPI_Datatype datatype, MPI_Count count) __asm__("MPI_Status_set_elements_x");
int bnd_entry(MPI_Status *status, MPI_Datatype datatype, MPI_Count count)
{
    return BND_FIRST(status, datatype, count);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Status_set_elements_x") __attribute__((alias("MPI_Status_set_elements_x")));
#endif

#ifdef BND_ENTRY_MPI_Status_set_error
typedef int (bnd_type)(MPI_Status *status, int err);
#define bnd_last (bnd_type *)&PMPI_Status_set_error
BND_LINKS(Status_set_error)
int bnd_entry(MPI_Status *status, int err) __asm__("MPI_Status_set_error");
int bnd_entry(MPI_Status *status, int err)
{
    return BND_FIRST(status, err);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Status_set_error") __attribute__((alias("MPI_Status_set_error")));
#endif

#ifdef BND_ENTRY_MPI_Status_set_source
typedef int (bnd_type)(MPI_Status *status, int source);
#define bnd_last (bnd_type *)&PMPI_Status_set_source
BND_LINKS(Status_set_source)
int bnd_entry(MPI_Status *status, int source) __asm__("MPI_Status_set_source");
int bnd_entry(MPI_Status *status, int source)
{
    return BND_FIRST(status, source);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Status_set_source") __attribute__((alias("MPI_Status_set_source")));
#endif

#ifdef BND_ENTRY_MPI_Status_set_tag
typedef int (bnd_type)(MPI_Status *status, int tag);
#define bnd_last (bnd_type *)&PMPI_Status_set_tag
BND_LINKS(Status_set_tag)
int bnd_entry(MPI_Status *status, int tag) __asm__("MPI_Status_set_tag");
int bnd_entry(MPI_Status *status, int tag)
{
    return BND_FIRST(status, tag);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Status_set_tag") __attribute__((alias("MPI_Status_set_tag")));
#endif

#ifdef BND_ENTRY_MPI_T_category_changed
typedef int (bnd_type)(int *update_number);
#define bnd_last (bnd_type *)&PMPI_T_category_changed
BND_LINKS(T_category_changed)
int bnd_entry(int *update_number) __asm__("MPI_T_category_changed");
int bnd_entry(int *update_number)
{
    return BND_FIRST(update_number);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_T_category_changed") __attribute__((alias("MPI_T_category_changed")));
#endif

#ifdef BND_ENTRY_MPI_T_category_get_categories
typedef int (bnd_type)(int cat_index, int len, int *indices);
#define bnd_last (bnd_type *)&PMPI_T_category_get_categories
BND_LINKS(T_category_get_categories)
int bnd_entry(int cat_index, int len, int *indices) __asm__("MPI_T_category_get_categories");
int bnd_entry(int cat_index, int len, int *indices)
{
    return BND_FIRST(cat_index, len, indices);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_T_category_get_categories") __attribute__((alias("MPI_T_category_get_categories")));
#endif

#ifdef BND_ENTRY_MPI_T_category_get_cvars
typedef int (bnd_type)(int cat_index, int len, int *indices);
#define bnd_last (bnd_type *)&PMPI_T_category_get_cvars
BND_LINKS(T_category_get_cvars)
int bnd_entry(int cat_index, int len, int *indices) __asm__("MPI_T_category_get_cvars");
int bnd_entry(int cat_index, int len, int *indices)
{
    return BND_FIRST(cat_index, len, indices);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_T_category_get_cvars") __attribute__((alias("MPI_T_category_get_cvars")));
#endif

#ifdef BND_ENTRY_MPI_T_category_get_events
typedef int (bnd_type)(int cat_index, int len, int *indices);
#define bnd_last (bnd_type *)&PMPI_T_category_get_events
BND_LINKS(T_category_get_events)
int bnd_entry(int cat_index, int len, int *indices) __asm__("MPI_T_category_get_events");
int bnd_entry(int cat_index, int len, int *indices)
{
    return BND_FIRST(cat_index, len, indices);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_T_category_get_events") __attribute__((alias("MPI_T_category_get_events")));
#endif

#ifdef BND_ENTRY_MPI_T_category_get_index
typedef int (bnd_type)(const char *name, int *cat_index);
#define bnd_last (bnd_type *)&PMPI_T_category_get_index
BND_LINKS(T_category_get_index)
int bnd_entry(const char *name, int *cat_index) __asm__("MPI_T_category_get_index");
int bnd_entry(const char *name, int *cat_index)
{
    return BND_FIRST(name, cat_index);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_T_category_get_index") __attribute__((alias("MPI_T_category_get_index")));
#endif

#ifdef BND_ENTRY_MPI_T_category_get_info
typedef int (bnd_type)(int cat_index, char *name, int *name_len, char *desc, int *desc_len, int *num_cvars,
        int *num_pvars, int *num_categories);
#define bnd_last (bnd_type *)&PMPI_T_category_get_info
BND_LINKS(T_category_get_info)
int bnd_entry(int cat_index, char *name, int *name_len, char *desc, int *desc_len, int *num_cvars, int *num_pvars,
        int *num_categories) __asm__("MPI_T_category_get_info");
int bnd_entry(int cat_index, char *name, int *name_len, char *desc, int *desc_len, int *num_cvars, int *num_pvars,
        int *num_categories)
{
    return BND_FIRST(cat_index, name, name_len, desc, desc_len, num_cvars, num_pvars, num_categories);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_T_category_get_info") __attribute__((alias("MPI_T_category_get_info")));
#endif

#ifdef BND_ENTRY_MPI_T_category_get_num
typedef int (bnd_type)(int *num_cat);
#define bnd_last (bnd_type *)&PMPI_T_category_get_num
BND_LINKS(T_category_get_num)
int bnd_entry(int *num_cat) __asm__("MPI_T_category_get_num");
int bnd_entry(int *num_cat)
{
    return BND_FIRST(num_cat);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_T_category_get_num") __attribute__((alias("MPI_T_category_get_num")));
#endif

#ifdef BND_ENTRY_MPI_T_category_get_num_events
typedef int (bnd_type)(int cat_index, int *num_events);
#define bnd_last (bnd_type *)&PMPI_T_category_get_num_events
BND_LINKS(T_category_get_num_events)
int bnd_entry(int cat_index, int *num_events) __asm__("MPI_T_category_get_num_events");
int bnd_entry(int cat_index, int *num_events)
{
    return BND_FIRST(cat_index, num_events);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_T_category_get_num_events") __attribute__((alias("MPI_T_category_get_num_events")));
#endif

#ifdef BND_ENTRY_MPI_T_category_get_pvars
typedef int (bnd_type)(int cat_index, int len, int *indices);
#define bnd_last (bnd_type *)&PMPI_T_category_get_pvars
BND_LINKS(T_category_get_pvars)
int bnd_entry(int cat_index, int len, int *indices) __asm__("MPI_T_category_get_pvars");
int bnd_entry(int cat_index, int len, int *indices)
{
    return BND_FIRST(cat_index, len, indices);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_T_category_get_pvars") __attribute__((alias("MPI_T_category_get_pvars")));
#endif

#ifdef BND_ENTRY_MPI_T_cvar_get_index
typedef int (bnd_type)(const char *name, int *cvar_index);
#define bnd_last (bnd_type *)&PMPI_T_cvar_get_index
BND_LINKS(T_cvar_get_index)
int bnd_entry(const char *name, int *cvar_index) __asm__("MPI_T_cvar_get_index");
int bnd_entry(const char *name, int *cvar_index)
{
    return BND_FIRST(name, cvar_index);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_T_cvar_get_index") __attribute__((alias("MPI_T_cvar_get_index")));
#endif

#ifdef BND_ENTRY_MPI_T_cvar_get_info
typedef int (bnd_type)(int cvar_index, char *name, int *name_len, int *verbosity, MPI_Datatype *datatype,
        MPI_T_enum *enumtype, char *desc, int *desc_len, int *bind, int *scope);
#define bnd_last (bnd_type *)&PMPI_T_cvar_get_info
BND_LINKS(T_cvar_get_info)
int bnd_entry(int cvar_index, char *name, int *name_len, int *verbosity, MPI_Datatype *datatype, MPI_T_enum *enumtype,
        char *desc, int *desc_len, int *bind, int *scope) __asm__("MPI_T_cvar_get_info");
int bnd_entry(int cvar_index, char *name, int *name_len, int *verbosity, MPI_Datatype *datatype, MPI_T_enum *enumtype,
        char *desc, int *desc_len, int *bind, int *scope)
{
    return BND_FIRST(cvar_index, name, name_len, verbosity, datatype, enumtype, desc, desc_len, bind, scope);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_T_cvar_get_info") __attribute__((alias("MPI_T_cvar_get_info")));
#endif

#ifdef BND_ENTRY_MPI_T_cvar_get_num
typedef int (bnd_type)(int *num_cvar);
#define bnd_last (bnd_type *)&PMPI_T_cvar_get_num
BND_LINKS(T_cvar_get_num)
int bnd_entry(int *num_cvar) __asm__("MPI_T_cvar_get_num");
int bnd_entry(int *num_cvar)
{
    return BND_FIRST(num_cvar);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_T_cvar_get_num") __attribute__((alias("MPI_T_cvar_get_num")));
#endif

#ifdef BND_ENTRY_MPI_T_cvar_handle_alloc
typedef int (bnd_type)(int cvar_index, void *obj_handle, MPI_T_cvar_handle *handle, int *count);
#define bnd_last (bnd_type *)&PMPI_T_cvar_handle_alloc
BND_LINKS(T_cvar_handle_alloc)
int bnd_entry(int cvar_index, void *obj_handle, MPI_T_cvar_handle *handle,
        int *count) __asm__("MPI_T_cvar_handle_alloc");
int bnd_entry(int cvar_index, void *obj_handle, MPI_T_cvar_handle *handle, int *count)
{
    return BND_FIRST(cvar_index, obj_handle, handle, count);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_T_cvar_handle_alloc") __attribute__((alias("MPI_T_cvar_handle_alloc")));
#endif

#ifdef BND_ENTRY_MPI_T_cvar_handle_free
typedef int (bnd_type)(MPI_T_cvar_handle *handle);
#define bnd_last (bnd_type *)&PMPI_T_cvar_handle_free
BND_LINKS(T_cvar_handle_free)
int bnd_entry(MPI_T_cvar_handle *handle) __asm__("MPI_T_cvar_handle_free");
int bnd_entry(MPI_T_cvar_handle *handle)
{
    return BND_FIRST(handle);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_T_cvar_handle_free") __attribute__((alias("MPI_T_cvar_handle_free")));
#endif

#ifdef BND_ENTRY_MPI_T_cvar_read
typedef int (bnd_type)(MPI_T_cvar_handle handle, void *buf);
#define bnd_last (bnd_type *)&PMPI_T_cvar_read
BND_LINKS(T_cvar_read)
int bnd_entry(MPI_T_cvar_handle handle, void *buf) __asm__("MPI_T_cvar_read");
int bnd_entry(MPI_T_cvar_handle handle, void *buf)
{
    return BND_FIRST(handle, buf);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_T_cvar_read") __attribute__((alias("MPI_T_cvar_read")));
#endif

#ifdef BND_ENTRY_MPI_T_cvar_write
typedef int (bnd_type)(MPI_T_cvar_handle handle, const void *buf);
#define bnd_last (bnd_type *)&PMPI_T_cvar_write
BND_LINKS(T_cvar_write)
int bnd_entry(MPI_T_cvar_handle handle, const void *buf) __asm__("MPI_T_cvar_write");
int bnd_entry(MPI_T_cvar_handle handle, const void *buf)
{
    return BND_FIRST(handle, buf);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_T_cvar_write") __attribute__((alias("MPI_T_cvar_write")));
#endif

#ifdef BND_ENTRY_MPI_T_enum_get_info
typedef int (bnd_type)(MPI_T_enum enumtype, int *num, char *name, int *name_len);
#define bnd_last (bnd_type *)&PMPI_T_enum_get_info
BND_LINKS(T_enum_get_info)
int bnd_entry(MPI_T_enum enumtype, int *num, char *name, int *name_len) __asm__("MPI_T_enum_get_info");
int bnd_entry(MPI_T_enum enumtype, int *num, char *name, int *name_len)
{
    return BND_FIRST(enumtype, num, name, name_len);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_T_enum_get_info") __attribute__((alias("MPI_T_enum_get_info")));
#endif

#ifdef BND_ENTRY_MPI_T_enum_get_item
typedef int (bnd_type)(MPI_T_enum enumtype, int index, int *value, char *name, int *name_len);
#define bnd_last (bnd_type *)&PMPI_T_enum_get_item
BND_LINKS(T_enum_get_item)
int bnd_entry(MPI_T_enum enumtype, int index, int *value, char *name, int *name_len) __asm__("MPI_T_enum_get_item");
int bnd_entry(MPI_T_enum enumtype, int index, int *value, char *name, int *name_len)
{
    return BND_FIRST(enumtype, index, value, name, name_len);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_T_enum_get_item") __attribute__((alias("MPI_T_enum_get_item")));
#endif

#ifdef BND_ENTRY_MPI_T_event_callback_get_info
typedef int (bnd_type)(MPI_T_event_registration event_registration, MPI_T_cb_safety cb_safety, MPI_Info *info_used);
#define bnd_last (bnd_type *)&PMPI_T_event_callback_get_info
BND_LINKS(T_event_callback_get_info)
int bnd_entry(MPI_T_event_registration event_registration, MPI_T_cb_safety cb_safety,
        MPI_Info *info_used) __asm__("MPI_T_event_callback_get_info");
int bnd_entry(MPI_T_event_registration event_registration, MPI_T_cb_safety cb_safety, MPI_Info *info_used)
{
    return BND_FIRST(event_registration, cb_safety, info_used);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_T_event_callback_get_info") __attribute__((alias("MPI_T_event_callback_get_info")));
#endif

#ifdef BND_ENTRY_MPI_T_event_callback_set_info
typedef int (bnd_type)(MPI_T_event_registration event_registration, MPI_T_cb_safety cb_safety, MPI_Info info);
#define bnd_last (bnd_type *)&PMPI_T_event_callback_set_info
BND_LINKS(T_event_callback_set_info)
int bnd_entry(MPI_T_event_registration event_registration, MPI_T_cb_safety cb_safety,
        MPI_Info info) __asm__("MPI_T_event_callback_set_info");
int bnd_entry(MPI_T_event_registration event_registration, MPI_T_cb_safety cb_safety, MPI_Info info)
{
    return BND_FIRST(event_registration, cb_safety, info);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_T_event_callback_set_info") __attribute__((alias("MPI_T_event_callback_set_info")));
#endif

#ifdef BND_ENTRY_MPI_T_event_copy
typedef int (bnd_type)(MPI_T_event_instance event_instance, void *buffer);
#define bnd_last (bnd_type *)&PMPI_T_event_copy
BND_LINKS(T_event_copy)
int bnd_entry(MPI_T_event_instance event_instance, void *buffer) __asm__("MPI_T_event_copy");
int bnd_entry(MPI_T_event_instance event_instance, void *buffer)
{
    return BND_FIRST(event_instance, buffer);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_T_event_copy") __attribute__((alias("MPI_T_event_copy")));
#endif

#ifdef BND_ENTRY_MPI_T_event_get_index
typedef int (bnd_type)(const char *name, int *event_index);
#define bnd_last (bnd_type *)&PMPI_T_event_get_index
BND_LINKS(T_event_get_index)
int bnd_entry(const char *name, int *event_index) __asm__("MPI_T_event_get_index");
int bnd_entry(const char *name, int *event_index)
{
    return BND_FIRST(name, event_index);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_T_event_get_index") __attribute__((alias("MPI_T_event_get_index")));
#endif

#ifdef BND_ENTRY_MPI_T_event_get_info
typedef int (bnd_type)(int event_index, char *name, int *name_len, int *verbosity, MPI_Datatype *array_of_datatypes,
        MPI_Aint *array_of_displacements, int *num_elements, MPI_T_enum *enumtype, MPI_Info *info, char *desc,
        int *desc_len, int *bind);
#define bnd_last (bnd_type *)&PMPI_T_event_get_info
BND_LINKS(T_event_get_info)
int bnd_entry(int event_index, char *name, int *name_len, int *verbosity, MPI_Datatype *array_of_datatypes,
        MPI_Aint *array_of_displacements, int *num_elements, MPI_T_enum *enumtype, MPI_Info *info, char *desc,
        int *desc_len, int *bind) __asm__("MPI_T_event_get_info");
int bnd_entry(int event_index, char *name, int *name_len, int *verbosity, MPI_Datatype *array_of_datatypes,
        MPI_Aint *array_of_displacements, int *num_elements, MPI_T_enum *enumtype, MPI_Info *info, char *desc,
        int *desc_len, int *bind)
{
    return BND_FIRST(event_index, name, name_len, verbosity, array_of_datatypes, array_of_displacements, num_elements,
            enumtype, info, desc, desc_len, bind);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_T_event_get_info") __attribute__((alias("MPI_T_event_get_info")));
#endif

#ifdef BND_ENTRY_MPI_T_event_get_num
typedef int (bnd_type)(int *num_events);
#define bnd_last (bnd_type *)&PMPI_T_event_get_num
BND_LINKS(T_event_get_num)
int bnd_entry(int *num_events) __asm__("MPI_T_event_get_num");
int bnd_entry(int *num_events)
{
    return BND_FIRST(num_events);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_T_event_get_num") __attribute__((alias("MPI_T_event_get_num")));
#endif

#ifdef BND_ENTRY_MPI_T_event_get_source
typedef int (bnd_type)(MPI_T_event_instance event_instance, int *source_index);
#define bnd_last (bnd_type *)&PMPI_T_event_get_source
BND_LINKS(T_event_get_source)
int bnd_entry(MPI_T_event_instance event_instance, int *source_index) __asm__("MPI_T_event_get_source");
int bnd_entry(MPI_T_event_instance event_instance, int *source_index)
{
    return BND_FIRST(event_instance, source_index);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_T_event_get_source") __attribute__((alias("MPI_T_event_get_source")));
#endif

#ifdef BND_ENTRY_MPI_T_event_get_timestamp
typedef int (bnd_type)(MPI_T_event_instance event_instance, MPI_Count *event_timestamp);
#define bnd_last (bnd_type *)&PMPI_T_event_get_timestamp
BND_LINKS(T_event_get_timestamp)
int bnd_entry(MPI_T_event_instance event_instance, MPI_Count *event_timestamp) __asm__("MPI_T_event_get_timestamp");
int bnd_entry(MPI_T_event_instance event_instance, MPI_Count *event_timestamp)
{
    return BND_FIRST(event_instance, event_timestamp);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_T_event_get_timestamp") __attribute__((alias("MPI_T_event_get_timestamp")));
#endif

#ifdef BND_ENTRY_MPI_T_event_handle_alloc
typedef int (bnd_type)(int event_index, void *obj_handle, MPI_Info info, MPI_T_event_registration *event_registration);
#define bnd_last (bnd_type *)&PMPI_T_event_handle_alloc
BND_LINKS(T_event_handle_alloc)
int bnd_entry(int event_index, void *obj_handle, MPI_Info info,
        MPI_T_event_registration *event_registration) __asm__("MPI_T_event_handle_alloc");
int bnd_entry(int event_index, void *obj_handle, MPI_Info info, MPI_T_event_registration *event_registration)
{
    return BND_FIRST(event_index, obj_handle, info, event_registration);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_T_event_handle_alloc") __attribute__((alias("MPI_T_event_handle_alloc")));
#endif

#ifdef BND_ENTRY_MPI_T_event_handle_free
typedef int (bnd_type)(MPI_T_event_registration event_registration, void *user_data,
        MPI_T_event_free_cb_function *free_cb_function);
#define bnd_last (bnd_type *)&PMPI_T_event_handle_free
BND_LINKS(T_event_handle_free)
int bnd_entry(MPI_T_event_registration event_registration, void *user_data,
        MPI_T_event_free_cb_function *free_cb_function) __asm__("MPI_T_event_handle_free");
int bnd_entry(MPI_T_event_registration event_registration, void *user_data,
        MPI_T_event_free_cb_function *free_cb_function)
{
    return BND_FIRST(event_registration, user_data, free_cb_function);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_T_event_handle_free") __attribute__((alias("MPI_T_event_handle_free")));
#endif

#ifdef BND_ENTRY_MPI_T_event_handle_get_info
typedef int (bnd_type)(MPI_T_event_registration event_registration, MPI_Info *info_used);
#define bnd_last (bnd_type *)&PMPI_T_event_handle_get_info
BND_LINKS(T_event_handle_get_info)
int bnd_entry(MPI_T_event_registration event_registration, MPI_Info *info_used) __asm__("MPI_T_event_handle_get_info");
int bnd_entry(MPI_T_event_registration event_registration, MPI_Info *info_used)
{
    return BND_FIRST(event_registration, info_used);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_T_event_handle_get_info") __attribute__((alias("MPI_T_event_handle_get_info")));
#endif

#ifdef BND_ENTRY_MPI_T_event_handle_set_info
typedef int (bnd_type)(MPI_T_event_registration event_registration, MPI_Info info);
#define bnd_last (bnd_type *)&PMPI_T_event_handle_set_info
BND_LINKS(T_event_handle_set_info)
int bnd_entry(MPI_T_event_registration event_registration, MPI_Info info) __asm__("MPI_T_event_handle_set_info");
int bnd_entry(MPI_T_event_registration event_registration, MPI_Info info)
{
    return BND_FIRST(event_registration, info);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_T_event_handle_set_info") __attribute__((alias("MPI_T_event_handle_set_info")));
#endif

#ifdef BND_ENTRY_MPI_T_event_read
typedef int (bnd_type)(MPI_T_event_instance event_instance, int element_index, void *buffer);
#define bnd_last (bnd_type *)&PMPI_T_event_read
BND_LINKS(T_event_read)
int bnd_entry(MPI_T_event_instance event_instance, int element_index, void *buffer) __asm__("MPI_T_event_read");
int bnd_entry(MPI_T_event_instance event_instance, int element_index, void *buffer)
{
    return BND_FIRST(event_instance, element_index, buffer);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_T_event_read") __attribute__((alias("MPI_T_event_read")));
#endif

#ifdef BND_ENTRY_MPI_T_event_register_callback
typedef int (bnd_type)(MPI_T_event_registration event_registration, MPI_T_cb_safety cb_safety, MPI_Info info,
        void *user_data, MPI_T_event_cb_function *event_cb_function);
#define bnd_last (bnd_type *)&PMPI_T_event_register_callback
BND_LINKS(T_event_register_callback)
int bnd_entry(MPI_T_event_registration event_registration, MPI_T_cb_safety cb_safety, MPI_Info info, void *user_data,
        MPI_T_event_cb_function *event_cb_function) __asm__("MPI_T_event_register_callback");
int bnd_entry(MPI_T_event_registration event_registration, MPI_T_cb_safety cb_safety, MPI_Info info, void *user_data,
        MPI_T_event_cb_function *event_cb_function)
{
    return BND_FIRST(event_registration, cb_safety, info, user_data, event_cb_function);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_T_event_register_callback") __attribute__((alias("MPI_T_event_register_callback")));
#endif

#ifdef BND_ENTRY_MPI_T_event_set_dropped_handler
typedef int (bnd_type)(MPI_T_event_registration event_registration,
        MPI_T_event_dropped_cb_function *dropped_cb_function);
#define bnd_last (bnd_type *)&PMPI_T_event_set_dropped_handler
BND_LINKS(T_event_set_dropped_handler)
int bnd_entry(MPI_T_event_registration event_registration,
        MPI_T_event_dropped_cb_function *dropped_cb_function) __asm__("MPI_T_event_set_dropped_handler");
int bnd_entry(MPI_T_event_registration event_registration, MPI_T_event_dropped_cb_function *dropped_cb_function)
{
    return BND_FIRST(event_registration, dropped_cb_function);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_T_event_set_dropped_handler") __attribute__((alias("MPI_T_event_set_dropped_handler")));
#endif

#ifdef BND_ENTRY_MPI_T_finalize
typedef int (bnd_type)(void);
#define bnd_last (bnd_type *)&PMPI_T_finalize
BND_LINKS(T_finalize)
int bnd_entry(void) __asm__("MPI_T_finalize");
int bnd_entry(void)
{
    return BND_FIRST();
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_T_finalize") __attribute__((alias("MPI_T_finalize")));
#endif

#ifdef BND_ENTRY_MPI_T_init_thread
typedef int (bnd_type)(int required, int *provided);
#define bnd_last (bnd_type *)&PMPI_T_init_thread
BND_LINKS(T_init_thread)
int bnd_entry(int required, int *provided) __asm__("MPI_T_init_thread");
int bnd_entry(int required, int *provided)
{
    return BND_FIRST(required, provided);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_T_init_thread") __attribute__((alias("MPI_T_init_thread")));
#endif

#ifdef BND_ENTRY_MPI_T_pvar_get_index
typedef int (bnd_type)(const char *name, int var_class, int *pvar_index);
#define bnd_last (bnd_type *)&PMPI_T_pvar_get_index
BND_LINKS(T_pvar_get_index)
int bnd_entry(const char *name, int var_class, int *pvar_index) __asm__("MPI_T_pvar_get_index");
int bnd_entry(const char *name, int var_class, int *pvar_index)
{
    return BND_FIRST(name, var_class, pvar_index);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_T_pvar_get_index") __attribute__((alias("MPI_T_pvar_get_index")));
#endif

#ifdef BND_ENTRY_MPI_T_pvar_get_info
typedef int (bnd_type)(int pvar_index, char *name, int *name_len, int *verbosity, int *var_class,
        MPI_Datatype *datatype, MPI_T_enum *enumtype, char *desc, int *desc_len, int *bind, int *readonly,
        int *continuous, int *atomic);
#define bnd_last (bnd_type *)&PMPI_T_pvar_get_info
BND_LINKS(T_pvar_get_info)
int bnd_entry(int pvar_index, char *name, int *name_len, int *verbosity, int *var_class, MPI_Datatype *datatype,
        MPI_T_enum *enumtype, char *desc, int *desc_len, int *bind, int *readonly, int *continuous,
        int *atomic) __asm__("MPI_T_pvar_get_info");
int bnd_entry(int pvar_index, char *name, int *name_len, int *verbosity, int *var_class, MPI_Datatype *datatype,
        MPI_T_enum *enumtype, char *desc, int *desc_len, int *bind, int *readonly, int *continuous, int *atomic)
{
    return BND_FIRST(pvar_index, name, name_len, verbosity, var_class, datatype, enumtype, desc, desc_len, bind,
            readonly, continuous, atomic);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_T_pvar_get_info") __attribute__((alias("MPI_T_pvar_get_info")));
#endif

#ifdef BND_ENTRY_MPI_T_pvar_get_num
typedef int (bnd_type)(int *num_pvar);
#define bnd_last (bnd_type *)&PMPI_T_pvar_get_num
BND_LINKS(T_pvar_get_num)
int bnd_entry(int *num_pvar) __asm__("MPI_T_pvar_get_num");
int bnd_entry(int *num_pvar)
{
    return BND_FIRST(num_pvar);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_T_pvar_get_num") __attribute__((alias("MPI_T_pvar_get_num")));
#endif

#ifdef BND_ENTRY_MPI_T_pvar_handle_alloc
typedef int (bnd_type)(MPI_T_pvar_session session, int pvar_index, void *obj_handle, MPI_T_pvar_handle *handle,
        int *count);
#define bnd_last (bnd_type *)&PMPI_T_pvar_handle_alloc
BND_LINKS(T_pvar_handle_alloc)
int bnd_entry(MPI_T_pvar_session session, int pvar_index, void *obj_handle, MPI_T_pvar_handle *handle,
        int *count) __asm__("MPI_T_pvar_handle_alloc");
int bnd_entry(MPI_T_pvar_session session, int pvar_index, void *obj_handle, MPI_T_pvar_handle *handle, int *count)
{
    return BND_FIRST(session, pvar_index, obj_handle, handle, count);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_T_pvar_handle_alloc") __attribute__((alias("MPI_T_pvar_handle_alloc")));
#endif

#ifdef BND_ENTRY_MPI_T_pvar_handle_free
typedef int (bnd_type)(MPI_T_pvar_session session, MPI_T_pvar_handle *handle);
#define bnd_last (bnd_type *)&PMPI_T_pvar_handle_free
BND_LINKS(T_pvar_handle_free)
int bnd_entry(MPI_T_pvar_session session, MPI_T_pvar_handle *handle) __asm__("MPI_T_pvar_handle_free");
int bnd_entry(MPI_T_pvar_session session, MPI_T_pvar_handle *handle)
{
    return BND_FIRST(session, handle);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_T_pvar_handle_free") __attribute__((alias("MPI_T_pvar_handle_free")));
#endif

#ifdef BND_ENTRY_MPI_T_pvar_read
typedef int (bnd_type)(MPI_T_pvar_session session, MPI_T_pvar_handle handle, void *buf);
#define bnd_last (bnd_type *)&PMPI_T_pvar_read
BND_LINKS(T_pvar_read)
int bnd_entry(MPI_T_pvar_session session, MPI_T_pvar_handle handle, void *buf) __asm__("MPI_T_pvar_read");
int bnd_entry(MPI_T_pvar_session session, MPI_T_pvar_handle handle, void *buf)
{
    return BND_FIRST(session, handle, buf);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_T_pvar_read") __attribute__((alias("MPI_T_pvar_read")));
#endif

#ifdef BND_ENTRY_MPI_T_pvar_readreset
typedef int (bnd_type)(MPI_T_pvar_session session, MPI_T_pvar_handle handle, void *buf);
#define bnd_last (bnd_type *)&PMPI_T_pvar_readreset
BND_LINKS(T_pvar_readreset)
int bnd_entry(MPI_T_pvar_session session, MPI_T_pvar_handle handle, void *buf) __asm__("MPI_T_pvar_readreset");
int bnd_entry(MPI_T_pvar_session session, MPI_T_pvar_handle handle, void *buf)
{
    return BND_FIRST(session, handle, buf);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_T_pvar_readreset") __attribute__((alias("MPI_T_pvar_readreset")));
#endif

#ifdef BND_ENTRY_MPI_T_pvar_reset
typedef int (bnd_type)(MPI_T_pvar_session session, MPI_T_pvar_handle handle);
#define bnd_last (bnd_type *)&PMPI_T_pvar_reset
BND_LINKS(T_pvar_reset)
int bnd_entry(MPI_T_pvar_session session, MPI_T_pvar_handle handle) __asm__("MPI_T_pvar_reset");
int bnd_entry(MPI_T_pvar_session session, MPI_T_pvar_handle handle)
{
    return BND_FIRST(session, handle);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_T_pvar_reset") __attribute__((alias("MPI_T_pvar_reset")));
#endif

#ifdef BND_ENTRY_MPI_T_pvar_session_create
typedef int (bnd_type)(MPI_T_pvar_session *session);
#define bnd_last (bnd_type *)&PMPI_T_pvar_session_create
BND_LINKS(T_pvar_session_create)
int bnd_entry(MPI_T_pvar_session *session) __asm__("MPI_T_pvar_session_create");
int bnd_entry(MPI_T_pvar_session *session)
{
    return BND_FIRST(session);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_T_pvar_session_create") __attribute__((alias("MPI_T_pvar_session_create")));
#endif

#ifdef BND_ENTRY_MPI_T_pvar_session_free
typedef int (bnd_type)(MPI_T_pvar_session *session);
#define bnd_last (bnd_type *)&PMPI_T_pvar_session_free
BND_LINKS(T_pvar_session_free)
int bnd_entry(MPI_T_pvar_session *session) __asm__("MPI_T_pvar_session_free");
int bnd_entry(MPI_T_pvar_session *session)
{
    return BND_FIRST(session);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_T_pvar_session_free") __attribute__((alias("MPI_T_pvar_session_free")));
#endif

#ifdef BND_ENTRY_MPI_T_pvar_start
typedef int (bnd_type)(MPI_T_pvar_session session, MPI_T_pvar_handle handle);
#define bnd_last (bnd_type *)&PMPI_T_pvar_start
BND_LINKS(T_pvar_start)
int bnd_entry(MPI_T_pvar_session session, MPI_T_pvar_handle handle) __asm__("MPI_T_pvar_start");
int bnd_entry(MPI_T_pvar_session session, MPI_T_pvar_handle handle)
{
    return BND_FIRST(session, handle);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_T_pvar_start") __attribute__((alias("MPI_T_pvar_start")));
#endif

#ifdef BND_ENTRY_MPI_T_pvar_stop
typedef int (bnd_type)(MPI_T_pvar_session session, MPI_T_pvar_handle handle);
#define bnd_last (bnd_type *)&PMPI_T_pvar_stop
BND_LINKS(T_pvar_stop)
int bnd_entry(MPI_T_pvar_session session, MPI_T_pvar_handle handle) __asm__("MPI_T_pvar_stop");
int bnd_entry(MPI_T_pvar_session session, MPI_T_pvar_handle handle)
{
    return BND_FIRST(session, handle);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_T_pvar_stop") __attribute__((alias("MPI_T_pvar_stop")));
#endif

#ifdef BND_ENTRY_MPI_T_pvar_write
typedef int (bnd_type)(MPI_T_pvar_session session, MPI_T_pvar_handle handle, const void *buf);
#define bnd_last (bnd_type *)&PMPI_T_pvar_write
BND_LINKS(T_pvar_write)
int bnd_entry(MPI_T_pvar_session session, MPI_T_pvar_handle handle, const void *buf) __asm__("MPI_T_pvar_write");
int bnd_entry(MPI_T_pvar_session session, MPI_T_pvar_handle handle, const void *buf)
{
    return BND_FIRST(session, handle, buf);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_T_pvar_write") __attribute__((alias("MPI_T_pvar_write")));
#endif

#ifdef BND_ENTRY_MPI_T_source_get_info
typedef int (bnd_type)(int source_index, char *name, int *name_len, char *desc, int *desc_len,
        MPI_T_source_order *ordering, MPI_Count *ticks_per_second, MPI_Count *max_ticks, MPI_Info *info);
#define bnd_last (bnd_type *)&PMPI_T_source_get_info
BND_LINKS(T_source_get_info)
int bnd_entry(int source_index, char *name, int *name_len, char *desc, int *desc_len, MPI_T_source_order *ordering,
        MPI_Count *ticks_per_second, MPI_Count *max_ticks, MPI_Info *info) __asm__("MPI_T_source_get_info");
int bnd_entry(int source_index, char *name, int *name_len, char *desc, int *desc_len, MPI_T_source_order *ordering,
        MPI_Count *ticks_per_second, MPI_Count *max_ticks, MPI_Info *info)
{
    return BND_FIRST(source_index, name, name_len, desc, desc_len, ordering, ticks_per_second, max_ticks, info);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_T_source_get_info") __attribute__((alias("MPI_T_source_get_info")));
#endif

#ifdef BND_ENTRY_MPI_T_source_get_num
typedef int (bnd_type)(int *num_sources);
#define bnd_last (bnd_type *)&PMPI_T_source_get_num
BND_LINKS(T_source_get_num)
int bnd_entry(int *num_sources) __asm__("MPI_T_source_get_num");
int bnd_entry(int *num_sources)
{
    return BND_FIRST(num_sources);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_T_source_get_num") __attribute__((alias("MPI_T_source_get_num")));
#endif

#ifdef BND_ENTRY_MPI_T_source_get_timestamp
typedef int (bnd_type)(int source_index, MPI_Count *timestamp);
#define bnd_last (bnd_type *)&PMPI_T_source_get_timestamp
BND_LINKS(T_source_get_timestamp)
int bnd_entry(int source_index, MPI_Count *timestamp) __asm__("MPI_T_source_get_timestamp");
int bnd_entry(int source_index, MPI_Count *timestamp)
{
    return BND_FIRST(source_index, timestamp);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_T_source_get_timestamp") __attribute__((alias("MPI_T_source_get_timestamp")));
#endif

#ifdef BND_ENTRY_MPI_Test
typedef int (bnd_type)(MPI_Request *request, int *flag, MPI_Status *status);
#define bnd_last (bnd_type *)&PMPI_Test
BND_LINKS(Test)
int bnd_entry(MPI_Request *request, int *flag, MPI_Status *status) __asm__("MPI_Test");
int bnd_entry(MPI_Request *request, int *flag, MPI_Status *status)
{
    return BND_FIRST(request, flag, status);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Test") __attribute__((alias("MPI_Test")));
#endif

#ifdef BND_ENTRY_MPI_Test_cancelled
typedef int (bnd_type)(const MPI_Status *status, int *flag);
#define bnd_last (bnd_type *)&PMPI_Test_cancelled
BND_LINKS(Test_cancelled)
int bnd_entry(const MPI_Status *status, int *flag) __asm__("MPI_Test_cancelled");
int bnd_entry(const MPI_Status *status, int *flag)
{
    return BND_FIRST(status, flag);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Test_cancelled") __attribute__((alias("MPI_Test_cancelled")));
#endif

#ifdef BND_ENTRY_MPI_Testall
typedef int (bnd_type)(int count, MPI_Request *array_of_requests, int *flag, MPI_Status *array_of_statuses);
#define bnd_last (bnd_type *)&PMPI_Testall
BND_LINKS(Testall)
int bnd_entry(int count, MPI_Request *array_of_requests, int *flag,
        MPI_Status *array_of_statuses) __asm__("MPI_Testall");
int bnd_entry(int count, MPI_Request *array_of_requests, int *flag, MPI_Status *array_of_statuses)
{
    return BND_FIRST(count, array_of_requests, flag, array_of_statuses);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Testall") __attribute__((alias("MPI_Testall")));
#endif

#ifdef BND_ENTRY_MPI_Testany
typedef int (bnd_type)(int count, MPI_Request *array_of_requests, int *index, int *flag, MPI_Status *status);
#define bnd_last (bnd_type *)&PMPI_Testany
BND_LINKS(Testany)
int bnd_entry(int count, MPI_Request *array_of_requests, int *index, int *flag,
        MPI_Status *status) __asm__("MPI_Testany");
int bnd_entry(int count, MPI_Request *array_of_requests, int *index, int *flag, MPI_Status *status)
{
    return BND_FIRST(count, array_of_requests, index, flag, status);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Testany") __attribute__((alias("MPI_Testany")));
#endif

#ifdef BND_ENTRY_MPI_Testsome
typedef int (bnd_type)(int incount, MPI_Request *array_of_requests, int *outcount, int *array_of_indices,
        MPI_Status *array_of_statuses);
#define bnd_last (bnd_type *)&PMPI_Testsome
BND_LINKS(Testsome)
int bnd_entry(int incount, MPI_Request *array_of_requests, int *outcount, int *array_of_indices,
        MPI_Status *array_of_statuses) __asm__("MPI_Testsome");
int bnd_entry(int incount, MPI_Request *array_of_requests, int *outcount, int *array_of_indices,
        MPI_Status *array_of_statuses)
{
    return BND_FIRST(incount, array_of_requests, outcount, array_of_indices, array_of_statuses);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Testsome") __attribute__((alias("MPI_Testsome")));
#endif

#ifdef BND_ENTRY_MPI_Topo_test
typedef int (bnd_type)(MPI_Comm comm, int *status);
#define bnd_last (bnd_type *)&PMPI_Topo_test
BND_LINKS(Topo_test)
int bnd_entry(MPI_Comm comm, int *status) __asm__("MPI_Topo_test");
int bnd_entry(MPI_Comm comm, int *status)
{
    return BND_FIRST(comm, status);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Topo_test") __attribute__((alias("MPI_Topo_test")));
#endif

#ifdef BND_ENTRY_MPI_Type_c2f
typedef MPI_Fint (bnd_type)(MPI_Datatype datatype);
#define bnd_last (bnd_type *)&PMPI_Type_c2f
BND_LINKS(Type_c2f)
MPI_Fint bnd_entry(MPI_Datatype datatype) __asm__("MPI_Type_c2f");
MPI_Fint bnd_entry(MPI_Datatype datatype)
{
    return BND_FIRST(datatype);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Type_c2f") __attribute__((alias("MPI_Type_c2f")));
#endif

#ifdef BND_ENTRY_MPI_Type_commit
typedef int (bnd_type)(MPI_Datatype *datatype);
#define bnd_last (bnd_type *)&PMPI_Type_commit
BND_LINKS(Type_commit)
int bnd_entry(MPI_Datatype *datatype) __asm__("MPI_Type_commit");
int bnd_entry(MPI_Datatype *datatype)
{
    return BND_FIRST(datatype);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Type_commit") __attribute__((alias("MPI_Type_commit")));
#endif

#ifdef BND_ENTRY_MPI_Type_contiguous
typedef int (bnd_type)(int count, MPI_Datatype oldtype, MPI_Datatype *newtype);
#define bnd_last (bnd_type *)&PMPI_Type_contiguous
BND_LINKS(Type_contiguous)
int bnd_entry(int count, MPI_Datatype oldtype, MPI_Datatype *newtype) __asm__("MPI_Type_contiguous");
int bnd_entry(int count, MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    return BND_FIRST(count, oldtype, newtype);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Type_contiguous") __attribute__((alias("MPI_Type_contiguous")));
#endif

#ifdef BND_ENTRY_MPI_Type_contiguous_c
typedef int (bnd_type)(MPI_Count count, MPI_Datatype oldtype, MPI_Datatype *newtype);
#define bnd_last (bnd_type *)&PMPI_Type_contiguous_c
BND_LINKS(Type_contiguous_c)
int bnd_entry(MPI_Count count, MPI_Datatype oldtype, MPI_Datatype *newtype) __asm__("MPI_Type_contiguous_c");
int bnd_entry(MPI_Count count, MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    return BND_FIRST(count, oldtype, newtype);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Type_contiguous_c") __attribute__((alias("MPI_Type_contiguous_c")));
#endif

#ifdef BND_ENTRY_MPI_Type_create_darray
typedef int (bnd_type)(int size, int rank, int ndims, const int *array_of_gsizes, const int *array_of_distribs,
        const int *array_of_dargs, const int *array_of_psizes, int order, MPI_Datatype oldtype, MPI_Datatype *newtype);
#define bnd_last (bnd_type *)&PMPI_Type_create_darray
BND_LINKS(Type_create_darray)
int bnd_entry(int size, int rank, int ndims, const int *array_of_gsizes, const int *array_of_distribs,
        const int *array_of_dargs, const int *array_of_psizes, int order, MPI_Datatype oldtype,
        MPI_Datatype *newtype) __asm__("MPI_Type_create_darray");
int bnd_entry(int size, int rank, int ndims, const int *array_of_gsizes, const int *array_of_distribs,
        const int *array_of_dargs, const int *array_of_psizes, int order, MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    return BND_FIRST(size, rank, ndims, array_of_gsizes, array_of_distribs, array_of_dargs, array_of_psizes, order,
            oldtype, newtype);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Type_create_darray") __attribute__((alias("MPI_Type_create_darray")));
#endif

#ifdef BND_ENTRY_MPI_Type_create_darray_c
typedef int (bnd_type)(int size, int rank, int ndims, const MPI_Count *array_of_gsizes, const int *array_of_distribs,
        const int *array_of_dargs, const int *array_of_psizes, int order, MPI_Datatype oldtype, MPI_Datatype *newtype);
#define bnd_last (bnd_type *)&PMPI_Type_create_darray_c
BND_LINKS(Type_create_darray_c)
int bnd_entry(int size, int rank, int ndims, const MPI_Count *array_of_gsizes, const int *array_of_distribs,
        const int *array_of_dargs, const int *array_of_psizes, int order, MPI_Datatype oldtype,
        MPI_Datatype *newtype) __asm__("MPI_Type_create_darray_c");
int bnd_entry(int size, int rank, int ndims, const MPI_Count *array_of_gsizes, const int *array_of_distribs,
        const int *array_of_dargs, const int *array_of_psizes, int order, MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    return BND_FIRST(size, rank, ndims, array_of_gsizes, array_of_distribs, array_of_dargs, array_of_psizes, order,
            oldtype, newtype);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Type_create_darray_c") __attribute__((alias("MPI_Type_create_darray_c")));
#endif

#ifdef BND_ENTRY_MPI_Type_create_f90_complex
typedef int (bnd_type)(int p, int r, MPI_Datatype *newtype);
#define bnd_last (bnd_type *)&PMPI_Type_create_f90_complex
BND_LINKS(Type_create_f90_complex)
int bnd_entry(int p, int r, MPI_Datatype *newtype) __asm__("MPI_Type_create_f90_complex");
int bnd_entry(int p, int r, MPI_Datatype *newtype)
{
    return BND_FIRST(p, r, newtype);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Type_create_f90_complex") __attribute__((alias("MPI_Type_create_f90_complex")));
#endif

#ifdef BND_ENTRY_MPI_Type_create_f90_integer
typedef int (bnd_type)(int r, MPI_Datatype *newtype);
#define bnd_last (bnd_type *)&PMPI_Type_create_f90_integer
BND_LINKS(Type_create_f90_integer)
int bnd_entry(int r, MPI_Datatype *newtype) __asm__("MPI_Type_create_f90_integer");
int bnd_entry(int r, MPI_Datatype *newtype)
{
    return BND_FIRST(r, newtype);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Type_create_f90_integer") __attribute__((alias("MPI_Type_create_f90_integer")));
#endif

#ifdef BND_ENTRY_MPI_Type_create_f90_real
typedef int (bnd_type)(int p, int r, MPI_Datatype *newtype);
#define bnd_last (bnd_type *)&PMPI_Type_create_f90_real
BND_LINKS(Type_create_f90_real)
int bnd_entry(int p, int r, MPI_Datatype *newtype) __asm__("MPI_Type_create_f90_real");
int bnd_entry(int p, int r, MPI_Datatype *newtype)
{
    return BND_FIRST(p, r, newtype);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Type_create_f90_real") __attribute__((alias("MPI_Type_create_f90_real")));
#endif

#ifdef BND_ENTRY_MPI_Type_create_hindexed
typedef int (bnd_type)(int count, const int *array_of_blocklengths, const MPI_Aint *array_of_displacements,
        MPI_Datatype oldtype, MPI_Datatype *newtype);
#define bnd_last (bnd_type *)&PMPI_Type_create_hindexed
BND_LINKS(Type_create_hindexed)
int bnd_entry(int count, const int *array_of_blocklengths, const MPI_Aint *array_of_displacements,
        MPI_Datatype oldtype, MPI_Datatype *newtype) __asm__("MPI_Type_create_hindexed");
int bnd_entry(int count, const int *array_of_blocklengths, const MPI_Aint *array_of_displacements,
        MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    return BND_FIRST(count, array_of_blocklengths, array_of_displacements, oldtype, newtype);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Type_create_hindexed") __attribute__((alias("MPI_Type_create_hindexed")));
#endif

#ifdef BND_ENTRY_MPI_Type_create_hindexed_block
typedef int (bnd_type)(int count, int blocklength, const MPI_Aint *array_of_displacements, MPI_Datatype oldtype,
        MPI_Datatype *newtype);
#define bnd_last (bnd_type *)&PMPI_Type_create_hindexed_block
BND_LINKS(Type_create_hindexed_block)
int bnd_entry(int count, int blocklength, const MPI_Aint *array_of_displacements, MPI_Datatype oldtype,
        MPI_Datatype *newtype) __asm__("MPI_Type_create_hindexed_block");
int bnd_entry(int count, int blocklength, const MPI_Aint *array_of_displacements, MPI_Datatype oldtype,
        MPI_Datatype *newtype)
{
    return BND_FIRST(count, blocklength, array_of_displacements, oldtype, newtype);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Type_create_hindexed_block") __attribute__((alias("MPI_Type_create_hindexed_block")));
#endif

#ifdef BND_ENTRY_MPI_Type_create_hindexed_block_c
typedef int (bnd_type)(MPI_Count count, MPI_Count blocklength, const MPI_Count *array_of_displacements,
        MPI_Datatype oldtype, MPI_Datatype *newtype);
#define bnd_last (bnd_type *)&PMPI_Type_create_hindexed_block_c
BND_LINKS(Type_create_hindexed_block_c)
int bnd_entry(MPI_Count count, MPI_Count blocklength, const MPI_Count *array_of_displacements, MPI_Datatype oldtype,
        MPI_Datatype *newtype) __asm__("MPI_Type_create_hindexed_block_c");
int bnd_entry(MPI_Count count, MPI_Count blocklength, const MPI_Count *array_of_displacements, MPI_Datatype oldtype,
        MPI_Datatype *newtype)
{
    return BND_FIRST(count, blocklength, array_of_displacements, oldtype, newtype);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Type_create_hindexed_block_c") __attribute__((alias("MPI_Type_create_hindexed_block_c")));
#endif

#ifdef BND_ENTRY_MPI_Type_create_hindexed_c
typedef int (bnd_type)(MPI_Count count, const MPI_Count *array_of_blocklengths,
        const MPI_Count *array_of_displacements, MPI_Datatype oldtype, MPI_Datatype *newtype);
#define bnd_last (bnd_type *)&PMPI_Type_create_hindexed_c
BND_LINKS(Type_create_hindexed_c)
int bnd_entry(MPI_Count count, const MPI_Count *array_of_blocklengths, const MPI_Count *array_of_displacements,
        MPI_Datatype oldtype, MPI_Datatype *newtype) __asm__("MPI_Type_create_hindexed_c");
int bnd_entry(MPI_Count count, const MPI_Count *array_of_blocklengths, const MPI_Count *array_of_displacements,
        MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    return BND_FIRST(count, array_of_blocklengths, array_of_displacements, oldtype, newtype);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Type_create_hindexed_c") __attribute__((alias("MPI_Type_create_hindexed_c")));
#endif

#ifdef BND_ENTRY_MPI_Type_create_hvector
typedef int (bnd_type)(int count, int blocklength, MPI_Aint stride, MPI_Datatype oldtype, MPI_Datatype *newtype);
#define bnd_last (bnd_type *)&PMPI_Type_create_hvector
BND_LINKS(Type_create_hvector)
int bnd_entry(int count, int blocklength, MPI_Aint stride, MPI_Datatype oldtype,
        MPI_Datatype *newtype) __asm__("MPI_Type_create_hvector");
int bnd_entry(int count, int blocklength, MPI_Aint stride, MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    return BND_FIRST(count, blocklength, stride, oldtype, newtype);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Type_create_hvector") __attribute__((alias("MPI_Type_create_hvector")));
#endif

#ifdef BND_ENTRY_MPI_Type_create_hvector_c
typedef int (bnd_type)(MPI_Count count, MPI_Count blocklength, MPI_Count stride, MPI_Datatype oldtype,
        MPI_Datatype *newtype);
#define bnd_last (bnd_type *)&PMPI_Type_create_hvector_c
BND_LINKS(Type_create_hvector_c)
int bnd_entry(MPI_Count count, MPI_Count blocklength, MPI_Count stride, MPI_Datatype oldtype,
        MPI_Datatype *newtype) __asm__("MPI_Type_create_hvector_c");
int bnd_entry(MPI_Count count, MPI_Count blocklength, MPI_Count stride, MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    return BND_FIRST(count, blocklength, stride, oldtype, newtype);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Type_create_hvector_c") __attribute__((alias("MPI_Type_create_hvector_c")));
#endif

#ifdef BND_ENTRY_MPI_Type_create_indexed_block
typedef int (bnd_type)(int count, int blocklength, const int *array_of_displacements, MPI_Datatype oldtype,
        MPI_Datatype *newtype);
#define bnd_last (bnd_type *)&PMPI_Type_create_indexed_block
BND_LINKS(Type_create_indexed_block)
int bnd_entry(int count, int blocklength, const int *array_of_displacements, MPI_Datatype oldtype,
        MPI_Datatype *newtype) __asm__("MPI_Type_create_indexed_block");
int bnd_entry(int count, int blocklength, const int *array_of_displacements, MPI_Datatype oldtype,
        MPI_Datatype *newtype)
{
    return BND_FIRST(count, blocklength, array_of_displacements, oldtype, newtype);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Type_create_indexed_block") __attribute__((alias("MPI_Type_create_indexed_block")));
#endif

#ifdef BND_ENTRY_MPI_Type_create_indexed_block_c
typedef int (bnd_type)(MPI_Count count, MPI_Count blocklength, const MPI_Count *array_of_displacements,
        MPI_Datatype oldtype, MPI_Datatype *newtype);
#define bnd_last (bnd_type *)&PMPI_Type_create_indexed_block_c
BND_LINKS(Type_create_indexed_block_c)
int bnd_entry(MPI_Count count, MPI_Count blocklength, const MPI_Count *array_of_displacements, MPI_Datatype oldtype,
        MPI_Datatype *newtype) __asm__("MPI_Type_create_indexed_block_c");
int bnd_entry(MPI_Count count, MPI_Count blocklength, const MPI_Count *array_of_displacements, MPI_Datatype oldtype,
        MPI_Datatype *newtype)
{
    return BND_FIRST(count, blocklength, array_of_displacements, oldtype, newtype);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Type_create_indexed_block_c") __attribute__((alias("MPI_Type_create_indexed_block_c")));
#endif

#ifdef BND_ENTRY_MPI_Type_create_keyval
typedef int (bnd_type)(MPI_Type_copy_attr_function *type_copy_attr_fn,
        MPI_Type_delete_attr_function *type_delete_attr_fn, int *type_keyval, void *extra_state);
#define bnd_last (bnd_type *)&PMPI_Type_create_keyval
BND_LINKS(Type_create_keyval)
int bnd_entry(MPI_Type_copy_attr_function *type_copy_attr_fn, MPI_Type_delete_attr_function *type_delete_attr_fn,
        int *type_keyval, void *extra_state) __asm__("MPI_Type_create_keyval");
int bnd_entry(MPI_Type_copy_attr_function *type_copy_attr_fn, MPI_Type_delete_attr_function *type_delete_attr_fn,
        int *type_keyval, void *extra_state)
{
    return BND_FIRST(type_copy_attr_fn, type_delete_attr_fn, type_keyval, extra_state);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Type_create_keyval") __attribute__((alias("MPI_Type_create_keyval")));
#endif

#ifdef BND_ENTRY_MPI_Type_create_resized
typedef int (bnd_type)(MPI_Datatype oldtype, MPI_Aint lb, MPI_Aint extent, MPI_Datatype *newtype);
#define bnd_last (bnd_type *)&PMPI_Type_create_resized
BND_LINKS(Type_create_resized)
int bnd_entry(MPI_Datatype oldtype, MPI_Aint lb, MPI_Aint extent,
        MPI_Datatype *newtype) __asm__("MPI_Type_create_resized");
int bnd_entry(MPI_Datatype oldtype, MPI_Aint lb, MPI_Aint extent, MPI_Datatype *newtype)
{
    return BND_FIRST(oldtype, lb, extent, newtype);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Type_create_resized") __attribute__((alias("MPI_Type_create_resized")));
#endif

#ifdef BND_ENTRY_MPI_Type_create_resized_c
typedef int (bnd_type)(MPI_Datatype oldtype, MPI_Count lb, MPI_Count extent, MPI_Datatype *newtype);
#define bnd_last (bnd_type *)&PMPI_Type_create_resized_c
BND_LINKS(Type_create_resized_c)
int bnd_entry(MPI_Datatype oldtype, MPI_Count lb, MPI_Count extent,
        MPI_Datatype *newtype) __asm__("MPI_Type_create_resized_c");
int bnd_entry(MPI_Datatype oldtype, MPI_Count lb, MPI_Count extent, MPI_Datatype *newtype)
{
    return BND_FIRST(oldtype, lb, extent, newtype);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Type_create_resized_c") __attribute__((alias("MPI_Type_create_resized_c")));
#endif

#ifdef BND_ENTRY_MPI_Type_create_struct
typedef int (bnd_type)(int count, const int *array_of_blocklengths, const MPI_Aint *array_of_displacements,
        const MPI_Datatype *array_of_types, MPI_Datatype *newtype);
#define bnd_last (bnd_type *)&PMPI_Type_create_struct
BND_LINKS(Type_create_struct)
int bnd_entry(int count, const int *array_of_blocklengths, const MPI_Aint *array_of_displacements,
        const MPI_Datatype *array_of_types, MPI_Datatype *newtype) __asm__("MPI_Type_create_struct");
int bnd_entry(int count, const int *array_of_blocklengths, const MPI_Aint *array_of_displacements,
        const MPI_Datatype *array_of_types, MPI_Datatype *newtype)
{
    return BND_FIRST(count, array_of_blocklengths, array_of_displacements, array_of_types, newtype);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Type_create_struct") __attribute__((alias("MPI_Type_create_struct")));
#endif

#ifdef BND_ENTRY_MPI_Type_create_struct_c
typedef int (bnd_type)(MPI_Count count, const MPI_Count *array_of_blocklengths,
        const MPI_Count *array_of_displacements, const MPI_Datatype *array_of_types, MPI_Datatype *newtype);
#define bnd_last (bnd_type *)&PMPI_Type_create_struct_c
BND_LINKS(Type_create_struct_c)
int bnd_entry(MPI_Count count, const MPI_Count *array_of_blocklengths, const MPI_Count *array_of_displacements,
        const MPI_Datatype *array_of_types, MPI_Datatype *newtype) __asm__("MPI_Type_create_struct_c");
int bnd_entry(MPI_Count count, const MPI_Count *array_of_blocklengths, const MPI_Count *array_of_displacements,
        const MPI_Datatype *array_of_types, MPI_Datatype *newtype)
{
    return BND_FIRST(count, array_of_blocklengths, array_of_displacements, array_of_types, newtype);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Type_create_struct_c") __attribute__((alias("MPI_Type_create_struct_c")));
#endif

#ifdef BND_ENTRY_MPI_Type_create_subarray
typedef int (bnd_type)(int ndims, const int *array_of_sizes, const int *array_of_subsizes, const int *array_of_starts,
        int order, MPI_Datatype oldtype, MPI_Datatype *newtype);
#define bnd_last (bnd_type *)&PMPI_Type_create_subarray
BND_LINKS(Type_create_subarray)
int bnd_entry(int ndims, const int *array_of_sizes, const int *array_of_subsizes, const int *array_of_starts,
        int order, MPI_Datatype oldtype, MPI_Datatype *newtype) __asm__("MPI_Type_create_subarray");
int bnd_entry(int ndims, const int *array_of_sizes, const int *array_of_subsizes, const int *array_of_starts,
        int order, MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    return BND_FIRST(ndims, array_of_sizes, array_of_subsizes, array_of_starts, order, oldtype, newtype);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Type_create_subarray") __attribute__((alias("MPI_Type_create_subarray")));
#endif

#ifdef BND_ENTRY_MPI_Type_create_subarray_c
typedef int (bnd_type)(int ndims, const MPI_Count *array_of_sizes, const MPI_Count *array_of_subsizes,
        const MPI_Count *array_of_starts, int order, MPI_Datatype oldtype, MPI_Datatype *newtype);
#define bnd_last (bnd_type *)&PMPI_Type_create_subarray_c
BND_LINKS(Type_create_subarray_c)
int bnd_entry(int ndims, const MPI_Count *array_of_sizes, const MPI_Count *array_of_subsizes,
        const MPI_Count *array_of_starts, int order, MPI_Datatype oldtype,
        MPI_Datatype *newtype) __asm__("MPI_Type_create_subarray_c");
int bnd_entry(int ndims, const MPI_Count *array_of_sizes, const MPI_Count *array_of_subsizes,
        const MPI_Count *array_of_starts, int order, MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    return BND_FIRST(ndims, array_of_sizes, array_of_subsizes, array_of_starts, order, oldtype, newtype);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Type_create_subarray_c") __attribute__((alias("MPI_Type_create_subarray_c")));
#endif

#ifdef BND_ENTRY_MPI_Type_delete_attr
typedef int (bnd_type)(MPI_Datatype datatype, int type_keyval);
#define bnd_last (bnd_type *)&PMPI_Type_delete_attr
BND_LINKS(Type_delete_attr)
int bnd_entry(MPI_Datatype datatype, int type_keyval) __asm__("MPI_Type_delete_attr");
int bnd_entry(MPI_Datatype datatype, int type_keyval)
{
    return BND_FIRST(datatype, type_keyval);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Type_delete_attr") __attribute__((alias("MPI_Type_delete_attr")));
#endif

#ifdef BND_ENTRY_MPI_Type_dup
typedef int (bnd_type)(MPI_Datatype oldtype, MPI_Datatype *newtype);
#define bnd_last (bnd_type *)&PMPI_Type_dup
BND_LINKS(Type_dup)
int bnd_entry(MPI_Datatype oldtype, MPI_Datatype *newtype) __asm__("MPI_Type_dup");
int bnd_entry(MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    return BND_FIRST(oldtype, newtype);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Type_dup") __attribute__((alias("MPI_Type_dup")));
#endif

#ifdef BND_ENTRY_MPI_Type_extent
typedef int (bnd_type)(MPI_Datatype datatype, MPI_Aint *extent);
#define bnd_last (bnd_type *)&PMPI_Type_extent
BND_LINKS(Type_extent)
int bnd_entry(MPI_Datatype datatype, MPI_Aint *extent) __asm__("MPI_Type_extent");
int bnd_entry(MPI_Datatype datatype, MPI_Aint *extent)
{
    return BND_FIRST(datatype, extent);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Type_extent") __attribute__((alias("MPI_Type_extent")));
#endif

#ifdef BND_ENTRY_MPI_Type_f2c
typedef MPI_Datatype (bnd_type)(MPI_Fint datatype);
#define bnd_last (bnd_type *)&PMPI_Type_f2c
BND_LINKS(Type_f2c)
MPI_Datatype bnd_entry(MPI_Fint datatype) __asm__("MPI_Type_f2c");
MPI_Datatype bnd_entry(MPI_Fint datatype)
{
    return BND_FIRST(datatype);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Type_f2c") __attribute__((alias("MPI_Type_f2c")));
#endif

#ifdef BND_ENTRY_MPI_Type_free
typedef int (bnd_type)(MPI_Datatype *datatype);
#define bnd_last (bnd_type *)&PMPI_Type_free
BND_LINKS(Type_free)
int bnd_entry(MPI_Datatype *datatype) __asm__("MPI_Type_free");
int bnd_entry(MPI_Datatype *datatype)
{
    return BND_FIRST(datatype);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Type_free") __attribute__((alias("MPI_Type_free")));
#endif

#ifdef BND_ENTRY_MPI_Type_free_keyval
typedef int (bnd_type)(int *type_keyval);
#define bnd_last (bnd_type *)&PMPI_Type_free_keyval
BND_LINKS(Type_free_keyval)
int bnd_entry(int *type_keyval) __asm__("MPI_Type_free_keyval");
int bnd_entry(int *type_keyval)
{
    return BND_FIRST(type_keyval);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Type_free_keyval") __attribute__((alias("MPI_Type_free_keyval")));
#endif

#ifdef BND_ENTRY_MPI_Type_fromint
typedef MPI_Datatype (bnd_type)(int datatype);
#define bnd_last (bnd_type *)&PMPI_Type_fromint
BND_LINKS(Type_fromint)
MPI_Datatype bnd_entry(int datatype) __asm__("MPI_Type_fromint");
MPI_Datatype bnd_entry(int datatype)
{
    return BND_FIRST(datatype);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Type_fromint") __attribute__((alias("MPI_Type_fromint")));
#endif

#ifdef BND_ENTRY_MPI_Type_get_attr
typedef int (bnd_type)(MPI_Datatype datatype, int type_keyval, void *attribute_val, int *flag);
#define bnd_last (bnd_type *)&PMPI_Type_get_attr
BND_LINKS(Type_get_attr)
int bnd_entry(MPI_Datatype datatype, int type_keyval, void *attribute_val, int *flag) __asm__("MPI_Type_get_attr");
int bnd_entry(MPI_Datatype datatype, int type_keyval, void *attribute_val, int *flag)
{
    return BND_FIRST(datatype, type_keyval, attribute_val, flag);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Type_get_attr") __attribute__((alias("MPI_Type_get_attr")));
#endif

#ifdef BND_ENTRY_MPI_Type_get_contents
typedef int (bnd_type)(MPI_Datatype datatype, int max_integers, int max_addresses, int max_datatypes,
        int *array_of_integers, MPI_Aint *array_of_addresses, MPI_Datatype *array_of_datatypes);
#define bnd_last (bnd_type *)&PMPI_Type_get_contents
BND_LINKS(Type_get_contents)
int bnd_entry(MPI_Datatype datatype, int max_integers, int max_addresses, int max_datatypes, int *array_of_integers,
        MPI_Aint *array_of_addresses, MPI_Datatype *array_of_datatypes) __asm__("MPI_Type_get_contents");
int bnd_entry(MPI_Datatype datatype, int max_integers, int max_addresses, int max_datatypes, int *array_of_integers,
        MPI_Aint *array_of_addresses, MPI_Datatype *array_of_datatypes)
{
    return BND_FIRST(datatype, max_integers, max_addresses, max_datatypes, array_of_integers, array_of_addresses,
            array_of_datatypes);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Type_get_contents") __attribute__((alias("MPI_Type_get_contents")));
#endif

#ifdef BND_ENTRY_MPI_Type_get_contents_c
typedef int (bnd_type)(MPI_Datatype datatype, MPI_Count max_integers, MPI_Count max_addresses,
        MPI_Count max_large_counts, MPI_Count max_datatypes, int *array_of_integers, MPI_Aint *array_of_addresses,
        MPI_Count *array_of_large_counts, MPI_Datatype *array_of_datatypes);
#define bnd_last (bnd_type *)&PMPI_Type_get_contents_c
BND_LINKS(Type_get_contents_c)
int bnd_entry(MPI_Datatype datatype, MPI_Count max_integers, MPI_Count max_addresses, MPI_Count max_large_counts,
        MPI_Count max_datatypes, int *array_of_integers, MPI_Aint *array_of_addresses,
        MPI_Count *array_of_large_counts, MPI_Datatype *array_of_datatypes) __asm__("MPI_Type_get_contents_c");
int bnd_entry(MPI_Datatype datatype, MPI_Count max_integers, MPI_Count max_addresses, MPI_Count max_large_counts,
        MPI_Count max_datatypes, int *array_of_integers, MPI_Aint *array_of_addresses,
        MPI_Count *array_of_large_counts, MPI_Datatype *array_of_datatypes)
{
    return BND_FIRST(datatype, max_integers, max_addresses, max_large_counts, max_datatypes, array_of_integers,
            array_of_addresses, array_of_large_counts, array_of_datatypes);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Type_get_contents_c") __attribute__((alias("MPI_Type_get_contents_c")));
#endif

#ifdef BND_ENTRY_MPI_Type_get_envelope
typedef int (bnd_type)(MPI_Datatype datatype, int *num_integers, int *num_addresses, int *num_datatypes,
        int *combiner);
#define bnd_last (bnd_type *)&PMPI_Type_get_envelope
BND_LINKS(Type_get_envelope)
int bnd_entry(MPI_Datatype datatype, int *num_integers, int *num_addresses, int *num_datatypes,
        int *combiner) __asm__("MPI_Type_get_envelope");
int bnd_entry(MPI_Datatype datatype, int *num_integers, int *num_addresses, int *num_datatypes, int *combiner)
{
    return BND_FIRST(datatype, num_integers, num_addresses, num_datatypes, combiner);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Type_get_envelope") __attribute__((alias("MPI_Type_get_envelope")));
#endif

#ifdef BND_ENTRY_MPI_Type_get_envelope_c
typedef int (bnd_type)(MPI_Datatype datatype, MPI_Count *num_integers, MPI_Count *num_addresses,
        MPI_Count *num_large_counts, MPI_Count *num_datatypes, int *combiner);
#define bnd_last (bnd_type *)&PMPI_Type_get_envelope_c
BND_LINKS(Type_get_envelope_c)
int bnd_entry(MPI_Datatype datatype, MPI_Count *num_integers, MPI_Count *num_addresses, MPI_Count *num_large_counts,
        MPI_Count *num_datatypes, int *combiner) __asm__("MPI_Type_get_envelope_c");
int bnd_entry(MPI_Datatype datatype, MPI_Count *num_integers, MPI_Count *num_addresses, MPI_Count *num_large_counts,
        MPI_Count *num_datatypes, int *combiner)
{
    return BND_FIRST(datatype, num_integers, num_addresses, num_large_counts, num_datatypes, combiner);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Type_get_envelope_c") __attribute__((alias("MPI_Type_get_envelope_c")));
#endif

#ifdef BND_ENTRY_MPI_Type_get_extent
typedef int (bnd_type)(MPI_Datatype datatype, MPI_Aint *lb, MPI_Aint *extent);
#define bnd_last (bnd_type *)&PMPI_Type_get_extent
BND_LINKS(Type_get_extent)
int bnd_entry(MPI_Datatype datatype, MPI_Aint *lb, MPI_Aint *extent) __asm__("MPI_Type_get_extent");
int bnd_entry(MPI_Datatype datatype, MPI_Aint *lb, MPI_Aint *extent)
{
    return BND_FIRST(datatype, lb, extent);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Type_get_extent") __attribute__((alias("MPI_Type_get_extent")));
#endif

#ifdef BND_ENTRY_MPI_Type_get_extent_c
typedef int (bnd_type)(MPI_Datatype datatype, MPI_Count *lb, MPI_Count *extent);
#define bnd_last (bnd_type *)&PMPI_Type_get_extent_c
BND_LINKS(Type_get_extent_c)
int bnd_entry(MPI_Datatype datatype, MPI_Count *lb, MPI_Count *extent) __asm__("MPI_Type_get_extent_c");
int bnd_entry(MPI_Datatype datatype, MPI_Count *lb, MPI_Count *extent)
{
    return BND_FIRST(datatype, lb, extent);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Type_get_extent_c") __attribute__((alias("MPI_Type_get_extent_c")));
#endif

#ifdef BND_ENTRY_MPI_Type_get_extent_x
typedef int (bnd_type)(MPI_Datatype datatype, MPI_Count *lb, MPI_Count *extent);
#define bnd_last (bnd_type *)&PMPI_Type_get_extent_x
BND_LINKS(Type_get_extent_x)
int bnd_entry(MPI_Datatype datatype, MPI_Count *lb, MPI_Count *extent) __asm__("MPI_Type_get_extent_x");
int bnd_entry(MPI_Datatype datatype, MPI_Count *lb, MPI_Count *extent)
{
    return BND_FIRST(datatype, lb, extent);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Type_get_extent_x") __attribute__((alias("MPI_Type_get_extent_x")));
#endif

#ifdef BND_ENTRY_MPI_Type_get_name
typedef int (bnd_type)(MPI_Datatype datatype, char *type_name, int *resultlen);
#define bnd_last (bnd_type *)&PMPI_Type_get_name
BND_LINKS(Type_get_name)
int bnd_entry(MPI_Datatype datatype, char *type_name, int *resultlen) __asm__("MPI_Type_get_name");
int bnd_entry(MPI_Datatype datatype, char *type_name, int *resultlen)
{
    return BND_FIRST(datatype, type_name, resultlen);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Type_get_name") __attribute__((alias("MPI_Type_get_name")));
#endif

#ifdef BND_ENTRY_MPI_Type_get_true_extent
typedef int (bnd_type)(MPI_Datatype datatype, MPI_Aint *true_lb, MPI_Aint *true_extent);
#define bnd_last (bnd_type *)&PMPI_Type_get_true_extent
BND_LINKS(Type_get_true_extent)
int bnd_entry(MPI_Datatype datatype, MPI_Aint *true_lb, MPI_Aint *true_extent) __asm__("MPI_Type_get_true_extent");
int bnd_entry(MPI_Datatype datatype, MPI_Aint *true_lb, MPI_Aint *true_extent)
{
    return BND_FIRST(datatype, true_lb, true_extent);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Type_get_true_extent") __attribute__((alias("MPI_Type_get_true_extent")));
#endif

#ifdef BND_ENTRY_MPI_Type_get_true_extent_c
typedef int (bnd_type)(MPI_Datatype datatype, MPI_Count *true_lb, MPI_Count *true_extent);
#define bnd_last (bnd_type *)&PMPI_Type_get_true_extent_c
BND_LINKS(Type_get_true_extent_c)
int bnd_entry(MPI_Datatype datatype, MPI_Count *true_lb, MPI_Count *true_extent) __asm__("MPI_Type_get_true_extent_c");
int bnd_entry(MPI_Datatype datatype, MPI_Count *true_lb, MPI_Count *true_extent)
{
    return BND_FIRST(datatype, true_lb, true_extent);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Type_get_true_extent_c") __attribute__((alias("MPI_Type_get_true_extent_c")));
#endif

#ifdef BND_ENTRY_MPI_Type_get_true_extent_x
typedef int (bnd_type)(MPI_Datatype datatype, MPI_Count *true_lb, MPI_Count *true_extent);
#define bnd_last (bnd_type *)&PMPI_Type_get_true_extent_x
BND_LINKS(Type_get_true_extent_x)
int bnd_entry(MPI_Datatype datatype, MPI_Count *true_lb, MPI_Count *true_extent) __asm__("MPI_Type_get_true_extent_x");
int bnd_entry(MPI_Datatype datatype, MPI_Count *true_lb, MPI_Count *true_extent)
{
    return BND_FIRST(datatype, true_lb, true_extent);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Type_get_true_extent_x") __attribute__((alias("MPI_Type_get_true_extent_x")));
#endif

#ifdef BND_ENTRY_MPI_Type_get_value_index
typedef int (bnd_type)(MPI_Datatype value_type, MPI_Datatype index_type, MPI_Datatype *pair_type);
#define bnd_last (bnd_type *)&PMPI_Type_get_value_index
BND_LINKS(Type_get_value_index)
int bnd_entry(MPI_Datatype value_type, MPI_Datatype index_type,
        MPI_Datatype *pair_type) __asm__("MPI_Type_get_value_index");
int bnd_entry(MPI_Datatype value_type, MPI_Datatype index_type, MPI_Datatype *pair_type)
{
    return BND_FIRST(value_type, index_type, pair_type);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Type_get_value_index") __attribute__((alias("MPI_Type_get_value_index")));
#endif

#ifdef BND_ENTRY_MPI_Type_hindexed
typedef int (bnd_type)(int count, int *array_of_blocklengths, MPI_Aint *array_of_displacements, MPI_Datatype oldtype,
        MPI_Datatype *newtype);
#define bnd_last (bnd_type *)&PMPI_Type_hindexed
BND_LINKS(Type_hindexed)
int bnd_entry(int count, int *array_of_blocklengths, MPI_Aint *array_of_displacements, MPI_Datatype oldtype,
        MPI_Datatype *newtype) __asm__("MPI_Type_hindexed");
int bnd_entry(int count, int *array_of_blocklengths, MPI_Aint *array_of_displacements, MPI_Datatype oldtype,
        MPI_Datatype *newtype)
{
    return BND_FIRST(count, array_of_blocklengths, array_of_displacements, oldtype, newtype);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Type_hindexed") __attribute__((alias("MPI_Type_hindexed")));
#endif

#ifdef BND_ENTRY_MPI_Type_hvector
typedef int (bnd_type)(int count, int blocklength, MPI_Aint stride, MPI_Datatype oldtype, MPI_Datatype *newtype);
#define bnd_last (bnd_type *)&PMPI_Type_hvector
BND_LINKS(Type_hvector)
int bnd_entry(int count, int blocklength, MPI_Aint stride, MPI_Datatype oldtype,
        MPI_Datatype *newtype) __asm__("MPI_Type_hvector");
int bnd_entry(int count, int blocklength, MPI_Aint stride, MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    return BND_FIRST(count, blocklength, stride, oldtype, newtype);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Type_hvector") __attribute__((alias("MPI_Type_hvector")));
#endif

#ifdef BND_ENTRY_MPI_Type_indexed
typedef int (bnd_type)(int count, const int *array_of_blocklengths, const int *array_of_displacements,
        MPI_Datatype oldtype, MPI_Datatype *newtype);
#define bnd_last (bnd_type *)&PMPI_Type_indexed
BND_LINKS(Type_indexed)
int bnd_entry(int count, const int *array_of_blocklengths, const int *array_of_displacements, MPI_Datatype oldtype,
        MPI_Datatype *newtype) __asm__("MPI_Type_indexed");
int bnd_entry(int count, const int *array_of_blocklengths, const int *array_of_displacements, MPI_Datatype oldtype,
        MPI_Datatype *newtype)
{
    return BND_FIRST(count, array_of_blocklengths, array_of_displacements, oldtype, newtype);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Type_indexed") __attribute__((alias("MPI_Type_indexed")));
#endif

#ifdef BND_ENTRY_MPI_Type_indexed_c
typedef int (bnd_type)(MPI_Count count, const MPI_Count *array_of_blocklengths,
        const MPI_Count *array_of_displacements, MPI_Datatype oldtype, MPI_Datatype *newtype);
#define bnd_last (bnd_type *)&PMPI_Type_indexed_c
BND_LINKS(Type_indexed_c)
int bnd_entry(MPI_Count count, const MPI_Count *array_of_blocklengths, const MPI_Count *array_of_displacements,
        MPI_Datatype oldtype, MPI_Datatype *newtype) __asm__("MPI_Type_indexed_c");
int bnd_entry(MPI_Count count, const MPI_Count *array_of_blocklengths, const MPI_Count *array_of_displacements,
        MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    return BND_FIRST(count, array_of_blocklengths, array_of_displacements, oldtype, newtype);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Type_indexed_c") __attribute__((alias("MPI_Type_indexed_c")));
#endif

#ifdef BND_ENTRY_MPI_Type_lb
typedef int (bnd_type)(MPI_Datatype datatype, MPI_Aint *displacement);
#define bnd_last (bnd_type *)&PMPI_Type_lb
BND_LINKS(Type_lb)
int bnd_entry(MPI_Datatype datatype, MPI_Aint *displacement) __asm__("MPI_Type_lb");
int bnd_entry(MPI_Datatype datatype, MPI_Aint *displacement)
{
    return BND_FIRST(datatype, displacement);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Type_lb") __attribute__((alias("MPI_Type_lb")));
#endif

#ifdef BND_ENTRY_MPI_Type_match_size
typedef int (bnd_type)(int typeclass, int size, MPI_Datatype *datatype);
#define bnd_last (bnd_type *)&PMPI_Type_match_size
BND_LINKS(Type_match_size)
int bnd_entry(int typeclass, int size, MPI_Datatype *datatype) __asm__("MPI_Type_match_size");
int bnd_entry(int typeclass, int size, MPI_Datatype *datatype)
{
    return BND_FIRST(typeclass, size, datatype);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Type_match_size") __attribute__((alias("MPI_Type_match_size")));
#endif

#ifdef BND_ENTRY_MPI_Type_set_attr
typedef int (bnd_type)(MPI_Datatype datatype, int type_keyval, void *attribute_val);
#define bnd_last (bnd_type *)&PMPI_Type_set_attr
BND_LINKS(Type_set_attr)
int bnd_entry(MPI_Datatype datatype, int type_keyval, void *attribute_val) __asm__("MPI_Type_set_attr");
int bnd_entry(MPI_Datatype datatype, int type_keyval, void *attribute_val)
{
    return BND_FIRST(datatype, type_keyval, attribute_val);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Type_set_attr") __attribute__((alias("MPI_Type_set_attr")));
#endif

#ifdef BND_ENTRY_MPI_Type_set_name
typedef int (bnd_type)(MPI_Datatype datatype, const char *type_name);
#define bnd_last (bnd_type *)&PMPI_Type_set_name
BND_LINKS(Type_set_name)
int bnd_entry(MPI_Datatype datatype, const char *type_name) __asm__("MPI_Type_set_name");
int bnd_entry(MPI_Datatype datatype, const char *type_name)
{
    return BND_FIRST(datatype, type_name);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Type_set_name") __attribute__((alias("MPI_Type_set_name")));
#endif

#ifdef BND_ENTRY_MPI_Type_size
typedef int (bnd_type)(MPI_Datatype datatype, int *size);
#define bnd_last (bnd_type *)&PMPI_Type_size
BND_LINKS(Type_size)
int bnd_entry(MPI_Datatype datatype, int *size) __asm__("MPI_Type_size");
int bnd_entry(MPI_Datatype datatype, int *size)
{
    return BND_FIRST(datatype, size);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Type_size") __attribute__((alias("MPI_Type_size")));
#endif

#ifdef BND_ENTRY_MPI_Type_size_c
typedef int (bnd_type)(MPI_Datatype datatype, MPI_Count *size);
#define bnd_last (bnd_type *)&PMPI_Type_size_c
BND_LINKS(Type_size_c)
int bnd_entry(MPI_Datatype datatype, MPI_Count *size) __asm__("MPI_Type_size_c");
int bnd_entry(MPI_Datatype datatype, MPI_Count *size)
{
    return BND_FIRST(datatype, size);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Type_size_c") __attribute__((alias("MPI_Type_size_c")));
#endif

#ifdef BND_ENTRY_MPI_Type_size_x
typedef int (bnd_type)(MPI_Datatype datatype, MPI_Count *size);
#define bnd_last (bnd_type *)&PMPI_Type_size_x
BND_LINKS(Type_size_x)
int bnd_entry(MPI_Datatype datatype, MPI_Count *size) __asm__("MPI_Type_size_x");
int bnd_entry(MPI_Datatype datatype, MPI_Count *size)
{
    return BND_FIRST(datatype, size);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Type_size_x") __attribute__((alias("MPI_Type_size_x")));
#endif

#ifdef BND_ENTRY_MPI_Type_struct
typedef int (bnd_type)(int count, int *array_of_blocklengths, MPI_Aint *array_of_displacements,
        MPI_Datatype *array_of_types, MPI_Datatype *newtype);
#define bnd_last (bnd_type *)&PMPI_Type_struct
BND_LINKS(Type_struct)
int bnd_entry(int count, int *array_of_blocklengths, MPI_Aint *array_of_displacements, MPI_Datatype *array_of_types,
        MPI_Datatype *newtype) __asm__("MPI_Type_struct");
int bnd_entry(int count, int *array_of_blocklengths, MPI_Aint *array_of_displacements, MPI_Datatype *array_of_types,
        MPI_Datatype *newtype)
{
    return BND_FIRST(count, array_of_blocklengths, array_of_displacements, array_of_types, newtype);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Type_struct") __attribute__((alias("MPI_Type_struct")));
#endif

#ifdef BND_ENTRY_MPI_Type_toint
typedef int (bnd_type)(MPI_Datatype datatype);
#define bnd_last (bnd_type *)&PMPI_Type_toint
BND_LINKS(Type_toint)
int bnd_entry(MPI_Datatype datatype) __asm__("MPI_Type_toint");
int bnd_entry(MPI_Datatype datatype)
{
    return BND_FIRST(datatype);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Type_toint") __attribute__((alias("MPI_Type_toint")));
#endif

#ifdef BND_ENTRY_MPI_Type_ub
typedef int (bnd_type)(MPI_Datatype datatype, MPI_Aint *displacement);
#define bnd_last (bnd_type *)&PMPI_Type_ub
BND_LINKS(Type_ub)
int bnd_entry(MPI_Datatype datatype, MPI_Aint *displacement) __asm__("MPI_Type_ub");
int bnd_entry(MPI_Datatype datatype, MPI_Aint *displacement)
{
    return BND_FIRST(datatype, displacement);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Type_ub") __attribute__((alias("MPI_Type_ub")));
#endif

#ifdef BND_ENTRY_MPI_Type_vector
typedef int (bnd_type)(int count, int blocklength, int stride, MPI_Datatype oldtype, MPI_Datatype *newtype);
#define bnd_last (bnd_type *)&PMPI_Type_vector
BND_LINKS(Type_vector)
int bnd_entry(int count, int blocklength, int stride, MPI_Datatype oldtype,
        MPI_Datatype *newtype) __asm__("MPI_Type_vector");
int bnd_entry(int count, int blocklength, int stride, MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    return BND_FIRST(count, blocklength, stride, oldtype, newtype);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Type_vector") __attribute__((alias("MPI_Type_vector")));
#endif

#ifdef BND_ENTRY_MPI_Type_vector_c
typedef int (bnd_type)(MPI_Count count, MPI_Count blocklength, MPI_Count stride, MPI_Datatype oldtype,
        MPI_Datatype *newtype);
#define bnd_last (bnd_type *)&PMPI_Type_vector_c
BND_LINKS(Type_vector_c)
int bnd_entry(MPI_Count count, MPI_Count blocklength, MPI_Count stride, MPI_Datatype oldtype,
        MPI_Datatype *newtype) __asm__("MPI_Type_vector_c");
int bnd_entry(MPI_Count count, MPI_Count blocklength, MPI_Count stride, MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    return BND_FIRST(count, blocklength, stride, oldtype, newtype);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Type_vector_c") __attribute__((alias("MPI_Type_vector_c")));
#endif

#ifdef BND_ENTRY_MPI_Unpack
typedef int (bnd_type)(const void *inbuf, int insize, int *position, void *outbuf, int outcount, MPI_Datatype datatype,
        MPI_Comm comm);
#define bnd_last (bnd_type *)&PMPI_Unpack
BND_LINKS(Unpack)
int bnd_entry(const void *inbuf, int insize, int *position, void *outbuf, int outcount, MPI_Datatype datatype,
        MPI_Comm comm) __asm__("MPI_Unpack");
int bnd_entry(const void *inbuf, int insize, int *position, void *outbuf, int outcount, MPI_Datatype datatype,
        MPI_Comm comm)
{
    return BND_FIRST(inbuf, insize, position, outbuf, outcount, datatype, comm);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Unpack") __attribute__((alias("MPI_Unpack")));
#endif

#ifdef BND_ENTRY_MPI_Unpack_c
typedef int (bnd_type)(const void *inbuf, MPI_Count insize, MPI_Count *position, void *outbuf, MPI_Count outcount,
        MPI_Datatype datatype, MPI_Comm comm);
#define bnd_last (bnd_type *)&PMPI_Unpack_c
BND_LINKS(Unpack_c)
int bnd_entry(const void *inbuf, MPI_Count insize, MPI_Count *position, void *outbuf, MPI_Count outcount,
        MPI_Datatype datatype, MPI_Comm comm) __asm__("MPI_Unpack_c");
int bnd_entry(const void *inbuf, MPI_Count insize, MPI_Count *position, void *outbuf, MPI_Count outcount,
        MPI_Datatype datatype, MPI_Comm comm)
{
    return BND_FIRST(inbuf, insize, position, outbuf, outcount, datatype, comm);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Unpack_c") __attribute__((alias("MPI_Unpack_c")));
#endif

#ifdef BND_ENTRY_MPI_Unpack_external
typedef int (bnd_type)(const char *datarep, const void *inbuf, MPI_Aint insize, MPI_Aint *position, void *outbuf,
        int outcount, MPI_Datatype datatype);
#define bnd_last (bnd_type *)&PMPI_Unpack_external
BND_LINKS(Unpack_external)
int bnd_entry(const char *datarep, const void *inbuf, MPI_Aint insize, MPI_Aint *position, void *outbuf, int outcount,
        MPI_Datatype datatype) __asm__("MPI_Unpack_external");
int bnd_entry(const char *datarep, const void *inbuf, MPI_Aint insize, MPI_Aint *position, void *outbuf, int outcount,
        MPI_Datatype datatype)
{
    return BND_FIRST(datarep, inbuf, insize, position, outbuf, outcount, datatype);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Unpack_external") __attribute__((alias("MPI_Unpack_external")));
#endif

#ifdef BND_ENTRY_MPI_Unpack_external_c
typedef int (bnd_type)(const char *datarep, const void *inbuf, MPI_Count insize, MPI_Count *position, void *outbuf,
        MPI_Count outcount, MPI_Datatype datatype);
#define bnd_last (bnd_type *)&PMPI_Unpack_external_c
BND_LINKS(Unpack_external_c)
int bnd_entry(const char *datarep, const void *inbuf, MPI_Count insize, MPI_Count *position, void *outbuf,
        MPI_Count outcount, MPI_Datatype datatype) __asm__("MPI_Unpack_external_c");
int bnd_entry(const char *datarep, const void *inbuf, MPI_Count insize, MPI_Count *position, void *outbuf,
        MPI_Count outcount, MPI_Datatype datatype)
{
    return BND_FIRST(datarep, inbuf, insize, position, outbuf, outcount, datatype);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Unpack_external_c") __attribute__((alias("MPI_Unpack_external_c")));
#endif

#ifdef BND_ENTRY_MPI_Unpublish_name
typedef int (bnd_type)(const char *service_name, MPI_Info info, const char *port_name);
#define bnd_last (bnd_type *)&PMPI_Unpublish_name
BND_LINKS(Unpublish_name)
int bnd_entry(const char *service_name, MPI_Info info, const char *port_name) __asm__("MPI_Unpublish_name");
int bnd_entry(const char *service_name, MPI_Info info, const char *port_name)
{
    return BND_FIRST(service_name, info, port_name);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Unpublish_name") __attribute__((alias("MPI_Unpublish_name")));
#endif

#ifdef BND_ENTRY_MPI_Wait
typedef int (bnd_type)(MPI_Request *request, MPI_Status *status);
#define bnd_last (bnd_type *)&PMPI_Wait
BND_LINKS(Wait)
int bnd_entry(MPI_Request *request, MPI_Status *status) __asm__("MPI_Wait");
int bnd_entry(MPI_Request *request, MPI_Status *status)
{
    return BND_FIRST(request, status);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Wait") __attribute__((alias("MPI_Wait")));
#endif

#ifdef BND_ENTRY_MPI_Waitall
typedef int (bnd_type)(int count, MPI_Request *array_of_requests, MPI_Status *array_of_statuses);
#define bnd_last (bnd_type *)&PMPI_Waitall
BND_LINKS(Waitall)
int bnd_entry(int count, MPI_Request *array_of_requests, MPI_Status *array_of_statuses) __asm__("MPI_Waitall");
int bnd_entry(int count, MPI_Request *array_of_requests, MPI_Status *array_of_statuses)
{
    return BND_FIRST(count, array_of_requests, array_of_statuses);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Waitall") __attribute__((alias("MPI_Waitall")));
#endif

#ifdef BND_ENTRY_MPI_Waitany
typedef int (bnd_type)(int count, MPI_Request *array_of_requests, int *index, MPI_Status *status);
#define bnd_last (bnd_type *)&PMPI_Waitany
BND_LINKS(Waitany)
int bnd_entry(int count, MPI_Request *array_of_requests, int *index, MPI_Status *status) __asm__("MPI_Waitany");
int bnd_entry(int count, MPI_Request *array_of_requests, int *index, MPI_Status *status)
{
    return BND_FIRST(count, array_of_requests, index, status);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Waitany") __attribute__((alias("MPI_Waitany")));
#endif

#ifdef BND_ENTRY_MPI_Waitsome
typedef int (bnd_type)(int incount, MPI_Request *array_of_requests, int *outcount, int *array_of_indices,
        MPI_Status *array_of_statuses);
#define bnd_last (bnd_type *)&PMPI_Waitsome
BND_LINKS(Waitsome)
int bnd_entry(int incount, MPI_Request *array_of_requests, int *outcount, int *array_of_indices,
        MPI_Status *array_of_statuses) __asm__("MPI_Waitsome");
int bnd_entry(int incount, MPI_Request *array_of_requests, int *outcount, int *array_of_indices,
        MPI_Status *array_of_statuses)
{
    return BND_FIRST(incount, array_of_requests, outcount, array_of_indices, array_of_statuses);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Waitsome") __attribute__((alias("MPI_Waitsome")));
#endif

#ifdef BND_ENTRY_MPI_Win_allocate
typedef int (bnd_type)(MPI_Aint size, int disp_unit, MPI_Info info, MPI_Comm comm, void *baseptr, MPI_Win *win);
#define bnd_last (bnd_type *)&PMPI_Win_allocate
BND_LINKS(Win_allocate)
int bnd_entry(MPI_Aint size, int disp_unit, MPI_Info info, MPI_Comm comm, void *baseptr,
        MPI_Win *win) __asm__("MPI_Win_allocate");
int bnd_entry(MPI_Aint size, int disp_unit, MPI_Info info, MPI_Comm comm, void *baseptr, MPI_Win *win)
{
    return BND_FIRST(size, disp_unit, info, comm, baseptr, win);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Win_allocate") __attribute__((alias("MPI_Win_allocate")));
#endif

#ifdef BND_ENTRY_MPI_Win_allocate_c
typedef int (bnd_type)(MPI_Aint size, MPI_Aint disp_unit, MPI_Info info, MPI_Comm comm, void *baseptr, MPI_Win *win);
#define bnd_last (bnd_type *)&PMPI_Win_allocate_c
BND_LINKS(Win_allocate_c)
int bnd_entry(MPI_Aint size, MPI_Aint disp_unit, MPI_Info info, MPI_Comm comm, void *baseptr,
        MPI_Win *win) __asm__("MPI_Win_allocate_c");
int bnd_entry(MPI_Aint size, MPI_Aint disp_unit, MPI_Info info, MPI_Comm comm, void *baseptr, MPI_Win *win)
{
    return BND_FIRST(size, disp_unit, info, comm, baseptr, win);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Win_allocate_c") __attribute__((alias("MPI_Win_allocate_c")));
#endif

#ifdef BND_ENTRY_MPI_Win_allocate_shared
typedef int (bnd_type)(MPI_Aint size, int disp_unit, MPI_Info info, MPI_Comm comm, void *baseptr, MPI_Win *win);
#define bnd_last (bnd_type *)&PMPI_Win_allocate_shared
BND_LINKS(Win_allocate_shared)
int bnd_entry(MPI_Aint size, int disp_unit, MPI_Info info, MPI_Comm comm, void *baseptr,
        MPI_Win *win) __asm__("MPI_Win_allocate_shared");
int bnd_entry(MPI_Aint size, int disp_unit, MPI_Info info, MPI_Comm comm, void *baseptr, MPI_Win *win)
{
    return BND_FIRST(size, disp_unit, info, comm, baseptr, win);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Win_allocate_shared") __attribute__((alias("MPI_Win_allocate_shared")));
#endif

#ifdef BND_ENTRY_MPI_Win_allocate_shared_c
typedef int (bnd_type)(MPI_Aint size, MPI_Aint disp_unit, MPI_Info info, MPI_Comm comm, void *baseptr, MPI_Win *win);
#define bnd_last (bnd_type *)&PMPI_Win_allocate_shared_c
BND_LINKS(Win_allocate_shared_c)
int bnd_entry(MPI_Aint size, MPI_Aint disp_unit, MPI_Info info, MPI_Comm comm, void *baseptr,
        MPI_Win *win) __asm__("MPI_Win_allocate_shared_c");
int bnd_entry(MPI_Aint size, MPI_Aint disp_unit, MPI_Info info, MPI_Comm comm, void *baseptr, MPI_Win *win)
{
    return BND_FIRST(size, disp_unit, info, comm, baseptr, win);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Win_allocate_shared_c") __attribute__((alias("MPI_Win_allocate_shared_c")));
#endif

#ifdef BND_ENTRY_MPI_Win_attach
typedef int (bnd_type)(MPI_Win win, void *base, MPI_Aint size);
#define bnd_last (bnd_type *)&PMPI_Win_attach
BND_LINKS(Win_attach)
int bnd_entry(MPI_Win win, void *base, MPI_Aint size) __asm__("MPI_Win_attach");
int bnd_entry(MPI_Win win, void *base, MPI_Aint size)
{
    return BND_FIRST(win, base, size);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Win_attach") __attribute__((alias("MPI_Win_attach")));
#endif

#ifdef BND_ENTRY_MPI_Win_c2f
typedef MPI_Fint (bnd_type)(MPI_Win win);
#define bnd_last (bnd_type *)&PMPI_Win_c2f
BND_LINKS(Win_c2f)
MPI_Fint bnd_entry(MPI_Win win) __asm__("MPI_Win_c2f");
MPI_Fint bnd_entry(MPI_Win win)
{
    return BND_FIRST(win);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Win_c2f") __attribute__((alias("MPI_Win_c2f")));
#endif

#ifdef BND_ENTRY_MPI_Win_call_errhandler
typedef int (bnd_type)(MPI_Win win, int errorcode);
#define bnd_last (bnd_type *)&PMPI_Win_call_errhandler
BND_LINKS(Win_call_errhandler)
int bnd_entry(MPI_Win win, int errorcode) __asm__("MPI_Win_call_errhandler");
int bnd_entry(MPI_Win win, int errorcode)
{
    return BND_FIRST(win, errorcode);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Win_call_errhandler") __attribute__((alias("MPI_Win_call_errhandler")));
#endif

#ifdef BND_ENTRY_MPI_Win_complete
typedef int (bnd_type)(MPI_Win win);
#define bnd_last (bnd_type *)&PMPI_Win_complete
BND_LINKS(Win_complete)
int bnd_entry(MPI_Win win) __asm__("MPI_Win_complete");
int bnd_entry(MPI_Win win)
{
    return BND_FIRST(win);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Win_complete") __attribute__((alias("MPI_Win_complete")));
#endif

#ifdef BND_ENTRY_MPI_Win_create
typedef int (bnd_type)(void *base, MPI_Aint size, int disp_unit, MPI_Info info, MPI_Comm comm, MPI_Win *win);
#define bnd_last (bnd_type *)&PMPI_Win_create
BND_LINKS(Win_create)
int bnd_entry(void *base, MPI_Aint size, int disp_unit, MPI_Info info, MPI_Comm comm,
        MPI_Win *win) __asm__("MPI_Win_create");
int bnd_entry(void *base, MPI_Aint size, int disp_unit, MPI_Info info, MPI_Comm comm, MPI_Win *win)
{
    return BND_FIRST(base, size, disp_unit, info, comm, win);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Win_create") __attribute__((alias("MPI_Win_create")));
#endif

#ifdef BND_ENTRY_MPI_Win_create_c
typedef int (bnd_type)(void *base, MPI_Aint size, MPI_Aint disp_unit, MPI_Info info, MPI_Comm comm, MPI_Win *win);
#define bnd_last (bnd_type *)&PMPI_Win_create_c
BND_LINKS(Win_create_c)
int bnd_entry(void *base, MPI_Aint size, MPI_Aint disp_unit, MPI_Info info, MPI_Comm comm,
        MPI_Win *win) __asm__("MPI_Win_create_c");
int bnd_entry(void *base, MPI_Aint size, MPI_Aint disp_unit, MPI_Info info, MPI_Comm comm, MPI_Win *win)
{
    return BND_FIRST(base, size, disp_unit, info, comm, win);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Win_create_c") __attribute__((alias("MPI_Win_create_c")));
#endif

#ifdef BND_ENTRY_MPI_Win_create_dynamic
typedef int (bnd_type)(MPI_Info info, MPI_Comm comm, MPI_Win *win);
#define bnd_last (bnd_type *)&PMPI_Win_create_dynamic
BND_LINKS(Win_create_dynamic)
int bnd_entry(MPI_Info info, MPI_Comm comm, MPI_Win *win) __asm__("MPI_Win_create_dynamic");
int bnd_entry(MPI_Info info, MPI_Comm comm, MPI_Win *win)
{
    return BND_FIRST(info, comm, win);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Win_create_dynamic") __attribute__((alias("MPI_Win_create_dynamic")));
#endif

#ifdef BND_ENTRY_MPI_Win_create_errhandler
typedef int (bnd_type)(MPI_Win_errhandler_function *win_errhandler_fn, MPI_Errhandler *errhandler);
#define bnd_last (bnd_type *)&PMPI_Win_create_errhandler
BND_LINKS(Win_create_errhandler)
int bnd_entry(MPI_Win_errhandler_function *win_errhandler_fn,
        MPI_Errhandler *errhandler) __asm__("MPI_Win_create_errhandler");
int bnd_entry(MPI_Win_errhandler_function *win_errhandler_fn, MPI_Errhandler *errhandler)
{
    return BND_FIRST(win_errhandler_fn, errhandler);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Win_create_errhandler") __attribute__((alias("MPI_Win_create_errhandler")));
#endif

#ifdef BND_ENTRY_MPI_Win_create_keyval
typedef int (bnd_type)(MPI_Win_copy_attr_function *win_copy_attr_fn, MPI_Win_delete_attr_function *win_delete_attr_fn,
        int *win_keyval, void *extra_state);
#define bnd_last (bnd_type *)&PMPI_Win_create_keyval
BND_LINKS(Win_create_keyval)
int bnd_entry(MPI_Win_copy_attr_function *win_copy_attr_fn, MPI_Win_delete_attr_function *win_delete_attr_fn,
        int *win_keyval, void *extra_state) __asm__("MPI_Win_create_keyval");
int bnd_entry(MPI_Win_copy_attr_function *win_copy_attr_fn, MPI_Win_delete_attr_function *win_delete_attr_fn,
        int *win_keyval, void *extra_state)
{
    return BND_FIRST(win_copy_attr_fn, win_delete_attr_fn, win_keyval, extra_state);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Win_create_keyval") __attribute__((alias("MPI_Win_create_keyval")));
#endif

#ifdef BND_ENTRY_MPI_Win_delete_attr
typedef int (bnd_type)(MPI_Win win, int win_keyval);
#define bnd_last (bnd_type *)&PMPI_Win_delete_attr
BND_LINKS(Win_delete_attr)
int bnd_entry(MPI_Win win, int win_keyval) __asm__("MPI_Win_delete_attr");
int bnd_entry(MPI_Win win, int win_keyval)
{
    return BND_FIRST(win, win_keyval);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Win_delete_attr") __attribute__((alias("MPI_Win_delete_attr")));
#endif

#ifdef BND_ENTRY_MPI_Win_detach
typedef int (bnd_type)(MPI_Win win, const void *base);
#define bnd_last (bnd_type *)&PMPI_Win_detach
BND_LINKS(Win_detach)
int bnd_entry(MPI_Win win, const void *base) __asm__("MPI_Win_detach");
int bnd_entry(MPI_Win win, const void *base)
{
    return BND_FIRST(win, base);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Win_detach") __attribute__((alias("MPI_Win_detach")));
#endif

#ifdef BND_ENTRY_MPI_Win_f2c
typedef MPI_Win (bnd_type)(MPI_Fint win);
#define bnd_last (bnd_type *)&PMPI_Win_f2c
BND_LINKS(Win_f2c)
MPI_Win bnd_entry(MPI_Fint win) __asm__("MPI_Win_f2c");
MPI_Win bnd_entry(MPI_Fint win)
{
    return BND_FIRST(win);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Win_f2c") __attribute__((alias("MPI_Win_f2c")));
#endif

#ifdef BND_ENTRY_MPI_Win_fence
typedef int (bnd_type)(int assert, MPI_Win win);
#define bnd_last (bnd_type *)&PMPI_Win_fence
BND_LINKS(Win_fence)
int bnd_entry(int assert, MPI_Win win) __asm__("MPI_Win_fence");
int bnd_entry(int assert, MPI_Win win)
{
    return BND_FIRST(assert, win);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Win_fence") __attribute__((alias("MPI_Win_fence")));
#endif

#ifdef BND_ENTRY_MPI_Win_flush
typedef int (bnd_type)(int rank, MPI_Win win);
#define bnd_last (bnd_type *)&PMPI_Win_flush
BND_LINKS(Win_flush)
int bnd_entry(int rank, MPI_Win win) __asm__("MPI_Win_flush");
int bnd_entry(int rank, MPI_Win win)
{
    return BND_FIRST(rank, win);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Win_flush") __attribute__((alias("MPI_Win_flush")));
#endif

#ifdef BND_ENTRY_MPI_Win_flush_all
typedef int (bnd_type)(MPI_Win win);
#define bnd_last (bnd_type *)&PMPI_Win_flush_all
BND_LINKS(Win_flush_all)
int bnd_entry(MPI_Win win) __asm__("MPI_Win_flush_all");
int bnd_entry(MPI_Win win)
{
    return BND_FIRST(win);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Win_flush_all") __attribute__((alias("MPI_Win_flush_all")));
#endif

#ifdef BND_ENTRY_MPI_Win_flush_local
typedef int (bnd_type)(int rank, MPI_Win win);
#define bnd_last (bnd_type *)&PMPI_Win_flush_local
BND_LINKS(Win_flush_local)
int bnd_entry(int rank, MPI_Win win) __asm__("MPI_Win_flush_local");
int bnd_entry(int rank, MPI_Win win)
{
    return BND_FIRST(rank, win);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Win_flush_local") __attribute__((alias("MPI_Win_flush_local")));
#endif

#ifdef BND_ENTRY_MPI_Win_flush_local_all
typedef int (bnd_type)(MPI_Win win);
#define bnd_last (bnd_type *)&PMPI_Win_flush_local_all
BND_LINKS(Win_flush_local_all)
int bnd_entry(MPI_Win win) __asm__("MPI_Win_flush_local_all");
int bnd_entry(MPI_Win win)
{
    return BND_FIRST(win);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Win_flush_local_all") __attribute__((alias("MPI_Win_flush_local_all")));
#endif

#ifdef BND_ENTRY_MPI_Win_free
typedef int (bnd_type)(MPI_Win *win);
#define bnd_last (bnd_type *)&PMPI_Win_free
BND_LINKS(Win_free)
int bnd_entry(MPI_Win *win) __asm__("MPI_Win_free");
int bnd_entry(MPI_Win *win)
{
    return BND_FIRST(win);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Win_free") __attribute__((alias("MPI_Win_free")));
#endif

#ifdef BND_ENTRY_MPI_Win_free_keyval
typedef int (bnd_type)(int *win_keyval);
#define bnd_last (bnd_type *)&PMPI_Win_free_keyval
BND_LINKS(Win_free_keyval)
int bnd_entry(int *win_keyval) __asm__("MPI_Win_free_keyval");
int bnd_entry(int *win_keyval)
{
    return BND_FIRST(win_keyval);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Win_free_keyval") __attribute__((alias("MPI_Win_free_keyval")));
#endif

#ifdef BND_ENTRY_MPI_Win_fromint
typedef MPI_Win (bnd_type)(int win);
#define bnd_last (bnd_type *)&PMPI_Win_fromint
BND_LINKS(Win_fromint)
MPI_Win bnd_entry(int win) __asm__("MPI_Win_fromint");
MPI_Win bnd_entry(int win)
{
    return BND_FIRST(win);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Win_fromint") __attribute__((alias("MPI_Win_fromint")));
#endif

#ifdef BND_ENTRY_MPI_Win_get_attr
typedef int (bnd_type)(MPI_Win win, int win_keyval, void *attribute_val, int *flag);
#define bnd_last (bnd_type *)&PMPI_Win_get_attr
BND_LINKS(Win_get_attr)
int bnd_entry(MPI_Win win, int win_keyval, void *attribute_val, int *flag) __asm__("MPI_Win_get_attr");
int bnd_entry(MPI_Win win, int win_keyval, void *attribute_val, int *flag)
{
    return BND_FIRST(win, win_keyval, attribute_val, flag);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Win_get_attr") __attribute__((alias("MPI_Win_get_attr")));
#endif

#ifdef BND_ENTRY_MPI_Win_get_errhandler
typedef int (bnd_type)(MPI_Win win, MPI_Errhandler *errhandler);
#define bnd_last (bnd_type *)&PMPI_Win_get_errhandler
BND_LINKS(Win_get_errhandler)
int bnd_entry(MPI_Win win, MPI_Errhandler *errhandler) __asm__("MPI_Win_get_errhandler");
int bnd_entry(MPI_Win win, MPI_Errhandler *errhandler)
{
    return BND_FIRST(win, errhandler);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Win_get_errhandler") __attribute__((alias("MPI_Win_get_errhandler")));
#endif

#ifdef BND_ENTRY_MPI_Win_get_group
typedef int (bnd_type)(MPI_Win win, MPI_Group *group);
#define bnd_last (bnd_type *)&PMPI_Win_get_group
BND_LINKS(Win_get_group)
int bnd_entry(MPI_Win win, MPI_Group *group) __asm__("MPI_Win_get_group");
int bnd_entry(MPI_Win win, MPI_Group *group)
{
    return BND_FIRST(win, group);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Win_get_group") __attribute__((alias("MPI_Win_get_group")));
#endif

#ifdef BND_ENTRY_MPI_Win_get_info
typedef int (bnd_type)(MPI_Win win, MPI_Info *info_used);
#define bnd_last (bnd_type *)&PMPI_Win_get_info
BND_LINKS(Win_get_info)
int bnd_entry(MPI_Win win, MPI_Info *info_used) __asm__("MPI_Win_get_info");
int bnd_entry(MPI_Win win, MPI_Info *info_used)
{
    return BND_FIRST(win, info_used);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Win_get_info") __attribute__((alias("MPI_Win_get_info")));
#endif

#ifdef BND_ENTRY_MPI_Win_get_name
typedef int (bnd_type)(MPI_Win win, char *win_name, int *resultlen);
#define bnd_last (bnd_type *)&PMPI_Win_get_name
BND_LINKS(Win_get_name)
int bnd_entry(MPI_Win win, char *win_name, int *resultlen) __asm__("MPI_Win_get_name");
int bnd_entry(MPI_Win win, char *win_name, int *resultlen)
{
    return BND_FIRST(win, win_name, resultlen);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Win_get_name") __attribute__((alias("MPI_Win_get_name")));
#endif

#ifdef BND_ENTRY_MPI_Win_lock
typedef int (bnd_type)(int lock_type, int rank, int assert, MPI_Win win);
#define bnd_last (bnd_type *)&PMPI_Win_lock
BND_LINKS(Win_lock)
int bnd_entry(int lock_type, int rank, int assert, MPI_Win win) __asm__("MPI_Win_lock");
int bnd_entry(int lock_type, int rank, int assert, MPI_Win win)
{
    return BND_FIRST(lock_type, rank, assert, win);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Win_lock") __attribute__((alias("MPI_Win_lock")));
#endif

#ifdef BND_ENTRY_MPI_Win_lock_all
typedef int (bnd_type)(int assert, MPI_Win win);
#define bnd_last (bnd_type *)&PMPI_Win_lock_all
BND_LINKS(Win_lock_all)
int bnd_entry(int assert, MPI_Win win) __asm__("MPI_Win_lock_all");
int bnd_entry(int assert, MPI_Win win)
{
    return BND_FIRST(assert, win);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Win_lock_all") __attribute__((alias("MPI_Win_lock_all")));
#endif

#ifdef BND_ENTRY_MPI_Win_post
typedef int (bnd_type)(MPI_Group group, int assert, MPI_Win win);
#define bnd_last (bnd_type *)&PMPI_Win_post
BND_LINKS(Win_post)
int bnd_entry(MPI_Group group, int assert, MPI_Win win) __asm__("MPI_Win_post");
int bnd_entry(MPI_Group group, int assert, MPI_Win win)
{
    return BND_FIRST(group, assert, win);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Win_post") __attribute__((alias("MPI_Win_post")));
#endif

#ifdef BND_ENTRY_MPI_Win_set_attr
typedef int (bnd_type)(MPI_Win win, int win_keyval, void *attribute_val);
#define bnd_last (bnd_type *)&PMPI_Win_set_attr
BND_LINKS(Win_set_attr)
int bnd_entry(MPI_Win win, int win_keyval, void *attribute_val) __asm__("MPI_Win_set_attr");
int bnd_entry(MPI_Win win, int win_keyval, void *attribute_val)
{
    return BND_FIRST(win, win_keyval, attribute_val);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Win_set_attr") __attribute__((alias("MPI_Win_set_attr")));
#endif

#ifdef BND_ENTRY_MPI_Win_set_errhandler
typedef int (bnd_type)(MPI_Win win, MPI_Errhandler errhandler);
#define bnd_last (bnd_type *)&PMPI_Win_set_errhandler
BND_LINKS(Win_set_errhandler)
int bnd_entry(MPI_Win win, MPI_Errhandler errhandler) __asm__("MPI_Win_set_errhandler");
int bnd_entry(MPI_Win win, MPI_Errhandler errhandler)
{
    return BND_FIRST(win, errhandler);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Win_set_errhandler") __attribute__((alias("MPI_Win_set_errhandler")));
#endif

#ifdef BND_ENTRY_MPI_Win_set_info
typedef int (bnd_type)(MPI_Win win, MPI_Info info);
#define bnd_last (bnd_type *)&PMPI_Win_set_info
BND_LINKS(Win_set_info)
int bnd_entry(MPI_Win win, MPI_Info info) __asm__("MPI_Win_set_info");
int bnd_entry(MPI_Win win, MPI_Info info)
{
    return BND_FIRST(win, info);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Win_set_info") __attribute__((alias("MPI_Win_set_info")));
#endif

#ifdef BND_ENTRY_MPI_Win_set_name
typedef int (bnd_type)(MPI_Win win, const char *win_name);
#define bnd_last (bnd_type *)&PMPI_Win_set_name
BND_LINKS(Win_set_name)
int bnd_entry(MPI_Win win, const char *win_name) __asm__("MPI_Win_set_name");
int bnd_entry(MPI_Win win, const char *win_name)
{
    return BND_FIRST(win, win_name);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Win_set_name") __attribute__((alias("MPI_Win_set_name")));
#endif

#ifdef BND_ENTRY_MPI_Win_shared_query
typedef int (bnd_type)(MPI_Win win, int rank, MPI_Aint *size, int *disp_unit, void *baseptr);
#define bnd_last (bnd_type *)&PMPI_Win_shared_query
BND_LINKS(Win_shared_query)
int bnd_entry(MPI_Win win, int rank, MPI_Aint *size, int *disp_unit, void *baseptr) __asm__("MPI_Win_shared_query");
int bnd_entry(MPI_Win win, int rank, MPI_Aint *size, int *disp_unit, void *baseptr)
{
    return BND_FIRST(win, rank, size, disp_unit, baseptr);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Win_shared_query") __attribute__((alias("MPI_Win_shared_query")));
#endif

#ifdef BND_ENTRY_MPI_Win_shared_query_c
typedef int (bnd_type)(MPI_Win win, int rank, MPI_Aint *size, MPI_Aint *disp_unit, void *baseptr);
#define bnd_last (bnd_type *)&PMPI_Win_shared_query_c
BND_LINKS(Win_shared_query_c)
int bnd_entry(MPI_Win win, int rank, MPI_Aint *size, MPI_Aint *disp_unit,
        void *baseptr) __asm__("MPI_Win_shared_query_c");
int bnd_entry(MPI_Win win, int rank, MPI_Aint *size, MPI_Aint *disp_unit, void *baseptr)
{
    return BND_FIRST(win, rank, size, disp_unit, baseptr);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Win_shared_query_c") __attribute__((alias("MPI_Win_shared_query_c")));
#endif

#ifdef BND_ENTRY_MPI_Win_start
typedef int (bnd_type)(MPI_Group group, int assert, MPI_Win win);
#define bnd_last (bnd_type *)&PMPI_Win_start
BND_LINKS(Win_start)
int bnd_entry(MPI_Group group, int assert, MPI_Win win) __asm__("MPI_Win_start");
int bnd_entry(MPI_Group group, int assert, MPI_Win win)
{
    return BND_FIRST(group, assert, win);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Win_start") __attribute__((alias("MPI_Win_start")));
#endif

#ifdef BND_ENTRY_MPI_Win_sync
typedef int (bnd_type)(MPI_Win win);
#define bnd_last (bnd_type *)&PMPI_Win_sync
BND_LINKS(Win_sync)
int bnd_entry(MPI_Win win) __asm__("MPI_Win_sync");
int bnd_entry(MPI_Win win)
{
    return BND_FIRST(win);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Win_sync") __attribute__((alias("MPI_Win_sync")));
#endif

#ifdef BND_ENTRY_MPI_Win_test
typedef int (bnd_type)(MPI_Win win, int *flag);
#define bnd_last (bnd_type *)&PMPI_Win_test
BND_LINKS(Win_test)
int bnd_entry(MPI_Win win, int *flag) __asm__("MPI_Win_test");
int bnd_entry(MPI_Win win, int *flag)
{
    return BND_FIRST(win, flag);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Win_test") __attribute__((alias("MPI_Win_test")));
#endif

#ifdef BND_ENTRY_MPI_Win_toint
typedef int (bnd_type)(MPI_Win win);
#define bnd_last (bnd_type *)&PMPI_Win_toint
BND_LINKS(Win_toint)
int bnd_entry(MPI_Win win) __asm__("MPI_Win_toint");
int bnd_entry(MPI_Win win)
{
    return BND_FIRST(win);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Win_toint") __attribute__((alias("MPI_Win_toint")));
#endif

#ifdef BND_ENTRY_MPI_Win_unlock
typedef int (bnd_type)(int rank, MPI_Win win);
#define bnd_last (bnd_type *)&PMPI_Win_unlock
BND_LINKS(Win_unlock)
int bnd_entry(int rank, MPI_Win win) __asm__("MPI_Win_unlock");
int bnd_entry(int rank, MPI_Win win)
{
    return BND_FIRST(rank, win);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Win_unlock") __attribute__((alias("MPI_Win_unlock")));
#endif

#ifdef BND_ENTRY_MPI_Win_unlock_all
typedef int (bnd_type)(MPI_Win win);
#define bnd_last (bnd_type *)&PMPI_Win_unlock_all
BND_LINKS(Win_unlock_all)
int bnd_entry(MPI_Win win) __asm__("MPI_Win_unlock_all");
int bnd_entry(MPI_Win win)
{
    return BND_FIRST(win);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Win_unlock_all") __attribute__((alias("MPI_Win_unlock_all")));
#endif

#ifdef BND_ENTRY_MPI_Win_wait
typedef int (bnd_type)(MPI_Win win);
#define bnd_last (bnd_type *)&PMPI_Win_wait
BND_LINKS(Win_wait)
int bnd_entry(MPI_Win win) __asm__("MPI_Win_wait");
int bnd_entry(MPI_Win win)
{
    return BND_FIRST(win);
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Win_wait") __attribute__((alias("MPI_Win_wait")));
#endif

#ifdef BND_ENTRY_MPI_Wtick
typedef double (bnd_type)(void);
#define bnd_last (bnd_type *)&PMPI_Wtick
BND_LINKS(Wtick)
double bnd_entry(void) __asm__("MPI_Wtick");
double bnd_entry(void)
{
    return BND_FIRST();
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Wtick") __attribute__((alias("MPI_Wtick")));
#endif

#ifdef BND_ENTRY_MPI_Wtime
typedef double (bnd_type)(void);
#define bnd_last (bnd_type *)&PMPI_Wtime
BND_LINKS(Wtime)
double bnd_entry(void) __asm__("MPI_Wtime");
double bnd_entry(void)
{
    return BND_FIRST();
}
extern __typeof__(bnd_entry) bnd_wrapped __asm__("__wrap_MPI_Wtime") __attribute__((alias("MPI_Wtime")));
#endif

