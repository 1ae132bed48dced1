// label: neq
// entry: adjusted toggled
// differs: Second forgets to add one to the complement.
// licence: Apache-2.0

class First {
    static int adjusted(boolean negative, int value) {
        return value * (negative ? -1 : 1);
    }
}

class Second {
    static int toggled(boolean flag, int n) {
        return flag ? ~n : n;
    }
}
