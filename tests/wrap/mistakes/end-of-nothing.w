int x;
{{endfn}}
