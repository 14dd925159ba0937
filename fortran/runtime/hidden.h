/* Symbols that only this library uses, and those that other libraries may have. */
#ifndef BND_HIDDEN_H
#define BND_HIDDEN_H

#if defined(__GNUC__)
#define BND_HIDDEN __attribute__((visibility("hidden")))
#else
#define BND_HIDDEN
#endif

/* A definition that another library's may replace. Windows finds no weak ones. */
#if defined(_WIN32)
#define BND_REPLACEABLE
#else
#define BND_REPLACEABLE __attribute__((weak))
#endif

#endif
