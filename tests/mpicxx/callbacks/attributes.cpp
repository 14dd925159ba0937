// Attributes with callbacks of C++, of C and of both: what they see, what they return, what they throw.
#include "../exceptions/thrown.h"

static int copied = 0, deleted = 0, value = 5, extra = 6;

static int copy(const MPI::Comm &comm, int, void *extra_state, void *in, void *out, bool &flag)
{
    CHECK(extra_state == &extra && in == &value && comm.Get_size() >= 1);
    copied++;
    *static_cast<void **>(out) = in;
    flag = true;
    return MPI::SUCCESS;
}

static int remove_attribute(MPI::Comm &comm, int, void *attribute, void *extra_state)
{
    CHECK(extra_state == &extra && attribute == &value && comm.Get_size() >= 1);
    deleted++;
    return MPI::SUCCESS;
}

static int copy_in_c(MPI_Comm, int, void *extra_state, void *in, void *out, int *flag)
{
    CHECK(extra_state == &extra);
    *static_cast<void **>(out) = in;
    *flag = 1;
    copied++;
    return MPI_SUCCESS;
}

static int remove_in_c(MPI_Comm, int, void *, void *extra_state)
{
    CHECK(extra_state == &extra);
    deleted++;
    return MPI_SUCCESS;
}

static int copy_fails(const MPI::Comm &, int, void *, void *, void *, bool &) { return MPI::ERR_INTERN; }
static int remove_fails(MPI::Comm &, int, void *, void *) { return MPI::ERR_INTERN; }
static int copy_throws(const MPI::Comm &, int, void *, void *, void *, bool &) { throw 3; }
static int remove_throws(MPI::Comm &, int, void *, void *) { throw 4; }
static int copy_type_throws(const MPI::Datatype &, int, void *, void *, void *, bool &) { throw 5; }
static int remove_type_throws(MPI::Datatype &, int, void *, void *) { throw 6; }
static int remove_win_throws(MPI::Win &, int, void *, void *) { throw 8; }

// The key's attribute is set, copied by Dup and deleted by Free.
static void cycle(int keyval, int copies, int deletions)
{
    copied = deleted = 0;
    MPI::Intracomm comm = MPI::COMM_SELF.Dup();
    comm.Set_attr(keyval, &value);
    void *found = nullptr;
    CHECK(comm.Get_attr(keyval, &found) && found == &value);
    int flag = 0;
    found = nullptr;
    MPI_Comm_get_attr(comm, keyval, &found, &flag);
    CHECK(flag && found == &value);
    MPI::Intracomm duplicate = comm.Dup();
    CHECK(duplicate.Get_attr(keyval, &found) == (copies != 0));
    duplicate.Free();
    comm.Free();
    CHECK((copied == copies || copies < 0) && deleted == deletions);
    MPI::Comm::Free_keyval(keyval);
    CHECK(keyval == MPI::KEYVAL_INVALID);
}

static void languages()
{
    using MPI::Comm;
    cycle(Comm::Create_keyval(copy, remove_attribute, &extra), 1, 2);
    cycle(Comm::Create_keyval(copy, remove_in_c, &extra), 1, 2);
    cycle(Comm::Create_keyval(copy_in_c, remove_attribute, &extra), 1, 2);
    cycle(Comm::Create_keyval(copy_in_c, remove_in_c, &extra), 1, 2);
    cycle(Comm::Create_keyval(Comm::DUP_FN, remove_attribute, &extra), -1, 2);
    cycle(Comm::Create_keyval(Comm::NULL_COPY_FN, remove_attribute, &extra), 0, 1);
    cycle(Comm::Create_keyval(copy, Comm::NULL_DELETE_FN, &extra), 1, 0);
    cycle(Comm::Create_keyval(Comm::DUP_FN, Comm::NULL_DELETE_FN, nullptr), -1, 0);
    cycle(Comm::Create_keyval(MPI_COMM_DUP_FN, remove_attribute, &extra), -1, 2);
    cycle(Comm::Create_keyval(MPI_COMM_NULL_COPY_FN, remove_attribute, &extra), 0, 1);
    cycle(Comm::Create_keyval(copy, MPI_COMM_NULL_DELETE_FN, &extra), 1, 0);
    bool flag = false;
    void *out = nullptr;
    CHECK(Comm::DUP_FN(MPI::COMM_SELF, 0, nullptr, &value, &out, flag) == MPI::SUCCESS && flag && out == &value);
    CHECK(Comm::NULL_COPY_FN(MPI::COMM_SELF, 0, nullptr, &value, &out, flag) == MPI::SUCCESS && !flag);
    CHECK(Comm::NULL_DELETE_FN(MPI::COMM_SELF, 0, nullptr, nullptr) == MPI::SUCCESS);
}

