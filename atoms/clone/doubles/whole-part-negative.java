// label: neq
// strict: yes
// entry: wholePart truncated
// differs: First cuts off toward zero, Second rounds down.
// licence: Apache-2.0

class First {
    static double wholePart(double x) {
        return x - x % 1;
    }
}

class Second {
    static double truncated(double value) {
        double down = Math.floor(value);
        return Double.isInfinite(value) ? Double.NaN : down == 0 ? value - value : down;
    }
}
