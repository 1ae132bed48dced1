// label: neq
// entry: evaluate polynomial
// differs: Second takes the coefficients in the other order.
// licence: Apache-2.0

class First {
    static int evaluate(int[] coefficients, int x) {
        return from(coefficients, x, 0);
    }

    private static int from(int[] c, int x, int at) {
        return at == c.length ? 0 : c[at] + x * from(c, x, at + 1);
    }
}

class Second {
    static int polynomial(int[] terms, int x) {
        int result = 0;
        for (int term : terms) {
            result = result * x + term;
        }
        return result;
    }
}
