// Fortran's default INTEGER; run.py defines one of 8 bytes.
#ifndef INTEGER
#define INTEGER int
#endif
