// Data of other libraries that the program has a copy of.
#pragma once

// To be called for a library that was loaded into a scope of its own.
void bnd_abi_share_program_data(void *library);
