// label: eq
// entry: prime sieve
// licence: Apache-2.0

class First {
    static int prime(int n) {
        int wanted = Math.floorMod(n, 200);
        int candidate = 2;
        while (true) {
            if (isPrime(candidate) && wanted-- == 0) {
                return candidate;
            }
            candidate++;
        }
    }

    private static boolean isPrime(int x) {
        for (int d = 2; d * d <= x; d++) {
            if (x % d == 0) {
                return false;
            }
        }
        return true;
    }
}

class Second {
    static int sieve(int n) {
        boolean[] composite = new boolean[1300];
        int index = Math.floorMod(n, 200);
        for (int i = 2; i < composite.length; i++) {
            if (composite[i]) {
                continue;
            }
            if (index == 0) {
                return i;
            }
            index--;
            for (int j = i + i; j < composite.length; j += i) {
                composite[j] = true;
            }
        }
        return -1;
    }
}
