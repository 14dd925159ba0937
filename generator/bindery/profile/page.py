def page(report): return ""
