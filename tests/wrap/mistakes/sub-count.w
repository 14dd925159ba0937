{{sub a b}}
