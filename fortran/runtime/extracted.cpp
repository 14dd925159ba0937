// For wrappers that are taken out of the archive and linked with the shared library, whose counter of records (bnd_kept.h) they cannot
// see: take this object too, and they look for records in every call. Where request.o is linked, its counter takes the place of this one.
extern "C" {

extern long bnd_kept_alive;
[[gnu::weak, gnu::visibility("hidden")]] long bnd_kept_alive = 1;

} // extern "C"
