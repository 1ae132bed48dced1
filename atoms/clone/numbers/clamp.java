// label: eq
// entry: clamp bounded
// licence: Apache-2.0

class First {
    static int clamp(int x, int low, int high) {
        return Math.max(low, Math.min(high, x));
    }
}

class Second {
    static int bounded(int value, int from, int to) {
        if (from > to || value < from) {
            return from;
        }
        return value > to ? to : value;
    }
}
