// label: neq
// entry: lcm multiple
// differs: Second multiplies before it divides, so it overflows.
// licence: Apache-2.0

class First {
    static int lcm(int a, int b) {
        int x = 1 + Math.floorMod(a, 99991);
        int y = 1 + Math.floorMod(b, 99991);
        return x / gcd(x, y) * y;
    }

    private static int gcd(int x, int y) {
        return y == 0 ? x : gcd(y, x % y);
    }
}

class Second {
    static int multiple(int a, int b) {
        int x = 1 + Math.floorMod(a, 99991);
        int y = 1 + Math.floorMod(b, 99991);
        int u = x;
        int v = y;
        while (u != v && u > 0 && v > 0) {
            if (u > v) {
                u %= v;
                if (u == 0) {
                    u = v;
                }
            } else {
                v %= u;
                if (v == 0) {
                    v = u;
                }
            }
        }
        return x * y / u;
    }
}