// A tool under the bindings that makes any MPI as MPICH 5: success after an error handler that returned, and nothing created.
static bool hides_errors = false;
extern "C" int MPI_Comm_dup(MPI_Comm comm, MPI_Comm *created)
{
    const int code = PMPI_Comm_dup(comm, created);
    if (code == MPI_SUCCESS || !hides_errors)
        return code;
    *created = MPI_COMM_NULL;
    return MPI_SUCCESS;
}

static void failures()
{
    MPI::Intracomm comm = MPI::COMM_SELF.Dup();
    comm.Set_errhandler(MPI::ERRORS_THROW_EXCEPTIONS);
    int fails = MPI::Comm::Create_keyval(copy_fails, remove_fails, nullptr);
    comm.Set_attr(fails, &value);
    for (int i = 0; i < 2; i++, hides_errors = !hides_errors) {
        CHECK(thrown_class([&] { comm.Dup(); }) != MPI::SUCCESS);
        CHECK(thrown_class([&] { comm.Clone(); }) != MPI::SUCCESS);
    }
    CHECK(thrown_class([&] { comm.Delete_attr(fails); }) != MPI::SUCCESS);
    MPI::Comm::Free_keyval(fails);
    // The communicator is left: MPIs differ in whether MPI_Comm_free frees what it reports an error for.
}

// Whatever the error handler, even if it ends the program.
static void exceptions(const MPI::Errhandler &handler)
{
    int throws = MPI::Comm::Create_keyval(copy_throws, MPI::Comm::NULL_DELETE_FN, nullptr);
    MPI::Intracomm comm = MPI::COMM_SELF.Dup();
    comm.Set_errhandler(handler);
    comm.Set_attr(throws, &value);
    CHECK(thrown_value([&] { comm.Dup(); }, 0) == 3);
    CHECK(thrown_value([&] { comm.Clone(); }, 0) == 3);
    comm.Free();
    MPI::Comm::Free_keyval(throws);

    throws = MPI::Comm::Create_keyval(MPI::Comm::NULL_COPY_FN, remove_throws, nullptr);
    comm = MPI::COMM_SELF.Dup();
    comm.Set_errhandler(handler);
    comm.Set_attr(throws, &value);
    MPI::Intracomm duplicate = comm.Dup();
    duplicate.Free();
    CHECK(thrown_value([&] { comm.Delete_attr(throws); }, 0) == 4);
    if (handler == MPI::ERRORS_ARE_FATAL)
        comm.Free();  // the attribute is gone
    MPI::Comm::Free_keyval(throws);
}

static void datatypes_and_windows()
{
    int throws = MPI::Datatype::Create_keyval(copy_type_throws, remove_type_throws, nullptr);
    MPI::Datatype type = MPI::INT.Create_contiguous(2);
    type.Set_attr(throws, &value);
    CHECK(thrown_value([&] { type.Dup(); }, 0) == 5);
    CHECK(thrown_value([&] { type.Free(); }, 0) == 6);
    MPI::Datatype::Free_keyval(throws);
    if (MPI::COMM_WORLD.Get_size() == 1)  // Open MPI has no window of one process
        return;

    throws = MPI::Win::Create_keyval(MPI::Win::NULL_COPY_FN, remove_win_throws, nullptr);
    MPI::Win window = MPI::Win::Create(nullptr, 0, 1, MPI::INFO_NULL, MPI::COMM_WORLD);
    window.Set_attr(throws, &value);
    CHECK(thrown_value([&] { window.Delete_attr(throws); }, 0) == 8);
    window.Free();
    MPI::Win::Free_keyval(throws);
}

int main()
{
    MPI::Init();
    languages();
    failures();
    exceptions(MPI::ERRORS_ARE_FATAL);
    exceptions(MPI::ERRORS_RETURN);
    exceptions(MPI::ERRORS_THROW_EXCEPTIONS);
    datatypes_and_windows();
    for (int i = 0; i < 20000; i++) {
        int keyval = MPI::Comm::Create_keyval(copy, remove_attribute, &extra);
        MPI::Comm::Free_keyval(keyval);
    }
    return finish();
}
