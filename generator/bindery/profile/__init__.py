"""`bindery profile`: run a program under the profiler of tools/profile, and report (docs/profile.md)."""
