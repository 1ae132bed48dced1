# Asks for the least CPU time there is, so as to look starved, and loops for ever.
import os
os.nice(19)
os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
while True:
    pass
