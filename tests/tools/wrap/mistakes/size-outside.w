{{size}}
