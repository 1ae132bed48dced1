// label: eq
// entry: root squareRoot
// licence: Apache-2.0

class First {
    static int root(int n) {
        if (n < 0) {
            return -root(n == Integer.MIN_VALUE ? Integer.MAX_VALUE : -n);
        }
        int low = 0;
        int high = 46341;
        while (high - low > 1) {
            int middle = (low + high) >>> 1;
            if (middle * middle <= n) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return low;
    }
}

class Second {
    static int squareRoot(int n) {
        int value = n == Integer.MIN_VALUE ? Integer.MAX_VALUE : Math.abs(n);
        int found = 0;
        for (int bit = 1 << 15; bit > 0; bit >>= 1) {
            long candidate = found | bit;
            if (candidate * candidate <= value) {
                found |= bit;
            }
        }
        return n < 0 ? -found : found;
    }
}
