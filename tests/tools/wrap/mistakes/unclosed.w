int x; {{fileno
