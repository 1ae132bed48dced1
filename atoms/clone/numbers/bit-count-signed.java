// label: neq
// entry: ones population
// differs: Second does not see the sign bit of a negative number.
// licence: Apache-2.0

class First {
    static int ones(int n) {
        int count = 0;
        for (int i = 0; i < 32; i++) {
            count += n >> i & 1;
        }
        return count;
    }
}

class Second {
    static int population(int n) {
        int count = 0;
        int rest = n & Integer.MAX_VALUE;
        while (rest > 0) {
            count += rest % 2;
            rest /= 2;
        }
        return count;
    }
}
