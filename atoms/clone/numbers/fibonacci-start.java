// label: neq
// entry: fibonacci pairwise
// differs: Second is one number ahead in the sequence.
// licence: Apache-2.0

class First {
    static int fibonacci(int n) {
        int[] values = new int[42];
        values[1] = 1;
        for (int i = 2; i < values.length; i++) {
            values[i] = values[i - 1] + values[i - 2];
        }
        return values[Math.floorMod(n, 40)];
    }
}

class Second {
    static int pairwise(int n) {
        int left = Math.floorMod(n, 40);
        int a = 0;
        int b = 1;
        do {
            int sum = a + b;
            a = b;
            b = sum;
        } while (left-- > 0);
        return a;
    }
}
