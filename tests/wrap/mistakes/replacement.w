{{sub a a "\9"}}
