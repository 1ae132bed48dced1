// label: eq
// entry: fromGray decode
// licence: Apache-2.0

class First {
    static int fromGray(int g) {
        int n = 0;
        for (int bits = g; bits != 0; bits >>>= 1) {
            n ^= bits;
        }
        return n;
    }
}

class Second {
    static int decode(int g) {
        int n = g;
        for (int shift = 1; shift < 32; shift *= 2) {
            n ^= n >>> shift;
        }
        return n;
    }
}
