// label: eq
// entry: fibonacci pairwise
// licence: Apache-2.0

class First {
    static int fibonacci(int n) {
        int steps = n & 0x3ff;
        int a = 0;
        int b = 1;
        for (int i = 0; i < steps; i++) {
            int next = a + b;
            a = b;
            b = next;
        }
        return a;
    }
}

class Second {
    static int pairwise(int n) {
        return fib(n & 1023)[0];
    }

    private static int[] fib(int n) {
        if (n == 0) {
            return new int[] {0, 1};
        }
        int[] half = fib(n >> 1);
        int even = half[0] * (2 * half[1] - half[0]);
        int odd = half[0] * half[0] + half[1] * half[1];
        return (n & 1) == 0 ? new int[] {even, odd} : new int[] {odd, even + odd};
    }
}
