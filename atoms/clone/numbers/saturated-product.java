// label: neq
// entry: saturated capped
// differs: Second notices an overflow only when the sign of the product is wrong.
// licence: Apache-2.0

class First {
    static int saturated(int a, int b) {
        long product = (long) a * b;
        return (int) Math.max(Integer.MIN_VALUE, Math.min(Integer.MAX_VALUE, product));
    }
}

class Second {
    static int capped(int a, int b) {
        int product = a * b;
        boolean negative = a != 0 && b != 0 && (a < 0) != (b < 0);
        if (negative && product >= 0) {
            return Integer.MIN_VALUE;
        }
        return !negative && product < 0 ? Integer.MAX_VALUE : product;
    }
}
