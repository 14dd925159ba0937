{{zip a b}}
