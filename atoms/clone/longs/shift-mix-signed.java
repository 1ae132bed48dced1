// label: neq
// entry: mix blend
// differs: Second shifts with the sign.
// licence: Apache-2.0

class First {
    static long mix(long n) {
        long x = n * 0x9E3779B97F4A7C15L;
        return x ^ x >>> 29;
    }
}

class Second {
    static long blend(long seed) {
        long x = seed * 0x9E3779B97F4A7C15L;
        return x ^ x >> 29;
    }
}
