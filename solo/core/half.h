// _Float16, where the compiler has it in C++: GCC before 13 defines its range macros in C++ everywhere, but has the type on x86 only.
#ifndef SOLO_CORE_HALF_H
#define SOLO_CORE_HALF_H

#if defined(__FLT16_MAX__) && (defined(__clang__) || __GNUC__ >= 13 || defined(__x86_64__) || defined(__i386__))
#define SOLO_HALF
#endif

#endif
