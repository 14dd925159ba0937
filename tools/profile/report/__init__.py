"""`bindery profile`: run a program under the profiler of tools/profile/native, and report (docs/howto/profile.md)."""
