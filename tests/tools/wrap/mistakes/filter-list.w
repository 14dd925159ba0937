{{filter a b}}
