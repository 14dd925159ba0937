"""`bindery check`: run a program under the checker of tools/check/native, and report (docs/howto/check.md)."""
