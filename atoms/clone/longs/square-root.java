// label: eq
// entry: root whole
// licence: Apache-2.0

class First {
    static long root(long n) {
        long value = n & 0xffffffffffffL;
        long low = 0;
        long high = 1L << 25;
        while (low < high) {
            long middle = (low + high + 1) / 2;
            if (middle * middle <= value) {
                low = middle;
            } else {
                high = middle - 1;
            }
        }
        return low;
    }
}

class Second {
    static long whole(long n) {
        long value = n & (1L << 48) - 1;
        if (value == 0) {
            return 0;
        }
        long guess = 1L << (65 - Long.numberOfLeadingZeros(value)) / 2;
        while (true) {
            long next = (guess + value / guess) / 2;
            if (next >= guess) {
                return guess;
            }
            guess = next;
        }
    }
}
