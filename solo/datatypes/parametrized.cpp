// Predefined datatypes selected by parameters (MPI 5.0, 5.1.11 pairs, 19.1.9 Fortran kinds).
#include "datatypes.h"

#include "datatypes/construct.h"

#include <atomic>
#include <cfloat>
#include <map>
#include <tuple>

namespace solo {
namespace {

using table = std::map<std::tuple<int, std::uintptr_t, std::uintptr_t>, Datatype *>;

// Equal parameters give the same handle. Entries are never freed.
table &cached_types()
{
    static table &type = *new table;
    return type;
}

template <typename Make>
Datatype &cached(int combiner, std::uintptr_t first, std::uintptr_t second, Make &&make)
{
    const guard held;
    Datatype *&place = cached_types()[{combiner, first, second}];
    if (place == nullptr) {
        ref<Datatype> type = ref<Datatype>::adopt(new Datatype);
        make(*type);
        type->construction.combiner = combiner;
        assign_handle(*type);
        type->retain();
        place = type.get();
    }
    return *place;
}

// A type with the representation of a basic one, which the arithmetic on it uses.
Datatype &parametrized(int combiner, int p, int r, MPI_Datatype of)
{
    const auto bits = [](int value) { return static_cast<std::uintptr_t>(static_cast<std::intptr_t>(value)); };
    return cached(combiner, bits(p), bits(r), [&](Datatype &type) {
        const Datatype &basic = predefined_type(of);
        typemap::element(basic).describe(type, nullptr);
        type.values = basic.values;
        type.is_basic = type.is_permanent = true;
        type.is_committed = basic.is_committed;
        if (combiner != MPI_COMBINER_F90_INTEGER)
            record(type.construction, routine_form::small, {p});
        record(type.construction, routine_form::small, {r});
    });
}

std::atomic<bool> is_half_a_kind{false};

struct kind_of_real {
    int digits;
    int range;
    MPI_Datatype real;
    MPI_Datatype complex;
};

// Fortran's kinds in increasing order; where long double has the x87 format, compilers have a kind for it.
const kind_of_real reals[] = {
    {3, 4, MPI_REAL2, MPI_COMPLEX4},
    {6, 37, MPI_REAL4, MPI_COMPLEX8},
    {15, 307, MPI_REAL8, MPI_COMPLEX16},
#if LDBL_MANT_DIG == 64
    {18, 4931, MPI_LONG_DOUBLE, MPI_C_LONG_DOUBLE_COMPLEX},
#endif
    {33, 4931, MPI_REAL16, MPI_COMPLEX32},
};

const kind_of_real &kind_for(int p, int r)
{
    if (p == MPI_UNDEFINED && r == MPI_UNDEFINED)
        fail(MPI_ERR_ARG, "p", "and r are both MPI_UNDEFINED");
    if (p < 0 && p != MPI_UNDEFINED)
        fail(MPI_ERR_ARG, "p", "is negative");
    if (r < 0 && r != MPI_UNDEFINED)
        fail(MPI_ERR_ARG, "r", "is negative");
    for (const kind_of_real &each : reals) {
        const bool is_kind = predefined_type(each.real).is_committed && (each.real != MPI_REAL2 || is_half_a_kind);
        if (p <= each.digits && r <= each.range && is_kind)
            return each;
    }
    fail(MPI_ERR_ARG, p > 33 ? "p" : "r", "is beyond every real type");
}

MPI_Datatype integer_for(int r)
{
    if (r < 0)
        fail(MPI_ERR_ARG, "r", "is negative");
    const std::pair<int, MPI_Datatype> kinds[] = {
        {2, MPI_INTEGER1}, {4, MPI_INTEGER2}, {9, MPI_INTEGER4}, {18, MPI_INTEGER8}, {38, MPI_INTEGER16}};
    for (const auto &[range, type] : kinds)
        if (r <= range && predefined_type(type).is_committed)
            return type;
    fail(MPI_ERR_ARG, "r", "is beyond every integer type");
}

bool is_number(type_class values)
{
    return values == type_class::integer || values == type_class::natural || values == type_class::real;
}

}  // namespace

void set_fortran_half(bool is_there) { is_half_a_kind = is_there; }

void Type_create_f90_real(int p, int r, MPI_Datatype *newtype)
{
    *newtype = handle_to(parametrized(MPI_COMBINER_F90_REAL, p, r, kind_for(p, r).real));
}

void Type_create_f90_complex(int p, int r, MPI_Datatype *newtype)
{
    *newtype = handle_to(parametrized(MPI_COMBINER_F90_COMPLEX, p, r, kind_for(p, r).complex));
}

void Type_create_f90_integer(int r, MPI_Datatype *newtype)
{
    *newtype = handle_to(parametrized(MPI_COMBINER_F90_INTEGER, 0, r, integer_for(r)));
}

void Type_match_size(int typeclass, int size, MPI_Datatype *datatype)
{
    struct match {
        int typeclass;
        int size;
        MPI_Datatype type;
    };
    const match matches[] = {{MPI_TYPECLASS_INTEGER, 1, MPI_INTEGER1},   {MPI_TYPECLASS_INTEGER, 2, MPI_INTEGER2},
                             {MPI_TYPECLASS_INTEGER, 4, MPI_INTEGER4},   {MPI_TYPECLASS_INTEGER, 8, MPI_INTEGER8},
                             {MPI_TYPECLASS_INTEGER, 16, MPI_INTEGER16}, {MPI_TYPECLASS_REAL, 2, MPI_REAL2},
                             {MPI_TYPECLASS_REAL, 4, MPI_REAL4},         {MPI_TYPECLASS_REAL, 8, MPI_REAL8},
                             {MPI_TYPECLASS_REAL, 16, MPI_REAL16},       {MPI_TYPECLASS_COMPLEX, 4, MPI_COMPLEX4},
                             {MPI_TYPECLASS_COMPLEX, 8, MPI_COMPLEX8},   {MPI_TYPECLASS_COMPLEX, 16, MPI_COMPLEX16},
                             {MPI_TYPECLASS_COMPLEX, 32, MPI_COMPLEX32}};
    bool is_class = false;
    for (const match &each : matches) {
        is_class = is_class || each.typeclass == typeclass;
        if (each.typeclass == typeclass && each.size == size && predefined_type(each.type).is_committed) {
            *datatype = each.type;
            return;
        }
    }
    if (!is_class)
        fail(MPI_ERR_ARG, "typeclass",
             "is not one of MPI_TYPECLASS_INTEGER, MPI_TYPECLASS_REAL and MPI_TYPECLASS_COMPLEX");
    fail(MPI_ERR_ARG, "size", "is not that of a type of this class");
}

void Type_get_value_index(Datatype &value_type, Datatype &index_type, MPI_Datatype *pair_type)
{
    if (const Datatype *const named = named_pair(value_type, index_type); named != nullptr) {
        *pair_type = named->is_committed ? handle_to(*named) : MPI_DATATYPE_NULL;
        return;
    }
    const bool is_pair = value_type.is_basic && index_type.is_basic && is_number(value_type.values) &&
                         (index_type.values == type_class::integer || index_type.values == type_class::natural) &&
                         value_type.is_committed && index_type.is_committed;
    if (!is_pair) {
        *pair_type = MPI_DATATYPE_NULL;
        return;
    }
    *pair_type = handle_to(cached(MPI_COMBINER_VALUE_INDEX, value_type.handle_bits(), index_type.handle_bits(),
                                  [&](Datatype &type) { describe_pair(type, value_type, index_type); }));
}

}  // namespace solo
