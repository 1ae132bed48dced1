// label: eq
// entry: saturated capped
// licence: Apache-2.0

class First {
    static int saturated(int a, int b) {
        long sum = (long) a + b;
        if (sum > Integer.MAX_VALUE) {
            return Integer.MAX_VALUE;
        }
        return sum < Integer.MIN_VALUE ? Integer.MIN_VALUE : (int) sum;
    }
}

class Second {
    static int capped(int a, int b) {
        int sum = a + b;
        boolean overflow = ((a ^ sum) & (b ^ sum)) < 0;
        return overflow ? a >> 31 ^ Integer.MAX_VALUE : sum;
    }
}
