// Attributes, error handlers, operations, requests, statuses and handles that one language makes and another uses (R107, R108, R116).
#include "../exceptions/thrown.h"

#include <cstring>

extern "C" {
void fortran_look(int *calls, int *code, MPI_Aint *value, MPI_Aint *state);
int fortran_create_keyval(MPI_Aint state);
void fortran_set_attr(int comm, int keyval, MPI_Aint value);
void fortran_attr_put(int comm, int keyval, int value);
MPI_Aint fortran_get_attr(int comm, int keyval);
int fortran_attr_get(int comm, int keyval);
MPI_Aint fortran_get_type_attr(int datatype, int keyval);
int fortran_dup(int comm);
void fortran_free(int *comm);
int fortran_create_errhandler();
void fortran_set_errhandler(int comm, int handler);
int fortran_fail(int comm);
int fortran_create_op();
int fortran_sum_by(int op, int comm);
int fortran_irecv(int *buffer, int source, int tag, int comm);
void fortran_wait(int *request, int *status);
void fortran_grequest_complete(int request);
void fortran_look_at_status(const int *status, int *found);
int fortran_look_at_handles(int comm, int group, int datatype, int info);
void fortran_make_handles(int *comm, int *group, int *datatype, int *info);
void check_all();
}

namespace {

int copied = 0, deleted = 0, extra = 6, value = 7;
void *last_value = nullptr;

struct seen {
    int calls, code;
    MPI_Aint value, state;
    seen() { fortran_look(&calls, &code, &value, &state); }
};

int copy(const MPI::Comm &, int, void *state, void *in, void *out, bool &flag)
{
    CHECK(state == &extra);
    last_value = in;
    *static_cast<void **>(out) = in;
    flag = true;
    copied++;
    return MPI::SUCCESS;
}

int remove_attribute(MPI::Comm &comm, int, void *attribute, void *state)
{
    CHECK(state == &extra && comm.Get_size() >= 1);
    last_value = attribute;
    deleted++;
    return MPI::SUCCESS;
}

MPI_Aint address(const void *place) { return reinterpret_cast<MPI_Aint>(place); }

// A value of C++, which is an address, in C, and in Fortran as that address.
void attribute_of_cxx(MPI::Intracomm comm, int keyval)
{
    comm.Set_attr(keyval, &value);
    void *found = nullptr;
    int flag = 0;
    MPI_Comm_get_attr(comm, keyval, &found, &flag);
    CHECK(flag && found == &value);
    CHECK(fortran_get_attr(MPI_Comm_c2f(comm), keyval) == address(&value));
    CHECK(fortran_attr_get(MPI_Comm_c2f(comm), keyval) == static_cast<int>(address(&value)));
    int duplicate = fortran_dup(MPI_Comm_c2f(comm));
    CHECK(MPI::Intracomm(MPI_Comm_f2c(duplicate)).Get_attr(keyval, &found) && found == &value);
    fortran_free(&duplicate);
}

// A value of Fortran: C and C++ get the address of an integer, of the type that the routine of Fortran took.
void attribute_of_fortran(MPI::Intracomm comm, int keyval)
{
    const MPI_Aint wide = MPI_Aint(1) << (sizeof(MPI_Aint) * 8 - 10);
    void *found = nullptr;
    fortran_set_attr(MPI_Comm_c2f(comm), keyval, wide);
    CHECK(comm.Get_attr(keyval, &found) && *static_cast<MPI_Aint *>(found) == wide);
    int flag = 0;
    MPI_Comm_get_attr(comm, keyval, &found, &flag);
    CHECK(flag && *static_cast<MPI_Aint *>(found) == wide);
    CHECK(fortran_get_attr(MPI_Comm_c2f(comm), keyval) == wide);
    fortran_attr_put(MPI_Comm_c2f(comm), keyval, -5);
    CHECK(comm.Get_attr(keyval, &found) && *static_cast<int *>(found) == -5);
    CHECK(fortran_get_attr(MPI_Comm_c2f(comm), keyval) == -5 && fortran_attr_get(MPI_Comm_c2f(comm), keyval) == -5);
}

void attributes()
{
    // Callbacks of C++, called by Fortran too.
    MPI::Intracomm comm = MPI::COMM_SELF.Dup();
    int keyval = MPI::Comm::Create_keyval(copy, remove_attribute, &extra);
    attribute_of_cxx(comm, keyval);
    CHECK(copied == 1 && deleted == 1 && last_value == &value);
    attribute_of_fortran(comm, keyval);
    MPI::Intracomm duplicate = comm.Dup();
    CHECK(copied == 2 && *static_cast<int *>(last_value) == -5);
    CHECK(fortran_get_attr(MPI_Comm_c2f(duplicate), keyval) != -99);
    duplicate.Free();
    int handle = MPI_Comm_c2f(comm);
    const int before = deleted;
    fortran_free(&handle);
    CHECK(deleted == before + 1 && *static_cast<int *>(last_value) == -5);
    MPI::Comm::Free_keyval(keyval);

    // Callbacks of Fortran, called by C++; a key of C++ without callbacks of its own.
    comm = MPI::COMM_SELF.Dup();
    keyval = fortran_create_keyval(88);
    attribute_of_cxx(comm, keyval);
    seen all;
    CHECK(all.calls == 101 && all.value == address(&value) && all.state == 88);
    attribute_of_fortran(comm, keyval);
    seen();
    comm.Dup().Free();
    seen by_cxx;
    CHECK(by_cxx.calls == 101 && by_cxx.value == -5);
    comm.Delete_attr(keyval);
    CHECK(seen().calls == 100);
    MPI::Comm::Free_keyval(keyval);
    keyval = MPI::Comm::Create_keyval(MPI::Comm::DUP_FN, MPI::Comm::NULL_DELETE_FN, nullptr);
    attribute_of_cxx(comm, keyval);
    attribute_of_fortran(comm, keyval);
    MPI::Comm::Free_keyval(keyval);
    comm.Free();

    // Predefined attributes: C++ gets an address, Fortran the value.
    void *found = nullptr;
    CHECK(MPI::COMM_WORLD.Get_attr(MPI::TAG_UB, &found));
    CHECK(fortran_get_attr(MPI_Comm_c2f(MPI::COMM_WORLD), MPI::TAG_UB) == *static_cast<int *>(found));
    MPI::Datatype type = MPI::INT.Create_contiguous(2);
    keyval = MPI::Datatype::Create_keyval(MPI::Datatype::NULL_COPY_FN, MPI::Datatype::NULL_DELETE_FN, nullptr);
    type.Set_attr(keyval, &value);
    CHECK(fortran_get_type_attr(MPI_Type_c2f(type), keyval) == address(&value));
    type.Free();
    MPI::Datatype::Free_keyval(keyval);
}

int handled = 0, handled_class = 0;
MPI::Comm *expected = nullptr;

void handle_error(MPI::Comm &comm, int *code, ...)
{
    handled++;
    handled_class = MPI::Get_error_class(*code);
    CHECK(comm == *expected);
}

void handle_by_throwing(MPI::Comm &, int *, ...) { throw 3; }

void error_handlers()
{
    MPI::Intracomm comm = MPI::COMM_WORLD.Dup();
    expected = &comm;
    MPI::Errhandler handler = MPI::Comm::Create_errhandler(handle_error);
    fortran_set_errhandler(MPI_Comm_c2f(comm), MPI_Errhandler_c2f(handler));
    fortran_fail(MPI_Comm_c2f(comm));
    CHECK(handled == 1 && handled_class == MPI::ERR_RANK);
    MPI_Comm_call_errhandler(comm, MPI_ERR_TAG);
    comm.Call_errhandler(MPI::ERR_TYPE);
    CHECK(handled == 3 && handled_class == MPI::ERR_TYPE);
    handler.Free();

    const MPI::Errhandler of_fortran = MPI_Errhandler_f2c(fortran_create_errhandler());
    comm.Set_errhandler(of_fortran);
    seen();
    comm.Send(&value, 1, MPI::INT, 12345, 0);
    seen by_cxx;
    CHECK(by_cxx.calls == 1 && MPI::Get_error_class(by_cxx.code) == MPI::ERR_RANK);

    // In Fortran's call nothing is thrown: the code is returned. Nor is it thrown by the next function that succeeds.
    comm.Set_errhandler(MPI::ERRORS_THROW_EXCEPTIONS);
    CHECK(thrown_class([&] { comm.Send(&value, 1, MPI::INT, 12345, 0); }) == MPI::ERR_RANK);
    fortran_fail(MPI_Comm_c2f(comm));
    CHECK(comm.Get_size() == MPI::COMM_WORLD.Get_size());
    handler = MPI::Comm::Create_errhandler(handle_by_throwing);
    comm.Set_errhandler(handler);
    fortran_fail(MPI_Comm_c2f(comm));
    CHECK(thrown_value([&] { comm.Barrier(); }, 0) == 0);
    CHECK(thrown_value([&] { comm.Send(&value, 1, MPI::INT, 12345, 0); }, 0) == 3);
    handler.Free();
    comm.Free();
}

int reductions = 0;

void add(const void *in, void *inout, int count, const MPI::Datatype &type)
{
    CHECK(type == MPI::INTEGER || type == MPI::INT);
    reductions++;
    for (int i = 0; i < count; i++)
        static_cast<int *>(inout)[i] += static_cast<const int *>(in)[i];
}

void operations()
{
    const int size = MPI::COMM_WORLD.Get_size();
    MPI::Op op;
    op.Init(add, true);
    CHECK(fortran_sum_by(MPI_Op_c2f(op), MPI_Comm_c2f(MPI::COMM_WORLD)) == 21 * size);
    int all = 0;
    MPI::COMM_WORLD.Allreduce(&reductions, &all, 1, MPI::INT, MPI::SUM);
    CHECK(all > 0 || size == 1);
    CHECK(fortran_sum_by(MPI_Op_c2f(MPI::SUM), MPI_Comm_c2f(MPI::COMM_WORLD)) == 21 * size);
    op.Free();
    op = MPI_Op_f2c(fortran_create_op());
    const int mine[2] = {1, 2};
    int sums[2] = {0, 0};
    MPI::COMM_WORLD.Allreduce(mine, sums, 2, MPI::INTEGER, op);
    CHECK(sums[0] == size && sums[1] == 2 * size);
    op.Free();
}

int query(void *, MPI::Status &status)
{
    status.Set_elements(MPI::INTEGER, 4);
    status.Set_cancelled(false);
    status.Set_source(2);
    status.Set_tag(3);
    return MPI::SUCCESS;
}
int freed = 0;
int release(void *) { return freed++, MPI::SUCCESS; }
int cancel(void *, bool) { return MPI::SUCCESS; }

void requests()
{
    const int rank = MPI::COMM_WORLD.Get_rank(), size = MPI::COMM_WORLD.Get_size();
    const int to = (rank + 1) % size, from = (rank + size - 1) % size, world = MPI_Comm_c2f(MPI::COMM_WORLD);
    int got[2] = {-1, -1}, found[3];
    static int status[sizeof(MPI_Status)];

    // Begun in Fortran and completed in C++; the reverse.
    MPI::Request receive = MPI_Request_f2c(fortran_irecv(got, from, 5, world));
    MPI::Request receive_in_cxx = MPI::COMM_WORLD.Irecv(got + 1, 1, MPI::INT, from, 6);
    MPI::Request sends[2] = {MPI::COMM_WORLD.Isend(&rank, 1, MPI::INT, to, 5),
                             MPI::COMM_WORLD.Isend(&rank, 1, MPI::INT, to, 6)};
    MPI::Status in_cxx;
    receive.Wait(in_cxx);
    CHECK(got[0] == from && in_cxx.Get_source() == from && in_cxx.Get_tag() == 5);
    int handle = MPI_Request_c2f(receive_in_cxx);
    fortran_wait(&handle, status);
    CHECK(got[1] == from && MPI_Request_f2c(handle) == MPI_REQUEST_NULL);
    MPI::Request::Waitall(2, sends);

    // A status of each in the other.
    MPI_Status in_c;
    CHECK(MPI_Status_f2c(status, &in_c) == MPI_SUCCESS);
    const MPI::Status made(in_c);
    CHECK(made.Get_source() == from && made.Get_tag() == 6 && made.Get_count(MPI::INT) == 1);
    in_c = in_cxx;
    std::memset(status, 0, sizeof status);
    CHECK(MPI_Status_c2f(&in_c, status) == MPI_SUCCESS);
    fortran_look_at_status(status, found);
    CHECK(found[0] == from && found[1] == 5 && found[2] == 1);

    // A generalized request of C++, completed in Fortran: its query function fills Fortran's status.
    MPI::Grequest general = MPI::Grequest::Start(query, release, cancel, nullptr);
    handle = MPI_Request_c2f(general);
    fortran_grequest_complete(handle);
    fortran_wait(&handle, status);
    fortran_look_at_status(status, found);
    CHECK(freed == 1 && found[0] == 2 && found[1] == 3 && found[2] == 4);
}

void handles()
{
    MPI::Intracomm comm = MPI::COMM_WORLD.Dup();
    MPI::Group group = comm.Get_group();
    MPI::Datatype type = MPI::INT.Create_contiguous(3);
    MPI::Info info = MPI::Info::Create();
    type.Commit();
    info.Set("language", "C++");
    CHECK(fortran_look_at_handles(MPI_Comm_c2f(comm), MPI_Group_c2f(group), MPI_Type_c2f(type), MPI_Info_c2f(info)) ==
          0);
    comm.Free();
    group.Free();
    type.Free();
    info.Free();

    int comm_of, group_of, type_of, info_of;
    fortran_make_handles(&comm_of, &group_of, &type_of, &info_of);
    comm = MPI_Comm_f2c(comm_of);
    group = MPI_Group_f2c(group_of);
    type = MPI_Type_f2c(type_of);
    info = MPI_Info_f2c(info_of);
    char text[9] = "";
    CHECK(MPI::Comm::Compare(comm, MPI::COMM_WORLD) == MPI::CONGRUENT && group.Get_size() == comm.Get_size());
    CHECK(type.Get_size() == 12 && info.Get("language", 8, text) && !std::strcmp(text, "Fortran"));
    comm.Free();
    group.Free();
    type.Free();
    info.Free();
}

}  // namespace

void check_all()
{
    attributes();
    error_handlers();
    operations();
    requests();
    handles();
}

#ifndef FORTRAN_MAIN
int main(int argc, char **argv)
{
    MPI::Init(argc, argv);
    check_all();
    return finish();
}
#endif
