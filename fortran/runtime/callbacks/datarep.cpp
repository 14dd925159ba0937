// The callbacks of data representations that Fortran registered (R68, R108, R119). MPI has no way to take one back, so their states
// live until the end of the process.
#include "bnd_fortran.h"

extern "C" {

// Weak: a program that passes none of them must not extract them from the archive.
#define BND_NONE(lower, upper) BND_FORTRAN_SYMBOL_WITH_UNDERSCORE(lower, upper)
#define BND_NONE_OLD BND_NONE(mpi_conversion_fn_null, MPI_CONVERSION_FN_NULL)
#define BND_NONE_F08 BND_NONE(bnd_f08_conversion_fn_null, BND_F08_CONVERSION_FN_NULL)
#define BND_NONE_F08_C BND_NONE(bnd_f08_conversion_fn_null_c, BND_F08_CONVERSION_FN_NULL_C)
bnd_procedure BND_NONE_OLD __attribute__((weak));
bnd_procedure BND_NONE_F08 __attribute__((weak));
bnd_procedure BND_NONE_F08_C __attribute__((weak));

}  // extern "C"

namespace {

// The procedures, in the order of the routine's arguments.
enum { READ, WRITE, EXTENT };
template <typename Count>
using conversion_procedure = void(void *userbuf, const bnd_default_integer *datatype, const Count *count, void *filebuf,
                                  const MPI_Offset *position, const MPI_Aint *extra_state, bnd_default_integer *ierror);
using extent_procedure = void(const bnd_default_integer *datatype, MPI_Aint *extent, const MPI_Aint *extra_state,
                              bnd_default_integer *ierror);

// `Count` is what the procedure takes, never narrower than what C gives.
template <int Procedure, typename Count>
int convert(void *userbuf, MPI_Datatype datatype, Count count, void *filebuf, MPI_Offset position, void *extra_state)
{
    const auto &state = *static_cast<const bnd_extra_state *>(extra_state);
    const MPI_Aint value = state.value;
    const bnd_default_integer type = bnd_c2f_Type(datatype);
    bnd_default_integer ierror = MPI_SUCCESS;
    const auto procedure = reinterpret_cast<conversion_procedure<Count> *>(state.procedures[Procedure]);
    procedure(userbuf, &type, &count, filebuf, &position, &value, &ierror);
    return static_cast<int>(ierror);
}

}  // namespace

extern "C" {

int bnd_is_no_conversion(bnd_procedure *procedure)
{
    return procedure && (procedure == BND_NONE_OLD || procedure == BND_NONE_F08 || procedure == BND_NONE_F08_C);
}

// C does not say whether it reads or writes, so each direction has a function of its own.
#define BND_DEFINE_CONVERSION(type, name, procedure, Given, Count)                                                    \
    int bnd_##type##_as_##name(void *userbuf, MPI_Datatype datatype, Given count, void *filebuf, MPI_Offset position, \
                               void *extra_state)                                                                     \
    {                                                                                                                 \
        return convert<procedure, Count>(userbuf, datatype, count, filebuf, position, extra_state);                   \
    }
BND_DEFINE_CONVERSION(datarep_conversion_function, read_conversion_fn, READ, int, bnd_default_integer)
BND_DEFINE_CONVERSION(datarep_conversion_function, write_conversion_fn, WRITE, int, bnd_default_integer)
BND_DEFINE_CONVERSION(datarep_conversion_function_c, read_conversion_fn, READ, bnd_conversion_count, MPI_Count)
BND_DEFINE_CONVERSION(datarep_conversion_function_c, write_conversion_fn, WRITE, bnd_conversion_count, MPI_Count)

int bnd_datarep_extent_function(MPI_Datatype datatype, MPI_Aint *extent, void *extra_state)
{
    const auto &state = *static_cast<const bnd_extra_state *>(extra_state);
    const MPI_Aint value = state.value;
    const bnd_default_integer type = bnd_c2f_Type(datatype);
    bnd_default_integer ierror = MPI_SUCCESS;
    reinterpret_cast<extent_procedure *>(state.procedures[EXTENT])(&type, extent, &value, &ierror);
    return static_cast<int>(ierror);
}

}  // extern "C"
