// label: eq
// entry: morton spread
// licence: Apache-2.0

class First {
    static long morton(int x, int y) {
        long out = 0;
        for (int i = 0; i < 32; i++) {
            out |= (x >>> i & 1L) << 2 * i;
            out |= (y >>> i & 1L) << 2 * i + 1;
        }
        return out;
    }
}

class Second {
    static long spread(int x, int y) {
        return wide(x) | wide(y) << 1;
    }

    private static long wide(int n) {
        long v = n & 0xffffffffL;
        v = (v | v << 16) & 0x0000ffff0000ffffL;
        v = (v | v << 8) & 0x00ff00ff00ff00ffL;
        v = (v | v << 4) & 0x0f0f0f0f0f0f0f0fL;
        v = (v | v << 2) & 0x3333333333333333L;
        return (v | v << 1) & 0x5555555555555555L;
    }
}
