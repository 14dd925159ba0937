{{def a}}
