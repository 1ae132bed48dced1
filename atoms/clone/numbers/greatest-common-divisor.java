// label: eq
// entry: gcd divisor
// licence: Apache-2.0

class First {
    static int gcd(int a, int b) {
        long x = Math.abs((long) a) % 1000003;
        long y = Math.abs((long) b) % 1000003;
        while (y != 0) {
            long rest = x % y;
            x = y;
            y = rest;
        }
        return (int) x;
    }
}

class Second {
    static int divisor(int a, int b) {
        return binary(reduced(a), reduced(b));
    }

    private static int reduced(int n) {
        int rest = n % 1000003;
        return rest < 0 ? -rest : rest;
    }

    private static int binary(int u, int v) {
        if (u == 0 || v == 0) {
            return u | v;
        }
        int shift = Integer.numberOfTrailingZeros(u | v);
        int x = u >> Integer.numberOfTrailingZeros(u);
        int y = v;
        while (y != 0) {
            y >>= Integer.numberOfTrailingZeros(y);
            if (x > y) {
                int kept = x;
                x = y;
                y = kept;
            }
            y -= x;
        }
        return x << shift;
    }
}
