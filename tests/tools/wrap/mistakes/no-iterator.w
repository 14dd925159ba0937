{{forallfn}}{{endforallfn}}
