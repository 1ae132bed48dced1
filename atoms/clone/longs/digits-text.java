// label: eq
// entry: spelled written
// licence: Apache-2.0

class First {
    static String spelled(long n) {
        return Long.toUnsignedString(n, 10);
    }
}

class Second {
    static String written(long n) {
        if (n >= 0) {
            return Long.toString(n);
        }
        long quotient = (n >>> 1) / 5;
        return quotient + "" + (n - quotient * 10);
    }
}
