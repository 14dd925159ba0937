// The C++ side of mixed.F90. Every function returns how many things went wrong, except those that make something.
#include <mpi_fortran.h>

#include <cstring>

namespace {

int wrong(bool right) { return right ? 0 : 1; }

// There and back, under both names.
#define BND_BACK(word, number)                                       \
    (wrong(MPI_##word##_c2f(MPI_##word##_f2c(number)) == (number)) + \
     wrong(PMPI_##word##_c2f(PMPI_##word##_f2c(number)) == (number)))

}  // namespace

extern "C" {

int c_predefined(MPI_Fint comm, MPI_Fint datatype, MPI_Fint op, MPI_Fint request)
{
    return wrong(MPI_Comm_f2c(comm) == MPI_COMM_WORLD) + wrong(MPI_Type_f2c(datatype) == MPI_DOUBLE) +
           wrong(MPI_Op_f2c(op) == MPI_SUM) + wrong(MPI_Request_f2c(request) == MPI_REQUEST_NULL) +
           wrong(MPI_Comm_c2f(MPI_COMM_WORLD) == comm) +
           wrong(MPI_Session_f2c(MPI_Session_c2f(MPI_SESSION_NULL)) == MPI_SESSION_NULL) +
           wrong(MPI_File_c2f(MPI_FILE_NULL) == 0x118) + wrong(MPI_Win_f2c(0x110) == MPI_WIN_NULL) +
           wrong(MPI_Message_c2f(MPI_MESSAGE_NO_PROC) == 0x129) + wrong(MPI_Comm_toint(MPI_COMM_WORLD) == comm);
}

int c_checks(MPI_Fint comm, MPI_Fint group, MPI_Fint datatype, MPI_Fint op, MPI_Fint info, MPI_Fint errhandler)
{
    int failures = BND_BACK(Comm, comm) + BND_BACK(Group, group) + BND_BACK(Type, datatype) + BND_BACK(Op, op) +
                   BND_BACK(Info, info) + BND_BACK(Errhandler, errhandler);
    int ranks = -1, members = -2, bytes = 0, commutes = 1, flag = 0;
    char value[16] = "";
    MPI_Comm_size(MPI_Comm_f2c(comm), &ranks);
    MPI_Group_size(MPI_Group_f2c(group), &members);
    MPI_Type_size(MPI_Type_f2c(datatype), &bytes);
    MPI_Op_commutative(MPI_Op_f2c(op), &commutes);
    MPI_Info_get(MPI_Info_f2c(info), "made_by", sizeof value - 1, value, &flag);
    failures +=
        wrong(ranks == members) + wrong(bytes == 24) + wrong(!commutes) + wrong(flag && !std::strcmp(value, "Fortran"));
    failures += wrong(MPI_Comm_set_errhandler(MPI_Comm_f2c(comm), MPI_Errhandler_f2c(errhandler)) == MPI_SUCCESS);
    return failures;
}

MPI_Fint c_dup(MPI_Fint comm)
{
    MPI_Comm made = MPI_COMM_NULL;
    MPI_Comm_dup(MPI_Comm_f2c(comm), &made);
    return MPI_Comm_c2f(made);
}

int c_wait(MPI_Fint *request, MPI_Fint *numbers, MPI_Fint *numbers_f08, int from, int bytes)
{
    MPI_Request waited = MPI_Request_f2c(*request);
    MPI_Status status, again, other;
    MPI_F08_status f08, f08_too;
    MPI_Fint fortran[MPI_F_STATUS_SIZE];
    int failures = wrong(MPI_Wait(&waited, &status) == MPI_SUCCESS), count = -1;
    *request = MPI_Request_c2f(waited);
    failures += wrong(status.MPI_SOURCE == from);
    failures +=
        MPI_Status_c2f(&status, numbers) + MPI_Status_c2f08(&status, &f08) + MPI_Status_f082f(&f08, numbers_f08);
    failures +=
        MPI_Status_f2f08(numbers, &f08_too) + MPI_Status_f082c(&f08_too, &again) + PMPI_Status_f2c(numbers, &other);
    failures += PMPI_Status_c2f(&other, fortran);
    MPI_Get_count(&again, MPI_BYTE, &count);
    failures += wrong(count == bytes) + wrong(!std::memcmp(&status, &again, sizeof status)) +
                wrong(!std::memcmp(&status, &other, sizeof status));
    return failures + wrong(fortran[MPI_F_SOURCE] == from && f08.MPI_SOURCE == from);
}

// Numbers that are no status cannot be converted.
int c_refuses(const MPI_Fint *numbers)
{
    MPI_Comm_set_errhandler(MPI_COMM_SELF, MPI_ERRORS_RETURN);
    MPI_Status status;
    MPI_F08_status f08;
    int failures =
        wrong(MPI_F_STATUS_IGNORE && MPI_F_STATUSES_IGNORE && MPI_F08_STATUS_IGNORE && MPI_F08_STATUSES_IGNORE);
    failures += wrong(MPI_Status_f2c(MPI_F_STATUS_IGNORE, &status) == MPI_ERR_ARG);
    failures += wrong(MPI_Status_f082c(MPI_F08_STATUSES_IGNORE, &status) == MPI_ERR_ARG);
    failures += wrong(MPI_Status_c2f08(MPI_STATUS_IGNORE, &f08) == MPI_ERR_ARG);
    failures += wrong(MPI_Status_f2c(numbers, &status) == MPI_SUCCESS);
    MPI_Comm_set_errhandler(MPI_COMM_SELF, MPI_ERRORS_ARE_FATAL);
    return failures;
}

}  // extern "C"
