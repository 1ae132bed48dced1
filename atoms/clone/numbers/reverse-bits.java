// label: eq
// entry: reverseBits mirror
// licence: Apache-2.0

class First {
    static int reverseBits(int n) {
        int out = 0;
        for (int i = 0; i < 32; i++) {
            out = out << 1 | n >>> i & 1;
        }
        return out;
    }
}

class Second {
    static int mirror(int n) {
        int x = n;
        int mask = -1;
        for (int width = 16; width > 0; width >>= 1) {
            mask ^= mask << width;
            x = x >>> width & mask | x << width & ~mask;
        }
        return x;
    }
}
