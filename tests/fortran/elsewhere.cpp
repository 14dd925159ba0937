// Memory that changes where the Fortran compiler does not see it: see memory.F90.
namespace {
int *place;
}

extern "C" {

void remember_(int *number) { place = number; }
void change_() { *place = 42; }

}  // extern "C"
