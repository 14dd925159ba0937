// Arithmetic types that some compilers lack: int128 and uint128, half, quadruple.
#ifndef SOLO_CORE_OPTIONAL_TYPES_H
#define SOLO_CORE_OPTIONAL_TYPES_H

#include <cfloat>

// GCC before 13 defines the range macros of _Float16 in C++ everywhere, but has the type on x86 only.
#if defined(__FLT16_MAX__) && (defined(__clang__) || __GNUC__ >= 13 || defined(__x86_64__) || defined(__i386__))
#define SOLO_HALF
#endif
#ifdef __SIZEOF_INT128__
#define SOLO_INT128
#endif
#if LDBL_MANT_DIG == 113 || defined(__SIZEOF_FLOAT128__)
#define SOLO_QUADRUPLE
#endif

namespace solo {

#ifdef SOLO_HALF
__extension__ using half = _Float16;
constexpr int half_size = 2;
#else
constexpr int half_size = 0;  // none
#endif

#ifdef SOLO_INT128
__extension__ using int128 = __int128;
__extension__ using uint128 = unsigned __int128;
constexpr int int128_size = 16;
#else
constexpr int int128_size = 0;
#endif

#if LDBL_MANT_DIG == 113
using quadruple = long double;
#elif defined(SOLO_QUADRUPLE)
__extension__ using quadruple = __float128;
#endif
#ifdef SOLO_QUADRUPLE
using widest_real = quadruple;
constexpr int quadruple_size = 16;
#else
using widest_real = long double;
constexpr int quadruple_size = 0;
#endif

}  // namespace solo

#endif
