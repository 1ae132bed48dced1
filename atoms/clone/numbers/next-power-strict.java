// label: neq
// entry: ceiling roundUp
// differs: Second gives the next power when the number is a power of two itself.
// licence: Apache-2.0

class First {
    static int ceiling(int n) {
        int x = Math.floorMod(n, 4096);
        int power = 1;
        while (power < x) {
            power *= 2;
        }
        return power + x;
    }
}

class Second {
    static int roundUp(int n) {
        int x = Math.floorMod(n, 4096);
        return (x == 0 ? 1 : Integer.highestOneBit(x) << 1) + x;
    }
}
