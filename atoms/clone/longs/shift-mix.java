// label: eq
// entry: mix blend
// licence: Apache-2.0

class First {
    static long mix(long n) {
        long x = n;
        x ^= x << 13;
        x ^= x >>> 7;
        x ^= x << 17;
        return x;
    }
}

class Second {
    static long blend(long seed) {
        long a = seed ^ seed * 8192;
        long b = a ^ (a >> 7 & Long.MAX_VALUE >> 6);
        return b ^ b * (1L << 17);
    }
}
