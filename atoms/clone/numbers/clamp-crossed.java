// label: neq
// entry: clamp bounded
// differs: When the bounds cross, First gives the lower bound and Second the upper one.
// licence: Apache-2.0

class First {
    static int clamp(int x, int low, int high) {
        int capped = x < high ? x : high;
        return capped > low ? capped : low;
    }
}

class Second {
    static int bounded(int x, int low, int high) {
        return x <= low ? Math.min(low, high) : x >= high ? high : x;
    }
}
