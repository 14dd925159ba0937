{{forallfnpp shifted}}{{endforallfnpp}}
