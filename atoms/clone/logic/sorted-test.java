// label: neq
// entry: ascending ordered
// differs: Second does not accept equal neighbours.
// licence: Apache-2.0

class First {
    static boolean ascending(int[] a) {
        for (int i = 1; i < a.length; i++) {
            if (a[i - 1] > a[i]) {
                return false;
            }
        }
        return true;
    }
}

class Second {
    static boolean ordered(int[] values) {
        int i = 0;
        while (i + 1 < values.length && values[i] < values[i + 1]) {
            i++;
        }
        return i + 1 >= values.length;
    }
}
