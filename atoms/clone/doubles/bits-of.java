// label: eq
// strict: yes
// entry: pattern encoded
// licence: Apache-2.0

class First {
    static long pattern(double x) {
        return Double.doubleToLongBits(x);
    }
}

class Second {
    static long encoded(double value) {
        return Double.isNaN(value) ? 0x7ff8000000000000L : Double.doubleToRawLongBits(value);
    }
}
