// Error classes and error codes: the standard's, ours with a message, and the user's (MPI 5.0, 9.4 and 9.5).
//
//     1 ..  62            classes of the standard
//  1001 .. 1018           codes of the tool information interface, each a class of its own
//  2048 .. LASTCODE       codes with a message, numbered as they first occur
//  LASTCODE + 1 ..        classes and codes that the user added
//
// Any thread may use these functions at any time (R149); they have their own lock.
#ifndef SOLO_CORE_CODES_H
#define SOLO_CORE_CODES_H

#include "core/failure.h"

#include <string>

namespace solo {

// The class of a code, a class included; -1 if there is no such code.
int class_of(int code) noexcept;
// The message of a code; empty if the user set none, or if another thread removed the code.
std::string message_of(int code);

// "MPI_ERR_RANK" and its message; null if the standard has no such class.
const char *name_of_class(int error_class) noexcept;
const char *message_of_class(int error_class) noexcept;

// User-defined classes, codes and strings.
int add_class();
int add_code(int error_class);
void add_string(int code, const char *string);
void remove_class(int error_class);
void remove_code(int code);
void remove_string(int code);

// The greatest class or code in use: what the attribute MPI_LASTUSEDCODE points to (R150). Never below MPI_ERR_LASTCODE.
int *last_used_code() noexcept;

}  // namespace solo

#endif
