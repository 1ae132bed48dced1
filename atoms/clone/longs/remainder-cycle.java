// label: eq
// entry: period cycle
// licence: Apache-2.0

class First {
    static int period(long n) {
        int d = (int) Math.floorMod(n, 997) + 1;
        int[] seen = new int[d];
        int rest = 1 % d;
        for (int step = 1; ; step++) {
            if (seen[rest] > 0) {
                return step - seen[rest];
            }
            seen[rest] = step;
            rest = rest * 10 % d;
        }
    }
}

class Second {
    static int cycle(long n) {
        int d = 1 + (int) ((n % 997 + 997) % 997);
        while (d % 2 == 0) {
            d /= 2;
        }
        while (d % 5 == 0) {
            d /= 5;
        }
        int length = 1;
        for (int rest = 10 % d; rest != 1 % d; rest = rest * 10 % d) {
            length++;
        }
        return length;
    }
}
