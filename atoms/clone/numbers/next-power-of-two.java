// label: eq
// entry: ceiling roundUp
// licence: Apache-2.0

class First {
    static int ceiling(int n) {
        if (n <= 1) {
            return 1;
        }
        int power = 1;
        while (power < n && power > 0) {
            power <<= 1;
        }
        return power;
    }
}

class Second {
    static int roundUp(int n) {
        if (n < 2) {
            return 1;
        }
        int x = n - 1;
        x |= x >> 1;
        x |= x >> 2;
        x |= x >> 4;
        x |= x >> 8;
        x |= x >> 16;
        return x + 1;
    }
}
