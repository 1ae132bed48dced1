# Writes one file without end.
with open("large", "wb") as file:
    while True:
        file.write(bytes(1 << 20))
