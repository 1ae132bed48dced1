class Calculate:
    """Makes one number out of its inputs."""


class CalculateA(Calculate):
    def compute(self, t, v, i, d, m, g, b, l, j, y):
        s = -t
        x = -5 * j + s
        z = j + j + j + j - 5 * x
        c = i * 2 - z - z + d * 3
        f = 5 * (-4 * (l * m) - c * 5 + x + x + x) + m + m + m + m
        return f


class CalculateB(Calculate):
    def compute(self, d, b, m, l, z, t, o, q, f, e):
        r = -d
        x = r - f * 5
        j = f * 4 - 5 * x
        a = -j - j + 2 * m - l - l - l
        y = 5 * (x + x + x - (q * z) * 4 - 5 * a) + z + z + z + z
        return y


if __name__ == "__main__":
    inputs = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10)
    print(CalculateA().compute(*inputs))
    print(CalculateB().compute(*inputs))
