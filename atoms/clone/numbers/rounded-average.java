// label: eq
// entry: average middle
// licence: Apache-2.0

class First {
    static int average(int a, int b) {
        return (int) Math.floorDiv((long) a + b, 2L);
    }
}

class Second {
    static int middle(int a, int b) {
        return (a & b) + ((a ^ b) >> 1);
    }
}
