// _Float16, where the compiler has it in C++: GCC before 13 tells of its range in C++ too, and has the type on x86 alone.
#ifndef SOLO_CORE_HALF_H
#define SOLO_CORE_HALF_H

#if defined(__FLT16_MAX__) && (defined(__clang__) || __GNUC__ >= 13 || defined(__x86_64__) || defined(__i386__))
#define SOLO_HALF
#endif

#endif
