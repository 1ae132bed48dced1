// label: eq
// strict: yes
// entry: wholePart truncated
// licence: Apache-2.0

class First {
    static double wholePart(double x) {
        return x < 0 ? Math.ceil(x) : Math.floor(x);
    }
}

class Second {
    static double truncated(double value) {
        double size = Math.floor(Math.abs(value));
        return Math.copySign(size, value);
    }
}
