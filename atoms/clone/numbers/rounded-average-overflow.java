// label: neq
// entry: average middle
// differs: Second overflows when the sum is no int.
// licence: Apache-2.0

class First {
    static int average(int a, int b) {
        return (int) (((long) a + (long) b) / 2);
    }
}

class Second {
    static int middle(int a, int b) {
        return (a + b) / 2;
    }
}
