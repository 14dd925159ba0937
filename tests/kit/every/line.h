// The line of the log for the call under way.
#pragma once

namespace line {

void begin(const char *routine);
void number(const char *name, long long value);
void address(const char *name, const void *value);
void open(const char *name, const char *suffix = "");  // a list
void item(long long value);
void close();
void bytes(const char *name, long long sent, long long received, long long sent_by_start, long long received_by_start,
           int peer);
void end();  // writes it to the file that BINDERY_EVERY_LOG names

}  // namespace line
