{{apply_to_type int f}}
