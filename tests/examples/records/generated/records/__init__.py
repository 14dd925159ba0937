# Do not edit: `bindery generate` writes this from specs/records/ through templates/tool/records.init.py.j2.
"""The records of the tools, a module for each format."""
