-- Withdrawn on the day it was written. The name stays for the databases that ran it; what it dropped comes back with 0073.
select;
