// label: neq
// entry: triangular gauss
// differs: Second multiplies as int before it widens.
// licence: Apache-2.0

class First {
    static long triangular(int n) {
        long last = n & 0x1ffff;
        return last * (last + 1) / 2;
    }
}

class Second {
    static long gauss(int n) {
        int last = n & 0x1ffff;
        return last * (last + 1) / 2;
    }
}
