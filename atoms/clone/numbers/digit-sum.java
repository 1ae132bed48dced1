// label: eq
// entry: digitSum crossSum
// licence: Apache-2.0

class First {
    static int digitSum(int n) {
        long rest = Math.abs((long) n);
        int sum = 0;
        while (rest > 0) {
            sum += rest % 10;
            rest /= 10;
        }
        return n < 0 ? -sum : sum;
    }
}

class Second {
    static int crossSum(int n) {
        return n == 0 ? 0 : n % 10 + crossSum(n / 10);
    }
}
