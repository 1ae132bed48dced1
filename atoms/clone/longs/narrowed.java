// label: neq
// entry: narrowed limited
// differs: First stops at the greatest and least int, Second cuts off the upper bits.
// licence: Apache-2.0

class First {
    static int narrowed(long n) {
        return n > 0x7fffffffL ? Integer.MAX_VALUE : n < -0x80000000L ? Integer.MIN_VALUE : (int) n;
    }
}

class Second {
    static int limited(long value) {
        return (int) value;
    }
}
