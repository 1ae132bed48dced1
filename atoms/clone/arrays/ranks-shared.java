// label: neq
// entry: ranks places
// differs: Second gives equal values the same place.
// licence: Apache-2.0

class First {
    static int[] ranks(int[] a) {
        int[] out = new int[a.length];
        for (int i = 0; i < a.length; i++) {
            for (int j = 0; j < i; j++) {
                if (a[j] <= a[i]) {
                    out[i]++;
                } else {
                    out[j]++;
                }
            }
        }
        return out;
    }
}

class Second {
    static int[] places(int[] values) {
        int[] out = new int[values.length];
        for (int i = 0; i < values.length; i++) {
            for (int other : values) {
                out[i] += other < values[i] ? 1 : 0;
            }
        }
        return out;
    }
}
