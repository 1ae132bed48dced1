# Computes for ever in a thread while the main thread only waits.
import threading


def work():
    while True:
        pass


thread = threading.Thread(target=work)
thread.start()
thread.join()
