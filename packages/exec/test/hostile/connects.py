# Connects to our own listener, and sends to the same port without a connection.
import socket
result = []
for host in ("127.0.0.1", "localhost", "::1"):
    try:
        socket.create_connection((host, PORT), 1).close()
        result.append(host)
    except OSError:
        pass
try:
    socket.socket(socket.AF_INET, socket.SOCK_DGRAM).sendto(b"x", ("127.0.0.1", PORT))
except OSError:
    pass
