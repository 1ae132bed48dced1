// label: eq
// entry: evaluate polynomial
// licence: Apache-2.0

class First {
    static int evaluate(int[] coefficients, int x) {
        int result = 0;
        for (int i = coefficients.length - 1; i >= 0; i--) {
            result = result * x + coefficients[i];
        }
        return result;
    }
}

class Second {
    static int polynomial(int[] terms, int x) {
        int sum = 0;
        int power = 1;
        for (int term : terms) {
            sum += term * power;
            power *= x;
        }
        return sum;
    }
}
