// The C++ halves of the test programs: what a C library does with the same objects. Handles are Fortran's integers.
#include <mpi.h>

#include "../fortran/integer.h"

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <unistd.h>

namespace {

enum Object { COMM, DATATYPE, WIN };

intptr_t deleted;  // the value that the last C delete function was given

template <typename Handle>
int copy(Handle, int, void *, void *in, void *out, int *flag)
{
    *static_cast<void **>(out) = in;
    *flag = 1;
    return MPI_SUCCESS;
}

template <typename Handle>
int discard(Handle, int, void *value, void *)
{
    deleted = reinterpret_cast<intptr_t>(value);
    return MPI_SUCCESS;
}

void must(int result)
{
    if (result == MPI_SUCCESS)
        return;
    std::printf("a call of C failed with %d\n", result);
    std::exit(1);
}

void *get(int object, int handle, int keyval, int *flag)
{
    void *value = nullptr;
    switch (object) {
    case COMM:
        must(MPI_Comm_get_attr(MPI_Comm_f2c(handle), keyval, &value, flag));
        break;
    case DATATYPE:
        must(MPI_Type_get_attr(MPI_Type_f2c(handle), keyval, &value, flag));
        break;
    case WIN:
        must(MPI_Win_get_attr(MPI_Win_f2c(handle), keyval, &value, flag));
        break;
    }
    return value;
}

}  // namespace

extern "C" {

void c_set(INTEGER object, INTEGER handle, INTEGER keyval, intptr_t pointer)
{
    void *const value = reinterpret_cast<void *>(pointer);
    switch (object) {
    case COMM:
        return must(MPI_Comm_set_attr(MPI_Comm_f2c(handle), keyval, value));
    case DATATYPE:
        return must(MPI_Type_set_attr(MPI_Type_f2c(handle), keyval, value));
    case WIN:
        return must(MPI_Win_set_attr(MPI_Win_f2c(handle), keyval, value));
    }
}

intptr_t c_get(INTEGER object, INTEGER handle, INTEGER keyval)
{
    int flag = 0;
    void *const value = get(object, handle, keyval, &flag);
    return flag ? reinterpret_cast<intptr_t>(value) : -1;
}

INTEGER c_has(INTEGER object, INTEGER handle, INTEGER keyval)
{
    int flag = 0;
    get(object, handle, keyval, &flag);
    return flag != 0;
}

void c_attr_put(INTEGER comm, INTEGER keyval, intptr_t pointer)
{
    must(MPI_Attr_put(MPI_Comm_f2c(comm), keyval, reinterpret_cast<void *>(pointer)));
}

INTEGER c_int_at(intptr_t address) { return *reinterpret_cast<const int *>(address); }
INTEGER c_integer_at(intptr_t address) { return *reinterpret_cast<const INTEGER *>(address); }
intptr_t c_aint_at(intptr_t address) { return *reinterpret_cast<const MPI_Aint *>(address); }

// A key whose copy function passes the pointer on, and whose delete function notes it.
INTEGER c_keyval(INTEGER object)
{
    int keyval = MPI_KEYVAL_INVALID;
    switch (object) {
    case COMM:
        must(MPI_Comm_create_keyval(copy<MPI_Comm>, discard<MPI_Comm>, &keyval, nullptr));
        break;
    case DATATYPE:
        must(MPI_Type_create_keyval(copy<MPI_Datatype>, discard<MPI_Datatype>, &keyval, nullptr));
        break;
    case WIN:
        must(MPI_Win_create_keyval(copy<MPI_Win>, discard<MPI_Win>, &keyval, nullptr));
        break;
    }
    return keyval;
}

intptr_t c_deleted() { return deleted; }

INTEGER c_dup(INTEGER comm)
{
    MPI_Comm made = MPI_COMM_NULL;
    must(MPI_Comm_dup(MPI_Comm_f2c(comm), &made));
    return MPI_Comm_c2f(made);
}

// The memory of this process that is in use, in KiB.
long c_memory()
{
    long pages = 0, resident = 0;
    std::FILE *const file = std::fopen("/proc/self/statm", "r");
    if (!file || std::fscanf(file, "%ld %ld", &pages, &resident) != 2) {
        std::printf("no /proc/self/statm\n");
        std::exit(1);
    }
    std::fclose(file);
    return resident * (sysconf(_SC_PAGESIZE) / 1024);
}

// Waits for a request; members are source, tag, count of INTEGERs, and whether it was cancelled.
INTEGER c_wait(INTEGER request, INTEGER members[4])
{
    MPI_Request waited = MPI_Request_f2c(request);
    MPI_Status status;
    const int result = MPI_Wait(&waited, &status);
    members[0] = status.MPI_SOURCE;
    members[1] = status.MPI_TAG;
    int count = 0, flag = 0;
    must(MPI_Get_count(&status, MPI_BYTE, &count));
    must(MPI_Test_cancelled(&status, &flag));
    members[2] = count / sizeof(INTEGER);
    members[3] = flag;
    return result;
}

void c_complete(INTEGER request) { must(MPI_Grequest_complete(MPI_Request_f2c(request))); }

}  // extern "C"
