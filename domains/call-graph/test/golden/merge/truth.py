class Calculate:
    """Makes one number out of its inputs."""

    def compute(self, t, v, i, d, m, g, b, l, j, y):
        v1 = -t - 5 * j
        v2 = -5 * v1 + 4 * j
        v3 = self.custom_compute_1(i, d, v2)
        v4 = 3 * v1 - 4 * (m * l) - 5 * v3
        v5 = 4 * m + 5 * v4
        return v5


class CalculateA(Calculate):
    def custom_compute_1(self, i, d, v2):
        return 2 * i + 3 * d - 2 * v2


class CalculateB(Calculate):
    def custom_compute_1(self, i, d, v2):
        return 2 * i - 3 * d - 2 * v2


if __name__ == "__main__":
    inputs = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10)
    print(CalculateA().compute(*inputs))
    print(CalculateB().compute(*inputs))
