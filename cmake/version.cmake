# The version of all parts, and that of the libraries' binary interface, which changes only when a symbol is lost or changes. The test
# docs.version compares what else has the version.
set(BINDERY_VERSION 0.1.0)
set(BINDERY_SOVERSION 0)
