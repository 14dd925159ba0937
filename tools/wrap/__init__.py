"""`bindery wrap`: the language of LLNL wrap over the spec (docs/howto/wrap.md)."""
