// Fortran's datatypes over a library that may know none of them (R141, R142). When Fortran starts MPI, they are registered with the library;
// those that it still lacks are substituted by C types. Where C starts MPI, the first datatype that Fortran passes does this.
#include "abi/abi.h"
#include "hash_table.h"

namespace {

pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
bool registered_by_us;
bool all_are_known;

uintptr_t value_of(MPI_Datatype datatype) { return reinterpret_cast<uintptr_t>(datatype); }

void store(unsigned short &place, MPI_Datatype datatype)
{
    __atomic_store_n(&place, static_cast<unsigned short>(value_of(datatype)), __ATOMIC_RELAXED);
}

// While one lives, errors without an object come back as codes in the World Model, and end no program (R151).
class ErrorsReturnScope {
public:
    ErrorsReturnScope()
    {
        in_world_ = bnd_world_model_is_up();
        for (int i = 0; in_world_ && i < 2; i++) {
            PMPI_Comm_get_errhandler(comms_[i], &before_[i]);
            PMPI_Comm_set_errhandler(comms_[i], MPI_ERRORS_RETURN);
        }
    }
    ~ErrorsReturnScope()
    {
        for (int i = 0; in_world_ && i < 2; i++) {
            PMPI_Comm_set_errhandler(comms_[i], before_[i]);
            if (reinterpret_cast<uintptr_t>(before_[i]) >= BND_FIRST_USER_HANDLE)
                PMPI_Errhandler_free(&before_[i]);
        }
    }
    ErrorsReturnScope(const ErrorsReturnScope &) = delete;
    ErrorsReturnScope &operator=(const ErrorsReturnScope &) = delete;

    bool in_world() const { return in_world_; }

private:
    // Older libraries raise such errors on the second.
    MPI_Comm comms_[2] = {MPI_COMM_SELF, MPI_COMM_WORLD};
    MPI_Errhandler before_[2] = {MPI_ERRHANDLER_NULL, MPI_ERRHANDLER_NULL};
    bool in_world_ = false;
};

bool has(const bnd::FortranType &type)
{
    int bytes = MPI_UNDEFINED;
    return PMPI_Type_size(type.handle, &bytes) == MPI_SUCCESS && bytes == type.bytes;
}

void substitute(const bnd::FortranType &type, bool keeps)
{
    const MPI_Datatype equal = bnd::equal_in_c(type);
    if (keeps || equal == MPI_DATATYPE_NULL) {
        store(bnd_types_in_c[value_of(type.handle)], type.handle);
        return;
    }
    unsigned short &back = bnd_types_in_fortran[value_of(equal)];
    if (!back)
        store(back, type.handle);  // else of its other name, which comes first
    store(bnd_types_in_c[value_of(type.handle)], equal);
}

// Where there are sessions alone, an error cannot be made to return (R151), so the library is not queried: without Fortran types of its own it gets C's.
void substitute_all(const ErrorsReturnScope &scope)
{
    const bool was_registered = bnd::register_types();
    registered_by_us |= !was_registered;
    if (all_are_known)
        return;
    for (int i = 0; i < bnd::fortran_type_count; i++) {
        const bnd::FortranType &type = bnd::fortran_types[i];
        substitute(type, scope.in_world() ? has(type) : !registered_by_us);
    }
    __atomic_store_n(&all_are_known, true, __ATOMIC_RELEASE);
}

bool is_fortran(uintptr_t value)
{
    for (int i = 0; i < bnd::fortran_type_count; i++)
        if (value_of(bnd::fortran_types[i].handle) == value)
            return true;
    return false;
}

}  // namespace

extern "C" {

unsigned short bnd_types_in_c[BND_TYPE_VALUES], bnd_types_in_fortran[BND_TYPE_VALUES];

void bnd_register_types(int result)
{
    if (result != MPI_SUCCESS)
        return;
    const bnd::locked guard(mutex);
    bnd::check_library();
    const ErrorsReturnScope scope;
    substitute_all(scope);
}

// Whom the conversions that mpi_fortran.h inlines ask.
[[gnu::visibility("default")]] MPI_Datatype bnd_Type_f2c(MPI_Fint datatype) { return bnd_f2c_Type(datatype); }
[[gnu::visibility("default")]] MPI_Fint bnd_Type_c2f(MPI_Datatype datatype) { return bnd_c2f_Type(datatype); }

MPI_Datatype bnd_new_type_in_c(MPI_Fint integer)
{
    const auto own = reinterpret_cast<MPI_Datatype>(static_cast<uintptr_t>(integer));
    unsigned short &place = bnd_types_in_c[integer];
    if (!is_fortran(value_of(own))) {
        store(place, own);
        return own;
    }
    const bnd::locked guard(mutex);
    if (!all_are_known) {
        bnd::check_library();
        const ErrorsReturnScope scope;
        if (!scope.in_world())
            return own;  // before MPI, or after it; or C has a session, which cannot be detected
        substitute_all(scope);
    }
    return reinterpret_cast<MPI_Datatype>(static_cast<uintptr_t>(place));
}

}  // extern "C"
