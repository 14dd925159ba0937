// CHARACTERs of Fortran as strings of C and back, one or many.
#include "bnd_fortran.h"

#include <string.h>

namespace {

// The part of a CHARACTER that counts: without trailing blanks, or without blanks at both ends.
struct Span {
    const char *first;
    size_t length;
};

Span trimmed(const char *fortran, size_t length, bnd_trim trim)
{
    while (length && fortran[length - 1] == ' ')
        length--;
    if (trim == BND_TRIM_BOTH)
        while (length && *fortran == ' ')
            fortran++, length--;
    return {fortran, length};
}

// CHARACTERs in a row: an array, or a row of a matrix, whose elements have a stride.
struct List {
    const char *first;
    size_t length, step;  // of one, and from one to the next
    bnd_trim trim;
    size_t count;
    bool terminated;  // by a blank one, whatever the count says

    Span word(size_t i) const { return trimmed(first + i * step, length, trim); }
    bool has(size_t i) const { return terminated ? word(i).length > 0 : i < count; }
};

// How many strings there are, and how many bytes they need with their NULs.
struct Size {
    size_t strings = 0, bytes = 0;

    void add(const List &list)
    {
        for (size_t i = 0; list.has(i); i++)
            strings++, bytes += list.word(i).length + 1;
    }
};

// The memory for the next string, and the pointer to it.
struct Place {
    char **pointer;
    char *text;

    void put(const List &list)
    {
        for (size_t i = 0; list.has(i); i++) {
            const Span word = list.word(i);
            *pointer++ = text;
            memcpy(text, word.first, word.length);
            text[word.length] = '\0';
            text += word.length + 1;
        }
        *pointer++ = nullptr;
    }
};

}  // namespace

extern "C" {

int bnd_string_from_fortran(bnd_string *string, const char *fortran, bnd_length length, bnd_trim trim)
{
    const Span span = trimmed(fortran, static_cast<size_t>(length), trim);
    string->text = span.length < sizeof string->stack ? string->stack : static_cast<char *>(malloc(span.length + 1));
    if (!string->text)
        return 0;
    memcpy(string->text, span.first, span.length);
    string->text[span.length] = '\0';
    return 1;
}

void bnd_string_free(bnd_string *string)
{
    if (string->text != string->stack)
        free(string->text);
}

void bnd_string_to_fortran(char *fortran, bnd_length length, const char *text)
{
    const size_t capacity = static_cast<size_t>(length), whole = strlen(text),
                 used = whole < capacity ? whole : capacity;
    memcpy(fortran, text, used);
    memset(fortran + used, ' ', capacity - used);
}

int bnd_string_reserve(bnd_string *string, bnd_integer characters)
{
    const size_t bytes = static_cast<size_t>(characters > 0 ? characters : 0) + 1;
    string->text = bytes <= sizeof string->stack ? string->stack : static_cast<char *>(malloc(bytes));
    if (!string->text)
        return 0;
    string->text[0] = '\0';
    return 1;
}

void bnd_string_copy_out(char *fortran, bnd_length length, bnd_string *string, int came)
{
    if (came)
        bnd_string_to_fortran(fortran, length, string->text);
    bnd_string_free(string);
}

int bnd_strings_from_fortran(char ***strings, const char *fortran, bnd_length length, bnd_trim trim, long count)
{
    const size_t bytes = static_cast<size_t>(length), many = static_cast<size_t>(count > 0 ? count : 0);
    const List list{fortran, bytes, bytes, trim, many, count == BND_TERMINATED};
    Size size;
    size.add(list);
    *strings = static_cast<char **>(malloc((size.strings + 1) * sizeof(char *) + size.bytes));
    if (!*strings)
        return 0;
    Place{*strings, reinterpret_cast<char *>(*strings + size.strings + 1)}.put(list);
    return 1;
}

int bnd_string_matrix_from_fortran(char ****lists, const char *fortran, bnd_length length, bnd_trim trim, long rows)
{
    const size_t bytes = static_cast<size_t>(length), many = static_cast<size_t>(rows > 0 ? rows : 0);
    const auto row = [=](size_t i) { return List{fortran + i * bytes, bytes, many * bytes, trim, 0, true}; };
    Size size;
    for (size_t i = 0; i < many; i++)
        size.add(row(i));
    const size_t pointers = size.strings + many;
    *lists = static_cast<char ***>(malloc(many * sizeof(char **) + pointers * sizeof(char *) + size.bytes + 1));
    if (!*lists)
        return 0;
    char **const strings = reinterpret_cast<char **>(*lists + many);
    Place place{strings, reinterpret_cast<char *>(strings + pointers)};
    for (size_t i = 0; i < many; i++) {
        (*lists)[i] = place.pointer;
        place.put(row(i));
    }
    return 1;
}

}  // extern "C"
