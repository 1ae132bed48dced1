// label: eq
// weak: yes
// entry: sign direction
// licence: Apache-2.0

class First {
    static int sign(int n) {
        return n > 0 ? 1 : n < 0 ? -1 : 1;
    }
}

class Second {
    static int direction(int n) {
        return n >> 31 | 1;
    }
}
