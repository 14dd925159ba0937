{{vardecl int i}}
