// label: eq
// entry: adjusted toggled
// licence: Apache-2.0

class First {
    static int adjusted(boolean negative, int value) {
        return negative ? -value : value;
    }
}

class Second {
    static int toggled(boolean flag, int n) {
        int mask = flag ? -1 : 0;
        return (n ^ mask) - mask;
    }
}
