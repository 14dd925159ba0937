/* Symbols that only this library uses. */
#ifndef BND_HIDDEN_H
#define BND_HIDDEN_H

#if defined(__GNUC__)
#define BND_HIDDEN __attribute__((visibility("hidden")))
#else
#define BND_HIDDEN
#endif

#endif
