// Fortran's default INTEGER; flavour_options() of run.py defines one of 8 bytes.
#ifndef INTEGER
#define INTEGER int
#endif
