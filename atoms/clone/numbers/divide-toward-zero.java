// label: neq
// entry: quotient part
// differs: First rounds toward negative infinity, Second toward zero.
// licence: Apache-2.0

class First {
    static int quotient(int a, int b) {
        int d = b == 0 ? 7 : b;
        return a == Integer.MIN_VALUE ? 0 : Math.floorDiv(a, d);
    }
}

class Second {
    static int part(int a, int b) {
        if (a == Integer.MIN_VALUE) {
            return 0;
        }
        return b != 0 ? a / b : a / 7;
    }
}
