"""`bindery wrap`: the languages of LLNL wrap and of MPE's wrappergen over the spec (docs/wrap.md)."""
