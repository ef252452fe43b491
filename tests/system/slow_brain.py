"""A computer player that thinks for ever and listens to nobody: it must be killed."""

import time

if __name__ == "__main__":
    while True:
        time.sleep(60)
