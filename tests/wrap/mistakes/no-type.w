{{fnalltype foo}}{{endfnalltype}}
