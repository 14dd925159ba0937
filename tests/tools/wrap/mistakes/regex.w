{{sub a "(" b}}
