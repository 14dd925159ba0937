"""`bindery check`: run a program under the checker of tools/check/native, and report what is wrong (docs/howto/check.md)."""
