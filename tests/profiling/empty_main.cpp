// A program that uses what the linker's -u names, and nothing else.
int main() { return 0; }
