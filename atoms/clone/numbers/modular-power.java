// label: eq
// entry: power modPow
// licence: Apache-2.0

class First {
    static int power(int base, int exponent) {
        long m = 1000000007L;
        long result = 1;
        long factor = Math.floorMod(base, m);
        for (int e = exponent & Integer.MAX_VALUE; e > 0; e >>= 1) {
            if ((e & 1) == 1) {
                result = result * factor % m;
            }
            factor = factor * factor % m;
        }
        return (int) result;
    }
}

class Second {
    private static final int PRIME = 1000000007;

    static int modPow(int base, int exponent) {
        return (int) raise(Math.floorMod(base, PRIME), exponent & 0x7fffffff);
    }

    private static long raise(long base, int exponent) {
        if (exponent == 0) {
            return 1;
        }
        long half = raise(base, exponent / 2);
        long square = half * half % PRIME;
        return exponent % 2 == 0 ? square : square * base % PRIME;
    }
}
