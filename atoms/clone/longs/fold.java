// label: eq
// entry: fold mixed
// licence: Apache-2.0

class First {
    static int fold(long n) {
        return (int) (n ^ n >>> 32);
    }
}

class Second {
    static int mixed(long value) {
        int high = (int) (value >> 32);
        int low = (int) (value & 0xffffffffL);
        return (high | low) & ~(high & low);
    }
}
