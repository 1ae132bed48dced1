// label: eq
// entry: steps collatz
// licence: Apache-2.0

class First {
    static int steps(int n) {
        long x = 1 + Math.floorMod(n, 5000);
        int count = 0;
        while (x != 1) {
            x = x % 2 == 0 ? x / 2 : 3 * x + 1;
            count++;
        }
        return count;
    }
}

class Second {
    static int collatz(int n) {
        return down(Math.floorMod(n, 5000) + 1L);
    }

    private static int down(long x) {
        if (x == 1) {
            return 0;
        }
        int halvings = Long.numberOfTrailingZeros(x);
        return halvings > 0 ? halvings + down(x >> halvings) : 2 + down(x + (x >> 1) + 1);
    }
}
