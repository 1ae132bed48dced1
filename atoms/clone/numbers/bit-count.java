// label: eq
// entry: ones population
// licence: Apache-2.0

class First {
    static int ones(int n) {
        int count = 0;
        for (int bits = n; bits != 0; bits &= bits - 1) {
            count++;
        }
        return count;
    }
}

class Second {
    static int population(int n) {
        int x = n - (n >>> 1 & 0x55555555);
        x = (x & 0x33333333) + (x >>> 2 & 0x33333333);
        x = x + (x >>> 4) & 0x0f0f0f0f;
        return x * 0x01010101 >>> 24;
    }
}
