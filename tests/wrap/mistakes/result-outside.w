{{ret_val}}
