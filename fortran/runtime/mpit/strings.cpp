// Output strings and arrays of datatypes of the tool information interface.
#include "mpit/tool_interface.h"

namespace {

// An MPI that cuts a string may return the length of what it has copied (MPICH 4.0), so nothing is cut in C.
constexpr int ample = 16384;

}  // namespace

extern "C" {

int bnd_t_string_reserve(bnd_t_string *string, const char *fortran, bnd_length capacity,
                         const bnd_default_integer *length)
{
    string->text = nullptr;
    string->length = 0;
    string->given = fortran || length ? &string->length : nullptr;
    if (!fortran)
        return 1;
    const bnd_length wanted = capacity + 1 > ample || !length ? capacity + 1 : ample;
    string->length = wanted > INT_MAX ? INT_MAX : static_cast<int>(wanted);
    const auto bytes = static_cast<size_t>(string->length);
    string->text = bytes <= sizeof string->stack ? string->stack : static_cast<char *>(malloc(bytes));
    if (string->text)
        string->text[0] = '\0';
    return string->text != nullptr;
}

void bnd_t_string_free(bnd_t_string *string)
{
    if (string->text != string->stack)
        free(string->text);
}

void bnd_t_string_copy_out(bnd_t_string *string, char *fortran, bnd_length capacity, bnd_default_integer *length,
                           int result)
{
    if (result == MPI_SUCCESS) {
        if (fortran)
            bnd_string_to_fortran(fortran, capacity, string->text);
        if (length)
            *length = string->length > 0 ? string->length - 1 : 0;
    }
    bnd_t_string_free(string);
}

int bnd_t_datatypes_reserve(bnd_t_datatypes *datatypes, const bnd_default_integer *fortran, int length)
{
    datatypes->items = nullptr;
    datatypes->capacity = fortran && length > 0 ? length : 0;
    if (!fortran)
        return 1;
    const size_t items = datatypes->capacity > 0 ? static_cast<size_t>(datatypes->capacity) : 1;
    datatypes->items = static_cast<MPI_Datatype *>(malloc(items * sizeof(MPI_Datatype)));
    return datatypes->items != nullptr;
}

void bnd_t_datatypes_free(bnd_t_datatypes *datatypes) { free(datatypes->items); }

void bnd_t_datatypes_copy_out(bnd_t_datatypes *datatypes, bnd_default_integer *fortran, int length, int result)
{
    if (result == MPI_SUCCESS && fortran) {
        const int written = length < datatypes->capacity ? length : datatypes->capacity;
        for (int i = 0; i < written; ++i)
            fortran[i] = bnd_t_datatype_to_fortran(datatypes->items[i]);
    }
    bnd_t_datatypes_free(datatypes);
}

}  // extern "C"
