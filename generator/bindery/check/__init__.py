"""`bindery check`: run a program under the checker of tools/check, and report what is wrong (docs/check.md)."""
