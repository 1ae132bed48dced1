// label: eq
// entry: triangular gauss
// licence: Apache-2.0

class First {
    static long triangular(int n) {
        int last = Math.abs(n % 20000);
        long sum = 0;
        for (int i = 1; i <= last; i++) {
            sum += i;
        }
        return n < 0 ? -sum : sum;
    }
}

class Second {
    static long gauss(int n) {
        long last = n % 20000;
        return last < 0 ? last * (1 - last) / 2 : last * (last + 1) / 2;
    }
}
